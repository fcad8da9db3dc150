import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './read_requests.ts';
import type { Request } from './requests.ts';

const cases: [message: string, ...requests: Request[]][] = [
  ['Headline → "Close faster"', { kind: 'setHero', member: 'headline', value: 'Close faster' }],
  ['I want the headline to say "X"', { kind: 'setHero', member: 'headline', value: 'X' }],
  ['New headline: Close faster', { kind: 'setHero', member: 'headline', value: 'Close faster' }],
  ['Can we have a section on data residency?', { kind: 'addAbout', topic: 'data residency' }],
  ["I'd like a section about pricing", { kind: 'addAbout', topic: 'pricing' }],
  ['Add pricing', { kind: 'addAbout', topic: 'pricing' }],
  ['Explain how matching works', { kind: 'addAbout', topic: 'how matching works' }],
  [
    'Insert a paragraph about onboarding before How it works',
    { kind: 'addAbout', topic: 'onboarding', place: { where: 'before', section: 'How it works' } },
  ],
  [
    'Add a new section with the title "Our promise" and the text "We never share your data."',
    { kind: 'addText', title: 'Our promise', text: 'We never share your data.' },
  ],
  [
    'Create a section called "Our promise" with: We never share your data.',
    { kind: 'addText', title: 'Our promise', text: 'We never share your data' },
  ],
  ['Take the FAQ out', { kind: 'remove', section: 'FAQ' }],
  ['no logos please', { kind: 'remove', section: 'logos' }],
  ['Security should come first', { kind: 'move', section: 'Security', place: { where: 'top' } }],
  [
    'The FAQ should go before the form',
    { kind: 'move', section: 'FAQ', place: { where: 'before', section: 'form' } },
  ],
  [
    'Bring Security up two sections',
    { kind: 'move', section: 'Security', place: { where: 'up', steps: 2 } },
  ],
  ['Cut the FAQ in half', { kind: 'shorten', section: 'FAQ' }],
  ['Shorten everything', { kind: 'shorten', section: 'page' }],
  ['The steps are too long', { kind: 'shorten', section: 'steps' }],
  ['Tell them more about security', { kind: 'expand', section: 'security' }],
  ['Give more details about NetSuite', { kind: 'expand', section: 'NetSuite' }],
  ['Change the CTA to "Talk to us"', { kind: 'renameButton', to: 'Talk to us' }],
  ['The button should say "Talk to us"', { kind: 'renameButton', to: 'Talk to us' }],
  ['Rename button "A" into "B"', { kind: 'renameButton', from: 'A', to: 'B' }],
  [
    'rename the Book a demo button to Talk to us',
    { kind: 'renameButton', from: 'Book a demo', to: 'Talk to us' },
  ],
  ["Don't forget to mention SOC 2", { kind: 'mention', text: 'SOC 2', sourced: true }],
  ['Say that we support SAML', { kind: 'mention', text: 'We support SAML.' }],
  ['Mention "one day" in the FAQ', { kind: 'mention', text: 'one day', section: 'FAQ' }],
  ['Answer: how long does it take?', { kind: 'answer', question: 'how long does it take' }],
  ['Can you answer "Is it secure?" on the page?', { kind: 'answer', question: 'Is it secure?' }],
  ['Add the question "Is it secure?"', { kind: 'answer', question: 'Is it secure?', inFaq: true }],
  ['Use "controllers" instead of "teams"', { kind: 'replace', from: 'teams', to: 'controllers' }],
  [
    'Change the heading "Security" to "Trust"',
    { kind: 'setHeading', section: 'Security', value: 'Trust' },
  ],
  [
    'Update the Security section to say "Safe."',
    { kind: 'setText', section: 'Security section', value: 'Safe.' },
  ],
  ['Emphasise security', { kind: 'focus', topic: 'security' }],
  ['Write me a new page for CFOs', { kind: 'rewrite' }],
  ['make the buttons green', { kind: 'refuse', because: 'design', text: 'make the buttons green' }],
  [
    'use a different picture',
    { kind: 'refuse', because: 'picture', text: 'use a different picture' },
  ],
  ['Thanks! Looks great.'],
  [''],
  [
    'Hi, could you please remove the FAQ, shorten the hero and set the title to "A, and remove the hero"? Thank you!',
    { kind: 'remove', section: 'FAQ' },
    { kind: 'shorten', section: 'hero' },
    { kind: 'setHero', member: 'headline', value: 'A, and remove the hero' },
  ],
  [
    '1. Remove “How it works”.\n2) Move it to the top; then shorten it',
    { kind: 'removeText', text: 'How it works' },
    { kind: 'move', section: 'it', place: { where: 'top' } },
    { kind: 'shorten', section: 'it' },
  ],
  ['sing me a song', { kind: 'unknown', text: 'sing me a song' }],
];

for (const [message, ...requests] of cases) {
  test(`“${message.replaceAll('\n', ' / ')}” is understood`, () => {
    assert.deepEqual(readRequests(message), requests);
  });
}

test('a message made to be slow is read at once', { timeout: 5000 }, () => {
  for (const part of [
    '"',
    " 'a",
    '“',
    'add a section about ',
    ' and add the ',
    'a\n',
    'move a after ',
    'please ',
  ]) {
    readRequests(part.repeat(50_000 / part.length));
  }
});
