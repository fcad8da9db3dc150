// A message as requests. English is read by pattern: each rule reads one way of asking, and the
// first that understands a clause decides. Other languages are read by their table of words.

import { languageOf } from '../../../platform/text/language.ts';
import { familiarity } from './familiarity.ts';
import { asksOfPage, topicOfQuestion } from './ground/question.ts';
import { en } from './languages/en.ts';
import type { ReadingWords } from './languages/request_words.ts';
import { tableOf, tables } from './languages/tables.ts';
import { type Clause, maxClause, readClauses } from './message.ts';
import { withLink, withoutLink } from './read_link.ts';
import { eachNews } from './read_news.ts';
import { readSpecial } from './read_special.ts';
import { readWords } from './read_words.ts';
import type { Request } from './requests.ts';
import type { Rule } from './rule.ts';
import { addAnything, addRules } from './rules_add.ts';
import { buttonRules } from './rules_buttons.ts';
import { orderRules } from './rules_order.ts';
import { refuseRules } from './rules_refuse.ts';
import { setRules } from './rules_set.ts';
import { keeping, readShape, withoutKept } from './shapes/read_shape.ts';

const rules: Rule[] = [
  ...buttonRules,
  ...setRules,
  ...addRules,
  ...orderRules,
  ...refuseRules,
  addAnything,
];

/** `What happens if it fails? Add that.` */
const answerThat =
  /^\s*(.{5,300}[?？])\s*(?:please\s+|bitte\s+)?(?:(?:add|include|answer|mention|put)\s+(?:that|this|it|the answer)|(?:füge?|nimm) das (?:hinzu|auf|ein)|ergänze das|beantworte das|ajoute(?:z)?[ -](?:ça|cela|le|la)|añád(?:elo|alo)|añade eso|aggiungilo|aggiungi questo|adicion[ae] isso|acrescent[ae] isso|voeg (?:dat|dit) toe|dodaj to|(?:これ|それ)を追加して(?:ください)?)(?:\s+(?:please|too|to the page|on the page))?\s*[.!。]{0,3}\s*$/isu;

/** `The generator costs 60 € more, add that`: the team's own sentence. */
const addThat =
  /^\s*([^?？!\n]{12,300}?)[,.;–-]\s*(?:please\s+|bitte\s+)?(?:(?:add|include|mention|put)\s+(?:that|this)(?:\s+(?:too|in|to the page|on the page))?|(?:füge?|nimm) das (?:noch )?(?:hinzu|auf|ein)|schreib das (?:noch )?(?:dazu|rein|hin)|ergänze das|ajoute(?:z)?[ -](?:ça|cela|le)|añád(?:elo|alo)|añade eso|ponlo|aggiungilo|aggiungi questo|adicion[ae] isso|acrescent[ae] isso|voeg (?:dat|dit) toe|zet dat erbij|dodaj to)(?:\s+please)?\s*[.!]{0,3}\s*$/iu;

/** `home`: the language of the page, in which most requests are written. */
export function readRequests(message: string, home = 'en'): Request[] {
  const asked = message.length <= 400 ? answerThat.exec(message)?.[1] : undefined;
  if (asked !== undefined && !/[.!]\s/.test(asked)) {
    const spoken = languageOf(message);
    const known = tableOf(spoken) ? { language: spoken } : {};
    return [{ kind: 'answer', question: asked.trim(), ...known }];
  }
  const told = message.length <= 400 ? addThat.exec(message)?.[1] : undefined;
  if (told !== undefined) {
    const spoken = languageOf(message);
    const known = tableOf(spoken) ? { language: spoken } : {};
    return [{ kind: 'mention', text: `${told.trim()}.`, ...known }];
  }
  const clauses = readClauses(message).flatMap(eachNews);
  if (clauses.length === 0) return onlyThanks(message, home);
  const language = languageOf(
    clauses.map(({ masked }) => masked.replace(/\uE000\d+\uE001/g, ' ')).join('\n'),
  );
  const read = clauses.flatMap((clause) =>
    withLink(clause, readClause(withoutLink(clause), language, home)),
  );
  const meant = read.map(asAddress);
  return withRemarks(onceShorter(withTold(withAnswers(withHeadlines(meant, message)))));
}

