import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@engines.example',
  phoneNumber: '+442071234567',
  linkedinProfileUrl: 'https://www.linkedin.com/in/ada',
  title: 'Analyst',
};

async function makePerson(facet: TestServer, person: object) {
  const { status, body } = await facet.post('/v0/persons', person);
  assert.equal(status, 201);
  const change = (fields: object) =>
    facet.call('PATCH', `/v0/persons/${body.personId}`, { body: fields });
  return { person: body, change };
}

eachEngine('changing a person', (engine) => {
  test('what is left out stays, and null empties', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { person, change } = await makePerson(facet, ada);
    facet.clock.advance(60_000);
    const renamed = await change({ name: 'Ada King' });
    assert.equal(renamed.status, 200);
    const { updatedAt, ...rest } = renamed.body;
    assert.deepEqual({ ...rest, updatedAt: person.updatedAt }, { ...person, name: 'Ada King' });
    assert.ok(updatedAt > person.updatedAt);

    const emptied = await change({ phoneNumber: null, linkedinProfileUrl: null, title: null });
    assert.equal(emptied.body.title, null);
    assert.equal(emptied.body.phoneNumber, null);
    assert.equal(emptied.body.linkedinProfileUrl, null);
    assert.equal(emptied.body.email, ada.email);
    const read = await facet.get(`/v0/persons/${person.personId}`);
    assert.deepEqual(read.body, emptied.body);
  });

  test('the name can be changed but not emptied', async (t) => {
    const facet = await startServer(t, engine);
    const { person, change } = await makePerson(facet, ada);
    for (const name of [null, '', 7]) assert.equal((await change({ name })).status, 400);
    const read = await facet.get(`/v0/persons/${person.personId}`);
    assert.deepEqual(read.body, person);
  });

  test('the slug stays, so that links made from it live on', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, ada);
    const { body } = await change({ name: 'Someone Else' });
    assert.equal(body.slug, 'ada-lovelace');
  });

  test('read-only fields may be sent along as they are; other values are refused by name', async (t) => {
    const facet = await startServer(t, engine);
    const { person, change } = await makePerson(facet, ada);
    const { status, body } = await change({ ...person });
    assert.equal(status, 200);
    assert.deepEqual({ ...body, updatedAt: '' }, { ...person, updatedAt: '' });
    const refused = await change({ slug: 'taken-over', createdAt: '1815-12-10T00:00:00.000Z' });
    assert.equal(refused.status, 400);
    const pointers = refused.body.errors.map((fault: { pointer: string }) => fault.pointer);
    assert.deepEqual(pointers.sort(), ['/createdAt', '/slug']);
  });

  test('a domain that came from the email follows the email', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, ada);
    assert.equal((await change({ email: 'ada@mills.example' })).body.domain, 'mills.example');
    assert.equal((await change({ email: 'ada@gmail.com' })).body.domain, null);
    assert.equal((await change({ email: 'ada@engines.example' })).body.domain, 'engines.example');
    const without = await change({ email: null });
    assert.deepEqual([without.body.email, without.body.domain], [null, null]);
    assert.equal((await change({ email: 'ada@mills.example' })).body.domain, 'mills.example');
  });

  test('a domain that was set by hand stays when the email changes', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, { ...ada, domain: 'guild.example' });
    assert.equal((await change({ email: 'ada@mills.example' })).body.domain, 'guild.example');
    assert.equal((await change({ email: null })).body.domain, 'guild.example');
  });

  test('an address that another gives up at the same instant is taken or refused, and never a fault', async (t) => {
    const facet = await startServer(t, engine);
    const make = async (email: string | null): Promise<string> =>
      (await facet.post('/v0/persons', { name: 'Ada', email })).body.personId;
    for (let round = 0; round < 20; round++) {
      const email = `round${round}@engines.example`;
      const [owner, other] = [await make(email), await make(null)];
      const change = (personId: string, to: string | null) =>
        facet.call('PATCH', `/v0/persons/${personId}`, { body: { email: to } });
      const [taking, giving] = await Promise.all([change(other, email), change(owner, null)]);
      assert.equal(giving.status, 200, giving.text);
      assert.ok([200, 409].includes(taking.status), taking.text);
    }
  });

  test('email and domain changed together are both taken as they come', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, ada);
    const fields = { email: 'Ada@Mills.example', domain: 'www.Guild.example' };
    const { body } = await change(fields);
    assert.deepEqual([body.email, body.domain], ['ada@mills.example', 'guild.example']);
    assert.equal((await change({ domain: null })).body.domain, null);
  });

  test('the email of another person is refused, and nothing else of the change is kept', async (t) => {
    const facet = await startServer(t, engine);
    const { person: first } = await makePerson(facet, ada);
    const { person, change } = await makePerson(facet, { name: 'Eve' });
    const refused = await change({ name: 'Ada', email: 'ADA@engines.example' });
    assert.equal(refused.status, 409);
    assert.equal(refused.body.code, 'email_taken');
    assert.equal(refused.body.personId, first.personId);
    const read = await facet.get(`/v0/persons/${person.personId}`);
    assert.deepEqual(read.body, person);
  });

  test('a person may be given the email they already have', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, ada);
    const { status, body } = await change({ email: 'ADA@engines.example' });
    assert.deepEqual([status, body.email], [200, 'ada@engines.example']);
  });

  test('of many persons given one email at once exactly one gets it', async (t) => {
    const facet = await startServer(t, engine);
    const persons = await Promise.all(
      Array.from({ length: 10 }, (_, n) => makePerson(facet, { name: `Person ${n}` })),
    );
    const replies = await Promise.all(
      persons.map(({ change }) => change({ email: 'shared@engines.example' })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, ...Array(9).fill(409)]);
  });

  test('an email that was given up is free again', async (t) => {
    const facet = await startServer(t, engine);
    const { change } = await makePerson(facet, ada);
    await change({ email: null });
    assert.equal((await facet.post('/v0/persons', ada)).status, 201);
  });
});
