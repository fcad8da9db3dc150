import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const intro: Record<string, string> = {
  en: 'We build sheds for schools and allotments in the county. Nine people work in the yard.',
  de: 'Wir bauen Gartenhäuser für Schulen und Vereine. Neun Leute arbeiten auf dem Hof.',
  fr: 'Nous construisons des abris pour les écoles. Neuf personnes travaillent à l’atelier.',
  es: 'Construimos casetas para escuelas. Nueve personas trabajan en el taller.',
  it: 'Costruiamo casette per le scuole. Nove persone lavorano in officina.',
  nl: 'Wij bouwen tuinhuizen voor scholen. Negen mensen werken op de werf.',
  pl: 'Budujemy domki dla szkół. W warsztacie pracuje dziewięć osób.',
  pt: 'Construímos casas de jardim para escolas. Nove pessoas trabalham na oficina.',
  ja: '学校や市民農園の小屋をつくっています。職人は九名です。',
};
const talkIn = (language: string, text: string): string[] =>
  screenDocument(`${intro[language]}\n\n${text}\n`, language)
    .hidden.filter(({ reason }) => reason === 'chat')
    .map(({ text: line }) => line);

test('a label that several sections have is nobody who speaks', () => {
  const lists: [language: string, text: string][] = [
    [
      'en',
      'Model Ash\nFrame: green oak, pegged\nRoof: cedar shingle on felt\n\nModel Birch\nFrame: larch, screwed\nRoof: steel sheet, painted',
    ],
    [
      'de',
      'Leistungen\nAufbau: ein Tag mit zwei Leuten, Werkzeug bringen wir mit.\nAnstrich: zwei Lagen, auch in Schulfarben.\n\nPreise\nAufbau: 480 € am Tag, Anfahrt frei\nAnstrich: 14 € je Quadratmeter, ab 60 Quadratmetern 12 €',
    ],
    [
      'fr',
      'Le montage\nDurée : une journée, deux personnes\nAccès : un passage d’un mètre suffit\n\nLa peinture\nDurée : deux passages, une nuit de séchage\nAccès : par la cour si l’école est fermée',
    ],
    [
      'it',
      'Servizi\nMontaggio: un giorno, due persone.\nVerniciatura: due mani, anche nei colori della scuola.\n\nTempi\nMontaggio: entro tre settimane dal sopralluogo\nVerniciatura: solo da aprile a ottobre',
    ],
    [
      'nl',
      'Model Es\nFrame: eiken, met pennen\nDak: ceder op vilt\n\nModel Berk\nFrame: lariks, geschroefd\nDak: staalplaat, gelakt',
    ],
    [
      'pl',
      'Usługi\nMontaż: jeden dzień, dwie osoby.\nMalowanie: dwie warstwy, także w barwach szkoły.\n\nTerminy\nMontaż: trzy tygodnie od wizji lokalnej\nMalowanie: tylko od kwietnia do października',
    ],
    [
      'pt',
      'Modelo A\nEstrutura: pinho tratado\nTelhado: telha de madeira\n\nModelo B\nEstrutura: castanho\nTelhado: chapa pintada',
    ],
    [
      'ja',
      '■タイプA\n骨組み：国産杉の組み上げ\n屋根：板金、塗装済み\n\n■タイプB\n骨組み：唐松をビスどめ\n屋根：杉皮ぶき',
    ],
    [
      'es',
      'Ejemplos\nAntes: la caseta se inundaba cada otoño.\nDespués: suelo elevado y canalón nuevo.\nAntes: nadie encontraba las herramientas.\nDespués: un panel con la silueta de cada una.',
    ],
  ];
  for (const [language, text] of lists) assert.deepEqual(talkIn(language, text), [], text);
});

test('whoever speaks again beside somebody else talks, by any name and under any heading', () => {
  const chats: [language: string, lines: string[]][] = [
    [
      'en',
      ['Moz: they want it painted', 'Tuggy: which green', 'Moz: half a tin left, say two weeks'],
    ],
    ['de', ['Schorschi: die wollen Anstrich dazu', 'Bärle: welche Farbe', 'Schorschi: grün halt']],
    ['ja', ['棟梁：来週なら空いてる', '事務：二日で終わりますか', '棟梁：雨なら三日']],
  ];
  for (const [language, lines] of chats)
    assert.deepEqual(talkIn(language, lines.join('\n')), lines);
  const more = 'Tuggy: goes to the kiln man';
  const [, lines = []] = chats[0] ?? [];
  assert.deepEqual(talkIn('en', `1. Painting\n${lines.join('\n')}\n\n2. Old wood\n${more}`), [
    ...lines,
    more,
  ]);
});

test('customers listed below each other speak as little as numbers of participants, beside a talk elsewhere', () => {
  const talk = 'Joris: can we go lower?\nAnouk: not before June.\nJoris: then leave it.';
  for (const [language, lines] of [
    [
      'en',
      [
        'Customer: Alder House (Leeds), 11 lifts: no stop in a year',
        'Customer: a school in Kent: two lifts',
      ],
    ],
    [
      'nl',
      [
        'Klant: Hofdijk (Drachten), 11.000 artikelen: verschil van 4% naar 1%',
        'Klant: een groothandel in Brabant: drie magazijnen',
      ],
    ],
    [
      'de',
      [
        'Kunde: Albers Bau (Lage), 9 Kräne: kein Ausfall seit Mai',
        'Kunde: ein Betrieb in Hessen: vier Kräne',
      ],
    ],
    ['pt', ['Duração: 8 horas', 'Participantes: 6 a 14 por turma']],
    ['de', ['Dauer: 8 Stunden', 'Teilnehmer: max. 12 je Gruppe']],
  ] as const) {
    const hidden = talkIn(language, `${lines.join('\n')}\n\nNext\nIt goes on.\n\n${talk}`);
    for (const line of lines) assert.ok(!hidden.includes(line), line);
    assert.ok(hidden.some((line) => line.startsWith('Joris')));
  }
});
