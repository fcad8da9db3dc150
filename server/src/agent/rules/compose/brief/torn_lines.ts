// Lines that are no whole thought, though they read like one: the head of a clause that goes on, a row of examples
// behind a colon, a step of a plan, a price said in passing. None of them leads a page.
import type { Brief } from './brief.ts';

/** `Week 2: drawing`, `4〜6か月目 構成案`. */
const planStep =
  /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzień|months?|monate?|mois|mes(?:es|e)?|mesi|mês|maand(?:en)?|miesiąc|days?|tage?|jours?|días?|giorn[io]|dias?|dag(?:en)?|dzień)\s\d{1,2}(?!\d)|^第?\d{1,2}(?:\s?[〜～–-]\s?\d{1,2})?(?:週|か月|ヶ月|カ月|日)目/iu;
/** `…, that's 45 a kit`. */
const inPassing =
  /[,;]\s(?:that[’']s|das (?:sind|macht|kostet)|ça fait|c[’']est|eso son|son|sono|fanno|são|fica em|dat is|to)\s(?:[€£$¥]\s?)?\d/iu;
/** `We build, we test`: what one does, over and over, is a thought. */
const doer =
  /^(?:we|you|i|wir|sie|ihr|nous|vous|on|nosotros|noi|nós|wij|u|je|no|kein[e]?|pas|sin|senza|sem|geen|bez)$/iu;

export function isTorn({ input }: Pick<Brief, 'input'>, line: string): boolean {
  if (planStep.test(line) || inPassing.test(line)) return true;
  const written = input.page.pageContext;
  // Its first letter may be a large one only here.
  const at = written.indexOf(line.slice(1));
  if (at < 1) return false;
  const after = written.slice(at + line.length - 1, at + line.length + 2);
  if (/[:：]\s/u.test(line) && /^\s?,\s/u.test(after)) return true;
  return /[:：]\s?.?$/u.test(written.slice(Math.max(0, at - 3), at)) && isRowOfExamples(line);
}

/** `somebody who skis, somebody who sews`. */
function isRowOfExamples(line: string): boolean {
  const parts = line.split(/,\s/u).map((part) => part.trim().split(/\s+/u)[0]?.toLowerCase() ?? '');
  const [first = ''] = parts;
  return parts.length > 1 && parts.every((word) => word === first) && !doer.test(first);
}
