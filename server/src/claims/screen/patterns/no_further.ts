// Remarks that something told is to go no further, by how they end: a `not`, a verb of telling, and nothing behind
// it but a pronoun. `…, best not to raise`, `legal asked us not to print it`, `nicht damit werben`. Readers are told
// of what is not printed or named: there the thing stands behind the verb, or somebody can or may do it.
import { smallPattern, spaced } from './pattern.ts';

const end = '(?= ?(?:$|[.,;!)\\]–—]))';

/** `…, renewal in hand, leave it off`: what stands before the comma is not for the page. */
const leftOff = [
  '(?:so |just |better |best |please |pls )?leave (?:it|that|this|them) (?:off|out)',
  '(?:bitte |lieber |besser |erst ?mal |vorerst )?(?:weglassen|lassen wir weg|rauslassen)',
  "(?:donc |plutôt )?(?:à (?:enlever|retirer|laisser de côté)|on (?:l[’']enlève|laisse de côté|ne le met pas))",
  '(?:mejor )?(?:dejarl[oa]s? fuera|l[oa]s? dejamos fuera|no ponerl[oa]s?)',
  '(?:meglio )?(?:lasciarl[oaie] fuori|l[oaie] lasciamo fuori|da togliere)',
  '(?:melhor )?(?:deixar|deixamos)(?: isto| isso)? (?:de )?fora',
  '(?:liever )?(?:weglaten|laten we weg|laat (?:maar )?weg)',
  '(?:lepiej )?(?:pominąć|pomijamy|wyrzucić)',
].map((way) => `[,;–—-] ${way}${end}`);

const english = (() => {
  const tell =
    'mention|raise|say|tell|print|publish|quote|cite|name|announce|advertise|promise|share|repeat|show|post|state|claim|disclose|reveal|discuss|write|highlight|publici[sz]e|bring up|include|pitch|comment(?: on)?';
  const told =
    'mentioned|raised|said|told|printed|published|quoted|cited|named|announced|advertised|promised|shared|repeated|shown|posted|stated|claimed|disclosed|revealed|discussed|written|highlighted|publici[sz]ed|brought up|talked about|commented on';
  const it =
    '(?: (?:it|this|that|them|him|her|these|those|so|anything|anyone|anybody|people|(?:it|this|that|them) (?:up|out|in|online)|about (?:it|this|that|them)))?';
  const yet =
    '(?: (?:yet|now|again|any ?more|any longer|for now|at all|either|please|pls|anywhere|in writing|in public|publicly|outside|out loud|too loudly))?';
  const wished =
    '(?:best|better|wiser|safer|wisest|safest|(?:asked|told|wants?|wanted|warned|advised|begged|instructed|urged)(?: (?:us|me|them|everyone|everybody|the team))?|prefers?|preferred|supposed|meant)';
  return [
    `${wished} not(?: to)? (?:even )?(?:${tell})${it}${yet}${end}`,
    `(?:not supposed|not meant|not allowed|no need) to (?:${tell}) (?:it|this|that|them)${yet}${end}`,
    `not to be (?:${told})${yet}${end}`,
    `(?:prefers?|preferred|rather|wishes|wished)(?: \\p{L}+){1,3} (?:didn[’']t|did not|don[’']t|do not|not) (?:${tell})${it}${yet}${end}`,
    `(?:prefers?|preferred|rather|asked(?: \\p{L}+)? that|asks that)(?: \\p{L}+){1,3} (?:wasn[’']t|weren[’']t|isn[’']t|was not|were not|is not|not be|not) (?:be )?(?:${told})${yet}${end}`,
    '(?:nothing|not a word|no word) (?:about|on|of) (?:it|this|that|them)(?: (?:for now|yet|please|pls|here|anywhere))',
  ];
})();

