import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, submit } from '../../test/support/form_pages.ts';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  change,
  heroSaying,
  makeLink,
  publish,
  publishedAudience,
  toAudience,
} from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import type { Block } from '../content/content.ts';

const opened = async (facet: TestServer, path: string): Promise<string> => {
  const { text } = await visit(facet.url, path);
  return /<html[^>]*>/.exec(text)?.[0] ?? '';
};

const said: [headline: string, opening: string, skip: string][] = [
  ['Alerts before a breach, for your team', '<html lang="en" dir="ltr">', 'Skip to content'],
  ['Weniger Papier, mehr Zeit für Ihre Patienten', '<html lang="de" dir="ltr">', 'Zum Inhalt'],
  ['Moins de papier, plus de temps pour vous', '<html lang="fr" dir="ltr">', 'Aller au contenu'],
  ['Menos papel y más tiempo para los pacientes', '<html lang="es" dir="ltr">', 'Saltar'],
  ['Meno carta e più tempo per i pazienti', '<html lang="it" dir="ltr">', 'Vai al contenuto'],
  ['Menos papel e mais tempo para você', '<html lang="pt" dir="ltr">', 'Ir para o conte'],
  ['Minder papier en meer tijd voor uw patiënten', '<html lang="nl" dir="ltr">', 'Naar de inhoud'],
  ['Mniej papieru i więcej czasu dla pacjentów', '<html lang="pl" dir="ltr">', 'Przejdź'],
  ['書類を減らし、患者さまとの時間を増やします', '<html lang="ja" dir="ltr">', '本文へ移動'],
  ['ورق أقل ووقت أطول للمرضى', '<html lang="ar" dir="rtl">', 'انتقل إلى المحتوى'],
  ['Mindre papper och mer tid för patienterna', '<html lang="sv" dir="ltr">', 'Skip to content'],
];

eachEngine('the language of a page', (engine) => {
  test('is found in its text, stored with the version, and reaches its visitors', async (t) => {
    const facet = await startServer(t, engine);
    for (const [index, [headline, opening, skip]] of said.entries()) {
      const audience = await publishedAudience(facet, headline);
      await makeLink(facet, `/${index}`, toAudience(audience));
      const { text } = await visit(facet.url, `/${index}`);
      assert.ok(text.includes(opening), `${headline}: ${/<html[^>]*>/.exec(text)?.[0]}`);
      assert.ok(text.includes(skip), `${headline}: ${skip}`);
      const { body } = await facet.get(`${audience.path}`);
      assert.equal(body.publishedVersion.language, /lang="(\w+)"/.exec(opening)?.[1]);
    }
  });

  test('is the brand’s where that names one, and the audience’s before all', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet, { brandId: 'own' });
    const audience = await publishedAudience(facet, 'Guten Tag, und willkommen', undefined, pageId);
    await makeLink(facet, '/a', toAudience(audience));
    assert.equal(await opened(facet, '/a'), '<html lang="de" dir="ltr">');
    const put = await facet.call('PUT', '/v0/brands/own', { body: { language: 'pt-BR' } });
    assert.deepEqual([put.status, put.body.language], [200, 'pt-BR']);
    assert.equal(await opened(facet, '/a'), '<html lang="pt-BR" dir="ltr">');
    await change(facet, audience.path, { language: 'ar' });
    assert.equal(await opened(facet, '/a'), '<html lang="ar" dir="rtl">');
    assert.equal((await facet.get(audience.path)).body.language, 'ar');
    await change(facet, audience.path, { language: null });
    assert.equal(await opened(facet, '/a'), '<html lang="pt-BR" dir="ltr">');
    for (const language of ['x', 'de_DE', 'de-', 'nope!', '"><script>']) {
      const refused = await facet.call('PATCH', audience.path, { body: { language } });
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, '/language']);
    }
  });

  test('is that of the faults of its forms, with numbers and dates to match', async (t) => {
    const facet = await startServer(t, engine);
    const plan: Block = {
      type: 'plan',
      componentId: 'plan',
      chunkIds: [],
      heading: 'Die nächsten Schritte für Ihr Haus',
      items: [{ title: 'Wir kommen vorbei', date: '2026-05-12' }],
    };
    const form: Block = {
      type: 'form',
      componentId: 'contact',
      chunkIds: [],
      formId: 'demo-request',
      fields: [
        { name: 'name', label: 'Ihr Name', fieldType: 'text', required: true },
        { name: 'email', label: 'Ihre E-Mail-Adresse', fieldType: 'email', required: true },
      ],
      submitLabel: 'Absenden',
    };
    const page = await openPage(facet, { blocks: [plan, form] });
    const shown = await facet.get(`${page.path}/versions/${page.versionId}/preview`);
    assert.match(shown.text, /<time[^>]* datetime="2026-05-12"[^>]*>12\. Mai 2026<\/time>/);
    const sent = await submit(facet, page, { name: 'x'.repeat(5000) });
    assert.match(sent.text, /<html lang="de" dir="ltr">/);
    assert.match(sent.text, /Bitte füllen Sie dieses Feld aus/);
    assert.match(sent.text, /Bitte höchstens \d\.\d{3} Zeichen/);
  });

  test('a draft shows it in its preview', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const versionId = await publish(facet, audience, [heroSaying('Bienvenue dans votre espace')]);
    const { text } = await facet.get(`${audience.path}/versions/${versionId}/preview`);
    assert.match(text, /<html lang="fr" dir="ltr">/);
  });
});
