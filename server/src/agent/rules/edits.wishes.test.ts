import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { byId, ids } from './testing/look.ts';
import { type Asked, obeyedOn } from './testing/obeyed.ts';
import { run, sample } from './testing/run.ts';

const chunkIds: string[] = [];
/** A page whose names are the same in every language: only the requests differ. */
const page: PageContent = {
  blocks: [
    {
      type: 'hero',
      componentId: 'hero',
      chunkIds,
      headline: 'Alto: routes for Nordhaus',
      actionIds: [],
    },
    {
      type: 'benefits',
      componentId: 'modules',
      chunkIds,
      heading: 'Alto Modules',
      items: [{ title: 'Kamino' }, { title: 'Veltro', text: 'Counts stock in Bremen.' }],
    },
    {
      type: 'pricing',
      componentId: 'pricing',
      chunkIds,
      heading: 'Alto Duo Trio',
      options: [
        { title: 'Duo', price: '€ 90', included: [], actionIds: [] },
        { title: 'Trio', price: '€ 160', included: [], actionIds: [] },
      ],
    },
    {
      type: 'faq',
      componentId: 'faq',
      chunkIds,
      heading: 'Q',
      items: [
        { question: 'Kerberos?', answer: 'From version 9.' },
        { question: 'Hosting?', answer: 'Servers stand in Bremen.' },
      ],
    },
    { type: 'quote', componentId: 'quote', chunkIds, text: 'It runs.', attribution: 'Ada Field' },
    { type: 'callToAction', componentId: 'cta', chunkIds, heading: 'Alto', actionIds: [] },
  ],
};

const obeyed = obeyedOn(page);

obeyed(
  'prices go to the end, before the button',
  {
    en: 'Put prices last, before the button',
    de: 'Preise ans Ende, aber vor den Button',
    fr: 'Mets les prix en dernier, juste avant le bouton',
    es: 'Pon los precios al final, antes del botón',
    it: 'Metti i prezzi per ultimi, prima del pulsante',
    pt: 'Põe os preços no fim, antes do botão',
    nl: 'Zet de prijzen als laatste, voor de knop',
    ja: '料金を最後、ボタンの前に置いてください',
  },
  ['pricing'],
  (after) => assert.deepEqual(ids(after).slice(-2), ['pricing', 'cta']),
);

obeyed(
  'two things of different kinds go with one verb',
  {
    en: 'remove pricing and the question about Kerberos',
    de: 'Preise raus und die Frage zu Kerberos',
    fr: 'Enlève les prix et la question sur Kerberos',
    es: 'Quita los precios y la pregunta sobre Kerberos',
    it: 'Togli i prezzi e la domanda su Kerberos',
    pt: 'Tira os preços e a pergunta do Kerberos',
    nl: 'Haal de prijzen en de vraag over Kerberos weg',
    ja: '料金とKerberosの質問を削除してください',
  },
  ['pricing', 'faq'],
  (after) => {
    const faq = byId(after, 'faq');
    assert.ok(!ids(after).includes('pricing'));
    assert.deepEqual(faq.type === 'faq' && faq.items.map(({ question }) => question), ['Hosting?']);
  },
);

obeyed(
  'two wishes, the second without a verb',
  {
    en: 'headline shorter, quote to the top',
    de: 'Überschrift kürzer, Zitat nach oben',
    fr: 'Titre plus court, citation en haut',
    es: 'Titular más corto y la cita arriba',
    it: 'Titolo più corto, citazione in alto',
    pt: 'Título mais curto, citação para cima',
    nl: 'Kop korter, citaat naar boven',
    ja: '見出しを短く、引用を一番上に',
  },
  ['hero', 'quote'],
  (after) => {
    const hero = byId(after, 'hero');
    assert.equal(hero.type === 'hero' && hero.headline, 'Routes for Nordhaus');
    assert.equal(ids(after)[1], 'quote');
  },
);

obeyed(
  'names stay where amounts go',
  {
    en: 'Keep the plan names but remove the prices',
    de: 'Behalte die Namen der Pakete, aber streich die Preise',
    fr: 'Garde les noms des formules mais enlève les prix',
    es: 'Deja los nombres de los planes pero quita los precios',
    it: 'Lascia i nomi dei piani ma togli i prezzi',
    pt: 'Mantém os nomes dos planos mas tira os preços',
    nl: 'Laat de namen staan maar haal de prijzen weg',
    ja: 'プラン名は残して料金だけ消してください',
  },
  ['pricing'],
  (after) => {
    const pricing = byId(after, 'pricing');
    assert.deepEqual(pricing.type === 'pricing' && pricing.options, [
      { title: 'Duo', included: [], actionIds: [] },
      { title: 'Trio', included: [], actionIds: [] },
    ]);
  },
);

const told: Asked = {
  en: 'We have been here since 1998.',
  de: 'Wir bestehen seit 1998.',
  fr: 'Nous existons depuis 1998.',
  es: 'Existimos desde 1998.',
  it: 'Esistiamo dal 1998.',
  pt: 'Existimos desde 1998.',
  nl: 'We zijn in 1998 begonnen.',
  ja: '1998年に創業しました。',
};
obeyed(
  'a dictated sentence stands there as a main clause, on the word of the team',
  {
    en: 'Add that we have been here since 1998',
    de: 'Ergänze, dass wir seit 1998 bestehen',
    fr: 'Ajoute que nous existons depuis 1998',
    es: 'Añade que existimos desde 1998',
    it: 'Aggiungi che esistiamo dal 1998',
    pt: 'Acrescenta que existimos desde 1998',
    nl: 'Voeg toe dat we in 1998 begonnen zijn',
    ja: '1998年に創業したことを追加してください',
  },
  ['cta'],
  (after, reply) => {
    const cta = byId(after, 'cta');
    const text = cta.type === 'callToAction' ? cta.text : '';
    assert.ok(Object.values(told).includes(text ?? ''), text);
    assert.equal(reply.split(text ?? ' ').length, 3, 'said as done, and as the word of the team');
  },
);

