// A question that the sources ask too is answered by their own answer to it, before anything that only shares words.
import { isQuestion } from '../../context/questions.ts';
import { hasThesaurus, meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { plain, stemsOf } from '../brief/in_common.ts';
import { withoutAsking } from '../brief/objects.ts';
import type { Answer } from '../texts/answer.ts';
import { lastAsked } from '../texts/heard_parts.ts';
import { fitsTo } from './heard_best.ts';
import { type Matched, pieceOf, take } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';

/** Of what either asks for, so much is in the other: of eight that were above it, all asked the same. */
const leastAlike = 0.4;
const leastPieces = 3;

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
    const best = alikest(lastAsked(sentence) ?? sentence, asked, brief.language);
    if (!best || matched.taken.has(pieceOf(best)) || !fitsTo(brief, sentence, best)) continue;
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

/** Words by their stems, and by all that each of them may mean. */
type Pieces = readonly (readonly string[])[];

const piecesOf = (text: string, language: string): Pieces => [
  ...stemsOf(text, language)
    .filter((stem) => !plain.has(stem))
    .map((stem) => [stem]),
  ...meaningsIn(text, language).map((fields) => fields.map((field) => `field ${field}`)),
];

/** Of the one that shares less. */
function alikeness(one: Pieces, other: Pieces): number {
  if (Math.min(one.length, other.length) < leastPieces) return 0;
  return Math.min(covered(one, other), covered(other, one));
}

function covered(one: Pieces, other: Pieces): number {
  const held = new Set(other.flat());
  return one.filter((names) => names.some((name) => held.has(name))).length / one.length;
}