const pronoun =
  /^(?:you|sie|ihr|ihre|ihnen|du|dein|dich|euch|tu|vous|votre|ton|tú|usted|ustedes|vosotros|su|lei|voi|você|vocês|o senhor|u|uw|je|jij|jullie|pan|pani|państwo|ty)$/iu;

/** `Du instead of Sie`: whoever is addressed otherwise gets other sentences, and not another word. */
const asAddress = (request: Request): Request => {
  if (request.kind !== 'replace' || !pronoun.test(request.from) || !pronoun.test(request.to)) {
    return request;
  }
  const { language } = request;
  const text = `${request.from} → ${request.to}`;
  return { kind: 'refuse', because: 'style', text, ...(language ? { language } : {}) };
};

/** A word of thanks alone is answered in its language. */
function onlyThanks(message: string, home: string): Request[] {
  const text = message.trim();
  if (text === '') return [];
  const spoken = [languageOf(text), home].find((language) => tableOf(language));
  return spoken === undefined ? [] : [{ kind: 'remark', text, language: spoken }];
}

/** `Parking is no issue for them, take it out`: what was told before is what is meant. */
function withTold(requests: readonly Request[]): Request[] {
  const read: Request[] = [];
  for (const request of requests) {
    const before = read.at(-1);
    const points =
      (request.kind === 'remove' || request.kind === 'move' || request.kind === 'shorten') &&
      /^(?:it|that|this|them|(?:that|this) (?:line|bit|part|one|point|entry|row|section|sentence|question))(?:\s+(?:out\s+)?(?:of|from|off)\s.{2,60})?$/i.test(
        request.section,
      );
    if (points && before?.kind === 'unknown') {
      const [, place = ''] = /\s((?:of|from|off)\s.+)$/i.exec(request.section) ?? [];
      const said = before.text.replace(/^(?:the|this|that|our)\s+/i, '');
      const section = place === '' ? said : `${said}, ${place}`;
      read[read.length - 1] = { ...request, section, told: true };
    } else read.push(request);
  }
  return read;
}

/** `The title is too long, shorter please` is one wish. */
const onceShorter = (requests: readonly Request[]): Request[] =>
  requests.filter((request, at) => {
    const before = requests[at - 1];
    const again = request.kind === 'shorten' && /^(?:it|page)$/.test(request.section);
    return !(again && before?.kind === 'shorten');
  });

/** `I don't like the headline, use the 4,300 credentials one.` */
function withHeadlines(requests: readonly Request[], message: string): Request[] {
  const one = /\buse\s+(?:the\s+)?(.{2,80}?)\s+(?:one|instead|version)\b/i.exec(message)?.[1];
  const spoken = requests.some(
    (request) =>
      request.kind === 'otherHeadline' ||
      (request.kind === 'unknown' && /\b(?:headline|title)\b/i.test(request.text)),
  );
  if (!spoken || one === undefined) return [...requests];
  return [
    ...requests.filter(({ kind }) => kind !== 'otherHeadline' && kind !== 'unknown'),
    { kind: 'headlineAbout', topic: one },
  ];
}

