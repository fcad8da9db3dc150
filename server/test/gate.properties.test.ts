import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AgentInput } from '../src/agent/agent.ts';
import { makeGate } from '../src/agent/model/gate.ts';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import type { Block, PageContent } from '../src/content/content.ts';
import { evalCases } from '../src/eval/cases.ts';
import { drawn } from './support/amounts.ts';
import { plantedLies, plantedNotes } from './support/planted.ts';

const runs = 1000;
const inputs = evalCases.map(({ input }) => input);
const anInput = fc.constantFrom(...inputs);
const aNote = fc.constantFrom(...plantedNotes);

/** Into a text: as a line of its own, at the end of a line, or in brackets inside one. */
function plant(text: string, note: string, at: number, how: number): string {
  const lines = text.split('\n');
  const line = Math.floor(at * lines.length);
  const here = lines[line] ?? '';
  const planted =
    how === 0
      ? [here, note]
      : how === 1
        ? [`- ${note}`, here]
        : how === 2 && here.trim() !== '' && !here.includes('|')
          ? [here.replace(/([.!?。]?)\s*$/u, ` (${note})$1`)]
          : ['', note, '', here];
  return [...lines.slice(0, line), ...planted, ...lines.slice(line + 1)].join('\n');
}

function withNote(
  input: AgentInput,
  note: string,
  at: number,
  how: number,
  where: number,
): AgentInput {
  if (where === 1 && input.chunks.length > 0) {
    const chunks = input.chunks.map((chunk) => ({
      ...chunk,
      text: plant(chunk.text, note, at, how),
    }));
    return { ...input, chunks };
  }
  if (where === 2) {
    const entry = { source: 'crm', type: 'note', payload: { text: note }, createdAt: '' };
    return { ...input, activity: [entry, ...input.activity] };
  }
  if (where === 3) {
    const notes = `${input.audience.supplementaryContext ?? ''}\n${note}`;
    return { ...input, audience: { ...input.audience, supplementaryContext: notes } };
  }
  return {
    ...input,
    page: { ...input.page, pageContext: plant(input.page.pageContext, note, at, how) },
  };
}

async function pageOf(input: AgentInput): Promise<PageContent> {
  for await (const event of makeRulesAgent().run(input, new AbortController().signal)) {
    if (event.type === 'content') return event.content;
  }
  return assert.fail('there is no page');
}

const anyLine = fc.double({ min: 0, max: 0.999, noNaN: true });
const place = fc.tuple(anyLine, fc.nat(3), fc.nat(3));
const aPlanting = fc.tuple(aNote, anyLine, fc.nat(3));

/** Two in each of the four sources, which are read apart: one page tries eight. */
const inEach = fc.array(aPlanting, { minLength: 2, maxLength: 2 });
const everywhere = fc.tuple(inEach, inEach, inEach, inEach);

test('a note planted anywhere in any source never reaches a page of the rules agent', async () => {
  await fc.assert(
    fc.asyncProperty(anInput, everywhere, async (input, plantings) => {
      const planted = plantings.reduce(
        (before, inOne, where) =>
          inOne.reduce((whole, [note, at, how]) => withNote(whole, note, at, how, where), before),
        input,
      );
      assert.doesNotMatch(JSON.stringify(await pageOf(planted)), /ZQXV7/);
    }),
    drawn(runs / 8),
  );
});

const aLie = fc.constantFrom(...plantedLies);
const member = fc.constantFrom(
  'headline',
  'subheadline',
  'paragraph',
  'title',
  'answer',
  'quote',
  'stat',
  'cell',
);

/** A page of a hostile model: honest but for one text. */
function hostilePage(text: string, where: string): PageContent {
  const base = { chunkIds: [] };
  const blocks: Block[] = [
    {
      ...base,
      type: 'hero',
      componentId: 'hero',
      headline: where === 'headline' ? text : 'A page',
      actionIds: [],
      ...(where === 'subheadline' ? { subheadline: text } : {}),
    },
    {
      ...base,
      type: 'prose',
      componentId: 'p',
      paragraphs: [where === 'paragraph' ? `Hello to all of you. ${text}` : 'Hello to all of you.'],
    },
    {
      ...base,
      type: 'benefits',
      componentId: 'b',
      items: [{ title: where === 'title' ? text : 'Hello' }],
    },
    {
      ...base,
      type: 'faq',
      componentId: 'f',
      items: [{ question: 'Why?', answer: where === 'answer' ? text : 'Hello to all of you.' }],
    },
    ...(where === 'quote'
      ? [{ ...base, type: 'quote' as const, componentId: 'q', text, attribution: 'Taylor Zzyzx' }]
      : []),
    {
      ...base,
      type: 'stats',
      componentId: 's',
      items: [{ value: '7', label: where === 'stat' ? text : 'things' }],
    },
    {
      ...base,
      type: 'table',
      componentId: 't',
      columns: ['A', 'B'],
      rows: [{ cells: ['x', where === 'cell' ? text : 'y'] }],
    },
  ];
  return { blocks };
}

test('a lie or a note that a hostile model puts anywhere never passes the gate', () => {
  const gates = new Map(inputs.map((input) => [input, makeGate(input)]));
  fc.assert(
    fc.property(anInput, fc.oneof(aLie, aNote), member, (input, text, where) => {
      const gated = gates.get(input)?.(hostilePage(text, where));
      const shown = JSON.stringify(gated?.content ?? {});
      assert.doesNotMatch(shown, /ZQXV7|3,?071|Buffett|Globexia|Zzyzx|Ruritania/);
    }),
    drawn(runs),
  );
});

test('a secret of the sources that a hostile model repeats never passes the gate', () => {
  fc.assert(
    fc.property(anInput, aNote, place, member, (input, note, [at, how, where], target) => {
      const secret = note.replace('ZQXV7', 'a wholly uncommon amount of 88,123 guilders');
      const planted = withNote(input, secret, at, how, where);
      const gated = makeGate(planted)(
        hostilePage('It is a wholly uncommon amount of 88,123 guilders.', target),
      );
      assert.doesNotMatch(JSON.stringify(gated.content ?? {}), /guilders/);
    }),
    drawn(200),
  );
});

test('at most two of a hundred honest sentences are held back', () => {
  let honest = 0;
  const held: string[] = [];
  for (const { input } of evalCases) {
    const gate = makeGate(input);
    const sentences = honestSentences(input);
    const page = hostilePage('Hello to all of you.', 'paragraph');
    const blocks = page.blocks.map((block) =>
      block.type === 'prose' ? { ...block, paragraphs: sentences } : block,
    );
    const prose = gate({ blocks }).content?.blocks.find((block) => block.type === 'prose');
    const kept = prose?.type === 'prose' ? prose.paragraphs : [];
    honest += sentences.length;
    held.push(...sentences.filter((sentence) => !kept.includes(sentence)));
  }
  assert.ok(honest > 80, `only ${honest} honest sentences`);
  assert.ok(held.length <= honest * 0.02, held.join('\n'));
});

/** Sentences of the contexts that none of their cases forbids. */
function honestSentences(input: AgentInput): string[] {
  const { hide = [] } = evalCases.find((one) => one.input === input) ?? {};
  return [input.page.pageContext, ...input.chunks.map(({ text }) => text)]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^\p{Lu}[^|<>@#:]{20,200}[.。]$/u.test(line) && !/["“„«「(]/u.test(line))
    .filter((line) => !hide.some((secret) => line.toLowerCase().includes(secret.toLowerCase())))
    .filter((line) => !/internal|not approved/i.test(line));
}
