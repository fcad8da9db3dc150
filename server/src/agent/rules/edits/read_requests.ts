// A message as requests. Every clause is read by the table of words that knows most of it.
import { languageOf } from '../../../platform/text/language.ts';
import { remembering } from '../../../platform/text/remember.ts';
import { asksAddress } from '../commands/address.ts';
import { addThat, betterWithout, tagAsked } from '../grammar/languages/message_words.ts';
import { isNews } from '../grammar/languages/news_words.ts';
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { en, tableOf } from '../grammar/languages/tables.ts';
import { addAsQuestion, whenAsked, whoAsked } from '../grammar/languages/wish_words.ts';
import { wholeValuesIn } from '../text/values.ts';
import { withAnswered } from './read/answered.ts';
import { byFamiliarity } from './read/familiar.ts';
import { withComplaints } from './read/headline_wish.ts';
import { joined, understood } from './read/joined.ts';
import { type Clause, readClauses } from './read/message.ts';
import { notOrdered } from './read/ordered.ts';
import { withLink, withoutLink } from './read/special.ts';
import { eachNews } from './read/values.ts';
import { readWords } from './read/words.ts';
import type { Request } from './requests.ts';
import { readReckoned } from './sums/asked.ts';

/** `home`: the language of the page, in which most requests are written. */
export const readRequests = (message: string, home = 'en'): readonly Request[] =>
  remembered(message, home);

/** One wish is sent to many audiences. */
const remembered = remembering(read, 50_000);

function read(written: string, home: string): readonly Request[] {
  const message = written.replace(ofLine, '').replace(betterWithout, '');
  const sum = readReckoned(message, home);
  if (sum) return [sum];
  const address = readAddress(message, home);
  if (address) return address;
  const added = readAddThat(message) ?? readAsQuestion(message) ?? readTag(message);
  if (added) return [added];
  const clauses = withComplaints(withAnswered(readClauses(message)).flatMap(eachNews));
  if (clauses.length === 0) return onlyThanks(message, home);
  const language = languageOf(
    clauses.map(({ masked }) => masked.replace(/\uE000\d+\uE001/g, ' ')).join('\n'),
  );
  const asked = clauses.flatMap((clause) =>
    withLink(clause, readClause(withoutLink(clause), language, home)),
  );
  return joined(asked);
}

