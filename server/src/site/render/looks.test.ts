// What a page looks like, as far as its markup decides it: grounds, drawings, breaks of long words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Block, BlockType } from '../../content/content.ts';
import { artwork } from './artwork.ts';
import { writtenDate } from './dates.ts';
import { hyphenatedName, withHyphens } from './hyphens.ts';
import { iconsFor } from './icons.ts';
import { renderPage } from './page.ts';
import { peekInto } from './peek.ts';
import { columnsFor, gridClass, groundsOf, quoteLayout } from './rhythm.ts';
import { samples } from './samples.ts';
import { heading, initials } from './text.ts';

const blocksOf = (...types: BlockType[]): Block[] =>
  types.map((type) => ({ type, componentId: type, chunkIds: [] }) as unknown as Block);
const soft = '\u00ad';

test('sections of one ground never fill a page, and a page has one dark quotation', () => {
  const prose = blocksOf('hero', ...Array.from({ length: 9 }, (): BlockType => 'prose'));
  for (const theme of ['calm', 'bold', 'editorial'] as const) {
    const grounds = groundsOf(prose, theme).join(' ');
    assert.doesNotMatch(grounds, /(?:plain ){3}/, theme);
    const spoken = groundsOf(blocksOf('hero', 'quote', 'steps', 'quote'), theme);
    assert.ok(spoken.filter((ground) => ground === 'deep').length <= 1, theme);
    const ending = groundsOf(blocksOf('hero', 'prose', 'quote', 'form'), theme);
    assert.ok(theme !== 'calm' || !ending.includes('deep'), 'a dark band follows');
    const tinted = groundsOf(blocksOf('hero', 'heard', 'pricing', 'form'), theme);
    for (const [index, ground] of tinted.entries()) {
      assert.ok(ground === 'plain' || ground !== tinted[index - 1], `${theme}: ${tinted}`);
    }
  }
});

test('a grid leaves no item alone in its last row, as far as it has columns for that', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    assert.notEqual(count % columnsFor(count), 1, String(count));
  }
  assert.equal(gridClass(5), 'grid c3 rest');
  assert.equal(gridClass(7), 'grid c4 rest');
  assert.equal(gridClass(6), 'grid c3');
});

test('a brand has one drawing in each theme, and another brand has another', () => {
  for (const theme of ['calm', 'bold', 'editorial'] as const) {
    const one = artwork(theme, { name: 'Orbit', colors: { primary: '#2b59c3' } }).text;
    assert.equal(artwork(theme, { name: 'Orbit', colors: { primary: '#2b59c3' } }).text, one);
    assert.notEqual(artwork(theme, { name: 'Kestrel', colors: { primary: '#e4572e' } }).text, one);
    assert.match(one, /aria-hidden="true"/);
    assert.doesNotMatch(one, /style=|NaN|undefined/);
  }
  assert.match(artwork('editorial', { name: '<b>' }).text, /&lt;/, 'a letter is a text');
});

const table = (componentId: string, cells: string[][]): Block => ({
  type: 'table',
  componentId,
  chunkIds: [],
  heading: 'Lead times',
  columns: ['', ''],
  rows: cells.map((row) => ({ cells: row })),
});

test('an opening without a picture shows lines of a block further down, and leads there', () => {
  const start = blocksOf('hero', 'heard');
  const short = table('times', [
    ['\u{f0001}Repeat orders\u{ffffd}', '5 days'],
    ['Samples', '48 hours'],
  ]);
  const shown = peekInto([...start, short], 'en')?.text ?? '';
  assert.match(shown, /^<a class="peek rows" href="#times">.*Lead times.*Repeat orders.*5 days/s);
  assert.doesNotMatch(shown, /[\u{f0000}-\u{10fffd}]/u, 'the editor has its fields once');
  assert.equal(peekInto([...blocksOf('hero'), short], 'en'), undefined, 'it follows at once');
  const long = table('times', [
    ['Repeat orders', 'Five working days after the proof is signed'],
    ['Samples', '48 hours'],
  ]);
  assert.equal(peekInto([...start, long], 'en'), undefined, 'too long for a card');
  const marks = table('times', [
    ['Repeat orders', '✓'],
    ['Samples', '–'],
  ]);
  assert.equal(peekInto([...start, marks], 'en'), undefined, 'marks without their column');
});

