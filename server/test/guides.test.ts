// Every command and every file of the guides, as it stands there.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import type { PageContent } from '../src/content/content.ts';
import { evalCases } from '../src/eval/cases.ts';
import { verificationOf } from '../src/links/domains.service.ts';
import { replyWith } from './support/agent_input.ts';
import { says, startChatServer } from './support/chat_server.ts';
import { freshDatabase, migratedDatabase } from './support/database.ts';
import { blocksOf, followGuide, freePort, guideNames } from './support/guides.ts';
import { startServer, type TestServer } from './support/server.ts';
import { makeLink, publishedAudience, toPage } from './support/site.ts';
import { visit } from './support/visit.ts';

const access = (facet: TestServer) => ({ FACET_URL: facet.url, FACET_API_KEY: facet.key });

test('what a guide shows is run: each block is a command, or a file that a command names', () => {
  const guides = guideNames();
  assert.equal(guides.length, 8);
  for (const guide of guides) {
    const blocks = blocksOf(guide);
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);
    const files = blocks.filter(({ language }) => language !== 'sh' && language !== 'caddyfile');
    const used = [...commands, ...files.map(({ code }) => code)].join('\n');
    for (const { name, code } of files) assert.ok(name !== '' && used.includes(name), code);
    assert.ok(commands.length > 0, guide);
  }
});

test('1: the first page is published', async (t) => {
  const port = await freePort();
  const { printed } = await followGuide(t, '1-first-page.md', { PORT: port });
  assert.match(printed, new RegExp(`Open http://default\\.localhost:${port}/ada`));
  const host = `default.localhost:${port}`;
  const page = await visit(`http://127.0.0.1:${port}`, '/ada', { host });
  assert.equal(page.status, 200);
  assert.match(page.text, /Two hours back, every day/);
});

test('2: people come from a file and each has a page', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const { printed } = await followGuide(t, '2-crm-to-pages.md', access(facet));
  assert.match(printed, /2 created, 0 updated, 0 failed/);
  assert.match(printed, /2 done, 0 failed\n2 done, 0 failed/);
  const [, url = ''] = /Ada Lovelace.*: (http\S+)/.exec(printed) ?? [];
  const { pathname, host } = new URL(url);
  assert.equal((await visit(facet.url, pathname, { host })).status, 200);
});

test('3: a webhook is received, verified and listed', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const { printed } = await followGuide(t, '3-receive-webhooks.md', access(facet));
  assert.match(printed, /A form was sent: \{/);
  assert.match(printed, /\/facet \w+ \d attempts/);
});

test('4: a model is named, checked and scored', async (t) => {
  const one = evalCases.find(({ name }) => name === 'freight-alerts');
  assert.ok(one);
  let written: PageContent | undefined;
  for await (const event of makeRulesAgent().run(one.input, new AbortController().signal)) {
    if (event.type === 'content') written = event.content;
  }
  assert.ok(written);
  const reply = says(replyWith(written));
  const model = await startChatServer(...Array.from({ length: 40 }, () => reply));
  t.after(() => model.close());
  const env = { OLLAMA_URL: model.url.replace(/\/v1$/, ''), PORT: await freePort() };
  const { printed } = await followGuide(t, '4-own-model.md', env);
  assert.match(printed, /freight-alerts/);
  assert.equal(model.requests[0]?.body.model, 'llama3.3');
});

test('5: a domain is added and verified, a page is on it, and the proxy leads there', async (t) => {
  const running: { facet?: TestServer } = {};
  const facet = await startServer(t, 'sqlite', {
    resolveTxt: async () => {
      const { services } = running.facet ?? assert.fail('no server');
      const tenantId = await services.tenants.ensure('default');
      const { items } = await services.domains.list(tenantId, { after: undefined, limit: 1 });
      return items.map((domain) => verificationOf(domain).value);
    },
  });
  running.facet = facet;
  const { pageId } = await publishedAudience(facet, 'On our own name');
  await makeLink(facet, '/elsewhere', toPage(pageId));
  const { printed } = await followGuide(t, '5-own-domain.md', access(facet));
  assert.match(printed, /TXT "/);
  assert.match(printed, /pages\.example\.com is verified/);
  const proxy = blocksOf('5-own-domain.md').find(({ language }) => language === 'caddyfile');
  const [, host = '', upstream] =
    /^(\S+) \{\n\treverse_proxy (\S+)\n\}$/m.exec(proxy?.code ?? '') ?? [];
  assert.equal(upstream, 'localhost:4400', 'the port Facet listens on by default');
  const page = await visit(facet.url, '/welcome', { host });
  assert.match(page.text, /On our own name/);
});

test('6: an agent connects with a key that cannot publish', async (t) => {
  const facet = await startServer(t, 'sqlite');
  await publishedAudience(facet, 'For agents');
  const { printed, folder } = await followGuide(t, '6-agents.md', access(facet));
  assert.match(printed, /find, look_at_page, .*publish/);
  assert.match(printed, /1 pages found/);
  assert.ok(existsSync(join(folder, 'mcp.json')));
});

test('7: a data folder goes to PostgreSQL and is served from there', async (t) => {
  const database = await freshDatabase('postgres');
  t.after(() => database.remove());
  const folder = await migratedDatabase('sqlite');
  t.after(() => folder.remove());
  const env = {
    DATABASE_URL: database.databaseUrl ?? '',
    FACET_DATA_DIR: folder.dataDir,
    PORT: await freePort(),
  };
  const { printed } = await followGuide(t, '7-postgresql.md', env);
  assert.match(printed, /Facet listening on[\s\S]*\n200\n/);
});

test('8: a backup is taken, checked and served', async (t) => {
  const database = await migratedDatabase('sqlite');
  t.after(() => database.remove());
  const env = { FACET_DATA_DIR: database.dataDir, PORT: await freePort() };
  const { printed, folder } = await followGuide(t, '8-back-up.md', env);
  assert.match(printed, /Facet listening on[\s\S]*\n200\n/);
  assert.ok(existsSync(join(folder, 'backup-monday')));
});
