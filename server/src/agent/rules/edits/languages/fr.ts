import type { RequestWords } from './request_words.ts';

export const fr: RequestWords = {
  language: 'fr',
  letters: 'èêœùë',
  verbs: {
    replace: 'remplace|remplacez|remplacer|substitue',
    keep: 'ne garde que|garde seulement|garde uniquement|ne gardez que|gardez uniquement|n’affiche que|affiche uniquement|affiche seulement|montre seulement|ne montre que|n’affichez que',
    shorten:
      'rends … plus court|rends … plus courte|rendez … plus court|rendez … plus courte|rendre … plus court|fais … plus court|faites … plus court|plus concis|plus concise|plus court|plus courte|raccourcis|raccourcissez|raccourcir|abrège|abrégez|réduis|réduisez|trop long|trop longue|condense|condensez',
    expand:
      'plus détaillé|plus détaillée|plus long|plus longue|développe|développez|développer|étoffe|étoffez',
    lead: "commence par|commencez par|commencer par|mets … en avant|mettez … en avant|mettre … en avant|mets l’accent sur|mets l'accent sur|mettez l’accent sur|mettez l'accent sur|insiste sur|insistez sur",
    remove:
      'supprime|supprimez|supprimer|enlève|enlevez|enlever|retire|retirez|retirer|efface|effacez|effacer|ôte|ôtez|pas de|sans',
    move: 'déplace|déplacez|déplacer|remonte|remontez|descends|descendez|monte|montez',
    answer: 'réponds à|répondez à|répondre à|réponds|répondez',
    mention:
      'mentionne|mentionnez|mentionner|précise|précisez|indique|indiquez|parle de|parlez de|parle du|évoque|évoquez|dis|dites',
    add: 'ajoute|ajoutez|ajouter|insère|insérez|insérer|inclus|incluez|rajoute|rajoutez',
    set: 'change|changez|changer|modifie|modifiez|modifier|mets|mettez|mettre|place|placez|renomme|renommez|remets|doit être|devrait être|utilise|utilisez',
    translate: 'traduis|traduisez|traduire|en anglais|en français',
    undo: 'annule|annulez|annuler|reviens en arrière|comme avant',
    publish: 'publie|publiez|publier|archive|archivez',
    design: 'couleur|couleurs|police|arrière-plan|mise en page',
    picture: 'image|images|photo|photos|vidéo',
    style:
      'plus formel|plus formelle|formel|vouvoie|vouvoyez|vouvoyer|vouvoiement|tutoie|tutoyez|tutoyer|tutoiement|plus chaleureux|ton|style|reformule|reformulez|mieux|plus convaincant',
  },
  members: {
    subheadline: 'sous-titre|sous titre|accroche secondaire',
    headline: 'titre principal|grand titre|titre|accroche',
    eyebrow: 'surtitre|sur-titre',
    button: 'boutons|bouton|texte du bouton',
  },
  places: {
    top: 'tout en haut de la page|tout en haut|en haut de la page|en haut|au début|en premier|en tête|au sommet',
    bottom: 'tout en bas de la page|tout en bas|en bas de la page|en bas|à la fin|en dernier',
    up: 'plus haut|vers le haut|d’un cran vers le haut|remonte|remontez|monte|montez',
    down: 'plus bas|vers le bas|descends|descendez',
    before: 'juste avant|avant|au-dessus de|au-dessus du|devant',
    after: 'juste après|après|en dessous de|au-dessous de|sous|derrière',
  },
  section: 'sections|section|bloc|partie|paragraphe|rubrique',
  piece:
    'la phrase|phrase|phrases|le point|point|entrée|la question|question|ligne|mots|mot|élément',
  page: 'toute la page|la page entière|cette page|la page|le texte|tout|l’ensemble|page',
  it: 'le|la|les|ça|cela|ceci|ce|celle-ci|celui-ci|-le|-la|-les',
  into: 'en|à|par|pour|comme|:',
  and: 'et puis|, puis|puis|et ensuite|, et|et',
  manners:
    "s’il te plaît|s'il te plaît|s’il vous plaît|s'il vous plaît|svp|stp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|merci de|merci|je voudrais|je souhaite|aussi|un peu|bonjour|beaucoup",
  negation: 'ne … pas|n’… pas|pas|jamais',
  small:
    "le|la|les|l’|l'|un|une|des|du|de la|de l’|de l'|de|d’|d'|nos|notre|plus de|sur|à propos de|au sujet de|concernant|dans|en|à|au|aux|pour|par|que|qu’|qu'|informations|quelque chose|avec",
  ordinals: 'premi|deuxi|troisi|quatri|cinqui|derni',
  kinds: {
    hero: 'en-tête|introduction|bannière',
    faq: 'FAQ|foire aux questions|questions|questions fréquentes',
    benefits: 'avantages|bénéfices|atouts|fonctionnalités',
    steps: 'étapes|déroulement|fonctionnement',
    quote: 'citation|citations|témoignage|témoignages',
    stats: 'chiffres|chiffres clés|statistiques',
    logos: 'logos|logo',
    cards: 'cartes|liens|ressources',
    media: 'image|vidéo',
    form: 'formulaire|formulaire de contact',
    ask: 'boîte à questions',
    callToAction: "appel à l’action|appel à l'action|conclusion",
    prose: 'texte',
    table: 'tableau|comparatif|comparaison',
    sender: 'expéditeur|contact|interlocuteur',
    heard: 'ce que nous avons entendu',
    timeline: 'calendrier|chronologie|dates',
    plan: "plan d’action|plan d'action|prochaines étapes|plan",
    pricing: 'prix|tarifs|tarif|tarification|offres',
    gallery: 'galerie',
    statement: 'message clé|déclaration',
    place: 'adresse|plan d’accès|lieu',
  },
  replies: {
    quotes: '« | »',
    colon: ' : ',
    done: {
      changed: 'Modifié',
      removed: 'Supprimé',
      moved: 'Déplacé',
      shortened: 'Raccourci',
      expanded: 'Développé',
      added: 'Ajouté',
      rewritten: 'Réécrit',
    },
    why: {
      missing: 'Je ne trouve pas {} sur la page ; je n’ai rien changé.',
      unfound:
        'Ni les sources ni la page ne parlent de {}. Donnez-moi la phrase entre guillemets et je l’ajoute.',
      already: 'La page le dit déjà : {}.',
      tooLong: 'Ce texte est trop long pour cet endroit ; je n’ai rien changé.',
      unclear: 'De quelle section s’agit-il ? Indiquez son titre, ou sélectionnez-la.',
      selected: 'Seul l’élément sélectionné peut changer ; le reste est resté tel quel.',
      impossible: 'Ce n’est pas possible ici ; je n’ai rien changé.',
      unknown: 'Je n’ai pas compris {} ; je n’ai rien changé.',
      style:
        'Je choisis et j’ordonne des textes sans les reformuler, tutoiement et vouvoiement compris : donnez-moi le nouveau texte entre guillemets, ou utilisez un modèle de langage (FACET_AGENT_MODEL).',
      translate: 'Traduire demande un modèle de langage (FACET_AGENT_MODEL).',
      undo: 'Je ne vois que la version actuelle. Les versions précédentes sont conservées et peuvent être republiées.',
      publish:
        'Je n’écris que des brouillons. Une version se publie par les opérations de la version.',
      design: 'Couleurs, police et mise en page viennent de la marque : PUT /v0/brands/{brand_id}.',
      picture:
        'Je ne sais pas encore changer les images sur demande ; je prends celles de la bibliothèque qui conviennent.',
    },
    understood:
      'Je comprends par exemple : change le titre en « … » ; supprime, déplace ou raccourcis une section ; mentionne … ; ajoute une section sur … ; remplace « … » par « … ».',
  },
};
