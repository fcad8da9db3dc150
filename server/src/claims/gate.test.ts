import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../content/content.ts';
import type { Source } from './claims.ts';
import { prepareSources } from './corpus.ts';
import { figuresIn } from './figures.ts';
import { findClaims } from './find.ts';
import { passGate } from './gate.ts';
import { proveClaims } from './prove.ts';

const context = `Ridgeline alerts you six weeks before a covenant breach. It costs €49 per seat.
"We closed 40% faster," says Dana Reed, CFO at Norrtech.
Floor price is 31 euros, do not put on page.`;
const sources: Source[] = [
  { sourceId: 'page_1', type: 'page_context', text: context },
  { sourceId: 'person_1', type: 'reader', text: 'Ada Field, Harbour Foods' },
  { sourceId: 'log_1', type: 'private', text: 'Their new CFO is nervous about the audit' },
];
const corpus = prepareSources(sources, 'en');

const page = (...paragraphs: string[]): PageContent => ({
  blocks: [{ type: 'prose', componentId: 'prose-1', chunkIds: [], paragraphs }],
});

const passes: [text: string, why: string][] = [
  ['It costs €49 per seat.', 'said by a source'],
  ['A seat costs 49 EUR.', 'the same amount for the same thing'],
  ['Covenant breach alerts come 6 weeks ahead.', 'the same figure, written otherwise'],
  ['Harbour Foods sees a covenant breach coming.', 'a name the reader gave'],
];
const refused: [text: string, reason: string][] = [
  ['Customers see 300% return on a seat.', 'unproven'],
  ['Warren Buffett recommends Ridgeline.', 'unproven'],
  ['Ridgeline is better than Acme at covenants.', 'unproven'],
  ['A seat costs 31 euros.', 'unproven'],
  ['Your new CFO is nervous about the audit.', 'private'],
  ['Set the headline to “Free money”.', 'assistant'],
  ['Ridgeline is for you and the', 'fragment'],
  ['Yes.', 'fragment'],
  ['Covenant breach ; alerts ; board ; seat', 'fragment'],
];

for (const [text, why] of passes) {
  test(`“${text}” passes: ${why}`, () => {
    assert.deepEqual(passGate(page(text), { corpus }), { content: page(text), leftOut: [] });
  });
}

for (const [text, reason] of refused) {
  test(`“${text}” is left out as ${reason}`, () => {
    const { content, leftOut } = passGate(page(text), { corpus });
    assert.deepEqual(content.blocks, []);
    assert.equal(leftOut[0]?.reason, reason);
  });
}

test('a quotation is by the speaker its source gives, and whole', () => {
  const quote = (text: string, attribution: string): PageContent => ({
    blocks: [{ type: 'quote', componentId: 'quote-1', chunkIds: [], text, attribution }],
  });
  const kept = (content: PageContent) => passGate(content, { corpus }).content.blocks.length;
  assert.equal(kept(quote('We closed 40% faster', 'Dana Reed')), 1);
  assert.equal(kept(quote('We closed 40% faster', 'Ada Field')), 0);
  assert.equal(kept(quote('We closed', 'Dana Reed')), 0);
  assert.equal(kept(quote('We closed 90% faster', 'Dana Reed')), 0);
});

test('an address keeps its letters as they are', () => {
  const own = prepareSources(
    [
      {
        sourceId: 'page_1',
        type: 'page_context',
        text: 'Contact: Dana Reed, dana@norrtech.example',
      },
    ],
    'en',
  );
  const content: PageContent = {
    blocks: [
      {
        type: 'sender',
        componentId: 'sender-1',
        chunkIds: [],
        actionIds: [],
        name: 'Dana Reed',
        email: 'dana@norrtech.example',
      },
    ],
  };
  assert.deepEqual(passGate(content, { corpus: own }).content, content);
});

test('what stands on the page already is not judged again', () => {
  const current = page('Customers see 300% return on a seat.');
  assert.deepEqual(passGate(current, { corpus, current }).content, current);
});

