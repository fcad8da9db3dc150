// Lists of what is taken in and of what happened, for the paging suite.
import { sendImport } from './imports.ts';
import { client, type MakeList } from './paging.ts';

export const imports: MakeList = async (facet, key) => ({
  path: '/v0/imports',
  idOf: (item) => item.importId,
  add: async () => (await sendImport(facet, 'name\nAda\n', {}, { key })).body.importId,
});

export const events =
  (query: string): MakeList =>
  async (facet, key) => {
    const { made, gone } = client(facet, key);
    const path = `/v0/events?${query}`;
    return {
      path,
      idOf: (item) => item.eventId,
      async add() {
        const { personId } = await made('/v0/persons', { name: 'Ada' });
        await gone(`/v0/persons/${personId}`);
        const { body } = await facet.get(`${path}&limit=1`, { key });
        return body.items[0].eventId;
      },
    };
  };
