// Small sections as one: those of one line stand together, those under no heading get one.

import type { Block } from '../../../content/content.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { emptySection } from '../context/reading.ts';
import { type Desk, type Draft, type DraftOf, fitOf } from './desk.ts';
import { isPriced as offersPrice } from './fitting.ts';
import { kindOf } from './kinds.ts';
import { isAkin } from './led.ts';
import { looseBlocks } from './loose.ts';
import { quotedCompanies } from './proof.ts';
import { headingOf, textsOf } from './texts.ts';

/** Sections of one line stand together, and no page has more blocks than `room`. */
export function gatherSmall(desk: Desk, parts: readonly Draft[][], room: number): Draft[] {
  const loose = parts.filter(isUntitled);
  // What leads stands on its own, and so does what others have seen.
  const small = parts.filter(
    (part, at) =>
      isSmall(part) &&
      !isUntitled(part) &&
      !isProof(desk, part) &&
      !proposes.test(headingOf(part[0] as Block) ?? '') &&
      !(at === 0 && (isLed(desk, part) || lengthOf(part) > openingText)),
  );
  const others = parts.filter((part) => !loose.includes(part) && !small.includes(part));
  const folded = small.length >= 2 ? [...small] : [];
  const count = () =>
    [...parts]
      .filter((part) => !loose.includes(part) && !folded.includes(part))
      .reduce((sum, part) => sum + part.length, 0) +
    (loose.length > 0 ? 1 : 0) +
    (folded.length > 0 ? 1 : 0);
  // From the end: what matters to the reader stands before it.
  for (let at = others.length - 1; at > 0 && count() > room; at--) {
    const part = others[at];
    if (part && asEntry(part)?.title !== undefined) folded.push(part);
  }
  if (folded.length === 1) folded.pop();
  const order = parts.filter((part) => folded.includes(part));
  const gathered = gatherTitled(desk, order);
  const about = looseBlocks(desk, loose.flat());
  const opens = loose[0] !== undefined && loose[0] === parts[0];
  const out: Draft[] = opens ? [...about] : [];
  for (const part of parts) {
    if (loose.includes(part)) continue;
    if (!order.includes(part)) out.push(...part);
    else if (part === order[0]) out.push(...gathered);
  }
  return opens ? out : [...out, ...about];
}

/** `Punctuality in 2025: 98.7% of all arrivals.` */
export const isLabelled = (text: string): boolean => entryIn(text) !== undefined;

/** So many paragraphs under no heading are a wall: what has a name of its own stands apart. */
const manyLoose = 4;

/**
 * What has a label of its own is a section of its own, `Warranty: 36 months …`; prices and
 * conditions after all that they are the price of. One alone stays in the text.
 */
export function labelledApart(desk: Desk, parts: readonly Draft[][]): Draft[][] {
  const loose = parts.filter(isUntitled).flatMap(([only]) => paragraphsOf(only));
  const entryOf = (text: string) => entryIn(text) ?? priceEntry(desk, text);
  const labelled = loose.filter((text) => entryOf(text) !== undefined).length;
  const small = parts.filter((part) => isSmall(part) && !isUntitled(part)).length;
  const terms = loose.some((text) => isTerms(entryIn(text)?.title ?? ''));
  const few = small === 0 && loose.length > 1 && loose.length < manyLoose;
  if (labelled === 0 || (labelled === 1 && !terms && few)) return [...parts];
  const late: Draft[][] = [];
  const apart = parts.flatMap((part): Draft[][] => {
    const [only] = part;
    if (!isUntitled(part) || only?.type !== 'prose') return [part];
    const { chunkIds } = only;
    const { rest, entries } = byEntry(only.paragraphs, entryOf);
    const titled = entries.flatMap((entry): Draft[][] => {
      const { title: heading } = entry;
      const section: Draft[] = [{ type: 'prose', chunkIds, heading, paragraphs: [entry.text] }];
      if (!isTerms(heading)) return [section];
      if (!isPrice(heading) || !joinPrices(late, entry.text)) late.push(section);
      return [];
    });
    const kept: Draft[] = rest.length === 0 ? [] : [{ ...only, paragraphs: rest }];
    return [...(kept.length === 0 ? [] : [kept]), ...titled];
  });
  return [...apart, ...late];
}

