// A note takes along what it speaks of, and no more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { judgedIn } from './doubtful.ts';
import { linesOf } from './lines.ts';
import { contact } from './marks.ts';
import { siblingsIn } from './siblings.ts';

/** What is left of a text for readers. */
function leftOf(text: string, language: string): string {
  const screened = screenDocument(text, language);
  const left = [...screened.shown];
  for (const { start, end } of judgedIn(screened, language, []).doubtful)
    left.fill(' ', start, end);
  return left.join('');
}

type Told = [language: string, text: string, stays: string[], goes: string[]];
function holds(told: Told[]): void {
  for (const [language, text, stays, goes] of told) {
    const left = leftOf(text, language);
    for (const one of stays) assert.ok(left.includes(one), `${one} is gone from: ${left}`);
    for (const one of goes) assert.ok(!left.includes(one), `${one} is left in: ${left}`);
  }
}

test('a note on somebody without a name hides no line that begins with the same article', () => {
  holds([
    [
      'en',
      'Harlow Dredging clears lakes.\n\nThe survey takes one day and the drawing a week.\nThe silt goes to the fields nearby.\n\nThe owner has not agreed to be named.',
      ['The survey takes one day', 'The silt goes'],
      ['has not agreed'],
    ],
    [
      'es',
      'Dragados Ulla limpia lagos.\n\nEl estudio dura un día y el plano una semana.\nEl lodo va a los campos.\n\nInterno: El dueño todavía no quiere ser citado.',
      ['El estudio dura', 'El lodo va'],
      ['ser citado'],
    ],
  ]);
});

test('whole sentences in brackets go alone', () => {
  holds([
    [
      'en',
      'We clear a pond of one hectare in four days. (Ben has never managed it in under six, so nobody should swear to it.) The silt is weighed as it leaves.',
      ['We clear a pond of one hectare in four days.', 'The silt is weighed as it leaves.'],
      ['Ben has never'],
    ],
    [
      'de',
      'Wir räumen einen Teich von einem Hektar in vier Tagen. [Den Satz bitte so lassen, Anke hat das nachgerechnet.] Der Schlamm wird beim Abtransport gewogen.',
      ['in vier Tagen.', 'Der Schlamm wird'],
      ['Anke hat'],
    ],
  ]);
});

test('a bracket that says what must not be told goes, and the sentence around it stays', () => {
  holds([
    [
      'en',
      'Every load is weighed and listed (the scales at Dunmore were wrong all through 2022, no need to mention it) before it leaves the site.',
      ['Every load is weighed and listed', 'before it leaves the site.'],
      ['Dunmore'],
    ],
    [
      'fr',
      "Chaque chargement est pesé avant le départ (la balance de Dunières était fausse toute l'année dernière, ne surtout pas en parler).",
      ['Chaque chargement est pesé'],
      ['Dunières'],
    ],
  ]);
});

test('a sentence that says itself what must not be told takes none before it', () => {
  const before =
    'Our divers hold the commercial licence, and two of them are certified for work below thirty metres.';
  holds([
    [
      'en',
      `${before} The new boat is due in the second week of September, so please do not mention it.`,
      [before],
      ['new boat'],
    ],
    [
      'en',
      `We clear ponds in four days. ${before} It has not been signed. Please do not mention it.`,
      ['We clear ponds in four days.'],
      ['has not been signed', 'do not mention'],
    ],
  ]);
});

test('whoever does not want to be quoted is not quoted by half', () => {
  holds([
    [
      'en',
      '“The lake smelled for years. Now the children swim in it again.” – Ada Thornbury, parish clerk, Long Mere. She would rather we did not print it.',
      [],
      ['The lake smelled', 'the children swim'],
    ],
  ]);
});

test('a mark in the middle of a paragraph takes the sentence before it, and not those behind it', () => {
  holds([
    [
      'en',
      'All lorries are sealed against leaks. We may add a second barge, depending on the bank. Do not promise. Cancelled for frost, a visit costs nothing up to two days before.',
      ['All lorries are sealed against leaks.', 'Cancelled for frost'],
      ['second barge'],
    ],
  ]);
});

test('an ordinary first sentence with a word that notes have does not hide its paragraph', () => {
  holds([
    [
      'en',
      'Q: What is it made of?\nA: The clay is fired at 1,060 °C and then glazed. It holds for forty winters and you can wash it with sand. The handles are oak.',
      ['fired at 1,060', 'forty winters', 'The handles are oak.'],
      [],
    ],
  ]);
});

test('a heading between dashes is a heading, however long', () => {
  holds([
    [
      'en',
      '=== What people ask us before they book a survey ===\nHow long does it take? One day.\n\n=== Bea says the old price list must not go to the parish ===\nThe survey costs £480.',
      ['What people ask us before they book a survey', 'costs £480'],
      ['old price list'],
    ],
  ]);
});

