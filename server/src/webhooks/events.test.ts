import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, submit } from '../../test/support/form_pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { startSink } from '../../test/support/sink.ts';
import { subscribe } from '../../test/support/webhooks.ts';
import { formats } from '../platform/formats/formats.ts';
import { makeAjv } from '../platform/http/validate.ts';
import { eventDescriptions, eventSchema, eventTypes, type WebhookEventType } from './events.ts';

const ajv = makeAjv(formats, { keywords: ['example'] });

test('every event has a sample, and the sample is what its schema says', () => {
  for (const type of eventTypes) {
    const { sample } = eventDescriptions[type];
    const validate = ajv.compile(eventSchema(type));
    assert.ok(validate(sample), `${type}: ${JSON.stringify(validate.errors)}`);
    assert.equal(sample.type, type);
    assert.equal(sample.payload.type, type);
  }
});

eachEngine('the events that webhooks carry', (engine) => {
  test('what arrives fits its schema, and has the fields of its sample and no other', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    await subscribe(facet, sink.url);
    const page = await openPage(facet);
    assert.equal((await submit(facet, page)).status, 303);
    const seen = new Set<WebhookEventType>();
    for (const { body } of await sink.arrived(7)) {
      const type: WebhookEventType = body.type;
      const validate = ajv.compile(eventSchema(type));
      assert.equal(validate(body), true, `${type}: ${JSON.stringify(validate.errors)}`);
      const { payload } = eventDescriptions[type].sample;
      assert.deepEqual(Object.keys(body.payload).sort(), Object.keys(payload).sort(), type);
      seen.add(type);
    }
    assert.deepEqual(
      [...seen].sort(),
      eventTypes
        .filter((type) => /^page|^form/.test(type) && !/failed|cancelled/.test(type))
        .sort(),
    );
  });
});
