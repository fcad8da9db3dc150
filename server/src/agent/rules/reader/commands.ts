// The team's instructions for one audience. They are commands: what leads, what is
// left out, how the reader is addressed. Everything else in the notes stays there.
import { visibleLines } from '../../../platform/text/inline.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';

export interface Commands {
  /** What the page begins with. */
  lead: string[];
  /** What the page leaves out. */
  skip: string[];
  noPricing: boolean;
  address?: 'formal' | 'informal';
}

const what = String.raw`\s+(?:the |our |a |der |die |das |den |dem |le |la |les |l[’']|el |los |las |il |lo |gli |o |os |as |de |het )?(.{2,80}?)`;
const end = String.raw`(?:\s+(?:section|part|story|first|please|abschnitt|partie|sección|sezione|seção))?\s*[.!。]?$`;

const leads: RegExp[] = [
  /^(?:please )?(?:write|make|draft|create)(?: me)? (?:a|the|this) page (?:about|on|around) (.{2,80}?)(?: for (?:them|him|her|this .{1,30}))?\s*[.!]?$/iu,
  new RegExp(`^(?:please )?(?:lead|start|open|begin)(?: the page)? with${what}${end}`, 'iu'),
  new RegExp(
    `^(?:please )?(?:focus on|emphasi[sz]e|highlight|stress|concentrate on|talk about|play up)${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:please )?(?:put|mention|show)${what} first${end}`, 'iu'),
  /^(?:talk|speak|write) about (?:the )?(.{2,80}?) first\b/iu,
  /^zuerst (?:über |von )?(?:die |den |das |der )?(.{2,80}?)(?: (?:sprechen|reden|schreiben|zeigen|nennen))?\s*[.!]?$/iu,
  /^parle[rz] (?:d[’']|de l[’']|de la |des |du |de )(.{2,80}?) (?:en premier|d[’']abord|au début)\s*[.!]?$/iu,
  /^hablar? (?:de la |de los |de las |del |de )(.{2,80}?) (?:primero|al principio|antes)\s*[.!]?$/iu,
  /^parlare (?:dell[’']|della |del |dei |delle |di )(.{2,80}?) (?:per prim\p{L}|prima|all[’']inizio)\s*[.!]?$/iu,
  /^(?:falar|fale) (?:da |do |das |dos |de )(.{2,80}?) (?:primeiro|antes|no início)\s*[.!]?$/iu,
  /^eerst (?:over |iets over )?(?:de |het )?(.{2,80}?)\s*[.!]?$/iu,
  /^(?:primero|antes que nada) (?:lo (?:del? )?)?(?:la |el |los |las )?(.{2,80}?)\s*[.!]?$/iu,
  /^prima (?:di tutto )?(?:la |il |lo |gli |i |le |l[’'])(.{2,80}?)\s*[.!]?$/iu,
  /^primeiro (?:a |o |os |as )(.{2,80}?)\s*[.!]?$/iu,
  /^(?:d[’']abord|en premier|en premier lieu) (?:la |le |les |l[’'])(.{2,80}?)\s*[.!]?$/iu,
  /^(?:the |our |el |los |las |le |les |il |gli |os |de |het )?(.{2,60}?) (?:first|primero|al principio|en premier|d[’']abord|per prim[oaie]|all[’']inizio|primeiro|no início|eerst|als eerste|najpierw)\s*[.!]?$/iu,
  /^najpierw (?:o )?(.{2,80}?)\s*[.!]?$/iu,
  /^mit\s+(?:der |dem |den )?(.{2,80}?) (?:beginnen|anfangen|starten|einsteigen)\s*[.!]?$/iu,
  new RegExp(
    `^(?:bitte )?(?:fokus(?: liegt)? auf|schwerpunkt(?: auf|:)|betone|hervorheben:|beginne mit|beginnen mit|starte mit)${what}${end}`,
    'iu',
  ),
  /^(?:bitte )?mit (?:dem |der |den |die |das )?(.{2,80}?) (?:anfangen|beginnen|starten|einsteigen|eröffnen)\s*[.!]?$/iu,
  /^(?:bitte )?(?:die |den |das )?(.{2,80}?) (?:zuerst|als erstes|nach (?:ganz )?(?:vorne?|oben)|ganz (?:vorne?|oben)|hervorheben|betonen|in den vordergrund)(?: stellen| rücken| bringen| setzen| nehmen)?\s*[.!]?$/iu,
  new RegExp(
    `^(?:commencer|commence[rz]?|débuter|débute[rz]?|démarrer|démarre[rz]?|ouvrir|ouvre[rz]?) (?:par|avec|sur)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:mettre en avant|mettez en avant|insister sur|insistez sur|se concentrer sur)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:empezar|empieza|empiece|comenzar|comienza|comience|arrancar|arranca|abrir|abre) (?:por|con)${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:destacar|destaca|centrarse en|enfocar en|resaltar)${what}${end}`, 'iu'),
  /^(?:iniziare|inizia|inizi|cominciare|comincia|cominci|partire|parti|parta|aprire|apri) (?:dall[’']|(?:dalla|dallo|dalle|dal|dai|da|con)\s)(?:il |la |lo |i |le |gli )?(.{2,80}?)\s*[.!]?$/iu,
  new RegExp(
    `^(?:evidenziare|evidenzia|puntare su|mettere in evidenza|concentrarsi su)${what}${end}`,
    'iu',
  ),
  /^(?:começar|começa|comece|abrir) (?:por|pelo|pela|pelos|pelas|com)\s+(?:o |a |os |as )?(.{2,80}?)\s*[.!]?$/iu,
  new RegExp(`^(?:destacar|destaque|focar em|foque em|realçar)${what}${end}`, 'iu'),
  new RegExp(`^(?:begin|beginnen|start|starten|open) met${what}${end}`, 'iu'),
  new RegExp(`^(?:leg de nadruk op|nadruk op|focus op|benadruk)${what}${end}`, 'iu'),
  new RegExp(`^(?:zacznij|zacząć|rozpocznij) od${what}${end}`, 'iu'),
  new RegExp(`^(?:podkreśl|podkreślić|skup się na|wyróżnij)${what}${end}`, 'iu'),
  /^(.{2,40}?)(?:から始め|を(?:最初に|冒頭に|強調|中心に|メインに|重視))/u,
  /^(?:ابدأ ب|ابدئي ب|ركز على|ركزي على)\s*(.{2,80}?)[.!]?$/u,
];

const skips: RegExp[] = [
  new RegExp(
    `^(?:please )?(?:skip|leave out|omit|drop|exclude|hide|remove|cut|avoid)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:do not|don[’']?t|never) (?:mention|show|include|talk about|bring up|push|name|use|list|quote|discuss|put|give|add|write)${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^no (?:mention of |talk of )?(?:the )?(.{2,60}?)(?: (?:on|in|for) (?:this|the|that) .{1,20}| please)?${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:nothing (?:about|on)|nichts (?:über|von|zu|zur|zum)|rien sur|nada (?:sobre|de)|niente (?:su|sul|sulla|sui|sulle)|niets over|nic o|without|not|nicht|non|não|niet|nie)(?: (?:about|über|von|di|sobre|over|o))?${what}${end}`,
    'iu',
  ),
  /^(?:bitte )?(?:die |den |das |keine[nrs]? )?(.{2,60}?) (?:weglassen|auslassen|nicht (?:erwähnen|nennen|zeigen|angeben|aufnehmen|reinschreiben|bringen)|streichen|raushalten|rauslassen)\s*[.!]?$/iu,
  /^(?:bitte )?(?:keine[nrs]?|ohne)\s+(.{2,60}?)(?: (?:nennen|erwähnen|zeigen))?\s*[.!]?$/iu,
  new RegExp(
    `^(?:sans|pas d(?:e|u|es)|enlever|retirer|omettre|ne pas (?:mentionner|parler d(?:e|u|es)|montrer|citer|évoquer|mettre|afficher|indiquer|donner|inclure))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:sin|omitir|omite|quitar|no (?:mencionar|hablar de|mostrar|incluir|poner|dar|indicar))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:senza|omettere|togliere|non (?:menzionare|parlare di|mostrare|citare|mettere|indicare|inserire))${what}${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:sem|omitir|tirar|não (?:mencionar|falar (?:de|sobre)|mostrar|incluir|colocar|pôr|indicar))${what}${end}`,
    'iu',
  ),
  new RegExp(`^(?:zonder|geen|niet (?:noemen|vermelden|tonen):?)${what}${end}`, 'iu'),
  /^(?:de |het )?(.{2,60}?) (?:weglaten|niet (?:noemen|vermelden|tonen|opnemen|plaatsen))\s*[.!]?$/iu,
  new RegExp(
    `^(?:bez|pomiń|pominąć|nie (?:wspominać|wspominaj) o|nie (?:pokazywać|podawać))${what}${end}`,
    'iu',
  ),
  /^(.{1,40}?)(?:は|を|には|について)?(?:載せない|掲載しない|書かない|触れない|省く|省いて|不要|出さない|なしで)/u,
  /^(?:بدون|لا تذكر|لا تذكري|لا تعرض|احذف)\s*(.{2,80}?)[.!]?$/u,
];

const pricing =
  /(?<!\p{L})(?:prices?|pricing|costs?|fees?|rates?|tariffs?|honorare?|preise?|preisen|kosten|konditionen|prix|tarifs?|coûts?|precios?|tarifas?|costes?|costos?|prezz[oi]|costi|tariffe|preços?|valores|prijs|prijzen|tarieven|cen[ay]?|cennik\p{L}*|koszt\p{L}*)(?!\p{L})|料金|価格|値段|費用|الأسعار|السعر|أسعار/iu;
const formal =
  /(?<!\p{L})(?:formal(?:ly)?(?: tone| address)?|formelle? (?:ansprache|anrede)|förmlich|siezen|per sie|mit sie|vouvoyer|vouvoiement|de usted|usted|tratamento formal|dare del lei|formeel|u-vorm|formalnie|pan\/pani)(?!\p{L})|敬語|丁寧|رسمي/iu;
const informal =
  /(?<!\p{L})(?:informal(?:ly)?|duzen|per du|mit du|du-form|tutoyer|tutoiement|tutear|de tú|dare del tu|je-vorm|na ty)(?!\p{L})/iu;
const negated = /(?:nicht|not|pas|no|non|não|niet|nie) (?:siezen|formal|vouvoyer|förmlich)/iu;

/** A brand names its form of address among its tones: `du, locker`. */
const closeTone = /(?<!\p{L})(?:du|tú|tu|je|jij)(?!\p{L})/iu;
const politeTone = /(?<!\p{L})(?:sie|vous|usted|lei|u)(?!\p{L})/iu;

export function readCommands(notes: string, language: string, tone = ''): Commands {
  const commands: Commands = { lead: [], skip: [], noPricing: false };
  const lines = visibleLines(notes.slice(0, 20_000)).map((line) =>
    line.replace(/^[\s*•·-]{0,6}/, ''),
  );
  for (const sentence of lines
    .flatMap((line) => sentencesOf(line, language))
    .flatMap((text) =>
      text.split(
        /;\s|,\s(?=(?:then|and then|dann|danach|puis|ensuite|luego|después|poi|dopo|depois|daarna|dan|potem|keep|make|use|stay|they|she|he|it|we|sie|er|wir|ils|elles?|ellos|ellas|loro|eles|elas|zij|ze|because|since|weil|denn|car|parce|porque|perché|omdat|want|bo)\s)|,\s(?=(?:\p{Lu}\p{Ll}+|we|i|she|he|they|wir|ich|on|nous)\s(?:will|can|does|has|is|wants|would|macht|klärt|geht|va|fera|lo|does)\s)|,\s(?=(?:skip|no|not|leave|lead|keine?|nicht|ohne|sans|pas|sin|no|senza|non|sem|não|geen|niet|bez|nie)\s)/iu,
      ),
    )) {
    const left = firstGroup(skips, sentence);
    const led = left === undefined ? firstGroup(leads, sentence) : undefined;
    if (led !== undefined) commands.lead.push(led);
    if (left !== undefined) addSkip(commands, left);
  }
  const about = `${notes} ${tone}`;
  if (informal.test(about) || closeTone.test(tone)) commands.address = 'informal';
  else if ((formal.test(about) && !negated.test(about)) || politeTone.test(tone))
    commands.address = 'formal';
  return commands;
}

/** `… on this page`, `… auf dieser Seite`: everything is. */
const onThePage =
  /\s(?:on|in|for|auf|in|sur|dans|en|su|na|nesta|op|na)\s(?:(?:this|the|that|dieser|der|die|cette|la|esta|questa|a|de|deze|tej)\s)?(?:page|site|website|seite|página|pagina|pagina|stronie|one)$|\s(?:please|at all|for now|yet|bitte|erstmal|pour l[’']instant|por ahora|per ora|por enquanto|voorlopig|na razie)$/iu;

function addSkip(commands: Commands, left: string): void {
  for (const part of left.split(/,\s|\s(?:and|or|und|oder|et|ou|y|o|e|en|i)\s|、|と/u)) {
    const rest = part
      .replace(onThePage, '')
      .replace(
        /\s(?:nennen|erwähnen|zeigen|noemen|vermelden|tonen|mentionner|mencionar|menzionare|citare|citar|podawać|wspominać)$/iu,
        '',
      )
      .replace(pricing, '')
      .replace(/(?:the|any|all|der|die|das|les?|los|las|i|gli|de|het)\s/giu, '')
      .trim();
    if (pricing.test(part) && rest.length < 3) commands.noPricing = true;
    else if (part.trim().length >= 2) commands.skip.push(part.trim());
  }
}

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text.trim())?.[1];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

const familiar: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2}|euch|euer\p{L}*|eure\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|tus|contigo|vosotros|vuestr\p{L}+)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|te)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|twój|twoj\p{L}+|twoi\p{L}*)(?!\p{L})/iu,
};
const polite: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihr|Ihre\p{L}?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|vostr\p{L})(?!\p{L})/u,
  nl: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:Państw\p{L}+|Pani?|Pana|Panu)(?!\p{L})/u,
};

/** Whether a sentence speaks to its reader in another form than the one asked for. */
export function isWrongAddress(
  text: string,
  language: string,
  address: Commands['address'],
): boolean {
  if (address === undefined) return false;
  const pattern = (address === 'formal' ? familiar : polite)[language];
  return pattern?.test(text) ?? false;
}

/** How a text addresses its readers, where its language makes a difference. */
export const addressOf = (text: string, language: string): Commands['address'] =>
  familiar[language]?.test(text) && !polite[language]?.test(text) ? 'informal' : 'formal';
