// A chat in which one of the team posts the text for a page, message by message, and others remark on
// it. Whoever posts most of the whole sentences is the one whose messages are the text.
import { isStamp, stampOf } from './chat.ts';

interface Message {
  author: string;
  /** The lines of its text, without its stamp. */
  lines: number[];
}

const minStamps = 3;
const minPosted = 4;
const minShare = 0.6;
/** As a text for readers is set down: begun large, with an end; or an entry, or a price. */
const isSet = (line: string): boolean =>
  /^\s*(?:[\p{Lu}\p{Lo}¿¡"“„«「]|[-•*]\s|\d)/u.test(line) &&
  (/[.!。:：]["”»」]?\s*$/u.test(line) ||
    /^\s*(?:[-•*]\s|\d)/.test(line) ||
    /["”»」]\s\p{Lu}/u.test(line));

/** The lines that whoever posted the text wrote as text; empty where nobody did. */
export function postedLines(lines: readonly string[]): ReadonlySet<number> {
  const messages = messagesIn(lines);
  if (messages.length < minStamps) return new Set();
  const counts = new Map<string, number>();
  const lengths = new Map<string, number>();
  for (const { author, lines: own } of messages) {
    for (const at of own) {
      const line = lines[at] ?? '';
      if (!isSet(line)) continue;
      counts.set(author, (counts.get(author) ?? 0) + 1);
      lengths.set(author, (lengths.get(author) ?? 0) + line.length);
    }
  }
  // By length: a remark is a line too.
  const all = [...lengths.values()].reduce((sum, count) => sum + count, 0);
  const [poster, most] = [...lengths].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const authors = new Set(messages.map(({ author }) => author));
  const posted = counts.get(poster) ?? 0;
  if (authors.size < 2 || posted < minPosted || most < all * minShare) return new Set();
  const own = messages
    .filter(({ author, lines: its }) => author === poster && isText(its, lines))
    .flatMap(({ lines: its }) => its);
  const kept = own.reduce((sum, at) => sum + (lines[at]?.length ?? 0), 0);
  // Where others post as well, or begin small, no one's messages are the text.
  return kept < all * minShare ? new Set() : new Set(own);
}

/** A message of nothing but a question, or begun small, is said to the others. */
const isText = (own: readonly number[], lines: readonly string[]): boolean => {
  const texts = own.map((at) => lines[at] ?? '');
  return (
    texts.length > 0 &&
    texts.every((text) => !/^\s*\p{Ll}/u.test(text)) &&
    !(texts.length === 1 && /[?？]\s*$/.test(texts[0] ?? ''))
  );
};

function messagesIn(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  for (const [at, line] of lines.entries()) {
    const author = line.length <= 80 && isStamp(line) ? stampOf(line)?.author : undefined;
    if (author !== undefined) messages.push({ author, lines: [] });
    else if (line.trim() !== '') messages.at(-1)?.lines.push(at);
  }
  return messages;
}
