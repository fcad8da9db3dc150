// What the reader suffers from, and what the sources offer against it. Trouble and help rarely share a word: what is
// offered against the kind of it is looked for, and a word in common, or that nothing else is offered, makes it sure.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { meetsTrouble, type TroubleKind, troublesIn } from '../../fit/troubles.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, type Counts, countsOf, stemsIn } from '../brief/in_common.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { askingFor, isNeed, isWorry } from '../texts/asking.ts';
import { wideWords } from '../texts/wide_words.ts';
import { fitsTo } from './heard_best.ts';
import { type Matched, pieceOf, take } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';

const maxTroubles = 4;
const minWords = 4;
/** What a neighbour in the same turn names counts for less. */
const beside = 0.5;
/** Help that shares no word has to be this much better than the next. */
const apart = 1.5;
const perKind = 1.6;
const minRare = 2;
/** Against two kinds of trouble at once. */
const both = 1.4;

interface Help {
  answer: Answer;
  score: number;
  sure: boolean;
  /** Against this kind of trouble. */
  helps: boolean;
}

/** Each trouble of a talk with its help; the surest first, no help twice. */
export function answerTroubles(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  const spoken = new Set(brief.said.flatMap(({ talk, sentences }) => (talk ? sentences : [])));
  const found = [...open]
    .filter(({ sentence }) => spoken.has(sentence))
    .flatMap((thought) => {
      const help = helpFor(brief, thought.sentence, answers);
      return help === undefined ? [] : [{ thought, ...help }];
    })
    .sort((one, other) => other.score - one.score);
  let count = 0;
  for (const { thought, answer } of found) {
    if (count === maxTroubles) break;
    if (matched.taken.has(pieceOf(answer))) continue;
    open.delete(thought);
    take(matched, thought, [answer], 'trouble');
    count++;
  }
}

/** Tells of something that went wrong. */
export const isTrouble = (sentence: string): boolean =>
  !isQuestion(sentence) &&
  !askingFor.test(sentence) &&
  (wordsOf(sentence).length >= minWords || isWide.test(sentence)) &&
  (troublesIn(sentence).length > 0 || isNeed(sentence) || isWorry(sentence));
const isWide = /[\p{scx=Han}\p{sc=Arabic}]/u;

function helpFor(brief: Brief, sentence: string, answers: readonly Answer[]): Help | undefined {
  if (!isTrouble(sentence)) return undefined;
  const helping = answers.filter((one) => mayHelp(one) && fitsTo(brief, sentence, one));
  const met = new Map(
    troublesIn(sentence).map((kind) => [
      kind,
      helping.filter((one) => meetsTrouble(kind, one.text)),
    ]),
  );
  const counts = countsOf(answers);
  const near = turnOf(brief, sentence).filter((one) => one !== sentence);
  const ranked = helping
    .map((answer): Help => {
      const own = inCommon(brief, sentence, answer, counts);
      const around = near.reduce((sum, one) => sum + inCommon(brief, one, answer, counts).score, 0);
      const ofKind = ofKinds(met, answer);
      return {
        answer,
        score: ofKind + own.score + around * beside,
        // By its kind and a word, by two kinds, by what is lacking, or two words that few have.
        sure:
          (ofKind > 0 && own.score > 0) ||
          [...met.values()].filter((all) => all.includes(answer)).length > 1 ||
          own.rare >= minRare,
        helps: ofKind > 0 && !onlyVague(met, answer),
      };
    })
    .filter(({ sure, helps }) => sure || helps)
    .sort((one, other) => other.score - one.score);
  const [best, next] = ranked;
  if (best === undefined) return undefined;
  return best.sure || next === undefined || best.score >= next.score * apart ? best : undefined;
}

/** No price list, no programme, nobody else's result. */
const mayHelp = ({ priced, session, owned, row }: Answer): boolean =>
  priced !== true && session !== true && owned !== true && row === undefined;

/** What few speak of is surer. */
const ofKinds = (met: ReadonlyMap<TroubleKind, readonly Answer[]>, answer: Answer): number =>
  [...met.values()]
    .filter((all) => all.includes(answer))
    .reduce((sum, all, at) => (sum + perKind / Math.sqrt(all.length)) * (at > 0 ? both : 1), 0);

/** Whoever loses something loses all sorts of things: these need a word in common. */
const vague: ReadonlySet<TroubleKind> = new Set<TroubleKind>(['loss', 'faulty', 'burden']);
const onlyVague = (met: ReadonlyMap<TroubleKind, readonly Answer[]>, answer: Answer): boolean =>
  [...met].every(([kind, all]) => vague.has(kind) || !all.includes(answer));

function inCommon(
  brief: Brief,
  sentence: string,
  answer: Answer,
  counts: Counts,
): { score: number; rare: number } {
  const { terms, words } = toldBy(brief, sentence);
  const held = stemsIn(answer, brief.language);
  const shared = [...terms].filter(
    (term) => term.length >= 4 && held.some((other) => begins(term, other)),
  );
  const wide = words.filter((word) => wideWords(answer.about).includes(word));
  const often = [...shared.map(counts.folded), ...wide.map(counts.small)];
  return {
    score: often.reduce((sum, count) => sum + 1 / Math.sqrt(1 + count), 0),
    rare: often.filter((count) => count <= 2).length,
  };
}

/** All that was said in the same breath. */
const turnOf = ({ said }: Brief, sentence: string): readonly string[] =>
  said.flatMap(({ units }) => units).find(({ sentences }) => sentences.includes(sentence))
    ?.sentences ?? [];
