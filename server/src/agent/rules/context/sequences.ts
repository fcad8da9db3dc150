// Steps that were written into one line: `1) visit 2) interview 3) offer`, or `Week 1 we
// connect. Week 2 we test. Week 3 …`. Each becomes a line of its own, as a list would have it.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { isOfPeriod } from './rows.ts';
import { shares } from './shares.ts';
import { unit } from './spans.ts';

const minSteps = 3;
const maxLine = 2000;
const numbered = /(?<=^|[\s:：。、])(?:\(?(\d{1,2})[.)]\s|([①-⑳])\s?)(?=[\p{L}\d])/gu;
/** `… € im 1. Jahr, … im 2. Jahr`, `… w 1. roku`: a number with its stop, behind words that go on, is an ordinal. */
const ordinal = /[^\s.!?:：;,。、(–—-]\s+\d{1,2}\.\s$/u;
const period = new RegExp(
  String.raw`(?<=^|[.!?;:,]\s|[。、])((?:${unit}|phases?|steps?|schritte?|étapes?|pasos?|pass[oi]s?|stap(?:pen)?|etap)\s(\d{1,2})(?:\s?[-–]\s?\d{1,2})?|第(\d{1,2})(?:週|日|月))\s?[:：,]?\s?(?=[\p{L}\d])`,
  'giu',
);

/** The lines with every such line unfolded. */
export const unfoldSequences = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) =>
    line.length > maxLine ? [line] : unfold(line, lines[at - 1] || lines[at - 2] || ''),
  );

function unfold(line: string, above: string): string[] {
  return (
    split(line, numbered, (count) => `${count}. `, 3) ??
    byTimes(line) ??
    split(line, period, (_, name) => `${name}: `, maxGap) ??
    shares(line, above) ??
    byClock(line) ??
    byArrows(line) ?? [line]
  );
}

/** Sentence after sentence is led by its own time, `Weeks 2-3: set-up of pay rules.`: a plan, and around it what is said of it. */
function byTimes(line: string): string[] | undefined {
  if (!/[:：]/.test(line)) return undefined;
  const sentences = sentencesOf(line, 'und');
  const isStep = (sentence: string): boolean => isOfPeriod(withoutEnd(sentence));
  const from = sentences.findIndex(isStep);
  const to = sentences.findLastIndex(isStep) + 1;
  const steps: string[] = [];
  // A second sentence goes with the step before it.
  for (const sentence of sentences.slice(Math.max(0, from), to))
    if (isStep(sentence) || steps.length === 0) steps.push(sentence);
    else steps.push(`${steps.pop()} ${sentence}`);
  if (steps.length < minSteps || !steps.every(isStep)) return undefined;
  const [before, after] = [sentences.slice(0, from), sentences.slice(to)];
  return [
    ...(before.length === 0 ? [] : [before.join(' ')]),
    ...steps.map(withoutEnd),
    ...(after.length === 0 ? [] : [after.join(' ')]),
  ];
}

/** `Day 1 – 9.30 coffee; 10.00 plenary; 12.30 lunch`: what happens when, each with its day. */
function byClock(line: string): string[] | undefined {
  const [, day, times = line] = /^(\p{L}{3,9}\.?\s\d{1,2})\s?[:：–—-]\s(.+)$/u.exec(line) ?? [];
  const entries = times.split(/\s?[;·]\s/u);
  const timed = entries.every((one) => /^\d{1,2}(?:[:.h]\d\d|\sh(?:\s\d\d)?)\s\S/u.test(one));
  if (entries.length < minSteps || !timed) return undefined;
  return entries.map((one) => withoutEnd(day === undefined ? one : `${day}, ${one}`));
}

const arrow = /\s(?:->|=>|→|➜|➔)\s/u;
/** What the steps are of, before the first: `Process: survey -> model -> fit`. */
const ofSteps =
  /^(\s*(?:(?:the |our |der |unser |le |notre |el |nuestro |il |nostro |o |nosso |het |ons )?(?:process|procedure|ablauf|vorgehen|prozess|processus|déroulement|proceso|processo|procedimento|werkwijze|aanpak|proces|przebieg|流れ))(?:\s(?:is|ist|est|es|è|é|jest)\s|\s?[:：]\s*))(?=\S)/iu;

