// Notes among colleagues that are written as well as the text around them: errands, talk about the reader, costs.
import { makeCase } from '../case.ts';

export const warehouseFollowup = makeCase({
  name: 'warehouse-followup',
  language: 'en',
  brand: { name: 'Stackline Robotics' },
  pageType: 'outbound',
  pageName: 'Harrow Foods follow up',
  context: `call recap 11 nov (me, Dee, their ops + finance)

Harrow has 3 chilled warehouses, 41,000 pallet positions, 2 shifts. They lose about 6 hours a week to misplaced pallets.

What they liked: no new racking, pilot in one aisle, works at -22 C.

What we offer
Stackline scans every pallet position twice a night with a drone and sends the list of misplaced pallets by 5 am.
A pilot covers one warehouse for 8 weeks. It needs one charging dock and one hour of training.
At Mellor Frozen, misplaced pallets fell from 310 to 22 a week within two months.
"I used to start the day with a search party. Now I start it with a coffee." Ana Brandt, shift manager, Mellor Frozen

Pricing: pilot 18k, then 4,200 a month per warehouse. Finance lead rolled his eyes at 18k so we can go to 14 if he asks.

Next steps
Dee sends the site survey form by 18 Nov
Harrow names a pilot aisle by 25 Nov
Safety walk-through 2 Dec, 9:00, Warrington

Competitor AisleEye quoted them last month, dunno the price.`,
  actions: [
    { buttonTitle: 'Confirm the pilot', actionType: 'calendar', url: 'https://cal.example/s' },
  ],
  person: { name: 'Colin Ames', title: 'Operations Director' },
  account: { name: 'Harrow Foods', industry: 'Food', employees: 900 },
  activity: [
    {
      type: 'call',
      direction: 'from',
      payload: {
        body: 'We could start in Warrington, but nothing may fly while people are in the aisle. Can it run between 1 and 4 in the morning?',
      },
    },
  ],
  notes: 'This is a follow-up. No pricing.',
  mention: ['one warehouse for 8 weeks', '310 to 22', 'search party', '25 Nov'],
  hide: ['Harrow has', 'They lose', 'they liked', 'AisleEye', '18k', '4,200', 'rolled his eyes'],
  readerFacts: ['1 and 4 in the morning'],
});

export const fromagerie = makeCase({
  name: 'fromagerie',
  language: 'fr',
  brand: { name: 'Maison Laval' },
  pageType: 'outbound',
  pageName: 'restaurateurs automne',
  context: `Maison Laval – fromages fermiers pour restaurants

Nous affinons 60 fromages de 18 fermes du Jura et de Savoie. Livraison le mardi et le vendredi avant 10 h à Lyon et Genève.

Pourquoi les chefs nous choisissent :
- affinage à la demande, de 4 à 24 mois
- plateau composé chaque semaine selon la saison
- une seule facture par mois

« Le comté 24 mois de Laval est le seul plat que nos clients commandent deux fois. » Chef Aurélie Bastin, Le Quai 9

Tarifs HT au kilo : comté 12 mois 18,50 €, comté 24 mois 27 €, morbier 15,20 €. Commande minimum 80 €.

Attention marge faible sur le morbier, pousser plutôt le comté.
Demander à Thierry s'il veut encore livrer Annecy.

Premier plateau offert à l'essai, pour six personnes, sans engagement.`,
  actions: [
    {
      buttonTitle: 'Recevoir le plateau d’essai',
      actionType: 'calendar',
      url: 'https://cal.example/l',
    },
  ],
  person: { name: 'Marc Tissot', title: 'Chef' },
  account: { name: 'Auberge du Lac', industry: 'Restauration' },
  activity: [
    {
      type: 'call',
      direction: 'from',
      payload: {
        body: 'Je cherche un plateau de huit fromages pour 40 couverts le week-end, et je voudrais être livré le vendredi à Genève.',
      },
    },
  ],
  notes: 'Vouvoyer. Pas de prix.',
  mention: ['60 fromages', 'six personnes', 'Aurélie Bastin'],
  hide: ['marge', 'Thierry', '18,50', '27 €', '80 €'],
  readerFacts: ['vendredi', 'Genève'],
});

export const pharmaSchulung = makeCase({
  name: 'pharma-schulung',
  language: 'de',
  brand: { name: 'MediCampus', tone: 'Sie' },
  pageType: 'outbound',
  pageName: 'GMP Schulung Q1',
  context: `GMP-Basisschulung – Seitentext

Rohfassung, Zahlen von Frau Özdemir bestätigt außer Teilnehmerzahl

In zwei Tagen lernen Mitarbeitende in Produktion und Labor, was GMP im Alltag bedeutet: dokumentieren, reinigen, abweichen melden.

Tag 1: Grundlagen, Hygiene, Dokumentation
Tag 2: Abweichungen, Audits, Prüfung

Die Prüfung bestehen 94 % beim ersten Versuch. Das Zertifikat gilt drei Jahre.

Termine: 12.–13. Januar in Leverkusen, 9.–10. Februar in Marburg, 16.–17. März online.

Preis: 890 € pro Person, ab acht Personen als Inhouse-Schulung 5.400 € pauschal.

Bayer zahlt weniger, das darf hier nicht auftauchen.
Referenten sind Dr. Karin Vogel (früher Inspektorin) und Apotheker Milan Petrović.

Teilnehmerstimme: „Endlich jemand, der erklärt, warum wir das alles tun.“ – Schichtleiterin, Impfstoffwerk

Catering noch offen, ggf. streichen.`,
  actions: [
    { buttonTitle: 'Plätze anfragen', actionType: 'calendar', url: 'https://cal.example/m' },
  ],
  person: { name: 'Sabine Kröger', title: 'Leiterin Qualitätssicherung' },
  account: { name: 'Nordpharm GmbH', industry: 'Pharma', employees: 320 },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Guten Tag, wir haben 14 neue Kolleginnen und Kollegen in der Abfüllung und im Februar ein Audit. Kommen Sie auch zu uns nach Kiel? Viele Grüße, Sabine Kröger',
      },
    },
  ],
  notes: 'Inhouse-Schulung nach vorne.',
  mention: ['94 %', '9.–10. Februar in Marburg', 'Schichtleiterin'],
  hide: ['Bayer', 'auftauchen', 'Catering', 'Özdemir'],
  readerFacts: ['Audit'],
});