const german = (() => {
  const tell =
    'sagen|erwähnen|nennen|ansprechen|ankündigen|verraten|thematisieren|bewerben|werben|kommunizieren|zitieren|verkünden|erzählen|r?aus ?geben|herausgeben|drucken|abdrucken|veröffentlichen|publizieren|bringen|zeigen|versprechen|schreiben|hinschreiben|reinschreiben|behaupten|posten|weitergeben|weitersagen|breittreten|betonen|hervorheben|herausstellen|anpreisen|kommentieren';
  const to =
    'zu (?:sagen|erwähnen|nennen|verraten|thematisieren|bewerben|kommunizieren|zitieren|verkünden|erzählen|drucken|veröffentlichen|publizieren|bringen|zeigen|versprechen|schreiben|behaupten|posten|betonen)|anzusprechen|anzukündigen|heraus ?zugeben|rauszugeben|abzudrucken|weiterzugeben|weiterzusagen|breitzutreten|hervorzuheben|herauszustellen';
  const how =
    '(?: (?:mehr|weiter|so|damit|darüber|davon|drüber|öffentlich|laut|extra|aktiv|groß|nirgends|von selbst|schriftlich|online|auf der seite|im text|in der werbung|nach außen|nach draußen)){0,2}';
  return [
    `(?:nicht|nichts|nix|nie|nirgends)${how} (?:${tell})${end}`,
    `(?:gebeten|bittet|bitten|gesagt|rät|raten|geraten|besser|wünscht|verlangt|verlangen)[^.;:!?]{0,60} (?:nicht|nichts|nix|nie)${how} (?:${to})${end}`,
    `(?:muss|müssen|braucht|brauchen)(?: (?:man|wir|ja|das|hier)){1,3} (?:nicht|nix)${how} (?:zu )?(?:${tell})${end}`,
    `nur (?:${tell}),? (?:wenn|falls|sofern)(?: \\p{L}+){0,4} (?:ge|nach)?frag\\p{L}*`,
  ];
})();

const french = (() => {
  const tell =
    'dire|mentionner|citer|évoquer|annoncer|montrer|promettre|afficher|communiquer|aborder|dévoiler|révéler|ébruiter|répéter|imprimer|publier|reprendre|diffuser|divulguer|écrire|crier|nommer|relayer|insister|en parler|vanter';
  return [
    `(?<!pour )ne (?:pas|surtout pas|jamais|plus|rien)(?: (?:trop|encore|en))?(?: (?:le|la|les|l[’']))? ?(?:${tell})(?: (?:ça|cela|là-dessus|dessus))?${end}`,
    `(?:préf\\p{L}+|souhait\\p{L}+|demand\\p{L}+|veut|veulent) que (?:ça|cela|ce|on|nous|rien)[^.;:!?]{0,24} ne \\p{L}{3,14}(?: pas| rien)?${end}`,
    `(?:pas besoin|inutile|pas la peine) (?:de |d[’'])(?:le |la |les |l[’']|en )?(?:dire|raconter|parler|mentionner|préciser)(?: ça| cela)?${end}`,
  ];
})();

const spanish = (() => {
  const tell =
    '(?:dec|imprim|difund|promet|escrib|repet|exhib)(?:i|e)r|(?:mencion|nombr|cit|coment|cont|anunci|adelant|public|divulg|comunic|mostr|enseñ|destac|revel|filtr|explic|pregon)ar';
  const it = '(?:l[oae]s?|sel[oa]s?)';
  return [
    `(?<!para )(?<!por )(?<!si )no (?:${tell})${it}?(?: (?:el tema|nada|todavía|aún|más|fuera|por ahora|de momento))?${end}`,
    `(?<=[,;:–—-] )que no (?:salgan?|aparezcan?|conste|se (?:sepa|comente|cuente))(?: (?:en|por) (?:la |las )?(?:ning\\p{L}{1,3} )?\\p{L}{2,9})?${end}`,
    `no (?:hace falta|conviene|hay que|procede|toca|interesa|es para) (?:${tell})${it}${end}`,
    `(?:pid\\p{L}{1,6}|dij\\p{L}{1,5}|(?:ha|han) (?:pedido|dicho))(?: \\p{L}+){0,2} que no (?:se |lo |la |los |las ){0,2}\\p{L}{3,16}${end}`,
    `(?:solo|sólo|únicamente) (?:${tell})${it}? (?:si|cuando) (?:\\p{L}+ ){0,2}(?:pregunt|pid|insist)\\p{L}*`,
  ];
})();

