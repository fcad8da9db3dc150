// What the team wants first, found where it stands: behind a colon, under its heading, in words built of words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const cases: [language: string, notes: string, context: string, headline: RegExp][] = [
  [
    'it',
    'Aprire con i bambini che crescono.',
    'Cuciamo grembiuli per scuole e asili.\n\nLe stoffe\nCotone tinto in filo. Orlo e maniche con 6 cm di riserva: il grembiule passa dal bambino di 4 anni a quello di 7.\n\nConsegna in tre settimane.',
    /^Il grembiule passa dal bambino di 4 anni a quello di 7$/,
  ],
  [
    'nl',
    'Begin met de kadewanden.',
    'Wij ruimen waterplanten in singels en vijvers.\n\nWaarom gemeentes het doen\nDe boot is stil en stinkt niet.\nOok langs steile wanden aan de kade, waar een kraan niet kan komen.\n\nEen dag kost een ploeg van twee.',
    /^Langs steile wanden aan de kade, waar een kraan niet kan komen$/,
  ],
  [
    'pt',
    'O mais importante é que não é preciso esvaziar tudo.',
    'Quando um tanque antigo perde água, quase nunca é preciso esvaziar o tanque inteiro. Reparamos as juntas debaixo de água.\n\nA garantia nunca é de 100 %.\n\nTrabalhamos em Braga e no Porto.',
    /quase nunca é preciso esvaziar o tanque inteiro$/,
  ],
  [
    'fr',
    'Commencer par la visite de deux jours.',
    'Nous ne sommes pas un grand atelier. Nous restaurons des horloges de clocher.\n\nLa visite\nNous montons au clocher avec votre sacristain, photos à l’appui.\n\nDélai de six mois.',
    /^Nous montons au clocher avec votre sacristain/,
  ],
  // Of a list of words none is cut off.
  [
    'en',
    'Lead with the graded report.',
    'Calder checks water systems of schools.\n\nReport\nYou get the written report within ten working days, with each finding graded red, amber or green and a photograph of the spot, so that a caretaker can find it without us.\n\nWe work in Leeds.',
    /^You get the written report within ten working days$/,
  ],
  // A title and a sentence of its own are not joined without a mark, and a condition stays with what it holds for.
  [
    'de',
    'Mit der gemischten Palette beginnen.',
    'Brand beliefert Kantinen in Kassel.\n\nWas Sie bekommen\nKisten: Wasser und Saft von acht Brunnen.\nPalette mischen: Auf einer Palette dürfen zwölf Sorten stehen, solange es zwanzig Kisten sind. Jede weitere kostet 2 €.\nLeergut: Mit jeder Lieferung nehmen wir es mit.',
    /^Auf einer Palette dürfen zwölf Sorten stehen, solange es zwanzig Kisten sind$/,
  ],
  // What merely shares a word is not what is meant; what is free stands in a row.
  [
    'it',
    'Aprire con il preventivo gratuito e il ritiro in sede.',
    'Brand restaura libri a Parma.\n\nPrezzi\nRegistro: 140 €\nScatola: 38 €\nPreventivo con foto: gratuito, in cinque giorni\nRitiro in sede: 20 €\n\nDomande frequenti\nFate un preventivo per volume? Sì, contiamo le carte di ogni preventivo due volte.',
    /^Preventivo con foto: gratuito, in cinque giorni$/,
  ],
  // The first cannot be found, and the second is told in an answer.
  [
    'es',
    'Empezar por el silencio y la auditoría de higiene.',
    'Brand limpia clínicas en Burgos.\n\nQué hacemos\nTurno de noche. Entramos a las diez.\n\nPreguntas frecuentes\n¿Qué pasa en una auditoría? Tiene los registros de cada sala en una carpeta. Una supervisora acompaña la auditoría de higiene sin coste.',
    /^Una supervisora acompaña la auditoría de higiene sin coste$/,
  ],
  // Of a list half is not whole.
  [
    'pt',
    'Começar por: quem mora no térreo não perde a sua horta.',
    'Brand cuida de jardins em Braga.\n\nPerguntas\nE as hortas? Ficam onde estão; quem mora no térreo não perde a sua horta durante a obra.\n\nPreços\nPoda: 300 €\nRega: 45 €',
    /^Quem mora no térreo não perde a sua horta durante a obra$/,
  ],
  // A story leads by what it came to, with its owner; how large they are does not.
  [
    'en',
    'Lead with the dairy case.',
    'We fit dosing pumps.\n\nWho it is for\nDairies and breweries with 2 to 9 lines.\n\nCase study: Hale Dairy, Truro\nHale Dairy has 61 staff.\n- Cleaning down from 90 minutes to 25 minutes a shift\n- 14 pumps in use',
    /^Hale Dairy: cleaning down from 90 minutes to 25 minutes a shift$/,
  ],
  // Of an event, when it is.
  [
    'it',
    'Parla prima della giornata in serra.',
    'Coltiviamo piante da balcone.\n\nChi siamo\nSiamo un vivaio di famiglia.\n\nGiornata in serra\nSabato 5 aprile: dalle 10.00 alle 13.00\n10.30: potatura per tutti\n11.30: merenda',
    /^Giornata in serra: sabato 5 aprile, dalle 10\.00 alle 13\.00$/,
  ],
  // A heading that says it is shorter than its sentence.
  [
    'en',
    'Lead with the leaks.',
    'Tarn watches pipes for mills.\n\nLeaks found before the floor is wet\nTarn measures the pressure in every branch of your pipes each minute and compares it with the same hour of the last four weeks.\n\nSetting up\nOne day.',
    /^Leaks found before the floor is wet/,
  ],
];

