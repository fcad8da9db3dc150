// What the reader said or sent themselves, sentence by sentence, without the frames
// of mails. Only records that came from them count, and of a call only their own lines.

import { withoutStamps } from '../../../claims/screen/chat.ts';
import { isSignOff } from '../../../claims/screen/marks.ts';
import { findTalk, speechIn } from '../../../claims/screen/talk.ts';
import { plainText, visibleLines } from '../../../platform/text/inline.ts';
import { ensureEnd, sentencesOf } from '../../../platform/text/sentences.ts';
import { fold, keyOf } from '../../../platform/text/words.ts';
import type { AgentInput } from '../../agent.ts';
import { pageLanguage } from '../context/source.ts';
import { type Agreed, agreedIn } from './agreed.ts';
import { isReader, namesOf, turnsIn } from './turns.ts';

export interface Said {
  sourceId: string;
  /** As it was said; a greeting before it is gone. */
  sentences: string[];
  /** What either side undertook to do, in a call with them. */
  agreed?: Agreed[];
  /** Spoken: each turn stands for itself, where a letter begins with what all of it is about. */
  talk?: boolean;
}

const maxSaid = 6000;
const dullKey =
  /(?:^|[_-])(?:id|ids|uuid|guid|token|key|hash|ip|e?mail|phone|tel|useragent|timestamp|date|time|createdat|updatedat|owner|locale|timezone|currency|url|link|source|type|status|name|from|to|cc)$/i;

export function readSaid(input: AgentInput, language = pageLanguage(input)): Said[] {
  const { activity, person, page, audience } = input;
  const names = namesOf(person?.name);
  const sent = activity
    .filter((entry) => entry.direction === 'from')
    .flatMap((entry, at) => {
      const sourceId = entry.activityId ?? `activity_${at}`;
      const texts = textsIn(entry.payload);
      const sentencesOfKind = (subject: boolean): string[] => {
        const own = texts.filter((one) => one.subject === subject).map(({ text }) => text);
        return sentencesFrom(own.join('\n'), names, language);
      };
      const spoken = texts.filter((one) => !one.subject).map(({ text }) => text);
      const agreed = agreedIn(spoken, names, language);
      const undertaken = new Set(agreed.map(({ text }) => keyOf(text)));
      const sentences = sentencesOfKind(false).filter((one) => !undertaken.has(keyOf(one)));
      // A subject heads what they wrote, and is no sentence of it; a request's number counts all the same.
      const subjects = sentencesOfKind(true).filter(
        (one) => sentences.length === 0 || requestNumber.test(one),
      );
      return [
        {
          ...{ sourceId, sentences, talk: spokenKind.test(entry.type) },
          ...(agreed.length === 0 ? {} : { agreed }),
        },
        { sourceId, sentences: subjects.filter((one) => !sentences.includes(one)) },
      ];
    });
  const spoken = names.length === 0 ? [] : spokenIn(page.pageContext, names, language);
  const quoted = quotedIn(audience.supplementaryContext ?? '', names, language);
  return [
    ...sent,
    { sourceId: 'call', sentences: spoken, talk: true },
    { sourceId: 'notes', sentences: quoted },
  ].filter(({ sentences, agreed }: Said) => sentences.length > 0 || agreed !== undefined);
}

const spokenKind = /call|meeting|phone|chat|visit/iu;

const subjectKey =
  /^(?:subject|betreff|title|titel|objet|asunto|oggetto|assunto|onderwerp|temat|件名|الموضوع)$/iu;
/** `Request 2026-114` says something; `Question` does not. */
const isTelling = (subject: string): boolean => /\d/.test(subject);