/** `survey -> model within 10 days -> fit over a weekend`. */
function byArrows(line: string): string[] | undefined {
  if (!arrow.test(line)) return undefined;
  const head = (ofSteps.exec(line) ?? /^\s*\p{L}[^:：.!?>→]{2,40}[:：]\s/u.exec(line))?.[0] ?? '';
  const steps = line.slice(head.length).split(arrow);
  if (steps.length < minSteps || steps.some((step) => step.trim() === '')) return undefined;
  // Between sentences an arrow leads to what follows from them.
  if (steps.slice(0, -1).some((step) => /[.!?]\s+\p{Lu}/u.test(step))) return undefined;
  const [ending = '', ...after] = sentencesOf(steps.at(-1) ?? '', 'und');
  // `What came of it → 460 firms → 99.97 % uptime`: figures are no steps.
  const [what = '', ...told] = steps.map((step) => step.trim());
  if (head === '' && !/\d[^\d]*\d|%/.test(what) && told.every((step) => /\d/.test(step)))
    return [`${what}:`, ...told.map((step) => `- ${withoutEnd(step)}`)];
  const name = head.trim().replace(/\s?[:：]$|\s(?:is|ist|est|es|è|é|jest)$/iu, '');
  return [
    ...(name === '' ? [] : [`${name}:`]),
    ...[...steps.slice(0, -1), ending].map((step, at) => `${at + 1}. ${withoutEnd(step.trim())}`),
    ...(after.length === 0 ? [] : ['', after.join(' ')]),
  ];
}

const withoutEnd = (text: string): string => text.replace(/[.,;。、]$/, '');

function split(
  line: string,
  pattern: RegExp,
  mark: (count: number, name: string) => string,
  gap: number,
): string[] | undefined {
  if (!/\d|[①-⑳]/u.test(line)) return undefined;
  const found = [...line.matchAll(pattern)];
  const counts = found.map(countOf);
  if (
    found.length < minSteps ||
    counts[0] !== 1 ||
    ordinal.test(line.slice(0, (found[0]?.index ?? 0) + (found[0]?.[0].length ?? 0))) ||
    !counts.every((count, at) => isNext(count, counts[at - 1], gap))
  )
    return undefined;
  const head = line.slice(0, found[0]?.index ?? 0).trim();
  const steps = found.map((match, at) => {
    const from = match.index + match[0].length;
    const text = line.slice(from, found[at + 1]?.index ?? line.length).trim();
    return { mark: mark(counts[at] ?? at + 1, match[1] ?? ''), text };
  });
  // `1. Jahr 3 %, 2. Jahr 4 %`: what is counted is named each time.
  const named = new Set(steps.map(({ text }) => /^\p{L}{1,40}/u.exec(text)?.[0]));
  if (pattern === numbered && named.size === 1 && !named.has(undefined)) return undefined;
  // What is said after the last step is no part of it, where no step has a second sentence.
  const last = steps.at(-1);
  const [ending = '', ...after] = last ? sentencesOf(last.text, 'und') : [];
  const single = steps.slice(0, -1).every(({ text }) => sentencesOf(text, 'und').length <= 1);
  if (last && single && after.length > 0) last.text = ending;
  return [
    ...(head === '' ? [] : [head]),
    ...steps.map((step) => step.mark + step.text.replace(/[.,;。、]$/, '')),
    ...(single && after.length > 0 ? [after.join(' ')] : []),
  ];
}

/** Week 8 may follow week 4; an entry follows the one before it. */
const maxGap = 26;
const isNext = (count: number, before: number | undefined, gap: number): boolean =>
  before === undefined || (count > before && count <= before + gap);

const countOf = (match: RegExpMatchArray): number => {
  const circled = match[2] !== undefined && /[①-⑳]/u.test(match[2]);
  return circled
    ? (match[2]?.codePointAt(0) ?? 0) - 0x245f
    : Number((match[1] ?? '').match(/\d{1,2}/)?.[0] ?? Number.NaN);
};
