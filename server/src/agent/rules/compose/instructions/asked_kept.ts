// A long text is cut at its end. What the reader asked about is not cut off with it.
import { leading } from '../../../../platform/text/sentences.ts';
import { isQuestion } from '../../context/questions.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';

const minStem = 4;
const maxKept = 220;

/** The first sentences, up to a length, and of the others one that names what a question names. */
export function leadingAsked(brief: Brief, sentences: readonly string[], most: number): string[] {
  const kept = leading(sentences, most);
  if (kept.length === sentences.length || kept.length === 0) return kept;
  const asked = brief.said
    .flatMap((said) => said.sentences)
    .filter(isQuestion)
    .flatMap((sentence) => toldBy(brief, sentence).objects)
    .filter(({ stem }) => stem.length >= minStem);
  const begun = stemsOf(kept.join(' '), brief.language);
  // What the whole text is about, every sentence of it names.
  const named = asked.filter(({ stem }) => begun.filter((one) => isKin(stem, one)).length <= 1);
  const further = sentences
    .slice(kept.length)
    .find(
      (sentence) =>
        sentence.length <= maxKept &&
        stemsOf(sentence, brief.language).some((one) => named.some(({ stem }) => isKin(stem, one))),
    );
  return further === undefined ? kept : [...kept, further];
}
