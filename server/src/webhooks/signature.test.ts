import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { amounts, givenSeed } from '../../test/support/amounts.ts';
import { anyCharacter } from '../../test/support/characters.ts';
import { bodyOf } from './events.ts';
import { makeSigningSecret, type Signed, signatureHeaders, signingKey } from './signature.ts';

/** The headers under these secrets, the newest first. */
function headersUnder([newest = '', ...others]: string[], signed: Signed): Record<string, string> {
  return signatureHeaders([signingKey(newest), ...others.map(signingKey)], signed);
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
const plain = (secret: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const bodies = fc.oneof(
  fc.json({ stringUnit: anyCharacter }),
  fc.string({ unit: anyCharacter, maxLength: 200 }).map((text) => JSON.stringify({ text })),
  fc.record({ type: fc.string(), input: fc.jsonValue() }).map((payload) => JSON.stringify(payload)),
);

test(`${amounts.signedBodies} signed bodies verify with standardwebhooks, under one secret and while two are live`, () => {
  fc.assert(
    fc.property(bodies, fc.boolean(), fc.nat(), (payload, rotated, number) => {
      const secrets = rotated ? [makeSigningSecret(), makeSigningSecret()] : [makeSigningSecret()];
      const event = { event_id: `evt_${number}`, tenant_id: 't', type: 'x', created_at: number };
      const body = bodyOf({ ...event, payload });
      const signed = { webhookId: event.event_id, timestamp: nowSeconds(), body };
      const headers = headersUnder(secrets, signed);
      for (const secret of secrets) new Webhook(secret).verify(body, headers);
      assert.throws(() => new Webhook(makeSigningSecret()).verify(body, headers));
      assert.throws(() => new Webhook(secrets[0] ?? '').verify(`${body} `, headers));
      assert.equal(headers['x-webhook-signature-256'], plain(secrets[0] ?? '', body));
      const previous = headers['x-webhook-signature-256-previous'];
      assert.equal(previous, rotated ? plain(secrets[1] ?? '', body) : undefined);
    }),
    { numRuns: amounts.signedBodies, seed: 1, ...givenSeed },
  );
});

interface Vector {
  secrets: string[];
  body: string;
  headers: Record<string, string>;
}

test('the published vectors are what Facet sends, and standardwebhooks takes them', () => {
  const file = new URL('../../../docs/webhook-vectors.json', import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };
  assert.ok(vectors.length >= 4);
  for (const { secrets, body, headers } of vectors) {
    const timestamp = Number(headers['webhook-timestamp']);
    const webhookId = headers['webhook-id'] ?? '';
    assert.deepEqual(headersUnder(secrets, { webhookId, timestamp, body }), headers);
    for (const secret of secrets) {
      // verify() refuses what is older than five minutes, as it should: sign instead.
      const signature = new Webhook(secret).sign(webhookId, new Date(timestamp * 1000), body);
      assert.ok(headers['webhook-signature']?.split(' ').includes(signature));
    }
  }
});