const italian = (() => {
  const tell =
    '(?:dir|stampar|pubblicar|diffonder|menzionar|nominar|citar|accennar|mostrar|annunciar|prometter|spifferar|raccontar|divulgar|comunicar|scriver|ripeter|rivelar|parlar|vantar|sbandierar|enfatizzar)';
  const it = '(?:e|lo|la|li|le|ne)';
  return [
    `(?<!per )(?<!se )non (?:lo |la |li |le |ne )?${tell}${it}(?: (?:troppo|ancora|in giro|fuori|più))?${end}`,
    `(?<=[,;:–—-] )che non (?:esca(?:no)?|compaia(?:no)?|si (?:sappia|dica))(?: (?:da|in|sul|sulla) (?:nessun\\p{L}{0,2} )?\\p{L}{2,9})?${end}`,
    `non (?:serve|conviene|occorre|bisogna|è il caso di|c[’']è bisogno di) ${tell}(?:lo|la|li|le|ne)${end}`,
    `${tell}${it} (?:solo|soltanto) (?:se|a chi|quando) (?:\\p{L}+ ){0,2}(?:chied|domand|insist|ordin)\\p{L}*`,
  ];
})();

const portuguese = (() => {
  const tell =
    '(?:diz|imprim|promet|escrev|refer|repet|diss)(?:er|ir)|(?:mencion|cit|fal|cont|anunci|pux|abord|revel|coment|divulg|public|comunic|mostr|destac|explic)ar';
  const it = '(?:-(?:lo|la|los|las|o|a))?(?: (?:isso|isto|nisso|nisto|disso|disto|no assunto))?';
  return [
    `(?<!para )(?<!por )(?<!se )não (?:${tell})${it}(?: (?:ainda|mais|fora|por agora|por enquanto))?${end}`,
    `(?<=[,;:–—-] )que não (?:saiam?|apareçam?|se (?:saiba|diga))(?: (?:em|na|no) (?:nenhum\\p{L}? )?\\p{L}{2,9})?${end}`,
    `não (?:convém|vale a pena|interessa|é para) (?:${tell})${it}${end}`,
    `não (?:é preciso|precisamos de|há que) (?:contar|dizer|mencionar|falar)(?:-(?:lo|la|o|a))?(?: disso| disto| isso| isto)?${end}`,
    `pedi\\p{L}{1,5}(?:[- ]\\p{L}+)? (?:para|que) não (?:o |a |se )?\\p{L}{4,16}${it}${end}`,
    `(?:só|apenas) (?:${tell})${it} (?:se|quando) (?:\\p{L}+ ){0,2}(?:pergunt|ped|insist)\\p{L}*`,
  ];
})();

const dutch = (() => {
  const tell =
    'zeggen|noemen|vermelden|melden|vertellen|aankondigen|beloven|drukken|afdrukken|publiceren|herhalen|benoemen|verklappen|delen|laten zien|schrijven|opschrijven|doorvertellen|benadrukken|over hebben|over beginnen|mee adverteren|ter sprake brengen|naar buiten brengen';
  const how =
    '(?: (?:meer|zo|daarover|daar|ermee|dit|dat|hardop|verder|overal|online|op de site|naar buiten|te)){0,2}';
  return [
    `(?:niet|niks|niets|nooit)${how} (?:${tell})${end}`,
    `(?:vroeg|vroegen|gevraagd|vraagt|vragen|verzocht|verzoekt|wil|willen)[^.;:!?]{0,40} (?:niet|niks|niets)${how} (?:(?:te|af te|aan te|door te) )(?:zeggen|noemen|vermelden|melden|vertellen|kondigen|beloven|drukken|publiceren|herhalen|brengen|gebruiken|delen|schrijven)${end}`,
    'hoeft (?:verder |ook )?niemand te weten|(?:hoeven|hoeft) (?:we |men |verder )?niet (?:verteld|genoemd|gezegd|vermeld|te vertellen|te noemen)(?: worden| te worden)?',
  ];
})();

