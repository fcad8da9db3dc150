import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ended, imported } from '../../test/support/imports.ts';
import { findLeftovers, leftBehind } from '../../test/support/leftovers.ts';
import { makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const erase = (facet: TestServer, personId: string) =>
  facet.call('DELETE', `/v0/persons/${personId}`);

/** Words that are nowhere else in the database. */
const secrets = {
  name: 'Zebulon Quartzworth',
  oldName: 'Zebulon Oldquartz',
  email: 'zebulon@secretmail.example',
  oldEmail: 'oldzebulon@secretmail.example',
  phoneNumber: '+15550192837465',
  linkedinProfileUrl: 'https://www.linkedin.com/in/zebulonq',
};

async function makePersonWithTraces(facet: TestServer) {
  const { body: person } = await facet.post(
    '/v0/persons',
    { name: secrets.oldName, email: secrets.oldEmail },
    { headers: { 'idempotency-key': 'create-zebulon' } },
  );
  const { name, email, phoneNumber, linkedinProfileUrl } = secrets;
  await facet.call('PATCH', `/v0/persons/${person.personId}`, {
    body: { name, email, phoneNumber, linkedinProfileUrl },
  });
  for (let n = 0; n < 5; n++) {
    const log = {
      personId: person.personId,
      source: 'crm',
      payload: { note: `whispered-${n}`, long: 'confidential '.repeat(n * 200) },
      idempotencyKey: `zebulon-log-${n}`,
    };
    const headers = { 'idempotency-key': `header-of-log-${n}` };
    assert.equal((await facet.post('/v0/person_logs', log, { headers })).status, 201);
  }
  const { body } = await facet.get(`/v0/persons/${person.personId}/export`);
  const words = [
    ...Object.values(secrets),
    'ebulon',
    'whispered',
    'confidential',
    'zebulon-log',
    person.personId,
    person.slug,
    body.routeKey,
  ];
  return { personId: person.personId as string, words };
}

/** Others, so that rows move between pages and the erased ones lie in their midst. */
async function makeNeighbours(facet: TestServer, from: number, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const n = from + index;
      const email = `neighbour${n}@secretmail.example`;
      const { body } = await facet.post('/v0/persons', { name: `Neighbour ${n}`, email });
      const payload = { text: 'x'.repeat((n * 37) % 3_000) };
      await facet.post('/v0/person_logs', { personId: body.personId, source: 'crm', payload });
      const change = { name: `Neighbour ${n} ${'y'.repeat((n * 13) % 200)}` };
      await facet.call('PATCH', `/v0/persons/${body.personId}`, { body: change });
    }),
  );
}

