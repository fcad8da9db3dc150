import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { doubtfulIn, judgedIn } from './doubtful.ts';
import { isOfSuperiors } from './patterns/superiors.ts';
import { isTeamHeading } from './patterns/team_headings.ts';
import { isUnsaid } from './patterns/unsaid.ts';
import { isTeamLabelled } from './sections.ts';

const shownOf = (text: string, language: string): string => screenDocument(text, language).shown;

test('a heading for those who sell heads what is for them', () => {
  for (const heading of [
    '## Who buys',
    'Not so good',
    'SLIDE 9 – backup, do not present',
    'Slide 6: Hidden, only if asked',
    'KNOWN ISSUES:',
    'Known issues (September)',
    'vs TempMate',
    '**Talk track**',
    'Discount authority',
    'Next steps (ours)',
    'Schwachstellen',
    'Einwände für den Vertrieb',
    'Ce qui coince',
    'À ne pas montrer',
    'Cliente ideal',
    'Frente a QVet',
    'Punti deboli',
    'Solo per noi commerciali',
    'Onde perdemos',
    'Lições do piloto',
    'Wie koopt er',
    'Nog regelen',
    'Słabe strony',
    'Kto decyduje',
    '■ 競合との比較',
    '4. 弱点・苦手なこと',
    '【想定ターゲット】',
    'نقاط الضعف',
    'العميل المثالي',
  ])
    assert.ok(isTeamHeading(heading), heading);
});

test('a heading that only sounds like it is for readers', () => {
  for (const heading of [
    'Who it is for',
    'Slide 2 – Who it is for',
    'Who we work with',
    'Who decides?',
    'Why not spreadsheets',
    'Compared with spreadsheets',
    'When it is not for you',
    'Not for you if',
    'What goes wrong',
    'The trouble',
    'Backup',
    'Backup and recovery',
    'Lessons',
    'Next steps',
    'Target temperature',
    'Margin of error',
    'Für wen',
    'Warum kein Excel',
    'Baustellen',
    'Pour qui',
    'Historique',
    'À faire à Lyon',
    'Para quién',
    'Cambios',
    'A chi serve',
    'Para quem é',
    'Voor wie',
    'Verborgen gebreken',
    'Dla kogo',
    'Wnioski',
    '対象',
    'お客様の課題',
    'لمن هذه الخدمة',
  ])
    assert.ok(!isTeamHeading(heading), heading);
});

test('such a heading takes its section, and no more', () => {
  const text = `Vialrun carries samples from clinics to laboratories.

SLIDE 1 – Price
Scheduled stop: $16.50

SLIDE 2 – backup, do not present
Weekend pickups in the north are only 88 % on time.

SLIDE 3 – Starting
Day 1: stop list and volumes`;
  const shown = shownOf(text, 'en');
  assert.ok(!shown.includes('88 %') && !shown.includes('backup'));
  assert.ok(shown.includes('$16.50') && shown.includes('stop list'));
});

test('as a label it takes its line; a source is told to readers', () => {
  assert.ok(isTeamLabelled('Known issues: the door sensor is flaky below -25'));
  assert.ok(isTeamLabelled('Schwächen: die Schnittstelle läuft nur in eine Richtung'));
  assert.ok(!isTeamLabelled('Source: Office for National Statistics, 2023'));
  assert.ok(!isTeamLabelled('Who it is for: farms with 20 to 200 cows'));
});

