// Which line leads the page: what the team wants, else what answers or promises this reader something, else what the house
// does. A plain line that fits anybody is better than a striking one that is odd.
import { passGate } from '../../../../claims/gate.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { fits } from '../../../../platform/text/length.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { type Brief, byFit } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { firstSentence } from '../brief/opening.ts';
import { ofOtherOffer } from '../brief/other_offer.ts';
import { isRefusal, whatTheyDo } from '../brief/own_lines.ts';
import { ownWords } from '../brief/own_words.ts';
import { isTorn } from '../brief/torn_lines.ts';
import { isUnfit, ofSomebody } from '../brief/unfit_lead.ts';
import { hasWord } from '../sections/form.ts';
import type { Candidate } from '../selection/led_pieces.ts';
import {
  compares,
  isClaim,
  isOutcome,
  ofProblem,
  ofUs,
  shortened,
  tellingFigure,
  wordCount,
} from '../texts/claim_lines.ts';
import { goesWithout, isPledge } from '../texts/pledges.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';
import { isHalf, isOdd } from './apt.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { ofArrival } from './headline_worth.ts';
import { houseLine } from './house_line.ts';
import { ledHeadlines } from './lead_line.ts';
import { farLikelier } from './leads/leads.ts';
import { describedAs, hasPitch, isDescription, ofYou, promiseOf } from './promise.ts';
import { isPromised, promisesTo } from './promises.ts';

const maxHeadline = 200;

export function chooseHeadline(brief: Brief): string {
  const { source, input, addressee } = brief;
  const mayLead = judgeOf(brief);
  const best = (...by: [least?: number, wanted?: (one: Candidate) => boolean]): string[] =>
    headlinesOf(brief, ...by).slice(0, maxTried);
  const led = ledHeadlines(brief)
    .filter((line) => !ofSomebody.test(line) && !isHalf(brief, line))
    .slice(0, maxTried)
    .find((line) => mayLead(line, true));
  if (led !== undefined) return led;
  // `35 minutes per store`, of what? Without a verb only what is compared, spared or a share says something.
  const isWhole = (line: string): boolean =>
    isStatement(line, brief.language) ||
    compares.test(line) ||
    isPledge(line) ||
    !knowsVerbs(brief.language);
  const promise = promiseOf(brief);
  const described = describedAs(brief);
  const isPlain = promise === undefined || isDescription(brief, promise);
  // What answers this reader, what becomes better, what any customer is promised.
  const strong = [
    ...best(worthAHeadline, ({ answers }) => answers === true),
    hasPitch(brief) && !isPlain ? promise : undefined,
    ...best(worthAHeadline, ({ text }) => isOutcome(text)),
    // What only counts is no promise.
    promise !== undefined &&
    !isPlain &&
    (isPromised(promise) || ofYou.test(promise) || (isWhole(promise) && !/\d/.test(promise)))
      ? promise
      : undefined,
    ...best(worthATry, ({ tells, text }) => tells === true && isWhole(text)),
    described !== undefined && isPromised(described) ? described : undefined,
    ...promisesTo(brief).slice(0, maxTried),
    // A result that lacks something is more than what anybody in the trade does.
    ...best(worthMore, ({ text }) => isOutcome(text) && isWhole(text)),
    ...best(worthAHeadline, ({ text }) => /[%％٪]/.test(text) && tellingFigure(text)),
  ].find((line) => mayLead(line) && !isOdd(brief, line));
  // What the author calls the promise is no guess, and what becomes better, by how much or how soon, is the strongest there is.
  const sure =
    strong !== undefined &&
    (isOutcome(strong) || source.tagline !== undefined || (hasPitch(brief) && strong === promise));
  if (sure) return strong;
  const likelier = (than: string): string | undefined =>
    farLikelier(brief, than)
      .filter((line) => isFor(line) && isStatement(line, brief.language))
      .slice(0, maxTried)
      .map(capitalised)
      .find((line) => mayLead(line) && !isOdd(brief, line));
  if (strong !== undefined) return likelier(strong) ?? strong;
  // What the house does is apt for anybody; below it, whatever is left to say.
  const plain = [
    source.slogan,
    houseLine(brief),
    ...best(worthAHeadline, ({ tells }) => tells === true),
    described,
    promise,
    plainOffer(brief),
    ...best(worthAHeadline, ({ text }) => isWhole(text)),
    ...best(worthMore, ({ text }) => isWhole(text)),
    ...best(worthAHeadline),
    ...best(worthMore),
    promiseOf(brief, true),
    fitOrNot(brief, firstSentence(brief)),
    ...best(),
    statedFirst(brief),
    ...offered(brief).slice(0, maxTried),
  ];
  const apt = plain.find((line) => mayLead(line) && !isOdd(brief, line));
  // Where it gives no reason, another line of ours is no better than what the house does.
  if (apt !== undefined) {
    const other = likelier(apt);
    return other !== undefined && (apt !== houseLine(brief) || isReason(other)) ? other : apt;
  }
  const found = [
    ...plain,
    source.product,
    addressee.company ?? addressee.full ?? addressee.group,
    plainText(input.audience.name),
  ].find((line) => mayLead(line));
  // Nothing in the whole input is a text: a page still needs a headline.
  return found ?? addressee.company ?? addressee.full ?? source.product ?? 'Welcome';
}

