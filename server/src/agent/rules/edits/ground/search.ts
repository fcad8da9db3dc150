// Looks things up in the page context and the topics: what do they say about …?

import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { type Brief, itemText } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import type { Section } from '../../context/reading.ts';
import { isUsable } from '../../context/usable.ts';
import { evenWeights } from '../../fit/score.ts';
import { askingWords, asksCount } from '../../grammar/languages/edit_words.ts';
import { inPageWords } from './page_words.ts';
import { isAkin } from './target.ts';

export interface Found {
  sentences: string[];
  /** The part of what was asked for that it speaks of, from 0 to 1. */
  coverage: number;
  heading?: string;
  chunkId?: string;
  /** The title and text of an entry of a list; on a page they stand apart. */
  entry?: string[];
}

export const topicWeights = (topic: string, { language, source }: Brief): Map<string, number> => {
  const bare = topic.replace(askingWords, ' ');
  const weights = evenWeights(/\p{L}|\d/u.test(bare) ? bare : topic, language);
  // Everything here is about the product; its name tells nothing apart, unless it is all there is.
  const product = evenWeights(source.product ?? '', language);
  const others = [...weights].filter(([term]) => !product.has(term));
  return others.length === 0 ? weights : new Map(others);
};

/** The topic as the sources put it: inflected, misspelt or called otherwise, it is the same topic. */
export function inSourceWords({ source, language }: Brief, topic: string): string {
  const texts = [...source.context, ...source.topics].flatMap(
    ({ heading, paragraphs, items, tables }) => [
      heading ?? '',
      ...paragraphs.map(({ text }) => text),
      ...items.map(itemText),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ],
  );
  const asked = source.questions.map(({ question, answer }) => `${question} ${answer}`);
  return inPageWords(topic, [...texts, ...asked], language);
}

/** Words that no source has say nothing about where to look; one that is left must not stand alone. */
export function knownWords(brief: Brief, topic: string): string {
  const words = topic.split(/\s+/);
  const known = words.filter((word) => {
    const terms = termsOf(word, brief.language);
    return terms.length === 0 || search(brief, word, 0.9).length > 0;
  });
  const telling = known.filter((word) => termsOf(word, brief.language).length > 0);
  return telling.length >= 2 ? known.join(' ') : topic;
}