test('a remark on whether, when or how to say something takes its line', () => {
  for (const [language, line] of [
    ['en', 'A second discount of 5% exists. I would not bring that up with the council.'],
    ['en', 'Westbury Hall saved a third of its heating (waiting for their okay).'],
    [
      'de',
      'Die Einrichtung ist bei Bedarf kostenlos, das aber erst nennen, wenn es am Preis hängt.',
    ],
    ['fr', "Remise possible jusqu'à 6 % pour un engagement annuel, à ne sortir qu'à la fin."],
    ['es', 'El detector de humo llega en otoño, pero eso no se comenta fuera.'],
    ['it', 'Arriverà la Duo 16 "in primavera", ma non starei a nominarla.'],
    ['pt', 'A versão para bares sai em março, mas não prometam nada.'],
    [
      'nl',
      'Novadent komt "binnenkort", maar daar zou ik niks over zeggen, dat zeggen we al een jaar.',
    ],
    ['pl', 'Za 2 900 też oddamy, ale sami z tym nie wychodzimy.'],
    ['ja', 'グリーンコート様：苦情ゼロで完了。（※先方広報の許可待ち）'],
    ['ar', 'خط الكويت قريباً، لكن لا نعلن عنه الآن.'],
    ['en', 'Mum doesn’t want the night tours on the site at all.'],
    ['en', "Three of them were late, so don't write 'always on time'."],
    ['de', 'Drei kamen zu spät, also bitte nicht „immer pünktlich“ schreiben.'],
    ['es', 'Tres llegaron tarde, así que no pongas «siempre puntuales».'],
    ['nl', "Drie waren te laat, dus schrijf niet 'altijd op tijd'."],
    ['de', 'Opa will die Nachttouren gar nicht auf der Seite.'],
    ['fr', 'Maman ne veut pas les visites de nuit sur le site.'],
    ['es', 'Mi padre no quiere las visitas nocturnas en la web.'],
    ['it', 'Papà non vuole le visite notturne sul sito.'],
    ['pt', 'O avô não quer as visitas noturnas no site.'],
    ['nl', 'Opa wil de nachttochten niet op de site.'],
    ['pl', 'Tata nie chce nocnych wycieczek na stronie.'],
  ] as const) {
    const shown = shownOf(`A.\n\n${line}\n\nB.`, language);
    assert.ok(!/\p{L}{3}/u.test(shown), `${language}: ${shown}`);
  }
});

test('who speaks to a reader may deny and restrain', () => {
  for (const line of [
    'We never share your data with anybody.',
    'You only pay when the order arrives.',
    'Do not use it near open fire.',
    'Wir versprechen nichts, was wir nicht halten.',
    'Nous ne proposons que du bio, pour ne pas dire que du local.',
    'No hace falta obra.',
    'Si paga solo alla fine, dopo il collaudo.',
    'In een appje staat nooit de behandeling.',
    '“Nobody at work noticed until I told them.”',
  ])
    assert.ok(!isUnsaid(line), line);
});

test('a boss who wants and says is talked about; a boss who works is presented', () => {
  for (const line of [
    "Mum doesn't want the old van on the site at all.",
    'Anke möchte die Nachtschicht lieber nicht auf der Website.',
    'Paulo não quer as obras antigas no site.',
    'Wil wil de oude schuur niet op de site.',
    'La Duo è ferma da 14 mesi, il capo la molla a 80.',
    'Engineering says it is fixed in the spring release.',
    'La direction préfère éviter le sujet.',
    'Die Chefin will Heimsoft nicht als Wettbewerber.',
    'De baas wil geen prijzen per uur.',
    'El jefe quiere quitar la garrafa en verano.',
  ])
    assert.ok(isOfSuperiors(line), line);
  for (const line of [
    'If you want a quiet pitch on the site, book early.',
    'Who wants a tree on your page can add one.',
    'Der Chef kocht selbst.',
    'Il titolare segue ogni cantiere.',
    'If your boss wants figures, the report is one click away.',
    'La direction reçoit un rapport chaque lundi.',
  ])
    assert.ok(!isOfSuperiors(line), line);
});

const doubtedIn = (text: string, language: string): string[] =>
  doubtfulIn(screenDocument(text, language), language, []).map((one) => one.text);

test('what would be taken for less than the list says is a floor', () => {
  const list = `Wir vermieten Maschinen an Betriebe im Umkreis.

Drille: 120 Euro am Tag
Presse: 190 Euro am Tag
Fass: 90 Euro am Tag`;
  const note = 'Die Presse würde Onkel Heiner auch für 150 abgeben.';
  const all = screenDocument(`${list}\n\n${note}`, 'de');
  const left = doubtfulIn(all, 'de', []).map((one) => one.text);
  assert.ok(!all.shown.includes(note) || left.includes(note));
});

