// Headings under which a document about selling keeps what is for those who sell: who buys, where we are
// weak, whom we are up against, what to answer, how far a price may fall, what is still to be done. A heading
// that only sounds alike (`Who it is for`, `Why not spreadsheets`) is for readers: each of these is matched whole.

import { isTeamAddressed } from './team_addressed.ts';

const name = "\\p{Lu}[\\p{L}\\p{N}.&’'-]{1,20}(?: [\\p{Lu}\\p{N}][\\p{L}\\p{N}.&’'-]{0,20}){0,2}";

const byLanguage: Record<string, string[]> = {
  en: [
    // What troubles those who buy.
    'what (?:they|customers|buyers|clients|people|most of them) (?:usually |really |mostly )?(?:struggle|wrestle|fight) with|what (?:they|customers|buyers|clients) (?:usually |really )?(?:hate|fear|complain about|moan about|worry about)|(?:their |customer |buyer |the )?pain ?points?|their (?:pains?|problems?|worries|fears)|what keeps them (?:up|awake)(?: at night)?',
    // Said outright.
    "(?:facts|figures|claims|things|numbers|names|points|topics|words|what) (?:that )?(?:we|you) (?:may|can|should|must|do|are)(?: ?n[’']?t| not|not)(?: (?:to|allowed to))? (?:use|say|mention|show|name|publish|claim|quote|print|promise)(?: .{0,20})?|(?:points|things|words|topics|claims) to (?:avoid|leave out|keep out|skip)|what (?:i|we) (?:do not|don[’']?t) want (?:in (?:it|here|there)|on (?:it|the page))|hidden(?: slides?)?|(?:spare|backup|extra) slides?|(?:do not|don[’']?t|never) (?:present|show|print|send|share|read out|project)(?: .{0,30})?|(?:not for|keep from) (?:now|yet|print|publication|external.{0,20}|presentation|presenting|sharing|release|distribution|readers|(?:the )?(?:public|customers?|clients?|prospects?|buyers?|guests|parents|patients|page|site|web ?site|web|slides|deck))",
    'for (?:us|our eyes|staff|reps?|sellers?|presenters?|speakers?|(?:the )?(?:team|sales(?: team| people| reps?)?|account managers?))(?: only)?|(?:our|team|staff|reps?|sales) (?:eyes )?only|only (?:if|when) (?:asked|pressed|needed|they ask|pushed)|off the record',
    // Who buys.
    'who (?:really |actually |usually |normally )?(?:buys|decides|signs(?: off)?|we (?:really )?(?:sell|pitch|market) to|we (?:target|call|go after|approach)|to (?:call|target|approach|pitch|go after|sell to))(?: (?:there|from us|first|best))?',
    '(?:our |the )?(?:ideal|target|perfect|dream) (?:customers?|clients?|buyers?|accounts?|prospects?|groups?|markets?|segments?|lists?|companies)(?: profiles?)?|(?:buyer|customer|user|decision) (?:personas?|profiles?)|personas?|icps?(?: .{0,20})?|buying (?:committee|cent(?:er|re)|triggers?|signals?|process)|(?:lead )?qualif(?:ication|ying)(?: questions?| criteria)?|decision[- ]makers?',
    // Where we are weak.
    "(?:our |the |known |current |main )?(?:weak(?:nesses|ness| spots?| points?| sides?)|shortcomings?|sore (?:points?|spots?))|known (?:issues?|problems?|bugs?|gaps?|limits?|limitations?)|not (?:so|that|too) (?:good|great|hot|strong|well)|less good|(?:what|where) (?:we(?:[’']re| are)? (?:lose|weak|struggle|struggling|fall short|lacking|lack|fail|not good at)|(?:it )?(?:does not|doesn[’']t|isn[’']t|is not) (?:work|working|good|great|right)(?: (?:well|yet|so well|for us))?)|the bad (?:bits?|news|parts?)|cons|minus(?:es| points)|(?:reasons|why) (?:we|they|customers|clients|people|deals) (?:lose|leave|left|churn|say no|are lost|get lost)|lost deals|churn(?: reasons?| risks?)?",
    // Whom we are up against.
    '(?:our |the |main |other |local )?(?:competitors?|competition|rivals?|competitor comparison|competitive .{1,30})(?: (?:overview|analysis|notes?|watch|intel|landscape|prices?|comparison))?|comparison with (?:competitors?|the competition|rivals)',
    // What to answer, how to go about it.
    'objections?(?:[- ]handling(?: .{1,20})?| for (?:the )?(?:reps?|sales.{0,10}|sellers?|team|call))|rebuttals?|push-?backs?|if they (?:say|ask|push|complain).{0,30}|talk(?:ing)? (?:track|points)(?: .{0,20})?|(?:sales|call|phone|demo) (?:script|playbook|plays?|cheat ?sheet|tips|tactics|guide|talk ?track)|(?:speaker|presenter) notes?|how to (?:sell|pitch|position)(?: .{1,30})?|how to talk about (?:prices?|pricing|money|costs?)|discovery questions|questions (?:to ask|we ask)(?: .{1,20})?|tips for (?:the )?(?:reps?|sellers?|sales|call)',
    // How far a price may fall.
    '(?:discounts?|negotiation|negotiating|pricing|prices?|commercial|concessions?) (?:authority|rules?|limits?|floors?|room|latitude|policy|strategy|levers?|guidance|guardrails|approvals?|leeway)|price floors?|floor prices?|(?:our |the )?margins?|(?:our|own) costs?|room to (?:move|negotiate|manoeuvre|maneuver)|walk[- ]?away(?: points?| price)?',
    // What is still to be done, and how the paper came about.
    '(?:still|yet) (?:open|missing|pending|to (?:do|come|decide|check|fix|clarify|confirm|clear|sort(?: out)?))|(?:pending|outstanding|unresolved|missing)(?: (?:points?|items?|questions?|issues?|things|topics|tasks|actions?|approvals?|bits))?|(?:things )?to (?:check|clarify|confirm|fix|decide|discuss|chase|sort out|clean up)|next steps? (?:\\((?:ours?|us|internal|team|sales)\\)|internal|for us)|waiting (?:for|on)(?: (?:approval|legal|permission|sign[- ]?off|them))?|lessons learn(?:ed|t)(?: .{1,30})?|learnings?(?: .{1,30})?|post[- ]?mortem|retro(?:spective)?|what we (?:have )?learn(?:ed|t)(?: .{1,30})?|changes since .{1,30}|sources?(?: (?:of|for) (?:the )?(?:numbers|figures|claims|data))?|where the (?:numbers|figures) come from|(?:doc(?:ument)? )?owners?',
  ],
  de: [
    '(?:was|fakten|zahlen|aussagen|namen|angaben)(?:, die)? (?:wir |man |du |ihr )?(?:nicht|nie)(?: mehr)? (?:nennen|sagen|verwenden|schreiben|zeigen|erwähnen|benutzen|nutzen|reinschreiben)(?: (?:dürfen|darf|sollen|sollten|können|wollen))?|was (?:hier |da |auf die seite )?nicht (?:rein(?: ?soll| ?darf)?|drauf(?: ?soll)?|hinein ?soll)|was ich nicht (?:drin|drauf|auf der seite) haben will|nicht (?:verwenden|übernehmen|nennen)|(?:daten|zahlen) (?:nur )?für uns',
    '(?:versteckt|ausgeblendet|(?:reserve|backup)-?folien?)|(?:nur |rein )?für (?:uns|intern|(?:den )?(?:vertrieb|außendienst|innendienst)|das team|die (?:kollegen|verkäufer|mannschaft)|kollegen|verkäufer)(?: gedacht)?|nur (?:auf nachfrage|bei bedarf|wenn gefragt|intern.{0,15})|nicht (?:zeigen|vorzeigen|präsentieren|vorlesen|rausgeben|mitschicken|für (?:kunden|die kunden|extern|außen|die öffentlichkeit))|vertrauliches?',
    'wer (?:kauft|entscheidet|unterschreibt|bezahlt bei .{1,15})(?: (?:bei uns|wirklich|dort|da))?|an wen wir verkaufen|wen wir (?:ansprechen|anrufen|suchen|wollen)|(?:unsere? )?(?:ideal|wunsch|ziel)(?:er |e )?-?(?:kunden?|kundschaft|profil)(?:profil)?|(?:typische[rs]? )?(?:käufer|kunden)-?(?:profil|typen)|personas?|entscheider(?:innen)?(?: und .{1,20})?|kaufsignale',
    '(?:unsere |bekannte |größte )?(?:schwächen|schwachstellen|schwachpunkte?|knackpunkte?|minuspunkte)|bekannte (?:mängel|lücken|probleme|fehler|grenzen|einschränkungen)|nicht so (?:gut|toll|schön)|weniger gut|was (?:nicht (?:rund |gut |so gut )?(?:läuft|klappt|funktioniert|passt|geht)|(?:uns )?fehlt|hakt|klemmt)|wo (?:es (?:hakt|klemmt|hängt)|wir (?:verlieren|schwach sind))|woran (?:es hakt|wir verlieren)|warum (?:wir verlieren|kunden gehen|kunden abspringen)',
    '(?:unsere |die )?(?:wettbewerber|wettbewerb|konkurrenz|konkurrenten|mitbewerber|marktbegleiter)(?:vergleich|analyse|überblick| .{1,30})?|vergleich (?:mit|zum|zur) (?:(?:dem |der )?(?:wettbewerb\\p{L}{0,3}|konkurrenz|mitbewerber\\p{L}?))',
    'einwand-?behandlung(?: .{1,40})?|einwände (?:für|im) .{0,4}(?:vertrieb|verkauf|außendienst|team|gespräch).{0,10}|wenn (?:der kunde|die kundin|sie|er) (?:sagt|fragt|meckert|zögert).{0,30}|(?:gesprächs|verkaufs|telefon)-?(?:leitfaden|führung|tipps|taktik|argumente intern)|argumentationshilfe|fragen an den kunden|tipps für (?:den )?(?:vertrieb|verkauf|außendienst|das gespräch)|sprechzettel|so (?:verkaufen wir|reden wir über .{1,15})',
    '(?:rabatt|nachlass|preis)-?(?:regeln?|grenzen?|spielraum|spielräume|kompetenz|freigabe|staffel intern|untergrenze)(?:n)?|rabatte intern|(?:unsere )?(?:margen?|deckungsbeitr[aä]ge?|einkaufspreise|selbstkosten)|spielraum|schmerzgrenze',
    '(?:noch |was noch )?(?:offen(?:es)?|zu (?:klären|tun|erledigen|prüfen)|ausstehend|fehlt)|(?:noch )?(?:zu klären|zu erledigen|zu tun)|to-?dos?|(?:nächste schritte|aufgaben) (?:\\(?(?:intern|wir|team|bei uns)\\)?)|wartet auf .{1,20}|lehren aus .{1,30}|erkenntnisse für uns|was wir gelernt haben|änderungen seit .{1,20}|änderungshistorie|quellen?|herkunft der zahlen',
  ],
  fr: [
    "(?:ce qu[’']|les (?:faits|chiffres|noms|points) qu[’'])(?:on|il) (?:ne (?:peut|doit|faut)|ne veut) pas (?:dire|utiliser|citer|écrire|montrer|mentionner|reprendre|publier)(?: .{0,20})?|à ne (?:pas|surtout pas) (?:reprendre|utiliser|citer|publier|mentionner|écrire|mettre)(?: .{0,20})?|(?:points|mots|sujets) à éviter|ce que je ne veux pas (?:y )?voir|(?:données|chiffres) pour nous",
    "masqu[ée]e?s?|diapos? (?:de )?(?:réserve|secours|cachées?)|(?:à )?ne (?:pas|jamais) (?:montrer|présenter|projeter|envoyer|diffuser|dire|lire)(?: .{0,20})?|(?:seulement|uniquement) (?:si on (?:nous )?(?:le )?demande|en interne|pour nous)|si on (?:nous )?(?:le )?demande|pour (?:nous|l[’']équipe|les commerciaux|les vendeurs|le commercial|la force de vente)(?: (?:seulement|uniquement))?|confidentiel",
    "qui (?:achète|décide|signe)(?: .{0,20})?|à qui (?:on|nous) (?:vend|vendons)(?: .{0,15})?|qui (?:appeler|viser|démarcher)|(?:le |notre )?(?:client|compte|prospect|acheteur) (?:idéal|type|cible)|comptes (?:cibles?|à viser)|(?:cœur de )?cibles?(?: (?:commerciales?|prioritaires?|principales?))?|profil (?:acheteur|client|type|cible)(?: .{0,15})?|personas?|décideurs?|signaux d[’']achat",
    '(?:nos |les |nos petits )?(?:points? faibles?|faiblesses|points? noirs?|lacunes|défauts(?: connus)?|limites connues|problèmes connus|bugs connus|points? sensibles?)|moins (?:bien|bon)|pas (?:terrible|top|génial|si bien)|ce qui (?:coince|cloche|ne (?:va|marche) pas|pèche|nous manque|fâche)|où (?:on|nous) (?:perd|perdons|coince)|pourquoi (?:on perd|nous perdons|ils partent)|là où (?:ça|on) (?:coince|perd)',
    '(?:la |nos |les )?(?:concurrence|concurrents?)(?: .{1,30})?|face (?:à la concurrence|aux concurrents)|comparaison avec (?:la concurrence|les concurrents)',
    "traitement des objections(?: .{1,40})?|s[’']ils? (?:dit|disent|demandent?|râlent?|hésitent?).{0,30}|(?:script|guide|trame|fil) (?:d[’']appel|d[’']entretien|de vente|commerciale?|téléphonique)|éléments de langage|conseils (?:aux|pour les) (?:commerciaux|vendeurs)|comment (?:vendre|parler (?:du prix|des prix)).{0,20}|questions à (?:leur )?poser",
    '(?:nos )?marges?(?: de (?:manœuvre|manoeuvre|négociation))?|(?:politique|règles?|grille|autorité|limites?) (?:de |des )?(?:remises?|rabais|négociation)|remises? (?:possibles|autorisées|internes|max.{0,6})|(?:prix )?planchers?|prix planchers?|nos coûts',
    "(?:encore |toujours |restant )?(?:à (?:faire|caler|régler|trancher|vérifier|valider|clarifier|relancer)|en (?:attente|suspens))(?: (?:en interne|chez nous|de notre côté))?|points? (?:ouverts?|en suspens|à régler|à trancher)|reste à (?:faire|voir)|prochaines étapes (?:\\(?(?:internes?|nous|équipe)\\)?)|leçons (?:apprises|tirées|d[ue] .{1,20})|retour d[’']expérience interne|ce qu[’']on a appris|historique des (?:versions|modifications)|sources?(?: des chiffres)?|d[’']où viennent les chiffres",
  ],
  es: [
    '(?:lo que|datos que|cifras que|hechos que|nombres que) no (?:se )?(?:podemos|puede|debemos|debe|hay que|quiero) (?:usar|decir|contar|citar|publicar|poner|nombrar|mencionar)(?: .{0,20})?|(?:puntos|palabras|temas) (?:a|que) evitar|(?:datos|cifras|notas) para nosotros|no (?:usar|publicar|incluir|reproducir)',
    '(?:sus )?(?:puntos de dolor|dolores)|sus (?:problemas|quejas|miedos)|(?:lo )?que (?:les|los) (?:duele|preocupa|frustra|quita el sueño)|qué les (?:duele|preocupa|frustra)',
    'ocult[oa]s?|diapositivas? (?:de reserva|ocultas?)|(?:para )?no (?:mostrar|presentar|enseñar|enviar|leer|sacar)(?: .{0,20})?|(?:solo|sólo|únicamente) (?:si (?:lo )?preguntan|para (?:nosotros|comerciales|el equipo|ventas|uso interno))|(?:solo |sólo )?para (?:nosotros|el equipo|(?:los )?(?:comerciales|vendedores)|ventas)',
    'quién (?:compra|decide|firma)(?: .{0,20})?|a quién (?:vendemos|llamamos|llamar|nos dirigimos de verdad|apuntamos|atacamos)(?: .{0,15})?|(?:nuestro |el )?(?:cliente|comprador|perfil) (?:ideal|tipo|objetivo|perfecto)|perfil (?:de|del) (?:cliente|comprador)|cuentas objetivo|decisores?|señales de compra',
    '(?:nuestros |nuestras |los )?(?:puntos? (?:débiles?|flojos?|negros?)|debilidades|carencias|defectos(?: conocidos)?|fallos(?: conocidos)?|problemas conocidos|limitaciones conocidas)|(?:lo )?(?:menos bueno|no tan bueno|que (?:no (?:va|funciona|sale|está)(?: tan)?(?: bien)?|falla|nos falta|cojea|duele))|dónde (?:perdemos|fallamos|cojeamos)|por qué (?:perdemos|se van)',
    '(?:la |nuestros |los |nuestra )?(?:competencia|competidores?)(?: .{1,30})?|(?:frente a|comparación con|respecto a) (?:la competencia|los competidores)',
    '(?:manejo|gestión) de (?:las )?objeciones(?: .{1,40})?|si (?:dicen|preguntan|se quejan|dudan|aprietan).{0,30}|(?:argumentario|guion|guión)(?: (?:comercial|de venta|de ventas|de llamada|telefónico|interno))?|cómo (?:vender|hablar del precio).{0,20}|consejos para (?:comerciales|vendedores|la llamada)|preguntas (?:que hacer|para hacerles)',
    '(?:nuestros |los |el )?m[aá]rgen(?:es)?(?: (?:de (?:negociación|maniobra)|brutos?|internos?))?|(?:política|reglas|límites?|tope) de (?:descuentos?|rebajas?|negociación)|descuentos? (?:internos?|máximos?|autorizados?|posibles?)|precios? (?:suelo|mínimos?|tope)|nuestros costes',
    '(?:aún |todavía )?(?:pendientes?(?: de .{1,20})?|por (?:hacer|decidir|confirmar|cerrar|aclarar|resolver))|(?:puntos|temas|asuntos) (?:abiertos|pendientes)|tareas pendientes|a la espera(?: de .{1,20})?|próximos pasos (?:\\(?(?:internos?|nuestros?|equipo)\\)?)|lecciones (?:aprendidas|del? .{1,20})|lo que aprendimos|aprendizajes|cambios desde .{1,20}|historial de cambios|fuentes?(?: de (?:los|las) .{1,20})?',
  ],
  it: [
    'nascost[oaie]|(?:slide|diapositive) (?:di riserva|nascost[ae])|(?:da )?non (?:mostrare|presentare|far vedere|inviare|leggere|proiettare)(?: .{0,20})?|(?:solo|soltanto) (?:se (?:lo )?chiedono|per (?:noi|il team|i commerciali|uso interno|i venditori))(?: .{0,15})?|(?:solo )?per (?:noi|il team|i commerciali|i venditori|la rete)(?: .{0,15})?|riservato',
    "chi (?:compra|decide|firma)(?: .{0,20})?|a chi (?:vendiamo|telefonare|puntiamo|ci rivolgiamo davvero)(?: .{0,15})?|(?:il |nostro )?(?:cliente|acquirente|profilo) (?:ideale|tipo|target)|profilo (?:del |di )?(?:cliente|acquirente)|target(?: (?:principale|di clientela))?|clienti target|decisori|segnali d[’']acquisto",
    '(?:i |nostri |i nostri )?(?:punti? (?:deboli|debole|critic[io]|dolenti|di debolezza)|debolezze|criticità note|difetti noti|problemi noti|limiti noti|lacune|mancanze)|(?:cose|cosa|quello) che non (?:va|vanno|funzionano?|gira|convince)(?: .{0,15})?|cosa non (?:va|funziona|gira)|(?:meno bene|non (?:così|tanto) (?:bene|bello))|dove (?:perdiamo|zoppichiamo)|perché (?:perdiamo|ci lasciano)|cosa ci manca',
    '(?:la |i |nostri )?(?:concorrenza|concorrenti|competitor)(?: .{1,30})?|(?:rispetto a(?:i|lla)?|confronto con|contro) (?:la |i |gli )?(?:concorrenti|concorrenza|competitor)',
    'gestione (?:delle )?obiezioni(?: .{1,40})?|se (?:dicono|chiedono|si lamentano|esitano).{0,30}|(?:copione|traccia|script|scaletta)(?: (?:di vendita|commerciale|telefonic[oa]|della chiamata))|come (?:vendere|parlare del prezzo).{0,20}|consigli per (?:i )?(?:commerciali|venditori)|domande da fare',
    '(?:i |nostri |i nostri )?margin[ei](?: (?:di (?:trattativa|manovra)|lordi|nostri))?|(?:politica|regole|limiti) (?:degli |di |sugli )?(?:sconti|sconto|trattativa)|sconti (?:interni|massimi|possibili)|prezzi? (?:minim[io]|soglia)|nostri costi',
    '(?:ancora )?(?:da (?:fare|decidere|chiarire|sistemare|chiudere|verificare|risolvere)|in (?:sospeso|attesa))|punti (?:aperti|in sospeso)|prossimi passi (?:\\(?(?:interni|nostri|team)\\)?)|lezioni (?:imparate|apprese)(?: .{0,20})?|cosa abbiamo imparato|modifiche dal .{1,20}|fonti?(?: dei (?:dati|numeri))?',
  ],
  pt: [
    '(?:o que|dados que|números que|nomes que) não (?:podemos|se pode|devemos|quero) (?:usar|dizer|citar|escrever|publicar|pôr|colocar)(?: .{0,20})?|(?:pontos|palavras|temas|coisas) a evitar|(?:dados|números|notas) (?:só )?para nós|(?:para )?não (?:usar|publicar|incluir|citar)',
    '(?:as )?(?:suas )?dores(?: do cliente)?|os (?:seus )?problemas deles|o que (?:os|lhes) (?:dói|preocupa|frustra|tira o sono)',
    'ocult[oa]s?|(?:slides?|diapositivos?) (?:de reserva|ocult[oa]s?)|(?:para )?não (?:mostrar|apresentar|enviar|ler|projetar)(?: .{0,20})?|(?:só|apenas|somente) (?:se perguntarem|para (?:nós|(?:os )?comerciais|vendas|a equipa|a equipe|uso interno|(?:os )?vendedores))|(?:só )?para (?:nós|a equipa|a equipe|os comerciais|os vendedores|vendas)|reservado',
    'quem (?:compra|decide|assina)(?: .{0,20})?|a quem (?:vendemos|ligamos|ligar|apontamos)(?: .{0,15})?|para quem vendemos(?: .{0,15})?|(?:o |nosso )?(?:cliente|comprador|perfil) (?:ideal|tipo|alvo)|perfil (?:de|do) (?:cliente|comprador)|contas[- ]alvo|decisores|sinais de compra',
    '(?:os |nossos |os nossos )?(?:pontos? (?:fracos?|negros?|sensíveis|críticos?)|fraquezas|falhas conhecidas|defeitos conhecidos|problemas conhecidos|limitações conhecidas|lacunas)|(?:menos (?:bom|bem)|não tão bo[mas]+)|(?:o |aquilo )?que (?:não (?:corre|funciona|está)(?: tão)?(?: bem)?|falha|nos falta)|onde (?:perdemos|falhamos)|porque (?:é que )?(?:perdemos|se vão)',
    '(?:a |os |nossos )?(?:concorrência|concorrentes?)(?: .{1,30})?|(?:face à|comparação com a|em relação à|face aos) (?:concorrência|concorrentes)',
    'gestão (?:de |das )?obje[cç]ções(?: .{1,40})?|se (?:disserem|perguntarem|reclamarem|hesitarem|apertarem).{0,30}|(?:argumentário|guião|roteiro|script)(?: (?:comercial|de vendas?|de chamada|telefónico))?|como (?:vender|falar do preço).{0,20}|dicas para (?:os )?(?:comerciais|vendedores)|perguntas a fazer|recados?',
    '(?:as |nossas )?marge(?:m|ns)(?: (?:de (?:negociação|manobra)|brutas?))?|(?:política|regras|limites?) de (?:descontos?|negociação)|descontos?(?: (?:internos?|máximos?|autorizados?|possíveis))|preços? (?:mínimos?|limite)|nossos custos',
    '(?:ainda )?(?:pendentes?(?: de .{1,20})?|por (?:fazer|decidir|confirmar|fechar|resolver|tratar)|a aguardar(?: .{1,20})?)|(?:pontos|temas|assuntos) (?:em aberto|abertos|pendentes)|tarefas pendentes|próximos passos (?:\\(?(?:internos?|nossos?|equipa|equipe)\\)?)|lições (?:aprendidas|d[oae]s? .{1,20})|o que aprendemos|histórico de alterações|fontes?(?: dos (?:dados|números))?',
  ],
  nl: [
    '(?:wat|feiten die|cijfers die|namen die) (?:we|ik|je) (?:er )?niet (?:mogen|mag|moeten|moet|willen|wil|in wil|erin wil|noemen|gebruiken)(?: (?:noemen|gebruiken|zeggen|schrijven))?|wat (?:ik|we) er niet in (?:wil|willen)|(?:punten|woorden|onderwerpen) om te (?:vermijden|mijden)|te vermijden|niet (?:overnemen|gebruiken|noemen)|(?:gegevens|cijfers) voor ons',
    "verborgen(?: slides?| dia[’']?s)?|reserve-?(?:slides?|dia[’']?s)|niet (?:tonen|laten zien|presenteren|voorlezen|versturen|voor (?:klanten|buiten|extern))(?: .{0,20})?|alleen (?:als (?:ze )?(?:ernaar |erom )?(?:vragen|gevraagd)|voor (?:ons|intern|verkopers|het team|sales))|(?:alleen )?voor (?:ons|het team|(?:de )?(?:verkopers|verkoop|accountmanagers?|binnendienst|buitendienst)|sales)",
    "wie (?:koopt|beslist|tekent)(?: .{0,20})?|aan wie (?:we|wij) verkopen|wie (?:we|wij) (?:bellen|benaderen|zoeken)|(?:onze |de )?(?:ideale|gewenste|beoogde) (?:klant(?:en)?|koper)(?:profiel)?|klantprofiel|koperprofiel|doelgroep(?:en)?(?: en .{1,20})?|persona[’']?s?|beslissers?|koopsignalen",
    '(?:onze |de |bekende )?(?:zwakke (?:punten|plekken|kanten)|zwaktes?|minpunten|tekortkomingen|mankementen)|bekende (?:problemen|fouten|beperkingen|bugs)|(?:minder|niet zo) (?:goed|mooi|sterk|fraai)|wat (?:niet (?:goed |lekker )?(?:gaat|werkt|loopt)|minder (?:goed )?(?:gaat|is)|(?:ons )?ontbreekt)|waar (?:het (?:knelt|hapert|wringt|schuurt)|we (?:verliezen|zwak zijn))|waarom (?:we verliezen|ze weggaan|klanten weggaan)',
    'bezwaren (?:pareren|weerleggen)(?: .{1,40})?|als (?:ze|de klant) (?:zegt|zeggen|vragen|vraagt|twijfelt|twijfelen).{0,30}|(?:bel|verkoop|gespreks)-?(?:script|leidraad|tips)|hoe (?:verkoop je|praat je over de prijs|we verkopen).{0,20}|tips voor (?:de )?(?:verkopers?|verkoop|sales)|vragen om te stellen',
    '(?:onze )?marges?|kortings?-?(?:regels|ruimte|beleid|afspraken|bevoegdheid)|kortingen(?: intern)?|onderhandelingsruimte|speelruimte|bodemprijs|interne (?:afspraken|regels|kosten|prijzen)|onze kosten',
    'nog (?:te .{2,15}|regelen|doen|checken|uitzoeken|open)|openstaand(?:e .{0,15})?|open(?:staande)? (?:punten|vragen|acties)|actielijst|volgende stappen (?:\\(?(?:intern|wij|team)\\)?)|wachten op .{1,20}|geleerde lessen|lessen uit .{1,30}|wat we (?:hebben )?geleerd(?: hebben)?|wijzigingen sinds .{1,20}|bron(?:nen)?(?: van .{1,20})?',
  ],
  pl: [
    '(?:czego|fakty, których|liczby, których|co) nie (?:możemy|wolno|należy|chcę|używać|pisać|podawać)(?: (?:używać|pisać|podawać|mówić|pokazywać|wymieniać))?|(?:tematy|słowa|punkty) do uniknięcia|czego unikać|nie (?:używać|publikować|przepisywać)|(?:dane|liczby) dla nas',
    'ukryte|(?:slajdy?|plansze) (?:zapasowe?|ukryte)|nie (?:pokazywać|prezentować|wysyłać|czytać|wyświetlać)(?: .{0,20})?|(?:tylko|wyłącznie) (?:jeśli|jak|gdy) (?:zapytają|pytają)|(?:tylko |wyłącznie )?(?:dla (?:nas|zespołu|handlowców|sprzedawców|działu sprzedaży|pracowników)|do (?:wiadomości|użytku) (?:handlowców|zespołu|wewnętrznego|wewnętrznej))|poufne',
    'kto (?:kupuje|decyduje|podpisuje)(?: .{0,20})?|(?:do kogo|w kogo|kogo) (?:uderzamy|celujemy|dzwonimy|dzwonić|szukamy|namawiamy)|komu (?:naprawdę )?sprzedajemy|(?:nasz )?(?:idealny|docelowy|wymarzony) klient|klient (?:idealny|docelowy)|profil (?:klienta|kupującego|nabywcy)|grup[ay] docelow[ae]|persony?|decydenci|osoby decyzyjne',
    '(?:nasze |znane )?(?:słabe (?:strony|punkty)|słabości|braki|wady|bolączki|niedociągnięcia)|znane (?:problemy|błędy|ograniczenia|usterki)|(?:mniej|nie tak) dobr(?:e|ze)|co (?:nie (?:działa|gra|idzie|wychodzi)|kuleje|szwankuje|nam brakuje|nas boli)(?: .{0,15})?|gdzie (?:przegrywamy|kulejemy)|dlaczego (?:przegrywamy|odchodzą)|czego nam brakuje',
    '(?:nasza |nasi )?(?:konkurencja|konkurenci)(?: .{1,30})?|na tle konkurencji|(?:porównanie z|wobec) konkurencj[ąi]',
    'zbijanie obiekcji(?: .{1,40})?|wymówki(?: .{1,40})?|(?:jeśli|jak|gdy) (?:mówią|pytają|marudzą|powiedzą).{0,30}|(?:skrypt|scenariusz)(?: (?:rozmowy|sprzedaży|sprzedażowy|telefoniczny))|jak (?:sprzedawać|rozmawiać(?: o (?:cenie|cenach|pieniądzach))?).{0,20}|wskazówki dla (?:handlowców|sprzedawców)|pytania do zadania',
    '(?:nasze )?marż[ae]|(?:zasady|limity|polityka) (?:rabatów|rabatowa|zniżek|negocjacji)|rabaty (?:wewnętrzne|maksymalne|dopuszczalne)|cen[ay] minimaln[ae]|pole manewru|nasze koszty',
    '(?:jeszcze )?(?:do (?:zrobienia|ustalenia|wyjaśnienia|załatwienia|dogrania|potwierdzenia|decyzji))|(?:sprawy|punkty|kwestie) (?:otwarte|w toku|niezałatwione)|czekamy na .{1,20}|kolejne kroki (?:\\(?(?:nasze|wewnętrzne|zespół)\\)?)|wnioski (?:z|po) .{1,30}|czego się nauczyliśmy|zmiany od .{1,20}|historia zmian|źródł[oa](?: .{1,20})?',
  ],
  ja: [
    '(?:使って(?:は)?いけない|書いて(?:は)?いけない|出して(?:は)?いけない|使えない|書けない|載せない)(?:こと|事実|数字|情報|もの|内容).{0,6}|申し送り(?:事項)?|引き?継ぎ(?:事項)?',
    '(?:非表示|予備(?:スライド|$)|見せない|提示しない|投影しない|使わない|(?:聞かれ|質問され)(?:たら|た場合)(?:のみ)?|こちら側|自社用|手元(?:資料|用))(?:.{0,12})',
    '(?:想定)?(?:ターゲット|ペルソナ|顧客像|理想の?顧客|狙う?(?:顧客|先|客層)|決裁者|キーマン|買い手)(?:像|層|企業|顧客)?(?:.{0,8})|誰が(?:買う|決める)(?:か)?',
    '(?:当社の|自社の|うちの|既知の)?(?:弱み|弱点|短所|欠点|苦手(?:なこと|分野)?|不具合|泣き所|足りない(?:点|もの))(?:[・／/、].{1,12})?|(?:当社|自社|うち|社内)の課題|(?:負け|失注)(?:理由|パターン|る理由)(?:.{0,8})|うまくいっていない(?:点|こと)',
    '(?:競合|他社|ライバル)(?:.{0,12})',
    '(?:値引き|割引|価格交渉|値下げ)(?:権限|ルール|の?上限|余地|基準|方針|.{0,8})|(?:粗利|利益率|原価|仕入|下限|マージン|コスト構造)(?:.{0,10})',
    '(?:未解決|未対応|未定|未確定|残件|残課題|宿題|要対応|要検討|対応待ち|許可待ち|承認待ち|確認事項|検討中|保留)(?:.{0,10})|(?:教訓|反省点?)(?:.{0,10})|(?:変更履歴|更新履歴|改訂履歴|出典|情報源|数字の根拠)',
  ],
  ar: [
    '(?:لا (?:تعرض|يعرض|تعرضوا|ترسل|تقدم)|للفريق(?: فقط)?|لنا فقط|لفريق المبيعات(?: فقط)?|للبائعين|إذا سألوا(?: فقط)?|فقط إذا سُ?ئلنا|شرائح احتياطية|مخفي(?:ة)?)(?: .{0,20})?',
    '(?:من (?:يشتري|يقرر|يوقع|نستهدف|نبيع له|نتصل به)|لمن نبيع|العميل (?:المثالي|المستهدف)|العملاء المستهدفون|الفئة المستهدفة|شخصية المشتري|أصحاب القرار|صاحب القرار)(?: .{0,20})?',
    '(?:نقاط (?:الضعف|ضعفنا)|عيوب(?: معروفة)?|العيوب|مشاكل معروفة|نواقص|ما (?:لا يعمل|ينقصنا|لا يسير)|أين نخسر|لماذا نخسر|سلبيات|السلبيات)(?: .{0,20})?',
    '(?:المنافس(?:ون|ين|ة)?|مقارنة (?:مع|ب)المنافسين|أمام المنافسين)(?: .{0,20})?',
    '(?:نقاط (?:مفتوحة|معلقة)|معلق(?:ة)?|لم يُ?حسم|قيد (?:الانتظار|المتابعة)|مطلوب منا|بانتظار .{1,20}|دروس مستفادة|سجل التغييرات|المصادر|مصادر الأرقام)(?: .{0,20})?',
  ],
};

