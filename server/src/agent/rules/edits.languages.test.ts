import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../content/content.ts';
import { assertOthersSame, first, ids } from './testing/look.ts';
import { edit, sample } from './testing/run.ts';

const hero: Block = {
  type: 'hero',
  componentId: 'hero',
  chunkIds: [],
  headline: 'Start',
  actionIds: [],
};
const section = (componentId: string, heading: string, text: string): Block => ({
  type: 'prose',
  componentId,
  chunkIds: [],
  heading,
  paragraphs: [text],
});

/** Asks of the English sample page; the words of the request say what the blocks are. */
const asked: Record<
  string,
  {
    headline: string;
    remove: string;
    shorter: string;
    top: string;
    unknown: string;
    found: string;
    nothing: string;
  }
> = {
  de: {
    headline: 'Bitte setze die Überschrift auf „Ruhige Prüfungen“.',
    remove: 'Entferne die FAQ',
    shorter: 'Mach die Seite kürzer',
    top: 'Verschiebe die Zitate ganz nach oben',
    unknown: 'Wie wird das Wetter morgen in der Stadt?',
    found: 'Erwähne SOC 2',
    nothing: 'Erwähne die Quantenphysik',
  },
  fr: {
    headline: 'Change le titre en « Ruhige Prüfungen »',
    remove: 'Supprime la foire aux questions',
    shorter: 'Raccourcis la page, s’il te plaît',
    top: 'Mets les témoignages tout en haut',
    unknown: 'Quel temps fera-t-il demain dans la ville ?',
    found: 'Mentionne SOC 2',
    nothing: 'Mentionne la physique quantique',
  },
  es: {
    headline: 'Cambia el título a «Ruhige Prüfungen»',
    remove: 'Quita las preguntas frecuentes',
    shorter: 'Haz la página más corta',
    top: 'Mueve los testimonios al principio',
    unknown: '¿Qué tiempo hará mañana en la ciudad?',
    found: 'Menciona SOC 2',
    nothing: 'Menciona la física cuántica',
  },
  it: {
    headline: 'Cambia il titolo in «Ruhige Prüfungen»',
    remove: 'Togli le domande frequenti',
    shorter: 'Rendi la pagina più breve',
    top: 'Sposta le testimonianze in cima',
    unknown: 'Che tempo farà domani nella città?',
    found: 'Menziona SOC 2',
    nothing: 'Menziona la fisica quantistica',
  },
  pt: {
    headline: 'Mude o título para “Ruhige Prüfungen”',
    remove: 'Remova as perguntas frequentes',
    shorter: 'Deixe a página mais curta',
    top: 'Mova os depoimentos para o topo',
    unknown: 'Qual será o tempo amanhã na cidade? Não sei.',
    found: 'Mencione SOC 2',
    nothing: 'Mencione a física quântica',
  },
  nl: {
    headline: 'Verander de titel in “Ruhige Prüfungen”',
    remove: 'Verwijder de veelgestelde vragen',
    shorter: 'Maak de pagina korter',
    top: 'Zet de citaten helemaal bovenaan',
    unknown: 'Wat voor weer wordt het morgen in de stad?',
    found: 'Vermeld SOC 2',
    nothing: 'Vermeld de kwantumfysica',
  },
  ja: {
    headline: '見出しを「Ruhige Prüfungen」に変更してください',
    remove: 'よくある質問を削除してください',
    shorter: 'ページを短くしてください',
    top: 'お客様の声を一番上に移動してください',
    unknown: '明日の天気はどうですか',
    found: 'SOC 2について触れてください',
    nothing: '量子力学について触れてください',
  },
};
const replies: Record<
  string,
  { set: RegExp; removed: RegExp; unknown: RegExp; already: RegExp; unfound: RegExp }
