// Hostile input: what cannot be stored and given back as it came is refused
// with its place, nothing brings the server down, and every fault is named at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const log = (payload: string): string => `{"source":"test","payload":${payload}}`;

function assertFaults(reply: Reply, ...expected: string[]): void {
  assert.equal(reply.status, 400, reply.text);
  assert.equal(reply.body.code, 'validation_failed', reply.text);
  const found = (reply.body.errors as { in: string; pointer: string; code: string }[]).map(
    (fault) => `${fault.in} ${fault.pointer} ${fault.code}`,
  );
  assert.deepEqual(found.sort(), expected.sort());
}

/** What is left of a payload once it was stored. */
async function storedPayload(facet: TestServer, raw: string): Promise<unknown> {
  const written = await facet.call('POST', '/v0/account_logs', { raw });
  assert.equal(written.status, 201, written.text);
  const { body } = await facet.get(`/v0/accounts/${written.body.accountId}/activity?limit=1`);
  return body.items[0].payload;
}

eachEngine('hostile JSON', (engine) => {
  const postLog = (facet: TestServer, raw: string | Uint8Array<ArrayBuffer>): Promise<Reply> =>
    facet.call('POST', '/v0/account_logs', { raw });

  test('a body nested 100,000 levels deep is refused, and the next request is served', async (t) => {
    const facet = await startServer(t, engine);
    const levels = 100_000;
    const bodies = [
      log('['.repeat(levels) + ']'.repeat(levels)),
      log(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`),
      '['.repeat(levels),
    ];
    for (const raw of bodies) {
      const reply = await postLog(facet, raw);
      assert.equal(reply.status, 400, reply.text.slice(0, 500));
    }
    assert.equal((await facet.get('/v0/persons')).status, 200);
  });

  test('a payload 60 levels deep comes back as it was', async (t) => {
    const facet = await startServer(t, engine);
    const payload = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`;
    assert.deepEqual(await storedPayload(facet, log(payload)), JSON.parse(payload));
  });

  test('a body of 60,000 members is read, or refused with at most 100 faults', async (t) => {
    const facet = await startServer(t, engine);
    const members = Array.from({ length: 60_000 }, (_, n) => `"k${n}":${n}`).join();
    const stored = (await storedPayload(facet, log(`{${members}}`))) as object;
    assert.equal(Object.keys(stored).length, 60_000);
    const reply = await postLog(facet, `{${members}}`);
    assert.equal(reply.status, 400);
    assert.equal(reply.body.errors.length, 100);
    const crowded = await postLog(facet, log(`[${'0,'.repeat(100_000)}0]`));
    assert.equal(crowded.status, 400);
    assert.equal(crowded.body.errors[0].code, 'too_many_members');
    // Commas of a text are none of its members.
    const text = JSON.stringify(`\\",${','.repeat(100_000)}`);
    const prose = (await storedPayload(facet, log(`{"text":${text}}`))) as { text: string };
    assert.equal(prose.text, JSON.parse(text));
  });

  test('NUL in a value or a name is refused where it is', async (t) => {
    const facet = await startServer(t, engine);
    const raw = log(String.raw`{"a":["x\u0000"],"b\u0000":{"c":"\u0000"}}`);
    assertFaults(
      await postLog(facet, raw),
      'body /payload/a/0 nul_character',
      'body /payload/b\0 nul_character',
      'body /payload/b\0/c nul_character',
    );
  });

  test('half a surrogate pair in a value or a name is refused where it is', async (t) => {
    const facet = await startServer(t, engine);
    const raw = log(String.raw`{"a":"\ud83d","b":"\ude00\ud83d","\udfff":1}`);
    assertFaults(
      await postLog(facet, raw),
      'body /payload/a lone_surrogate',
      'body /payload/b lone_surrogate',
      'body /payload/\ufffd lone_surrogate',
    );
    const whole = String.raw`{"a":"\ud83d\ude00"}`;
    assert.deepEqual(await storedPayload(facet, log(whole)), { a: '😀' });
  });

  test('names that could reach an object prototype are refused, at any depth', async (t) => {
    const facet = await startServer(t, engine);
    const raw = log('{"__proto__":{"admin":1},"a":[{"constructor":{"prototype":{"b":1}}}]}');
    assertFaults(
      await postLog(facet, raw),
      'body /payload/__proto__ forbidden_name',
      'body /payload/a/0/constructor forbidden_name',
    );
    assertFaults(
      await postLog(facet, '{"source":"test","payload":{},"__proto__":{"name":"x"}}'),
      'body /__proto__ forbidden_name',
    );
    assert.equal(Object.hasOwn(Object.prototype, 'admin'), false);
    const harmless = { constructor: 'Bauer AG', prototype: 1, toString: null, hasOwnProperty: 0 };
    assert.deepEqual(await storedPayload(facet, log(JSON.stringify(harmless))), harmless);
  });

  test('bytes that are not UTF-8 are refused', async (t) => {
    const facet = await startServer(t, engine);
    const broken = [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]];
    for (const bytes of broken) {
      const raw = Buffer.concat([
        Buffer.from('{"source":"test","payload":{"a":"'),
        Buffer.from(bytes),
        Buffer.from('"}}'),
      ]);
      const reply = await postLog(facet, new Uint8Array(raw));
      assert.equal(reply.body.code, 'malformed_json', `${bytes}: ${reply.text}`);
    }
  });

  test('a number no double can hold is refused where it is', async (t) => {
    const facet = await startServer(t, engine);
    assertFaults(
      await postLog(facet, log('{"a":1e999,"b":[-1e999]}')),
      'body /payload/a number_out_of_range',
      'body /payload/b/0 number_out_of_range',
    );
    const kept = '{"a":1.7976931348623157e308,"b":5e-324,"c":9007199254740991,"d":0.1}';
    assert.deepEqual(await storedPayload(facet, log(kept)), JSON.parse(kept));
  });

  test('of a member given twice the last one counts, everywhere alike', async (t) => {
    const facet = await startServer(t, engine);
    const raw = '{"source":"first","source":"second","payload":{"a":1,"a":2}}';
    const reply = await postLog(facet, raw);
    assert.equal(reply.body.source, 'second');
    assert.deepEqual(await storedPayload(facet, raw), { a: 2 });
    assertFaults(
      await postLog(facet, '{"source":"sound","source":7,"payload":{}}'),
      'body /source wrong_type',
    );
  });

  test('a body that is JSON but no object is refused as a whole', async (t) => {
    const facet = await startServer(t, engine);
    for (const raw of ['null', '[]', '[{"source":"a","payload":{}}]', '"text"', '7', 'true']) {
      assertFaults(await postLog(facet, raw), 'body  wrong_type');
    }
  });

  test('JSON is read as UTF-8 and as nothing else', async (t) => {
    const facet = await startServer(t, engine);
    const statuses: Record<string, number> = {
      'application/json; charset=utf-8': 201,
      'application/json;charset="UTF-8"': 201,
      'APPLICATION/JSON': 201,
      'application/json; charset=utf-16': 415,
      'application/json; charset=iso-8859-1': 415,
      'application/json; charset=utf-7': 415,
      'application/jsonp': 415,
    };
    for (const [type, status] of Object.entries(statuses)) {
      const headers = { 'content-type': type };
      const raw = new TextEncoder().encode(log('{}'));
      const reply = await facet.call('POST', '/v0/account_logs', { raw, headers });
      assert.equal(reply.status, status, `${type}: ${reply.text}`);
    }
  });

  test('a compressed body is refused as such, not as bad JSON', async (t) => {
    const facet = await startServer(t, engine);
    const send = (encoding: string, raw: Uint8Array<ArrayBuffer>) =>
      facet.call('POST', '/v0/account_logs', {
        raw,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
    const plain = new TextEncoder().encode(log('{}'));
    const packed = await send('gzip', new Uint8Array(gzipSync(plain)));
    assert.deepEqual([packed.status, packed.body.code], [415, 'unsupported_media_type']);
    assert.equal((await send('identity', plain)).status, 201);
  });
});

eachEngine('faults', (engine) => {
  test('those of the body and the query come together', async (t) => {
    const facet = await startServer(t, engine);
    const body = { source: 'Not Kebab', name: 7, domain: '', madeUp: 1 };
    assertFaults(
      await facet.post('/v0/account_logs?also=1&too=2', body),
      'query /also unknown_field',
      'query /too unknown_field',
      'body /source wrong_pattern',
      'body /name wrong_type',
      'body /domain too_short',
      'body /payload required',
      'body /madeUp unknown_field',
    );
  });

  test('a pointer escapes ~ and /', async (t) => {
    const facet = await startServer(t, engine);
    assertFaults(
      await facet.post('/v0/persons', { name: 'Ada', 'a/b~c~1': 1, '': 1 }),
      'body /a~1b~0c~01 unknown_field',
      'body / unknown_field',
    );
    const raw = log(String.raw`{"a/b":{"~":"\u0000"}}`);
    const reply = await facet.call('POST', '/v0/account_logs', { raw });
    assertFaults(reply, 'body /payload/a~1b/~0 nul_character');
  });

  test('a pointer to an endless name is cut, and still whole characters', async (t) => {
    const facet = await startServer(t, engine);
    const reply = await facet.post('/v0/persons', { name: 'Ada', [`a${'😀'.repeat(5_000)}`]: 1 });
    assert.equal(reply.status, 400);
    const { pointer } = reply.body.errors[0];
    assert.ok(pointer.length < 1_000 && pointer.startsWith('/a😀😀'), pointer);
    assert.ok(pointer.isWellFormed(), 'the cut went through a character');
  });
});
