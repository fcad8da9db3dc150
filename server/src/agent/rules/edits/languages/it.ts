import type { RequestWords } from './request_words.ts';

export const it: RequestWords = {
  language: 'it',
  letters: 'òì',
  verbs: {
    replace: 'sostituisci|sostituisca|sostituire|rimpiazza',
    keep: 'mostra solo|mostra soltanto|mostri solo|lascia solo|lascia soltanto|tieni solo|mantieni solo|solo … mostrare',
    shorten:
      'rendi … più corto|rendi … più corta|rendi … più breve|rendilo più corto|rendila più corta|rendilo più breve|renda … più breve|più corto|più corta|più breve|più conciso|accorcia|accorci|accorciare|accorcialo|riduci|riduca|riassumi|abbrevia|troppo lungo|troppo lunga',
    expand:
      'più dettagliato|più dettagliata|più lungo|più lunga|amplia|ampli|ampliare|approfondisci|approfondire',
    lead: 'inizia con|inizi con|iniziare con|comincia con|cominci con|metti in evidenza|metti in primo piano|evidenzia|sottolinea|punta su|parti da',
    remove:
      'rimuovi|rimuova|rimuovere|elimina|elimini|eliminare|togli|tolga|togliere|cancella|cancelli|cancellare|leva|senza',
    move: 'sposta|sposti|spostare|porta|porti',
    answer: 'rispondi a|rispondi alla|rispondi|risponda a|rispondere a',
    mention:
      'menziona|menzioni|menzionare|cita|accenna a|parla di|parla del|parla della|indica|precisa|di’ che|dì che',
    add: 'aggiungi|aggiunga|aggiungere|inserisci|inserisca|inserire|includi|includa|includere',
    set: 'cambia|cambi|cambiare|modifica|modifichi|modificare|imposta|imposti|impostare|metti|metta|mettere|rinomina|rinomini|deve essere|dovrebbe essere|usa|colloca',
    translate: 'traduci|traduca|tradurre|in inglese|in italiano',
    undo: 'annulla|annullare|come prima|torna indietro',
    publish: 'pubblica|pubblichi|pubblicare|archivia',
    design: 'colore|colori|carattere|sfondo|layout|font',
    picture: 'immagine|immagini|foto|video',
    style:
      'più formale|formale|informale|dai del lei|dai del tu|dare del lei|dare del tu|più cordiale|tono|stile|riformula|riscrivi|meglio|più convincente',
  },
  members: {
    subheadline: 'sottotitolo',
    headline: 'titolo principale|titolo|intestazione',
    eyebrow: 'occhiello',
    button: 'testo del pulsante|pulsanti|pulsante|bottone',
  },
  places: {
    top: "in cima alla pagina|in cima|in alto|all’inizio|all'inizio|per primo|per prima|al primo posto",
    bottom: 'in fondo alla pagina|in fondo|in basso|alla fine|per ultimo|per ultima',
    up: "più in alto|verso l’alto|verso l'alto|più su|su",
    down: 'più in basso|verso il basso|più giù|giù',
    before:
      'subito prima di|subito prima della|prima di|prima della|prima del|prima delle|prima dei|sopra',
    after: 'subito dopo|dopo|sotto',
  },
  section: 'sezioni|sezione|blocco|parte|paragrafo',
  piece: 'la frase|frase|frasi|il punto|punto|voce|la domanda|domanda|riga|parole|parola|elemento',
  page: "tutta la pagina|l’intera pagina|l'intera pagina|questa pagina|la pagina|il testo|tutto|pagina",
  it: 'lo|la|li|le|questo|questa|quello|quella|ciò',
  into: 'in|a|con|per|come|:',
  and: 'e poi|, poi|poi|, e|e|ed',
  manners:
    "per favore|per piacere|per cortesia|puoi|potresti|può|potrebbe|vorrei|anche|un po’|un po'|ciao|buongiorno|grazie|molto",
  negation: 'non|mai',
  small:
    "il|lo|la|i|gli|le|l’|l'|un|uno|una|un’|un'|del|dello|della|dei|degli|delle|dell’|dell'|di|al|alla|alle|ai|nel|nella|dal|dalla|nostro|nostra|più|su|sul|sulla|sulle|sui|sull’|sull'|riguardo a|in|per|a|che|informazioni|qualcosa|con",
  ordinals: 'prim|second|terz|quart|quint|ultim',
  kinds: {
    hero: 'testata|introduzione|apertura',
    faq: 'FAQ|domande frequenti|domande|domande e risposte',
    benefits: 'vantaggi|benefici|funzionalità',
    steps: 'passi|passaggi|fasi|come funziona',
    quote: 'citazione|citazioni|testimonianza|testimonianze',
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
    heard: 'quello che abbiamo sentito',
    timeline: 'calendario|cronologia|date',
    plan: "piano d’azione|piano d'azione|prossimi passi|piano",
    pricing: 'prezzi|prezzo|tariffe|listino',
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
      style:
        'Scelgo e ordino i testi ma non li riscrivo, nemmeno per il tu o il lei: mi dia il nuovo testo tra virgolette, oppure usi un modello linguistico (FACET_AGENT_MODEL).',
      translate: 'Per tradurre serve un modello linguistico (FACET_AGENT_MODEL).',
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
