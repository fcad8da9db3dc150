// Mails that were passed on: what the one who passes them on says above the text (`See below what we send`), and
// single lines of others inside it, marked with `>`. Where the text itself is marked, `plain_frames` has taken
// the marks off before.
import { type HideLine, holdsSaying, type Line } from './lines.ts';
import { wroteOn } from './thread_parts.ts';

const marked = /^\s{0,3}(?:>\s?){1,4}(?=\S)/u;
/** `> Ann wrote:`, `> From: Ann`. */
const author =
  /^\s{0,3}(?:>\s?){1,4}(?:(?:from|von|de|da|van|od|sent|gesendet|envoyé|enviado|inviato|verzonden|wysłano|差出人)\s?[:：]\s?\S|\p{Lu}[\p{L}.’'-]{1,20}(?:\s\p{Lu}[\p{L}.’'-]{1,20}){0,2}(?:さん)?\s(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał\p{L}{0,2}|より)\s?[:：]\s*$)/iu;
/** Of the letters of a text; more than that, and the marked lines are the text. */
const largestShare = 0.45;

const sender =
  /^\s{0,3}(?:from|von|de|da|van|od|差出人)\s?[:：]\s?(\p{Lu}\p{L}{1,20}|\p{sc=Han}{1,4})/iu;
const maxTop = 6;

/**
 * What the one who sends a thread on wrote in it: the house's own answers, by line, with where they begin behind
 * their marks. What the others wrote stays behind.
 */
export function ownQuotes(lines: readonly string[]): ReadonlyMap<number, number> {
  const own = new Map<number, number>();
  const top = lines.filter((line) => line.trim() !== '').slice(0, maxTop);
  const name = top.map((line) => sender.exec(line.slice(0, 80))?.[1]).find((found) => found);
  if (name === undefined) return own;
  for (const [at, line] of lines.entries()) {
    if (line.length > 200 || !wroteOn.test(line) || !line.includes(name)) continue;
    for (let next = at + 1; /^\s*>/.test(lines[next] ?? ''); next++) {
      const said = lines[next] ?? '';
      const mark = marked.exec(said.slice(0, 20))?.[0];
      // What is added below a letter is from one person to another.
      const added = said.slice(mark?.length).toLowerCase().startsWith('ps');
      if (mark !== undefined && !added && !(said.length <= 120 && author.test(said)))
        own.set(next, mark.length);
    }
  }
  return own;
}

/** Lines that somebody wrote into a mail; what a customer said there keeps its quotation marks. */
export function hideQuotedBack(lines: readonly Line[], hideLine: HideLine): void {
  const quoted = [...lines.entries()].filter(([, { text }]) => marked.test(text));
  if (!quoted.some(([, { text }]) => text.length <= 120 && author.test(text))) return;
  const lengthOf = (some: readonly Line[]): number =>
    some.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (lengthOf(quoted.map(([, line]) => line)) > largestShare * lengthOf(lines)) return;
  for (const [at, { text }] of quoted) if (!holdsSaying(text)) hideLine(at, 'mail');
}
