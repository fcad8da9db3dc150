// A follow-up after a call, in German: no pictures, long words, a pale brand
// colour, and an audience that replaces the header action's form.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const clinic: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('anfang'),
        eyebrow: 'Nach unserem Gespräch am 12. Mai',
        headline: 'Weniger Dokumentation, mehr Zeit am Bett',
        subheadline:
          'Frau Dr. Özdemir, Sie sprachen von 96 Minuten Schreibarbeit je Schicht. So kommt die Station 4B auf unter 40.',
        actionIds: ['action_termin', 'action_anruf'],
      },
      {
        type: 'stats',
        ...about('zahlen'),
        items: [
          { value: '−58 %', label: 'Schreibzeit je Schicht' },
          { value: '4 Wochen', label: 'bis zum Regelbetrieb' },
          { value: '100 %', label: 'der Daten bleiben im Haus' },
        ],
      },
      {
        type: 'prose',
        ...about('verstanden'),
        heading: 'Was wir verstanden haben',
        paragraphs: [
          'Ihre Pflegekräfte dokumentieren doppelt: zuerst auf Papier am Bett, dann am Rechner im Stationszimmer. Das Krankenhausinformationssystem bleibt, wie es ist.',
          'Wichtig war Ihnen die Arzneimitteltherapiesicherheitsprüfung:\nSie darf an keiner Stelle umgangen werden.',
        ],
      },
      {
        type: 'steps',
        ...about('weg'),
        heading: 'Der Weg auf Station 4B',
        items: [
          { title: 'Eine Woche zuhören', text: 'Wir begleiten Früh-, Spät- und Nachtdienst.' },
          { title: 'Zwei Wochen nebenher', text: 'Sechs Freiwillige sprechen ihre Einträge ein.' },
          { title: 'Eine Woche übergeben', text: 'Die Stationsleitung entscheidet, was bleibt.' },
        ],
      },
      {
        type: 'quote',
        ...about('stimme'),
        text: 'Zum ersten Mal seit Jahren bin ich pünktlich nach Hause gegangen.',
        attribution: 'Katrin Voss',
        role: 'Stationsleitung, Haus am Wald',
      },
      {
        type: 'faq',
        ...about('fragen'),
        heading: 'Ihre offenen Fragen',
        items: [
          {
            question: 'Wo werden die Aufnahmen gespeichert?',
            answer: 'Gar nicht. Sie werden auf dem Gerät in Text gewandelt und verworfen.',
          },
          {
            question: 'Braucht es die Zustimmung des Personalrats?',
            answer: 'Ja. Eine Vorlage liegt bei, die in drei Häusern angenommen wurde.',
          },
        ],
      },
      {
        type: 'form',
        ...about('termin'),
        introduction: 'Schreiben Sie uns, wann es passt.',
        formId: 'form_allgemein',
        fields: [
          { name: 'name', label: 'Name', fieldType: 'text', required: true },
          { name: 'email', label: 'E-Mail', fieldType: 'email', required: true },
          {
            name: 'schicht',
            label: 'Welche Schicht sollen wir begleiten?',
            fieldType: 'select',
            required: false,
            options: ['Frühdienst', 'Spätdienst', 'Nachtdienst'],
          },
        ],
        submitLabel: 'Termin anfragen',
      },
      {
        type: 'callToAction',
        ...about('schluss'),
        heading: 'Vier Wochen auf 4B, dann entscheiden Sie',
        actionIds: ['action_termin'],
      },
    ],
  },
  page: {
    title: 'Stillewerk für die Station 4B',
    actions: [
      { actionId: 'action_termin', buttonTitle: 'Termin anfragen', actionType: 'form' },
      {
        actionId: 'action_anruf',
        buttonTitle: 'Herrn Brandt anrufen',
        actionType: 'phone',
        url: 'tel:+49305550177',
      },
    ],
    headerActionId: 'action_termin',
    actionCardWidgets: [],
    footerLinks: [
      {
        title: 'Rechtliches',
        links: [
          { text: 'Impressum', url: 'https://stillewerk.example/impressum' },
          { text: 'Datenschutz', url: 'https://stillewerk.example/datenschutz' },
        ],
      },
    ],
    scripts: [],
  },
  audience: {
    addressee: 'Dr. Aylin Özdemir',
    actionFormIdOverride: 'form_station_4b',
    actionFormInstructionsOverride:
      'Frau Dr. Özdemir, ein Vorschlag genügt. Herr Brandt bestätigt noch am selben Tag.',
  },
  brand: {
    name: 'Stillewerk',
    colors: { primary: '#8fd6b4', text: '#17322a', background: '#fcfaf5' },
    theme: 'editorial',
  },
  lang: 'de-DE',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
