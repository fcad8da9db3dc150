// What an editor of pages needs: content rendered before it is stored, and no draft over another's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDraft, makeAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

const contentWith = (headline: string) => ({
  blocks: [{ type: 'hero', componentId: 'top', chunkIds: [], headline, actionIds: [] }],
});

eachEngine('a draft based on a version', (engine) => {
  test('is taken while that is the newest, and refused once it is not', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const { versionId: first } = await firstDraft(facet, audience);
    const make = (headline: string, basedOnVersionId: string) =>
      facet.post(`${audience.path}/versions`, { content: contentWith(headline), basedOnVersionId });
    const ada = await make('Ada was here', first);
    assert.equal(ada.status, 201, ada.text);
    const bob = await make('Bob was here', first);
    assert.equal(bob.status, 409);
    assert.equal(bob.body.code, 'version_outdated');
    assert.equal(bob.body.versionId, ada.body.versionId);
    const after = await facet.get(`${audience.path}/versions`);
    assert.equal(after.body.totalCount, 2);
    assert.equal((await make('Bob again', ada.body.versionId)).status, 201);
  });

  test('of two at the same moment one is made', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const { versionId } = await firstDraft(facet, audience);
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((headline) =>
        facet.post(`${audience.path}/versions`, {
          content: contentWith(headline),
          basedOnVersionId: versionId,
        }),
      ),
    );
    assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 409, 409]);
  });
});

eachEngine('a preview of content', (engine) => {
  test('shows it as a page, stores nothing, and names the fields when asked', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    await firstDraft(facet, audience);
    const show = (more: Record<string, unknown>) =>
      facet.post(
        `${audience.path}/preview`,
        { content: contentWith('Words <not> saved'), ...more },
        { headers: { 'idempotency-key': 'the same for both' } },
      );
    const plain = await show({});
    assert.equal(plain.status, 200);
    assert.match(plain.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(plain.headers.get('content-security-policy') ?? '', /^sandbox/);
    assert.match(plain.text, /<h1[^>]*>Words &lt;not&gt; saved<\/h1>/);
    const editable = await show({ editable: true });
    assert.match(
      editable.text,
      /<span data-field="\/blocks\/0\/headline">Words &lt;not&gt; saved<\/span>/,
    );
    assert.equal((await facet.get(`${audience.path}/versions`)).body.totalCount, 1);
  });

  test('of content that is not valid is refused, with every fault named', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const reply = await facet.post(`${audience.path}/preview`, { content: contentWith('') });
    assert.equal(reply.status, 400);
    assert.equal(reply.body.errors[0].pointer, '/content/blocks/0/headline');
  });
});
