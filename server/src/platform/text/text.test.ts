import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainText } from './inline.ts';
import { languageOf } from './language.ts';
import { codePoints, fits } from './length.ts';
import { stripHtml } from './markup.ts';
import { hasAmount } from './money.ts';
import { ensureEnd, leading, sentencesOf, withoutStop } from './sentences.ts';
import { keyOf, stem, termsOf } from './words.ts';

const plain: [raw: string, text: string][] = [
  ['**Bold** and _it_, `code`, ~~gone~~', 'Bold and it, code, gone'],
  ['[a guide](https://a.example/x_(1)) here', 'a guide here'],
  ['![logo](https://a.example/l.png) Acme', 'Acme'],
  ['## Heading', 'Heading'],
  ['#1 in robotics', '#1 in robotics'],
  ['snake_case and 5 * 3 stay', 'snake_case and 5 * 3 stay'],
  ['+20% and a < b', '+20% and a < b'],
  ['Krak&oacute;w and &Lstrok;&oacute;d&zacute;,&nbsp;R&unknownname;D', 'Kraków and Łódź, R D'],
  ['AT&T, R&amp;D &lt;5 ms', 'AT&T, R&D <5 ms'],
  ['&amp;amp;lt;b&amp;amp;gt;x', 'x'],
  ['<b>1</b>2', '12'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<img alt="a > b" onerror="x()">after', 'after'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['\u202Egnp\u202C\u200B.\uFEFFexe', 'gnp.exe'],
  ['👩🏽‍🦰 stays whole', '👩🏽‍🦰 stays whole'],
  ['  many \t spaces\u00A0here ', 'many spaces here'],
  ['\uD800 alone', '\uFFFD alone'],
];

for (const [raw, text] of plain) {
  test(`${JSON.stringify(raw)} reads ${JSON.stringify(text)}`, () => {
    assert.equal(plainText(raw), text);
  });
}

test('plain text never holds markup', () => {
  const mark = fc.constantFrom(
    ...'<>&;*_`~[]()#!/\\|" \'ab1'.split(''),
    '<b>',
    '&lt;',
    'amp;',
    '](',
    '**',
  );
  fc.assert(
    fc.property(
      fc.array(mark, { maxLength: 40 }).map((parts) => parts.join('')),
      (raw) => {
        const text = plainText(raw);
        assert.doesNotMatch(text, /<[a-z/!?]|&(?:#\d+|[a-z]{2,31});|\*\*|__|`|\]\(|^#{1,6}\s/i);
      },
    ),
    { numRuns: 3000 },
  );
});

test('HTML keeps its headings, entries and paragraphs as lines', () => {
  const html = '<h2>Why</h2><ul><li>One</li><li>Two</li></ul><p>First.<br>Second.</p>';
  const lines = stripHtml(html)
    .split('\n')
    .filter((line) => line !== '');
  assert.deepEqual(lines, ['## Why', '- One', '- Two', 'First.', 'Second.']);
});

test('letters are compared by one table', () => {
  assert.deepEqual(termsOf('Łódź Straße Øresund'), termsOf('lodz strasse oresund'));
  assert.notEqual(keyOf('ブリ'), keyOf('フリ'), 'another kana is another letter');
});

const sentences: [text: string, language: string, expected: string[]][] = [
  [
    'Am 9.–10. Februar in Marburg. Danach online.',
    'de',
    ['Am 9.–10. Februar in Marburg.', 'Danach online.'],
  ],
  ['La Dra. Ibáñez atiende los lunes.', 'es', ['La Dra. Ibáñez atiende los lunes.']],
  [
    'We met Dr. Smith at Acme Inc. in Boston. It went well.',
    'en',
    ['We met Dr. Smith at Acme Inc. in Boston.', 'It went well.'],
  ],
  [
    'Version 2.0 costs 4.50 e.g. in May. Really? Yes!',
    'en',
    ['Version 2.0 costs 4.50 e.g. in May.', 'Really?', 'Yes!'],
  ],
  ['Done! 🎉 Next one. 🐾', 'en', ['Done!', '🎉 Next one. 🐾']],
  ['記録できます。送信されます。', 'ja', ['記録できます。', '送信されます。']],
  ['هل يعمل؟ نعم.', 'ar', ['هل يعمل؟', 'نعم.']],
  ['Das gilt z.B. hier. Und dort.', 'de', ['Das gilt z.B. hier.', 'Und dort.']],
  ['no end', 'en', ['no end']],
  ['', 'en', []],
];

for (const [text, language, expected] of sentences) {
  test(`the sentences of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(sentencesOf(text, language), expected);
  });
}

test('sentences put together again are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const squeeze = (some: string) => some.replace(/\s+/g, '');
      assert.equal(squeeze(sentencesOf(text, 'en').join('')), squeeze(text));
    }),
  );
});

test('a text ends once', () => {
  assert.equal(ensureEnd('Ready', 'en'), 'Ready.');
  assert.equal(ensureEnd('Ready:', 'en'), 'Ready.');
  assert.equal(ensureEnd('It is ready (at last). –', 'en'), 'It is ready (at last).');
  assert.equal(ensureEnd('Ready?', 'en'), 'Ready?');
  assert.equal(ensureEnd('“Ready.”', 'en'), '“Ready.”');
  assert.equal(ensureEnd('Ready 🎉', 'en'), 'Ready 🎉');
  assert.equal(ensureEnd('完了', 'ja'), '完了。');
  assert.equal(withoutStop('Ready.'), 'Ready');
  assert.equal(withoutStop('By Acme Inc.'), 'By Acme Inc.');
  assert.deepEqual(leading(['A long one.', 'B.', 'C.'], 15), ['A long one.', 'B.']);
  assert.deepEqual(leading(['Longer than allowed.'], 5), ['Longer than allowed.']);
});

const families = [
  ['integration', 'integrations', 'integrate', 'integrating', 'integrates'],
  ['price', 'prices', 'pricing'],
  ['company', 'companies'],
  ['entity', 'entities'],
  ['plan', 'planning', 'plans'],
  ['security', 'secure'],
  ['user', 'users'],
  ['process', 'processes', 'processing'],
  ['warehouse', 'warehouses', 'warehousing'],
];

for (const [head = '', ...others] of families) {
  test(`${others.join(', ')} meet ${head}`, () => {
    assert.deepEqual(new Set(others.map(stem)), new Set([stem(head)]));
  });
}

test('terms leave out what says nothing, and pair letters where there are no spaces', () => {
  assert.deepEqual(termsOf('The pricing of our SOC 2 audits'), ['pric', 'soc', '2', 'audit']);
  assert.deepEqual(termsOf('für die Größe', 'de'), ['gross']);
  assert.deepEqual(termsOf('点検です', 'ja'), ['点検', '検で']);
});

test('two texts with the same words have one key', () => {
  assert.equal(keyOf('“Ready,” he said.'), keyOf('ready he SAID'));
  assert.notEqual(keyOf('4.5 days'), keyOf('45 days'));
});

const languages: [text: string, language: string][] = [
  ['We close the books in four days with your team.', 'en'],
  ['Better payroll software', 'en'],
  ['Wir planen Ersatzteile für den Service und bestellen nach.', 'de'],
  ['Nous planifions les pièces pour votre équipe.', 'fr'],
  ['Planificamos las piezas para su equipo y la empresa.', 'es'],
  ['Pianifichiamo i ricambi per il vostro team con la fabbrica.', 'it'],
  ['Planejamos as peças para a sua equipe com você.', 'pt'],
  ['Wij plannen onderdelen voor uw team en de fabriek.', 'nl'],
  ['点検結果はその場で共有されます。', 'ja'],
  ['我们为您的团队规划备件。', 'zh'],
  ['우리는 부품을 계획합니다.', 'ko'],
  ['نخطط قطع الغيار لفريقك.', 'ar'],
  ['Мы планируем запчасти для вашей команды.', 'ru'],
  ['Ми плануємо запчастини для вашої команди.', 'uk'],
  ['Planujemy części dla zespołu i nie tylko w firmie.', 'pl'],
  ['Vi planerar reservdelar för ert team och fabriken.', 'sv'],
  ['Plánujeme díly pro váš tým a nejen ve firmě.', 'cs'],
  ['Σχεδιάζουμε ανταλλακτικά για την ομάδα σας.', 'el'],
  ['אנחנו מתכננים חלפים לצוות שלך.', 'he'],
  ['ما قطعات یدکی را برای تیم شما برنامه‌ریزی می‌کنیم.', 'fa'],
  // Headlines and labels: no more than a few words.
  ['Weniger Dokumentation, mehr Zeit am Bett', 'de'],
  ['Schnellere Rückmeldungen', 'de'],
  ['Öffnungszeiten', 'de'],
  ['Votre premier rendez-vous, sans appréhension', 'fr'],
  ['Sécurité des données', 'fr'],
  ['Facturación electrónica', 'es'],
  ['¿Cuánto cuesta?', 'es'],
  ['Soluções para a indústria', 'pt'],
  ['Automação industrial', 'pt'],
  ['Qualità e sicurezza', 'it'],
  ['Preventivo gratuito per la vostra azienda', 'it'],
  ['Snelle levering, eerlijke prijs', 'nl'],
  ['Betrouwbaarheid', 'nl'],
  ['Oferta dla Państwa firmy', 'pl'],
  ['Szybka wysyłka', 'pl'],
  ['製造業向けご提案', 'ja'],
  ['عرض خاص لشركتكم', 'ar'],
  ['Ship faster with fewer people', 'en'],
  ['A café in Zürich, for Siemens and Škoda people', 'en'],
  ['12 34', 'und'],
];

for (const [text, language] of languages) {
  test(`“${text}” is ${language}`, () => {
    assert.equal(languageOf(text), language);
  });
}

test('lengths are counted in code points', () => {
  assert.equal(codePoints('🐾a'), 2);
  assert.ok(fits('🐾'.repeat(300), 300));
  assert.ok(!fits('🐾'.repeat(301), 300));
});

test('small coin is money too', () => {
  for (const text of ['31 ct/kWh all in', '36 ct on five years', '4p/km', '12 cents a page'])
    assert.ok(hasAmount(text), text);
  for (const text of ['3 c of sugar', '5 p.m.', '12 centres', '8 penceau'])
    assert.ok(!hasAmount(text), text);
});

test('a letter for each word ends no sentence', () => {
  const text = 'Die Lüftung ist i. O. (geprüft im Mai). Gas soll raus.';
  assert.deepEqual(sentencesOf(text, 'de'), [
    'Die Lüftung ist i. O. (geprüft im Mai).',
    'Gas soll raus.',
  ]);
});
