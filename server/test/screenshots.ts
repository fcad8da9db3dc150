// `node server/test/screenshots.ts`: ten pages that the rules agent wrote from contexts of the
// evaluation, as pictures for docs/screenshots: every theme, by day and by night, on a desk and in a
// hand. `node server/test/screenshots.ts FOLDER` writes every sample at every width into that folder
// instead, for looking at.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Route } from 'playwright-core';
import sharp from 'sharp';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import type { Brand } from '../src/brands/brand.ts';
import { evalCases } from '../src/eval/cases.ts';
import { evaluate } from '../src/eval/evaluate.ts';
import type { RenderInput } from '../src/site/render/input.ts';
import { renderPage } from '../src/site/render/page.ts';
import { samples } from '../src/site/render/samples.ts';
import { launchChromium } from './support/browser.ts';

type Scheme = 'light' | 'dark';
interface Shot {
  input: RenderInput;
  width: number;
  scheme: Scheme;
  file: string;
  /** Scaled to this for the documents. */
  shownWidth?: number;
}

const devices = {
  desktop: { width: 1280, shownWidth: 800 },
  phone: { width: 390, shownWidth: 390 },
};
const schemes = ['light', 'dark'] as const;

/** Cases of the evaluation, and the brands they are shown in. */
const shown: [name: string, looks: Brand][] = [
  ['freight-alerts', { theme: 'calm', colors: { primary: '#2b59c3' } }],
  ['knee-clinic', { theme: 'calm', colors: { primary: '#7f9c6b' } }],
  ['dachdecker', { theme: 'calm', colors: { primary: '#9a3b26', accent: '#2f5d62' } }],
  ['iyada', { theme: 'calm', colors: { primary: '#0f766e', accent: '#b45309' } }],
  ['robot-arms', { theme: 'bold', colors: { primary: '#e4572e', accent: '#7b2d8b' } }],
  ['accounting-plans', { theme: 'bold', colors: { primary: '#4f46e5', accent: '#f59e0b' } }],
  ['nurse-jobs', { theme: 'bold', colors: { primary: '#ffc629', accent: '#d6336c' } }],
  ['tech-conference', { theme: 'editorial', colors: { primary: '#3c5a46', accent: '#a4562b' } }],
  ['cantina', { theme: 'editorial', colors: { primary: '#6b1e3a', background: '#fbf7ef' } }],
  ['ryokan', { theme: 'editorial', colors: { primary: '#26425a', accent: '#a23b2a' } }],
];

async function composed(name: string, looks: Brand): Promise<RenderInput> {
  const one = evalCases.find((known) => known.name === name);
  if (!one) throw new Error(`the evaluation has no case ${name}`);
  const { input } = one;
  const [written] = await evaluate(makeRulesAgent(), [{ ...one, edits: [] }]);
  if (!written) throw new Error(`nothing was written for ${name}`);
  return {
    content: written.content,
    page: { ...input.page, actionCardWidgets: [], scripts: [] },
    audience: {},
    brand: { ...input.brand, ...looks } as Brand,
    lang: one.language,
    personal: true,
    includeScripts: false,
    assetUrl: () => undefined,
  };
}

async function documented(): Promise<Shot[]> {
  const shots: Shot[] = [
    { input: samples.robotics, scheme: 'light', file: 'robotics-desktop.webp', ...devices.desktop },
  ];
  for (const [name, looks] of shown) {
    const input = await composed(name, looks);
    for (const [device, widths] of Object.entries(devices)) {
      for (const scheme of schemes) {
        const suffix = scheme === 'dark' ? '-dark' : '';
        const file = `${name}-${looks.theme}-${device}${suffix}.webp`;
        shots.push({ input, scheme, file, ...widths });
      }
    }
  }
  return shots;
}

const everything = (): Shot[] =>
  Object.entries(samples).flatMap(([name, input]) =>
    [320, 390, 768, 1280, 1680].flatMap((width) =>
      schemes.map((scheme) => ({ input, width, scheme, file: `${name}-${width}-${scheme}.webp` })),
    ),
  );

/** A page to look at them all. */
function index(): string {
  const rows = shown.map(([name, { theme }]) => {
    const cells = ['desktop', 'desktop-dark', 'phone', 'phone-dark'].map(
      (kind) => `![${name}, ${theme}, ${kind}](${name}-${theme}-${kind}.webp)`,
    );
    return `| ${[`${name}<br>${theme}`, ...cells].join(' | ')} |`;
  });
  return [
    '# Pages by the rules agent',
    '',
    'Written from contexts of `npm run eval`, unedited, without a picture in the library. Made by `node server/test/screenshots.ts`.',
    '',
    '| page | desk | at night | phone | at night |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const require = createRequire(import.meta.url);
const fontFile = /\/_facet\/fonts\/([\w-]+?)-(latin|latin-ext|arabic-\d00|\d{1,3})\.woff2$/;

/** What a server would answer, without one. */
function answer(route: Route, page: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  // A picture of the whole page scrolls past nothing: all of it is to be there.
  const body = page.replaceAll('loading="lazy"', '');
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
  const [, family, subset] = fontFile.exec(pathname) ?? [];
  if (family === undefined) return route.abort();
  const path = subset?.startsWith('arabic')
    ? `@fontsource/${family}/files/${family}-${subset}-normal.woff2`
    : `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  return route.fulfill({
    contentType: 'font/woff2',
    headers: { 'access-control-allow-origin': '*' },
    body: readFileSync(require.resolve(path)),
  });
}

async function take(browser: Browser, { input, width, scheme }: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
  });
  try {
    await page.route('**/*', (route) => answer(route, renderPage(input)));
    await page.goto('http://page.example/', { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    // The bar at a phone's lower edge would lie across the picture.
    await page.addStyleTag({
      content: 'body:not(.closed) .reach{position:static!important;animation:none!important}',
    });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

const [elsewhere] = process.argv.slice(2);
const own = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const folder = elsewhere ?? own;
const browser = await launchChromium();
if (!browser)
  throw new Error('no Chromium on this machine: install one, or name it in CHROME_PATH');
if (elsewhere === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const shot of elsewhere === undefined ? await documented() : everything()) {
  const picture = sharp(await take(browser, shot))
    .resize({ width: shot.shownWidth ?? shot.width })
    .webp({ quality: 72, effort: 5 });
  writeFileSync(join(folder, shot.file), await picture.toBuffer());
  process.stdout.write(`${shot.file}\n`);
}
if (elsewhere === undefined) writeFileSync(join(folder, 'README.md'), index());
await browser.close();