test('an opening says no sentence twice, and no price without its unit', () => {
  const spoken: Block = {
    type: 'quote',
    componentId: 'voice',
    chunkIds: [],
    text: 'They answered on a Sunday.',
    attribution: 'Odile Castaing',
  };
  const start = blocksOf('hero', 'heard');
  assert.equal(peekInto([...start, spoken], 'en'), undefined);
  const glimpse = (...units: (string | undefined)[]) => {
    const options = units.map((unit, index) => ({
      title: `Run ${index}`,
      price: `£${index}`,
      ...(unit === undefined ? {} : { unit }),
      included: [],
      actionIds: [],
    }));
    const block: Block = { type: 'pricing', componentId: 'p', chunkIds: [], options };
    return peekInto([...start, block], 'en')?.text.replace(/<[^>]*>/g, '');
  };
  assert.equal(glimpse('per box', 'per box')?.trim(), 'per boxRun 0 £0Run 1 £1');
  assert.equal(glimpse('per mile', 'per week')?.trim(), 'Run 0 £0 per mileRun 1 £1 per week');
  assert.equal(glimpse('per mile', undefined)?.trim(), 'Run 0 £0 per mileRun 1 £1');
  assert.equal(glimpse('per mile', 'per week, and at least for three'), undefined);
});

test('titles have signs of their own in every language, or none of them has', () => {
  const titled = (...titles: string[]) => iconsFor(titles.map((title) => ({ title })));
  for (const titles of [
    ['Prices', 'Security', 'Opening hours'],
    ['Preise', 'Sicherheit', 'Öffnungszeiten'],
    ['Tarifs', 'Sécurité', 'Horaires'],
    ['料金', 'セキュリティ', '営業時間'],
    ['الأسعار', 'الأمان', 'ساعات العمل'],
  ]) {
    const found = titled(...titles)?.map(({ text }) => text) ?? [];
    assert.equal(new Set(found).size, 3, titles.join());
  }
  assert.equal(titled('One cell, nine box sizes', 'No fence', 'Prices'), undefined);
  assert.equal(titled('Prices', 'Prices', 'Prices'), undefined, 'none twice');
});

test('a call to action right after a form is a line on the same ground, not a second band', () => {
  for (const theme of ['calm', 'bold', 'editorial'] as const) {
    const grounds = groundsOf(blocksOf('hero', 'prose', 'form', 'callToAction'), theme);
    assert.equal(grounds[3], grounds[2], theme);
  }
});

test('the letters that stand for a face are those of the name, not of a title', () => {
  assert.equal(initials('Dr Ruth Adeyemi'), 'RA');
  assert.equal(initials('Prof. Dr.-Ing. Ute Roth'), 'UR');
  assert.equal(initials('Frau Köhler'), 'K');
  assert.equal(initials('Dr. Katrin Uhlig aus Stollberg'), 'KU');
  assert.equal(initials('Drew Marlow'), 'DM');
});

test('two quotations in a row stand side by side on one ground; a later one is set another way', () => {
  const layouts = (...types: BlockType[]) => {
    const blocks = blocksOf(...types);
    return blocks.flatMap((block) => (block.type === 'quote' ? quoteLayout(block, blocks) : []));
  };
  assert.deepEqual(layouts('hero', 'quote', 'quote', 'steps'), ['duo one', 'duo two']);
  assert.deepEqual(layouts('hero', 'quote', 'steps', 'quote'), ['sole', 'turned']);
  assert.deepEqual(layouts('quote', 'quote', 'quote'), ['duo one', 'duo two', 'turned']);
  for (const theme of ['calm', 'bold', 'editorial'] as const) {
    const grounds = groundsOf(blocksOf('hero', 'prose', 'quote', 'quote'), theme);
    assert.equal(grounds[3], grounds[2], theme);
  }
});

