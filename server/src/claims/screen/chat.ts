// A chat that is the text: colleagues post what a page is to say, message by message and several of them, and
// talk in between. What they post is kept without its stamp; what they say to each other is not. Where a text
// stands beside the chat, the chat speaks of it: only the figures are kept that somebody posts for it.
import { takesBack } from './corrections.ts';
import { givenNames } from './given_names.ts';
import { startsUnit } from './lines.ts';
import { makeOf } from './siblings.ts';

const clock =
  '(?:\\d{1,4}[./-]\\d{1,2}[./-]?(?:\\d{2,4})?,?\\s{1,2}|\\d{1,2}\\.?\\s\\p{L}{3,10}\\.?\\s\\d{4},?\\s(?:(?:at|um|à|a las|alle|às|om|o)\\s)?)?\\d{1,2}[:.]\\d\\d(?::\\d\\d)?(?:\\s?[ap]\\.?m\\.?)?';
const name =
  "(@?\\p{L}[\\p{L}\\d._’'-]{0,24}(?:[ \\u3000](?:\\p{Lu}|\\p{Lo}|de |van |von |da |di )[\\p{L}.’'-]{0,24}){0,2})";
/** The shapes of exports: `[10:03] Ann: …`, `12/11/26, 09:14 - Ann: …`, `Ann (10:03): …`, `Ann 10:03`, `[Ann, 10:03]`. */
const stamps = [
  new RegExp(
    `^\\s*[[(]?${clock}[\\])]?\\s*(?:[-–—|]\\s*)?${name}(?:\\s?\\([^()]{1,40}\\))?\\s?(?:[:：]\\s*|\\s{2,6}|$)`,
    'iu',
  ),
  new RegExp(
    `^\\s*${name}(?:\\s?\\([^()\\d]{1,40}\\))?,?\\s{0,3}(?:@\\s?)?[[(]${clock}[\\])]\\s*[:：]?\\s*(?:[-–—]\\s)?`,
    'iu',
  ),
  new RegExp(`^\\s*${name},?\\s{1,4}${clock}\\s?(?:[:：]\\s*|$)`, 'iu'),
  new RegExp(`^\\s*[[(]${name},?\\s{1,2}${clock}[\\])]\\s*[:：]?\\s*`, 'iu'),
  // Its name set in bold type: `**Ann** 10:03 …`.
  new RegExp(`^\\s*\\*{1,2}${name}\\*{1,2},?\\s{0,3}[[(]?${clock}[\\])]?\\s*[:：]?\\s*`, 'iu'),
];
/** `> Ann 10:03: …`: passed on by mail. */
export const quoteMarks = /^\s{0,3}(?:>\s?){1,4}(?=\p{L})/u;
const maxLine = 2000;
const minMessages = 3;
/** So many whole sentences beside the chat are the text. */
const minBeside = 3;
/** Of what is posted, by length; less is a talk in which somebody said something quotable. */
const minShare = 0.4;
/** Several messages that tell a figure are the text that there is, however much is said between them. */
const leastShare = 0.15;
const minFacts = 3;

interface Message {
  author: string;
  at: number;
  /** Where its text begins on its first line. */
  from: number;
  /** Up to the first line that is no longer its own. */
  end: number;
}

/** Where on a line its message begins, and whose it is. */
export function stampOf(line: string): { author: string; from: number } | undefined {
  if (line.length > maxLine || !/\d[:.]\d\d/.test(line.slice(0, 60))) return undefined;
  const marks = quoteMarks.exec(line)?.[0].length ?? 0;
  for (const stamp of stamps) {
    const found = stamp.exec(line.slice(marks));
    if (found)
      return { author: (found[1] ?? '').replace(/^@/, '').trim(), from: marks + found[0].length };
  }
  return undefined;
}

/** Nothing but a stamp. */
export const isStamp = (text: string): boolean => stampOf(text)?.from === text.length;

const minStamped = 2;

