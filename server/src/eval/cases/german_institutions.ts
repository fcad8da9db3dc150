// German: a tender for school furniture, a developer job (du), a machine maker, a foundation.
import { makeCase } from '../case.ts';

export const schoolFurniture = makeCase({
  name: 'schulmoebel',
  language: 'de',
  brand: { name: 'Lernraum Möbelwerk' },
  pageType: 'custom',
  pageName: 'Vergabe 2026-114 Stadt Herford',
  context: `Angebotsunterlagen Schulmöbel (Entwurf, Kalkulation Hr. Tiemann – vertraulich)

1. Wer wir sind
Das Lernraum Möbelwerk fertigt seit 1962 in Vlotho Tische und Stühle für Schulen. 140 Beschäftigte, eigene Lackiererei, Lieferung mit eigenen Fahrzeugen im Umkreis von 300 km.

2. Leistungsübersicht
Pos. | Artikel | Menge | Einzelpreis netto
1 | Schülertisch höhenverstellbar, 70 x 55 cm | 420 | 148,00 €
2 | Schülerstuhl Größe 5 und 6 | 420 | 74,50 €
3 | Lehrertisch elektrisch | 18 | 612,00 €
4 | Montage und Entsorgung der Altmöbel | pauschal | 9.800,00 €

interne Kalkulation: DB Pos. 1 = 31 %, bei Nachverhandlung bis 139,00 € runter

3. Lieferzeit
Lieferung acht Wochen nach Auftrag, Aufbau in den Sommerferien, klassenweise und ohne Störung der Ferienbetreuung.

4. Nachhaltigkeit
Alle Holzteile sind FSC-zertifiziert. Die Stühle tragen den Blauen Engel. Ersatzteile halten wir 15 Jahre vor.

5. Gewährleistung
Fünf Jahre auf alle Teile, Reparatur vor Ort innerhalb von drei Arbeitstagen.

6. Referenzen
Gesamtschule Bünde: 610 Arbeitsplätze, geliefert in sechs Tagen (2024).
Gymnasium Löhne: 380 Arbeitsplätze (2025).
„Am ersten Schultag stand alles, und kein Stuhl hat gewackelt.“ – Birgit Nolte, Schulleiterin, Gesamtschule Bünde

offen: Zertifikat Blauer Engel läuft im März aus, Verlängerung beantragt (Fr. Dreier fragt nach)

Mit freundlichen Grüßen
i. A. Tiemann
Lernraum Möbelwerk GmbH · Amtsgericht Bad Oeynhausen HRB 0000 · USt-IdNr. DE000000000`,
  actions: [{ buttonTitle: 'Musterstuhl anfordern', actionType: 'form' }],
  person: { name: 'Dr. Jens Albers', title: 'Leiter Schulverwaltungsamt' },
  account: { name: 'Stadt Herford', industry: 'Öffentliche Verwaltung' },
  activity: [
    {
      type: 'bieterfrage',
      direction: 'from',
      payload: {
        text: 'Vergabenummer 2026-114. Wir brauchen 420 Schülerarbeitsplätze für drei Grundschulen. Der Aufbau muss zwischen dem 6. Juli und dem 18. August erfolgen. Wie lange sind Ersatzteile lieferbar?',
      },
    },
    {
      type: 'notiz',
      direction: 'about',
      payload: {
        text: 'Albers entscheidet nicht allein, Kämmerin Voss will billiger. Mitbewerber: VS, Flötotto.',
      },
    },
  ],
  notes: 'Mit der Lieferzeit beginnen. Sehr förmlich, Sie.',
  mention: ['acht Wochen', '148,00 €', '15 Jahre', 'Birgit Nolte', 'Fünf Jahre', 'FSC'],
  hide: [
    'Tiemann',
    'Kalkulation',
    '31 %',
    '139,00',
    'Nachverhandlung',
    'läuft im März aus',
    'Dreier',
    'Entwurf',
    'vertraulich',
    'HRB',
    'Voss',
    'Flötotto',
    'i. A.',
    'Firma',
  ],
  readerFacts: ['2026-114', '420', '6. Juli', 'Wie lange sind Ersatzteile lieferbar?'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'Bitte die Zeile mit dem Lehrertisch streichen',
      hide: ['Lehrertisch'],
      mention: ['148,00 €'],
    },
    {
      message: 'Ändere die Überschrift in „420 Arbeitsplätze bis zum ersten Schultag“',
      mention: ['420 Arbeitsplätze bis zum ersten Schultag'],
      changes: ['hero'],
    },
    { message: 'Füge einen Abschnitt zur Nachhaltigkeit hinzu', mention: ['Blauen Engel'] },
    { message: 'Nimm das Zitat raus', hide: ['gewackelt'] },
  ],
});

