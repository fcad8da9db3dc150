// A question that the sources ask too is answered by their own answer to it, before anything that only shares words.
import { isQuestion } from '../../../../platform/text/questions.ts';
import { hasThesaurus } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { withoutAsking } from '../brief/objects.ts';
import type { Answer } from '../texts/answer.ts';
import { lastAsked } from '../texts/heard_parts.ts';
import { alikeness, covered, piecesOf } from './alikeness.ts';
import { fitsTo } from './heard_best.ts';
import { type Matched, pieceOf, take } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';
import { asksOfOther } from './other_thing.ts';

/** Of what either asks for, so much is in the other: of eight that were above it, all asked the same. */
const leastAlike = 0.4;

/** Asks this of anything. */
const lasts =
  /(?<!\p{L})(?:how long|wie lange|combien de temps|cuánto tiempo|cuánto dura|quanto tempo|quanto dura|hoe lang|jak długo)(?!\p{L})|どの(?:くらい|ぐらい)|何日|何時間/iu;

export function answerAlike(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  if (!hasThesaurus(brief.language)) return;
  const asked = answers.filter(({ question }) => question !== undefined);
  for (const thought of [...open]) {
    const { sentence } = thought;
    if (!isQuestion(sentence)) continue;
    const own = lastAsked(sentence) ?? sentence;
    const best = alikest(own, asked, brief.language);
    if (
      !best ||
      asksOfOther(brief, own, best, answers) ||
      matched.taken.has(pieceOf(best)) ||
      !fitsTo(brief, sentence, best)
    )
      continue;
    open.delete(thought);
    take(matched, thought, [best], 'alike');
  }
}

function alikest(sentence: string, asked: readonly Answer[], language: string): Answer | undefined {
  const own = piecesOf(sentence, language);
  const thing = piecesOf(withoutAsking(sentence), language);
  const [best] = asked
    .map((answer) => {
      const question = answer.question ?? '';
      return {
        answer,
        alike: alikeness(own, piecesOf(question, language)),
        // Two that both ask how long need not ask it of the same.
        same:
          !lasts.test(sentence) ||
          thing.length === 0 ||
          covered(thing, piecesOf(withoutAsking(question), language)) > 0,
      };
    })
    .filter(({ alike, same }) => alike >= leastAlike && same)
    .toSorted((one, other) => other.alike - one.alike);
  return best?.answer;
}
