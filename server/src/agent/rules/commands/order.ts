// Where on the page something stands: one thing before another, or near the top.
import type { Wish } from './command.ts';

interface OrderWords {
  before: string;
  after: string;
  first: string;
  next: string;
  /** Also means `for`: then only a verb of placing makes it an order. */
  loose?: true;
}

/** `vor der`, `antes de la`: with what belongs to them, so that what is named stands bare. */
const orders: Readonly<Record<string, OrderWords>> = {
  en: {
    before: 'before|ahead of|above',
    after: 'after|below',
    first: 'first',
    next: 'then|after that',
  },
  de: {
    before: 'vor',
    after: 'nach|hinter',
    first: 'zuerst|erst|zunächst',
    next: 'dann|danach|anschließend',
  },
  fr: {
    before: 'avant',
    after: 'après',
    first: "d[’']abord|en premier",
    next: 'puis|ensuite|après',
  },
  es: {
    before: 'antes del?',
    after: 'después del?|tras|detrás del?',
    first: 'primero',
    next: 'luego|después',
  },
  it: {
    before: "prima d(?:i|el|ello|ella|ei|egli|elle)|prima dell(?=[’'])",
    after: 'dopo',
    first: 'prima|per prim[oaie]',
    next: 'poi|dopo|quindi',
  },
  pt: {
    before: 'antes d(?:e|os?|as?)',
    after: 'depois d(?:e|os?|as?)|após',
    first: 'primeiro',
    next: 'depois|a seguir',
  },
  nl: { before: 'voor|boven', after: 'na|onder', first: 'eerst', next: 'dan|daarna', loose: true },
  pl: { before: 'przed', after: 'po|za', first: 'najpierw', next: 'potem|następnie|później' },
};

const joined = '(?:(?:and|und|et|y|e|en|i|oraz) )?';
/** What places something, before it or, where verbs come last, behind it. */
export const placing =
  /^(?:name|mention|put|show|say|place|bring|set|list|keep|cover|explain|discuss|nenne|zeige?|stelle?|bringe?|setze?|erwähne|mets|mettez|mettre|montre[rz]?|place[rz]?|présente[rz]?|explique[rz]?|pon|poner|pone|ponga|muestre?|mostrar|explique|coloque|sitúe|lleve|enseñe|metti|metta|mettere|mostri?|mostrare|ponga|spieghi|presenti|põe|pôr|ponha|coloca|colocar|mostre|apresente|noem|zet|toon|plaats|vermeld|leg|daj|pokaż|umieść|wspomnij o|postaw)\s+/iu;
const placedLast =
  /\s(?:setzen|stellen|zeigen|bringen|nennen|erwähnen|platzieren|zetten|plaatsen|tonen|noemen|laten zien|vermelden|umieścić|pokazać|please|bitte)$/iu;
/** `Before Christmas` is a day, and no place on a page. */
const ofTime =
  /\d|(?<!\p{L})(?:christmas|easter|weihnachten|ostern|noël|pâques|navidad|natale|natal|kerst|świętami|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|mars|juin|juillet|août|enero|marzo|mayo|junio|julio|diciembre)(?!\p{L})|^(?:the |next |this |dem |der |la |le |el |il |o |de |het )?(?:summer|winter|spring|autumn|fall|week|month|year|weekend|meeting|call|deadline|sommer|été|verano|estate|verão|zomer|montag|monday|friday)$/iu;

const patterns = new Map<string, readonly [RegExp, boolean][]>();

/** With `true`, what is named first stands second. */
function patternsOf(language: string): readonly [RegExp, boolean][] {
  const known = patterns.get(language);
  if (known) return known;
  const words = orders[language];
  const made: [RegExp, boolean][] =
    words === undefined
      ? []
      : [
          [
            new RegExp(
              `^(?:${words.first}) (.{2,60}?),? ${joined}(?:${words.next}) (.{2,60})$`,
              'iu',
            ),
            false,
          ],
          [
            new RegExp(
              `^(.{2,60}?) (?:${words.first}),? ${joined}(?:${words.next}) (.{2,60})$`,
              'iu',
            ),
            false,
          ],
          [
            new RegExp(
              `^(.{2,60}?),? (?:${words.before})(?:\\s|(?<=[’'])|(?=[’']))(.{2,60})$`,
              'iu',
            ),
            false,
          ],
          [new RegExp(`^(.{2,60}?),? (?:${words.after})\\s(.{2,60})$`, 'iu'), true],
        ];
  patterns.set(language, made);
  return made;
}