obeyed(
  'a question is answered with the figure and changes nothing',
  {
    en: 'What does Trio cost?',
    de: 'Was kostet Trio?',
    fr: 'Combien coûte Trio ?',
    es: '¿Cuánto cuesta Trio?',
    it: 'Quanto costa Trio?',
    pt: 'Quanto custa o Trio?',
    nl: 'Wat kost Trio?',
    ja: 'Trioはいくらですか？',
  },
  [],
  (after, reply) => {
    assert.deepEqual(after, page);
    assert.match(reply, /Trio: € 160/);
  },
);

obeyed(
  'a piece moves into the questions',
  {
    en: 'Move Veltro into the FAQ',
    de: 'Pack Veltro in die FAQ',
    fr: 'Déplace Veltro dans la FAQ',
    es: 'Mueve Veltro a las preguntas frecuentes',
    it: 'Sposta Veltro nelle domande frequenti',
    pt: 'Move o Veltro para as perguntas frequentes',
    nl: 'Verplaats Veltro naar de veelgestelde vragen',
    ja: 'Veltroをよくある質問に移動してください',
  },
  ['modules', 'faq'],
  (after) => {
    const [modules, faq] = [byId(after, 'modules'), byId(after, 'faq')];
    assert.equal(modules.type === 'benefits' && modules.items.length, 1);
    assert.deepEqual(faq.type === 'faq' && faq.items.at(-1), {
      question: 'Veltro',
      answer: 'Counts stock in Bremen.',
    });
  },
);

obeyed(
  'what is called by its number and has no such figure is left alone, like its neighbours',
  {
    en: 'the second option is wrong, it takes 3 days',
    de: 'Die zweite Option ist falsch, es sind 3 Tage',
    fr: 'La deuxième option est fausse, c’est 3 jours',
    es: 'La segunda opción está mal, son 3 días',
    it: 'La seconda opzione è sbagliata, sono 3 giorni',
    pt: 'A segunda opção está errada, são 3 dias',
    nl: 'De tweede optie klopt niet, het is 3 dagen',
    ja: '2番目のプランが間違っています。3日です',
  },
  [],
  (after) => assert.deepEqual(after, page),
);

obeyed(
  'what was told as wrong is corrected',
  {
    en: 'Trio costs 170, please correct',
    de: 'Trio kostet 170 €, bitte ändern',
    fr: 'Trio coûte 170 €, corrigez',
    es: 'Trio cuesta 170 €, corrígelo',
    it: 'Trio costa 170 €, correggi',
    pt: 'O Trio custa 170 €, corrige',
    nl: 'Trio kost 170 €, pas dat aan',
    ja: 'Trioは170ユーロになりました',
  },
  ['pricing'],
  (after) => {
    const pricing = byId(after, 'pricing');
    assert.match((pricing.type === 'pricing' && pricing.options[1]?.price) || '', /170/);
  },
);

obeyed(
  'a question and its answer are added as they were dictated',
  {
    en: 'Add to the FAQ: Is there a limit? No, there is none.',
    de: 'Ergänze eine Frage: Gibt es ein Limit? Nein, es gibt keins.',
    fr: 'Ajoutez une question : Y a-t-il une limite ? Non, aucune.',
    es: 'Añade una pregunta: ¿Hay un límite? No, ninguno.',
    it: 'Aggiungi una domanda: C’è un limite? No, nessuno.',
    pt: 'Acrescenta uma pergunta: Há um limite? Não, nenhum.',
    nl: 'Voeg een vraag toe: Is er een limiet? Nee, geen enkele.',
    ja: '質問を追加：上限はありますか？ いいえ、ありません。',
  },
  ['faq'],
  (after) => {
    const faq = byId(after, 'faq');
    const last = faq.type === 'faq' ? faq.items.at(-1) : undefined;
    assert.match(last?.question ?? '', /(?:limi\p{L}*|límite|上限はありますか) ?[?？]$/iu);
    assert.match(last?.answer ?? '', /^(?:No|Nein|Non|Não|Nee|いいえ)[,、]/u);
  },
);

test('undoing brings the earlier page back word for word; without one it says where versions are', async () => {
  const input = sample('b2b-software');
  const current: PageContent = { blocks: page.blocks.slice(0, 3) };
  const undone = await run({
    ...input,
    current,
    previous: page,
    message: { text: 'Mach das rückgängig' },
  });
  assert.deepEqual(undone.content, page);
  assert.match(undone.text, /wieder so wie vor der letzten Änderung/);
  const kept = await run({ ...input, current, message: { text: 'undo that' } });
  assert.deepEqual(kept.content, current);
  assert.match(kept.text, /earlier version is kept/);
});

test('`it` is what the message before changed', async () => {
  const input = sample('b2b-software');
  const [hero, modules, ...others] = page.blocks;
  assert.ok(hero && modules?.type === 'benefits');
  const before = { ...modules, items: modules.items.slice(0, 1) };
  const previous: PageContent = { blocks: [hero, before, ...others] };
  const message = { text: 'Move it to the bottom' };
  const { content } = await run({ ...input, current: page, previous, message });
  // The buttons that close a page stay below.
  assert.deepEqual(ids(content).slice(-2), ['modules', 'cta']);
});
