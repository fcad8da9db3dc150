// The settings of a page as they are being changed, and what of them differs from what is stored.
import type { FooterLinkGroup, Page, Script } from '@facet/sdk';

type Action = Page['actions'][number];
export type ActionType = Action['actionType'];

export interface ActionDraft {
  actionId?: string;
  purpose: string;
  buttonTitle: string;
  actionType: ActionType;
  url?: string;
}

export interface PageDraft {
  name: string;
  pageContext: string;
  topicIds: string[];
  actions: ActionDraft[];
  claimPolicy: Page['claimPolicy'];
  actionCardWidgets: Page['actionCardWidgets'];
  footerLinks: FooterLinkGroup[];
  scripts: Script[];
  title: string;
  description: string;
  ogTitle: string;
  ogDescription: string;
  noindex: boolean;
}

export interface PartProps {
  draft: PageDraft;
  set(change: Partial<PageDraft>): void;
  disabled: boolean;
}

export const draftOf = (page: Page): PageDraft => ({
  name: page.name,
  pageContext: page.pageContext,
  topicIds: page.topicIds ?? [],
  actions: page.actions.map(({ actionIndex: _, ...action }) => action),
  claimPolicy: page.claimPolicy,
  actionCardWidgets: page.actionCardWidgets,
  footerLinks: page.footerLinks ?? [],
  scripts: page.scripts,
  title: page.metadata?.title ?? '',
  description: page.metadata?.description ?? '',
  ogTitle: page.metadata?.ogTitle ?? '',
  ogDescription: page.metadata?.ogDescription ?? '',
  noindex: page.metadata?.robots?.includes('noindex') ?? false,
});

const metadataFields = ['title', 'description', 'ogTitle', 'ogDescription'] as const;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what was changed is sent: what somebody else changed meanwhile stays. */
export function changeOf(page: Page, draft: PageDraft): Record<string, unknown> {
  const before = draftOf(page);
  const { title: _t, description: _d, ogTitle: _o, ogDescription: _g, noindex, ...own } = draft;
  const change = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => !same(value, before[name as keyof PageDraft])),
  );
  const metadata: Record<string, unknown> = Object.fromEntries(
    metadataFields
      .filter((name) => draft[name] !== before[name])
      .map((name) => [name, draft[name].trim() === '' ? null : draft[name].trim()]),
  );
  if (noindex !== before.noindex) metadata.robots = noindex ? ['noindex'] : null;
  return Object.keys(metadata).length === 0 ? change : { ...change, metadata };
}
