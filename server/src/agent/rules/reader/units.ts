// What a reader wrote, thought by thought: an item of their list, a line of a letter, a turn of a talk.
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import { ensureEnd, sentencesOf } from '../../../platform/text/sentences.ts';
import { monthNames } from '../context/months.ts';
import { isAskingList, markedAsked } from './asked_items.ts';
import { withoutLeadIn } from './lead_in.ts';

export interface Unit {
  sentences: string[];
  /** An item of a list: all of it belongs together. */
  item: boolean;
  /** An entry among questions that asks without their mark: how its first sentence was written. */
  written?: string;
}

/** `1.`, `a)`, `(2)`, `•`, `①`: how lists are marked, in any script; `3. März` is a day. */
const mark = new RegExp(
  `^\\s*(?:[-–—*]\\s+(?=\\S)|[•·・◦▪‣●○■□➢→]\\s*|[①-⑳]\\s*|[(（](?:[0-9０-９]{1,2}|[a-z])[)）]\\s*|(?:[0-9]{1,2}|[a-z]|[ivx]{2,4})\\)\\s*|[0-9０-９]{1,2}[．、）]\\s*|[0-9]{1,2}[.:]\\s+(?!(?:${monthNames})(?!\\p{L})|\\d{1,2}\\.)|[٠-٩]{1,2}\\s?[.)-]\\s*|[أ-ي]\\)\\s*)(?=\\S)`,
  'iu',
);

export const isMarked = (line: string): boolean => mark.test(line);
export const withoutMark = (line: string): string => line.replace(mark, '');

