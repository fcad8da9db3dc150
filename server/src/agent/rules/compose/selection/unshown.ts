// What the sources say and the page does not, though the reader asked for such a thing or it is a promise that people
// look for: guarantees, safety, what happens if. Whoever sends the page is told, and may add it.
import { eachText } from '../../../../claims/texts.ts';
import type { PageContent } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { broad, stemsOf } from '../brief/in_common.ts';
import { prohibitionsOf } from './prohibitions.ts';

const promised: ReadonlySet<Concept> = new Set<Concept>([
  ...(['warranty', 'safety', 'security', 'insurance', 'returns', 'cancelling'] as const),
  ...(['discretion', 'erasing', 'response', 'failure'] as const),
]);
/** `If we are four hours late, 15% comes off`: what is held to a figure is held to. */
const ifThen =
  /^(?:if|should|when|wenn|falls|sollte|si|se|quando|cuando|als|mocht|jeśli|jeżeli|gdy)\s[^.]{8,160}\d/iu;
const maxTold = 3;
/** More than any page is chosen from. */
const maxRead = 600;
const minStems = 4;
const maxLength = 240;
/** So much of a sentence in one text of the page is the sentence, perhaps without its end. */
const shownShare = 0.75;

export function unshownOf(brief: Brief, content: PageContent): string[] {
  const { source, commands, language, said } = brief;
  if (commands.list.some(({ kind }) => ofLength.has(kind))) return [];
  const asked = new Set(
    said
      .flatMap(({ sentences }) => sentences.filter(isQuestion))
      .flatMap((sentence) => [...conceptsIn(sentence, language)])
      .filter((concept) => !broad.has(concept) && !concept.endsWith('day')),
  );
  const shown: ReadonlySet<string>[] = [];
  eachText(content.blocks, (text) => shown.push(new Set(stemsOf(text, language))));
  const isShown = (text: string): boolean => {
    const stems = stemsOf(text, language);
    return (
      stems.length < minStems ||
      shown.some((held) => stems.filter((one) => held.has(one)).length >= stems.length * shownShare)
    );
  };
  const forbidden = prohibitionsOf(brief);
  const worth = (text: string): number => {
    const concepts = [...conceptsIn(text, language)];
    if (concepts.some((one) => asked.has(one))) return 2;
    return concepts.some((one) => promised.has(one)) || ifThen.test(text) ? 1 : 0;
  };
  return source.context
    .flatMap(({ paragraphs, items }) => [
      ...paragraphs.map(({ text }) => text),
      ...items.map(({ title, text }) => text ?? title),
    ])
    .flatMap((text) => sentencesOf(text, language))
    .slice(0, maxRead)
    .filter((text) => text.length <= maxLength && !isQuestion(text))
    .filter((text) => !source.wary.includes(text) && !forbidden.some((one) => one.forbids(text)))
    .map((text) => ({ text, worth: worth(text) }))
    .filter((one) => one.worth > 0 && !isShown(one.text))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxTold)
    .map(({ text }) => text);
}

/** A page that is to be short leaves much out. */
const ofLength: ReadonlySet<string> = new Set(['short', 'words', 'atMost', 'only']);
