// A value as a reader takes it: a telephone number, a time, a span of two figures or an amount is one
// thing, and changes as a whole.
import { type Figure, figuresIn } from '../../../../claims/figures.ts';
import { fold } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from './number_words.ts';

export interface Value extends Omit<Figure, 'kind'> {
  kind: Figure['kind'] | 'phone' | 'time' | 'span';
  /** The word that says what is counted, folded. */
  unit: string;
}

const phone =
  /(?<![\d.,/-])(?:\+\d|\(?0\d)[\d\s/()–-]{5,18}\d(?!\d)|(?<![\d.,] ?)\d{3}[ -]\d{3}[ -]\d{3}(?! ?[\d\p{L}\p{Sc}%])/gu;
const time =
  /(?<!\d)\d{1,2}(?:[:h]\d{2}|\.\d{2}(?= ?(?:-|–|uhr|uur)))(?!\d)|(?<![\d.,])\d{1,2} ?(?:uhr|uur|h|[ap]\.?m)(?!\p{L})|\d{1,2}時(?:\d{2}分)?/giu;
const behindKana = /(?<=[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー])\d[\d,.]*(?<=\d)/gu;
/** Between the two ends of a span. */
const joint =
  /^\p{sc=Han}{0,2}(?:から|～|〜)$|^ ?(?:h|uhr|uur|時)? ?(?:-|–|—|to|until|till|bis|à|a|al|hasta|y|e|alle|às|até|tot|en|do|～|〜|~|から|إلى|حتى) ?(?:las |les |alle |às )?$/iu;

type Part = Omit<Value, 'unit'>;

function partsIn(text: string, language: string): Part[] {
  const found: Part[] = [];
  const add = (part: Part): void => {
    if (!found.some(({ start, end }) => part.start < end && start < part.end)) found.push(part);
  };
  const figures = figuresIn(text);
  for (const figure of figures) if (figure.kind === 'date') add(figure);
  for (const [kind, pattern] of [['phone', phone] as const, ['time', time] as const]) {
    for (const { 0: whole, index: start } of text.matchAll(pattern)) {
      add({ kind, text: whole, key: fold(whole), start, end: start + whole.length });
    }
  }
  for (const figure of figures) add(figure);
  // Figures are not looked for behind a letter, where Japanese writes them: `58点から86点へ`.
  for (const { 0: whole, index: start } of text.matchAll(behindKana)) {
    add({ kind: 'number', text: whole, key: `number ${whole}`, start, end: start + whole.length });
  }
  for (const { text: word, number, start } of wordNumbersIn(text, language)) {
    add({ kind: 'number', text: word, key: `number ${number}`, start, end: start + word.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every value of a text once, in order. */
export function wholeValuesIn(text: string, language: string): Value[] {
  const parts = partsIn(text, language);
  const values: Part[] = [];
  for (const part of parts) {
    const before = values.at(-1);
    const joins = before && before.kind !== 'phone' && part.kind !== 'phone';
    // `1 — 4.2% more light`: the number of an entry.
    const isNumbered = before?.start === 0 && /^\s—\s$/u.test(text.slice(before.end, part.start));
    if (joins && !isNumbered && joint.test(text.slice(before.end, part.start))) {
      const whole = text.slice(before.start, part.end);
      values[values.length - 1] = {
        ...before,
        kind: 'span',
        text: whole,
        key: fold(whole),
        end: part.end,
      };
    } else values.push(part);
  }
  return values.map((value) => ({ ...value, unit: unitBehind(text, value.end) }));
}

const counted =
  /^[\s-]?(?!ユーロ|ドル|ポンド)([\p{sc=Han}\p{sc=Katakana}ー]{1,6}|[\p{sc=Latin}\p{sc=Arabic}]{2,20}|m[²³])/u;

const unitBehind = (text: string, end: number): string =>
  fold(counted.exec(text.slice(end))?.[1] ?? '');

/** A number of four digits that a calendar has. */
export const isYear = ({ kind, text, unit }: Value): boolean =>
  kind === 'number' && unit === '' && /^(?:19|20)\d\d$/.test(text);
