// Experiments over HTTP: who sees what, what is counted for whom, and what is said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftBehind } from '../../test/support/leftovers.ts';
import { makePage, type TestAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  act,
  change,
  heroSaying,
  makeLink,
  makePerson,
  publish,
  publishedAudience,
  toPage,
} from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import { action, collect, someKey } from '../../test/support/visits.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices } from '../services.ts';
import { armOf } from './assignment.ts';

interface Reader {
  personId: string;
  audience: TestAudience;
  path: string;
}

interface Stage {
  pageId: string;
  control: TestAudience;
  readers: Reader[];
}

/** A page with a group and so many persons, two of whom share an account. */
async function makeStage(facet: TestServer, persons: number): Promise<Stage> {
  const pageId = await makePage(facet);
  const control = await publishedAudience(facet, 'For everyone', { customName: 'All' }, pageId);
  await makeLink(facet, '/p', toPage(pageId));
  await facet.post('/v0/accounts', { name: 'Shared', domain: 'shared.example' });
  const readers: Reader[] = [];
  for (let n = 0; n < persons; n++) {
    const email = n < 2 ? `p${n}@shared.example` : `p${n}@alone${n}.example`;
    const personId = await makePerson(facet, `Person ${n}`, { email });
    const audience = await publishedAudience(facet, `For person ${n}`, { personId }, pageId);
    const { url } = (await facet.get(audience.path)).body;
    readers.push({ personId, audience, path: new URL(url).pathname });
  }
  return { pageId, control, readers };
}

const plan = ({ control }: Stage, more = {}) => ({
  body: { holdout: 0.5, controlAudienceId: control.audienceId, ...more },
});
const experimentOf = ({ pageId }: Stage): string => `/v0/pages/${pageId}/experiment`;
const start = async (facet: TestServer, stage: Stage, more = {}) => {
  const reply = await facet.call('PUT', experimentOf(stage), plan(stage, more));
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
};

const headlineOf = (text: string): string => /<h1[^>]*>(.*)<\/h1>/.exec(text)?.[1] ?? '';
const contextOf = (text: string): string => /data-context="([^"]+)"/.exec(text)?.[1] ?? '';

/** Looks at the page for long enough to be a person, and clicks if told to. */
async function read(facet: TestServer, path: string, clicks = false): Promise<string> {
  const { text } = await visit(facet.url, path);
  const beacon = { session: someKey(), view: someKey(), elapsedMs: 20_000, visibleMs: 20_000 };
  const interactions = clicks ? [action(1, 9_000)] : [];
  await collect(facet, { context: contextOf(text), ...beacon, interactions });
  return headlineOf(text);
}

const armsOf = ({ experimentId }: { experimentId: string }, readers: Reader[], accountId: string) =>
  readers.map(({ personId }, n) => armOf(experimentId, n < 2 ? accountId : personId, 0.5));

