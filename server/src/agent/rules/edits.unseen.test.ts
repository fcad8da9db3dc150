import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../content/content.ts';
import { assertOthersSame, byId, first, ids } from './testing/look.ts';
import { obeyedOn } from './testing/obeyed.ts';
import { edit, sample } from './testing/run.ts';

const chunkIds: string[] = [];
/** A page whose names are the same in every language: only the requests differ. */
const page: PageContent = {
  blocks: [
    { type: 'hero', componentId: 'hero', chunkIds, headline: 'Alto for Nordhaus', actionIds: [] },
    {
      type: 'benefits',
      componentId: 'modules',
      chunkIds,
      heading: 'Alto Modules',
      items: [
        { title: 'Kamino', text: 'Prints labels.' },
        { title: 'Veltro', text: 'Counts stock.' },
        { title: 'Zephra', text: 'Plans routes.' },
      ],
    },
    {
      type: 'pricing',
      componentId: 'pricing',
      chunkIds,
      heading: 'Alto Plans',
      options: [
        { title: 'Uno', price: '€ 40', included: [], actionIds: [] },
        { title: 'Duo', price: '€ 90', included: [], actionIds: [] },
        { title: 'Trio', price: '€ 160', included: [], actionIds: [] },
      ],
    },
    {
      type: 'faq',
      componentId: 'faq',
      chunkIds,
      heading: 'Questions',
      items: [
        { question: 'Kerberos?', answer: 'Kerberos works from version 9.' },
        { question: 'Hosting?', answer: 'Servers stand in Bremen.' },
      ],
    },
    {
      type: 'prose',
      componentId: 'about',
      chunkIds,
      heading: 'Alto',
      paragraphs: ['Alto is made in Bremen by 40 people in one old mill. Parking behind the mill.'],
    },
  ],
};

const newIn = (after: PageContent): string[] => ids(after).filter((id) => !ids(page).includes(id));
const obeyed = obeyedOn(page, newIn);

const titles = (block: Block): string[] =>
  'items' in block
    ? block.items.map((item) => ('title' in item ? item.title : ''))
    : block.type === 'pricing'
      ? block.options.map(({ title }) => title)
      : [];

obeyed(
  'one entry moves inside its list',
  {
    en: 'Put Zephra first in that list please',
    de: 'Zephra bitte ganz nach oben in der Liste',
    fr: 'Mettez Zephra en premier svp',
    es: 'pon Zephra el primero',
    it: 'Sposta Zephra in cima alla lista',
    pt: 'põe o Zephra em primeiro',
    nl: 'zet Zephra bovenaan dat lijstje',
    ja: 'Zephraを一番上にしてください',
  },
  ['modules'],
  (after) => assert.deepEqual(titles(byId(after, 'modules')), ['Zephra', 'Kamino', 'Veltro']),
);

obeyed(
  'one entry goes before another',
  {
    en: 'move Veltro before Kamino',
    de: 'Veltro bitte vor Kamino',
    fr: 'on peut mettre Veltro avant Kamino ?',
    es: 'pon Veltro antes de Kamino',
    it: 'metti Veltro prima di Kamino',
    pt: 'coloca o Veltro antes do Kamino',
    nl: 'zet Veltro voor Kamino',
    ja: 'KaminoよりVeltroを先にしてください',
  },
  ['modules'],
  (after) => assert.deepEqual(titles(byId(after, 'modules')), ['Veltro', 'Kamino', 'Zephra']),
);

obeyed(
  'the dearest of a list is known by its price',
  {
    en: 'drop the most expensive plan',
    de: 'nimm das teuerste Paket raus',
    fr: 'enlève la formule la plus chère',
    es: 'quita el plan más caro',
    it: 'togli il piano più caro',
    pt: 'tira o plano mais caro',
    nl: 'haal het duurste pakket weg',
    ja: '一番高いプランを消してください',
  },
  ['pricing'],
  (after) => assert.deepEqual(titles(byId(after, 'pricing')), ['Uno', 'Duo']),
);

obeyed(
  'a price changes in its place',
  {
    en: 'Duo is €95 now',
    de: 'Duo kostet jetzt 95 €',
    fr: 'le Duo passe à 95 €',
    es: 'Duo cuesta ahora 95 €',
    it: 'Duo adesso costa 95 €',
    pt: 'o Duo agora custa 95 €',
    nl: 'Duo kost nu € 95',
    ja: 'Duoの料金を95€に変更してください',
  },
  ['pricing'],
  (after) => {
    const options = first(after, 'pricing').options;
    assert.match(options[1]?.price ?? '', /95/);
    assert.equal(options[0]?.price, '€ 40');
  },
);

