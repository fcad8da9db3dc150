// What speaks for a sentence and what against it. A screen can only hide what it knows for a note; in a
// text where notes stand among the sentences, whoever writes a page takes only what has something to
// speak for it: it is said to the reader, offers something, gives a figure, or names the house.
import { givenNames } from '../given_names.ts';
import { figureKindOf } from './figures.ts';
import { isSubject, type Sign } from './signs.ts';
import type { Telling } from './telling.ts';

/** What only colleagues speak of. */
const tells: ReadonlySet<string> = new Set([
  'money',
  'hush',
  'concession',
  'power',
  'copy',
  'truth',
  'rival',
  'debt',
]);

/** Learnt from sentences of both kinds in nine languages, and rounded. */
const against: Record<Sign | 'me' | 'register', number> = {
  money: 1.5,
  hush: 1.5,
  debt: 0.5,
  concession: 1.2,
  staff: 0.6,
  hearsay: 0.5,
  advice: 0.5,
  minds: 0.7,
  rival: 0.6,
  house: 0.5,
  trouble: 0.3,
  others: 0.6,
  power: 1.2,
  copy: 0.9,
  truth: 0.9,
  passing: 0.5,
  negation: 0.5,
  past: 1.2,
  habit: 1.1,
  cause: 0.3,
  mood: 0.5,
  lately: 0.8,
  speech: 0.7,
  taste: 0.9,
  me: 1,
  register: 1.5,
};
const forIt = { you: 1.2, we: 0.7, offer: 1.3, each: 0.7, theirs: 0.6 } as const;
const figure = 1.5;
/** A share, a price, or several figures: a result or a term. */
const strongFigure = 2.3;
/** The house speaks of what it says: `we only mention it later`. */
const ownSpeech = 0.7;
/** Results are told in the past. */
const toldResult = 0.3;
const countWord = 0.4;
const named = 1.2;
const known = 0.5;
const labelled = 0.5;
/** Nothing is known of it. A few words are a leaflet's way of speaking: `Dogs on request.` */
const unknownOf = (words: number): number => (words <= 6 ? -0.2 : words <= 8 ? 0.1 : 0.3);
/** How an entry is put tells less than what it speaks of. */
const inEntry = 0.5;
const isOwnSubject = (sign: string): boolean =>
  isSubject(sign) || sign === 'me' || sign === 'register';
/** So few words name a thing. */
const shortEntry = 4;
/** Presents somebody by the whole name. */
const presented = 1;
/** A figure without what it counts, a little below a price of the text: what else one would take. */
const secondPrice = 1.2;
/** A page speaks to its reader; whoever speaks of them by name speaks to a colleague. */
const aboutReader = 1.2;
/** `Mandar a Xoán antes de la feria`: an errand; a reader is told to do something otherwise. */
const errand = 0.8;
const infinitive: Record<string, RegExp> = {
  es: /^\s*(?!(?:Lugar|Hogar|Taller|Ayer|Mujer|Cualquier|Primer|Tercer|Alquiler)\s)(?:No )?\p{L}{2,10}(?:ar|er|ir)(?:l[oae]s?|se)?\s/u,
  pt: /^\s*(?!(?:Lugar|Lar|Mulher|Qualquer|Jantar|Elevador)\s)(?:Não )?\p{L}{2,10}(?:ar|er|ir)(?:-l?[oa]s?|-se)?\s/u,
  it: /^\s*(?!(?:Mare|Genere|Cantiere|Quartiere|Piacere)\s)(?:Non )?\p{L}{2,10}(?:are|ere|ire|ar[lgt]i|arl[oae]|irl[oae])\s/u,
  pl: /^\s*(?:Nie )?\p{Lu}\p{L}{2,10}(?:ać|ić|yć|eć)\s/u,
};
/** Somebody who was not named. */
const somebody =
  /^\s*(?:He|She|Her|His|Him|Sein|Seine|Elle|Él|Ella|Lui|Ele|Ela|Hij|Zij|Zijn|Haar|On|Ona|Jego|Jej)\s\p{Ll}/u;
const ofSomebody = 0.6;
const toldOf = 2;

/** A name as it is written; a title, given small, in any way. */
const speaksOf = (sentence: string, name: string): boolean =>
  sentence.includes(name) || sentence.toLowerCase().includes(name);

/** Takes up a figure of the text to say more about it: `The 40 seconds excludes Mondays`. */
const aboutFigure = 2.5;

/** Takes up words from above, to say more about them: `A taxa de ocupação é a da semana do congresso`. */
const aboutWords = 1.2;
const opening =
  /^\s*(?:the|that|this|die|der|das|diese\p{L}?|le|la|les|cette|ce|el|los|las|ese|esa|il|lo|i|gli|quel\p{L}*|o|a|os|as|esse|essa|de|het|dat|ta|ten|te)\s(\p{L}{3,}(?:\s(?:\p{L}{1,3}\s)?\p{L}{3,}))\s/iu;

function takesUpWords(sentence: string, above: string): boolean {
  const words = opening.exec(sentence)?.[1];
  return words !== undefined && above.includes(words.toLowerCase());
}

