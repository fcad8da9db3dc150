// A headline is a whole line or clause of the sources or of the reader that has the words of the wish, and never the wish
// itself or a name in front of another line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const told: Record<string, [context: string, said: string]> = {
  en: [
    'Quill Lane restores carousels for town fairs.\n\nPainting\nThe horses are painted by hand in our hall in Leek, and each of them is numbered so that it goes back to the place it came from when the ride is put together again. Nobody stores a ride over the winter months for its owner in this hall, and nobody ever did that in the twenty years since it was built.\n\nWaiting\nThere are no long waits between the seasons, because two teams share the work and either of them can take over a ride from the other.',
    'Our council wants papers for the ride. Yes the parade is 14 March in Leek. The organ is 90 years old. Do you paint boats?',
  ],
  de: [
    'Fadenwerk flickt Netze für Häfen.\n\nAblauf\nDie Netze werden abends abgeholt und am nächsten Morgen vor dem Auslaufen der Boote wieder an die Mole gebracht, damit kein Boot deswegen im Hafen bleiben muss.',
    'Unsere Boote laufen um fünf Uhr aus. Ja am 3. Mai ist das Hafenfest.',
  ],
  it: [
    'Ripariamo organetti per le feste di paese.\n\nLavoro\nLe ance vengono accordate una per una nella nostra bottega di Recanati, e lo strumento torna con una scheda firmata da chi ha lavorato al mantice.',
    'Il mantice è rotto da maggio.',
  ],
  nl: [
    'Wij bouwen volières voor dierentuinen.\n\nBouw\nDe volière blijft tijdens de bouw open voor bezoekers, omdat wij alleen in de vroege ochtend met de kraan over het pad rijden en daarna alles weer vrijgeven.',
    'Het pad is drie meter breed.',
  ],
  ja: [
    '古い時計の修理をしています。\n\n作業\n文字盤の塗装は元の色を残したまま、傷んだところだけを職人が一枚ずつ手で直し、写真の記録を付けてお返しします。',
    '祖父の時計です。',
  ],
};

const cases: [language: string, message: string, headline: string | undefined][] = [
  ['en', 'Make the headline about papers for the council', undefined],
  ['en', 'New headline, something about horses painted by hand', 'by hand'],
  // A name glued in front of a line that says something else is no headline.
  ['en', 'can the title mention the organ', undefined],
  // Of two things that were named, one alone is not the headline that was asked for.
  ['en', 'get the council and the horses painted by hand into the headline', undefined],
  // What answers somebody opens no headline.
  ['en', 'Headline: something with 14 March in it', 'The parade is 14 March in Leek'],
  // Too long, denied, only asked about, more than is said, in no source, about the reader.
  ['en', 'Make the headline about a ride stored over the winter', undefined],
  ['en', 'Make the headline about painting boats', undefined],
  ['en', 'Make the headline about guaranteed papers for the council', undefined],
  ['en', 'Make the headline about lanterns for the ride', undefined],
  ['en', 'Make the headline about the place they have between them', undefined],
  ['de', 'Neue Überschrift, irgendwas mit Netze vor dem Auslaufen', undefined],
  ['de', 'Neue Überschrift, irgendwas mit den geflickten Netzen', undefined],
  ['de', 'Neue Überschrift mit Hafenfest am 3. Mai', undefined],
  ['it', 'Titolo nuovo, qualcosa sulla scheda firmata', undefined],
  ['it', 'nel titolo metti il mantice', undefined],
  ['nl', 'Andere kop, iets met bezoekers tijdens de bouw', 'tijdens de bouw open voor bezoekers'],
  ['ja', '見出しを「元の色を残した文字盤」のような内容に変えて', '元の色を残した文字盤'],
];

for (const [language, message, headline] of cases) {
  test(`${language}: ${message}`, async () => {
    const [context, said] = told[language] ?? ['', ''];
    const { input } = makeCase({
      ...{ name: language, language, brand: { name: 'Alto' }, pageName: 'Alto', context },
      ...{ pageType: 'inbound', mention: [], hide: [], edits: [] },
      account: { name: 'Ostra' },
      activity: [{ type: 'email', direction: 'from', payload: { text: said } }],
    } as unknown as Parameters<typeof makeCase>[0]);
    const { content: current } = await run(input);
    const after = await run({ ...input, current, message: { text: message } });
    const [hero] = after.content.blocks;
    const shown = hero?.type === 'hero' ? hero.headline : '';
    assert.doesNotMatch(shown, /^(?:yes|ja)\s/iu);
    if (headline === undefined) {
      assert.deepEqual(after.content, current);
    } else {
      assert.ok(shown.includes(headline), `${shown} | ${after.text}`);
    }
  });
}
