// Remarks on whether, when and how something is to be said: a word of saying with a `not`, an `only` or a `not
// yet`. Each language has its words of saying, and a few ways to restrain them. Whatever the rest of its line
// tells, whoever wrote it did not mean to tell readers.
import { isNoFurther } from './no_further.ts';
import { isNotPublic } from './not_public.ts';
import { smallPattern } from './pattern.ts';
import { slips } from './slips.ts';

const few = (most: number): string => `(?: \\p{L}+){0,${most}}?`;
const clause = '(?:^|[,;:.(–—-] ?)';
/** Words that somebody might have put; where they are long enough for a quotation, they are blank here. */
const quote = '(?= {2,}| ["\'‘“„«‚])';
const ends = '(?= ?(?:$|[.,;:!)–—]))';

const en = {
  /** Of these, nobody tells a reader that they are not done. */
  strict:
    'mention|bring (?:it |that |this |them |him |her )?up|raise (?:it|that|this|them)|volunteer|advertise (?:it|that|this)|announce (?:it|that|this)|let (?:it|that) slip|give (?:it|that) away|go into (?:it|that|this)|lead with|open with|say anything|tell (?:them|him|her|anyone|anybody)|name (?:it|them|him|her|names)|quote (?:it|them|him|her)|present|pitch',
  any: 'mention|bring|raise|say|tell|talk|speak|name|show|use|quote|cite|offer|promise|push|present|share|announce|print|pitch|lead|open|go into|reveal',
};
const english = [
  `(?:so|but|and|please|pls|then|hence) (?:do not|don[’']?t|never) (?:write|put|say|claim|print|state)${quote}`,
  `(?:i|we)(?:[’']d| would)(?: (?:really|much|rather|prefer to|probably|personally)){0,2} (?:not|never) (?:${en.any})`,
  `(?:i|we) wouldn[’']t (?:${en.any})`,
  `i[’']d (?:leave|keep|hold|save|skip) (?:that|this|it|them)`,
  `(?:let[’']?s|let us) not (?:${en.any})`,
  `${clause}(?:(?:please|but|so|and|then|pls) ){0,2}(?:do not|don[’']?t|never|try not to|not to|avoid|no need to|better not(?: to)?|best not(?: to)?) (?:even )?(?:${en.strict})`,
  `(?:but|so|please|pls) (?:do not|don[’']?t|never|not to|avoid) (?:${en.strict})`,
  `(?:do not|don[’']?t|never|not) (?:${en.any})(?: (?:it|this|that|them|him|her|anything|any of it))${few(3)} (?:yet|first|until (?:they|he|she|we|the)|till (?:they|he|she|we|the)|unless (?:they|he|she|asked|pressed)|outside|publicly)`,
  `only (?:${en.any})${few(3)} (?:if|when|once|after) (?:asked|pressed|pushed|needed|they|he|she|the (?:client|customer|buyer))`,
  `(?:${en.any})${few(3)} only (?:if|when) (?:asked|pressed|pushed|they|he|she)`,
  '(?:hold|keep|save|park) (?:it|this|that|them|these|those)(?: one)? (?:back (?:till|until|for)|in reserve|for(?: (?!the |last |later )\\p{L}+){0,4} (?:the )?(?:end|last|later|close|closing|signing|signature|negotiations?|final (?:round|call)|second call))',
  'stays? (?:out of|off) (?:the )?(?:quote|offer|page|deck|slides|conversation|table|text|copy|e-?mails?|record|call)',
  '(?:but |so )?(?:let|make) (?:them|him|her) (?:ask|bring it up)(?: (?:first|for it))?(?= ?(?:$|[.,;!)]))',
  `(?:still )?(?:waiting|awaiting|pending|chasing)(?: (?:for|on))?(?: (?:the|their|his|her|its|a|final|formal|written|press|\\p{L}+[’']s)){0,3} (?:ok|okay|permission|consent|sign[- ]?off|go-?ahead|green light|clearance|press office|comms)`,
];

const de =
  'sagen|erwähnen|nennen|ansprechen|ankündigen|verraten|thematisieren|bewerben|kommunizieren|zitieren|ausplaudern|mitteilen|verkünden|auspacken|erzählen|anführen|rausrücken|reden|sprechen';
