import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from './product.ts';
import { readText } from './read.ts';

const read = (text: string, language = 'en') => readText(text, language);

test('markdown and plain text have the same outline', () => {
  const markdown = read('# Title here\n\nIt is a thing that works.\n\n## Why\n- One\n- Two\n');
  const plain = read('Title here\n\nIt is a thing that works.\n\nWhy:\n- One\n- Two\n');
  for (const { title, sections } of [markdown, plain]) {
    assert.equal(title, 'Title here');
    assert.deepEqual(
      sections.map(({ heading, paragraphs, items }) => [heading, paragraphs.length, items.length]),
      [
        [undefined, 1, 0],
        ['Why', 0, 2],
      ],
    );
  }
});

test('small sections below an empty heading are the entries of a list', () => {
  const { sections } = read(
    '## Approach\n### Forecast\nWe look ahead.\n### Steer\nWe shift load.\n',
  );
  assert.deepEqual(sections[0]?.items, [
    { title: 'Forecast', text: 'We look ahead.' },
    { title: 'Steer', text: 'We shift load.' },
  ]);
});

const entries: [raw: string, title: string, text: string | undefined][] = [
  ['- **Fast**: it answers in a second', 'Fast', 'It answers in a second.'],
  ['- Fast: it answers in a second', 'Fast', 'It answers in a second.'],
  ['- Fast – it answers in a second', 'Fast', 'It answers in a second.'],
  ['- It is fast. It answers in a second', 'It is fast', 'It answers in a second.'],
  ['- ✅ Fast', '✅ Fast', undefined],
  ['✓ Fast', 'Fast', undefined],
  ['- [x] Fast', 'Fast', undefined],
  ['- **Uptime:** 99.95%', 'Uptime: 99.95%', undefined],
];

for (const [raw, title, text] of entries) {
  test(`the entry ${raw}`, () => {
    const [item] = read(`Points:\n${raw}\n- Another\n`).sections[0]?.items ?? [];
    assert.deepEqual(item, { title, ...(text === undefined ? {} : { text }) });
  });
}

const quotations: [raw: string, text: string, attribution: string, role: string | undefined][] = [
  [
    '"It just works for us." (Fitter, Acme, may be used)',
    'It just works for us.',
    'Fitter',
    'Acme',
  ],
  [
    '"It just works for us." — Fitter, gas works, Leeds (ok to use, no company name)',
    'It just works for us.',
    'Fitter',
    'gas works, Leeds',
  ],
  [
    '„Es läuft einfach bei uns.“ (Dachdecker, Bern, darf genannt werden)',
    'Es läuft einfach bei uns.',
    'Dachdecker',
    'Bern',
  ],
  [
    '> "It just works for us."\n> — Jane Doe, CFO at Acme',
    'It just works for us.',
    'Jane Doe',
    'CFO at Acme',
  ],
  [
    '"It just works for us." Jane Doe, CFO, Acme (14 shops)',
    'It just works for us.',
    'Jane Doe',
    'CFO, Acme (14 shops)',
  ],
  [
    '"It just works for us." - Jane Doe (CFO, Acme)',
    'It just works for us.',
    'Jane Doe',
    'CFO, Acme',
  ],
  [
    '“It just works for us,” says Jane Doe, CFO at Acme.',
    'It just works for us.',
    'Jane Doe',
    'CFO at Acme',
  ],
  ['Jane Doe, CFO: "It just works for us"', 'It just works for us.', 'Jane Doe', 'CFO'],
  [
    '„Unsere Leute fahren nicht zweimal.“ – Karin Vogt',
    'Unsere Leute fahren nicht zweimal.',
    'Karin Vogt',
    undefined,
  ],
  [
    'From the shop floor: "It just works for us." – Jane Doe, shift leader',
    'It just works for us.',
    'Jane Doe',
    'shift leader',
  ],
];

for (const [raw, text, attribution, role] of quotations) {
  test(`the quotation ${raw.replaceAll('\n', ' ')}`, () => {
    assert.deepEqual(read(`Intro sentence here.\n\n${raw}\n`).quotes, [
      { text, attribution, ...(role === undefined ? {} : { role }) },
    ]);
  });
}

test('a phrase in quotation marks, or a motto, is no quotation', () => {
  assert.deepEqual(read('We call it "the quiet close" and mean it.').quotes, []);
  assert.deepEqual(read('Our motto: "we ship every single day"').quotes, []);
});

