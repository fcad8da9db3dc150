// Which answer speaks of the same as what the reader said.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { fold, termsOf } from '../../../../platform/text/words.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import { stepFor } from '../../fit/ranges.ts';
import { asksAlike, hasWord } from '../brief/asked_alike.ts';
import type { Brief } from '../brief/brief.ts';
import {
  begins,
  type Counts,
  countsOf,
  mayHold,
  ofMonths,
  rootsIn,
  spokenOf,
  stemsIn,
  stemsOf,
} from '../brief/in_common.ts';
import { covering } from '../brief/objects.ts';
import { meansAll, namesRow, saysAll } from '../brief/said_whole.ts';
import { toldBy } from '../brief/told.ts';
import { isOfTrade } from '../brief/trade.ts';
import type { Answer } from '../texts/answer.ts';
import { clausesOf, dayIn, howMuch, howMuchOf, intent, isTimed, period } from '../texts/asking.ts';
import { asksOfReader } from '../texts/claim_lines.ts';
import { asksWhoPays, withoutPaying } from '../texts/cost_borne.ts';
import { howLong, tellsAsked } from '../texts/question_kinds.ts';
import { asksWho, saysWho, whoWord } from '../texts/question_who.ts';
import { wideWords } from '../texts/wide_words.ts';
import { toBeDone } from './deadline.ts';
import { isSure } from './heard_sure.ts';

/** An answer, and how much it speaks of the same. */
export interface Found {
  answer: Answer;
  score: number;
  /** By a number or a day that both name. */
  figures?: true;
  /** By what both call by its name. */
  named?: true;
}

/** The best of all: see `bestAnswers`. */
export const bestAnswer = (
  brief: Brief,
  sentence: string,
  answers: readonly Answer[],
  asks?: boolean,
): Found | undefined => bestAnswers(brief, sentence, answers, asks)[0];

type Fits = (answer: Answer) => boolean;
const all: Fits = () => true;
/** Others may have been given away. */
const maxFound = 6;

/** Speaks of the same: two words and more in common, a system by name, or what a question asks for. */
export function bestAnswers(
  brief: Brief,
  sentence: string,
  answers: readonly Answer[],
  asks = toldBy(brief, sentence).asks,
  isFit: Fits = all,
): Found[] {
  // A number beside something told is no question for a price.
  const step = isQuestion(sentence) ? stepIn(answers, sentence) : undefined;
  if (step && step.priced !== true && !howMuch.test(sentence) && isFit(step))
    return [{ answer: step, score: sure, figures: true }];
  if (toldBy(brief, sentence).deadline) {
    const day = dayIn(sentence);
    const inTime = (answer: Answer): boolean =>
      isDated(answer, brief.language) &&
      !(answer.session === true && day > 0 && dayIn(answer.text) > day) &&
      isFit(answer);
    const found = nearest(brief, sentence, answers, asks, inTime, true);
    if (found.length > 0) return found;
    // The last of the steps: by then it is there.
    const done = ({ dated, text }: Answer): boolean => dated === true || period.test(text);
    const last = toBeDone.test(sentence)
      ? answers.findLast((one) => done(one) && inTime(one))
      : undefined;
    if (last) return [{ answer: last, score: guessed, figures: true }];
  }
  return nearest(brief, sentence, answers, asks, isFit);
}

