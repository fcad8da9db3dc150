// What the page's button starts, in the words of the sources: the step it is, what follows it, or the
// line that describes it. `Book a site visit` is headed by `First step: site visit, 45 minutes`.

import { plainText } from '../../../../platform/text/inline.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { ensureEnd, withoutStop } from '../../../../platform/text/sentences.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import type { AgentAction } from '../../../agent.ts';
import type { Section } from '../../context/reading.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isStepsSection } from '../sections/lists.ts';
import { asksOfReader, clock, wordCount } from '../texts/claim_lines.ts';
import { entryIn } from './labels.ts';

export interface Move {
  heading: string;
  text?: string;
}

interface Step {
  title: string;
  next?: string;
  /** Nothing comes before it. */
  first: boolean;
  /** The reader has nothing to do before it. */
  begun: boolean;
}

const enough = 0.5;
const maxHeading = 90;
const maxSteps = 60;
const minNextWords = 3;

export function moveOf(brief: Brief, { buttonTitle }: AgentAction): Move | undefined {
  const meant = meantBy(namedBy(plainText(buttonTitle), brief.language), brief.language);
  const best = <T>(entries: readonly T[], textOf: (entry: T) => string): T | undefined =>
    entries
      .filter((entry) => textOf(entry).length <= maxHeading && !hasAmount(textOf(entry)))
      .map((entry) => ({ entry, share: meant.share(textOf(entry)) }))
      .filter(({ share }) => share >= enough)
      .sort((a, b) => b.share - a.share)[0]?.entry;
  const step = best(brief.source.context.flatMap(stepsIn).slice(0, maxSteps), ({ title }) => title);
  if (step && brief.phrases.nextStep !== undefined)
    return step.begun ? asMove(brief, step) : undefined;
  const line = best(labelledLines(brief), ({ title }) => title);
  if (!line) return undefined;
  // It stands here, and nowhere else.
  brief.claims.mark(line.whole);
  return { heading: line.title, text: ensureEnd(line.text, brief.language) };
}

/** The button without its verb, which stands first, and last in German: `site visit`. */
function namedBy(title: string, language: string): string {
  const words = title.split(/\s+/);
  const rest = language === 'de' ? words.slice(0, -1) : words.slice(1);
  const named = rest.join(' ').replace(/[\d+][\d ()/.-]{3,}/g, ' ');
  return wordsOf(named).length === 0 ? title : named;
}

/** Steps and dated stages; the hours of a day lead nowhere. */
function stepsIn(section: Section): Step[] {
  const { items, tables } = section;
  const titles = items.map(({ title }) => title);
  // `30 % on order` is how it is paid, and nothing to begin with.
  const isPayment = titles.every((title) => /^\d{1,2}\s?%/.test(title));
  const listed = isStepsSection(section) && !isPayment ? titles : [];
  const dated = tables
    .filter(({ kind, rows }) => kind === 'agenda' && !rows.some(([when = '']) => clock.test(when)))
    .flatMap(({ rows }) => rows.map(([, title = '']) => title));
  return [listed, dated].flatMap((steps) =>
    steps.map((title, at) => {
      const next = steps[at + 1];
      return {
        title,
        first: at === 0,
        begun: at === 0 || !asksOfReader.test(steps[0] ?? ''),
        ...(next === undefined ? {} : { next }),
      };
    }),
  );
}

function asMove(brief: Brief, { title, next, first }: Step): Move {
  const { phrases, language } = brief;
  const small = smallFirst(withoutStop(title), brief);
  const named = first ? phrases.firstStep?.(small) : undefined;
  const heading = named ?? `${phrases.nextStep ?? ''}${colonOf(language)}${small}`;
  const after =
    next === undefined || hasAmount(next) || wordCount(next) < minNextWords
      ? undefined
      : phrases.afterThat?.(smallFirst(next, brief));
  return { heading, ...(after === undefined ? {} : { text: ensureEnd(after, language) }) };
}

const labelledLines = ({ source }: Brief): { title: string; text: string; whole: string }[] =>
  source.context.slice(0, maxSteps).flatMap(({ paragraphs, heading }) =>
    heading === undefined
      ? paragraphs.flatMap(({ text }) => {
          const entry = entryIn(text);
          return entry ? [{ ...entry, whole: text }] : [];
        })
      : [],
  );
