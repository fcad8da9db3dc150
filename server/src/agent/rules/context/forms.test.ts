// The forms in which people set down questions, quotations, dates and figures, in the languages they write.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const questionsIn = (text: string, language: string) =>
  readText(`Alba repairs roofs for schools.\n\n${text}`, language).questions.map(
    ({ question, answer }) => [question, answer],
  );

const asked: [how: string, language: string, text: string, pairs: [string, string][]][] = [
  [
    'by letters, and a gap ends them',
    'fr',
    'D : Qui paie ?\nR : La commune.\nD : Quand ?\nR : En juin.\n\nNous sommes à Brest.',
    [
      ['Qui paie ?', 'La commune.'],
      ['Quand ?', 'En juin.'],
    ],
  ],
  [
    'by letters and numbers on one line',
    'en',
    'Q1. Who tells them? A1. We do.\nQ2. Is it loud? A2. Until noon.',
    [
      ['Who tells them?', 'We do.'],
      ['Is it loud?', 'Until noon.'],
    ],
  ],
  [
    'bold before the answer, with what leads to it',
    'de',
    '**Wer kommt?** Zwei Personen.\n**Das Dach ist flach. Geht das?** Ja, ab 3 Grad.',
    [
      ['Wer kommt?', 'Zwei Personen.'],
      ['Das Dach ist flach. Geht das?', 'Ja, ab 3 Grad.'],
    ],
  ],
  [
    'counted, with the answer below',
    'es',
    '1. ¿Cuánto dura?\n   Tres semanas.\n2. ¿Hace falta licencia?\n   No.',
    [
      ['¿Cuánto dura?', 'Tres semanas.'],
      ['¿Hace falta licencia?', 'No.'],
    ],
  ],
  ['a figure is no question', 'en', 'P: 400 W\nD: 30 cm', []],
];

for (const [how, language, text, pairs] of asked) {
  test(`questions: ${how}`, () => assert.deepEqual(questionsIn(text, language), pairs));
}

const quoted: [how: string, language: string, text: string, attribution: string, role?: string][] =
  [
    [
      'a name right behind',
      'es',
      '"Ahora nos lleva diez minutos." Vicente Llopis, presidente, C. R. de Alcoraya',
      'Vicente Llopis',
      'presidente, C. R. de Alcoraya',
    ],
    [
      'a dash on the next line',
      'fr',
      '« Vingt minutes, et c’était fini. »\n— Yann Le Bihan, directeur',
      'Yann Le Bihan',
      'directeur',
    ],
    [
      'a dash after a gap',
      'en',
      '"Nobody drives out any more."\n\n– Dr. Ivo Marsh, E. M. Institute',
      'Dr. Ivo Marsh',
      'E. M. Institute',
    ],
    [
      'words on two lines',
      'en',
      '"It told us about the frost\ntwo hours before it came."\nJoan Pell, grower',
      'Joan Pell',
      'grower',
    ],
    [
      'German marks',
      'de',
      '»Wir haben jetzt Vögel vor dem Fenster.«\nJens Aalders (Nordring)',
      'Jens Aalders',
      'Nordring',
    ],
    [
      'a speaker above',
      'en',
      'Owen Lake, contractor:\n"Two men set up forty gauges in a day."',
      'Owen Lake',
      'contractor',
    ],
    [
      'a colleague’s label',
      'en',
      'quote from Lena at Brightwell — "People stopped booking rooms." Lena Forsyth, Brightwell',
      'Lena Forsyth',
      'Brightwell',
    ],
  ];

for (const [how, language, text, attribution, role] of quoted) {
  test(`a quotation and its speaker: ${how}`, () => {
    const { quotes, sections } = readText(`Alba repairs roofs.\n\n${text}`, language);
    assert.equal(quotes.length, 1, JSON.stringify(sections));
    assert.equal(quotes[0]?.attribution, attribution);
    assert.equal(quotes[0]?.role, role);
    assert.equal(sections.flatMap(({ paragraphs }) => paragraphs).length, 1);
  });
}

test('an attribution without its words is no text', () => {
  const { sections } = readText('Alba repairs roofs.\n\n— Yann Le Bihan, directeur, Brest', 'fr');
  assert.deepEqual(
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ['Alba repairs roofs.'],
  );
});

const dated: [language: string, text: string, heading: string, days: string[]][] = [
  [
    'en',
    '## Timeline\nFebruary: roof check\nApril–June: grid answer\nAugust: first payment',
    'Timeline',
    ['February', 'April–June', 'August'],
  ],
  [
    'fr',
    '**Calendrier**\n\nJanvier-février : diagnostic\nMars : devis\nFin août : réception',
    'Calendrier',
    ['Janvier-février', 'Mars', 'Fin août'],
  ],
  [
    'pl',
    'Harmonogram:\nStyczeń: audyt\nLuty–marzec: projekt',
    'Harmonogram',
    ['Styczeń', 'Luty–marzec'],
  ],
  ['ja', 'スケジュール\n4月：現地調査\n7月〜8月：工事', 'スケジュール', ['4月', '7月〜8月']],
];

