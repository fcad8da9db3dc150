// Lists of topics and of what belongs to them, for the paging suite.
import { newPage } from './pages.ts';
import { client, type MakeList } from './paging.ts';

export const topics: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/topics',
    idOf: (item) => item.topicId,
    add: async () => (await made('/v0/topics', { name: 'One of many' })).topicId,
    async remove(id) {
      await gone(`/v0/topics/${id}`);
      return false;
    },
  };
};

const text = (content: string) => ({ content: { type: 'text', content } });

export const topicEntries: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  const { topicId } = await made('/v0/topics', { name: 'With entries' });
  const path = `/v0/topics/${topicId}/entries`;
  return {
    path,
    idOf: (item) => item.topicEntryId,
    rankOf: (item) => item.sortOrder,
    add: async () => (await made(path, text('One of many.'))).topicEntryId,
    async remove(id) {
      await gone(`${path}/${id}`);
      return false;
    },
  };
};

/** Each row is a published version that cites a passage which was changed since. */
export const staleCitations: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const { topicId } = await made('/v0/topics', { name: 'Cited' });
  const entries = `/v0/topics/${topicId}/entries`;
  const { topicEntryId } = await made(entries, text('What was said at first.'));
  const passages = await facet.db.sql
    .selectFrom('topic_chunks')
    .select('chunk_id')
    .where('topic_entry_id', '=', topicEntryId)
    .execute();
  await facet.call('PATCH', `${entries}/${topicEntryId}`, { key, body: text('Another thing.') });
  const { pageId } = await made('/v0/pages', newPage());
  const audiences = `/v0/pages/${pageId}/audiences`;
  const block = { type: 'prose', componentId: 'cites', paragraphs: ['What was said at first.'] };
  const content = { blocks: [{ ...block, chunkIds: passages.map((row) => row.chunk_id) }] };
  return {
    path: `/v0/topics/${topicId}/stale_citations`,
    idOf: (item) => item.versionId,
    async add() {
      const { audienceId } = await made(audiences, { customName: 'One of many' });
      const versions = `${audiences}/${audienceId}/versions`;
      const { versionId } = await made(versions, { content });
      await made(`${versions}/${versionId}/publish`, undefined);
      return versionId;
    },
  };
};
