// `Data protection` is what the team calls an entry of theirs: who asks about data protection is answered by it, though
// neither its own question nor its text has that word. A name that a source gave tells more than a word in common.
import { wordsOf } from '../../../../platform/text/words.ts';
import { rootOf, rootsOf } from '../../fit/roots.ts';
import type { Brief } from '../brief/brief.ts';
import { plain, stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking, isWorry } from '../texts/asking.ts';
import { lastAsked } from '../texts/heard_parts.ts';
import { tellsAsked } from '../texts/question_kinds.ts';
import { wideWords } from '../texts/wide_words.ts';
import { fitsTo } from './heard_best.ts';
import { isAmongLikeliest } from './heard_likely.ts';
import { type Matched, pieceOf, take } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';

export function answerByTopic(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  const entries = answers.filter((one) => nameOf(one) !== '');
  if (entries.length === 0) return;
  for (const thought of [...open]) {
    const { sentence, after } = thought;
    if (!isAsking(sentence) || isWorry(sentence)) continue;
    const own = lastAsked(sentence) ?? sentence;
    const leans = after !== undefined && toldBy(brief, own).objects.length === 0;
    const named =
      calledIn(own, entries, brief.language) ??
      (leans ? calledIn(after, entries, brief.language) : undefined);
    if (!named || matched.taken.has(pieceOf(named)) || !fitsTo(brief, sentence, named)) continue;
    if (tellsAsked(own, brief.language)?.(named) === false) continue;
    if (
      !isAllNamed(own, named, brief.language) &&
      !isAmongLikeliest(brief, thought, named, answers)
    )
      continue;
    open.delete(thought);
    take(matched, thought, [named], 'topic');
  }
}

/** What the team calls an entry, or the label that a paragraph of theirs begins with: `Lead time: five days.` */
const nameOf = ({ topic, text, question, priced, row }: Answer): string =>
  topic ??
  (question === undefined && priced !== true && row === undefined
    ? (/^(\p{Lu}[^.:：!?\d]{2,30}?)\s?[:：]\s/u.exec(text)?.[1] ?? '')
    : '');

/** `What is the lead time?` asks for what has that name, and for nothing else. */
function isAllNamed(sentence: string, entry: Answer, language: string): boolean {
  const asked = stemsOf(sentence, language).filter((stem) => !plain.has(stem));
  const name = stemsOf(nameOf(entry), language);
  return (
    name.length > 1 &&
    asked.length > 0 &&
    asked.every((stem) => name.some((other) => isKin(stem, other)))
  );
}

/** The one entry of whose name all words stand there; none where two are named as fully. */
function calledIn(
  sentence: string,
  entries: readonly Answer[],
  language: string,
): Answer | undefined {
  const stems = stemsOf(sentence, language);
  const roots = rootsOf(sentence, language);
  const found = entries
    .map((entry) => ({
      entry,
      count: wordsNamed(nameOf(entry), sentence, stems, roots, language),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const [best, next] = found;
  return best === undefined || next?.count === best.count ? undefined : best.entry;
}

/** How many words its name has, if the sentence has all of them. */
function wordsNamed(
  topic: string,
  sentence: string,
  stems: readonly string[],
  roots: ReadonlySet<string>,
  language: string,
): number {
  const wide = wideWords(topic);
  if (wide.length > 0) return wide.every((word) => sentence.includes(word)) ? wide.length : 0;
  const words = wordsOf(topic).flatMap((word) => {
    const [stem = ''] = stemsOf(word, language);
    return stem.length < minStem || plain.has(stem) ? [] : [{ word, stem }];
  });
  const isNamed = ({ word, stem }: { word: string; stem: string }): boolean =>
    stems.some((other) => isKin(stem, other)) ||
    (rootOf(word, language) !== '' && roots.has(rootOf(word, language)));
  return words.every(isNamed) ? words.length : 0;
}
const minStem = 3;
