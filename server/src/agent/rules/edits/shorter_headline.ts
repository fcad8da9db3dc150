// A shorter headline by leaving out, never another statement: without the reader's name, without what
// follows a mark, without the firm's own name.
import { fold } from '../../../platform/text/words.ts';
import { wordCount } from '../compose/claim_lines.ts';
import type { Desk } from '../compose/desk.ts';
import { headlinesOf } from '../compose/headline.ts';
import { capitalised } from '../context/items.ts';
import { type Editing, type Outcome, quotedEnd } from './editing.ts';
import { bareOf, heroOf, mainClause, passes, withHeadline } from './headline.ts';
import { topicWeights } from './search.ts';

const enough = 0.8;

export function shorterHeadline(editing: Editing): Outcome | undefined {
  const hero = heroOf(editing);
  if (!hero) return undefined;
  const { desk } = editing;
  const { headline } = hero;
  const weights = topicWeights(headline, desk);
  // A line of the sources says the same only if it has most of its words and all of its figures.
  const figures: string[] = headline.match(/\d[\d.,]*/g) ?? [];
  const same = headlinesOf(desk).filter(
    (line) =>
      desk.scorer.coverage(line, weights) >= enough &&
      figures.every((one) => line.includes(one)) &&
      passes(editing, hero, line),
  );
  const line = [...shorterOf(headline, desk), ...same].find(
    (one) => wordCount(one) < wordCount(headline),
  );
  if (line === undefined) return undefined;
  const did = `I shortened the headline to ${quotedEnd(line)}`;
  // What is left stood there before, on whosever word.
  return { ...withHeadline(editing, hero, line), did, deed: 'shortened', dictated: [line] };
}

const marks = /[;,]\s|[:：]\s?|\s[–—-]\s|、|،\s/gu;
/** What begins so says nothing without what follows. */
const opensOnly =
  /^(?:if|when|while|as|because|wenn|falls|sobald|weil|si|quand|lorsque|comme|cuando|se|quando|als|wanneer|gaat|jeśli|gdy|إذا|عندما)(?!\p{L})/iu;
/** `…, notes and invoices`: what was cut is one of several things. */
const listing =
  /^[^,;:]{1,40}\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|i|oraz|lub)\s[^,;:]{1,60}$/iu;
const neutralVerb =
  /^(?:is|are|makes?|does|offers?|provides?|ist|macht|bietet|est|fait|propose|offre|es|hace|ofrece|è|fa|é|faz|oferece|doet|biedt|to|robi|oferuje)\s/iu;

function shorterOf(headline: string, desk: Desk): string[] {
  const [, aside = headline] = /^(.{8,}?)\s?[(（][^()（）]{1,80}[)）]$/u.exec(headline) ?? [];
  const cuts = [...headline.matchAll(marks)]
    .filter(({ index, 0: mark }) => !listing.test(headline.slice(index + mark.length)))
    .map(({ index }) => headline.slice(0, index))
    .filter(isWhole)
    .filter((part) => part.length <= headline.length * enough)
    .reverse();
  return [
    bareOf(desk, headline),
    ...withoutLabel(headline, desk),
    ...mainClause(headline),
    ...cuts,
    aside,
    ...withoutYear(headline),
    ...withoutFirm(headline, desk),
  ];
}

const lastYear =
  /(?:,|\s(?:in|im jahr|en|nel|em|w|في|عام|في عام))\s(?:19|20)\d\d(?:[/–-]\d{2,4})?(?:\sr\.|\sroku)?$|\s?[(（](?:19|20)\d\d年?[)）]$/iu;
const firstYear =
  /^(?:(?:in|im jahr|en|nel|em|w|في|عام|في عام)\s)?(?:19|20)\d\d(?:,\s|:\s|年(?:の|は|に|、))/iu;

/** `38% less waste in 2025`: the figure stays; `until 2027` and `since 2001` say what it is worth. */
const withoutYear = (headline: string): string[] =>
  [headline.replace(lastYear, ''), capitalised(headline.replace(firstYear, ''))].filter(
    (rest) => rest !== headline && rest.length >= 8,
  );

const firmOf = ({ source, input }: Desk): string[] =>
  [source.product, input.brand?.name].filter((name) => name !== undefined);

/** `Ledgerline for Northwind: close in four days` says it without the names. */
function withoutLabel(headline: string, desk: Desk): string[] {
  const [, label = '', rest = ''] = /^(.{2,60}?)[:：]\s?(.+)$/su.exec(headline) ?? [];
  const isName =
    wordCount(label) <= 2 || firmOf(desk).some((name) => fold(label).includes(fold(name)));
  return isName && wordCount(rest) >= 3 ? [capitalised(rest)] : [];
}

const isWhole = (part: string): boolean =>
  (!/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(part) || /(?:です|ます|ました|ません)$/u.test(part)) &&
  !opensOnly.test(part) &&
  !/[?？؟]/.test(part) &&
  (wordCount(part) >= 4 || (wordCount(part) >= 2 && /\d/.test(part)));

/** `Ponte Nova does occupational health for builders`: what it does is said without its name too. */
function withoutFirm(headline: string, desk: Desk): string[] {
  const [, lead = '', rest = ''] =
    /^(?:(?:the|die|der|das|la|le|el|il|a|o|de|het)\s)?((?:\p{Lu}[\p{L}&.-]*\s){1,4}|[^\s、は]{2,16}(?=は))(.+)$/su.exec(
      headline,
    ) ?? [];
  const isFirm = firmOf(desk).some(
    (name) => lead.trim().length > 3 && fold(name).includes(fold(lead.trim())),
  );
  const bare = rest.replace(neutralVerb, '').replace(/^は、?/u, '');
  return isFirm && bare !== rest && wordCount(bare) >= 3 ? [capitalised(bare)] : [];
}
