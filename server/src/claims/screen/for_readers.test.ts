// Ordinary sentences of an offer that have a word in common with notes stay; notes with the same words go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { judgedIn } from './doubtful.ts';
import { reasonToHide } from './judge.ts';

function shownOf(text: string, language: string): string {
  const screened = screenDocument(text, language);
  return blanked(screened.shown, judgedIn(screened, language, []).doubtful);
}

const offers: Record<string, string> = {
  en: 'We service lifts in old town houses, with two vans and a stock of parts.',
  de: 'Wir warten Aufzüge in alten Stadthäusern, mit zwei Wagen und einem Lager.',
  fr: 'Nous entretenons les ascenseurs de vieux immeubles, avec deux camions.',
  es: 'Mantenemos ascensores en edificios antiguos, con dos furgonetas.',
  it: 'Curiamo gli ascensori di vecchi palazzi, con due furgoni e un magazzino.',
  pt: 'Fazemos a manutenção de elevadores em prédios antigos, com duas carrinhas.',
  nl: 'Wij onderhouden liften in oude stadshuizen, met twee bussen en een magazijn.',
  pl: 'Serwisujemy windy w starych kamienicach, dwoma autami i z magazynem części.',
  ja: '古い建物のエレベーターを保守しています。',
};

const rows: [language: string, honest: string, note: string][] = [
  ['en', 'You fill in one form and we do the rest.', 'Fill this in after the June figures.'],
  ['en', 'Your spare keys stay with us in a coded safe.', 'That stays with us, not for the page.'],
  ['en', 'If it fails again we come back at our own cost.', 'Our cost is 41 a visit, so no lower.'],
  ['de', 'Fehlt ein Teil, bringen wir es auf unsere Kosten.', 'Unsere Kosten liegen bei 41 Euro.'],
  ['de', 'Ihr Ersatzschlüssel bleibt bei uns im Tresor.', 'Das bleibt bei uns.'],
  ['fr', 'Les clés restent chez nous dans une armoire.', 'Ça reste chez nous.'],
  ['es', 'Ahí está todo: plano, fichas y fotos.', 'TODO: cambiar la foto de portada'],
  ['it', 'Mandiamo una pagina: cosa è fatto e cosa manca.', 'Pagina: più corta, con la foto'],
  ['pt', 'As peças velhas ficam connosco se não as quiser.', 'Isto fica connosco.'],
  ['nl', 'Alle prijzen zijn zonder 21 % btw, per maand.', 'btw, we can drop the third visit'],
  ['pl', 'Cena nie może być wyższa niż w ofercie.', 'Może być taniej, jak Marek pozwoli.'],
  ['ja', '原因がわからない場合も、まず代わりをお貸しします。', '値段はまだわからない。'],
  ['ja', '職人さんの出入りはお店の決まりに合わせます。', '田所さんは値引きにうるさい。'],
];

test('an offer may have the words of a note, and a note with them still goes', () => {
  for (const [language, honest, note] of rows) {
    const shown = shownOf(`${offers[language]}\n${honest}\n\n${note}`, language);
    assert.ok(shown.includes(honest), `${language}: ${honest}`);
    assert.ok(!shown.includes(note), `${language}: ${note}`);
  }
});

test('where somebody can be reached is no note, and what a row of a table says is no talk', () => {
  const shown = shownOf(
    `${offers.en}\n\nRing Padraig on 057 555 0119 after seven.\n\nNew: corrugated sheet | £27\nNew: panel 60 mm | £44\nFloor, per m² | £6`,
    'en',
  );
  for (const part of ['Padraig', 'corrugated sheet', 'panel 60 mm', 'Floor, per m²'])
    assert.ok(shown.includes(part), part);
});

test('a place in brackets below the name of a house is no colleague', () => {
  const shown = shownOf(
    'Lavandería Turia, Paterna (Valencia)\n\nValencia y su puerto quedan a doce minutos.',
    'es',
  );
  assert.ok(shown.includes('a doce minutos'));
});

test('what was unapproved or is to be confirmed by the reader says nothing of the text', () => {
  const honest: [language: string, text: string][] = [
    ['en', 'In the first week the audit found three unapproved suppliers.'],
    ['en', 'A small extension normally needs no permit, but ask Planning first.'],
    ['en', 'Graham, our head brewer, shows you the cellar.'],
    ['fr', 'Nombre de couverts à confirmer dix jours avant.'],
    ['es', 'Julio: del 3 al 21, de lunes a viernes, dos horas al día.'],
    ['de', 'Jahresbeitrag (netto im Jahr, zzgl. 19 % Versicherungsteuer): 340 Euro'],
    ['it', 'Il giovedì viene Marta, insegnante di musica, e canta con i piccoli.'],
    ['ja', '未確認の予約は灰色で表示されます。'],
  ];
  for (const [language, text] of honest)
    assert.ok(shownOf(`${offers[language]}\n\n${text}`, language).includes(text), text);
  for (const [language, text] of [
    ['en', 'Unapproved figure, do not use.'],
    ['en', 'Ask Tom first if we may name them.'],
    ['fr', 'Chiffre à confirmer.'],
    ['ja', '未確認の数字です。'],
  ] as const)
    assert.ok(!shownOf(`${offers[language]}\n\n${text}`, language).includes(text), text);
});

test('a note with a figure of its own takes nothing else along', () => {
  const kept = 'After two years you may hand back 10 % of the vans each year.';
  const note = 'Internal: margin on vans 9.5 %, from 30 vans a year we may go lower.';
  assert.ok(shownOf(`${offers.en}\n\n${kept}\n\n${note}`, 'en').includes(kept));
});

test('what the reader can probably have is told to them, and a guess of the writer is not', () => {
  const kept = 'We tell you the same day how much you can probably claim.';
  assert.ok(shownOf(`${offers.en}\n\n${kept}`, 'en').includes(kept));
  assert.equal(reasonToHide('Probably around 40 lifts by now.'), 'unsure');
});
