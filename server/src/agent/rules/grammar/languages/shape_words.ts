// Small words that give a request its shape, in all languages at once. A shape counts only as a whole
// (a figure, a contrast, another figure), so a word of one language does no harm in another.

/** Right before a figure that is wrong: `18, not 17`. */
export const denied =
  "not|isn't|not at|nicht|nicht um|nicht mehr|kein|keine|pas|non|plus|no|ya no|não|já não|niet|niet meer|geen|nie|no longer|instead of|rather than|in place of|statt|anstatt|anstelle von|au lieu de|plutôt que|à la place de|en vez de|en lugar de|invece di|invece che|al posto di|anziché|em vez de|no lugar de|ao invés de|in plaats van|ipv|i.p.v.|zamiast|and not|und nicht|et pas|et non|y no|e non|e não|en niet|a nie|ليس|ليست|وليس|وليست|بدلا من|بدلاً من|لا";
/** Before what something should not be like, within a wish. */
export const otherwiseThan =
  'instead of|rather than|in place of|less about|not about|without|ohne|sans|sin|senza|sem|zonder|bez|statt|anstatt|anstelle von|weg vom|weg von|ohne dass|au lieu de|plutôt que|et pas|en vez de|en lugar de|invece di|piuttosto che|em vez de|in plaats van|zamiast|away from';
/** How something is that is more than it should be. */
export const overmuch =
  'too|way too|far too|zu|viel zu|trop|demasiado|muy|troppo|demais|muito|te|veel te|zbyt|za bardzo';
/** Right behind it, where the language puts it there. */
export const deniedBehind = 'ではなく|ではなくて|じゃなく|じゃなくて|でなく|の代わりに|より';
/** Between a figure that is denied and the right one. */
export const rather =
  'but|sondern|mais|sino|ma|bensì|mas|mas sim|maar|lecz|ale|it is|it’s|es sind|son|sono|são|het is|بل|وإنما|tylko';

/** The end of a time, or its beginning, in what is said of hours. */
export const closing =
  "close|closes|closed|closing|end|ends|ending|finish|finishes|until|till|up to|schließt|schließen|schliesst|zu|macht zu|endet|enden|bis|geöffnet bis|offen bis|ferme|fermons|ferment|fermeture|finit|finissent|termine|jusqu'à|jusque|cierra|cerramos|cierran|cierre|termina|terminan|acaba|acaban|hasta|chiude|chiudiamo|chiudono|chiusura|finisce|finiscono|fino|terminano|fecha|fechamos|fecham|encerra|encerramos|até|acabam|sluit|sluiten|sluitingstijd|eindigt|eindigen|tot|zamyka|zamykamy|do|まで|閉|終";
export const opening =
  'open|opens|opening|start|starts|begin|begins|from|as of|öffnet|öffnen|auf|macht auf|beginnt|beginnen|ab|ouvre|ouvrons|ouvrent|commence|commencent|à partir|dès|abre|abrimos|abren|empieza|empiezan|comienza|desde|a partir|apre|apriamo|aprono|inizia|iniziano|comincia|dalle|abrem|começa|começam|inicia|opent|openen|begint|vanaf|otwiera|otwieramy|od|から|開';

/** Where it is said that something is wrong, and what is right follows. */
export const wrong =
  "is wrong|are wrong|is incorrect|is outdated|is out of date|isn't right|is not right|isn't correct|is not correct|needs correcting|has changed|ist falsch|sind falsch|stimmt nicht|stimmen nicht|ist nicht richtig|ist veraltet|hat sich geändert|ist nicht mehr aktuell|est faux|est fausse|est incorrect|n'est pas bon|n'est plus bon|n'est pas correct|n'est pas le bon|a changé|est erroné|está mal|están mal|es incorrecto|está equivocado|es erróneo|no es correcto|ha cambiado|è sbagliato|è sbagliata|è errato|non è giusto|non è corretto|è cambiato|è cambiata|está errado|está errada|estão errados|está incorreto|não está certo|mudou|klopt niet|kloppen niet|is fout|is verkeerd|is onjuist|is veranderd|jest zły|jest błędna|się nie zgadza|が間違っています|は間違いです|が違います|は間違っています|が間違いです|が古いです|خطأ|غير صحيح|غير صحيحة";

/** What a place in an order is called. */
export const placeNouns =
  'place|places|position|positions|spot|slot|rank|stelle|platz|lieu|lugar|puesto|posición|posicion|posto|posizione|posição|posicao|plaats|plek|positie|miejsce|miejscu|pozycję|pozycja';

/** All that is beyond a mark. */
export const everything =
  'everything|anything|all|whatever|the rest|rest|what|alles|den rest|das|was|tout|tout ce qui|le reste|ce qui|todo|todo lo que|el resto|lo que|tutto|tutto ciò che|tutto quello che|il resto|quello che|ciò che|tudo|tudo o que|o resto|o que|de rest|alles wat|wszystko|resztę|全部|すべて|全て|部分|文|ところ';
export const beyond =
  'comes after|goes after|follows|following|that follows|after|behind|past|beyond|from|starting with|starting from|nach|hinter|ab|folgt auf|kommt nach|vient après|suit|après|à partir de|à partir du|depuis|va después de|va después del|viene después de|viene después del|va tras|después de|después del|tras|a partir de|a partir del|viene dopo|segue|dopo|dopo il|dopo la|da|a partire da|vem depois de|vem depois do|vem depois da|vem a seguir a|depois de|depois do|depois da|após|a seguir a|komt na|volgt op|na|achter|vanaf|po|od|より後|以降|の後|から後|のあと';
/** `…, but keep the hours`. */
export const butKeep =
  'lass aber|lasst aber|behalte aber|lassen Sie aber|gardez quand même|garde quand même|but keep|but leave|but not|and keep|while keeping|except|except for|aber behalte|aber behalten|aber lass|aber lassen|aber nicht|und behalte|außer|bis auf|mais garde|mais gardez|mais laisse|mais laissez|mais pas|en gardant|et garde|et gardez|sauf|pero deja|pero deje|pero mantén|pero conserva|pero no|y deja|y mantén|salvo|excepto|menos|ma lascia|ma tieni|ma mantieni|ma non|e lascia|e tieni|tranne|eccetto|mas deixa|mas deixe|mas mantém|mas mantenha|mas guarda|mas não|e mantém|e deixa|exceto|maar laat|maar hou|maar houd|maar behoud|maar niet|en laat|en hou|en houd|behalve|ale zostaw|ale nie|oprócz';

export const onlyWords =
  'فقط|only|just|nur|lediglich|ausschließlich|seulement|uniquement|rien que|juste|solo|sólo|solamente|únicamente|soltanto|unicamente|só|apenas|somente|alleen|enkel|slechts|tylko|だけ|のみ';
