// What colleagues tell each other in plain words, among a text for readers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const shownOf = (language: string, lines: readonly string[]): string =>
  screenDocument(lines.join('\n'), language).shown;

const above = [
  'Larkfield',
  '',
  'We fit stairlifts in Kent. Every lift is serviced once a year by the fitter who put it in, and you get a report.',
  '',
];
const after = ['', 'Delivery', 'Four weeks from order.'];

test('below a line that names a colleague’s mail, all of it is theirs', () => {
  for (const [head, line, language] of [
    ['--- email from Hannah, 12 May ---', 'Landing is wide enough.', 'en'],
    ['== Nachrichten von Herbert ==', 'Das Instrument hält noch zwanzig Jahre.', 'de'],
    ['--- mail de Colette du 3 avril ---', 'Environ 40 m de clôture.', 'fr'],
    ['*** WhatsApp de Julián ***', 'La pared de ellos es de ladrillo.', 'es'],
    ['— messaggi della Sig.ra Paola —', 'Servono dodici ulivi.', 'it'],
    ['—— mensagens do Sr. Telmo ——', 'A parede deles é boa.', 'pt'],
    ['--- mail van Joris 3 april ---', 'Het dak is 140 m2.', 'nl'],
    ['--- wiadomości od Marka ---', 'Woda jest na 32 metrach.', 'pl'],
    ['――― 佐藤さんのメール（4月3日） ―――', '庭は40坪です。', 'ja'],
  ] as const) {
    const shown = shownOf(language, [...above, head, line, ...after]);
    assert.ok(!shown.includes(line), head);
    assert.ok(shown.includes('Four weeks from order.') && shown.includes('Every lift'), head);
  }
});

test('what is written to readers stays below its line, and so does a text that is one mail', () => {
  for (const [head, line] of [
    ['--- Message du directeur ---', 'Nous choisissons chaque chêne nous-mêmes.'],
    ['=== Nachrichten an Sie ===', 'Wir schreiben Ihnen vor jedem Termin.'],
    ['Messages from Customers:', 'The lift was in by noon.'],
  ] as const)
    assert.ok(shownOf('en', [...above, head, line, ...after]).includes(line), head);
  const mail = ['Mail von Lena:', `${'Wir stimmen Orgeln in ganz Franken. '.repeat(8)}`];
  assert.ok(shownOf('de', mail).includes('Wir stimmen Orgeln'));
});

test('minutes among a text are the team’s own, to their last entry', () => {
  for (const head of ['board mins 4 May (extract)', 'Vorstandsprotokoll 4. Mai (Auszug)']) {
    const lines = [...above, '=====', head, '- Vans: 3 of 9', '- Showroom: 60 m2', '====='];
    const shown = shownOf('en', [...lines, 'A family firm since 1988.']);
    assert.ok(!shown.includes('Showroom') && shown.includes('since 1988'), head);
  }
  assert.ok(shownOf('en', [...above, 'Rooms', 'A 40 mins walk, flat.']).includes('40 mins'));
});

const gone: Record<string, readonly string[]> = {
  en: [
    'What they have today: an old lift. Serviced “whenever it squeaks”.',
    'Say fitting within 3 weeks of survey.',
    'K. says optimistic',
    'Gary told them “call it fourteen hundred” at the door, that was never agreed, please don’t repeat it.',
  ],
  de: [
    'Was sie jetzt haben: einen alten Lift. Wartung „wenn’s quietscht“.',
    'Schreib vier Wochen nach Auftrag.',
    'R. meint zu hoch',
    'Am Tisch fiel „für vier glatt geht das auch“, das hat einer so gesagt, bitte nicht wiederholen.',
  ],
  fr: [
    'Ce qu’ils ont aujourd’hui : un vieux monte-escalier. Réglé « au marteau ».',
    'Dis quatre semaines après la commande.',
    'S. dit impossible',
    'On leur a dit « 800 ça passe », ce n’était pas convenu, merci de ne pas le répéter.',
  ],
  es: [
    'Lo que tienen ahora: una lona. La cambian «cuando huele».',
    'Pon tres semanas desde el pedido.',
    'Se les dijo «400 y listo», no estaba acordado.',
  ],
  it: [
    'Cosa fanno oggi: piante del cugino. Annaffiate «quando capita».',
    "Scrivi tre settimane dall'ordine.",
    'È stato detto «120 va bene lo stesso», non era concordato.',
  ],
  pt: [
    'O que têm hoje: uma lona. Trocada “quando cheira”.',
    'Diz 3 a 5 semanas depois da encomenda.',
    'Foi dito “90 também serve”, não estava combinado.',
  ],
  nl: [
    'Wat ze nu hebben: een oud dak. Gelapt “als het lekt”.',
    'Zeg maar vier weken na opdracht.',
    'Er is gezegd “90 kan ook”, dat was niet afgesproken.',
  ],
  pl: [
    'Co mają teraz: stara pompa. Smarowana „jak zgrzyta”.',
    'Napisz cztery tygodnie od zamówienia.',
    'Jeden powiedział „270 też może być”, nie było to uzgodnione.',
  ],
  ja: ['先方の現状：古い機械です。'],
};

const kept: Record<string, readonly string[]> = {
  en: [
    'What you have today: a lift that squeaks.',
    'Say goodbye to the stairs.',
    'Say 14 steps with one bend: that is a curved lift.',
    'Say when it suits you, within two weeks.',
    'M. Hargreaves says the lift was in by noon.',
    'Please do not repeat the test within an hour.',
    'Nothing is charged that was not agreed.',
  ],
  de: [
    'Was Sie heute haben: einen Lift, der quietscht.',
    'Schreib uns vier Wochen vorher.',
    'Die Anwendung bitte nicht wiederholen.',
  ],
  fr: ['Écrivez-nous deux semaines avant.', 'M. Duval dit que tout est prêt.'],
  es: ['Pon tu terraza a la sombra.', 'Lo que tienen nuestros toldos: cinco años de garantía.'],
  nl: ['Schrijf ons twee weken van tevoren.'],
};

test('plain words among colleagues go, and what only sounds like them stays', () => {
  for (const [language, lines] of Object.entries(gone))
    for (const line of lines) {
      const shown = shownOf(language, [...above, line, ...after]);
      assert.ok(!shown.includes(line.slice(-12)), `${language}: ${line}`);
    }
  for (const [language, lines] of Object.entries(kept))
    for (const line of lines)
      assert.ok(shownOf(language, [...above, line, ...after]).includes(line), line);
});
