// All of a short question said in one line answers it; who asks for somebody is told of somebody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

async function proposedFor(language: string, context: string, asked: string) {
  const { input } = makeCase({
    ...{ name: 'whole', language, brand: { name: 'Lindvall' }, pageName: 'Offer', context },
    ...{ actions: [], account: { name: 'Halvorsen' }, mention: [], hide: [] },
    activity: [{ type: 'email', direction: 'from', payload: { body: asked } }],
  });
  const { content } = await run(input);
  const heard = content.blocks.find(({ type }) => type === 'heard');
  return heard?.type === 'heard' ? heard.items.map(({ proposed }) => proposed) : [];
}

const en =
  'Lindvall rents desks to offices. Our desks are made of oak and every desk has drawers. Desks can be swapped.\n\nHow it goes\nA visit to your office, free\nThe desks come in August, set up in a morning\nWe check all desks every spring\n\nPrices\nOne desk .... £9/month\nReplacing a drawer .... £14/piece\nMoving a desk .... £20\n\nEach desk is cleaned before it is let.';
const de =
  'Lindvall streicht Treppenhäuser in bewohnten Häusern.\n\nAblauf\nBegehung mit der Verwaltung, kostenlos\nFarbton gemeinsam wählen\n\nPreise netto\nWand streichen .... 9 €/m²\nStufen ausbessern .... 45 €/Stück\nGeländer lackieren .... 28 €/lfm\n\nUnsere Geräte filtern die Luft, im Raum bleibt kein Staub. Wir grundieren mit Lasuren auf Wasserbasis, also emissionsarm.';
const nl =
  'Lindvall legt daken met planten aan.\n\nPrijzen\nDak aanleggen .... 85 €/m²\nMatten vervangen .... 22 €/stuk\n\nOnze machines tillen alles naar boven. Een tuinman komt twee keer per jaar snoeien.';

const cases: [language: string, context: string, asked: string, proposed: readonly string[]][] = [
  ['de', de, 'Lassen sich kaputte Stufen ausbessern?', ['Stufen ausbessern: 45 €/Stück.']],
  [
    'de',
    de,
    'Riecht die Lasur?',
    ['Wir grundieren mit Lasuren auf Wasserbasis, also emissionsarm.'],
  ],
  ['nl', nl, 'Kunnen losse matten vervangen worden?', ['Matten vervangen: 22 €/stuk.']],
  ['nl', nl, 'Wie komt er snoeien?', ['Een tuinman komt twee keer per jaar snoeien.']],
  // Nobody is in what shares a word, and our machines are nobody.
  ['en', en, 'Who cleans the desks?', []],
  ['de', de, 'Wer räumt die Schränke aus?', []],
  ['nl', nl, 'Wie tilt de oude matten naar beneden?', []],
];
for (const [language, context, asked, proposed] of cases)
  test(`${language}: ${asked}`, async () => {
    assert.deepEqual(await proposedFor(language, context, `${asked}`), proposed);
  });
