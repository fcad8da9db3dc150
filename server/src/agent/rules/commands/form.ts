// What an instruction says of the form of a page: how many words it may have, what is shown as a table, which words
// and marks it uses, whether it answers first, and in which language.
import type { Wish } from './command.ts';
import { nameIn } from './named.ts';
import { readWording } from './wording.ts';

const limit =
  /(?<!\p{L})(?:under|below|at most|no(?:t)? (?:more|longer) than|less than|fewer than|max(?:imum|imal|imaal)?|up to|within|höchstens|unter|nicht (?:mehr|länger) als|weniger als|bis zu|moins de|(?:pas|ne pas dépasser|jamais) (?:plus de)?|au (?:plus|maximum)|máximo|menos de|no más de|como mucho|hasta|massimo|al massimo|meno di|non più di|fino a|até|não mais (?:de|do que)|hoogstens|niet (?:meer|langer) dan|minder dan|maksymalnie|najwyżej|nie więcej niż|poniżej|mniej niż|keep|halte?)(?!\p{L})/iu;
const wordCount =
  /(?<!\d)(\d{2,4})\s(?:words?|wörtern?|worten?|mots|palabras|parole|palavras|woorden|słów)(?!\p{L})/iu;
const letterCount = /(\d{2,5})\s?(?:文字|字)(?:以内|以下|未満|まで)/u;

function readLength(bare: string): Wish[] | undefined {
  const letters = letterCount.exec(bare)?.[1];
  const words = limit.test(bare) ? wordCount.exec(bare)?.[1] : undefined;
  const most = letters ?? words;
  return most === undefined ? undefined : [{ kind: 'words', most: Number(most) }];
}

const answering =
  /(?:^|\s)(?:answer(?:ing)?|reply(?:ing)? to|beantwort\p{L}*|antworte\p{L}* auf|répond\p{L}*|respond\p{L}*|rispond\p{L}*|beantwoord\p{L}*|odpowie\p{L}*)(?!\p{L})|回答|答え/iu;
