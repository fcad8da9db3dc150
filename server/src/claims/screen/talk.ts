// Chats, calls and mail threads inside a text: runs of lines that share a shape.
import { lean } from '../../platform/text/quickened.ts';
import type { LeftOutReason } from '../claims.ts';
import { contentOfChat, quoteMarks, stampOf, stampsOfChat } from './chat.ts';
import { ownQuotes } from './mail_marks.ts';
import { programmeLines } from './programme.ts';
import { speechIn } from './speech.ts';
import { threadIn } from './thread.ts';
import { threadOf } from './thread_parts.ts';

const stamped = lean(
  /^\s*(?:[[(]?(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*(?:[-–—|]\s*)?\p{L}[^:：]{0,40}[:：]|@?\p{L}[\p{L} .'’-]{0,40}\s+[[(]?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*[:：]?|\*{1,2}\p{L}[\p{L} .'’-]{0,40}\*{1,2},?\s{0,3}[[(]?\d{1,2}:\d\d|<@?\w+>|@?\w+\s+\[\d{1,2}:\d\d)/iu,
);
/** `Night    21:00–06:00    19p` is a row. */
const tabled = /\S(?:\s{2,}|\t)\S.*\S(?:\s{2,}|\t)\S|\d:\d\d\s?[-–—]\s?\d{1,2}:\d\d/u;
export const headerLine =
  /^\s*(?:>\s*)?(?:from|to|cc|bcc|subject|sent|date|re|fwd?|aw|wg|tr|rv|antw|odp|reply-to|von|an|betreff|gesendet|datum|de|à|objet|envoyé|asunto|para|enviado(?: el)?|fecha|da|a|oggetto|inviato|data|assunto|enviada?(?: em)?|van|aan|onderwerp|verzonden|od|do|temat|wysłano|差出人|宛先|件名|送信日時|日時|من|إلى|الموضوع|التاريخ)\s*[:：]\s*\S/iu;
/** `FROM: Del  TO: Sue  Re: boxes`. */
const headersOnOneLine =
  /^\s*(?:>\s*)?(?:from|von|de|da|van|od)\s?[:：].{1,60}(?:\s{2,}|[,;|]\s?)(?:to|an|à|para|a|aan|do)\s?[:：]/iu;
const subjectLine =
  /^\s*(?:>\s*)?(?:subject|from|betreff|von|objet|asunto|oggetto|assunto|onderwerp|temat|件名|差出人|الموضوع|من)\s*[:：]/iu;
const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen)|moin|bonjour|cher|chère|salut|hola|buenos días|buenas tardes|estimad[oa]s?|ciao|buongiorno|gentile|olá|oi|bom dia|boa tarde|prezad[oa]s?|beste|geachte|hoi|dag|cześć|dzień dobry|szanown[aiy]|お世話になって(?:おります|います)|مرحبا|السلام عليكم)(?:[\s,][^.!?:：\d]{0,50})?[,!.、。،]?\s*$/iu;

const cutAbove = /^\s*[-=_*–—]{3,}\s*$/;

/** `Re: Meridian` between two paragraphs; other short forms mean other things too. */
const replied = /^\s*(?:[Rr][Ee]|F[Ww][Dd]?|AW|WG)\s?:\s\S.{0,80}$/u;

/** Several whole sentences on a line of their own were written elsewhere, and pasted below a message. */
const isPasted = (line: string): boolean =>
  /^\s*\p{Lu}/u.test(line) &&
  /[.!]\s*$/.test(line) &&
  (line.match(/\p{L}{2}[.!](?:\s+\p{Lu}|\s*$)/gu)?.length ?? 0) >= 2;

export interface Talk {
  at: number;
  reason: LeftOutReason;
  /** The column behind a stamp, where the rest of the line is text. */
  upTo?: number;
}

/** Which lines are talk and frames of mails; what the reader said there is found elsewhere. */
export function findTalk(lines: readonly string[]): Talk[] {
  const found = new Map<number, LeftOutReason>();
  const chatting = stampsOfChat(lines);
  const programme = programmeLines(lines).difference(chatting);
  const isStamped = lines.map(
    (line, at) =>
      chatting.has(at) ||
      (line.length <= 2000 &&
        !programme.has(at) &&
        !tabled.test(line) &&
        (stamped.test(line.replace(quoteMarks, '')) ||
          (/^\s*[[(]\p{L}/u.test(line) && stampOf(line) !== undefined))),
  );
  const stampedLines = isStamped.filter(Boolean).length;
  const content =
    stampedLines >= 2 ? contentOfChat(lines, (at) => programme.has(at)) : new Map<number, number>();
  if (stampedLines >= 2) {
    for (const [at, yes] of isStamped.entries()) {
      if (!yes) continue;
      found.set(at, 'chat');
      // What goes on below a stamp, up to a blank line, is the same message.
      for (let next = at + 1; next < lines.length && !isStamped[next]; next++) {
        if ((lines[next] ?? '').trim() === '' || /^\s*#{1,6}\s/.test(lines[next] ?? '')) break;
        if (isPasted(lines[next] ?? '') && !isPasted(lines[at] ?? '')) break;
        found.set(next, 'chat');
      }
    }
  }
  for (const { at } of speechIn(lines)) found.set(at, 'chat');
  for (const [at, line] of lines.entries()) {
    if (line.length > 400) continue;
    if (greeting.test(line) || replied.test(line)) found.set(at, 'mail');
    if (!headerLine.test(line)) continue;
    if (headersOnOneLine.test(line)) found.set(at, 'mail');
    const beside = [lines[at - 1], lines[at + 1]].some(
      (near) => near !== undefined && headerLine.test(near),
    );
    // Set off from what stands above it, another mail begins: `-----` and `From: Alan`.
    const cut = cutAbove.test(lines[at - 1] ?? '') && subjectLine.test(line);
    if (
      beside ||
      cut ||
      (subjectLine.test(line) &&
        /@|^\s*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|件名)/i.test(line))
    ) {
      found.set(at, 'mail');
    }
  }
  const { heads, answers } = threadIn(lines);
  for (const at of [...heads, ...answers.keys()]) found.set(at, 'chat');
  const own = ownQuotes(lines);
  for (const at of own.keys()) found.set(at, 'mail');
  return [...found].flatMap(([at, reason]): Talk[] => {
    const upTo =
      own.get(at) ?? (reason === 'chat' ? (answers.get(at) ?? content.get(at)) : undefined);
    return upTo === 0 ? [] : [upTo === undefined ? { at, reason } : { at, reason, upTo }];
  });
}

/** Where colleagues talk, also in their mails. */
export const asidesIn = (lines: readonly string[]): number[] => [
  ...findTalk(lines).map(({ at }) => at),
  ...threadOf(lines).talk,
];