export const developerJob = makeCase({
  name: 'entwicklerin',
  language: 'de',
  brand: { name: 'Fahrplanwerk', tone: 'du, locker' },
  pageName: 'Recruiting Backend 2026',
  context: `Textbausteine Recruiting (bitte DU verwenden! keine Gendersternchen, sagt Tom)

Wir bauen die Software, mit der Busse und Bahnen in 60 Städten pünktlicher werden.

Was du bei uns machst:
– Du baust Dienste in Rust und Kotlin, die 40.000 Positionen in der Sekunde verarbeiten.
– Du entscheidest im Team, was gebaut wird, und du betreibst es auch.
– Du redest mit den Leuten in den Leitstellen.

Was du mitbringst
Erfahrung mit verteilten Systemen. Deutsch brauchst du nicht, Englisch schon.

Was du bekommst:
- 68.000 bis 84.000 € im Jahr, je nach Erfahrung, für alle gleich berechnet
- 4-Tage-Woche mit 32 Stunden, wenn du willst
- Homeoffice in ganz Deutschland, Büro in Dresden
- Deutschlandticket
- 30 Tage Urlaub

So läuft es ab
1. Gespräch mit Nele aus dem Team, 30 Minuten
2. Ein Nachmittag mit uns an echtem Code, bezahlt mit 200 €
3. Antwort nach zwei Tagen

(nur intern: Budget geht bis 92.000, aber nur für Senior mit GTFS-RT)
Kununu-Bewertung 3,1 -> nicht erwähnen

„Ich habe hier in der ersten Woche etwas deployt, das meine Oma benutzt.“ – Yusuf, Entwickler seit 2023

FAQ
Muss ich nach Dresden ziehen?
Nein. Wir treffen uns viermal im Jahr dort, die Reise zahlen wir.
Welchen Rechner bekomme ich?
Den, den du willst.`,
  actions: [
    { buttonTitle: 'Mit Nele sprechen', actionType: 'calendar', url: 'https://cal.example/nele' },
  ],
  person: { name: 'Katarzyna Lis', title: 'Backend-Entwicklerin' },
  activity: [
    {
      type: 'nachricht',
      direction: 'from',
      payload: {
        text: 'Hallo Nele, danke für die Nachricht. Ich wohne in Leipzig und möchte nicht umziehen. Ich arbeite seit fünf Jahren mit Kafka und Rust. Geht das auch mit 32 Stunden?',
      },
    },
    {
      type: 'einschaetzung',
      direction: 'about',
      payload: { text: 'Wunschgehalt laut Headhunter 95k, zu teuer? Hat gerade gekündigt.' },
    },
  ],
  mention: ['68.000 bis 84.000 €', '32 Stunden', 'Rust', 'Yusuf', 'viermal im Jahr', '200 €'],
  hide: [
    '92.000',
    'Kununu',
    '3,1',
    'sagt Tom',
    'Gendersternchen',
    'Textbausteine',
    'Headhunter',
    '95k',
    'gekündigt',
    'Ihre',
    'Ihnen',
    'Unternehmen',
  ],
  readerFacts: ['Leipzig', 'Kafka und Rust', 'Geht das auch mit 32 Stunden?'],
  blocks: ['quote|statement|hero', 'steps'],
  edits: [
    { message: 'Mach den Abschnitt über das Gehalt an die erste Stelle', mention: ['68.000'] },
    {
      message: 'Lass das Deutschlandticket weg',
      hide: ['Deutschlandticket'],
      mention: ['30 Tage Urlaub'],
    },
    { message: 'Bitte alles siezen', refused: true },
    { message: 'Button soll „Termin mit Nele“ heißen', mention: ['Termin mit Nele'] },
  ],
});

