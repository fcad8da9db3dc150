// What programs, forms and meetings set around a text, and what colleagues remark on its lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

function shownOf(language: string, lines: readonly string[]): string {
  const screened = screenDocument(lines.join('\n'), language);
  return blanked(screened.shown, doubtfulIn(screened, language, []));
}

const text: Record<string, string[]> = {
  en: ['Our boats leave from the old quay every morning at nine.', 'You need no licence.'],
  de: ['Unsere Boote legen jeden Morgen um neun am alten Kai ab.', 'Sie brauchen keinen Schein.'],
  fr: ['Nos bateaux partent chaque matin à neuf heures du vieux quai.', 'Aucun permis requis.'],
  es: ['Nuestros barcos salen cada mañana a las nueve del muelle viejo.', 'No hace falta título.'],
  it: [
    'Le nostre barche partono ogni mattina alle nove dal molo vecchio.',
    'Non serve la patente.',
  ],
  pt: ['Os nossos barcos saem todas as manhãs às nove do cais velho.', 'Não precisa de carta.'],
  nl: [
    'Onze boten vertrekken elke ochtend om negen uur van de oude kade.',
    'U hebt geen vaarbewijs nodig.',
  ],
  pl: [
    'Nasze łodzie odpływają codziennie o dziewiątej ze starego nabrzeża.',
    'Patent nie jest potrzebny.',
  ],
  ja: ['当社の船は毎朝9時に旧桟橋から出航します。', '免許は必要ありません。'],
};

/** Each stands below the text, where nothing else speaks against it. */
function gone(notes: readonly (readonly [string, string])[]): void {
  for (const [language, note] of notes) {
    const lines = text[language] ?? [];
    const shown = shownOf(language, [...lines, '', note, '', ...lines]);
    assert.ok(!shown.includes(note), `${language}: ${note}`);
    assert.ok(shown.includes(lines[0] ?? ''), `${language}: the text stays`);
  }
}

test('who edited a page last, which fields are needed and which page of a file it was', () => {
  gone([
    ['en', 'Last edited by m.osei, 4 Mar'],
    ['de', 'Zuletzt bearbeitet von Kerstin Vogt'],
    ['fr', 'Les champs marqués * sont obligatoires'],
    ['es', 'Los campos con * son obligatorios'],
    ['pt', 'Os campos assinalados com * são obrigatórios'],
    ['nl', 'Velden met een * zijn verplicht'],
    ['pl', 'ulotka_lato_v4.pdf – strona 2 z 2'],
  ]);
});

test('the name of a paper of a meeting stands above its text', () => {
  const head = '船ページ打ち合わせメモ 2026/03/04 13:00~ 第1会議室';
  const shown = shownOf('ja', [head, '', ...(text.ja ?? [])]);
  assert.ok(!shown.includes('打ち合わせ'));
  assert.ok(shown.includes(text.ja?.[0] ?? ''));
});

test('who was absent, and the channel a chat was copied from', () => {
  gone([
    ['de', 'Entschuldigt: Ruprecht'],
    ['en', 'Apologies: Ruprecht, Odile'],
    ['it', 'Assenti: Odile'],
    ['fr', '#page-bateaux  ·  mardi 3 mars'],
    ['nl', 'Afwezig: Odile'],
  ]);
});

test('a line of the text is spoken of, and nobody may see it', () => {
  gone([
    ['it', 'Molo con illuminazione - questa riga via per favore'],
    ['pl', 'Ten akapit sprawdzić, podobno coś się zmienia od maja.'],
    ['de', 'Die Abfahrt um sechs, diese Zeile bitte streichen'],
    ['es', 'La agencia paga menos, esto no lo debe saber nadie.'],
    ['fr', 'L’agence paie 9, personne ne doit le voir.'],
    ['en', 'The agency pays 9, nobody must know that.'],
    ['nl', 'Het bureau betaalt 9, dit mag niemand zien.'],
    ['en', 'Uncle Walt does not want the night trips on the site.'],
    ['de', 'Onkel Walter will die Nachtfahrten nicht auf der Seite.'],
    ['it', 'Lo zio non vuole le gite notturne sul sito.'],
    ['pl', 'Wujek nie chce nocnych rejsów na stronie.'],
    ['pt', 'O contrato do cais acaba em junho, não sabemos se renova.'],
  ]);
});

test('a row of a table that takes somebody’s leave is no price for readers', () => {
  const rows = ['| Boat | Price | Seats |', '| Small | £40 | 4 |', '| Large | £70 | 8 |'];
  const floor = "| Lowest | £31 | any, needs Fiona's OK first |";
  const shown = shownOf('en', [...(text.en ?? []), '', ...rows, floor]);
  assert.ok(!shown.includes('Fiona'));
  for (const row of rows) assert.ok(shown.includes(row), row);
});

test('a remark begun small between the items of a programme is no part of the item above', () => {
  for (const [language, lines, note] of [
    [
      'fr',
      ['10 h 00  Départ du vieux quai, avec la fanfare du village et les enfants des écoles'],
      'le maire veut relire ce passage, Odile lui envoie',
    ],
    [
      'en',
      ['10.00  Departure from the old quay, with the village band and the school choir'],
      'the mayor wants to read this first, Odile sends it',
    ],
  ] as const) {
    const programme = [...lines, note, lines[0].replace('10', '11'), lines[0].replace('10', '12')];
    const shown = shownOf(language, programme);
    assert.ok(!shown.includes(note), language);
    assert.ok(shown.includes(lines[0]), language);
  }
});

test('readers are told what looks like a frame', () => {
  for (const [language, line] of [
    ['en', 'Nobody can see your bookings but you.'],
    ['en', 'This line runs every ten minutes until midnight.'],
    ['de', 'Niemand außer Ihnen sieht Ihre Buchungen.'],
    ['es', 'Nadie puede ver sus datos.'],
    ['nl', 'Wilt u uw foto niet op onze kade zien, zeg het dan.'],
    ['fr', 'Les champs autour du port sont ouverts aux promeneurs.'],
  ] as const) {
    const lines = text[language] ?? [];
    assert.ok(shownOf(language, [...lines, line]).includes(line), line);
  }
});
