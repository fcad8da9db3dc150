import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../test/support/server.ts';

eachEngine('persons', (engine) => {
  test('a person reads back as it was created', async (t) => {
    const facet = await startServer(t, engine);
    const created = await facet.post('/v0/persons', {
      name: 'Ada Lovelace',
      email: 'Ada@Engines.Example',
      phoneNumber: '+442071234567',
      linkedinProfileUrl: 'https://www.linkedin.com/in/ada',
    });
    assert.equal(created.status, 201);
    assert.match(created.body.personId, /^person_[0-9a-z]{26}$/);
    assert.equal(created.body.email, 'ada@engines.example');
    assert.equal(created.body.domain, 'engines.example');
    assert.equal(created.body.slug, 'ada-lovelace');
    const read = await facet.get(`/v0/persons/${created.body.personId}`);
    assert.deepEqual(read.body, created.body);
  });

  test('an empty field is null and never missing, whether it was left out or sent as null', async (t) => {
    const facet = await startServer(t, engine);
    const nothing = {
      email: null,
      domain: null,
      phoneNumber: null,
      linkedinProfileUrl: null,
      title: null,
    };
    for (const body of [{ name: 'Grace' }, { name: 'Grace', ...nothing }]) {
      const created = await facet.post('/v0/persons', body);
      assert.equal(created.status, 201);
      const { personId, slug, createdAt, updatedAt, ...rest } = created.body;
      assert.deepEqual(rest, { name: 'Grace', ...nothing, externalIds: {} });
      assert.ok(personId && slug && createdAt && updatedAt);
    }
  });

  test('times are RFC 3339 in UTC with milliseconds', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const now = Date.UTC(2031, 1, 3, 4, 5, 6, 7);
    facet.clock.now = () => now;
    const { body } = await facet.post('/v0/persons', { name: 'Ada' });
    assert.equal(body.createdAt, '2031-02-03T04:05:06.007Z');
    assert.equal(body.updatedAt, body.createdAt);
  });

  test('an email belongs to one person whatever its case, and the refusal names them', async (t) => {
    const facet = await startServer(t, engine);
    const first = await facet.post('/v0/persons', { name: 'Ada', email: 'ada@engines.example' });
    const again = await facet.post('/v0/persons', { name: 'Eve', email: ' ADA@Engines.EXAMPLE ' });
    assert.equal(again.status, 409);
    assert.equal(again.body.code, 'email_taken');
    assert.equal(again.body.personId, first.body.personId);
    const list = await facet.get('/v0/persons');
    assert.equal(list.body.totalCount, 1);
  });

  test('of twenty persons created at once with one email exactly one is made', async (t) => {
    const facet = await startServer(t, engine);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        facet.post('/v0/persons', { name: `Ada ${n}`, email: 'ada@engines.example' }),
      ),
    );
    const made = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ status }) => status === 409);
    assert.equal(made.length, 1);
    assert.equal(refused.length, 19);
    for (const { body } of refused) assert.equal(body.personId, made[0]?.body.personId);
    const list = await facet.get('/v0/persons');
    assert.equal(list.body.totalCount, 1);
    assert.equal(list.body.items.length, 1);
  });

  test('any number of persons may have no email', async (t) => {
    const facet = await startServer(t, engine);
    for (const name of ['Ada', 'Grace', 'Joan']) {
      assert.equal((await facet.post('/v0/persons', { name })).status, 201);
    }
  });

  test('the same email may exist in another tenant', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const person = { name: 'Ada', email: 'ada@engines.example' };
    const here = await facet.post('/v0/persons', person);
    const there = await facet.post('/v0/persons', person, { key });
    assert.equal(there.status, 201);
    assert.notEqual(there.body.personId, here.body.personId);
    assert.equal((await facet.get('/v0/persons', { key })).body.totalCount, 1);
  });

  test('a free-mail address says nothing about the domain', async (t) => {
    const facet = await startServer(t, engine);
    for (const email of ['ada@gmail.com', 'ada@GMX.de', 'ada@proton.me']) {
      const { body } = await facet.post('/v0/persons', { name: 'Ada', email });
      assert.equal(body.domain, null, email);
    }
  });

  test('a domain that is given wins over the one of the email, in its one spelling', async (t) => {
    const facet = await startServer(t, engine);
    const spellings = [
      ['https://WWW.Bücher.example/kontakt', 'xn--bcher-kva.example'],
      ['Engines.Example.', 'engines.example'],
      ['gmail.com', 'gmail.com'],
    ];
    for (const [n, [domain, normalised]] of spellings.entries()) {
      const email = `ada${n}@mills.example`;
      const { body } = await facet.post('/v0/persons', { name: 'Ada', email, domain });
      assert.equal(body.domain, normalised);
    }
  });

  test('namesakes get slugs of their own, even when created at once', async (t) => {
    const facet = await startServer(t, engine);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => facet.post('/v0/persons', { name: 'Ada Lovelace' })),
    );
    const slugs = new Set(replies.map(({ body }) => body.slug));
    assert.equal(slugs.size, 20);
    assert.ok(slugs.has('ada-lovelace'));
    for (const slug of slugs) assert.match(slug, /^ada-lovelace(-[0-9a-z]{6})?$/);
  });

  test('a name without Latin letters still gets a slug that a link can carry', async (t) => {
    const facet = await startServer(t, engine);
    const slugs = new Set<string>();
    for (const name of ['山田 太郎', '山田 太郎', 'Анна', '🦊']) {
      const { status, body } = await facet.post('/v0/persons', { name });
      assert.equal(status, 201);
      assert.equal(body.name, name);
      assert.match(body.slug, /^person-[0-9a-z]{6}$/);
      slugs.add(body.slug);
    }
    assert.equal(slugs.size, 4);
  });

  test('a person that was read can be posted again once its email is another', async (t) => {
    const facet = await startServer(t, engine);
    const { body: read } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
      phoneNumber: '+4420',
    });
    const copy = await facet.post('/v0/persons', { ...read, email: 'ada@mills.example' });
    assert.equal(copy.status, 201);
    assert.notEqual(copy.body.personId, read.personId);
    assert.notEqual(copy.body.slug, read.slug);
    assert.equal(copy.body.phoneNumber, '+4420');
    assert.equal(copy.body.domain, 'engines.example');
  });

  test('persons are listed newest first, also those of one millisecond', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const now = Date.now();
    facet.clock.now = () => now;
    const made: string[] = [];
    for (let n = 0; n < 30; n++) {
      made.push((await facet.post('/v0/persons', { name: `Person ${n}` })).body.personId);
    }
    const { body } = await facet.get('/v0/persons');
    const listed = body.items.map((person: { personId: string }) => person.personId);
    assert.deepEqual(listed, made.reverse());
    assert.equal(new Set(body.items.map((p: { createdAt: string }) => p.createdAt)).size, 1);
  });

  test('an unknown person is not found', async (t) => {
    const facet = await startServer(t, engine);
    const missing = '/v0/persons/person_00000000000000000000000000';
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'Ada' } : undefined;
      const reply = await facet.call(method, missing, { body });
      assert.equal(reply.body.code, 'person_not_found', method);
      assert.equal(reply.status, 404);
    }
  });
});