test('that something need not be public is said to colleagues', () => {
  const honest: Record<string, string> = {
    en: 'The survey takes one day, with one boat and two divers.',
    de: 'Die Vermessung dauert einen Tag, mit einem Boot und zwei Tauchern.',
    fr: 'Le relevé dure une journée, avec un bateau et deux plongeurs.',
    es: 'La medición dura un día, con un barco y dos buzos.',
    it: 'Il rilievo dura un giorno, con una barca e due sommozzatori.',
    pt: 'O levantamento dura um dia, com um barco e dois mergulhadores.',
    nl: 'De meting duurt een dag, met één boot en twee duikers.',
    pl: 'Pomiar trwa jeden dzień, z jedną łodzią i dwoma nurkami.',
    ja: '測量は船一隻と潜水士二名で行い、通常は一日で終わります。結果の図面は一週間以内に、写真を添えてお届けします。',
  };
  const notes: [language: string, note: string][] = [
    ['en', 'Captain Roe retires in August, so there is no need for this to be on anything public.'],
    ['de', 'Die Barge steht im August in der Werft, das muss nicht öffentlich werden.'],
    ['fr', "La seconde barge est commandée, mais nous n'en parlons à personne."],
    ['es', 'La segunda barcaza está pedida, pero no hablamos de ello con nadie.'],
    ['it', 'La seconda chiatta è ordinata, ma non ne parliamo con nessuno.'],
    ['pt', 'A segunda barcaça está encomendada, isso não precisa de ser público.'],
    ['nl', 'De tweede boot is besteld, dat hoeft niet openbaar te worden.'],
    ['pl', 'Druga barka jest już zamówiona, nikomu o tym nie mówimy.'],
    ['ja', '二隻目の船は発注済みですが、まだ公にする必要はありません。'],
  ];
  for (const [language, note] of notes) {
    const told = honest[language] ?? '';
    holds([[language, `${told} ${note}`, [told], [note.slice(0, 18)]]]);
  }
  holds([
    ['en', 'We tell nobody what you tell us.', ['We tell nobody'], []],
    ['de', 'Ihre Daten dürfen nicht veröffentlicht werden.', ['Ihre Daten'], []],
  ]);
});

test('years and dates are no telephone numbers', () => {
  assert.ok(!contact.test('The 9,500 loads: that was 2022. 2024 rather 8,700, say about 9,000'));
  assert.ok(!contact.test('Season: 2024/2025'));
  assert.ok(!contact.test('Nächster Termin: 12.05.2026'));
  assert.ok(contact.test('Contact: Ada Thornbury, 026 555 01 20'));
  assert.ok(contact.test('Bookings: 555-010-2280'));
});

test('a phrase in quotation marks makes no quotation of its paragraph', () => {
  const isSigned = (text: string): boolean => siblingsIn(linesOf(text)).has(0);
  const phrase = 'The old sign at Long Mere had "the cleanest lake of all" on it, which is not so.';
  assert.ok(!isSigned(phrase));
  const saying = '"The children swim in it again." – Ada Thornbury, parish clerk, Long Mere.';
  assert.ok(isSigned(saying));
  const more =
    'The contract with Long Mere runs until the end of next year, and nobody there knows.';
  assert.ok(!isSigned(`${saying} ${more} ${more}`));
});

test('the short name of an entry, and a question that is no question, stay with what is below them', () => {
  holds([
    [
      'fr',
      "Comment cela se passe\n1. Regarder. Un plongeur nage le long de la rive et dessine ce qu'il y a.\n2. Vérifier. Deux relevés sont comparés point par point.\n3. Décider. Le devis tient sur une page.\n\nInterne : on perd de l'argent sur les étangs, ne pas en parler.",
      ['Vérifier. Deux relevés sont comparés', 'Décider.'],
      ["de l'argent"],
    ],
    [
      'en',
      "Q: Does it smell? A: Less than before.\nQ: I've no yard. A: The barge comes in two parts, and four people carry them.\nQ: What about the fish? A: They stay, we net them first.\n\nInternal: we lose money on ponds, do not tell them.",
      ["I've no yard", 'four people carry them'],
      ['lose money'],
    ],
  ]);
});

test('what opens a mail to a colleague and the small print below its signature are for nobody else', () => {
  const body =
    'Harlow Dredging clears lakes and ponds.\n\nA survey takes one day and costs £480.\n\nThe silt goes to the fields nearby.';
  holds([
    [
      'en',
      `Hi Nora,\n\nhere is all that I have for the Mere people, please make the page of it. It is rather a jumble, sorry, and I am at the fair for the rest of the week.\n\n${body}`,
      ['A survey takes one day'],
      ['rather a jumble'],
    ],
    [
      'en',
      `${body}\n\nTom Harlow | Second diver | Harlow Dredging\nNot in the office on Mondays. Think of the pike before you print.`,
      ['The silt goes'],
      ['Second diver', 'on Mondays', 'pike'],
    ],
    [
      'en',
      `${body}\n\n-----\nFrom: Alan Croft (Contracts)\n\nThe barge lies at Dunmore.`,
      ['The silt goes', 'The barge lies'],
      ['Alan Croft'],
    ],
    [
      'en',
      `Harlow Dredging\nMay edition, for use by the sales teams\n\n${body}`,
      ['A survey takes one day'],
      ['sales teams'],
    ],
  ]);
});

test('a remark that ends a few sentences takes all of them, and one that corrects takes what it corrects', () => {
  holds([
    [
      'en',
      'Corbel Tiles bakes roof tiles in Bude.\n\nEach load is checked twice and photographed before it leaves the yard.\n\nMoney: he pays 0.41 a tile at Lowe, I heard that from a driver. We are at 0.39 and could do 0.36. Not on the page please!!',
      ['checked twice'],
      ['0.41', '0.39', 'Not on the page'],
    ],
    [
      'en',
      'Corbel Tiles bakes roof tiles in Bude.\n\nIn ten years we had two claims, both after storms. [The one at Looe was in truth our own clay.] Each load is photographed.',
      ['Each load is photographed'],
      ['both after storms', 'Looe'],
    ],
    [
      'de',
      'Corbel brennt Dachziegel in Husum.\n\nIn zehn Jahren gab es zwei Schäden, beide nach Sturm. (Der in Tönning lag eigentlich an unserem Ton.) Jede Ladung wird fotografiert.',
      ['Jede Ladung wird fotografiert'],
      ['beide nach Sturm', 'Tönning'],
    ],
  ]);
});
