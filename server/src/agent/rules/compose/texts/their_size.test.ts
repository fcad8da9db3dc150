import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

interface Told {
  language: string;
  notes: string;
  mail: string;
  context: string;
}

async function pageOf({ language, notes, mail, context }: Told) {
  const { input } = makeCase({
    ...{ name: 'x', language, brand: { name: 'Brand' }, pageName: 'p', pageType: 'inbound' },
    ...{ context, notes, account: { name: 'Acme' }, mention: [], hide: [] },
    actions: [{ buttonTitle: 'Go', actionType: 'calendar', url: 'https://x.example' }],
    activity: [{ type: 'email', direction: 'from', payload: { text: mail } }],
  });
  const { content, text } = await run(input);
  return { page: JSON.stringify(content), text };
}

const kennels = `Hillside Kennels looks after dogs while their people are away.

Prices per night
up to 12 kg ........ £21
13 to 30 kg ........ £26
over 30 kg ........ £33
Bathing ........ £15

Dogs are walked three times a day.`;
const perros = `Residencia Lomas cuida perros.

Precios por noche
hasta 12 kg | 21 €
13 a 30 kg | 26 €
más de 30 kg | 33 €

Los perros salen tres veces al día.`;
const masia = `Masía Valdoré acoge celebraciones al aire libre.

Precios por persona
bodas, menú de cinco platos | 96 €
bodas, menú de siete platos | 128 €
bautizos | 48 €

El aparcamiento es gratuito.`;
const molen = `Molen De Grauwe Beer geeft rondleidingen van een uur.

Tarieven
| groep | prijs |
| scholen, per klas | € 55 |
| bedrijven, per groep | € 140 |

Koffie is inbegrepen.`;
const plans = `Kontorwerk vermietet Drucker mit Wartung.

Preise
Klein | bis 10 Geräte | 39 € je Gerät und Monat
Mittel | 11 bis 60 Geräte | 31 € je Gerät und Monat
Groß | über 60 Geräte | auf Anfrage

Toner ist in jedem Preis enthalten.`;
const centre = `青葉研修センターは、企業研修のための宿泊施設です。

■料金（税別）
研修室　20名まで…………1日18,000円
研修室　21～60名…………1日32,000円
研修室　61名以上…………お見積り
昼食…………1名900円`;

const cases: readonly [Told, shown: readonly string[], gone: readonly string[]][] = [
  [
    {
      ...{ language: 'en', notes: 'Give the price for his size only.', context: kennels },
      mail: 'We have a terrier of 9 kg. What does a night cost?',
    },
    ['£21', '£15'],
    ['£26', '£33'],
  ],
  [
    {
      ...{ language: 'ja', notes: '料金は40名に当てはまるものだけ掲載してください。' },
      ...{ mail: '40名で利用します。', context: centre },
    },
    ['32,000', '900円'],
    ['18,000', 'お見積り'],
  ],
  [
    {
      ...{ language: 'es', notes: 'Poner solo los precios de bodas.', context: masia },
      mail: '¿Cuánto cuesta una boda en junio?',
    },
    ['96 €', '128 €'],
    ['48 €'],
  ],
  [
    {
      ...{ language: 'nl', notes: 'Alleen het tarief voor scholen noemen.', context: molen },
      mail: 'Wij komen met groep 7. Wat kost het?',
    },
    ['€ 55'],
    ['€ 140'],
  ],
  // The steps stand behind the names of the plans; the one that is theirs is what they asked for.
  [
    {
      ...{ language: 'de', notes: 'Nur den Preis für ihre Größe zeigen.', context: plans },
      mail: 'Wir haben 24 Geräte im Haus. Was würde das kosten?',
    },
    ['31 €', '"proposed":"Mittel: 11 bis 60 Geräte, 31 € je Gerät und Monat."'],
    ['39 €', 'auf Anfrage'],
  ],
  [
    {
      ...{ language: 'en', notes: 'Show the prices that apply to her dog.', context: kennels },
      mail: 'We have a terrier of 9 kg. What does a night cost?',
    },
    ['£21', '£15'],
    ['£26', '£33'],
  ],
  [
    {
      ...{ language: 'es', notes: 'Poner los precios que le tocan.', context: perros },
      mail: 'Tenemos un perro de 9 kg. ¿Cuánto cuesta una noche?',
    },
    ['21 €'],
    ['26 €', '33 €'],
  ],
  // Nothing tells their size: rather no price than all of them.
  [
    {
      ...{ language: 'en', notes: 'Give the price for their size only.', context: kennels },
      mail: 'How much is it?',
    },
    ['Hillside'],
    ['£21', '£26', '£33'],
  ],
];

for (const [told, shown, gone] of cases)
  test(`“${told.notes}” shows ${shown.join(', ')}${gone.length > 0 ? ' and no other price' : ''}`, async () => {
    const { page } = await pageOf(told);
    for (const price of shown) assert.ok(page.includes(price), price);
    for (const price of gone) assert.ok(!page.includes(price), price);
  });

test('prices that concern them are not said to be shown where nothing tells which those are', async () => {
  const { text } = await pageOf({
    ...{ language: 'en', notes: 'Show the prices that apply to her dog.', context: kennels },
    mail: 'How much is it?',
  });
  assert.doesNotMatch(text, /followed your instructions? “Show the prices/);
});

const breeds: [language: string, notes: string, mail: string][] = [
  ['en', 'Show rates only for her breeds.', 'We have two poodles and an old beagle. Is it quiet?'],
  ['de', 'Preise nur für ihre Rassen zeigen.', 'We have two poodles and an old beagle.'],
];

for (const [language, notes, mail] of breeds)
  test(`“${notes}” shows the rows that they spoke of`, async () => {
    const context =
      'Hillside looks after dogs.\n\nPrices per night\nterrier, beagle | £21\npoodle, spaniel | £26\nmastiff | £33\n\nDogs are walked three times a day.';
    const { page } = await pageOf({ language, notes, mail, context });
    assert.match(page, /£21/);
    assert.match(page, /£26/);
    assert.doesNotMatch(page, /£33/);
  });

test('an answer that repeats a price which is shown stays whole', async () => {
  const { page } = await pageOf({
    language: 'en',
    notes: 'Show rates only for her breeds.',
    mail: 'We have a beagle. What does a second night cost?',
    context:
      'Hillside looks after dogs.\n\nPrices per night\nbeagle | £21\npoodle | £26\nmastiff | £33\n\nQuestions\nIs every night the same? Yes, each is £21. The bill lists both.\nDo they go out? Three times a day.',
  });
  assert.match(page, /each is £21/);
});
