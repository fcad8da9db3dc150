// Which answer speaks of the same as what the reader said.
import { hasAmount } from '../../../platform/text/money.ts';
import { fold, termsOf, wordsOf } from '../../../platform/text/words.ts';
import { type Concept, conceptsIn } from '../fit/concepts.ts';
import { stepFor } from '../fit/ranges.ts';
import type { Answer } from './answers.ts';
import {
  asksAlike,
  asksOtherwise,
  hasWord,
  isAskedAbout,
  isName,
  isSystem,
  namesIn,
  saysWho,
} from './asked_alike.ts';
import {
  askedIn,
  clausesOf,
  dayIn,
  duration,
  howLong,
  howMuch,
  intent,
  isAsking,
  isDeadline,
  isNeed,
  isTimed,
  isWorry,
  whoWord,
} from './asking.ts';
import { byName, byWhen, toBeDone } from './by_when.ts';
import { asksOfReader } from './claim_lines.ts';
import { type Desk, fitOf } from './desk.ts';
import { begins, broad, plain, spokenOf, stemsIn, stemsOf, wideRuns } from './in_common.ts';

/** An answer, and how much it speaks of the same. */
export interface Found {
  answer: Answer;
  score: number;
}

/** Speaks of the same: two words and more in common, a system by name, or what a question asks for. */
export function bestAnswer(
  desk: Desk,
  sentence: string,
  answers: readonly Answer[],
  asks = isAsking(sentence),
): Found | undefined {
  const step = stepIn(answers, sentence);
  // Who asks for a price is not told how long it takes.
  if (step && !(howMuch.test(sentence) && !hasAmount(step.text))) {
    return { answer: step, score: sure };
  }
  if (isDeadline(sentence)) {
    const due = dayIn(sentence);
    const timed = answers.filter(
      (answer) =>
        answer.owned !== true &&
        (isTimed(answer.text) || spokenOf(answer, desk.language).has('delivery')) &&
        !(answer.session === true && due > 0 && dayIn(answer.text) > due),
    );
    const found =
      nearest(desk, sentence, timed, asks, true) ??
      guessed(
        byName(desk, sentence, timed) ??
          (toBeDone.test(sentence) ? byWhen(timed, desk.language) : undefined),
      );
    if (found) return found;
  }
  return (
    nearest(desk, sentence, answers, asks) ??
    (asks ? guessed(byIntent(desk, sentence, answers)) : undefined)
  );
}

/** The row of a price list that the number in a sentence belongs to. */
export function stepIn(answers: readonly Answer[], sentence: string): Answer | undefined {
  for (const table of new Set(answers.flatMap((answer) => answer.table ?? []))) {
    const row = stepFor(table.rows, table.around, sentence);
    const step = row && answers.find((answer) => answer.row === row);
    if (step) return step;
  }
  return undefined;
}

const sure = 10;
const guessed = (answer: Answer | undefined): Found | undefined => answer && { answer, score: 0.5 };