const unspaced: readonly [RegExp, boolean][] = [
  [/^(.{1,30}?)を(.{1,30}?)より(?:も)?(?:先|前|上)に/u, false],
  [/^(.{1,30}?)[をは](.{1,30}?)の(?:前|上)に/u, false],
  [/^(?:まず|最初に)(.{1,30}?)、(?:次に|その後)(.{1,30}?)(?:の順|を|$)/u, false],
  [/^(.{1,30}?)の(?:後|あと)に(.{1,30}?)(?:を|$)/u, false],
  [/^(?:ضع|اعرض|اذكر)\s(.{2,40}?) قبل (.{2,40})$/u, false],
];

/** `Put the timetable before the cost`, `erst der Ablauf, dann die Preise`. */
export function readOrder(
  bare: string,
  languages: readonly string[],
  nameIn: (text: string) => string,
): Wish[] | undefined {
  if (refused.test(bare) || putForward.test(bare)) return undefined;
  const placed = placing.test(bare) || placedLast.test(bare) || coming.test(bare);
  const plain = bare.replace(placing, '').replace(placedLast, '');
  for (const language of languages) {
    if (
      orders[language]?.loose &&
      !placed &&
      !new RegExp(`^${orders[language].first}`, 'iu').test(bare)
    )
      continue;
    for (const [pattern, turned] of [...patternsOf(language), ...unspaced]) {
      const [, named = '', two = ''] = pattern.exec(plain) ?? [];
      // `How it goes` is a name.
      const one = asksHow.test(named) ? named : named.replace(comes, '');
      if (one === '' || two === '' || ofTime.test(two) || rest.test(two)) continue;
      // `Parla prima della visita`: the verb alone is before nothing.
      if (governed.test(one) || told.test(one) || (mentions.test(one) && !one.includes(' ')))
        continue;
      if (one.includes(', ') || two.includes(', ')) continue;
      const [first, second] = (turned ? [two, one] : [one, two]).map((name) => nameIn(name));
      if (!first || !second || first.length < 2 || second.length < 2) continue;
      return [{ kind: 'order', first, second }];
    }
  }
  return undefined;
}
/** `Mettez en avant la formule`: nothing stands before anything. */
const putForward = /^(?:mett\p{L}+|met[s]?) (?:bien )?en avant\s/iu;
/** `Respekt vor dem alten Turm`: the word belongs to the noun, and places nothing. */
const governed =
  /(?:^|\s)(?:\p{L}*(?:respekt|achtung|angst|furcht|scheu|schutz|warnung|sorge)|vorsicht|bang|respect)$/iu;
/** `We quote after the survey`, `Follow-up after our call`: what is done when, and where nothing stands. */
const told =
  /^(?:we|i|they|you|he|she|it|wir|ich|er|nous|on|je|ils|elles?|nosotros|ellos|ellas|noi|loro|nós|eles|elas|wij|ze|zij|ik|my|oni|one)\s|(?<!\p{L})(?:follow-?up|recap|nachfass\p{L}*|nachbereitung|relance|suivi|seguimiento|seguito|acompanhamento|opvolging|nazorg|podsumowanie)$/iu;
/** `The roll-out should come before the pricing`. */
const comes =
  /\s(?:should|must|has to|needs to|comes?|goes|go|soll(?:te|en)?|muss|kommt|kommen|steht|doit|doivent|vient|va|debe|deben|viene|vienen|van|deve|devono|vanno|vem|vêm|vai|moet|moeten|komt|komen|staat|gaat|idzie|powinien|powinno)(?:\s(?:come|go|stand|be|appear|aller|venir|être|ir|estar|venire|andare|stare|vir|komen|staan))?$/iu;
const asksHow = /^(?:how|wie|comment|cómo|come|como|hoe|jak)\s\S+(?:\s\S+)?$/iu;
const coming = /\s(?:komt|komen|moet|moeten|staat|gaat)\s/iu;
export const refused =
  /^(?:no|not|never|don|do not|nothing|kein\p{L}*|nicht\p{L}*|ohne|pas|ne|sans|sin|nada|non|senza|não|sem|geen|niets?|zonder|nie|bez|nic)(?!\p{L})/iu;
