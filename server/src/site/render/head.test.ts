import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../content/content.ts';
import type { RenderInput, RenderMetadata } from './input.ts';
import { renderPage } from './page.ts';
import { parsed } from './parsed.ts';
import { samples } from './samples.ts';

function tagsOf(input: RenderInput): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { tag, attributes, text } of parsed(renderPage(input)).elements) {
    if (tag === 'title') found.title = text;
    const name = attributes.name ?? attributes.property;
    if (tag === 'meta' && name !== undefined) found[name] ??= attributes.content ?? '';
    if (tag === 'link' && attributes.rel === 'canonical') found.canonical = attributes.href ?? '';
  }
  return found;
}

const { robotics, clinic, festival } = samples;
const withMetadata = (effectiveMetadata: RenderMetadata, more: Partial<RenderInput> = {}) =>
  tagsOf({ ...robotics, ...more, audience: { effectiveMetadata } });

const everything: RenderMetadata = {
  title: 'T',
  description: 'D',
  author: 'A',
  canonicalUrl: 'https://c.example/',
  keywords: ['k1', 'k2'],
  robots: ['index', 'max-snippet:-1'],
  ogTitle: 'OT',
  ogDescription: 'OD',
  ogImageUrl: 'https://c.example/o.png',
  ogImageAlt: 'OA',
  ogSiteName: 'OS',
  ogUrl: 'https://c.example/o',
  twitterTitle: 'TT',
  twitterDescription: 'TD',
  twitterImageUrl: 'https://c.example/t.png',
  twitterImageAlt: 'TA',
  twitterSite: '@s',
  twitterCreator: '@c',
  themeColor: '#123456',
};

test('every member of the metadata has its tag', () => {
  const { viewport: _, ...tags } = withMetadata(everything);
  assert.deepEqual(tags, {
    title: 'T',
    description: 'D',
    author: 'A',
    keywords: 'k1, k2',
    robots: 'index, max-snippet:-1',
    canonical: 'https://c.example/',
    'og:type': 'website',
    'og:title': 'OT',
    'og:description': 'OD',
    'og:site_name': 'OS',
    'og:url': 'https://c.example/o',
    'og:image': 'https://c.example/o.png',
    'og:image:alt': 'OA',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'TT',
    'twitter:description': 'TD',
    'twitter:image': 'https://c.example/t.png',
    'twitter:image:alt': 'TA',
    'twitter:site': '@s',
    'twitter:creator': '@c',
    'theme-color': '#123456',
  });
});

test('what the metadata leave out comes from the page', () => {
  const tags = withMetadata({}, { socialImageUrl: '/_facet/social/v1.png' });
  assert.equal(tags.title, 'Pick 40% more cases, with the team you have – Northarm');
  assert.match(tags.description ?? '', /^Mira, your Rotterdam site .{100,}$/);
  assert.equal(tags.canonical, robotics.pageUrl);
  assert.equal(tags['og:url'], robotics.pageUrl);
  assert.equal(tags['og:site_name'], 'Northarm');
  assert.equal(tags['og:image'], 'https://pages.example/_facet/social/v1.png');
  assert.equal(tags['twitter:title'], 'Pick 40% more cases, with the team you have');
  assert.equal(tags['theme-color'], '#ffffff');
});

test('an image may be named by its file', () => {
  const fileUrl = (fileId: string) => `https://files.example/${fileId}`;
  const tags = withMetadata({ ogImageFileId: 'file_a', twitterImageFileId: 'file_b' }, { fileUrl });
  assert.equal(tags['og:image'], 'https://files.example/file_a');
  assert.equal(tags['twitter:image'], 'https://files.example/file_b');
});

test("an audience's metadata take the place of the page's", () => {
  assert.equal(withMetadata({ title: 'For you' }).title, 'For you');
  assert.equal(tagsOf(robotics).title, robotics.page.metadata?.title);
});

test('a page for one person is noindex unless the metadata say otherwise', () => {
  assert.equal(tagsOf(clinic).robots, 'noindex');
  assert.equal(tagsOf({ ...clinic, personal: false }).robots, undefined);
  assert.equal(withMetadata({ robots: [] }).robots, 'noindex');
  assert.equal(withMetadata({ robots: ['index'] }).robots, 'index');
  assert.equal(tagsOf(festival).robots, 'index, nofollow');
});

test('a canonical address is http or https, or not there', () => {
  const { pageUrl: _, ...nowhere } = robotics;
  const input = {
    ...nowhere,
    audience: { effectiveMetadata: { canonicalUrl: 'mailto:a@b.example' } },
  };
  assert.equal(tagsOf(input).canonical, undefined);
});

test('Arabic brings its letters along, and uses them only if they are there in time', () => {
  const html = renderPage({ ...samples.clinic, brand: {}, lang: 'ar' });
  const files = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file);
  assert.deepEqual(files, [
    '/_facet/fonts/tajawal-arabic-400.woff2?v=5.3',
    '/_facet/fonts/tajawal-arabic-700.woff2?v=5.3',
  ]);
  assert.match(html, /--font:"Tajawal",/);
  assert.equal(html.match(/font-display:optional/g)?.length, 2);
  assert.doesNotMatch(renderPage({ ...samples.clinic, lang: 'fa' }), /Tajawal/);
});

test('Japanese names the parts of a font for a machine that has none, and fetches none of them at once', () => {
  const hero: Block = {
    type: 'hero',
    componentId: 'hero',
    chunkIds: [],
    headline: '屋根の調査、三日で。',
    actionIds: [],
  };
  const html = renderPage({
    ...samples.clinic,
    content: { blocks: [hero] },
    brand: {},
    lang: 'ja',
  });
  const rules = [
    ...html.matchAll(
      /@font-face\{font-family:"Eastern";[^}]*url\("(\/_facet\/fonts\/noto-sans-jp-\d+)\.woff2[^}]*unicode-range:([^}]*)\}/g,
    ),
  ];
  const letters = rules
    .flatMap(([, , ranges = '']) => ranges.split(','))
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    });
  for (const letter of '屋根の調査、三日で。') assert.ok(letters.includes(letter), letter);
  assert.ok(!letters.includes('鬱'), 'a letter that is not shown');
  assert.equal(new Set(rules.map(([, file]) => file)).size, rules.length);
  assert.match(html, /--font:[^;]*"Hiragino Sans"[^;]*"Local eastern","Eastern",system-ui/);
  assert.doesNotMatch(html, /rel="preload"/);
  assert.match(renderPage({ ...samples.clinic, brand: {}, lang: 'zh' }), /"Eastern",system-ui/);
  for (const lang of ['en', 'ko', 'zh-TW']) {
    assert.doesNotMatch(renderPage({ ...samples.clinic, brand: {}, lang }), /Eastern/);
  }
});