/** Counted in running text, marked or not: `1) Is it open? 2) Who has the keys?`, `1 can you … 2 do you …`, `①月額 ②面積`. */
const count = /(?<=^|[\s(。、？])(?:\(?([1-9]|[a-h])([.)]?)\s|([①-⑨])\s?)(?=[\p{L}¿"“„«\d])/gu;

/** The entries of a line whose counts follow one another from the first on. */
function entriesIn(line: string): string[] {
  const marks = [...line.matchAll(count)]
    .filter(({ index }) => !/\([^()]{1,60}$/u.test(line.slice(0, index)))
    .map(({ index: from, 0: { length }, 1: sign = '', 2: kind = '', 3: ring = '①' }) => ({
      value:
        sign === ''
          ? (ring.codePointAt(0) ?? 0) - 0x245f
          : Number.parseInt(sign, 20) - (/\d/.test(sign) ? 0 : 9),
      kind: sign === '' ? 'ring' : `${/\d/.test(sign) ? '1' : 'a'}${kind}`,
      ...{ from, to: from + length },
    }));
  const [run = []] = [...Map.groupBy(marks, ({ kind }) => kind).values()]
    .map(inOrder)
    .toSorted((one, other) => other.length - one.length);
  const [first] = run;
  if (!first || first.kind === 'a') return [line];
  // Bare figures count where three follow a colon or the end of a sentence.
  const isBare = first.kind === '1';
  if (run.length < (isBare ? 3 : 2)) return [line];
  if (isBare && !/^$|[:：.!?。？]\s*$/u.test(line.slice(0, first.from))) return [line];
  const entry = (at: number): string => {
    const { from = 0, to = 0 } = run[at] ?? {};
    const text = line.slice(isBare ? to : from, run[at + 1]?.from).replace(joint, '');
    return isBare ? `${at + 1}) ${text}` : text;
  };
  const head = line.slice(0, first.from);
  return [...(head.trim() === '' ? [] : [head]), ...run.map((_, at) => entry(at))];
}
/** Those that count on from one. */
function inOrder<T extends { value: number }>(marks: readonly T[]): T[] {
  const run: T[] = [];
  for (const one of marks) if (one.value === run.length + 1) run.push(one);
  return run;
}
const joint = /[\s,;]{0,3}(?:[\s,;](?:and|und|et|y|e|en|i|oraz))?[\s,;]{0,3}$/iu;
const wrapped = 45;

/** A letter that was broken at a width goes on where its line begins small. */
function unbroken(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (
      last !== undefined &&
      last.length >= wrapped &&
      !/[.!?:;。？！]\s*$/u.test(last) &&
      /^\s*\p{Ll}/u.test(line) &&
      !isMarked(line)
    )
      whole[whole.length - 1] = `${last.trimEnd()} ${line.trimStart()}`;
    else whole.push(line);
  }
  return whole;
}

/** `Can you tell me:`, with what it asks as a list below it. */
const asksBelow =
  /^(?:.*[.!?]\s)?((?:(?:can|could|would|will) you|please|kindly|i(?:[’']d| would) like to|i (?:need|want) to|(?:können|könnten) sie|bitte|ich (?:möchte|würde|wüsste)|(?:pouvez|pourriez)-vous|merci de|je (?:voudrais|souhaite\p{L}*|veux)|j[’']aimerais|(?:pueden?|podrían?|podéis)|quisiera|me gustaría|necesito|(?:può|potete|potrebbe|potreste)|vorrei|mi (?:può|potete)|(?:pode|podem|poderia|poderiam)|gostaria|queria|(?:kunt|kun|kunnen|zou|zoudt) (?:u|je|jullie)|graag|ik wil|(?:czy )?(?:może|mogą|mógłby|mogliby)|proszę|chciał\p{L}*)(?!\p{L})[^.!?:]{2,80}?)\s?:\s*$/iu;
const asksItself = /[?？]/u;

/** Each line below `Can you tell me:` with the words that make it a sentence. */
function whole(lines: readonly string[]): string[] {
  let lead: string | undefined;
  return lines.map((line) => {
    const opens = asksBelow.exec(line)?.[1];
    if (opens !== undefined) {
      lead = opens.trim();
      return line;
    }
    const item = withoutMark(line).trim();
    if (lead === undefined || !isMarked(line) || !/^\p{Ll}/u.test(item) || asksItself.test(item)) {
      if (!isMarked(line)) lead = undefined;
      return line;
    }
    const mark = line.slice(0, line.length - withoutMark(line).length);
    const end = /-vous/iu.test(lead) ? ' ?' : '?';
    return `${mark}${lead} ${item.replace(/[\s;,.]{1,3}$/u, '')}${inverts.test(lead) ? end : '.'}`;
  });
}
const inverts =
  /^(?:can|could|would|will|können|könnten|pouvez|pourriez|pued|podr|podé|può|potete|potre|mi (?:può|potete)|pode|kun|zou|czy|może|mogą|mógł|mogl)/iu;

/** The lines of a letter as units; questions one below the other are a list without marks. */
export function unitsOf(lines: readonly string[], language: string): Unit[] {
  const written = whole(
    unbroken(lines)
      .flatMap(entriesIn)
      .filter((line) => line.trim() !== ''),
  );
  const asks = written.map((line) => /[?？؟]/u.test(line));
  const asked = askedIn(written, language);
  return written
    .map((line, at) =>
      asked.has(at)
        ? askedUnit(line, language)
        : {
            sentences: sentencesIn(withoutMark(line), language),
            item:
              isMarked(line) ||
              (asks[at] === true && (asks[at - 1] === true || asks[at + 1] === true)),
          },
    )
    .filter(({ sentences }) => sentences.length > 0);
}

/** The lines that are entries of a list which asks. */
function askedIn(lines: readonly string[], language: string): ReadonlySet<number> {
  const asked = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    if (!isMarked(lines[at] ?? '')) continue;
    const past = lines.findIndex((line, next) => next > at && !isMarked(line));
    const end = past === -1 ? lines.length : past;
    const items = lines.slice(at, end).map(withoutMark);
    if (isAskingList(items, lines[at - 1] ?? '', language))
      for (let next = at; next < end; next++) asked.add(next);
    at = end;
  }
  return asked;
}

/** All of an entry belongs to what it asks, `Produce.` as well; without a mark its first sentence asks. */
function askedUnit(line: string, language: string): Unit {
  const text = withoutMark(line);
  const long = sentencesIn(text, language);
  const sentences = long.length === 0 ? long : sentencesIn(text, language, true);
  return sentences.length === 0 || sentences.some(isQuestion)
    ? { sentences, item: true }
    : askingUnit(sentences, language);
}

/** With the words of a question it needs but its mark; what only names what it asks for is quoted as it was written. */
function askingUnit([written = '', ...more]: readonly string[], language: string): Unit {
  const asked = markedAsked(written, language);
  const named = asked.endsWith('…?') || asked.endsWith('…？');
  return { sentences: [asked, ...more], item: true, ...(named ? { written } : {}) };
}

/** How letters begin; `Madame, Monsieur,` is two of them. */
const salutation =
  /^(?:sehr geehrte[rs]?|liebe[rs]?|dear|gentil[ei]|gentilissim[oaie]|egregi[oaie]|spettabile|car[oai]|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|exm[oa]s?\.?|madame|monsieur|mesdames|messieurs|chère?s?|geachte|beste|szanown[aey]|szanowni|drog[ai])(?!\p{L})[^.!?:：,،]{0,40}[,،]\s+/iu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|grüß gott|bonjour|bonsoir|salut|hola|buenos días|buenas(?: tardes)?|ciao|buongiorno|buonasera|salve|olá|oi|bom dia|boa (?:tarde|noite)|hoi|goedemorgen|goedemiddag|dag|cześć|dzień dobry|witam|こんにちは|お世話になっております|مرحبا|السلام عليكم)(?:\s\p{Lu}\p{L}+){0,2}\s*[,!.:、。،]\s*/iu;
/** The end of a letter on the same line; an address behind it may matter. */
const signsOff =
  /^(?:mit freundlichen|viele grüße|beste grüße|liebe grüße|regards|sincerely|cordialement|bien à vous|un saludo|saludos|cordiali saluti|distinti saluti|atenciosamente|cumprimentos|met vriendelijke|groet|z poważaniem|pozdrawiam)\P{N}*$/iu;
const courtesy =
  /^(?:\p{L}{2,15},\s)?(?:thanks?|thank you|many thanks|looking forward|best|kind regards|please find|see attached|danke|vielen dank|merci(?! de (?:préciser|bien|nous|me|m[’']|confirmer|indiquer))|gracias|grazie|obrigad[oa]|bedankt|dziękuję|よろしく|お世話に|شكرا|my name is|mein name ist|je m[’']appelle|me llamo|mi chiamo|(?:o )?meu nome é|mijn naam is|nazywam się)|^.{0,12}(?:ありがとうござい|お世話になって)|^[^はがを、。]{2,20}の\p{sc=Han}{1,5}(?:です|と申します)。?$/iu;

const withoutGreeting = (sentence: string): string =>
  sentence.replace(greeting, '').replace(salutation, '').replace(salutation, '').trim();

/** `My questions:`, `次の点を教えてください。`: what follows is asked, this is not. */
const announces =
  /[:：]\s*$|(?:^|、)(?:次|以下|下記|いくつか)(?:の|に|を|に?ついて|質問|お(?:伺|聞|尋)).{0,24}(?:ください|下さい|でしょうか|ますか|幸いです|(?:伺|聞き|尋ね)い?(?:いた)?します|お願い(?:いた|致)?します)。?$/u;
/** `ミエルラボ ご担当者様`. */
const addressee = /^[^。、]{1,40}(?:様|御中|各位|殿)$/u;
/** What they ask to keep to ourselves, and what they add to it. */
const confides =
  /(?<!\p{L})(?:(?:just )?between (?:us|you and me|ourselves)|off the record|in confidence|confidentially|don[’']t (?:tell|quote)|unter uns|im vertrauen|vertraulich|entre nous|confidentiel\p{L}*|entre nosotros|entre usted y yo|en confianza|(?:detto )?(?:tra|fra) (?:di )?noi|in confidenza|(?:cá )?entre nós|em confiança|aqui entre nós|onder ons|in vertrouwen|między nami|w zaufaniu|poufnie)(?!\p{L})|ここだけの話|内密|内緒|بيننا|بيني وبينك/iu;

export const isConfided = (sentence: string): boolean => confides.test(sentence);

/** Up to what was said in confidence. */
function openly(sentences: readonly string[]): string[] {
  const at = sentences.findIndex((sentence) => confides.test(sentence));
  return at === -1 ? [...sentences] : sentences.slice(0, at);
}

/** `short`: also what is hardly a sentence, `Produce.` before what is asked of it. */
export function sentencesIn(raw: string, language: string, short = false): string[] {
  return openly(sentencesOf(plainText(raw), language))
    .map((sentence) => withoutLeadIn(withoutMark(withoutGreeting(sentence))))
    .filter(
      (sentence) =>
        !courtesy.test(sentence) &&
        !signsOff.test(sentence) &&
        !announces.test(sentence) &&
        !addressee.test(sentence) &&
        (isSaying(sentence) || (short && /\p{L}{3}/u.test(sentence))),
    )
    .map((sentence) =>
      ensureEnd(capital(sentence), /[\p{scx=Han}\p{scx=Hiragana}]/u.test(sentence) ? 'ja' : 'en'),
    );
}

const capital = (text: string): string =>
  text.replace(/^[¿¡"“„«]?\p{Ll}/u, (start) => start.toLocaleUpperCase());

const isSaying = (sentence: string): boolean =>
  sentence.length <= 400 &&
  (sentence.split(/\s+/).length >= 3 || (/[^\p{ASCII}]/u.test(sentence) && sentence.length >= 6));