/** Lines with a time and a name, where the same few come again and again: the items of a programme do not. */
export function stampsOfChat(lines: readonly string[]): ReadonlySet<number> {
  const stamped = lines.flatMap((line, at) => {
    const stamp = stampOf(line);
    // Alone on its line, or set off by a gap.
    const apart =
      stamp && (stamp.from >= line.trimEnd().length || /\s{2}$/.test(line.slice(0, stamp.from)));
    return stamp && apart ? [{ at, ...stamp }] : [];
  });
  const again = new Set(stamped.map(({ author }) => author)).size * 2 <= stamped.length;
  return new Set(stamped.length >= minMessages && again ? stamped.map(({ at }) => at) : []);
}

/** Every message on a line behind its author's name, as calls are written down: `Ann: …`. */
export function withoutStamps(lines: readonly string[]): string[] {
  const stamps = lines.map(stampOf);
  if (stamps.filter((stamp) => stamp !== undefined).length < minStamped) return [...lines];
  let author = '';
  return lines.flatMap((line, at) => {
    const stamp = stamps[at];
    if (stamp) author = stamp.author;
    const said = line.slice(stamp?.from ?? 0).trim();
    return said === '' ? [] : [author === '' ? said : `${author}: ${said}`];
  });
}

/** The lines of a chat that are text for readers, by number, with the column where they begin to be. */
export function contentOfChat(
  lines: readonly string[],
  isProgramme: (at: number) => boolean,
): ReadonlyMap<number, number> {
  const messages = messagesIn(lines, isProgramme);
  const kept = new Map<number, number>();
  const besideText = besides(lines, messages) >= minBeside;
  if (messages.length < (besideText ? 2 : minMessages) || isTranscript(lines, messages))
    return kept;
  // By the first name: a family name may be a word.
  const authors = new Set(
    messages
      .map(({ author }) => author.toLowerCase().split(/[\s._]/)[0] ?? '')
      .filter((first) => first.length > 1),
  );
  let all = 0;
  let posted = 0;
  for (const message of messages) {
    const texts = textsOf(lines, message);
    const said = texts.map((one) => one.text);
    const answers = isAnswer(lines, messages, message);
    for (const [n, { at, from, text }] of texts.entries()) {
      all += text.length;
      if (
        text.trim() === '' ||
        takesBack(text) ||
        (besideText && !counts(text) && !(/\d/.test(text) && answers)) ||
        !(
          isPosted(said, n, authors) ||
          (answers && isTold(text, authors)) ||
          (!besideText &&
            said.length === 1 &&
            isTopic(text) &&
            isMet(lines, messages, message, authors))
        )
      )
        continue;
      posted += text.length;
      kept.set(at, from + labelBefore(text));
    }
  }
  const isPostedThere =
    posted >= all * minShare || (kept.size >= minFacts && posted >= all * leastShare);
  return besideText || isPostedThere ? kept : new Map();
}

/** Said by whoever was asked last: `how long is it out?` above `11 working days`. */
function isAnswer(
  lines: readonly string[],
  messages: readonly Message[],
  message: Message,
): boolean {
  const at = messages.indexOf(message);
  const before = messages.slice(0, at).findLast(({ author }) => author !== message.author);
  return (
    before !== undefined &&
    textsOf(lines, before).some(({ text }) => asks.test(text) || asksSmall.test(text))
  );
}

/** `Damage at the weekend?`: what the answer is about, as a reader would ask it. */
const isTopic = (text: string): boolean =>
  /^\s*[\p{Lu}\p{Lo}¿]/u.test(text) &&
  asks.test(text) &&
  wordsIn(text) <= 8 &&
  !dealing.test(text) &&
  !chatter.test(text) &&
  !casual.test(text);

