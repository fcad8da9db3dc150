// The smallest part of a sentence that has what is named: what stands in brackets or between dashes, then what its
// joints and commas part. Nothing where only all of the sentence can go.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Holding } from '../../compose/texts/sentence_joints.ts';
import { withoutPart } from '../../compose/texts/sentence_parts.ts';
import { isStatement } from '../../compose/texts/statements.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import { daysIn } from '../../text/days.ts';
import { isQuotedAt } from './quoted_at.ts';

interface Left {
  left: string;
  gone: string;
}
interface How {
  price: boolean;
  name: string;
  language: string;
}

export function smallestPart(sentence: string, holding: Holding, how: How): Left | undefined {
  const inserted = insertedIn(sentence, holding, how);
  if (inserted) return inserted;
  // `The phone wait number 5:40`: the figure tells which clause is meant, and not what it is said of.
  const figure = figureIn(how.name, sentence);
  const byFigure =
    figure === undefined
      ? undefined
      : withoutPart(sentence, (part) => Number(part.includes(figure)), { ...how, name: figure });
  // `Below 500` is not the half that says `above 500`.
  const isIts = byFigure !== undefined && holding(byFigure.gone) > 0;
  const part = [isIts ? byFigure : undefined, withoutPart(sentence, holding, how)].find(
    (one) => one && isApart(sentence, one, how.language),
  );
  return part && { ...part, left: part.left.replace(joinedOn, '$1') };
}

/** The one figure that was named, where the sentence has it once. */
export function figureIn(name: string, sentence: string): string | undefined {
  const [figure, more] = name.match(/\d[\d.,:]*\d|\d/g) ?? [];
  return figure !== undefined && more === undefined && sentence.split(figure).length === 2
    ? figure
    : undefined;
}

/** `90 days: and a plan`: what stood before the joint went. */
const joinedOn = new RegExp(`^([^:：]{2,80}[:：]\\s)(?:${joining})\\s`, 'iu');

/** No number behind its weekday, and nothing out of somebody's words. */
function isApart(sentence: string, { gone }: Left, language: string): boolean {
  const at = sentence.indexOf(gone);
  if (at === -1) return true;
  const before = sentence.slice(0, at).trimEnd();
  const isDayed = daysIn(before, language).some(({ end }) => end >= before.length - 1);
  return !isQuotedAt(sentence, at) && !(isDayed && /^\d/.test(gone));
}

const brackets = /\s?[(（]([^()（）]{1,240})[)）]/gu;
const dashes = /\s[–—-]\s([^–—]{3,160}?)(?:\s[–—-](?=\s)|(?=[.!?]?$))/gu;

/** What stands in brackets or between dashes has at least as much of it as what stands around, which lacks some. */
export function insertedIn(
  sentence: string,
  holding: Holding,
  { language }: Pick<How, 'language'>,
): Left | undefined {
  if (sentence.length > 1200) return undefined;
  const most = holding(sentence);
  const meant = [...sentence.matchAll(brackets), ...sentence.matchAll(dashes)].filter(
    ({ 0: all, 1: inside = '', index }) => {
      const around = without(sentence, index, all);
      const isAside = /^\s?[(（]/u.test(all) || isStatement(sentence.slice(0, index), language);
      const outside = holding(around);
      return isAside && held(inside, holding) >= Math.max(outside, 1) && outside < most;
    },
  );
  const [only, more] = meant;
  if (!only || more || isQuotedAt(sentence, only.index)) return undefined;
  const { 0: all, 1: inside = '', index } = only;
  const smaller = oneOf(inside, holding);
  if (smaller) return { left: sentence.replace(inside, () => smaller.left), gone: smaller.gone };
  return { left: without(sentence, index, all), gone: all.trim() };
}

const without = (sentence: string, at: number, part: string): string =>
  `${sentence.slice(0, at)}${sentence.slice(at + part.length)}`;

/** `(repayable …)` has the word `pay` in it too. */
const held = (inside: string, holding: Holding): number => {
  const bare = wordsOf(fold(inside)).map((word) =>
    word.replace(/^(?:re|zuruck(?:zu)?|terug|ri)/u, ''),
  );
  return Math.max(holding(inside), holding(bare.join(' ')));
};

/** `(2 looms, 1 press)`: one of several that are short. */
function oneOf(inside: string, holding: Holding): Left | undefined {
  const parts = inside.split(/,\s/);
  const isShort = parts.every((part) => /^\d/.test(part) || part.split(' ').length <= 2);
  const kept = parts.filter((part) => holding(part) === 0);
  return isShort && kept.length === parts.length - 1 && kept.length > 0
    ? { left: kept.join(', '), gone: parts.find((part) => !kept.includes(part)) ?? '' }
    : undefined;
}