export const keepWords =
  'zien|tonen|anzeigen|affichez|montrez|montre|mostrar|mostri|mostrate|pokaż|pokazać|interessa|interesa|intéresse|importa|compte|zählt|matters|counts|telt|conserve|conservez|gardez|keep|keeping|leave|leaving|show|list|stay|stays|remain|behalten|behalte|lassen|lass|lasst|stehen|bleiben|bleibt|zeigen|zeig|zeige|drin|garde|garder|laisse|laisser|laissez|affiche|reste|restent|deja|deje|dejar|mantén|mantener|muestra|conserva|queda|quedan|lascia|lasciare|tieni|tenere|mostra|resta|restano|rimane|deixa|deixe|deixar|mantém|manter|fica|ficam|mostre|houd|hou|houden|laat|laten|staan|blijft|blijven|toon|zostaw|zostawić|残して|表示して|残す|ください|お願いします|にして|を';

/** Before what a piece is about, and no part of its name. */
export const aboutPieces =
  "something about|something on|irgendwas mit|irgendwas zu|etwas zu|etwas über|un truc sur|quelque chose sur|algo sobre|algo de|qualcosa su|qualcosa sul|qualcosa sulla|qualcosa sull'|qualcosa sull’|qualquer coisa sobre|iets over|iets met|coś o|zdanie o|zdania o|une phrase sur|un mot sur|a sentence about|a sentence on|a line about|ein satz zu|einen satz zu|einen satz über|una frase sobre|una frase su|una frase sulla|una frase sul|uma frase sobre|een zin over|the sentence about|the sentence on|sentence about|der satz mit|der satz über|der satz zu|den satz mit|den satz über|den satz zu|satz mit|satz über|satz zu|satz mit der|satz mit dem|satz zur|satz zum|la phrase sur|phrase sur|la frase sobre|frase sobre|la frase su|frase su|a frase sobre|de zin over|zin over|the bit on|the part on|the piece on|the text on|the paragraph on|the paragraph about|the answer about|the answer on|the answer to|answer about|answer on|the info on|the info about|info about|die antwort zu|die antwort auf|die antwort über|antwort zu|antwort auf|die info zu|info zu|la réponse sur|la réponse à|réponse sur|l'info sur|la respuesta sobre|la respuesta a|respuesta sobre|la risposta su|la risposta sul|la risposta sulla|la risposta a|risposta su|risposta sul|a resposta sobre|resposta sobre|a resposta a|het antwoord over|het antwoord op|antwoord over|antwoord op|de info over|the sentence with|sentence with|la phrase de|la frase de|la frase del|la frase sul|la frase sulla|a frase da|a frase do|de zin met|zin met|the thing about|the thing with|the things about|the bit about|the bit with|the part about|the part with|the part where it says|the stuff about|the line about|the line with|the passage about|the mention of|the reference to|the note about|what it says about|what we say about|what the page says about|whatever it says about|everything about|anything about|all about|bit about|thing about|stuff about|part about|line about|das mit|das zu|das über|was zu|was über|die sache mit|den teil über|den teil zu|den teil mit|die stelle mit|die stelle zu|den hinweis auf|alles über|alles zu|ce qui concerne|ce qui parle de|ce qu'on dit de|ce qu'on dit sur|ce qui est dit sur|ce que ça dit sur|la partie sur|le passage sur|le truc sur|la mention de|tout sur|lo que dice de|lo que dice del|lo que dice sobre|lo que pone de|lo que pone del|lo que pone sobre|lo que habla de|lo de|lo del|la parte de|la parte del|la parte sobre|todo lo de|todo lo del|todo sobre|quello che dice su|quello che dice di|quello che si dice su|ciò che riguarda|la parte su|la parte sul|la parte sulla|il pezzo su|il pezzo sul|il pezzo sulla|tutto su|o que diz de|o que diz do|o que diz da|o que diz sobre|que diz da|que diz do|que diz sobre|diz da|diz do|diz sobre|o que fala de|o que fala do|o que fala da|a parte sobre|a parte do|a parte da|tudo sobre|wat er staat over|wat er over|het stuk over|het stukje over|dat stuk over|dat stukje over|het deel over|het gedeelte over|de passage over|dat van|dat over|alles over|część o|fragment o|the matter of|the issue of|the topic of|das thema|le sujet de|le thème de|el tema de|el tema del|el asunto de|el asunto del|il tema del|il tema della|il discorso del|il discorso della|il discorso sul|il discorso sulla|l'argomento|o tema da|o tema do|o assunto da|o assunto do|het onderwerp|de kwestie|kwestię|sprawę|temat";

/** Another order of the same entries. */
export const reverseWords =
  'reverse|reversed|in reverse|other way round|other way around|upside down|umdrehen|umkehren|dreh … um|drehe … um|kehr … um|kehre … um|umgekehrt|inverse|inverser|inversez|à l’envers|invierte|invertir|invierta|al revés|inverti|invertire|capovolgi|al contrario|inverte|inverter|inverta|ao contrário|omdraaien|draai … om|keer … om|andersom|odwróć|odwrotnie|逆順|逆に|逆の順';
export const orderWords =
  'the order of|order of|the order|order|sequence|reihenfolge|l’ordre|ordre|el orden|orden|ordine|l’ordine|ordem|a ordem|volgorde|de volgorde|kolejność|順番|順序|並び';
/** Another form of what is there. */
export const asFigures =
  'as big numbers|into big numbers|in big numbers|big numbers|as large numbers|into large numbers|large numbers|big figures|large figures|als große Zahlen|in großen Zahlen|große Zahlen|en grands chiffres|en gros chiffres|grands chiffres|gros chiffres|en números grandes|en cifras grandes|como cifras grandes|como números grandes|números grandes|cifras grandes|in numeri grandi|a numeri grandi|come numeri grandi|numeri grandi|em números grandes|como números grandes|in grote cijfers|als grote cijfers|grote cijfers|grote getallen|dużymi liczbami|w dużych liczbach|jako duże liczby|duże liczby|大きな数字で|大きな数字に|大きい数字で|大きな数字|بأرقام كبيرة';
/** Of the reader: `add her questions`. */
export const theirs =
  'his|her|their|the reader’s|the customer’s|seine|seinen|ihre|ihren|ihrer|seiner|ses|son|sa|leur|leurs|sus|su|suoi|sue|le sue|i suoi|seus|suas|dele|dela|haar|zijn|hun|jej|jego|ich|先方の|相手の|お客様の';
export const doubts =
  'concerns|doubts|worries|questions|Bedenken|Sorgen|Fragen|Zweifel|doutes|craintes|inquiétudes|questions|dudas|inquietudes|preguntas|dubbi|preoccupazioni|domande|dúvidas|preocupações|perguntas|zorgen|twijfels|vragen|obawy|wątpliwości|pytania|疑問|ご質問|質問|懸念';
/** What a customer went through, told by them or of them. */
export const caseWords =
  'case study|success story|customer story|case|example|Fallbeispiel|Praxisbeispiel|Kundenfall|Fall|Beispiel|cas client|étude de cas|cas|exemple|caso de éxito|caso práctico|caso|caso di successo|esempio|exemplo|klantcase|klantverhaal|casus|voorbeeld|przykład|przypadek|の導入事例|の事例|導入事例|事例';

