import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { imported, sendImport } from '../../test/support/imports.ts';
import { eventually } from '../../test/support/process.ts';
import { quiet } from '../../test/support/quiet.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const countsOf = ({ rows, created, updated, unchanged, failed }: Record<string, number>) => ({
  rows,
  created,
  updated,
  unchanged,
  failed,
});

/** What was received is discarded right after the reply. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    assert.ok(tries < 500, 'what was refused is still there');
    await sleep(20);
  }
}

const personsOf = async (facet: TestServer): Promise<number> =>
  (await facet.get('/v0/persons')).body.totalCount;

eachEngine('importing persons', (engine) => {
  test('rows are created, updated, left unchanged or rejected with their reasons', async (t) => {
    const facet = await startServer(t, engine);
    await facet.post('/v0/persons', { name: 'Ada', email: 'ada@engines.example' });
    await facet.post('/v0/persons', { name: 'Grace', email: 'grace@navy.example' });
    const file = [
      'E-mail,Full name,CRM,Ignored',
      'ada@engines.example,Ada,,x',
      '"GRACE@navy.example","Hopper, Grace",17,x',
      'new@navy.example,New One,18,x',
      'not an address,Nobody,,x',
      ',,,',
      'ada@engines.example,Thief,17,x',
      'b@navy.example,Too Many,,x,y',
    ].join('\r\n');
    const mapping = JSON.stringify({
      'E-mail': 'email',
      'Full name': 'name',
      CRM: 'externalIds.crm',
    });
    const done = await imported(facet, file, { mapping });
    assert.equal(done.status, 'finished');
    assert.equal(done.dryRun, false);
    assert.deepEqual(countsOf(done), { rows: 7, created: 1, updated: 1, unchanged: 1, failed: 4 });
    const grace = await facet.get('/v0/persons/ext:crm:17');
    assert.equal(grace.body.name, 'Hopper, Grace');
    assert.equal(await personsOf(facet), 3);
    const rejected = await facet.get(`/v0/imports/${done.importId}/rejected`);
    assert.match(rejected.headers.get('content-type') ?? '', /^text\/csv/);
    const lines = rejected.text.split('\r\n');
    assert.equal(lines[0], 'E-mail,Full name,CRM,Ignored,reason');
    assert.match(lines[1] ?? '', /^not an address,Nobody,,x,.*email/);
    assert.match(lines[2] ?? '', /^,,,,.*name is required/);
    assert.match(lines[3] ?? '', /Thief.*externalIds\.crm belongs to person_/);
    assert.match(lines[4] ?? '', /more cells than the header/);
  });

  test('columns that are called like a field need no mapping; a dry run writes nothing', async (t) => {
    const facet = await startServer(t, engine);
    const file = 'name;email;externalIds.crm\nAda;ada@x.example;1\n;b@x.example;2\n';
    const dry = await imported(facet, file, { dryRun: 'true' });
    assert.deepEqual(countsOf(dry), { rows: 2, created: 1, updated: 0, unchanged: 0, failed: 1 });
    assert.equal(await personsOf(facet), 0);
    assert.match(
      (await facet.get(`/v0/imports/${dry.importId}/rejected`)).text,
      /name is required/,
    );
    const wet = await imported(facet, file);
    assert.equal(wet.created, 1);
    assert.deepEqual((await facet.get('/v0/persons')).body.items[0].externalIds, { crm: '1' });
    const again = await imported(facet, file);
    assert.equal(again.unchanged, 1);
    const { body } = await facet.get('/v0/imports');
    assert.deepEqual(
      body.items.map(({ importId }: { importId: string }) => importId),
      [again.importId, wet.importId, dry.importId],
    );
  });

  test('a file of several parts ends with each row once', async (t) => {
    const facet = await startServer(t, engine);
    const rows = Array.from({ length: 1_200 }, (_, n) => `Person ${n},p${n}@many.example`);
    const done = await imported(facet, `name,email\n${rows.join('\n')}`);
    assert.deepEqual(countsOf(done), {
      rows: 1_200,
      created: 1_200,
      updated: 0,
      unchanged: 0,
      failed: 0,
    });
    assert.equal(await personsOf(facet), 1_200);
    const left = await facet.db.sql
      .selectFrom('import_parts')
      .select('part')
      .where('import_id', '=', done.importId)
      .execute();
    assert.deepEqual(left, [], 'nothing of the file is kept');
  });

  test('a mapping with faults, and a file that is none: 400 that says so, and no import', async (t) => {
    const facet = await startServer(t, engine);
    const file = 'name,email\nAda,ada@x.example\n';
    const faults: [string, string][] = [
      ['{"Nme":"name"}', '/mapping/Nme'],
      ['{"name":"nme"}', '/mapping/name'],
      ['{"name":"name","email":"name"}', '/mapping/email'],
      ['[1]', '/mapping'],
      ['{', '/mapping'],
    ];
    for (const [mapping, pointer] of faults) {
      const { status, body } = await sendImport(facet, file, { mapping });
      assert.equal(status, 400, mapping);
      assert.equal(body.errors[0].pointer, pointer);
    }
    for (const bad of ['', 'name\n"never closed', 'a,b\n"x"y,z', new Uint8Array([110, 255, 254])]) {
      const { status, body } = await sendImport(facet, bad);
      assert.equal(status, 400);
      assert.equal(body.code, 'malformed_csv');
    }
    assert.equal((await sendImport(facet, 'a,b\n1,2')).status, 400, 'no column is a field');
    assert.equal((await facet.get('/v0/imports')).body.totalCount, 0);
    const { tenantId } = (await facet.get('/v0/tenant')).body;
    await until(async () => {
      const left = await facet.db.sql
        .selectFrom('imports')
        .select('import_id')
        .where('tenant_id', '=', tenantId)
        .execute();
      return left.length === 0;
    });
  });

  test('one that is over cannot be cancelled; import.finished tells of its end', async (t) => {
    const facet = await startServer(t, engine);
    const done = await imported(facet, 'name\nAda\n');
    const late = await facet.call('POST', `/v0/imports/${done.importId}/cancel`);
    assert.equal(late.body.code, 'import_over');
    const { body } = await facet.get('/v0/events?type=import.finished');
    assert.deepEqual(body.items[0].payload, { type: 'import.finished', ...done });
  });

  test('one that is cancelled on the way keeps what it took, and takes no more', async (t) => {
    const facet = await startServer(t, engine);
    const many = 10_000;
    const lines = Array.from({ length: many }, (_, n) => `Person ${n},p${n}@many.example`);
    const sent = await sendImport(facet, `name,email\n${lines.join('\n')}\n`);
    const path = `/v0/imports/${sent.body.importId}`;
    const isUnderWay = async () => (await facet.get(path)).body.created > 0;
    await eventually('some of it is taken', isUnderWay);
    const cancelled = await facet.call('POST', `${path}/cancel`);
    assert.deepEqual([cancelled.status, cancelled.body.status], [200, 'cancelled']);
    await quiet(facet);
    const { body } = await facet.get(path);
    assert.deepEqual(body, cancelled.body);
    assert.ok(body.created > 0 && body.created < many, String(body.created));
    assert.equal((await facet.get('/v0/persons?limit=1')).body.totalCount, body.created);
    assert.equal((await facet.call('POST', `${path}/cancel`)).body.code, 'import_over');
    const parts = await facet.db.sql.selectFrom('import_parts').select('part').execute();
    assert.deepEqual(parts, []);
  });

  test('the same Idempotency-Key and file make one import', async (t) => {
    const facet = await startServer(t, engine);
    const options = { headers: { 'idempotency-key': 'once' } };
    const first = await sendImport(facet, 'name\nAda\n', {}, options);
    const second = await sendImport(facet, 'name\nAda\n', {}, options);
    assert.equal(second.body.importId, first.body.importId);
    assert.equal((await facet.get('/v0/imports')).body.totalCount, 1);
  });

  test('rejected rows are forgotten with the person they are about', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.post('/v0/persons', { name: 'Ada', email: 'ada@x.example' });
    const done = await imported(facet, 'name,email\n,ADA@x.example\n,other@x.example\n');
    assert.equal(done.failed, 2);
    await facet.call('DELETE', `/v0/persons/${body.personId}`);
    const { text } = await facet.get(`/v0/imports/${done.importId}/rejected`);
    assert.doesNotMatch(text, /ada@x/i);
    assert.match(text, /other@x/);
  });
});

eachEngine('importing accounts', (engine) => {
  test('matched by domain, external id and name', async (t) => {
    const facet = await startServer(t, engine);
    await facet.post('/v0/accounts', { name: 'Engines', domain: 'engines.example' });
    const file = [
      'name,domain,industry,employees,externalIds.crm',
      'Engines,engines.example,Machinery,12,1',
      'Mills,mills.example,,many,',
      'Ships,ships.example,,7,2',
      'Ships,,Transport,,2',
      'ENGINES,,,,',
    ].join('\n');
    const done = await imported(facet, file, { kind: 'accounts' });
    assert.deepEqual(countsOf(done), { rows: 5, created: 1, updated: 3, unchanged: 0, failed: 1 });
    const { body } = await facet.get('/v0/accounts/ext:crm:2');
    assert.equal(body.industry, 'Transport');
    assert.equal(body.employees, 7);
  });
});
