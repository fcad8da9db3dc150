// What speaks for and against a line as the headline for this reader, as numbers for a model. They name no word of any
// language themselves; no line is taken or left for one of them alone.

import { hasAmount } from '../../../../../platform/text/money.ts';
import { withoutStop } from '../../../../../platform/text/sentences.ts';
import { answersIn } from '../../answers/answers.ts';
import { answeredIn, concernIn } from '../../answers/headline_answers.ts';
import { thoughtsOf } from '../../answers/heard_thoughts.ts';
import { signsOf } from '../../answers/likely/kinds.ts';
import { type Meant, meantIn, sharedMeaning } from '../../answers/likely/meanings.ts';
import { covered, runShare, type Spoken, spokenIn } from '../../answers/likely/words.ts';
import { type Brief, fitOf } from '../../brief/brief.ts';
import { ledOf } from '../../brief/led.ts';
import { quotedCompanies } from '../../brief/proof.ts';
import { toldBy } from '../../brief/told.ts';
import { tellsPrice } from '../../brief/without_prices.ts';
import type { Answer } from '../../texts/answer.ts';
import {
  asksOfReader,
  compares,
  conditional,
  defines,
  isClaim,
  isListing,
  isOutcome,
  isRate,
  isSize,
  lacksSubject,
  negated,
  ofEverybody,
  ofTerms,
  ofUs,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../../texts/claim_lines.ts';
import { kindOf } from '../../texts/kinds.ts';
import { isAbsent, isPledge, standsGood } from '../../texts/pledges.ts';
import { quick, worthOf } from '../../texts/promise_words.ts';
import { isStatement } from '../../texts/statements.ts';
import { makeJudge, ofContract, touched } from '../headline_worth.ts';
import { hasPitch, isDescription } from '../promise.ts';
import type { Lead } from './pool.ts';

const maxThoughts = 14;

interface Heard {
  spoken: Spoken;
  meant: Meant;
  troubled: boolean;
}

/** Reads what is the same for all lines of a brief once. */
export function featuresFor(brief: Brief): (lead: Lead) => Record<string, number | boolean> {
  const { language } = brief;
  const answers = answersIn(brief);
  const heard = thoughtsOf(brief)
    .slice(0, maxThoughts)
    .map(({ sentence }): Heard => {
      const { worry, need } = toldBy(brief, sentence);
      return {
        spoken: spokenIn(brief, sentence, answers),
        meant: meantIn(sentence, language, answers),
        troubled: worry === true || need === true,
      };
    });
  const judge = makeJudge(brief, ledOf(brief));
  const answered = answeredIn(brief);
  const concern = concernIn(brief);
  const companies = quotedCompanies(brief.source.quotes);
  const count = Math.max(1, brief.source.context.length);
  return ({ text, source, section, at, promise, first, promised }) => {
    const loose = at > 1 && section.heading === undefined;
    const [judged] = judge({ ...source, text, at, loose }, section);
    const near = concern(text);
    const { weight, stated } = answered(source.sentence, source.text);
    const untold = heard.length === 0;
    const kind = kindOf(section);
    return {
      ...ofLine(brief, text),
      ...ofReader(heard, text),
      judged: judged !== undefined,
      score: Math.max(-2, Math.min(3, judged?.score ?? 0)),
      'judged answers': judged?.answers === true,
      'judged tells': judged?.tells === true,
      promise: promise === true,
      pitch: promise === true && hasPitch(brief),
      first: first === true,
      promised: promised === undefined ? 0 : 1 / promised,
      description: isDescription(brief, text),
      entry: source.entry,
      row: source.row === true,
      follows: source.follows,
      whole: withoutStop(source.sentence) === text,
      company: companies.some((name) => text.includes(name)),
      'of offer': kind === 'offer',
      'of proof': kind === 'proof',
      'of process': kind === 'process',
      'of price': kind === 'price',
      'of risk': kind === 'risk',
      'of practical': kind === 'practical',
      'no heading': section.heading === undefined,
      contract: ofContract.test(`${section.heading ?? ''} ${text}`),
      at: Math.min(10, at) / 10,
      'at start': at === 0,
      'of all': at / count,
      place: Math.min(10, source.place) / 10,
      'at first': source.place === 0,
      near,
      touched: near >= touched,
      answers: weight,
      stated,
      fit: Math.min(2, fitOf(brief, text)),
      untold,
      'untold pledge': untold && isPledge(text),
      'untold outcome': untold && isOutcome(text),
      'untold start': untold && at === 0,
      'untold promise': untold && promise === true,
    };
  };
}

/** What the line says, to whomever. */
function ofLine({ language }: Brief, text: string) {
  const words = wordCount(text);
  const sign = signsOf({ text, about: text, answers: false, whole: true } satisfies Answer);
  return {
    words: Math.min(20, words) / 10,
    short: words < 5,
    middling: words >= 6 && words <= 12,
    long: words > 12,
    states: isStatement(text, language),
    claim: isClaim(text, language),
    pledge: isPledge(text),
    good: standsGood(text),
    absent: isAbsent(text),
    outcome: isOutcome(text),
    compares: compares.test(text),
    telling: tellingFigure(text),
    size: isSize(text),
    rate: isRate(text),
    listing: isListing(text),
    'of us': ofUs.test(text),
    defines: defines.test(text),
    negated: negated.test(text),
    wrong: wentWrong.test(text),
    terms: ofTerms.test(text),
    conditional: conditional.test(text),
    everybody: ofEverybody.test(text),
    asks: asksOfReader.test(text),
    quick: quick.test(text),
    worth: Math.min(2, worthOf(text)),
    'no subject': lacksSubject(text, language),
    amount: hasAmount(text),
    price: tellsPrice(text),
    figure: sign.figure,
    percent: /[%％]|(?:percent|prozent|procent)/iu.test(text),
    'figure first': /^\P{L}*\d/u.test(text),
    year: /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text),
    colon: /[:：]/u.test(text),
    comma: text.includes(', '),
    name: language !== 'de' && /(?<=\p{Ll}[\s,]\s?)\p{Lu}/u.test(text),
    we: sign.we,
    you: sign.you,
    no: sign.no,
    if: sign.if,
    can: sign.can,
    included: sign.included,
    duration: sign.duration,
  };
}

/** How much of what this reader said it says too, by words and by what they mean. */
function ofReader(heard: readonly Heard[], text: string) {
  const found = { meant: 0, rare: 0, own: 0, 'own rare': 0, runs: 0, trouble: 0, all: 0 };
  for (const { spoken, meant, troubled } of heard) {
    const shared = sharedMeaning(meant, text);
    const own = covered(spoken, text);
    found.meant = Math.max(found.meant, shared.share);
    found.rare = Math.max(found.rare, shared.best / 3);
    found.own = Math.max(found.own, own.share);
    found['own rare'] = Math.max(found['own rare'], own.best / 3);
    found.runs = Math.max(found.runs, runShare(spoken, text));
    found.all = Math.min(1, found.all + shared.share / 3);
    if (troubled) found.trouble = Math.max(found.trouble, shared.share, own.share);
  }
  return found;
}
