// Forms through kill -9: what was accepted is there once, with its person, its log and its two events.
// FACET_FORM_KILLS raises the number of kills.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/platform/db/open.ts';
import { sharedSecret } from '../src/platform/db/secrets.ts';
import { makeVisitContexts } from '../src/sessions/visit_context.ts';
import { amounts } from './support/amounts.ts';
import { migratedDatabase } from './support/database.ts';
import { contactForm, encoded, goodFields, post } from './support/form_pages.ts';
import { newPage } from './support/pages.ts';
import { envOf, eventually, type FacetProcess, serveFacet, shortLease } from './support/process.ts';
import { eachEngine } from './support/server.ts';

const kills = amounts.formKills;
const senders = 4;
const formsEach = 6;

async function publish(facet: FacetProcess) {
  const { pageId } = (await facet.call('POST', '/v0/pages', { body: newPage() })).body;
  const audience = { customName: 'Everyone' };
  const made = await facet.call('POST', `/v0/pages/${pageId}/audiences`, { body: audience });
  const { audienceId } = made.body;
  const path = `/v0/pages/${pageId}/audiences/${audienceId}/versions`;
  const version = await facet.call('POST', path, { body: { content: { blocks: [contactForm] } } });
  return { pageId, audienceId, versionId: version.body.versionId as string };
}

eachEngine('forms and kill -9', (engine) => {
  test(`${kills} kills while forms are sent lose none and double none`, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = { ...envOf(database), ...shortLease };
    let facet = await serveFacet(t, env);
    const visit = await publish(facet);
    // The server keeps the secret in its database; whoever may read that may seal.
    const looking = await openDb(database);
    const { tenant_id: tenantId } = await looking.sql
      .selectFrom('tenants')
      .select('tenant_id')
      .executeTakeFirstOrThrow();
    const contexts = makeVisitContexts(await sharedSecret(looking, 'visit contexts'));
    await looking.close();
    const context = contexts.seal({ tenantId, ...visit });

    const send = async (sender: number, number: number) => {
      const fields = goodFields({
        email: `sender${sender}@kill.example`,
        message: `No. ${number}`,
        'facet.context': context,
        'facet.submission': `${sender}-${number}`,
      });
      // The sender's id makes the retry safe: a lost answer is asked for again.
      for (;;) {
        const path = '/_facet/forms/demo-request';
        const reply = await post(facet, path, encoded(fields)).catch(() => undefined);
        if (reply?.status === 303) return;
        await sleep(30);
      }
    };
    const sending = Promise.all(
      Array.from({ length: senders }, async (_, sender) => {
        for (let number = 0; number < formsEach; number++) await send(sender, number);
      }),
    );
    for (let kill = 0; kill < kills; kill++) {
      await sleep(randomInt(30, 200));
      facet.signal('SIGKILL');
      await facet.ended;
      facet = await serveFacet(t, env);
    }
    await sending;
    const list = async () =>
      (await facet.call('GET', '/v0/form_submissions?limit=200')).body.items as {
        input: { email: string; message: string };
        enrichmentState: string;
      }[];
    await eventually('all are enriched', async () =>
      (await list()).every((item) => item.enrichmentState === 'enriched'),
    );
    const sent = (await list()).map(({ input }) => `${input.email} ${input.message}`);
    assert.equal(new Set(sent).size, senders * formsEach);
    assert.equal(sent.length, senders * formsEach);
    assert.equal((await facet.call('GET', '/v0/persons')).body.totalCount, senders);
    facet.signal('SIGTERM');
    await facet.ended;
    const after = await openDb(database);
    const events = await after.sql.selectFrom('events').select(['type', 'submission_id']).execute();
    await after.close();
    const ofForms = events.filter(({ type }) => type.startsWith('form.'));
    const each = ofForms.map(({ type, submission_id: id }) => `${id} ${type}`);
    assert.equal(each.length, 2 * senders * formsEach);
    assert.equal(new Set(each).size, each.length);
  });
});
