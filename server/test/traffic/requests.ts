// Plays visits that are requests: each as often as it visits pages, in turn, with time passing as they say.
import assert from 'node:assert/strict';
import type { Beacon } from '../../src/sessions/beacon.ts';
import type { TestServer } from '../support/server.ts';
import { visit as visitSite } from '../support/visit.ts';
import { someKey } from '../support/visits.ts';
import type { Recorded, VisitedPage } from './corpus.ts';

interface Step {
  method?: 'GET' | 'HEAD';
  beacon?: Omit<Beacon, 'context' | 'session' | 'view'>;
  form?: Record<string, string>;
  headers: Record<string, string>;
}

export interface RequestVisit extends Recorded {
  requests: Step[];
}

interface OpenPage extends VisitedPage {
  context: string;
  session: string;
  view: string;
  startedAt: number;
}

export async function playRequests(
  facet: TestServer,
  { requests, from }: RequestVisit,
  pages: readonly VisitedPage[],
): Promise<void> {
  const open = pages.map(
    (page): OpenPage => ({
      ...page,
      context: '',
      session: someKey(),
      view: someKey(),
      startedAt: facet.clock.now(),
    }),
  );
  for (const step of requests) {
    const headers = { ...step.headers, ...(from === undefined ? {} : { 'x-forwarded-for': from }) };
    for (const page of open) await send(facet, page, { ...step, headers });
  }
}

async function send(facet: TestServer, page: OpenPage, step: Step): Promise<void> {
  const { headers } = step;
  if (step.method !== undefined) {
    const reply = await visitSite(facet.url, page.path, { method: step.method, headers });
    assert.equal(reply.status, 200);
    page.context = /data-context="([^"]+)"/.exec(reply.text)?.[1] ?? page.context;
    page.startedAt = facet.clock.now();
    return;
  }
  const { context, session, view } = page;
  if (step.beacon) {
    const sentAt = page.startedAt + step.beacon.elapsedMs;
    facet.clock.advance(Math.max(0, sentAt - facet.clock.now()));
    await post(facet, '/_facet/collect', headers, { context, session, view, ...step.beacon }, 204);
    return;
  }
  const hidden = { 'facet.context': context, 'facet.session': session };
  await post(facet, '/_facet/forms/contact', headers, { ...hidden, ...step.form }, 201);
}

async function post(
  facet: TestServer,
  path: string,
  headers: Record<string, string>,
  body: object,
  status: number,
): Promise<void> {
  // On the page's own host, as browsers do.
  const reply = await visitSite(facet.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  assert.equal(reply.status, status, reply.text);
}