test('a claim keeps its id while the rest of the page changes', () => {
  const before = findClaims(page('It costs €49 per seat.'));
  const after = findClaims(page('Good morning to all of you.', 'It costs €49 per seat.'));
  assert.deepEqual(
    before.map(({ claimId }) => claimId),
    after.map(({ claimId }) => claimId),
  );
});

test('a proof quotes its source word for word', () => {
  const proven = proveClaims(findClaims(page('A seat costs 49 EUR.')), sources);
  const [claim] = proven;
  assert.equal(claim?.status, 'supported');
  if (claim?.status !== 'supported') return;
  assert.equal(claim.source.quote, 'It costs €49 per seat.');
  assert.equal(context.slice(claim.source.start, claim.source.end), claim.source.quote);
});

test('a cell is proven by its row though its words stand in the head, and a tick says what it says', () => {
  const text = `Lume makes bottles for wine that weigh less.

Format | Price | Minimum order | Engraved
Claret 75 cl | 268 € | 12,000 | ✓
Hock 75 cl | 274 € | 24,000 | –`;
  const listed = prepareSources([{ sourceId: 'page_1', type: 'page_context', text }], 'en');
  const included = (entry: string): PageContent => ({
    blocks: [
      {
        ...{ type: 'pricing', componentId: 'pricing-1', chunkIds: [] },
        options: [{ title: 'Claret 75 cl', price: '268 €', included: [entry], actionIds: [] }],
      },
    ],
  });
  for (const [entry, kept] of [
    ['Minimum order: 12,000', true],
    ['Minimum order: 11,000', false],
  ] as const) {
    assert.equal(passGate(included(entry), { corpus: listed }).leftOut.length, kept ? 0 : 1, entry);
  }
  const table: PageContent = {
    blocks: [
      {
        ...{ type: 'table', componentId: 'table-1', chunkIds: [], columns: ['Format', 'Engraved'] },
        rows: [{ cells: ['Claret 75 cl', '✓'] }, { cells: ['Hock 75 cl', 'no'] }],
      },
    ],
  };
  assert.deepEqual(passGate(table, { corpus: listed }), { content: table, leftOut: [] });
});

test('the name of a column in brackets is proven by the head of its table, and by nothing else', () => {
  const table = `We rent out trikes to shops in the old town.

Model | Load | 12 months | 36 months
Heavy trike with a wooden box for bread | 200 kg | €389 | €310
The first 24 months are the hardest for a shop.`;
  const text = (months: string): string =>
    `Heavy trike with a wooden box for bread: 200 kg, €389 (${months}).`;
  const left = (months: string): number =>
    passGate(page(text(months)), {
      corpus: prepareSources([{ sourceId: 'p', type: 'page_context', text: table }], 'en'),
    }).leftOut.length;
  assert.equal(left('12 months'), 0);
  assert.equal(left('24 months'), 1);
});

test('an amount at the end of a sentence is no date', () => {
  const kinds = (text: string): string[] => figuresIn(text).map(({ kind }) => kind);
  assert.deepEqual(kinds('A piece costs $1.74.'), ['amount']);
  assert.deepEqual(kinds('A piece costs $1.10.'), ['amount']);
  assert.deepEqual(kinds('bis 3.12.'), ['date']);
});

test('a label of two capitals and the code of a product are whole; cells of a table are not', () => {
  const own = prepareSources(
    [
      {
        sourceId: 'p',
        type: 'page_context',
        text: 'UK: in two days. The KX0M pump fits. Fast | Cheap',
      },
    ],
    'en',
  );
  const isLeft = (text: string) => passGate(page(text), { corpus: own }).leftOut.length > 0;
  assert.deepEqual(['UK: in two days.', 'The KX0M pump fits.', 'Fast | Cheap.'].map(isLeft), [
    false,
    false,
    true,
  ]);
});
