// What the sources say that could answer a reader, piece by piece.
import { hasAmount } from '../../../platform/text/money.ts';
import {
  ensureEnd,
  isEnded,
  joinSentences,
  sentencesOf,
} from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion, isYesOrNo, opensWithYesOrNo, withoutYesOrNo } from '../context/questions.ts';
import type { Item, Section, Table } from '../context/reading.ts';
import { conceptsIn } from '../fit/concepts.ts';
import { yesOrNo } from './claims.ts';
import { type Desk, itemText } from './desk.ts';
import { kindOf } from './kinds.ts';
import { isStepsSection } from './lists.ts';
import { isPlanHeading } from './plan.ts';

/** A shorter list would show the gap. */
const longList = 5;

export interface Answer {
  /** What is shown. */
  text: string;
  /** What it is looked up by: a question, a heading, and the text. */
  about: string;
  chunkId?: string;
  answers: boolean;
  /** The question it was written for. */
  question?: string;
  /** What is said right before and after it. */
  before?: string;
  after?: string;
  /** One of several that belong together: it stands among them as well. */
  step?: boolean;
  /** A sentence of its own, no entry of a list. */
  whole: boolean;
  /** An entry of a programme or a plan. */
  session?: boolean;
  /** A step with its week or day. */
  dated?: boolean;
  /** Somebody else's result. */
  owned?: boolean;
  /** An entry with a price: the list it stands in. */
  list?: readonly Item[];
  /** The row it is, in which table. */
  row?: readonly string[];
  table?: {
    rows: readonly (readonly string[])[];
    columns: readonly string[];
    around: string;
    /** Its figures are prices, also where the currency stands in its heading alone. */
    priced: boolean;
  };
}

export function answersIn({ source, language }: Desk): Answer[] {
  const questions = source.questions.map(({ question, answer, chunkId }) => ({
    text: answer,
    about: `${question} ${answer}`,
    question,
    answers: true,
    whole: true,
    ...(chunkId === undefined ? {} : { chunkId }),
  }));
  const sections = [...source.context, ...source.topics].filter(
    (section) =>
      kindOf(section) !== 'recap' && !section.backMatter && !isPlanHeading(section.heading),
  );
  const passages = sections.flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    return [
      ...paragraphs.flatMap(({ text, chunkId }) =>
        besides(told(piecesOf(text, language))).map((piece) => ({
          ...piece,
          answers: false,
          whole: true,
          ...(chunkId === undefined ? {} : { chunkId }),
        })),
      ),
      ...tables
        .filter(({ kind }) => kind === 'agenda')
        .flatMap((table) => sessionsIn(table, heading, language)),
      ...tables.flatMap((table) => rowsIn(table, heading, language)).map(owned(section)),
      // What the reader should bring answers nothing.
      ...(kindOf(section) === 'practical' ? [] : items)
        .map((item) => ({
          text: entryText(item, language),
          about: `${heading} ${itemText(item)}`,
          answers: false,
          whole: item.text !== undefined || item.title.split(' ').length > 6,
          step: isStepsSection(section) || items.length < longList,
          ...(hasAmount(itemText(item)) ? { list: items } : {}),
          ...(item.chunkId === undefined ? {} : { chunkId: item.chunkId }),
        }))
        .map(owned(section)),
    ];
  });
  return [...questions, ...passages.flatMap(ofItsQuestion)].filter(
    ({ text }) => text.length <= 420 && !isQuestion(text) && !yesOrNo.has(keyOf(text)),
  );
}

/** `Yes, by Friday.` in running text belongs to the question before it; where none stands there, it says what it says without its yes. */
function ofItsQuestion(answer: Answer): Answer[] {
  const { text, before } = answer;
  if (answer.question !== undefined || !opensWithYesOrNo(text)) return [answer];
  if (before !== undefined && isQuestion(before)) return [{ ...answer, question: before }];
  const rest = withoutYesOrNo(text);
  return rest === text || rest === '' ? [] : [{ ...answer, text: capitalised(rest) }];
}

/** `Results at Alder Farm (2024): 22% less water.` is their result, and none that we propose. */
const owned =
  (section: Section) =>
  (answer: Answer): Answer => {
    const { heading = '' } = section;
    if (kindOf(section) !== 'proof' || !namesOwner.test(heading)) return answer;
    const colon = /\p{scx=Han}/u.test(heading) ? '：' : ': ';
    return { ...answer, owned: true, text: `${heading}${colon}${answer.text}` };
  };
