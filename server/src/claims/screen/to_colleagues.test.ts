import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isTeamHeading } from './patterns/team_headings.ts';

const shownOf = (text: string, language: string): string => screenDocument(text, language).shown;

test('a heading that says its notes are for colleagues heads what is for them', () => {
  for (const heading of [
    'Fair notes for our people (Leipzig, hall 3, second day, 61 visitors at the stand):',
    'Hints for whoever calls back',
    'Messenotizen fürs Team (Leipzig)',
    'Notes du salon pour l’équipe',
    'Avisos para los compañeros',
    'Appunti della fiera per la squadra (Verona)',
    'Recados aos colegas',
    'Beursnotities voor het team',
    'Uwagi dla kolegów',
    '展示会メモ（チーム用）',
  ])
    assert.ok(isTeamHeading(heading), heading);
  for (const heading of [
    'Tips for your team',
    'Tipps für Ihr Team',
    'Conseils pour votre équipe',
    'Consejos para su equipo',
    'Consigli per la vostra squadra',
    'Tips voor uw team',
    'Wskazówki dla Państwa zespołu',
    'ご担当者様へのご案内',
  ])
    assert.ok(!isTeamHeading(heading), heading);
  const long = 'Fair notes for our people (Leipzig, hall 3, second day, 61 visitors):';
  const shown = shownOf(`We tune organs.\n\n-----\n${long}\n- The desk was crowded`, 'en');
  assert.ok(!shown.includes('crowded'));
});

for (const [language, ...notes] of [
  [
    'en',
    'Ring all visitors back before Friday, bring up the tuning day.',
    'Photos may be passed on.',
    'Be frank about it.',
    'Never promise “no noise”, ever.',
    'Newest first, apologies for the typos.',
    'I have gathered the chat here so that everyone who writes to parishes says the same.',
  ],
  [
    'de',
    'Alle Besucher bis Freitag zurückrufen, den Stimmtag anbieten.',
    'Per Sie schreiben, keine Witze über Pfeifen.',
    'Aus drei Mails zusammenkopiert, entschuldigt das Durcheinander.',
  ],
  [
    'fr',
    'Rappeler tous les visiteurs avant vendredi.',
    'Ne jamais promettre une date.',
    'Le plus récent en haut, désolé.',
  ],
  ['es', 'Ser sinceros.', 'Escribir de usted, sin chistes.', 'Lo más reciente arriba, perdón.'],
  [
    'it',
    'Richiamare tutti i visitatori entro venerdì.',
    'Mai promettere una data fissa.',
    'Incollato da tre mail, scusate il disordine.',
  ],
  ['pt', 'As fotos podem ser enviadas.', 'Copiado de três e-mails, desculpem a confusão.'],
  ['nl', 'Nooit een vaste datum beloven.', 'Het nieuwste staat bovenaan, sorry.'],
  [
    'pl',
    'Nigdy nie obiecywać „ciszy”.',
    'Pisać per Pan/Pani, bez żartów.',
    'Wklejone z trzech maili, wybaczcie bałagan.',
  ],
  [
    'ja',
    '写真は送ってよい。',
    '確定日は絶対に約束しないこと。',
    '新しいものが上です、すみません。',
  ],
] as const) {
  test(`orders to colleagues, and words on the document itself, are not shown (${language})`, () => {
    for (const note of notes) assert.ok(!shownOf(`Alba 24.\n\n${note}`, language).includes(note));
  });
}

