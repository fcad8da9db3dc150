// `Add that …`: a source's own sentence where one says it, else the team's; what a source says otherwise is told back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from '../testing/run.ts';

type Outcome = 'there' | 'declined';

const contexts: Record<string, [context: string, asked: [string, Outcome, RegExp][]]> = {
  en: [
    'Spoke Yard services hire bikes for hotels.\n\nVisits\nEach bike gets a tag with the date of its last check. We cannot repair frames.\nIf a guest is stranded, we aim to be there within two hours.\n\nContract\nThe contract ends by itself. There is no deposit.',
    [
      ['Add that every bike is tagged with the day it was last looked at', 'there', /gets a tag/],
      ['Mention that there is no deposit to pay', 'there', /no deposit/],
      ['Write that we also repair frames', 'declined', /cannot repair frames/],
      ['Add that we are always there within two hours, guaranteed', 'declined', /aim to be there/],
      ['Add that we wash the bikes by hand', 'there', /wash the bikes by hand/],
      ['Add that breakdowns are always reported within two hours', 'there', /are always reported/],
    ],
  ],
  de: [
    'Kronwerk kontrolliert Bäume für Hausverwaltungen.\n\nKontrolle\nNach der Kontrolle bekommen Sie eine Liste, sortiert nach Dringlichkeit. Fällungen machen wir nur von Oktober bis Februar. Sonntags arbeiten wir nicht.',
    [
      [
        'Ergänze, dass man eine nach Dringlichkeit geordnete Liste erhält',
        'there',
        /sortiert nach/,
      ],
      ['Schreib rein, dass wir auch sonntags arbeiten', 'declined', /Sonntags arbeiten wir nicht/],
      ['Ergänze, dass wir auch Hecken schneiden', 'there', /Wir schneiden auch Hecken/],
    ],
  ],
  es: [
    'Reparamos relojes de torre en Castilla.\n\nTrabajo\nEl presupuesto es gratuito y llega en diez días. Los domingos no atendemos.',
    [
      ['Añade que el presupuesto no cuesta nada', 'there', /gratuito/],
      ['Pon que venimos también los domingos', 'declined', /no atendemos/],
      ['Di que somos los mejores de España', 'there', /mejores de España/],
    ],
  ],
  pl: [
    'Serwis Crema naprawia ekspresy do kawy.\n\nAwarie\nNa czas naprawy dajemy ekspres zastępczy bez opłat. W weekendy nie przyjeżdżamy.',
    [
      ['Dodaj, że na czas naprawy dostają darmowy ekspres zastępczy', 'there', /bez opłat/],
      ['Napisz, że przyjeżdżamy też w weekendy', 'declined', /nie przyjeżdżamy/],
    ],
  ],
  nl: [
    'Kaarslicht giet kaarsen voor kerken in Limburg.\n\nLevering\nDe levering is gratis in Roermond en Venlo; in de rest van Limburg op aanvraag. Oude resten moet de koster inzamelen, dat doen wij niet.',
    [
      ['Schrijf dat wij oude resten inzamelen', 'declined', /komt: .*dat doen wij niet/],
      ['Zet erin dat de koster oude resten inzamelt', 'there', /Oude resten moet de koster/],
      [
        'Zet erin dat de levering in heel Limburg gratis is',
        'declined',
        /komt: .*gratis in Roermond/,
      ],
      ['Zet erin dat de levering in Venlo gratis is', 'there', /gratis in Roermond en Venlo/],
    ],
  ],
  pt: [
    'Lavamos tapetes em Évora.\n\nPerguntas\nAtendem ao sábado?\nSim, as entregas, das 9 às 13 h.\nHá estacionamento?\nSim, no pátio.\nQuanto demora?\nUma semana.',
    [
      ['Escreve que fazemos entregas ao sábado', 'there', /Sim, as entregas/],
      ['Escreve que fazemos entregas ao domingo', 'there', /entregas ao domingo/],
    ],
  ],
  it: [
    'Accordiamo pianoforti a Lecce.\n\nVisita\nIl trasporto deve organizzarlo il cliente, questo non lo facciamo. Puliamo la tastiera, non la lucidiamo.',
    [
      ['Scrivi che organizziamo noi il trasporto', 'declined', /vicina: .*deve organizzarlo/],
      ['Scrivi che puliamo la tastiera', 'there', /Puliamo la tastiera/],
    ],
  ],
};

for (const [language, [context, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, outcome, reply] of asked) {
    test(`${outcome}: ${message}`, async () => {
      const { content: current } = await run(input);
      const { content, text } = await run({ ...input, current, message: { text: message } });
      assert.match(text, reply);
      if (outcome === 'declined') assert.deepEqual(content, current);
      else assert.match(JSON.stringify(content), reply);
    });
  }
}
