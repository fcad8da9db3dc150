// What is known of a line among the others of its text: how much its sentences are like notes, how much those of its
// neighbours are, how it is set down, and what the rules of the screen made of it and of them. All numbers, for trees.

import { remembering } from '../../../platform/text/remember.ts';
import { sentenceSpans } from '../../../platform/text/sentences.ts';
import { figureKindOf } from '../signs/figures.ts';
import { type Telling, tellingOf } from '../signs/telling.ts';
import { likenessToNotes } from './likeness.ts';
import { traitsOf } from './traits.ts';

export interface SeenLine {
  text: string;
  /** The share of its letters that the rules hide. */
  hidden: number;
}

export type LineSigns = Readonly<Record<string, number>>;

interface Own {
  mean: number;
  most: number;
  least: number;
  traits: string[];
}

const tellings = new Map<string, Telling>();

function tellingIn(language: string): Telling {
  const known = tellings.get(language) ?? tellingOf([language, 'en'], []);
  tellings.set(language, known);
  return known;
}

const marks = /^[\s>*•‣▪●○■□·–—=#|_~.-]+/u;
const longest = 2_000;

const ownOf = remembering((line: string, language: string): Own => {
  const telling = tellingIn(language);
  const text = line.slice(0, longest).replace(marks, '').trim() || line.trim();
  const sentences = sentenceSpans(text, language)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
  const traits = new Set<string>();
  const odds = (sentences.length === 0 ? [text] : sentences).map((sentence) => {
    const figures = figureKindOf(sentence, { prices: [], language, counts: () => false });
    const own = traitsOf(sentence, telling, figures);
    for (const trait of own) traits.add(trait);
    return likenessToNotes(sentence, own);
  });
  return {
    mean: odds.reduce((sum, one) => sum + one, 0) / odds.length,
    most: Math.max(...odds),
    least: Math.min(...odds),
    traits: [...traits],
  };
}, 1_000_000);

const reach = 3;
const near = 2;
const bullet = /^\s*(?:>\s?)?[-*•–]\s/u;
const mailHead =
  /^\s*>?\s*(?:from|to|subject|sent|cc|date|von|an|betreff|de|à|objet|asunto|da|oggetto|onderwerp)\s?:/iu;
const row = /\|[^|]*\||\.{4}|\S\s{3,}\S/u;
const longText = 300;
const shortText = 40;

/** One for each line, none for a blank one. */
export function signsOfLines(
  lines: readonly SeenLine[],
  language: string,
): (LineSigns | undefined)[] {
  const filled = lines.flatMap(({ text, hidden }, at) =>
    text.trim() === '' ? [] : [{ text, hidden, at, own: ownOf(text, language) }],
  );
  const share = (of: (line: (typeof filled)[number]) => number): number =>
    filled.reduce((sum, line) => sum + of(line), 0) / Math.max(1, filled.length);
  const all = {
    'odds of all': share(({ own }) => own.mean),
    'notes of all': share(({ own }) => (own.mean > 0 ? 1 : 0)),
    'hidden of all': share(({ hidden }) => hidden),
  };
  const signs: (LineSigns | undefined)[] = lines.map(() => undefined);
  for (const [place, { text, hidden, at, own }] of filled.entries()) {
    const found: Record<string, number> = {
      ...all,
      odds: own.mean,
      most: own.most,
      least: own.least,
      hidden,
      bullet: Number(bullet.test(text)),
      'mail head': Number(mailHead.test(text)),
      row: Number(row.test(text.trim())),
      'after a gap': Number(at === 0 || (lines[at - 1]?.text ?? '').trim() === ''),
      place: place / filled.length,
      short: Number(text.length < shortText),
      colon: Number(/[:：]\s*$/u.test(text)),
      length: Math.min(longText, text.length),
    };
    for (let step = 1; step <= reach; step++) {
      found[`odds -${step}`] = filled[place - step]?.own.mean ?? 0;
      found[`odds +${step}`] = filled[place + step]?.own.mean ?? 0;
      if (step > near) continue;
      found[`hidden -${step}`] = filled[place - step]?.hidden ?? 0;
      found[`hidden +${step}`] = filled[place + step]?.hidden ?? 0;
    }
    for (const trait of own.traits) found[`is ${trait}`] = 1;
    signs[at] = found;
  }
  return signs;
}