interface Entry {
  title: string;
  text: string;
}

/** `Warranty: 30 years.`, and below it `Insurance included.`: a short line goes with the label above it. */
function byEntry(
  paragraphs: readonly string[],
  entryOf: (text: string) => Entry | undefined,
): { rest: string[]; entries: Entry[] } {
  const rest: string[] = [];
  const entries: Entry[] = [];
  let last: Entry | undefined;
  for (const text of paragraphs) {
    const entry = entryOf(text);
    if (entry) {
      last = { ...entry };
      entries.push(last);
    } else if (last && text.length <= maxGoingOn && isRisk(last.title)) {
      last.text = `${last.text} ${text}`;
      last = undefined;
    } else {
      last = undefined;
      rest.push(text);
    }
  }
  return { rest, entries };
}
const maxGoingOn = 60;
const isRisk = (title: string): boolean => kindOf(emptySection(title)) === 'risk';

/** All that it costs stands under one heading. */
function joinPrices(sections: readonly Draft[][], text: string): boolean {
  const prices = sections
    .flat()
    .find((one) => one.type === 'prose' && one.heading !== undefined && isPrice(one.heading));
  if (prices?.type === 'prose') prices.paragraphs.push(text);
  return prices !== undefined;
}

/** Amounts under no heading of their own are what it costs. */
function priceEntry(
  { phrases, language, claims }: Desk,
  text: string,
): { title: string; text: string } | undefined {
  const sentences = sentencesOf(text, language);
  // What somebody saved is no price.
  const isPrice = (sentence: string): boolean => hasAmount(sentence) && !saved.test(sentence);
  const priced = sentences.filter(isPrice).length;
  const { prices } = phrases;
  // What begins with a price goes on with what is in it and what is not.
  const isPriced = priced * 2 > sentences.length || isPrice(sentences[0] ?? '');
  return prices !== undefined && isPriced && offersPrice(text) && claims.isFresh(prices)
    ? { title: prices, text }
    : undefined;
}

const saved =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing)|spar(?:t|te|en|ten)|gespart|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*|bespaar\p{L}*|bespar\p{L}*|oszczędz\p{L}*|zaoszczędz\p{L}*|odzyska\p{L}*|recovered|avoided|raised|spend[eo]?|spends|spent|dépens\p{L}*|gasta\p{L}*|wydaje)(?!\p{L})|節約|削減/iu;

const paragraphsOf = (draft: Draft | undefined): string[] =>
  draft?.type === 'prose' ? draft.paragraphs : [];

const isPrice = (heading: string): boolean => kindOf(emptySection(heading)) === 'price';

const isTerms = (heading: string): boolean =>
  ['price', 'risk', 'practical'].includes(kindOf(emptySection(heading)));

const keptTypes: ReadonlySet<string> = new Set(['pricing', 'timeline', 'steps', 'table']);

/** No more than `most` blocks: those that fit least are left out, what leads and what it costs stay. */
export function withinRoom(desk: Desk, blocks: readonly Draft[], most: number): Draft[] {
  if (blocks.length <= most) return [...blocks];
  const fit = new Map(
    blocks.map((block, at) => {
      const stays = at === 0 || keptTypes.has(block.type);
      const words = textsOf(block as Block).join(' ');
      return [block, stays ? Number.POSITIVE_INFINITY : fitOf(desk, words) - at * 0.01];
    }),
  );
  const kept = new Set(
    [...blocks].sort((a, b) => (fit.get(b) ?? 0) - (fit.get(a) ?? 0)).slice(0, most),
  );
  return blocks.filter((block) => kept.has(block));
}

/** What is proposed is no side matter. */
const proposes =
  /(?<!\p{L})(?:propos\p{L}*|suggest\p{L}*|recommend\p{L}*|vorschlag\p{L}*|schlagen .{0,20}vor|proponemos|propuesta|proponiamo|proposta|propomos|voorstel\p{L}*|stellen .{0,10}voor|proponujemy|propozycj\p{L}+|solution|lösung|solución|soluzione|solução|oplossing|rozwiązani\p{L}+)(?!\p{L})|ご?提案/iu;