const deWider = `${de}|anbieten|zeigen|bringen|versprechen|präsentieren|aufführen|beginnen|anfangen`;
const german = [
  `(?:also|aber|deshalb|daher|bitte|drum)(?: \\p{L}+){0,2} nicht(?: {2,}| ["'‘“„«‚][^"'’”“»‘]{2,60}["'’”“»‘] )(?:schreiben|sagen|behaupten|hinschreiben)`,
  `ich würde${few(6)} (?:nicht|nichts|nix|kein wort)${few(4)} (?:${deWider})`,
  `würde ich${few(5)} (?:nicht|nichts|nix|kein wort)${few(4)} (?:${deWider})`,
  `(?:bitte|lieber|besser|vorerst|erst ?mal|zunächst|noch|aber|also) (?:noch |lieber |einfach |gar )?(?:nicht|nichts|nix|kein wort|nie)(?: (?!sie |ihnen )\\p{L}+){0,5}? (?:${deWider})${ends}`,
  `(?:nicht|nichts|nix) (?:von uns aus|von selbst|von sich aus|aktiv|proaktiv|ungefragt|freiwillig|gleich|sofort|laut|extra)${few(3)} (?:${deWider})`,
  `erst${few(3)} (?:${deWider}),? (?:wenn|sobald|nachdem|falls)`,
  `(?:erst|nur) (?:am|zum|ganz am|ganz zum) (?:schluss|ende) (?:${deWider}|rausholen)`,
  'auf die nase binden|an die große glocke|hinterm berg|in der hinterhand',
  '(?:will|wollen|möchte|möchten|darf|dürfen|soll|sollen|sollte)(?! sie)(?: (?!sie )\\p{L}+){0,4}? nicht(?: mehr)?(?: \\p{L}+){0,3}? (?:genannt|erwähnt|zitiert|gezeigt|aufgeführt|auftauchen|beworben|angesprochen|angekündigt)(?: werden| haben)?',
  '(?:freigabe|zusage|einverständnis|zustimmung|erlaubnis|okay|ok)(?: \\p{L}+){0,4} (?:steht (?:noch )?aus|fehlt(?: noch)?|ausstehend|noch offen|kommt noch|liegt (?:noch )?nicht vor)',
  'hat sich noch nicht gemeldet|noch nicht (?:unterschrieben|unterzeichnet|zugesagt)',
];

const fr =
  'dire|mentionner|citer|évoquer|parler|annoncer|montrer|sortir|promettre|afficher|communiquer|avancer|aborder|dévoiler|révéler|ébruiter|répéter|proposer|lâcher|glisser|comparer';
const french = [
  `(?:donc|mais|alors) (?:on )?n(?:e |[’'])(?:écri\\p{L}+|di\\p{L}+|mett\\p{L}+|pas écrire|pas dire|pas mettre)(?: pas)?${quote}`,
  `(?:à|,|;|mais|donc|surtout|merci de|préfère|préférons) (?:surtout )?ne (?:pas|jamais|plus|rien)(?: (?:en|le|la|les|y))?(?: l[’'])? ?(?:trop |encore |tout de suite )?(?:${fr})`,
  `(?:évit(?:er|ez|ons)|à éviter|se garder) (?:de |d[’'])(?:la |le |les |l[’']|en |y |trop ){0,2}(?:${fr})(?!.{0,60}(?:vos|votre|vous)(?!\\p{L}))`,
  `(?:à|de) ne (?:${fr}|donner|utiliser) (?:que|qu[’']\\p{L}+)`,
  `(?:on|nous|je) (?:n[’']|ne )(?:en |la |le |les |l[’']|y )?(?:affiche|affichons|publie|publions|montre|montrons|écrit|écrivons|parle|parlons|parlerais|dit|disons|dirais|mentionne|mentionnons|mentionnerais|cite|citons|citerais|annonce|annonçons|évoque|évoquons|évoquerais|répète|répétons|sortirais|montrerais) (?:pas|jamais|rien|plus|qu[’']\\p{L}+)(?!.{0,60}(?:vos|votre|vous)(?!\\p{L}))`,
  `à (?:garder|réserver|sortir|glisser|lâcher|ressortir|annoncer)${few(2)} (?:pour (?:la (?:fin|signature|négo\\p{L}*)|le closing|plus tard)|à la fin|en dernier|si (?:besoin|ça|on|il|elle|ils)(?!\\p{L}))`,
  "on se tait|(?:ça |cela )?ne se (?:dit|répète|crie) pas|ce n[’']est pas à nous d\\p{L}*|pas un mot|ne (?:veut|veulent|souhaite|souhaitent) (?:pas|plus) (?:qu[’']on|que l[’']on|être (?:citée?s?|nommée?s?|mentionnée?s?)|entendre|apparaître)|préf[èe]r\\p{L}+ qu[’']on (?:ne|n[’']\\p{L}+)",
];

