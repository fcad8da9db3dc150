// Another headline from the sources: about what was asked for, without it, or shorter.
import { passGate } from '../../../../claims/gate.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { fold, keyOf } from '../../../../platform/text/words.ts';
import { ownWords } from '../../compose/brief/own_words.ts';
import { shorterOf } from '../../compose/brief/shorter_lines.ts';
import { headlinesOf } from '../../compose/headlines/worth.ts';
import { wordCount } from '../../compose/texts/claim_lines.ts';
import { type Editing, not, type Outcome, quotedEnd, withBlock } from '../editing.ts';
import { topicWeights } from '../ground/search.ts';

export type Hero = Extract<Editing['blocks'][number], { type: 'hero' }>;

export const maxWords = 16;

export const otherHeadline = (editing: Editing): Outcome =>
  anotherHeadline(editing, (line) => line === heroOf(editing)?.headline);

/** One that is not as what was named. */
export function anotherHeadline(editing: Editing, isNamed: (line: string) => boolean): Outcome {
  const now = heroOf(editing)?.headline ?? '';
  if (!isNamed(now)) return not(`The headline has it no more: ${quotedEnd(now)}`, 'already', now);
  const none = 'I found no other sentence in the sources that could be a headline.';
  return headlineWithout(editing, isNamed) ?? not(none, 'impossible');
}

/** The next best that does not speak of it. */
export function headlineWithout(
  editing: Editing,
  isNamed: (line: string) => boolean,
): Outcome | undefined {
  const hero = heroOf(editing);
  if (!hero || !isNamed(hero.headline)) return undefined;
  const said = new Set(
    editing.blocks.filter((block) => block !== hero).map((block) => fold(JSON.stringify(block))),
  );
  const lines = [...headlinesOf(editing.brief), ...linesBelow(editing, hero)].filter(
    (line) => !isNamed(line) && keyOf(line) !== keyOf(hero.headline) && passes(editing, hero, line),
  );
  // One that the page does not say elsewhere, if there is one.
  const fresh = lines.find((line) => {
    const bare = fold(line.slice(line.search(/[:：]\s?/) + 1).trim());
    return ![...said].some((text) => text.includes(bare));
  });
  const found = fresh ?? lines[0];
  return found === undefined ? undefined : withHeadline(editing, hero, found);
}

/** What stands below the headline can take its place. */
const linesBelow = ({ brief }: Editing, { subheadline = '' }: Hero): string[] =>
  sentencesOf(subheadline, brief.language)
    .map(withoutStop)
    .filter((line) => wordCount(line) >= 4 && wordCount(line) <= maxWords);

export const heroOf = ({ blocks, selected }: Editing): Hero | undefined =>
  blocks
    .filter((block) => !selected || block.componentId === selected.componentId)
    .find((block) => block.type === 'hero');

export const withHeadline = (editing: Editing, hero: Hero, headline: string): Outcome => {
  const said = `I chose another headline from the sources: ${quotedEnd(headline)}`;
  // What is the headline now is not said once more below it.
  const { subheadline = '', ...rest } = hero;
  const { language } = editing.brief;
  const below = sentencesOf(subheadline, language).filter(
    (sentence) => keyOf(sentence) !== keyOf(headline),
  );
  const left = below.length === 0 ? {} : { subheadline: joinSentences(below, language) };
  const changed = { ...rest, headline, ...left } as Hero;
  const isSame = joinSentences(below, language) === subheadline;
  return withBlock(editing, isSame ? { ...hero, headline } : changed, said, [headline], {
    deed: 'changed',
  });
};

export function passes({ brief }: Editing, hero: Hero, headline: string): boolean {
  if (headline.length > 200 || ensureEnd(headline, brief.language) === '') return false;
  const { content } = passGate(
    { blocks: [{ ...hero, headline }] },
    { corpus: brief.corpus, own: ownWords(brief) },
  );
  const [kept] = content.blocks;
  return kept?.type === 'hero' && kept.headline === headline;
}

const enough = 0.8;

export function shorterHeadline(editing: Editing): Outcome | undefined {
  const hero = heroOf(editing);
  if (!hero) return undefined;
  const { brief } = editing;
  const { headline } = hero;
  const weights = topicWeights(headline, brief);
  // A line of the sources says the same only if it has most of its words and all of its figures.
  const figures: string[] = headline.match(/\d[\d.,]*/g) ?? [];
  const same = headlinesOf(brief).filter(
    (line) =>
      brief.scorer.coverage(line, weights) >= enough &&
      figures.every((one) => line.includes(one)) &&
      passes(editing, hero, line),
  );
  const line = [...shorterOf(headline, brief), ...same].find(
    (one) => wordCount(one) < wordCount(headline),
  );
  if (line === undefined) return undefined;
  const did = `I shortened the headline to ${quotedEnd(line)}`;
  // What is left stood there before, on whosever word.
  return { ...withHeadline(editing, hero, line), did, deed: 'shortened', dictated: [line] };
}
