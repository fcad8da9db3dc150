// What the log must never hold: keys, and anything a person or a payload says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from '../src/platform/db/open.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { sendRaw } from './support/socket.ts';

const secrets = {
  name: 'Wilhelmina Nightingale',
  email: 'wilhelmina@whisper.example',
  phoneNumber: '+15550187263544',
  linkedinProfileUrl: 'https://www.linkedin.com/in/wnightingale',
};
const payload = { note: 'diagnosis-confidential', nested: [{ iban: 'DE02120300000000202051' }] };
/** Parts of them, so that no shortening or escaping can hide one. */
const words = [
  'ilhelmina',
  'ightingale',
  'whisper',
  '5550187263544',
  'diagnosis',
  'DE0212030000',
  'guessed-key',
  'my-idempotency-key',
];

/** From now on the database refuses persons, and quotes them while it does. */
const refusePersons = (db: Db): Promise<void> =>
  db.transaction(() =>
    db.script(
      db.engine === 'sqlite'
        ? `create trigger refuse before insert on persons
           begin select raise(abort, 'bad row' || char(10) || new.name || new.email); end`
        : `create function refuse() returns trigger language plpgsql as
             $$ begin raise exception E'bad row\\n% %', new.name, new.email; end $$;
           create trigger refuse before insert on persons for each row execute function refuse()`,
    ),
  );

/** Everything that can go right or wrong, with secrets wherever a request can carry one. */
async function workThrough(facet: TestServer): Promise<number[]> {
  const headers = { 'idempotency-key': 'my-idempotency-key' };
  const { email } = secrets;
  const { body: person } = await facet.post('/v0/persons', secrets, { headers });
  const path = `/v0/persons/${person.personId}`;
  const replies = [
    await facet.post('/v0/persons', secrets, { headers }),
    await facet.post('/v0/persons', { name: secrets.name }, { headers }),
    await facet.post('/v0/persons', secrets),
    await facet.post('/v0/persons', { ...secrets, email: `${email} ${email}`, [email]: 1 }),
    await facet.call('POST', '/v0/persons', { raw: `{"name":"${secrets.name}", ${email}` }),
    await facet.call('POST', '/v0/persons', { raw: secrets.name.repeat(60_000) }),
    await facet.call('PATCH', path, { body: { name: secrets.name } }),
    await facet.get(`${path}/export`),
    await facet.post('/v0/person_logs', { email, source: 'crm', payload }),
    await facet.post('/v0/person_logs', { email: `no-${email}`, source: 'crm', payload }),
    await facet.post('/v0/account_logs', { domain: 'whisper.example', source: 'crm', payload }),
    await facet.get(`/v0/persons/${encodeURIComponent(email)}`),
    await facet.get(`/v0/persons?cursor=${encodeURIComponent(email)}`),
    await facet.get(`/v0/persons?email=${encodeURIComponent(email)}`),
    await facet.get(`/nowhere/${encodeURIComponent(email)}?name=${secrets.phoneNumber}`),
    await facet.get('/v0/persons', { key: 'guessed-key' }),
    await facet.get('/v0/persons', { headers: { authorization: `Bearer ${facet.key}` } }),
    await facet.call('PUT', `/v0/persons/${encodeURIComponent(email)}`),
    await sendRaw(facet.url, `GET /${email} NONSENSE/1.1\r\nx-api-key: ${facet.key}\r\n\r\n`),
  ];
  await refusePersons(facet.db);
  const refused = { ...secrets, email: `second-${email}` };
  replies.push(await facet.post('/v0/persons', refused));
  replies.push(await facet.call('DELETE', path));
  return replies.map(({ status }) => status);
}

eachEngine('the log', (engine) => {
  test('tells of every request and failure without a key, a name, an address or a payload', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const statuses = new Set(await workThrough(facet));
    for (const status of [200, 201, 204, 400, 401, 404, 405, 409, 413, 422, 500]) {
      assert.ok(statuses.has(status), `nothing ended with ${status}`);
    }
    const lines = facet.log.map((line) => JSON.parse(line));
    const failures = lines.filter(({ msg }) => msg === 'request failed');
    assert.equal(failures.length, 1);
    assert.equal(failures[0].code, 'internal_error');
    assert.match(failures[0].err.stack, /^\s+at /, 'where it failed is told');
    const requests = lines.filter(({ msg }) => msg === 'request');
    assert.ok(requests.length >= statuses.size);
    for (const { requestId, route, status } of requests) {
      assert.match(requestId, /^req_/);
      assert.ok(route && status);
    }
    const text = facet.log.join('');
    for (const word of [...words, facet.key, facet.key.slice(-48)]) {
      assert.ok(!text.includes(word), `${word} is in the log`);
    }
  });
});
