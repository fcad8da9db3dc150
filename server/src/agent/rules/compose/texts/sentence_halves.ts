// Sentences of two halves, or of two things that are counted: one of them can go.
import { valuesIn } from '../../text/numerals.ts';
import { capitalisedIf, conjunctions, type Holding, isOpen } from './sentence_joints.ts';

const adversative: Record<string, string> = {
  en: 'but|while',
  de: 'aber|während',
  fr: 'mais|tandis que',
  es: 'pero|mientras',
  it: 'ma|mentre',
  pt: 'mas|enquanto',
  nl: 'maar|terwijl',
  pl: 'ale',
};
const halvesOf = (language: string): RegExp =>
  new RegExp(
    `(?:(,)\\s|\\s)(?:${conjunctions[language] ?? 'and'}|${adversative[language] ?? 'but'})\\s`,
    'giu',
  );

/** `It is insured, and fresh goods travel cold`: one of two that are whole each. */
export function withoutHalf(sentence: string, holding: Holding, language: string) {
  const joints = [...sentence.matchAll(halvesOf(language))];
  const commas = sentence.split(/,\s/).length - 1;
  for (const { 0: joint, 1: comma, index } of joints) {
    const one = sentence.slice(0, index);
    const other = sentence.slice(index + joint.length);
    // Inside brackets stands no half of the sentence.
    if (isOpen(one)) continue;
    // Without a comma, what follows may be the second of two things that one verb has.
    if (comma === undefined && joints.some(({ 1: other }) => other !== undefined)) continue;
    // `…, take it or sell it, the rest costs £380`: what is named stands behind one more comma.
    const [near = '', ...beyond] = other.split(/,\s/);
    if (beyond.length > 0 && holding(one) === 0 && holding(near) === 0) continue;
    const whole = comma !== undefined && commas === 1;
    const half = halfOf(one, other, holding, whole);
    if (half) return half;
  }
  return undefined;
}

/** `… with 12 boats and 40 rowers.`: one of two that are counted behind the same words. */
export function withoutCounted(sentence: string, holding: Holding, language: string) {
  const joint = new RegExp(
    `^(\\s[^\\d,;:.()]{2,40}?)(?:,\\s|\\s(?:${conjunctions[language] ?? 'and'})\\s)(?:\\p{Ll}+\\s)?$`,
    'u',
  );
  const numbers = valuesIn(sentence, language);
  for (const [at, { start, end }] of numbers.entries()) {
    const next = numbers[at + 1];
    const between = next && joint.exec(sentence.slice(end, next.start));
    if (!between) continue;
    const [, thing = ''] = between;
    const [one, other] = [sentence.slice(start, end) + thing, sentence.slice(next.start)];
    const [first, second] = [holding(one), holding(other)];
    const isLast = !/[,;:(]/u.test(other) && numbers.length === at + 2;
    if (first > 0 && second === 0)
      return { left: `${sentence.slice(0, start)}${other}`, gone: one };
    const stop = /[.!?。]$/u.exec(other)?.[0] ?? '';
    if (second > 0 && first === 0 && isLast && other.split(' ').length <= maxCounted)
      return { left: `${sentence.slice(0, start)}${one}${stop}`, gone: other };
  }
  return undefined;
}
const maxCounted = 7;

const minHalf = 3;
/** `between 10:30 | and 11:45`: one end of a span is no half. */
const openSpan =
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|fra|da|tussen|van|między|od)\s(?:\S{1,12}\s)?\S*\d\S*$/iu;

/** What opens the sentence carries it: it goes alone only where the other half is a sentence too. */
function halfOf(one: string, other: string, holding: Holding, whole: boolean) {
  const [first, second] = [holding(one), holding(other)];
  const long = (text: string): boolean => text.split(' ').length >= minHalf;
  if (!long(one) || !long(other) || openSpan.test(one)) return undefined;
  const stop = /[.!?。]$/.exec(other)?.[0] ?? '';
  if (second > 0 && first === 0) return { left: `${one}${stop}`, gone: other };
  return first > 0 && second === 0 && whole
    ? { left: capitalisedIf(true, other), gone: one }
    : undefined;
}
