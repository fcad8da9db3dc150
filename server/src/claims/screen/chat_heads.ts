// What stands right above a chat names it: the group, the program, the day. It is no heading for readers, whatever
// of the chat is left below it.
import type { HideLine, Line } from './lines.ts';

const maxHead = 60;
const program =
  /(?<!\p{L})(?:whats ?app|telegram|signal|slack|threema|viber|discord|messenger|teams|imessage|sms)(?!\p{L})|(?<!\p{L})(?:\p{L}{1,12}-?)?chat(?!\p{L})|app-?(?:groep|gruppe)|LINE(?:グループ)?|チャット/iu;

/** `– Ann: …` */
const saying = /^\s*(?:[-–—•*]\s?)?(?:\p{Lu}[\p{L}’'-]{1,15}|\p{Lo}{1,6}(?:さん)?)\s?[:：]\s?\S/u;

/** Lines without an end that name such a program, right above talk; the first line names the text. */
export function hideChatHeads(
  lines: readonly Line[],
  isHidden: (line: Line) => boolean,
  hideLine: HideLine,
): void {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  for (const [at, { text }] of lines.entries()) {
    const head = text.trim();
    const below = lines[at + 1];
    if (at <= first || head.length > maxHead || !program.test(head)) continue;
    if (/[.!?。！？]$|\d{5}/u.test(head) || (lines[at - 1]?.text ?? '').trim() !== '') continue;
    if (below === undefined || below.text.trim() === '') continue;
    if (isHidden(below) || saying.test(below.text)) hideLine(at, 'chat');
  }
}