const counted =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|first|second|third|fourth|fifth|sixth|half|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dois|duas|três|quatro|sete|oito|dez|doze|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście)(?!\p{L})|[二三四五六七八九十百](?:つ|日|週|か月|年|名|人)/iu;

const strong = /\d\s?(?:%|％|٪|\p{Sc}|円)|\p{Sc}\s?\d|\d(?:\D{1,40}\d){1,6}/u;

/** The figure that stands right behind an article, at the beginning of a sentence or a clause. */
const takenUp =
  /(?:^|[,;]\s)\s*(?:(?:the|that|die|der|das|diese|dieser|les?|ces?|el|los|las|lo|esos?|il|i|gli|quei|o|os|as|esses?|de|het|dat|die|deze|te|ta|ten|tych)\s)(\d[\d.,]*)|(?:behind|hinter|derrière|detrás de(?:l| los)|dietro(?: il| i)?|achter|studie|study|étude|estudio|studio|estudo|onderzoek)\s(?:\p{L}+\s){0,2}(\d[\d.,]*)/iu;

/** Words, or what would be words in scripts without spaces. */
function lengthOf(text: string): number {
  const wide = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0;
  return wide > 4 ? Math.round(wide / 2.6) : text.trim().split(/\s+/).length;
}

const presents = (sentence: string): boolean =>
  sentence
    .matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,15}) \p{Lu}\p{Ll}{2,20}/gu)
    .some(([, first = '']) => givenNames.has(first.toLowerCase()));

export interface Around {
  /** The figures of the text's other lines. */
  isKnown(figure: string): boolean;
  /** The house by name. */
  names: readonly string[];
  /** What else the text calls by name, more than once. */
  known: readonly string[];
  /** An entry of a list. */
  entry: boolean;
  /** Whom the page is for, where the text speaks of them. */
  readers: readonly string[];
  /** What the text says it costs. */
  prices: readonly number[];
  /** What the text counts elsewhere: `doors`, `rooms`. */
  counts(word: string): boolean;
  language: string;
  /** What the team wants on the page. */
  isWanted(sentence: string): boolean;
  /** What stands above it. */
  above: string;
  /** The sentence before it in its paragraph. */
  previous: string;
  /** It is the first: it says what the text is about. */
  opens: boolean;
}

/** Above 0 there is more against the sentence than for it. */
export function evidenceAgainst(sentence: string, telling: Telling, around: Around): number {
  const length = lengthOf(sentence);
  let score = around.entry ? 0 : unknownOf(length);
  if (presents(sentence)) score -= presented;
  const signs = telling.signsIn(sentence);
  const marks = telling.marksIn(sentence);
  const result = strong.test(sentence);
  const ofAll = marks.includes('each') && telling.isOfAll(sentence);
  for (const sign of signs) {
    // `Every customer has her own accountant` speaks of the reader too.
    if (ofAll && sign === 'others') continue;
    const weight = result && sign === 'past' ? toldResult : 1;
    score += against[sign] * (around.entry && !isOwnSubject(sign) ? weight * inEntry : weight);
  }
  if (around.entry && !signs.some(isOwnSubject) && length <= shortEntry) score -= 1;
  const close = signs.includes('register');
  const noted = signs.some((sign) => tells.has(sign));
  for (const mark of marks) {
    const holds = mark === 'you' ? !close : mark !== 'each' || ofAll;
    // Colleagues say `we` and speak of what is offered too.
    const weight = !noted || mark === 'you' || mark === 'each' ? 1 : mark === 'offer' ? 0.5 : 0;
    if (holds) score -= forIt[mark] * weight;
  }
  if (signs.includes('speech') && marks.includes('we')) score += ownSpeech;
  const kind = figureKindOf(sentence, around);
  if (kind === 'besidePrice') score += secondPrice;
  else if (kind === 'told') score -= result ? strongFigure : figure;
  else if (kind === 'year') score -= countWord;
  else if (counted.test(sentence)) score -= countWord;
  if (around.names.some((name) => sentence.startsWith(name))) score -= named * 2;
  else if (around.names.some((name) => sentence.includes(name))) score -= named;
  else if (!noted && around.known.some((name) => sentence.includes(name))) score -= known;
  if (/^[^:：.]{2,30}\s?[:：]\s/u.test(sentence)) score -= labelled;
  if (!marks.includes('you') && around.readers.some((name) => speaksOf(sentence, name)))
    score += aboutReader;
  if (infinitive[around.language]?.test(sentence) && !marks.includes('you') && !around.entry)
    score += errand;
  // Who was presented right before is told about.
  if (somebody.test(sentence)) score += presents(around.previous) ? -toldOf : ofSomebody;
  if (around.isWanted(sentence) || around.opens) score -= named;
  if (takesUpWords(sentence, around.above)) score += aboutWords;
  const match = takenUp.exec(sentence);
  const taken = match?.[1] ?? match?.[2];
  if (taken !== undefined && around.isKnown(taken.replace(/[.,]$/, ''))) score += aboutFigure;
  return score;
}