/** Passages, entries and answers that speak of it, the best first. */
export function search(brief: Brief, topic: string, minCoverage = 0.5): Found[] {
  const { source, scorer, language } = brief;
  const weights = topicWeights(topic, brief);
  if (weights.size === 0) return [];
  const found: (Found & { score: number })[] = [];
  // `hosting` is in `Hosting in Frankfurt`; `host` is only its relative.
  const asked = wordsOf(fold(topic)).filter((word) => word.length > 3);
  const literal = (text: string): number => {
    const words = new Set(wordsOf(fold(text)));
    return asked.filter((word) => words.has(word)).length * 3;
  };
  const consider = (text: string, part: Omit<Found, 'coverage'>, worth = 1) => {
    const around = part.heading === undefined ? text : `${part.heading} ${text}`;
    const coverage = scorer.coverage(around, weights);
    if (coverage < minCoverage || part.sentences.length === 0) return;
    const score = (coverage * 10 + scorer.score(text, weights) + literal(around)) * worth;
    found.push({ ...part, coverage, score });
  };
  for (const section of [...source.context, ...source.topics]) {
    const { heading, paragraphs, items } = section;
    // A glossary or release notes only where nothing else speaks of it.
    const worth = section.backMatter ? 0.1 : 1;
    const under = heading === undefined ? {} : { heading };
    for (const { text, ...from } of paragraphs) {
      consider(text, { sentences: sentencesOf(text, language), ...under, ...from }, worth);
    }
    for (const item of items) {
      const { title, text, chunkId } = item;
      const apart = text === undefined || /(?:です|ます|ません|ました)$/u.test(title);
      const said = apart
        ? joinSentences([title, ...(text === undefined ? [] : [text])], language)
        : `${title}: ${text}`;
      const entry = text === undefined ? [title] : [title, text];
      const from = chunkId === undefined ? {} : { chunkId };
      consider(itemText(item), { sentences: [said], entry, ...under, ...from }, worth);
    }
    for (const row of section.tables.flatMap(({ rows }) => rows)) {
      const [name = '', ...cells] = row.filter((cell) => cell !== '');
      if (cells.length === 0) continue;
      const said = joinSentences([`${name}: ${cells.join(', ')}`], language);
      consider(row.join(' '), { sentences: [said], entry: [said], ...under }, worth);
    }
  }
  for (const { question, answer, ...from } of source.questions) {
    const told = sentencesOf(answer, language).filter((one) => !endsInYes.test(one));
    const sentences = [question, ...told];
    consider(`${question} ${answer}`, { sentences, ...from });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** `At both of the halls, yes.` says nothing without its question. */
const endsInYes = /,\s(?:yes|no|ja|nein|oui|non|sí|sì|sim|não|nee|tak|nie)[.!]?$/iu;

/** Where nothing speaks of most of it: the one sentence that has at least two of its words, and more than any other. */
export function searchShared(brief: Brief, topic: string): Found | undefined {
  const { language } = brief;
  // Who asks how many wants that figure; the share of the girls is a share.
  const [head = ''] = termsOf(ofWhat.exec(topic)?.[1] ?? '', language);
  if (asksCount.test(topic)) return undefined;
  const asked = [...new Set(termsOf(topic, language))].filter((term) => /\p{L}/u.test(term));
  const found = search(brief, topic, least).flatMap((one) =>
    one.sentences.map((sentence) => {
      const own = termsOf(sentence, language);
      const shared = asked.filter((term) => own.some((other) => isAkin(term, other))).length;
      return { ...one, sentences: [sentence], shared };
    }),
  );
  const [best, second] = found.sort((a, b) => b.shared - a.shared);
  const isHead =
    best &&
    (head === '' || termsOf(best.sentences[0] ?? '', language).some((one) => isAkin(one, head)));
  const isSure = isHead && best.shared >= 2 && best.shared > (second?.shared ?? 0);
  return isSure && best.shared / asked.length >= enoughShared ? best : undefined;
}
export const ofWhat =
  /(\p{L}{3,})\s(?:of|von|vom|der|des|de|du|del|della|dei|di|do|da|dos|van)\s/iu;
const [least, enoughShared] = [0.2, 0.34];

/** Sentences the page does not have yet, each one speaking of the topic or leading on from one that does. */
export function freshSentences(brief: Brief, topic: string, found: Found): string[] {
  if (found.entry?.some((text) => !brief.claims.isFresh(text))) return [];
  const weights = topicWeights(topic, brief);
  const first = found.sentences.findIndex(
    (sentence) => brief.scorer.coverage(sentence, weights) > 0,
  );
  // What follows a sentence that the page has already speaks of something else.
  const speaking = found.sentences.filter(
    (sentence) => brief.scorer.coverage(sentence, weights) > 0,
  );
  if (speaking.length > 0 && !speaking.some(brief.claims.isFresh)) return [];
  return found.sentences
    .slice(Math.max(first, 0))
    .filter((sentence) => isUsable(sentence) && brief.claims.isFresh(sentence));
}

/** A section of the source under a heading that names the topic. */
export function sectionAbout(brief: Brief, topic: string, enough = 0.6): Section | undefined {
  const weights = topicWeights(topic, brief);
  const sections = [...brief.source.context, ...brief.source.topics];
  return sections
    .filter(({ heading }) => heading !== undefined)
    .map((section) => ({ section, held: brief.scorer.coverage(section.heading ?? '', weights) }))
    .filter(({ held }) => held >= enough)
    .sort((a, b) => b.held - a.held)[0]?.section;
}

/** The block of the page that speaks of all of it in one place, if one does. */
export function saidOnPage(
  brief: Brief,
  blocks: readonly Block[],
  topic: string,
): Block | undefined {
  const weights = topicWeights(topic, brief);
  if (weights.size === 0) return undefined;
  return blocks.find(
    (block) =>
      block.type !== 'ask' &&
      passagesIn(block).some((text) => brief.scorer.coverage(text, weights) >= 0.99),
  );
}

/** A text, a row, a question with its answer. */
function passagesIn(block: Block): string[] {
  if (block.type === 'faq') {
    return block.items.map(({ question, answer }) => `${question} ${answer}`);
  }
  if (block.type === 'heard') return block.items.map(({ said, proposed }) => `${said} ${proposed}`);
  const rows = block.type === 'table' ? block.rows.map(({ cells }) => cells.join(' ')) : [];
  return [...textsOf(block), ...rows];
}

/** Where something was found, as the reply says it. */
export function sourceOf({ input }: Brief, chunkIds: readonly string[]): string {
  const topics = new Set(
    input.chunks
      .filter((chunk) => chunkIds.includes(chunk.chunkId))
      .map((chunk) => plainText(chunk.topicName)),
  );
  return topics.size === 0 ? 'the page context' : `the topic “${[...topics].join('”, “')}”`;
}
