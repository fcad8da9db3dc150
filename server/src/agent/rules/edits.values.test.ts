import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { assertOthersSame, byId, ids } from './testing/look.ts';
import { obeyedOn } from './testing/obeyed.ts';
import { edit, sample } from './testing/run.ts';

const chunkIds: string[] = [];
/** Names that are the same in every language: only the requests differ. */
const page: PageContent = {
  blocks: [
    {
      type: 'hero',
      componentId: 'hero',
      chunkIds,
      headline: 'Alto, Nordhaus',
      subheadline: 'Alto.',
      actionIds: [],
    },
    {
      type: 'prose',
      componentId: 'terms',
      chunkIds,
      heading: 'Alto',
      paragraphs: ['€ 62, Kamino 12, Veltro 60.', 'Bremen: 0421 555 014.'],
    },
    {
      type: 'table',
      componentId: 'plans',
      chunkIds,
      heading: 'Alto',
      columns: ['', 'Duo', 'Trio'],
      rows: [{ cells: ['Kilo', '€ 90', '€ 160'] }, { cells: ['Zebra', '3', '9'] }],
    },
    { type: 'quote', componentId: 'quote', chunkIds, text: 'It runs.', attribution: 'Ada Field' },
    { type: 'callToAction', componentId: 'cta', chunkIds, heading: 'Alto', actionIds: [] },
  ],
};

const obeyed = obeyedOn(page);

const paragraphs = (after: PageContent): readonly string[] => {
  const terms = byId(after, 'terms');
  return terms.type === 'prose' ? terms.paragraphs : [];
};
const line = (after: PageContent, member: 'headline' | 'subheadline'): string => {
  const hero = byId(after, 'hero');
  return (hero.type === 'hero' && hero[member]) || '';
};

obeyed(
  'the number that changes stands beside the named word',
  {
    en: 'Change Kamino to 15',
    de: 'Ändere Kamino auf 15',
    fr: 'Changez Kamino à 15',
    es: 'Cambia Kamino a 15',
    it: 'Cambia Kamino a 15',
    pt: 'Muda Kamino para 15',
    nl: 'Verander Kamino naar 15',
    pl: 'Zmień Kamino na 15',
    ja: 'Kaminoを15に変更してください',
    ar: 'غيّر Kamino إلى 15',
  },
  ['terms'],
  (after) => assert.equal(paragraphs(after)[0], '€ 62, Kamino 15, Veltro 60.'),
);

obeyed(
  'a telephone number is one value',
  {
    en: 'The phone number is wrong, it is 0421 555 041',
    de: 'Die Telefonnummer ist falsch, richtig: 0421 555 041',
    fr: 'Changez le numéro de téléphone en 0421 555 041',
    es: 'Cambia el teléfono por 0421 555 041',
    it: 'Cambia il telefono in 0421 555 041',
    pt: 'Muda o telefone para 0421 555 041',
    nl: 'Het telefoonnummer is 0421 555 041, pas dat aan',
    pl: 'Zmień telefon na 0421 555 041',
    ja: '電話番号を0421 555 041に変更してください',
    ar: 'غيّر الهاتف إلى 0421 555 041',
  },
  ['terms'],
  (after) => assert.equal(paragraphs(after)[1], 'Bremen: 0421 555 041.'),
);

obeyed(
  'where two values fit, nothing changes and the reply names both',
  {
    en: 'The Kilo is € 100 now, please correct',
    de: 'Kilo kostet jetzt 100 €, bitte ändern',
    fr: 'Kilo coûte 100 €, corrigez',
    es: 'Kilo cuesta 100 €, corrígelo',
    it: 'Kilo costa 100 €, correggi',
    pt: 'Kilo custa 100 €, corrige',
    nl: 'Kilo kost 100 €, pas dat aan',
    pl: 'Kilo kosztuje 100 €, popraw',
    ja: 'Kiloは100€です。修正してください',
    ar: 'Kilo أصبح 100 €، صححه',
  },
  [],
  (_, reply) => assert.match(reply, /90.*160/s),
);

