// Lines that are no whole thought, though they read like one: the head of a clause that goes on, a row of names before a
// colon or of examples behind it, a step of a plan, a sum, a price said in passing. None of them leads a page.
import { isStatement, knowsVerbs } from '../texts/statements.ts';
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

/** `Full day = morning + lunch`, `3 of 5 -> 4 of 5`. */
const reckoned = /\s(?:=|=>|->|→)\s/u;
/** `… is counted towards`: in German and Dutch what the verb needs stands last. */
const braced =
  /(?<!\p{L})(?:wird|werden|wurden?|hat|haben|kann|können|muss|müssen|soll(?:en)?|darf|dürfen|wordt|worden|werd(?:en)?|heeft|hebben|kan|kunnen|moet(?:en)?|mag|mogen)(?!\p{L})[^,;:：]*$/iu;

export function isTorn({ input, language }: Pick<Brief, 'input' | 'language'>, line: string) {
  if (planStep.test(line) || inPassing.test(line) || reckoned.test(line)) return true;
  const written = input.page.pageContext;
  // Its first letter may be a large one only here.
  const at = written.indexOf(line.slice(1));
  if (at < 1) return false;
  const rest = written.slice(at + line.length - 1, at + line.length + maxRest);
  const [, said = ''] = /[:：]\s(.*)$/su.exec(line) ?? [];
  if (said !== '' && /^\s?,\s/u.test(rest) && !isStatement(said, language)) return true;
  if (/^\s?[:：]\s/u.test(rest) && isRow(line, language)) return true;
  const [goesOn = ''] = /^\s(?:[^.,;:：\n]|(?<=\d)[.,](?=\d))*/u.exec(rest) ?? [];
  if (braced.test(line) && /\s\p{Ll}{3,}$/u.test(goesOn)) return true;
  const [, before] =
    /([^.!?\n]*)[:：]\s?.?$/u.exec(written.slice(Math.max(0, at - maxRest), at)) ?? [];
  return before !== undefined && (isRowOfExamples(line) || isRow(before.trim(), language));
}
const maxRest = 120;

/** `A call, a meeting, an hour to think`: three and more that nothing is said of. */
const isRow = (line: string, language: string): boolean =>
  line.split(/,\s|、/u).length > 2 && knowsVerbs(language) && !isStatement(line, language);

/** `somebody who skis, somebody who sews`. */
function isRowOfExamples(line: string): boolean {
  const parts = line.split(/,\s/u).map((part) => part.trim().split(/\s+/u)[0]?.toLowerCase() ?? '');
  const [first = ''] = parts;
  return parts.length > 1 && parts.every((word) => word === first) && !doer.test(first);
}