const inputOf = (language: string, notes: string, context: string) =>
  makeCase({
    ...{ name: 'x', language, brand: { name: 'Brand' }, pageName: 'p', pageType: 'inbound' },
    ...{ context, notes, account: { name: 'Acme' }, mention: [], hide: [] },
    actions: [{ buttonTitle: 'Go', actionType: 'calendar', url: 'https://x.example' }],
  }).input;

for (const [language, notes, context, headline] of cases)
  test(`“${notes}” is in the headline, and said to be followed`, async () => {
    const input = inputOf(language, notes, context);
    const { content, text } = await run(input);
    const [hero] = content?.blocks ?? [];
    assert.ok(hero?.type === 'hero');
    assert.match(hero.headline, headline);
    if (language !== 'es')
      assert.doesNotMatch(text, /Non seguita|Niet opgevolgd|Não seguida|Pas suivie|Nicht befolgt/);
  });

const headed: [
  language: string,
  notes: string,
  context: string,
  headline: string,
  first: string,
][] = [
  [
    'en',
    'Lead with on-course demonstrations.',
    'About us\nBrand is a mower dealer with demonstration fields in Hereford. Since 1983 over 400 courses have bought from us.\n\nMachines\nFairway mower: from stock.\nBunker rake: petrol or electric.\n\nDemonstration on your course\nWe need a fairway that has been dry for two days and a socket. A hut is enough if it rains. Weekdays after two, or Saturdays.',
    'Demonstration on your course, for Acme',
    'Demonstration on your course',
  ],
  [
    'nl',
    'Begin met de proeverij aan tafel.',
    'Over ons\nBrand is een kaaswinkel met proeverij in Gouda.\n\nOnze kazen\nJong: vier weken.\nOud: twee jaar.\n\nProeverij aan tafel\nNodig zijn een tafel voor acht en messen. Glazen nemen we mee. Op maandag, of in overleg.',
    'Proeverij aan tafel, voor Acme',
    'Proeverij aan tafel',
  ],
  // The wish says more than the heading; what travel costs is nothing to begin with.
  [
    'en',
    'Lead with on-site tastings around their shifts.',
    "Brand teaches wine and cheese tasting. We have done so since 2003, at our own house in Stirling and at customers' houses.\n\nOur courses\nBeginner: 2 evenings, £95 per person at our house.\nCheese: 1 evening, £60 per person.\n\nOn-site tastings\nWe come to you from eight people upwards. The evening costs £540 for up to ten people. You provide a long table and a fridge. Sundays we don't work.\nTravel within 40 miles of Stirling is free. Beyond that we charge 45p a mile.\n\nBooking\nOn-site dates are usually free within three weeks. A date can be moved free of charge up to 7 days before.\n\nWho works here\nThree cooks and a driver. Each shift has its own van.",
    'On-site tastings, for Acme',
    'On-site tastings',
  ],
  // One name in a row of names says nothing of it.
  [
    'en',
    'Lead with cutting courier miles.',
    'Brand is planning software for kitchens.\n\nWhat is included\n- Orders, returns and substitutes\n- Weekly report: courier miles, spoilage, overtime, by kitchen\n- Labels by tablet at the door\n\nResults\nThe Orchard Kitchens (4 kitchens, Perth) drove 310 courier miles a week before Brand and 120 eight months later.\nTay House (one kitchen) plans in 3 hours a week; before it was 9.',
    'The Orchard Kitchens (4 kitchens, Perth) drove 310 courier miles a week before Brand and 120 eight months later',
    'What is included',
  ],
  // A figure in a heading is a claim that the heading proves for nobody.
  [
    'en',
    'Lead with the 19th-century chairs.',
    'Brand hires out chairs for film and stage.\n\nHow it goes\nTell us the year. We send pictures.\n\n19th century chairs\nThis is what we are known for. We hold 310 carved chairs, most of them oak.',
    'Brand hires out chairs for film and stage',
    '19th century chairs',
  ],
  // The headline has it, and what was left over does not stand first for it.
  [
    'de',
    'Mit der Probestunde beginnen.',
    'Brand bringt Tanzkurse in Betriebe.\n\nUnser Studio\nWir tanzen in einer alten Bäckerei. Der Boden ist geölte Eiche.\n\nGut zu wissen\nStraßenschuhe bleiben draußen.\nTermine stehen im Kalender.\nWer fehlt, holt die Stunde nach.\nProbestunde: zwölf Leute, ein Abend, ohne Vertrag.',
    'Probestunde: Zwölf Leute, ein Abend, ohne Vertrag',
    'Unser Studio',
  ],
];

