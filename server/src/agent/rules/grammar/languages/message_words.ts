// What a message has beside its requests, in all languages at once: thanks, reasons, second thoughts,
// words that point back. Data only; each counts at one place of a message.
import { everywhereWords } from './shape_words.ts';

/** `Write it for his workshop manager`: the page as it is, for another reader. */
export const forReader =
  /^(?:please |bitte |merci de |proszę )?(?:(?:(?:re)?write|address|aim|gear|tailor|adapt|redo|direct|make) (?:it|this|that|the page|everything) (?:for|to|at|towards)|(?:schreib|schreibe|schreiben sie|richte|richten sie|adressiere|adressieren sie|passe?|passen sie) (?:es|das|sie|die seite|alles) (?:bitte )?(?:für|an)|(?:(?:ré)?écri(?:s|vez)|récri(?:s|vez)|adresse(?:z)?|adapte(?:z)?|destine(?:z)?)(?:-l[ae]| la page| cela| ça) (?:pour|à|au)|(?:re)?escr[ií]b(?:a|e)(?:l[oa]| la página| esto) para|(?:diríja|dirige|dirija|adapte|adápte|adapta)(?:l[oa]| la página) (?:a|para)|(?:ri)?scriv(?:i|a)(?:l[oa]| la pagina) per|(?:la (?:ri)?scriva|indirizzal[oa]|adattal[oa]) (?:per|a)|(?:re)?escrev[ae](?:-[oa]| a página| isto) para|(?:her)?schrijf (?:het|dit|de pagina|hem) (?:voor|aan)|richt (?:het|de pagina|hem) (?:op|aan)|(?:napisz|przepisz|skieruj|dostosuj) (?:to|ją|stronę|tę stronę) (?:dla|do))\s(?=\p{L})|^.{1,30}(?:宛て?|向け)に(?:書き|変え|作り|修正)/iu;

/** A plan by what it tells. */
export const whoDoesWhat =
  /who does what|wer (?:macht |tut )?was|qui fait quoi|quién hace qué|chi fa (?:che )?cosa|quem faz o qu[eê]|wie doet wat|kto co (?:robi|zrobi)|誰が(?:いつまでに)?何を/iu;

/** `…, or rather …`: what was asked for right before is no longer wanted. */
export const better =
  'or rather|actually no|never ?mind|no,? forget (?:it|that)|forget (?:it|that)|nonsense|(?:nein,? |ach,? )?quatsch|vergiss (?:es|das)|laisse(?:z)? tomber|oublie(?:z)? ça|déjalo|olvídal[oa]|lascia (?:stare|perdere)|esquece|deixa estar|laat maar|nieważne|no wait|wait no|no,? sorry|sorry no|scratch that|strike that|ach nein|ach nee|nein,? doch lieber|nein,? sorry|nein,? halt|nein,? warte|nee,? sorry|nee,? wacht|nee,? toch liever|(?:ah )?non,? pardon|non,? attendez|no,? perd[oó]na?|no,? espera|anzi no|no,? scusa|no,? scusi|não,? desculp[ae]|não,? espera|nie,? przepraszam|nie,? czekaj|いや、?やっぱり|oder besser|oder lieber|ou plutôt|ou mieux|o mejor|o más bien|o meglio|anzi|ou melhor|of liever|of beter|albo lepiej|いや、|やっぱり';

/** The point of `Dr.` ends no sentence. */
export const abbreviated = '(?<![\\p{L}])(?:Dra?|Sra?|Mrs?|Ms|Prof|Fr|Hr|Sig|Dott|Ing|dhr|mevr)';
/** Nor does that of `15. Juni`. */
export const dayOfMonth =
  '(?<=(?<!\\d)\\d{1,2}\\.)\\s(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\\p{L}{0,7}(?!\\p{L})';

/** `Less about the cellar`, and who says it. */
const lessOf = [
  ['(?:a bit |a little |much )?less (?:about|on)', 'shorten'],
  ['(?:etwas |deutlich )?weniger (?:über|zum|zur|zu|vom|von)', 'kürze'],
  ['(?:un peu )?moins (?:sur|à propos de)', 'raccourcis'],
  ['(?:un poco )?menos (?:sobre|acerca de)', 'acorta'],
  ["(?:un po[’'] )?meno (?:sull[aeo]?|sui|sugli|sul|su)", 'accorcia'],
  ['(?:um pouco )?menos (?:sobre o|sobre a|acerca d[aeo])', 'encurta'],
  ['(?:wat |iets )?minder over', 'verkort'],
  ['(?:trochę )?mniej o', 'skróć'],
] as const;