const polish = (() => {
  const tell =
    'mówić|wspominać|obiecywać|ogłaszać|chwalić się|zdradzać|poruszać|nagłaśniać|cytować|pokazywać|drukować|publikować|podawać|powtarzać|opowiadać|rozpowiadać|wymieniać|ujawniać|eksponować';
  const rest =
    '(?: (?:dalej|tego|o tym|tym|nikomu|głośno|publicznie|na zewnątrz|na razie|jeszcze))?';
  return [
    `(?<!aby )(?<!żeby )nie (?:${tell})${rest}${end}`,
    `(?:prosi\\p{L}{0,4}|kaza\\p{L}{1,3}|woli|wolą|wola\\p{L}{1,3}),? (?:nas,? )?(?:żeby|aby|by)(?: \\p{L}+){0,2} nie (?:${tell})${rest}${end}`,
    `nie (?:trzeba|musimy|ma co|ma potrzeby) (?:o tym|tego|tym) (?:${tell})${end}`,
  ];
})();

const japaneseStems =
  '(?:言わ|話さ|触れ|出さ|書か|載せ|広め|見せ|漏らさ|伝え|(?:印刷|公表|公開|掲載|約束|紹介|宣伝|強調)し)';
const inJapanese = [
  `${japaneseStems}ない(?:ほう|方)が(?:よい|いい|良い|無難)`,
  `${japaneseStems}ないよう(?:に)?(?:と)?(?:言われ|頼まれ|求められ|指示|釘)`,
  `${japaneseStems}なくて(?:よい|いい|良い)(?=[。、)）]|$)`,
  '(?:外|表|社外|対外的)に(?:は)?(?:出せない|言えない)',
];

const pattern = smallPattern(
  spaced(
    ...english,
    ...german,
    ...french,
    ...spanish,
    ...italian,
    ...portuguese,
    ...dutch,
    ...polish,
  ),
  ...leftOff,
  ...inJapanese,
);

/** Told to the reader, or of somebody by whom it was said: `a tenant who asked not to be named`. */
const toReader =
  /(?<!\p{L})(?:you|your|yours|who|vous|votre|vos|qui|usted|ustedes|quien|quienes|lei|voi|vostr[oaei]|chi|você|vocês|quem|u|uw|państw\p{L}+|pan|pani|który|która)(?!\p{L})|ください|ただけ|ます|です/u;
const toReaderInGerman = /(?<=[\p{L},]\s)(?:Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u;
/** `Das können wir nicht versprechen`, `Dat kunnen wij niet beloven`: what can be done, and is told openly. */
const able =
  /(?<!\p{L})(?:kann|können|könnten|konnten|dürfen|darf|durften|wollen|möchten|werden|wird|würden|müssen|muss|brauchen|braucht|kunnen|kan|konden|mogen|mag|zullen|zal|gaan|hoeft|hoeven|moeten|moet)(?!\p{L})/u;

const isHeld = (sentence: string): boolean => {
  if (toReaderInGerman.test(sentence)) return false;
  const small = sentence.toLowerCase();
  const found = pattern.exec(small);
  if (found === null || toReader.test(small)) return false;
  const clause = /[^.;:!?,–—(]{0,200}$/u.exec(small.slice(0, found.index))?.[0] ?? '';
  return !able.test(clause);
};

/** Some sentence of it is; a question before it is asked by the reader. */
export const isNoFurther = (text: string): boolean => text.split(sentenceEnd).some(isHeld);
const sentenceEnd = /(?<=[.!?。！？؟])\s{0,3}(?=[\s\p{Lu}\p{Lo}])/u;
