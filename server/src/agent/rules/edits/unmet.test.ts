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
