// A quotation and its speaker on lines of their own, as leaflets set them: put on one line, where the name
// stands behind the words. Also a quotation of several lines, and a speaker above it.
import { plainText } from '../../../platform/text/inline.ts';
import type { Line } from './lines.ts';

const opens = /^["“„«「『]/u;
const closes = /["”“»」』]\.?$/u;
const maxLines = 5;
const maxQuotation = 700;
const dashed = /^(?:[–—―]|--?\s)\s*(?=\S)|^[(（](?=[^()（）]{3,100}[)）]$)/u;
const namedInFull = /^\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.-]+){1,4}(?:,\s|\s[(|–—-]\s?).{2,90}$/u;
/** `Dr. Amara Osei`, `Eng.º Rui Tavares`, `Dott.ssa Riva`, `C. R. de Alcoraya`: such a stop ends no sentence. */
const shortened = /(?<!\p{L})\p{Lu}\p{L}{0,4}\.(?:\p{Ll}{1,4}|[ºª°])?(?=\s|,)/gu;

const textAt = (lines: readonly Line[], at: number): string | undefined => {
  const line = lines[at];
  return line?.kind === 'text' ? plainText(line.text) : undefined;
};

/** Whether a line says who, and nothing else. */
export const isSpeaker = (text: string): boolean =>
  text.length <= 140 &&
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/[.!?:：。！？]/.test(text.replace(shortened, '').replace(/\.$/, ''));

export function withSpeakers(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const quotation = quotationAt(lines, at);
    if (!quotation) {
      const line = lines[at];
      if (line) out.push(line);
      continue;
    }
    const below = speakerBelow(lines, quotation.end);
    const above = below ? undefined : speakerAbove(out);
    if (above !== undefined) out.pop();
    const who = below?.who ?? above;
    out.push({
      kind: 'text',
      text: who === undefined ? quotation.text : `${quotation.text} – ${who}`,
    });
    at = (below?.end ?? quotation.end) - 1;
  }
  return out;
}

/** Words between quotation marks that fill their lines; one line where nobody closed them. */
function quotationAt(
  lines: readonly Line[],
  at: number,
): { text: string; end: number } | undefined {
  const first = textAt(lines, at);
  if (first === undefined || !opens.test(first)) return undefined;
  let text = first;
  for (let end = at + 1; end <= at + maxLines; end++) {
    if (closes.test(text)) return text.length >= 12 ? { text, end } : undefined;
    // Closed on the way, with something behind it.
    const closed = /["”»」』]/u.test(text.slice(1)) || /^„[^“]*“/u.test(text);
    if (closed || text.length > maxQuotation) return undefined;
    const next = textAt(lines, end);
    if (next === undefined || opens.test(next)) return undefined;
    text = `${text} ${next}`;
  }
  return undefined;
}

/** Right below it; after a gap only with a dash, in brackets, or by name and office. */
function speakerBelow(
  lines: readonly Line[],
  at: number,
): { who: string; end: number } | undefined {
  const gap = lines[at]?.kind === 'blank' ? 1 : 0;
  const text = textAt(lines, at + gap);
  if (text === undefined || opens.test(text)) return undefined;
  const marked = dashed.test(text);
  const who = text.replace(dashed, '').replace(marked ? /[)）]$/u : /$^/u, '');
  if (!isSpeaker(who)) return undefined;
  const next = lines[at + gap + 1]?.kind;
  const alone = next === undefined || next === 'blank';
  if (gap > 0 && !marked && !(namedInFull.test(who) && alone)) return undefined;
  return { who, end: at + gap + 1 };
}

/** `Ines Roth (head of purchasing):` above what she said. */
function speakerAbove(out: readonly Line[]): string | undefined {
  const text = textAt(out, out.length - 1);
  const who = text === undefined ? undefined : /^(.{5,120}?)\s?[:：]$/u.exec(text)?.[1];
  return who !== undefined && isSpeaker(who) && namedInFull.test(who) ? who : undefined;
}
