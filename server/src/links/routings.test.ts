import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';

const toPage = (pageId: string) => ({ targetType: 'page', pageId });
const toAudience = (audienceId: string) => ({ targetType: 'audience', audienceId });

async function made(facet: TestServer, routing: Record<string, unknown>): Promise<Reply['body']> {
  const reply = await facet.post('/v0/page_routings', { name: 'A', rules: [], ...routing });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}
const at = (routing: { pageRoutingId: string }): string =>
  `/v0/page_routings/${routing.pageRoutingId}`;

const faultsOf = (reply: Reply): string[] => {
  assert.equal(reply.status, 400, reply.text);
  return reply.body.errors.map((one: Record<string, string>) => `${one.pointer} ${one.code}`);
};

const fromMail = { field: 'utmSource', operator: 'equals', value: 'mail' };
const onPlan = { field: 'query', parameter: 'plan', operator: 'oneOf', values: ['pro', 'team'] };

eachEngine('page routings', (engine) => {
  test('a routing reads back as it was made, and can be posted again as it is', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId, audienceId } = await makeAudience(facet);
    const fields = {
      name: 'Spring',
      rules: [{ name: 'Mail', conditions: [fromMail, onPlan], target: toAudience(audienceId) }],
      defaultTarget: toPage(pageId),
    };
    const routing = await made(facet, fields);
    assert.match(routing.pageRoutingId, /^routing_/);
    const { pageRoutingId, createdAt, updatedAt, warnings, targets, ...rest } = routing;
    assert.deepEqual([rest, warnings], [fields, []]);
    const page = (await facet.get(`/v0/pages/${pageId}`)).body;
    assert.deepEqual(targets, [
      { id: pageId, name: page.name, pageId },
      { id: audienceId, name: 'Everyone', pageId },
    ]);
    assert.deepEqual((await facet.get(at(routing))).body, routing);
    await made(facet, routing);
    const { items, totalCount } = (await facet.get('/v0/page_routings')).body;
    assert.equal(totalCount, 2);
    assert.deepEqual(items[1], { pageRoutingId, createdAt, updatedAt, targets, ...fields });
  });

  test('targets that are not there and misplaced parameters are named, all at once', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const foreign = await makePage(facet, {}, key);
    const routing = {
      name: 'A',
      rules: [
        { conditions: [], target: toAudience('none') },
        {
          conditions: [
            { field: 'query', operator: 'exists' },
            { ...fromMail, parameter: 'plan' },
          ],
          target: toPage(foreign),
        },
      ],
      defaultTarget: toPage('none'),
    };
    assert.deepEqual(faultsOf(await facet.post('/v0/page_routings', routing)).sort(), [
      '/defaultTarget/pageId unknown_reference',
      '/rules/0/target/audienceId unknown_reference',
      '/rules/1/conditions/0/parameter required',
      '/rules/1/conditions/1/parameter not_allowed',
      '/rules/1/target/pageId unknown_reference',
    ]);
  });

  test('a condition takes the members of its operator and no others', async (t) => {
    const facet = await startServer(t, engine);
    const defaultTarget = toPage(await makePage(facet));
    const faults = async (condition: unknown) =>
      faultsOf(
        await facet.post('/v0/page_routings', {
          name: 'A',
          rules: [{ conditions: [condition], target: defaultTarget }],
          defaultTarget,
        }),
      );
    const here = '/rules/0/conditions/0';
    assert.deepEqual(await faults({ field: 'country', operator: 'equals' }), [
      `${here}/value required`,
    ]);
    assert.deepEqual(await faults({ field: 'country', operator: 'exists', value: 'DE' }), [
      `${here}/value unknown_field`,
    ]);
    assert.deepEqual(await faults({ field: 'country', operator: 'oneOf', values: [] }), [
      `${here}/values too_short`,
    ]);
    assert.deepEqual(await faults({ field: 'moon', operator: 'exists' }), [
      `${here}/field not_allowed`,
    ]);
  });

  test('a change replaces the rules as a whole and keeps what it leaves out', async (t) => {
    const facet = await startServer(t, engine);
    const defaultTarget = toPage(await makePage(facet));
    const rule = { conditions: [fromMail], target: defaultTarget };
    const routing = await made(facet, { rules: [rule, rule], defaultTarget });
    assert.deepEqual(
      routing.warnings.map(({ ruleIndex, code }: Reply['body']) => [ruleIndex, code]),
      [[1, 'unreachable']],
    );
    const renamed = await facet.call('PATCH', at(routing), { body: { name: 'B' } });
    assert.deepEqual([renamed.body.name, renamed.body.rules], ['B', routing.rules]);
    const replaced = await facet.call('PATCH', at(routing), {
      body: { rules: [{ ...rule, conditions: [onPlan] }] },
    });
    assert.deepEqual(replaced.body.rules, [{ ...rule, conditions: [onPlan] }]);
    assert.deepEqual(replaced.body.warnings, []);
    assert.deepEqual((await facet.get(at(routing))).body, replaced.body);
    const wrong = { body: { defaultTarget: toPage('none') } };
    assert.deepEqual(faultsOf(await facet.call('PATCH', at(routing), wrong)), [
      '/defaultTarget/pageId unknown_reference',
    ]);
  });

  test('a routing with a target that is gone can still be renamed', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const routing = await made(facet, { defaultTarget: toPage(pageId) });
    await facet.call('DELETE', `/v0/pages/${pageId}`);
    const renamed = await facet.call('PATCH', at(routing), { body: { name: 'Old' } });
    assert.equal(renamed.body.name, 'Old');
  });

  test('a routing with links stays; without any it goes', async (t) => {
    const facet = await startServer(t, engine);
    const routing = await made(facet, { defaultTarget: toPage(await makePage(facet)) });
    const { pageRoutingId } = routing;
    const link = { path: '/x', target: { targetType: 'page_routing', pageRoutingId } };
    const { pageLinkId } = (await facet.post('/v0/page_links', link)).body;
    const refused = await facet.call('DELETE', at(routing));
    assert.deepEqual([refused.status, refused.body.code], [409, 'page_routing_in_use']);
    await facet.call('DELETE', `/v0/page_links/${pageLinkId}`);
    assert.equal((await facet.call('DELETE', at(routing))).status, 204);
    assert.equal((await facet.get(at(routing))).status, 404);
    assert.equal((await facet.post('/v0/page_links', link)).status, 400);
    assert.equal((await facet.get('/v0/page_routings')).body.totalCount, 0);
  });
});