test('what only sounds like an order to colleagues is shown', () => {
  for (const [language, line] of [
    ['en', 'Be honest with us about your budget and we will be honest about the date.'],
    ['en', 'Your photos may be sent to us by mail.'],
    ['en', 'Never promise your parish a date before the survey.'],
    ['en', 'Newest pipes are at the top of the case.'],
    ['de', 'Ehrlich bleiben wir auch beim Preis.'],
    ['de', 'Alle Köche können bis Freitag anrufen.'],
    ['nl', 'Alle koks kunnen voor vrijdag bellen.'],
    ['fr', 'Les photos peuvent être envoyées à notre atelier.'],
    ['es', 'Las fotos se pueden enviar a nuestro taller.'],
    ['pl', 'Zdjęcia można przesłać na adres pracowni.'],
    ['en', '“She told us what it costs. Be honest. That is all we asked.” Ada Lund, Hull'],
  ] as const)
    assert.ok(shownOf(`Alba 24.\n\n${line}`, language).includes(line), line);
});

test('a name and a day above a message are no heading; what the message tells is shown', () => {
  const told = 'Two days for eight stops, the church stays open.';
  const shown = shownOf(
    `Anna, Friday\nWe charge £310 a day.\n\nWes, Thursday\nHow long does it take?\n  Anna: ${told}\n\nAnna, Monday\nThe warranty is ten years.`,
    'en',
  );
  assert.ok(!/Anna|Wes/.test(shown));
  assert.ok(shown.includes(told) && shown.includes('ten years'));
  const courses =
    'Yoga, Monday\nGentle stretching for beginners.\n\nPilates, Tuesday\nStrength for the back.\n\nYoga, Friday\nBreathing and rest for everyone.';
  assert.equal(shownOf(courses, 'en'), courses);
});

for (const [language, declared, open, kept] of [
  ['en', 'Only lines with a star may go out.', 'We tune organs', 'The leather comes from Ghent'],
  ['de', 'Nur Zeilen mit * dürfen raus.', 'Wir stimmen Orgeln', 'Das Leder kommt aus Gent'],
  ['fr', '* = peut être envoyé, le reste pour nous', 'Nous accordons', 'Le cuir vient de Gand'],
  ['es', 'Solo las líneas con * se pueden enviar.', 'Afinamos', 'El cuero viene de Gante'],
  ['it', 'Solo le righe con * possono uscire.', 'Accordiamo', 'Il cuoio viene da Gand'],
  ['pt', 'Só as linhas com * podem sair.', 'Afinamos', 'O couro vem de Gante'],
  ['nl', 'Alleen regels met * mogen naar buiten.', 'Wij stemmen', 'Het leer komt uit Gent'],
  ['pl', 'Tylko linie z gwiazdką można wysyłać.', 'Stroimy', 'Skóra pochodzi z Gandawy'],
  ['ja', '*の行だけお客様に見せてよい。', '調律します', '革はゲント産です'],
] as const) {
  test(`a mark that a document declares for what may go out is honoured (${language})`, () => {
    const text = `${declared}\n\n* ${open} 1\n   ${open} 2\n* ${open} 3\n* ${open} 4\n\n${kept}`;
    const shown = shownOf(text, language);
    for (const n of [1, 2, 3, 4]) assert.ok(shown.includes(`${open} ${n}`));
    assert.ok(!shown.includes(kept) && !shown.includes(declared));
  });
}

test('a star that says something else leaves the rest as it is', () => {
  for (const line of [
    'Only services with * can be sent abroad.',
    'Rooms with a star are for guests of the abbey only.',
    '* Prices only for customers of the abbey.',
  ]) {
    const shown = shownOf(`${line}\n\n* one\n* two\n* three\n\nLeather comes from Ghent.`, 'en');
    assert.ok(shown.includes('Leather comes from Ghent.'), line);
  }
});