eachEngine('erasing a person', (engine) => {
  test('nothing of the person is in any table or file afterwards', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    await facet.post('/v0/account_logs', {
      source: 'crm',
      payload: {},
      domain: 'secretmail.example',
    });
    await makeNeighbours(facet, 0, 30);
    const { personId, words } = await makePersonWithTraces(facet);
    await makeNeighbours(facet, 30, 60);
    const before = (await findLeftovers(facet.db, words)).join('\n');
    for (const word of words) {
      const old = word === secrets.oldName || word === secrets.oldEmail;
      if (!old) assert.ok(before.includes(`${word} in `), `${word} was never stored`);
    }
    const erased = await erase(facet, personId);
    assert.equal(erased.status, 204);
    assert.deepEqual(await leftBehind(facet.db, words, personId), []);
  });

  test('imports, batches and ids of other systems keep nothing either', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = `/v0/pages/${await makePage(facet)}/audiences/batch`;
    const batched = async (whom: object): Promise<string> => {
      const { status, body, text } = await facet.post(page, whom);
      assert.equal(status, 202, text);
      await ended(facet, `/v0/batches/${body.batchId}`);
      return `/v0/batches/${body.batchId}`;
    };
    const ref = 'ext:crm:zebulon-7';
    const early = await batched({ personIds: [ref, 'person_unknown'] });
    const email = secrets.email;
    const persons = [{ name: secrets.name, email, externalIds: { crm: 'zebulon-7' } }];
    const headers = { 'idempotency-key': 'upsert-zebulon' };
    const upsert = await facet.post(
      '/v0/persons/batch',
      { matchOn: 'email', persons },
      { headers },
    );
    const { personId } = upsert.body.results[0];
    assert.equal((await imported(facet, `name,email\n,${email}\n`)).failed, 1);
    await batched({ personIds: [personId, ref] });
    await batched({ filter: { email } });
    const faults = async () =>
      (await facet.get(early)).body.errors.map(({ id }: { id: string }) => id);
    assert.deepEqual(await faults(), [ref, 'person_unknown']);

    assert.equal((await erase(facet, ref)).status, 204);
    assert.deepEqual(await leftBehind(facet.db, ['ebulon', personId], personId), []);
    assert.deepEqual(await faults(), ['erased', 'person_unknown']);
  });

  test('the responses kept for its Idempotency-Keys are gone too, and no others', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const kept = () =>
      facet.db.sql.selectFrom('idempotency_keys').select(['person_id', 'response']).execute();
    const { body: other } = await facet.post(
      '/v0/persons',
      { name: 'Someone Else' },
      { headers: { 'idempotency-key': 'someone-else' } },
    );
    const { personId } = await makePersonWithTraces(facet);
    assert.equal((await kept()).length, 7);
    await erase(facet, personId);
    assert.deepEqual(
      (await kept()).map((row) => row.person_id),
      [other.personId],
    );
  });

  test('the person is gone from every read, and a second erasure finds no one', async (t) => {
    const facet = await startServer(t, engine);
    const { personId } = await makePersonWithTraces(facet);
    const { body: other } = await facet.post('/v0/persons', { name: 'Someone Else' });
    await erase(facet, personId);
    for (const path of [`/v0/persons/${personId}`, `/v0/persons/${personId}/export`]) {
      assert.equal((await facet.get(path)).body.code, 'person_not_found');
    }
    assert.equal((await erase(facet, personId)).status, 404);
    const log = { personId, source: 'crm', payload: {} };
    assert.equal((await facet.post('/v0/person_logs', log)).status, 404);
    const { body: list } = await facet.get('/v0/persons');
    assert.equal(list.totalCount, 1);
    assert.deepEqual(list.items, [other]);
  });

  test('the account keeps an empty, deleted entry for each log, and its totals stay right', async (t) => {
    const facet = await startServer(t, engine);
    const log = { source: 'crm', payload: { kept: true }, domain: 'secretmail.example' };
    const { body: account } = await facet.post('/v0/account_logs', log);
    const { personId } = await makePersonWithTraces(facet);
    const activity = `/v0/accounts/${account.accountId}/activity`;
    const all = `${activity}?includePersonActivity=true`;
    const { body: before } = await facet.get(all);
    assert.equal(before.totalCount, 6);
    await erase(facet, personId);

    const { body: visible } = await facet.get(all);
    assert.deepEqual([visible.totalCount, visible.items.length], [1, 1]);
    const { body: whole } = await facet.get(`${all}&includeDeleted=true`);
    assert.equal(whole.totalCount, 6);
    const idsOf = (page: { items: { activityId: string }[] }) =>
      page.items.map((item) => item.activityId);
    assert.deepEqual(idsOf(whole), idsOf(before));
    const tombstones = whole.items.filter((item: { deletedAt?: string }) => item.deletedAt);
    assert.equal(tombstones.length, 5);
    for (const { personLogId, accountId, createdAt, updatedAt, deletedAt, ...rest } of tombstones) {
      assert.equal(accountId, account.accountId);
      assert.equal(updatedAt, deletedAt);
      assert.ok(personLogId && createdAt);
      const { activityId, ...what } = rest;
      assert.deepEqual(what, { source: 'crm', type: 'webhook', direction: 'about', payload: {} });
    }
    const withoutPersons = await facet.get(`${activity}?includeDeleted=true`);
    assert.equal(withoutPersons.body.totalCount, 1);
  });

  test('the email, the slug and the idempotency keys are free again', async (t) => {
    const facet = await startServer(t, engine);
    const { personId } = await makePersonWithTraces(facet);
    await erase(facet, personId);
    const headers = { 'idempotency-key': 'create-zebulon' };
    const person = { name: secrets.oldName, email: secrets.email };
    const again = await facet.post('/v0/persons', person, { headers });
    assert.equal(again.status, 201);
    assert.equal(again.headers.get('idempotent-replayed'), null);
    assert.notEqual(again.body.personId, personId);
    assert.equal(again.body.slug, 'zebulon-oldquartz');
    const log = { personId: again.body.personId, source: 'crm', payload: { other: true } };
    const reused = await facet.post('/v0/person_logs', { ...log, idempotencyKey: 'zebulon-log-0' });
    assert.equal(reused.status, 201);
  });

  test('logs written while the person is erased leave nothing behind either', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Zebulon',
      email: secrets.email,
    });
    const write = (n: number) =>
      facet.post(
        '/v0/person_logs',
        { personId: person.personId, source: 'crm', payload: { note: `whispered-${n}` } },
        { headers: { 'idempotency-key': `racing-${n}` } },
      );
    const early = Array.from({ length: 15 }, (_, n) => write(n));
    const erasing = erase(facet, person.personId);
    const late = Array.from({ length: 15 }, (_, n) => write(n + 15));
    assert.equal((await erasing).status, 204);
    for (const { status } of await Promise.all([...early, ...late])) {
      assert.ok(status === 201 || status === 404, String(status));
    }
    const words = ['whispered', person.personId];
    assert.deepEqual(await leftBehind(facet.db, words, person.personId), []);
  });

  test('a person of another tenant cannot be erased', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const { body } = await facet.post('/v0/persons', { name: 'Ada' });
    const refused = await facet.call('DELETE', `/v0/persons/${body.personId}`, { key });
    assert.equal(refused.status, 404);
    assert.equal((await facet.get(`/v0/persons/${body.personId}`)).status, 200);
  });
});