eachEngine('explaining a routing', (engine) => {
  test('the facts of the query decide, and the trace says why', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId, audienceId } = await makeAudience(facet);
    const routing = await made(facet, {
      rules: [
        {
          name: 'Customers',
          conditions: [{ field: 'accountDomain', operator: 'equals', value: 'acme.example' }],
          target: toPage(pageId),
        },
        { conditions: [fromMail, onPlan], target: toAudience(audienceId) },
        {
          conditions: [
            { field: 'referrerHost', operator: 'startsWith', value: 'google.' },
            { field: 'country', operator: 'oneOf', values: ['DE', 'AT'] },
          ],
          target: toAudience(audienceId),
        },
      ],
      defaultTarget: toPage(pageId),
    });
    const explain = async (facts: Record<string, string>) =>
      (await facet.get(`${at(routing)}/explain?${new URLSearchParams(facts)}`)).body;

    const none = await explain({});
    assert.deepEqual(
      [none.target, none.decidedBy, none.ruleIndex],
      [toPage(pageId), 'default', null],
    );
    assert.deepEqual(
      none.why.map(({ outcome }: Reply['body']) => outcome),
      ['failed', 'failed', 'failed'],
    );

    const mail = await explain({ utmSource: 'Mail', query: 'plan=free&plan=Pro' });
    assert.deepEqual([mail.target, mail.ruleIndex], [toAudience(audienceId), 1]);
    assert.deepEqual(mail.why[0], {
      ruleIndex: 0,
      name: 'Customers',
      outcome: 'failed',
      conditions: [{ condition: routing.rules[0].conditions[0], actual: [], matched: false }],
    });
    assert.deepEqual(mail.why[1].conditions[1].actual, ['free', 'pro']);
    assert.deepEqual(mail.why[2], { ruleIndex: 2, outcome: 'not_reached', conditions: [] });

    const search = await explain({ referrer: 'https://www.google.de/?q=x', country: 'at' });
    assert.equal(search.ruleIndex, 2);
    const customer = await explain({
      accountDomain: 'https://www.ACME.example',
      utmSource: 'mail',
    });
    assert.equal(customer.ruleIndex, 0);
  });

  test('a person’s route key wins over the rules where they have an audience', async (t) => {
    const facet = await startServer(t, engine);
    const { personId } = (await facet.post('/v0/persons', { name: 'Ada' })).body;
    const own = await makeAudience(facet, { personId });
    const elsewhere = await makePage(facet);
    const { routeKey } = (await facet.get(`/v0/persons/${personId}/export`)).body;
    const always = { conditions: [], target: toPage(elsewhere) };
    const routing = await made(facet, { rules: [always], defaultTarget: toPage(own.pageId) });
    const apart = await made(facet, { rules: [], defaultTarget: toPage(elsewhere) });
    const explain = async (one: { pageRoutingId: string }, key: string) =>
      (await facet.get(`${at(one)}/explain?personRouteKey=${key}`)).body;

    const named = await explain(routing, routeKey);
    assert.deepEqual([named.target, named.decidedBy], [toAudience(own.audienceId), 'person']);
    assert.equal((await explain(routing, 'nobody')).decidedBy, 'rule');
    assert.equal((await explain(apart, routeKey)).decidedBy, 'default');
    await facet.call('POST', `${own.path}/archive`);
    assert.equal((await explain(routing, routeKey)).decidedBy, 'rule');
  });
});
