import assert from 'node:assert/strict';
import { allTexts } from './testing/checks.ts';
import { type Case, headline, nothing, testCases } from './testing/edit_cases.ts';
import { first, headings, ids } from './testing/look.ts';

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
  // Mentioning and answering
  {
    ask: 'mention that we are opening an office in Berlin',
    reply:
      /I added “We are opening an office in Berlin\.” to the section “Good to know”.* No source says so/,
    changes: ['prose-4'],
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
    reply: /I found nothing about “Oslo hub/,
    changes: nothing,
  },
  {
    ask: 'mention SOC 2',
    reply: /says it already in the section “Security”: “.*SOC 2/,
    changes: nothing,
  },
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
];

testCases(cases);