const requestNumber = /\d{2,}[-/]\w|\p{Lu}{2,}[-/ ]?\d{2,}|(?:no|nr|n°|nº|№|#)\.?\s?\d{2,}/iu;

interface Sent {
  text: string;
  subject: boolean;
}

/** The words of a record, the request's number and subject with them. */
function textsIn(value: unknown, key = '', depth = 0): Sent[] {
  if (typeof value === 'string') {
    const text = value.slice(0, maxSaid);
    if (dullKey.test(key) || /^(?:https?:|[\w.+-]+@)/.test(text)) return [];
    if (subjectKey.test(key) && (/^(?:re|aw|fwd?|wg|tr|rv)\s*:/i.test(text) || !isTelling(text)))
      return [];
    return [{ text, subject: subjectKey.test(key) }];
  }
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  return Object.entries(value)
    .slice(0, 30)
    .flatMap(([name, inner]) => textsIn(inner, name, depth + 1));
}

/** Two dashes alone: below them stands what every mail of theirs has. */
const signature = /^\s*(?:--|__|—)\s*$/u;

function sentencesFrom(raw: string, names: readonly string[], language: string): string[] {
  const lines = turnsIn(withoutStamps(visibleLines(raw.slice(0, maxSaid))), names);
  const speech = speechIn(lines);
  if (speech.length > 0) {
    return speech
      .filter(({ speaker }) => isReader(speaker, names))
      .flatMap(({ said }) => sentencesIn(said, language))
      .filter((sentence) => !isIntroduction(sentence, names));
  }
  const frames = new Set(
    findTalk(lines).flatMap(({ at, upTo }) => (upTo === undefined ? [at] : [])),
  );
  const end = lines.findIndex((line, at) => at > 0 && (isSignOff(line) || signature.test(line)));
  const body = lines.filter(
    (line, at) => !frames.has(at) && (end === -1 || at < end) && !isFrame(line, names),
  );
  return body
    .flatMap((line) => sentencesIn(line, language))
    .filter((sentence) => !isIntroduction(sentence, names));
}

/** `It is Gwen Pryce.` */
const isIntroduction = (sentence: string, names: readonly string[]): boolean =>
  sentence.split(/\s+/).length <= 5 &&
  !/\d/.test(sentence) &&
  names.some((name) => fold(sentence).includes(name));

const isFrame = (line: string, names: readonly string[]): boolean =>
  /^(?:sent from|von meinem|gesendet von|envoyé de|enviado desde|inviato da|verstuurd|wysłano|>|--)/iu.test(
    line.trim(),
  ) ||
  (line.trim().split(/\s+/).length <= 3 && names.includes(fold(line.trim().replace(/[.,]$/, ''))));

/** Their lines of a call, or of a thread pasted into the context. */
function spokenIn(context: string, names: readonly string[], language: string): string[] {
  return speechIn(visibleLines(context.slice(0, 100_000)))
    .filter(({ speaker }) => isReader(speaker, names))
    .flatMap(({ said }) => sentencesIn(said, language));
}

const saidBefore =
  /(?:she|he|they|customer|client|patient|said|asked|wrote|sagte|fragte|schrieb|meinte|a dit|a demandé|a écrit|dijo|preguntó|escribió|ha detto|ha chiesto|ha scritto|disse|perguntou|escreveu|zei|vroeg|schreef|powiedział\p{L}*|napisał\p{L}*|zapytał\p{L}*|とのこと|قال\p{L}*|سأل\p{L}*)\s*(?:us|uns|nous)?\s*[:：,]?\s*["“„«「]([^"“”„«»「」]{8,400})["”“»」]/giu;

/** Words the notes give to the reader, in quotation marks. */
function quotedIn(notes: string, names: readonly string[], language: string): string[] {
  const found = [...notes.slice(0, maxSaid).matchAll(saidBefore)].map((match) => match[1] ?? '');
  const named = [
    ...notes
      .slice(0, maxSaid)
      .matchAll(/(\p{Lu}[\p{L}’'-]+)\s*[:：]\s*["“„«「]([^"“”„«»「」]{8,400})["”“»」]/gu),
  ]
    .filter((match) => isReader(match[1] ?? '', names))
    .map((match) => match[2] ?? '');
  return [...found, ...named].flatMap((text) => sentencesIn(text, language));
}

/** How letters begin; `Madame, Monsieur,` is two of them. */
const salutation =
  /^(?:sehr geehrte[rs]?|liebe[rs]?|dear|gentil[ei]|gentilissim[oaie]|egregi[oaie]|spettabile|car[oai]|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|exm[oa]s?\.?|madame|monsieur|mesdames|messieurs|chère?s?|geachte|beste|szanown[aey]|szanowni|drog[ai])(?!\p{L})[^.!?:：,،]{0,40}[,،]\s+/iu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|grüß gott|bonjour|bonsoir|salut|hola|buenos días|buenas(?: tardes)?|ciao|buongiorno|buonasera|salve|olá|oi|bom dia|boa (?:tarde|noite)|hoi|goedemorgen|goedemiddag|dag|cześć|dzień dobry|witam|こんにちは|お世話になっております|مرحبا|السلام عليكم)(?:\s\p{Lu}\p{L}+){0,2}\s*[,!.:、。،]\s*/iu;
/** `Tews, good morning.` */
const greets = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= 5 &&
  /(?<!\p{L})(?:hello|hi|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|bonjour|buenos días|buenas|buongiorno|bom dia|boa tarde|goedemorgen|goedemiddag|dzień dobry)(?!\p{L})/iu.test(
    sentence,
  );
/** The end of a letter on the same line; an address behind it may matter. */
const signsOff =
  /^(?:mit freundlichen|viele grüße|beste grüße|liebe grüße|regards|sincerely|cordialement|bien à vous|un saludo|saludos|cordiali saluti|distinti saluti|atenciosamente|cumprimentos|met vriendelijke|groet|z poważaniem|pozdrawiam)\P{N}*$/iu;
const courtesy =
  /^(?:\p{L}{2,15},\s)?(?:thanks?|thank you|many thanks|looking forward|best|kind regards|please find|see attached|danke|vielen dank|merci(?! de (?:préciser|bien|nous|me|m[’']|confirmer|indiquer))|gracias|grazie|obrigad[oa]|bedankt|dziękuję|よろしく|お世話に|شكرا|my name is|mein name ist|je m[’']appelle|me llamo|mi chiamo|(?:o )?meu nome é|mijn naam is|nazywam się)|^.{0,12}(?:ありがとうござい|お世話になって)|^[^はがを、。]{2,20}の\p{sc=Han}{1,5}(?:です|と申します)。?$/iu;

const withoutGreeting = (sentence: string): string =>
  sentence.replace(greeting, '').replace(salutation, '').replace(salutation, '').trim();

function sentencesIn(raw: string, language: string): string[] {
  return sentencesOf(plainText(raw), language)
    .map((sentence) => withoutGreeting(sentence))
    .filter(
      (sentence) =>
        !courtesy.test(sentence) &&
        !signsOff.test(sentence) &&
        !greets(sentence) &&
        isSaying(sentence),
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
