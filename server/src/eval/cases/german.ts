// German: craftsmen, a practice, software, a club, a municipality; Sie and du.
import { makeCase } from '../case.ts';

export const heatPump = makeCase({
  name: 'waermepumpe',
  language: 'de',
  brand: { name: 'Heizung Lohmann' },
  pageType: 'inbound',
  pageName: 'Angebotsseite Wärmepumpe (Fr. Behrens)',
  context: `Wärmepumpe – Texte für die Seite, Stand: 4. Nov., Fr. Behrens

Wir bauen seit 1988 Heizungen in der Region Kassel. 14 Monteure, zwei Meister, eigener Kundendienst.

Was Sie bekommen
- Heizlastberechnung für jeden Raum
- Luft-Wasser-Wärmepumpe mit 10 Jahren Garantie auf den Verdichter
- Antrag auf Förderung: wir füllen ihn mit Ihnen aus
- Wartung einmal im Jahr

Ablauf
1. Termin vor Ort, etwa 90 Minuten
2. Angebot innerhalb von acht Werktagen
3. Einbau in vier Tagen, die Heizung ist höchstens einen Tag aus

Preise
Einfamilienhaus bis 150 m² ......... ab 26.900 €
Zweifamilienhaus bis 240 m² ........ ab 34.500 €
Pufferspeicher 300 l ............... 1.850 €
Die Förderung deckt bis zu 55 % der Kosten.

INTERN: Untergrenze EFH 24.000, darunter nur mit Chef. Nicht auf die Seite!
Herr Lohmann senior ist krank, bitte nicht erwähnen.

„Nach vier Tagen war alles fertig, und der Keller war sauberer als vorher.“ – Familie Arslan, Baunatal

Rückfrage an Jens: stimmt das mit den 55 % noch?`,
  actions: [
    { buttonTitle: 'Termin vor Ort vereinbaren', actionType: 'form' },
    { buttonTitle: 'Anrufen', actionType: 'phone', url: 'tel:+49561000000' },
  ],
  person: { name: 'Sabine Kröger', email: 'kroeger@mail.example' },
  activity: [
    {
      type: 'anfrage',
      direction: 'from',
      payload: {
        text: 'Guten Tag, wir haben ein Einfamilienhaus von 1974 mit 140 m² und einer Gasheizung von 1999. Wie lange ist die Heizung beim Umbau aus? Wir möchten vor dem Winter fertig sein.',
      },
    },
  ],
  notes: 'Bitte siezen.',
  mention: [
    '26.900 €',
    'vier Tagen',
    '10 Jahren Garantie',
    'Familie Arslan',
    'acht Werktagen',
    '1988',
  ],
  hide: [
    'Behrens',
    'Stand:',
    'INTERN',
    '24.000',
    'senior',
    'krank',
    'Jens',
    'Rückfrage',
    'Texte für',
    'Angebotsseite',
    'Unternehmen',
  ],
  readerFacts: ['140 m²', 'Wie lange ist die Heizung beim Umbau aus?'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'Überschrift: „Warm in vier Tagen“',
      mention: ['Warm in vier Tagen'],
      changes: ['hero'],
    },
    { message: 'Preise weglassen', hide: ['26.900'] },
  ],
});

export const dentist = makeCase({
  name: 'zahnarzt',
  language: 'de',
  brand: { name: 'Zahnarztpraxis Am Markt' },
  pageType: 'custom',
  pageName: 'Neue Patienten',
  context: `Willkommen bei uns

Unsere Praxis liegt am Markt 7, barrierefrei im Erdgeschoss. Wir sind zu sechst: zwei Zahnärztinnen und vier Assistentinnen.

Sprechzeiten
Montag 8–12 und 14–18 Uhr
Dienstag 8–12 und 14–18 Uhr
Mittwoch 8–12 Uhr
Donnerstag 10–19 Uhr
Freitag 8–13 Uhr

Zum ersten Besuch bringen Sie bitte Ihre Versichertenkarte, Ihren Röntgenpass und eine Liste Ihrer Medikamente mit. Planen Sie 45 Minuten ein.

Prophylaxe: Die professionelle Zahnreinigung kostet 89 Euro, viele Kassen zahlen einen Teil zurück.

Angst vor dem Zahnarzt? Sagen Sie es uns. Wir nehmen uns Zeit, und auf Wunsch behandeln wir mit Lachgas.

Notfälle: außerhalb der Sprechzeiten erreichen Sie den Notdienst unter 01805 986700.

(Hinweis an die Agentur: Dr. Wendt geht im Sommer in Elternzeit, Foto bitte nicht mehr verwenden)
Bitte auf der Seite duzen wir NICHT
Ihre Angaben behandeln wir vertraulich.`,
  actions: [{ buttonTitle: 'Termin anfragen', actionType: 'form' }],
  person: { name: 'Jonas Feldkamp' },
  activity: [
    {
      type: 'formular',
      direction: 'from',
      payload: {
        nachricht:
          'Ich war seit acht Jahren nicht beim Zahnarzt und habe ziemliche Angst. Geht auch ein Termin nach 17 Uhr?',
      },
    },
  ],
  mention: ['Versichertenkarte', '89 Euro', 'Lachgas', 'Donnerstag', '10–19 Uhr', 'Markt 7'],
  hide: ['Wendt', 'Elternzeit', 'Agentur', 'duzen', 'Unternehmen', 'Neue Patienten'],
  readerFacts: ['nach 17 Uhr', 'Angst'],
  edits: [{ message: 'Entferne den Notdienst', hide: ['01805'] }],
});

