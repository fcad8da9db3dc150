// What somebody says later takes back what was said before: it is denied, put off, or told with another figure.
import { lean } from '../../platform/text/quickened.ts';
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { termsOf } from '../../platform/text/words.ts';
import { stampOf } from './chat.ts';
import { daysOfDates } from './corrected.ts';
import { type Figure, figuresOf, isLike } from './corrections.ts';
import type { Line } from './lines.ts';
import { saying } from './offer_facts.ts';
import { isRow } from './shape.ts';
import { makeOf } from './siblings.ts';

export interface Said {
  at: number;
  start: number;
  end: number;
  text: string;
  figures: readonly Figure[];
  terms: readonly string[];
  /** The parts of it that deny something. */
  denied: readonly { terms: readonly string[]; figures: readonly Figure[] }[];
}

/** Without marks of whoever says it. */
export const bare = (text: string): string => text.replace(/^[\s>*•–—→-]+/u, '');

const turns =
  /(?<!\p{L})(?:actually|instead|scrap|forget|cancel(?:led)?|moved?|no longer|doch|stattdessen|statt|verschoben|abgesagt|en fait|finalement|plutôt|annulée?|en realidad|mejor|al final|anulad[oa]|invece|anzi|alla fine|annullat[oa]|afinal|em vez|cancelad[oa]|toch|ipv|in plaats|verzet|afgelast|jednak|zamiast)(?!\p{L})|無理|変更|中止/iu;
/** Whoever says so speaks of the line right above. */
const thinksAgain =
  /^\W*(?:actually|scrap that|no wait|wait,|make that|correction|sorry,? (?:no|it[’']s|make)|nein,|doch nicht|stimmt nicht|pardon|en fait|non,|perdón|mejor|no,|anzi|scusate|afinal|desculpem|nee|toch niet|sorry,? niet|jednak)(?!\p{L})|^訂正/iu;
/** At the very beginning, or that something cannot be. */
const denies =
  /^\W*(?:no|not|non|nicht|nein|nee|niet|não|nie|pas|scrap|forget)(?!\p{L})|(?:geht|kann|can|kan|peut|puede|può|pode) (?:not|nicht|niet|pas)|can[’']?t|impossible|impossibile|imposible|unmöglich/u;
/** `It's not "70% less waiting"`. */
const notSaid = /(?<!\p{L})(?:not|nicht|kein\p{L}{0,2}|pas|non|no|não|niet|geen|nie)\s["“„«‘]/iu;
/** `Also not 30 March`. */
const notOn = lean(
  /(?<!\p{L})(?:not|nicht|niet|pas le|no el|non il|não|nie)\s(?:\p{L}{1,4}\s)?\d/iu,
);

/**
 * Taken back by what is said later: denied, put off, or told with another figure of the same thing. What stands outside
 * the talk is set down with more care, and needs more against it.
 */
export function isOverruled(before: Said, now: Said, isTalk: boolean): boolean {
  const sharedWith = (terms: readonly string[]): number =>
    before.terms.filter((term) => terms.includes(term)).length;
  const shared = sharedWith(now.terms);
  const fewer = Math.min(before.terms.length, now.terms.length);
  const isLine = isRow(before.text) || /^(?:dotted|[;|])/u.test(makeOf(before.text) ?? '');
  const alike = shared >= 2 || (isTalk && !isLine && shared > 0 && shared * 2 >= fewer);
  const isPutOff = shared >= 2 && turns.test(now.text);
  const isDenied = now.denied.some(({ terms, figures }) => {
    const about = sharedWith(terms);
    // `12 days, not 10`: the ten goes.
    if (figures.length > 0)
      return figures.some(({ key, unit }) =>
        before.figures.some(
          (one) => one.key === key && (about > 0 || (unit === 'date' && one.unit === unit)),
        ),
      );
    return about >= 2 || (isTalk && about > 0 && about * 2 >= before.terms.length);
  });
  const isNext = isTalk && now.at === before.at + 1 && thinksAgain.test(now.text);
  if (!isLine && (isPutOff || isDenied || isNext)) return true;
  if (isRow(bare(now.text))) return false;
  return before.figures.some((old) => {
    const others = now.figures.filter(({ unit }) => unit !== '' && unit === old.unit);
    const changed =
      others.some((one) => isLike(old, one)) &&
      !before.figures.some((own) => others.some(({ key }) => key === own.key));
    if (!changed) return false;
    const behind = phraseAfter(before.text, old);
    return (
      alike ||
      (behind !== '' && others.some((one) => phraseAfter(now.text, one) === behind)) ||
      (isTalk && turns.test(now.text) && now.at - before.at <= nearBy) ||
      (isTalk && old.unit === 'date' && before.terms.length <= 1 && settles.test(now.text))
    );
  });
}
const nearBy = 3;
/** `30 days before`: two words behind a figure say what it is of. */
const phraseAfter = (text: string, { end }: Figure): string =>
  /^\s(\p{L}{3,}\s\p{L}{4,})/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? '';
const settles =
  /(?<!\p{L})(?:confirmed|agreed|booked|passt|bestätigt|zugesagt|confirmée?|d[’']accord|confirmad[oa]|confermat[oa]|va bene|combinado|bevestigd|akkoord|afgesproken|potwierdz\p{L}+)(?!\p{L})|了承|決まり/iu;

/** Whether it says anything that could take back something else. */
export const takesSomethingBack = ({ figures, denied, text }: Said): boolean =>
  figures.length + denied.length > 0 || turns.test(text);

const capitals = /(?<!\p{L})(?:NOT|NO|NICHT|KEINE?|PAS|NON|NÃO|NIET|GEEN|NIE)(?!\p{L})/u;
/** The sentences of a line, behind whoever says them. */
export const saidOn = (line: Line, at: number, language: string): Said[] => {
  const topic = thingsIn(itemName.exec(line.text)?.[1] ?? '', language);
  return sentenceSpans(line.text, language).map(({ start, end }) => {
    const written = line.text.slice(start, end);
    const from = start > 0 ? 0 : (stampOf(written)?.from ?? saying.exec(written)?.[0].length ?? 0);
    const text = written.slice(from).replace(initial, '').trim();
    const figures = figuresOf(text);
    const denied = text.split(/[,;!?]/u).flatMap((part) => {
      const from = Math.max(...[denies, capitals, notOn, notSaid].map((one) => part.search(one)));
      if (from === -1) return [];
      const about = [...thingsIn(part, language), ...topic];
      return [{ terms: about, figures: figuresOf(part.slice(from)) }];
    });
    const terms = [...new Set([...thingsIn(text, language), ...topic])];
    return { at, start: line.start + start, end: line.start + end, text, figures, terms, denied };
  });
};

/** `4. Crockery. It is 100 now`: what an item is about is said once, at its beginning. */
const itemName = /^\s*(?:[-*•]|\d{1,2}[.)])\s(\p{L}{2,30}(?: \p{L}{2,30}){0,2})[.:]\s/u;

/** `M: yes`. */
const initial = /^\s*\p{Lu}\s?[:：]\s/u;

/** What it is about: words, but neither days nor figures nor what they count. */
function thingsIn(text: string, language: string): string[] {
  const figures = figuresOf(text);
  const undated = figures
    .filter(({ unit }) => unit === 'date')
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}0${left.slice(end)}`, text)
    .replace(daysOfDates, ' ');
  return [...new Set(termsOf(undated, language))].filter(
    (term) =>
      term.length > (/\p{Lo}/u.test(term) ? 1 : 2) &&
      !/\d/.test(term) &&
      !figures.some(({ unit }) => unit !== '' && term.startsWith(unit)),
  );
}
