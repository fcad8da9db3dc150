// A new number goes where the old one counts the same thing: its noun stays, its unit decides, and a `cut-off` cuts nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, ofContext } from '../testing/run.ts';

const contexts: Record<string, [context: string, asked: [message: string, page: RegExp][]]> = {
  en: [
    'Reed Barges carries grain on the Ouse.\n\nTrips\nThe barge takes 240 grain sacks. 240 sacks load in a day, and the quay is 240 m long.\nTowing is free within 30 miles of Goole, then 85p per mile.\nThe cut-off for bookings is 2pm.',
    [
      ['say 260 sacks instead of 240 everywhere', /takes 260 grain sacks.{4,20}260 sacks .* 240 m/],
      ['change the towing to 95p per mile', /within 30 miles of Goole, then 95p/],
      ['the cut-off is 3pm now, change it everywhere', /cut-off for bookings is 3pm/],
      ['say 260 crates instead of 240', /takes 240 grain sacks.{4,20}240 sacks/],
    ],
  ],
  de: [
    'Kahnfahrt Pölz fährt Gäste auf der Saale.\n\nAblauf\nEine Runde dauert acht Stunden, im Boot sitzen acht Gäste.',
    [['Schreib zehn Gäste statt acht', /dauert acht Stunden, im Boot sitzen zehn Gäste/]],
  ],
  es: [
    'Barcas Ría lleva grupos por la bahía.\n\nSalidas\nEn cada barca caben 14 personas. La vuelta dura 14 kilómetros.',
    [['Pon 16 personas en lugar de 14', /caben 16 personas\. La vuelta dura 14/]],
  ],
  // A price is for the count it stands beside, and for no other.
  ja: [
    '会議の機材を貸し出しています。\n\n料金\nライト: 38,000円\n設置: 50,000円\nタブレット: 1台2,800円／月',
    [['タブレットは5台に変更してください', /1台2,800円／月/]],
  ],
  fr: [
    'Chaises du Port loue des chaises.\n\nTarifs\nNappes : 9 €\nTablette : 1 pièce 28 €\nÉtiquettes : 4 € par 100 feuilles',
    [
      ['tablette : 5 pièces', /1 pièce 28 €/],
      ['étiquettes : 200 feuilles', /4 € par 100 feuilles/],
    ],
  ],
};

for (const [language, [context, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, page] of asked) {
    test(message, async () => {
      const { content } = await edit(input, message);
      assert.match(JSON.stringify(content), page);
    });
  }
}