for (const [language, text, heading, days] of dated) {
  test(`dates below a heading: ${heading}`, () => {
    const section = readText(`Alba repairs roofs.\n\n${text}`, language).sections.at(-1);
    assert.equal(section?.heading, heading);
    assert.equal(section?.tables[0]?.kind, 'agenda');
    assert.deepEqual(
      section?.tables[0]?.rows.map(([day]) => day),
      days,
    );
  });
}

test('a number of things with its price is no date, and keeps what holds for all prices', () => {
  const text =
    'Preise (brutto, schlüsselfertig, ohne Grundstück)\n2 Gruppen: ab 1,65 Mio. €\n4 Gruppen: ab 2,9 Mio. €';
  const section = readText(`Alba baut Kitas.\n\n${text}`, 'de').sections.at(-1);
  assert.equal(section?.heading, 'Preise (brutto, schlüsselfertig, ohne Grundstück)');
  assert.equal(section?.tables[0]?.kind, 'prices');
  const headingOf = (line: string) =>
    readText(`Alba baut Kitas.\n\n${line}\nTisch: 90 €\nStuhl: 40 €`, 'de').sections.at(-1)
      ?.heading;
  assert.equal(headingOf('PREISE (netto)'), 'Preise (netto)');
  assert.equal(headingOf('Pricing (guide)'), 'Pricing (guide)');
  assert.equal(headingOf('Preise (Stand 11/2025)'), 'Preise');
});

test('advantages may be counted, and are no steps', () => {
  const ordered = (heading: string) =>
    readText(`Alba ripara tetti.\n\n${heading}:\n1) Leggero\n2) Caldo\n3) Sano`, 'it').sections.at(
      -1,
    )?.ordered;
  assert.equal(ordered('Vantaggi'), false);
  assert.equal(ordered('Come lavoriamo'), true);
});

test('figures keep whose they are and of when', () => {
  const text =
    'Resultados en la Comunidad de Regantes de Alcoraya (1.150 hectáreas, 2024):\n- 22 % menos de agua\n- 3 fugas detectadas';
  const section = readText(`Alba riega.\n\n${text}`, 'es').sections.at(-1);
  assert.equal(
    section?.heading,
    'Resultados en la Comunidad de Regantes de Alcoraya (1.150 hectáreas, 2024)',
  );
  assert.equal(section?.items.length, 2);
});

test('a slide’s number is no text, and two quotations below it have a speaker each', () => {
  const { sections, quotes } = readText(
    `Alba repairs roofs.

> Slide 2 - why schools switch
* Quiet
* Dry in a day

> Slide 3 - what they say
"I finish at six every day now." Siobhan Kerr, owner, Larne
"It paid for itself in two months." Adrian Poole, manager, Four Oaks`,
    'en',
  );
  assert.deepEqual(
    sections.map(({ heading }) => heading),
    [undefined, 'Why schools switch'],
  );
  assert.deepEqual(
    quotes.map(({ attribution }) => attribution),
    ['Siobhan Kerr', 'Adrian Poole'],
  );
});

test('steps are counted in any way, and the colon of a time parts no row', () => {
  const of = (text: string) => readText(`Alba repairs roofs.\n\n${text}`, 'und').sections.at(-1);
  assert.deepEqual(
    of('Étapes :\n1/ Enlèvement\n2/ Numérisation\n3/ Conservation')?.items.map(
      ({ title }) => title,
    ),
    ['Enlèvement', 'Numérisation', 'Conservation'],
  );
  assert.equal(of('進め方\n1．現場見学\n2．確認テスト\n3．授業')?.ordered, true);
  assert.deepEqual(
    of('Tarifas\nMedia jornada (hasta las 14:00): 560 €\nDía suelto: 48 €')?.tables[0]?.rows[0],
    ['Media jornada (hasta las 14:00)', '560 €'],
  );
});

test('a quotation inside a text is taken out with whoever said it', () => {
  const quoteIn = (text: string, language: string) => {
    const { quotes, sections } = readText(text, language);
    const [quote] = quotes;
    return [quote?.attribution, quote?.role, sections.at(-1)?.paragraphs[0]?.text];
  };
  assert.deepEqual(
    quoteIn(
      'Tamar Hospital stopped running out of gowns; "I used to start by hunting for gowns." - Ruth Pascoe, Ward Manager, Tamar Hospital',
      'en',
    ),
    ['Ruth Pascoe', 'Ward Manager, Tamar Hospital', 'Tamar Hospital stopped running out of gowns.'],
  );
  assert.deepEqual(
    quoteIn(
      'Hagedorn fand 212 Leckagen an zwei Tagen. „Wir hatten ein Schlauchproblem.“ (Dirk Hagedorn, Geschäftsführer).',
      'de',
    ),
    ['Dirk Hagedorn', 'Geschäftsführer', 'Hagedorn fand 212 Leckagen an zwei Tagen.'],
  );
  assert.deepEqual(
    quoteIn(
      'Het Baken liet 1.900 daken vliegen. "Ik had geen idee dat er zoveel los lag," zegt Anneke Postma, opzichter bij Het Baken.',
      'nl',
    ),
    ['Anneke Postma', 'opzichter bij Het Baken', 'Het Baken liet 1.900 daken vliegen.'],
  );
});