test('questions are found with Q and A, as headings, and in lists', () => {
  const marked = read('Q: How long?\nA: Six weeks.\n\nQ: Who trains?\nA: We do.\nOn site.\n');
  const headed = read('How long?\nSix weeks.\n\nWho trains?\nWe do. On site.\n');
  const listed = read('## FAQ\n- How long? Six weeks.\n- Who trains? We do. On site.\n');
  for (const { questions } of [marked, headed, listed]) {
    assert.deepEqual(
      questions.map(({ question, answer }) => [question, answer]),
      [
        ['How long?', 'Six weeks.'],
        ['Who trains?', 'We do. On site.'],
      ],
    );
  }
});

test('one question as a heading is a heading', () => {
  const { questions, sections } = read('## Why us?\nWe are near.\n\n## Prices\nThey are low.\n');
  assert.deepEqual(questions, []);
  assert.equal(sections[0]?.heading, 'Why us?');
});

test('a table of names and figures keeps both', () => {
  const { sections } = read(
    '## Results\n| Measure | Value |\n|---|---|\n| Uptime | 99.9% |\n| Days | 4 days |\n',
  );
  assert.deepEqual(sections[0]?.tables, [
    {
      columns: ['Measure', 'Value'],
      rows: [
        ['Uptime', '99.9%'],
        ['Days', '4 days'],
      ],
      kind: 'plain',
    },
  ]);
});

test('names above columns are a head, even with figures in them, where the corner is empty', () => {
  const { sections } = read(
    '## Data\n| | KP 600 | KP 900 |\n| Output | 600/h | 900/h |\n| Pallets | 1 | 2 |\n',
  );
  assert.deepEqual(sections[0]?.tables[0]?.columns, ['', 'KP 600', 'KP 900']);
  assert.equal(sections[0]?.tables[0]?.rows.length, 2);
});

test('two quotations in a row are no table, even where an address with a number follows', () => {
  const { sections, quotes } = read(
    '## Voices\n„Nach neun Tagen war die Straße wieder zu.“ – Gerlinde Aschenbrenner, Am Anger 7\n„Der Antrag war schnell fertig.“ – Ayşe Yıldırım, Schulstraße 22\n',
  );
  assert.deepEqual(
    sections.flatMap(({ tables }) => tables),
    [],
  );
  assert.equal(quotes.length, 2);
});

test('a list of prices in several units is one table', () => {
  const { sections } = read(
    '## Kosten\nAnschluss bis 15 kW: 6.900 €\nGrundpreis im Jahr: 348 €\nArbeitspreis: 9,8 Cent/kWh\nAusbau der Heizung: 1.250 €\n',
  );
  assert.deepEqual(
    sections[0]?.tables.map(({ rows }) => rows.length),
    [4],
  );
});

test('notes to the writer are left out', () => {
  const { sections } = read(
    'Tone: warm\n\nAcme ships parts. Do not mention competitors on the page.\n\n## Internal\nFloor price is 60.\n\n### More\nSecret.\n\n## Open\nAvoid downtime with spare parts.\n',
  );
  assert.deepEqual(
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ['Acme ships parts.', 'Avoid downtime with spare parts.'],
  );
});

test('code, placeholders and addresses do not reach a page', () => {
  const { sections } = read(
    'Good sentence. Dear {{first_name}}, hello. See https://a.example for more. Our guide (https://a.example) helps.\n\n```\nconst x = 1;\n```\n',
  );
  assert.deepEqual(
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ['Good sentence. Our guide helps.'],
  );
});

const subjects: [
  text: string,
  names: string[],
  product: string | undefined,
  tagline: string | undefined,
][] = [
  ['# Ledgerline: close in four days\n\nText here.', [], 'Ledgerline', undefined],
  [
    'Product: Ledgerline\nTagline: Close in four days\n\nText here.',
    [],
    'Ledgerline',
    'Close in four days',
  ],
  ['Carepath helps teams. With Carepath, nobody waits.', [], 'Carepath', undefined],
  ['Write a page for Fleetwise. Fleetwise is a platform.', [], 'Fleetwise', undefined],
  ['Security is hard. Better security helps.', [], undefined, undefined],
  ['Acme Cloud runs a programme.', [], 'Acme Cloud', undefined],
  ['Better payroll software', ['Payroll'], 'Payroll', undefined],
  ['We build robots. Our Armature fleet picks cases.', ['Armature'], 'Armature', undefined],
  ['Company: Northwind\n\nCarepath helps Northwind. Carepath is new.', [], 'Carepath', undefined],
  ['# The quiet close\n\nWe close books.', [], undefined, undefined],
];