function nearest(
  desk: Desk,
  sentence: string,
  answers: readonly Answer[],
  asks: boolean,
  /** One word in common is not enough. */
  strict = false,
): Found | undefined {
  const counted = answers.filter(({ session }) => session !== true);
  const terms = new Set(stemsOf(sentence, desk.language).filter((term) => !plain.has(term)));
  const runs = wideRuns(sentence);
  const sizes = sizesIn(sentence);
  const concepts = [
    ...conceptsIn(asks ? sentence : sentence.replace(size, ' '), desk.language),
  ].map((concept) => ({
    concept,
    held: counted.filter((answer) => spokenOf(answer, desk.language).has(concept)).length,
  }));
  // `It is 50 minutes from Woerden, so how often can I work from home?` asks what its end asks.
  // `My biggest headache is tronc, the tax office wrote to us` names first what it fears.
  const worry = isWorry(sentence);
  const end = new Set(stemsOf(sentence.split(/[,;:–—]\s/).at(worry ? 0 : -1) ?? '', desk.language));
  const wanted = asks ? [] : desk.commands.lead.flatMap((text) => termsOf(text, desk.language));
  // One word in common with a mere fact is chance, unless it is the name of a system.
  const fact = !asks && !isNeed(sentence);
  const tellingIn = (shared: readonly string[]): readonly string[] =>
    fact ? shared.filter((term) => !isCounted(term, sizes)) : shared;
  const who = asks && whoWord.test(sentence);
  const priceAlone =
    asks && howMuch.test(sentence) && clausesOf(sentence, desk.language).length < 2;
  // `Ra 0.4` is there for no other reason.
  const measures: readonly string[] = sentence.match(/\d+[.,]\d{1,2}(?!\d)/g) ?? [];
  let best: Found | undefined;
  // Who asks about a system by its name wants to read of just that.
  const called = worry
    ? []
    : namesIn(askedIn(sentence, desk.language), desk.language).filter((name) =>
        answers.some(({ about }) => hasWord(about, name)),
      );
  for (const answer of answers) {
    if (called.length > 0 && !called.some((name) => hasWord(answer.about, name))) continue;
    if (!asks && (excludes.test(answer.text) || asksOfReader.test(answer.text))) continue;
    const of = spokenOf(answer, desk.language);
    // Who asks only for the price is told nothing else.
    if (priceAlone && !answer.answers && !hasAmount(answer.text) && !saysCost(of)) continue;
    const held = stemsIn(answer, desk.language);
    const shared = [...terms].filter((term) => held.some((other) => begins(term, other)));
    const found = runs.filter((run) => answer.about.includes(run) && isRare(run, counted));
    const common = concepts.filter(({ concept }) => of.has(concept));
    const spoken = common.reduce((sum, { held: all }) => sum + 1.4 / Math.sqrt(1 + all), 0);
    // What was said to a question of its own speaks to something told only if both are about one thing.
    const named =
      answer.answers &&
      shared.some((term) => isAskedAbout(term, answer, counted) || isSystem(term, sentence));
    if (!asks && answer.answers && shared.length < 2 && spoken === 0 && runs.length === 0 && !named)
      continue;
    // A session is named in a word or two: one in common is no answer.
    if (strict !== (answer.session === true) && shared.length < 2 && runs.length === 0) continue;
    const exact = measures.some((figure) => answer.text.includes(figure));
    const near =
      named ||
      exact ||
      common.some((one) => isTelling(one, asks)) ||
      (runs.length > 0
        ? found.some((run) => asks || !isCounted(run, sizes))
        : tellingIn(shared).length >= 2 ||
          shared.some(
            (term) =>
              (asks || ((isSentence(answer) || term.length >= 7) && !isCounted(term, sizes))) &&
              (isSystem(term, sentence) ||
                (!fact && isTopical(term, isName(term, sentence, desk.language), asks, counted)) ||
                (asks && (answer.answers || (term.length >= 6 && isRare(term, counted))))),
          ));
    if (!near) continue;
    // One word in common does not tell who.
    if (who && answer.answers && shared.length + common.length < 2 && !saysWho(answer)) continue;
    const kind =
      (asks && answer.answers ? 1.6 : 1) *
      (answer.whole ? 1.2 : 0.8) *
      (isCalled(answer, terms, desk.language) ? namedRow : intent(sentence, answer.text)) *
      (isAskedFor(answer, sentence) ? 2.5 : 1) *
      (who && saysWho(answer) ? 1.5 : 1) *
      (asksOtherwise(sentence, answer.question) ? 0.5 : 1) *
      (asks && shared.length + common.length > 1 && asksAlike(desk, answer, shared, common)
        ? 1.25
        : 1);
    const asked = (term: string): number =>
      (asks && end.has(term)) || (!worry && isName(term, sentence, desk.language)) ? 2 : 1;
    const score =
      shared.reduce(
        (sum, term) => sum + weightOf(term, counted) * asked(term),
        found.length * runWeight + spoken + (exact ? exactWeight : 0),
      ) * kind;
    const total = wanted.some((term) => answer.about.toLowerCase().includes(term))
      ? score * ledWeight
      : score;
    if (best === undefined || total > best.score) best = { answer, score: total };
  }
  return best;
}

