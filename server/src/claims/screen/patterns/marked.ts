// Notes that say of themselves that they must not be shown, language by language.
import { pattern, spaced } from './pattern.ts';

const where = {
  en: '(?:on|in|to|onto) (?:the |this |our |any )?(?:page|site|web ?site|website|web|copy|public|print|writing|customers?|clients?|client|them|deck|mail|email)',
  de: '(?:auf (?:die|der|unsere[rn]?|eine[r]?) (?:web)?seite|auf die (?:website|homepage)|ins netz|an (?:den )?kunden|nach außen|in den text|öffentlich)',
};

/** Honest words too, in a sentence; as a label, in brackets or on their own they mark a note. */
const alone = `(?:^\\W{0,6}|[(\\[【（–—-]\\s?|[.!?]\\s)(?:${[
  '(?:strictly |streng |strikt )?(?:confidential|vertraulich|confidentiel(?:le)?|confidencial|riservat[oa]|vertrouwelijk|poufne|geheim|secret)',
  // `2. Draft: you see a sketch` is a step.
  '(?<!(?:^\\W{0,6}\\d{1,2}[.)]|^[-*•–])\\s{1,4})(?:first |rough |erster )?(?:draft|entwurf|brouillon|borrador|bozza|rascunho|kladversie|szkic|wip|work in progress)',
  '(?:nur |only |sólo |solo |alleen )?(?:internal|intern|internes|interne|interno|wewnętrzne|private|privat)',
].join('|')})(?=\\s?(?:$|[.:!)\\]】）–—-](?!\\p{L})))`;

/** `Rate card (internal, list)`; doors may be `(internal, external)`. */
const first =
  '[(\\[【（]\\s?(?:strictly |nur )?(?:confidential|vertraulich|confidentiel(?:le)?|confidencial|riservat[oa]|vertrouwelijk|poufne|internal|interne?s?|interno|wewnętrzn[ey])[,;]\\s(?!(?:ext|est|zewn|extern))\\p{L}';

/** A note by its small label or its marks: `offen: …`, `ojo: …`, `!!! …`, `interne Kalkulation: …`. */
const labelled = `^\\W{0,4}(?:!{2,}\\s?\\p{L}|(?:nur )?intern(?:al|e[rsn]?|o|a|i)? \\p{L}{3,20}\\s?[:：]|(?:(?:note|nota|notiz|notitie|notatka|mémo|memo)s? (?:intern\\p{L}*|wewn\\p{L}*)(?: \\p{L}+){0,3}|ojo(?: \\p{L}+)?|nota bene|nb|ps|heads[- ]up|wip|pending|pendiente|pendente|offen|zu klären|zu entscheiden|to decide|to be decided|to discuss|to (?:check|see|sort(?: out)?)|to be (?:checked|seen)|zu prüfen|[àa] (?:voir|vérifier|confirmer)|(?:por|a) (?:ver|comprobar|confirmar|verificar)|da (?:vedere|verificare|confermare)|te (?:bekijken|checken|controleren)|do (?:sprawdzenia|potwierdzenia)|à décider|à discuter|por decidir|a decidir|da decidere|da discutere|te beslissen|do decyzji|do ustalenia|en attente|in sospeso|openstaand|oczekuje|ops note|ops|para nosotros|solo para nosotros|attention interne|uwaga wewn\\p{L}*|staff note|hausintern)\\s?[:：])`;

