// What people hold against an offer, with what is said to it: read as questions with their answers. The heading over
// them is a seller's word, and stays behind.

import { isQuestion } from '../../../platform/text/questions.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';

const headed =
  /^(?:(?:(?:the |common |typical |usual |frequent |likely |main )?objections?(?: (?:and|&|we|you|from|of|to) .{1,30})?|(?:common |typical |usual )?(?:worries|concerns|doubts)(?: (?:and|&) .{1,20})?)|(?:typische |häufige |mögliche )?(?:einwände|bedenken)(?: .{1,40})?|(?:les )?objections?(?: .{1,40})?|(?:réponses? aux|principales?|vos) (?:objections|craintes)|(?:las |posibles )?(?:objeciones|dudas)(?: .{1,40})?|(?:le |possibili )?obiezioni(?: .{1,40})?|(?:as |possíveis )?obje[cç](?:ç)?ões(?: .{1,40})?|(?:veelgehoorde |mogelijke |de )?(?:bezwaren|tegenwerpingen)(?: .{1,40})?|(?:typowe |najczęstsze )?(?:obiekcje|zastrzeżenia|obawy)(?: .{1,40})?|(?:よくある|想定される)?(?:ご?懸念(?:点)?|反論|ご不安)(?:.{0,10})|(?:الاعتراضات|اعتراضات)(?: .{0,20})?)$/iu;

export const isObjectionsHeading = (heading: string): boolean => headed.test(heading.trim());

const mark = /^[\s#>*_=■□◆◇●○•-]{0,8}(?:\d{1,2}[.)]\s)?/u;
const tail = /[\s#*_=:：]{0,6}$/u;
const bullet = /^\s*(?:[-–—•*▸]\s)?/u;
const arrow = /^(.{4,160}?)\s*(?:→|⇒|->|=>|\s[–—]\s)\s*(\S.{3,})$/u;
const quoted = /^["“„«「『](.{3,160}?)["”“»」』]\s*(?:[:–—-]\s)?\s*(\S.{3,})?$/u;
const emphasised = /^\*{1,2}([^*]{3,160})\*{1,2}\s*(\S.{3,})?$/u;
const labelled =
  /^(?:objections?|einwand|objeción|obiezione|objeção|bezwaar|obiekcja)\s*[:：]\s*/iu;
/** A statement that stands for what somebody might say. */
const maxSaid = 90;

interface Pair {
  said: string;
  answer?: string;
}

function pairIn(line: string): Pair {
  const bare = line.replace(bullet, '').replace(labelled, '').trim();
  const [, said, answer] = emphasised.exec(bare) ?? quoted.exec(bare) ?? arrow.exec(bare) ?? [];
  if (said !== undefined) return { said, ...(answer === undefined ? {} : { answer }) };
  const [first = '', ...others] = sentencesOf(bare, 'und');
  return others.length === 0 || first.length > maxSaid
    ? { said: bare }
    : { said: first, answer: others.join(' ') };
}

/** As a heading is written: without marks around it and without a full stop. */
function plain(said: string): string {
  const bare = said.trim().replace(/^["“„«「『]\s?|\s?["”“»」』]$/gu, '');
  return isQuestion(bare) ? bare : bare.replace(/[.。]$/u, '');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const pairLines = ({ said, answer = '' }: Pair): string[] => [
  `Q: ${plain(said)}`,
  `A: ${capital(answer.trim())}`,
];

/** The lines of one passage as pairs; none where they are set otherwise. */
function pairsOf(lines: readonly string[]): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (const line of lines) {
    const open = pairs.at(-1);
    const isOpen = open !== undefined && open.answer === undefined;
    if (isOpen && !quoted.test(line.replace(bullet, ''))) open.answer = line.replace(bullet, '');
    else pairs.push(pairIn(line));
  }
  const whole = pairs.filter(({ answer }) => answer !== undefined);
  // The last may have lost its answer to the screen.
  return whole.length > 0 && whole.length >= pairs.length - 1 ? whole : undefined;
}

/** Ends as a sentence or a question does, or is said in marks: no heading. */
const isSaid = (line: string): boolean => /[.!?。？！"”»」』]$/u.test(line.trim());

/** Questions and answers, marked as such, for what stands below a heading for objections. */
export function withObjections(lines: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = (lines[at] ?? '').replace(mark, '').replace(tail, '');
    if (name === '' || name.length > maxName || !isObjectionsHeading(name)) {
      made.push(lines[at] ?? '');
      continue;
    }
    const { pairs, end } = passagesFrom(lines, at + 1);
    if (pairs.length === 0) {
      made.push(lines[at] ?? '');
      continue;
    }
    made.push('', ...pairs.flatMap(pairLines), '');
    at = end - 1;
  }
  return made;
}
const maxName = 60;

/** One passage right below the heading, and the next as long as they are objections too. */
function passagesFrom(lines: readonly string[], from: number): { pairs: Pair[]; end: number } {
  const pairs: Pair[] = [];
  let end = from;
  for (let at = from; at < lines.length; ) {
    while (at < lines.length && (lines[at] ?? '').trim() === '') at++;
    let stop = at;
    while (stop < lines.length && (lines[stop] ?? '').trim() !== '') stop++;
    // What is left of a line whose text may not show is no line.
    const passage = lines.slice(at, stop).filter((line) => /\p{L}{2}/u.test(line));
    const first = passage[0] ?? '';
    if (at >= lines.length || (pairs.length > 0 && (passage.length < 2 || !isSaid(first)))) break;
    const found = pairsOf(passage);
    if (!found) break;
    pairs.push(...found);
    end = stop;
    at = stop;
  }
  return { pairs, end };
}
