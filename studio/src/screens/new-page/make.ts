// What a new page is made of: what is typed in the steps, what the text itself tells, and the calls that make it.
import type { Brand } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';

export const kinds = ['outbound', 'inbound', 'call_followup', 'sales_deck', 'custom'] as const;
export type Kind = (typeof kinds)[number];
export const themes = ['calm', 'bold', 'editorial'] as const;
export const colors = ['#4a3fe0', '#0f766e', '#b4235a', '#c2410c', '#1d4ed8', '#111827'];

export interface Fields {
  kind: Kind;
  name: string;
  context: string;
  /** One there is already; empty for a new one, absent as long as nobody chose. */
  brandId?: string;
  company: string;
  color: string;
  theme: (typeof themes)[number];
  button: string;
  url: string;
}

export const noFields: Fields = {
  kind: 'outbound',
  name: '',
  context: '',
  company: '',
  color: colors[0] ?? '',
  theme: 'calm',
  button: '',
  url: '',
};

// Kept in the tab until the page is made: a reload loses nothing.
const keptAs = 'facet.newPage';

export function keptFields(): Fields {
  try {
    return { ...noFields, ...JSON.parse(sessionStorage.getItem(keptAs) ?? '{}') };
  } catch {
    return noFields;
  }
}
export const keepFields = (fields: Fields): void =>
  sessionStorage.setItem(keptAs, JSON.stringify(fields));
export const forgetFields = (): void => sessionStorage.removeItem(keptAs);

/** "Book a demo: https://…": what stands before an address is what its button should say. */
function buttonBefore(text: string, address: string): string {
  const line = text.slice(0, text.indexOf(address)).split('\n').at(-1) ?? '';
  const words = /(?:^|[.!?]\s)([^.!?:]{3,30}):\s*$/.exec(line)?.[1]?.trim() ?? '';
  return words.split(/\s+/).length > 1 ? words : '';
}

/** Where the text says one can turn to, and whose it is: a start that can be typed over. */
export function guessed(context: string): Pick<Fields, 'company' | 'url' | 'button'> {
  const part = context.slice(0, 50_000);
  const link = part.match(/https?:\/\/[^\s<>"”)]{4,200}/)?.[0]?.replace(/[.,;:]+$/, '');
  const email = part.match(/[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}/)?.[0];
  const host = link === undefined ? email?.split('@')[1] : new URL(link).hostname;
  const label = host?.replace(/^www\./, '').split('.')[0] ?? '';
  const written = part
    .split(/[^\p{L}\p{N}]+/u)
    .find((word) => word.toLowerCase() === label && word !== label);
  const url = link ?? email ?? '';
  return { company: written ?? '', url, button: url === '' ? '' : buttonBefore(part, url) };
}

/** What was typed as an address: an email and a phone number get their scheme. */
function actionFor(button: string, typed: string) {
  const value = typed.trim();
  if (value === '') return undefined;
  const title = button.trim() || t.newPage.buttonPlaceholder;
  const base = { purpose: title, buttonTitle: title };
  if (/^\S+@\S+\.\S+$/.test(value))
    return { ...base, actionType: 'email' as const, url: `mailto:${value}` };
  if (/^\+?[\d ()/-]{6,}$/.test(value))
    return { ...base, actionType: 'phone' as const, url: `tel:${value.replace(/[^\d+]/g, '')}` };
  return {
    ...base,
    actionType: 'url' as const,
    url: /^https?:/i.test(value) ? value : `https://${value}`,
  };
}

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async () => (await facet.brands.list()).items,
});

/** Who has a brand goes on with it unless they say otherwise. */
export const chosenBrand = ({ brandId }: Fields, brands: readonly Brand[]): Brand | undefined =>
  brandId === undefined ? brands[0] : brands.find((brand) => brand.brandId === brandId);

export const brandOf = ({ company, color, theme }: Fields) => ({
  ...(company.trim() === '' ? {} : { name: company.trim() }),
  colors: { primary: color },
  theme,
});

async function makeBrand(fields: Fields): Promise<string> {
  const name = (fields.company || fields.name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40);
  const brandId = `brand_${name}_${Math.random().toString(36).slice(2, 6)}`;
  await facet.brands.put(brandId, brandOf(fields));
  await queries.invalidateQueries({ queryKey: ['brands'] });
  return brandId;
}

export async function makePage(fields: Fields): Promise<{ pageId: string; audienceId: string }> {
  const chosen = chosenBrand(fields, await queries.ensureQueryData(brandsQuery));
  const brandId = chosen?.brandId ?? (await makeBrand(fields));
  const action = actionFor(fields.button, fields.url);
  const page = await facet.pages.create({
    name: fields.name.trim(),
    pageType: fields.kind,
    pageContext: fields.context.trim(),
    brandId,
    actions: action ? [action] : [],
    actionCardWidgets: [],
    scripts: [],
  });
  // A variant for everyone, so that there is something to look at.
  const audience = await facet.audiences.create(page.pageId, { customName: t.newPage.first });
  return { pageId: page.pageId, audienceId: audience.audienceId };
}