test('costs passed on, proportions and whom it suits are told to readers', () => {
  for (const [language, line] of [
    ['en', 'Certification: $35 per document. Apostille handled, fee passed on at cost.'],
    ['en', '3 in 4 districts we work with started the year with one route without a driver.'],
    ['fr', 'Les justificatifs (bio, local) sont envoyés chaque mois, prêts pour « ma cantine ».'],
    ['pt', 'Sal e produtos incluídos até 60 m³, acima disso ao preço de custo.'],
    ['nl', 'Voor wie\nPraktijken met twee tot tien stoelen die een vast aanspreekpunt willen.'],
  ] as const)
    assert.deepEqual(doubtedIn(`A plan for all.\n\n${line}`, language), [], line);
});

test('what the house pays, in brackets, goes alone', () => {
  const line =
    'Appjes zitten erin tot 500 per maand, daarna 6 cent per stuk. (wij betalen er 3,8 voor)';
  const shown = shownOf(`Stoelvol vult lege plekken.\n\n${line}`, 'nl');
  assert.ok(shown.includes('daarna 6 cent per stuk.') && !shown.includes('3,8'));
});

test('things that are listed twice, the second time with their prices, are no talk', () => {
  const text = `Altomare noleggia piattaforme.

Duo 12: 12 metri, elettrica
Trio 18: 18 metri, diesel

Duo 12: 120 € al giorno
Trio 18: 190 € al giorno`;
  assert.ok(shownOf(text, 'it').includes('Duo 12: 120 € al giorno'));
});

test('a sentence little below the limit is told of, and stays', () => {
  const text = `Rotella brings robots to schools.

The kit fits in one case. The tutor stays in class with the teacher.

Our margin on the kit is thin, so no discounts for the Leeds schools.`;
  const screened = screenDocument(text, 'en');
  const { doubtful, wary } = judgedIn(screened, 'en', []);
  for (const sentence of wary) {
    assert.ok(screened.shown.includes(sentence));
    assert.ok(!doubtful.some((one) => one.text === sentence));
  }
});

test('a line in brackets below a speaker is a remark of its own', () => {
  const said = '"I skipped 212 visits in May." Ray Dufresne, Dufresne Honey, Alberta';
  const shown = shownOf(
    `Hivecount weighs hives.\n\n${said}\n(he has since moved on, leave the name for now)`,
    'en',
  );
  assert.ok(shown.includes('Ray Dufresne') && !shown.includes('moved on'));
});

test('whom to send somebody to who asks is for colleagues; what people hold against an offer is for readers', () => {
  for (const [language, note] of [
    ['en', 'If they ask about the recall, refer them to Ewa.'],
    ['de', 'Falls jemand nach dem Rückruf fragt, an Jörg verweisen.'],
    ['pl', 'Na marginesie: była wpadka z legalizacją, gdyby pytali, odsyłać do Ewy.'],
    ['es', 'Si preguntan por el módulo, que hablen con Eva.'],
    ['nl', 'Als ze naar de storing vragen, verwijs door naar Bas.'],
  ] as const) {
    const { shown } = screenDocument(`Alba 24.\n\n${note}`, language);
    assert.doesNotMatch(shown, /Ewa|Jörg|Ewy|Eva|Bas/, language);
  }
  const kept = screenDocument(
    '# Alba\n\n## Objections\n*What if we move?* We move the chargers once, free of charge.',
    'en',
  );
  assert.match(kept.shown, /We move the chargers once/);
});

test('what prices are for stays beside them, in brackets with commas and strokes', () => {
  for (const [language, line] of [
    ['de', 'Mietpreise Elektrostapler (netto, je Woche / je Monat)'],
    ['en', 'Rates (per week / per month, excl. VAT)'],
    ['ja', '料金(税別・月額)'],
  ] as const)
    assert.equal(
      shownOf(`A.\n\n${line}\n2,5 t   245 € / 740 €\n3,5 t   310 € / 960 €`, language).includes(
        line,
      ),
      true,
      line,
    );
});

test('where and when the page itself goes out is for colleagues', () => {
  for (const [language, line] of [
    ['en', 'Page goes out with the QR code.'],
    ['de', 'Die Seite geht mit dem Mailing raus.'],
  ] as const)
    assert.doesNotMatch(shownOf(`Alba 24.\n\n${line}`, language), /Page|Seite/, line);
});
