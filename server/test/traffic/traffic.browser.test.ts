// The corpus, played: over HTTP on both engines, in a browser on one. See README.md.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { withoutChromium } from '../support/browser.ts';
import { eventually } from '../support/process.ts';
import { eachEngine, startServer, type TestServer } from '../support/server.ts';
import { launchBrowser } from '../support/tracker_browser.ts';
import { type BrowserVisit, playInBrowser } from './browser.ts';
import {
  isExpected,
  type Judged,
  makePages,
  type Recorded,
  readVisits,
  type VisitedPage,
  verdictOf,
} from './corpus.ts';
import { playRequests, type RequestVisit } from './requests.ts';

type Engine = 'sqlite' | 'postgres';

async function startFacet(t: TestContext, engine: Engine): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-networks-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const machineNetworks = join(folder, 'networks.txt');
  writeFileSync(machineNetworks, '# a data centre\n198.51.100.0/24\n2001:db8:5::/48\n');
  const settings = { machineNetworks };
  return startServer(t, engine, { own: true, trustedProxies: ['127.0.0.1'], settings });
}

interface Outcome {
  visit: Recorded;
  judged: Judged[];
}

/** Of all who were counted, how many are people; of all people, how many were counted. */
function report(t: TestContext, outcomes: readonly Outcome[]): void {
  const isCounted = ({ judged }: Outcome) => judged.some(({ traffic }) => traffic === 'human');
  const people = outcomes.filter(({ visit }) => visit.kind === 'person');
  const machines = outcomes.filter(({ visit }) => visit.kind === 'machine');
  const missed = people.filter(({ judged }) => judged.some(({ traffic }) => traffic !== 'human'));
  const deceived = machines.filter(isCounted);
  const counted = people.length - missed.length;
  const precision = counted / (counted + deceived.length);
  const recall = counted / people.length;
  t.diagnostic(
    `${machines.length} machines, ${deceived.length} counted; ${people.length} people, ${missed.length} missed; precision ${precision}, recall ${recall}`,
  );
  const wrong = outcomes.filter(
    ({ visit, judged }) => !judged.every((one) => isExpected(visit, one)),
  );
  assert.deepEqual(
    wrong.map(({ visit, judged }) => ({ name: visit.name, expected: visit.expected, judged })),
    [],
  );
  assert.equal(deceived.length, 0);
  assert.ok(missed.length <= people.length / 100);
}

const pagesOf = <V extends Recorded>(visits: V[], pages: VisitedPage[]) =>
  visits.map((visit) => ({ visit, visited: pages.splice(0, visit.pages ?? 1) }));

eachEngine('visits as requests', (engine) => {
  test('machines are not counted, people are', async (t) => {
    const facet = await startFacet(t, engine);
    const visits = readVisits<RequestVisit>('./requests.json');
    const total = visits.reduce((sum, { pages = 1 }) => sum + pages, 0);
    const outcomes: Outcome[] = [];
    for (const { visit, visited } of pagesOf(visits, await makePages(facet, total))) {
      await playRequests(facet, visit, visited);
      const judged: Judged[] = [];
      for (const page of visited) judged.push(await verdictOf(facet, page));
      outcomes.push({ visit, judged });
    }
    report(t, outcomes);
  });
});

test('visits in a browser: machines are not counted, people are', {
  skip: await withoutChromium(),
}, async (t) => {
  const facet = await startFacet(t, 'sqlite');
  const visits = readVisits<BrowserVisit>('./browser.json');
  const browser = await launchBrowser(t, facet.url);
  const played = pagesOf(visits, await makePages(facet, visits.length));
  const outcomes: Outcome[] = [];
  for (const { visit, visited } of played) {
    for (const page of visited) await playInBrowser(browser, visit, page);
  }
  for (const { visit, visited } of played) {
    const judged: Judged[] = [];
    for (const page of visited) {
      // The last beacon may be on its way.
      await eventually(visit.name, async () =>
        isExpected(visit, await verdictOf(facet, page)),
      ).catch(() => {});
      judged.push(await verdictOf(facet, page));
    }
    outcomes.push({ visit, judged });
  }
  report(t, outcomes);
});
