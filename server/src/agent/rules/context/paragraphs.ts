// Lines as paragraphs and lists: what was wrapped by hand is put together again.
import { hasAmount } from '../../../platform/text/money.ts';
import { isEnded } from '../../../platform/text/sentences.ts';
import { goesOn } from '../../../platform/text/wrapping.ts';
import { needsItsText } from './items.ts';
import type { Passage } from './reading.ts';

const passageLength = 600;

/** Three short lines and more, none of which ends like a sentence: a list without its bullets. */
export const isBareList = (lines: readonly string[]): boolean =>
  lines.length >= 3 &&
  lines.every((line) => line.length <= 120 && !isEnded(line) && !/[,;:،、]$/.test(line)) &&
  lines.every((line) => /^[\p{Lu}\p{Lo}\d]/u.test(line));

const minListed = 3;
const maxListed = 220;

/** Lines under a heading that each say one thing to its end: `Tax filings in all 50 states. If …` */
export function isLineList(lines: readonly string[], width: number | undefined): boolean {
  if (lines.length < minListed) return false;
  const alone = lines.every(
    (line, at) =>
      line.length <= maxListed &&
      /^[\p{Lu}\p{Lo}\d]/u.test(line) &&
      !goesWith.test(line) &&
      !/[,;:،、]$/.test(line) &&
      !goesOn(line, lines[at + 1] ?? '', width),
  );
  const priced = lines.filter(hasAmount).length;
  return alone && priced * 2 < lines.length;
}

/** Goes on with what the line above it says. */
const goesWith =
  /^(?:this|that|these|those|it|its|they|their|he|she|but|and|so|however|also|then|therefore|instead|dies\p{L}*|das|sie|er|es|aber|und|dabei|damit|dazu|dann|il|elle|ils|elles|cela|ce|cette|mais|et|puis|esto|este|esta|pero|y|luego|questo|questa|ma|e|poi|isso|isto|mas|depois|dat|dit|deze|die|ze|maar|en|dan|ale|i|potem)(?!\p{L})|^(?:これ|その|また|そして)/iu;

/** Lines wrapped by hand are one paragraph; short lines that each say something are several. */
export function joinLines(lines: readonly string[], width: number | undefined): string[] {
  const paragraphs: string[] = [];
  let open = '';
  let previous = '';
  for (const line of lines) {
    const wrapped = goesOn(previous, line, width) || /^[—–]/u.test(line);
    const apart = labelled.test(line) || labelled.test(previous) || bothTell(previous, line);
    const goes = wrapped || (isEnded(previous) && !apart);
    if (open !== '' && goes) open += `${gapBetween(open, line)}${line}`;
    else {
      if (open !== '') paragraphs.push(open);
      open = line;
    }
    previous = line;
  }
  if (open !== '') paragraphs.push(open);
  return paragraphs;
}

/** Each long enough to stand by itself: their author began a new line on purpose. */
const bothTell = (previous: string, line: string): boolean =>
  Math.min(previous.length, line.length) >= minTold && isEnded(line);
const minTold = 70;

/** `Parking: 18 places` and `Space only, from 18 m²: £298` begin something of their own. */
const labelled = /^\p{Lu}[^.:：!?;]{1,40}:\s\S|^[\p{scx=Han}\p{scx=Katakana}]{2,12}：\S/u;

const label = /^\p{Lu}[^.:：!?,;\d]{1,30}\s?:\s\S|^[\p{scx=Han}\p{scx=Katakana}]{2,12}：\S/u;

/** `Warranty: 3 years. Delivery: 14 weeks.` on one line: what stands behind each label. */
export function byLabel(sentences: readonly string[]): string[][] {
  if (!label.test(sentences[0] ?? '')) return [[...sentences]];
  const pieces: string[][] = [];
  for (const sentence of sentences) {
    const open = pieces.at(-1);
    if (open === undefined || label.test(sentence)) pieces.push([sentence]);
    else open.push(sentence);
  }
  return pieces;
}

/** `…ました。（※…）`: a bracket that was opened belongs to what closes it. */
export function withBrackets(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && /（[^（）]{0,80}$/u.test(last))
      whole[whole.length - 1] = last + sentence;
    else whole.push(sentence);
  }
  return whole;
}

const wide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

