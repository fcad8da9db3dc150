import assert from 'node:assert/strict';
import { allTexts } from './testing/checks.ts';
import { type Case, headline, nothing, testCases } from './testing/edit_cases.ts';
import { assertOthersSame, byId, first, headings, ids, under } from './testing/look.ts';

const cases: Case[] = [
  // Adding
  {
    ask: 'add a section about dock scheduling',
    of: 'very-long',
    reply: /I added the section “Dock scheduling”, from the page context/,
    changes: ['prose-8', 'benefits-7'],
    check: (after) => {
      const at = ids(after).indexOf('prose-8');
      assert.equal(after.blocks[at + 2]?.type, 'faq');
      assert.match(allTexts(after).join(' '), /Hauliers book their own slot in a calendar\./);
    },
  },
  {
    ask: 'Add a section about returns at the top of the page',
    of: 'very-long',
    reply: /I added the section “Returns”/,
    changes: ['prose-8', 'benefits-7'],
    check: (after) => assert.equal(ids(after)[1], 'prose-8'),
  },
  {
    ask: 'add a section about dangerous goods after Cold chain',
    of: 'very-long',
    reply: /I added the section “Dangerous goods”/,
    changes: ['prose-8', 'benefits-7'],
    check: (after) =>
      assert.deepEqual(ids(after).slice(1, 4), ['prose-1', 'benefits-1', 'prose-8']),
  },
  {
    ask: 'add a section about mock recalls',
    of: 'very-long',
    reply: /says it already in the section “Recalls”: “A mock recall/,
    changes: nothing,
  },
  {
    ask: 'add a section about quantum computing',
    reply: /I found nothing about “quantum computing” in the page context or the topics/,
    changes: nothing,
  },
  {
    ask: 'Add a section "Why now: Prices rise in June. Lock yours in today."',
    reply: /I added the section “Why now” with your text/,
    changes: ['prose-4'],
    check: (after) =>
      assert.deepEqual(under(after, 'Why now'), {
        type: 'prose',
        componentId: 'prose-4',
        chunkIds: [],
        heading: 'Why now',
        paragraphs: ['Prices rise in June. Lock yours in today.'],
      }),
  },
  {
    ask: 'Add a section: Why now: Prices rise in June. Lock yours in today. Remove the FAQ.',
    reply: /“Why now” with your text\. I removed the section “Questions and answers”/,
    changes: ['prose-4', 'faq-1'],
    check: (after) => {
      const section = under(after, 'Why now');
      assert.deepEqual('paragraphs' in section && section.paragraphs, [
        'Prices rise in June. Lock yours in today.',
      ]);
    },
  },
  {
    ask: 'add a section titled "Next audit" with the text "Your auditor gets a guest seat." before the FAQ',
    reply: /I added the section “Next audit”/,
    changes: ['prose-4'],
    check: (after) => assert.equal(ids(after).indexOf('prose-4') + 1, ids(after).indexOf('faq-1')),
  },
  // Removing
  {
    ask: 'remove the FAQ',
    reply: /I removed the section “Questions and answers”/,
    changes: ['faq-1'],
    check: (after) => assert.ok(!ids(after).includes('faq-1')),
  },
  {
    ask: 'delete the second section',
    reply: /I removed the section “Trusted by finance teams at”/,
    changes: ['logos-1'],
  },
  {
    ask: 'please get rid of the last section',
    reply: /I removed the section “Pick a time/,
    changes: ['call-to-action-1'],
  },
  {
    ask: 'remove the section about NetSuite',
    reply: /I removed the section “NetSuite integration”/,
    changes: ['prose-2'],
  },
  {
    ask: 'delete the quotes',
    reply: /the quote of Tomas Lindqvist and the quote of Priya Raman/,
    changes: ['quote-1', 'quote-2'],
  },
  {
    ask: 'drop the quote by Priya Raman',
    reply: /I removed the quote of Priya Raman/,
    changes: ['quote-2'],
  },
  {
    ask: 'Remove the FAQ, the logos and the ask section',
    reply: /I removed .*Questions and answers.*Trusted.*Ask about/,
    changes: ['faq-1', 'logos-1', 'ask-1'],
  },
  {
    ask: 'remove Cold chain',
    of: 'very-long',
    reply: /I removed the section “Cold chain”/,
    changes: ['prose-1', 'benefits-1'],
    check: (after) => assert.equal(ids(after)[1], 'prose-2'),
  },
  {
    ask: 'remove the sentence "Nothing has to be exported by hand."',
    reply: /I removed the text/,
    changes: ['prose-1'],
    check: (after) => assert.ok(!allTexts(after).join(' ').includes('exported by hand')),
  },
  {
    ask: 'remove "Audit trail"',
    reply: /from the section “What Ledgerline does”/,
    changes: ['benefits-2'],
    check: (after) => assert.equal(first(after, 'benefits').items.length, 3),
  },
  {
    ask: 'Remove “Security”',
    reply: /I removed the section “Security”/,
    changes: ['prose-3'],
    check: (after) => assert.ok(!headings(after).includes('Security')),
  },
  { ask: 'remove it', reply: /could not tell which section you mean/, changes: nothing },
  {
    ask: 'change the heading to "X"',
    reply: /could not tell which section you mean/,
    changes: nothing,
  },
  { ask: 'remove the pricing table', reply: /found no section “pricing table”/, changes: nothing },
  // Moving
  {
    ask: 'move the FAQ to the top',
    reply: /I moved the section “Questions and answers” to the top/,
    check: (after, before) => {
      assert.deepEqual(ids(after).slice(0, 2), ['hero', 'faq-1']);
      assertOthersSame(before, after, ['faq-1']);
    },
  },
  {
    ask: 'move How it works up',
    reply: /“How it works” up/,
    check: (after, before) =>
      assert.equal(ids(after).indexOf('steps-1'), ids(before).indexOf('steps-1') - 1),
  },
  {
    ask: 'move the logos down 2 places',
    reply: /down/,
    check: (after, before) =>
      assert.equal(ids(after).indexOf('logos-1'), ids(before).indexOf('logos-1') + 2),
  },
  {
    ask: 'put Security after the FAQ',
    reply: /I moved the section “Security” after the section “Questions and answers”/,
    check: (after) => assert.equal(ids(after).indexOf('prose-3'), ids(after).indexOf('faq-1') + 1),
  },
  {
    ask: 'move the stats section before the quote',
    reply: /before the quote of Tomas Lindqvist/,
    check: (after) =>
      assert.equal(ids(after).indexOf('stats-1') + 1, ids(after).indexOf('quote-1')),
  },
  {
    ask: 'move the form to the bottom of the page',
    of: 'robotics',
    reply: /“Get in touch” to the bottom/,
    check: (after) => assert.equal(ids(after).at(-1), 'form-1'),
  },
  {
    ask: 'move the client portal below the hero',
    of: 'very-long',
    reply: /I moved the section “Client portal” after the hero/,
    check: (after) => assert.deepEqual(ids(after).slice(1, 3), ['prose-7', 'benefits-6']),
  },
  {
    ask: 'swap the FAQ and the steps',
    reply: /I swapped/,
    check: (after, before) => {
      assert.equal(ids(after).indexOf('faq-1'), ids(before).indexOf('steps-1'));
      assert.equal(ids(after).indexOf('steps-1'), ids(before).indexOf('faq-1'));
    },
  },
  {
    ask: 'swap sections 2 and 3',
    reply: /I swapped/,
    check: (after) =>
      assert.deepEqual(ids(after).slice(1, 4), ['benefits-1', 'benefits-2', 'logos-1']),
  },
  { ask: 'move the FAQ after the moon', reply: /no section “moon”/, changes: nothing },
  {
    ask: 'focus on security',
    reply: /I moved the section “Security” to the top/,
    check: (after) => assert.equal(ids(after)[1], 'prose-3'),
  },
  // Shorter and longer
  {
    ask: 'shorten the FAQ',
    reply: /I shortened the section “Questions and answers” from \d+ to \d+ words/,
    changes: ['faq-1'],
    check: (after, before) =>
      assert.ok(
        allTexts({ blocks: [byId(after, 'faq-1')] }).join().length <
          allTexts({ blocks: [byId(before, 'faq-1')] }).join().length,
      ),
  },
  {
    ask: 'make the Security section shorter',
    reply: /I shortened the section “Security”/,
    changes: ['prose-3'],
    check: (after) => {
      const section = under(after, 'Security');
      assert.ok(
        'paragraphs' in section && section.paragraphs.join(' ').startsWith('Ledgerline is SOC 2'),
      );
    },
  },
  {
    ask: 'make it shorter',
    reply: /I shortened the page from \d+ to \d+ words/,
    check: (after, before) => {
      assert.deepEqual(ids(after), ids(before));
      assert.ok(allTexts(after).join(' ').length < 0.85 * allTexts(before).join(' ').length);
    },
  },
  {
    ask: 'The headline is too long',
    reply: /I shortened the headline/,
    changes: ['hero'],
    check: headline('Close the books in four days'),
  },
  {
    ask: 'make the page longer',
    of: 'sales-deck',
    reply: /already says everything/,
    changes: nothing,
  },
  { ask: 'shorten the quote', reply: /A quotation stays as it was said/, changes: nothing },
  {
    ask: 'expand the FAQ',
    of: 'very-long',
    reply: /I expanded the section “Frequently asked questions” from the page context/,
    changes: ['faq-1', 'ask-1'],
    check: (after) => assert.equal(first(after, 'faq').items.length, 7),
  },
  {
    ask: 'Expand “What we discussed”',
    of: 'call-followup',
    reply: /nothing more to say in the section “What we discussed”/,
    changes: nothing,
  },
  {
    ask: 'make the page longer',
    of: 'very-long',
    reply: /I made the page longer/,
    check: (after, before) => assert.ok(after.blocks.length > before.blocks.length),
  },
];

testCases(cases);
