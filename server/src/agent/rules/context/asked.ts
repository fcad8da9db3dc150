// Questions with their answers, however they are set: the question bold before its answer, or as an entry of
// a list with the answer below it. Each becomes two lines with a mark, which every reader of lines knows.
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import type { Line } from './lines.ts';
import { answeredIn, askedIn } from './questions.ts';

/** `**What if it rains?** We lend you umbrellas.` */
const boldQuestion =
  /^(?:\*\*|__)([^*_]{4,200}[?？؟]["”»)]?)(?:\*\*|__)\s{0,3}[:–—-]?\s{0,3}(\S.*)$/su;
const maxQuestion = 200;
const minListed = 2;

export function markAsked(lines: readonly Line[]): Line[] {
  const listed = askedInLists(lines);
  const lettered = askedByLetter(lines);
  const out: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const asked = line.kind === 'text' || line.kind === 'item' ? line.text : undefined;
    const bold = asked === undefined ? null : boldQuestion.exec(asked);
    const inLetters = lettered.get(at);
    if (inLetters) out.push(...pairOf(...inLetters));
    else if (bold) out.push(...pairOf(bold[1] ?? '', bold[2] ?? ''));
    else if (asked !== undefined && listed.has(at)) out.push(markOf('Q', asked));
    else if (line.kind === 'text' && listed.has(at - 1)) out.push(markOf('A', line.text));
    else if (line.kind === 'item' && askedIn(line.text) !== undefined) out.push(textOf(line.text));
    else if (line.kind === 'item' && isAnswer(line.text)) out.push(textOf(line.text));
    else out.push(line);
  }
  return out;
}

const textOf = (text: string): Line => ({ kind: 'text', text });
const pairOf = (question: string, answer: string): Line[] => [
  markOf('Q', question),
  markOf('A', answer),
];

/** As it is where it has a mark. */
const markOf = (mark: 'Q' | 'A', raw: string): Line => {
  const text = raw.trim();
  const marked = mark === 'Q' ? askedIn(text) : isAnswer(text) ? text : undefined;
  return textOf(marked === undefined ? `${mark}: ${text}` : text);
};

/** `a) …` is an entry of a list, `A: …` an answer. */
const isAnswer = (text: string): boolean =>
  answeredIn(text) !== undefined && !/^\p{Ll}\s?\)/u.test(text);

/** `Q Which sizes? A Two.` on each of several lines: letters alone are marks as well. */
function askedByLetter(lines: readonly Line[]): ReadonlyMap<number, [string, string]> {
  const found = new Map<number, [string, string]>();
  for (const [at, { kind, ...line }] of lines.entries()) {
    if (kind !== 'text' && kind !== 'item') continue;
    const [, asked = '', answer = ''] = 'text' in line ? (letters.exec(line.text) ?? []) : [];
    if (answer !== '') found.set(at, [asked, answer]);
  }
  return found.size >= minLettered ? found : new Map();
}
const letters = /^(?:Q\s+)?([^?？]{3,200}[?？])\s+A\s+((?:\p{Lu}|\d).*)$/su;
const minLettered = 3;

/** Entries that ask, each right above a text: `1. Is it free?`, and below it `Until May it is.` */
function askedInLists(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.kind !== 'item' || next?.kind !== 'text' || line.text.length > maxQuestion) continue;
    if (isQuestion(plainText(line.text)) && !isQuestion(plainText(next.text))) found.add(at);
  }
  return found.size >= minListed ? found : new Set();
}
