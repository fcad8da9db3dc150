// A published page with a form and a question box, and what a visitor's browser sends from it.
import assert from 'node:assert/strict';
import { makeAudience, makePage, type TestAudience } from './pages.ts';
import type { ApiClient, Reply, TestServer } from './server.ts';

export const everyField = [
  { name: 'name', label: 'Your name', fieldType: 'text', required: true },
  { name: 'email', label: 'Work email', fieldType: 'email', required: true },
  { name: 'phone', label: 'Phone', fieldType: 'phone', required: false },
  { name: 'website', label: 'Website', fieldType: 'url', required: false },
  { name: 'seats', label: 'Seats', fieldType: 'number', required: false },
  { name: 'plan', label: 'Plan', fieldType: 'select', required: false, options: ['Basic', 'Pro'] },
  {
    name: 'wants',
    label: 'Wants',
    fieldType: 'checkbox',
    required: false,
    options: ['A', 'B', 'C'],
  },
  { name: 'agreed', label: 'I agree', fieldType: 'checkbox', required: true },
  { name: 'message', label: 'Message', fieldType: 'textarea', required: false },
];

export const contactForm = {
  type: 'form',
  componentId: 'contact',
  chunkIds: [],
  heading: 'Talk to us',
  introduction: 'We answer within a day.',
  formId: 'demo-request',
  fields: everyField,
  submitLabel: 'Send',
};

const hero = {
  type: 'hero',
  componentId: 'hero',
  chunkIds: [],
  headline: 'Crews on time',
  actionIds: [],
};

export const askBlock = {
  type: 'ask',
  componentId: 'questions',
  chunkIds: [],
  heading: 'Ask us anything',
  suggestions: ['How much does it cost?', 'Does it work offline?'],
};

export interface OpenPage extends TestAudience {
  versionId: string;
  tenantId: string;
  context: string;
}

/** What a visitor's browser knows of the page: its hidden field. */
export type Visited = Pick<OpenPage, 'context'>;

export interface PageOptions {
  page?: Record<string, unknown>;
  audience?: Record<string, unknown>;
  blocks?: unknown[];
}

/** A page whose one audience has something published. */
export async function publishedPage(
  facet: ApiClient,
  options: PageOptions = {},
): Promise<TestAudience & { versionId: string }> {
  const pageId = await makePage(facet, options.page);
  const audience = await makeAudience(facet, options.audience, pageId);
  const content = { blocks: options.blocks ?? [hero, contactForm, askBlock] };
  const made = await facet.post(`${audience.path}/versions`, { content });
  assert.equal(made.status, 201, made.text);
  const { versionId } = made.body;
  assert.equal(
    (await facet.post(`${audience.path}/versions/${versionId}/publish`, {})).status,
    200,
  );
  return { ...audience, versionId };
}

export async function openPage(facet: TestServer, options: PageOptions = {}): Promise<OpenPage> {
  const page = await publishedPage(facet, options);
  const { pageId, audienceId, versionId } = page;
  const tenantId = await facet.services.tenants.ensure('default');
  const context = facet.services.visitContexts.seal({ tenantId, pageId, audienceId, versionId });
  return { ...page, tenantId, context };
}

export type Fields = Record<string, string | string[]>;

export const goodFields = (fields: Fields = {}): Fields => ({
  name: 'Ada Lovelace',
  email: 'ada@engines.example',
  agreed: 'true',
  ...fields,
});

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in server.ts
  body: any;
}

/** As a browser without JavaScript sends it, or as the given headers say. */
export async function post(
  facet: { url: string },
  path: string,
  body: string | FormData | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(facet.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

export function encoded(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) query.append(name, one);
  }
  return query.toString();
}

export const submit = (
  facet: { url: string },
  page: Visited,
  fields: Fields = goodFields(),
  headers?: Record<string, string>,
  formId = 'demo-request',
): Promise<Answer> =>
  post(
    facet,
    `/_facet/forms/${formId}`,
    encoded({ 'facet.context': page.context, ...fields }),
    headers,
  );

export const submitJson = (
  facet: { url: string },
  page: Visited,
  members: Record<string, unknown>,
  formId = 'demo-request',
): Promise<Answer> =>
  post(
    facet,
    `/_facet/forms/${formId}`,
    JSON.stringify({ 'facet.context': page.context, ...members }),
    { 'content-type': 'application/json', accept: 'application/json' },
  );

export async function submissions(facet: TestServer, query = ''): Promise<Reply['body']> {
  const reply = await facet.get(`/v0/form_submissions?limit=200&${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

interface FormEvent {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in server.ts
  payload: any;
}

/** The form events of the outbox, oldest first. */
export async function formEvents(facet: TestServer): Promise<FormEvent[]> {
  const rows = await facet.db.sql
    .selectFrom('events')
    .select(['type', 'payload'])
    .where('type', 'like', 'form.%')
    .orderBy('event_id')
    .execute();
  return rows.map(({ type, payload }) => ({ type, payload: JSON.parse(payload) }));
}

export interface TestEntry {
  type: string;
  content: string;
  question?: string;
}

export async function makeTopic(facet: ApiClient, entries: TestEntry[]): Promise<string> {
  const { topicId } = (await facet.post('/v0/topics', { name: 'Product facts' })).body;
  for (const content of entries) {
    const made = await facet.post(`/v0/topics/${topicId}/entries`, { content });
    assert.equal(made.status, 201, made.text);
  }
  return topicId;
}

/** A page that rests on a topic with these entries. */
export async function openAskPage(
  facet: TestServer,
  entries: TestEntry[],
  options: PageOptions = {},
): Promise<OpenPage & { topicId: string }> {
  const topicId = await makeTopic(facet, entries);
  const page = await openPage(facet, {
    ...options,
    page: { topicIds: [topicId], ...options.page },
  });
  return { ...page, topicId };
}

export const askPage = (
  facet: { url: string },
  page: Visited,
  fields: Fields,
  headers?: Record<string, string>,
): Promise<Answer> =>
  post(facet, '/_facet/ask', encoded({ 'facet.context': page.context, ...fields }), headers);

export const askJson = (
  facet: { url: string },
  page: Visited,
  members: Record<string, unknown>,
): Promise<Answer> =>
  post(facet, '/_facet/ask', JSON.stringify({ 'facet.context': page.context, ...members }), {
    'content-type': 'application/json',
    accept: 'application/json',
  });
