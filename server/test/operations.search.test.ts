// `facet doctor --find`: says where bytes stand, in rows and in files, and that they are gone after an erasure.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBytes, tellFound } from '../src/operations/search.ts';
import { freshDatabase } from './support/database.ts';
import { eachEngine, startServer } from './support/server.ts';
import { makeLink, publishedAudience, toAudience } from './support/site.ts';
import { visit } from './support/visit.ts';

const name = 'Zebulon Quartzworth';

eachEngine('the search of the doctor', (engine) => {
  test('finds every place of a person, packed pages too, and after an erasure none', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const facet = await startServer(t, engine, { database });
    const search = () => findBytes(database, Buffer.from(name));
    assert.deepEqual((await search()).places, []);

    const { body } = await facet.post('/v0/persons', { name, email: 'z@quartz.example' });
    const { personId } = body;
    const audience = await publishedAudience(facet, `Hello, ${name}`, { personId });
    await makeLink(facet, '/hello', toAudience(audience));
    assert.ok((await visit(facet.url, '/hello')).text.includes(name));
    const found = await search();
    const where = found.places.map((place) => place.where);
    for (const place of ['persons.name', 'contents.content', 'renditions.body']) {
      assert.ok(where.includes(place), `${place} is not among ${where.join(', ')}`);
    }
    const person = found.places.find((place) => place.where === 'persons.name');
    assert.equal(person?.count, 1);
    assert.match(person?.examples[0] ?? '', new RegExp(`${personId}$`));
    assert.ok(tellFound(found).some((line) => line.includes('persons.name: 1')));
    const inFiles = where.filter((place) => place.startsWith(database.dataDir));
    assert.equal(inFiles.length > 0, engine === 'sqlite');

    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
    const after = await search();
    assert.deepEqual(after.places, []);
    assert.match(tellFound(after).join(), /^nothing found in \d+ tables and \d+ files/);
    assert.ok(after.tables > 40);
  });
});

test('finds bytes across the pieces that a file is read in, and how often', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  const folder = join(database.dataDir, 'files', 'deep');
  mkdirSync(folder, { recursive: true });
  const piece = 1024 * 1024;
  const bytes = Buffer.alloc(3 * piece, '.');
  for (const at of [0, piece - 4, 2 * piece, 3 * piece - 8]) bytes.write('needle-1', at);
  writeFileSync(join(folder, 'file'), bytes);
  const { places } = await findBytes(database, Buffer.from('needle-1'));
  assert.deepEqual(places, [
    {
      where: join(folder, 'file'),
      count: 4,
      examples: ['byte 0', `byte ${piece - 4}`, `byte ${2 * piece}`],
    },
  ]);
});
