// Notes that nothing marks: plain sentences that only a colleague would say to a colleague.
import { makeCase } from '../case.ts';

export const imprimerie = makeCase({
  context: `CR réunion commerciale du 4/11
Présents : Agnès, Bruno, Sylvain

Texte retenu pour les associations :

Nous imprimons des livres à partir de 50 exemplaires, à Besançon, sur papier recyclé ou certifié.
Un livre de 160 pages en 300 exemplaires revient à 4,90 € pièce.
Les épreuves papier sont envoyées sous cinq jours et comprises dans le prix.

Étapes
1. Vous envoyez le fichier PDF
2. Nous vérifions les marges et les polices
3. Vous validez l'épreuve
4. Livraison sous trois semaines

La machine à relier a vingt ans et chaque panne nous coûte une semaine.
Bruno propose de ne plus prendre les généalogistes, ils changent d'avis après l'épreuve.
On a dit trois semaines mais en décembre c'est plutôt cinq.

« Les 300 exemplaires se sont vendus en un mois, et il n'y avait pas une coquille de leur fait. » Odile Perret, Société d'histoire de Dole

En 2025, 212 associations nous ont confié leur livre.

Peut-on réimprimer plus tard ?
Oui, à partir de 20 exemplaires, au même tarif pendant un an.
Faites-vous la mise en page ?
Oui, à 6 € la page, corrections comprises.`,
  language: 'fr',
  brand: { name: 'Imprimerie Vauban' },
  pageType: 'outbound',
  pageName: 'livres associations',
  actions: [
    { buttonTitle: 'Demander une épreuve', actionType: 'calendar', url: 'https://cal.example/x' },
  ],
  person: { name: 'Bernard Chapuis', title: 'Président' },
  account: { name: 'Les Amis du Moulin' },
  activity: [
    {
      type: 'form',
      direction: 'from',
      payload: {
        message:
          "Nous préparons un livre de 140 pages sur le moulin, pour 250 exemplaires, à vendre à la fête de mai. Nous n'avons personne pour la mise en page.",
      },
    },
  ],
  notes: 'Insister sur la mise en page et les petits tirages.',
  name: 'imprimerie',
  mention: ['4,90', '6 € la page', '212 associations'],
  hide: ['Bruno', 'vingt ans', 'plutôt cinq'],
});

export const sloepen = makeCase({
  context: `Bedrijfsuitjes op het water

Met onze twaalf elektrische sloepen varen we door de Loosdrechtse plassen, met groepen van 8 tot 96 personen.

Aan boord: lunch van lokale boeren, koffie en een schipper die ook gids is.

Arrangement halve dag: 49 euro per persoon
Arrangement hele dag: 78 euro per persoon
Diner aan wal: 36 euro per persoon

Van de twaalf sloepen zijn er vorig seizoen nooit meer dan tien tegelijk gevaren.
Bedrijven kijken bij de offerte vooral naar de borrel.
Schipper Gijs praat te veel over politiek, die zetten we liever bij de verenigingen.

Bij windkracht 6 of meer varen we niet en krijgt u uw geld terug of een nieuwe datum.

"Na drie uur op het water kende ik collega's met wie ik al jaren mail." Sanne Hofman, HR-adviseur, waterschap Vallei

In 2025 waren 211 bedrijven te gast; 64 kwamen voor de tweede keer.

Kunnen rolstoelen mee?
Ja, drie sloepen hebben een oprijplank.
Is er een droge plek als het regent?
Alle sloepen hebben een kap en er zijn dekens.`,
  language: 'nl',
  brand: { name: 'Sloepenhuis' },
  pageType: 'outbound',
  pageName: 'bedrijfsuitjes',
  actions: [
    { buttonTitle: 'Datum vastleggen', actionType: 'calendar', url: 'https://cal.example/x' },
  ],
  person: { name: 'Joost Wiersma', title: 'Officemanager' },
  account: { name: 'Brandt Advies', employees: 55 },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hallo, we zoeken een uitje voor 52 mensen op 11 juni. Een collega zit in een rolstoel. Wat als het slecht weer is?',
      },
    },
  ],
  notes: 'Begin met wat er gebeurt bij slecht weer.',
  name: 'sloepen',
  mention: ['windkracht 6', 'oprijplank', '49 euro'],
  hide: ['tien tegelijk', 'de borrel', 'Gijs'],
});