eachEngine('experiments', (engine) => {
  test('units see their arm: by account, else person, on every node, also after the account is gone', async (t) => {
    const facet = await startServer(t, engine);
    const stage = await makeStage(facet, 12);
    const { readers, pageId } = stage;
    const before = await Promise.all(readers.map(({ path }) => visit(facet.url, path)));
    assert.ok(before.every(({ text }, n) => headlineOf(text) === `For person ${n}`));
    const experiment = await start(facet, stage);
    const { items } = (await facet.get('/v0/accounts?domain=shared.example')).body;
    const arms = armsOf(experiment, readers, items[0].accountId);
    assert.equal(
      new Set(arms).size,
      2,
      'twelve units are in two arms, but for one chance in 2,000',
    );
    const expected = arms.map((arm, n) => (arm === 'control' ? 'For everyone' : `For person ${n}`));
    const seen: string[] = [];
    for (const { path } of readers) seen.push(await read(facet, path));
    assert.deepEqual(seen, expected);
    assert.equal(await read(facet, '/p'), 'For everyone');

    await facet.call('DELETE', `/v0/accounts/${items[0].accountId}`);
    const { db, clock, settings } = facet;
    const other = await makeServices({ db, clock, settings, signals: makeSignals() });
    const owner = await other.site.ownerOf('default.facet.example');
    assert.ok(typeof owner === 'object');
    const elsewhere: string[] = [];
    for (const { path } of readers) {
      const facts = () => ({ query: [] });
      const more = { search: '', acceptLanguage: undefined, markdown: false };
      const request = { rawPath: path, facts, ...more };
      const answer = await other.site.answer(owner, request);
      assert.ok('encoded' in answer);
      elsewhere.push(headlineOf((await answer.encoded('identity')).bytes.toString()));
    }
    assert.deepEqual(elsewhere, expected);
    other.site.close();

    const { body } = await facet.get(`/v0/pages/${pageId}/sessions?limit=100`);
    const byPerson = new Map(body.items.map((one: { personId: string }) => [one.personId, one]));
    for (const [n, { personId, audience }] of readers.entries()) {
      const session = byPerson.get(personId) as Record<string, string>;
      assert.equal(session.arm, arms[n]);
      assert.equal(session.accountId, n < 2 ? items[0].accountId : undefined);
      const shown = arms[n] === 'control' ? stage.control : audience;
      assert.equal(session.audienceId, shown.audienceId);
    }
  });

  test('results count units once, keep strangers apart, and say what is known', async (t) => {
    const facet = await startServer(t, engine);
    const stage = await makeStage(facet, 6);
    const empty = await facet.get(`${experimentOf(stage)}/results`);
    assert.equal(`${empty.status} ${empty.body.code}`, '404 no_experiment');
    const none = await facet.get(`${experimentOf(stage)}s`);
    assert.deepEqual(none.body, { items: [] });
    const experiment = await start(facet, stage);
    assert.deepEqual((await facet.get(`${experimentOf(stage)}s`)).body, { items: [experiment] });
    const fresh = (await facet.get(`${experimentOf(stage)}/results`)).body;
    assert.deepEqual([fresh.difference, fresh.interval], [null, [-1, 1]]);
    assert.match(fresh.verdict, /^Too early to say/);
    for (const { path } of stage.readers) {
      await read(facet, path);
      await read(facet, path, true);
    }
    await read(facet, '/p', true);
    const { items } = (await facet.get('/v0/accounts?domain=shared.example')).body;
    const arms = armsOf(experiment, stage.readers, items[0].accountId);
    const inControl = arms.filter((arm) => arm === 'control').length;
    const unitsOf = (arm: string) => arms.filter((one, n) => one === arm && n !== 1).length;
    const { body } = await facet.get(`${experimentOf(stage)}/results`);
    assert.deepEqual(body.arms, {
      control: {
        units: unitsOf('control'),
        sessions: inControl * 2,
        converted: unitsOf('control'),
      },
      treated: {
        units: unitsOf('treated'),
        sessions: (6 - inControl) * 2,
        converted: unitsOf('treated'),
      },
    });
    assert.equal(body.outside.sessions, 1);
    assert.equal(body.alwaysValid, true);
    assert.equal(body.informative, false);
    assert.ok(body.sampleRatio.p > 0.05);
  });

  test('over time: every point is what the results were then, and the last one what they are now', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const stage = await makeStage(facet, 8);
    const { startedAt } = await start(facet, stage);
    const dayMs = 86_400_000;
    const first = await facet.get(`${experimentOf(stage)}/timeseries`);
    assert.deepEqual(first.body.points.at(-1).arms.control, { units: 0, converted: 0 });
    // Somebody comes on each day, and every other one clicks on a later one.
    for (const [n, { path }] of stage.readers.entries()) {
      facet.clock.advance(dayMs);
      await read(facet, path);
      if (n >= 2) await read(facet, stage.readers[n - 2]?.path ?? '', n % 2 === 0);
    }
    const results = (await facet.get(`${experimentOf(stage)}/results`)).body;
    const { body } = await facet.get(`${experimentOf(stage)}/timeseries`);
    const { items } = (await facet.get(`/v0/pages/${stage.pageId}/sessions?limit=100`)).body;
    const asOf = (arm: string, at: string) => {
      const seen = items.filter(
        (one: Record<string, string>) => one.arm === arm && (one.startedAt ?? '') < at,
      );
      const unitsOf = (some: Record<string, string>[]) =>
        new Set(some.map((one) => one.accountId ?? one.personId)).size;
      const clicked = seen.filter((one: { flags: { converted: boolean } }) => one.flags.converted);
      return { units: unitsOf(seen), converted: unitsOf(clicked) };
    };
    const { points } = body;
    assert.equal(body.stepSeconds, 6 * 3_600);
    assert.equal(points[0].at, new Date(Date.parse(startedAt) + dayMs / 4).toISOString());
    for (const point of points.slice(0, -1)) {
      for (const arm of ['control', 'treated'])
        assert.deepEqual(point.arms[arm], asOf(arm, point.at));
    }
    const last = points.at(-1);
    assert.deepEqual([last.difference, last.interval], [results.difference, results.interval]);
    for (const arm of ['control', 'treated'] as const) {
      const { units, converted } = results.arms[arm];
      assert.deepEqual(last.arms[arm], { units, converted });
    }
    assert.equal(
      new Set(points.map((one: { arms: object }) => JSON.stringify(one.arms))).size > 5,
      true,
    );
  });

  test('another share is another experiment; all of it is told, with its times', async (t) => {
    const facet = await startServer(t, engine);
    const stage = await makeStage(facet, 1);
    const first = await start(facet, stage);
    assert.deepEqual(await start(facet, stage), first, 'the same again changes nothing');
    const changed = await start(facet, stage, { metric: 'engaged' });
    assert.equal(changed.experimentId, first.experimentId);
    assert.ok(changed.changedAt);
    const second = await start(facet, stage, { holdout: 0.25 });
    assert.notEqual(second.experimentId, first.experimentId);
    assert.equal((await facet.call('DELETE', experimentOf(stage))).status, 204);
    assert.equal((await facet.call('DELETE', experimentOf(stage))).body.code, 'no_experiment');
    const last = (await facet.get(experimentOf(stage))).body;
    assert.equal(last.experimentId, second.experimentId);
    assert.ok(last.endedAt);
    const { items } = (await facet.get('/v0/events?limit=100')).body;
    const told = items
      .filter(({ type }: { type: string }) => type.startsWith('experiment.'))
      .map(({ type, payload }: { type: string; payload: { experimentId: string } }) => [
        type,
        payload.experimentId === first.experimentId ? 1 : 2,
      ])
      .reverse();
    assert.deepEqual(told, [
      ['experiment.started', 1],
      ['experiment.changed', 1],
      ['experiment.ended', 1],
      ['experiment.started', 2],
      ['experiment.ended', 2],
    ]);
  });

  test('a control must be a published group of the page', async (t) => {
    const facet = await startServer(t, engine);
    const stage = await makeStage(facet, 1);
    const other = await publishedAudience(facet, 'Another page');
    const code = async (controlAudienceId: string) => {
      const { body } = await facet.call('PUT', experimentOf(stage), {
        body: { holdout: 0.2, controlAudienceId },
      });
      return body.errors?.[0]?.code;
    };
    assert.equal(await code(other.audienceId), 'unknown_reference');
    assert.equal(await code(stage.readers[0]?.audience.audienceId ?? ''), 'personal_audience');
    await act(facet, `${stage.control.path}/archive`);
    assert.equal(await code(stage.control.audienceId), 'not_published');
    const { body } = await facet.call('PUT', experimentOf(stage), {
      body: { holdout: 0.6, controlAudienceId: 'x', alpha: 0.9, metric: 'clicks' },
    });
    assert.deepEqual(body.errors.map((one: { pointer: string }) => one.pointer).sort(), [
      '/alpha',
      '/holdout',
      '/metric',
    ]);
  });

  test('a control that is withdrawn or edited shows at once; its edits too', async (t) => {
    const facet = await startServer(t, engine);
    const stage = await makeStage(facet, 12);
    await start(facet, stage);
    const seen = async () => {
      const pages = await Promise.all(stage.readers.map(({ path }) => visit(facet.url, path)));
      return pages.map(({ text }) => headlineOf(text));
    };
    const held = (await seen()).flatMap((one, n) => (one === 'For everyone' ? [n] : []));
    assert.ok(held.length > 0);
    await publish(facet, stage.control, [heroSaying('For everyone, again')]);
    assert.equal((await seen())[held[0] ?? 0], 'For everyone, again');
    await act(facet, `${stage.control.path}/archive`);
    assert.ok((await seen()).every((one, n) => one === `For person ${n}`));
    await change(facet, `/v0/pages/${stage.pageId}`, { name: 'Renamed' });
    await act(facet, `${stage.control.path}/restore`);
    assert.equal((await seen())[held[0] ?? 0], 'For everyone, again');
  });

  test('a person who is erased stays a unit without a name', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const stage = await makeStage(facet, 10);
    await start(facet, stage);
    for (const { path } of stage.readers) await read(facet, path, true);
    const held = await facet.db.sql
      .selectFrom('experiment_units')
      .selectAll()
      .where('account_id', 'is', null)
      .execute();
    const before = (await facet.get(`${experimentOf(stage)}/results`)).body.arms;
    const open = await visit(facet.url, stage.readers[9]?.path ?? '');
    for (const arm of ['control', 'treated'] as const) {
      const personId = held.find((row) => row.arm === arm)?.person_id;
      if (personId === undefined) continue;
      assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
      assert.deepEqual(await leftBehind(facet.db, [personId], personId), []);
    }
    assert.deepEqual((await facet.get(`${experimentOf(stage)}/results`)).body.arms, before);
    const last = stage.readers[9]?.personId ?? '';
    await facet.call('DELETE', `/v0/persons/${last}`);
    const late = { session: someKey(), view: someKey(), elapsedMs: 9_000, visibleMs: 9_000 };
    await collect(facet, { context: contextOf(open.text), ...late });
    assert.deepEqual(await leftBehind(facet.db, [last], last), []);
  });
});
