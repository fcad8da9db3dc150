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
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const enriched = (facet: TestServer, count: number) =>
  eventually('every submission is enriched', async () => {
    const events = await formEvents(facet);
    return events.filter(({ type }) => type !== 'form.submitted').length >= count;
  });

eachEngine('form submissions', (engine) => {
  test('a form sent without JavaScript is stored and answered by a page that can be reloaded', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    const fields = goodFields({
      phone: '+44 20 7946 0000',
      website: 'www.engines.example',
      seats: '12.5',
      plan: 'Pro',
      wants: ['C', 'A'],
      message: 'Two lines\r\nof text',
    });
    const headers = { referer: `${facet.url}/launch?utm_source=mail` };
    const sent = await submit(facet, page, fields, headers);
    assert.equal(sent.status, 303, sent.text);
    const location = sent.headers.get('location') ?? '';
    assert.match(location, /^\/_facet\/forms\/demo-request\/done\?/);
    const done = await fetch(facet.url + location);
    assert.equal(done.status, 200);
    const text = await done.text();
    assert.match(text, /<h1[^>]*>Thank you<\/h1>/);
    assert.match(text, /href="\/launch\?utm_source=mail"/);
    assert.equal((await fetch(facet.url + location)).status, 200);

    const { items, totalCount } = await submissions(facet);
    assert.equal(totalCount, 1);
    const { submissionId, personId, accountId, createdAt, enrichmentState, enrichment, ...rest } =
      items[0];
    assert.match(submissionId, /^formsubmission_[0-9a-z]{26}$/);
    assert.ok(personId && accountId && createdAt);
    assert.deepEqual(rest, {
      formId: 'demo-request',
      componentId: 'contact',
      pageId: page.pageId,
      audienceId: page.audienceId,
      versionId: page.versionId,
      input: {
        name: 'Ada Lovelace',
        email: 'ada@engines.example',
        phone: '+44 20 7946 0000',
        website: 'www.engines.example',
        seats: 12.5,
        plan: 'Pro',
        wants: ['A', 'C'],
        agreed: true,
        message: 'Two lines\nof text',
      },
      suspectedBot: false,
    });
  });

  test('a script gets 201 with the submission, and every fault of a bad one at once', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    const good = await submitJson(facet, page, {
      name: 'Ada',
      email: 'Ada@Engines.example',
      agreed: true,
      seats: 3,
      wants: ['B'],
    });
    assert.equal(good.status, 201, good.text);
    const { items } = await submissions(facet);
    assert.deepEqual(good.body, {
      submissionId: items[0].submissionId,
      formId: 'demo-request',
      createdAt: items[0].createdAt,
    });
    assert.deepEqual(items[0].input, {
      name: 'Ada',
      email: 'ada@engines.example',
      agreed: true,
      seats: 3,
      wants: ['B'],
    });
    const bad = await submitJson(facet, page, {
      name: 7,
      email: 'nobody',
      phone: 'call me',
      website: 'javascript:alert(1)',
      seats: 'many',
      plan: 'Enterprise',
      wants: ['A', 'Z'],
      message: 'x'.repeat(20_001),
      colour: 'blue',
    });
    assert.equal(bad.status, 400);
    assert.match(bad.headers.get('content-type') ?? '', /^application\/problem\+json/);
    const faults = bad.body.errors.map((fault: { pointer: string; code: string }) => [
      fault.pointer,
      fault.code,
    ]);
    assert.deepEqual(faults, [
      ['/name', 'wrong_type'],
      ['/email', 'wrong_format'],
      ['/phone', 'wrong_format'],
      ['/website', 'wrong_format'],
      ['/seats', 'wrong_format'],
      ['/plan', 'not_allowed'],
      ['/wants', 'not_allowed'],
      ['/agreed', 'required'],
      ['/message', 'too_long'],
      ['/colour', 'unknown_field'],
    ]);
    assert.equal((await submissions(facet)).totalCount, 1);
  });

  test('faults are shown beside the fields, with all that was entered, whatever it holds', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    const hostile = '"><script>alert(1)</script>';
    const referer = `${facet.url}/launch`;
    const fields = {
      name: hostile,
      email: `<b>'${hostile}`,
      plan: 'Pro',
      wants: ['B'],
      message: `</textarea>${hostile}`,
    };
    const reply = await submit(facet, page, fields, { referer });
    assert.equal(reply.status, 400);
    assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.ok(!reply.text.includes('<script'), 'markup came back as markup');
    assert.ok(!reply.text.includes('<b>'));
    assert.match(reply.text, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
    assert.match(reply.text, /&lt;\/textarea&gt;&quot;&gt;&lt;script/);
    assert.match(reply.text, /<option dir="auto" selected>Pro<\/option>/);
    assert.match(reply.text, /value="B" checked aria-|value="B" checked>/);
    assert.match(reply.text, /id="contact\.1\.fault"[^>]*>Please enter an email address/);
    assert.match(reply.text, /aria-invalid="true" aria-describedby="contact\.1\.fault"/);
    assert.match(reply.text, /Please tick this box/);
    assert.match(reply.text, /role="alert"/);
    assert.match(reply.text, /name="facet\.back" value="\/launch"/);
    assert.equal((await submissions(facet)).totalCount, 0);
    // What was corrected goes through, and leads back to the page.
    const again = await submit(facet, page, { ...goodFields(), 'facet.back': '/launch' });
    assert.equal(again.status, 303);
    assert.match(again.headers.get('location') ?? '', /back=%2Flaunch$/);
  });

  test('multipart forms are read too, and files in them are left out', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    const form = new FormData();
    for (const [name, value] of Object.entries(goodFields())) form.append(name, String(value));
    form.append('facet.context', page.context);
    form.append('phone', new Blob(['a file']), 'phone.txt');
    assert.equal((await post(facet, '/_facet/forms/demo-request', form)).status, 303);
    const { items } = await submissions(facet);
    assert.deepEqual(Object.keys(items[0].input), ['name', 'email', 'agreed']);
  });

  test('the sender becomes a person of an account, with a log; the next one of them is found', async (t) => {
    const facet = await startServer(t, engine);
    const page = await openPage(facet);
    await submit(facet, page, goodFields({ phone: '+44 (20) 7946-0000' }));
    await submit(facet, page, goodFields({ name: 'Someone else', message: 'again' }));
    await submit(facet, page, goodFields({ email: 'eve@gmail.com', name: 'Eve' }));
    const { body: persons } = await facet.get('/v0/persons');
    const known = persons.items.map((person: Record<string, unknown>) => [
      person.name,
      person.email,
      person.domain,
      person.phoneNumber,
    ]);
    assert.deepEqual(known, [
      ['Eve', 'eve@gmail.com', null, null],
      ['Ada Lovelace', 'ada@engines.example', 'engines.example', '+442079460000'],
    ]);
    const { body: accounts } = await facet.get('/v0/accounts');
    // The other is the tenant's own.
    assert.equal(accounts.totalCount, 2);
    const [{ accountId, domain }] = accounts.items;
    assert.equal(domain, 'engines.example');
    const { items } = await submissions(facet);
    assert.deepEqual(
      items.map((item: { personId: string; accountId?: string }) => [
        item.personId,
        item.accountId,
      ]),
      [
        [persons.items[0].personId, undefined],
        [persons.items[1].personId, accountId],
        [persons.items[1].personId, accountId],
      ],
    );
    const path = `/v0/accounts/${accountId}/activity?includePersonActivity=true`;
    const { body: activity } = await facet.get(path);
    assert.equal(activity.totalCount, 2);
    const [log] = activity.items;
    assert.deepEqual([log.source, log.type], ['facet', 'form-submitted']);
    assert.equal(log.payload.submissionId, items[1].submissionId);
    assert.deepEqual(log.payload.input, items[1].input);
  });

  test('a form without an email is tied to the person the page was made for', async (t) => {
    const facet = await startServer(t, engine);
    const { body: ada } = await facet.post('/v0/persons', { name: 'Ada' });
    const fields = [{ name: 'note', label: 'Note', fieldType: 'text', required: true }];
    const blocks = [{ ...contactForm, fields }];
    const page = await openPage(facet, { audience: { personId: ada.personId }, blocks });
    assert.equal((await submit(facet, page, { note: 'Yes' })).status, 303);
    const { items } = await submissions(facet, `personId=${ada.personId}`);
    assert.deepEqual(items[0].input, { note: 'Yes' });
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1);
  });

  test('each submission is announced, and then once more when it is enriched', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const page = await openPage(facet);
    await submit(facet, page);
    await enriched(facet, 1);
    const events = await formEvents(facet);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['form.submitted', 'form.enriched'],
    );
    const { items } = await submissions(facet);
    const [item] = items;
    const { at, enrichment, ...payload } = events[1]?.payload ?? {};
    assert.ok(at);
    assert.deepEqual(payload, {
      type: 'form.enriched',
      formId: 'demo-request',
      submissionId: item.submissionId,
      pageId: page.pageId,
      audienceId: page.audienceId,
      personId: item.personId,
      accountId: item.accountId,
      input: item.input,
    });
    assert.deepEqual(
      [enrichment.person.personId, enrichment.account.domain, enrichment.email.isFreeMail],
      [item.personId, 'engines.example', false],
    );
    assert.deepEqual([item.enrichmentState, item.enrichment], ['enriched', enrichment]);
    const { enrichment: _, ...submitted } = events[0]?.payload ?? {};
    assert.deepEqual({ ...submitted, type: 0, at: 0 }, { ...payload, type: 0, at: 0 });
  });

  test('the form of the audience takes the place of the one the header action leads to', async (t) => {
    const facet = await startServer(t, engine);
    const action = { actionId: 'talk', purpose: 'Talk', buttonTitle: 'Talk', actionType: 'form' };
    const page = await openPage(facet, {
      page: { actions: [action], headerActionId: 'talk' },
      audience: { customName: 'Partners', actionFormIdOverride: 'partner-form' },
    });
    assert.equal((await submit(facet, page, goodFields(), {}, 'partner-form')).status, 303);
    const { items } = await submissions(facet, 'formId=partner-form');
    assert.equal(items.length, 1);
  });
});
