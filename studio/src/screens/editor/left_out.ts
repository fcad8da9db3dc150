// The agent ends its reply with what it left out: `…: “text” (reason); “text” (reason); and 3 more.`
// The words around it are in the page's language; the marks are the same in all of them.

export interface LeftOut {
  text: string;
  reason: string;
}

const item = /“([^”]{1,400})” \(([^()]{1,200})\)/g;

export function leftOutIn(message: string): { text: string; items: LeftOut[] } {
  const found = [...message.matchAll(item)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return { text: message, items: [] };
  const before = message.slice(0, first.index);
  // The sentence that introduces the list goes with it, as far as there is one.
  const introduced = /[:：]\s*$/.test(before);
  if (!introduced) return { text: message, items: [] };
  const start = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('\n'),
    before.lastIndexOf('。'),
  );
  const after = message.slice(last.index + last[0].length);
  const end = after.search(/[.。](\s|$)/);
  return {
    text: `${before.slice(0, start + 1)}${end === -1 ? '' : after.slice(end + 1)}`.trim(),
    items: found.map(([, text = '', reason = '']) => ({ text, reason })),
  };
}
