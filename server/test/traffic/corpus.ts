// The corpus as it is stored, and the pages its visits go to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { makeAudience, makePage } from '../support/pages.ts';
import type { TestServer } from '../support/server.ts';
import { makeLink, publish, toAudience } from '../support/site.ts';

export interface Recorded {
  name: string;
  kind: 'machine' | 'person';
  expected: 'human' | 'bot' | 'unproven' | 'none';
  reason?: string;
  from?: string;
  pages?: number;
}

export const readVisits = <V extends Recorded>(file: string): V[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as V[];

export interface VisitedPage {
  pageId: string;
  audienceId: string;
  /** Where visitors find it. */
  path: string;
}

const about = (componentId: string) => ({ componentId, chunkIds: [] });

/** A variant of its own for each visit, so that its sessions are found by it. */
export async function makePages(facet: TestServer, count: number): Promise<VisitedPage[]> {
  const actions = [
    { actionId: 'book', purpose: 'Book', buttonTitle: 'Book a demo', actionType: 'form' },
  ];
  const pageId = await makePage(facet, { actions });
  const pages: VisitedPage[] = [];
  for (let n = 0; n < count; n++) {
    const audience = await makeAudience(facet, { customName: `Visit ${n}` }, pageId);
    await publish(facet, audience, [
      { type: 'hero', ...about('hero'), headline: 'Crews on time', actionIds: ['book'] },
      {
        type: 'faq',
        ...about('questions'),
        heading: 'What people ask',
        items: [
          { question: 'How long does it take?', answer: 'A week.' },
          { question: 'What if it rains?', answer: 'Then it takes two.' },
        ],
      },
      {
        type: 'prose',
        ...about('story'),
        heading: 'How it works',
        paragraphs: Array.from({ length: 8 }, () => 'Crews see changes at once. '.repeat(20)),
      },
      {
        type: 'form',
        ...about('contact'),
        formId: 'contact',
        fields: [{ name: 'email', label: 'Email', fieldType: 'email', required: true }],
        submitLabel: 'Send',
      },
    ]);
    const path = `/visit-${n}`;
    await makeLink(facet, path, toAudience(audience));
    pages.push({ pageId, audienceId: audience.audienceId, path });
  }
  return pages;
}

export interface Judged {
  traffic: Recorded['expected'];
  reason?: string;
}

/** What became of a visit to a page; several sessions of one visitor are not in the corpus. */
export async function verdictOf(facet: TestServer, page: VisitedPage): Promise<Judged> {
  const path = `/v0/pages/${page.pageId}/sessions?audienceId=${page.audienceId}`;
  const found: { traffic: Judged['traffic']; trafficReason: string }[] = [];
  for (const traffic of ['human', 'bot', 'unproven']) {
    found.push(...(await facet.get(`${path}&traffic=${traffic}`)).body.items);
  }
  assert.ok(found.length <= 1, JSON.stringify(found));
  const [session] = found;
  return session === undefined
    ? { traffic: 'none' }
    : { traffic: session.traffic, reason: session.trafficReason };
}

export const isExpected = ({ expected, reason }: Recorded, judged: Judged): boolean =>
  judged.traffic === expected && (reason === undefined || judged.reason === reason);