/** Two sections become one. */
export const mergeWords =
  'merge|combine|join|fold … [into]|consolidate|zusammenlegen|zusammenfassen|zusammenführen|leg … zusammen|lege … zusammen|fass … zusammen|fasse … zusammen|fusionne|fusionner|fusionnez|regroupe|regrouper|regroupez|réunis|fusiona|fusionar|junta|juntar|junte|combina|combinar|une el|une la|une los|une las|unir|unisci|unire|accorpa|accorpare|metti insieme|fonde|fundir|voeg … samen|samenvoegen|combineer|combineren|połącz|scal|まとめて|統合して|一つにして';
export const mergeInto =
  'às|aos|ao|à|a las|a los|a la|al|aux|au|alle|agli|ai|alla|bij de|zu den|zur|into one|in one|together|into|with|in|to|and|in eins|zu einem|mit|und|in die|in den|in das|ins|dans|avec|et|en uno|en una|con|en|y|in uno|in una|nelle|nella|nel|nei|e|num só|numa só|com|nas|nos|na|no|em|met|bij|w|z|i|と|を';

/** Said of what must not go: `…, the hours should stay`. */
export const stayWords =
  'stay|stays|remain|remains|bleiben|bleibt|drinbleiben|stehen lassen|reste|restent|rester|garde … quand même|se queda|se quedan|quedarse|resta|restano|rimane|rimangono|rimanere|fica|ficam|ficar|blijven|blijft|staan blijven|zostaje|zostają|zostać|niech zostanie';

/** Wherever it is said. */
export const everywhereWords =
  'everywhere|throughout|on the whole page|all over the page|überall|auf der ganzen Seite|durchgehend|partout|en todas partes|en todos lados|en todos los sitios|en toda la página|ovunque|dappertutto|in tutta la pagina|em todo o lado|em todos os sítios|em toda a página|em todo lugar|overal|wszędzie';
export const somewhereWords =
  'somewhere|in there|irgendwo|quelque part|en algún sitio|en algún lugar|en alguna parte|da qualche parte|em algum lugar|em algum lado|em algum sítio|nalgum lado|ergens|gdzieś';
/** Beside something, on whichever side. */
export const nearWords =
  'near|close to|next to|in die Nähe von|in die Nähe der|in die Nähe des|neben|près de|près du|près des|à côté de|à côté du|à côté des|cerca de|cerca del|junto a|al lado de|al lado del|vicino a|vicino ai|vicino al|vicino alla|vicino alle|accanto a|accanto ai|accanto al|accanto alla|accanto alle|perto de|perto do|perto da|perto dos|perto das|ao lado de|ao lado do|ao lado da|ao lado dos|ao lado das|in de buurt van|dicht bij|naast|w pobliżu|obok|koło';
/** Said of what is no longer on offer: it can go. */
export const goneWords =
  'we dropped|we’ve dropped|we have dropped|we stopped selling|we stopped offering|no longer exists|haben wir gestrichen|haben wir abgeschafft|nous avons arrêté|nous avons supprimé|hemos dejado de ofrecer|hemos eliminado|abbiamo eliminato|abbiamo tolto|deixámos de ter|deixamos de ter|zijn we mee gestopt|we no longer do|we no longer offer|we no longer have|we no longer sell|we don’t do … anymore|we don’t offer … anymore|we stopped doing|is no longer available|are no longer available|is discontinued|are discontinued|bieten wir nicht mehr an|machen wir nicht mehr|gibt es nicht mehr|haben wir nicht mehr|gibt’s nicht mehr|fällt weg|fallen weg|entfällt|on ne fait plus|nous ne faisons plus|on ne propose plus|nous ne proposons plus|n’existe plus|n’existent plus|ya no hacemos|ya no ofrecemos|ya no tenemos|ya no existe|ya no existen|non facciamo più|non offriamo più|non abbiamo più|non c’è più|non ci sono più|já não fazemos|já não temos|já não oferecemos|não fazemos mais|não temos mais|já não existe|doen we niet meer|bieden we niet meer aan|hebben we niet meer|bestaat niet meer|już nie robimy|nie robimy już|nie oferujemy już|już nie oferujemy|はもうやっていません|はなくなりました|は終了しました';

/** Something else of the same kind, whatever it is: `another headline`. */
export const otherWords =
  'give me another|give us another|another|a different|different|a new|some other|other|don’t like|do not like|ein anderer|eine andere|einen anderen|andere|anderen|anderer|neue|neuen|neuer|gefällt mir nicht|un autre|une autre|autre|nouveau|nouvelle|me plaît pas|otro|otra|nuevo|nueva|no me gusta|un altro|un’altra|altro|altra|nuovo|nuova|non mi piace|outro|outra|novo|nova|não gosto|een andere|een ander|ander|nieuwe|vind ik niet|inny|inną|nowy|別の|違う|ほかの|他の|新しい';
/** How a headline should be, beside what asks for it to be cut. */
export const describing = {
  short:
    'short|brief|concise|kurz|kurze|kurzer|knapp|knackig|court|courte|bref|brève|concis|corto|corta|breve|conciso|concisa|curto|curta|kort|korte|krótki|krótka|krótkie|krótko|قصير|短い|短め',
  tone: 'friendlier|warmer|catchier|punchier|clearer|simpler|more personal|freundlicher|wärmer|herzlicher|knackiger|klarer|persönlicher|einfacher|plus chaleureux|plus clair|plus simple|plus personnel|plus accrocheur|más cercano|más claro|más sencillo|más personal|más cálido|más llamativo|più caldo|più chiaro|più semplice|più personale|più accattivante|mais próximo|mais claro|mais simples|mais pessoal|mais caloroso|mais apelativo|vriendelijker|warmer|pakkender|duidelijker|persoonlijker|cieplejszy|jaśniejszy|prostszy|bardziej osobisty|chwytliwy|わかりやすく|親しみやすく|やさしく|キャッチー',
} as const;
/** Before what it should have in it. */
export const withWords =
  'algo del|algo de la|algo de los|algo de las|qualcosa del|qualcosa della|qualcosa dei|algo do|algo da|algo dos|algo das|quelque chose de|irgendwas zum|irgendwas zur|etwas zum|etwas zur|was zum|was zur|qualcosa sull’|qualcosa sui|qualcosa sulle|qualcosa sullo|qualcosa sugli|irgendwas mit|irgendwas zu|irgendwas über|irgendetwas mit|irgendetwas zu|etwas zu|etwas über|was zu|was über|un truc sur|un truc avec|quelque chose sur|algo sobre|algo de|con lo de|lo de|qualcosa su|qualcosa sul|qualcosa sulla|qualcosa di|algo sobre|qualquer coisa sobre|qualquer coisa com|iets over|coś o|something around|something on|something with|something about|with|that has|that mentions|that speaks of|one with|mehr von|mit|was mit|etwas mit|der mit|die mit|die mehr von|avec|quelque chose avec|qui parle|plutôt sur|con|algo con|que tenga|con qualcosa|qualcosa con|com|algo com|met|iets met|waar|z|ze|coś z|mówiący o';
