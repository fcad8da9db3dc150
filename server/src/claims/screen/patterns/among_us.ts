// What only colleagues tell each other of a deal: how far to give way when somebody presses, what could be put on top,
// who still owes the house, and which subject is not to be touched.
import { pattern, spaced } from './pattern.ts';

const figure = '[^.!?]{0,50}\\d';

/** They, never you: `if you insist on a Sunday, it costs 40 €` is said to the reader. */
const pressed = spaced(
  `if (?:they|he|she|the (?:client|customer|buyer)) (?:really |still |then )?(?:push(?:es)?|push(?:es)? back|haggles?|insists?|moans?|digs? in|press(?:es)?|gets? (?:difficult|stroppy|pushy)|balks?)${figure}`,
  `(?:wenn|falls) (?:er|die|der kunde|die kundin|der bauherr|das amt) [^.!?]{0,40}(?:drücken|drückt|drängen|drängt|feilschen|feilscht|handeln wollen|handeln will|murren|murrt|stur|hart bleiben|hart bleibt|querstell\\p{L}*)${figure}`,
  `(?:s[’']ils?|si elles?|si le client) (?:\\p{L}+ ){0,3}?(?:insist\\p{L}+|négoci\\p{L}+|marchand\\p{L}+|râl\\p{L}+|bloqu\\p{L}+|tiqu\\p{L}+)${figure}`,
  `si (?:se ponen|insisten|aprietan|protestan|regatean|se resisten|te aprietan|nos aprietan)${figure}`,
  `se (?:si )?(?:impuntano|impunta|insistono|tirano sul prezzo|tira sul prezzo|storcono|nicchiano)${figure}`,
  `se (?:eles |elas )?(?:insistirem|regatearem|apertarem|pechincharem|torcerem|se queixarem)${figure}`,
  `als (?:ze|zij|hij|de klant) (?:\\p{L}+ ){0,4}?(?:aandring\\p{L}*|afding\\p{L}*|onderhandel\\p{L}*|moeilijk d\\p{L}+|zeur\\p{L}*|blijf\\p{L}* hangen)${figure}`,
  `jeśli (?:\\p{L}+ ){0,3}?(?:naciska\\p{L}*|nacisn\\p{L}+|targowa\\p{L}*|targuj\\p{L}*|upier\\p{L}+|upr\\p{L}+ się)${figure}`,
);

const onTop = spaced(
  `can (?:easily|safely|happily|comfortably) (?:add|put|take|carry|stand|bear) (?:another )?\\d+ ?(?:%|per ?cent)`,
  `(?:kann|können) (?:man |wir |da )?(?:ruhig|locker|gerne|problemlos) (?:noch )?\\d+ ?(?:%|prozent) (?:drauf\\p{L}*|aufschlag\\p{L}*|mehr)`,
);

const owed = spaced(
  '(?<!you )(?:still )?owes? us',
  '(?:ist|sind) uns (?:\\p{L}+ ){0,6}?schuldig',
  'nous (?:doit|doivent) (?:encore|toujours)',
  'nos (?:debe|deben|adeuda|adeudan|dej(?:ó|aron|a|an) a deber)',
  'ci (?:deve|devono) ancora',
  '(?:deve|devem)-nos|ficou a dever-?(?:nos)?|ficaram a dever',
  '(?:owes?|schulde[nt]|(?:nous )?(?:doi(?:ven)?t)|deben?|dev(?:e|ono|em)|zalega(?:ją)?(?: z)?) (?:\\d{1,3}|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|três) (?:rates?|raten|monatsmieten|instal?ments|months?|loyers|mensualités|cuotas|mensualidades|recibos|quote|mensilità|quotas|prestações|rat)',
);

const untouched = spaced(
  '(?:das )?thema (?:bitte |bloß |am besten |lieber )?(?:gar )?nicht (?:anfassen|anrühren|ansprechen|anschneiden)',
  "(?:sujet|point) (?:à|qu[’']il vaut mieux) (?:ne pas (?:aborder|toucher)|éviter)",
  '(?:ese|este|el) tema,? (?:ni|mejor no) (?:tocar(?:lo)?|mencionar(?:lo)?|nombrar(?:lo)?|sacar(?:lo)?)',
);

/** Given away if they sign, and told by mouth alone. */
const conceded = spaced(
  "we(?:[’']ll| will| can| could| would)? (?:waive|drop|throw in|knock off|write off|forget) [^.!?]{2,50} if (?:they|he|she) (?:signs?|orders?|books?|commits?|takes?)",
  '(?:strepen|schrappen|laten) we [^.!?]{0,50}als (?:ze|zij|hij) [^.!?]{0,30}(?:tekenen|tekent|bestellen|bestelt)',
  'nur mündlich|nur telefonisch (?:anbieten|sagen|nennen|erwähnen)',
  'solo (?:a voce|verbalmente)',
  'só (?:de boca|de viva voz|verbalmente|oralmente)',
  'alleen mondeling|alleen telefonisch (?:aanbieden|noemen|zeggen)',
  'tylko ustnie',
);

