import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { allTexts, faultsOf } from './testing/checks.ts';
import { assertOthersSame, byId, first, headings, ids, under } from './testing/look.ts';
import { edit, run, sample, samplePage } from './testing/run.ts';

interface Case {
  ask: string;
  /** The sample it is asked about; a B2B page where it does not matter. */
  of?: string;
  reply: RegExp;
  /** The only components that differ; none means that nothing changed. */
  changes?: string[];
  check?: (after: PageContent, before: PageContent) => void;
}

const nothing: string[] = [];
const headline = (text: string) => (after: PageContent) =>
  assert.equal(first(after, 'hero').headline, text);

const cases: Case[] = [
  // The hero
  ...[
    'Set the headline to "Close in four days, Northwind"',
    'change the headline to “Close in four days, Northwind”.',
    "Please make the page's headline 'Close in four days, Northwind'",
    'Could you set the title to Close in four days, Northwind?',
    'headline: Close in four days, Northwind',
    'The headline should be "Close in four days, Northwind"',
    'Use "Close in four days, Northwind" as the headline',
    'update the hero headline to «Close in four days, Northwind»',
  ].map((ask) => ({
    ask,
    reply: /I set the headline to “Close in four days, Northwind”\./,
    changes: ['hero'],
    check: headline('Close in four days, Northwind'),
  })),
  {
    ask: "Set the subheadline to 'Dana's close, sorted.'",
    reply: /I set the subheadline to “Dana's close, sorted\.”/,
    changes: ['hero'],
    check: (after) => assert.equal(first(after, 'hero').subheadline, "Dana's close, sorted."),
  },
  {
    ask: 'change the eyebrow to For the finance team',
    reply: /I set the eyebrow to “For the finance team”/,
    changes: ['hero'],
    check: (after) => assert.equal(first(after, 'hero').eyebrow, 'For the finance team'),
  },
  {
    ask: `set the headline to "${'long '.repeat(80)}"`,
    reply: /too long: at most 300 characters/,
    changes: nothing,
  },
  {
    ask: 'set the headline to "<b>Plain</b> **text** &amp; more"',
    reply: /I set the headline to “Plain text & more”/,
    changes: ['hero'],
    check: headline('Plain text & more'),
  },
  // Headings and texts
  {
    ask: 'rename the section "Security" to "Security & compliance"',
    reply: /I changed the heading “Security” to “Security & compliance”/,
    changes: ['prose-3'],
    check: (after) => assert.ok(headings(after).includes('Security & compliance')),
  },
  {
    ask: 'change the heading of the FAQ to "What people ask"',
    reply: /to “What people ask”/,
    changes: ['faq-1'],
    check: (after) => assert.equal(first(after, 'faq').heading, 'What people ask'),
  },
  {
    ask: 'Change the how it works title to Three steps',
    reply: /“How it works” to “Three steps”/,
    changes: ['steps-1'],
  },
  {
    ask: 'change the text of the call to action to "Half an hour, your own data."',
    reply: /I changed the text of the section “Pick a time that suits you, Dana”/,
    changes: ['call-to-action-1'],
    check: (after) =>
      assert.equal(first(after, 'callToAction').text, 'Half an hour, your own data.'),
  },
  {
    ask: 'replace "Ledgerline" with "Ledgerline Pro" everywhere',
    reply: /I replaced “Ledgerline” with “Ledgerline Pro” 8 times/,
    check: (after, before) => {
      const swapped = allTexts(before).map((text) =>
        text.replaceAll('Ledgerline', 'Ledgerline Pro'),
      );
      assert.deepEqual(allTexts(after), swapped);
      assert.deepEqual(ids(after), ids(before));
    },
  },
  {
    ask: 'replace “northwind traders” with “Northwind”',
    reply: /once on the page/,
    changes: ['hero'],
    check: headline('Ledgerline for Northwind: close the books in four days'),
  },
  {
    ask: 'replace "blockchain" with "ledger"',
    reply: /found “blockchain” nowhere/,
    changes: nothing,
  },
  { ask: 'replace "Security" with ""', reply: /empty or too long/, changes: nothing },
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
    reply: /already says what I found about “mock recalls”/,
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
  { ask: 'move the FAQ after the moon', reply: /no section “the moon”/, changes: nothing },
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
    reply: /I shortened the hero/,
    changes: ['hero'],
    check: headline('Ledgerline for Northwind Traders'),
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
  // Mentioning and answering
  {
    ask: 'mention that we are opening an office in Berlin',
    reply: /I added “We are opening an office in Berlin\.”/,
    changes: ['call-to-action-1'],
    check: (after) =>
      assert.ok(allTexts(after).join(' ').includes('We are opening an office in Berlin.')),
  },
  {
    ask: 'mention GS1 labels',
    of: 'very-long',
    reply:
      /I added “GS1 labels with application identifiers\.” to the section “Label printing”, from the page context/,
    changes: ['prose-8'],
  },
  {
    ask: 'mention our Oslo hub in the hero',
    reply: /to the hero; I found nothing about it/,
    changes: ['hero'],
    check: (after) => assert.match(first(after, 'hero').subheadline ?? '', /our Oslo hub\.$/),
  },
  { ask: 'mention SOC 2', reply: /“Security” mentions “SOC 2” already/, changes: nothing },
  {
    ask: 'add "We are ISO 27001 certified." to the Security section',
    reply: /I added “We are ISO 27001 certified\.” to the section “Security”/,
    changes: ['prose-3'],
  },
  {
    ask: 'answer "Is there a test system?"',
    of: 'very-long',
    reply: /I answered “Is there a test system\?” in the FAQ, from the page context/,
    changes: ['faq-1', 'ask-1'],
    check: (after) =>
      assert.match(
        first(after, 'faq').items.at(-1)?.answer ?? '',
        /test system with a nightly copy/,
      ),
  },
  {
    ask: 'Answer the question: how many carriers do you support?',
    of: 'very-long',
    reply: /I answered “How many carriers do you support\?”/,
    changes: ['faq-1'],
    check: (after) =>
      assert.equal(
        first(after, 'faq').items.at(-1)?.answer,
        'Labels for 140 carriers are printed at the bench.',
      ),
  },
  {
    ask: 'answer "How is Ledgerline priced?"',
    reply: /answers “How is Ledgerline priced\?” already/,
    changes: nothing,
  },
  {
    ask: 'answer "Do you have a mobile app?"',
    reply: /I found no answer to “Do you have a mobile app\?”/,
    changes: nothing,
  },
  // Buttons
  {
    ask: "change the button 'Book a demo' to 'Talk to us'",
    reply: /I renamed the button “Book a demo” to “Talk to us” in this version/,
    check: (after, { blocks }) =>
      assert.deepEqual(after, {
        blocks,
        buttonTitles: [{ actionId: 'book-demo', title: 'Talk to us' }],
      }),
  },
  {
    ask: 'The button should say "Talk to us"',
    reply: /I renamed the button “Book a demo” to “Talk to us”/,
    check: (after) => assert.equal(after.buttonTitles?.[0]?.title, 'Talk to us'),
  },
  {
    ask: 'rename the "Book a demo" button to "Talk to us". Rename the "Talk to us" button to "Call us". Hide the "Call us" button.',
    reply: /“Talk to us” to “Call us” in this version.*I took the button “Call us” off/,
    check: (after) =>
      assert.deepEqual(after.buttonTitles, [{ actionId: 'book-demo', title: 'Call us' }]),
  },
  {
    ask: 'rename the "Buy now" button to "Talk to us"',
    reply: /I found no button “Buy now”\. Its buttons are “Book a demo”/,
    changes: nothing,
    check: (after) => assert.equal(after.buttonTitles, undefined),
  },
  {
    ask: 'rename the "Request a site survey" button to "Ask for a survey"',
    of: 'robotics',
    reply: /I changed the buttons to “Ask for a survey” in this version/,
    changes: ['form-1'],
    check: (after) => {
      assert.equal(first(after, 'form').submitLabel, 'Ask for a survey');
      assert.deepEqual(
        after.buttonTitles?.map(({ title }) => title),
        ['Ask for a survey'],
      );
    },
  },
  {
    ask: 'change the button "Book a demo" to "See pricing"',
    reply: /I replaced the button “Book a demo” with the page's button “See pricing”/,
    changes: ['hero', 'call-to-action-1'],
    check: (after) => assert.deepEqual(first(after, 'hero').actionIds, ['pricing']),
  },
  {
    ask: 'hide the "See pricing" button',
    reply: /I took the button “See pricing” off this version/,
    changes: ['hero', 'call-to-action-1'],
    check: (after) => assert.deepEqual(first(after, 'callToAction').actionIds, ['book-demo']),
  },
  // Several at once
  {
    ask: 'Set the headline to "Quiet audits" and remove the FAQ, then move the quote by Priya Raman to the top. Thanks!',
    reply:
      /I set the headline to “Quiet audits”\. I removed .* I moved the quote of Priya Raman to the top\./,
    check: (after) => {
      headline('Quiet audits')(after);
      assert.ok(!ids(after).includes('faq-1'));
      assert.equal(ids(after)[1], 'quote-2');
    },
  },
  {
    ask: '- set the headline to "One"\n- set the subheadline to "Two and remove the FAQ"\n- shorten Security',
    reply: /“One”\. I set the subheadline to “Two and remove the FAQ”\. I shortened/,
    changes: ['hero', 'prose-3'],
  },
  {
    ask: 'add a section about returns and move it to the top',
    of: 'very-long',
    reply: /I added the section “Returns”.* I moved the section “Returns” to the top/,
    check: (after) => assert.deepEqual(ids(after).slice(1, 3), ['prose-8', 'benefits-7']),
  },
  {
    ask: 'remove the FAQ and make it pop',
    reply: /I removed .*“make it pop” asks for other wording/,
    changes: ['faq-1'],
  },
  // What it cannot do
  { ask: 'make it friendlier', reply: /needs a language model/, changes: nothing },
  { ask: 'Translate the page to German', reply: /cannot translate/, changes: nothing },
  { ask: 'undo that', reply: /earlier version is kept/, changes: nothing },
  { ask: 'make the background blue', reply: /PUT \/v0\/brands\/\{brand_id\}/, changes: nothing },
  { ask: 'publish it', reply: /only write drafts/, changes: nothing },
  {
    ask: 'What is the weather like?',
    reply: /did not understand “What is the weather like”.*I understand requests such as/,
    changes: nothing,
  },
  { ask: '…', reply: /did not understand|nothing/, changes: nothing },
  { ask: 'x'.repeat(40_000), reply: /did not understand/, changes: nothing },
];

