// How teams say what a page begins with and what it leaves out, clause by clause in ten languages.
// Each pattern is held against a whole clause, and its first group is what is meant.

const what = String.raw`\s+(?:the |our |a |der |die |das |den |dem |le |la |les |l[’']|el |los |las |il |lo |gli |o |os |as |de |het )?(.{2,80}?)`;
/** Where the `not` comes last, a comma parts it from what is to be there. */
const here = what.replace('(.{2,80}?)', '([^,;]{2,80}?)');
const end = String.raw`(?:\s+(?:section|part|story|first|please|abschnitt|partie|sección|sezione|seção))?\s*[.!。]?$`;

export const leads: readonly RegExp[] = [
  /^(?:(?:the )?first(?: of all| thing)?|(?:das )?erstes?|als erstes|zuerst|ganz (?:vorne|oben)|d[’']abord|en premier(?: lieu)?|lo primero|primero|per prima cosa|la prima cosa|prima di tutto|primeiro|a primeira coisa|als eerste|het eerste|najpierw)\s?:\s?(.{2,120})$/iu,
  /^(?:ganz )?vorne? (?:der|die|das|den) (.{2,80})$/iu,
  /^(?:please )?(?:write|make|draft|create)(?: me)? (?:a|the|this) page (?:about|on|around) (.{2,80}?)(?: for (?:them|him|her|this .{1,30}))?\s*[.!]?$/iu,
  new RegExp(
    `^(?:please )?(?:lead|start|open|begin)(?: the page)? (?:with|from)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:focus on|emphasi[sz]e|highlight|stress|concentrate on|talk about|play up)${what}${end}`,
    'iu',
  ),
  /^(?:talk|speak|write)? ?(?:mainly|mostly|chiefly|above all|especially|primarily)(?: talk| speak| write)? about (?:the )?(.{2,80}?)$/iu,
  /^(?:vor allem|hauptsächlich|in erster linie) (?:über|von|um|auf) (?:die |den |das |der |dem )?(.{2,80}?)(?: (?:sprechen|reden|schreiben|eingehen|gehen))?$/iu,
  /^(?:sprich|schreib|rede|geh) (?:vor allem|hauptsächlich) (?:über|von|auf) (?:die |den |das |der |dem )?(.{2,80}?)(?: ein)?$/iu,
  /^parle[rz]? (?:surtout|avant tout|principalement) (?:d[’']|de l[’']|de la |des |du |de )(.{2,80})$/iu,
  /^(?:habl[ae]r?|escrib[ae]) (?:sobre todo|principalmente|ante todo) (?:de la |de los |de las |del |de |sobre )(.{2,80})$/iu,
  /^(?:haz|haga|hazle|hacer|pon|ponga) (?:hincapié|énfasis|el acento) en (?:la |el |los |las )?(.{2,80})$/iu,
  /^(?:parl[ai]|parlare|scriv[ai]) (?:soprattutto|principalmente|prima di tutto) (?:dell[’']|della |dello |del |dei |degli |delle |di )(.{2,80})$/iu,
  /^(?:fal[ae]|falar|escreva) (?:sobretudo|principalmente|acima de tudo) (?:da |do |das |dos |de |sobre )(.{2,80})$/iu,
  /^(?:praat|schrijf|vertel|heb het) (?:vooral|met name|hoofdzakelijk) over (?:de |het )?(.{2,80})$/iu,
  /^(?:mów|pisz) (?:przede wszystkim|głównie) o (.{2,80})$/iu,
  /^(?:主に|特に)(.{1,30}?)(?:について|を中心に|の話を)/u,
  /^(.{1,30}?)を中心に/u,
  new RegExp(`^(?:please )?(?:put|mention|show)${what} first${end}`, 'iu'),
  /^(?:put|show|place|mention|name|ponga|pon|poned|coloque|muestre|mencione|mettez|mets|placez|metta|metti|mostri|ponha|mostre|zet|toon|noem|daj|pokaż|umieść|setzen sie|stellen sie|setze|stelle|zeige) (?:first|zuerst|d[’']abord|en premier|primero|en primer lugar|al principio|prima|per prim[oaie]|all[’']inizio|primeiro|no início|eerst|als eerste|najpierw) (?:the |our |die |den |das |le |la |les |l[’']|lo del? (?:l[ao]s? )?|el |los |las |il |lo |gli |i |o |a |os |as |de |het )?(.{2,80}?)$/iu,
  /^(?:talk|speak|write) about (?:the )?(.{2,80}?) first\b/iu,
  /^(?:talk|speak|sprich|sprechen sie|parle[rz]?|habl[ae]|parl[ai]|parlare|fal[ae]|praat|vertel|mów) (?:first|zuerst|d[’']abord|primero|prima|per prima cosa|primeiro|eerst|najpierw) (?:about |of |über |von |de la |de l[’']|d[’']|des |du |del |de los |de las |dell[aeo] |dell[’']|dei |degli |delle |d[ao]s? |di |de |over |o )(?:the |die |den |das |de |het )?(.{2,80}?)\s*[.!]?$/iu,
  /^zuerst (?:über |von )?(?:die |den |das |der )?(.{2,80}?)(?: (?:sprechen|reden|schreiben|zeigen|nennen))?\s*[.!]?$/iu,
  /^parle[rz] (?:d[’']|de l[’']|de la |des |du |de )(.{2,80}?) (?:en premier|d[’']abord|au début)\s*[.!]?$/iu,
  /^hablar? (?:de la |de los |de las |del |de )(.{2,80}?) (?:primero|al principio|antes)\s*[.!]?$/iu,
  /^parlare (?:dell[’']|della |del |dei |delle |di )(.{2,80}?) (?:per prim\p{L}|prima|all[’']inizio)\s*[.!]?$/iu,
  /^(?:falar|fale) (?:da |do |das |dos |de )(.{2,80}?) (?:primeiro|antes|no início)\s*[.!]?$/iu,
  /^eerst (?:over |iets over )?(?:de |het )?(.{2,80}?)\s*[.!]?$/iu,
  /^(?:primero|antes que nada) (?:lo (?:del? )?)?(?:la |el |los |las )?(.{2,80}?)\s*[.!]?$/iu,
  /^prima (?:di tutto )?(?:la |il |lo |gli |i |le |l[’'])(.{2,80}?)\s*[.!]?$/iu,
  /^primeiro (?:a |o |os |as )(.{2,80}?)\s*[.!]?$/iu,
  /^(?:d[’']abord|en premier|en premier lieu) (?:la |le |les |l[’'])(.{2,80}?)\s*[.!]?$/iu,
  /^(?:the |our |el |los |las |le |les |il |gli |os |de |het )?(.{2,60}?) (?:first|primero|al principio|en premier|d[’']abord|per prim[oaie]|all[’']inizio|primeiro|no início|eerst|als eerste|najpierw)\s*[.!]?$/iu,
  /^najpierw (?:o )?(.{2,80}?)\s*[.!]?$/iu,
  new RegExp(
    `^(?:bitte )?(?:fokus(?: liegt)? auf|schwerpunkt(?: auf|:)|betone|hervorheben:|beginne mit|beginnen mit|starte mit)${what}${end}`,
    'iu',
  ),
  /^(?:bitte )?mit (?:dem |der |den |die |das )?(.{2,80}?) (?:anfangen|beginnen|starten|einsteigen|eröffnen|aufmachen|loslegen|einleiten)\s*[.!]?$/iu,
  /^(?:zum (?:einstieg|auftakt|anfang)|als (?:einstieg|aufhänger|erstes)|pour (?:commencer|ouvrir)|en ouverture|para (?:empezar|comenzar|abrir|começar)|per (?:cominciare|iniziare)|in apertura|de entrada|om te beginnen|als opening|na początek) (?:der |die |das |dem |den |le |la |les |l[’']|el |los |las |il |lo |i |gli |o |os |as |de |het )?(.{2,80}?)$/iu,
  /^(?:si (?:comincia|parte|inizia) (?:da|dal|dalla|dai|con)|se empieza (?:por|con)|on (?:commence|ouvre|démarre) (?:par|avec|sur)|começa-se (?:por|pel[oa]s?|com)|wir (?:beginnen|starten) mit|we (?:start|open|begin|lead) with|we beginnen met|zaczynamy od) (?:der |die |das |dem |den |the |le |la |les |l[’']|el |los |las |il |lo |i |gli |o |os |as |de |het )?(.{2,80}?)$/iu,
  /^(?:最初に|まず(?:は)?|冒頭(?:で|に)|はじめに|始めに)、?(.{2,40}?)(?:の(?:件|話|こと))?(?:を|に|について)(?:伝え|説明|触れ|紹介|書|述べ|置|出|見せ|載せ|案内|示|話)/u,
  /^(?:bitte )?(?:die |den |das )?(.{2,80}?) (?:zuerst|als erstes|nach (?:ganz )?(?:vorne?|oben)|ganz (?:vorne?|oben)|hervorheben|betonen|in den vordergrund(?: stellen)?)\s*[.!]?$/iu,
  // `The rebuild is in the foreground`.
  /^(?:bitte )?(?:the |der |die |das |le |la |les |l[’']|el |los |las |il |lo |i |gli |o |os |as |de |het )?(.{2,80}?) (?:(?:is|are|stays?|should be) (?:in the foreground|the main (?:point|topic|thing))|(?:steht|stehen|soll|sollen|muss|müssen) (?:klar )?(?:im (?:vordergrund|mittelpunkt|zentrum)|an erster stelle)(?: stehen)?|(?:est|sont|reste|restent) (?:au premier plan|au centre)|(?:va|van|está|están|queda) (?:en primer plano|en el centro)|(?:è|sono|sta|va|vanno) (?:in primo piano|al centro)|(?:fica|ficam|está|estão) (?:em primeiro plano|no centro)|(?:staat|staan) (?:voorop|centraal)|(?:jest|są) na pierwszym planie)\s*[.!]?$/iu,
  new RegExp(
    `^(?:commencer|commence[rz]?|débuter|débute[rz]?|démarrer|démarre[rz]?|ouvrir|ouvre[rz]?) (?:par|avec|sur)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:mettre en avant|mettez en avant|insister sur|insistez sur|se concentrer sur)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:empezar|empieza|empiece|comenzar|comienza|comience|arrancar|arranca|abrir|abre) (?:por|con)${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:destacar|destaca|centrarse en|enfocar en|resaltar)${what}${end}`, 'iu'),
  /^(?:iniziare|inizia|inizi|cominciare|comincia|cominci|partire|parti|parta|aprire|apri) (?:dall[’']|(?:dalla|dallo|dalle|dal|dai|da|con)\s)(?:il |la |lo |i |le |gli )?(.{2,80}?)\s*[.!]?$/iu,
  new RegExp(
    `^(?:evidenziare|evidenzia|puntare su|mettere in evidenza|concentrarsi su)${what}${end}`,
    'iu',
  ),
  /^(?:começar|começa|comece|abrir) (?:por|pelo|pela|pelos|pelas|com)\s+(?:o |a |os |as )?(.{2,80}?)\s*[.!]?$/iu,
  new RegExp(`^(?:destacar|destaque|focar em|foque em|realçar)${what}${end}`, 'iu'),
  new RegExp(`^(?:begin|beginnen|start|starten|open) met${what}${end}`, 'iu'),
  new RegExp(`^(?:leg de nadruk op|nadruk op|focus op|benadruk)${what}${end}`, 'iu'),
  new RegExp(`^(?:zacznij|zacząć|rozpocznij) od${what}${end}`, 'iu'),
  new RegExp(`^(?:podkreśl|podkreślić|skup się na|wyróżnij)${what}${end}`, 'iu'),
  /^(?:foque|foca|focar|enfócate|enfocarse|céntrate|céntrese|insistir|insiste|insista|pon(?:er)? el foco|concentrati|punta|puntare|concentrer|concentrez-vous|misez|miser|skup się) (?:n[ao]s?|em|en|su|sul|sulla|sui|sulle|sugli|sur|na)\s+(?:el |la |los |las |le |les |l[’']|il |lo |gli |i )?(.{2,80}?)$/iu,
  /^(.{2,80}?) (?:betonen|hervorheben|herausstellen|in den mittelpunkt(?: stellen)?|an den anfang(?: stellen)?)$/iu,
  /^(.{2,40}?)(?:から始め|を(?:最初に|冒頭に|強調|中心に|メインに|重視))/u,
  /^(?:ابدأ ب|ابدئي ب|ركز على|ركزي على)\s*(.{2,80}?)[.!]?$/u,
];

export const skips: readonly RegExp[] = [
  /^nicht (?:auf|über|von|vom) (?:die |den |das |dem |der )?(.{2,60}?) (?:eingehen|sprechen|reden|schreiben)$/iu,
  /^(?:auf|über) (?:die |den |das |dem |der )?(.{2,60}?) (?:bitte |lieber )?nicht (?:eingehen|sprechen|reden|schreiben)$/iu,
  /^(?:vom|von (?:der|dem|den|ihre[mnr]|seine[mnr])|über (?:den|die|das|ihre[nrms]?|seine[nrms]?)|über|zu[mr]?) (.{2,60}?) (?:gar |bitte )?(?:nichts|kein wort)(?: (?:erwähnen|sagen|schreiben|erzählen|verraten|verlieren))?$/iu,
  /^(?:over|van) (?:de |het )?(.{2,60}?) (?:niets|geen woord)(?: (?:zeggen|vermelden|noemen|schrijven))?$/iu,
  /^(?:de|du|des|sur) (?:la |le |les |l[’'])?(.{2,60}?),? (?:rien|pas un mot)(?: (?:dire|écrire|mentionner))?$/iu,
  /^(?:sobre|del?|di|sul?|sulla|da|do) (?:la |el |los |las |il |lo |o |a )?(.{2,60}?),? (?:nada|ni una palabra|niente|nem uma palavra|neanche una parola)(?: (?:decir|dire|dizer))?$/iu,
  new RegExp(
    `^(?:please )?(?:skip|leave out|omit|drop|exclude|hide|remove|cut|avoid|évite[rz]?(?: de)?|evit(?:ar?|are|e|i)|vermeide|vermijd|unikaj)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:do not|don[’']?t|never) (?:mention|show|include|(?:say|claim|suggest|imply|write)(?: that)?|talk about|speak of|speak about|refer to|bring up|name|use|list|quote|discuss|put|give|add|write(?: about)?|promise|state|advertise|cite|touch on|identify|propose|offer|pitch|present)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:please )?(?:say|write|mention|tell (?:him|her|them))? ?(?:nothing|not a word|no word)|keep quiet|stay silent|not a word|no word) (?:about|on|of)${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:leave|keep)${what} (?:out|off|away)(?: of .{2,30}| the page)?${end}`, 'iu'),
  new RegExp(
    `^(?:kein(?:erlei)? wort|nichts|ni (?:una )?palabra|pas un mot|(?:nessuna|neanche una|nemmeno una) parola|nem uma palavra|geen woord|ani słowa) (?:über|von|vom|zu|zur|zum|zum thema|d[eu]l?|des|sobre|sur|su|sul|sulla|sui|sulle|sugli|di|over|o)${what}(?: (?:sagen|schreiben|erzählen|erwähnen|bringen))?$`,
    'iu',
  ),
  /^(?:die |den |das )?(.{2,60}?) (?:bleib(?:t|en) (?:draußen|weg)|außen vor lassen|verschweigen)$/iu,
  new RegExp(
    `^(?:ne |n[’'])(?:pas )?(?:parl|mentionn|montr|cit|évoqu|mett|affich|indiqu|donn|inclu|nomm|promett|présent|propos|offr)\\p{L}*(?: pas| plus)?(?: d(?:e|u|es)| d(?=[’'])| sur)?${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:ne |n[’'])(?:rien )?(?:dire|dites|dis)(?: rien)? (?:d(?:e|u|es)|sur|au sujet d(?:e|u|es))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:no|nunca) (?:mencion\\p{L}+|muestr\\p{L}+|mostr\\p{L}+|enseñ\\p{L}+|incluy\\p{L}+|inclui\\p{L}+|pong\\p{L}+|poner|cit\\p{L}+|nombr\\p{L}+|indi\\p{L}+|promet\\p{L}+|saqu\\p{L}+|prop[oó]n\\p{L}+|ofre\\p{L}+|(?:habl\\p{L}+|dig\\p{L}+ nada|decir nada|escrib\\p{L}+ nada) (?:del?|sobre)(?: l[ao]s?)?)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^non (?:menzion\\p{L}+|mostr\\p{L}+|cit\\p{L}+|mett\\p{L}+|indi\\p{L}+|inser\\p{L}+|nomin\\p{L}+|promett\\p{L}+|propo[rn]\\p{L}+|offr\\p{L}+|accenn\\p{L}+ a\\p{L}*|(?:parl\\p{L}+|dic\\p{L}+ n(?:iente|ulla)|dire n(?:iente|ulla)) (?:d(?:i|el|ello|ella|ei|egli|elle)|su|sul|sulla|sui|sugli|sulle))${what}${end}`,
    'iu',
  ),
  /^non parl\p{L}+ dell[’'](.{2,60})$/iu,
  new RegExp(
    `^não (?:mencion\\p{L}+|mostr\\p{L}+|inclu\\p{L}+|coloqu\\p{L}+|coloc\\p{L}+|ponh\\p{L}+|cit\\p{L}+|indi\\p{L}+|promet\\p{L}+|prop[oô]\\p{L}+|ofere\\p{L}+|nome\\p{L}+|(?:fal\\p{L}+|dig\\p{L}+ nada|dizer nada) (?:d(?:e|os?|as?)|sobre(?: [oa]s?)?))${what}${end}`,
    'iu',
  ),
  new RegExp(`^niets (?:zeggen|schrijven|vermelden|melden) over${what}${end}`, 'iu'),
  new RegExp(`^(?:zeg|schrijf|vertel|vermeld) (?:niets|geen woord) over${what}${end}`, 'iu'),
  new RegExp(
    `^(?:noem|vermeld|toon|gebruik|beloof|citeer|stel|bied)${here} niet(?: voor| aan)?${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:noem|vermeld|toon|gebruik|beloof|nenne?|erwähne?|zeige?|verwende|bringe?) (?:geen|keine[nrms]?)${what}${end}`,
    'iu',
  ),
  new RegExp(`^laat${what} (?:weg|achterwege|erbuiten)$`, 'iu'),
  new RegExp(
    `^(?:nenne?|erwähne?|zeige?|bringe?|zitiere?|versprich|verspreche?|nimm)${here} nicht(?: auf)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:nie (?:mów|pisz|wspominaj|wspominać|mówić|pisać)|nic nie (?:mów|pisz)) o${what}${end}`,
    'iu',
  ),
  new RegExp(`^nie (?:pokazuj|podawaj|wymieniaj|cytuj|obiecuj|używaj)${what}${end}`, 'iu'),
  new RegExp(
    `^no (?:mention of |talk of )?(?:the )?(.{2,60}?)(?: (?:on|in|for) (?:this|the|that) .{1,20}| please)?${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:nothing (?:about|on)|nichts (?:über|von|zu|zur|zum)|rien sur|nada (?:sobre|de)|niente(?: (?:su|sul|sulla|sui|sulle|sugli))?|nulla (?:su|sul|sulla|sui|sulle|sugli)|nessun\\p{L}?|nenhum\\p{L}*|ningún|ninguna|aucune?|żadn\\p{L}+|niets over|nic o|without|not|nicht|non|não|niet|nie)(?: (?:about|über|von|di|sobre|over|o))?${what}${end}`,
    'iu',
  ),
  /^(?:bitte )?(?:die |den |das |keine[nrs]? )?(.{2,60}?) (?:weglassen|auslassen|nicht (?:(?:beim namen |namentlich )?nennen|erwähnen|zeigen|angeben|aufnehmen|reinschreiben|bringen|ansprechen|versprechen|zitieren|thematisieren|vorschlagen|anbieten|vorstellen)|streichen|raushalten|rauslassen)\s*[.!]?$/iu,
  /^auf (.{2,60}?) verzichten$/iu,
  /^(?:lascia(?:re|te|mo)? (?:stare|fuori|perdere)|(?:deja|dejar|deje|dejad) fuera|(?:deixar|deixe|deixa) (?:de fora|de lado)|laisse[rz]? (?:de côté|tomber)) (?:le |la |les |l[’']|i |gli |il |lo |el |los |las |o |a |os |as )?(.{2,60})$/iu,
  /^(?:bitte )?(?:keine[nrs]?|ohne)\s+(.{2,60}?)(?: (?:nennen|erwähnen|zeigen))?\s*[.!]?$/iu,
  new RegExp(
    `^(?:sans|pas d(?:e|u|es)|enlever|retirer|omettre|ne pas (?:mentionner|parler d(?:e|u|es)|montrer|citer|évoquer|mettre|afficher|indiquer|donner|inclure|proposer|présenter))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:sin|omitir|omite|quitar|no (?:mencionar|hablar de|mostrar|incluir|poner|dar|indicar))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:senza|omettere|togliere|non (?:menzionare|parlare di|mostrare|citare|mettere|indicare|inserire))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:sem|omitir|tirar|não (?:mencionar|falar (?:de|sobre)|mostrar|incluir|colocar|pôr|indicar))${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:zonder|geen|niet (?:noemen|vermelden|tonen):?)${what}${end}`, 'iu'),
  /^(?:de |het )?(.{2,60}?) (?:weglaten|niet (?:noemen|vermelden|tonen|opnemen|plaatsen|voorstellen|aanbieden))\s*[.!]?$/iu,
  new RegExp(
    `^(?:bez|pomiń|pominąć|nie (?:wspominać|wspominaj) o|nie (?:pokazywać|podawać))${what}${end}`,
    'iu',
  ),
  /^([^、]{1,40}?)(?:の(?:話|件|こと))?(?:は|を|には|について(?:は)?)?(?:載せない|掲載しない|書かない|触れない|入れない|言及しない|含めない|名前を出さない|省く|省いて|不要|出さない|なしで|(?:話は?)?しない|言わない|話さない|伝えない|(?:載せ|掲載せ|書か|触れ|入れ|言及せ|含め|出さ|省か)ず)/u,
  // `Not the weekly boxes`, `pas prix des essaims` (decision 0082).
  /^(?:not|nicht|pas|no|non|não|niet|nie)\s(?:the|die|den|das|les?|la|los|las|el|i|il|gli|os|as|de|het)\s(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2})$/iu,
  /^(?:not|nicht|pas|no|non|não|niet|nie)\s((?:prices?|preise?|prix|tarifs?|precios?|tarifas?|prezz[oi]|tariffe|preços?|prij[sz]\p{L}*|tarie[fv]\p{L}*|cen[ayę])\s.{2,60})$/iu,
  /^(?:بدون|لا تذكر|لا تذكري|لا تعرض|احذف)\s*(.{2,80}?)[.!]?$/u,
];

/** What may be told, and not pressed. */
export const modest: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:do not|don[’']?t|never) (?:push|emphasi[sz]e|stress|highlight|oversell|dwell on|lead with|open with|start with|begin with)|play down|downplay|go easy on)${what}${end}`,
    'iu',
  ),
  /^(.{2,60}?) (?:bitte |lieber |eher )?nicht (?:so )?(?:betonen|hervorheben|herausstellen|aufdrängen|anpreisen|in den (?:vordergrund|mittelpunkt)(?: stellen| rücken)?|nach (?:ganz )?(?:vorne?|oben)(?: stellen)?)$/iu,
  /^(?:the |die |der |den |das |le |la |les |l[’']|el |los |las |il |lo |i |gli |o |os |as |de |het )?(.{2,60}?) (?:only in passing|(?:nur|höchstens|lediglich) (?:ganz )?am rande|(?:seulement|juste) (?:en passant|en marge)|(?:sólo|solo|solamente) (?:de pasada|al margen)|solo (?:di sfuggita|a margine)|(?:só|apenas) (?:de passagem|à margem)|(?:slechts|alleen) (?:zijdelings|terloops)|tylko na marginesie)\s*[.!]?$/iu,
  /^(?:(?:keep|leave) (.{2,60}?) in the background|(?:don[’']?t|do not) (?:put|push|place) (.{2,60}?) (?:in the foreground|forward|up front))$/iu,
  /^(?:the |die |den |das |le |la |les |el |los |las |il |lo |i |gli |o |os |as |de |het )?(.{2,60}?) (?:only|nur|seulement|uniquement|solo|sólo|solamente|apenas|só|alleen|enkel|tylko) (?:as|als|comme|en|como|come|jako) (?:(?:an?|eine?n?|une?|una?|uma?|een) )?\p{L}+(?: \p{L}+)?$/iu,
  /^(?:ne pas|n[’'])\s?(?:mettre|mettez pas) (?:trop )?en avant (?:le |la |les |l[’'])?(.{2,60})$/iu,
  /^(?:ne pas|n[’'])\s?(?:mettre|mettez pas) (?:le |la |les |l[’'])?(.{2,60}?) (?:trop )?(?:en avant|au premier plan)$/iu,
  /^no (?:poner|pon\p{L}+) (?:el |la |los |las )?(.{2,60}?) (?:en primer plano|delante|en cabeza)$/iu,
  /^non (?:mettere|metta|mettete) (?:il |lo |la |i |gli |le |l[’'])?(.{2,60}?) (?:in primo piano|in evidenza|in testa)$/iu,
  /^não (?:pôr|ponha|colocar|coloque) (?:o |a |os |as )?(.{2,60}?) (?:em (?:primeiro plano|destaque)|à frente)$/iu,
  /^(?:de |het )?(.{2,60}?) (?:liever )?niet (?:te veel )?(?:op de voorgrond|vooraan|voorop)(?: zetten| plaatsen)?$/iu,
  /^nicht mit (.{2,60}?) (?:anfangen|beginnen|starten)$/iu,
  new RegExp(
    `^(?:ne pas|n[’'])\\s?(?:insister|insistez pas|commencer|commencez pas) (?:sur|par|avec)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^no (?:insist\\p{L}+ en|destac\\p{L}+|destaqu\\p{L}+|empiec\\p{L}+ (?:por|con)|empezar (?:por|con))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^non (?:insist\\p{L}+ su\\p{L}*|evidenzi\\p{L}+|inizi\\p{L}* (?:con|da\\p{L}*))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^não (?:insist\\p{L}+ (?:em|n[oa]s?)|destaqu\\p{L}+|destac\\p{L}+|comec\\p{L}+ (?:por|com|pel[oa]s?))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:niet beginnen met|begin niet met|leg geen nadruk op|geen nadruk op)${what}${end}`,
    'iu',
  ),
  new RegExp(`^nie (?:podkreślaj|zaczynaj od)${what}${end}`, 'iu'),
];

/** What a price is called. */
export const pricing =
  /(?<!\p{L})(?:prices?|pricing|costs?|fees?|rates?|tariffs?|honorare?|preise?|preisen|kosten|konditionen|prix|tarifs?|coûts?|precios?|tarifas?|costes?|costos?|prezz[oi]|costi|tariffe|preços?|valores|prijs|prijzen|tarief|tarieven|cen[ayę]?|cennik\p{L}*|koszt\p{L}*|stawk[iaę]|stawek|opłat[ya]?)(?!\p{L})|料金|価格|値段|費用|الأسعار|السعر|أسعار/iu;