export const rest =
  /(?<!\p{L})(?:rest|others?|übrige[ns]?|andere[ns]?|reste|resto|inne)(?!\p{L})/iu;

/** Before everything else in its sentence, an order keeps both of its halves. */
export const sequence =
  /^((?:.{0,40}?\s)?(?:first|zuerst|erst|zunächst|d[’']abord|en premier|primero|prima|per prim[oaie]|primeiro|eerst|najpierw)(?:\s[^,;.]{2,60})?),\s(?=(?:(?:and|und|et|y|e|en|i) )?(?:then|dann|danach|puis|ensuite|luego|después|poi|dopo|depois|dan|daarna|potem)\s)/iu;

const soon =
  /(?<!\p{L})(?:(?:very )?early(?: on)?|near the top|high(?: up)? on (?:the|this) page|high up|further up|(?:sehr |möglichst )?früh|weit oben|möglichst weit oben|(?:très |assez )?tôt|dès le (?:début|départ)|pronto|cuanto antes|desde el principio|presto|subito|fin dall[’']inizio|cedo|logo (?:no início|de início|no começo)|vroeg|al snel|hoog op de pagina|wcześnie|wysoko na stronie|na samym początku)(?!\p{L})|早めに|早い段階で|上のほうで/iu;
const atTheTop =
  /(?<!\p{L})(?:right at the (?:start|beginning|top)|at the (?:start|beginning|top)|up front|upfront|(?:gleich |direkt |ganz )?am anfang|(?:gleich )?zu beginn|(?:gleich |ganz )?oben|(?:tout )?au début|en haut|al principio|al inicio|arriba|all[’']inizio|in alto|no (?:início|começo)|bovenaan|(?:meteen )?aan het begin|na początku|u góry)(?!\p{L})|冒頭で|はじめに/iu;
const mentions =
  /^(?:mention\p{L}*|name|talk|speak|say|refer|cite|bring up|include|nenne|erwähne|sprich|parle[rz]?|évoque[rz]?|cite[rz]?|habl\p{L}+|mencion\p{L}+|nombr\p{L}+|cit\p{L}+|parl\p{L}+|menzion\p{L}+|accenn\p{L}+|fal\p{L}+|refir\p{L}+|noem|vermeld|vertel|wspomn\p{L}+|powiedz)(?!\p{L})|(?:erwähnen|nennen|ansprechen|noemen|vermelden|wspomnieć)$|触れ|言及/iu;

/** The verb of a mention with what belongs to it, at either end. */
const mentioning =
  /^(?:mention\p{L}*|name|talk|speak|say|tell|refer|cite|bring up|include|nenne|erwähne|sprich|parle[rz]?|évoque[rz]?|cite[rz]?|habl\p{L}+|mencion\p{L}+|nombr\p{L}+|cit\p{L}+|parl\p{L}+|menzion\p{L}+|accenn\p{L}+|fal\p{L}+|refir\p{L}+|dig\p{L}+|noem|vermeld|vertel|wspomn\p{L}+|powiedz)\s+(?:(?:about|of|to|on|that|über|von|de|d[aeo]s?|du|des|del|d[ei]l?l[aeo]?|dei|degli|all?[ae]?|ai|sobre|over|o|dass|que?|che|dat|że)\s+|d[’']|all[’']|dell[’'])?|(?:の(?:件|話|こと))?(?:は|を|も|について(?:は)?|に)?\s?(?:伝え|触れ|書い|書き|紹介|説明|載せ|入れ|言及).{0,8}$/iu;
const passive = /\s(?:is|are|be|gets?) (?:mentioned|named|shown|covered|said|told)$/iu;
const onThePage =
  /\s(?:on|auf|sur|en|sulla|na|op) (?:the|der|la|de|a)?\s?(?:page|seite|página|pagina|stronie)$/iu;
export const withoutMention = (text: string): string =>
  text.replace(onThePage, '').replace(passive, '').replace(mentioning, '').trim();

/** What is left of the clause without `early`, where it asks for that. */
export function askedEarly(bare: string): string | undefined {
  const found = soon.exec(bare) ?? (mentions.test(bare) ? atTheTop.exec(bare) : null);
  if (!found) return undefined;
  const left = `${bare.slice(0, found.index)} ${bare.slice(found.index + found[0].length)}`;
  const text = left.replace(/\s+/g, ' ').trim();
  return text.length < 3 ? undefined : text;
}
