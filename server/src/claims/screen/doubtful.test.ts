import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

/** Written as well as the page around it, with nothing to mark it. */
const texts = [
  {
    language: 'de',
    offered: ['Sie zahlen erst nach der Abnahme.', 'Der Einbau dauert 3 Tage.'],
    among: [
      'Mit dem Einbau verdienen wir kaum etwas.',
      'Die meisten Kunden merken den Unterschied nie, obwohl er groß wäre.',
    ],
  },
  {
    language: 'fr',
    offered: ['Vous ne payez qu’après la pose.', 'La pose dure 3 jours.'],
    among: [
      'On pourrait descendre à 40 si Loïc est d’accord.',
      'Le club de Morgat n’a toujours pas réglé sa facture.',
    ],
  },
  {
    language: 'en',
    offered: ['You pay after the fitting.', 'Fitting takes 3 days.'],
    among: [
      'Our fitters are stretched and we would have to use agency people.',
      'The 3 days leave out the drying, which nobody has asked about.',
    ],
  },
];

test('where notes stand among the sentences, they go and what is offered stays', () => {
  for (const { language, offered, among } of texts) {
    const screened = screenDocument([...offered, '', ...among].join('\n'), language);
    const gone = [...screened.hidden, ...doubtfulIn(screened, language, [])].map(
      ({ text }) => text,
    );
    for (const note of among) assert.ok(gone.includes(note), note);
    for (const offer of offered) assert.ok(!gone.includes(offer), offer);
  }
});

test('a text without notes keeps its sentences', () => {
  const text =
    'The workshop is open to visitors on Saturdays.\n\nThe bus stops in front of the door, and parking is free.\n\nIf it rains, the concert moves to the barn.';
  assert.deepEqual(doubtfulIn(screenDocument(text, 'en'), 'en', []), []);
});

/** Each by what it is, and not by its words: a figure without what it counts, the reader by name, entries. */
const unmarked = [
  {
    language: 'en',
    readers: ['Haverkamp'],
    offered: [
      'A session costs €148, machine and support included.',
      'If a machine fails, a replacement arrives within 24 hours.',
    ],
    among: [
      'Our deputy would take it at 132 and not a cent below.',
      'Dr. Haverkamp has a long memory, and the recall is part of it.',
      'In practice the 24 hours have been closer to forty.',
    ],
  },
  {
    language: 'nl',
    readers: [],
    offered: ['Een deur kost 215 euro, inclusief montage.', 'U kiest zelf de kleur.'],
    among: ['Met 180 blijven we net boven water.', 'Haar directeur is een automan.'],
  },
  {
    language: 'pl',
    readers: ['Dorota'],
    offered: ['Pokój wzorcowy robimy w 21 dni.', 'W cenie jest transport i montaż.'],
    among: [
      'Pani Dorota spieszy się, bo właściciel ją przyciska.',
      'Nową lakiernię odpalimy najwcześniej jesienią.',
    ],
  },
  {
    language: 'ar',
    readers: [],
    offered: ['يبدأ سعر خط الطهي من 18,500 دينار شاملاً التركيب.', 'نسلّم المشروع خلال 60 يوماً.'],
    among: ['قبل شهر أعطينا فندق الواحة السعر نفسه بـ16,200.', 'القرار عند أخته في دبي.'],
  },
];

test('notes that no word marks go, and what is offered beside them stays', () => {
  for (const { language, readers, offered, among } of unmarked) {
    const text = [...offered, '', ...among].join('\n');
    const screened = screenDocument(text, language);
    const gone = [...screened.hidden, ...doubtfulIn(screened, language, [], [], readers)];
    const isGone = (one: string): boolean => gone.some(({ text: hidden }) => hidden.includes(one));
    assert.deepEqual(
      [...among.filter((note) => !isGone(note)), ...offered.filter(isGone)],
      [],
      language,
    );
  }
});

test('entries of a list go when they are the team’s own, and the others stay', () => {
  const shown = ['Taproom: $290 per month', 'Production: $640 per month'];
  const notes = [
    'Happy to throw in migration if they sign by the 15th',
    'Wants a decision before the holidays but has no budget line yet',
    'Production has gone for as little as five hundred to friendly logos',
  ];
  const text = [...shown, ...notes].map((entry) => `- ${entry}`).join('\n');
  const screened = screenDocument(`We brew.\n\nPricing\n${text}`, 'en');
  const gone = [...screened.hidden, ...doubtfulIn(screened, 'en', [])].map(({ text: one }) => one);
  for (const note of notes)
    assert.ok(
      gone.some((one) => one.includes(note)),
      note,
    );
  for (const one of shown) assert.ok(!gone.some((hidden) => hidden.includes(one)), one);
});

test('a label that heads a note heads all that stands on its line', () => {
  const [note, errand] = [
    'Hinweis Empfang: Dr. Mensah hört im Sommer auf, Nachfolge offen.',
    'Bitte keine Narkosetermine nach dem 15. Juli zusagen.',
  ];
  const shown = 'Sprechzeiten: Mo–Do 8–18 Uhr. Dienstags bis 20 Uhr.';
  const text = `Wir behandeln Sie ohne Eile.\n\n${shown}\n\n${note} ${errand}`;
  const screened = screenDocument(text, 'de');
  const gone = [...screened.hidden, ...doubtfulIn(screened, 'de', [])].map(({ text: one }) => one);
  assert.deepEqual(gone, [note, errand]);
});

test('a note that says so itself casts no doubt on the lines above it', () => {
  const lines = [
    'Larkhill Baths (two pools, Dorset) used 310 bags of salt a month before Clearwell and 120 a year later.',
    'Moor Street Lido (one pool) called the plumber every month; now once a year.',
  ];
  const note =
    'We reckon most pools save a third but that is from five of them, the lawyers asked us not to print it.';
  const text = `Clearwell looks after the water of public pools.\n\nResults\n${lines.join('\n')}\n${note}\n\nPrices\nA visit costs £95 and takes two hours. You see the values online.`;
  const screened = screenDocument(text, 'en');
  const left = [...screened.hidden, ...doubtfulIn(screened, 'en', ['Clearwell'])];
  assert.deepEqual(
    left.map((one) => one.text),
    [note],
  );
});