export const spareParts = makeCase({
  name: 'ersatzteile',
  language: 'de',
  brand: { name: 'Teilewerk' },
  pageType: 'outbound',
  pageName: 'Teilewerk Outbound Maschinenbau DACH',
  context: `# Teilewerk
Zielgruppe: Serviceleiter im Maschinenbau
Tonalität: sachlich, keine Anglizismen

Teilewerk plant Ersatzteile für Maschinenbauer. Die Software sagt aus Ihren Serviceberichten voraus, welches Teil in den nächsten acht Wochen gebraucht wird.

## Nutzen
- 23 % weniger Lagerbestand bei gleicher Lieferfähigkeit
- 94 % der Teile sind beim ersten Besuch im Wagen
- Nachbestellungen laufen über SAP, Infor oder proAlpha

## Einführung
Wir beginnen mit einer Baureihe. Nach sechs Wochen sehen Sie die ersten Vorschläge, nach drei Monaten entscheiden Sie, ob Sie weitermachen.

## Stimmen
„Unsere Techniker fahren nicht mehr zweimal.“ – Carla Hoppe, Leiterin Service, Drewes Pressen GmbH

## Preise
Grundpreis 1.200 € im Monat, dazu 4 € je Maschine.
Marge liegt bei 71 %, also nicht nervös werden.

## Für Krankenhäuser
Medizintechnik wird nach MPG dokumentiert.

## Wettbewerb
Gegen Syncron verlieren wir bei Konzernen.`,
  actions: [
    {
      buttonTitle: 'Gespräch vereinbaren',
      actionType: 'calendar',
      url: 'https://teilewerk.example/termin',
    },
  ],
  person: { name: 'Dr. Ulrich Sander', title: 'Leiter Service' },
  account: { name: 'Falkenberg Pumpen', industry: 'Maschinenbau', employees: 620 },
  notes: 'Mit der Lieferfähigkeit beginnen. Keine Preise. Formelle Ansprache.',
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Sehr geehrte Frau Lindner,\nwir haben rund 3.400 Pumpen im Feld und buchen die Teile in SAP. Uns fehlen vor allem Dichtungen, wenn der Techniker vor Ort ist.\nMit freundlichen Grüßen\nUlrich Sander',
      },
    },
  ],
  mention: ['23 %', '94 %', 'Carla Hoppe', 'sechs Wochen', 'Falkenberg Pumpen', 'SAP'],
  hide: [
    'Marge',
    '71 %',
    'Syncron',
    'Krankenh',
    '1.200',
    'Zielgruppe',
    'Tonalität',
    'Outbound',
    'Lindner',
  ],
  readerFacts: ['3.400 Pumpen', 'SAP', 'Dichtungen'],
  order: [['Lieferfähigkeit', 'sechs Wochen']],
  edits: [
    {
      message: 'Infor und proAlpha interessieren ihn nicht, nur SAP',
      mention: ['SAP'],
      hide: ['Infor ', 'proAlpha'],
      changes: ['heard', 'benefits'],
    },
    { message: 'Verschiebe das Zitat ans Ende', changes: ['quote'] },
  ],
});