obeyed(
  'a sentence goes under the headline',
  {
    en: 'Say underneath the headline that Veltro counts stock',
    de: 'Schreib unter die Überschrift, dass Veltro Waren zählt',
    fr: 'Dites sous le titre que Veltro compte les stocks',
    es: 'Pon debajo del título que Veltro cuenta existencias',
    it: 'Scrivi sotto il titolo che Veltro conta le scorte',
    pt: 'Escreve por baixo do título que Veltro conta existências',
    nl: 'Zet onder de kop dat Veltro voorraad telt',
    pl: 'Napisz pod nagłówkiem, że Veltro liczy zapasy',
    ja: '見出しの下に「Veltroが在庫を数えます。」と入れてください',
    ar: 'اكتب تحت العنوان أن Veltro يحسب المخزون',
  },
  ['hero'],
  (after) => assert.match(line(after, 'subheadline'), /^Alto\. ?Veltro/),
);

obeyed(
  'the headline says what was dictated',
  {
    en: 'Make the headline say that Veltro counts stock',
    de: 'Die Überschrift soll sagen, dass Veltro Waren zählt',
    fr: 'Le titre doit dire que Veltro compte les stocks',
    es: 'Di en el título que Veltro cuenta existencias',
    it: 'Il titolo deve dire che Veltro conta le scorte',
    pt: 'O título deve dizer que Veltro conta existências',
    nl: 'De kop moet zeggen dat Veltro voorraad telt',
    pl: 'Nagłówek ma mówić, że Veltro liczy zapasy',
    ja: '見出しを「Veltroが在庫を数えます」に変更してください',
    ar: 'العنوان يجب أن يقول إن Veltro يحسب المخزون',
  },
  ['hero'],
  (after) => assert.match(line(after, 'headline'), /^Veltro.*[^.]$/),
);

obeyed(
  'a column is removed by its name',
  {
    en: 'Drop the Trio plan',
    de: 'Nimm die Spalte Trio raus',
    fr: 'Supprimez la colonne Trio',
    es: 'Quita la columna Trio',
    it: 'Togli la colonna Trio',
    pt: 'Tira a coluna Trio',
    nl: 'Haal de kolom Trio weg',
    pl: 'Usuń kolumnę Trio',
    ja: 'Trioの列を削除してください',
    ar: 'احذف العمود Trio',
  },
  ['plans'],
  (after) => {
    const table = byId(after, 'plans');
    assert.deepEqual(table.type === 'table' && table.columns, ['', 'Duo']);
  },
);

obeyed(
  'the end of a page is above what closes it',
  {
    en: 'Move the table to the end',
    de: 'Verschiebe die Tabelle ans Ende',
    fr: 'Déplacez le tableau à la fin',
    es: 'Mueve la tabla al final',
    it: 'Sposta la tabella in fondo',
    pt: 'Move a tabela para o fim',
    nl: 'Zet de tabel onderaan',
    pl: 'Przenieś tabelę na koniec',
    ja: '表を最後に移動してください',
    ar: 'انقل الجدول إلى النهاية',
  },
  ['plans'],
  (after) => assert.deepEqual(ids(after).slice(-2), ['plans', 'cta']),
);

obeyed(
  'so many of something are told with the sum',
  {
    en: 'How much would 12 Kilo of Duo cost?',
    de: 'Was kosten 12 Kilo Duo?',
    fr: 'Combien coûteraient 12 Kilo Duo ?',
    es: '¿Cuánto costarían 12 Kilo Duo?',
    it: 'Quanto costano 12 Kilo Duo?',
    pt: 'Quanto custam 12 Kilo Duo?',
    nl: 'Wat kosten 12 Kilo Duo?',
    pl: 'Ile kosztuje 12 Kilo Duo?',
    ja: 'Duo 12 Kiloはいくらですか？',
    ar: 'كم تكلف 12 Kilo من Duo؟',
  },
  [],
  (_, reply) => assert.match(reply, /12 × € 90 = € 1,080/),
);

const [hero, terms, ...others] = page.blocks;
/** One text of the page, and its headline, as given. */
const pageWith = (paragraph: string, headline = 'Alto, Nordhaus'): PageContent => ({
  blocks: [
    { ...hero, headline } as PageContent['blocks'][number],
    { ...terms, paragraphs: [paragraph] } as PageContent['blocks'][number],
    ...others,
  ],
});

obeyed(
  'a count is called by what it counts',
  {
    en: 'It’s 226 Voltas by now',
    de: 'Es sind inzwischen 226 Voltas',
    fr: 'Il y a maintenant 226 Voltas',
    es: 'Ya son 226 Voltas',
    it: 'Ora sono 226 Voltas',
    pt: 'Agora são 226 Voltas',
    nl: 'Het zijn inmiddels 226 Voltas',
    pl: 'Teraz jest 226 Voltas',
    ja: '現在は226 Voltasです',
    ar: 'أصبح لدينا 226 Voltas',
  },
  ['terms'],
  (after) => assert.equal(paragraphs(after)[0], '226 Voltas, 14 kg, 73 %.'),
  pageWith('212 Voltas, 14 kg, 73 %.'),
);

