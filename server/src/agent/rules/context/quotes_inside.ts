// Quotations in the middle of a text: `… at weekends; “I used to hunt for gowns.” – Ruth Pascoe, matron`. Each is taken out
// with its speaker, and what stood around it stays.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { withCase } from './case_line.ts';
import { readQuote } from './quotes.ts';
import type { Quote } from './reading.ts';

const quotation = /["“„«「][^"”“»」]{15,600}["”“»」]/gu;
const maxText = 2000;
const maxSpeaker = 140;
const maxQuotes = 3;

export function quotesInside(text: string, language: string): { quotes: Quote[]; rest: string } {
  const whole = readQuote(text, language);
  if (whole) return { quotes: [whole], rest: '' };
  const quotes: Quote[] = [];
  let rest = text;
  if (text.length > maxText) return { quotes, rest };
  for (const [words] of [...text.matchAll(quotation)].slice(0, maxQuotes)) {
    const at = rest.indexOf(words);
    const found = at === -1 ? undefined : withSpeaker(rest, at, at + words.length, language);
    if (!found) continue;
    quotes.push(found.quote);
    rest = found.rest;
  }
  return { quotes, rest: rest.trim() };
}

function withSpeaker(
  text: string,
  from: number,
  to: number,
  language: string,
): { quote: Quote; rest: string } | undefined {
  const behind = speakerBehind(text.slice(to), language);
  const named = behind === '' ? undefined : readQuote(`${text.slice(from, to)}${behind}`, language);
  if (named) {
    const after = text.slice(to + behind.length);
    const owned = withCase(
      withCompany(named, text.slice(0, from)),
      text.slice(0, from),
      after,
      language,
    );
    return { quote: owned.quote, rest: around(owned.before, after) };
  }
  // `Ann Blair, head of IT, put it like this: “…”`; words that a sentence goes on from are a part of it.
  if (/^\s*\p{Ll}/u.test(text.slice(to))) return undefined;
  const before = text.slice(0, from);
  const [last = ''] = sentencesOf(before.trimEnd(), language).slice(-1);
  if (!introduces.test(last.trim())) return undefined;
  const quote = readQuote(`${last.trim()} ${text.slice(from, to)}`, language);
  return (
    quote && { quote, rest: around(before.slice(0, before.lastIndexOf(last)), text.slice(to)) }
  );
}

/** `Brandsma Koeltransport, 38 trucks: … “…” — Joost Brandsma, owner`: the owner of what the line begins with. */
function withCompany(quote: Quote, before: string): Quote {
  const company = companyFirst.exec(before)?.[1];
  const { role } = quote;
  if (company === undefined || (role !== undefined && housed.test(role))) return quote;
  return { ...quote, role: role === undefined ? company : `${role}, ${company}` };
}
/** Two names and more: a word alone is a label. */
const companyFirst =
  /^(\p{Lu}[\p{L}\d’'.-]+(?:\s(?:&\s|\p{Ll}{1,4}\s)?\p{Lu}[\p{L}\d’'-]+){1,4})(?:,\s[^,:.!?]{2,40}|\s?\([^()]{2,50}\))?\s?:\s/u;
/** Says where the office is held. */
const housed = /[,(|]\s?\p{Lu}|\s(?:at|of|bei|von|der|des|de|du|del|della|di|da|do|van|w)\s\p{Lu}/u;

/** Two names, an office if there is one, and the colon. */
const introduces =
  /^\p{Lu}[\p{L}’'.-]+(?:\s(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}’'-]+){1,3}(?:,\s[^,:]{3,70},?|\s?\([^()]{3,70}\))?(?:\s\p{L}+){0,5}\s?[:：]$/u;

/** Up to the end of the sentence; a stop behind a title ends none. */
function speakerBehind(after: string, language: string): string {
  const bracketed = /^\s*[(（][^()（）]{3,100}[)）]/u.exec(after)?.[0];
  if (bracketed !== undefined) return bracketed;
  const [first = ''] = sentencesOf(after.replace(/^[.,]/, ' '), language);
  const lead = after.length - after.trimStart().length;
  const end = after.indexOf(first) + first.length;
  const said = /^[^;]{3,}/u.exec(after.slice(0, Math.max(end, lead)))?.[0] ?? '';
  return said.length <= maxSpeaker ? said : '';
}

function around(before: string, after: string): string {
  const head = before.replace(/[\s;,:–—-]+$/u, '');
  const tail = after.replace(/^[\s.,;]+/u, '');
  const full = /[\u3040-\u9fff][)）]?$/u.test(head) ? '。' : '.';
  const stop = head === '' || /[.!?。]$/u.test(head) ? '' : full;
  return `${head}${stop}${tail === '' ? '' : ` ${tail}`}`.trim();
}
