// What the agent says about a page it has written: for whom, what leads, what stayed
// off the page and why. Short, and in the language of the page.
import type { LeftOut, LeftOutReason } from '../../../claims/claims.ts';
import { stampOf } from '../../../claims/screen/chat.ts';
import { codePoints } from '../../../platform/text/length.ts';
import { deniedPhrase, doubtPhrase } from '../text/doubt_phrases.ts';
import { instructionPhrases } from '../text/instruction_phrases.ts';
import { replyPhrases } from '../text/phrases.ts';
import { unansweredPhrase } from '../text/unanswered_phrases.ts';
import { unshownPhrase } from '../text/unshown_phrases.ts';
import { deniedIn } from './answers/denied.ts';
import { unansweredOf } from './answers/unanswered.ts';
import type { Brief } from './brief/brief.ts';
import { type Doubt, doubtsOn } from './brief/doubts.ts';
import type { Composition } from './compose.ts';
import { judgeCommands, type Verdict } from './followed.ts';
import { unshownOf } from './selection/unshown.ts';

const shortContext = 80;
/** Enough to recognise a line by, and enough to read a wish or a question whole. */
const maxExample = 72;
const maxWhole = 140;
const maxExamples = 3;
const maxDenied = 5;

/** What matters most first, each on a line of its own. */
export function reportOn(brief: Brief, { content, leftOut }: Composition): string[] {
  const { addressee, input, language, source } = brief;
  const phrases = replyPhrases(language);
  const reader =
    [addressee.full, addressee.company]
      .filter((name, at) => name !== undefined && (at === 0 || !addressee.full?.includes(name)))
      .join(', ') || addressee.group;
  const count = content.blocks.length;
  const wrote = reader === undefined ? phrases.wroteForAll(count) : phrases.wrote(reader, count);
  const first = firstHeading(content);
  const said = [first === undefined ? wrote : `${wrote} ${phrases.leads(first)}`];
  said.push(...onInstructions(brief, content));
  const open = unansweredOf(brief, content);
  if (open.length > 0) said.push(unansweredPhrase(language, open.map(quotedIn(brief))));
  const denied = deniedIn(source);
  const unshown = unshownOf(brief, content).filter((text) =>
    denied.every(({ claim }) => !claim.includes(text) && !text.includes(claim)),
  );
  if (unshown.length > 0) said.push(unshownPhrase(language, unshown.map(quotedIn(brief))));
  said.push(...byNote(brief, denied.slice(0, maxDenied), deniedPhrase));
  said.push(...byNote(brief, doubtsOn(content, leftOut, source), doubtPhrase));
  const omitted = omissions(leftOut, phrases, brief.phrases.quotes);
  if (omitted !== undefined) said.push(omitted);
  if (source.context.length === 0 || input.page.pageContext.trim().length < shortContext)
    said.push(phrases.little);
  return said;
}

/** One line for each note, whatever it puts in doubt. */
function byNote(
  { language, phrases }: Brief,
  doubts: readonly Doubt[],
  phrase: (language: string, claim: string, note: string) => string,
): string[] {
  const [left, right] = phrases.quotes;
  return [...Map.groupBy(doubts, ({ note }) => note)].map(([note, of]) =>
    phrase(language, of.map(({ claim }) => clip(claim)).join(`${right}, ${left}`), clip(note)),
  );
}

/** What the page begins with: its first section below the top. */
function firstHeading({ blocks }: Composition['content']): string | undefined {
  const [first] = blocks.filter(({ type }) => type !== 'hero');
  const closing = first?.type === 'form' || first?.type === 'callToAction';
  return first && !closing && 'heading' in first ? first.heading : undefined;
}

const quotedIn = ({ phrases }: Brief) => {
  const [left, right] = phrases.quotes;
  return (text: string): string => `${left}${clip(text, maxWhole)}${right}`;
};

const maxInstructions = 12;

/** Of every instruction whether the page follows it; those that it does not follow by name. */
function onInstructions(brief: Brief, content: Composition['content']): string[] {
  const own = brief.input.audience.supplementaryContext ?? '';
  // A clause is read without some of its marks.
  const plain = (text: string): string => text.replace(/[\s\p{P}]+/gu, ' ').trim();
  const judged = judgeCommands(brief, content).filter(({ text }) =>
    plain(own).includes(plain(text)),
  );
  const phrases = instructionPhrases(brief.language);
  const quoted = (verdict: Verdict): string | undefined => {
    const texts = judged.filter((one) => one.verdict === verdict).map(({ text }) => text);
    const list = texts.slice(0, maxInstructions).map(quotedIn(brief));
    return list.length === 0 ? undefined : list.join(brief.language === 'ja' ? '、' : ', ');
  };
  return (['followed', 'partly', 'not', 'sum', 'tone'] as const).flatMap((verdict) => {
    const list = quoted(verdict);
    return list === undefined ? [] : [phrases[verdict].replace('{}', () => list)];
  });
}

/** What a colleague posts with a figure in it may be missed; the time at which they did may not. */
const hasFigure = (message: string): boolean =>
  /\d/.test(message.slice(stampOf(message)?.from ?? 0));

/** Frames of mails and titles of documents are nobody's loss. */
const untold = new Set<LeftOutReason>(['mail', 'title', 'chat']);

/** First what may have been meant for the page after all. */
const doubtful: readonly LeftOutReason[] = ['unsure', 'fragment', 'unfit', 'unproven'];

/** By reason, each with how many and a few of them: no group goes unmentioned. */
export function omissions(
  leftOut: readonly LeftOut[],
  phrases: ReturnType<typeof replyPhrases>,
  [left, right]: readonly [string, string] = ['“', '”'],
): string | undefined {
  const told = distinct(
    leftOut.filter(
      ({ reason, text }) =>
        /\p{L}{2}/u.test(text) && (!untold.has(reason) || (reason === 'chat' && hasFigure(text))),
    ),
  );
  if (told.length === 0) return undefined;
  const groups = Map.groupBy(told, ({ reason }) => reason);
  const reasons = [...new Set([...doubtful, ...groups.keys()])];
  const lines = reasons.flatMap((reason) => {
    const texts = (groups.get(reason) ?? []).map(
      ({ text }) => `${left}${clip(text).replace(marks, "'")}${right}`,
    );
    const rest = texts.length - maxExamples;
    const shown = [...texts.slice(0, maxExamples), ...(rest > 0 ? [phrases.more(rest)] : [])];
    return texts.length === 0 ? [] : [`– ${phrases.reasons[reason]}: ${shown.join(', ')}`];
  });
  return [phrases.leftOut('').replace(/[\s.。]+$/u, ''), ...lines].join('\n');
}
const marks = /[“”„«»「」]\s?/gu;

function distinct(leftOut: readonly LeftOut[]): LeftOut[] {
  const seen = new Set<string>();
  // A sentence of a line that went as a whole is told with it.
  const isPart = (text: string): boolean =>
    leftOut.some((other) => other.text.length > text.length && other.text.includes(text));
  return leftOut.filter(
    ({ text }) => !seen.has(text) && seen.add(text) !== undefined && !isPart(text),
  );
}

/** Cut between two words, where there are words. */
function clip(text: string, most = maxExample): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (codePoints(line) <= most) return line;
  const cut = Array.from(line)
    .slice(0, most - 1)
    .join('');
  const gap = cut.lastIndexOf(' ');
  return `${(gap > most / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`;
}
