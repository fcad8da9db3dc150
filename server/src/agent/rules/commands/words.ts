// Words of instructions that no edit has: how they narrow, end, name and set the tone.
import type { BlockType } from '../../../content/content.ts';
import { compiled } from './starts.ts';

export const onlyWord =
  'only|just|solely|nur|lediglich|ausschließlich|seulement|uniquement|solamente|únicamente|sólo|soltanto|solamente|unicamente|solo|somente|apenas|só|alleen|enkel|uitsluitend|tylko|wyłącznie';
/** Says that nothing else is meant. */
export const namesOnly = new RegExp(`(?<!\\p{L})(?:${onlyWord})(?!\\p{L})`, 'iu');
const showVerb =
  'mention|show|give|name|list|include|quote|cite|offer|present|talk about|falar d[aeo]s?|falar sobre|hablar d(?:e|el)|parler d(?:e|u|es)|parlare d(?:i|el|ella|ei)|praten over|use|keep|nenne|nennen|zeige|zeigen|erwähne|mentionner|mentionnez|montrer|montrez|citer|citez|afficher|affichez|donner|donnez|présenter|présentez|garder|gardez|mencionar|mencione|menciona|mostrar|muestre|muestra|enseñe|enseña|enseñar|ponga|pon|incluya|incluye|cite|deje|deja|dar|menzionare|menziona|menzioni|mostrare|mostra|mostri|citare|cita|citi|indichi|presenti|inserisca|metta|tenga|mostre|mencione|apresente|inclua|coloque|ponha|noem|toon|vermeld|gebruik|zet|pokaż|pokazać|pokazuj|podać|podaj|wymień|zostaw|wspomnij o';
export const priceName =
  'prices?|pricing|costs?|fees?|rates?|preise?|kosten|prix|tarifs?|precios?|tarifas?|prezz[oi]|costi|preços?|tariffe|valores|prijs|prijzen|tarief|tarieven|cen[ayę]|cennik|stawk[iaę]|opłaty';

/** Whatever comes before the word is a verb of showing, or the prices alone. */
export const only: readonly RegExp[] = compiled([
  // `Pôr só os preços de estampilha`: who speaks of prices need not be known by the verb.
  `^(?:\\p{L}+\\s){0,2}?(?:${onlyWord})\\s(?:(?:${showVerb})\\s)?(?<before>(?:(?:the|die|den|le|les|el|los|las|il|i|o|os|as|de|het)\\s)?(?:${priceName}))\\s(?:for|of|für|der|des|von|pour|d[eu]l?|des|para|per|di|dell[aeo]|dei|degli|d[ao]s?|voor|van|dla)\\s(?<about>.{2,60})$`,
  `^(?:(?:(?:${showVerb})\\s)?(?<before>(?:(?:the|die|les|los|las|le|i|os|de)\\s)?(?:${priceName}))(?:\\s(?:bitte|please))?[:：]?\\s)?(?:(?:${showVerb})\\s)?(?:${onlyWord})\\s(?:(?:${showVerb})\\s)?(?<about>.{2,80})$`,
  `^(?:(?:${showVerb})\\s)?(?<before>(?:(?:the|die|les|los|las|i|os|de)\\s)?(?:${priceName}))\\s(?<about>(?:for|of|für|pour|de|del|para|per|di|voor|van|dla)\\s.{2,60}?)\\s(?:${onlyWord})$`,
  `^(?:(?:${showVerb})\\s)?(?<about>.{2,60}?)\\s(?:only|seulement|uniquement|solamente|únicamente|soltanto|apenas|somente)$`,
  // `Laat alleen de screens zien`, `zeige nur Hof M`.
  `^(?:laat|zeige?|nenne?|bringe?|toon)\\s(?:${onlyWord})\\s(?<about>.{2,80}?)(?:\\szien)?$`,
  `^n(?:e |[’'])(?:montrer|montrez|mentionner|mentionnez|citer|citez|afficher|affichez|donner|donnez|présenter|présentez|gardez|parler)(?: que) (?<before>(?:les? |du )?(?:${priceName})\\s)?(?<about>.{2,80})$`,
  /^(?:(?<before>料金|価格|費用|値段|金額)(?:は|について)?|.{1,10}?(?:は|には|では))?(?<about>.{1,30}?)(?:のみ|だけ)/u,
  /^(?:فقط)\s+(?<about>.{2,60})$|^(?:اذكر|اعرض)\s+(?:فقط)\s+(?<named>.{2,60})$/u,
]);