/** `Make it clear that …`: it is to be said. */
const clearThat = [
  ['(?:please )?make (?:it )?(?:quite |very )?clear (?=that\\s)', 'say '],
  [
    '(?:mach|mache|machen sie|macht)(?: bitte| es)*(?: ganz)? (?:klar|deutlich),? (?=dass\\s)',
    'schreib, ',
  ],
  ['(?:faites|fais) (?:bien )?comprendre (?=qu)', 'dites '],
  ['(?:deja|deje|que quede|ponga|pon)(?: bien| muy)? claro (?=que\\s)', 'di '],
  ['(?:metti|metta|mettete|fai|faccia)(?: bene)?(?: in)? chiaro (?=che\\s)', 'scrivi '],
  ['(?:deixa|deixe|fique)(?: bem)? claro (?=que\\s)', 'diz '],
  ['maak(?: het)?(?: goed| heel)? duidelijk,? (?=dat\\s)', 'schrijf '],
  ['zaznacz wyraźnie,? (?=że\\s)', 'napisz, '],
] as const;

/** `It should also say that …`, `tell her …`, `less about …`: a wish as the command that it is, in the words of its language. */
export const frames: readonly (readonly [frame: RegExp, command: string])[] = [
  [
    /は(?:不要|必要ない|要らない|いらない)(?:です)?(?:ので|から)?[、。]?(?=(?:削除|消し|外し|取っ|抜い))/gu,
    'を',
  ],
  ...clearThat.map(
    ([clear, command]) =>
      [
        new RegExp(`(?<=^|[.!?;,]\\s|\\n|\\s(?:and|und|et|y|e|en|i)\\s)(?:${clear})`, 'giu'),
        command,
      ] as const,
  ),
  [
    /(?<=^|[.!?;]\s|\n)(?:(?:it|the page|we) (?:should|could|ought to|must|needs? to) (?:also )?(?:say|mention|state)(?: too| as well)? that |(?:please )?(?:tell|let) (?:them|him|her)(?: know)?(?: that)? (?=(?:we|our|it|they|there|the|an?|this|every|all|\p{L}+ (?:is|are|will|can|has|have))\s))/giu,
    'say that ',
  ],
  [
    /(?<=^|[.!?;]\s|\n)(?:please )?(?:(?:say|state|note|mention)|write(?! it)) (?=(?:(?:we|it|they|there|nobody|everybody)(?:\s|['’](?:re|s|ve|ll)\s)|(?:the|our|all|every|each) \p{L}+ (?:\p{L}+ ){0,3}(?:is|are|has|have|will|can)\s)\p{L})/giu,
    'say that ',
  ],
  [
    /(?<=^|[.!?;]\s|\n)(?:(?:please|can you|could you) )?(?:rewrite|redo|reword|change) the (?:headline|title)(?:,? so (?:that )?it (?:says|mentions|reads|tells(?: her| him| them)?|makes clear)|,? it should (?:say|mention|make clear))(?: that)? (?=\p{L})/giu,
    'the headline should say that ',
  ],
  [
    /(?<=^|[.!?;]\s|\n)(?:(?:please|can you|could you) )?(?:rewrite|redo|reword|change) the (?:headline|title)(?:,? so (?:that )?it (?:speaks of|talks about|is about)|,? it should (?:be|speak|talk) (?:about|of)) (?=\p{L}|\d)/giu,
    'the headline should be about ',
  ],
  ...lessOf.map(
    ([less, command]) =>
      [
        new RegExp(
          `(?<=^|[.!?;,]\\s|\\n|\\s(?:and|und|et|y|e|en|i)\\s)(?:${less})\\s(?=[\\p{L}'’]{2})`,
          'giu',
        ),
        `${command} `,
      ] as const,
  ),
  [
    /(?:il (?:faudrait|faut|serait (?:bon|bien|utile) de)|on (?:devrait|pourrait|doit)) (?:aussi |également )?(?:dire|préciser|ajouter|indiquer|mentionner|signaler)(?: aussi| également)? (?=qu(?:e\s|['’]))/giu,
    'dites ',
  ],
  [
    /(?:habría que|hay que|convendría|estaría bien|deberíamos|se debería) (?:también )?(?:decir|añadir|poner|indicar|mencionar|aclarar)(?: también)? (?=que\s)/giu,
    'di ',
  ],
  [
    /(?:bisognerebbe|bisogna|si dovrebbe|andrebbe|sarebbe (?:bene|utile)|dovremmo) (?:anche )?(?:dire|aggiungere|scrivere|precisare|indicare|detto|aggiunto|scritto)(?: anche)? (?=che\s)/giu,
    'scrivi ',
  ],
  [
    /(?:era bom|seria bom|convinha|devíamos|deveríamos|é preciso|temos de|tem que|tinha de) (?:também )?(?:dizer|acrescentar|pôr|indicar|mencionar)(?: também)? (?=que\s)/giu,
    'diz ',
  ],
  [
    /(?<=^|[.!?;]\s|\n)(?:man|wir|da|es) (?:sollten?|könnten?|müssten?|muss) (?:(?:man|wir|auch|noch|vielleicht) ){0,3}(?:sagen|schreiben|erwähnen|ergänzen|rein|dazu),? (?=dass\s)/giu,
    'schreib, ',
  ],
  [
    /(?<=^|[.!?;]\s|\n)(?:er|we|je) (?:moet|moeten|zou|zouden|mag) (?:(?:er|ook|nog) ){0,3}(?:bij|in|zeggen|vermelden)(?: staan| komen)?,? (?=dat\s)/giu,
    'schrijf ',
  ],
  [
    /(?:trzeba|warto|należy|dobrze byłoby) (?:też |także |jeszcze )?(?:dodać|napisać|powiedzieć|wspomnieć),? (?=że\s)/giu,
    'napisz, ',
  ],
];

/** `Can the part about ovens go further up`: what asks whether it may be says that it should. */
export const mayBe =
  /^(?:¿\s?)?(?:can|could|may|might|should|kann|könnte|können|könnten|darf|soll|sollte|est-ce qu(?:e\s|['’])|pueden?|podrían?|può|possono|potrebbe|podem?|poderiam?|podiam?|kan|kunnen|mag|mogen|czy)\s?(?:(?:ir|vir|venire|andare)\s)?(?=(?:the|that|this|our|der|die|das|le|la|les|el|los|las|lo|il|gli|i|o|a|os|as|de|het|dat)\s|l['’])/iu;

/** `Title is too dull, it should say that …`: what the headline is to be about. */
export const lineShouldSay =
  /^(?:it|that|there|da|es|sie|darin|il|elle|on|debería|debe|tendría|dovrebbe|deve|deveria|devia|hij|die|er|daar|powinien|powinno)\s(?:\p{L}{1,14}[\s,]{1,2}){0,4}(?:that|dass|que|che|dat|że)\s(.{6,120})$/iu;

/** `While you're at it`, `after all`: said in passing, and no part of any name. */
export const inPassing =
  /(?<=^|[\s,])(?:yes|ja|oui|sí|sì|sim|tak) (?:or|oder|ou|o|of|lub|albo) (?:no|nein|non|não|nee|nie)(?=[\s,.;!–-]|$)|(?:(?:while|as|since) (?:you|we)(?:['’]re| are) (?:at it|in there|on it)|after all(?=[\s]*(?:$|[,.;!–-]|(?:and|but)\s))|(?:wenn|wo|da) (?:du|sie|ihr|wir) (?:schon |gerade |sowieso |ohnehin ){0,2}(?:mal )?(?:dabei|dran) (?:bist|sind|seid)|bei (?:der|dieser) gelegenheit|(?:tant que|pendant que) (?:tu y es|t['’]y es|vous y êtes|nous y sommes)|tant qu['’](?:à faire|on y est)|ya que (?:estás?|estamos|te pones|se pone)(?: (?:en|con|a) ello)?(?=,|$)|de paso(?=,|$)|(?:già|visto) che (?:ci sei|c['’]è|ci siamo)|dopotutto|já que (?:estás?|estamos)(?: (?:nisso|aí|com a mão na massa))?(?=,|$)|(?:nu|als) (?:je|u|we) (?:er )?toch (?:mee )?bezig (?:bent|zijn)|toch(?: maar)?(?= (?:toe|erbij|erin|bij|op)(?:\s|[.,;!]|$))|(?:instead of|rather than|and not|statt|anstatt|und nicht|au lieu d['’]être|au lieu de|et (?:non|pas)|en vez de|y no|invece che|invece di|e non|em vez de|e não|in plaats van|i\.?p\.?v\.?|en niet|zamiast|a nie)\s(?:(?:at|on|am|ganz|en|à|in|a|na|no)\s)?(?:the\s)?(?:top|bottom|oben|unten|haut|bas|arriba|abajo|alto|basso|cima|baixo|boven(?:aan)?|onder(?:aan)?|górze|dole|początku|końcu)|prominently|gut sichtbar|bien (?:en évidence|visible)|ben (?:in evidenza|visibile)|goed zichtbaar|bem (?:visível|à vista)|w widocznym miejscu|przy okazji|skoro już (?:to robisz|przy tym jesteś)|(?:(?:just )?(?:a |one )?(?:small|quick|tiny|little|last) (?:thing|point|correction|change|fix|one)|(?:nur )?(?:eine )?(?:kleine|kurze) (?:sache|korrektur|änderung|anmerkung)|(?:une )?petite (?:chose|correction|modif|remarque)|(?:una )?(?:cosita|corrección|cosa|corrección rápida|pequeña corrección)|(?:una )?(?:piccola )?(?:cosa|correzione)|(?:uma )?(?:coisinha|pequena correção|correção)|(?:een )?(?:klein(?:e|igheidje)|correctie|kleine correctie)|(?:mała )?(?:poprawka|drobiazg)|(?:proszę o )?(?:zmianę|poprawkę|korektę)|(?:bitte )?(?:korrektur|änderung)|(?:please )?correction|corrección|correzione|correção|wijziging):)(?=[\s,.;!–-]|$)|ついでに、?/giu;

/** `…, the survey is rather old`: a statement behind a wish, by what stands where a verb does. */
export const stated =
  /,\s(?:(?:the|our|their|those|these|its|der|die|das|den|unsere?|ihre?|le|la|les|nos|leurs?|el|los|las|il|lo|gli|i|o|a|os|as|de|het|ten|ta|te)\s|l['’])(?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:['’]s|\s(?:is|are|were|isn['’]t|aren['’]t|has|have|sounds?|looks?|feels?|ist|sind|war|waren|klingt|wirkt|est|sont|était|fait|es|son|está|están|era|suena|è|sono|sembra|é|são|está|estão|zijn|klinkt|jest|są))\s[^\uE000:,;\d]{2,80}$/iu;

/** `Drop the stove that they don't need in May`: behind what is to go, why. */
export const needless =
  /,\s(?:(?:way|far|much|a bit|viel|etwas|bien|un peu|un poco|un po['’]|um pouco|veel|wat|trochę)\s)?(?:too|zu|trop|demasiado|troppo|demais|te|zbyt|za)\s\p{L}{3,20}$|\s(?:which(?: is|['’]s| are)|(?<!(?:lo|ce|ciò|quello|o|was|wat) )(?:que|qui|che) (?:es|son|est|sont|è|sono|é|são)(?=\s(?:un[ao]?|um|uma|des|muy|très|trop|demasiad|molto|troppo|muito|bem|bien|\p{L}{3,20}issim|inter)))\s[^\uE000:,]{2,60}$|(?<=\s\p{L}[\p{L}'’]{2,30})\s(?:che|que) (?:\p{L}{1,12} ){0,3}(?:non|no|ya|già|já|não)\s[^\uE000:,]{2,60}$/iu;

/** `…, they don't use it`: why it is asked for says nothing about what is. */
export const reason =
  /(?:,|\s[-–—])\s+(?:because|since|as|so(?! only| just)|but|i(?!['’]?d? ?(?:would )?(?:like|love|want|need|prefer that)\b)(?=['’\s])|(?:some |many |most )?people|manche|viele leute|certains|la gente|algun[oa]s|alcuni|sommigen|niektórzy|they|she|he|we|it['’]?s?|that['’]?s?|this|which|who|(?:her|his|their) (?:\p{L}+ ){1,3}(?:will|would|can|do|does|love|like|want|need|know)s?|sie|er|es|wir|ich(?! (?:hätte|möchte|will|brauche|würde|bitte|wünsche))|das|die|ihr|weil|denn|da|ils?|elles?|on|je(?! (?:voudrais|veux|souhait|préférerais qu))|j['’](?!aim)|nous|ça|c['’]est|cela|car|parce|puisque|ellos|ellas|eso|esto|es que|que (?:lo|la|los|las|le|les|nos|me|eso|esto|es)|prefiero|preferisco|prefiro|no les|porque|ya que|lei|lui|loro|noi|è|hanno|ha|tienen?|l[oi] \p{L}{2,12}iamo|l[oa]s? \p{L}{2,12}[aei]mos|perché|perche|visto|ela|ele|elas|eles|isso|nós|a gente|já que|pois|ze|zij|hij|ik(?! (?:wil|zou|had|heb graag))|daar|we|wij|dat|die|want|omdat|ona|on|oni|my|to|bo|wolę|ponieważ|gdyż)(?![\p{L}])[^\uE000:]{0,160}$|,\s(?!(?:and|or|with|und|et|y|e|en|i)\s)[^\uE000:,;\d]{3,80}\s(?:it|that|this|them|what (?:it|that|this) (?:is|means)|ça|cela|eso|esto|questo|dat|dit|ervan|darauf|drauf|davon|damit)$/iu;
/** `…, sonst kriegt der Verein einen Schreck`: what would come of leaving it. */
export const otherwiseTold =
  /,\s(?:otherwise (?:they|she|he|it|we|people|the|someone|nobody)|sonst \p{L}{2,16} (?:der|die|das|er|sie|es|man|wir|ich|keiner|jeder)|sinon (?:ils?|elles?|on|l[ea]s?|ça|nous|personne)|si no,? (?:se|les?|l[oa]s?|el|nadie|no)|(?:altrimenti|sennò) (?:si|l[oa]|gli|il|nessuno|non)|senão (?:[oa]s?|eles?|elas?|ninguém|não)|anders \p{L}{2,16} (?:de|het|ze|zij|hij|we|men|je|niemand)|bo inaczej)(?!\p{L})[^\uE000:]{0,120}$/iu;
/** `…, and recommend the 18th`: a wish of its own, whatever comes of it. */
export const recommends =
  /,?\s(?:and|und|et|y|e|en|i)\s(?=(?:recommend|raad|empfiehl|empfehle|recommande[rz]?|recomienda|recomiende|consiglia|recomenda|poleć)\s)/giu;
export const because =
  /\s(?:because|weil|parce que|porque|perché|omdat|ponieważ|so(?: that)? (?:you|they|people|every(?:body|one)|it|he|she)|(?:where|wo|là où|donde|dove|onde|waar) [^\uE000:,]{0,30}(?:sees? (?:it|them)|(?:es|sie) (?:gleich |sofort )?(?:sieht|sehen)|l[ae]s? voi(?:en)?t|(?:l[oa]s?|se) ven?|(?:l[oa]|si) ved(?:e|ono)|se vê|(?:ze|het) ziet)|damit (?:sie|man|er|es|die|der|das|wir|alle|jeder)|pour qu(?:e|['’]\p{L}+)|para que (?:se|la|lo|las|los|no|todos|o|a|os|as|eles|elas)|così (?:si|che|lo|la)|in modo che|zodat)\s[^\uE000:]{0,160}$/iu;
/** `…, finance confirmed it this morning`: who told it, behind what is told. */
export const reported =
  /,\s[^,;:\d\uE000]{0,60}?(?<!\p{L})(?:confirm(?:ed|s)|agreed|decided|okayed|approved|promised|signed (?:it )?off|signed off on it|(?:just )?told me|said so|bestätigt|beschlossen|entschieden|abgesegnet|freigegeben|zugesagt|gesagt|confirmé|décidé|validé|dit|promis|décision de|confirmad[oa]|confirmar|decidido|aprobad[oa]|dicho|acordado|conferm(?:ato|are)|deciso|detto|approvato|concordato|aprovad[oa]|dit[oa]|disse(?:ram)?|falei|combinámos|combinamos|bevestigd|besloten|goedgekeurd|gezegd|afgesproken|potwierdził[ai]?|zdecydował[ai]?|ustalili|powiedział[ai]?)(?!\p{L})[^,;:\d\uE000]{0,60}$/iu;
/** `If it is there already, …`: what is to be added anyway is told so. */
export const ifAlready =
  /^(?:if (?:it|that)(?:['’]s| is) (?:already )?(?:there|on)|(?:wenn|falls) (?:es|das) (?:schon|bereits) |(?:si|se) (?:c['’]est|ça y est|ya|c['’]è|è|já) (?:déjà|está|già|consta)?|als (?:het|dat) er al |jeśli już )/iu;
const there =
  "it|its|it['’]s|is|are|they|they['’]re|that|still|there|on|in|at|all|the|page|anywhere|any|es|sie|das|die|noch|da|drauf|drin|dabei|steht|stehen|ist|sind|vorhanden|überhaupt|auf|der|seite|irgendwo|il|elle|ils|elles|y|est|sont|encore|figure|figurent|dessus|dedans|là|sur|la|ça|existe|está|están|sigue|siguen|aún|todavía|aparece|sale|hay|ahí|página|en|c['’]è|ci|sono|è|ancora|presente|pagina|nella|compare|houver|estiver|ainda|lá|na|het|er|nog|op|staat|erop|de|dat|ze|jest|są|jeszcze|tam|stronie|to";
/** `Drop the hire, if it’s on there`: what is not there need not go. */
export const ifThere = new RegExp(
  `,?\\s(?:if|falls|wenn|sofern|si|s['’](?=il)|se|als|indien|jeśli|jeżeli|o ile)(?:\\s?(?:${there})(?=[\\s.!,]|$)){1,6}(?:[.!]?$|(?=,\\s))|(?:の話|のこと|の件|の記述)?が?(?:まだ)?(?:あれば|載っていれば|入っていれば|残っていれば)`,
  'iu',
);
export const thanks =
  /[\s,;–-]{1,4}(?:(?:please|pls|thanks?(?: you)?|thx|cheers|imh?o|tbh|fyi|ok|overall|in general|and|bitte|porfa|plis|danke(?:schön)?|vielen dank|merci(?: beaucoup| d['’]avance)?|s['’]il (?:te|vous) pla[iî]t|svp|stp|por favor|gracias|per favore|grazie(?: mille)?|obrigad[oa]|bedankt|alsjeblieft|alstublieft|aub|dzięki|dziękuję|proszę)[\s,!.]{0,3}){1,4}$/iu;
export const praise =
  "thanks?(?: you| a lot| so much)?|thx|ty|cheers|great|perfect|nice|good(?: job| work)?|ok(?:ay)?|please|hi|hello|hey|looks? (?:good|great)|that['’]s (?:it|all|perfect|great)|much better|well done|awesome|love it|danke(?: schön| dir| euch)?|vielen dank|super|perfekt|prima|toll|sehr (?:gut|schön)|passt(?: so)?|sieht gut aus|merci(?: beaucoup| bien)?|c['’]est (?:parfait|super|très bien|top)|parfait|super travail|bravo|gracias|muchas gracias|perfecto|genial|muy bien|está (?:perfecto|genial)|grazie(?: mille)?|perfetto|ottimo|bellissimo|va benissimo|obrigad[oa]|perfeito|ótimo|muito bem|está (?:ótimo|perfeito)|bedankt|dank je|dank u|top|mooi|prachtig|helemaal goed|ziet er goed uit|dzięki|dziękuję|świetnie|super robota|شكر[اً]*(?: جزيلا)?|ممتاز|رائع|تمام|ありがとう(?:ございます|ございました)?|完璧です|いいですね|素晴らしいです|助かります";

/** `Take the prices out, better without after all`: said twice, and no second wish. */
export const betterWithout =
  /[,;.–-]\s*(?:(?:al final|alla fine|no fim|am ende|uiteindelijk|finalement|au final|after all|in the end|jednak)\s)?(?:(?:doch|toch|jednak|es|it[’']?s|c[’']est|è|é|is)\s){0,2}(?:mejor|meglio|melhor|mieux|better|besser|lieber|beter|liever|lepiej)\s(?:sin|senza|sem|sans|without|ohne|zonder|bez)(?:\s(?:ellos|ellas|eso|das|die|ça|dat|it|them))?(?:\s(?:after all|al final|in the end))?\s?[.!]?\s*$/iu;

/** It answers, and asks for nothing. */
export const yesOrNo =
  /^(?:yes|no|ja|nein|oui|non|sí|si|sì|sim|não|nee|tak|nie|نعم|لا|はい|いいえ)(?:[\s,.،、。]|$)/iu;

export const timeSpan =
  /\d(?:[:.]\d\d)?\s?(?:h|uhr|uur|[ap]m)?\s?(?:-|–|to|until|bis|à|a|a las|às|até às|tot|alle|do)\s?\d/iu;

/** At the end of a message, behind what is to be added: a question, or the team's own sentence. */
export const addThat =
  /^([^?？؟!\n]{5,300}?)([?？؟]|[,.;–-])\s*(?:please\s+|bitte\s+|so\s+)?(?:(?:add|include|answer|mention|put|write|say|state)\s+(?:that(?:\s(?:they|we|it|she|he|you|there)\s\p{L}{2,6})?|this|it|so|the answer)(?:\s+(?:too|in|to the page|on the page))?|(?:füge?|nimm) das (?:noch )?(?:hinzu|auf|ein)|schreib (?:das|es) (?:noch )?(?:dazu|rein|hin)|ergänze das|sag(?:en sie)? das(?: (?:so|ruhig))?|dites[ -]le|dis[ -]le|dilo|dígalo|dillo|lo dica|di(?:z|ga) isso|zeg dat(?: maar)?|beantworte das|ajoute(?:z)?[ -](?:ça|cela|le|la)|écri(?:s|vez)[ -](?:ça|cela|le)|añád(?:elo|alo)|añade eso|ponlo|escríb(?:elo|alo)|aggiungilo|aggiungi questo|scriv(?:ilo|etelo)|lo scriva|escrev[ae] isso|adicion[ae] isso|acrescent[ae] isso|voeg (?:dat|dit) toe|zet dat erbij|schrijf dat(?: op)?|dodaj to|(?:これ|それ)を追加して(?:ください)?)(?:\s+(?:at the end|at the bottom|am ende|ans ende|à la fin|al final|alla fine|in fondo|no fim|no final|aan het eind|onderaan|na końcu|please)){0,2}\s*[.!。]{0,3}$/iu;

/** `It should be £70, shouldn't it? Check`: asked, and not ordered. */
export const tagAsked =
  /^([^?？؟!\n]{5,200}?)(?:,?\s(?:(?:should|is|are|was|were|do|does|did|has|have|ca|wo|would)n['’]?t (?:it|they|that|we|there)|right|correct|(?:is|are) (?:that|this|it|they) (?:right|correct|true))|,\s(?:oder(?: nicht)?|nicht wahr|stimmt['’]?s?|non|n['’]est-ce pas|¿?verdad|¿?no|vero|giusto|não(?: é)?|né|certo|toch|klopt dat|prawda|tak))\s?[?？]+\s*(?:(?:please|bitte|can you|could you|por favor|svp|per favore|proszę)\s)?(?:(?:double-?)?check(?: (?:it|that|this))?|(?:über)?prüfe?(?: das)?|vérifie[rz]?|comprueb[ae](?:lo)?|verifica(?:lo)?|controlla(?:lo)?|verifique|controleer(?: (?:dat|het))?(?: even)?|sprawdź)?[\s.!]{0,3}$/iu;

const asking =
  "please|so|also|bitte|daher|donc|così|então|dus|więc|merci de|svp|stp|s['’]il (?:te|vous) plaît|por favor|per favore|aub|alsjeblieft|alstublieft|graag|proszę|sff|pfv?|se faz favor|(?:can|could|would) you|(?:kannst|könntest) du|könnt ihr|können sie|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|puedes|podéis|podrías|puoi|potete|podes|pode(?:s|m)?|podias|kun je|kunnen jullie|możesz|możecie|من فضلك|رجاءً|يرجى";
const correcting = `(?:so )?(?:eintragen|übernehmen)|trag das (?:so )?ein|correct|fix|update|change|amend|adjust|put|use|ändern|anpassen|korrigieren|berichtigen|aktualisieren|(?:ändere?|korrigiere?|aktualisiere?|berichtige?) das|passe? das an|(?:corrig|modifi|rectifi|actualis)(?:e|ez|er)|à (?:corriger|modifier|mettre à jour)|(?:mets|mettez|mettre) à jour|corrige|corrija|corrígel[oa]|corríjal[oa]|corregir|cámbial[oa]|cámbiel[oa]|cambiar|actualízal[oa]|actualícel[oa]|actualiza|corregg(?:i|ilo|ila|ete|ere)|cambial[oa]|aggiorna(?:l[oa]|te|re)?|modifica(?:l[oa])?|corrij[ae]|altera|muda|atualiz[ae]|pas (?:dat|het|dit) aan|aanpassen|corrigeer(?: (?:dat|het|dit))?|wijzig (?:dat|het)|werk (?:dat|het|dit) bij|bijwerken|popraw(?:cie|ić)?|zmień(?:cie)?|zmienić|zaktualizuj(?:cie)?|zaktualizować|skoryguj|(?:das )?(?:ändern|anpassen|korrigieren)|(?:直|修正|訂正|更新|変更)し?てください|(?:直|修正|訂正|更新)し?て|صح[ّ]?ح(?:ه|ها|وه|وها)?|عد[ّ]?ل(?:ه|ها|وه|وها)?|حد[ّ]?ث(?:ه|ها|وه|وها)?|ال(?:تصحيح|تعديل|تحديث)|(?:تصحيح|تعديل|تحديث)(?:ه|ها)`;
const correction = `(?:(?:${asking}|${everywhereWords})\\s){0,2}(?:${correcting})(?:[\\s-](?:(?:it|that|this)(?: (?:line|row|bit|one|price|figure))?|the (?:timeline|page|text|table|figure|number|price)|el (?:dato|precio)|la cifra|il (?:dato|prezzo)|o (?:valor|dado|preço)|le (?:chiffre|prix)|het (?:cijfer|bedrag)|ça|cela|le|la|isso|to|ذلك|هذا))?(?:\\s(?:${asking}|${everywhereWords})){0,2}[.!。]?$`;
/** `…, please correct`: what was told before is how it is now. */
export const correctIt = new RegExp(
  `(?:[,;、،]\\s*|\\s[–-]\\s|\\s(?=(?:so|daher|donc|also|così|então|dus|więc)\\s))${correction}`,
  'iu',
);
/** What joins one wish to the next. */
export const joining = 'and|und|et|y|e|en|i|oraz|also|außerdem';
/** `…, change it, and shorten the steps`, `…, please correct, the supplier is late`. */
export const correctedAnd = new RegExp(
  `[,;]\\s*((?:(?:${asking})\\s)?(?:${correcting})(?:[\\s-](?:it|that|this|ça|cela|le|la|isso|to))?(?:\\s(?:${asking}))?)(?:,?\\s(?:${joining})\\s(?!tod[ao]s?\\s)|,\\s)`,
  'giu',
);
/** `… to £90 and recalculate the total`: a wish of its own. */
export const reckonedAnd = new RegExp(
  `,?\\s(?:${joining})\\s(?=(?:re-?calculat|recomput|rechne|berechne|recalcul|ricalcol|herbereken|przelicz)\\p{L}{0,4}\\s)`,
  'giu',
);
/** A sentence of its own that says no more than that. */
export const correctAlone = new RegExp(`^${correction}`, 'iu');

/** `…, the other figures stay`: nothing else is to change. */
export const restStays =
  /[,;،]\s(?:and |but |und |aber |et |mais |y |e |ma |en |maar |a )?(?:(?:the |all )?(?:others?|rest|other \p{L}{3,12})|everything else|nothing else|(?:der|die|das) (?:rest|andere[nr]?)(?: \p{L}{3,16})?|alles andere|sonst nichts|le reste|les autres(?: \p{L}{3,14})?|lo demás|el resto|los demás|las demás|il resto|le altre|gli altri|o resto|os outros|as outras|de rest|de andere \p{L}{3,14}|al het andere|reszta)(?: [\p{L}’']{1,14}){0,4}$/iu;

export const ifNot =
  /^(?:if (?:not|so|we do ?n[o’']?t)|otherwise|(?:wenn|falls) nicht|sonst|sinon|si (?:no|non)|se (?:no|non|não)|zo niet|anders|als (?:het )?niet|jeśli nie|jak nie|なければ|無ければ|ない場合)/i;

/** Behind a removal, around what is to be added for it. */
export const inItsPlace =
  /(?:^|\s)(?:in (?:its|their) place|instead|stattdessen|dafür|daarvoor|an (?:seiner|ihrer|dessen|deren) stelle|à (?:la|sa|leur) place|en su lugar|al (?:suo|loro) posto|no (?:seu )?lugar|w (?:to|jego|jej) miejsce|(?:er)?(?:voor )?in de plaats|plaats)(?=\s|$)/iu;

/** `it`, `that line`, and where it stands: `it from the table`. */
export const pointsBack =
  /^(?:it|that|this|them|(?:that|this) (?:line|bit|part|one|point|entry|row|section|sentence|question))(?:\s+(?:out\s+)?((?:of|from|off)\s.{2,60}))?$/i;

const pronouns =
  /^(?:you|sie|ihr|ihre|ihnen|du|dein|dich|euch|tu|vous|votre|ton|tú|usted|ustedes|vosotros|su|lei|voi|você|vocês|o senhor|u|uw|je|jij|jullie|pan|pani|państwo|ty)$/iu;
export const isPronoun = (word: string): boolean => pronouns.test(word);

const readers =
  /^(?:they|them|him|her|ihnen|ihm|ihr|denen|leur|eux|lui|elles|ils|ellos|ellas|les|loro|lei|eles|elas|lhes|hen|hun|ze|zij|im|ich)$/iu;
/** Said of the readers, and of nothing on the page. */
export const isReader = (word: string): boolean => readers.test(word);