const loneText = 160;
const maxAnswers = 7;

/** A section of one line is no section: it stands among the questions, under its own name. */
export function loneToQuestions(
  desk: Desk,
  blocks: readonly Draft[],
  faq: DraftOf<'faq'> | undefined,
): { blocks: Draft[]; faq: DraftOf<'faq'> | undefined } {
  if (!faq) return { blocks: [...blocks], faq };
  const items = [...faq.items];
  const kept = blocks.filter((block, at) => {
    if (at === 0 || block.type !== 'prose' || block.heading === undefined) return true;
    const [text = '', ...more] = block.paragraphs;
    const lone = more.length === 0 && text.length <= loneText;
    if (!lone || items.length >= maxAnswers || isLed(desk, [block])) return true;
    if (!['risk', 'practical'].includes(kindOf(emptySection(block.heading)))) return true;
    items.push({ question: block.heading, answer: text });
    return false;
  });
  return { blocks: kept, faq: { ...faq, items } };
}

const isProof = ({ source }: Desk, [only]: readonly Draft[]): boolean => {
  const heading = only === undefined ? undefined : headingOf(only as Block);
  return (
    heading !== undefined &&
    (kindOf(emptySection(heading)) === 'proof' ||
      quotedCompanies(source.quotes).some((name) => heading.includes(name)))
  );
};

const smallText = 220;
const openingText = 120;
const isLed = ({ commands, language }: Desk, [only]: readonly Draft[]): boolean => {
  const held = termsOf([headingOf(only as Block), ...paragraphsOf(only)].join(' '), language);
  return commands.lead
    .flatMap((text) => termsOf(text, language))
    .some((term) => held.some((other) => isAkin(term, other)));
};
const lengthOf = ([only]: readonly Draft[]): number => paragraphsOf(only).join(' ').length;

const isSmall = (part: readonly Draft[]): boolean => {
  const [only] = part;
  return (
    part.length === 1 && only?.type === 'prose' && only.paragraphs.join(' ').length <= smallText
  );
};

/** Text that no heading of the author's stands above. */
const isUntitled = (part: readonly Draft[]): boolean =>
  part.length === 1 && part[0]?.type === 'prose' && part[0].heading === undefined;

/** A section as one entry of a list; none when it is too much for that. */
function asEntry(
  part: readonly Draft[],
): { title?: string; text: string; chunkIds: string[] } | undefined {
  const [only] = part;
  if (part.length !== 1 || !only) return undefined;
  if (only.type === 'prose') {
    const text = only.paragraphs.join(' ');
    if (text.length > 600) return undefined;
    return {
      text,
      chunkIds: only.chunkIds,
      ...(only.heading === undefined ? {} : { title: only.heading }),
    };
  }
  return undefined;
}

function gatherTitled(desk: Desk, parts: readonly Draft[][]): Draft[] {
  const entries = parts.flatMap((part) => asEntry(part) ?? []);
  const items = entries.flatMap(({ title, text }) =>
    title === undefined ? [] : [{ title, text }],
  );
  if (items.length === 0) return [];
  const chunkIds = [...new Set(entries.flatMap((entry) => entry.chunkIds))];
  const { goodToKnow } = desk.phrases;
  const heading =
    goodToKnow !== undefined && desk.claims.claim(goodToKnow) ? goodToKnow : undefined;
  return [{ type: 'benefits', chunkIds, ...(heading === undefined ? {} : { heading }), items }];
}

const labelled =
  /^(\p{Lu}[^.:：!?(]{1,39}?(?:\s?\([^()]{1,40}\))?)\s?[:：]\s(\S.{3,400})$|^([\p{scx=Han}\p{scx=Katakana}]{2,12})：(\S.{3,200})$/u;

export function entryIn(text: string): { title: string; text: string } | undefined {
  const [, latin, words, wide, letters] = labelled.exec(text) ?? [];
  const [title, said] = [latin ?? wide, words ?? letters];
  if (title === undefined || said === undefined || title.split(' ').length > 8) return undefined;
  return { title, text: capitalised(said) };
}