/** `340 staff`, `社員380名`: how big they are. A word of that alone answers nothing. */
const size = /\d[\d.,]*\s?\p{L}[\p{L}³²-]*|\p{sc=Han}{2,4}\d[\d,]*(?:名|人|社|室|店|台)/gu;
const sizesIn = (sentence: string): string[] => (sentence.match(size) ?? []).map(fold);
const isCounted = (term: string, sizes: readonly string[]): boolean =>
  sizes.some((one) => one.includes(term));

/** `BACS approved bureau.` is a label. */
export const isSentence = ({ whole, text }: Answer): boolean => whole && wordsOf(text).length >= 4;

const saysCost = (of: ReadonlySet<Concept>): boolean => of.has('price') || of.has('payment');

/** What is not in the price answers who asks for it. */
const excludes =
  /^(?:excluded|excluding|not included|ausgeschlossen|nicht (?:enthalten|inbegriffen|im preis)|exclu\p{L}*|non (?:compris|inclus\p{L}*)|no (?:incluye|incluid\p{L}+)|esclus\p{L}|não (?:inclui|incluíd\p{L}+)|exclusief|niet inbegrepen|nie obejmuje)(?!\p{L})/iu;

/** `14 roller conveyors` asks for just the row with 14 of them. */
const isAskedFor = ({ row }: Answer, sentence: string): boolean =>
  row?.some((cell) => /^\d{1,6}$/.test(cell) && wordsOf(sentence).includes(cell)) === true;

const namedRow = 2.5;
/** `a house of 120 m², turnkey` names the whole of the row `Turnkey`. */
function isCalled({ row }: Answer, terms: ReadonlySet<string>, language: string): boolean {
  const name = row === undefined ? [] : stemsOf(row[0] ?? '', language);
  return name.length >= 2 && name.every((stem) => terms.has(stem));
}

const exactWeight = 1;

/** A run of letters in common is a word or two. */
const runWeight = 0.7;

/** Of two that fit what was told, the one that the team wants first. */
const ledWeight = 2.5;

/** A short word in common may be anything, `Anlage` or `teams`, unless one answer alone has it. */
const isTopical = (
  term: string,
  named: boolean,
  asks: boolean,
  answers: readonly Answer[],
): boolean =>
  term.length >= (named ? 3 : 5) &&
  answers.filter(({ about }) => fold(about).includes(term)).length <=
    (named || asks || term.length > 5 ? 2 : 1);

const maxAsked = 5;
const maxTold = 3;

/** What half of the answers speak of says nothing about one of them. */
const isTelling = (
  { concept, held }: { concept: Concept; held: number },
  asks: boolean,
): boolean => (asks ? held <= maxAsked : held <= maxTold && !broad.has(concept));

const weightOf = (term: string, answers: readonly Answer[]): number =>
  1 / Math.sqrt(1 + answers.filter(({ about }) => about.toLowerCase().includes(term)).length);

/** `How early would we know?` asks for a time: the sentence with one that matters most to them. */
function byIntent(desk: Desk, sentence: string, answers: readonly Answer[]): Answer | undefined {
  const ways = [
    ...(howMuch.test(sentence) ? [{ holds: hasAmount, entries: true }] : []),
    ...(howLong.test(sentence)
      ? [{ holds: (text: string) => duration.test(text), entries: false }]
      : []),
  ];
  return ways
    .map(({ holds, entries }) => nearestWith(desk, answers, holds, entries))
    .find((answer) => answer !== undefined);
}

function nearestWith(
  desk: Desk,
  answers: readonly Answer[],
  holds: (text: string) => boolean,
  entries: boolean,
): Answer | undefined {
  return answers
    .filter(({ text, whole }) => holds(text) && (whole || entries))
    .map((answer) => ({ answer, fit: fitOf(desk, answer.about) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.answer;
}

const isRare = (word: string, answers: readonly Answer[]): boolean =>
  answers.filter(({ about }) => about.toLowerCase().includes(word)).length <= 3;