test('the leave to use a quotation goes, the quotation stays', () => {
  for (const [language, line] of [
    ['en', 'Review (may be used): “They came on time.” Ada Lund, Hull'],
    ['de', 'Stimme (darf verwendet werden): „Sie kamen pünktlich.“ Ada Lund, Hull'],
    ['nl', 'Reactie (mag gebruikt worden): “Ze kwamen op tijd.” Ada Lund, Hull'],
    ['pl', 'Opinia (można cytować): „Przyszli na czas.” Ada Lund, Hull'],
  ] as const) {
    const shown = shownOf(`Alba 24.\n\n${line}`, language);
    assert.ok(shown.includes('Ada Lund') && !/\(/.test(shown), line);
  }
});

test('a label that says that something is still to be done heads a note', () => {
  const shown = (line: string): string =>
    screenDocument(`We hire out marquees.\n\n${line}`, 'en').shown.replace(/\s+/g, ' ').trim();
  for (const label of ['To do', 'Falta', 'Manca', 'A fazer', 'Te doen', 'やること'])
    assert.equal(shown(`${label}: a picture of the large tent`), 'We hire out marquees.', label);
  const honest = 'Things to do: walks, boats and the museum.';
  assert.equal(shown(honest), `We hire out marquees. ${honest}`);
});

test('what one colleague wrote to another goes, and its lists and plain offers stay', () => {
  for (const [language, head, said, kept] of [
    [
      'en',
      '--- email, Ruth (depot) to the web team ---',
      'Hold off on the Leeds thing, Omar is furious.',
      'Punctures: £14 a wheel, ready the same day.',
    ],
    [
      'de',
      'h2. Mail Ortmann -> Verkauf',
      'Der Bürgermeister hat Angst vor der Presse, also behutsam.',
      '- Reifenwechsel 14 € je Rad, am selben Tag fertig',
    ],
    [
      'fr',
      '--- mail interne ---',
      'Le maire râle encore, on le ménage.',
      '- changement de roue : 14 €, prêt le jour même',
    ],
    [
      'nl',
      'Mail Odile → verkoop',
      'De burgemeester is bang voor de krant, dus voorzichtig.',
      '- band wisselen: € 14 per wiel, dezelfde dag klaar',
    ],
  ] as const) {
    const intro = {
      en: 'We mend bicycles.',
      de: 'Wir reparieren Fahrräder.',
      fr: 'Nous réparons des vélos.',
      nl: 'Wij repareren fietsen.',
    }[language];
    const shown = shownOf(
      `## A\n${intro}\n\n${head}\n${said}\n${kept}\n\n## B\n${intro}`,
      language,
    );
    assert.ok(!shown.includes(said) && !shown.includes(head.slice(4, 12)), shown);
    assert.ok(shown.includes(kept) && shown.split(intro).length === 3, shown);
  }
  for (const line of [
    'WhatsApp Fatma 3-5: “the gate code changed, tell nobody”',
    '>> Odile: the hall list is from 2019',
  ])
    assert.ok(!shownOf(`We mend bicycles.\n\n${line}\n\nOpen daily.`, 'en').includes(line), line);
});

test('minutes on one line, what was reckoned in the house, who owes and page feet go', () => {
  for (const [language, line] of [
    ['en', 'Club mins 3 March, item 4: tombola. £200 in the tin. Item 5: band fee £310 agreed.'],
    ['es', 'Los Peña deben 3 recibos. Cosa nuestra.'],
    ['en', 'Please don’t publish that Alder House get a tenth off.'],
    ['it', 'Alla signora Riva facciamo 90, guai a chi lo dice.'],
    ['en', 'Page 3 of 8 / Spoke & Sons / in confidence'],
    ['de', 'Fußzeile: Radhaus GmbH · Stand März · S. 3/8'],
    ['de', 'Freigabe liegt vor, Mail vom März'],
  ] as const)
    assert.ok(
      !shownOf(`We mend bicycles.\n\n${line}\n\nOpen daily.`, language).includes(line),
      line,
    );
  const table = 'KALKULATION INTERN\nReifen   12,00\nArbeit   30,00';
  assert.ok(
    !shownOf(`Wir reparieren Räder.\n\n${table}\n\n## Zeiten\nTäglich.`, 'de').includes('30,00'),
  );
  const wiki = shownOf('h2. Prices\n||Item||Price||\n|Tyre|£14|', 'en');
  assert.ok(!wiki.includes('h2.') && !wiki.includes('||') && wiki.includes('£14'), wiki);
});