for (const { ask, of = 'b2b-software', reply, changes, check } of cases) {
  test(`asked “${ask.replaceAll('\n', ' / ').slice(0, 100)}” of ${of}`, async () => {
    const input = sample(of);
    const { before, content, text } = await edit(input, ask);
    assert.match(text, reply);
    if (changes) assertOthersSame(before, content, changes);
    if (changes?.length === 0) assert.deepEqual(content, before);
    else assert.notDeepEqual(content, before);
    check?.(content, before);
    // What the user wrote may hold any number; everything else of a sound page still holds.
    const given = { ...input, conversation: [{ role: 'user' as const, text: ask }] };
    assert.deepEqual(
      faultsOf(content, given).filter((fault) => !fault.startsWith('breaks off')),
      [],
    );
  });
}

test('start over writes the page anew', async () => {
  const input = sample('b2b-software');
  const written = (await run(input)).content;
  const { content, text } = await edit(input, 'Start over', {
    current: { blocks: written.blocks.slice(0, 2) },
  });
  assert.deepEqual(content, written);
  assert.match(text, /I wrote the page anew/);
});

test('the last section of a page is not removed', async () => {
  const input = sample('very-short');
  const { blocks } = (await run(input)).content;
  const current = { blocks: blocks.slice(0, 1) };
  const { content, text } = await edit(input, 'remove the hero', { current });
  assert.deepEqual(content, current);
  assert.match(text, /at least one section/);
});

test('a citation goes with the last sentence of its chunk', async () => {
  const input = sample('b2b-software');
  const { content } = await edit(
    input,
    'change the text of the NetSuite integration section to "It works with NetSuite."',
  );
  assert.deepEqual(under(content, 'NetSuite integration').chunkIds, []);
});

test('what an added section takes from a topic is cited', async () => {
  const input = sample('robotics');
  const page = samplePage('robotics');
  const current = { blocks: page.blocks.filter((block) => !block.chunkIds.length) };
  const { content, text } = await edit(input, 'add a section about frozen storage speed', {
    current,
  });
  const added = content.blocks.filter((block) => block.chunkIds.length > 0);
  assert.deepEqual(
    added.map((block) => block.chunkIds),
    [['chunk_01k00000000000000000000021']],
  );
  assert.match(text, /from the topic “Cold storage”/);
});
