import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { act, change, makeLink, publishedAudience, toAudience } from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import { drawSocialImage, socialSize } from './social.draw.ts';

const pictureOf = async (facet: TestServer, path: string) => {
  const { text } = await visit(facet.url, path);
  const [og, twitter] = ['property="og:image"', 'name="twitter:image"'].map(
    (name) => new RegExp(`<meta ${name} content="([^"]*)">`).exec(text)?.[1],
  );
  assert.equal(og, twitter);
  return og ?? '';
};

eachEngine('social images', (engine) => {
  test('a page without one gets one of its own, at a whole address that only we can make', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Two hours back');
    await makeLink(facet, '/a', toAudience(audience));
    const address = await pictureOf(facet, '/a');
    assert.match(address, /^http:\/\/default\.facet\.example\/_facet\/social\//);
    const { pathname } = new URL(address);
    const picture = await visit(facet.url, pathname);
    assert.equal(picture.status, 200, picture.text);
    assert.equal(picture.headers['content-type'], 'image/png');
    const { width, height, format } = await sharp(picture.bytes).metadata();
    assert.deepEqual({ width, height, format }, { ...socialSize, format: 'png' });

    const forged = pathname.replace(/.\.png$/, (end) => (end[0] === 'A' ? 'B.png' : 'A.png'));
    assert.equal((await visit(facet.url, forged)).status, 403);
    const elsewhere = pathname.replace(audience.audienceId, 'audience_00000000000000000000000000');
    assert.equal((await visit(facet.url, elsewhere)).status, 403);

    await change(facet, audience.path, { metadataOverride: { ogTitle: 'Another headline' } });
    assert.notEqual(await pictureOf(facet, '/a'), address, 'another picture has another address');
    await change(facet, audience.path, {
      metadataOverride: { ogImageUrl: 'https://a.example/b.png' },
    });
    assert.equal(await pictureOf(facet, '/a'), 'https://a.example/b.png');
    await act(facet, `${audience.path}/archive`);
    assert.equal((await visit(facet.url, pathname)).status, 404, 'withdrawn with the page');
  });

  test('a link is shown with the words and the picture of a variant, and with words not yet stored', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Two hours back');
    const [, page = ''] = /^(.*)\/audiences\//.exec(audience.path) ?? [];
    const shown = async (query = '') => {
      const { status, body, text } = await facet.get(`${page}/link_preview${query}`);
      assert.equal(status, 200, text);
      return body;
    };
    const first = await shown();
    assert.equal(first.audienceId, audience.audienceId);
    assert.match(first.title, /^Two hours back/);
    assert.equal(first.description, null);
    const [, png = ''] = /^data:image\/png;base64,(.*)$/.exec(first.imageUrl) ?? [];
    const { width, height } = await sharp(Buffer.from(png, 'base64')).metadata();
    assert.deepEqual({ width, height }, socialSize);

    const typed = await shown('?title=Planning&ogTitle=A%20shared%20one&description=In%20short');
    assert.equal(typed.title, 'Planning');
    assert.equal(typed.socialTitle, 'A shared one');
    assert.equal(typed.socialDescription, 'In short');
    assert.notEqual(typed.imageUrl, first.imageUrl);
    assert.deepEqual(await shown('?title=&ogTitle='), first, 'empty is nothing');

    await change(facet, page, { metadata: { ogImageUrl: 'https://a.example/b.png' } });
    assert.equal((await shown()).imageUrl, 'https://a.example/b.png');
    const other = await facet.get(
      `${page}/link_preview?audienceId=audience_00000000000000000000000000`,
    );
    assert.equal(other.status, 404);
  });
});

test('a script the font does not have leaves a picture without boxes', async () => {
  const brand = { name: 'Orbit', colors: { primary: '#3b4cca' } };
  const rest = { eyebrow: undefined, addressee: undefined, brand };
  const unwritten = await drawSocialImage({ headline: 'ავტომატიზაცია', ...rest });
  const named = await drawSocialImage({ headline: 'Orbit', ...rest });
  assert.ok(unwritten.equals(named), 'the name stands in for it');
  const emoji = await drawSocialImage({ headline: '🎉 Orbit 👩‍🚀', ...rest });
  assert.ok(emoji.equals(named), 'pictographs are left out');
  for (const headline of [
    'Žluťoučký kůň',
    'Ελληνικά',
    'Русский',
    'Tiếng Việt',
    '最初の自動化',
    '环保快递袋',
    '環保外帶包裝',
    'ระบบอัตโนมัติ',
    'x'.repeat(300),
  ]) {
    const written = await drawSocialImage({ headline, ...rest });
    assert.ok(!written.equals(named), headline);
  }
  const nameless = await drawSocialImage({
    ...rest,
    headline: 'თბილისი',
    brand: { name: 'თბილისი' },
  });
  assert.equal((await sharp(nameless).metadata()).width, socialSize.width);
});

test('Arabic is written from the right, its letters joined', async () => {
  const rest = { eyebrow: 'إلى ليلى', addressee: undefined, brand: { name: 'عيادة النخيل' } };
  const one = await drawSocialImage({ headline: 'خمسة أطباء للأطفال', ...rest });
  const { width, height } = await sharp(one).metadata();
  assert.deepEqual({ width, height }, socialSize);
  assert.ok(!one.equals(await drawSocialImage({ headline: 'ثلاثة أطباء للأطفال', ...rest })));
  // Ink in the right half of the picture's middle, where the headline begins.
  const band = { left: 800, top: 240, width: 336, height: 160 };
  const { channels } = await sharp(await sharp(one).extract(band).toBuffer()).stats();
  assert.ok((channels[0]?.stdev ?? 0) > 20);
  // Letters that join take less room than the same letters apart.
  const inkOf = async (headline: string) => {
    const picture = await drawSocialImage({
      headline,
      eyebrow: undefined,
      addressee: undefined,
      brand: {},
    });
    const middle = await sharp(picture)
      .extract({ left: 400, top: 200, width: 800, height: 230 })
      .toBuffer();
    return (await sharp(middle).trim().toBuffer({ resolveWithObject: true })).info.width;
  };
  assert.ok((await inkOf('ببب')) < (await inkOf('ب ب ب')));
});

test('whom a page is for stands at the foot of the picture, unless its headline says so', async () => {
  const rest = { eyebrow: undefined, brand: {} };
  const foot = { left: 40, top: 520, width: 700, height: 80 };
  const inkOf = async (addressee: string | undefined, headline: string) => {
    const picture = await drawSocialImage({ headline, addressee, ...rest });
    const { channels } = await sharp(await sharp(picture).extract(foot).toBuffer()).stats();
    return channels[0]?.stdev ?? 0;
  };
  for (const headline of ['Two hours back', '环保快递袋']) {
    assert.ok((await inkOf('Ines Calder', headline)) > 5, headline);
    assert.equal(await inkOf(undefined, headline), 0, headline);
  }
  assert.equal(await inkOf('Ines', 'For Ines: two hours back'), 0);
});
