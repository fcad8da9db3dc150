// What is asked for besides must be in the answer; the verb alone finds what is done to something else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOf } from '../../testing/pairs.ts';

const windows = `Clearpane washes windows and gutters in Bath.

What we do
We clean windows inside and out with pure water. Gutters are emptied twice a year. Solar panels are washed on request.`;
const fenster = `Klarblick putzt Fenster und Rinnen in Fürth.

Was wir tun
Wir reinigen Fenster innen und außen mit reinem Wasser. Dachrinnen leeren wir zweimal im Jahr. Solaranlagen waschen wir auf Wunsch.`;
const ventanas = `Cristal limpia ventanas y canalones en Burgos.

Qué hacemos
Limpiamos ventanas por dentro y por fuera con agua pura. Los canalones se vacían dos veces al año. Las placas solares se lavan si se pide.`;

for (const [language, context, said, found] of [
  ['en', windows, 'Do you also clean carpets?', undefined],
  ['en', windows, 'Do you also wash solar panels?', /solar/i],
  ['de', fenster, 'Reinigen Sie auch Teppiche?', undefined],
  ['de', fenster, 'Waschen Sie auch Solaranlagen?', /Solar/],
  ['de', fenster, 'Reinigen Sie die Fenster innen, auch wenn es draußen regnet?', /innen/],
  ['es', ventanas, '¿Limpian también las alfombras?', undefined],
  ['es', ventanas, '¿Lavan también las placas solares?', /solares/],
] as const)
  test(`${said} ${found ?? 'no answer'}`, async () => {
    const answer = (await pairsOf(said, context, language)).at(-1)?.[1];
    if (found) assert.match(answer ?? '', found);
    else assert.equal(answer, undefined);
  });