/** `vs TempMate`, `Frente a QVet`: with a name, as a heading has it. */
const versus = `(?:vs\\.?|versus|compared (?:with|to)|against|gegenüber|im vergleich zu|face à|par rapport à|frente a|comparado con|rispetto a|contro|confronto con|face à|comparado com|tegenover|vergeleken met|wobec|na tle) ${name}`;
/** Not somebody else who sells. */
const plainRivals =
  /(?:excel|spreadsheets?|google sheets|papier|paper|whatsapp|outlook|eigenleistung|selbermachen|diy|leasing|status quo|kauf|miete)$/iu;

const anyOf = new RegExp(`^(?:${Object.values(byLanguage).flat().join('|')})$`, 'u');
const rival = new RegExp(`^(?:.{2,30} )?(?:${versus})$`, 'iu');
const rivalNamed = new RegExp(`(?:${name})$`, 'u');

const slide =
  /^(?:slide|folie|diapo(?:sitiv[eao])?|lámina|dia|slajd|スライド)\s?\d{1,2}(?:\s?(?:of|von|de|di|van|z|\/)\s?\d{1,2})?\s?[-–—:：.)]?\s*/iu;
/** On a slide of its own, not the keeping of copies. */
const spareSlide =
  /^(?:backup|back-up|hidden|spare|reserve|réserve|reserva|riserva|zapas|予備)(?!\p{L})/iu;