> = {
  de: {
    set: /^Geändert: „Ruhige/,
    removed: /^Entfernt: „/,
    unknown: /nicht verstanden.*Ich verstehe/,
    already: /steht schon/,
    unfound: /steht nichts zu „Quantenphysik“/,
  },
  fr: {
    set: /^Modifié : « Ruhige/,
    removed: /^Supprimé : «/,
    unknown: /pas compris.*Je comprends/,
    already: /dit déjà/,
    unfound: /ne parlent de « physique quantique »/,
  },
  es: {
    set: /^Cambiado: «Ruhige/,
    removed: /^Eliminado: «/,
    unknown: /No he entendido.*Entiendo/,
    already: /ya lo dice/,
    unfound: /hablan de «física cuántica»/,
  },
  it: {
    set: /^Modificato: «Ruhige/,
    removed: /^Rimosso: «/,
    unknown: /Non ho capito.*Capisco/,
    already: /lo dice già/,
    unfound: /parlano di «fisica quantistica»/,
  },
  pt: {
    set: /^Alterado: “Ruhige/,
    removed: /^Removido: “/,
    unknown: /Não percebi.*Percebo/,
    already: /já o diz/,
    unfound: /falam de “física quântica”/,
  },
  nl: {
    set: /^Gewijzigd: “Ruhige/,
    removed: /^Verwijderd: “/,
    unknown: /niet begrepen.*Ik begrijp/,
    already: /staat al op/,
    unfound: /zeggen niets over “kwantumfysica”/,
  },
  ja: {
    set: /^変更しました：「Ruhige/,
    removed: /^削除しました：「/,
    unknown: /理解できなかった.*依頼がわかります/,
    already: /すでにページ/,
    unfound: /「量子力学」に関する記述がありません/,
  },
};

for (const [language, requests] of Object.entries(asked)) {
  const reply = replies[language];
  assert.ok(reply);
  test(`${language}: what is asked is done, and said in ${language}`, async () => {
    const input = sample('b2b-software');
    const set = await edit(input, requests.headline);
    assert.equal(first(set.content, 'hero').headline, 'Ruhige Prüfungen');
    assertOthersSame(set.before, set.content, ['hero']);
    assert.match(set.text, reply.set);

    const removed = await edit(input, requests.remove);
    assertOthersSame(removed.before, removed.content, ['faq-1']);
    assert.ok(!ids(removed.content).includes('faq-1'));
    assert.match(removed.text, reply.removed);

    const shorter = await edit(input, requests.shorter);
    assert.ok(JSON.stringify(shorter.content).length < JSON.stringify(shorter.before).length);
    assert.deepEqual(first(shorter.content, 'stats'), first(shorter.before, 'stats'));

    const moved = await edit(input, requests.top);
    assert.equal(ids(moved.content)[1], 'quote-1');
  });
  test(`${language}: what is not understood or not there changes nothing`, async () => {
    const input = sample('b2b-software');
    for (const [ask, said] of [
      [requests.unknown, reply.unknown],
      [requests.found, reply.already],
      [requests.nothing, reply.unfound],
    ] as const) {
      const { before, content, text } = await edit(input, ask);
      assert.deepEqual(content, before, ask);
      assert.match(text, said, ask);
    }
  });
}

test('remove takes the sentence that says it, not the section with the opening hours', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      section(
        'prose-1',
        'Visiting us',
        'We are open from 8 to 18. We accept every insurance. Parking is free.',
      ),
      section(
        'prose-2',
        'Pricing, proof and implementation',
        'Pricing starts at 40 euros. Teams saved 2.3 M.',
      ),
    ],
  };
  const input = sample('b2b-software');
  const insurance = await edit(input, 'remove insurance', { current });
  assertOthersSame(current, insurance.content, ['prose-1']);
  assert.deepEqual(insurance.content.blocks[1], {
    ...current.blocks[1],
    paragraphs: ['We are open from 8 to 18. Parking is free.'],
  });
  const pricing = await edit(input, 'remove pricing', { current });
  assert.deepEqual(pricing.content.blocks[2], {
    ...current.blocks[2],
    paragraphs: ['Teams saved 2.3 M.'],
  });
  assertOthersSame(current, pricing.content, ['prose-2']);
});

