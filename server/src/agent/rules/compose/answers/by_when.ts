// What answers something that has to be there by a day.
import type { Concept } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, plain, spokenOf, stemsIn, stemsOf } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { duration, period } from '../texts/asking.ts';

/** Something has to be there by then; `I need something to show on 28 March` asks for none of it. */
export const toBeDone =
  /(?<!\p{L})(?:in place|up and running|running|ready|live|start\p{L}*|begin\p{L}*|open\p{L}*|launch\p{L}*|install\p{L}*|move\p{L}*|deliver\p{L}*|switch\p{L}*|done|finish\p{L}*|fertig|betrieb|umzieh\p{L}*|eröffn\p{L}*|geliefert|liefer\p{L}*|umgestellt|umstell\p{L}*|einführ\p{L}*|stehen|laufen|prêt\p{L}*|démarr\p{L}*|commenc\p{L}*|ouvr\p{L}*|livr\p{L}*|en place|empez\p{L}*|empiez\p{L}*|list[oa]s?|abrir|entreg\p{L}*|funcion\p{L}*|arranc\p{L}*|inizi\p{L}*|partire|pront[oaie]|aprire|consegn\p{L}*|começ\p{L}*|inici\p{L}*|klaar|beginnen|openen|lever\p{L}*|gereed|draaien|zacz\p{L}*|rozpocz\p{L}*|gotow\p{L}*|otwar\p{L}*|otwier\p{L}*|dostaw\p{L}*|ruszy\p{L}*)(?!\p{L})|開始|導入|始め|納品|稼働/iu;

/** `We need a quote before 12 March`: what says when a quote comes. */
export function byName(
  { language }: Brief,
  sentence: string,
  timed: readonly Answer[],
): Answer | undefined {
  const named = stemsOf(sentence, language).filter(
    (stem) => stem.length >= 5 && !plain.has(stem) && !/\d/.test(stem) && !ofTime.test(stem),
  );
  return timed.find(
    (answer) =>
      duration.test(answer.text) &&
      named.some((stem) => stemsIn(answer, language).some((other) => begins(stem, other))),
  );
}

/** How long it takes until it is there, else when the last of the steps is done. */
export function byWhen(timed: readonly Answer[], language: string): Answer | undefined {
  const takes = (concept: Concept): Answer | undefined =>
    timed.find(
      (answer) =>
        answer.dated !== true &&
        duration.test(answer.text) &&
        spokenOf(answer, language).has(concept),
    );
  const dated = timed.filter((answer) => answer.dated === true || period.test(answer.text));
  return (
    takes('golive') ??
    dated.findLast((answer) => spokenOf(answer, language).has('golive')) ??
    takes('delivery') ??
    dated.at(-1) ??
    timed.find(({ row, text }) => duration.test(text) && timeName.test(row?.[0] ?? '')) ??
    timed.find((answer) => /\d/.test(answer.text) && spokenOf(answer, language).has('delivery'))
  );
}

/** `Construction time from the permit | 24 weeks`. */
const timeName =
  /zeit|dauer|duration|time(?!\p{L})|délai|durée|plazo|tempi|tempo|durata|prazo|duur|termijn|czas|termin|期間|日数/iu;
/** `per hour` and `within 48 hours` have nothing in common. */
const ofTime =
  /^(?:stund|minut|hour|heure|horas|godzin|woche|weeks|semain|seman|settim|tygodn|monat|month|meses|maand|miesi)/u;
