// How many days there are between two dates of a sentence: `from 13 June to 13 September = 93 days`.
import { figuresIn } from '../../../../claims/figures.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Figure } from './figures.ts';

const dayNoun = /^(?:days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag(?:en)?|dni|dzien|日間?)$/iu;

/** Counted in days of the calendar. */
export const countsDays = ({ kind, nouns: [noun = ''] }: Figure): boolean =>
  kind === 'count' && dayNoun.test(noun);

/** The days from the first of two dates to the second; nothing where a sentence has more of them. */
export function daysBetween(text: string, language: string): number | undefined {
  const spans = sentencesOf(text, language).flatMap((sentence) => {
    const dates = figuresIn(sentence).filter(({ kind }) => kind === 'date');
    const [from, to] = dates.map(({ key }) => /(\d{1,2})-(\d{1,2})/.exec(key));
    if (!from || !to || dates.length !== 2) return [];
    const [start = 0, end = 0] = [from, to].map(([, month, day]) =>
      Date.UTC(2001, Number(month) - 1, Number(day)),
    );
    const days = Math.round((end - start) / dayMs);
    return [days < 0 ? days + 365 : days];
  });
  const [days, more] = spans;
  return more === undefined ? days : undefined;
}
const dayMs = 86_400_000;
