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

test('a minibus is found behind what was told first, and a yes to another question answers nothing', async () => {
  const inn = `The Ferry Inn stands by the lake at Coniston.

Kayaks
Kayaks for up to 40 people, two hours, £18 a head.

FAQ
Can the minibus take the whole group? Yes, the minibus has 30 seats and costs £6 a head each way.
Do I have to cancel by phone? For the deposit, yes, please call the desk.`;
  const answerOf = async (said: string): Promise<string> =>
    (await pairsOf(said, inn, 'en')).at(-1)?.[1] ?? '';
  assert.match(
    await answerOf('We come by train: do you have a minibus for the group?'),
    /30 seats/,
  );
  assert.doesNotMatch(await answerOf('Is there a deposit?'), /yes, please call/);
});