export const officeChoir = makeCase({
  context: `Singing at work

Tideway Voices runs lunchtime choirs in 38 offices across London.
A choir meets once a week for 45 minutes, in your building, with a pianist and a conductor.
Nobody auditions and nobody has to read music.

First term (10 weeks)
Conductor and pianist: £2,900
Sheet music: included
Concert in week 10: included

About a third of the singers have gone by week six, though it never looks like it because the rest sing louder.
The bank in Canary Wharf is paying double and has not noticed the other price list.
Our best conductor only does Thursdays and everybody wants Thursdays.

In a survey of 640 singers, 82% said they had got to know colleagues they would never have met.

"Legal and the post room now have a running joke in four-part harmony." Tunde Akin, facilities director, Holborn Mutual

What do you need from us?
A room for thirty people and a plug for the piano.
Can remote colleagues join?
They can sing along by video, and come to the concert.

You can stop after any term.`,
  language: 'en',
  brand: { name: 'Tideway Voices' },
  pageType: 'outbound',
  pageName: 'companies sing',
  actions: [
    { buttonTitle: 'Try a free session', actionType: 'calendar', url: 'https://cal.example/x' },
  ],
  person: { name: 'Harriet Lowe', title: 'Head of people' },
  account: { name: 'Pennant Insurance', employees: 300 },
  activity: [
    {
      type: 'form',
      direction: 'from',
      payload: {
        message:
          'We moved to hybrid and teams do not know each other any more. Half of us are remote. Nobody here can read music!',
      },
    },
  ],
  notes: 'Start with people getting to know each other.',
  name: 'office-choir',
  mention: ['38 offices', '45 minutes', '82%'],
  hide: ['a third of the singers', 'paying double', 'Thursdays'],
});

export const winterSkills = makeCase({
  context: `Winter skills weekends for clubs

* Two days on the hill in the Cairngorms, based in Aviemore
* One guide for six people, all guides hold the Winter Mountain Leader award
* Ice axe, crampons and helmet are included
* £195 per person, minimum five

What you learn
Moving on snow, stopping a fall, reading the avalanche forecast, digging a shelter.

Avalanche forecasts are read out at breakfast, and the route is chosen with you.

Guides change their mind about the route in the car park more often than the website suggests.
The helmets are due for replacement and will be this time next year.
University clubs leave the bunkhouse in a state, which is why theirs is quoted with cleaning.

In eleven winters we have taken 2,700 people out and called the rescue team once.

"I stopped being afraid of February." Kirsty Baird, Strathclyde Ramblers

If the road is closed we teach in the quarry and refund one day.

Do we need to be fit?
You should manage a six-hour walk with 800 metres of climb.
Where do we sleep?
In the bunkhouse, £24 a night, or wherever you like.`,
  language: 'en',
  brand: { name: 'Cairn Mountain School' },
  pageType: 'outbound',
  pageName: 'winter skills clubs',
  actions: [{ buttonTitle: 'Ask for dates', actionType: 'calendar', url: 'https://cal.example/x' }],
  person: { name: 'Neil Sutherland', title: 'Secretary' },
  account: { name: 'Perth Hillwalkers' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hi, ten of us, mostly over fifty, none has used crampons. Would one weekend be enough, and what happens if the weather is bad? Neil',
      },
    },
  ],
  notes: 'Begin with safety. Mention what happens in bad weather.',
  name: 'winter-skills',
  mention: ['crampons', 'quarry', '£195'],
  hide: ['change their mind', 'due for replacement', 'in a state'],
});