obeyed(
  'a figure of last year gives way to the one that follows',
  {
    en: '212 Voltas, that was last year: put 226',
    de: '212 Voltas, das war letztes Jahr: 226 einsetzen',
    fr: '212 Voltas, c’est l’an dernier : mettez 226',
    es: '212 Voltas es del año pasado: pon 226',
    it: '212 Voltas è dell’anno scorso: metti 226',
    pt: '212 Voltas é do ano passado: põe 226',
    nl: '212 Voltas is van vorig jaar: zet 226',
    pl: '212 Voltas to z zeszłego roku: wstaw 226',
    ja: '212 Voltasは去年の数字です、226にしてください',
    ar: '212 Voltas من العام الماضي: ضع 226',
  },
  ['terms'],
  (after) => assert.equal(paragraphs(after)[0], '226 Voltas, 14 kg, 73 %.'),
  pageWith('212 Voltas, 14 kg, 73 %.'),
);

const shorter: Parameters<typeof obeyed>[1] = {
  en: 'Give me a shorter headline',
  de: 'Kürzere Überschrift',
  fr: 'Donnez-moi un titre plus court',
  es: 'Dame un titular más corto',
  it: 'Mi serve un titolo più corto',
  pt: 'Dá-me um título mais curto',
  nl: 'Geef me een kortere kop',
  pl: 'Daj mi krótszy nagłówek',
  ja: 'もっと短い見出しをください',
  ar: 'أعطني عنوانًا أقصر',
};

obeyed(
  'a shorter headline is cut at a mark',
  shorter,
  ['hero'],
  (after) => assert.equal(line(after, 'headline'), 'Veltro counts Kamino stock 12 times'),
  pageWith('Alto.', 'Veltro counts Kamino stock 12 times, Nordhaus included'),
);

obeyed(
  'a shorter headline does without its year',
  shorter,
  ['hero'],
  (after) => assert.equal(line(after, 'headline'), 'Veltro counts Kamino stock'),
  pageWith('Alto.', 'Veltro counts Kamino stock in 2025'),
);

obeyed(
  'a headline without a mark stays, and the reply says so',
  shorter,
  [],
  (_, reply) => assert.match(reply, /cannot get any shorter|Free stock count until 2027/),
  pageWith('Alto.', 'Free stock count until 2027'),
);

obeyed(
  'a line is put under the headline, the place named first',
  {
    en: 'Below the title put: Veltro counts.',
    de: 'Unter die Überschrift setze: Veltro counts.',
    fr: 'Sous le titre mettez : Veltro counts.',
    es: 'Debajo del titular pon: Veltro counts.',
    it: 'Sotto al titolo metti: Veltro counts.',
    pt: 'Por baixo do título põe: Veltro counts.',
    nl: 'Onder de kop zet: Veltro counts.',
    pl: 'Pod nagłówkiem daj: Veltro counts.',
    ja: '見出しの下に：Veltro counts.',
    ar: 'تحت العنوان ضع: Veltro counts.',
  },
  ['hero'],
  (after) => assert.match(line(after, 'subheadline'), /^Alto\. ?Veltro counts\.$/),
);

for (const [asked, before, now] of [
  [
    'Red bags are £1.44 now',
    'Linen, red bags; £1.38; 24 hours.',
    'Linen, red bags; £1.44; 24 hours.',
  ],
  ['The trial is on two roofs, not on one', 'Trial on one roof.', 'Trial on two roofs.'],
  ['De proef is op twee kappen, niet op één', 'Proef op één kap.', 'Proef op twee kappen.'],
  ['The trial is on two boats, not on one', 'Trial on one roof.', 'Trial on one roof.'],
  ['Make the bags red', 'Linen, red bags; £1.38.', 'Linen, red bags; £1.38.'],
  ['عدد المدارس أصبح 104، يرجى التصحيح', 'معنا 96 مدرسة.', 'معنا 104 مدرسة.'],
] as const) {
  test(`${asked}: “${before}” becomes “${now}”`, async () => {
    const current = pageWith(before);
    const { content } = await edit(sample('b2b-software'), asked, { current });
    assertOthersSame(current, content, before === now ? [] : ['terms']);
    assert.equal(paragraphs(content)[0], now);
  });
}

