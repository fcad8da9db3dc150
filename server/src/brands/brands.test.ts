import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { makeAsset } from '../../test/support/uploads.ts';
import { contrast, parseColor } from './color.ts';

const put = (facet: TestServer, brandId: string, body: unknown) =>
  facet.call('PUT', `/v0/brands/${encodeURIComponent(brandId)}`, { body });

const ratio = (one: string, other: string): number =>
  contrast(parseColor(one) ?? [0, 0, 0], parseColor(other) ?? [0, 0, 0]);

async function previewOf(facet: TestServer, brandId: string): Promise<string> {
  const audience = await makeAudience(facet, undefined, await makePage(facet, { brandId }));
  const hero = { type: 'hero', componentId: 'h', chunkIds: [], headline: 'Hi', actionIds: [] };
  const { body } = await facet.post(`${audience.path}/versions`, { content: { blocks: [hero] } });
  return (await facet.get(`${audience.path}/versions/${body.versionId}/preview`)).text;
}

eachEngine('a brand', (engine) => {
  test('is made and replaced under an id of the tenant’s own', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const brand = {
      name: 'Orbit',
      colors: { primary: '#0b5fff', accent: '#f60', background: '#ffffff', text: '#222' },
      fontFamily: 'Inter',
      headingFontFamily: 'Georgia',
      homeUrl: 'https://orbit.example',
      logo: { url: 'https://orbit.example/logo.png', altText: 'Orbit' },
    };
    const made = await put(facet, 'our brand', brand);
    assert.equal(made.status, 200);
    const { brandId, palettes, createdAt, updatedAt, ...rest } = made.body;
    assert.deepEqual([brandId, createdAt], ['our brand', updatedAt]);
    assert.deepEqual(rest, brand);
    assert.deepEqual((await facet.get('/v0/brands/our%20brand')).body, made.body);

    facet.clock.advance(1000);
    const replaced = await put(facet, 'our brand', {
      ...made.body,
      name: 'Orbit 2',
      logo: undefined,
    });
    assert.equal(replaced.body.createdAt, createdAt);
    assert.ok(replaced.body.updatedAt > updatedAt);
    assert.ok(!('logo' in replaced.body));
    assert.deepEqual((await put(facet, 'our brand', {})).body.colors, {});
  });

  test('that is not there, or another tenant’s, is 404', async (t) => {
    const facet = await startServer(t, engine);
    await put(facet, 'ours', {});
    const key = await facet.makeKey({ tenant: 'other' });
    assert.equal((await facet.get('/v0/brands/ours', { key })).body.code, 'brand_not_found');
    assert.equal((await facet.get('/v0/brands/nobodys')).status, 404);
    const long = await put(facet, 'é'.repeat(101), {});
    assert.deepEqual([long.status, long.body.errors[0].pointer], [400, '/brand_id']);
    assert.equal((await put(facet, 'é'.repeat(100), {})).status, 200);
  });

  test('whatever its colours, text on them can be read', async (t) => {
    const facet = await startServer(t, engine);
    const choices = [
      { primary: '#ffff00', text: '#fefefe', background: '#ffffff' },
      { primary: '#000', accent: '#111', background: '#000', text: '#000' },
      { primary: '#808080', accent: '#777', background: '#808080' },
      {},
    ];
    for (const colors of choices) {
      const { body } = await put(facet, 'pale', { colors });
      for (const scheme of ['light', 'dark']) {
        const { background, text, mutedText, accentText, primary, textOnPrimary } =
          body.palettes[scheme];
        for (const color of [text, mutedText, accentText]) {
          assert.ok(ratio(color, background) >= 4.5, JSON.stringify(body.palettes));
        }
        assert.ok(ratio(textOnPrimary, primary) >= 4.5, JSON.stringify(body.palettes));
      }
    }
  });

  test('refuses colours that are none, a logo that leads nowhere, and unsafe addresses', async (t) => {
    const facet = await startServer(t, engine);
    const video = await makeAsset(facet, { file: '{"no":"image"}' });
    const wrong: [body: unknown, pointer: string][] = [
      [{ colors: { primary: 'red' } }, '/colors/primary'],
      [{ colors: { primary: '#12345' } }, '/colors/primary'],
      [{ colors: { shade: '#fff' } }, '/colors/shade'],
      [{ homeUrl: 'javascript:alert(1)' }, '/homeUrl'],
      [{ logo: { assetId: 'asset_nowhere' } }, '/logo/assetId'],
      [{ logo: { assetId: video.assetId } }, '/logo/assetId'],
      [{ logo: { altText: 'Nothing' } }, '/logo/url'],
    ];
    for (const [body, pointer] of wrong) {
      const reply = await put(facet, 'wrong', body);
      assert.equal(reply.status, 400, JSON.stringify(body));
      const pointers = reply.body.errors.map((fault: { pointer: string }) => fault.pointer);
      assert.ok(pointers.includes(pointer), reply.text);
    }
  });

  test('can be seen as a page before it is stored', async (t) => {
    const facet = await startServer(t, engine);
    const body = { name: 'Orbit', colors: { primary: '#7a1fa2' }, theme: 'bold' };
    const reply = await facet.post('/v0/brands/preview', body);
    assert.equal(reply.status, 200, reply.text);
    assert.match(reply.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.ok(reply.text.includes('#7a1fa2'));
    assert.ok(reply.text.includes('Orbit'));
    assert.deepEqual((await facet.get('/v0/brands')).body.items, []);
    const wrong = await facet.post('/v0/brands/preview', { colors: { primary: 'red' } });
    assert.equal(wrong.status, 400);
  });

  test('is what a page is shown in; a page of an unknown brand has the default one', async (t) => {
    const facet = await startServer(t, engine);
    const logo = await makeAsset(facet, { fields: { assetType: 'logo' } });
    const own = await put(facet, 'own', {
      name: 'Orbit',
      colors: { primary: '#7a1fa2' },
      logo: { assetId: logo.assetId, altText: 'Orbit logo' },
    });
    const branded = await previewOf(facet, 'own');
    assert.ok(branded.includes(own.body.palettes.light.primary));
    assert.match(branded, new RegExp(`<img[^>]*_facet/files/${logo.data.fileId}`));
    const plain = await previewOf(facet, 'unheard-of');
    assert.ok(!plain.includes('#7a1fa2'));
    assert.ok(plain.includes('#3b4cca'));
  });
});
