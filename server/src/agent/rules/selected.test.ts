import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../../test/support/amounts.ts';
import { assertOthersSame, byId, first, ids } from './testing/look.ts';
import { edit, sample, samplePage } from './testing/run.ts';

const input = sample('b2b-software');
const page = samplePage('b2b-software');
const select = (componentId: string, text?: string) => ({
  current: page,
  selectedElement: { componentId, ...(text === undefined ? {} : { text }) },
});

const cases: [ask: string, componentId: string, reply: RegExp, changed: boolean][] = [
  ['shorten this', 'faq-1', /I shortened the section “Questions and answers”/, true],
  ['make it shorter', 'prose-3', /I shortened the section “Security”/, true],
  ['make the page shorter', 'prose-3', /I shortened the section “Security”/, true],
  ['delete this', 'logos-1', /I removed the section “Trusted by finance teams at”/, true],
  ['change the heading to "What we hear"', 'benefits-1', /to “What we hear”/, true],
  ['set the headline to "Quiet"', 'hero', /I set the headline/, true],
  ['set the headline to "Quiet"', 'prose-3', /to “Quiet”/, true],
  ['set the subheadline to "Quiet"', 'prose-3', /has no subheadline/, false],
  ['replace "Ledgerline" with "LL"', 'prose-3', /once in the selected element/, true],
  ['mention "Data stays in the EU."', 'prose-3', /to the section “Security”/, true],
  ['remove the FAQ', 'prose-3', /You selected another element/, false],
  ['shorten the FAQ', 'prose-3', /You selected another element/, false],
  ['add a section about pricing', 'prose-3', /Only the selected element may change/, false],
  ['answer "How long does it take?"', 'prose-3', /Only the selected element may change/, false],
  ['start over', 'prose-3', /Only the selected element may change/, false],
  ['focus on security', 'faq-1', /Only the selected element may change/, false],
  ['make this friendlier', 'hero', /language model/, false],
  ['shorten this', 'gone-1', /not on this page any more/, false],
];

for (const [ask, componentId, reply, changed] of cases) {
  test(`with ${componentId} selected, “${ask}” leaves everything else byte for byte`, async () => {
    const { content, text } = await edit(input, ask, select(componentId));
    assert.match(text, reply);
    assertOthersSame(page, content, [componentId]);
    if (changed) assert.notDeepEqual(content, page);
    else assert.deepEqual(content, page);
  });
}

test('the clicked text of a component is the one that changes', async () => {
  const clicked =
    'Every task has an owner, a due date and a reviewer. You see at a glance what blocks the close.';
  const { content } = await edit(
    input,
    'change this to "One list for everyone."',
    select('benefits-2', clicked),
  );
  const changed = byId(content, 'benefits-2');
  assert.ok('items' in changed);
  assert.deepEqual(changed.items.at(-1), {
    title: 'Close checklist',
    text: 'One list for everyone.',
  });
  assertOthersSame(page, content, ['benefits-2']);
});

test('a selected component moves alone', async () => {
  const { content } = await edit(input, 'move this to the top', select('prose-3'));
  assert.deepEqual(ids(content).slice(0, 2), ['hero', 'prose-3']);
  assertOthersSame(page, content, ['prose-3']);
  assert.equal(first(content, 'hero').headline, first(page, 'hero').headline);
});

test('whatever is asked, only the selected component changes', async () => {
  const asks = cases.map(([ask]) => ask);
  const anything = fc.array(fc.oneof(fc.constantFrom(...asks), fc.string({ maxLength: 40 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom(...ids(page)), async (messages, componentId) => {
      const { content } = await edit(input, messages.join('\n'), select(componentId));
      assertOthersSame(page, content, [componentId]);
    }),
    drawn(60),
  );
});