const ifNot =
  /^(?:if (?:not|so|we do ?n[o’']?t)|otherwise|(?:wenn|falls) nicht|sonst|sinon|si (?:no|non)|se (?:no|non|não)|zo niet|anders|als (?:het )?niet|jeśli nie|jak nie|なければ|無ければ|ない場合)/i;

/** `Do we say where data is kept? If not, add it.` */
function withAnswers(requests: readonly Request[]): Request[] {
  return requests.reduce<Request[]>((read, request) => {
    const before = read.at(-1);
    const said = 'text' in request ? request.text : 'topic' in request ? request.topic : '';
    if (before?.kind === 'check' && ifNot.test(said)) {
      const { question, language } = before;
      const topic = topicOfQuestion(question);
      read[read.length - 1] = {
        kind: 'answer',
        question: topic,
        ...(language ? { language } : {}),
      };
    } else read.push(request);
    return read;
  }, []);
}

/** What is no request, beside one that is understood, is a remark: a reason, a word of praise. */
const withRemarks = (requests: readonly Request[]): Request[] =>
  understood(requests)
    ? requests
        .filter((request, at) => at === 0 || !isAboutReader(request))
        .map((request) => (request.kind === 'unknown' ? { ...request, kind: 'remark' } : request))
    : [...requests];

/** `…, they do not care`: said of the readers, and of nothing on the page. */
const isAboutReader = (request: Request): boolean =>
  request.kind === 'remove' &&
  /^(?:they|them|him|her|ihnen|ihm|ihr|denen|leur|eux|lui|elles|ils|ellos|ellas|les|loro|lei|eles|elas|lhes|hen|hun|ze|zij|im|ich)$/iu.test(
    request.section,
  );

/** Most people write in the language of their page; one who writes English there uses English words. */
const homely = (home: string): number => (home === 'en' ? 1.5 : 2);

/** By the table that knows most of its words; English first where it looks like English. */
function readClause(clause: Clause, detected: string, home: string): Request[] {
  const english = readEnglish(clause);
  const known = (table: ReadingWords): number =>
    familiarity(clause, table) *
    (table.language === detected ? 1.3 : 1) *
    (table.language === home ? homely(home) : 1);
  const byWords = tables
    .map((table) => ({ table, known: known(table) }))
    .sort((a, b) => b.known - a.known);
  const best = byWords[0]?.known ?? 0;
  const inEnglish = known(en);
  // A few words may look like a neighbour's language: the table that knows most of them decides.
  const language =
    best > inEnglish
      ? (byWords[0]?.table.language ?? detected)
      : tableOf(detected)
        ? detected
        : 'en';
  // A short text may look English by one word that both have: `no quiero …`.
  const foreign = best > inEnglish * (tableOf(detected) ? 1 : 1.5);
  if (english.kind !== 'unknown' && !foreign) return [english];
  // A language that knows far fewer of the words may still find a verb in them by accident.
  for (const { table, known: own } of byWords) {
    if (own < best * 0.6 || (own < inEnglish && table.language !== detected)) break;
    const requests = readIn(clause, table);
    if (understood(requests)) return requests;
  }
  const own = tableOf(language);
  if (english.kind === 'unknown' && !own) {
    const words = readWords(clause, en);
    return understood(words) ? words : [asked(clause, english)];
  }
  return english.kind !== 'unknown' || !own
    ? [english]
    : readIn(clause, own).map((request) => asked(clause, request));
}

/** A question that asks for no change wants to know. */
const asked = (clause: Clause, request: Request): Request =>
  request.kind === 'unknown' && clause.asks
    ? { ...request, kind: 'check', question: request.text }
    : request;

const understood = (requests: readonly Request[]): boolean =>
  requests.some(({ kind }) => kind !== 'unknown');

const readIn = (clause: Clause, table: ReadingWords): Request[] =>
  readWords(clause, table).map((request) => ({ ...request, language: table.language }));

function readEnglish(clause: Clause): Request {
  const unknown: Request = { kind: 'unknown', text: clause.restore(clause.masked) };
  if (clause.masked.length > maxClause) return unknown;
  const kept = withoutKept(clause.masked, en);
  if (kept) {
    const read = readEnglish({ ...clause, masked: kept.text });
    return keeping([read], clause.restore(kept.keep))[0] ?? unknown;
  }
  const whole = clause.restore(clause.masked);
  if (
    clause.asks &&
    /^(?:do|does|did|is|are|have|has|where|what)\s/i.test(whole) &&
    asksOfPage(whole)
  )
    return { kind: 'check', question: whole };
  const special = readSpecial(clause.masked, clause, en) ?? readShape(clause.masked, clause, en);
  if (special) return special;
  for (const [pattern, read] of rules) {
    const match = pattern.exec(clause.masked);
    const request =
      match &&
      read(
        [...match].map((group) => group ?? ''),
        clause,
      );
    if (request) return request;
  }
  return unknown;
}