/** Other forms of address need other sentences; what stands beside that wish is one of its own. */
function readAddress(message: string, home: string): Request[] | undefined {
  if (!asksAddress(message) || /["“„«「]/u.test(message)) return undefined;
  const spoken = tableOf(home) ? { language: home } : {};
  const parts = message.split(/[.,;]\s|\s(?=(?:and|und|et|y|e|en|i)\s)/iu);
  const others = parts.filter((part) => !asksAddress(part));
  const asked = parts.length > others.length ? parts.find((part) => asksAddress(part)) : undefined;
  const own = asked === undefined || others.length === 0 ? [] : read(others.join(', '), home);
  const refused: Request = {
    kind: 'refuse',
    because: 'style',
    text: (asked ?? message).trim(),
    ...spoken,
  };
  return understood(own) && own.every(({ kind }) => kind !== 'refuse')
    ? [...own, refused]
    : [{ ...refused, text: message.trim() }];
}

/** `Add a line that …`: what is added, not where. */
const ofLine =
  /(?<=^\W{0,3}(?:(?:please|bitte|can you|could you|kannst du|können sie)\s)?(?:add|put in|include|write|insert|füge|schreibe?|schreiben sie|ajoute[rz]?|añad(?:e|a|ir)|aggiung(?:i|a|ere)|acrescent(?:a|e|ar)|adicion(?:a|e|ar)|voeg|zet|schrijf|dodaj|napisz)\s)(?:(?:an?|one|another|(?:noch )?einen|(?:noch )?eine|une|un|una|uma|um|een|jedno|jedną)\s)(?:(?:short|extra|brief|kurzen|kurze|petite|breve|kort|korte)\s)?(?:line|sentence|note|remark|satz|zeile|hinweis|phrase|ligne|frase|línea|nota|riga|linha|zin|zinnetje|regel|zdanie|linijkę)(?:\s(?:hinzu|dazu|rein|in))?,?\s(?:\p{L}{2,5}\s\p{L}{2,9}\s)?(?=(?:that|dass|que|che|dat|że)\s)/iu;

const spokenIn = (message: string): { language?: string } => {
  const language = languageOf(message);
  return tableOf(language) ? { language } : {};
};

/** `What happens if it fails? Add that.`, `The generator costs 60 € more, add that.` */
function readAddThat(message: string): Request | undefined {
  const [, told = '', mark = ''] = message.length > 400 ? [] : (addThat.exec(message.trim()) ?? []);
  const said = told.trim();
  if (said.length < 5 || /[.!]\s/.test(said)) return undefined;
  if (/[?？؟]/u.test(mark))
    return { kind: 'answer', question: `${said}${mark}`, ...spokenIn(message) };
  return said.length < 12
    ? undefined
    : { kind: 'mention', text: `${said}.`, retold: true, ...spokenIn(message) };
}

/** `The deposit is £50, isn't it? Check` is a question. */
function readTag(message: string): Request | undefined {
  const [, said = ''] = message.length > 400 ? [] : (tagAsked.exec(message.trim()) ?? []);
  return said === '' ? undefined : { kind: 'check', question: `${said}?`, ...spokenIn(message) };
}

/** `She asked whether …, add that as a question`: what was asked, without who asked it and when. */
function readAsQuestion(message: string): Request | undefined {
  const [, said = ''] = message.length > 400 ? [] : (addAsQuestion.exec(message.trim()) ?? []);
  const question = said.trim().replace(whoAsked, '').replace(whenAsked, '');
  return question.length < 5 || /[.!]\s/.test(question)
    ? undefined
    : { kind: 'answer', question, inFaq: true, ...spokenIn(message) };
}

/** A word of thanks alone is answered in its language. */
function onlyThanks(message: string, home: string): Request[] {
  const text = message.trim();
  if (text === '') return [];
  const spoken = [languageOf(text), home].find((language) => tableOf(language));
  return spoken === undefined ? [] : [{ kind: 'remark', text, language: spoken }];
}

/** By the table that knows most of its words; a neighbour that knows nearly as many may help. */
function readClause(clause: Clause, detected: string, home: string): Request[] {
  const weighed = byFamiliarity(clause, detected, home);
  const [best] = weighed;
  if (clause.answers) return [toAnswer(clause, best?.table ?? en)];
  // A language that knows far fewer of the words may still find a verb in them by accident.
  for (const { table, known } of weighed) {
    if (known < (best?.known ?? 0) * 0.6) break;
    const requests = readIn(clause, table);
    if (understood(requests)) return requests;
  }
  return readIn(clause, best?.table ?? en).map((request) => asked(clause, request));
}

const toAnswer = ({ restore, masked }: Clause, { language }: ReadingWords): Request => ({
  kind: 'answer',
  question: `${restore(masked).replace(/[?？。]$/u, '')}${language === 'ja' ? '' : '?'}`,
  ...(language === 'en' ? {} : { language }),
});

/** A question that asks for no change wants to know. */
const asked = (clause: Clause, request: Request): Request =>
  request.kind === 'unknown' && clause.asks
    ? { ...request, kind: 'check', question: request.text }
    : request;

/** English needs no mark: it is what replies are written in. */
const readIn = (clause: Clause, table: ReadingWords): Request[] => {
  const read = readWords(clause, table);
  const mayTell =
    read.length === 1 &&
    !clause.asks &&
    isNews.test(clause.masked) &&
    wholeValuesIn(clause.masked, table.language).length > 0;
  return read
    .map((request) =>
      mayTell && misread.has(request.kind) ? { ...request, said: clause.masked } : request,
    )
    .map((request) => (table === en ? request : { ...request, language: table.language }))
    .map((request) => notOrdered(clause, request));
};

/** What a sentence that tells a value may be taken for. */
const misread: ReadonlySet<Request['kind']> = new Set([
  'move',
  'merge',
  'setHours',
  'refuse',
] as const);
