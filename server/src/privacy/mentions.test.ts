// What others wrote about a person: logs lose the address with the erasure, and a look-up finds what stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { makePerson } from '../../test/support/site.ts';

const email = 'zebulon@secretmail.example';
const name = 'Zebulon Quartzworth';

const verified = async (facet: TestServer) =>
  (await facet.post('/v0/erasures/verify', { email })).body;

async function erased(facet: TestServer, personId: string) {
  const { status, headers } = await facet.call('DELETE', `/v0/persons/${personId}`);
  assert.equal(status, 204);
  return (await facet.get(`/v0/erasures/${headers.get('erasure-receipt')}`)).body;
}

async function write(facet: TestServer, kind: 'account' | 'person', log: object) {
  const reply = await facet.post(`/v0/${kind}_logs`, { source: 'crm', type: 'call', ...log });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

eachEngine('what others wrote of an erased person', (engine) => {
  test('logs of accounts and colleagues lose whom the address names, and nothing else', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, name, { email, phoneNumber: '+15550192837465' });
    const colleague = await makePerson(facet, 'Ada', { email: 'ada@secretmail.example' });
    const domain = 'secretmail.example';
    const text = `Spoke to ${name} (Zebulon@Secretmail.example, +15550192837465) and to Ada.`;
    const { accountId } = await write(facet, 'account', {
      domain,
      payload: { text, to: [{ [email]: 1 }] },
      idempotencyKey: `call-${email}`,
    });
    await write(facet, 'person', { personId: colleague, payload: { cc: email } });
    const other = `old.${email}, ${email}.org and Zebulons`;
    await write(facet, 'account', { domain, payload: { text: other } });
    assert.deepEqual((await verified(facet)).stored, { persons: 1, logs: 2 });

    const receipt = await erased(facet, personId);
    assert.equal(receipt.removed.mentions, 2);
    const { items } = (
      await facet.get(`/v0/accounts/${accountId}/activity?includePersonActivity=true`)
    ).body;
    assert.deepEqual(
      items.map(({ payload }: { payload: object }) => payload),
      [
        { text: other },
        { cc: '[erased]' },
        { text: 'Spoke to [erased] ([erased], [erased]) and to Ada.', to: [{ '[erased]': 1 }] },
      ],
    );
    const { found, stored } = await verified(facet);
    assert.deepEqual({ found, stored }, { found: false, stored: {} });
    assert.deepEqual(await findLeftovers(facet.db, ['Quartzworth', '15550192837465']), []);
  });

  test('a look-up finds the address wherever it stands', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, name, { email });
    const pageId = await makePage(facet, { pageContext: `Ask ${email} about crews.` });
    const { topicId } = (await facet.post('/v0/topics', { name: 'Facts' })).body;
    const content = { type: 'text', content: `Crews report to ${email.toUpperCase()}.` };
    await facet.post(`/v0/topics/${topicId}/entries`, { content });
    const group = { customName: 'Crews', supplementaryContext: `Known to ${email}` };
    const { path } = await makeAudience(facet, group, pageId);
    const prose = { type: 'prose', componentId: 'body', chunkIds: [], paragraphs: [email] };
    const version = await facet.post(`${path}/versions`, { content: { blocks: [prose] } });
    assert.equal(version.status, 201, version.text);
    const receipt = await erased(facet, personId);
    const { found, stored, erasures } = await verified(facet);
    assert.equal(found, true);
    const { pages, topicEntries, audiences, persons = 0 } = stored;
    assert.deepEqual(
      { pages, topicEntries, audiences, persons },
      { pages: 1, topicEntries: 1, audiences: 1, persons: 0 },
    );
    assert.ok(stored.versions >= 1);
    assert.deepEqual(erasures, [receipt]);
    assert.ok(receipt.kept.some((line: string) => line.includes('look-up by the address')));
  });

  test('more rows than are looked at with one statement', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, name, { email });
    const domain = 'many.example';
    await write(facet, 'account', { domain, payload: { cc: email } });
    const { rows } = await facet.db.query<Record<string, string | number | null>>(
      'select * from activities',
      [],
    );
    const [row = {}] = rows;
    const ids = Array.from({ length: 4_100 }, (_, n) => ({
      ...row,
      activity_id: `activity_${String(n).padStart(26, '0')}`,
      payload: JSON.stringify(n % 2_000 === 1_999 ? { cc: email } : { n }),
    }));
    for (let from = 0; from < ids.length; from += 500) {
      const some = ids.slice(from, from + 500);
      await facet.db.sql
        .insertInto('activities')
        .values(some as never)
        .execute();
    }
    assert.deepEqual((await verified(facet)).stored, { persons: 1, logs: 3 });
    assert.equal((await erased(facet, personId)).removed.mentions, 3);
    assert.equal((await verified(facet)).found, false);
  });
});
