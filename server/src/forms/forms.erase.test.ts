import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formEvents,
  goodFields,
  openPage,
  submissions,
  submit,
} from '../../test/support/form_pages.ts';
import { findLeftovers, leftBehind } from '../../test/support/leftovers.ts';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const secret = {
  name: 'Zebulon Quartzworth',
  email: 'zebulon@secretmail.example',
  phone: '+15550192837465',
  message: 'whispered words',
};

const settled = (facet: TestServer) =>
  eventually('no job is left', async () => {
    const rows = await facet.db.sql.selectFrom('jobs').select('job_id').execute();
    return rows.length === 0;
  });

eachEngine('persons and their form submissions', (engine) => {
  test('erasing a person empties their submissions and events; totals stay', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const { phone, ...rest } = secret;
    await submit(facet, page, goodFields({ ...rest, phone: '+1 555 0192837465' }));
    await submit(facet, page, goodFields({ ...rest, message: 'whispered again' }));
    // Held to be a machine's before and after the person was known: tied to them by the address.
    await submit(facet, page, goodFields({ ...rest, 'contact.website': 'x' }));
    await submit(facet, page, goodFields());
    await settled(facet);
    const [person] = (await submissions(facet, `formId=demo-request`)).items.filter(
      (item: { input: { email: string } }) => item.input.email === secret.email,
    );
    const words = [...Object.values(secret), 'ebulon', 'whispered', person.personId];
    const before = (await findLeftovers(facet.db, words)).join('\n');
    for (const word of words) assert.ok(before.includes(`${word} in `), `${word} was never stored`);
    assert.ok(before.includes('in events') || before.includes('events'), 'no event held it');

    const erased = await facet.call('DELETE', `/v0/persons/${person.personId}`);
    assert.equal(erased.status, 204);
    assert.deepEqual(await leftBehind(facet.db, words, person.personId), []);
    const left = await submissions(facet);
    assert.equal(left.totalCount, 3);
    const emptied = left.items.filter((item: { erasedAt?: string }) => item.erasedAt);
    assert.deepEqual(
      emptied.map((item: { input: unknown; enrichmentState: string }) => [
        item.input,
        item.enrichmentState,
      ]),
      [
        [{}, 'none'],
        [{}, 'none'],
      ],
    );
    const kept = left.items.find((item: { erasedAt?: string }) => !item.erasedAt);
    assert.equal(kept.input.email, 'ada@engines.example');
    const events = await formEvents(facet);
    assert.equal(events.length, 6);
    assert.equal(events.filter(({ payload }) => payload.input?.email !== undefined).length, 2);
    assert.equal(
      (await submissions(facet, 'suspectedBot=1')).items[0].erasedAt !== undefined,
      true,
    );
  });

  test('a machine that used a stranger’s address leaves nothing when that person is erased', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    await submit(facet, page, goodFields({ ...secret, 'contact.website': 'x' }));
    const { body } = await facet.post('/v0/persons', { name: 'Z', email: secret.email });
    const exported = await facet.get(`/v0/persons/${body.personId}/export`);
    assert.equal(exported.body.formSubmissions.length, 1);
    await facet.call('DELETE', `/v0/persons/${body.personId}`);
    assert.deepEqual(await findLeftovers(facet.db, ['ebulon', 'whispered']), []);
  });

  test('forms sent while their person is erased leave nothing of before', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    await submit(facet, page, goodFields(secret));
    const { personId } = (await submissions(facet)).items[0];
    const send = (n: number) =>
      submit(facet, page, goodFields({ ...secret, message: `racing ${n}` }));
    const early = Array.from({ length: 8 }, (_, n) => send(n));
    const erasing = facet.call('DELETE', `/v0/persons/${personId}`);
    const late = Array.from({ length: 8 }, (_, n) => send(n + 8));
    assert.equal((await erasing).status, 204);
    for (const { status } of await Promise.all([...early, ...late])) assert.equal(status, 303);
    await settled(facet);
    assert.deepEqual(await leftBehind(facet.db, [personId, 'whispered words'], personId), []);
    // Those who came after the erasure are a new person's, whole.
    for (const item of (await submissions(facet)).items) {
      assert.equal(item.input.email === undefined, item.erasedAt !== undefined);
      assert.equal(item.personId === undefined, item.erasedAt !== undefined);
    }
  });

  test('the export of a person holds their submissions, and no one else’s', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    await submit(facet, page, goodFields(secret));
    await submit(facet, page, goodFields());
    await settled(facet);
    const { items } = await submissions(facet);
    const { body, text } = await facet.get(`/v0/persons/${items[1].personId}/export`);
    assert.deepEqual(body.formSubmissions, [items[1]]);
    assert.equal(body.personLogs.length, 1);
    assert.ok(!text.includes('ada@engines.example'));
  });
});
