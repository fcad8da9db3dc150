// What colleagues say to each other around a text: requests by name, memos to whoever makes the page with their own marks,
// what a later line takes back, the reader as one of whom they write, and whose work something is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isPrivateMatter } from './patterns/private_matters.ts';

const shownOf = (text: string, language = 'en'): string => screenDocument(text, language).shown;
const intro = 'Brightwell services boilers and heat pumps across the county.';

test('a colleague who is asked for something by name is no reader, in eight languages', () => {
  for (const [language, line] of [
    ['en', 'Lowenna, can you check the hours bit before it goes.'],
    ['en', 'Priya could you proofread this please.'],
    ['de', 'Silke, kannst du bitte die Zahlen prüfen?'],
    ['fr', 'Denis, tu peux relire la partie sur les horaires ?'],
    ['es', 'Iván, ¿puedes revisar las cifras antes de mandarlo?'],
    ['it', 'Chiara, puoi controllare i numeri prima che parta?'],
    ['nl', 'Femke, kun je de cijfers even nakijken?'],
    ['pl', 'Agnieszka, możesz sprawdzić ten fragment?'],
  ] as const) {
    const shown = shownOf(`${intro}\n\nPut together by the office. ${line}\n\n${intro}`, language);
    assert.ok(!shown.includes(line.slice(-14)) && shown.includes(intro), `${line}\n${shown}`);
  }
  const line = 'Emergency, can you send someone today? Yes, within four hours.';
  assert.ok(
    shownOf(`${intro}

Questions
${line}`).includes(line),
  );
});

test('what a text is handed over for, and its own marks, are for whoever makes the page', () => {
  for (const [language, line] of [
    [
      'en',
      'For Lucy, from Alan. All of it so you can make the page. Anything in brackets is for you.',
    ],
    [
      'de',
      'Für Lena, von Jonas. Damit du die Seite machen kannst. Was in eckigen Klammern steht, ist für dich.',
    ],
    [
      'fr',
      'Pour Lucie, de Denis. Pour que tu fasses la page. Ce qui est entre crochets est pour toi.',
    ],
    [
      'es',
      'Para Lourdes, de Álvaro. Para que le montes la página. Lo que va entre corchetes es para ti.',
    ],
    ['it', 'Per Lucia, da Marco. Così puoi fare la pagina. Quello tra parentesi quadre è per te.'],
    [
      'pt',
      'Para Marta, de Tiago. Para montares a página. O que está entre parênteses retos é para ti.',
    ],
    [
      'nl',
      'Voor Femke, van Jeroen. Zodat je de pagina kunt maken. Wat tussen vierkante haken staat is voor jou.',
    ],
    ['pl', 'Dla Magdy, od Marka. To, co w nawiasach kwadratowych, jest dla ciebie.'],
    ['ja', '[ ]のカッコ内は社内向けです。'],
  ] as const) {
    const text = `${line}\n\n${intro}\n\n[came to us from another firm\nand was cross about it]\n\nSurvey | 62 € [2024]`;
    const shown = shownOf(text, language);
    assert.ok(shown.includes(intro) && shown.includes('62 €'), shown);
    for (const gone of [line.slice(-12), line.slice(0, 12), 'another firm', 'cross about', '2024'])
      assert.ok(!shown.includes(gone), `${gone}\n${shown}`);
  }
  for (const line of [
    'Prices in brackets are for members.',
    'We build it so that you can write your own page.',
  ])
    assert.ok(shownOf(`${intro}\n\n${line} (from £4)`).includes(`${line} (from £4)`), line);
});

test('round brackets and stars that are said to be for colleagues go as well', () => {
  const round = shownOf(`What is in brackets is for you.\n\n${intro} (Ann signs it on Friday)`);
  assert.ok(!round.includes('Ann signs') && round.includes(intro), round);
  const starred = shownOf(
    `Lines with a star are for us.\n\n${intro}\nOpen daily.\nWe deliver.\n* Ann is keen`,
  );
  assert.ok(!starred.includes('keen') && starred.includes('Open daily.'), starred);
});

