// The reader as one of whom colleagues write to each other: in a thread of mails `He gets an email on June 4` is told of
// whoever the page is for. Where nobody was named to whom the word goes, its sentence goes, or behind a label its clause.
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { givenNames } from './given_names.ts';
import type { HideSpan, Line } from './lines.ts';
import { quotationsIn } from './lines.ts';

const sender = /^\s{0,3}(?:>\s?)?(?:from|von|de|da|van|od|差出人)\s?[:：]\s?\S/iu;
const minSenders = 2;
/** At the beginning or behind what goes on; in other languages such a word is said of things too. */
const spokenOf =
  /^\W{0,4}(?:\p{L}[^:：.!?]{1,29}[:：]\s)?(?:he|she)(?:[’'](?:s|ll|d))? (?=\p{L})|^\W{0,4}(?:his|her) (?=\p{Ll})|(?:,|(?<!\p{L})(?:and|so|then|but)) (?:he|she) (?:is|can|may|has|will|offered|said|told me|promised|mentioned|asked)(?!\p{L})|^\W{0,4}(?:a él|a ella|él|a lui|a lei|彼(?:女)?(?:は|に))(?![\p{Ll}])/iu;
const third = /(?<!\p{L})(?:he|she|his|her|él|ella|lui|lei)(?!\p{L})|彼/iu;
const labelled = /^[^:：.!?]{2,30}[:：]\s/u;
const clause = /^[^,;]{3,80}[,;]\s/u;

/** Somebody to whom `he` may go. */
const namesOne = (text: string): boolean =>
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text) ||
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{1,15}(?!\p{L})/gu)].some(([name]) =>
    givenNames.has(name.toLowerCase()),
  );

export function hideSpokenOf(
  lines: readonly Line[],
  language: string,
  isHidden: (line: Line) => boolean,
  hide: HideSpan,
): void {
  if (lines.filter(({ text }) => sender.test(text)).length < minSenders) return;
  for (const { start: from, text } of lines) {
    if (sender.test(text) || !third.test(text)) continue;
    const quoted = quotationsIn(text);
    for (const { start, end } of sentenceSpans(text, language)) {
      const said = text.slice(start, end);
      const span = { start: from + start, end: from + end, text: said };
      if (quoted.some((one) => one.start < end && start < one.end)) continue;
      const at = said.search(spokenOf);
      if (at === -1 || isHidden(span) || namesOne(text.slice(0, start + at))) continue;
      const label = labelled.exec(said)?.[0].length ?? 0;
      const told = label > 0 ? clause.exec(said.slice(label))?.[0] : undefined;
      if (told !== undefined && at === 0)
        hide(span.start + label, span.start + label + told.length, 'internal');
      else hide(span.start, span.end, 'internal');
    }
  }
}
