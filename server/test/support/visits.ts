// Visitors for tests: what a tracker would send, sent as a browser would send it.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Beacon } from '../../src/sessions/beacon.ts';
import { makeAudience, type TestAudience } from './pages.ts';
import type { Reply, TestServer } from './server.ts';

export const browserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface TestVisit extends TestAudience {
  context: string;
}

/** A page that a visitor has before them. */
export async function makeVisit(
  facet: TestServer,
  fields?: Record<string, unknown>,
  page?: string,
): Promise<TestVisit> {
  return visitOf(facet, await makeAudience(facet, fields, page));
}

export async function visitOf(
  facet: TestServer,
  audience: TestAudience,
  tenant = 'default',
): Promise<TestVisit> {
  const tenantId = await facet.services.tenants.ensure(tenant);
  const { pageId, audienceId } = audience;
  const context = facet.services.visitContexts.seal({
    tenantId,
    pageId,
    audienceId,
    versionId: 'version_shown',
  });
  return { ...audience, context };
}

export const someKey = (): string => randomUUID().replaceAll('-', '');

/** A beacon of a view of its own, of a person whose hand was seen, unless told otherwise. */
export const beaconOf = (visit: TestVisit, fields: Partial<Beacon> = {}): Beacon => ({
  context: visit.context,
  session: someKey(),
  view: someKey(),
  elapsedMs: 0,
  visibleMs: 0,
  presses: 1,
  ...fields,
});

/** By a pointer that had been moving about. */
const byHand = { input: 'pointer', inputsBefore: 9 } as const;

export const postBeacon = (
  facet: TestServer,
  beacon: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  facet.call('POST', '/_facet/collect', {
    key: null,
    raw: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': browserAgent, ...headers },
  });

export async function collect(
  facet: TestServer,
  beacon: Beacon,
  headers?: Record<string, string>,
): Promise<void> {
  const reply = await postBeacon(facet, beacon, headers);
  assert.equal(reply.status, 204, reply.text);
}

export const action = (sequence: number, atMs: number, actionId = 'book') => ({
  sequence,
  atMs,
  kind: 'action' as const,
  actionId,
  componentId: 'hero',
  label: 'Book a demo',
  ...byHand,
});

export const click = (sequence: number, atMs: number, componentId = 'faq') => ({
  sequence,
  atMs,
  kind: 'click' as const,
  componentId,
  componentContext: 'Questions',
  label: 'How long does it take?',
  ...byHand,
});