/** Before what a line should be like: no words for it, but what it should be about. */
export const suchAs =
  'something like|something along the lines of|something in the direction of|sowas wie|so was wie|etwas wie|irgendwas wie|in Richtung|quelque chose comme|quelque chose du genre|un truc comme|un truc du genre|algo como|algo así como|algo del tipo|algo tipo|qualcosa come|qualcosa tipo|qualcosa del tipo|algo do género|algo como|qualquer coisa como|iets als|zoiets als|iets in de richting van|coś jak|coś w stylu|coś w rodzaju|along the lines of|in the vein of|so in der Art|in der Art|so nach dem Motto|nach dem Motto|im Sinne von|genre|du genre|du style|dans le genre|en plan|del estilo|tipo|sul genere|sullo stile di|do género|do tipo|no estilo de|iets van|zoiets van|in de trant van|in de stijl van|w stylu|w rodzaju|coś typu|のような';
/** Before what is wished for in the place of what was said first. */
export const ratherWords =
  'rather|instead|better|maybe|perhaps|i’d rather have|lieber|eher|besser|stattdessen|vielleicht|dann lieber|plutôt|peut-être|mejor|más bien|quizás|tal vez|piuttosto|meglio|magari|invece|antes|de preferência|talvez|liever|eerder|misschien|dan liever|raczej|lepiej|może';