for (const [text, names, product, tagline] of subjects) {
  test(`what “${text.replaceAll('\n', ' / ')}” is about`, () => {
    assert.deepEqual(subjectOf(read(text), names, ['Northwind Traders'], text, 'en'), {
      ...(product === undefined ? {} : { product }),
      ...(tagline === undefined ? {} : { tagline }),
    });
  });
}

const timed: [name: string, raw: string, first: string[]][] = [
  [
    'a day above its times',
    'Programme\nThu 19 March\n09:30 Panel: twins\n11:30 Clinic',
    ['Thu 19 March, 09:30', 'Panel: twins'],
  ],
  [
    'days that look like numbered entries',
    'Termine\n12. Januar: erste Probe\n27. Juni: Sommerkonzert',
    ['12. Januar', 'erste Probe'],
  ],
  [
    'French times',
    'Programme\n9 h 30 Accueil et café\n10 h 00 Présentation',
    ['9 h 30', 'Accueil et café'],
  ],
  [
    'days behind what they are for',
    'Dates\nDesign freeze 5 February\nHandover 8 May',
    ['5 February', 'Design freeze'],
  ],
  [
    'weeks inside one line',
    'Rollout\nWeek 1 connect the banks. Week 2 learn the rules. Week 3 go live.',
    ['Week 1', 'connect the banks'],
  ],
];
for (const [name, raw, first] of timed) {
  test(`a timeline: ${name}`, () => {
    const [table] = read(`It is a thing that works.\n\n${raw}\n`).sections.flatMap(
      ({ tables }) => tables,
    );
    assert.equal(table?.kind, 'agenda');
    assert.deepEqual(table?.rows[0], first);
  });
}

test('steps inside one line are a list, and weeks of work are no days of September', () => {
  const steps = read('How it goes\n\n1) visit (1 week) 2) plans 3) works, 5 settimane\n', 'it');
  assert.deepEqual(
    steps.sections.flatMap(({ items }) => items.map(({ title }) => title)),
    ['visit (1 week)', 'plans', 'works, 5 settimane'],
  );
});

test('a question and its answer on one line lose their letters; a question alone is left out', () => {
  const { questions, sections } = read(
    'FAQ\nQ: Is it streamed? A: The panels are.\nQ: Can I cancel? A: Until May.\n\nIs there parking?\n',
  );
  assert.deepEqual(questions, [
    { question: 'Is it streamed?', answer: 'The panels are.' },
    { question: 'Can I cancel?', answer: 'Until May.' },
  ]);
  assert.ok(!JSON.stringify(sections).includes('parking'));
});

test('notes to a price list are terms, and heads of what the reader gets', () => {
  const text =
    'Hire, per piece\n- Sheet: £1.32\n- Towel: £0.41\n\nNotes to list\n1) Hire: 12 months, then 3 months notice.\n2) No deposit is asked for.';
  assert.match(JSON.stringify(readText(text, 'en')), /12 months, then 3 months notice.*No deposit/);
});

test('points that somebody numbered are no steps, and an entry or a demand heads the table below it', () => {
  const remarks = readText(
    'We run docks.\n\n----\n1. It is not 70 percent. They went from 74 minutes to 31. We measured it.\n2. The price is £440 per site. Set-up is £1,800 once.\n',
    'en',
  ).sections.at(-1);
  assert.equal(remarks?.ordered, false);
  assert.equal(remarks?.items.length, 0);
  const minutes = readText(
    'We let a hall.\n\n----\n3. Charges. Agreed from 1 April:\n   | Room | Price |\n   | Hall | £12 |\n   | Loft | £8 |\n   Minimum hire is two hours.\n4. Heating. It is included now. No more coins.\n',
    'en',
  ).sections;
  const charges = minutes.find(({ tables }) => tables.length > 0);
  assert.deepEqual([charges?.heading, charges?.items, charges?.since], ['Charges', [], true]);
  assert.match(charges?.paragraphs[0]?.text ?? '', /Minimum hire/);
  const tender = readText(
    'We clean silos.\n\nQ1. How do you plan?\n1. Visit. We come.\n2. Plan. You read it.\n\nQ2. State your pricing.\nEvery job is quoted. For guidance:\nTanker with crew     £1,480 per shift\nTeam of four         £2,900 per shift\n',
    'en',
  ).sections.find(({ tables }) => tables.length > 0);
  assert.equal(tender?.heading, undefined);
});
