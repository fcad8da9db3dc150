// What the reader said or sent themselves, sentence by sentence, without the frames
// of mails. Only records that came from them count, and of a call only their own lines.

import { withoutStamps } from '../../../claims/screen/chat.ts';
import { isSignOff } from '../../../claims/screen/marks.ts';
import { speechIn } from '../../../claims/screen/speech.ts';
import { findTalk } from '../../../claims/screen/talk.ts';
import { visibleLines } from '../../../platform/text/inline.ts';
import { fold, keyOf } from '../../../platform/text/words.ts';
import type { AgentInput } from '../../agent.ts';
import { pageLanguage } from '../context/source.ts';
import { type Agreed, agreedIn } from './agreed.ts';
import { colleaguesIn } from './colleagues.ts';
import { type Reply, repliesIn } from './replies.ts';
import { isReport } from './reported.ts';
import { isReader, namesOf, turnsIn } from './turns.ts';
import { sentencesIn, type Unit, unitsOf } from './units.ts';

export interface Said {
  sourceId: string;
  /** As it was said; a greeting before it is gone. */
  sentences: string[];
  /** The same, thought by thought. */
  units: Unit[];
  /** What the other side answered them in a talk. */
  replies?: Reply[];
  /** What either side undertook to do, in a call with them. */
  agreed?: Agreed[];
  /** What somebody noted of a call with them: known of them, and not in their words. */
  reported?: string[];
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
      const unitsOfKind = (subject: boolean): Unit[] => {
        const own = texts.filter((one) => one.subject === subject).map(({ text }) => text);
        return unitsFrom(own.join('\n'), names, language);
      };
      const spoken = texts.filter((one) => !one.subject).map(({ text }) => text);
      if (spokenKind.test(entry.type) && isReport(spoken.join('\n'), names)) {
        const units = unitsOfKind(false);
        return [{ ...saidAs(sourceId, []), reported: saidAs(sourceId, units).sentences }];
      }
      const agreed = agreedIn(spoken, names, language);
      const undertaken = new Set(agreed.flatMap(({ from }) => from.map(keyOf)));
      const own = saidAs(sourceId, without(undertaken, unitsOfKind(false)));
      const replies = repliesIn(spoken, names, language).flatMap((reply) => {
        const to = reply.to.filter((one) => own.sentences.includes(one));
        return to.length === 0 || undertaken.has(keyOf(reply.text)) ? [] : [{ ...reply, to }];
      });
      // A subject heads what they wrote, and is no sentence of it; a request's number counts all the same.
      const subjects = unitsOfKind(true).filter(
        ({ sentences: [one = ''] }) =>
          (own.sentences.length === 0 || requestNumber.test(one)) && !own.sentences.includes(one),
      );
      return [
        {
          ...{ ...own, talk: spokenKind.test(entry.type) },
          ...(agreed.length === 0 ? {} : { agreed }),
          ...(replies.length === 0 ? {} : { replies }),
        },
        saidAs(sourceId, subjects),
      ];
    });
  const spoken = names.length === 0 ? [] : spokenIn(page.pageContext, names, language);
  const quoted = quotedIn(audience.supplementaryContext ?? '', names, language);
  return [...sent, { ...saidAs('call', spoken), talk: true }, saidAs('notes', quoted)].filter(
    ({ sentences, agreed, reported = [] }: Said) =>
      sentences.length > 0 || agreed !== undefined || reported.length > 0,
  );
}

const saidAs = (sourceId: string, units: Unit[]): Said => ({
  sourceId,
  sentences: units.flatMap(({ sentences }) => sentences),
  units,
});

const without = (keys: ReadonlySet<string>, units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) => {
    const sentences = unit.sentences.filter((one) => !keys.has(keyOf(one)));
    return sentences.length === 0 ? [] : [{ ...unit, sentences }];
  });

const spokenKind = /call|meeting|phone|chat|visit/iu;

const subjectKey =
  /^(?:subject|betreff|title|titel|objet|asunto|oggetto|assunto|onderwerp|temat|件名|الموضوع)$/iu;
/** `Request 2026-114` says something; `Question` does not. */
const isTelling = (subject: string): boolean => /\d/.test(subject);

