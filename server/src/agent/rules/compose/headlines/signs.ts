// What can be told of a line that could lead: what it says, to whom, where it stands and how it is set down. Nothing here
// judges: which signs speak for a line, and which against it, is told by a table (`worth.ts`) and was learnt (`lead_odds.ts`).
import { figuresIn } from '../../../../claims/figures.ts';
import { likenessToNotes } from '../../../../claims/screen/learned/likeness.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { concernIn, touched } from '../answers/headline_answers.ts';
import { inOneCase, isHalf, isOdd, ofSide } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { isOwn, isRefusal } from '../brief/own_lines.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import {
  asksOfReader,
  clock,
  compares,
  conditional,
  defines,
  isListing,
  isOutcome,
  isRate,
  isSize,
  lacksSubject,
  leansOnOther,
  negated,
  ofTerms,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { goesWithout, isAbsent, isPledge, standsGood } from '../texts/pledges.ts';
import { worthOf as promisedIn, quick } from '../texts/promise_words.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';
import type { Candidate } from './candidates.ts';
import { doneBy, ofArrival, ofContract, ofYou } from './lead_kinds.ts';

export type Signs = Readonly<Record<string, number>>;

interface Known {
  read: (line: Candidate) => Signs;
  signs: Map<Candidate, Signs>;
}

const known = new WeakMap<Brief, Known>();

/** The table and the model ask for the same ones. */
export function signsOf(brief: Brief, line: Candidate): Signs {
  const { read, signs } = known.get(brief) ?? { read: readerFor(brief), signs: new Map() };
  if (!known.has(brief)) known.set(brief, { read, signs });
  const found = signs.get(line) ?? read(line);
  signs.set(line, found);
  return found;
}

function readerFor(brief: Brief): (line: Candidate) => Signs {
  const { language, source, addressee, input } = brief;
  const concern = concernIn(brief);
  const count = Math.max(1, source.context.length);
  const untold = brief.said.length === 0;
  const ofPaper = {
    untold,
    'some left out': Math.min(1, source.leftOut.length / manyLeftOut),
    inbound: input.page.pageType === 'inbound',
  };
  const readers = namesIn(addressee.company, addressee.full, addressee.group);
  const houses = namesIn(source.product, input.brand?.name);
  return ({ text, section, source: line, at, pitch, roles, isSound }) => {
    const kind = kindOf(section);
    const near = concern(text);
    const words = wordCount(text);
    const letters = text.replace(/[^\p{L}]/gu, '').length;
    const folded = wordsOf(fold(text));
    const figures = figuresIn(text);
    // Where verbs are not known, every line may have one.
    const states =
      isStatement(text, language) ||
      !knowsVerbs(language) ||
      doneBy.exec(withoutStop(line.sentence))?.[1] === text;
    const signs: Record<string, number | boolean> = {
      ...ofPaper,
      ...Object.fromEntries(roles.map((role) => [`as ${role}`, true])),
      [`of ${kind}`]: section.heading !== undefined,
      near,
      'nears them': near >= touched,
      'beside them': near < touched && !untold,
      good: standsGood(text),
      pledge: isPledge(text),
      'pledge that meets': isPledge(text) && (near >= touched || untold),
      absent: isAbsent(text),
      compares: compares.test(text),
      outcome: isOutcome(text),
      promised: promisedIn(text),
      'promised to all': untold ? promisedIn(text) : 0,
      quick: quick.test(text),
      you: ofYou.test(text),
      telling: tellingFigure(text),
      without: goesWithout(text),
      conditional: conditional.test(text),
      'soon for all': untold && quick.test(text),
      'holds in a case':
        (conditional.test(text) || inOneCase.test(text)) &&
        (!(near >= touched || untold) || (near < touched && !isPledge(text))),
      'only goes wrong':
        wentWrong.test(text) && !compares.test(text) && !isPledge(text) && !goesWithout(text),
      'only size': isSize(text) && !isOutcome(text),
      'in one case': inOneCase.test(text),
      'goes wrong': wentWrong.test(text),
      negated: negated.test(text),
      'asks of them': asksOfReader.test(text),
      leans: leansOnOther(text, language),
      half: isSound !== true && isHalf(brief, text),
      odd: isSound !== true && isOdd(brief, text),
      unfit: isSound !== true && isUnfit(brief, text),
      refusal: isRefusal(text),
      question: isQuestion(text),
      side: isSound !== true && ofSide.test(text),
      arrival: ofArrival.test(text),
      contract: ofContract.test(`${section.heading ?? ''} ${text}`),
      terms: ofTerms.test(text),
      own: isOwn(brief, text),
      defines: defines.test(text),
      listing: isListing(text),
      size: isSize(text),
      rate: isRate(text),
      'no subject': lacksSubject(text, language),
      states,
      'comma without a verb': !states && /, |、/.test(text),
      // How long it is, and how it is set down.
      words: Math.min(words, 16) / 10,
      short: words < 4,
      'rather short': words < 6,
      long: words > 11,
      'very long': words > 14,
      letters: Math.min(letters, 120) / 100,
      figures: Math.min(3, figures.length),
      'figure first': /^\P{L}*\d/u.test(text),
      amount: hasAmount(text),
      dated: figures.some((one) => one.kind === 'date'),
      clock: clock.test(text),
      comma: /, |、/.test(text),
      colon: /[:：]/.test(text),
      bracket: /[()（）[\]]/.test(text),
      quoted: /["“”„«»「」]/.test(text),
      dash: /\s[–—-]\s/.test(text),
      shorthand: /[&+=→>/#*_|~]|\.\.\.|…|\p{L}\.\s\p{Ll}|\bw\/|(?<!\p{L})\p{L}{1,4}\.(?=\s)/u.test(
        text,
      ),
      exclaims: /[!！]/.test(text),
      capitals: (text.match(/\p{Lu}{3,}/gu)?.length ?? 0) / Math.max(1, words),
      'small first': /^\p{Ll}/u.test(text),
      name: language !== 'de' && /(?<=\p{Ll}[\s,]\s?)\p{Lu}/u.test(text),
      'their name': folded.some((word) => readers.has(word)),
      'house name': folded.some((word) => houses.has(word)),
      note: Math.max(-4, Math.min(4, likenessToNotes(text, []))) / 4,
      // Where it stands.
      entry: line.entry,
      row: line.row === true,
      step: line.step === true,
      follows: line.follows,
      counted: line.counted === true,
      whole: withoutStop(line.sentence).length === text.length,
      pitch: pitch === true,
      'at start': at === 0,
      'at first': line.place === 0,
      'further down': at / count,
      answer: at >= source.context.length && roles.includes('line'),
      'no heading': section.heading === undefined,
    };
    return Object.fromEntries(
      Object.entries(signs)
        .map(([name, value]) => [name, Number(value)] as const)
        .filter(([, value]) => value !== 0),
    );
  };
}
const manyLeftOut = 12;

const namesIn = (...names: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => wordsOf(fold(name ?? ''))).filter((word) => word.length > 3));