const datedOnes = new WeakMap<Answer, boolean>();
/** Says when, or speaks of delivery; somebody else's result does not. */
function isDated(answer: Answer, language: string): boolean {
  const known = datedOnes.get(answer);
  if (known !== undefined) return known;
  const found =
    answer.owned !== true && (isTimed(answer.text) || spokenOf(answer, language).has('delivery'));
  datedOnes.set(answer, found);
  return found;
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
const guessed = 0.5;

function nearest(
  brief: Brief,
  sentence: string,
  answers: readonly Answer[],
  asks: boolean,
  isFit: Fits,
  /** One word in common is not enough. */
  strict = false,
): Found[] {
  const counts = countsOf(answers);
  const { counted } = counts;
  const told = { ...toldBy(brief, sentence), asks };
  const who = asks && asksWho(sentence, brief.language);
  const whoPays = asks && asksWhoPays(sentence, brief.language);
  const {
    terms,
    roots,
    runs,
    words: toldWords,
    worry,
    end,
    names,
    systems,
    askedNames,
    objects,
  } = told;
  const spokenOfAsked = conceptsIn(whoPays ? withoutPaying(sentence) : sentence, brief.language);
  const asksOf = asks && !worry && runs.length === 0 && objects.length > 0;
  const isName = (term: string): boolean => names.some((name) => name.startsWith(term));
  const isSystem = (term: string): boolean => systems.some((name) => name.startsWith(term));
  const sizes = sizesIn(sentence);
  const concepts = [
    ...(asks ? spokenOfAsked : conceptsIn(sentence.replace(size, ' '), brief.language)),
  ]
    // Who asks who pays does not ask about paying.
    .filter((concept) => !(whoPays && ofMoney.has(concept)))
    .map((concept) => ({
      concept,
      held: counted.filter((answer) => spokenOf(answer, brief.language).has(concept)).length,
    }));
  const wanted = asks ? [] : brief.commands.lead.flatMap((text) => termsOf(text, brief.language));
  const priceAlone =
    asks &&
    !whoPays &&
    howMuch.test(sentence) &&
    !howMuchOf.test(sentence) &&
    clausesOf(sentence, brief.language).length < 2;
  const timeAsked = asks && howLong.test(sentence);
  const tells =
    asks && !worry && (whoPays || !howMuch.test(sentence))
      ? tellsAsked(sentence, brief.language)
      : undefined;
  // `Ra 0.4` is there for no other reason, and neither is `T4` where they ask about it.
  const measures: readonly string[] =
    sentence.match(asks ? measureOrCode : /\d+[.,]\d{1,2}(?!\d)/g) ?? [];
  const labels = asks ? labelsIn(sentence, terms, brief.language) : [];
  const found: Found[] = [];
  // Who asks about a system by its name wants to read of just that.
  const called = askedNames.filter((name) => answers.some(({ about }) => hasWord(about, name)));
  // `… into Xero?`: of something by name that no source speaks of, one word in common tells nothing.
  const unknownName =
    called.length === 0 &&
    askedNames.some(
      (name) => conceptsIn(name, brief.language).size === 0 && !ofMonths.has(fold(name)),
    );
  // A word that every other sentence has tells nothing by itself.
  const most = Math.max(minCommon, counted.length * commonShare);
  const isUncommon = (shared: readonly string[], common: readonly unknown[]): boolean =>
    common.length > 0 || shared.some((term) => counts.folded(term) <= most);
  for (const answer of answers) {
    if (called.length > 0 && !called.some((name) => hasWord(answer.about, name))) continue;
    if (!asks && answersOnlyWhoAsks(answer)) continue;
    const of = spokenOf(answer, brief.language);
    // Who asks only for the price is told nothing else, and who does not is told none.
    if (priceAlone && !(answer.priced === true || isPriceQuestion(answer))) continue;
    if (
      answer.priced === true &&
      !priceAlone &&
      !whoPays &&
      !concepts.some(({ concept }) => ofMoney.has(concept)) &&
      !(asks && namesRow(sentence, answer, brief.language))
    )
      continue;
    // Who asks how soon is told a time.
    const kindly = tells?.(answer);
    if (kindly === false && !(timeAsked && of.has('contract'))) continue;
    const held = stemsIn(answer, brief.language);
    const may = (stem: string): boolean => mayHold(answer, stem, brief.language);
    const heldRoots = rootsIn(answer, brief.language);
    const shared = [...terms].flatMap((term) => {
      if (may(term) && held.some((other) => begins(term, other))) return [term];
      const root = roots.get(term);
      return root !== undefined && heldRoots.has(root) ? [root] : [];
    });
    const heldRuns = runs.filter((run) => answer.about.includes(run) && isRare(run, counts));
    const heldWords = toldWords.filter((word) => wideWords(answer.about).includes(word));
    const common = concepts.filter(({ concept }) => of.has(concept));
    const spoken = common.reduce((sum, { held: all }) => sum + 1.4 / Math.sqrt(1 + all), 0);
    // A session is named in a word or two: one in common is no answer.
    if (
      strict !== (answer.session === true) &&
      shared.length < 2 &&
      runs.length === 0 &&
      kindly !== true
    )
      continue;
    const numbered = labels.some((label) => label(answer.about));
    const exact = numbered || measures.some((figure) => answer.text.includes(figure));
    const byName = exact || called.length > 0 || shared.some(isSystem);
    const meant = asks && !worry && meansAll(sentence, answer, brief.language);
    const named = covering(objects, spokenOfAsked, held, of, heldRoots, may);
    if (
      asksOf &&
      !byName &&
      !meant &&
      named < (unknownName && !(kindly === true && common.length > 0) ? 2 : 1)
    )
      continue;
    const telling = asks ? shared : shared.filter((term) => !isCounted(term, sizes));
    const near =
      exact ||
      meant ||
      shared.some(isSystem) ||
      (kindly === true &&
        (saysAll(sentence, answer, brief.language) ||
          (named > 0 && isUncommon(shared, common)) ||
          heldRuns.length > 0 ||
          heldWords.some((word) => isRare(word, counts)))) ||
      (who && shared.length > 0 && whoWord.test(answer.question ?? '')) ||
      isSure(
        brief,
        told,
        answer,
        { shared: telling, runs: heldRuns, words: heldWords, concepts: common },
        counts,
      );
    if (!near) continue;
    // What the whole offer is about tells nothing by itself.
    if (
      asks &&
      !byName &&
      kindly !== true &&
      common.length === 0 &&
      shared.length === 1 &&
      isOfTrade(brief, shared[0] ?? '')
    )
      continue;
    // One word in common does not tell who.
    if (who && kindly !== true && shared.length + common.length < 2) continue;
    const kind =
      (asks && answer.answers ? 1.6 : 1) *
      (answer.whole ? 1.2 : 0.8) *
      (isCalled(answer, terms, brief.language) ? namedRow : intent(sentence, answer.text)) *
      (who && saysWho(answer) ? 1.5 : 1) *
      (kindly === true && answer.dated === true && untilDone.test(sentence) ? 3 : 1) *
      (asks && shared.length + common.length > 1 && asksAlike(brief, answer, shared, common)
        ? 1.25
        : 1);
    const asked = (term: string): number =>
      (asks && end.has(term)) || (!worry && isName(term)) ? 2 : 1;
    const inWords = heldWords.reduce((sum, word) => sum + weightOf(word, counts), 0);
    const score =
      shared.reduce(
        (sum, term) => sum + weightOf(term, counts) * asked(term),
        heldRuns.length * runWeight + inWords + spoken + (exact ? exactWeight : 0),
      ) * kind;
    const total = wanted.some((term) => answer.about.toLowerCase().includes(term))
      ? score * ledWeight
      : score;
    found.push({ answer, score: total, ...(numbered && { figures: true }) });
  }
  return bestOf(found, isFit);
}

/** The best few that can stand there, the best first. */
function bestOf(found: Found[], isFit: Fits): Found[] {
  const best: Found[] = [];
  for (const one of found.sort((a, b) => b.score - a.score)) {
    if (isFit(one.answer)) best.push(one);
    if (best.length === maxFound) break;
  }
  return best;
}

/** `How long until all branches …?`: by its week. */
const untilDone =
  /(?<!\p{L})(?:until|till|bis|jusqu[’']à ce que|hasta que|finché|até que|totdat|aż)(?!\p{L})/iu;

/** `340 staff`, `社員380名`: how big they are. A word of that alone answers nothing. */
const size = /\d[\d.,]*\s?\p{L}[\p{L}³²-]*|\p{sc=Han}{2,4}\d[\d,]*(?:名|人|社|室|店|台)/gu;
const sizesIn = (sentence: string): string[] => (sentence.match(size) ?? []).map(fold);
const isCounted = (term: string, sizes: readonly string[]): boolean =>
  sizes.some((one) => one.includes(term));

const isPriceQuestion = ({ question }: Answer): boolean =>
  question !== undefined && howMuch.test(question);
const ofMoney: ReadonlySet<Concept> = new Set<Concept>([
  ...(['price', 'payment', 'financing', 'grant', 'investment', 'deduction'] as const),
]);

/** What is not in the price answers who asks for it. */
const excludes =
  /^(?:excluded|excluding|not included|ausgeschlossen|nicht (?:enthalten|inbegriffen|im preis)|exclu\p{L}*|non (?:compris|inclus\p{L}*)|no (?:incluye|incluid\p{L}+)|esclus\p{L}|não (?:inclui|incluíd\p{L}+)|exclusief|niet inbegrepen|nie obejmuje)(?!\p{L})/iu;

const asksOrExcludes = new WeakMap<Answer, boolean>();
function answersOnlyWhoAsks(answer: Answer): boolean {
  const known = asksOrExcludes.get(answer);
  if (known !== undefined) return known;
  const found = excludes.test(answer.text) || asksOfReader.test(answer.text);
  asksOrExcludes.set(answer, found);
  return found;
}

const namedRow = 2.5;
/** `a house of 120 m², turnkey` names the whole of the row `Turnkey`. */
function isCalled({ row }: Answer, terms: ReadonlySet<string>, language: string): boolean {
  const name = row === undefined ? [] : stemsOf(row[0] ?? '', language);
  return name.length >= 2 && name.every((stem) => terms.has(stem));
}

/** From how many of the answers on a word is common. */
const minCommon = 4;
const commonShare = 0.2;

const exactWeight = 1;

/** `Zone 21`, `phase 2`: what bears a number is spoken of where its name and just that number stand. */
const labelsIn = (
  sentence: string,
  terms: ReadonlySet<string>,
  language: string,
): ((about: string) => boolean)[] =>
  [...sentence.matchAll(labelled)]
    .filter(([, name = '']) => !ofMonths.has(fold(name)))
    .filter(([, name = '']) => stemsOf(name, language).some((stem) => terms.has(stem)))
    .map(([, name = '', number = '']) => {
      const [own, figure] = [
        new RegExp(`(?<!\\p{L})${name}\\p{L}{0,2}(?!\\p{L})`, 'iu'),
        new RegExp(`(?<![\\d.,:/])${number}(?![\\d:/]|[.,]\\d|\\s?%)`, 'u'),
      ];
      return (about) => own.test(about) && figure.test(about);
    });
const measureOrCode = /\d+[.,]\d{1,2}(?!\d)|(?<![\p{L}\d-])\p{Lu}{1,3}\d{1,4}(?![\p{L}\d])/gu;
const labelled =
  /(?<!\p{L})(\p{L}{4,20})\s(\d{1,3})(?![\p{L}\d:/]|[.,]\d|\s?(?:%|€|\p{L}{1,2}(?!\p{L})))/gu;

/** A run of letters in common is a word or two. */
const runWeight = 0.7;

/** Of two that fit what was told, the one that the team wants first. */
const ledWeight = 2.5;

const weightOf = (term: string, { small }: Counts): number => 1 / Math.sqrt(1 + small(term));

const isRare = (word: string, { small }: Counts): boolean => small(word) <= 3;
