import type { RequestWords } from './request_words.ts';

export const it: RequestWords = {
  language: 'it',
  letters: 'òì',
  verbs: {
    rewrite:
      'ricomincia|ricominciare|da zero|da capo|riscrivi la pagina|rifai la pagina|crea … pagina|creare … pagina|scrivi … nuova pagina|rigenera',
    rename:
      'rinomina|rinomini|rinominare|intitola|ribattezza|deve chiamarsi|dovrebbe chiamarsi|chiamala|chiamalo',
    swap: 'scambia|scambiare|inverti l’ordine|inverti|invertire|cambia l’ordine di|scambiate|al contrario|invertite|cambia l’ordine|cambiate l’ordine',
    replace: 'sostituisci|sostituisca|sostituire|rimpiazza',
    keep: 'mostra solo|mostra soltanto|mostri solo|lascia solo|lascia soltanto|tieni solo|mantieni solo|solo … mostrare|interessano solo|interessa solo|gli interessa solo|voglio solo',
    shorten:
      'rendi … più corto|rendi … più corta|rendi … più breve|rendilo più corto|rendila più corta|rendilo più breve|renda … più breve|più corto|più corta|più breve|più conciso|accorcia|accorci|accorciare|accorcialo|riduci|riduca|riassumi|abbrevia|troppo lungo|troppo lunga|taglia un po’|più sintetico|più sintetica|meno testo|sintetizza|riassumere|snellisci|semplifica|stringi|accorciate|accorciamo|più corti|più corte|più brevi|riducete|riassumete|un po’ lungo|un po’ lunga|tagliate un po’',
    expand:
      'più dettagliato|più dettagliata|più lungo|più lunga|amplia|ampli|ampliare|approfondisci|approfondire',
    lead: 'inizia con|inizi con|iniziare con|comincia con|cominci con|metti in evidenza|metti in primo piano|evidenzia|sottolinea|punta su|parti da|dai più risalto a|dai risalto a|valorizza|dare risalto a|mettere in evidenza|metti al centro|enfatizza|apri con|più visibile|rendi più visibile|dai più spazio a|metti più in evidenza|più in risalto|in risalto|iniziate con|iniziamo con|cominciate con|partire da|partite da|apri la pagina con|aprite con|mettete in evidenza|più spazio a|più spazio al|più spazio alla|più spazio alle|più spazio agli|più spazio ai|più peso a|più peso alla|chiarisci che|rendi più chiaro che|fai capire che|si capisca che',
    remove:
      'può andare via|possono andare via|deve sparire|devono sparire|via|fuori|va tolto|va tolta|vanno tolti|vanno tolte|va eliminato|va eliminata|rimuovi|rimuova|rimuovere|elimina|elimini|eliminare|togli|tolga|togliere|cancella|cancelli|cancellare|leva|senza|togliamo|togliete|eliminiamo|eliminate|levare|tolgo|cancelliamo|taglia|tagliare|ometti|omettere|nascondi|nascondere|non citare|non menzionare|non parlare di|elimina pure|fai sparire|non voglio|non vogliamo|non deve comparire|non devono comparire|non serve|non servono|non ci serve|inutile|non mostrare|non parlare del|non parlare della|levate|levami|toglimi|leviamo|si può togliere|eliminami|via la|via il|non mettere|non parlate di|non interessa|non gli interessa|non le interessa|non interessano|irrilevante|non è rilevante|non c’entra|non occorre|non occorrono|non è necessario|non è necessaria|butta via|buttate via|butta|eliminalo',
    move: 'sposta|sposti|spostare|porta|porti|alza|abbassa|tira su|porta su|porta giù|portare|anticipa|posticipa',
    answer: 'rispondi a|rispondi alla|rispondi|risponda a|rispondere a',
    mention:
      'menziona|menzioni|menzionare|cita|accenna a|parla di|parla del|parla della|indica|precisa|di’ che|dì che|parlare di|parlare del|parlare della|parlare dell’|dire qualcosa su|dire qualcosa sul|dire qualcosa sulla|di’ qualcosa su',
    add: 'aggiungi|aggiunga|aggiungere|inserisci|inserisca|inserire|includi|includa|includere|manca|mancano|metti qualcosa|aggiungiamo|aggiungete|integra|inseriamo|inserite|inserirei|aggiungimi|ci vuole|ci vorrebbe|mettici|metteteci|includete|rimetti|va aggiunto|va aggiunta|cita anche|citare anche|non c’è|non ci sono|non compare',
    set: 'diventa|cambia|cambi|cambiare|modifica|modifichi|modificare|imposta|imposti|impostare|metti|metta|mettere|rinomina|rinomini|deve essere|dovrebbe essere|usa|colloca|che dica|dovrebbe dire|deve dire|chiama|intitola|rinominare|scrivi|aggiorna|correggi|correggere|che sia|posiziona|fai in modo che|fai sì che|facciamo che|mettete|mettiamo|devono essere',
    translate:
      'traduci|traduca|tradurre|in inglese|in italiano|versione inglese|in tedesco|in francese|in spagnolo|in portoghese|in olandese|versione tedesca|versione francese|in giapponese',
    undo: 'annulla|annullare|come prima|torna indietro|com’era|come era|ripristina|ripristinare|versione precedente|torna alla versione|versione di ieri|tornare alla versione|tornare indietro|vecchia versione|versione vecchia',
    link: 'pulsante … porti|pulsante … portare|pulsante … rimandi|bottone … porti|pulsante … colleghi|collega … pulsante',
    publish: 'pubblica|pubblichi|pubblicare|archivia',
    design: 'colore|colori|carattere|sfondo|layout|font|grandezza|dimensione|grassetto|caratteri',
    picture: 'immagine|immagini|foto|video',
    style:
      'più formale|formale|informale|dai del lei|dai del tu|dare del lei|dare del tu|più cordiale|tono|stile|riformula|riscrivi|meglio|più convincente|meno commerciale|troppo commerciale|meno formale|più semplice|più diretto|suona|il tono|del lei|del tu|riscrivere|riformulare',
  },
  members: {
    subheadline: 'sottotitolo',
    headline: 'titolo principale|titolo|intestazione',
    eyebrow: 'occhiello',
    button: 'testo del pulsante|pulsanti|pulsante|bottone|CTA|il pulsante|tasto',
  },
  places: {
    top: "in cima alla pagina|in cima|in alto|all’inizio|all'inizio|per primo|per prima|al primo posto|in testa|in apertura|all’inizio della pagina|all'inizio della pagina|come prima cosa|in prima posizione|per primi|per prime",
    bottom:
      'in fondo alla pagina|in fondo|in basso|alla fine|per ultimo|per ultima|per ultimi|per ultime|alla fine della pagina|in chiusura|come ultima cosa|in ultima posizione',
    up: "più in alto|verso l’alto|verso l'alto|più su|su",
    down: 'più in basso|verso il basso|più giù|giù',
    before:
      "subito prima di|subito prima della|prima di|prima della|prima del|prima delle|prima dei|sopra|subito sopra|sopra il|sopra la|sopra le|sopra i|sopra l’|sopra l'|prima dell’|prima dell'|davanti a",
    after:
      "subito dopo|dopo|sotto|subito sotto|subito dopo il|subito dopo la|sotto il|sotto la|sotto le|sotto l’|sotto l'|dopo il|dopo la|dopo le|dopo l’|dopo l'|dietro",
  },
  section: 'sezioni|sezione|blocco|parte|paragrafo',
  piece:
    'la frase|frase|frasi|il punto|punto|voce|la domanda|domanda|riga|parole|parola|elemento|menzione|dato|dettaglio|opzione|passaggio|punto elenco|la riga',
  page: "tutta la pagina|l’intera pagina|l'intera pagina|questa pagina|la pagina|il testo|tutto|pagina|della pagina|dalla pagina|nella pagina",
  it: 'lo|la|li|le|questo|questa|quello|quella|ciò',
  that: 'il fatto che|una frase che dica che|che',
  into: 'in|a|con|per|come|:|dica|dice|dire|reciti',
  and: 'e poi|, poi|poi|, e|e|ed|,|inoltre',
  manners:
    "di nuovo|ancora|per favore|per piacere|per cortesia|puoi|potresti|può|potrebbe|vorrei|anche|un po’|un po'|ciao|buongiorno|grazie|molto|si può|si potrebbe|possiamo|potremmo|potete|potreste|è possibile|sarebbe possibile|riesci a|riuscite a|puoi per favore|vorremmo|volevo|buonasera|salve|magari|semplicemente|gentilmente|se possibile|grazie mille|ok|voglio|vogliamo|mi serve che|avrei bisogno",
  negation: 'non|mai',
  small:
    "il|lo|la|i|gli|le|l’|l'|un|uno|una|un’|un'|del|dello|della|dei|degli|delle|dell’|dell'|di|al|alla|alle|ai|nel|nella|dal|dalla|nostro|nostra|più|su|sul|sulla|sulle|sui|sull’|sull'|riguardo a|in|per|a|che|informazioni|qualcosa|con|subito|direttamente|proprio|la parte su|la parte sul|la parte sulla|il pezzo su|il punto su|quello su|la menzione di|menzione|info|dati|questa|questo|questi|queste|tutto|tutti|tutta|tutte|i nostri|le nostre|lì|qui|ci|nei|nelle|negli|nello|nell’|agli|allo|dalle|dai|dagli|dallo|col|coi|sugli|sullo|fare|mettere|essere|dovrebbe|deve|devono|da nessuna parte|affatto|fai|compaia|appaia|venga|ora|poi|ancora|invece|adesso|anzi|è|sono|mi sembra|quella parte su|quella parte sul|la cosa di|la cosa del|molto|quella di|quello di|anche|va|vanno|compare|appare|c’è|non|può|possono|bisogna|deve stare|deve andare|devono stare|deve venire|niente su|nulla su|niente sul|niente sulla",
  put: 'metti|metta|mettete|mettere|mettiamo|colloca',
  now: 'ci sono|c’è|solo|dura|durano|d’ora in poi|da oggi|d’ora in avanti|adesso|ora|costa|costano|passa a|passano a|sale a|è di|diventa|è|sono|passa|passano|diventano|viene|viene a|vengono',
  by: 'con',
  instead: 'invece di|al posto di',
  order: 'prima … poi|prima … dopo|per primo … poi',
  own: 'una sezione propria|sezione propria|sua sezione|propria sezione|sezione a parte|sezione a sé|sezione separata|blocco a parte|sezione dedicata|paragrafo a parte|punto a parte|punto a sé',
  asks: 'perché|come mai|dov’è|dove è|dove sono|che fine ha fatto|che fine hanno fatto|da dove',
  questions:
    'quanto costerebbe|quanto costa|quanto costano|quanto|quanti|quante|come|qual è|quali sono|quale|quali|che cosa|cosa|chi|quando|dove|c’è scritto|c’è|ci sono',
  suggests: 'e se|perché non',
  ordinals: 'prim|second|terz|quart|quint|ultim',
  about:
    "su|sul|sulla|sui|sulle|sull’|sull'|che parli di|incentrato su|riguardo a|intorno a|parlare di|parlare del|parlare della|parli del|parli della|menzionare|che menzioni|citare",
  kinds: {
    hero: 'testata|introduzione|apertura|hero|parte iniziale|testo in alto|parte in alto|testo iniziale|testo di apertura|intro',
    faq: 'FAQ|domande frequenti|domande|domande e risposte|domande e risposte frequenti|una FAQ|domanda frequente',
    benefits: 'vantaggi|benefici|funzionalità',
    steps: 'passi|passaggi|fasi|come funziona',
    quote:
      'citazione|citazioni|testimonianza|testimonianze|testimonianza del cliente|citazione del cliente|recensione|recensioni|commento|parere|opinione',
    stats: 'numeri|cifre|statistiche|dati',
    logos: 'loghi|logo',
    cards: 'schede|link|risorse',
    media: 'immagine|video',
    form: 'modulo|modulo di contatto',
    ask: 'casella delle domande',
    callToAction: "invito all’azione|invito all'azione|chiusura",
    prose: 'testo',
    table: 'tabella|confronto',
    sender: 'mittente|contatto|referente',
    heard: 'quello che abbiamo sentito|la nostra proposta|proposta|la sua richiesta',
    timeline: 'calendario|cronologia|date|programma|orario',
    plan: "piano d’azione|piano d'azione|prossimi passi|piano",
    pricing:
      'prezzi|prezzo|tariffe|listino|tabella dei prezzi|tabella prezzi|canone|i prezzi|piani|pacchetti',
    gallery: 'galleria',
    statement: 'messaggio chiave|dichiarazione',
    place: 'indirizzo|sede',
  },
  replies: {
    quotes: '«»',
    done: {
      changed: 'Modificato',
      removed: 'Rimosso',
      moved: 'Spostato',
      shortened: 'Accorciato',
      expanded: 'Ampliato',
      added: 'Aggiunto',
      rewritten: 'Riscritto',
      undone: 'La pagina è tornata com’era prima dell’ultima modifica',
    },
    why: {
      missing: 'Non trovo {} nella pagina; non ho cambiato nulla.',
      unfound:
        'Né le fonti né la pagina parlano di {}. Mi dia la frase tra virgolette e la aggiungo.',
      already: 'La pagina lo dice già: {}.',
      tooLong: 'Il testo è troppo lungo per quel punto; non ho cambiato nulla.',
      unclear: 'Quale sezione? Indichi il titolo oppure la selezioni.',
      selected: 'Può cambiare solo l’elemento selezionato; il resto è rimasto com’era.',
      impossible: 'Qui non è possibile; non ho cambiato nulla.',
      unknown: 'Non ho capito {}; non ho cambiato nulla.',
      remark: 'Intesa come osservazione, nessuna modifica: {}.',
      offer: 'La pagina non lo dice, le fonti sì: {}. Per aggiungerlo scriva «aggiungilo».',
      withheld:
        'Su {} le fonti hanno solo testo interno o non destinato ai lettori; non ho aggiunto nulla.',
      unproven: 'Nessuna fonte lo prova, quindi non l’ho inserito: {}.',
      style:
        'Scelgo e ordino i testi ma non li riscrivo, nemmeno per il tu o il lei: mi dia il nuovo testo tra virgolette, oppure usi un modello linguistico.',
      translate: 'Per tradurre serve un modello linguistico.',
      kept: 'L’introduzione ne parla ancora: {}.',
      noForm:
        'La pagina non ha un modulo: aggiunga un’azione di tipo form con PATCH /v0/pages/{page_id} e lo mostro.',
      noFigure:
        '{} non contiene una cifra simile; non ho cambiato nulla. Mi dia il nuovo testo tra virgolette.',
      noFit:
        'Questo non si può unire: {}. Si possono unire due elenchi o due testi, o un testo alle FAQ.',
      shortest: 'Non si può accorciare senza perdere contenuto: {}.',
      noMore: 'Le fonti non dicono altro: {}.',
      there: 'È già in quel punto: {}.',
      noHeadline:
        'Le fonti non hanno una frase abbastanza breve per un titolo su {}. Me ne dia una tra virgolette.',
      ownWord:
        'Nessuna fonte lo dice; è scritto sulla sua parola: {}. Corregga anche il contesto della pagina.',
      priced: 'Prezzo indicato nella pagina: {}. Non ho cambiato nulla.',
      several: 'Può trattarsi di più punti: {}. Quale devo cambiare?',
      dial: 'Il numero è sul pulsante {}, comune a tutte le versioni. Cambi lì titolo e destinazione: PATCH /v0/pages/{page_id}.',
      link: 'La destinazione di un pulsante si cambia nelle azioni della pagina: PATCH /v0/pages/{page_id}.',
      undo: 'Vedo solo la versione attuale. Le versioni precedenti restano e si possono ripubblicare.',
      publish: 'Scrivo solo bozze. Una versione si pubblica con le operazioni della versione.',
      design: 'Colori, carattere e layout vengono dal marchio: PUT /v0/brands/{brand_id}.',
      picture:
        'Non so ancora cambiare le immagini su richiesta; prendo dalla libreria quelle adatte.',
    },
    understood:
      'Capisco, per esempio: cambia il titolo in «…»; rimuovi, sposta o accorcia una sezione; menziona …; aggiungi una sezione su …; sostituisci «…» con «…».',
  },
};