/** What a line is to do without. */
export const withoutWord =
  /(?<!\p{L})(?:(?:without|ohne|sans|sin|senza|sem|zonder|bez|(?:drop|remove|avoid|lose|skip|not use|streiche?|vermeide?|nicht|évite[rz]?|enlève[rz]?|evita[r]?|quita[r]?|evit[ai]|togli|tira|vermijd|haal|unikaj|usuń)(?: uit)?)\s(?:(?:the|das|le|la|a|het)\s)?(?:word|wort|mot|palabra|parola|palavra|woord|słow[ao])\s(\uE000\d+\uE001|\p{L}[\p{L}\p{M}-]{1,30})|(?:(?:should|must|may|can|does) ?n[o’']t (?:say|be|read)|(?:soll|darf)(?:te)? nicht (?:heißen|lauten)?|ne (?:doit|devrait) pas (?:dire|être)|que no (?:diga|sea|ponga)|no (?:debe|debería|tiene que) (?:decir|ser)|non (?:deve|dovrebbe) (?:dire|essere)|che non (?:dica|sia)|não (?:deve|devia|deveria) (?:dizer|ser)|que não (?:diga|seja)|(?:moet|mag) niet (?:zeggen|zijn)?|nie powinien (?:brzmieć|mówić)?)\s?(\uE000\d+\uE001))/iu;
export const inItWords =
  'in it|in there|drin|darin|dedans|à l’intérieur|dentro|lá dentro|erin|daarin|in|w nim|w środku|spricht|handelt|erwähnt';
/** At the end of what a line should hold: nobody ends a headline so. */
export const intoIt =
  'in it|in there|rein|hinein|drin|darin|drinstehen|drin stehen|vorkommen|auftauchen|dedans|en avant|dentro|lá dentro|erin|daarin|naar voren|w nim|w środku';
/** Whoever wishes something of a line says that it should, and then what it should do with its topic. */
export const shouldWords =
  'should|must|needs to|has to|ought to|could|soll|sollte|muss|müsste|könnte|darf|dürfte|doit|devrait|pourrait|debe|debería|tiene que|ha de|podría|deve|dovrebbe|potrebbe|devia|deveria|tem de|tem que|podia|poderia|moet|zou moeten|zou|mag|kan|powinien|powinna|ma|musi|może|mógłby|sollen|sollten|müssen|müssten|können|könnten|doivent|devraient|pourraient|deben|deberían|tienen que|devono|dovrebbero|devem|deviam|deveriam|têm de|moeten|mogen|zouden|powinny|powinno|mają|muszą';
export const tellingOf =
  'mention|name|stress|highlight|emphasise|emphasize|address|cover|feature|include|touch on|pick up on|refer to|speak of|speak to|talk about|be about|focus on|nennen|erwähnen|aufgreifen|thematisieren|betonen|hervorheben|enthalten|beinhalten|behandeln|auf … eingehen|eingehen auf|auf … verweisen|von … sprechen|über … sprechen|mentionner|évoquer|citer|nommer|aborder|souligner|inclure|insister sur|mettre en avant|parler|mencionar|nombrar|citar|destacar|resaltar|subrayar|incluir|tratar|hablar|referirse|menzionare|nominare|citare|sottolineare|evidenziare|includere|accennare|trattare|parlare|referir|realçar|sublinhar|destacar|abordar|falar|noemen|vermelden|benoemen|benadrukken|bevatten|ingaan op|op … ingaan|over … gaan|gaan over|wspominać|wspomnieć|wymieniać|wymienić|podkreślać|podkreślić|zawierać|nawiązywać|mówić';
/** How something should be, beside no word for how long: `plus rassurant`, `more direct and more personal`. */
export const moreOf =
  /^(?:(?:,|and|und|et|y|e|ed|en|i)?\s*(?:a bit |etwas |un peu |un poco |un po[’'] |um pouco |wat |trochę )?(?:more|less|mehr|weniger|plus|moins|más|menos|più|meno|mais|meer|minder|bardziej|mniej)\s\p{L}[\p{L}-]{2,20}\s*){1,3}/iu;
/** As what something is to be mentioned, which is no part of its name. */
export const asOther =
  'as an alternative|as alternative|as the alternative|as another option|as an option|as a fallback|as plan b|als Alternative|als Ausweichmöglichkeit|als Option|als zweite Option|comme alternative|en alternative|comme option|en option|como alternativa|como opción|como segunda opción|como opção|em alternativa|come alternativa|in alternativa|come opzione|als alternatief|als optie|jako alternatywę|jako alternatywa|jako alternatywie|jako opcję|jako opcja|jako opcji|代替案として|代わりの案として|別の選択肢として|選択肢として';
/** A step, and not all the way. */
export const furtherWords =
  'further|higher|a bit|one|weiter|eins|höher|plus haut|d’un cran|más arriba|más|più|mais|verder|hoger|een stukje|wyżej|もう少し|一つ|ひとつ';

/** Between a line of the hero and what it is to say. */
export const sayWords =
  'should say|should state|must say|needs to say|say|says|to say|saying|state|states|tell|read|soll sagen|soll|sollte|sagen|steht|stehen|schreib|schreibe|doit dire|doit|devrait|dire|dise|dit|indiquer|écris|écrivez|debe decir|debe|debería|decir|diga|ponga|escribe|deve dire|deve|dovrebbe|dica|scrivi|deve dizer|devia|dizer|escreve|escreva|moet zeggen|moet|zou|zeggen|staat|staan|schrijf|ma mówić|powinien mówić|powinien|ma|mówić|mówi|napisz|يجب أن يقول|يجب|أن يقول|يقول|اكتب|قل|と書いて|と入れて';

/** How something is or was told, beside its value: `complaints were …`, `we now have …`. */
export const tellingVerbs =
  'geworden|teurer|günstiger|billiger|dearer|cheaper|more expensive|less expensive|become|became|gone up|gone down|est devenu|est devenue|a augmenté|a baissé|plus cher|moins cher|ha subido|ha bajado|más caro|más cara|más barato|más barata|è aumentato|è aumentata|è diventato|è diventata|più caro|più cara|subiu|aumentou|baixou|ficou|mais caro|mais cara|duurder|goedkoper|podrożał|podrożała|staniał|staniała|are|is|sind|ist|sommes|est|somos|siamo|siete|jesteśmy|go out|goes out|starting at|à partir de|dès|a partir de|a partire da|up to|bis zu|jusqu’à|hasta|fino a|até|tot|fica com|ficam com|leva|levam|lleva|llevan|done|gemacht|fait|hecho|fatto|feito|gedaan|do|does|make|makes|charge|charges|need|needs|run|runs|comes with|come with|lasts|machen|macht|dauert|dauern|brauchen|braucht|berechnen|faisons|fait|font|prend|prenons|dure|compter|comptez|il faut|hacemos|hace|tarda|tardan|está tardando|damos|cobramos|necesitamos|facciamo|fa|ci mettiamo|dura|chiediamo|diamo|serve|fazemos|faz|demora|leva|precisamos|doen|doet|rekenen|krijgen|krijgt|nodig|robimy|trwa|dajemy|bierzemy|liczymy|potrzebujemy|was|were|been|had|has|have|take|takes|took|got|get|stands at|we|our|it|there|war|waren|wurden|hatte|hatten|haben|hat|beträgt|betrug|lag|liegt|lagen|es|wir|unser|était|étaient|avons|avait|avaient|a été|ont été|sont|est de|était de|nous|on|era|eran|fue|fueron|tenemos|teníamos|nosotros|es de|erano|sono|fu|furono|abbiamo|avevamo|noi|foi|foram|eram|temos|tínhamos|nós|hebben|hadden|bedroeg|bedraagt|er|wij|ons|duurt|było|były|był|była|mamy|mieliśmy|wynosi|wynosiła|wynosił|wynosiło|wynoszą|jest|są|to|لدينا|عندنا|كان|كانت|أصبح|أصبحت|صار|هو|هي|でした|になりました|です|は|が';

/** Who asks for one: `give me a …`. */
export const giveWords =
  'give me|give us|give it|can i have|can we have|could we have|i need|we need|i want|we want|let’s have|try|find|make|gib mir|gib uns|geben Sie mir|geben Sie uns|ich brauche|wir brauchen|ich will|mach|mach mir|nimm|donne-moi|donnez-moi|donne-nous|donnez-nous|il me faut|il nous faut|il faut|je veux|trouve|trouvez|dame|danos|deme|denos|ponme|pon|necesito|necesitamos|quiero|busca|dammi|dacci|mi dia|ci dia|mi serve|ci serve|mi servirebbe|ci vuole|voglio|fammi|metti|dá-me|dê-me|dá-nos|preciso de|precisamos de|quero|arranja|põe|geef me|geef mij|geef ons|ik wil|we willen|wij willen|maak|ik heb|nodig|daj mi|daj nam|daj|dajcie|poproszę|poproszę o|proszę o|potrzebuję|potrzebujemy|chcę|أعطني|أعطنا|أعطيني|أريد|نريد|أحتاج|نحتاج|إلى|をください|にしてください|にして|がいいです|が欲しいです|がほしいです|をお願いします';

/** Said of a figure that was right before: `176 roofs, that is last year`. */
export const outdated =
  'last year|last month|last season|out of date|old figure|old number|is old|vom letzten jahr|letztes jahr|letzten jahr|vorjahr|voriges jahr|veraltet|l’an dernier|l’an passé|l’année dernière|l’année passée|n’est plus à jour|del año pasado|el año pasado|año anterior|l’anno scorso|dell’anno scorso|l’anno passato|o ano passado|do ano passado|no ano passado|vorig jaar|van vorig jaar|verouderd|zeszłego roku|w zeszłym roku|zeszły rok|sprzed roku|昨年|去年|前年|العام الماضي|السنة الماضية';

/** Beside news, and no part of what they are about: `226 walls by now`. */
export const timeWords =
  'at the moment|right now|for now|im moment|momentan|zurzeit|en ce moment|pour le moment|por el momento|de momento|al momento|in questo momento|per ora|neste momento|de momento|por agora|voorlopig|w tej chwili|chwilowo|na razie|already|schon|bereits|déjà|ya|già|já|już|بـ|by now|these days|today|meanwhile|so far|this year|currently|heute|derzeit|aktuell|dieses jahr|aujourd’hui|à ce jour|actuellement|cette année|hoy|a día de hoy|este año|oggi|a oggi|quest’anno|attualmente|hoje|este ano|atualmente|vandaag|momenteel|dit jaar|op dit moment|dziś|dzisiaj|obecnie|w tym roku|現在|今年|今は|今|اليوم|هذا العام|هذه السنة';

/** Another tone is a wish of its own, and is declined as one. */
export const toneWords =
  'formuliert|formulierung|geschrieben|formulé|formulée|dite autrement|dicho|dicha|redactado|redactada|detto in modo|detta in modo|scritto in modo|scritta in modo|dito|dita|escrita|escrito|verwoord|geformuleerd|napisane|worded|phrased|written|tone|ton|tonfall|tono|tom|toon|tonu|نبرة|النبرة';

/** Who says how something is to be put. */
export const naming =
  'explain|erklär|erkläre|erklären Sie|erkläre kurz|erklär kurz|explique|expliquez|explica|explique|spiega|spieghi|leg uit|leg even uit|leg kort uit|wyjaśnij|note|state|specify|précise|précisez|indique|indiquez|note|indica|indique|especifica|especifique|precisa|precisi|refere|refira|noteer|vermeld|meld|noem|zaznacz|podaj|nenne|notiere|call it|we say|make it|say|write|use|put|put down|schreib lieber|schreib|schreibe|schreiben Sie|nenne es|nimm|sag|sage|sagen Sie|écris|écrivez|dis|dites|mets|mettez|utilise|utilisez|escribe|escriba|di|diga|pon|ponga|usa|use|debe poner|scrivi|scriva|di’|dica|metti|metta|usi|escreve|escreva|diz|diga|põe|ponha|coloque|schrijf|zeg|gebruik|zet|moet er staan|napisz|napiszcie|użyj|wpisz|daj|powiedz';
/** Before what somebody wants to know, where nothing asks how or how much. */
export const whether: Readonly<Record<string, string>> = {
  ...{ en: 'whether|if', de: 'ob', fr: 'si|s’il|s’ils', es: 'si', it: 'se', pt: 'se' },
  ...{ nl: 'of', pl: 'czy' },
};
/** Who says how it is not to be put. */
export const deniedSaying =
  'don’t say|do not say|never say|don’t write|do not write|don’t use|do not use|don’t call it|don’t put|sag nicht|sage nicht|sagen Sie nicht|schreib nicht|schreibe nicht|schreiben Sie nicht|nicht schreiben|ne dites pas|ne dis pas|n’écris pas|n’écrivez pas|ne mets pas|ne mettez pas|n’utilisez pas|no digas|no diga|no digan|no pongas|no ponga|no escribas|no escriba|no uses|non dire|non dica|non scrivere|non scriva|non mettere|non metta|não diga|não digas|não escreva|não escrevas|não ponha|não ponhas|não use|zeg niet|schrijf niet|gebruik niet|nie mów|nie mówcie|nie pisz|nie piszcie|nie używaj';

/** How short something should be; a half needs a word for length, or a verb that shortens. */
export const halfAsLong =
  'halve|halbiere|halbieren|dimezza|dimezzare|halveer|halveren|half as long|half the length|half its length|half the size|half the words|half the text|half that long|halb so lang|halb so lange|halb so viel Text|die halbe Länge|halber Länge|moitié moins long|moitié moins longue|deux fois plus court|deux fois plus courte|deux fois moins long|la moitié de sa longueur|moitié plus court|la mitad de largo|la mitad de larga|la mitad de texto|la mitad del texto|la mitad de corto|la metà del testo|lungo la metà|lunga la metà|metà lunghezza|la metà della lunghezza|metade do tamanho|metade do texto|metade do comprimento|half zo lang|half zo veel tekst|de helft korter|o połowę krótszą|o połowę krótsza|o połowę krócej|o połowę krótszy|o połowę krótsze|dwa razy krótsza|dwa razy krótszą|dwa razy krócej|połowę tekstu|半分の長さ|長さを半分|半分の量|文章を半分|半分くらい|半分に';
export const inHalf =
  'half|in half|by half|to half|auf die Hälfte|um die Hälfte|die Hälfte|de moitié|de la moitié|à la moitié|a la mitad|en la mitad|por la mitad|la mitad|della metà|a metà|di metà|alla metà|pela metade|para metade|à metade|a metade|met de helft|tot de helft|de helft|o połowę|do połowy|o polowe|半分';
export const whatMatters =
  "the bare essentials|bare essentials|the essentials|essentials|the essential|essential points|the bare minimum|what matters most|what matters|what really matters|what is important|what’s important|what counts|the key points|key points|the main points|the most important points|the most important things|the most important|das Wesentliche|das Wichtigste|Wesentliche|Wichtigste|das Nötigste|die wichtigsten Punkte|den Kern|l'essentiel|l’essentiel|essentiel|le strict minimum|le plus important|les points essentiels|ce qui compte|lo esencial|esencial|lo más importante|lo imprescindible|lo importante|lo mínimo|l'essenziale|l’essenziale|all'essenziale|all’essenziale|essenziale|le cose essenziali|le cose importanti|il minimo|lo stretto necessario|ciò che conta|o essencial|ao essencial|essencial|o mais importante|o mínimo|o que importa|de essentie|het essentiële|de hoofdzaken|de hoofdzaak|het belangrijkste|het hoognodige|de kern|najważniejsze rzeczy|najważniejsze informacje|najważniejszych rzeczy|najważniejsze|najważniejszego|tego, co najważniejsze|to, co najważniejsze|do minimum|要点|重要な点|重要な部分|大事な点|大事なこと|必要最小限|ポイントだけ";
/** `… is way too long`: what is told of should get less, whatever verb follows. */
export const tooLong =
  /(?<!\p{L})(?:(?:it['’]s|it is|that['’]s|is|are|looks|feels|seems|ist|sind|c['’]est|ça fait|est|sont|es|son|está|están|è|sono|é|são|estão|zijn|jest|są)\s)?(?:(?:just|way|far|much|a bit|a little|viel|etwas|ein bisschen|bien|beaucoup|un peu|un poco|molto|un po['’]|muito|um pouco|veel|wat|een beetje|o wiele|trochę|dużo)\s)?(?:too (?:long|wordy|much(?: text| detail|(?=\s(?:about|on)\s)))|zu (?:lang|viel(?: text|(?=\s(?:über|zu|zum|zur)\s)))|trop (?:longu?e?s?|de texte)|demasiado (?:larg|long|comprid|text)[oa]s?|demasiada larga|muy larg[oa]s?|larguísim[oa]s?|troppo (?:lung(?:[oa]|hi|he)|testo)|lunghissim[oaie]|muito (?:long|comprid)[oa]s?|te (?:lang|veel(?: tekst|(?=\sover\s)))|za (?:dług\p{L}{1,3}|dużo(?: tekstu|(?=\so\s))))(?!\p{L})/iu;
/** By how much: beside `shorter`, and no part of a name. */
export const byFar =
  'way|much|far|a lot|lots|quite a bit|a good deal|a tad|a wee bit|a wee|viel|deutlich|wesentlich|um einiges|ein gutes Stück|ein ganzes Stück|bien|beaucoup|nettement|vraiment|mucho|bastante|muchísimo|molto|parecchio|decisamente|muito|bem|bastante|veel|flink|een stuk|een heel stuk|fors|znacznie|dużo|o wiele|zdecydowanie|ずっと|かなり|だいぶ|もっと';
/** Said of what the page makes too little of: it wants more room, and never less. */
export const tooLittle =
  'too short|too brief|too thin|short shrift|deserves more|deserve more|deserves to be|deserve to be|needs more room|needs more space|gets lost|get lost|gets buried|get buried|is buried|are buried|too little attention|too little room|too little space|is undersold|is underplayed|not enough about|not enough on|zu kurz|zu knapp|zu dünn|zu wenig Raum|zu wenig Platz|zu wenig Gewicht|zu wenig Beachtung|verdient mehr|verdienen mehr|verdient es|geht unter|gehen unter|geht etwas unter|geht völlig unter|mehr Raum verdient|trop court|trop courte|trop courts|trop courtes|trop bref|trop brève|trop peu de place|trop discret|trop discrète|mérite plus|méritent plus|mérite mieux|mérite davantage|méritent davantage|mérite d’être|mérite une meilleure place|passe inaperçu|passe inaperçue|passent inaperçus|passent inaperçues|demasiado corto|demasiado corta|demasiado breve|muy corto|muy corta|muy breve|se queda corto|se queda corta|se quedan cortos|se quedan cortas|merece más|merecen más|merece mejor|merece estar|pasa desapercibido|pasa desapercibida|pasan desapercibidos|pasan desapercibidas|troppo corto|troppo corta|troppo corti|troppo corte|troppo breve|troppo poco spazio|merita più|meritano più|merita di più|meritano di più|merita di stare|passa inosservato|passa inosservata|passano inosservati|passano inosservate|curto demais|curta demais|demasiado curto|demasiado curta|demasiado breve|muito curto|muito curta|muito breve|merece mais|merecem mais|merece melhor|merece estar|passa despercebido|passa despercebida|passam despercebidos|passam despercebidas|te kort|te summier|te beknopt|te weinig aan bod|te weinig aandacht|te weinig ruimte|verdient meer|verdienen meer|verdient het|sneeuwt onder|ondergesneeuwd|onderbelicht|za krótki|za krótka|za krótkie|zbyt krótki|zbyt krótka|zbyt krótkie|za mało miejsca|za mało uwagi|zasługuje na więcej|zasługują na więcej|zasługuje na|ginie|短すぎ|短か過ぎ|短過ぎ|少なすぎ|物足りない|目立たない|埋もれ';
/** A wish without a verb of its own: `make it …`, `get it down to …`. */
export const makeWords =
  'make it|make|get it down|get|bring it down|bring|boil it down|boil|strip it down|strip|pare it down|pare|reduce|keep|leave|down|cut|mach es|mach sie|mach|mache|machen Sie|machen|bring es|bring|bringen Sie|beschränke|beschränken Sie|beschränke dich|es|sie|fais|faites|faire|rends|rendez|rendre|ramène|ramenez|ramener|limite|limitez|va à|allez à|la|le|haz|hazlo|hazla|haga|hágalo|hágala|hacer|déjalo|déjala|deja|dejar|deje|déjelo|limítate|redúcelo|redúcela|fai|fallo|falla|faccia|la faccia|lo faccia|rendi|rendilo|rendila|renda|lascia|lasci|limita|limitati|riducila|riducilo|porta|faz|faça|fazer|torna|torne|torna-a|torne-a|torne-o|deixa|deixe|deixa-a|deixe-a|deixa-o|limita-te|reduz|reduza|maak|maken|maakt|breng|beperk|laat|tot|zrób|zróbcie|proszę zrobić|ogranicz|ograniczcie|sprowadź|sprowadzić|zostaw|zostawcie|ją|je|to|do|the length|length|die Länge|Länge|la longueur|longueur|la longitud|longitud|la lunghezza|lunghezza|o comprimento|de lengte|długość|にまで|まで|にして|にしてください|に絞って|絞って|残して|減らして|を|に|して';

/** What is to be answered, where it was asked right before. */
export const askedThing =
  'this|that|the question|question|questions|on the page|in the FAQ|diese Frage|die Frage|Frage|darauf|auf der Seite|cette question|question|y|là-dessus|esta pregunta|esa pregunta|pregunta|questa domanda|domanda|a questa|esta pergunta|essa pergunta|pergunta|à|deze vraag|vraag|die vraag|hierop|to pytanie|tę kwestię|pytanie|この質問|その質問|という質問|質問|これ|それ|に|と|も';

/** How something is ruled or goes about: what it is about stands beside it. */
export const ruleWords =
  'the conditions|conditions|condition|terms and conditions|terms|the policy|policy|policies|rules|options|process|procedure|how it works|how to|how we|how you|how one|how do|how|what happens|answer|die Bedingungen|Bedingungen|Konditionen|Regeln|Regelung|Ablauf|Vorgehen|Möglichkeiten|wie man|wie|was passiert|Antwort|les conditions|conditions|modalités|règles|règlement|comment on|comment|ce qui se passe|réponse|las condiciones|condiciones|condición|modalidades|reglas|opciones|formas|cómo se|cómo|qué pasa|respuesta|le condizioni|condizioni|modalità|regole|come si|come|cosa succede|risposta|as condições|condições|modalidades|regras|como se|como|o que acontece|resposta|de voorwaarden|voorwaarden|regels|regeling|hoe je|hoe|wat gebeurt|antwoord|warunki|warunków|zasady|sposób|jak się|jak|co się dzieje|odpowiedź|方法|条件|規定|流れ|手順|回答|答え';

const few = {
  1: 'one|numa?|a single|single|1|einen|einem|ein|eine|einer|une?|una?|uno|uma?|um|één|een|jedno|jednego|jednym|jednej',
  2: 'two|2|zwei|deux|dos|due|duas|dois|twee|dwa|dwóch|dwie',
  3: 'three|3|drei|trois|tres|tre|três|drie|trzy|trzech',
};
export const lines =
  'sentences?|lines?|satz|sätzen?|zeilen?|phrases?|lignes?|frases?|frasi|líneas?|renglones|righe|riga|linhas?|zin|zinnen|regels?|zda(?:ń|ni\\p{L}{0,2})|linij\\p{L}{1,2}';
export const downTo =
  '(?:down )?(?:to|into|in)|auf|in|à|en|a|em|tot|do|w|ad?|su|basta|bastano|bastan|bastam';
export const enough =
  '(?:is|are|would be) (?:enough|plenty)|will do|is fine|max(?:imum)?|reicht|reichen|genügt|genügen|maximal|höchstens|tops|at most|tout au plus|como mucho|máximo|al massimo|no máximo|hoogstens|maksymalnie|suffit|suffisent|basta|bastan|es suficiente|bastano|è sufficiente|bastam|é suficiente|chega|is genoeg|zijn genoeg|volstaat|volstaan|wystarczy|wystarczą';
/** `… to one sentence`, `two lines will do`: how short it should be. The number is that of the group that is there. */
export const howShort = new RegExp(
  `(?<!\\p{L})(?<lead>(?:${downTo})\\s)?(?:(?<one>${few[1]})|(?<two>${few[2]})|(?<three>${few[3]}))\\s(?:short |kurze[rn]? )?(?:${lines})(?!\\p{L})(?<end>\\s(?:${enough})(?!\\p{L}))?`,
  'iu',
);
/** Makes something so short: with how short, not a word of taking away. */
export const squeezing =
  'cut|boil|bring|get|sum up|summarise|summarize|reduce|compress|squeeze|shrink|limit|keep|make|bring|bringe|dampf|brich|begrenze|deja|déjalo|déjala|dejar|limita|lascia|tieni|limitalo|deixa|deixe|laisse|ramène|limite|garde|houd|breng|maak|beperk|zostaw|ogranicz|fass|zusammen|samen';

/** Verbs that wish for a headline beside those that every request has, and what stands around them, in all languages at once. */
export const lineWishes =
  'needs|need|gets|get|bring in|bring|brings in|work in|work|build in|build|picks up|pick up|refers to|refer to|redo|rewrite|reword|change|i’d like|i would like|we’d like|vorkommen|vorkommt|auftauchen|auftaucht|rein|hinein|was mit|etwas mit|bezug auf|bezug nehmen auf|mit bezug auf|auf … beziehen|beziehen|brauche|brauchen|möchte|hätte gern|bau|baue|bring|bringe|il faudrait que|il faudrait|il faut que|je voudrais que|je voudrais|on voudrait|évoque|évoquent|parle|parlent|mentionne|mentionnent|cite|refais|refaites|que hable|hable|hablen|diga|digan|mencione|salga|aparezca|trate|mete|meta|meter|prefiero|quiero que|quiero|quisiera que|rehaz|si capisca|si dica|dica|parli|menzioni|compaia|ci sia|ci stia|inserisci|metti|mettici|vorrei che|vorrei|rifai|fala|fale|falar|apareça|quero que|quero|queria que|refaz|refaça|gaan|gaat|zegt|zeggen|noemt|vermeldt|voorkomt|voorkomen|erin|liever|kun je|kunt u|wil|mówił|mówiła|mówiło|wspominał|pojawił się|pojawiła się|niech będzie|niech|znalazło się|informację|wzmiankę|chcę|chciałbym|chciałabym|wants|lacks|could do with|doesn’t mention|does not mention|il faut qu’on|il faut|faut|gehört|gehören|fehlt|fehlen|vermisse ich|vermisse|à refaire|à revoir|refaire|faire apparaître|faire figurer|apparaître|apparaisse|figurer|figure|il manque|rehacer|hay que rehacer|llevar|lleve|aparecer|falta|faltan|da rifare|rifare|ci vuole|ci vogliono|manca|mancano|a refazer|refazer|faltam|mis ik|ik mis|mis|ontbreekt|anders|brakuje|do zmiany';
export const aroundWishes =
  'so that|so it|so|such that|to|be|is|has|have|got|we|i|you|something|somehow|anything|a bit|the bit about|bit about|the part about|the word|the words|in it|in there|please|can|could|would|instead|rather|also|too|better|dass|sodass|damit|es|darin|drin|steht|stehen|ein|hin|mit rein|sein|ist|geht|gehen|um|was|etwas|das mit|das mit dem|das mit der|das mit den|lieber|eher|bitte|will|soit|qu’il|qu’elle|fasse|plutôt|quelque chose|un truc|avec|pour que|pour qu’il|de façon à|afin que|ça|d’abord|para que|algo|lo de|de|que|mejor|così che|cosicché|in modo che|che|qualcosa|quella cosa|piuttosto|meglio|para|de modo que|alguma coisa|isso|antes|zodat|zo dat|dat|iets|over|komt|komen|graag|mag|wel|maak|żeby|aby|tak|by|było|była|był|będzie|coś|raczej|lepiej|proszę|da|there|dedans|dentro|con dentro|erin|rein|hinein|drinstehen|drin stehen|drin sein|vorkommen|vorkommt|en avant|y|ci|lá|neu|nouveau|nuevo|novo|nuovo|nieuw|nowy|er|in|w nim|w środku|być|o|la palabra|la parola|a palavra|het woord|słowo';

/** `In plain words`: how something is to be said. */
export const manner =
  /^(?:(?:in|with|using|mit|avec|en|dans|con|com|em|met|z|w)\s)(?:(?:des|de|het|a|an|ein paar|einer|un|une|quelques|unas|poche|dwóch|few|very|ganz|heel|quite)\s){0,2}(?:\p{L}{2,16}\s){0,2}(?:words?|terms|language|english|sentences?|lines?|worten|wörtern|sprache|sätzen|deutsch|mots|termes|langage|phrases|palabras|lenguaje|términos|frases|parole|termini|linguaggio|frasi|palavras|termos|linguagem|woorden|taal|zinnen|nederlands|słowach|słowami|zdaniach|językiem)(?:\s(?:simples?|clairs?|claires?|sencill[ao]s?|clar[ao]s?|semplici|chiare?|prostych|prostymi))?(?:,)?\s/iu;
/** What is asked, and no statement. */
export const questionFirst =
  /^(?:why|what|how|who|whom|where|when|which|whether|warum|wieso|weshalb|was|wie|wer|wem|wo|wann|welche[rsnm]?|ob|pourquoi|comment|ce (?:que|qui)|ce qu['’]|quand|où|quels?|quelles?|por qué|qué|cómo|cuándo|dónde|cuánto|perché|che cosa|cosa|come|quando|dove|quanto|porque|porquê|por que|o que|como|onde|waarom|wat|hoe|wanneer|waar|welke?|wie|dlaczego|co|jak|kiedy|gdzie|czy)(?=[\s,])/iu;
/** Said plainly, briefly: how, and no part of what is told. */
export const plainly =
  'clearly|plainly|briefly|explicitly|straight|straight out|outright|openly|up front|upfront|simply|deutlich|klar|ausdrücklich|kurz|offen|ehrlich|einfach|gleich|clairement|explicitement|brièvement|franchement|simplement|bien|claramente|explícitamente|brevemente|abiertamente|simplemente|chiaramente|esplicitamente|apertamente|semplicemente|bene|explicitamente|abertamente|simplesmente|bem|duidelijk|uitdrukkelijk|kort|gewoon|eerlijk|wyraźnie|jasno|krótko|otwarcie|po prostu';
/** Who wants something to be known: a sentence follows. */
export const telling =
  'make it clear|make it plain|make clear|make plain|be clear|be honest|point out|let them know|let her know|let him know|let people know|tell them|tell her|tell him|tell people|remind them|remind her|remind him|stress|stell klar|stelle klar|stellen Sie klar|mach klar|mach deutlich|machen Sie klar|machen Sie deutlich|weise darauf hin|weis darauf hin|weisen Sie darauf hin|betone|betonen Sie|schreiben|dazuschreiben|sagen|lass sie wissen|lassen Sie sie wissen|faites savoir|fais savoir|faire savoir|rappelle|rappelez|rappeler|souligne|soulignez|souligner|précise bien|précisez bien|dire|écrire|deja claro|deje claro|dejar claro|aclara|aclare|aclarar|recuerda|recuerde|recordar|subraya|subraye|avisa|avise|avisar|decir|escribir|poner|metti in chiaro|metta in chiaro|mettere in chiaro|chiarisci|chiarisca|chiarire|ricorda|ricordi|ricordare|sottolinea|sottolinei|dire|scrivere|deixa claro|deixe claro|deixar claro|esclarece|esclareça|esclarecer|lembra|lembre|lembrar|sublinha|sublinhe|avisa|avise|dizer|escrever|maak duidelijk|maak helder|laat weten|laat ze weten|wijs erop|benadruk|schrijven|zeggen|vermelden|zaznacz|podkreśl|daj znać|dopisz';
/** Bigger, like a quote, so that it stands out: how something is to look where it goes. */
export const standsOut =
  /(?:,?\s(?:(?:and|und|et|y|e|en|i)\s)?(?:stand out|be more (?:prominent|visible)|catch the eye|ins auge (?:fallen|springen)|auffallen|mehr auffallen|besser auffallen|ressortir|destacar(?:se)?|risaltare|destacar-se|(?:meer |beter )?opvallen|rzucać się w oczy)(?:\s(?:a bit more|more|mehr|davantage|plus|más|di più|mais|meer|bardziej))?|,?\s(?:bigger|larger|größer|plus grand|más grande|più grande|maior|groter|większ[aey])|,\s(?:big|large|bold|groß|fett|en grand|grande|en grande|in grande|em grande|groot|duży[mi]?)|,\s(?:like|as|wie|als|comme|como|come|jak)\s(?:an?|ein|une?|una?|uma?|um|een)\s(?:quote|quotation|zitat|citation|cita|citazione|citação|citaat|quootje|cytat))(?=[\s,.!]|$)/giu;
/** `The thing with X`, `das mit X`, `lo de X`: X is meant. */
export const matterOf =
  /(?<=^|[\s,])(?:(?:the|that) (?:bit|thing|line|matter|point) (?:of|on|about|with)\s(?:the\s)?|(?:die sache|die stelle|das|den punkt|der punkt) mit (?:dem|den|der)\s|ce qui concerne (?:les?|la|l['’])\s?|(?:lo|el tema|eso) (?:del|de (?:la|los|las|el|que)|de)\s|(?:la storia|il discorso) (?:su|del|della|sul|sulla|dei|delle)\s|(?:aquilo|isso|a questão) (?:d[oa]s?|de|sobre)\s|(?:dat|het verhaal) over (?:de\s|het\s)?|(?:kwestia|część|sprawa) (?:o|z)\s)/iu;