/** Says of what it stands beside that it is to go no further: `Keep that to ourselves.` */
const hushed = [
  spaced(
    '(?:keep|kept|keeping) (?:that|this|it|these|them|those)? ?(?:one )?(?:to ourselves|to yourselves|to yourself|between us|in[- ]house|under wraps|among ourselves)',
    // Of data and tools it is a promise: `Your moulds stay with us`.
    '(?:stays?|remains?) (?:between us|in[- ]house)',
    '(?:this|that|it|all this|which|^\\W{0,4}) ?(?:stays?|remains?) (?:with us|in (?:this|the) (?:room|house|building))',
    "(?:nobody|no one|they|he|she|customers?|clients?) (?:do not|does not|don[’']?t|doesn[’']?t)? ?needs? (?:reminding|telling|to know)",
    'keep (?:this |that |it )?in (?:the|this) room(?=\\W*$)',
    '(?:nothing|not) (?:for|on) (?:the|this|our|any) (?:page|site|web ?site)(?= ?(?:$|[.,;:!)]|please|pls))',
    '(?:behalten|behalte|behaltet|lassen) (?:wir |ich |ihr )?(?:das |es |dies |die |den )?(?:lieber |besser |bitte |mal )?(?:für|unter) (?:uns|euch|dich|mich)',
    "^\\W{0,4}(?:(?:das ist |ist )?unsere sache|(?:es )?cosa nuestra|(?:c[’']est )?notre affaire|(?:è )?affar nostro|(?:é )?assunto nosso|(?:is )?onze zaak|nasza sprawa)(?=\\W{0,3}$)",
    'bleibt (?:bitte |aber |lieber )?(?:unter uns|im haus|intern|in diesem raum)',
    '(?:das|dies|es|^\\W{0,4}) ?bleibt (?:bitte |aber |lieber )?bei uns',
    '(?:muss|braucht|soll|darf) (?:ja |aber |hier )?(?:keiner|niemand|der kunde nicht) (?:zu )?(?:wissen|erfahren|sehen)',
    'nichts? (?:für|auf) die (?:web)?seite',
    'reste (?:entre nous|en interne)',
    '(?:ça|cela) reste chez nous',
    'pas (?:pour|sur) la page',
    'à ne pas (?:ébruiter|crier sur les toits)',
    'qued[ae] entre nosotros',
    '(?:no|nada) (?:es )?(?:para|en) la página',
    '(?:resti|resta|rimane|rimanga) (?:tra|fra|in) (?:noi|di noi|queste mura)',
    '(?:fica|fique) (?:só )?(?:entre nós|cá dentro)',
    '(?:que|isto|isso) (?:fica|fique) (?:só )?(?:em casa|connosco|conosco)',
    '(?:dit |dat |het )?blijft (?:onder ons|binnenshuis|intern|tussen ons)',
    'niet (?:voor|op) de (?:pagina|site)',
    'zosta(?:je|nie|ło) między nami',
    'nie (?:jest )?na stron(?:ę|ie)',
  ),
  '内々に|ここだけの|内緒|他言無用|口外しない|伏せ(?:て(?:おいて|おく|おこう)|と(?:いて|く|こう|きましょう))|表に(?:は)?出さない|胸にしまって',
  'يبقى بيننا|فليبق بيننا|ليس للصفحة',
].join('|');

/** Nothing but such a word: it speaks of the line above it. */
const hush = pattern(hushed);
const maxBeside = 3;
export const isHush = (text: string): boolean => {
  if (text.length > 80 || !hush.test(text)) return false;
  return (text.replace(hush, ' ').match(/\p{L}+/gu)?.length ?? 0) <= maxBeside;
};

/** What of a text may be approved or not. */
const ofText =
  '(?:draft|figure|number|claim|quote|quotation|version|price|text|copy|stat|testimonial|photo|logo|name|wording|headline|statement|data|case)';
/** `À confirmer huit jours avant`: by whoever reads it. */
const notByReader =
  '(?!(?: [^ .,;:!?)]{1,14}){0,3} (?:avant|veille|antes|antelación|prima|antecedência|vooraf|tevoren|wcześniej))';

