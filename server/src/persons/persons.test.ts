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
    assert.equal(created.body.email, 'ada@engines.example');
    assert.equal(created.body.domain, 'engines.example');
    assert.equal(created.body.slug, 'ada-lovelace');
    const read = await facet.get(`/v0/persons/${created.body.personId}`);
    assert.deepEqual(read.body, created.body);
  });
});
