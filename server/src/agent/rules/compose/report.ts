// What the agent says about a page it has written: for whom, what came first
// and why, what it rests on, and what stayed off the page.
import { plainText } from '../../../platform/text/inline.ts';
import type { Composition } from './compose.ts';
import { type Desk, itemText } from './desk.ts';

export function reportOn(desk: Desk, { content, leading }: Composition): string[] {
  const { whom, source, input, known, scorer } = desk;
  const reader = [whom.full, whom.company].filter((name) => name !== undefined).join(' at ');
  const name = reader || whom.group || 'this audience';
  const sections = content.blocks.length;
  const said = [
    `I wrote the page for ${name}: ${sections} ${sections === 1 ? 'section' : 'sections'}.`,
  ];
  if (leading?.heading !== undefined) {
    const text = [
      leading.heading,
      ...leading.paragraphs.map((passage) => passage.text),
      ...leading.items.map(itemText),
    ].join(' ');
    const words = scorer
      .shared(text, known.weights)
      .slice(0, 3)
      .map((term) => known.written.get(term) ?? term);
    said.push(
      `“${leading.heading}” comes first, as it fits best what is known of them (${words.join(', ')}).`,
    );
  }
  const cited = new Set(content.blocks.flatMap((block) => block.chunkIds));
  const topics = new Set(
    input.chunks
      .filter((chunk) => cited.has(chunk.chunkId))
      .map((chunk) => plainText(chunk.topicName)),
  );
  if (topics.size > 0) {
    said.push(`It rests on the page context and on ${listTopics([...topics])}.`);
  }
  if (source.notesLeftOut > 0) said.push('I kept the notes to the writer off the page.');
  if (source.context.length === 0 || input.page.pageContext.trim().length < shortContext) {
    said.push('The page context says very little; tell me more there, and I can write more.');
  }
  return said;
}

const shortContext = 80;

function listTopics(topics: readonly string[]): string {
  const names = topics.slice(0, 3).map((topic) => `“${topic}”`);
  const more = topics.length > 3 ? ' and others' : '';
  return `the topic${topics.length > 1 ? 's' : ''} ${names.join(', ')}${more}`;
}
