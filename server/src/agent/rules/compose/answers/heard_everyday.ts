// What is so of some readers and not of others: a wheelchair, a diet, a dog, a language. Whoever tells it wants to hear what
// is said of just that, and where one or two texts speak of it, these answer them, whatever other words they have.
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking, takesYesOrNo } from '../texts/asking.ts';
import { tellsAsked } from '../texts/question_kinds.ts';
import { namesAllergens } from './allergens.ts';
import { fitsTo } from './heard_best.ts';
import { type Matched, maxPairs, pieceOf, take } from './heard_matched.ts';
import { isConcern, saysItAgain } from './heard_spoken.ts';
import type { Thought } from './heard_thoughts.ts';
import { likelihood } from './likely/likely.ts';
import { asksPrice } from './price_asked.ts';

/** On labelled letters nine in ten were right of those that one to three texts speak of. */
const personal: ReadonlySet<Concept> = new Set<Concept>([
  ...(['diet', 'wheelchair', 'pets', 'language', 'charging', 'parking'] as const),
]);
/** Of these only who asks or worries wants to hear. */
const wanted: ReadonlySet<Concept> = new Set<Concept>([
  ...(['trial', 'permit', 'grant', 'leak', 'paperwork'] as const),
]);
const maxHeld = 3;
const maxShown = 2;
const maxTogether = 260;
/** Of two that speak of it, the other one is told as well where it is this likely beside the first. */
const leastBeside = 0.4;

export function answerEveryday(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  for (const thought of [...open]) {
    if (matched.found.size >= maxPairs) return;
    const free = answers.filter((one) => !matched.taken.has(pieceOf(one)));
    const own = speakingOf(brief, thought, answers, free);
    if (own.length === 0) continue;
    open.delete(thought);
    take(matched, thought, own, 'everyday');
  }
}

function speakingOf(
  brief: Brief,
  thought: Thought,
  answers: readonly Answer[],
  free: readonly Answer[],
): Answer[] {
  const { sentence } = thought;
  const { language } = brief;
  const asks = isAsking(sentence);
  if (asks && (asksPrice(sentence, language) || !takesYesOrNo(sentence))) return [];
  const concerns = asks || isConcern(sentence);
  const tells = asks ? tellsAsked(sentence, language) : undefined;
  for (const concept of conceptsIn(sentence, language)) {
    const wants = concerns && wanted.has(concept);
    const onlyThis = asks && concept === 'weather' && toldBy(brief, sentence).objects.length <= 2;
    if (!personal.has(concept) && !wants && !onlyThis) continue;
    const holding = answers.filter(({ text }) => conceptsIn(text, language).has(concept));
    if (holding.length > maxHeld) continue;
    const fitting = holding.filter(
      (one) =>
        free.includes(one) &&
        one.proof !== true &&
        one.owned !== true &&
        one.priced !== true &&
        (asks || one.question === undefined) &&
        tells?.(one) !== false &&
        namesAllergens(sentence, one.text) &&
        !saysItAgain(brief, sentence, one) &&
        fitsTo(brief, sentence, one),
    );
    const ranked = fitting
      .map((one) => ({ one, worth: likelihood(brief, thought, [one], 'words', answers) }))
      .toSorted((a, b) => b.worth - a.worth);
    const most = ranked[0]?.worth ?? 0;
    const best = ranked
      .filter(({ worth }) => worth >= most * leastBeside)
      .slice(0, maxShown)
      .map(({ one }) => one);
    const length = best.reduce((sum, { text }) => sum + text.length, 0);
    const kept = length <= maxTogether ? best : best.slice(0, 1);
    if (kept.length > 0) return answers.filter((one) => kept.includes(one));
  }
  return [];
}