/** Somebody's name, or of how many and of when. */
const namesOwner = /\s\p{Lu}\p{Ll}|\d/u;

function rowsIn(
  { rows, columns, kind, chunkId }: Table,
  heading: string,
  language: string,
): Answer[] {
  if (kind === 'agenda') return [];
  const names = rows.map(([name]) => name).join(' ');
  const table = {
    ...{ rows, columns, around: `${heading} ${columns.join(' ')} ${names}` },
    priced: kind === 'prices' || isOfPrices(`${heading} ${columns.join(' ')}`, language),
  };
  return (
    rows
      .filter(([, second = '']) => kind !== 'plain' || second !== '')
      // `Payroll: no, yes` says nothing without its columns.
      .filter(([, ...cells]) => !cells.every((cell) => isYesOrNo(cell) || cell.length < 2))
      .map((row) => ({
        text: ensureEnd(withHeads(row, columns) ?? rowText(row), language),
        about: `${heading} ${row.join(' ')}`,
        answers: false,
        whole: false,
        row,
        table,
        ...(chunkId === undefined ? {} : { chunkId }),
      }))
  );
}

const isOfPrices = (heads: string, language: string): boolean =>
  currency.test(heads) || conceptsIn(heads, language).has('price');
const currency =
  /[€£$¥]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN|euros?|zł|złot\p{L}+)(?!\p{L})|円|دينار|درهم|ريال|جنيه/iu;

const maxLabel = 4;

/** `Basic care: washing, dressing, eating.` */
const entryText = ({ title, text }: Item, language: string): string =>
  text !== undefined && title.split(' ').length <= maxLabel && !isEnded(title)
    ? ensureEnd(`${title}: ${afterColon(text, language)}`, language)
    : joinSentences((text === undefined ? [title] : [title, text]).map(capitalised), language);

/** Small again after a colon, where it is surely no name. */
export const afterColon = (text: string, language: string): string =>
  language === 'de' ? text : text.replace(closedClass, (word) => word.toLowerCase());
const closedClass =
  /^(?:We|You|They|It|The|An?|Every|Each|All|Your|Our|No|Nous|Vous|On|Les?|La|Une?|Des|Chaque|El|Los|Las|Una?|Cada|Il|Lo|Gli|Os?|Uma?|De|Het|Een|Wij|U|Je|Na|W|Z|Do|Od)(?=\s)/u;

const maxLabelled = 320;

/** What stands behind one label belongs together: `61 € a month` is the price of what it names. */
function piecesOf(text: string, language: string): string[] {
  const sentences = sentencesOf(text, language);
  const labelled = /^\p{Lu}[^.:：!?]{1,40}\s?[:：]\s|^[\p{scx=Han}\p{scx=Katakana}]{2,12}：/u.test(
    text,
  );
  if (!labelled || sentences.length < 2) return sentences;
  return text.length <= maxLabelled ? [text] : sentences.slice(0, 1);
}

/** `On the phone you mentioned …`: it only says again what they said. */
const recalls =
  /(?<!\p{L})(?:you (?:mentioned|asked|told|said|wrote|wanted to know)|in your (?:mail|email|message)|your question (?:about|whether|was)|(?:sie|du) (?:fragten|fragtest|sagten|sagtest|schrieben|schriebst|erwähnten)|in ihrer (?:mail|nachricht)|vous (?:demandiez|avez demandé|nous avez (?:dit|écrit)|évoquiez)|(?:nos|usted) (?:preguntaba|preguntó|comentó|dijo)|nella sua (?:mail|richiesta)|(?:ci )?(?:chiedeva|ha chiesto|aveva chiesto)|(?:você|o senhor|a senhora) (?:perguntou|comentou|disse)|u (?:vroeg|schreef|zei|noemde)|(?:pytał|pytała|wspominał|wspominała)|w (?:swoim|pani|pana) mailu)(?!\p{L})|とのことでした|ご質問の|おっしゃ/iu;
/** Speaks of what the sentence before it named. */
const pointsBack =
  /^(?:it|this|that|these|those|they|he|she)\s|(?<!\p{L})(?:there(?!\s(?:is|are|will|was|were))|thereof|dort|daar|daarvan|là-bas|allí|ahí|lì|tam)(?!\p{L})/iu;