obeyed(
  'an answer gets a section of its own, right below',
  {
    en: 'the Kerberos bit should be a section of its own',
    de: 'Der Satz mit Kerberos soll ein eigener Abschnitt werden',
    fr: 'fais de Kerberos une section à part',
    es: 'Kerberos en su propia sección, por favor',
    it: 'metti Kerberos in una sezione a parte',
    pt: 'quero o Kerberos numa secção própria',
    nl: 'Maak van het stukje over Kerberos een aparte sectie',
    ja: 'Kerberosを別のセクションにしてください',
  },
  ['faq'],
  (after) => {
    const at = ids(after).indexOf('faq') + 1;
    const block = after.blocks[at];
    assert.equal(block?.type === 'prose' && block.paragraphs[0], 'Kerberos works from version 9.');
    assert.equal(first(after, 'faq').items.length, 1);
  },
);

obeyed(
  'what is told in a sentence of its own goes',
  {
    en: 'Veltro is too much for them, take it out',
    de: 'Veltro ist zu viel für sie, bitte streichen',
    fr: 'Veltro est trop pour eux, enlevez-le',
    es: 'Veltro es demasiado para ellos, quítalo',
    it: 'Veltro è troppo per loro, toglilo',
    pt: 'o Veltro é de mais para eles, tira-o',
    nl: 'Veltro is te veel voor hen, haal het weg',
    ja: 'Veltroは不要なので消してください',
  },
  ['modules'],
  (after) => assert.deepEqual(titles(byId(after, 'modules')), ['Kamino', 'Zephra']),
);

obeyed(
  'a question changes nothing',
  {
    en: 'why did you leave out Zephra?',
    de: 'Warum steht da nichts über Zephra?',
    fr: 'Pourquoi il n’y a rien sur Zephra ?',
    es: '¿por qué no sale Zephra?',
    it: 'Perché non compare Zephra?',
    pt: 'porque é que o Zephra não aparece?',
    nl: 'waarom staat er niets over Zephra?',
    ja: 'なぜZephraがないのですか？',
  },
  [],
  (after) => assert.deepEqual(after, page),
);

obeyed(
  'what cannot be done changes nothing',
  {
    en: 'put it back the way it was',
    de: 'mach es wieder so wie es war',
    fr: 'remets comme c’était',
    es: 'déjalo como estaba',
    it: 'rimetti com’era',
    pt: 'volta a pôr como estava',
    nl: 'zet het terug zoals het was',
    ja: '元に戻してください',
  },
  [],
  (after) => assert.deepEqual(after, page),
);

test('the part about something is not the section that mentions it', async () => {
  const { content } = await edit(sample('b2b-software'), 'remove the part about parking', {
    current: page,
  });
  assertOthersSame(page, content, ['about']);
  assert.deepEqual(first(content, 'prose').paragraphs, [
    'Alto is made in Bremen by 40 people in one old mill.',
  ]);
});

test('a figure the team corrects stands on its word, and the reply says so', async () => {
  const { content, text } = await edit(sample('b2b-software'), 'change 40 people to 55 people', {
    current: page,
  });
  assert.match(first(content, 'prose').paragraphs[0] ?? '', /by 55 people/);
  assert.match(text, /on your word/);
});

test('where a button leads is said to be a matter of the page', async () => {
  const ask = 'the button should go to https://alto.example/new';
  const { content, text } = await edit(sample('b2b-software'), ask, { current: page });
  assert.deepEqual(content, page);
  assert.match(text, /PATCH \/v0\/pages/);
});

test('a list by name and something about one entry of it is that entry', async () => {
  const { content } = await edit(sample('b2b-software'), 'delete the FAQ about hosting', {
    current: page,
  });
  assertOthersSame(page, content, ['faq']);
  assert.deepEqual(
    first(content, 'faq').items.map(({ question }) => question),
    ['Kerberos?'],
  );
});

test('a price takes the place of no other figure', async () => {
  const { content } = await edit(sample('b2b-software'), 'the mill is now € 75', { current: page });
  assert.deepEqual(content, page);
});

test('what is not quoted and has no capital says what a headline is about', async () => {
  const { content } = await edit(sample('b2b-software'), 'use the old mill as headline', {
    current: page,
  });
  assert.notEqual(first(content, 'hero').headline, 'the old mill');
});