const es =
  'decir|mencionar|nombrar|citar|sacar|comentar|contar|anunciar|prometer|adelantar|hablar de|tocar';
const spanish = [
  `(?:así que|pero|por eso|o sea que) no (?:pongas|pongáis|digas|digáis|escribas|poner|decir|escribir)${quote}`,
  `(?:pero|,|;|mejor|por favor|de momento|por ahora|todavía|aún) (?:mejor |todavía |aún )?(?:no|ni) (?:lo |la |los |las |se lo |les )?(?:${es})(?:l[oa]s?|selo)?`,
  `(?:eso|esto|lo|la|de momento|todavía|aún) no (?:se |lo |la )?(?:comenta|dice|cuenta|menciona|nombra|anuncia|enseña|decimos|contamos|mencionamos|anunciamos|comentamos|enseñamos)(?!\\p{L})`,
  `(?:guardar|guardarl[oa]|guardamos|reservar|sacar|sacarl[oa]|soltar|soltarl[oa]|dejar|dejarl[oa])${few(2)} (?:para el (?:final|cierre)|al final|(?:solo|sólo) si|para la firma)`,
  'que no (?:salga de aquí|se enteren?)|ni una palabra|(?:no|sin) dar pistas|mejor (?:callar|ni)',
  '(?<!si )no (?:quiere|quieren) (?:que (?:se|lo|la|hablemos|digamos)|oír|aparecer|salir|ser (?:citad|nombrad|mencionad))',
  '(?:prefiere|prefieren|pide|piden) que no (?:se |lo |la )?(?:\\p{L}+)',
  '(?:a la espera|pendiente|esperando|falta)(?: (?:de|del|el|la|su|los))*(?: \\p{L}+)? (?:ok|visto bueno|permiso|firma|autorización de \\p{L}+)',
];

const it =
  'dire|dirlo|menzionare|menzionarl[oaie]|nominare|nominarl[oaie]|citare|citarl[oaie]|parlare|parlarne|accennare|mostrare|annunciare|annunciarl[oa]|promettere|tirare fuori|tirarl[oaie] fuori|spifferare';
const italian = [
  `(?:quindi|ma|perciò) non (?:scrivere|dire|mettere|scriviamo|diciamo)${quote}`,
  `(?:ma|,|;|però|meglio|per ora|quindi|e) (?:meglio )?non (?:lo |la |li |le |ne )?(?:ancora )?(?:${it})(?!\\p{L})`,
  'non (?:starei|stiamo|stare|stia) a \\p{L}+|non (?:lo |la |li |le |ne )?(?:direi|menzionerei|nominerei|citerei|parlerei|accennerei|mostrerei|tirerei fuori|userei)',
  'guai a chi (?:lo |ne )?(?:dice|parla|racconta)|meglio (?:tacere|tacerl[oa]|stare zitti|stare in silenzio)|presto per (?:dirlo|parlarne|annunciarl[oa])|non (?:se ne parla in giro|si dice in giro|lo diciamo|ne parliamo|l[oa] nominiamo)',
  `(?:tir(?:are|iamo|o|a)|tirarl[oa]|ten(?:ere|iamo|erl[oa])|gioc(?:are|hiamo)|concedere)${few(3)} (?:solo |soltanto )?(?:alla fine|in fondo|per ultim[oa]|alla firma|all[’']ultimo|se (?:lo )?(?:chiedono|insistono|serve))`,
  '(?:non vuole|non vogliono) (?:che (?:si|ne|lo|la)|essere (?:citat|nominat)|comparire|sentir)|prefer\\p{L}+ che non',
];

const pt =
  'dizer|mencionar|citar|falar|contar|anunciar|prometer|puxar|abordar|referir|revelar|comentar|divulgar';
