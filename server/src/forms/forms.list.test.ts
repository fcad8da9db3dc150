import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contactForm,
  goodFields,
  openPage,
  submissions,
  submit,
} from '../../test/support/form_pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

eachEngine('the list of form submissions', (engine) => {
  test('is filtered by page, audience, form, person and time, each with its own total', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const one = await openPage(facet);
    const two = await openPage(facet, { blocks: [{ ...contactForm, formId: 'other' }] });
    await submit(facet, one, goodFields({ email: 'a@x.example' }));
    facet.clock.advance(3_600_000);
    const between = new Date(facet.clock.now() - 1_800_000).toISOString();
    await submit(facet, one, goodFields({ email: 'b@x.example' }));
    await submit(facet, two, goodFields({ email: 'a@x.example' }), {}, 'other');
    const emails = async (query: string) => {
      const { items, totalCount } = await submissions(facet, query);
      assert.equal(totalCount, items.length);
      return items.map((item: { input: { email: string } }) => item.input.email[0]).join('');
    };
    assert.equal(await emails(''), 'aba');
    assert.equal(await emails(`pageId=${one.pageId}`), 'ba');
    assert.equal(await emails(`audienceId=${two.audienceId}`), 'a');
    assert.equal(await emails('formId=other'), 'a');
    const { items } = await submissions(facet, `pageId=${one.pageId}`);
    assert.equal(await emails(`personId=${items[1].personId}`), 'aa');
    assert.equal(await emails(`personId=${items[1].personId}&formId=demo-request`), 'a');
    assert.equal(await emails(`startDate=${between}`), 'ab');
    assert.equal(await emails(`endDate=${between}`), 'a');
    // From the moment it was sent, not up to it.
    const { createdAt } = items[0];
    assert.match(await emails(`startDate=${createdAt}`), /b$/);
    assert.equal(await emails(`endDate=${createdAt}`), 'a');
    assert.equal(await emails('pageId=nothing'), '');
    const wrong = await facet.get(`/v0/form_submissions?startDate=${between}&endDate=${between}`);
    assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/endDate']);
  });

  test('shows nothing of another tenant', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    await submit(facet, page);
    const key = await facet.makeKey({ tenant: 'other' });
    const { body } = await facet.get(`/v0/form_submissions?pageId=${page.pageId}`, { key });
    assert.deepEqual([body.items, body.totalCount], [[], 0]);
    assert.equal((await facet.get('/v0/form_submissions', { key })).body.totalCount, 0);
  });
});
