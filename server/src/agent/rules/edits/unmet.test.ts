// What is named is what an edit acts on; what the page says is never told as missing, nor as in place where it is not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { ofContext, run } from '../testing/run.ts';

type Asked = [message: string, reply: RegExp, page: 'same' | RegExp];

const contexts: Record<string, [context: string, said: string | undefined, asked: Asked[]]> = {
  en: [
    'We care for roses.\n\nGood to know\n- Warranty: two years on every rose.\n- Ladders: we bring our own.\n- Water: 15 litres a week.\n\nPruning\nWe prune in February. We take the branches away. Moths are treated too (people laugh, but it is half of our calls).',
    undefined,
    [
      // A place on the page is none in the list.
      ['put the ladders right after the first section', /moved “Ladders” there/, /"Ladders"/],
      ['put water before ladders', /place 2 in the section/, /Water.*Ladders/],
      [
        'can you get the moths in somewhere, he will like that',
        /says it already|already says/,
        'same',
      ],
      ['can you get the beetles in somewhere', /found nothing about “beetles”/, 'same'],
    ],
  ],
  de: [
    'Wir pflegen Rosen.\n\nSchnitt\nWir schneiden im Februar. Die Zweige nehmen wir mit. Klingen werden desinfiziert. Leitern bringen wir mit.\n\nGarantie\nZwei Jahre auf alle Rosen.',
    undefined,
    [
      ['kürze den Teil über die Leitern', /Kürzer geht es nicht/, 'same'],
      ['kürze den Schnitt', /Gekürzt/, /Schnitt/],
      ['Erwähne, dass auf Rosen zwei Jahre Garantie sind', /Zwei Jahre auf alle Rosen/, 'same'],
      [
        'Erwähne, dass auf Rosen fünf Jahre Garantie sind',
        /steht nichts|am nächsten|Die Seite sagt dazu/,
        'same',
      ],
    ],
  ],
  it: [
    'Curiamo roseti.\n\nPotatura\nPotiamo a febbraio. Portiamo via i rami. Disinfettiamo le lame.\n\nAcqua: 15 litri a pianta ogni due settimane in estate. Un impianto costa di solito tra 500 e 900 euro.\n\nPrezzi\nPotatura: 90 euro\nTrattamento: 60 euro',
    'Buongiorno, quanta acqua serve in estate? E quanto costa un impianto?',
    [
      ['accorcia la parte sulle lame', /Non si può accorciare/, 'same'],
      ["accorcia la parte sull'acqua", /^(?!.*Non trovo)/s, /cqua/],
      ['accorcia la parte sui cavalli', /Non trovo «cavalli»/, 'same'],
      ['sposta i prezzi in alto e accorciali', /^(?!.*Non trovo)/s, /Prezzi/],
    ],
  ],
  'it, one question': [
    'Curiamo roseti.\n\nAcqua: le rose vogliono 15 litri di acqua a pianta ogni due settimane in estate. Un impianto costa di solito tra 500 e 900 euro.\n\nPotatura\nPotiamo a febbraio. Portiamo via i rami.',
    'Buongiorno, quanta acqua serve alle rose in estate? Grazie',
    [["metti la parte sull'acqua in fondo", /^(?!.*È già in quel punto)(?!.*Non trovo)/s, /cqua/]],
  ],
  nl: [
    'Wij verzorgen rozen.\n\nAanpak\n1. Opname: wij meten alle perken. Verslag binnen tien dagen.\n2. Vergunning: de gemeente doet daar doorgaans 6 tot 8 weken over.',
    undefined,
    [
      ['vermeld dat de gemeente daar doorgaans twee weken over doet', /^(?!.*staat al)/s, 'same'],
      ['vermeld dat het verslag er binnen 10 dagen is', /Verslag binnen tien dagen|Aanpak/, 'same'],
    ],
  ],
  'en, so many of a list': [
    'We tune harps for churches and schools.\n\nFAQ\nDo you come to us? Yes, within 40 miles.\nHow long does it take? About three hours.\nDo you sell strings? Yes, in four gauges.\nIs the harp insured? Yes, while we have it.\n\nHow it goes\n1. You send us a picture of the harp.\n2. We name a day.\n3. We tune it.\n4. You play it the same evening.\n\nFigures\nA frame is checked in a bath of oil. A harp has 47 strings.\n\nNote to the writer: the 96 % who come back are a guess, do not use. Internal: our floor is £61 for choirs.',
    undefined,
    [
      [
        'the questions are too long, cut them to two',
        /I shortened.*I left out “[^”]+”, “[^”]+”\./,
        /harp/,
      ],
      ['how it goes: two steps are enough', /I shortened/, /picture of the harp.*play it the same/],
      ['keep only six of the questions', /no more than that/, 'same'],
      ['put the four steps at the bottom', /moved/, /harp/],
      // A figure that only a line has which no reader gets, in whatever words it is put.
      ['say that 96 % of our players return', /not meant for readers.*96 %/, 'same'],
      ['add that choirs get it from £61', /not meant for readers.*£61/, 'same'],
      // The words beside what was asked answer nothing.
      ['what does the page say about sheepskin?', /Neither the page nor the sources/, 'same'],
      [
        'take the organ loft out if it is anywhere, and the bellows too',
        /no section “organ loft/,
        'same',
      ],
    ],
  ],
  'en, headlines': [
    'We tune harps.\n\nEvery harp back before Sunday\nWe pick it up on Monday. A felt cloth covers the frame. It leaves no mark on the gold.\n\nDay of the harp\n10.15 What a new string does, and to whom\nOpen day: Saturday 14 June, in the old chapel.',
    undefined,
    [
      [
        'make the headline about the harp being back before Sunday',
        /Every harp back before Sunday/,
        /Every harp back/,
      ],
      [
        'headline about leaving no mark on the gold',
        /A felt cloth covers the frame\. It leaves/,
        /"headline":"A felt/,
      ],
      [
        'put the date of the open day in the headline',
        /Saturday 14 June/,
        /"headline":"Open day: Saturday/,
      ],
      [
        'can the headline be about what a new string does',
        /“What a new string does/,
        /"headline":"What a new/,
      ],
      [
        'headline: Harps that hold their tune – or something close to that',
        /tune/,
        /"headline":"Harps that hold their tune"/,
      ],
      ['make the headline less like a leaflet', /asks for other wording/, 'same'],
    ],
  ],
  'de, Überschrift und Anzahl': [
    'Wir stimmen Harfen.\n\nAblauf\n1. Sie schicken ein Bild.\n2. Wir nennen einen Tag.\n3. Wir stimmen die Harfe.\n4. Sie spielen am Abend.\n\nSchutz\nHarfe im Lieferwagen: bis 9.000 Euro versichert, auch sonntags, wenn der Wagen abgeschlossen ist und in einer Halle oder in einem bewachten Hof steht.',
    undefined,
    [
      [
        'Überschrift bitte zur Harfe im Lieferwagen',
        /Harfe im Lieferwagen/,
        /"headline":"Harfe im Lief/,
      ],
      [
        'Ablauf kürzen, zwei Schritte reichen',
        /Gekürzt.*Entfernt/,
        /schicken ein Bild.*spielen am Abend/,
      ],
    ],
  ],
};

for (const [name, [context, said, asked]] of Object.entries(contexts)) {
  const language = name.slice(0, 2);
  const { input } = makeCase({
    name,
    language,
    brand: { name: 'Alto' },
    pageName: 'Alto',
    context,
    activity: said ? [{ type: 'email', direction: 'from', payload: { text: said } }] : [],
    mention: [],
    hide: [],
    edits: [],
  } as unknown as Parameters<typeof makeCase>[0]);
  for (const [message, reply, page] of asked)
    test(`${name}: ${message}`, async () => {
      const { content: current } = await run(input);
      const { content, text } = await run({ ...input, current, message: { text: message } });
      assert.match(text, reply);
      if (page === 'same') assert.deepEqual(content, current);
      else assert.match(JSON.stringify(content), page);
    });
}

test('who names a section that is not there is told which are', async () => {
  const yard = ofContext(
    'en',
    'Moorings\n\nThe pontoon has water.\n\nWinter\n\nBoats stand in the hall.',
  );
  const { content } = await run(yard);
  const { text } = await run({
    ...yard,
    current: content,
    message: { text: 'move the sauna to the top' },
  });
  assert.match(text, /no section “sauna” on the page\. The sections of the page are “/);
});