/** Told at once by somebody else, in a text for readers. */
function isMet(
  lines: readonly string[],
  messages: readonly Message[],
  message: Message,
  authors: ReadonlySet<string>,
): boolean {
  const next = messages[messages.indexOf(message) + 1];
  if (next === undefined || next.author === message.author) return false;
  const said = textsOf(lines, next).map(({ text }) => text);
  return said.every(
    (text, n) =>
      wordsIn(text) >= minAnswer &&
      !/["“„«「『]/u.test(text) &&
      (isPosted(said, n, authors) || isTold(text, authors)),
  );
}

/** `38 depots live, 2,900 vans charged every night`: how many there are, or what is usual; and nobody's doings. */
const counted =
  /^\s*(?:(?:numbers?|figures?|stats|zahlen|chiffres|cifras|cijfers|numeri|números|liczby|数字|実績)\s?[:：]\s?)?(?:\d[\d.,]{0,12}(?![\d:.,])\s?(?:%|\p{L}{3,})|(?:avg|average|typical(?:ly)?|on average|usual(?:ly)?|in \d{4}|im schnitt|im mittel|durchschnittlich|typisch|en moyenne|de media|en promedio|in media|em média|gemiddeld|średnio|przeciętnie|平均)(?!\p{L}))/iu;
const dealing =
  /[€$£¥]|(?<![\p{L}\d])(?:\d+k|zł|eur|chf|euros?|pounds?|we|you|he|she|they|us|me|my|ich|wir|ihr|sie|uns|je|nous|tu|vous|ils|elles|yo|nosotros|ustedes|ellos|io|noi|voi|loro|eu|nós|você|eles|ik|wij|jij|jullie|zij|ja|my|ty|wy|oni|today|tomorrow|yesterday|heute|morgen|gestern|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|dziś|jutro|customer wants|discount|rabatt|remise|descuento|sconto|desconto|korting|rabat)(?![\p{L}\d])/iu;
const counts = (text: string): boolean => counted.test(text) && !dealing.test(text);

function messagesIn(lines: readonly string[], isProgramme: (at: number) => boolean): Message[] {
  const messages: Message[] = [];
  for (const [at, line] of lines.entries()) {
    const stamp = isProgramme(at) ? undefined : stampOf(line);
    const open = messages.at(-1);
    if (stamp) messages.push({ ...stamp, at, end: at + 1 });
    // Below a stamp that stands alone there may be a gap; a message that began beside it ends at one.
    else if (open && open.end === at && (line.trim() !== '' || isAlone(lines, open))) open.end++;
  }
  return messages;
}

const isAlone = (lines: readonly string[], { at, from }: Message): boolean =>
  (lines[at] ?? '').slice(from).trim() === '';

function textsOf(
  lines: readonly string[],
  { at: first, from, end }: Message,
): { at: number; from: number; text: string }[] {
  const texts = [];
  for (let at = first; at < end; at++) {
    const begin = at === first ? from : 0;
    texts.push({ at, from: begin, text: (lines[at] ?? '').slice(begin) });
  }
  return texts;
}

/** A recording counts from its beginning, and its seconds. */
const isTranscript = (lines: readonly string[], messages: readonly Message[]): boolean =>
  messages.filter(({ at }) => /^\s*[[(]?0?0:[0-5]\d|^\s*[[(]?\d\d:\d\d:\d\d/.test(lines[at] ?? ''))
    .length *
    2 >
  messages.length;

function besides(lines: readonly string[], messages: readonly Message[]): number {
  const inside = new Set<number>();
  for (const { at, end } of messages) for (let line = at; line < end; line++) inside.add(line);
  return lines.filter((line, at) => !inside.has(at) && isWhole(line)).length;
}

const minWords = 5;
/** What answers a question of a few words for a reader says more than it does. */
const minAnswer = 8;
const wordsIn = (text: string): number =>
  /\p{sc=Han}|\p{sc=Hiragana}/u.test(text)
    ? Math.ceil(text.trim().length / 3)
    : text.trim().split(/\s+/).length;
const isWhole = (line: string): boolean =>
  /^\s*[\p{Lu}\p{Lo}]/u.test(line) && /[.!。]["”»]?\s*$/.test(line) && wordsIn(line) >= minWords;

const row = /[|\t]|\S\s{2,}\S|\.{4,}/u;
/** `ii. Survey`, `その2　献立`, `・導入病院`, `問　…`: marks that go on from line to line. */
const counting =
  /^\s*(?:・|[ivx]{1,4}[.)]\s(?=\p{L}{2})|\p{L}{0,3}\d{1,2}(?:[.)]\s|[\u3000]|\s(?=\p{L}))|[問答QA][\s\u3000:：])\s*\S/u;
const asks = /[?？؟]\s*$|か。?\s*$/u;
/** Typed without its mark: `what do we charge these days`, `dry runs when`. */
const asksSmall =
  /^\s*(?:(?:can|could|shall|should|may) (?:i|we)|(?:darf|kann|soll|dürfen|können|sollen) (?:ich|wir)|(?:je|on) peut|puedo|podemos|posso|possiamo|mag ik|mogen we|kunnen we|czy mo\p{L}{3,5})\s[^?]{3,120}$|^\s*(?:what|when|how|where|who|which|whats|was|wann|wie|wo|wer|welche|quand|combien|comment|où|qui|quel(?:le)?s?|cuándo|cuanto|cuánto|cómo|qué|quién|quando|quanto|come|dove|chi|quais|onde|quem|wat|wanneer|hoe|waar|wie|kiedy|ile|jak|gdzie|kto)\s[^.!]{3,60}$|\s(?:when|how much|how long|wann|wie viel|quand|combien|cuándo|cuánto|quando|quanto|wanneer|hoeveel|kiedy|ile)\s*$|(?<!\p{L})(?:wants? to know|will wissen|veut savoir|quiere saber|vuole sapere|quer saber|wil weten|chce wiedzieć)(?!\p{L})/iu;
const quotation = /["“„«「『][^"”“»」』]{10,600}["”“»」』]\s*[–—(（-]?\s*[\p{Lu}\p{Lo}]/u;
/** `citação do Sr. Teles (Arménio Teles, diretor): «…»`. */
const quotationBehind =
  /\p{Lu}[\p{L}.’'-]{1,30}\s\p{Lu}[^"“„«「:：]{2,100}(?:[:：]|\s(?:said|says|sagte?|dit|dijo|dice|disse|diz|zei|zegt|mówi|powiedział[a]?):?)\s?["“„«「][^"”“»」]{10,600}["”“»」][^"“„«「\n]{0,30}$/u;
const asksTwice = (text: string): boolean =>
  (text.match(/["“„«「][^"”“»」?？]{4,160}[?？]["”“»」]/gu)?.length ?? 0) > 1;
/** Said while typing, in any of the languages. */
const chatter =
  /(?<![\p{L}\d])(?:lol|haha\p{L}*|hehe|jaja\p{L}*|jeje|mdr|ptdr|kkk+|rsrs|xd|pls|plz|thx|ty|btw|fyi|imo|imho|tbh|asap|omg|wtf|gonna|dunno|stp|svp|porfa|bjs|hoor|sry|i[’']?(?:d|ll|m|ve)|i (?:think|guess|hope|would|can|will|have)|i mean|nobody mention|don[’']?t mention|between us|off the record|your turn|can you|could you|kannst du|könntest du|tu peux|puedes|puoi|podes|kun je|możesz)(?![\p{L}\d])|@\p{L}{2,}|[:;]-?[)D(P]|\p{Emoji_Presentation}|(?:笑|www|w)$/iu;
/** What another customer pays: `Alder House paid 139 in June`. */
const paidByOthers =
  /^\s*(?:\p{Lu}[\p{L}.&’'-]{1,24}\s){1,3}(?:pays?|paid|zahlt|zahlte|paie|a payé|(?:nos )?paga|pagó|l[’']ha pagat[oa]|ha pagato|pagou|betaalt|betaalde|płaci|zapłacił[a]?)(?: us| uns)?(?: only| nur)? ?\p{Sc}? ?\d/u;
/** Whoever greets, greets the others. */
const greets =
  /^\s*(?:hi|hello|hey|(?:good )?morning|hallo|moin|guten morgen|bonjour|salut|hola|buenos días|ciao|buongiorno|olá|bom dia|goedemorgen|hoi|cześć|dzień dobry|guys|folks|leute|ragazz[ie]|les gars|chicos|pessoal|malta|jongens|お疲れ様|おはよう)(?!\p{L})/iu;
/** Said to colleagues, where a line is not set down as a text is. */
const casual =
  /(?<![\p{L}\d])(?:ok|okay|yes|yep|yeah|nope|sure|cool|great|perfect|done|sorry|hey|hi|hello|morning|thanks?|maybe|anyone|someone|somebody|lets|let[’']s|here(?:[’']s| is| are)|page|copy|draft|headline|slide|dump(?:ing)?|past(?:e|ing)|text|stuff|they|them|he|she|him|her|careful|remember|sure|(?:leave|put|keep) (?:it|that|this|them)|genau|klar|danke|bitte|moin|seite|texte?|vielleicht|glaub\p{L}*|keiner|niemand|die wollen|voilà|voici|merci|oui|peut-être|personne|vale|gracias|quizás?|aquí|nadie|texto|página|certo|grazie|forse|ecco|nessuno|testo|pagina|obrigad[oa]|talvez|aqui|ninguém|bedankt|misschien|niemand|tekst|hier|dzięki|może|nikt|tu|strona)(?![\p{L}\d]|-\p{L})|了解|お願いします|ありがとう|です？/iu;

/** A line of a message as text for a reader: set down as one, or a figure, a label or a row without any talk. */
function isPosted(texts: readonly string[], n: number, authors: ReadonlySet<string>): boolean {
  const text = (texts[n] ?? '').trim();
  if (chatter.test(text) || greets.test(text) || paidByOthers.test(text)) return false;
  if (quotation.test(text) || quotationBehind.test(text) || asksTwice(text)) return true;
  if (namesSomebody(text, authors)) return false;
  const beside = [texts[n - 1] ?? '', texts[n + 1] ?? ''];
  const make = makeOf(text);
  if (make !== undefined && beside.some((near) => makeOf(near) === make)) return true;
  if (row.test(text)) return beside.some((near) => row.test(near.trim()));
  if (counting.test(text) && beside.some((near) => counting.test(near))) return true;
  if (startsUnit.test(text)) return wordsIn(text) >= 2;
  // `guide prices`, above them.
  const next = beside[1]?.trim() ?? '';
  if (wordsIn(text) <= minWords && (row.test(next) || startsUnit.test(next)))
    return !casual.test(text) && !asks.test(text);
  if (asks.test(text)) return wordsIn(next) >= minWords && !asks.test(next);
  if (asksSmall.test(text)) return false;
  // Who asks in the middle of it asks the others.
  if (isWhole(text)) return !/[?？]\s/.test(text);
  if (isCasual(text) || wordsIn(text) < minWords) return false;
  return /\d/.test(text) || /^\p{L}[\p{L} /&-]{2,30}[:：]\s/u.test(text);
}

/** Whoever tells that much, with its figures, tells it; of whom and on which page is said by the way. */
const isCasual = (text: string): boolean =>
  casual.test(wordsIn(text) >= muchTold && /\d/.test(text) ? text.replaceAll(ofOthers, ' ') : text);
const muchTold = 16;
const ofOthers =
  /(?<![\p{L}\d])(?:they|them|page|seite|pagina|página|strona|hier|tu|aquí|aqui)(?![\p{L}\d])/giu;

/** Answers what a colleague asked for the page: however it is typed, it tells something. */
const isTold = (text: string, authors: ReadonlySet<string>): boolean =>
  wordsIn(text) >= minWords &&
  !asks.test(text) &&
  !chatter.test(text) &&
  !isCasual(text) &&
  !namesSomebody(text, authors);

/** One of the chat, or somebody by the first name alone. */
const namesSomebody = (text: string, authors: ReadonlySet<string>): boolean =>
  text
    .matchAll(/(?<![\p{L}\d])(\p{L}{2,20})(?![\p{L}\d’']|\s\p{Lu}\p{Ll})/gu)
    .some(([whole, word = ''], _n) => {
      const small = word.toLowerCase();
      return (
        authors.has(small) ||
        (/^\p{Lu}/u.test(whole) && givenNames.has(small) && !isFullName(text, word))
      );
    });

const isFullName = (text: string, last: string): boolean => {
  const at = text.indexOf(last);
  return /\p{Lu}[\p{L}.’'-]+\s$/u.test(text.slice(Math.max(0, at - 24), at));
};

/** `quote from Lena — “…”`: whoever posts it says what it is, and the words follow. */
const labelBefore = (text: string): number =>
  /^\s*(?:\p{Ll}[^"“„«「『:：]{2,60}[:：–—-]\s*(?=["“„«「『])|\p{Ll}{4,14}[:：]\s(?=\p{Lu}[^:："“„«]{2,150}["“„«]))/u.exec(
    text,
  )?.[0].length ?? 0;
