// Of a paragraph with a label, `What a customer gets: …`, only what speaks to the question is told, and without the label.
import { hasAmount } from '../../../../platform/text/money.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { covering } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { tellsAsked } from '../texts/question_kinds.ts';

const minClause = 4;
const label = /^\p{Lu}[^.:：!?]{1,40}\s?[:：]\s(?=\S)/u;
/** Behind the label stands a sentence: somebody does something. */
const sentence =
  /^(?:we|you|they|it|one|every|each|all|your|our|wir|sie|ihr\p{L}*|unser\p{L}*|jede[rs]?|ein\p{L}*|nous|vous|chaque|notre|votre|cada|nuestr\p{L}+|su|noi|ogni|il|la|i|nostr\p{L}|nós|noss\p{L}+|wij|we|u|uw|elke|onze?|każd\p{L}+|nasz\p{L}*)\s(?:\S+\s){3}/iu;

export function trimmed(
  brief: Brief,
  said: string,
  answer: Answer,
  told: readonly string[],
): string[] {
  const [opening = ''] = told;
  if (answer.question !== undefined || answer.priced === true || !label.test(opening))
    return [...told];
  const { objects } = toldBy(brief, said);
  const asked = conceptsIn(said, brief.language);
  const { language } = brief;
  const speaks = (one: string): boolean => {
    const [held, of] = [stemsOf(one, language), conceptsIn(one, language)];
    return covering(objects, asked, held, of, rootsOf(one, language)) > 0;
  };
  // Who asks how long is told how long, though another sentence has the name of it.
  const tells = tellsAsked(said, language);
  const speaking = told.filter((one) => speaks(one) || tells?.({ ...answer, text: one }) === true);
  // A price belongs to what it is the price of.
  const isParted = told.length > 1 && speaking.length > 0 && !told.some(hasAmount);
  const kept = isParted ? speaking : told;
  const [named = ''] = label.exec(opening) ?? [];
  // `Maintenance is part of the rent: a technician …` answers before the colon.
  if (wordsOf(named).length >= minClause && speaks(named)) return [...kept];
  return kept.map((one) => {
    const rest = one.replace(label, '');
    return one === opening && sentence.test(rest) ? capitalised(rest) : one;
  });
}
