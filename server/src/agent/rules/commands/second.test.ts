import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const ordered: [language: string, notes: string, first: string, second: string][] = [
  ['en', 'Begin with the noise, only then the price.', 'noise', 'price'],
  ['fr', 'Commencer par le calme, ensuite seulement les prix.', 'calme', 'prix'],
  ['es', 'Empezar por el silencio, sólo después el precio.', 'silencio', 'precio'],
  ['it', 'Cominciare dal silenzio, solo dopo il prezzo.', 'silenzio', 'prezzo'],
  ['pt', 'Começar pelo ruído e pelo prazo, só depois o preço.', 'ruído', 'preço'],
  ['nl', 'Begin met de rust, pas daarna de prijs.', 'rust', 'prijs'],
];

for (const [language, notes, first, second] of ordered)
  test(`“${notes}” says when the price comes, and not which`, () => {
    const { list } = readCommands(notes, language);
    assert.deepEqual(
      list.filter(({ kind }) => kind === 'order' || kind === 'only').map(({ text, ...one }) => one),
      [{ kind: 'order', first, second }],
    );
  });

const shown: [language: string, notes: string, kind: string, about: string][] = [
  ['fr', 'Donner les tarifs hors taxe.', 'mention', 'tarifs hors taxe'],
  ['es', 'Ponga el precio de cinco salas.', 'mention', 'precio de cinco salas'],
  ['en', 'Show rates only for her breeds.', 'only', 'her breeds'],
  ['pl', 'Stawki pokazać tylko dla jej ras.', 'only', 'jej ras'],
  ['it', 'Tariffe solo per le sue razze.', 'only', 'sue razze'],
];

for (const [language, notes, kind, about] of shown)
  test(`“${notes}” is read`, () => {
    const [wish] = readCommands(notes, language).list;
    assert.deepEqual(
      { kind: wish?.kind, about: wish && 'about' in wish && wish.about },
      { kind, about },
    );
  });

test('the price of one thing and that of another are both to be shown', () => {
  const { list } = readCommands(
    'Mettere il prezzo per 30 posti e quello della seconda sera.',
    'it',
  );
  assert.deepEqual(
    list.map(({ kind }) => kind),
    ['mention', 'mention'],
  );
});

test('whose words they are may stand before the word for them', () => {
  assert.deepEqual(
    readCommands('Use the Harlow quote.', 'en').list.map(({ text, ...one }) => one),
    [{ kind: 'quote', by: 'Harlow' }],
  );
});

const asSecond: [language: string, notes: string, first: string, second: string][] = [
  ['en', 'Talk about June first, mention July as second.', 'June', 'July'],
  ['de', 'Mit dem Juni anfangen, als zweites den Juli nennen.', 'Juni', 'Juli'],
  ['es', 'Empezar por junio, mencionar julio en segundo lugar.', 'junio', 'julio'],
];

for (const [language, notes, first, second] of asSecond)
  test(`“${notes}” names the second, and wants it on the page`, () => {
    assert.deepEqual(
      readCommands(notes, language).list.map(({ text, ...one }) => one),
      [
        { kind: 'lead', about: first },
        { kind: 'order', first, second },
        { kind: 'mention', about: second },
      ],
    );
  });

test('somebody’s name beside a wish is no tone', () => {
  assert.deepEqual(
    readCommands('Megan and Jo are two brides, please no groom anywhere.', 'en').list.map(
      ({ kind }) => kind,
    ),
    ['skip'],
  );
});

const told: [language: string, notes: string, wish: string][] = [
  ['en', 'Nothing about money.', 'noPricing'],
  ['fr', 'Éviter de parler des remorques.', 'skip remorques'],
  ['it', 'Evitare le visite.', 'skip visite'],
  ['pt', 'Só falar do plano Base.', 'only plano Base'],
];
test('a wish is read whatever verb it is given with', () => {
  for (const [language, notes, wish] of told)
    assert.deepEqual(
      readCommands(notes, language).list.map((one) =>
        'about' in one ? `${one.kind} ${one.about}` : one.kind,
      ),
      [wish],
      notes,
    );
});

test('a wish for the tone does not swallow the thing that the next sentence leaves out', () => {
  for (const notes of ['No slogans. Do not mention parking.', 'No jokes. Never mention parking.'])
    assert.deepEqual(
      readCommands(notes, 'en').list.map(({ kind }) => kind),
      ['tone', 'skip'],
      notes,
    );
});

test('the prices of others are not the rest of ours, and a word in quotes is to stand beside the price', () => {
  const notes = "Give the fee with 'per term'. No other schools' prices.";
  assert.deepEqual(
    readCommands(notes, 'en').list.map((one) => ('about' in one ? one.about : one.kind)),
    ['wording', "other schools' prices"],
  );
});
