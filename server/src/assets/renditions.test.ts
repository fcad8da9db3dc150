import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { heroSaying, makeLink, publish, toAudience } from '../../test/support/site.ts';
import { makeAsset } from '../../test/support/uploads.ts';
import { visit } from '../../test/support/visit.ts';
import type { Block } from '../content/content.ts';
import { widthsFor } from './renditions.ts';

const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3b7a57' } })
    .jpeg()
    .toBuffer();

async function pageWith(facet: TestServer, blocks: Block[], brandId = 'own'): Promise<string> {
  const audience = await makeAudience(facet, undefined, await makePage(facet, { brandId }));
  await publish(facet, audience, blocks);
  await makeLink(facet, '/a', toAudience(audience));
  return (await visit(facet.url, '/a')).text;
}

const linksIn = (page: string, type: string): { path: string; width: number }[] => {
  const srcset = new RegExp(`<source type="image/${type}" srcset="([^"]*)"`).exec(page)?.[1] ?? '';
  return srcset.split(', ').map((entry) => {
    const [path = '', width = ''] = entry.replaceAll('&amp;', '&').split(' ');
    return { path, width: Number.parseInt(width, 10) };
  });
};

test('a picture is offered in the widths below its own, and in its own', () => {
  assert.deepEqual(
    widthsFor(1200).map(({ shown }) => shown),
    [480, 960, 1200],
  );
  assert.deepEqual(
    widthsFor(400).map(({ shown }) => shown),
    [400],
  );
  assert.deepEqual(
    widthsFor(6000).map(({ shown }) => shown),
    [480, 960, 1440, 1920],
  );
});

eachEngine('pictures of a page', (engine) => {
  test('come in the sizes and types that browsers ask for, and keep their point in sight', async (t) => {
    const facet = await startServer(t, engine);
    const file = await photograph(1200, 800);
    const asset = await makeAsset(facet, { file, filename: 'hall.jpg' });
    const patched = await facet.call('PATCH', `/v0/assets/${asset.assetId}`, {
      body: { focalPoint: { x: 0.72, y: 0.2 } },
    });
    assert.deepEqual(patched.body.focalPoint, { x: 0.72, y: 0.2 });
    const hero = { ...heroSaying('Look'), imageAssetId: asset.assetId } as Block;
    const page = await pageWith(facet, [hero]);
    assert.match(page, /\.focus-7-2\{object-position:70% 20%\}/);
    assert.match(page, /<img class="focus-7-2"[^>]* width="1200" height="800"/);
    for (const type of ['avif', 'webp']) {
      const links = linksIn(page, type);
      assert.deepEqual(
        links.map(({ width }) => width),
        [480, 960, 1200],
      );
      for (const { path, width } of links.slice(0, 2)) {
        const first = await visit(facet.url, path);
        assert.equal(first.status, 200, first.text);
        assert.equal(first.headers['content-type'], `image/${type}`);
        assert.match(String(first.headers['cache-control']), /immutable/);
        const metadata = await sharp(first.bytes).metadata();
        assert.equal(metadata.width, width);
        const again = await visit(facet.url, path);
        assert.ok(again.bytes.equals(first.bytes), 'made once, and kept');
      }
      const [link] = links;
      assert.ok(link);
      const other = await visit(facet.url, link.path.replace(/form=480\.\w+/, 'form=99999.png'));
      assert.equal(other.status, 403);
      const forged = await visit(
        facet.url,
        link.path.replace('variant=scaled', 'variant=original'),
      );
      assert.equal(forged.status, 403);
    }
    for (const wrong of [{ x: 2, y: 0 }, { x: 0.5 }, 'middle']) {
      const refused = await facet.call('PATCH', `/v0/assets/${asset.assetId}`, {
        body: { focalPoint: wrong },
      });
      assert.equal(refused.status, 400);
    }
  });

  test('a font of the library is served from the page’s own host', async (t) => {
    const facet = await startServer(t, engine);
    const resolve = createRequire(import.meta.url).resolve;
    const file = readFileSync(
      resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    );
    const font = await makeAsset(facet, { file, filename: 'own.woff2' });
    assert.equal(font.data.mimeType, 'font/woff2');
    const brand = { fontFamily: 'Own Sans', fontAssetId: font.assetId, theme: 'bold' };
    const put = await facet.call('PUT', '/v0/brands/own', { body: brand });
    assert.equal(put.status, 200, put.text);
    const picture = await makeAsset(facet, { file: await photograph(10, 10) });
    for (const fontAssetId of [picture.assetId, 'asset_nowhere']) {
      const refused = await facet.call('PUT', '/v0/brands/own', { body: { fontAssetId } });
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, '/fontAssetId']);
    }
    const page = await pageWith(facet, [heroSaying('Set in our own')]);
    const path =
      /@font-face\{font-family:"Own Sans"[^}]*src:url\("([^"]*)"\)/.exec(page)?.[1] ?? '';
    const served = await visit(facet.url, path);
    assert.equal(served.status, 200);
    assert.equal(served.headers['content-type'], 'font/woff2');
    assert.ok(served.bytes.equals(file));
    const bundled = await visit(facet.url, '/_facet/fonts/figtree-latin.woff2');
    assert.equal(bundled.headers['content-type'], 'font/woff2');
    assert.equal((await visit(facet.url, '/_facet/fonts/tajawal-arabic-700.woff2')).status, 200);
    assert.equal((await visit(facet.url, '/_facet/fonts/noto-sans-jp-119.woff2')).status, 200);
    for (const name of [
      'noto-sans-jp-999.woff2',
      'noto-sans-jp-latin.woff2',
      '..%2f..%2fpackage.json',
    ]) {
      assert.equal((await visit(facet.url, `/_facet/fonts/${name}`)).status, 404, name);
    }
  });
});