/** Says what they get, what we do for it, or what is spared; anything else may be about anybody. */
const isFor = (line: string): boolean =>
  ofYou.test(line) || ofUs.test(line) || isPledge(line) || goesWithout(line) || compares.test(line);

/** What becomes better, is spared, or is better than elsewhere. */
const isReason = (line: string): boolean =>
  isOutcome(line) || isPledge(line) || goesWithout(line) || compares.test(line);

/** Whether a line may stand in large letters: it is whole, nothing forbids it, and the gate lets it stand. */
function judgeOf(brief: Brief) {
  const isDoubted = doubtedIn(brief);
  const isOther = ofOtherOffer(brief);
  const avoided = brief.commands.list.flatMap((one) =>
    one.kind === 'wording' && one.use === undefined ? (one.avoid ?? []) : [],
  );
  return (text: string | undefined, isLed = false): text is string =>
    text !== undefined &&
    /[\p{L}\p{N}]/u.test(text) &&
    fits(text, maxHeadline) &&
    // A question with its answer is talk, and no claim.
    !/[?？][”"»」]?\s*[\p{L}\p{N}]/u.test(text) &&
    !isDoubted(text) &&
    !isTorn(brief, text) &&
    !isOther(text) &&
    (isLed || (!ofArrival.test(text) && !isRefusal(text) && !isLabelled(text))) &&
    !avoided.some((word) => hasWord(text, word)) &&
    passes(brief, text);
}

/** `Yield: a team of three lays 25 m² a day` is an entry of a list, and nobody's headline. */
const isLabelled = (text: string): boolean =>
  /^[^\s:：][^:：]{1,40}\s?[:：]\s\p{L}/u.test(text) &&
  !compares.test(text) &&
  !tellingFigure(text);

/** What they do, in one line: more than a detail, a place or a name. */
function plainOffer(brief: Brief): string | undefined {
  const line = shortened(withoutStop(whatTheyDo(brief) ?? ''));
  return line !== '' && wordCount(line) <= maxPlain && isClaim(line, brief.language)
    ? line
    : undefined;
}
const maxPlain = 14;

/** What the text opens with may be no more than a name and a place. */
const fitOrNot = (brief: Brief, line: string | undefined): string | undefined =>
  line === undefined || isUnfit(brief, line) ? undefined : line;

/** A sentence about the house is still more than its name. */
const statedFirst = (brief: Brief): string | undefined => {
  const line = firstSentence(brief);
  return line !== undefined && wordCount(line) >= minStated ? line : undefined;
};

const minStated = 6;

/** What a list offers, by its best title, is still more than a name. */
const offered = (brief: Brief): string[] =>
  byFit(
    brief,
    brief.source.context
      .filter((section) => !section.backMatter && !ofProblem.test(section.heading ?? ''))
      .flatMap(({ items }) => items.map(({ title }) => withoutStop(title))),
    (title) => title,
  ).filter(
    (title) =>
      wordCount(title) > 2 &&
      wordCount(title) <= maxOffered &&
      isClaim(title, brief.language) &&
      !hasAmount(title) &&
      !isUnfit(brief, title),
  );
const maxOffered = 12;

export const maxTried = 4;
/** What is promised to this reader is better than what the house does, though it may lack something. */
const worthATry = 0.1;
/** Where the text opens with no promise, a lesser line is still better than half a sentence. */
export const worthMore = -0.6;

/** The gate would let it stand. */
export function passes(brief: Brief, headline: string): boolean {
  const hero = {
    type: 'hero' as const,
    componentId: 'hero',
    chunkIds: [],
    headline,
    actionIds: [],
  };
  const { content } = passGate({ blocks: [hero] }, { corpus: brief.corpus, own: ownWords(brief) });
  return content.blocks.length > 0;
}