export const sportsClub = makeCase({
  name: 'sportverein',
  language: 'de',
  brand: { name: 'TSV Oberhausen-Nord', tone: 'du' },
  pageType: 'custom',
  pageName: 'Probetraining',
  context: `hallo zusammen, hier der text fürs probetraining, könnt ihr ja noch schöner machen :)

Du willst Handball spielen? Komm vorbei und mach drei Wochen lang kostenlos mit.

Training
F-Jugend (6–8 Jahre): Dienstag 16:00–17:15, Halle West
E-Jugend (8–10 Jahre): Mittwoch 16:30–18:00, Halle West
D-Jugend (10–12 Jahre): Montag und Donnerstag 17:00–18:30, Halle Süd

Mitbringen: Hallenschuhe mit heller Sohle, Sportzeug, etwas zu trinken.

Beitrag: 9 Euro im Monat für Kinder, das zweite Kind zahlt die Hälfte, ab dem dritten ist es frei.

Unsere Trainerinnen und Trainer haben alle einen Übungsleiterschein und ein erweitertes Führungszeugnis.

@Micha: bitte noch prüfen ob Halle Süd im Herbst gesperrt ist
Sponsor springt evtl. ab, erstmal unter uns

„Nach zwei Wochen hatte meine Tochter drei neue Freundinnen.“ – Vater aus der E-Jugend`,
  actions: [{ buttonTitle: 'Zum Probetraining anmelden', actionType: 'form' }],
  group: 'Familien aus der Grundschule West',
  mention: [
    'drei Wochen lang kostenlos',
    '9 Euro',
    'Hallenschuhe',
    'Übungsleiterschein',
    'Mittwoch 16:30–18:00|16:30–18:00',
  ],
  hide: ['Micha', 'gesperrt', 'Sponsor', 'hallo zusammen', 'schöner machen', 'Unternehmen'],
  blocks: ['table|steps|timeline|benefits|cards'],
  edits: [
    {
      message: 'Die D-Jugend ist zu alt für die, bitte aus der Tabelle streichen',
      hide: ['D-Jugend'],
      changes: ['table'],
    },
    {
      message: 'Beitrag ist jetzt 10 Euro',
      mention: ['10 Euro im Monat'],
      hide: ['9 Euro im Monat'],
      changes: ['prose'],
    },
    { message: 'Streiche den Satz zum Führungszeugnis', hide: ['Führungszeugnis'] },
  ],
});

export const roofer = makeCase({
  name: 'dachdecker',
  language: 'de',
  brand: { name: 'Dachdeckerei Wübbena' },
  pageType: 'call_followup',
  pageName: 'Nachfass Bartels',
  context: `Von: Imke Wübbena
An: Webseite
Betreff: Seite für Bartels nach dem Termin

Moin Tobi,
machst du Herrn Bartels bitte so eine Seite? Er ist etwas schwierig, also vorsichtig formulieren.

Ergebnis vom Termin am 28. April:
Das Dach ist 42 Jahre alt, 186 m². Die Pfannen sind porös, die Lattung ist in Ordnung.

Unser Vorschlag
Neueindeckung mit Tondachziegeln und Zwischensparrendämmung in einem Zug. Das Gerüst steht zwei Wochen.
Zwei Dachfenster lassen sich dabei ohne Aufpreis für das Gerüst einbauen.

Kosten
Eindeckung und Dämmung: 38.400 €
Zwei Dachfenster: 3.150 €
Gerüst: 2.700 €
Alle Preise mit Mehrwertsteuer. Wir könnten bis 36.000 runter, wenn er zögert.

So geht es weiter
- Wübbena: Angebot mit Muster schicken bis 8. Mai
- Herr Bartels: Ziegelfarbe wählen bis 22. Mai
- Wübbena: Gerüst aufbauen am 15. Juni

Wir haben in Leer und Umgebung 310 Dächer gedeckt, auf jede Eindeckung geben wir 15 Jahre Garantie.

Viele Grüße
Imke`,
  actions: [{ buttonTitle: 'Ziegelfarbe wählen', actionType: 'form' }],
  person: { name: 'Hinrich Bartels' },
  activity: [
    {
      type: 'call',
      direction: 'from',
      payload: {
        text: 'Wir wollen das Dachgeschoss später ausbauen. Mir ist wichtig, dass es im Sommer nicht reinregnet.',
      },
    },
  ],
  mention: ['186 m²', '38.400 €', '15 Jahre Garantie', '22. Mai', '15. Juni', 'zwei Wochen'],
  hide: [
    'schwierig',
    '36.000',
    'Tobi',
    'Moin',
    'vorsichtig',
    'Betreff',
    'zögert',
    'Nachfass',
    'Unternehmen',
    'Viele Grüße',
  ],
  readerFacts: ['Dachgeschoss später ausbauen', 'im Sommer nicht reinregnet'],
  blocks: ['plan', 'heard', 'table|pricing'],
  edits: [],
});
