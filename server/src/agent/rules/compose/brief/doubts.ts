// Claims of a page that a note puts in doubt: `The 4 places are 2`, among what was left out, speaks of the page's own
// `4 places`. Nothing of the kind stands in large letters; elsewhere the claim stays, for the source makes it, and the
// team is told.
import type { LeftOut } from '../../../../claims/claims.ts';
import { type Figure, figuresIn } from '../../../../claims/figures.ts';
import { eachText } from '../../../../claims/texts.ts';
import type { PageContent } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Source } from '../../context/source.ts';
import type { Brief } from './brief.ts';
import { stemsOf } from './in_common.ts';

export interface Doubt {
  /** The sentence on the page. */
  claim: string;
  note: string;
}

type Known = Pick<Source, 'language' | 'spoken' | 'topics' | 'questions'>;

const notes: ReadonlySet<LeftOut['reason']> = new Set(['unsure', 'internal', 'instruction']);
const maxDoubts = 5;
/** More than people write; each is held against all that the page says. */
const maxNotes = 50;
const maxNote = 400;

export const remarksIn = (leftOut: readonly LeftOut[]): string[] =>
  leftOut
    .filter(
      ({ reason, text, pointer }) =>
        notes.has(reason) &&
        pointer === undefined &&
        text.length <= maxNote &&
        (/\d/.test(text) || ofFigures.test(text)),
    )
    .slice(0, maxNotes)
    .map(({ text }) => text);

export function doubtsOn(
  content: PageContent,
  leftOut: readonly LeftOut[],
  { language, spoken, topics, questions }: Known,
): Doubt[] {
  const remarks = remarksIn(leftOut);
  const sentences = new Set<string>();
  eachText(content.blocks, (text, { blockType }) => {
    if (blockType === 'form' || blockType === 'heard' || !/\d/.test(text)) return;
    for (const sentence of sentencesOf(text, language)) sentences.add(sentence);
  });
  // A figure and what it counts are two texts of one claim.
  for (const block of content.blocks)
    if (block.type === 'stats')
      for (const { value, label } of block.items) sentences.add(`${value} ${label}`);
  const claims = [...sentences].filter((text) => /\p{L}{3}|\p{Lo}/u.test(text)).map(claimed);
  const doubts: Doubt[] = [];
  for (const note of remarks.map(withFigures)) {
    const claim = claims.find((one) => speaksOf(note, one, language));
    if (claim) doubts.push({ claim: claim.text, note: note.text });
  }
  // What the team keeps of a topic is older than what was said since.
  const kept = [
    ...topics.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ...questions.map(({ answer }) => answer),
  ];
  const takenBack = [...sentences].flatMap((claim): Doubt[] => {
    if (!kept.some((text) => text.includes(claim))) return [];
    const note = spoken.isTakenBack(claim);
    return note === undefined || doubts.some((one) => one.claim === claim) ? [] : [{ claim, note }];
  });
  return [...doubts, ...takenBack].slice(0, maxDoubts);
}

/** Whether a note that the page leaves out speaks of this. */
export function doubtedIn({ source, language }: Brief): (text: string) => boolean {
  const remarks = remarksIn(source.leftOut).map(withFigures);
  return (text) =>
    remarks.length > 0 &&
    /\d/.test(text) &&
    remarks.some((note) => speaksOf(note, claimed(text), language));
}

/** `The 62`, `die 62`, `of the 118`: the figure is spoken of as one that is known. */
const articles =
  'the|that|those|these|our|die|der|das|den|dem|le|la|les|ces|cette|el|los|las|lo de|il|lo|gli|quel|het|dat|deze|tych';
/** In one language a word that points, in another none: `we can go to 8%`. */
const more: Readonly<Record<string, string>> = {
  ...{ it: 'i', pt: 'os|as|o|a', nl: 'de', pl: 'ta|te|to' },
};
const knowns = new Map<string, RegExp>();
function knownIn(language: string): RegExp {
  const made =
    knowns.get(language) ??
    new RegExp(`(?<!\\p{L})(?:${[articles, more[language] ?? []].flat().join('|')})\\s$`, 'iu');
  knowns.set(language, made);
  return made;
}
const minDigits = 3;

/** `die 62`, of `62%`, and `the 118`, of `118 shops`; 10 days are no 10%. */
function isSame(one: Figure, other: Figure, note: string, language: string): boolean {
  if (one.key === other.key) return true;
  const [, first = ''] = one.key.split(' ');
  const [, second = ''] = other.key.split(' ');
  const numbers = [one, other].every(({ kind }) => kind === 'number' || kind === 'percentage');
  if (!numbers || first !== second || first === '') return false;
  return first.includes('.') || isPointed(note, other, language);
}

const isPointed = (note: string, { start }: Figure, language: string): boolean =>
  knownIn(language).test(note.slice(Math.max(0, start - 10), start));

export interface Told {
  text: string;
  figures: readonly Figure[];
}

export const withFigures = (text: string): Told => ({ text, figures: figuresIn(halfWidth(text)) });
const halfWidth = (text: string): string => text.replaceAll('％', '%');

/** `23% less (58 farms, 2025)`: of how many it was measured is not what is claimed. */
export const claimed = (text: string): Told => ({
  text,
  figures: figuresIn(halfWidth(text).replace(/[(（][^()（）]{0,120}[)）]/gu, ' ')),
});

