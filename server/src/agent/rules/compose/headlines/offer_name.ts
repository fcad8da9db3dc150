// What the offer is called, where no line of it is worth a headline: its name in the title of the paper, for this reader.
import { capitalised } from '../../context/items.ts';
import type { Brief } from '../brief/brief.ts';
import { ofPaper } from '../brief/page_title.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { forReader } from '../sections/lead_heading.ts';
import { wordCount } from '../texts/claim_lines.ts';
import { isStatement } from '../texts/statements.ts';
import { ofFirm } from './lead_kinds.ts';

const japanesePaper = /\s*(?:のご|ご)?(?:提案|案内|紹介|説明)?(?:資料|書|メモ|原稿)(?:[(（].*)?$/u;
/** `Lift maintenance, Porto`, `Ribera – pool shells in Funes, Santa Fe`. */
const place = /,\s(?:\p{Lu}[\p{L}’'-]+\s?){1,3}$/u;
const maxWords = 10;

/** `Shipping boxes with your print`, from the title; with the company where its language needs no other case. */
export function offerName(brief: Brief): string | undefined {
  const { source, language } = brief;
  const title = (source.title ?? '').replace(language === 'ja' ? japanesePaper : place, '').trim();
  const words = wordCount(title);
  if (words < 2 || words > maxWords || /\d{3}/.test(title)) return undefined;
  // Behind the name of the house stands what it is, and that is asked for by itself.
  if (/\s[–—|-]\s/u.test(title) && isProduct(source.product, title)) return undefined;
  if ([ofPaper, ofFirm].some((one) => one.test(title)) || isUnfit(brief, title)) return undefined;
  if (isStatement(title, language)) return undefined;
  return forReader(brief, capitalised(title));
}

const isProduct = (product: string | undefined, title: string): boolean =>
  product !== undefined && title.toLowerCase().startsWith(product.toLowerCase());

/** `Rooflight | roof surveys by drone for landlords`: what stands behind the name in the title. */
export function describedAs({ source: { product, title } }: Brief): string | undefined {
  if (product === undefined || title === undefined) return undefined;
  if (!isProduct(product, title)) return undefined;
  const said = /^\s?[|–—:：,-]\s*(\p{L}.{8,90}?)(?:\s*[(（].*)?$/u.exec(
    title.slice(product.length),
  )?.[1];
  const words = wordCount(said ?? '');
  return said === undefined ||
    words < 3 ||
    words > maxWords ||
    /\d/.test(said) ||
    ofPaper.test(said)
    ? undefined
    : capitalised(said);
}