const questions =
  /(?<!\p{L})(?:(?:her|his|their) (?:\p{L}+ )?points|what (?:she|he|they)(?:[’']ve)? (?:asks?|asked)|questions|fragen|(?:sie|er) (?:fragt|fragen|gefragt hat)|ce qu[’'](?:elles?|ils?) (?:demande\p{L}*|a demandé)|preguntas|lo que (?:preguntan?|ha preguntado)|domande|(?:quello|quanto) che (?:chied\p{L}+|ha chiesto)|perguntas|a?o que (?:el[ae]s? )?(?:pergunt\p{L}+)|vragen|wat (?:ze|zij|hij) (?:vraagt|vragen|vroeg)|pytania)(?!\p{L})(?!\s(?:about|on|zu|zur|zum|über|sur|sobre|su|sul|sulla|over|o)\s)|質問/iu;

/** Of a table, by what it is called: `as a table`, `sous forme de tableau`, `side by side`. */
const asTable =
  /[,\s]+(?:(?:in|as|into|als|in einer|en|sous (?:la )?forme (?:de|d[’']un)|dans un|in una|come|como|numa|em|in een|w|jako)\s(?:(?:a|an|one|eine[rn]?|une?|una|uma|um|een)\s)?(?:table|tabelle|tableau|tabla|tabella|tabela|tabel|tabeli)|side by side|nebeneinander|côte à côte|lado a lado|fianco a fianco|naast elkaar|obok siebie)$|(?:を|は)?(?:表(?:に|で|として|形式で)|並べて).{0,12}$/iu;
const namedTable =
  /^(?:show|include|keep|use|add|zeige?|nimm|montre[rz]?|affiche[rz]?|muestr[ae]|incluye|incluya|mostra|mostri|mostre|toon|laat|pokaż)\s(?:(?:the|our|die|unsere|le|la|les|el|il|o|a|de|het)\s)?(.{2,40}?)[\s-]?(?:table|tabelle|tabel|tabela)(?:\szien)?$/iu;
const tableOf =
  /^(?:(?:show|include|keep|use|add|zeige?|montre[rz]?|affiche[rz]?|insére[rz]?|muestr[ae]|incluye|incluya|pon|ponga|mostra|mostri|metta|metti|mostre|inclua|toon|pokaż)\s(?:the|die|le|la|el|il|o|a|de)\s(?:table|tabelle|tableau|tabla|tabella|tabela|tabel|tabelę)\s(?:of|with|der|mit|des?|du|avec|de|del|con|dei|delle|degli|das|dos|com|met|van|z)|(?:(?:an?|eine|une?|una|uma|een)\s)?(?:table|tabelle|tableau|tabla|tabella|tabela|tabel)\s(?:with|mit|avec|con|com|met|z))\s(?:(?:the|den|les|los|las|i|le|os|as|de)\s)?(.{2,40})$/iu;
const showing =
  /^(?:put|show|set|list|present|give|display|setze?|zeige?|stelle?|bringe?|mets|mettez|mettre|montre[rz]?|présente[rz]?|affiche[rz]?|pon|ponga|poner|muestr[ae]|presente|presenta|metti|metta|mettere|mostr[ai]|presenti|ponha|põe|mostre|apresente|zet|toon|plaats|daj|pokaż|umieść)\s+/iu;

/** Where the verb comes last. */
const shownLast = /\s(?:zeigen|darstellen|stellen|bringen|zetten|tonen|laten zien|weergeven)$/iu;

/** `All four prices` are the prices. */
const allOf =
  /^(?:all|alle|toute?s?|tous|todos?|todas?|tutt[ie]|wszystkie)\s(?:(?:the|les|los|las|i|gli|le|os|as|de)\s)?(?:(?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vier|vijf|dwie|trzy|cztery)\s)?(?=\S)/iu;

function readTabled(bare: string): Wish[] | undefined {
  const plain = bare.replace(shownLast, '');
  const left = asTable.test(plain) ? plain.replace(asTable, '').replace(showing, '') : undefined;
  const named = namedTable.exec(bare)?.[1] ?? tableOf.exec(bare)?.[1];
  const about = nameIn(left ?? named ?? '').replace(allOf, '');
  return about.length < 2 ? undefined : [{ kind: 'tabled', about }];
}

const exclamation =
  /(?<!\p{L})(?:exclamation (?:marks?|points?)|ausrufezeichen|points? d[’']exclamation|(?:signos|marcas) de (?:exclamación|admiración)|exclamaciones|punti esclamativi|pontos de exclamação|uitroeptekens?|wykrzyknik\p{L}*)(?!\p{L})|感嘆符|！マーク/iu;
const pictograms = /(?<!\p{L})(?:emojis?|emoticon\p{L}*|smileys?)(?!\p{L})|絵文字/iu;

/** What marks are meant by an instruction to do without them. */
export function marksIn(about: string): Wish[] {
  return [
    ...(exclamation.test(about) ? [{ kind: 'unmarked', marks: 'exclamation' } as const] : []),
    ...(pictograms.test(about) ? [{ kind: 'unmarked', marks: 'emoji' } as const] : []),
  ];
}

const writing =
  /^(?:write|keep|make|page|in|schreib\p{L}*|auf|écri\p{L}*|rédige\p{L}*|en|escrib\p{L}*|redact\p{L}*|scriv\p{L}*|escrev\p{L}*|schrijf|in het|pisz|po)(?!\p{L})/iu;
const written = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ar'];
const maxWords = 7;
let names: Map<string, string> | undefined;

/** Every language by its name in every other. */
function languageNames(): Map<string, string> {
  names ??= new Map(
    written.flatMap((reader) => {
      const display = new Intl.DisplayNames([reader], { type: 'language' });
      return written.map((code) => [(display.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return names;
}

function readLanguage(bare: string): Wish[] | undefined {
  const words = bare.toLowerCase().split(/\s+/);
  if (words.length > maxWords || !writing.test(bare)) return undefined;
  const code = languageNames().get(words.at(-1) ?? '');
  return code === undefined ? undefined : [{ kind: 'language', code }];
}

/** `Put her questions right up top`, `zuerst ihre Fragen`: they are answered before anything else. */
const atTop =
  /(?<!\p{L})(?:(?:right |straight )?(?:up )?(?:at the |on )?(?:very )?top|up front|upfront|first|at the (?:start|beginning)|start with|begin with|open with|lead with|(?:ganz )?(?:nach )?oben|nach vorne?|zuerst|am anfang|an den anfang|beginn\p{L}*|anfangen|en premier|d[’']abord|en haut|au début|commenc\p{L}+ par|primero|arriba|al principio|empezar por|empiece por|empieza por|per prim[aeo]|in alto|all[’']inizio|cominci\p{L}+ (?:dalle|con le)|partire dalle|iniziare dalle|primeiro|no (?:topo|início)|começ\p{L}+ pelas|bovenaan|eerst|vooraan|begin met|na górze|najpierw|na początku|zaczn\p{L}+ od)(?!\p{L})|最初|冒頭|はじめ|一番上/iu;
/** What they fear is asked as well. */
const theirQuestions =
  /(?<!\p{L})(?:(?:her|his|their|the|all) (?:own |\p{L}+ )?(?:questions|worries|fears|concerns|doubts)|^(?:worries|fears|concerns)|(?:ihre?n?|seine?n?|die) (?:\p{L}+ )?(?:fragen|sorgen|ängste|bedenken)|(?:ses|leurs|les) (?:\p{L}+ )?(?:questions|craintes|inquiétudes|doutes)|(?:sus|las|los) (?:\p{L}+ )?(?:preguntas|miedos|preocupaciones|dudas)|(?:le (?:sue|loro)|dalle sue|dalle loro|le|i suoi) (?:\p{L}+ )?(?:domande|paure|preoccupazioni|dubbi)|(?:[ao]s (?:su[ao]s )?|pelas suas |pelos seus )(?:\p{L}+ )?(?:perguntas|receios|preocupações|dúvidas|medos)|(?:haar|zijn|hun|de) (?:\p{L}+ )?(?:vragen|zorgen|angsten|twijfels)|(?:jej|jego|ich) (?:\p{L}+ )?(?:pyta(?:nia|ń)|obawy))(?:$|\s(?!(?:about|on|zu|zur|zum|über|sur|sobre|su|sul|sulla|over|o)\s))|(?:ご?質問|ご?不安|心配)(?:ごと)?(?:に|から|を|へ)/iu;
/** `She has three questions, they come first`. */
export const questionsFirst = (bare: string, before: string): boolean =>
  questions.test(before) && thoseFirst.test(bare);
const thoseFirst =
  /^(?:they|these|those|die|diese|sie|elles|ces|ellas|estas|queste|estas|essas|ze|te) (?:should |must |müssen |sollen |moeten )?(?:come|go|belong|gehören|kommen|stehen|vont|passent|van|deben|vanno|vão|horen|staan|komen)\s?(?:ganz |right )?(?:nach )?(?:first|up front|on top|at the top|vorne?|oben|zuerst|am anfang|en premier|d[’']abord|en haut|primero|arriba|al principio|per prime|in alto|primeiro|no topo|eerst|vooraan|bovenaan)$/iu;
const maxAsked = 70;
/** `Beginne mit der Antwort auf seine Frage`, `Answer her questions about the hall and the price at the top`. */
const answersFirst = (bare: string): boolean =>
  theirAnswers.test(bare) && (atTop.test(bare) || /^(?:begin|start)\p{L}*\s/iu.test(bare));
const theirAnswers =
  /(?<!\p{L})(?:answers? (?:to )?(?:her|his|their|the) (?:\p{L}+ )?(?:question$|questions(?!\p{L}))|antwort(?:en)? auf (?:seine|ihre|die) fragen?$|réponses? (?:à|aux) (?:sa|ses|la|leurs?)? ?questions?$|respuestas? a (?:su|sus|la|las) preguntas?$|risposte? all[ae] (?:sue? |loro )?domand[ae]$|respostas? (?:à|às) (?:suas? )?perguntas?(?: del[ae]s?)?$|antwoord(?:en)? op (?:haar|zijn|hun|de) vra(?:ag|gen)$|odpowiedzi (?:na|od) (?:jej|jego|ich) pytani[ea]$)/iu;
const putsQuestionsFirst = (bare: string): boolean =>
  bare.length <= maxAsked && theirQuestions.test(bare) && atTop.test(bare);

/** `Show all prices as a table and the deadline`: the second is to be there too. */
const tableAnd =
  /^(.{4,80}?(?<!\p{L})(?:table|tabelle|tableau|tabla|tabella|tabela|tabel)),?\s(?:and|und|et|y|e|en|i)\s(.{4,60})$/iu;
function readTabledAnd(bare: string): Wish[] | undefined {
  const [, first = '', second = ''] = tableAnd.exec(bare) ?? [];
  const tabled = first === '' ? undefined : readTabled(first);
  const about = nameIn(second);
  return tabled && about.length >= 3 ? [...tabled, { kind: 'mention', about }] : undefined;
}

export const readForm = (bare: string): Wish[] | undefined =>
  readLength(bare) ??
  ((answering.test(bare) && questions.test(bare)) || putsQuestionsFirst(bare) || answersFirst(bare)
    ? [{ kind: 'answered' }]
    : undefined) ??
  readTabledAnd(bare) ??
  readTabled(bare) ??
  readWording(bare) ??
  readLanguage(bare);
