// Reads a reply while it is written. It is a message to the person and then the page
// as one JSON document, fenced or bare. Plain text is all that every chat server can
// stream, so the protocol asks for nothing more.
const opening = /```|^[ \t]*\{/gm;

export interface Reply {
  /** Takes the next piece; returns what of the message may be shown by now. */
  push(piece: string): string;
  /** The whole reply as it came. */
  readonly raw: string;
  readonly inDocument: boolean;
  /** From the first brace to the last; undefined where there is none. */
  document(): string | undefined;
}

export function makeReply(): Reply {
  let raw = '';
  let shown = 0;
  let spoken = false;
  let documentAt: number | undefined;

  return {
    get raw() {
      return raw;
    },
    get inDocument() {
      return documentAt !== undefined;
    },
    push(piece) {
      const before = raw.length;
      raw += piece;
      if (documentAt !== undefined) return '';
      // Spaces and backticks at the end may be the start of the document, and half a
      // character may be completed; they wait.
      opening.lastIndex = shown;
      documentAt = opening.exec(raw)?.index;
      const until = documentAt ?? settledEnd(raw, Math.max(before, shown), shown);
      const text = raw.slice(shown, until);
      shown = until;
      const ended = documentAt === undefined ? text : text.trimEnd();
      const visible = spoken ? ended : ended.trimStart();
      spoken ||= visible !== '';
      return storable(visible);
    },
    document() {
      // A model may run its message on into the document, without a line between.
      const start = documentAt ?? raw.search(/\{\s*"blocks"/);
      const from = start < 0 ? -1 : raw.indexOf('{', start);
      if (from < 0) return undefined;
      const to = raw.lastIndexOf('}');
      return raw.slice(from, to < from ? undefined : to + 1);
    },
  };
}

/** What both engines store as it is. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** The end of the last character from `from` on that cannot belong to an opening; else `otherwise`. */
function settledEnd(text: string, from: number, otherwise: number): number {
  for (let end = text.length; end > from; end -= 1) {
    if (!/[\s`\ud800-\udbff]/.test(text.charAt(end - 1))) return end;
  }
  return otherwise;
}
