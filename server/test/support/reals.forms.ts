// A real submission that is suspected, for the suites over the whole route table.
import assert from 'node:assert/strict';
import type { BlockOf } from '../../src/content/content.ts';
import { contactForm } from './form_pages.ts';
import { newPage } from './pages.ts';
import type { Reply, TestServer } from './server.ts';

type Post = (path: string, body: unknown) => Promise<Reply['body']>;

export const formMakers = {
  submission_id: async (
    post: Post,
    _parents: Record<string, string>,
    { facet, key }: { facet: TestServer; key: string },
  ): Promise<string> => {
    const { pageId } = await post('/v0/pages', newPage());
    const audiences = `/v0/pages/${pageId}/audiences`;
    const { audienceId } = await post(audiences, { customName: 'A real one' });
    const content = { blocks: [contactForm] };
    const { versionId } = await post(`${audiences}/${audienceId}/versions`, { content });
    const caller = await facet.services.keys.find(key);
    assert.ok(caller);
    const { row } = await facet.services.forms.submit({
      visit: { tenantId: caller.tenantId, pageId, audienceId, versionId },
      form: contactForm as BlockOf<'form'>,
      input: { name: 'Someone real', email: `${versionId}@real.example` },
      addresseeId: null,
      suspicion: 'too_fast',
      sentBy: { address: '192.0.2.1', program: 'a test' },
    });
    return row.submission_id;
  },
};