/** What the page is meant for: it has to speak of that. */
export const purpose =
  /^(?:que sirva para|pensad[oa] para|it(?: is|[’']s) (?:meant )?for|meant for|should work for|soll (?:als vorlage )?für|gedacht für|als vorlage für|doit servir (?:pour|à)|destiné\p{L}* à|deve servire per|pensat[oa] per|que sirva para|deve servir para|bedoeld voor|ma służyć) (.{3,80}?)(?: dienen)?$/iu;

/** `End with …`, and where a language puts the verb last, `… zum Schluss`. */
export const ends: readonly RegExp[] = [
  /^(.{2,40}?)[をは](?:ページの)?(?:一番|いちばん)?(?:最後|末尾|一番下)に/u,
  /^(?:end|finish|close|conclude|wrap up|round off|sign off)(?: the page)? (?:with|on|by) (.{2,80})$/iu,
  /^(?:put|place|show) (.{2,80}?) (?:last|at the (?:very )?end|at the bottom)$/iu,
  /^(?:ende|enden|schließe|schließen|abschließen|aufhören|beende die seite|beenden) mit (.{2,80}?)(?: ab)?$/iu,
  /^mit (.{2,80}?) (?:enden|schließen|abschließen|aufhören)$/iu,
  /^(?:am ende|zum schluss|ganz am ende|unten) (?:steht|kommt|soll) (.{2,80}?)(?: (?:stehen|kommen))?$/iu,
  /^(?:am ende|zum schluss) (.{2,80}?)(?: \p{Ll}{3,12}en)?$/iu,
  /^(?:à la fin|pour finir|al final|alla fine|no final|aan het einde?|tot slot|na koniec|na końcu|at the end),? (.{2,80})$/iu,
  /^(.{2,80}?) (?:ans ende|an den schluss|zum schluss|am ende)(?: \p{L}+)?$/iu,
  /^(?:terminer|finir|conclure|terminez|finissez|concluez|clore|clôturez|termine|finis|conclus) (?:la page )?(?:par|avec|sur) (.{2,80})$/iu,
  /^(?:terminar|acabar|cerrar|termina|acaba|cierra|termine|acabe|cierre|concluya|finalice|terminad) (?:la página )?con (.{2,80})$/iu,
  /^(?:finire|concludere|chiudere|terminare|finisci|concludi|chiudi|finisca|concluda|chiuda|termini) (?:la pagina )?con (.{2,80})$/iu,
  /^(?:terminar|acabar|fechar|concluir|termine|acabe|feche|conclua|encerre|termina|acaba) (?:a página )?com (.{2,80})$/iu,
  /^(?:que la página termine|que termine|que acabe) con (.{2,80})$/iu,
  /^(.{2,80}?) (?:at the (?:very )?end|last|als letztes|ganz unten|al final|à la fin|en dernier|alla fine|per ultim[oaie]|no fim|no final|por último|als laatste|aan het einde?|onderaan|na końcu|na koniec)$/iu,
  /^(?:eindig|eindigen|sluit af|sluit (?:de pagina )?af|afsluiten|besluit) met (.{2,80}?)(?: af)?$/iu,
  /^(?:met) (.{2,80}?) (?:eindigen|afsluiten)$/iu,
  /^(?:zakończ|zakończyć|skończ|zamknij)(?: stronę)?(?: na)? (.{2,80})$/iu,
  /^(.{2,40}?)で(?:終わ|締め|結)/u,
  /^(?:最後|末尾|締め)(?:は|に|には)、?(.{2,40}?)(?:へ|を|で|に)?$/u,
  // `The next step is the free survey`.
  /^(?:(?:the|her|his|their|our|der|ihr|sein|la|le|el|il|o|de|het) )?(?:next step|nächster? schritt|prochaine étape|(?:siguiente|próximo) paso|prossimo passo|próximo passo|volgende stap|następny(?:m)? krok(?:iem)?)(?: is| ist| est| es| è| é| jest)?:? (.{2,80})$/iu,
  /^(?:اختم|اختتم) ب\s?(.{2,60})$/u,
];

/** What the tables of edits call in other languages. */
export const englishKinds: readonly [BlockType, RegExp][] = [
  ['steps', /^(?:steps|process steps)$/iu],
  ['stats', /^(?:stats|statistics|key figures)$/iu],
  ['logos', /^logos$/iu],
  ['form', /^(?:contact )?form$/iu],
  ['media', /^(?:pictures?|images?|photos?|videos?)$/iu],
  ['timeline', /^timeline$/iu],
];

/** Asks to speak of something, where no edit has the verb. */
export const naming =
  /^(?:say(?! (?:it|this|that|so|sorry|thanks?|thank you|hello|hi|please|yes|no|nothing)(?!\p{L}))|nominare|nomina|accennare a[il]?|accennare alla|ricordare|ricorda|evocar|evoquer|évoquer|évoquez|parler d[eu]s?|parlez d[eu]s?|hablar del?|parlare d(?:i|el|ella|ei|elle)|falar d[eao]s?|referir|refiere|refira|vertel over|powiedz o|include|show|display|bring up|touch on|ansprechen:|geh auf|present|bring in|work in|poner|ponga|incluya|muestr[ae]|mostrar|indicar|incluir|colocar|pôr|mettere|mostrare|mostr[aei]|inserire|indicare|inclua|apresente|montrer|montre[rz]|affiche[rz]?|indiquer|mettre|donner|donnez) (?:el |la |los |las |il |lo |gli |i |le |les |o |a |os |as )?(.{2,80})$/iu;

/** `Say honestly that one delivery was late`: told, wherever it stands. */
export const saidThat =
  /^(?:you|we) (?:may|can) say (?:that )?(.{3,80})$|^(?:man darf|wir dürfen|darf man) (?:sagen|schreiben|erwähnen),? dass (.{3,80})$|^on peut dire qu(?:e |[’'])(.{3,80})$|^se puede decir que (.{3,80})$|^si può dire che (.{3,80})$|^pode(?:-se)? dizer(?:-se)? que (.{3,80})$|^(?:je|we) mag(?:en)? zeggen dat (.{3,80})$|^można (?:powiedzieć|napisać),? że (.{3,80})$|^(?:say|admit|tell (?:her|him|them)) (?:honestly|plainly|openly|clearly|frankly) that (.{3,80})$|^(?:ehrlich|offen|klar|deutlich) (?:sagen|schreiben|zugeben),? dass (.{3,80})$|^(?:dire|dites) (?:honnêtement|franchement|clairement) que (.{3,80})$|^(?:decir|diga|di) (?:honestamente|claramente|con franqueza) que (.{3,80})$|^(?:dire|dica|di[’']) (?:onestamente|chiaramente|apertamente) che (.{3,80})$|^(?:dizer|diga) (?:honestamente|claramente|abertamente) que (.{3,80})$|^zeg (?:eerlijk|duidelijk|open) dat (.{3,80})$|^(?:powiedz|napisz) (?:szczerze|otwarcie|jasno),? że (.{3,80})$|^(.{3,40}?)(?:こと)?を(?:正直に|はっきり)(?:伝え|書|述べ)/iu;

/** `Frist 5. Dezember deutlich nennen`, `Preise gern zeigen`. */
export const namedLast =
  /^(?!nicht|nur|niet|alleen|kein|geen)(.{2,80}?)(?:\s(?:deutlich|klar|unbedingt|ausdrücklich|gerne?|wie genannt|duidelijk|zeker|gewoon|als (?:Möglichkeit|Option|mogelijkheid|optie)))?\s(?:nennen|erwähnen|angeben|zeigen|aufführen|noemen|vermelden|tonen|laten zien)$|^([^、]{1,40}?)(?:こと|点|旨)?[をは](?:短く|必ず|簡単に)?(?:載せる|掲載する|入れる|示す|見せる|伝える|知らせる|書く|紹介する)$|^([^、]{1,30}?)[にも]+(?:短く|必ず|簡単に)?触れる$/iu;

export const quoteVerb =
  /^(?:quote|cite|zitiere|citer|citez|cita|citar|citare|cite|citeer|zacytuj)\s|\s(?:zitieren|citeren)$/iu;
/** The name of somebody: two words or more, each with a capital. */
export const speaker =
  /(?<!\p{L})(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|M)\.?\s)?(?!(?:Use|Take|Quote|Cite|Citer|Citar|Citare|Zitat|Das|Die|Bitte|The)\s)\p{Lu}[\p{Ll}’'-]+(?:\s(?:(?:de|del|van|von|da|di|le|la)\s)?\p{Lu}[\p{L}’'-]+){1,2}|[\p{sc=Han}\p{sc=Katakana}]{1,6}(?=さん|様|氏)/u;

export const short =
  /^(?:(?:keep|fit) (?:it|this|the page|everything) (?:to|on) (?:one|a single) (?:screen|page)|(?:keep|make|be|stay)(?: it| this| the page| things)? (?:(?:very|really|fairly|quite|pretty|reasonably|relatively|rather|nice and|as) )?(?:short|brief|concise)(?: as possible)?(?: and .{2,30})?|(?:on the |rather |fairly |quite )(?:short|brief)(?: side)?|short|brief|short page|kurz(?: (?:halten|fassen|und .{2,20}))?|(?:halte|fasse?) (?:es|dich|sie) kurz|(?:möglichst|eher|ziemlich|recht|relativ) (?:kurz|knapp)(?: halten| fassen)?|knapp(?: halten)?|(?:faire|faites|rester|soyez|sois) (?:(?:plutôt|assez) )?(?:court|bref|concis)\p{L}*|(?:plutôt |assez )?(?:court|bref)|(?:que sea |ser |sé |sea )?(?:bastante |más bien )?(?:breve|corto|corta|conciso|concisa)|(?:essere |sii |sia |tenere |tienilo |mantenere )?(?:piuttosto |abbastanza )?(?:breve|corto|conciso|concisa|brevi)|(?:seja |ser |manter |mantenha )?(?:breve|curto|curta|conciso)|(?:hou(?:d|den)? het )?(?:vrij |redelijk |lekker )?(?:kort|beknopt)(?: houden)?|(?:dość |raczej )?(?:krótko|zwięźle)|(?:短く|短めに|簡潔に|手短に).{0,12})$/iu;

/** `Keep it under six sections`: how many, and whether that many are too many. */
export const sectionCount =
  /(?<under>under|fewer than|less than|weniger als|unter|moins de|menos de|meno di|minder dan|mniej niż)?\s?(?<most>\d{1,2}|\p{L}{2,9})\s?(?:sections?|blocks?|abschnitten?|blöcken?|blocs?|secciones|bloques|sezioni|blocchi|se(?:c)?ções|blocos|secties|blokken|sekcj\p{L}+|bloków|セクション)(?<less>以内|以下|未満)?/iu;

export const firstName =
  /(?<!\p{L})(?:by (?:(?:her|his|their|the) )?first name|first-name terms|(?:use|with) (?:her|his|their|the) first name|beim vornamen|mit (?:dem )?vornamen|par son prénom|par le prénom|por su nombre(?: de pila)?|por el nombre|per nome|con il nome|pelo (?:primeiro )?nome|bij (?:de )?voornaam|met (?:de )?voornaam|po imieniu)(?!\p{L})/iu;
/** `Address him as Dr Muir`. */
export const called =
  /^(?:[Aa]ddress|[Cc]all)(?: him| her| them)? (?:as )?(\p{Lu}[^,;]{1,40})$|^(?:[Mm]it |[Aa]ls )?((?:Frau|Herrn?|Dr)\.? [^,;]{1,40}) (?:ansprechen|anreden)$|^(?:[Tt]rat[ae]-[ao] por|[Ll]l[aá]m[ae]l[ao]|[Cc]hiamal[ao]|[Aa]ppelle[rz]?-l[ae]) [«“„"]?(\p{Lu}\p{Ll}{1,20})[»”“"]?(?=$|,)/u;

/** `Keep it factual`, `sachlich bleiben`, `soyez discret`, `nichts schlechtreden`: how it is said, in one word or two. */
export const manner =
  /^(?:(?:keep|make)(?: it| this| the page| things)|stay|be) (?:very |really |rather )?\p{L}+(?: (?:and|but) (?:not )?\p{L}+)?$|^\p{Ll}+(?: und \p{Ll}+)? (?:bleiben|halten|formulieren)$|^(?:rester|restez|soyez|être) \p{L}+(?: et \p{L}+)?$|^(?:ser|sea|sé|sean) \p{L}+(?: y \p{L}+)?$|^(?:essere|sia|sii|restare) \p{L}+(?: e \p{L}+)?$|^(?:ser|seja) \p{L}+(?: e \p{L}+)?$|^(?:blijf|hou(?:d)? het|wees) \p{L}+(?: en \p{L}+)?$|^(?:nichts|niemanden) schlecht\s?(?:reden|machen)$|^(?:ohne|without|sans|sin|senza|sem|zonder) (?:jemanden schlechtzureden|running anyone down|dénigrer personne|criticar a nadie|criticare nessuno|criticar ninguém|iemand af te kraken)$|^português d[eo] (?:portugal|brasil)$/iu;

/** A way of writing: the sources have their own. */
export const tone =
  /(?<!\p{L})(?:chatty|gush(?:ing|y)|pushy|matey|cheesy|flowery|breezy|blumig|anbiedernd|reißerisch|racoleur|empalagos[oa]|meloso|stucchevol[ei]|opdringerig|plain words|plain english|adjectives?|slang|dialects?|jokes?|dialekt|adjektive?|witze|scherze|adjectifs?|blagues?|plaisanteries|argot|adjetivos?|chistes?|bromas|aggettivi|battute|scherzi|dialetto|piadas?|gíria|grapjes|grappen|bijvoeglijke naamwoorden|żart(?:y|ów)|przymiotnik(?:i|ów)|(?:don[’']?t|do not|no need to) explain|n[’']expliquez pas|niet uitleggen|(?:british|american|uk|us|canadian|australian) (?:spelling|english)|marketing(?: talk| speak)?|salesy|jargon|buzzwords|friendly|warm|simple words|keep it simple|tone|humou?r|sachlich|ruhig|freundlich|locker|nüchtern|werblich|einfache sprache|ton (?:sobre|chaleureux|amical|simple)|sobre|chaleureu\p{L}+|amical|tono|cercano|sencillo|cordial|sobrio|amichevole|semplice|tom|próximo|simples|zakelijk|vriendelijk|nuchter|toon|eenvoudig|ton|rzeczowo|przyjaźnie)(?!\p{L})|親しみやすく|やさしい言葉|わかりやすく|口調/iu;
