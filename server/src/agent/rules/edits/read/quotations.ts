// Quoted text is set aside, so that nothing inside it is ever read as a request.

/** Stand for quoted texts; private-use characters that no message may bring along. */
export const open = '\uE000';
export const close = '\uE001';
export const quotedPattern = `${open}\\d+${close}`;

/** Several closings where people use several. */
const pairs: [opening: string, ...closings: string[]][] = [
  ['“', '”'],
  ['"', '"'],
  ['«', '»'],
  ['»', '«'],
  ['„', '“', '”', '"'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ["'", "'"],
];
export function maskQuotations(message: string, texts: { text: string; whole: string }[]): string {
  const quotations = makeQuotationFinder(message);
  let masked = '';
  for (let at = 0; at < message.length; at++) {
    const end = quotations.endFrom(at);
    if (end === undefined) {
      masked += message.charAt(at);
      continue;
    }
    texts.push({ text: message.slice(at + 1, end), whole: message.slice(at, end + 1) });
    masked += `${open}${texts.length - 1}${close}`;
    at = end;
  }
  return masked;
}

const maxSingleQuoted = 1000;

function makeQuotationFinder(message: string) {
  // A mark that was looked for in vain is not further on either.
  const missing = new Set<string>();
  const find = (closing: string, from: number): number => {
    const found = missing.has(closing) ? -1 : message.indexOf(closing, from);
    if (found === -1) missing.add(closing);
    return found;
  };
  return {
    /** Where the quotation that begins here ends; apostrophes begin none. */
    endFrom(at: number): number | undefined {
      const pair = pairs.find(([opening]) => opening === message.charAt(at));
      if (!pair) return undefined;
      const [opening, ...closings] = pair;
      if (opening !== "'" && opening !== '‘') {
        const ends = closings.map((mark) => find(mark, at + 1)).filter((end) => end !== -1);
        return ends.length === 0 ? undefined : Math.min(...ends);
      }
      const [closing = ''] = closings;
      if (/[\p{L}\p{N}]$/u.test(message.slice(Math.max(0, at - 2), at))) return undefined;
      let end = find(closing, at + 1);
      // The apostrophe of a word inside a single quotation does not end it.
      while (end !== -1 && /^\p{L}/u.test(message.slice(end + 1, end + 3))) {
        if (end - at > maxSingleQuoted) return undefined;
        end = find(closing, end + 1);
      }
      return end <= at + 1 ? undefined : end;
    },
  };
}
