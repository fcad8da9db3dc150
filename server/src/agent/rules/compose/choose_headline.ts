// Which line leads the page: what the team wants, what answers this reader, what the house promises, and only then what it
// does; where a model is far surer of another line, that one.
import { passGate } from '../../../claims/gate.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { fits } from '../../../platform/text/length.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { withoutStop } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import {
  compares,
  isClaim,
  isOutcome,
  ofProblem,
  shortened,
  tellingFigure,
  wordCount,
} from './claim_lines.ts';
import { byFit, type Desk } from './desk.ts';
import { doubtedIn } from './doubts.ts';
import { hasWord } from './form.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { ofArrival } from './headline_worth.ts';
import { ledHeadlines } from './lead_line.ts';
import { farLikelier } from './leads/leads.ts';
import type { Candidate } from './led_pieces.ts';
import { firstSentence } from './opening.ts';
import { ofOtherOffer } from './other_offer.ts';
import { isRefusal, whatTheyDo } from './own_lines.ts';
import { ownWords } from './own_words.ts';
import { describedAs, hasPitch, isDescription, promiseOf } from './promise.ts';
import { isPromised, promisesTo } from './promises.ts';
import { isTorn } from './torn_lines.ts';
import { isUnfit, ofSomebody } from './unfit_lead.ts';

const maxHeadline = 200;

export function chooseHeadline(desk: Desk): string {
  const { source, input, whom } = desk;
  const isDoubted = doubtedIn(desk);
  const isOther = ofOtherOffer(desk);
  const best = (...by: [least?: number, wanted?: (one: Candidate) => boolean]): string[] =>
    headlinesOf(desk, ...by).slice(0, maxTried);
  const avoided = desk.commands.list.flatMap((one) =>
    one.kind === 'wording' && one.use === undefined ? (one.avoid ?? []) : [],
  );
  const promise = promiseOf(desk);
  const described = describedAs(desk);
  const promised = promise === undefined || isDescription(desk, promise) ? undefined : promise;
  // What answers this reader, what the house promises, what becomes better, and only then what it does.
  const led = ledHeadlines(desk)
    .filter((line) => !ofSomebody.test(line))
    .slice(0, maxTried);
  const mayLead = (text: string | undefined): text is string =>
    text !== undefined &&
    /[\p{L}\p{N}]/u.test(text) &&
    fits(text, maxHeadline) &&
    // A question with its answer is talk, and no claim.
    !/[?？][”"»」]?\s*[\p{L}\p{N}]/u.test(text) &&
    !isDoubted(text) &&
    !isTorn(desk, text) &&
    !isOther(text) &&
    (led.includes(text) || (!ofArrival.test(text) && !isRefusal(text) && !isLabelled(text))) &&
    !avoided.some((word) => hasWord(text, word)) &&
    passes(desk, text);
  const found = [
    ...led,
    ...best(worthAHeadline, ({ answers }) => answers === true),
    hasPitch(desk) ? promised : undefined,
    ...best(worthAHeadline, ({ text }) => isOutcome(text)),
    promised,
    ...best(worthATry, ({ tells }) => tells === true),
    described !== undefined && isPromised(described) ? described : undefined,
    ...promisesTo(desk).slice(0, maxTried),
    promise,
    ...best(worthAHeadline),
    described,
    plainOffer(desk),
    ...best(worthMore),
    promiseOf(desk, true),
    fitOrNot(desk, firstSentence(desk)),
    ...best(),
    statedFirst(desk),
    ...offered(desk).slice(0, maxTried),
    source.product,
    whom.company ?? whom.full ?? whom.group,
    plainText(input.audience.name),
  ].find(mayLead);
  // Nothing in the whole input is a text: a page still needs a headline.
  if (found === undefined) return whom.company ?? whom.full ?? source.product ?? 'Welcome';
  // What the author calls the promise is no guess.
  const given = source.tagline !== undefined || (hasPitch(desk) && found === promised);
  // What becomes better, by how much or how soon, is the strongest there is.
  const strong = isOutcome(found) || (found === described && isPromised(found));
  if (led.includes(found) || given || strong) return found;
  return farLikelier(desk, found).slice(0, maxTried).map(capitalised).find(mayLead) ?? found;
}

/** `Yield: a team of three lays 25 m² a day` is an entry of a list, and nobody's headline. */
const isLabelled = (text: string): boolean =>
  /^[^\s:：][^:：]{1,40}\s?[:：]\s\p{L}/u.test(text) &&
  !compares.test(text) &&
  !tellingFigure(text);

/** What they do, in one line: more than a detail, a place or a name. */
function plainOffer(desk: Desk): string | undefined {
  const line = shortened(withoutStop(whatTheyDo(desk) ?? ''));
  return line !== '' && wordCount(line) <= maxPlain && isClaim(line, desk.language)
    ? line
    : undefined;
}
const maxPlain = 14;

/** What the text opens with may be no more than a name and a place. */
const fitOrNot = (desk: Desk, line: string | undefined): string | undefined =>
  line === undefined || isUnfit(desk, line) ? undefined : line;

/** A sentence about the house is still more than its name. */
const statedFirst = (desk: Desk): string | undefined => {
  const line = firstSentence(desk);
  return line !== undefined && wordCount(line) >= minStated ? line : undefined;
};

const minStated = 6;

/** What a list offers, by its best title, is still more than a name. */
const offered = (desk: Desk): string[] =>
  byFit(
    desk,
    desk.source.context
      .filter((section) => !section.backMatter && !ofProblem.test(section.heading ?? ''))
      .flatMap(({ items }) => items.map(({ title }) => withoutStop(title))),
    (title) => title,
  ).filter(
    (title) =>
      wordCount(title) > 2 &&
      wordCount(title) <= maxOffered &&
      isClaim(title, desk.language) &&
      !hasAmount(title) &&
      !isUnfit(desk, title),
  );
const maxOffered = 12;

export const maxTried = 4;
/** What is promised to this reader is better than what the house does, though it may lack something. */
const worthATry = 0.1;
/** Where the text opens with no promise, a lesser line is still better than half a sentence. */
export const worthMore = -0.6;

/** The gate would let it stand. */
export function passes(desk: Desk, headline: string): boolean {
  const hero = {
    type: 'hero' as const,
    componentId: 'hero',
    chunkIds: [],
    headline,
    actionIds: [],
  };
  const { content } = passGate({ blocks: [hero] }, { corpus: desk.corpus, own: ownWords(desk) });
  return content.blocks.length > 0;
}
