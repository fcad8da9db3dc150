import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

const shownOf = (text: string, language: string): string[] => {
  const screened = screenDocument(text, language);
  return blanked(screened.shown, doubtfulIn(screened, language, []))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

test('a row, a question or a signed quotation among others of its make stays', () => {
  const kept = (text: string, language: string): void => {
    const lines = text.split('\n').filter((line) => line !== '');
    assert.deepEqual(shownOf(text, language), lines);
  };
  kept(
    'Pedalverde porta le e-bike negli alberghi.\n\nNUMERI 2025\nalberghi: 73\nnoleggi: 18.400\nfermo per guasto: 1,8 giorni per bici',
    'it',
  );
  kept('プラン／台数／月額\nライト／3台／180,000円\nカスタム／要相談／要相談', 'ja');
  kept(
    'Vos questions\n• Que se passe-t-il si le salarié quitte l’entreprise ? La place revient à un autre.\n• Peut-on commencer avec deux places ? Oui, sans minimum.',
    'fr',
  );
  kept(
    '« Trois ingénieures sont revenues de congé maternité à la date prévue. Avant, c’était une sur trois. »\nStéphanie Laurent – DRH – Optiméca',
    'fr',
  );
});

test('what says itself that it is not for readers goes from among its siblings', () => {
  const text =
    'Panel small: 38 €\nPanel large: 61 €\nPanel for Bath: 29 €, internal only\nDelivery: 4 €';
  assert.deepEqual(shownOf(text, 'en'), [
    'Panel small: 38 €',
    'Panel large: 61 €',
    'Delivery: 4 €',
  ]);
});

test('a note of a few words goes with its whole line, and a word of discretion with the line above it', () => {
  const offer =
    'Kranich prüft Lagerregale aller Hersteller. Sie erhalten nach jeder Prüfung ein Protokoll mit Fotos.';
  assert.deepEqual(
    shownOf(`${offer}\n\nWaterkamp zahlt nix, Gegengeschäft. Behalten wir für uns.`, 'de'),
    [offer],
  );
  assert.deepEqual(
    shownOf(`${offer}\n\nDie Plakette in Ulm klebt seit zwei Jahren.\nDas bleibt unter uns.`, 'de'),
    [offer],
  );
  const service = 'ハコビロボは、棚まで自走して商品を運ぶロボットの月額サービスです。';
  assert.deepEqual(
    shownOf(`${service}\n\n※直樹さんは膝の手術で来月まで休み。組み立ては二人だけになるかも`, 'ja'),
    [service],
  );
  assert.deepEqual(
    shownOf(
      `${service}\n\n※社内メモ：大野さんは元社員です\n翌営業日の代替機、在庫ゼロ。今は祈るのみ。`,
      'ja',
    ),
    [service],
  );
});

test('a stage of a plan stands with the others', () => {
  const plan =
    'Yellowline plans school bus routes for districts.\n\nTimetable\nFebruary: first route proposal\nMarch to April: board and principals look at it, we change it as often as needed\nJune: final routes';
  assert.ok(shownOf(plan, 'en').some((line) => line.startsWith('March to April')));
});

test('a column of remarks stays where it tells terms, and goes where it tells on people', () => {
  const table = (...notes: string[]): string =>
    `Portline clears goods at the border.\n\nService;Price;Note\n${notes.map((note, at) => `Service ${at};£${at}2;${note}`).join('\n')}`;
  const shown = (...notes: string[]): string => shownOf(table(...notes), 'en').join('\n');
  assert.match(shown('each further code £4', 'free for the first 40', 'plus 3%'), /first 40/);
  assert.doesNotMatch(shown('pays late', 'likes golf', 'ask Tom first'), /golf|late/);
});

test('a first column names its rows, and a heading above a list is no link at the foot of a site', () => {
  const lets = `Quayworks lets rooms by the harbour.

Floor | Size | Rent
2 | 40 m² | £310
5 | 65 m² | £480

Terms
- Notice of one month
- Heating is included`;
  const shown = shownOf(lets, 'en');
  assert.ok(shown.some((line) => line.startsWith('Floor')) && shown.includes('Terms'));
  assert.ok(
    !shownOf(lets.replace('Size', 'Floor price'), 'en').some((line) => /Floor price/.test(line)),
  );
  assert.ok(!shownOf(`${lets}\n\nTerms\n\nPrivacy`, 'en').slice(-1).includes('Privacy'));
});
