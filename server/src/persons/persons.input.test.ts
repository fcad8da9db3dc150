import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../test/support/server.ts';

interface Fault {
  pointer: string;
  code: string;
}
const faultsOf = (body: { errors?: Fault[] }): string[] =>
  (body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).sort();

const phones = {
  good: ['+12', '+442071234567', '+123456789012345'],
  bad: ['442071234567', '+0442071234567', '+1', '+1234567890123456', '+44 20', '+44x', '', '++44'],
};
const addresses = {
  good: [
    'https://www.linkedin.com/in/ada',
    'http://linkedin.com/in/ada',
    'linkedin.com/in/ada',
    'www.linkedin.com:443/in/ada?trk=1#top',
    'https://www.linkedin.com/in/zoë',
  ],
  bad: [
    'javascript:alert(1)',
    'JavaScript:alert(1)//linkedin.com',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://linkedin.com/%0aalert(1)',
    'ftp://linkedin.com/in/ada',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'mailto:ada@example.com',
    'https://',
    'https://linkedin.com/in/"><script>',
    '',
  ],
};

eachEngine('what a person may hold', (engine) => {
  test('a phone number is E.164 and nothing else', async (t) => {
    const facet = await startServer(t, engine);
    for (const phoneNumber of phones.good) {
      const { status, body } = await facet.post('/v0/persons', { name: 'Ada', phoneNumber });
      assert.equal(status, 201, phoneNumber);
      assert.equal(body.phoneNumber, phoneNumber);
    }
    for (const phoneNumber of phones.bad) {
      const { status, body } = await facet.post('/v0/persons', { name: 'Ada', phoneNumber });
      assert.equal(status, 400, phoneNumber);
      assert.deepEqual(faultsOf(body), ['/phoneNumber wrong_pattern']);
    }
  });

  test('a LinkedIn address and a domain may be any text, as the contract says; an empty one not', async (t) => {
    const facet = await startServer(t, engine);
    for (const linkedinProfileUrl of [...addresses.good, ...addresses.bad]) {
      const body = { name: 'Ada', linkedinProfileUrl };
      const created = await facet.post('/v0/persons', body);
      assert.equal(created.status, linkedinProfileUrl === '' ? 400 : 201, linkedinProfileUrl);
      if (linkedinProfileUrl === '') continue;
      assert.equal(created.body.linkedinProfileUrl, linkedinProfileUrl);
    }
    const person = await facet.post('/v0/persons', { name: 'Ada', domain: 'Acme Corp' });
    assert.deepEqual([person.status, person.body.domain], [201, 'Acme Corp']);
    const log = { source: 'crm', payload: {}, domain: 'Acme Corp', name: 'Acme' };
    const { body } = await facet.post('/v0/account_logs', log);
    const account = await facet.get(`/v0/accounts/${body.accountId}`);
    assert.deepEqual([account.body.name, account.body.domain ?? null], ['Acme', null]);
  });

  test('a path with a slash at its end leads nowhere', async (t) => {
    const facet = await startServer(t, engine);
    for (const path of ['/v0/persons/', '/v0/persons/?limit=1', '/v0/pages//audiences/']) {
      const reply = await facet.get(path);
      assert.deepEqual([reply.status, reply.body.code], [404, 'route_not_found'], path);
    }
  });

  test('a name has 1 to 255 characters, an emoji counting as one', async (t) => {
    const facet = await startServer(t, engine);
    for (const name of ['A', '🦊'.repeat(255), 'é'.repeat(255)]) {
      const created = await facet.post('/v0/persons', { name });
      assert.equal(created.status, 201);
      const read = await facet.get(`/v0/persons/${created.body.personId}`);
      assert.equal(read.body.name, name);
    }
    const faults: [name: string, fault: string][] = [
      ['', '/name too_short'],
      ['🦊'.repeat(256), '/name too_long'],
      ['a'.repeat(256), '/name too_long'],
    ];
    for (const [name, fault] of faults) {
      const { status, body } = await facet.post('/v0/persons', { name });
      assert.equal(status, 400);
      assert.deepEqual(faultsOf(body), [fault]);
    }
  });

  test('what is not an email address is refused', async (t) => {
    const facet = await startServer(t, engine);
    for (const email of ['ada', 'ada@', 'ada@example', 'Ada <ada@example.com>', '']) {
      const { status, body } = await facet.post('/v0/persons', { name: 'Ada', email });
      assert.equal(status, 400, email);
      assert.deepEqual(faultsOf(body), ['/email wrong_format']);
    }
  });

  test('every fault of a person is named at once', async (t) => {
    const facet = await startServer(t, engine);
    const { status, body } = await facet.post('/v0/persons', {
      email: 'nobody',
      phoneNumber: '12',
      linkedinProfileUrl: '',
      age: 36,
    });
    assert.equal(status, 400);
    assert.deepEqual(faultsOf(body), [
      '/age unknown_field',
      '/email wrong_format',
      '/linkedinProfileUrl too_short',
      '/name required',
      '/phoneNumber wrong_pattern',
    ]);
  });

  test('a refused person leaves nothing behind', async (t) => {
    const facet = await startServer(t, engine);
    await facet.post('/v0/persons', { name: 'Ada', email: 'nobody' });
    const { body } = await facet.get('/v0/persons');
    assert.deepEqual([body.totalCount, body.items.length], [0, 0]);
  });
});