/** Who went away, and what the paper still lacks. */
const gone = spaced('(?:they|who) left us (?:in|after|last|because|over|for)');
const lacking =
  '^(?:still )?needs? (?:an? |some )?(?:new |better |current |proper )?(?:photos?|pictures?|images?|logos?|headshots?|screenshots?|visuals?)(?!\\p{L})|^(?:brauchen?|fehlt|fehlen)(?: wir)?(?: noch)? (?:ein\\p{L}* )?(?:neue[srn]? |bessere[srn]? )?(?:fotos?|bild(?:er)?|logos?)(?!\\p{L})|^il (?:faut|manque) (?:encore )?(?:une? )?(?:nouvelle |nouveau |meilleure )?(?:photo|logo|visuel)|^(?:falta|faltan|hace falta) (?:una? )?(?:nueva |nuevo )?(?:fotos?|imagen|logo)|^(?:manca|serve) (?:una? )?(?:nuova |nuovo )?(?:foto|logo|immagine)|^(?:falta|precisamos de) (?:uma? )?(?:nova |novo )?(?:foto|imagem|logótipo)|(?:nieuwe foto|nieuw logo) nodig';

/** How far one may go for them; of what a machine reaches, nobody says `with them`. */
const allowed = spaced(
  'we (?:can|could|might|may) (?:stretch|go(?: down)?|come down|drop|get down) (?:up )?(?:to )(?:[£€$] ?)?\\d[\\d.,]*(?: ?%| ?per ?cent)?(?: \\p{L}+){0,4} (?:if|for|with) (?:they|he|she|them|him|her)',
  '(?:denen|ihm|dem kunden|der kundin) (?:kann|können|darf|dürfen) (?:man |wir )?(?:\\p{L}+ ){0,3}\\d[\\d.,]* ?(?:%|prozent|€)',
  '(?:on|nous) peu(?:t|vons) (?:leur |lui )(?:faire|accorder|consentir|laisser|descendre|monter)(?: \\p{L}+){0,3} \\d[\\d.,]* ?(?:%|€)',
  'se les? (?:puede|podría|pueden) (?:llegar|bajar|hacer|dar|aplicar|dejar|ofrecer)(?: \\p{L}+){0,3} \\d[\\d.,]*',
  '(?:gli|le|a loro) (?:si può|possiamo) (?:fare|arrivare|concedere|dare|scendere)(?: \\p{L}+){0,3} \\d[\\d.,]*|(?:con|per) loro (?:si può|possiamo) (?:arrivare|scendere)',
  '(?:pode|podemos)(?:-se)? (?:fazer-lhes?|dar-lhes?|chegar)(?: \\p{L}+){0,3} \\d[\\d.,]* ?(?:%|€)(?: \\p{L}+){0,2} se (?:eles|elas|ele|ela|perguntar\\p{L}*|pedir\\p{L}*)|dá p(?:ra|ara) (?:dar|fazer|chegar)(?: \\p{L}+){0,3} (?:\\d[\\d.,]* ?%|de brinde|se )',
);

const amount = '(?:[£€$] ?)?\\d[\\d.,]*(?: ?(?:€|%|k|euros?|zł))?';
/** What is earned by it, and how low it could go; a surcharge and a margin of error are told to readers. */
const earned = spaced(
  `(?:there(?:[’']s| is)|we (?:have|make|take|get|keep)|carries|carry|includes?) (?:an? |about |around |roughly |some |over )*\\d[\\d.,]* ?(?:%|per ?cent) (?:gross |net )?(?:margin|mark-?up)`,
  '(?:gross |net )?(?:margin|mark-?up) (?:on (?:it|this|that|these|those|them|the \\p{L}+) )?is (?:about |around |roughly |some )?\\d[\\d.,]* ?(?:%|per ?cent)',
  '\\d[\\d.,]* ?(?:%|prozent) (?:marge|gewinnspanne|handelsspanne|rohertrag|deckungsbeitrag)(?! für)',
  '\\d[\\d.,]* ?% de marge(?! d| de)',
  '\\d[\\d.,]* ?% de margen(?! de)',
  '\\d[\\d.,]* ?% di (?:margine|ricarico)(?! di)',
  '\\d[\\d.,]* ?% de margem(?! de)',
  '\\d[\\d.,]* ?(?:%|procent) marge',
  '\\d[\\d.,]* ?(?:%|procent) marży',
);
const low = spaced(
  `we could (?:still )?(?:go|come|drop|get) down to ${amount}`,
  `(?:floor|bottom|walk-?away)(?: price)?(?: (?:on|for) [^.!?]{2,40}?)? (?:is|at|=) (?:[£€$] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?(?:€|k))`,
  `(?:könnten|könnte) (?:wir|ich|man) (?:\\p{L}+ ){0,3}?(?:bis |auf |bis auf )?${amount} (?:runter|nachlassen|nachgeben|heruntergehen)`,
  `on pourrait (?:\\p{L}+ )?(?:descendre|tomber|aller) (?:jusqu[’']?)?à ${amount}`,
  `podríamos (?:\\p{L}+ )?(?:bajar|llegar) (?:hasta|a) ${amount}`,
  `potremmo (?:\\p{L}+ )?(?:scendere|arrivare) (?:fino )?a ${amount}`,
  `pod(?:er)?íamos (?:\\p{L}+ )?(?:descer|baixar|chegar) (?:até|a|para) (?:a |os )?${amount}`,
  `(?:zouden|kunnen) we (?:\\p{L}+ ){0,2}?(?:naar|tot) ${amount} (?:zakken|gaan)`,
  'mag (?:er )?(?:nog )?(?:wel )?(?:wat|iets) (?:van )?af|kan (?:er )?nog (?:wel )?(?:wat|iets) (?:van )?af|da geht (?:preislich )?noch was|se puede rascar algo|si può limare (?:qualcosa|ancora)',
  `moglibyśmy (?:\\p{L}+ )?zejść do ${amount}`,
);