const portuguese = [
  `(?:por isso|mas|portanto|então) não (?:escrevas?|digas?|ponhas?|escrever|dizer|pôr)${quote}`,
  `(?:mas|,|;|por favor|por enquanto|ainda|melhor) (?:melhor |ainda )?não (?:o |a |os |as |se |lhes )?(?:${pt}|mostrar|oferecer|usar)(?!\\p{L})`,
  'não (?:prometam|digam|falem|mencionem|contem|mostrem|ofereçam|divulguem|puxem|refiram|comentem)|não (?:puxar|tocar n)o? ?assunto',
  '(?:só|apenas) se (?:menciona|fala|diz|oferece|mostra)(?!\\p{L})|não se (?:fala|diz|menciona|comenta)(?!\\p{L})|não (?:mencionaria|falaria|diria)',
  `(?:fica|ficam|guardar|guardamos|deixar|reservar)${few(2)} para (?:o fim|o final|depois|mais tarde|quem (?:aperta|insiste|pergunta)|a assinatura|o fecho)`,
  '(?:à espera|a aguardar|aguardamos|falta)(?: (?:do|da|de|o|a|deles)){0,2} (?:ok|luz verde|autorização|aprovação|assinatura)|por assinar',
];

const nl =
  'zeggen|noemen|vermelden|melden|vertellen|praten|beginnen|aankondigen|beloven|roepen|zwijgen|prijsgeven|benoemen|verklappen';
const dutch = [
  `(?:dus|maar) (?:schrijf|zeg|zet) (?:niet|nooit|geen)${quote}`,
  `(?:zou|zouden) (?:ik|we|wij)${few(4)} (?:niks|niets|niet|geen|even|liever)${few(4)} (?:${nl}|laten zien|aanbieden)`,
  `ik zou${few(5)} (?:niks|niets|niet|even|liever)${few(4)} (?:${nl}|laten zien|aanbieden)`,
  `(?:maar|,|;|dus|graag|liever|beter|nog|voorlopig|even|[–—-]) (?:(?:daar|hier|dat|die|er|liever|beter|nog|even|maar) ){0,3}(?:niet|niks|niets|geen woord)(?: (?!u )\\p{L}+){0,4}? (?:${nl}|aanbieden|laten zien)${ends}`,
  '(?:begin|praat|zeg|noem|beloof|meld|vertel)(?: (?:er|daar|dat|dit|het|ze|hem)){0,2} (?:nog |maar |liever |zelf )?(?:niet|niks|niets|nooit)(?: over| op)?',
  '(?:zeggen|noemen|vertellen|melden) (?:we|wij)(?: (?:dat|het|er))? (?:pas|alleen als|niet|nooit|nog niet)',
  `(?:pas|alleen)${few(3)} (?:zeggen|noemen|vertellen|melden)`,
  'bewaren (?:we )?(?:\\p{L}+ )?(?:voor|tot) (?:het laatst|het einde|de handtekening|later)|achter de hand|stil ?houden',
  `(?:wil|willen)${few(3)} (?:niet|niets|niks|geen)${few(4)} (?:genoemd|horen|vermeld|gezegd|in beeld)(?: hebben| worden)?`,
  '(?:wachten|wacht) (?:nog )?(?:\\p{L}+ )?op (?:een |de |het |hun |zijn |haar )?(?:akkoord|toestemming|goedkeuring|ok|oké|handtekening)|(?:akkoord|toestemming|goedkeuring) (?:volgt nog|ontbreekt|nog niet|moet nog)',
];

const pl =
  'mówić|mów|mówmy|mówimy|wspominać|wspominaj|wspominamy|wspominajmy|obiecywać|obiecuj|obiecujemy|ogłaszać|ogłaszamy|chwalić|chwalmy|zdradzać|zdradzamy|poruszać|nagłaśniać|zaczynać|cytować|pokazywać|pokazujemy|proponować|wychodzimy|wychodzić';
const polish = [
  `(?:więc|ale|dlatego) nie (?:pisz|piszmy|pisać|mówmy|mówić|dawaj)${quote}`,
  `(?:ale|,|;|lepiej|na razie|jeszcze|więc|proszę|[–—-]) (?:(?:o|tym|tego|jej|ich|go|z|logo|sami|lepiej|na|razie|jeszcze) ){0,4}nie (?:${pl})`,
  'ani słowa|ciszej o (?:tym|nich|nim)|cicho sza|żeby się nie chwalić|(?:to|o tym) (?:mówi|powie) tylko \\p{L}+',
  '(?:nie chce|nie chcą|prosi|proszą|woli|wolą),? (?:żeby|aby|by)(?: \\p{L}+){0,2} (?:nie|mówić|wspominać)',
];

