import type { RequestWords } from './request_words.ts';

export const fr: RequestWords = {
  language: 'fr',
  letters: 'èêœùë',
  verbs: {
    rewrite:
      'recommence|recommencez|recommencer|repars de zéro|repartir de zéro|de zéro|réécris la page|réécris toute la page|réécrivez la page|refais la page|refaites la page|crée … page|créez … page|écris … nouvelle page|régénère',
    rename:
      'renomme|renommez|renommer|intitule|intitulez|rebaptise|rebaptisez|doit s’appeler|devrait s’appeler',
    swap: "inverse l’ordre|inverse l'ordre|inverse|inversez|inverser|intervertis|intervertissez|intervertir|échange|échangez|permute|permutez|échanger|dans l’autre sens|inversez l’ordre|change l’ordre|changez l’ordre",
    replace: 'remplace|remplacez|remplacer|substitue',
    keep: 'gardez seulement|gardez que|conservez seulement|conserve seulement|affichez seulement|montrez seulement|ne garde que|garde seulement|garde uniquement|ne gardez que|gardez uniquement|n’affiche que|affiche uniquement|affiche seulement|montre seulement|ne montre que|n’affichez que|seul … intéresse|seuls … intéressent|garde juste|gardez juste|laisse juste',
    shorten:
      'rends … plus court|rends … plus courte|rendez … plus court|rendez … plus courte|rendre … plus court|fais … plus court|faites … plus court|plus concis|plus concise|plus court|plus courte|raccourcis|raccourcissez|raccourcir|abrège|abrégez|réduis|réduisez|trop long|trop longue|condense|condensez|raccourci|allège|allégez|alléger|simplifie|resserre|resserrez|synthétise|résume|résumez|résumer|plus bref|plus brève|moins long|moins longue|coupe un peu|plus courts|plus courtes|moins de texte|plus succinct|plus succincte|raccourcir un peu|un peu long|un peu longue|trop longs|trop longues',
    expand:
      'plus détaillé|plus détaillée|plus long|plus longue|développe|développez|développer|étoffe|étoffez',
    lead: "commence par|commencez par|commencer par|mets … en avant|mettez … en avant|mettre … en avant|mets l’accent sur|mets l'accent sur|mettez l’accent sur|mettez l'accent sur|insiste sur|insistez sur|met en avant|mettre l’accent sur|ouvre sur|ouvrez sur|valorise|valorisez|souligne|soulignez|fais ressortir|faites ressortir|recentre sur|plus visible|plus visibles|rends … plus visible|mettre davantage en avant|en valeur|mets … en valeur|mettre … en valeur|commence avec|commencez avec|démarre par|démarrez par|mets d’abord|attaque par|ouvre avec|plus de place à|plus de place au|plus de place aux|plus de poids à|plus d’importance à|dis plus clairement que|dites plus clairement que|qu’on voie mieux que|qu’on comprenne que",
    remove:
      "doit partir|doivent partir|peut partir|peuvent partir|doit disparaître|doivent disparaître|à la poubelle|supprime|supprimez|supprimer|enlève|enlevez|enlever|retire|retirez|retirer|efface|effacez|effacer|ôte|ôtez|pas de|sans|vire|virez|virer|enlèves|retires|à retirer|à supprimer|à enlever|dégage|sors|sortez|coupe|coupez|couper|ne parle pas de|ne parlez pas de|ne mentionne pas|ne mentionnez pas|inutile|pas besoin de|laisse tomber|zappe|masque|masquez|n’affiche pas|je ne veux pas de|je ne veux plus de|ne doit pas apparaître|ne doivent pas apparaître|on n’a pas besoin de|on n'a pas besoin de|pas nécessaire|ne pas mentionner|ne pas parler de|inutiles|à virer|enlevons|retirons|supprimons|on enlève|on retire|on supprime|vous enlevez|faut enlever|on peut enlever|ôter|oublie|oubliez|laisse de côté|ne mets pas|ne mettez pas|plus besoin de|plus besoin du|n’intéresse pas|ne les intéresse pas|n’intéresse personne|pas pertinent|hors sujet|ne concerne pas|n’intéresse … pas|n’intéressent … pas|pas utile|n’est pas nécessaire|n’est pas utile|ne sert à rien|jette|jetez|balance|on vire|on jette",
    move: 'déplace|déplacez|déplacer|remonte|remontez|descends|descendez|monte|montez|fais remonter|fais descendre|remonter|descendre|monter|passe|passez|avance|avancez|recule|reculez|bouge|bougez',
    answer: 'réponds à|répondez à|répondre à|réponds|répondez',
    mention:
      'mentionne|mentionnez|mentionner|précise|précisez|indique|indiquez|parle de|parlez de|parle du|évoque|évoquez|dis|dites|parler de|parler du|parler des|parler de la|parler de l’|dire un mot',
    add: 'ajoute|ajoutez|ajouter|insère|insérez|insérer|inclus|incluez|rajoute|rajoutez|rajouter|il manque|manque|glisse|glissez|glisser|inclure|fais apparaître|faites apparaître|complète avec|il faudrait ajouter|remets|remettez|rajoutes|ajoutes|on ajoute|ajoutons|reprends|reprenez|intègre|intégrez|intégrer|citez|cite|citer|n’est pas dessus|n’y est pas|n’y sont pas|n’apparaît pas',
    set: 'devient|change|changez|changer|modifie|modifiez|modifier|mets|mettez|mettre|place|placez|renomme|renommez|remets|doit être|devrait être|utilise|utilisez|renommer|doit dire|devrait dire|qui dit|intitule|intitulez|appelle|appelez|écris|écrivez|passe … en|corrige|corrigez|corriger|actualise|actualisez|adapte|positionne|positionnez|fais en sorte que|faites en sorte que|fais que|affiche|affichez|doivent être',
    translate:
      'traduis|traduisez|traduire|en anglais|en français|version anglaise|en allemand|en espagnol|en italien|en portugais|en néerlandais|en japonais|version allemande|version espagnole',
    undo: 'annule|annulez|annuler|reviens en arrière|comme avant|comme c’était|tel que c’était|reviens à la version|revenir à la version|revenir en arrière|version précédente|rétablis|rétablissez|version d’hier|ancienne version|revenir à l’ancien|revenir à avant',
    link: 'bouton … mène|bouton … mener|bouton … pointe|bouton … pointer|bouton … renvoie|bouton … renvoyer|bouton … vers',
    publish: 'publie|publiez|publier|archive|archivez',
    design:
      'couleur|couleurs|police|arrière-plan|mise en page|taille du texte|taille des lettres|plus gros|gras',
    picture: 'image|images|photo|photos|vidéo',
    style:
      'plus formel|plus formelle|formel|vouvoie|vouvoyez|vouvoyer|vouvoiement|tutoie|tutoyez|tutoyer|tutoiement|plus chaleureux|ton|style|reformule|reformulez|mieux|plus convaincant|moins commercial|moins vendeur|trop commercial|trop vendeur|plus sobre|plus direct|plus simple|au vous|au tu|le ton|plus chaleureuse|réécris|réécrivez|réécrire|plus percutant|ça sonne',
  },
  members: {
    subheadline: 'sous-titre|sous titre|accroche secondaire',
    headline:
      'titre principal|grand titre|titre|accroche|gros titre|titre de la page|accroche principale|H1',
    eyebrow: 'surtitre|sur-titre',
    button: 'boutons|bouton|texte du bouton|libellé du bouton|CTA|le CTA',
  },
  places: {
    top: 'tout en haut de la page|tout en haut|en haut de la page|en haut|au début|en premier|en tête|au sommet|au tout début|en début de page|tout au début|en haut de page|en première position|au-dessus de tout',
    bottom:
      'tout en bas de la page|tout en bas|en bas de la page|en bas|à la fin|en dernier|tout à la fin|en fin de page|en bas de page|en dernière position',
    up: 'plus haut|vers le haut|d’un cran vers le haut|remonte|remontez|monte|montez',
    down: 'plus bas|vers le bas|descends|descendez',
    before:
      'juste avant|avant|au-dessus de|au-dessus du|devant|juste au-dessus de|juste au-dessus du|juste au-dessus des|au-dessus des|au-dessus|avant le|avant la|avant les|juste devant',
    after:
      'juste après|après|en dessous de|au-dessous de|sous|derrière|juste sous|juste en dessous de|juste en dessous du|en dessous du|en dessous des|au-dessous du|directement après|directement sous|à la suite de|à la suite du',
  },
  section: 'sections|section|bloc|partie|paragraphe|rubrique',
  piece:
    'la phrase|phrase|phrases|le point|point|entrée|la question|question|ligne|mots|mot|élément|puce|passage|mention|info|information|détail|option|étape|la ligne|le passage',
  page: 'toute la page|la page entière|cette page|la page|le texte|tout|l’ensemble|page|de la page|page entière|sur la page',
  it: 'le|la|les|ça|cela|ceci|ce|celle-ci|celui-ci|-le|-la|-les|ce bloc|cette section|cette partie',
  that: "le fait que|une phrase disant que|que|qu’|qu'",
  into: 'en|à|par|pour|comme|:|dise|dit|dire|affiche',
  and: 'et puis|, puis|puis|et ensuite|, et|et|,|ainsi que',
  manners:
    "à nouveau|de nouveau|s’il te plaît|s'il te plaît|s’il vous plaît|s'il vous plaît|svp|stp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|merci de|merci|je voudrais|je souhaite|aussi|un peu|bonjour|beaucoup|on peut|on pourrait|peut-on|pourrait-on|est-ce que tu peux|est-ce que vous pouvez|est-ce qu’on peut|est-ce qu'on peut|tu peux|vous pouvez|tu pourrais|vous pourriez|serait-il possible de|c’est possible de|c'est possible de|possible de|il faudrait|il faut|faudrait|veuillez|merci d’|merci d'|j’aimerais|j'aimerais|je veux|on voudrait|on aimerait|nous souhaitons|salut|coucou|plutôt|peut-être|du coup|par contre|en fait|petite chose|si possible|svp merci",
  negation: 'ne … pas|n’… pas|pas|jamais',
  small:
    "le|la|les|l’|l'|un|une|des|du|de la|de l’|de l'|de|d’|d'|nos|notre|plus de|sur|à propos de|au sujet de|concernant|dans|en|à|au|aux|pour|par|que|qu’|qu'|informations|quelque chose|avec|juste|directement|immédiatement|tout|toute|toutes|tous|ce|cet|cette|ces|celle|celui|la mention de|la mention|mention|l’info sur|l'info sur|l’information sur|infos|info|le passage sur|la partie sur|la ligne sur|quelques mots|un mot|qui|là|y|on|leur|leurs|vos|votre|dedans|faire|mettre|être|devrait|doit|doivent|devraient|nulle part|du tout|sur la page|fais|fait|soit|apparaître|quelque part|tout ce qui concerne|ce qui concerne|tout ce qui|encore|bien|alors|ici|simplement|est|sont|me semble|je trouve|le truc sur|ce truc sur|le morceau sur|le bout sur|ce bout sur|très|celle de|celui de|s’il|également|va|vont|doit aller|apparaît|figure|pas|ne|n’|peut|peuvent|faut|il faut|doit être|doit venir|devrait être|lui|rien sur|rien",
  put: 'mets|mettez|mettre|place|placez|affiche|affichez',
  now: 'seulement|vers|il y a|dure|durent|dorénavant|à présent|désormais à|maintenant|désormais|passe à|passent à|coûte|coûtent|est à|sont à|est|passe|passent|est passé à',
  by: 'par',
  instead: 'au lieu de|à la place de|plutôt que',
  order: 'd’abord … puis|d’abord … ensuite|en premier … puis',
  own: 'sa propre section|leur propre section|propre section|section à part|section séparée|section distincte|propre rubrique|rubrique à part|section dédiée|bloc à part|partie à part|paragraphe à part|point à part|puce à part|propre point',
  asks: 'pourquoi|où est|où sont|où se trouve|qu’est devenu|qu’est devenue|comment se fait-il|d’où vient|et pourquoi',
  questions:
    'combien coûterait|combien coûte|combien coûtent|combien de|combien|comment|quel est|quelle est|quels sont|quelles sont|quel|quelle|quels|quelles|qui|quand|où|que coûte|que|qu’est-ce que|est-ce que la page|est-ce qu’on dit|y a-t-il',
  suggests: 'et si on|pourquoi ne pas',
  ordinals: 'premi|deuxi|troisi|quatri|cinqui|derni',
  about:
    'sur|autour de|à propos de|au sujet de|qui parle de|parle de|axé sur|centré sur|parler de|parler des|parler du|parler de la|mentionner|évoquer|qui évoque|concerner',
  kinds: {
    hero: 'en-tête|introduction|bannière|haut de page|intro|le hero|hero|chapeau|texte du haut|haut|texte d’intro|texte d’introduction|texte en haut|début',
    faq: 'FAQ|foire aux questions|questions|questions fréquentes|questions-réponses|Q&R|une FAQ|question FAQ',
    benefits: 'avantages|bénéfices|atouts|fonctionnalités',
    steps: 'étapes|déroulement|fonctionnement',
    quote:
      'citation|citations|témoignage|témoignages|témoignage client|avis|avis client|verbatim|retour client|retours clients|commentaire|recommandation',
    stats: 'chiffres|chiffres clés|statistiques',
    logos: 'logos|logo',
    cards: 'cartes|liens|ressources',
    media: 'image|vidéo',
    form: 'formulaire|formulaire de contact',
    ask: 'boîte à questions',
    callToAction: "appel à l’action|appel à l'action|conclusion",
    prose: 'texte',
    table: 'tableau|comparatif|comparaison|grille',
    sender: 'expéditeur|contact|interlocuteur',
    heard: 'ce que nous avons entendu|votre demande|notre proposition|proposition',
    timeline: 'calendrier|chronologie|dates|programme|planning|déroulé',
    plan: "plan d’action|plan d'action|prochaines étapes|plan",
    pricing:
      'prix|tarifs|tarif|tarification|offres|grille tarifaire|grille de tarifs|tableau des tarifs|tableau de prix|tableau des prix|les tarifs|formules|forfaits',
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
      undone: 'La page est revenue à ce qu’elle était avant le dernier changement',
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
      remark: 'Compris comme une remarque, rien changé pour cela : {}.',
      offer: 'La page n’en dit rien, les sources si : {}. Pour l’ajouter, écrivez « ajoute-le ».',
      withheld:
        'Sur {}, les sources ne disent que ce qui est interne ou pas destiné aux lecteurs ; je n’ai rien ajouté.',
      unproven: 'Aucune source ne le prouve, je ne l’ai donc pas repris : {}.',
      style:
        'Je choisis et j’ordonne des textes sans les reformuler, tutoiement et vouvoiement compris : donnez-moi le nouveau texte entre guillemets, ou utilisez un modèle de langage.',
      translate: 'Traduire demande un modèle de langage.',
      kept: 'L’introduction en parle encore : {}.',
      noForm:
        'La page n’a pas de formulaire : ajoutez une action de type form avec PATCH /v0/pages/{page_id} et je l’affiche.',
      noFigure:
        '{} ne contient pas de tel chiffre ; je n’ai rien changé. Donnez-moi le nouveau texte entre guillemets.',
      noFit:
        'Cela ne peut pas être réuni : {}. Deux listes ou deux textes le peuvent, et un texte peut aller dans la FAQ.',
      shortest: 'Impossible de raccourcir sans perdre de contenu : {}.',
      noMore: 'Les sources n’en disent pas plus : {}.',
      there: 'C’est déjà à cet endroit : {}.',
      noHeadline:
        'Les sources n’ont pas de phrase assez courte pour un titre sur {}. Donnez-m’en une entre guillemets.',
      ownWord:
        'Aucune source ne le dit ; c’est écrit sur votre parole : {}. Corrigez aussi le contexte de la page.',
      priced: 'Prix indiqué sur la page : {}. Je n’ai rien changé.',
      several: 'Plusieurs passages sont possibles : {}. Lequel faut-il changer ?',
      dial: 'Le numéro figure sur le bouton {}, commun à toutes les versions. Changez-y le titre et la destination : PATCH /v0/pages/{page_id}.',
      link: 'La cible d’un bouton se règle dans les actions de la page : PATCH /v0/pages/{page_id}.',
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