test('a figure and what it counts stay on one line in Japanese and Chinese', () => {
  const prose: Block[] = [
    {
      type: 'prose',
      componentId: 'about',
      chunkIds: [],
      paragraphs: ['高台にある全12室の宿です。特急で2時間10分、1,200円。'],
    },
  ];
  const shown = JSON.stringify(withHyphens(prose, 'ja'));
  assert.match(shown, /全\u206012\u2060室の宿/);
  assert.match(shown, /2\u2060時間10\u2060分、1,200\u2060円/);
  assert.equal(shown.replaceAll('\u2060', ''), JSON.stringify(prose));
  assert.deepEqual(withHyphens(prose, 'en'), prose);
  const french = prose.map((block) => ({
    ...block,
    paragraphs: ['74 000 habitants, 96 %, 12 puits'],
  }));
  assert.match(
    JSON.stringify(withHyphens(french as Block[], 'fr')),
    /74\u00a0000 habitants, 96\u00a0%, 12 puits/,
  );
});

test('signs that French sets apart, and words of a Chinese headline, are not torn from their line', () => {
  const hero = (headline: string, tag: string) => {
    const [shown] = withHyphens(
      [{ type: 'hero', componentId: 'top', chunkIds: [], headline, actionIds: [] }],
      tag,
    );
    return shown?.type === 'hero' ? shown.headline : '';
  };
  assert.equal(
    hero('Pour Rhodania : « 90 m² », prêts ?', 'fr'),
    'Pour Rhodania\u00a0: «\u00a090\u00a0m²\u00a0», prêts\u00a0?',
  );
  assert.equal(
    hero('Ab 60 % und mit Dipl.-Ing. Roth', 'de'),
    'Ab 60\u00a0% und mit Dipl.-\u2060Ing. Roth',
  );
  assert.equal(
    hero('E-Mail an Dr. Roth, z. B. Mo 8–18 Uhr, St. Gallen oder Basel. No 5', 'de'),
    'E-\u2060Mail an Dr.\u00a0Roth, z.\u00a0B. Mo 8–\u206018\u00a0Uhr, St.\u00a0Gallen oder Basel. No 5',
  );
  assert.equal(hero('Votre rendez-vous', 'fr'), 'Votre rendez-\u2060vous');
  assert.equal(hero('2-8 days, 2026-12-01', 'en'), '2-\u20608 days, 2026-12-01', 'a date is read');
  assert.match(hero('为电商生产快递袋', 'zh'), /生\u2060产/);
  assert.equal(writtenDate('2026-09', 'de'), 'September 2026');
  assert.equal(writtenDate('2026-13', 'de'), '2026-13');
});

test('a sender repeats no button of the call to action beside them', () => {
  const rest = { chunkIds: [], actionIds: ['visit'] };
  const sender: Block = { type: 'sender', componentId: 's', name: 'Nell Ashworth', ...rest };
  const end: Block = { type: 'callToAction', componentId: 'c', heading: 'Come and see', ...rest };
  const action = {
    actionId: 'visit',
    buttonTitle: 'Visit',
    actionType: 'url',
    url: 'https://a.example',
  } as const;
  const buttons = (blocks: Block[]) =>
    renderPage({
      ...samples.courier,
      content: { blocks },
      page: { title: 'x', actions: [action], actionCardWidgets: [], scripts: [] },
    }).split('class="button"').length - 1;
  assert.equal(buttons([sender, end]), 1);
  assert.equal(buttons([end, sender]), 1);
  assert.equal(buttons([sender]), 1);
});