const frame =
  /^[\s#>*_=~[\](){}<>!•■□◆◇▼▲●○★☆§【«»"“”–—-]{0,20}(?:\d{1,2}(?:\.\d{1,2})?[.)](?:\s{1,4}|(?=\p{Lo})))?/u;
const tail = /[\s#*_=~[\]{}<>】:：!–—-]{0,20}$/u;
const maxName = 70;

/** Whether all below such a heading is the team's own; a question is a reader's. */
export function isTeamHeading(line: string): boolean {
  if (line.length > 140) return false;
  const bare = line.trim().replace(frame, '').replace(tail, '');
  const text = bare.replace(slide, '');
  if (text === '' || /[?？؟.。]$/u.test(text)) return false;
  if (isTeamAddressed(text)) return true;
  if (text.length > maxName) return false;
  if (text !== bare && spareSlide.test(text)) return true;
  if (anyOf.test(text.toLowerCase()) || isRivals(text)) return true;
  // `Known issues (September)`, `Weak spots – for the call`, `hidden, only if asked`.
  const first = text.split(/\s[–—-]\s|,\s|\s?[(（]|：|:\s/u)[0] ?? '';
  return first !== text && first.length >= 3 && anyOf.test(first.trim().toLowerCase());
}

const isRivals = (text: string): boolean =>
  rival.test(text) && rivalNamed.test(text) && !plainRivals.test(text);
