import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contactForm,
  formEvents,
  goodFields,
  openPage,
  post,
  submissions,
  submit,
  submitJson,
} from '../../test/support/form_pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

eachEngine('forms and those who misuse them', (engine) => {
  test('a machine is answered like a person, kept apart, and neither announced nor counted', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const person = await submit(facet, page);
    const trapped = await submit(
      facet,
      page,
      goodFields({
        name: 'Bot',
        email: 'bot@spam.example',
        'contact.website': 'http://spam.example',
      }),
    );
    const hasty = await submit(
      facet,
      page,
      goodFields({ message: 'Buy', email: 'quick@spam.example', 'facet.elapsed': '240' }),
    );
    const patient = await submit(
      facet,
      page,
      goodFields({ message: 'Hm', 'facet.elapsed': '9000' }),
    );
    for (const { status, headers } of [trapped, hasty, patient]) {
      assert.equal(status, 303);
      assert.equal(headers.get('location'), person.headers.get('location'));
    }
    const people = await submissions(facet);
    assert.equal(people.totalCount, 2);
    const machines = await submissions(facet, 'suspectedBot=true');
    assert.equal(machines.totalCount, 2);
    assert.deepEqual(
      machines.items.map((item: Record<string, unknown>) => [
        item.suspicion,
        item.suspectedBot,
        item.personId,
        item.accountId,
        item.enrichmentState,
      ]),
      [
        ['too_fast', true, undefined, undefined, 'none'],
        ['hidden_field', true, undefined, undefined, 'none'],
      ],
    );
    const events = await formEvents(facet);
    assert.equal(events.filter(({ type }) => type === 'form.submitted').length, 2);
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1);
  });

  test('the same form sent twice is stored once; later, or from elsewhere, it is another', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const first = await submitJson(facet, page, { ...goodFields(), agreed: true });
    const second = await submitJson(facet, page, { agreed: true, ...goodFields() });
    assert.deepEqual([second.status, second.body], [201, first.body]);
    assert.equal(first.headers.get('idempotent-replayed'), null);
    assert.equal(second.headers.get('idempotent-replayed'), 'true');
    assert.equal(
      (await submit(facet, page, goodFields(), { 'user-agent': 'Other/1' })).status,
      303,
    );
    assert.equal((await submissions(facet)).totalCount, 2);
    facet.clock.advance(3 * 60_000);
    await submitJson(facet, page, { ...goodFields(), agreed: true });
    assert.equal((await submissions(facet)).totalCount, 3);
  });

  test('what was wrongly suspected is released once: announced, enriched, and listed with the others', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    await submit(facet, page, goodFields({ 'contact.website': 'filled in by the browser' }));
    const [suspected] = (await submissions(facet, 'suspectedBot=true')).items;
    const path = `/v0/form_submissions/${suspected.submissionId}/release`;
    const replies = await Promise.all([facet.post(path, {}), facet.post(path, {})]);
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
    const released = replies.find(({ status }) => status === 200)?.body;
    assert.deepEqual([released.suspectedBot, released.suspicion], [false, undefined]);
    assert.deepEqual([released.input, released.createdAt], [suspected.input, suspected.createdAt]);
    const person = (await facet.get(`/v0/persons/${released.personId}`)).body;
    assert.deepEqual([person.name, person.email], ['Ada Lovelace', 'ada@engines.example']);
    const log = (
      await facet.get(`/v0/accounts/${released.accountId}/activity?includePersonActivity=1`)
    ).body;
    assert.deepEqual(
      log.items.map(({ type }: { type: string }) => type),
      ['form-submitted'],
    );
    const people = await submissions(facet);
    assert.deepEqual(
      [people.totalCount, people.items[0].submissionId],
      [1, suspected.submissionId],
    );
    assert.deepEqual((await submissions(facet, 'suspectedBot=true')).totalCount, 0);
    const told = (await formEvents(facet)).filter(({ type }) => type === 'form.submitted');
    assert.equal(told.length, 1);
    assert.equal((await facet.post(path, {})).body.code, 'form_submission_not_suspected');
  });

  test('a person who was taken for a machine is heard when they send the same again', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    await submit(facet, page, goodFields({ 'facet.elapsed': '900' }));
    await submit(facet, page, goodFields({ 'facet.elapsed': '2400' }));
    assert.equal((await submissions(facet)).totalCount, 1);
    assert.equal((await submissions(facet, 'suspectedBot=1')).totalCount, 1);
  });

  test('a submission with an id of its own is stored once, however late it comes again', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const fields = { ...goodFields(), agreed: true, 'facet.submission': 'a1' };
    const first = await submitJson(facet, page, fields);
    facet.clock.advance(24 * 3_600_000);
    const late = await submitJson(facet, page, fields);
    assert.deepEqual(late.body, first.body);
    // The id is no licence to lose what is new.
    await submitJson(facet, page, { ...fields, message: 'Now with a message' });
    await submitJson(facet, page, { ...fields, 'facet.submission': 'a2' });
    assert.equal((await submissions(facet)).totalCount, 3);
  });

  test('twenty at the same instant are one submission, one person, one event', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => submitJson(facet, page, { ...goodFields(), agreed: true })),
    );
    assert.equal(new Set(replies.map(({ body }) => body.submissionId)).size, 1);
    assert.ok(replies.every(({ status }) => status === 201));
    assert.equal((await submissions(facet)).totalCount, 1);
    const events = await formEvents(facet);
    assert.equal(events.filter(({ type }) => type === 'form.submitted').length, 1);
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1);
  });

  test('different forms of one new sender at the same instant make one person and one account', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        submit(facet, page, goodFields({ message: `No. ${n}` })),
      ),
    );
    assert.ok(replies.every(({ status }) => status === 303));
    const { items, totalCount } = await submissions(facet);
    assert.equal(totalCount, 12);
    const ofOne = (name: string) =>
      new Set(items.map((item: Record<string, string>) => item[name])).size;
    assert.deepEqual([ofOne('personId'), ofOne('accountId')], [1, 1]);
    const path = `/v0/accounts/${items[0].accountId}/activity?includePersonActivity=1`;
    assert.equal((await facet.get(path)).body.totalCount, 12);
  });

  test('a form the page does not have, or a context that is not its own, stores nothing', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const other = await openPage(facet, { blocks: [{ ...contactForm, formId: 'another' }] });
    const otherTenant = facet.services.visitContexts.seal({
      tenantId: await facet.services.tenants.ensure('other'),
      pageId: page.pageId,
      audienceId: page.audienceId,
      versionId: page.versionId,
    });
    const mixed = facet.services.visitContexts.seal({
      tenantId: page.tenantId,
      pageId: page.pageId,
      audienceId: page.audienceId,
      versionId: other.versionId,
    });
    const asked = async (context: string | undefined, formId?: string) => {
      const fields = context === undefined ? {} : { 'facet.context': context };
      const json = await submitJson(
        facet,
        page,
        {
          ...goodFields(),
          agreed: true,
          'facet.context': undefined,
          ...fields,
        },
        formId,
      );
      const shown = await submit(
        facet,
        page,
        { ...goodFields(), ...(context === undefined ? { 'facet.context': '' } : fields) },
        {},
        formId,
      );
      assert.equal(shown.status, json.status);
      assert.match(shown.text, /no longer there, or has changed/);
      return [json.status, json.body.code];
    };
    assert.deepEqual(await asked(page.context, 'nothing'), [404, 'form_not_found']);
    assert.deepEqual(await asked(other.context), [404, 'form_not_found']);
    assert.deepEqual(await asked(undefined), [400, 'visit_invalid']);
    assert.deepEqual(await asked(`${page.context}x`), [400, 'visit_invalid']);
    assert.deepEqual(await asked('made.up.by.me.AAAAAAAAAAAAAAAAAAAAAA'), [400, 'visit_invalid']);
    assert.deepEqual(await asked(otherTenant), [404, 'page_not_found']);
    assert.deepEqual(await asked(mixed), [404, 'version_not_found']);
    assert.equal((await submissions(facet)).totalCount, 0);
  });

  test('bodies that are too large or no form at all are refused in the language of the client', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const path = '/_facet/forms/demo-request';
    const large = await submit(facet, page, goodFields({ message: 'x'.repeat(300_000) }));
    assert.equal(large.status, 413);
    assert.match(large.text, /too much to send/);
    const german = { 'accept-language': 'de-DE,de;q=0.9' };
    assert.match(
      (await submit(facet, page, { message: 'x'.repeat(300_000) }, german)).text,
      /lang="de"/,
    );
    const json = { 'content-type': 'application/json', accept: 'application/json' };
    const refused = async (body: string, headers: Record<string, string>) => {
      const reply = await post(facet, path, body, headers);
      return [reply.status, reply.body?.code];
    };
    assert.deepEqual(await refused('[]', json), [400, 'validation_failed']);
    assert.deepEqual(await refused('{', json), [400, 'malformed_json']);
    assert.deepEqual(await refused('', json), [400, 'validation_failed']);
    const xml = { 'content-type': 'text/xml', accept: 'application/json' };
    assert.deepEqual(await refused('<a/>', xml), [415, 'unsupported_media_type']);
    const torn = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' };
    assert.deepEqual(await refused('--x\r\nnothing', torn), [400, 'malformed_request']);
    const got = await fetch(facet.url + path);
    assert.deepEqual([got.status, got.headers.get('allow')], [405, 'POST']);
  });

  test('text that cannot be stored is a fault of its field, not an error', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const nul = await submit(facet, page, goodFields({ message: 'a\0b' }));
    assert.equal(nul.status, 400);
    assert.match(nul.text, /could not be read/);
    const json = { 'content-type': 'application/json', accept: 'application/json' };
    const body = `{"facet.context":"${page.context}","__proto__":{"name":"x"},"name":"Ada"}`;
    const proto = await post(facet, '/_facet/forms/demo-request', body, json);
    assert.equal(proto.status, 400);
    assert.equal((await submissions(facet)).totalCount, 0);
  });

  test('the way back is a path on this host, whatever the request says', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const backOf = async (fields: Record<string, string>, headers = {}) => {
      const reply = await submit(
        facet,
        page,
        { ...goodFields({ message: `${JSON.stringify([fields, headers])}` }), ...fields },
        headers,
      );
      assert.equal(reply.status, 303, reply.text);
      return new URL(reply.headers.get('location') ?? '', facet.url).searchParams.get('back');
    };
    assert.equal(await backOf({ 'facet.back': '/a/b?c=d' }), '/a/b?c=d');
    for (const evil of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/_facet/forms/x/done',
      '/./\\evil.example',
      '/..//evil.example',
    ]) {
      const back = await backOf({ 'facet.back': evil });
      assert.ok(back === null || /^\/(?![/\\])/.test(back), `${evil} → ${back}`);
      assert.ok(back === null || !back.startsWith('//'), `${evil} → ${back}`);
      const target = new URL(back ?? '/', 'http://here.example');
      assert.equal(target.host, 'here.example');
    }
    assert.equal(await backOf({}, { referer: 'https://evil.example/x' }), null);
    assert.equal(await backOf({}, { referer: `${facet.url}/x` }), '/x');
    const done = `${facet.url}/_facet/forms/demo-request/done?context=${page.context}&back=`;
    const text = await (await fetch(`${done}//evil.example`)).text();
    assert.ok(!text.includes('evil.example'));
    const forged = await fetch(`${done.replace(page.context, 'made-up')}/x`);
    assert.equal(forged.status, 400);
  });

  test('an address that sends too much is told to wait, and heard again later', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n++) {
      statuses.add((await submit(facet, page, { name: `${n}` })).status);
    }
    assert.deepEqual([...statuses], [400, 429]);
    const refused = await submitJson(facet, page, {});
    assert.equal(refused.body.code, 'rate_limited');
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    facet.clock.advance(60_000);
    assert.equal((await submit(facet, page)).status, 303);
  });

  test('behind a proxy that is trusted each client has its own limit; without, a header changes nothing', async (t) => {
    const last = async (trustedProxies: string[]) => {
      const facet = await startServer(t, engine, { trustedProxies });
      const page = await openPage(facet);
      let status = 0;
      for (let n = 0; n < 61; n++) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}` };
        ({ status } = await submit(facet, page, { name: `${n}` }, headers));
      }
      return status;
    };
    assert.equal(await last(['127.0.0.0/8']), 400);
    assert.equal(await last([]), 429);
  });
});
