// What an instruction says of how the page is written: for whom, in what manner, without which kind of talk. None of
// these leaves anything out, whatever words they have in common with the sources.
import type { Wish } from './command.ts';

/** `Write to a colleague`, `wie für Fachleute schreiben`: who to write to is no matter to write about. */
const writtenFor: readonly RegExp[] = [
  /^(?:write|pitch|word|phrase)(?: (?:it|this|the page))?(?: \p{L}+ly)? (?:to|for|at|as (?:if )?(?:to|for)|like (?:to|for)) (?!us(?!\p{L}))(?!about(?!\p{L}))\p{L}[\p{L}’'-]*(?:[ ,]{1,2}(?!about(?!\p{L}))\p{L}[\p{L}’'-]*){0,5}$/iu,
  /^(?:talk|speak)(?: \p{L}+ly)? (?:to|as (?:if )?to|like to) (?:an?|fellow|someone|somebody|people|other)(?!\p{L})(?: (?!about(?!\p{L}))\p{L}[\p{L}’'-]*){1,5}$/iu,
  /^(?:talk|speak|write)(?: to (?:him|her|them))? (?:like|as) (?:one|an?|you would|if)(?!\p{L}).{2,60}$/iu,
  /^(?:schreib\p{L}*|sprich|sprechen|rede|formulier\p{L}*)(?: sie| es)? (?:an|für|zu|mit|unter|wie (?:an|für|zu|mit|unter)|als wäre) (?:\p{L}[\p{L}-]*[ ,]*){1,5}$/iu,
  /^(?:wie )?(?:an|für|unter|zu|mit) (?:\p{L}[\p{L}-]* ){1,4}(?:schreiben|formulieren|sprechen|reden)$/iu,
  /^(?:écri\p{L}+|rédige\p{L}*|adresse\p{L}*(?:-vous)?|s[’']adresser|parle[rz]?)(?: comme)? (?:à|pour|entre) (?:une?|des|quelqu[’']un|d[’']autres)(?: \p{L}[\p{L}’'-]*){0,5}$/iu,
  /^(?:escrib\p{L}+|redact\p{L}+|dirig\p{L}+|habl\p{L}+)(?: como)? (?:(?:a|entre) (?:una?|alguien|otr[oa]s?|colegas|profesionales|expertos)|para (?:una? )?\p{Ll}+)(?: \p{L}[\p{L}-]*){0,5}$/iu,
  /^(?:scriv\p{L}+|parl\p{L}+|rivolg\p{L}+)(?: come)? (?:(?:ad?|tra) (?:un[ao]?|qualcuno|altr[ie]|collegh[ie]|colleghi|professionisti|esperti)|per (?:un[ao]? )?\p{Ll}+)(?: \p{L}[\p{L}’'-]*){0,5}$/iu,
  /^(?:escrev\p{L}+|dirig\p{L}+|fal\p{L}+)(?: como)? (?:(?:a|entre) (?:uma?|alguém|outr[oa]s?|colegas|profissionais)|para (?:uma? )?\p{Ll}+)(?: \p{L}[\p{L}-]*){0,5}$/iu,
  /^(?:schrijf|schrijven|praat|spreek)(?: \p{L}+)? (?:aan|voor|tegen|als (?:aan|voor|tegen)|zoals (?:aan|voor|tegen)) (?:een|iemand|collega[’']?s|vakmensen|andere)(?: \p{L}[\p{L}’'-]*){0,5}$/iu,
  /^(?:pisz|pisać|napisz|zwracaj się|mów)(?: jak)? (?:do|dla|jak do) (?:\p{Ll}+ ?){1,4}$/iu,
  /^.{1,24}(?:向け|宛て?|に対して|に向けて|に話す|相手)(?:に|の|として|つもりで|ように|の文章で|の文体で).{0,6}(?:書|話)\p{L}*$/u,
];

/** `No council language`, `keine Floskeln`, `niente frasi fatte`: a kind of talk. */
const ofTalk =
  /(?:^|[\s-])(?:language|adjectives?|jargon|(?:marketing|sales|corporate|management|business|baby|consultant|tech) ?(?:talk|speak)|wording|phrases?|phrasing|jokes?|puns?|clich[eé]s?|superlatives?|slogans?|buzzwords?|hype|fluff|waffle|pathos|exaggerations?|flattery|fillers?|platitudes?|metaphors?)(?:\s(?:about|of|on|like|in|to)\s.{1,40})?$|(?:^|\s)\p{L}*(?:sprache|sprech|floskeln?|phrasen|witze?|sprüchen?|superlativen?|kalauer|klischees?|slogans?|übertreibung(?:en)?|pathos|schmeicheleien|füllwörter|anglizismen)(?:\s.{1,40})?$|^(?:langage|langue de bois|jargon|(?:phrases?|formules?|expressions?) (?:toutes? faites?|creuses?|convenues?)|blagues?|clichés?|superlatifs?|slogans?|emphase|exagérations?|anglicismes?|jeux? de mots)(?:\s.{1,40})?$|^(?:lenguaje|jerga|frases? (?:hechas?|vacías?)|chistes?|bromas?|clichés?|tópicos|superlativos?|eslóganes|exageraciones|anglicismos?|palabrería)(?:\s.{1,40})?$|^(?:linguaggio|gergo|frasi fatte|battute|luoghi comuni|cliché|superlativi|slogan|esagerazioni|enfasi|retorica)(?:\s.{1,40})?$|^(?:linguagem|jargão|frases? feitas?|piadas?|lugares-comuns|clichês?|superlativos?|exageros|chavões)(?:\s.{1,40})?$|(?:^|\s)\p{L}*(?:taal|praat|grappen|clichés?|superlatieven|slogans?|overdrijving(?:en)?|gemeenplaatsen)(?:\s.{1,40})?$|^(?:żargon\p{L}*|język\p{L}* \p{L}+|frazes\p{L}*|żart\p{L}*|slogan\p{L}*|superlatyw\p{L}*|banał\p{L}*)(?:\s.{1,40})?$|(?:決まり文句|常套句|誇張|大げさな表現|冗談|宣伝文句|言い回し|美辞麗句)$/iu;

/** `Don't frighten her about …`, `ne pas dramatiser …`, `nicht übertreiben`: it may be told, in another manner. */
const mannered: readonly RegExp[] = [
  // `Don't be chatty`, `soll klingen wie ein Brief`: what it is like.
  // `Don't make them feel guilty`, `don't diagnose anything`: nobody can look for it.
  /^(?:do not|don[’']?t|never) (?:make|let) (?:him|her|them|it|anyone|people) (?:feel|look|seem|sound) .{2,40}$|^(?:nichts \p{Ll}+n|\p{L}+ nothing|(?:do not|don[’']?t|never) \p{L}+ anything|ne rien \p{L}+|no \p{L}+ nada|non \p{L}+ (?:niente|nulla)|não \p{L}+ nada|niets \p{L}+n|\p{L}+ niets|niczego nie \p{L}+|何も\p{L}{2,5}ない)$/iu,
  /^(?:do not|don[’']?t|never|not) (?:be|sound|get|come across|act)(?: as| like| too| so)? .{2,50}$|^(?:it |the page |everything )?(?:should |must |has to )?sounds? (?:like|as) .{2,60}$/iu,
  /^nicht (?:zu |so )?.{2,40} (?:klingen|wirken|rüberkommen)$|^(?:es |die seite )?(?:soll |muss )?(?:klingen|klingt) wie .{2,60}$|^(?:soll|muss) wie .{2,60} klingen$/iu,
  /^(?:ne pas (?:être|faire|paraître|sonner)|ne (?:soyez|sois) pas|doit sonner comme|un ton comme) .{2,50}$|^(?:no (?:seas?|ser|suen\p{L}+|sonar|parecer|parezc\p{L}+)|que (?:no )?suene) .{2,50}$/iu,
  /^(?:non (?:essere|sii|sia|sembrare|suonare)|deve suonare) .{2,50}$|^(?:não (?:ser|seja|soar|soe|parecer|pareça)|deve soar) .{2,50}$|^niet (?:te |zo )?.{2,40} (?:klinken|overkomen|doen)$|^(?:moet |het moet )?klinken als .{2,50}$/iu,
  /(?:っぽく|みたいに)(?:し|なら|聞こえ)ない|(?:漢字|カタカナ|横文字)[をはが].{0,8}(?:少な|多す|控え|減ら)/u,
  /^(?:do not|don[’']?t|never|avoid|without|no|not) (?:frighten|scar(?:e|ing)|alarm|dramati[sz]|exaggerat|overstat|patroni[sz]|lectur|preach|moraliz|moralis|gush|flatter|nag|scaremonger|panic|sound(?=\s)|talk(?:ing)? down|make a drama)\p{L}*(?: .{1,80})?$/iu,
  /^(?:.{1,60}\s)?(?:nicht|keine?|ohne|ohne zu)\s(?:.{1,30}\s)?(?:dramatisieren|übertreiben|verängstigen|erschrecken|belehren|verunsichern|bevormunden|beschönigen|(?:angst|panik) machen)$|^(?:keine panikmache|keine angst(?:mache)?)(?: .{1,40})?$/iu,
  /^(?:ne |n[’']|sans )(?:pas |surtout pas )?(?:dramatis|exagér|effray|alarm|inquiét|moralis|culpabilis|infantilis|faire peur|lui faire peur)\p{L}*(?: .{1,80})?$/iu,
  /^(?:no|sin) (?:dramati|exager|asust|alarm|sermone|agobi|meterl[ea]s? miedo|meter miedo)\p{L}*(?: .{1,80})?$/iu,
  /^(?:non|senza) (?:drammatizz|esager|spavent|allarm|impaur|fare (?:allarmismo|paura))\p{L}*(?: .{1,80})?$/iu,
  /^(?:não|sem) (?:dramati|exager|assust|alarm|meter medo)\p{L}*(?: .{1,80})?$/iu,
  /^(?:.{1,60}\s)?(?:niet|geen|zonder)\s(?:.{1,30}\s)?(?:dramatiseren|overdrijven|betuttelen|afschrikken|bang maken|paniek zaaien)$|^(?:maak|jaag) .{1,40} niet bang$/iu,
  /^(?:nie|bez) (?:strasz|dramatyz|przesadz|poucz)\p{L}*(?: .{1,80})?$/iu,
  /(?:不安をあお|怖がらせ|脅す|誇張|大げさに)\p{L}{0,6}(?:ない|ず|ません)/u,
];

/** `Please correct our English`, `keep her words, paraphrase`: nobody can without a model. */
const reworded =
  /^(?:please )?(?:correct|polish|improve|smooth|proofread|paraphrase|reword|rephrase|tidy up)(?!\p{L})(?: .{1,50})?$|^(?:.{1,40} )?(?:umschreiben|umformulieren|korrigieren|glätten)$|^(?:corrige[rz]?|reformule[rz]?|paraphrase[rz]?|améliore[rz]?)(?!\p{L})(?: .{1,50})?$|^(?:corrig\p{L}+|parafrase\p{L}*|reformul\p{L}+|mejor[ae]r?)(?!\p{L})(?: .{1,50})?$|^(?:parafras\p{L}+|riformul\p{L}+|correg\p{L}+)(?!\p{L})(?: .{1,50})?$|(?:言い換え|校正|添削)(?:て|る|を|し)\p{L}*$/iu;

/** `Not too salesy`. */
const notToo =
  /^(?:not|nicht|pas|no|non|não|niet|nie) (?:too|zu|trop|demasiado|troppo|demasiado|muito|te|za) \p{L}+$/iu;

/** `Second person`, `simple sentences`, `du point de vue de l’atelier`: the form of sentences. */
const ofSentences =
  /^(?:in )?(?:the )?(?:second|third|first) person(?: (?:singular|plural))?$|(?<!\p{L})(?:(?:short|simple|plain|whole|full) sentences|plain talk|(?:kurze[nr]?|einfache[nr]?|klare[nr]?) sätzen?|phrases (?:courtes|simples)|frases (?:cortas|sencillas|simples|curtas)|frasi (?:brevi|semplici|corte)|(?:korte|eenvoudige) zinnen|(?:krótkie|proste) zdania)(?!\p{L})|(?:短い文|簡単な文|やさしい文)/iu;
const maxSentences = 60;

export const isOfTalk = (about: string): boolean => ofTalk.test(about);

/** `Prices only in a short line`: how much room it has, which nobody can measure out without a model. */
const inALine =
  /(?<!\p{L})(?:only|just|at most|nur|höchstens|seulement|juste|solo|sólo|soltanto|apenas|só|alleen|hooguit|tylko)\s(?:(?:briefly )?(?:in|as|with|auf|en|dans|con|com|numa|num|w) )?(?:an?|one|einer|einem|une|un|una|uma|um|één|een|jednym|jednej)?\s?(?:(?:short|brief|single|small|kurzen|einzigen|courte|petite|corta|breve|sola|curta|korte|krótkim)\s)?(?:line|sentence|footnote|mention|passing|zeile|satz|rande|nebensatz|ligne|phrase|línea|frase|riga|linha|regel|zin|zdaniu|linijce)(?!\p{L})|(?:一行|一言|ひとこと)(?:だけ|のみ|程度)/iu;

/** A clause that says how to write, and no more. */
export function readWriting(bare: string): Wish[] | undefined {
  const isManner =
    writtenFor.some((pattern) => pattern.test(bare)) ||
    mannered.some((pattern) => pattern.test(bare)) ||
    reworded.test(bare) ||
    notToo.test(bare) ||
    (bare.length <= maxSentences && ofSentences.test(bare));
  if (isManner) return [{ kind: 'tone' }];
  return inALine.test(bare) ? [{ kind: 'unread' }] : undefined;
}

const no = '(?:(?:and|und|et|y|e|en|i) )?(?:not|nicht|pas|no|non|não|niet|nie)';
const toWhom =
  '(?:like |as |wie |comme |como |come |zoals |jak )?(?:to|for|an|für|zu|à|aux?|pour|a|al|alla|ad|ai|para|per|aan|voor|tegen|do|dla)';
const anyone = '(?:an?|eine?[nmrs]?|une?|des|una?|uma?|un[ao]?|een)';
/** `…, not to a patient`; behind how the page is written, `not a patient` too. */
const contrast = new RegExp(`^${no} (?:${toWhom}|${anyone}) .{2,60}$`, 'iu');
export const isContrast = (text: string): boolean => contrast.test(text);

const notOne =
  /^(?:not an?|nicht eine?[nmr]?|pas une?|no una?|non un[ao]?|não uma?|niet een) .{2,60}$/iu;
/** `She is a chemist, not a gardener`: what somebody is not. */
export const isNotOne = (text: string): boolean => notOne.test(text);
