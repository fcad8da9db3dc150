// How a team says what a headline should be without dictating it, and what is to become a question.

/** `… – something like that`: said of the wording, and no part of it. */
export const approximately =
  /(?:[\s,]|\s[–-]\s){1,3}(?:something like that|or something (?:like it|similar|(?:close|near) to (?:that|it))|(?:or )?words to that effect|along those lines|roughly|so (?:in )?etwa|(?:oder )?so ähnlich|so in der art|sinngemäß|en gros(?: c['’]est ça)?|(?:ou )?quelque chose comme ça|grosso modo|(?:o )?algo así|(?:o )?qualcosa del genere|più o meno così|(?:ou )?algo assim|(?:of )?zoiets|(?:lub |albo )?coś (?:takiego|w tym stylu)|みたいな感じ(?:で)?)[.!]?$/iu;

const words = 'words?|wörtern?|worte|mots|palabras|parole|palavras|woorden|słów|słowa';
const most =
  'max(?:imal|imum|\\.)?|at most|no more than|höchstens|au (?:plus|maximum)|(?:como )?máximo|al massimo|massimo|no máximo|hoogstens|maksymalnie|najwyżej';
/** `…, max 10 words`, `12 mots maximum`. */
export const atMostWords = new RegExp(
  `[\\s,;(]{0,3}(?:in\\s|mit\\s|en\\s|in\\s)?(?:(?:${most})\\s(?:de\\s)?(\\d{1,2})\\s(?:${words})|(\\d{1,2})\\s(?:${words})\\s?(?:${most}))\\)?`,
  'iu',
);
/** `…, short`. */
export const beShort =
  /,\s(?:(?:but|and|nice and|aber|und|et|pero|y|ma|e|en)\s)?(?:short|kurz|courte?|cort[oa]|breve|curt[oa]|kort|krótk[oi])$/u;
/** `pairs in it and …`: where it should stand, and no word of it. */
export const inTheLine =
  /\s(?:in it|inside|drin|darin|haben|enthalten|dedans|dentro|erin|w nim)(?=$|,|\s(?:and|und|et|y|e|en|i)\s)/giu;

/** `Should say …`: what is told of a line. */
export const lineMust =
  /^(?:(?:it|that|das|sie|es|il|elle|hij|die)\s)?(?:should|must|needs?(?: to)?|has to|ought to|soll(?:te)?|muss|doit|devrait|debe(?:ría)?|deve|dovrebbe|devia|deveria|moet|powinien|powinno)\s(?:(?:say|have|contain|include|mention|name|speak of|be about|haben|enthalten|sagen|nennen|avoir|contenir|dire|tener|contener|decir|avere|contenere|ter|conter|dizer|hebben|bevatten|zeggen|noemen|mieć|zawierać)\s)?/iu;
/** `Say that …`, `make it clear that …`, `dass …`: what a line should tell, and not its words. */
export const lineTellsThat =
  /^(?:(?:bitte|please|just)\s)?(?:(?:say|state|show|mention|stress|explain|tell (?:them|people|her|him|everyone)|make (?:it )?(?:clear|plain|obvious)|point out|(?:klar|deutlich) machen|mach(?:e|t)? (?:klar|deutlich)|sag(?:en|t)?|zeig(?:en|t)?|(?:dis|dites|dire|faire comprendre|montrer)(?: bien| clairement)?|(?:deja|dejar|dejad) claro|(?:di|decir|diga)|(?:dì|di[’']|dire|far capire|chiarire)|(?:deixar? claro|diz|dizer)|(?:zeg(?:gen)?|duidelijk maken|maak duidelijk)|(?:powiedz|pokaż|napisz)),? (?:that|dass|que|che|dat|że))\s(.{6,140})$/iu;
/** Without a verb in small letters, for what opens with a capital may be a title. */
export const lineThat =
  /^(?:(?:dass|que|che|że)\s|qu['’]|that (?=(?:the|we|our|it|they|you|your|nothing|nobody|no|all|a)\s)|dat (?=(?:de|het|we|wij|er|je|jullie|een|u|niemand|alles)\s))(.{6,140})$/u;
/** `Less charity-speak, more like the mower line`: another tone, and perhaps a model. */
export const otherTone =
  /^(?:a bit |etwas |un peu |un poco |um pouco |iets )?(?:less|more|not (?:so|as)|weniger|mehr|nicht so|moins|plus|pas si|menos|más|no tan|meno|più|non così|mais|minder|meer|niet zo|mniej|bardziej|nie tak)\s/iu;
export const likeModel =
  /(?:^|\s)(?:like|wie|comme|como|come|zoals|jak)\s(?:(?:the|our|die|der|das|den|unser|la|le|el|il|lo|o|a|de|het|ten|ta)\s)?(.{3,60}?)(?:\s(?:line|sentence|one|zeile|satz|phrase|frase|zin|zdanie))?$/iu;

const questionNames = 'question|faq|frage|faq-frage|pregunta|domanda|pergunta|vraag|pytanie';
const asOne = `(?:as|als|comme|en|como|come|jako)\\s(?:(?:an?|eine|une|una|uma|een)\\s)?(?:faq\\s)?(?:${questionNames})`;
const adds =
  'add|put|include|füge?|nimm|ergänze|schreibe?|setze?|ajoute[rz]?|mets|mettez|añ[aá]de(?:lo|la)?|añad[ai]r?(?:lo|la)?|pon(?:ga)?(?:lo|la)?|aggiung\\p{L}{1,5}|acrescent\\p{L}{1,3}|adicion\\p{L}{1,3}|põe|voeg|zet|dodaj';
/** `She asked whether …, add that as a question`. */
export const addAsQuestion = new RegExp(
  `^(.{5,300}?)[,.;–-]\\s{0,3}(?:(?:and|und|et|y|e|en|i)\\s)?(?:(?:please|pls|bitte|por favor|per favore|svp|graag|proszę)\\s)?(?:(?:${adds})(?:[\\s-](?:that|this|it|das|es|ça|cela|le|la|lo|esto|eso|questo|isso|o|a|dat|dit|het|to))?\\s(?:(?:bitte|please|toe|erbij|in|auf|dazu)\\s)?${asOne}|(?:das|dat|es)?\\s?(?:bitte\\s|graag\\s)?${asOne})(?:\\s(?:hinzu|auf|ein|dazu|rein|ergänzen|aufnehmen|hinzufügen|toe|erbij|toevoegen|too|please|bitte|svp))?[\\s.!]{0,3}$`,
  'iu',
);
/** Who asked, and when: no part of the question. */
export const whoAsked =
  /^(?:[\p{L}’' ]{1,30}?\s)?(?:asked|asks|(?:wants?|wanted) to know|wondered|(?:hat |hatte )?gefragt|fragte|fragt|(?:wollte|will) wissen|a demandé|demande|veut savoir|(?:ha )?preguntado|preguntó|pregunta|quiere saber|ha chiesto|chiede|vuole sapere|perguntou|pergunta|quer saber|vroeg|vraagt|wil(?:de)? weten|pytała?|pyta|chce wiedzieć)(?:\s(?:me|us|mich|uns))?[,:]?\s/iu;
export const whenAsked =
  /\s(?:on|in|during|at) (?:another|the last|our last|a|an earlier|the) (?:call|meeting|mail|email)$/iu;

/** `Question about bank holidays`, `Frage, ob …`: what is to be answered in the questions. */
export const questionOn = new RegExp(
  `^(?:(?:an?|the|one|eine|die|une|la|una|uma|a|een|de)\\s)?(?:${questionNames})(?:\\s(?:about|on|of|for|zu[mr]?|über|nach|sur|sobre|sulla|sul|su|over|naar|o|de|du|des|del|do|da|von))?[,:]?\\s(.{4,200})$|^(.{2,60}?)(?:かどうか)?(?:という|についての|の)質問$`,
  'iu',
);
/** `Whether …`. */
export const whether = /^(?:whether|if|ob|si|se|of|czy)\s+/iu;