test('a statement that a later line corrects goes, and the correction may stay', () => {
  for (const [language, first, later] of [
    [
      'en',
      'EHR training is Tues/Wed 9-12 with Shawna.',
      'correction, Shawna is out Tuesday. EHR is WED and THURS 9-12.',
    ],
    ['en', 'The tasting is on Tuesday at 7 pm.', 'The tasting has been moved to Thursday.'],
    ['de', 'Die Begehung ist am Dienstag um 9 Uhr.', 'Korrektur: Begehung am Donnerstag um 9 Uhr.'],
    ['fr', 'La dégustation a lieu mardi.', 'La dégustation est reportée au jeudi.'],
    ['es', 'La visita es el martes.', 'Corrección: la visita es el jueves.'],
    ['it', 'Il sopralluogo è martedì.', 'Il sopralluogo è stato spostato a giovedì.'],
    ['nl', 'De proeverij is dinsdag.', 'De proeverij is verzet naar donderdag.'],
  ] as const) {
    const shown = shownOf(`${intro}\n\n${first}\n\n${intro}\n\n${later}`, language);
    assert.ok(!shown.includes(first), shown);
  }
  const other = 'The survey is on Tuesday.';
  assert.ok(
    shownOf(`${intro}\n\n${other}\n\nThe tasting has been moved to Thursday.`).includes(other),
  );
  const moved = 'Yoga is on Tuesday.';
  assert.ok(
    shownOf(`${moved}\n\nWe moved to Leeds in 2004. Pilates is on Thursday.`).includes(moved),
  );
});

test('in a thread of mails a reader spoken of goes, and somebody who was named does not', () => {
  const thread = (line: string): string =>
    `From: Joan Keller\nTo: all\n\nSend me your parts.\n\n----\nFrom: Marcus Odell\n${line}\n\n----\nFrom: Joan Keller\nLovely.`;
  for (const line of [
    'The laptop is on the desk. He gets an email on June 4.',
    'Benefits start July 1. She has to enroll by July 8.',
  ]) {
    const shown = shownOf(thread(line));
    assert.ok(!/He gets|She has/.test(shown) && /laptop|Benefits/.test(shown), shown);
  }
  const clause = shownOf(thread('- scrubs: he does not need any, business casual, closed toe'));
  assert.ok(!clause.includes('he does') && clause.includes('business casual'), clause);
  const named = 'Gerald Wendt runs the clinic. He has done so since 1998.';
  assert.ok(shownOf(thread(named)).includes(named));
  const told = 'The oak is 200 years old. She who plants one needs patience.';
  assert.ok(shownOf(`${intro}\n\n${told}`).includes(told));
});

test('whose work something is, and what somebody alone will not promise, is no line for readers', () => {
  for (const [language, line] of [
    ['en', 'NOT full repaint, that’s her painter.'],
    [
      'en',
      'Did the same two doors down last year and it went through in 9 weeks but can’t promise.',
    ],
    ['de', 'Nicht streichen, das macht ihr Maler.'],
    ['de', 'Ging beim Nachbarn in 9 Wochen durch, kann aber nichts versprechen.'],
    ['fr', 'Pas la peinture, c’est son peintre.'],
    ['es', 'En el 23 tardaron 9 semanas, pero no puedo prometer nada.'],
    ['it', 'Al 23 ci hanno messo 9 settimane, ma non posso promettere nulla.'],
    ['nl', 'Bij de buren duurde het 9 weken, maar ik kan niets beloven.'],
  ] as const)
    assert.ok(
      !shownOf(`${intro}\n\n${line}\n\n${intro}`, language).includes(line.slice(-16)),
      line,
    );
  const honest = 'Consent usually takes 8 weeks, but we cannot promise it.';
  assert.ok(shownOf(`${intro}\n\n${honest}`).includes(honest));
});

test('an order to tell them goes from behind an honest sentence', () => {
  for (const [language, honest, order] of [
    ['en', 'Without it the terms limit our liability', ' - people never know this, tell him.'],
    ['de', 'Ohne sie haften wir nur begrenzt', ' – das weiß keiner, sag ihm das.'],
    ['fr', 'Sans elle notre responsabilité est limitée', ' – dis-le-lui.'],
    ['es', 'Sin él nuestra responsabilidad es limitada', ' - nadie lo sabe, díselo.'],
    ['it', 'Senza la polizza rispondiamo in parte', ' - non lo sa nessuno, diglielo.'],
    ['nl', 'Zonder dekking zijn we beperkt aansprakelijk', ' - zeg hem dat.'],
  ] as const) {
    const shown = shownOf(`${intro}\n\nCargo insurance is 0.28 %. ${honest}${order}`, language);
    assert.ok(shown.includes(honest) && !shown.includes(order.slice(-8)), shown);
  }
});

