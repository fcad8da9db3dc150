// What is added is what the team said, where it said so: no word of an order, no sentence that was taken back, no line of a chat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';
import { mainClause } from './read/dictated.ts';
import { saidToReader } from './read/to_reader.ts';
import { readRequests } from './read_requests.ts';
import type { Request } from './requests.ts';

const told = (request: Request): string =>
  [
    request.kind,
    'section' in request ? request.section : 'text' in request ? request.text : '',
    'place' in request && request.place ? request.place.where : '',
    'form' in request ? request.form : '',
  ]
    .filter((part) => part !== '')
    .join(' / ');

const takenBack: [home: string, message: string, left: string][] = [
  [
    'nl',
    'Voeg toe dat de gemeente een eigen afspraak heeft... nee sorry, voeg toe dat Joris haar donderdag belt',
    'Joris belt haar donderdag.',
  ],
  [
    'en',
    'Add that the van comes on Monday, no sorry, that Pete brings the scaffold on Friday',
    'Pete brings the scaffold on Friday.',
  ],
  [
    'de',
    'Füge hinzu, dass wir im Mai kommen – ach nein, schreib dazu, dass Jana am Freitag anruft',
    'Jana ruft am Freitag an.',
  ],
  [
    'fr',
    'Ajoutez que nous venons lundi, non, pardon, ajoutez que Luc passe jeudi',
    'Luc passe jeudi.',
  ],
  [
    'es',
    'Añade que vamos el lunes, no, perdón, añade que Marta llama el jueves',
    'Marta llama el jueves.',
  ],
  [
    'it',
    'Aggiungi che veniamo lunedì, anzi no, aggiungi che Luca chiama giovedì',
    'Luca chiama giovedì.',
  ],
  [
    'pt',
    'Acrescenta que vamos na segunda, não, desculpe, acrescenta que o Rui liga na quinta',
    'O Rui liga na quinta.',
  ],
  [
    'pl',
    'Dodaj, że przyjedziemy w poniedziałek, nie, przepraszam, dodaj, że Ola zadzwoni w czwartek',
    'Ola zadzwoni w czwartek.',
  ],
  ['ja', '月曜に伺うと追加して、いや、やっぱり木曜に電話すると追加して', '木曜に電話する'],
];
for (const [home, message, left] of takenBack) {
  test(`only what follows is asked for: ${message}`, () => {
    const read = readRequests(message, home);
    assert.deepEqual(
      read.map((one) => 'text' in one && one.text),
      [left],
    );
  });
}

const asked: [home: string, message: string, requests: string[]][] = [
  [
    'en',
    "Can you say near the top in plain words why the front can't have double glazing",
    ["mention / why the front can't have double glazing / top"],
  ],
  ['en', 'Write in simple terms what happens if it rains', ['mention / what happens if it rains']],
  [
    'nl',
    'Zet bovenaan in gewone taal waarom de voorkant geen dubbel glas krijgt',
    ['mention / waarom de voorkant geen dubbel glas krijgt / top'],
  ],
  [
    'fr',
    'Dites en haut avec des mots simples pourquoi la façade reste en simple vitrage',
    ['mention / pourquoi la façade reste en simple vitrage / top'],
  ],
  [
    'es',
    'Di arriba con palabras sencillas por qué la fachada no lleva doble cristal',
    ['mention / por qué la fachada no lleva doble cristal / top'],
  ],
  ['en', 'Say at the top we are closed on Sundays', ['mention / We are closed on Sundays. / top']],
  [
    'de',
    'schreib oben rein dass die AG donnerstags 14 bis 15.30 ist',
    ['mention / Die AG ist donnerstags 14 bis 15.30. / top'],
  ],
  ['en', 'Add near the prices that the deposit comes back', ['mention / prices']],
  [
    'en',
    'make it clear that 1.9 t is fine for the floor, she asked',
    ['mention / 1.9 t is fine for the floor.'],
  ],
  [
    'de',
    'mach bitte deutlich, dass die Anfahrt im Preis drin ist',
    ['mention / Die Anfahrt ist im Preis drin.'],
  ],
  ['en', "say straight that a key isn't needed", ["mention / A key isn't needed."]],
  ['en', 'make it clear we never fit kitchens', ['mention / We never fit kitchens.']],
  ['de', 'Bitte noch schreiben, dass wir keine Boote holen', ['mention / Wir holen keine Boote.']],
  ['es', 'Aclarar que el lunes no hay barco', ['mention / El lunes no hay barco.']],
  ['fr', 'faites savoir que le quai est fermé', ['mention / Le quai est fermé.']],
  ['ja', '駐輪は2台までと書いておいて', ['mention / 駐輪は2台までです。']],
  ['en', 'make it shorter for phones', ['shorten / it']],
  ['en', 'The guarantee should be higher up and stand out more', ['move / guarantee / up']],
  [
    'de',
    'Die Sache mit den 10 % für das zweite Kind muss weiter nach oben, das ist das Wichtigste',
    ['move / 10 % für das zweite Kind / up'],
  ],
  [
    'de',
    'das mit der förderung vom land muss direkt hinter den AG preis, sonst kriegt der verein nen schreck',
    ['move / förderung vom land / after'],
  ],
  ['en', "I want Dr Wendt's line bigger, like a quote, further up", ["move / Dr Wendt's / up"]],
  ['en', 'the thing with the deposit needs to go further up', ['move / deposit / up']],
  ['fr', 'Ce qui concerne la caution doit monter', ['move / caution / up']],
  [
    'es',
    'las semanas de recuperación ponlas como un calendario o por pasos, que se vea de un vistazo',
    ['reshape / semanas de recuperación / timeline'],
  ],
  [
    'en',
    'Make the before-you-start part a checklist please',
    ['reshape / before-you-start part / list'],
  ],
  ['en', 'lose the getting there section', ['remove / getting there section']],
];
for (const [home, message, requests] of asked) {
  test(`read as it is meant: ${message}`, () =>
    assert.deepEqual(readRequests(message, home).map(told), requests));
}