test('the last sections lie over the action within reach where they offer it themselves', () => {
  const rest = { chunkIds: [], actionIds: ['visit'] };
  const hero: Block = { type: 'hero', componentId: 'h', headline: 'Come and see', ...rest };
  const prose = (componentId: string): Block => ({
    type: 'prose',
    componentId,
    chunkIds: [],
    paragraphs: ['It is open.'],
  });
  const end: Block = { type: 'callToAction', componentId: 'c', heading: 'Come and see', ...rest };
  const form: Block = {
    type: 'form',
    componentId: 'f',
    chunkIds: [],
    formId: 'visit',
    submitLabel: 'Send',
    fields: [{ name: 'name', label: 'Name', fieldType: 'text', required: true }],
  };
  const action = { actionId: 'visit', buttonTitle: 'Visit', url: 'https://a.example' };
  const closing = (actionType: 'url' | 'form', ...blocks: Block[]) => {
    const html = renderPage({
      ...samples.courier,
      content: { blocks },
      page: {
        title: 'x',
        actions: [{ ...action, actionType }],
        headerActionId: 'visit',
        actionCardWidgets: [],
        scripts: [],
      },
    });
    const found = [...html.matchAll(/<section class="block [^"]*closing" id="(\w+)"/g)];
    assert.equal(/<body class="[^"]*closed/.test(html), found.length > 0);
    return found.map(([, id]) => id).join(' ');
  };
  const [first, last] = [prose('p'), prose('q')];
  assert.equal(closing('url', hero, first, end), 'c');
  assert.equal(closing('url', hero, first, end, last), 'c q');
  assert.equal(closing('url', hero, first, form, end), 'f c');
  assert.equal(closing('form', hero, first, form), 'f');
  assert.equal(closing('url', hero, end, first, last), '');
  assert.equal(closing('url', hero), '', 'its own button is the first thing seen');
});

test('long words may break at their joints, elsewhere nowhere', () => {
  const hero = (headline: string): Block[] => [
    { type: 'hero', componentId: 'top', chunkIds: [], headline, actionIds: [] },
  ];
  const headlineOf = (blocks: Block[]) => (blocks[0]?.type === 'hero' ? blocks[0].headline : '');
  const word = 'Personalaktenführung';
  const broken = headlineOf(withHyphens(hero(`Ihre ${word}`), 'de-AT'));
  assert.match(broken, /ten\u00adfüh/);
  assert.equal(broken.replaceAll(soft, ''), `Ihre ${word}`);
  assert.equal(headlineOf(withHyphens(hero(word), 'en')), word);
  assert.equal(
    headlineOf(withHyphens(hero('Kurze Wörter bleiben ganz'), 'de')).includes(soft),
    false,
  );
  for (const [language, text] of [
    ['it', 'Dell’au~to~riz~za~zione'],
    ['pl', 'Odpo~wie~dzial~ność'],
    ['en-GB', 'Decom~mis~sioning'],
    ['es', 'Documentación'],
  ] as const)
    assert.equal(
      headlineOf(withHyphens(hero(text.replaceAll('~', '')), language)),
      text.replaceAll('~', soft),
    );
  assert.match(hyphenatedName('arbeidsongeschiktheidsverzekering', 'nl'), /\u00ad/);
  const endless = word.repeat(9);
  const parts = headlineOf(withHyphens(hero(endless), 'de')).split(soft);
  assert.equal(parts.join(''), endless);
  assert.ok(
    parts.every(({ length }) => length < 20),
    parts.join(' '),
  );
  // The editor reads back what it shows.
  const marked = `\u{f0001}${word}\u{f0002}`;
  assert.equal(headlineOf(withHyphens(hero(marked), 'de')), marked);
});

test('a headline with a long word is set smaller before the word is broken', () => {
  const classOf = (text: string, className = 'display') =>
    /class="([^"]*)"/.exec(heading(className === 'display' ? 1 : 2, text, className).text)?.[1];
  assert.equal(classOf('Napkins on Sundays'), 'display');
  assert.equal(classOf('Wartung eingeschlossen'), 'display stout stoutest');
  assert.equal(classOf('Prepariamo il sopralluogo'), 'display stout');
  assert.equal(classOf('お客様ごとに用語集を作成します'), 'display', 'breaks anywhere');
  assert.equal(classOf('Apprenticeship', 'item-title'), 'item-title', 'would be set larger by it');
});

test('a page is one answer of less than 25 KB', () => {
  for (const [name, sample] of Object.entries(samples)) {
    // The samples' pictures are drawn in their addresses; a server's are files.
    const html = renderPage({ ...sample, assetUrl: (id) => `/_facet/files/${id}?signature=abc` });
    assert.ok(gzipSync(html).length < 25_000, `${name}: ${gzipSync(html).length}`);
  }
});
