// What an agent can open beside its tools: pages and topics, as Markdown with the words fenced.

import type { Page } from '../pages/schemas.ts';
import type { Static } from '../platform/json_type.ts';
import { type Api, path, textOf } from './call.ts';

export interface Resources {
  name: string;
  title: string;
  description: string;
  template: string;
  list(api: Api): Promise<{ uri: string; name: string }[]>;
  read(api: Api, id: string): Promise<string>;
}

const listed = 50;

export const resources: readonly Resources[] = [
  {
    name: 'page',
    title: 'Page',
    description: 'A page: what the team wrote, its buttons and the topics it rests on.',
    template: 'facet://pages/{id}',
    async list(api) {
      const { items } = await api.call<{ items: Static<typeof Page>[] }>('GET', '/v0/pages', {
        query: { limit: listed },
      });
      return items.map(({ pageId, name }) => ({ uri: `facet://pages/${pageId}`, name }));
    },
    async read(api, id) {
      const page = await api.call<Static<typeof Page>>('GET', path`/v0/pages/${id}`);
      const { pageId, status, pageType, audiencesCount, topicIds } = page;
      const buttons = page.actions.map(({ buttonTitle, purpose, url }) =>
        [buttonTitle, purpose, url].filter(Boolean).join(' · '),
      );
      return textOf({
        said: [
          `Page ${pageId}: ${status}, ${pageType}, ${audiencesCount} variants. Topics: ${topicIds.join(', ') || 'none'}.`,
        ],
        data: [
          { name: 'name', text: page.name },
          { name: 'context', text: page.pageContext },
          { name: 'buttons', text: buttons.join('\n') },
        ],
      });
    },
  },
  {
    name: 'topic',
    title: 'Topic',
    description: 'A topic with its entries: what pages may say.',
    template: 'facet://topics/{id}',
    async list(api) {
      const { items } = await api.call<{ items: { topicId: string; name: string }[] }>(
        'GET',
        '/v0/topics',
        { query: { limit: listed } },
      );
      return items.map(({ topicId, name }) => ({ uri: `facet://topics/${topicId}`, name }));
    },
    async read(api, id) {
      const at = path`/v0/topics/${id}`;
      const [topic, entries] = await Promise.all([
        api.call<{ topicId: string; name: string }>('GET', at),
        api.call<{
          items: { topicEntryId: string; content: { question?: string; content: string } }[];
          totalCount: number;
        }>('GET', `${at}/entries`, { query: { limit: listed } }),
      ]);
      const texts = entries.items.map(({ topicEntryId, content }) =>
        [topicEntryId, content.question, content.content].filter(Boolean).join('\n'),
      );
      return textOf({
        said: [`Topic ${topic.topicId}: ${entries.totalCount} entries, ${texts.length} shown.`],
        data: [
          { name: 'name', text: topic.name },
          { name: 'entries', text: texts.join('\n\n') },
        ],
      });
    },
  },
];
