import type { RequestWords } from './request_words.ts';

export const de: RequestWords = {
  language: 'de',
  letters: 'äöüß',
  verbs: {
    rewrite:
      'fang von vorne an|fang von vorn an|von vorne|von vorn|ganz neu|komplett neu|schreib … Seite neu|schreibe … Seite neu|Seite neu schreiben|erstelle … Seite|erstell … Seite|neue Seite für|generiere neu',
    rename:
      'benenne … um|benenn … um|umbenennen|nenne … um|benennt … um|soll … heißen|sollte … heißen|tauft … um|taufe … um|betitle',
    swap: 'tausche die Reihenfolge von|tausch die Reihenfolge von|vertausche|vertauschen|Reihenfolge … tauschen|tausche … miteinander|tausch … miteinander|Plätze … tauschen|tausche|tauschen|tausch|andersrum|andersherum|umdrehen|dreh … um|drehe … um',
    replace: 'ersetze|ersetzen|ersetz|tausche … aus|tausche … gegen|austauschen',
    keep: 'zeige nur|zeig nur|zeigen Sie nur|behalte nur|lass nur … stehen|nur … zeigen|nur … behalten|nur … stehen lassen|nur … interessant|nur … wichtig|nur … relevant|nur … drin lassen',
    shorten:
      'mach … kürzer|mache … kürzer|machen … kürzer|fasse … kürzer|kürze|kürzen|kürz|kürzer|knapper|zu lang|straffen|straffe|einkürzen|kürzt|gekürzt|etwas kürzer|komprimiere|zusammenfassen|fass … zusammen|fasse … zusammen|reduziere|eindampfen|auf das Wesentliche|mach … knapper|mache … knapper|mach … kompakter|kompakter|weniger Text|mir zu lang|viel zu lang|straffer|kürzer fassen|kürzere|kürzeren|kürzerer|kürzeres|knappere|knapperen|knapperer|zusammenkürzen|kürzer machen',
    expand:
      'ausführlicher|mach … länger|mache … länger|länger|erweitere|erweitern|baue … aus|mehr über',
    lead: 'beginne mit|beginnen mit|fang mit … an|fange mit … an|mit … beginnen|mit … anfangen|stelle … in den Vordergrund|stell … in den Vordergrund|in den Vordergrund|hebe … hervor|hervorheben|betone|betonen|konzentriere dich auf|konzentrieren Sie sich auf|Fokus auf|Schwerpunkt auf|Augenmerk auf|stell … heraus|stelle … heraus|herausstellen|prominenter|starte mit|starten mit|hebt … hervor|prominenter machen|mach … prominenter|mache … prominenter|machen … prominenter|stärker hervorheben|stärker betonen|mehr Gewicht auf|mehr Gewicht|nach vorne stellen|zuerst nennen|zuerst sagen|als Aufhänger|oben einsteigen mit|einsteigen mit|mehr Raum für|mehr Platz für|mehr Gewicht für|deutlicher machen, dass|deutlich machen, dass|mach deutlicher, dass|mach klar, dass|klarer sagen, dass',
    remove:
      'entferne|entfernen|entfern|lösche|löschen|lösch|streiche|streichen|streich|nimm … raus|nimm … heraus|nimm … weg|nehmen Sie … heraus|nehmen Sie … raus|lass … weg|lasse … weg|lassen Sie … weg|weglassen|herausnehmen|rausnehmen|raus|weg mit|blende … aus|ausblenden|keine|ohne|nehmt … raus|nehmt … heraus|nehmen … raus|nehmen … heraus|herauszunehmen|rauszunehmen|wegzulassen|zu entfernen|zu streichen|zu löschen|entfernt|streicht|löscht|lasst … weg|tilge|kann weg|können weg|kann raus|können raus|muss raus|soll raus|sollen raus|soll weg|brauchen wir nicht|raus damit|rauslassen|kicken|kick|werft … raus|wirf … raus|verzichte auf|verzichten auf|verzichte|will keine|will keinen|will kein|wollen keine|möchte keine|möchte keinen|darf nicht auf die Seite|soll nicht auf der Seite stehen|soll nicht erwähnt werden|nicht erwähnen|nicht nennen|nicht zeigen|erwähne … nicht|nenne … nicht|brauchen wir nicht mehr|brauche ich nicht|nicht nötig|ist überflüssig|sind überflüssig|überflüssig|[aus] … nehmen|nimm … [aus]|nehmt … [aus]|nehmen Sie … [aus]|[aus] … rausnehmen|[aus] … streichen|bitte weg|muss weg|kommt weg|ganz weg|fliegt raus|wegmachen|mach … weg|mache … weg|wegnehmen|weg|weg damit|damit weg|das kann weg|interessiert nicht|interessiert sie nicht|interessiert ihn nicht|interessiert niemanden|irrelevant|nicht relevant|ist egal|interessiert … nicht|interessieren … nicht|wird nicht gebraucht|braucht niemand|braucht keiner|ist unnötig|schmeiß … raus|schmeiss … raus|schmeißt … raus|hau … raus|werfen … raus|keinen|kein|keinerlei',
    move: 'verschiebe|verschieben|verschieb|schiebe|schieb|rücke|bringe|bring|rücken|rück|zieh|ziehe|ziehen|hochziehen|nach vorne|platziere|platzieren|pack|packe|packen|hol|hole|holen|umstellen|bringen|schieben|stellen|setzen|vorziehen|zieh … vor|stell … voran|tausch … nach|kommt',
    answer: 'beantworte|beantworten',
    mention:
      'schreib … rein|schreibe … rein|schreib rein|schreibe rein|reinschreiben|erwähne|erwähnen|erwähn|weise darauf hin|weisen Sie darauf hin|geh auf … ein|gehen Sie auf … ein|sag|sage|erwähnt|nenne|nennen wir|weist darauf hin|schreib, dass|schreibe, dass|sag, dass|etwas sagen zu|etwas sagen über|was sagen zu|was sagen über|etwas schreiben zu|etwas schreiben über|sprechen über|eingehen auf|auf … eingehen',
    add: 'füge … hinzu|füg … hinzu|fügen Sie … hinzu|füge … ein|füg … ein|hinzufügen|einfügen|ergänze|ergänzen|nimm … auf|aufnehmen|schreibe … dazu|ergänzt|füg … dazu|füge … dazu|dazu|hinzu|fehlt noch|fehlt|fehlen noch|fehlen|bau … ein|baue … ein|einbauen|bring … unter|pack … rein|nimm … mit rein|mit reinnehmen|aufzunehmen|hinzuzufügen|zu ergänzen|rein|mit rein|reinnehmen|noch rein|muss noch rein|soll noch rein|dazuschreiben|schreib … dazu|fehlt mir|unterbringen|dranhängen|häng … an|hänge … an|zitieren|zitiere|zitier|zitiert|nicht drauf|ist nicht drauf|steht nicht drauf|nicht auf der Seite',
    set: 'wird zu|ändere … ab|ändere|ändern|änder|setze|setzen|setz|stelle|stell|mache|mach|benenne … um|umbenennen|nenne|soll … lauten|soll … heißen|soll … sein|lautet|verwende|nimm|tauft … um|soll … stehen|statt|schreib|schreibe|schreiben|passe … an|anpassen|aktualisiere|korrigiere|beschrifte|betitle|heißen soll|sorge dafür, dass|sorg dafür, dass|mach, dass|stellen|pack|packe|tu|muss … sein|müssen … sein',
    translate:
      'übersetze|übersetzen|übersetz|auf Englisch|auf Deutsch|ins Englische|ins Deutsche|englische Version|englische Fassung|auf Französisch|ins Französische|auf Spanisch|auf Italienisch|auf englisch|auf Portugiesisch|auf Niederländisch|auf Japanisch|ins Italienische|ins Spanische|auf Polnisch',
    undo: 'rückgängig|mach … rückgängig|zurücksetzen|wie vorher|wie es war|wie zuvor|so wie es war|wieder zurück|stell … wieder her|stelle … wieder her|den alten Stand|die alte Version|die vorige Version|gestrige Version|Version von gestern|vorherige Version|alte Fassung|vorherige Fassung|zurück zur Version|zurück zur alten',
    link: 'Button … führen|Button … verlinken|Button … gehen|verlinke … Button|Knopf … führen|Button … führt',
    publish: 'veröffentliche|veröffentlichen|archiviere|stelle … online',
    design: 'Farbe|Farben|Schrift|Schriftart|Hintergrund|Layout|Schriftgröße|fett|größer schreiben',
    picture: 'Bild|Bilder|Foto|Fotos|Video',
    style:
      'förmlicher|formeller|formell|förmlich|siezen|sieze|duzen|duze|per Sie|per Du|freundlicher|lockerer|Ton|Tonfall|umformulieren|formuliere|besser|überzeugender|Stil|Anrede|weniger werblich|werblich|reißerisch|sachlicher|nüchterner|weniger verkäuferisch|verkäuferisch|umschreiben|Wortwahl|klingt|klingen|Sie-Form|Du-Form|auf Sie|auf Du|verwende Sie|verwende „Sie“|nutze Sie|anreden|ansprechen|Ansprache|mit Sie|mit Du|mit du',
  },
  members: {
    subheadline: 'Unterüberschrift|Untertitel|Unterzeile|Subheadline|Subline',
    headline: 'Hauptüberschrift|Überschrift|Titelzeile|Schlagzeile|Titel|Headline',
    eyebrow: 'Dachzeile',
    button:
      'Buttons|Button|Schaltfläche|Knopf|Buttontext|Button-Text|Call-to-Action-Button|CTA|CTA-Button',
  },
  places: {
    top: 'ganz nach oben|ganz oben|nach ganz oben|an den Anfang|zum Anfang|am Anfang|an die erste Stelle|als erstes|zuerst|an den Seitenanfang|ganz nach vorn|ganz nach vorne|an den Beginn|zu Beginn|oben auf der Seite|oben auf die Seite|an die Spitze|oben hin|als Erstes|als erste|als erster|als ersten|zuallererst',
    bottom:
      'ganz nach unten|ganz unten|ans Ende|an das Ende|am Ende|zum Schluss|als letztes|ans Seitenende|nach ganz unten|unten auf die Seite|an den Schluss|als Letztes',
    up: 'weiter nach oben|eins nach oben|nach oben|höher|hoch|weiter oben',
    down: 'weiter nach unten|eins nach unten|nach unten|tiefer|runter|weiter unten',
    before: 'direkt vor|vor|oberhalb von|über|gleich vor|unmittelbar vor|direkt über|oberhalb',
    after:
      'direkt nach|direkt hinter|nach|hinter|unterhalb von|unter|gleich nach|gleich unter|unmittelbar nach|unmittelbar unter|direkt unter|direkt unterhalb|unterhalb|darunter',
  },
  section: 'Abschnitte|Abschnitts|Abschnitt|Bereich|Block|Teil|Kapitel|Absatz|Sektion',
  piece:
    'den Satz|Satz|Sätze|den Punkt|Punkt|Eintrag|die Frage|Frage|Zeile|Stichpunkt|Text|Wörter|Wort|Angabe|Passage|Halbsatz|Hinweis|Info|den Teil mit|Option|Spiegelstrich|Aufzählungspunkt|Bulletpoint|Bullet|Schritt',
  page: 'die ganze Seite|die gesamte Seite|der ganzen Seite|diese Seite|der Seite|die Seite|das Ganze|alles|den ganzen Text|den Text|der Text|Seite',
  it: 'es|das|dies|diese|diesen|dieses|ihn|sie|den',
  that: 'die Tatsache, dass|einen Satz, dass|den Satz, dass|den Hinweis, dass|, dass|dass|daß',
  into: 'auf|in|zu|um in|als|mit|durch|:|heißt|lautet|sagt|sagen|heißen',
  and: ', und dann|und dann|, dann|und|sowie|,|plus|außerdem',
  manners:
    'wieder|nochmal|noch mal|bitte|kannst du|könntest du|können Sie|könnten Sie|würdest du|würden Sie|ich möchte|ich hätte gern|mal|doch|noch|auch|etwas|ein bisschen|ein wenig|deutlich|hallo|danke|vielen Dank|komplett|könnt ihr|könnten wir|können wir|kann man|könnte man|könntet ihr|würdet ihr|magst du|mögt ihr|wäre es möglich|ist es möglich|wir möchten|wir hätten gern|wir würden gern|ich würde gern|hi|hey|guten Tag|guten Morgen|moin|danke dir|danke schön|Dankeschön|vielleicht|eventuell|gerne|gern|bitte noch|eigentlich|ich will|wir wollen|ich hätte|ich brauche|wir brauchen|ich fände',
  negation: 'nicht|keinesfalls|niemals',
  small:
    'die|der|das|den|dem|des|eine|einen|einem|einer|ein|alle|unsere|unseren|unser|mehr|über|zum Thema|zu|zum|zur|von|vom|aus|auf|in|im|ins|am|an|mit|für|Sie|Informationen|Infos|Hinweis|etwas|dass|, dass|bei|direkt|gleich|unmittelbar|genau|lieber|dort|hier|ganz|bitte|sich|diese|dieser|diesen|dieses|eure|euren|Ihre|Ihren|ihr|wir|uns|man|die Info|Angaben zu|Angabe|Angaben|die Angabe|Thema|Stelle mit|dem Hinweis auf|Hinweis auf|machen|mach|mache|setzen|stellen|lassen|nehmen|sein|werden|haben|soll|sollte|sollen|sollten|muss|könnte|was|nirgends|nirgendwo|überhaupt|drin|stehen|noch|kurz|dann|einfach|jetzt|ist|sind|mir|finde ich|das mit|die mit|der mit|die Sache mit|das Stück über|das Stück zu|halt|wohl|ja|sehr|viel|viel zu|jedes|jede|jeden|als|gehört|gehören|kommt|kommen|geht|gehen|steht|steht nicht|fehlt|drauf|darauf|nicht|kann|können|darf|dürfen|müssen|eher|soll stehen|muss stehen|soll nach|muss nach|gehört nach|ihn|ihm|ihnen|mich|zu tun haben|zu tun hat|zu tun|nichts über|nichts zu|nichts von|oben|unten',
  put: 'setz|setze|setzen|stell|stelle|stellen|pack|packe|tu',
  now: 'um|erst|schon|bereits|gegen|dauert|dauern|künftig|ab sofort|ab jetzt|mittlerweile|von nun an|jetzt|nun|inzwischen|neuerdings|kostet|kosten|beträgt|steigt auf|liegt bei|kommt auf|ist|sind|wird|werden|kostet ab sofort',
  by: 'durch|gegen|mit',
  instead: 'statt|anstatt|anstelle von',
  order: 'erst … dann|zuerst … dann|erst … danach|zuerst … danach',
  own: 'einen eigenen Abschnitt|ein eigener Abschnitt|eigener Abschnitt|eigenen Abschnitt|eigenem Abschnitt|eigene Sektion|extra Abschnitt|separater Abschnitt|separaten Abschnitt|eigener Block|eigenen Block|eigener Bereich|eigenen Bereich|eigener Absatz|eigenen Absatz|eigenen Punkt|eigener Punkt|eigenen Eintrag|eigener Eintrag',
  asks: 'warum|wieso|weshalb|wo ist|wo sind|wo steht|wo bleibt|was ist mit|wie kommst du|woher',
  questions:
    'wie viel kostet|wie viel kosten|wie viel|wieviel|wie viele|wie lange|wie oft|wie hoch|wie|was würde|was kostet|was kosten|was|welche|welcher|welches|welchen|wer|wann|wo|steht irgendwo|steht|gibt es|haben wir|sagen wir|stimmt es|stimmt',
  suggests: 'wie wäre es|warum nicht|was hältst du davon',
  ordinals: 'erst|zweit|dritt|viert|fünft|letzt',
  about:
    'über|rund um|mit Fokus auf|mit Schwerpunkt auf|Fokus auf|zum Thema|zu|mit|um|was mit|etwas mit|was zu|etwas zu|was über|etwas über|handeln von|von … handeln|sich um',
  kinds: {
    hero: 'Kopfbereich|Kopf|Seitenkopf|Einleitung|Header|Hero|Titelbereich|Startbereich|Intro|Text oben|Text ganz oben|oberer Teil|oberer Text|Einstieg|Vorspann|Anfangstext',
    faq: 'FAQ|FAQs|häufige Fragen|Fragen und Antworten|Fragen|Häufige Fragen|Frage-Antwort|FAQ-Eintrag|FAQ-Frage',
    benefits: 'Vorteile|Vorteil|Nutzen|Funktionen|Leistungen',
    steps: 'Schritte|Ablauf|Vorgehen|Prozess|So läuft es ab|Ablaufschritte',
    quote:
      'Zitat|Zitate|Kundenstimme|Kundenstimmen|Referenz|Referenzen|Kundenzitat|Testimonial|Testimonials|Stimme|Kundenmeinung|Kundenfeedback|Erfahrungsbericht|Rezension|Feedback|Kundenaussage',
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
    heard: 'was wir gehört haben|Vorschlag|unser Vorschlag|Anliegen',
    timeline: 'Zeitplan|Zeitachse|Zeitleiste|Agenda|Termine|Programm|Ablaufplan|Termin',
    plan: 'Maßnahmenplan|nächste Schritte|Aufgaben|Plan',
    pricing: 'Preise|Preis|Preisen|Kosten|Preistabelle|Pakete|Tarife|Preisliste',
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
      undone: 'Die Seite ist wieder so wie vor der letzten Änderung',
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
      remark: 'Als Anmerkung verstanden, nichts dafür geändert: {}.',
      offer:
        'Die Seite sagt dazu nichts, die Quellen schon: {}. Soll es auf die Seite, schreiben Sie: „Ergänze das“.',
      withheld:
        'Zu {} steht in den Quellen nur, was intern oder nicht für Leser bestimmt ist; ich habe nichts ergänzt.',
      unproven: 'Das belegt keine Quelle, deshalb habe ich es nicht übernommen: {}.',
      style:
        'Ich wähle und ordne Texte, formuliere aber nicht um, auch nicht die Anrede: Geben Sie mir den neuen Text in Anführungszeichen, oder nutzen Sie ein Sprachmodell.',
      translate: 'Übersetzen kann nur ein Sprachmodell.',
      kept: 'In der Einleitung steht es noch: {}.',
      noForm:
        'Die Seite hat kein Formular: Legen Sie mit PATCH /v0/pages/{page_id} eine Aktion der Art form an, dann zeige ich es.',
      noFigure:
        'In {} steht keine solche Zahl; ich habe nichts geändert. Bitte geben Sie mir den neuen Text in Anführungszeichen.',
      noFit:
        'Das lässt sich nicht zusammenlegen: {}. Zwei Listen oder zwei Texte gehen, und ein Text in die FAQ.',
      shortest: 'Kürzer geht es nicht, ohne dass etwas verloren geht: {}.',
      noMore: 'Mehr sagen die Quellen dazu nicht: {}.',
      there: 'Steht schon an dieser Stelle: {}.',
      noHeadline:
        'Die Quellen haben dazu keinen Satz, der kurz genug für eine Überschrift ist: {}. Geben Sie mir einen in Anführungszeichen.',
      ownWord:
        'Keine Quelle sagt das; es steht dort auf Ihr Wort: {}. Bitte auch den Seitenkontext berichtigen.',
      priced: 'Auf der Seite steht dieser Preis: {}. Nichts geändert.',
      several: 'Mehrere Stellen können gemeint sein: {}. Welche soll geändert werden?',
      dial: 'Die Nummer steht im Button {}, den alle Fassungen teilen. Titel und Ziel dort ändern: PATCH /v0/pages/{page_id}.',
      link: 'Wohin ein Button führt, steht in den Aktionen der Seite: PATCH /v0/pages/{page_id}.',
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