test('a clause is turned only where its subject and its verb are sure', () => {
  for (const [language, clause, sentence] of [
    ['nl', 'die 25 euro een voorbeeld is', 'Die 25 euro is een voorbeeld.'],
    ['nl', 'de nieuwe machine in mei komt', 'De nieuwe machine komt in mei.'],
    ['nl', 'het contract in mei afloopt', 'Het contract loopt in mei af.'],
    ['nl', 'de monteur gereedschap meebrengt', undefined],
    ['nl', 'de foto’s van de zaal in mei komen', undefined],
    ['de', 'das Team Kaffee mitbringt', 'Das Team bringt Kaffee mit.'],
    ['de', 'alle Kinder Milch bekommen', 'Alle Kinder bekommen Milch.'],
    ['de', 'die ag donnerstags 14 bis 15.30 ist', undefined],
    ['de', 'der Preis der Anlage im Mai steigt', undefined],
  ] as const)
    assert.equal(mainClause(clause, language), sentence, clause);
});

test('who is named does it for the reader', () => {
  assert.equal(saidToReader('Joris belt haar donderdag.', 'nl'), 'Joris belt u donderdag.');
  assert.equal(saidToReader('Pete rings her on Friday.', 'en'), 'Pete rings you on Friday.');
  assert.equal(saidToReader('Pete brings her drill.', 'en'), 'Pete brings her drill.');
});

const page: PageContent = {
  blocks: [
    {
      type: 'hero',
      componentId: 'hero',
      chunkIds: [],
      actionIds: [],
      headline: 'A yard on the river',
    },
    {
      ...{ type: 'heard', componentId: 'heard', chunkIds: [], heading: 'What you asked' },
      items: [{ said: '“Is the quay fine for 2 t?”', proposed: 'The crane lifts 5 t.' }],
    },
    {
      ...{ type: 'prose', componentId: 'terms', chunkIds: [], heading: 'Terms' },
      paragraphs: [
        'Cargo insurance is optional at 0.28% (min £25). The fee is due in May. VAT comes on top.',
      ],
    },
    { type: 'callToAction', componentId: 'end', chunkIds: [], heading: 'Next', actionIds: [] },
  ],
};
const input = ofContext(
  'en',
  'Alto keeps a yard.\n\nLowenna: yard yes, on a lead, away from machines.',
);
const ask = (text: string) => run({ ...input, current: structuredClone(page), message: { text } });
const blockOf = ({ blocks }: PageContent, id: string): string =>
  JSON.stringify(blocks.find(({ componentId }) => componentId === id));

test('what the team writes out stands in its words, and no line of a chat for it', async () => {
  const { content } = await ask(
    'Add that Bosun is welcome in the yard on a lead, away from the machines',
  );
  assert.match(
    JSON.stringify(content),
    /Bosun is welcome in the yard on a lead, away from the machines\./,
  );
  assert.doesNotMatch(JSON.stringify(content), /Lowenna/);
});

test('what only the reader said is not called said', async () => {
  const { content, text } = await ask('make it clear that the quay is fine for 2 t');
  assert.doesNotMatch(text, /says it already/);
  assert.match(JSON.stringify(content), /The quay is fine for 2 t\./);
});

test('a sentence that shares no word with a section stands among the general facts, and introduces no form', async () => {
  const { content } = await ask(
    'add that Agnieszka will be there in person for the first three loadings',
  );
  assert.doesNotMatch(blockOf(content, 'end'), /Agnieszka/);
  const texts = content.blocks.filter(({ type }) => type === 'prose');
  assert.match(JSON.stringify(texts), /Agnieszka/);
});

test('a price that is not on the page moves no other one', async () => {
  const { content } = await ask('Put the price per trailer at 15 a month right at the top, big');
  assert.deepEqual(content.blocks, page.blocks);
});

test('what a left-out line denies is not added, whatever else that line names', async () => {
  const { content, text } = await run({
    ...ofContext(
      'en',
      'Slipway: open daily.\n\n[03/05, 09:12] Jan: slipway washing free for them\n[04/05, 10:20] Ines: no free slipway washing, the pump broke',
    ),
    current: structuredClone(page),
    message: { text: 'add that the slipway washing is free' },
  });
  assert.doesNotMatch(JSON.stringify(content), /washing is free/);
  assert.match(text, /pump/);
});