const newBlocks: Block[] = [
  {
    type: 'table',
    componentId: 'table-1',
    chunkIds: [],
    columns: ['Plan', 'Seats'],
    rows: [{ cells: ['Basic', '5'] }, { cells: ['Silver', '20'] }],
  },
  {
    type: 'plan',
    componentId: 'plan-1',
    chunkIds: [],
    items: [{ title: 'Sign the contract' }, { title: 'Kickoff call' }],
  },
  {
    type: 'pricing',
    componentId: 'pricing-1',
    chunkIds: [],
    options: [{ title: 'Gold', included: ['Hotline', 'Training'], actionIds: [] }],
  },
  {
    type: 'timeline',
    componentId: 'timeline-1',
    chunkIds: [],
    items: [{ title: 'Workshop' }, { title: 'Launch' }],
  },
  {
    type: 'heard',
    componentId: 'heard-1',
    chunkIds: [],
    items: [
      { said: 'Month end is slow.', proposed: 'A faster close.' },
      { said: 'Audits hurt.', proposed: 'A trail.' },
    ],
  },
  { type: 'sender', componentId: 'sender-1', chunkIds: [], name: 'Ada', actionIds: [] },
  { type: 'statement', componentId: 'statement-1', chunkIds: [], text: 'Close in four days.' },
];

test('the newer blocks are found by name, and lose one piece alone', async () => {
  const input = sample('b2b-software');
  const current: PageContent = { blocks: [hero, ...newBlocks] };
  for (const [ask, id, left] of [
    ['remove Silver', 'table-1', '"rows":[{"cells":["Basic","5"]}]'],
    ['remove the kickoff call', 'plan-1', '"items":[{"title":"Sign the contract"}]'],
    ['remove training', 'pricing-1', '"included":["Hotline"]'],
    ['Entferne den Workshop', 'timeline-1', '"items":[{"title":"Launch"}]'],
    [
      'remove audits hurt',
      'heard-1',
      '"items":[{"said":"Month end is slow.","proposed":"A faster close."}]',
    ],
  ] as const) {
    const { content } = await edit(input, ask, { current });
    assertOthersSame(current, content, [id]);
    const block = content.blocks.find(({ componentId }) => componentId === id);
    assert.ok(JSON.stringify(block).includes(left), ask);
  }
  for (const [ask, id] of [
    ['remove the table', 'table-1'],
    ['remove the pricing', 'pricing-1'],
    ['Entferne die Preise', 'pricing-1'],
    ['Supprime le plan d’action', 'plan-1'],
    ['delete the sender card', 'sender-1'],
    ['remove the statement', 'statement-1'],
    ['スケジュールを削除してください', 'timeline-1'],
  ] as const) {
    const { content } = await edit(input, ask, { current });
    assert.deepEqual(
      content.blocks,
      current.blocks.filter(({ componentId }) => componentId !== id),
      ask,
    );
  }
});

test('shorter keeps figures and what somebody said', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      section(
        'prose-1',
        'Results',
        'We are proud. It is nice to work with us. Ridgeline saved $2.3 M in a year. Everyone likes it. “It just works”, said Ada. That is all.',
      ),
    ],
  };
  const { content } = await edit(sample('b2b-software'), 'make it shorter', { current });
  const text = JSON.stringify(content);
  assert.match(text, /2\.3 M/);
  assert.match(text, /It just works/);
  assert.ok(text.length < JSON.stringify(current).length);
});

test('what the FAQ of the page answers is not called unknown', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      {
        type: 'faq',
        componentId: 'faq-1',
        chunkIds: [],
        items: [
          {
            question: 'Is there a penetration test?',
            answer: 'Every report is shared on request.',
          },
        ],
      },
    ],
  };
  const { content, text } = await edit(
    sample('b2b-software'),
    'mention the penetration test report',
    { current },
  );
  assert.deepEqual(content, current);
  assert.match(text, /already/);
});
