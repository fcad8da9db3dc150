// Forms that stand beside those the reader of lines knows, brought to one of them before lines are told apart:
// emphasis around a label, `>` before the entries of a list, figures divided by strokes, questions and answers
// on one line. What frames a text goes, and its order stays.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { isQuestion } from './questions.ts';

const maxLine = 2000;

export function withoutFrames(lines: readonly string[]): string[] {
  const listed = markedLists(lines);
  return lines.flatMap((line, at) => {
    if (line.length > maxLine) return [line];
    const plain = listed.has(at) ? line.replace(/^\s*>\s?/, '- ') : withoutEmphasis(line);
    return pairsIn(plain) ?? figuresApart(plain) ?? [plain.replace(counted, '$1Q: ')];
  });
}

/** `*Cepa*: …`, `_Small_ – …`; two signs are bold and mean something. */
const withoutEmphasis = (line: string): string =>
  /^\s*[*_]/.test(line)
    ? line.replace(/^(\s*)([*_])(?!\2|\s)([^*_]{1,60})\2(?=\s?(?:[:：]|[–—-]\s))/u, '$1$3')
    : line;

const minListed = 2;
const ended = /[.!?。！？"”»」]\s*$/u;

/** Lines behind `>` that are entries: below a colon or all begun large, and none of them with an end. */
function markedLists(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (/^\s*>\s?\S/.test(lines[end] ?? '')) end++;
    if (end === at) continue;
    const run = lines.slice(at, end);
    const above = lines.slice(Math.max(0, at - 2), at).findLast((line) => line.trim() !== '');
    const introduced = /[:：]\s*$/.test(above ?? '');
    const entries =
      run.length >= minListed &&
      run.every((line) => !ended.test(line) && !/^\s*>\s?[–—"“„«「-]/u.test(line)) &&
      (introduced || run.every((line) => /^\s*>\s?[\p{Lu}\p{Lo}\d]/u.test(line)));
    if (entries) for (let one = at; one < end; one++) found.add(one);
    at = end;
  }
  return found;
}

const minFigures = 3;

/** `132 quarries // 1,480 flights in 2025 // 3 cancelled`: each is an entry. */
function figuresApart(line: string): string[] | undefined {
  const parts = line.split(/\s(?:\/\/|·|•)\s/).map((part) => part.trim());
  if (parts.length < minFigures || !parts.every((part) => /\d/.test(part) && /\p{L}/u.test(part)))
    return undefined;
  return parts.map((part) => `- ${part.replace(/[.;]$/, '')}`);
}

/** `P. ¿…? R. …`, with any letters for the two. */
const lettered =
  /(?:^\s*(?:[-–—•*]\s)?|(?<=[.!。]\s?))\p{Lu}\s?\d{0,2}[.:)]\s*([^?？؟]{3,300}[?？؟])\s*\p{Lu}\s?\d{0,2}[.:)]\s*(?=\S)/gu;
/** `Q1 雨の日も届きますか？`, with nothing behind the mark. */
const counted = /^(\s*)[QＱ]\s?\d{0,2}[\s\u3000]+(?=[^\s?？][^?？]{2,200}[?？])/u;
/** `Holen Sie ab? – Ja, täglich.` */
const dashed = /^\s*(?:[-–—•*]\s)?([^?？؟]{3,300}[?？؟])["”»]?\s(?:[–—-]|→)\s(\S.*)$/u;
const quoted = /["“„«「]\s?([^"”“»」?？؟]{4,160}[?？؟])\s?["”“»」]\s*(?:[–—:-]\s)?/gu;
const minPairs = 2;

/** The questions and answers of a line, each on its own with a mark. */
function pairsIn(line: string): string[] | undefined {
  if (!/[?？؟]/.test(line)) return undefined;
  const one = dashed.exec(line);
  if (one) return markedPair(one[1] ?? '', one[2] ?? '');
  const marked = [...line.matchAll(lettered)];
  if (marked[0]?.index === 0)
    return answeredBy(line, marked).flatMap(({ question, answer }) => markedPair(question, answer));
  const asked = [...line.matchAll(quoted)];
  const pairs = asked.length < minPairs ? alternating(line) : answeredBy(line, asked);
  return pairs.length >= minPairs && pairs.every(({ answer }) => answer !== '')
    ? pairs.flatMap(({ question, answer }) => markedPair(question, answer))
    : undefined;
}

/** What stands behind each question, up to the next. */
const answeredBy = (line: string, asked: readonly RegExpExecArray[]): Pair[] =>
  asked.map((match, at) => ({
    question: match[1] ?? '',
    answer: line.slice(match.index + match[0].length, asked[at + 1]?.index).trim(),
  }));

interface Pair {
  question: string;
  answer: string;
}

const markedPair = (question: string, answer: string): string[] => [
  `Q: ${question.trim()}`,
  `A: ${answer.trim()}`,
];

/** `Is it dear? No, 20 €. Do you travel? In May.`, from the first word on. */
function alternating(line: string): Pair[] {
  const pairs: Pair[] = [];
  for (const sentence of sentencesOf(line.trim(), 'und')) {
    const open = pairs.at(-1);
    if (isQuestion(sentence)) pairs.push({ question: sentence, answer: '' });
    else if (open === undefined) return [];
    else open.answer = `${open.answer} ${sentence}`.trim();
  }
  return pairs;
}
