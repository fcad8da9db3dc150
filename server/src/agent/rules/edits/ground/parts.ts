// The parts of one section that speak of a thing: entries of its list, paragraphs of its text. Whoever names that thing
// means them, and never what stands beside them.
import type { Block } from '../../../../content/content.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf, mapTexts } from '../../compose/texts/texts.ts';
import { clipped } from '../editing.ts';
import { entriesOf, listOf, withList } from './entry.ts';
import { everyText } from './find.ts';
import { termsOn } from './known_terms.ts';
import { isAkin } from './target.ts';

export interface Part {
  name: string;
  /** The section as if it had nothing else. */
  block: Block;
  put(section: Block, changed: Block): Block;
  /** What was cut, with the first sentence about the thing, if that went; nothing where nothing else went. */
  still(cut: Block): Block | undefined;
}

/** Nothing where the section is about it as a whole, or has no parts. `at`: the one that is meant. */
export function partsAbout(
  block: Block,
  named: string,
  language: string,
  at = -1,
): Part[] | undefined {
  const runs = runsIn(block, language);
  const all = runs ?? partsOf(block);
  const { terms } = termsOn([block], named.replace(/ section$/, ''), language);
  const has = (text: string): number => {
    const own = termsOf(text, language);
    return terms.filter((term) => own.some((other) => isAkin(term, other))).length;
  };
  const heading = headingOf(block) ?? '';
  const speaking = all.filter(({ whole }, index) =>
    at >= 0 ? index === at : has(`${heading} ${whole}`) === terms.length,
  );
  // `The register` is no one who is registered.
  const words = wordsOf(fold(named)).filter((word) => termsOf(word, language).length > 0);
  const saying = speaking.filter(({ whole }) => {
    const own = new Set(wordsOf(fold(whole)));
    return words.every((word) => own.has(word));
  });
  const about = saying.length > 0 ? saying : speaking;
  const isWhole = at < 0 && (terms.length === 0 || about.length === all.length);
  if (isWhole || about.length === 0) return undefined;
  return about.map(({ whole: _, ...part }) => ({
    ...part,
    // What is called so is spoken of still.
    still: (cut) => (has(part.name) > 0 && runs ? cut : withFirst(part.block, cut, has, language)),
  }));
}

const isNumbered = (text: string): boolean =>
  /^\(?\d{1,2}(?:\.?[ºª°]|[.)]|st|nd|rd|th|er|re)?\s\p{L}/u.test(text) &&
  text.split(/\s+/).length <= 5;

/** `1st Survey. Two days. 2nd Cleaning. …` in one paragraph: what each number tells, without what it is called. */
function runsIn(
  block: Block,
  language: string,
): (Omit<Part, 'still'> & { whole: string })[] | undefined {
  if (block.type !== 'prose') return undefined;
  const runs = block.paragraphs.flatMap((text) => {
    const made: string[][] = [];
    for (const sentence of sentencesOf(text, language)) {
      if (isNumbered(sentence)) made.push([sentence]);
      else made.at(-1)?.push(sentence);
    }
    return made.length > 1 ? made : [];
  });
  const parts = runs.map(([name = '', ...told]) => ({ name, told: joinSentences(told, language) }));
  if (parts.length === 0) return undefined;
  return parts.map(({ name, told }) => ({
    ...{ name, whole: `${name} ${told}`, block: { ...block, paragraphs: [told] } },
    put: (section, changed) => {
      if (section.type !== 'prose' || changed.type !== 'prose') return section;
      const left = section.paragraphs.map((text) =>
        text.replace(told, () => changed.paragraphs.join(' ')),
      );
      return { ...section, paragraphs: left };
    },
  }));
}

function partsOf(block: Block): (Omit<Part, 'still'> & { whole: string })[] {
  if (block.type === 'prose' && block.paragraphs.length > 1) {
    return block.paragraphs.map((text, at) => ({
      ...{ name: clipped(text), whole: text, block: { ...block, paragraphs: [text] } },
      put: (section, changed) =>
        section.type === 'prose' && changed.type === 'prose'
          ? { ...section, paragraphs: section.paragraphs.toSpliced(at, 1, ...changed.paragraphs) }
          : section,
    }));
  }
  return entriesOf(block).map((entry) => ({
    ...{ name: clipped(entry.name), whole: entry.whole },
    block: withList(entry, [listOf(entry)[entry.at]]),
    put: (section, changed) => {
      const item = listOf({ ...entry, block: changed });
      return withList(
        { ...entry, block: section },
        listOf({ ...entry, block: section }).toSpliced(entry.at, 1, ...item),
      );
    },
  }));
}

function withFirst(
  whole: Block,
  cut: Block,
  has: (text: string) => number,
  language: string,
): Block | undefined {
  const kept = new Set(everyText(cut).flatMap((text) => sentencesOf(text, language)));
  const all = everyText(whole).flatMap((text) => sentencesOf(text, language));
  const most = Math.max(...all.map(has));
  const first = all.find((one) => has(one) === most);
  if (most === 0 || first === undefined || [...kept].some((one) => has(one) === most)) return cut;
  if (kept.size + 1 >= all.length) return undefined;
  return mapTexts(whole, (text) => {
    const own = sentencesOf(text, language);
    const left = own.filter((one) => kept.has(one) || one === first);
    const isCut = left.length > 0 && left.length < own.length;
    return isCut ? joinSentences(left, language) : text;
  });
}