test('a promise that no order asks for is held against what the sources say', async () => {
  const { content, text } = await ask('the yard is open to dogs without lead');
  assert.deepEqual(content.blocks, page.blocks);
  const priced = { ...ofContext('en', 'Hull survey: £90.'), current: structuredClone(page) };
  const told = await run({ ...priced, message: { text: 'the hull survey is free, I promised' } });
  assert.match(told.text, /Hull survey: £90/);
  assert.ok(text !== '');
});

test('a figure that the page does not have is named in the reply', async () => {
  const { text } = await ask('change £71 to £74');
  assert.match(text, /“71” nowhere on the page/);
});

const asMeant: [home: string, message: string, read: string][] = [
  [
    'en',
    'add that the shed is heated, her cousins will like that',
    'mention / The shed is heated.',
  ],
  ['en', 'add the rinsing rule, everybody forgets about it', 'addAbout / rinsing rule'],
  ['fr', 'enlever le vestiaire, trop long', 'remove / vestiaire'],
  ['it', 'togli il vestiario, lo diciamo al telefono', 'remove / vestiario'],
  ['de', 'Rabatt ergänzen? quatsch, aber die 9 Boote bitte rein', 'addAbout / 9 Boote'],
  ['nl', 'lijst van Mia onderaan ipv boven', 'move / lijst van Mia / bottom'],
  [
    'en',
    'make the title shorter and drop the word cheap',
    'shorten / headline + removeText / headline',
  ],
  ['es', 'El título que no diga "Barcos baratos"', 'headlineAbout / without Barcos baratos'],
  ['es', 'que el título diga algo del puerto', 'headlineAbout / puerto'],
  ['en', 'shorter headline, just say boats from Monday', 'setHero / Boats from Monday'],
  ['en', 'the deposit is £40, isn’t it? check', 'check / the deposit is £40?'],
  [
    'en',
    'add up the hire for them: 3 x 40, show the sum',
    'reckon / add up the hire for them: 3 x 40, show the sum',
  ],
  ['it', 'metti il prezzo del 310 a 92.000', 'setValue / prezzo del 310 / 92.000'],
  ['it', 'la lista prima di tutto il resto', 'move / lista / before'],
  ['en', 'put the opening date at the top: 3 May', 'mention / Opening date: 3 May. / top'],
  ['ja', '駐車場の案内は不要です、削除で', 'remove / 駐車場'],
  ['nl', 'Kan er een regel bij in het Turks?', 'refuse / translate'],
];

for (const [home, message, read] of asMeant) {
  test(`a reason, a second thought and a question are no order: ${message}`, () => {
    const parts = readRequests(message, home).map((request) => {
      const { kind, ...rest } = request as unknown as Record<string, string | { where: string }>;
      const { where } = (rest.place ?? {}) as { where?: string };
      const named = rest.because ?? rest.section ?? rest.topic ?? rest.question ?? rest.text;
      const without = rest.without ? `without ${String(rest.without)}` : undefined;
      return [kind, named, without, rest.value, where].filter(Boolean).join(' / ');
    });
    assert.equal(parts.join(' + '), read);
  });
}

test('what a left-out line says not to name is not promised, however else it is put', async () => {
  const { content, text } = await run({
    ...ofContext(
      'en',
      'Slipway: open daily.\n\nInternal, do not show\n- Do not speak of the Tidewatch feed, it does not exist yet.',
    ),
    current: structuredClone(page),
    message: { text: 'add that we work with Tidewatch' },
  });
  assert.doesNotMatch(JSON.stringify(content), /Tidewatch/);
  assert.match(text, /does not exist yet/);
});

for (const [home, message, left] of [
  ['en', 'Take the fees out, better without after all', 'fees'],
  ['de', 'Bitte die Kosten raus, am Ende doch lieber ohne', 'Kosten'],
  ['fr', 'Supprime les tarifs, finalement mieux sans', 'tarifs'],
  ['it', 'Togli i costi, alla fine meglio senza', 'costi'],
] as const)
  test(`“${message}” is one wish: what is said twice takes nothing else away`, () => {
    assert.deepEqual(readRequests(message, home).map(told), [`remove / ${left}`]);
  });

test('rates are taken out where a section is called so, and no price beside it goes with them', async () => {
  const content: PageContent = {
    blocks: [
      {
        ...{ type: 'benefits', componentId: 'b', chunkIds: [], heading: 'What you get' },
        items: [{ title: 'Guarantees', text: 'From £20,000, within a week.' }],
      },
      {
        ...{ type: 'table', componentId: 't', chunkIds: [], heading: 'Rates (variable)' },
        columns: ['Account', 'AER'],
        rows: [{ cells: ['Notice', '3.10 %'] }],
      },
    ],
  };
  const { content: left } = await run({
    ...ofContext('Bank of the Fens. Guarantees from £20,000, within a week.', 'en'),
    current: content,
    message: { text: 'Remove all mention of rates please' },
  });
  assert.deepEqual(
    left.blocks.map(({ componentId }) => componentId),
    ['b'],
  );
});