/** How far those who sell may go. */
const latitude = spaced(
  `(?:sales|the sales (?:team|people|staff)|(?:our )?reps?|account managers?) (?:may|can|is allowed to|are allowed to) (?:\\p{L}+ ){0,6}?(?:give|drop|go|discount|concede|knock)(?: \\p{L}+){0,6} ${amount}`,
  '(?:der |unser )?(?:vertrieb|außendienst|verkauf) (?:darf|kann)(?: [^.!? ]+){0,10} (?:nachgeben|nachlassen|runter(?:gehen)?|rabattieren|abziehen)',
  '(?:le|les|nos) (?:commercial|commerciaux|vendeurs?) peu(?:t|vent) (?:lâcher|descendre|céder|accorder|consentir|aller)(?: \\p{L}+){0,6}',
  '(?:el|los) (?:comercial(?:es)?|vendedor(?:es)?) pueden? (?:ceder|bajar|rebajar|llegar|aplicar)(?: \\p{L}+){0,6}',
  '(?:il|i) (?:commercial[ei]|venditor[ei]) p(?:uò|ossono) (?:cedere|scendere|scontare|arrivare|concedere)(?: \\p{L}+){0,6}',
  '(?:o|os) (?:comercial|comerciais|vendedor(?:es)?) podem? (?:ceder|descer|baixar|chegar|descontar)(?: \\p{L}+){0,6}',
  '(?:de )?(?:verkoop|verkopers?|sales) (?:mag|mogen|kan|kunnen)(?: [^.!? ]+){0,8} (?:zakken|toegeven|weggeven|korten)',
  '(?:handlowcy|handlowiec|dział sprzedaży) (?:może|mogą)(?: [^.!? ]+){0,6} (?:zejść|ustąpić|opuścić)(?: [^.!? ]+){0,6}',
  '営業(?:担当|側)?(?:は|が|で|の判断で)?[^。]{0,16}(?:値引|割引)[^。]{0,6}(?:可|でき|してよい|してもよい)',
);

/** What is to stand nowhere, and what is to be taken out everywhere. */
const unwritten = spaced(
  "(?:must|should|can)(?: not|n[’']t) (?:show up|turn up|appear|stand|be) (?:anywhere|in writing|in print|on paper)",
  'que no (?:salga|aparezca|conste|figure|quede) (?:escrito|por escrito|en (?:la|el|ning[uú]n) (?:página|web|texto|oferta|presupuesto|sitio|lado|lugar)|por ning[uú]n)',
  'que não (?:apareça|saia|conste|fique) (?:escrito|por escrito|na página|em lado nenhum|em lugar nenhum)',
  '(?:take|cut|strip|scrub) (?:it|that|this|them|the \\p{L}+) (?:out of|from) (?:all|every|any|everything)',
  '(?:nehmt|nimm|streicht|streich)(?: \\p{L}+){0,3} (?:überall|aus allen (?:texten|seiten|unterlagen))',
  '(?:quitad|quita|borrad|sacad)(?:l[oa]s?)?(?: \\p{L}+){0,2} de (?:todos|todas|cualquier)',
);

export const amongUs = pattern(
  allowed,
  earned,
  low,
  latitude,
  unwritten,
  pressed,
  conceded,
  gone,
  lacking,
  onTop,
  owed,
  untouched,
  '(?:渋|ごね|粘|値切|食い下が)[ぁ-ん]{0,4}(?:たら|れば|場合)[^。]{0,20}\\d|(?:この|その)(?:話|件)(?:題)?には?触れない',
);
