// Adds a fact that is asked for by its kind: the address, the opening hours, the telephone number.
import { joinSentences, sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { type Draft, itemText } from '../compose/desk.ts';
import { headingOf, textsOf } from '../compose/texts.ts';
import { capitalised } from '../context/items.ts';
import { isUsable } from '../context/usable.ts';
import { insert } from './add.ts';
import { deskFor, type Editing, not, type Outcome } from './editing.ts';
import { factIn } from './ground/facts.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

const maxSentences = 3;

/** Nothing when no kind of fact is asked for, or no source states one. */
export function addFact(
  editing: Editing,
  { topic, place, heading }: RequestOf<'addAbout'>,
): Outcome | undefined {
  const fact = factIn(topic);
  if (!fact) return undefined;
  const { language } = editing.desk;
  const wanted = termsOf(fact.rest, language);
  const states = (text: string): boolean => {
    const terms = new Set(termsOf(text, language));
    const near = wanted.some((term) => terms.has(term));
    return fact.isIn(text) && (near || wanted.length === 0);
  };
  const block = editing.blocks.find((one) =>
    textsOf(one).some((text) => sentencesOf(text, language).some(states)),
  );
  if (block) {
    const there = `The page says it already, in ${nameOf(block)}.`;
    return not(there, 'already', headingOf(block) ?? topic);
  }
  const desk = deskFor(editing);
  const said = sentencesIn(editing)
    .filter((sentence) => states(sentence) && isUsable(sentence) && desk.claims.isFresh(sentence))
    .slice(0, maxSentences);
  if (said.length === 0) return undefined;
  const draft: Draft = {
    type: 'prose',
    chunkIds: [],
    heading: heading ?? withoutStop(capitalised(topic)),
    paragraphs: [joinSentences(said, language)],
  };
  return insert(editing, [draft], place, (name) => `I added ${name}, from the page context.`);
}

function sentencesIn({ desk }: Editing): string[] {
  const { source, language } = desk;
  const texts = [...source.context, ...source.topics].flatMap(({ paragraphs, items }) => [
    ...paragraphs.map(({ text }) => text),
    ...items.map(itemText),
  ]);
  const answers = source.questions.map(({ answer }) => answer);
  return [...texts, ...answers].flatMap((text) => sentencesOf(text, language));
}
