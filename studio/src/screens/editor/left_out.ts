// The agent ends its reply with what it left out, a line for each reason: `– reason: “text”, “text”, 3 more`. The words
// around it are in the page's language; the marks are the same in all of them.

export interface LeftOut {
  text: string;
  reason: string;
}

const group = /^– ([^“”]{1,200}): (“.*)$/u;
const example = /“([^”]{1,400})”/gu;
const further = /”, ([^“”]{1,40})$/u;

export function leftOutIn(message: string): { text: string; items: LeftOut[] } {
  const lines = message.split('\n');
  const first = lines.findIndex((line) => group.test(line));
  // The line that introduces the list goes with it.
  if (first < 1 || !/[:：]\s*$/u.test(lines[first - 1] ?? '')) return { text: message, items: [] };
  const items = lines.flatMap((line) => {
    const [, reason = '', texts = ''] = group.exec(line) ?? [];
    const more = further.exec(texts)?.[1];
    return [...texts.matchAll(example)].map(([, text = ''], at, all) => ({
      text,
      reason: at === all.length - 1 && more !== undefined ? `${reason}, ${more}` : reason,
    }));
  });
  const rest = lines.filter((line, at) => at !== first - 1 && !group.test(line));
  return { text: rest.join('\n').trim(), items };
}