/** Speaks of a figure, or of how much may be promised. */
const ofFigures =
  /(?<!\p{L})(?:figures?|numbers?|data|zahl(?:en)?|wert|angabe|chiffres?|données|dato|datos|cifras?|dati|numeri|dados|números|cijfers?|getal|gegevens|dane|liczb\p{L})(?!\p{L})|数字|数値/iu;
const ofLimit =
  /(?<!\p{L})(?:max\p{L}*|at most|no more than|promise\p{L}*|höchstens|versprechen|zusagen|promettre|promettez|prometer|prometas?|promettere|massimo|máximo|hooguit|toezeggen|beloven|obiecywać|maks\p{L}*)(?!\p{L})/iu;

/**
 * A note speaks of a claim where both have the same figure of the same thing: `the 3 people` say nothing of `3 hours`.
 * What is said of a price is a deal, and no doubt.
 */
export function speaksOf(note: Told, claim: Told, language: string): boolean {
  const own = claim.figures.filter((figure) => !isOfName(claim.text, figure));
  if (own.length === 0) return false;
  // `Gambellara's figure leaves out the power`: whose it is says which is meant.
  if (ofFigures.test(note.text) && namesIn(note.text).some((name) => claim.text.includes(name)))
    return true;
  if (own.some(({ kind }) => kind === 'amount')) return false;
  const known = note.figures.filter((figure) => !isOfName(note.text, figure));
  const pairs = own.flatMap((figure) =>
    known
      .filter((other) => isSame(figure, other, note.text, language))
      .map((other) => ({ figure, other })),
  );
  if (pairs.length === 0)
    // `Promise 30 roofs a day at most`, of a page that says 45.
    return limitedIn(note).some((noun) => countedIn(claim).includes(noun));
  return pairs.some(
    ({ figure, other }) =>
      isTelling(figure) ||
      (figure.kind === 'percentage' && isPointed(note.text, other, language)) ||
      isOfTheSame({ claim, figure }, { note, other }, language),
  );
}

/** `50` in `HSP-50` counts nothing. */
const isOfName = (text: string, { start }: Figure): boolean =>
  /\p{sc=Latin}[-–]?$/u.test(text.slice(Math.max(0, start - 2), start));

/** `1.4`, `97%` and `4 June` are there for no other reason; `50 %` and a plain number may be. */
const isTelling = ({ kind, key }: Figure): boolean => {
  const [, digits = ''] = key.split(' ');
  if (kind === 'date' || digits.includes('.')) return true;
  return kind === 'percentage' ? !/[05]$/.test(digits) : isRare(digits);
};

/** Both count the same; `14 days` are of everything, and need one more word. */
function isOfTheSame(
  { claim, figure }: { claim: Told; figure: Figure },
  { note, other }: { note: Told; other: Figure },
  language: string,
): boolean {
  const things = thingsBehind(claim.text, figure, language);
  const same = thingsBehind(note.text, other, language).filter((one) =>
    things.some((thing) => thing.startsWith(one) || one.startsWith(thing)),
  );
  if (same.some((one) => !timeUnit.test(one))) return true;
  const held = new Set(stemsOf(claim.text, language));
  return (
    same.length > 0 &&
    stemsOf(note.text, language).some((stem) => held.has(stem) && !same.includes(stem))
  );
}
const thingsBehind = (text: string, { end }: Figure, language: string): readonly string[] =>
  stemsOf(/^\s?%?(?:\s?\p{L}{2,24}){1,3}/u.exec(text.slice(end))?.[0] ?? '', language);
export const timeUnit =
  /^(?:minut|hour|stund|day|tag|week|woche|month|monat|year|jahr|heure|jour|semain|mois|hora|día|dia|seman|mes|mês|ano|año|giorn|settiman|anno|anni|ore|uur|uren|dag|week|maand|jaar|godzin|dzie|dni|tydz|tygodn|miesi|rok|lat|minuto|営業日|日間|週間|か月|時間)/u;

/** What the figures count: `roofs`, of `45 roofs a day`. */
const countedIn = ({ text, figures }: Told): string[] =>
  figures.flatMap(({ end }) => /^\s?(\p{L}{4,})/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? []);

/** Those whose figure the limit is of: `6 % at most from 300 pallets on` limits no pallets. */
const limitedIn = ({ text, figures }: Told): string[] =>
  figures.flatMap((figure, at) => {
    const from = figures[at - 1]?.end ?? 0;
    const to = figures[at + 1]?.start ?? text.length;
    const before =
      text
        .slice(from, figure.start)
        .split(/[,;:(]/u)
        .at(-1) ?? '';
    const after = text.slice(figure.end, to).split(/[,;:(]/u)[0] ?? '';
    const near = `${before.slice(-maxNear)} ${after.slice(0, maxNear)}`;
    return ofLimit.test(near) ? countedIn({ text, figures: [figure] }) : [];
  });
const maxNear = 32;

/** `118` and `23,400`, but neither `100` nor a year. */
const isRare = (digits: string): boolean =>
  digits.length >= minDigits && !/^\d0+$/.test(digits) && !/^(?:19|20)\d\d$/.test(digits);

const minName = 5;
/** A capital in the middle of a sentence; in German any noun has one, but few are on both sides. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll},]\s)\p{Lu}[\p{L}’'-]+/gu)]
    .map(([name]) => name)
    .filter((name) => name.length >= minName && !ofFigures.test(name));
