// Remarks to colleagues that hang on what is for readers: `Case we can use (they signed the release): …`, `Contact is me,
// Ann Hale`, `Monday... no wait, that won't work. So Tuesday`, `…, we always have to say so`. They go; what they hang on stays.
import { lean } from '../../platform/text/quickened.ts';
import type { Span } from './lines.ts';
import { pattern, spaced } from './patterns/pattern.ts';

/** That we may name somebody, in the label of what is told of them. */
const mayUse = pattern(
  spaced(
    "(?:we|you)(?: (?:can|may|could)|[’']re allowed to| are allowed to) (?:use|name|quote|show|mention|cite)",
    'signed (?:the|a|their) release|ok(?:ay)? (?:to|with) (?:use|quote|name)\\p{L}*|cleared for use',
    '(?:darf|dürfen)(?: wir)?(?: \\p{L}+){0,2} (?:nennen|nehmen|zeigen|zitieren|verwenden)|(?:darf|dürfen) (?:genannt|zitiert|gezeigt) werden|(?:nennen|zitieren|zeigen|verwenden) (?:dürfen|darf)',
    "(?:qu[’']on|que nous) (?:peut|pouvons) (?:citer|nommer|utiliser|montrer)|(?:ils|elles|il|elle) (?:ont|a) signé",
    'que (?:podemos|se puede) (?:usar|citar|nombrar|enseñar)|que (?:podemos|se pode) (?:usar|citar|nomear|mostrar)',
    'che (?:possiamo|si può) (?:usare|citare|nominare|mostrare)',
    'die (?:we|wij) mogen (?:noemen|gebruiken|citeren|tonen)|mogen we (?:noemen|gebruiken)',
    '(?:któr\\p{L}{1,3} )?(?:możemy|wolno) (?:podać|wymienić|cytować|pokazać)',
  ),
  '(?:使って|出して|載せて)(?:も)?(?:よい|いい|OK)',
);
const label = /^\s*(?:[-*•–—・]\s)?([^:：.!?"“„«「]{3,90})[:：]\s?(?=\S)/u;

/** `Ansprechpartner bin ich, Jonas Mertin`: on a page nobody is `I`. */
const itIsMe =
  /(?<=^\s{0,4}(?:[-*•–—]\s)?\p{L}[\p{L} ]{2,30}\s)(?:bin ich|is me|am i|c[’']est moi|soy yo|sono io|sou eu|ben ik|jestem ja|to ja)(?:[,:]\s?|\s)(?=\p{Lu}\p{L}+ \p{Lu})/iu;

/** Looked for first: what stands before it takes long to look back at. */
const me = /bin ich|is me|am i|est moi|soy yo|sono io|sou eu|ben ik|jestem ja|to ja/i;

/** `So for them Plus: 164 x 5.90`, `hab ihm gerechnet: …`: whom it was worked out for. */
const forThem =
  /(?<=^\s{0,4}(?:[-*•–—]\s{1,2})?|[.!?]\s)(?:(?:so )?for (?:them|him|her)(?: (?:that|this) (?:is|means|makes))?[,:]?|(?:ich )?hab(?:e)? (?:ihm|ihr|ihnen) (?:vor)?gerechnet:|(?:also )?für (?:ihn|die)(?: wären das| macht das)?:|(?:donc )?pour (?:eux|lui|elle)[, ]?:|(?:así que )?para (?:ellos|ella|él) (?:he calculado|serían|sale|:)|(?:quindi )?per (?:loro|lui|lei)(?: ho calcolato)?:|(?:portanto )?para (?:eles|ele|ela)(?: fiz)?:|(?:dus )?voor (?:hen|hem|haar)(?: is dat)?:|dla (?:niej|niego|nich)(?: liczyłe?[am]?m?| wyszło| policzyłe?[am]?m?)?:?)\s(?=[\p{L}\d])/iu;

const leave =
  "permi(?:ssion|tted)|approved|authori[sz]ed|consent\\p{L}*|agreed|cleared|signed off|allowed|ok(?:ay)? to|fine to|may be (?:used|quoted)|freigegeben|freigabe|einverständnis|einverstanden|genehmigt|erlaubt|darf (?:rein|verwendet)|autorisée?s?|accord|d[’']accord|permiso|autorizad[oa]s?|consentimiento|permesso|autorizzat[oaie]|consenso|permissão|consentimento|toestemming|akkoord|goedgekeurd|zgod\\p{L}{1,2}|zatwierdzon\\p{L}";
const answers = '(?:yes|no|ok|ja|nein|oui|non|sí|sì|sim|não|nee|tak|nie)';
/** Behind somebody's words, in brackets or behind a dash: `“…” (approved for publication)`, `– logo yes, quote no`. */
const mayQuote = pattern(
  `\\s?[(（](?=[^()（）]{2,80}[)）])(?:[^()（）\\d]{0,40}(?<!\\p{L}))?(?:${leave})(?!\\p{L})[^()（）]{0,60}[)）]\\.?|\\s?[(（][^()（）]{0,20}(?:許可|承諾|了承)[^()（）]{0,20}[)）]|\\s(?:[–—-]|[-=]>|→)\\s(?:logo|quote|name|photo|zitat|foto|nom|citation|cita|citazione|citação|naam|cytat)\\s${answers}(?:, [\\p{L} ]{2,20} ${answers})?\\s*$|(?<=["”»“」]\\s?[.,–—-]?\\s{0,2}(?:\\([^()]{1,40}\\)\\.?\\s)?(?:(?:[-=]>|→|[–—-])\\s)?)(?:(?:is |ist |on peut |se puede |si può |mag |można )?(?:${leave}|l[’']utiliser|usar(?:e|se)?|gebruikt|użyć))(?!\\p{L})[^.!?"]{0,40}[.!]?`,
);
const quotes = /["“„«「『]/u;
/** `… on Saturdays (was every week, now it is not)`; `(was 18)` may be told to whoever was there before. */
const wasOnce =
  /\s?[(（](?:was|were|used to be|formerly|previously|war(?:en)?|früher|bisher|était|avant|antes|era(?:n)?|prima|era|vroeger|was eerst|wcześniej|było|以前は)(?:[ :,]|は)[^()（）,、]{2,50}[,、][^()（）]{2,40}[)）]/iu;

/** Somebody thinks aloud, and takes back what they said. */
const takesBack =
  /(?:\.{3}|…|,|–|-)\s?(?:(?:ne|nee|nein|quatsch|moment|halt|stopp?)(?=[,.!]|\s(?:geht|doch|falsch|warte|stimmt))|(?:no|nope|oh|ah|hm+),? (?:wait|hang on|sorry|that won[’']t)|hang on|scratch that|actually no(?=[,.])|(?:ah |euh |oh )?non,? (?:attends|pardon|ça ne)|attends,|(?:ay |uy )?no,? (?:espera|perdón|que no)|espera,|(?:ah |anzi )?no,? (?:aspetta|scusa|non va)|aspetta,|não,? (?:espera|desculpa|não dá)|nee,? (?:wacht|sorry|kan niet)|wacht,|nie,? (?:czekaj|chwila|jednak)|(?:あ、?)?(?:いや|違う|ちがう)[、。])/iu;
const goesOn =
  /^\s*(?:also|so|then|thus|donc|alors|entonces|así que|o sea|quindi|allora|então|dus|więc|czyli|では|じゃあ)[,:]?\s/iu;

/** What the house must always add is said; that it must is not. */
const mustSay = pattern(
  `[,;–—-]\\s(?:and )?(?:(?:that[’']s something )?we(?: always)? (?:must|have to|need to)(?: always)? (?:say|mention|add)(?: (?:so|that|this|it))?(?: (?:always|every time))?|das müssen wir (?:immer |jedes mal )?(?:dazu)?(?:sagen|schreiben)|(?:il faut|on doit) (?:toujours )?le (?:dire|préciser|rappeler)(?: à chaque fois)?|(?:lo|eso lo) tenemos que decir(?: siempre)?|hay que decirlo(?: siempre)?|(?:lo )?dobbiamo (?:sempre )?(?:dir(?:e|lo)|scriver(?:e|lo))(?: sempre)?|va (?:sempre )?detto|temos (?:sempre )?(?:de|que) (?:o )?dizer(?: sempre)?|dat moeten we (?:altijd |er ?bij )?(?:zeggen|vermelden)|(?:zawsze )?musimy to (?:zawsze )?(?:mówić|dodać|pisać))(?=\\s?[.!]?\\s*$)`,
);

/** `To najważniejsze, daj na górę`, `…, put that at the top`. */
const toPlace =
  /(?:(?<=^|[.!?–—]\s)[^.!?:]{0,40}[,;:–—-]\s?|(?<=[.!?]\s))(?:(?:please |so )?put (?:it|that|this) (?:first|at the top|on top|up top)|(?:bitte )?(?:ganz )?nach oben(?: damit| stellen)?|(?:à )?mett(?:re|ez|s)(?:[- ]?l[ea])? (?:tout )?en haut|(?:ponlo|ponedlo|poner(?:lo)?) (?:arriba|lo primero)|mett(?:ilo|etelo|erlo) (?:in alto|per primo)|(?:põe|coloca|pôr) (?:isto |isso )?(?:no topo|em cima|primeiro)|(?:graag )?(?:bovenaan|naar boven)(?: zetten)?|(?:daj|dać|dajcie|wrzuć) (?:to )?na (?:samą )?górę)\s?[.!]?\s*$/iu;

/** `… (2 SDR per kilo) - people never know this, tell him.` */
const toTell =
  /(?<=\S)(?:\s?[–—-]\s(?:[^.!?–—]{3,60}, )?|[,;]\s)(?:please |bitte |just )?(?:(?:tell|remind|warn) (?:him|her|them)(?: (?:that|this|so))?|sagt? (?:ihm|ihr|ihnen)(?: das)?|dis-l[ea]-lui|dites-le-(?:lui|leur)|dis-lui|dites-(?:lui|leur)|díselo|decídselo|cuéntaselo|diglielo|ditelo|ditegli|diz-lhes?|digam-lhes?|conta-lhes?|(?:zeg|vertel) (?:het|dat|hem|haar|ze)(?: (?:hem|haar|ze|dat|even))?|powiedz (?:mu|jej|im)(?: to)?)\s?[.!]?\s*$/iu;

/** `… - came up THREE times on the visit`, `Das ist ihm am wichtigsten.`: why it is written down. */
const ofInterest = lean(
  /(?:(?<=^\s{0,4}|[.!?]["”»)]?\s)|\s?[–—-]\s?|[,;]\s)(?:(?:that |this |it )?came up (?:\p{L}+ ){0,2}(?:times|twice|again)(?: (?:on|in|at|during) (?:the|our) \p{L}+)?|(?:he|she|they) (?:asked|brought (?:it|this|that) up|mentioned (?:it|this|that)) (?:twice|(?:\p{L}+|\d) times)|(?:he|she|they) (?:really )?cares? (?:a lot )?about (?:it|this|that)|(?:kam|kommt) (?:\p{L}+ ){0,2}(?:\p{L}{2,6}mal|\d ?x)(?: vor)?|(?:hat (?:er|sie) |er hat |sie hat )?(?:\p{L}{2,6}mal|\d ?x) (?:ge|nachge|ange)fragt|(?:das )?ist (?:ihm|ihr|ihnen) (?:am wichtigsten|(?:sehr )?wichtig)|(?:c[’']est )?revenu \p{L}+ fois(?: pendant la visite)?|(?:il|elle|ils) (?:a|ont) (?:beaucoup )?insisté(?: là-dessus| dessus)?|salió \p{L}+ veces(?: en la \p{L}+)?|lo (?:preguntó|preguntaron|repitió) \p{L}+ veces|(?:è )?venut[oa] fuori \p{L}+ volte(?: (?:al|nel|durante il|alla) \p{L}+)?|(?:l[’']ha )?chiesto \p{L}+ volte|ci (?:tiene|tengono) molto|(?:ele |ela )?(?:perguntou|falou nisso) \p{L}+ vezes|surgiu \p{L}+ vezes(?: na \p{L}+)?|(?:vroeg (?:hij|ze|zij) )?\p{L}+ keer (?:naar |om )?(?:gevraagd|genoemd)|vroeg (?:hij|ze|zij) \p{L}+ keer naar|kwam \p{L}+ keer (?:terug|ter sprake)(?: bij het bezoek)?|pytał[ai]? o to \p{L}+ razy|(?:訪問時に)?[二三四五数\d]回(?:も)?聞かれた)\s?[.!。]?\s*$/iu,
);

/** In the order of the text, none inside another. */
/** `Also found the nice one for you: “…”`, `Use Moira's line if there is room: “…”`: hands a quotation over. */
const handsOver =
  /(?<=^[\s>]{0,8})(?=[^"“„«「:：]{0,90}(?<!\p{L})(?:use|found|nice|good|for you|if there[’']?s? (?:is )?room|nehmen?|nimm|gefunden|schöne[sr]?|falls platz|utiliser?|trouvé|jolie?|s[’']il y a de la place|usar|usa|encontrad[oa]|bonit[oa]|buen[oa]|si cabe|usare|trovat[oa]|bell[oa]|se c[’']è posto|usem?|encontrei|boa|se couber|gebruik|gevonden|mooie|als er plaats is|użyć|użyj|znalazł[ea]m|ładny)(?!\p{L}))[^"“„«「:：]{3,100}[:：]\s?(?=["“„«「][^"”»」]{20,600}["”»」]\s?[(–—-]?\s?\p{Lu})/iu;

/** `… – measure the basement one first pls`. */
const errand =
  /\s[–—-]\s(?!.{0,150}\s[–—-]\s)[^\n–—]{0,70}(?<!\p{L})(?:pls|plz|svp|stp|(?:nochmal|noch mal|bitte) (?:nach)?(?:messen|prüfen|fragen|rechnen)|mit \p{Lu}\p{Ll}+ klären|tell them (?:\p{L}+ ?){1,5}|potwierdzić z \p{L}+)\s?[.!]?\s*$/u;

/** `Satz muss immer mit`, `7. Small print - must be on page`. */
const mustStand =
  /(?:(?<=[.!?]\s)|\s?[–—-]\s|[,;(]\s?)(?:this |the sentence )?(?:(?:must|has to|needs to) (?:be|stay|go|stand) on (?:the |this )?page|(?:(?:dieser )?satz )?muss (?:immer|unbedingt) (?:mit|drauf|dabei|dazu|auf die seite)|doit (?:être|figurer|rester) sur la page|(?:tiene|debe) (?:que )?(?:estar|ir) en la página|deve (?:stare|restare|essere) (?:in|sulla) pagina|tem de (?:estar|ficar) na página|moet op de pagina(?: staan| blijven)?|musi być na stronie)\s?[.!]{0,2}(?=\s*[)\]]?\s*$)/iu;

export function attachedIn(text: string): Span[] {
  const spans: Span[] = [];
  const named = label.exec(text);
  if (named && (mayUse.exec(named[1] ?? '')?.index ?? 0) > 0)
    spans.push({ start: 0, end: named[0].length });
  const marks = [
    forThem,
    wasOnce,
    ...(quotes.test(text) || isBracket(text) ? [mayQuote] : []),
    mustSay,
    toPlace,
    toTell,
    ofInterest,
    mustStand,
    handsOver,
    errand,
  ];
  for (const one of me.test(text) ? [itIsMe, ...marks] : marks) {
    const found = one.exec(text);
    if (found) spans.push({ start: found.index, end: found.index + found[0].length });
  }
  return [...spans, ...takenBackIn(text)].sort((a, b) => a.start - b.start);
}

const isBracket = (text: string): boolean => /^\s*[(（][^()（）]{4,80}[)）]\s*$/u.test(text);

/** From the sentence that is taken back to what holds instead, with the bracket around it. */
function takenBackIn(text: string): Span[] {
  const at = takesBack.exec(text)?.index;
  if (at === undefined || /["“„«「]/u.test(text)) return [];
  const before = text.slice(0, at);
  const start = Math.max(
    0,
    ...[...before.matchAll(/[.!?。]\s+(?=\p{Lu})/gu)].map((end) => end.index + end[0].length),
  );
  const rest = text.slice(at + 3);
  const ending = /[.!?。]\s+(?=[\p{Lu}\p{Lo}])/u.exec(rest);
  if (ending === null) return [{ start, end: text.length }];
  const behind = at + 3 + ending.index + ending[0].length;
  const end = behind + (goesOn.exec(text.slice(behind))?.[0].length ?? 0);
  const cut = text.slice(start, end);
  const close = /[([]/.test(cut) && !/[)\]]/.test(cut) ? text.slice(end).search(/[)\]]/) : -1;
  return close === -1
    ? [{ start, end }]
    : [
        { start, end },
        { start: end + close, end: end + close + 1 },
      ];
}
