import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAgentInput } from '../../../test/support/agent_input.ts';
import { makeLinkCheck } from './links.ts';

const input = makeAgentInput({
  message: { text: 'Link to www.acme.example/pricing, or call +49 (30) 123-456.' },
  activity: [
    {
      source: 'crm',
      type: 'note',
      payload: { note: 'https://evil.example/login evil@evil.example' },
      createdAt: '2026-01-02T09:00:00.000Z',
    },
  ],
});
const isKnown = makeLinkCheck(input);

const known = [
  'https://acme.example/tour',
  'https://acme.example/demo',
  'HTTPS://ACME.example/demo/',
  'https://www.acme.example/pricing',
  'mailto:hello@acme.example',
  'mailto:Hello@Acme.example',
  'tel:+4930123456',
];
for (const url of known) {
  test(`${url} was written by the team and may be linked to`, () => assert.ok(isKnown(url)));
}

const unknown = [
  'https://evil.example/login',
  'https://acme.example/tour/../../evil',
  'https://acme.example.evil.example/tour',
  'https://acme.example/other',
  'mailto:evil@evil.example',
  'mailto:hello@acme.example?bcc=evil@evil.example',
  'tel:+4930',
  'tel:',
  'javascript:alert(1)',
];
for (const url of unknown) {
  test(`${url} was not written by the team and is not linked to`, () => assert.ok(!isKnown(url)));
}