const gapBetween = (before: string, after: string): string =>
  wide.test(before.slice(-1)) && wide.test(after.charAt(0)) ? '' : ' ';

/** Pieces of a size to choose from; a paragraph may be the whole text. */
export function passagesOf(sentences: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  let open = '';
  for (const sentence of sentences) {
    if (open !== '' && open.length + sentence.length > passageLength) {
      passages.push({ text: open });
      open = '';
    }
    open += open === '' ? sentence : ` ${sentence}`;
  }
  if (open !== '') passages.push({ text: open });
  return passages;
}

/** `Support: a named specialist, by phone.`: the name of an entry before what is said of it, and no sentence that a colon goes on. */
function labelledEntry([first = '', ...rest]: readonly string[]): string[] | undefined {
  const [, latin, words = '', wide, letters = ''] = labelOfEntry.exec(first) ?? [];
  const title = latin ?? wide;
  const said = [words || letters, ...rest];
  return title !== undefined && namesEntry(title, said.join(' '))
    ? [title.trim(), ...said]
    : undefined;
}

/** `All`, `Shaft seal is front-loading` before a colon name nothing; `Found early: £1,900. Found late: £27,000` are two of a kind. */
export const namesEntry = (label: string, said: string): boolean =>
  label.split(/\s+/).length <= maxLabelWords &&
  !saysItself.test(label) &&
  !ofAll.test(label) &&
  !needsItsText(label) &&
  !/[.。]\s?\p{Lu}[^.:：]{3,60}[:：]\s/u.test(said);
const ofAll =
  /^(?:all|both|alle[ns]?|beide|tous|toutes|todos|todas|ambos|tutti|tutte|wszystkie)$/iu;
const labelOfEntry =
  /^(\p{Lu}[^.:：!?;]{1,40})\s?:\s(\S.*)$|^([\p{scx=Han}\p{scx=Katakana}\p{scx=Hiragana}]{2,14})[:：](\S.*)$/su;
const maxLabelWords = 6;
const saysItself =
  /^(?!(?:who|what|how|when|where|why|which|wer|was|wie|wo|wann|warum|qui|que|comment|quand|où|pourquoi|quién|qué|cómo|cuándo|dónde|chi|cosa|come|quando|dove|quem|o que|como|wat|hoe|waar|kto|co|jak|gdzie)\s).*\s(?:is|are|was|ist|sind|wird|hat|haben|est|sont|está|tiene|è|são|tem|heeft|zijn|jest|są)(?:\s|$)/iu;

const maxRunIn = 60;
const maxRunInWords = 9;
const minRunIns = 3;

/** `Honest about failures. If an instrument is …`: a short sentence that names what the rest of its paragraph tells. */
function isRunIn([first = '', ...rest]: readonly string[]): boolean {
  const told = rest.reduce((sum, sentence) => sum + sentence.length, 0);
  return (
    first.length <= (wide.test(first) ? maxRunIn / 3 : maxRunIn) &&
    first.split(/\s+/).length <= maxRunInWords &&
    /^[\p{Lu}\p{Lo}\d][^:：;]*[.。!！]$/u.test(first) &&
    told >= 2 * first.length &&
    !goesWith.test(first)
  );
}

export interface RunIns {
  /** Paragraphs of something else, above the entries or below them. */
  above: number;
  entries: (readonly string[])[];
  below: number;
}

/** Paragraph after paragraph begins so, with a short sentence or a label: each is an entry of a list. */
export function runIns(paragraphs: readonly (readonly string[])[]): RunIns | undefined {
  const above = isRunIn(paragraphs[0] ?? []) ? 0 : 1;
  const entries = paragraphs.slice(above);
  if (entries.length >= minRunIns && entries.every(isRunIn)) return { above, entries, below: 0 };
  const named = paragraphs.map(labelledEntry);
  const from = named.findIndex((entry) => entry !== undefined);
  const to = named.findLastIndex((entry) => entry !== undefined) + 1;
  const list = named.slice(from, to).filter((entry) => entry !== undefined);
  const below = paragraphs.length - to;
  // Text on both sides would be torn apart.
  return list.length >= minRunIns && list.length === to - from && (from === 0 || below === 0)
    ? { above: from, entries: list, below }
    : undefined;
}
