// Requests that once froze or killed the process for everybody, each beside a harmless one of its kind.

import { askJson, submitJson, type TestEntry, type Visited } from './form_pages.ts';
import { firstDraft, makeAudience, makePage } from './pages.ts';
import type { ApiClient } from './server.ts';
import { formOf } from './uploads.ts';

export interface Attack {
  name: string;
  calm(): Promise<unknown>;
  hostile(): Promise<unknown>;
}

const openTags = Array.from({ length: 1_500 }, (_, n) => `<b a=${n}>`).join('');
const markup = { calm: '<p>Some <b>bold</b> words.</p>', hostile: openTags + '<p>x'.repeat(4_000) };

/** Words that all begin alike: what prefixes and slips of the pen cost most on. */
const crowd = (from: number, count: number): string =>
  Array.from({ length: count }, (_, n) => `abcd${(from + n).toString(36).padStart(5, 'a')}`).join(
    ' ',
  );

const asked = [
  'abcd',
  'abcda',
  'abcdaa',
  'abcdaaa',
  ...Array.from({ length: 28 }, (_, n) => `abcd${'q'.repeat(20)}${n}`),
];

async function draft(facet: ApiClient, pageContext: string, message?: string): Promise<void> {
  const audience = await makeAudience(facet, undefined, await makePage(facet, { pageContext }));
  await firstDraft(facet, audience);
  if (message === undefined) return;
  await facet.post(`${audience.path}/messages`, { message });
  await firstDraft(facet, audience);
}

/** What a topic holds whose questions cost most. */
export const crowdedEntries: TestEntry[] = [
  ...[0, 1, 2, 3].map((n) => ({ type: 'text', content: crowd(n * 19_000, 19_000) })),
  { type: 'text', content: 'It works offline.' },
];

/** The pages that visitors attack: one with a form, one that rests on the crowded topic. */
export interface AttackedPages {
  form: Visited;
  asking: Visited;
}

export async function makeAttacks(facet: ApiClient, pages: AttackedPages): Promise<Attack[]> {
  const { form: page, asking } = pages;
  const { topicId } = (await facet.post('/v0/topics', { name: 'Facts' })).body;
  const entry = (content: string) =>
    facet.post(`/v0/topics/${topicId}/entries`, { content: { type: 'html', content } });
  const numbers = (seats: string) =>
    submitJson(facet, page, { name: 'Ada', email: 'ada@engines.example', agreed: true, seats });
  const log = (payload: string) =>
    facet.call('POST', '/v0/account_logs', {
      raw: `{"source":"crm","name":"Engines","payload":${payload}}`,
    });
  const context = 'Orbit schedules field crews. Dispatchers save two hours a day.';
  return [
    {
      name: 'a number of a form with 200,000 digits and a letter',
      calm: () => numbers('12'),
      hostile: () => numbers(`${'1'.repeat(200_000)}x`),
    },
    {
      name: 'an email of a form with 200,000 letters of another script',
      calm: () => submitJson(facet, page, { name: 'A', email: 'a@b.example', agreed: true }),
      hostile: () =>
        submitJson(facet, page, {
          name: 'A',
          email: `a@${'語'.repeat(60_000)}.example`,
          agreed: true,
        }),
    },
    {
      name: 'markup whose open tags are rebuilt in each paragraph',
      calm: () => entry(markup.calm),
      hostile: () => entry(markup.hostile),
    },
    {
      name: 'a page context of 40,000 backticks',
      calm: () => draft(facet, context),
      hostile: () => draft(facet, `${context}\n${'`'.repeat(40_000)}\nx`),
    },
    {
      name: 'a message of 20,000 blanks',
      calm: () => draft(facet, context, 'Shorten the headline'),
      hostile: () => draft(facet, context, `move ${' '.repeat(20_000)}x`),
    },
    {
      name: 'a question of 32 long words on a topic of look-alikes',
      calm: () => askJson(facet, asking, { question: 'Does it work offline?' }),
      hostile: () => askJson(facet, asking, { question: asked.join(' ') }),
    },
    {
      name: 'a body of 200,000 members',
      calm: () => log('{"a":1}'),
      hostile: () => log(`[${'0,'.repeat(200_000)}0]`),
    },
  ];
}

/** A few hundred bytes that take minutes and much memory to draw. */
export const slowPicture = (seed: number): Promise<Awaited<ReturnType<typeof formOf>>> => {
  const blurs =
    '<feTurbulence baseFrequency="0.9" numOctaves="60"/><feGaussianBlur stdDeviation="400"/>';
  return formOf({
    filename: 'slow.svg',
    file: `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f" x="0" y="0" width="1" height="1">${blurs.repeat(40)}</filter><rect id="r${seed}" width="5000" height="5000" filter="url(#f)"/></svg>`,
  });
};