/** Sentences that need another to be understood stand with it: what recalls a question is looked up by, and not told. */
function told(sentences: readonly string[]): { text: string; about: string }[] {
  const pieces: { text: string; about: string }[] = [];
  let recalled = '';
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (recalls.test(sentence)) recalled = sentence;
    else if (
      recalled === '' &&
      last &&
      pointsBack.test(sentence) &&
      last.text.length < maxLabelled
    ) {
      last.text += ` ${sentence}`;
      last.about += ` ${sentence}`;
    } else {
      pieces.push({ text: sentence, about: `${recalled} ${sentence}`.trim() });
      recalled = '';
    }
  }
  return pieces;
}

const besides = <T extends { text: string }>(pieces: readonly T[]) =>
  pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1]?.text, pieces[at + 1]?.text];
    return {
      ...piece,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
  });

/** `Warranty: 24 months`; how many of it there are names nothing. */
function rowText(row: readonly string[]): string {
  const filled = row.filter((cell, at) => cell !== '' && cell !== '-' && row.indexOf(cell) === at);
  // A weight or a share beside a whole answer names nothing either.
  const told = filled.some((cell, at) => at > 0 && cell.split(' ').length > 4);
  const cells = told ? filled.filter((cell) => /\p{L}{3}/u.test(cell) || hasAmount(cell)) : filled;
  const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell));
  const [name = '', ...rest] = /\p{L}/u.test(row[0] ?? '') || worded.length === 0 ? cells : worded;
  return rest.length === 0 ? name : `${name}: ${rest.join(', ')}`;
}

/** `51–200: £3.40 per payslip, set-up £900`: bare figures side by side say nothing without the heads of their columns. */
function withHeads(row: readonly string[], columns: readonly string[]): string | undefined {
  const [name = '', ...cells] = row;
  if (cells.filter((cell) => bareFigure.test(cell)).length < 2) return undefined;
  const named = cells.flatMap((cell, at) => {
    const head = columns[at + 1] ?? '';
    if (cell === '' || cell === '-') return [];
    if (head === '' || !bareFigure.test(cell)) return [cell];
    return [unitHead.test(head) ? `${cell} ${small(head)}` : `${head} ${cell}`];
  });
  return `${name}: ${named.join(', ')}`;
}
const bareFigure =
  /^(?:[€$£¥]|R\$|CHF|EUR)?\s?[–-]?\d[\d.,' \u00A0\u202F]*\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|%|p)?$/u;
const unitHead = /^(?:per|pro|je|par|por|al|alla|za|na|op)\s/iu;
const small = (head: string): string => `${head.charAt(0).toLowerCase()}${head.slice(1)}`;

const clock = /\d{1,2}[:.h：]\d\d|\d\sh(?!\p{L})/iu;

/** What happens when: a session with its day and time, a step with its week. */
function sessionsIn({ rows, chunkId }: Table, heading: string, language: string): Answer[] {
  let day = '';
  return rows.map(([when = '', what = '']) => {
    const [, named, time] = /^(.+), (\S.*)$/u.exec(when) ?? [];
    if (named !== undefined) day = named;
    const timed = clock.test(when);
    const full = timed && day !== '' ? `${day}, ${time ?? when}` : when;
    const title = timed ? what.replace(/[.。]$/, '') : capitalised(what.replace(/[.。]$/, ''));
    return {
      text: sessionText(title, full, timed, language === 'fr' ? ' :' : ':'),
      about: `${heading} ${what}`,
      answers: false,
      whole: false,
      step: true,
      session: true,
      ...(timed ? {} : { dated: true }),
      ...(chunkId === undefined ? {} : { chunkId }),
    };
  });
}

/** `11:30 Clinic. Thu 19 March.`, `Week 4: first close.`, `Handover: 8 May.` */
function sessionText(title: string, when: string, timed: boolean, colon: string): string {
  if (/\p{scx=Han}/u.test(title)) return `${when}：${title}。`;
  if (timed) {
    const [, day, time] = /^(.+), (\S.*)$/u.exec(when) ?? [];
    return day === undefined ? `${when} ${title}.` : `${time} ${title}. ${day}.`;
  }
  return /^\d|^\p{L}+\s\d{1,2}\s\p{L}/u.test(when)
    ? `${title}${colon} ${when}.`
    : `${when}${colon} ${title}.`;
}