test('other people’s health and leaving are private, how many are allergic is not', () => {
  for (const line of [
    'Drei mit Höhenangst und einer mit Hörgerät.',
    'Das macht Frau Wolters, die im Juni in Rente geht.',
    'One of them is a wheelchair user.',
    'Ma collègue est enceinte.',
    'Mi socia está de baja.',
    'Een collega gaat in juni met pensioen.',
    '一人は補聴器を使っています。',
  ])
    assert.ok(isPrivateMatter(line), line);
  for (const line of ['Wir haben 17 Kinder mit Allergien.', 'We are 26 pupils in two classes.'])
    assert.ok(!isPrivateMatter(line), line);
});

test('a figure that a colleague puts right stands as it was put right', () => {
  for (const [language, line, told] of [
    [
      'en',
      'Kite hire: £9 an hour → CORRECTION: £11 an hour, helmet included',
      'Kite hire: £11 an hour',
    ],
    [
      'de',
      'Der Chor hat 34 Stimmen [Uta: Korrektur, 38 Stimmen] und probt montags.',
      '38 Stimmen und probt',
    ],
    [
      'fr',
      'La barque fait 6 m [Luc : non, 7 m] et porte dix personnes.',
      'La barque fait 7 m et porte',
    ],
    ['es', 'Cuota: 12 € al mes → corregido: 15 € al mes', 'Cuota: 15 € al mes'],
    ['nl', 'Plaats voor 40 gasten → gewijzigd in 45 gasten', 'Plaats voor 45 gasten'],
    ['ja', '定員20名→25名に変更。', '定員25名'],
  ] as const) {
    const shown = shownOf(`${intro}\n\n${line}\n\n${intro}`, language);
    assert.ok(shown.includes(told), shown);
  }
  const chat =
    'Ann 09:10: hi\nBo 09:12: the boats take 18 not 21, since the refit\nAnn 09:13: ok thanks';
  const boats = `${intro}\nOur boats take 21 guests each.\nThe crossing takes 40 minutes.`;
  assert.ok(shownOf(`${boats}\n\n${chat}`).includes('Our boats take 18 guests each.'));
  const below =
    'Skates are £4 an hour or £12 a day.\n  ^^ Ann: put up in May, £5 an hour, £14 a day';
  assert.ok(shownOf(`${intro}\n\n${below}`).includes('£5 an hour or £14 a day'));
});

test('what only looks like a correction changes no figure', () => {
  for (const line of [
    'Reports took 3 days → now 4 hours.',
    'Tickets are £9 (£7 for members).',
    'You wait 3 days, not 14.',
    'The old bridge was 40 m long, now it is 52 m long.',
  ]) {
    const shown = shownOf(`${intro}\n\n${line}\nReturns within 14 days.`);
    assert.ok(shown.includes(line) && shown.includes('within 14 days'), shown);
  }
});

test('a line that corrects the text sets its figure right, or tells what holds without its label', () => {
  const shown = (text: string, language: string): string => screenDocument(text, language).shown;
  const walk = shown(
    'The walk to the mill costs £14 a head.\n14 guides know the way.\n\nCorrection from the guild, 3 June: the walk costs £16, not £14.',
    'en',
  );
  assert.match(walk, /costs £16 a head/);
  assert.match(walk, /14 guides/);
  assert.doesNotMatch(walk, /Correction|£14/);
  const more = shown(
    'Ersatzteile liefern wir in zwei Tagen.\n\nKorrektur: Ersatzteile liefern wir auch samstags (vorher nur werktags).',
    'de',
  );
  assert.match(more, /Ersatzteile liefern wir auch samstags\.$/);
  assert.match(
    shown('La visita dura due ore.\n\nCorrezione: la visita è di sabato, non di lunedì.', 'it'),
    /La visita è di sabato\.$/,
  );
});