/** `RFQ 114`, `Nr. 88`; `Call on Tuesday 16 September` has a day. */
const requestNumber =
  /(?<![\d/.-])\d{2,}[-/](?!\d{1,2}(?!\d))\w|(?<!\p{L})(?:\p{Lu}{2,}[-/ ]?|(?:[Nn][oOrR]|NO|NR|n°|[Nn]º|№)\.?\s?|#)\d{2,}/u;

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

function unitsFrom(raw: string, names: readonly string[], language: string): Unit[] {
  const lines = turnsIn(withoutStamps(visibleLines(raw.slice(0, maxSaid))), names);
  const speech = speechIn(lines);
  if (speech.length > 0) {
    const beside = colleaguesIn(speech, names);
    const turns = speech.filter(({ speaker }) => isReader(speaker, names) || beside.has(speaker));
    return turns.flatMap(({ said }) =>
      apart(sentencesIn(said, language).filter((one) => !isIntroduction(one, names, maxSpoken))),
    );
  }
  const frames = new Set(
    findTalk(lines).flatMap(({ at, upTo }) => (upTo === undefined ? [at] : [])),
  );
  const end = lines.findIndex((line, at) => at > 0 && (isSignOff(line) || signature.test(line)));
  const body = lines.filter(
    (line, at) => !frames.has(at) && (end === -1 || at < end) && !isFrame(line, names),
  );
  return unitsOf(body, language).flatMap((unit) => {
    const sentences = unit.sentences.filter((one) => !isIntroduction(one, names));
    return sentences.length === 0 ? [] : [{ ...unit, sentences }];
  });
}

const apart = (sentences: string[]): Unit[] =>
  sentences.length === 0 ? [] : [{ sentences, item: false }];

/** On the phone people say more: `Hugh Merriman, I’m librarian at Wrotham College.` */
const maxSpoken = 12;
/** `It is Gwen Pryce.` */
const isIntroduction = (sentence: string, names: readonly string[], most = 5): boolean =>
  sentence.split(/\s+/).length <= most &&
  !/\d/.test(sentence) &&
  names.some((name) => fold(sentence).includes(name));

const isFrame = (line: string, names: readonly string[]): boolean =>
  /^(?:sent from|von meinem|gesendet von|envoyé de|enviado desde|inviato da|verstuurd|wysłano|>|--)/iu.test(
    line.trim(),
  ) ||
  (line.trim().split(/\s+/).length <= 3 && names.includes(fold(line.trim().replace(/[.,]$/, ''))));

/** Their lines of a call, or of a thread pasted into the context. */
function spokenIn(context: string, names: readonly string[], language: string): Unit[] {
  return speechIn(visibleLines(context.slice(0, 100_000)))
    .filter(({ speaker }) => isReader(speaker, names))
    .flatMap(({ said }) => apart(sentencesIn(said, language)));
}

const saidBefore =
  /(?:she|he|they|customer|client|patient|said|asked|wrote|sagte|fragte|schrieb|meinte|a dit|a demandé|a écrit|dijo|preguntó|escribió|ha detto|ha chiesto|ha scritto|disse|perguntou|escreveu|zei|vroeg|schreef|powiedział\p{L}*|napisał\p{L}*|zapytał\p{L}*|とのこと|قال\p{L}*|سأل\p{L}*)\s*(?:us|uns|nous)?\s*[:：,]?\s*["“„«「]([^"“”„«»「」]{8,400})["”“»」]/giu;

/** Words the notes give to the reader, in quotation marks. */
function quotedIn(notes: string, names: readonly string[], language: string): Unit[] {
  const found = [...notes.slice(0, maxSaid).matchAll(saidBefore)].map((match) => match[1] ?? '');
  const named = [
    ...notes
      .slice(0, maxSaid)
      .matchAll(/(\p{Lu}[\p{L}’'-]+)\s*[:：]\s*["“„«「]([^"“”„«»「」]{8,400})["”“»」]/gu),
  ]
    .filter((match) => isReader(match[1] ?? '', names))
    .map((match) => match[2] ?? '');
  return [...found, ...named].flatMap((text) => apart(sentencesIn(text, language)));
}
