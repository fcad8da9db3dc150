// Where in a text somebody's words stand: between a mark that opens them and the one that closes.

const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”"',
  '«': '»',
  '「': '」',
  '『': '』',
};

/** Each with its marks; what is never closed is no quotation. */
function quotationsIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const closing = closers[text.charAt(at)];
    if (closing === undefined) continue;
    const ends = [...closing].map((mark) => text.indexOf(mark, at + 1)).filter((one) => one !== -1);
    if (ends.length === 0) continue;
    const end = Math.min(...ends) + 1;
    found.push({ start: at, end });
    at = end - 1;
  }
  return found;
}

/** In quotation marks: somebody's words. */
export const isQuotedAt = (text: string, at: number): boolean =>
  quotationsIn(text).some(({ start, end }) => start < at && at < end);

/** A part that begins or ends inside a quotation; a whole one may go. */
export const cutsQuotation = (text: string, start: number, end: number): boolean =>
  quotationsIn(text).some(
    (one) => (one.start < start && start < one.end - 1) || (one.start < end && end < one.end),
  );