export const millMaker = makeCase({
  name: 'muehlenbau',
  language: 'de',
  brand: { name: 'Kollner Mühlenbau' },
  pageType: 'call_followup',
  pageName: 'Nachbereitung Gespräch Haferland',
  context: `Gesprächsnotiz 17.02. / Teilnehmer: Fr. Haferland (Produktion), Hr. Sommer (Technik), von uns: Köllner jun., Petra B.

Stichpunkte für die Seite:
Haferschälanlage HS 40: 4 t/h, Anschlussleistung 37 kW, Schälgrad 98 % bei einem Durchgang.
Staubarm nach ATEX Zone 22.
Umbau ohne Stillstand: die alte Linie läuft weiter, Umschluss an einem Wochenende.
Preis HS 40 ab 186.000 € ab Werk, Inbetriebnahme 12.400 €.
Lieferzeit zurzeit 22 Wochen.

Referenz: Bohlsener Hof spart seit 2024 rund 19 % Strom je Tonne.

Vereinbart:
- Köllner: Aufstellungsplan bis 28.02.
- Fr. Haferland: Rohwarenmuster, 50 kg, bis 07.03.
- Probeschälung in unserem Technikum in Plau am 14.03.
- danach Angebot innerhalb von fünf Tagen

!!! Sommer ist skeptisch, hat schlechte Erfahrung mit Wettbewerb (Streckel). Rabatt max. 4 %, erst wenn sie fragen.
Petra: Hotel f. Besuch buchen

Wartung einmal im Jahr, Ersatzteile binnen 48 Stunden in Deutschland.`,
  actions: [
    {
      buttonTitle: 'Termin im Technikum bestätigen',
      actionType: 'calendar',
      url: 'https://cal.example/technikum',
    },
  ],
  person: { name: 'Ulrike Haferland', title: 'Leiterin Produktion' },
  account: { name: 'Haferland Flocken', industry: 'Lebensmittel' },
  activity: [
    {
      type: 'call-transcript',
      direction: 'from',
      payload: {
        transcript:
          'Köllner: Wie viel schälen Sie heute?\nHaferland: Wir schälen heute 2,5 Tonnen in der Stunde und müssen ab Oktober auf 4 Tonnen kommen.\nHaferland: Die Linie darf höchstens zwei Tage stehen.\nKöllner: Das geht.\nHaferland: Und der Staub ist bei uns ein Thema, die Berufsgenossenschaft war im Januar da.',
      },
    },
  ],
  mention: ['4 t/h', '14.03.', '28.02.', '19 %', 'Wochenende', '22 Wochen'],
  hide: [
    'skeptisch',
    'Streckel',
    'Rabatt',
    'Petra',
    'Hotel',
    'Stichpunkte',
    'Gesprächsnotiz',
    'jun.',
    'Wettbewerb',
    'Das geht.',
  ],
  readerFacts: ['2,5 Tonnen', 'ab Oktober', 'höchstens zwei Tage', 'Staub'],
  blocks: ['heard', 'plan|timeline|steps'],
  edits: [
    { message: 'Preise raus', hide: ['186.000', '12.400'], mention: ['19 %'] },
    { message: 'Wartung ergänzen', mention: ['48 Stunden'] },
  ],
});