/** Says of itself that it must not be shown. */
export const marked = pattern(
  hushed,
  alone,
  first,
  labelled,
  spaced(
    // English
    'internal(?:ly)?[- ](?:only|use|note|notes|info|memo|eyes|comment|document|discussion|reference|background)',
    'for internal',
    'internal:',
    'off[- ]the[- ]record',
    // `Between us we keep 214 organs in tune` counts, and `between us and you` is a contract.
    'between (?:us(?!,? we| and)|you and me)',
    'eyes only',
    // `Shows the finance team only what does not fit` goes on.
    '(?:sales|team|staff)(?:-only| only(?= ?(?:$|[.,;:!?)\\]–—-])))',
    'not for (?:publication|publishing|external|(?:the )?(?:page|site|website|public)|the (?:customer|client)|customers|clients|distribution|sharing|release)',
    `(?<!(?:we|they|you|it|staff|team|data|will|can|who|but|and) )(?:do not|don[’']?t|dont|never|must not|not to be|should not|shouldn[’']t|mustn[’']t|can[’']?t|cannot|please not) (?:be )?(?:publish(?:ed)?|put|show|shown|share|shared|use|used|mention(?:ed)?|quote|quoted|post|posted|print|printed|display(?:ed)?|include|included|tell|reveal|disclose|leak|forward|state|advertise|promise|say|(?:hand(?:ed)?|given?) (?:out|round))(?:(?: (?:this|it|that|these|any of this|the following|anything|them|publicly|externally|yet))? ${where.en}| (?:this|it|that|these|any of this|them|publicly|externally|yet)(?= ?(?:$|[.!,;:)\\]–—-]|until|before|yet|please))|(?= ?(?:$|[.!:,)\\]–—-])))`,
    `(?:keep|leave|take) (?:this|it|that|these|them) (?:(?:off|out of|away from) (?:the |this |our )?(?:page|site|web ?site|web|copy|text|record|press|customers?|clients?|public|deck|e-?mails?)|internal|private|quiet|between us|confidential|to (?:yourself|ourselves))`,
    "(?<!\\p{L}\\s)(?:do not|don[’']?t|dont|never) (?:quote|use|share|publish|show|send)(?: \\p{L}+){0,2} (?:without|before|unless|until)",
    'not (?:yet )?(?:approved|cleared|signed off|finali[sz]ed)(?: yet)?',
    'not yet (?:public|official|announced|confirmed|final|released)',
    'not (?:public|official|announced|confirmed|final|released) yet',
    // `An unapproved supplier` is one of somebody's; an unapproved claim is one of this text.
    `(?:unapproved|unconfirmed)(?! (?!${ofText})[\\p{L}\\d]{2,})`,
    'under embargo',
    'embargoed',
    "(?:haven[’']t|have not|not yet|didn[’']t) (?:told|tell|informed|announced)(?: (?:clients?|customers?|parents?|staff|patients?|anyone|people|them|it))?",
    "(?:don[’']?t|do not|never) (?:say|write|post) anything",
    '(?:not|nothing|never) in writing',
    'at a loss',
    '(?:has|have|had) no idea',
    "(?<!(?:most|many|some|few|all|of|our|your) )(?:parents|customers|clients|tenants|staff|patients|they|he|she|people|guests|donors|residents) (?:don[’']?t|do not|doesn[’']?t|does not|must not|shouldn[’']t) know(?: (?:yet|about|that))?",
    'keep (?:it |this )?quiet',
    "(?<!(?:we|they|you|it|who|will) )(?:do not|don[’']?t|dont|never) mention (?:the|any|that|this|his|her|our|their|it|\\p{L}+ing)",
    "(?:please |kindly |pls )?(?:do not|don[’']?t|never) (?:use|mention|include|quote|publish|reference) (?:the |that |this )?(?:\\p{L}+ ){0,2}(?:paragraph|para|section|quote|logo|story|figure|case study|testimonial)",
    "(?:we )?(?:don[’']?t|do not|never) (?:advertise|announce|publici[sz]e)(?: (?:that|this|it))?",
    'only if (?:he|she|they|the client|the customer) asks?',
    'if (?:he|she|they) (?:hesitates?|pushes? back|asks? for less|complains?)',
    'hush[- ]hush',
    'not (?:widely )?known',
    'top secret',
    // German
    '(?:nur|rein|streng|strikt) intern',
    'nur für (?:uns|intern|das team|den vertrieb|mitarbeiter)',
    'internes?:',
    'intern(?= ?[:!)\\]–—])',
    'unter uns',
    'noch nicht (?:freigegeben|offiziell|bestätigt|abgestimmt|final|spruchreif)',
    'nicht freigegeben',
    'nicht (?:zur|für die) (?:veröffentlichung|weitergabe)',
    `(?:bitte )?nicht (?:veröffentlichen|zeigen|erwähnen|weitergeben|weiterleiten|verwenden|nennen|kommunizieren|publizieren|anzeigen|schreiben|online stellen|(?:he)?rausgeben|verteilen|${where.de})`,
    `(?:darf|soll|sollte|dürfen) nicht ${where.de}`,
    `gehört nicht ${where.de}`,
    `kommt nicht ${where.de}`,
    '(?:nicht|nichts) schriftlich',
    'nicht (?:ankündigen|weitersagen|ansprechen|verraten|beantworten)',
    '(?:nur|erst),? wenn (?:er|sie|der kunde|die kundin) (?:danach )?frag\\p{L}*',
    '(?:nur|bloß) mündlich',
    // French
    'interne(?= ?[:!)\\]–—])',
    'en interne seulement',
    'entre nous',
    '(?:à )?ne (?:pas|surtout pas|jamais) (?:publier|diffuser|mentionner|afficher|mettre|montrer|communiquer|utiliser|partager|divulguer|citer|dire|indiquer)',
    'ne (?:publiez|diffusez|mentionnez|mettez|montrez|communiquez|utilisez|partagez) (?:pas|jamais)',
    "(?:à )?ne (?:pas|surtout pas|jamais) (?:en parler|l[’']annoncer|annoncer|évoquer|répondre|le dire|la citer)",
    '(?:rien|pas) par écrit',
    '(?:on est |nous sommes |vendu\\p{L}* )?à perte',
    'marge mini\\p{L}*',
    'relecture (?:\\p{L}+ ){0,2}en attente',
    '(?:pas encore|non) (?:validée?s?|approuvée?s?|confirmée?s?|officiel(?:le)?s?)',
    `à (?:valider|confirmer|vérifier|compléter)${notByReader}`,
    'sous embargo',
    'hors communication',
    // Spanish
    '(?:de |para )?uso interno',
    'interno(?= ?[:!)\\]–—])',
    'solo interno',
    'entre nosotros',
    'no (?:se debe )?(?:publicar|mencionar|mostrar|poner|compartir|usar|difundir|decir|divulgar|citar|revelar)',
    'no (?:publiquen?|mencionen?|muestren?|pongan?|compartan?|usen?)',
    'no (?:contestar|responder|anunciar|contar|contarlo|comentar|decirlo|hablar)(?= |$|[.,;:)])(?! con)',
    '(?:no|nada) (?:dejar )?por escrito',
    '(?:aún no|no|sin) (?:aprobad[oa]s?|confirmad[oa]s?|aprobar|confirmar|oficial)',
    `(?:por|pendiente de) (?:confirmar|aprobar|aprobación|validar|revisar)${notByReader}`,
    // Italian
    '(?:ad |per )?uso interno',
    'interno(?= ?[:!)\\]–—])',
    'tra (?:di )?noi',
    'non (?:va |da )?(?:pubblicare|pubblicato|mostrare|menzionare|mettere|condividere|usare|divulgare|diffondere|dire|citare|scrivere)',
    'non (?:dirlo|annunciare|comunicare|parlarne|rispondere|nominare)',
    'non (?:lo )?(?:diciamo|scriviamo|annunciamo)',
    'non scriver(?:e|lo)',
    'solo a voce',
    'solo se (?:lo )?chied\\p{L}+',
    `da (?:confermare|approvare|verificare|definire)${notByReader}`,
    // Portuguese
    'somente interno',
    'interno(?= ?[:!)\\]–—])',
    'entre nós',
    'não (?:deve ser )?(?:publicar|publicado|mostrar|mencionar|colocar|compartilhar|partilhar|usar|divulgar|dizer|citar|pôr)',
    'não (?:contar|anunciar|comentar|falar|responder|espalhar)(?! com)',
    'não (?:os |as |o |a )?(?:ponhas|coloques|digas|escrevas|menciones|dizemos|contamos)',
    'ainda não (?:usar|publicar|divulgar)',
    `a (?:confirmar|aprovar|validar)${notByReader}`,
    // Dutch
    '(?:alleen|uitsluitend|enkel) (?:voor )?intern(?: gebruik)?',
    'voor intern gebruik',
    'intern(?= ?[:!)\\]–—])',
    'onder ons',
    'niet (?:publiceren|verspreiden|tonen|vermelden|noemen|delen|gebruiken|plaatsen|op de (?:site|pagina|website)|voor (?:klanten|publicatie))',
    'niet (?:zeggen|vertellen|doorvertellen|aankondigen|communiceren)',
    'wil geen quote',
    '(?:nog niet|niet) (?:goedgekeurd|akkoord|bevestigd|officieel)',
    `nog te (?:bevestigen|bepalen)${notByReader}`,
    // Polish
    'do użytku wewnętrznego',
    'wewnętrzn[eaiy](?= ?[:!)\\]–—])',
    'tylko (?:dla nas|wewnętrznie)',
    'między nami',
    'nie (?:mówić|mów|ogłaszać|rozpowiadać|odpowiadać)',
    '(?:na razie )?cicho',
    'bez zmian proszę',
    'nie (?:publikować|publikuj|pokazywać|pokazuj|umieszczać|umieszczaj|wspominać|udostępniać|używać|pisać|podawać)',
    'niepotwierdzon[eaoy]',
    'wersja robocza',
  ),
  // Japanese and Arabic
  '社内(?:用|限|限定|向け|のみ|メモ|共有|秘|資料|専用)|社外秘(?!の(?:棚|保管|取|管理|扱))|部外秘|内部(?:資料|用|限|メモ|情報)|非公開|極秘|取扱注意|関係者(?:限り|のみ)|オフレコ|(?:掲載|公開|公表|記載|使用|口外|転送|共有)(?:不可|(?<!使用)禁止|禁止(?![にの])|しない(?:で|こと)|NG|厳禁)|(?:載せ|書か|出さ|見せ|言わ|伝え)ない(?:で|こと|よう|。|$)|(?:(?:未承認|未確定|未確認|承認待ち|確認中|要確認|調整中)(?!の(?!数|デ|情|内|資|案|原|価|値|事例|表|話|た|点|件|も|文|写|ロゴ|見出))|仮置き|下書き(?!(?:は|を|まで|も)[^。]{0,30}ます)|検討中の案)|ここだけの話',
  'داخلي(?:ة)?\\s*[:：)]|للاستخدام الداخلي|للاستعمال الداخلي|سري(?:ة)?(?: للغاية)?(?![\\p{L}])|غير معتمد|غير مؤكد|لم يعتمد|لا (?:تنشر|تنشروا|تذكر|تذكروا|تضع|تضعوا|تعرض|تشارك)|عدم النشر|ليس للنشر|بيني وبينك|بيننا فقط|مسودة',
);
