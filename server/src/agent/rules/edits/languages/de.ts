import type { RequestWords } from './request_words.ts';

export const de: RequestWords = {
  language: 'de',
  letters: 'äöüß',
  verbs: {
    replace: 'ersetze|ersetzen|ersetz|tausche … aus|tausche … gegen|austauschen',
    keep: 'zeige nur|zeig nur|zeigen Sie nur|behalte nur|lass nur … stehen|nur … zeigen|nur … behalten|nur … stehen lassen',
    shorten:
      'mach … kürzer|mache … kürzer|machen … kürzer|fasse … kürzer|kürze|kürzen|kürz|kürzer|knapper|zu lang|straffen|straffe|einkürzen',
    expand:
      'ausführlicher|mach … länger|mache … länger|länger|erweitere|erweitern|baue … aus|mehr über',
    lead: 'beginne mit|beginnen mit|fang mit … an|fange mit … an|mit … beginnen|mit … anfangen|stelle … in den Vordergrund|stell … in den Vordergrund|in den Vordergrund|hebe … hervor|hervorheben|betone|betonen|konzentriere dich auf|konzentrieren Sie sich auf',
    remove:
      'entferne|entfernen|entfern|lösche|löschen|lösch|streiche|streichen|streich|nimm … raus|nimm … heraus|nimm … weg|nehmen Sie … heraus|nehmen Sie … raus|lass … weg|lasse … weg|lassen Sie … weg|weglassen|herausnehmen|rausnehmen|raus|weg mit|blende … aus|ausblenden|keine|ohne',
    move: 'verschiebe|verschieben|verschieb|schiebe|schieb|rücke|bringe|bring',
    answer: 'beantworte|beantworten',
    mention:
      'erwähne|erwähnen|erwähn|weise darauf hin|weisen Sie darauf hin|geh auf … ein|gehen Sie auf … ein|sag|sage',
    add: 'füge … hinzu|füg … hinzu|fügen Sie … hinzu|füge … ein|füg … ein|hinzufügen|einfügen|ergänze|ergänzen|nimm … auf|aufnehmen|schreibe … dazu',
    set: 'ändere … ab|ändere|ändern|änder|setze|setzen|setz|stelle|stell|mache|mach|benenne … um|umbenennen|nenne|soll … lauten|soll … heißen|soll … sein|lautet|verwende|nimm',
    translate: 'übersetze|übersetzen|übersetz|auf Englisch|auf Deutsch|ins Englische|ins Deutsche',
    undo: 'rückgängig|mach … rückgängig|zurücksetzen|wie vorher',
    publish: 'veröffentliche|veröffentlichen|archiviere|stelle … online',
    design: 'Farbe|Farben|Schrift|Schriftart|Hintergrund|Layout',
    picture: 'Bild|Bilder|Foto|Fotos|Video',
    style:
      'förmlicher|formeller|formell|förmlich|siezen|sieze|duzen|duze|per Sie|per Du|freundlicher|lockerer|Ton|Tonfall|umformulieren|formuliere|besser|überzeugender|Stil|Anrede',
  },
  members: {
    subheadline: 'Unterüberschrift|Untertitel|Unterzeile|Subheadline|Subline',
    headline: 'Hauptüberschrift|Überschrift|Titelzeile|Schlagzeile|Titel|Headline',
    eyebrow: 'Dachzeile',
    button: 'Buttons|Button|Schaltfläche|Knopf|Buttontext|Button-Text',
  },
  places: {
    top: 'ganz nach oben|ganz oben|nach ganz oben|an den Anfang|zum Anfang|am Anfang|an die erste Stelle|als erstes|zuerst|an den Seitenanfang',
    bottom: 'ganz nach unten|ganz unten|ans Ende|an das Ende|am Ende|zum Schluss|als letztes',
    up: 'weiter nach oben|eins nach oben|nach oben|höher|hoch|weiter oben',
    down: 'weiter nach unten|eins nach unten|nach unten|tiefer|runter|weiter unten',
    before: 'direkt vor|vor|oberhalb von|über',
    after: 'direkt nach|direkt hinter|nach|hinter|unterhalb von|unter',
  },
  section: 'Abschnitte|Abschnitts|Abschnitt|Bereich|Block|Teil|Kapitel|Absatz|Sektion',
  piece:
    'den Satz|Satz|Sätze|den Punkt|Punkt|Eintrag|die Frage|Frage|Zeile|Stichpunkt|Text|Wörter|Wort',
  page: 'die ganze Seite|die gesamte Seite|der ganzen Seite|diese Seite|der Seite|die Seite|das Ganze|alles|den ganzen Text|den Text|der Text|Seite',
  it: 'es|das|dies|diese|diesen|dieses|ihn|sie|den',
  into: 'auf|in|zu|um in|als|mit|durch|:',
  and: ', und dann|und dann|, dann|und|sowie',
  manners:
    'bitte|kannst du|könntest du|können Sie|könnten Sie|würdest du|würden Sie|ich möchte|ich hätte gern|mal|doch|noch|auch|etwas|ein bisschen|ein wenig|deutlich|hallo|danke|vielen Dank|komplett',
  negation: 'nicht|keinesfalls|niemals',
  small:
    'die|der|das|den|dem|des|eine|einen|einem|einer|ein|alle|unsere|unseren|unser|mehr|über|zum Thema|zu|zum|zur|von|vom|aus|auf|in|im|ins|am|an|mit|für|Sie|Informationen|Infos|Hinweis|etwas|dass|, dass|bei',
  ordinals: 'erst|zweit|dritt|viert|fünft|letzt',
  kinds: {
    hero: 'Kopfbereich|Einleitung|Header|Hero',
    faq: 'FAQ|FAQs|häufige Fragen|Fragen und Antworten|Fragen',
    benefits: 'Vorteile|Vorteil|Nutzen|Funktionen|Leistungen',
    steps: 'Schritte|Ablauf|Vorgehen',
    quote: 'Zitat|Zitate|Kundenstimme|Kundenstimmen|Referenz|Referenzen',
    stats: 'Zahlen|Kennzahlen|Statistik|Statistiken',
    logos: 'Logos|Logo|Kundenlogos',
    cards: 'Karten|Links',
    media: 'Bild|Video|Film',
    form: 'Formular|Kontaktformular',
    ask: 'Fragefeld',
    callToAction: 'Handlungsaufforderung|Aufruf|Abschluss',
    prose: 'Text',
    table: 'Tabelle|Vergleich|Vergleichstabelle',
    sender: 'Absender|Ansprechpartner|Ansprechpartnerin|Kontakt',
    heard: 'was wir gehört haben',
    timeline: 'Zeitplan|Zeitachse|Zeitleiste|Agenda|Termine',
    plan: 'Maßnahmenplan|nächste Schritte|Aufgaben|Plan',
    pricing: 'Preise|Preis|Preisen|Kosten|Preistabelle|Pakete',
    gallery: 'Galerie|Bildergalerie',
    statement: 'Kernaussage|Aussage',
    place: 'Anfahrt|Adresse|Standort',
  },
  replies: {
    quotes: '„“',
    done: {
      changed: 'Geändert',
      removed: 'Entfernt',
      moved: 'Verschoben',
      shortened: 'Gekürzt',
      expanded: 'Erweitert',
      added: 'Ergänzt',
      rewritten: 'Neu geschrieben',
    },
    why: {
      missing: 'Auf der Seite finde ich {} nicht und habe nichts geändert.',
      unfound:
        'In den Quellen und auf der Seite steht nichts zu {}. Geben Sie mir den Satz in Anführungszeichen, dann nehme ich ihn auf.',
      already: 'Das steht schon auf der Seite: {}.',
      tooLong: 'Der Text ist zu lang für diese Stelle; ich habe nichts geändert.',
      unclear:
        'Welcher Abschnitt ist gemeint? Bitte nennen Sie seine Überschrift oder wählen Sie ihn aus.',
      selected: 'Nur das ausgewählte Element darf sich ändern; alles andere blieb, wie es ist.',
      impossible: 'Das geht hier nicht; ich habe nichts geändert.',
      unknown: 'Ich habe {} nicht verstanden und nichts geändert.',
      style:
        'Ich wähle und ordne Texte, formuliere aber nicht um, auch nicht die Anrede: Geben Sie mir den neuen Text in Anführungszeichen, oder nutzen Sie ein Sprachmodell (FACET_AGENT_MODEL).',
      translate: 'Übersetzen kann nur ein Sprachmodell (FACET_AGENT_MODEL).',
      undo: 'Ich sehe nur die jetzige Fassung. Frühere Versionen bleiben erhalten und lassen sich wieder veröffentlichen.',
      publish:
        'Ich schreibe nur Entwürfe. Veröffentlicht wird eine Version mit den Operationen der Version.',
      design: 'Farben, Schrift und Layout kommen von der Marke: PUT /v0/brands/{brand_id}.',
      picture:
        'Bilder kann ich auf Zuruf noch nicht ändern; ich nehme die passenden aus der Bibliothek.',
    },
    understood:
      'Ich verstehe zum Beispiel: setze die Überschrift auf „…“; entferne, verschiebe oder kürze einen Abschnitt; erwähne …; füge einen Abschnitt über … hinzu; ersetze „…“ durch „…“.',
  },
};