test('a row that is called by its number gets its price, and moves nowhere', async () => {
  const rows = ['18.400,00 EUR', '6.950,00 EUR'].map((price, at) => ({
    cells: [`Pos. ${at + 1}`, price],
  }));
  const current: PageContent = {
    blocks: page.blocks.map((block) =>
      block.type === 'table' ? { ...block, columns: ['', ''], rows } : block,
    ),
  };
  const { content } = await edit(sample('b2b-software'), 'Position 2 kostet 7.150 €', { current });
  const table = byId(content, 'plans');
  assert.deepEqual(table.type === 'table' && table.rows[1]?.cells, ['Pos. 2', '7.150,00 EUR']);
});

const ferries: PageContent = {
  blocks: pageWith('A dry dock costs £180,000 per ferry.').blocks.map((block) =>
    block.type === 'table'
      ? {
          ...block,
          heading: 'Price per ferry',
          columns: ['', 'Price'],
          rows: [
            { cells: ['Up to 80 m', '£3,900 per cleaning'] },
            { cells: ['Over 80 m', '£5,600 per cleaning'] },
            {
              cells: [
                'Growth',
                'Dry dock for cleaning alone: £170,000 (average of our ferry customers)',
              ],
            },
          ],
        }
      : block,
  ),
};

for (const [asked, told] of [
  ['What would one cleaning for all five ferries cost?', /£3,900 per cleaning.*£5,600/],
  ['How much are 5 ferries?', /£3,900 per cleaning.*£5,600/],
  ['How much is a dry dock for 4 ferries?', /4 × £180,000 = £720,000/],
] as const) {
  test(`no price is that of something else: ${asked}`, async () => {
    const { content, text } = await edit(sample('b2b-software'), asked, { current: ferries });
    assertOthersSame(ferries, content, []);
    assert.match(text, told);
    assert.doesNotMatch(text, /900,000|850,000/);
  });
}

obeyed(
  'two kinds together are told with one sum',
  {
    en: 'How much are 3 Duo and 2 Trio?',
    de: 'Was kosten 3 Duo und 2 Trio?',
    fr: 'Combien coûtent 3 Duo et 2 Trio ?',
    es: '¿Cuánto suman 3 Duo y 2 Trio?',
    it: 'Quanto fanno 3 Duo e 2 Trio?',
    pt: 'Quanto custam 3 Duo e 2 Trio?',
    nl: 'Wat kosten 3 Duo en 2 Trio?',
    pl: 'Ile kosztuje 3 Duo i 2 Trio?',
    ja: '3 Duoと2 Trioはいくらですか？',
    ar: 'كم تكلف 3 Duo و 2 Trio؟',
  },
  [],
  (_, reply) => assert.match(reply, /3 × € 90 \+ 2 × € 160 = € 590/),
);

const offer = (total: string): PageContent => ({
  blocks: page.blocks.map((block) =>
    block.type === 'table'
      ? {
          ...block,
          columns: ['', ''],
          rows: [
            { cells: ['Kilo', '£1,200'] },
            { cells: ['Zebra', '£800'] },
            { cells: ['Total', total] },
            { cells: ['20% VAT', '£400'] },
            { cells: ['Grand total', '£2,400'] },
          ],
        }
      : block,
  ),
});

for (const [asked, total, prices] of [
  ['Zebra is £900 now', '£2,000', ['£1,200', '£900', '£2,100', '£420', '£2,520']],
  [
    'Zebra is £900, please adjust the total',
    '£2,000',
    ['£1,200', '£900', '£2,100', '£420', '£2,520'],
  ],
  ['Zebra is £900 now', '£1,900', ['£1,200', '£900', '£1,900', '£400', '£2,400']],
  ['The grand total is £2,300 now', '£2,000', ['£1,200', '£800', '£2,000', '£400', '£2,300']],
] as const) {
  test(`sums follow a price where the table adds up: ${asked}, ${total}`, async () => {
    const current = offer(total);
    const { content } = await edit(sample('b2b-software'), asked, { current });
    const table = byId(content, 'plans');
    const cells = table.type === 'table' ? table.rows.map((row) => row.cells[1]) : [];
    assert.deepEqual(cells, prices);
  });
}