const japanese =
  '(?:こちら|当方|自分|私たち)から[^。、]{0,24}ないで|(?:まだ|今は|当面|現時点では?|こちらから(?:は)?|自分から(?:は)?|最初は|先に)[^。、]{0,14}(?:言わ|話さ|触れ|出さ|見せ|案内し|公表し|伝え|提示し|紹介し|書か|載せ|約束し|話題にし|勧め)ない|(?:最後に|聞かれ(?:たら|るまで|た場合))[^。]{0,8}(?:出す|出さない|言う|言わない|伝える|提示|見せる)|(?:話に|表に|口に)は?出さない|(?:話題に|公表|言及)は?しない|触れない(?:。|$|で|こと)|(?:許可|承認|了承|返事|稟議|決裁)(?:待ち|がまだ|はまだ|まだ|未取得)|公表前|発表前|解禁前';

const arabic =
  '(?:لا|فلا|ولا) (?:تذكر|نذكر|تقول|نقول|تتحدث|نتحدث|نعلن|تعلن|تعد|تعرض)\\p{L}{0,3}(?! \\p{L}{0,3}(?:كم|ك)(?!\\p{L}))|لا (?:يريد|تريد|يحب|تحب|يرغب|ترغب)(?: \\p{L}+){0,2} (?:ذكر|الحديث|الإعلان|الظهور)|(?:بانتظار|ننتظر|في انتظار) (?:موافق|توقيع|إذن|اعتماد)\\p{L}*|لم (?:ي|ت)(?:وقع|وافق|عتمد)\\p{L}*';

/** That it is so may be told, and why not. */
const reasons = [
  "(?:do not|don[’']?t|never|no need to|without) (?:say|saying|tell|telling|explain|explaining)(?: \\p{L}+){0,2} why",
  'nicht (?:sagen|erklären|verraten|dazusagen),? (?:warum|wieso|weshalb)|(?:warum|wieso|weshalb),? (?:lieber |besser |bitte )?nicht (?:sagen|erklären|verraten|dazusagen)',
  '(?:ne pas|sans) (?:dire|expliquer) pourquoi|ne (?:dis|dites|dit|disons) pas pourquoi',
  '(?:no (?:digas|digáis|digan|decir|expliques|expliquéis|explicar|cuentes)|sin (?:decir|explicar))(?: \\p{L}+){0,2} por qué',
];
/** A claim that waits for its proof. */
const heldInJapanese =
  '理由は[^。]{0,8}(?:言わ|伝え|話さ)ない|(?:文句|表現|数字|写真|言葉|文言|コピー|コメント|ロゴ|実績)(?:は|も|を)[^。]{0,40}まで[^。]{0,8}(?:使わ|出さ|載せ|書か)ない';

/** `(waiting for their okay)`, `（※広報の許可待ち）`: in brackets little is enough. */
const bracketed =
  '[(（【]\\s?※?(?:(?:still )?(?:waiting (?:for|on)|awaiting|pending) |wartet auf |warten auf |en attente d|pendiente de |in attesa d|à espera d|a aguardar |wachten op |wacht op |czekamy na |czeka na )[^()（）]{2,60}[)）】]|[(（※][^()（）。]{0,20}(?:待ち|許可(?:は)?まだ|未承認|未許可)(?:[)）]|$)';

/** Whole words; some begin with the mark that parts them from what they speak of. */
const spaced = (...parts: string[]): string =>
  `(?:(?<![\\p{L}\\p{N}])|(?=[,;:.(–—-]))(?:${parts.join('|')})(?![\\p{L}\\p{N}])`;

const unsaid = smallPattern(
  spaced(
    ...english,
    ...german,
    ...french,
    ...spanish,
    ...italian,
    ...portuguese,
    ...dutch,
    ...polish,
    ...slips,
    ...reasons,
  ),
  japanese,
  heldInJapanese,
  arabic,
  bracketed,
);

const vowelSigns = /[\u064b-\u0652\u0640]/g;

export const isUnsaid = (text: string): boolean => {
  const small = text.toLowerCase().replace(vowelSigns, '');
  return unsaid.test(small) || isNotPublic(small) || isNoFurther(text);
};