for (const [language, notes, context, headline, first] of headed)
  test(`“${notes}” leads with the section that is called so`, async () => {
    const input = inputOf(language, notes, context);
    const { content } = await run(input);
    const [hero, below] = content.blocks;
    assert.equal(hero?.type === 'hero' && hero.headline, headline);
    assert.equal(below && 'heading' in below && below.heading, first);
  });

test('of a fact sheet its name leads, with what it is below, and no row of it', async () => {
  const context =
    'About us\nWe let studios in Hull. We show every studio on one day.\n\n1. MARLIN HOUSE, Quay Street\nSecond floor, 2,300 sq ft\nRent: £21.00 per sq ft a year\nService charge: £4.10 per sq ft\nFitted: yes, 20 desks\nAvailable: 1 March 2026\nWalk to the pier: 6 minutes\n\n2. OLD MILL, Mill Lane\nGround floor, 1,900 sq ft\nRent: £18.00 per sq ft a year\nService charge: £3.20 per sq ft\nFitted: no\nAvailable: now\nWalk to the pier: 14 minutes\n\nHow a letting goes\nYou see the studio. The lease follows in a week.';
  const { content } = await run(inputOf('en', 'Lead with Marlin House.', context));
  const [hero] = content.blocks;
  assert.ok(hero?.type === 'hero');
  assert.equal(hero.headline, 'Marlin House, for Acme');
  assert.match(hero.subheadline ?? '', /^Second floor, 2,300 sq ft/);
});

test('a value, its labelled line and a label without its value lead nobody', async () => {
  const context =
    'Aubin répare des chaudières à Rennes. Nous venons chez vous avec les pièces.\n\nNos durées\nContrôle : de 2 à 3 heures, une visite.\nPompe à chaleur : de 4 à 6 jours, deux visites.\nRemplacement : de 5 à 9 jours, trois visites.\n\nLigne pour les pannes de nuit et de week-end : 02 99 99 17 30';
  const notes = 'Ne parler ni de la pompe à chaleur ni des aides.';
  const { content, text } = await run(inputOf('fr', notes, context));
  const [hero, first] = content.blocks;
  assert.ok(hero?.type === 'hero');
  assert.doesNotMatch(`${hero.headline} ${hero.subheadline}`, /\d|Ligne/u);
  assert.doesNotMatch(JSON.stringify(content), /Pompe|4 à 6/u);
  // What the reply says it begins with stands right below the top.
  assert.ok(first && 'heading' in first && text.includes(`« ${first.heading} »`), text);
});
