// Which line leads the page, in this order: what the team asks for; what the author calls the headline; a heading that names
// the reader's company; what is promised and meets this reader; what the house does; the name of the offer, for this
// reader. Of all but the first three a model says whether anybody would send it (`lead_odds.ts`): another likely line, or the
// house's name for this reader, stands in the place of one that is odd.
import { figuresIn } from '../../../../claims/figures.ts';
import { passGate } from '../../../../claims/gate.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { fits } from '../../../../platform/text/length.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { isDated, isHalf, isOdd } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { ofOtherOffer } from '../brief/other_offer.ts';
import { isOwn, isRefusal } from '../brief/own_lines.ts';
import { ownWords } from '../brief/own_words.ts';
import { titleForReader } from '../brief/page_title.ts';
import { isTorn } from '../brief/torn_lines.ts';
import { isSpecification, ofSomebody } from '../brief/unfit_lead.ts';
import { hasWord } from '../sections/form.ts';
import { compares, isOutcome, tellingFigure } from '../texts/claim_lines.ts';
import { worthOf as promisedIn } from '../texts/promise_words.ts';
import { isStatement } from '../texts/statements.ts';
import { plainOffer } from './candidates.ts';
import { isValue } from './headline_lines.ts';
import { houseLine } from './house_line.ts';
import { ofArrival } from './lead_kinds.ts';
import { ledHeadlines, ofStory } from './lead_line.ts';
import { hardly, isFair, likeliest } from './lead_odds.ts';
import { namingLines } from './naming.ts';
import { describedAs, offerName } from './offer_name.ts';
import { isBareName } from './pool.ts';
import { headlinesOf, promisesOf } from './worth.ts';

const maxHeadline = 200;
export const maxTried = 4;
/** A line of fewer points says no more than the name of the offer. */
const poor = 0;

export function chooseHeadline(brief: Brief): string {
  const { source, addressee, input, language } = brief;
  const mayLead = judgeOf(brief);
  const led = ledHeadlines(brief)
    .filter((line) => !ofSomebody.test(line) && !isHalf(brief, line))
    .filter((line) => !ofStory.test(line) || isStatement(line, language))
    .filter((line) => !cannot.test(line) && !isQuestion(line))
    .filter((line) => !isSpecification(line, language))
    .filter((line) => !isDated(line, language, true))
    .slice(0, maxTried)
    .find((line) => mayLead(line, true));
  if (led !== undefined) return led;
  const title = titleForReader(brief);
  const best = (least: number): string[] => headlinesOf(brief, least).slice(0, maxTried);
  const given = [
    source.tagline === undefined ? undefined : withoutStop(source.tagline),
    ...namingLines(brief).slice(0, maxTried),
  ].find((line) => mayLead(line));
  if (given !== undefined) return given;
  // Where nothing of what the team wants first can lead, nothing else takes its place in large letters.
  const ordered = brief.commands.list.some((one) => one.kind === 'lead' && one.concern !== true);
  const chosen = [
    promisedTitle(brief),
    ...(ordered ? [] : promisesOf(brief, title !== undefined).slice(0, maxTried)),
    sloganOf(brief),
    title?.telling === true ? title.text : undefined,
    houseLine(brief),
    describedOf(brief),
    title?.text,
    ...(ordered ? [] : best(poor)),
    plainOffer(brief),
    offerName(brief),
    ...(ordered && source.product !== undefined ? [] : best(Number.NEGATIVE_INFINITY)),
  ].find((line) => mayLead(line));
  const found = [
    chosen !== undefined && chosen === title?.text
      ? chosen
      : likelyOr(brief, chosen, (line) => (!ordered || isOwn(brief, line)) && mayLead(line)),
    title?.text,
    productForReader(brief),
    chosen,
    addressee.company ?? addressee.full ?? addressee.group,
    plainText(input.audience.name),
  ].find((line) => mayLead(line));
  // Nothing in the whole input is a text: a page still needs a headline.
  return found ?? addressee.company ?? addressee.full ?? source.product ?? 'Welcome';
}

/** What cannot be had may be what the team wants told first, and stands below: a page opens with what can. */
const cannot =
  /(?<!\p{L})(?:can[’']?t|cannot|(?:kann|können) (?:wir |man )?(?:\p{L}+ )?nicht|ne (?:peut|pouvons|peuvent) pas|no (?:puede|pueden|podemos)|non (?:può|possono|possiamo)|não (?:pode|podem|podemos)|(?:kan|kunnen) (?:wij |we )?(?:\p{L}+ )?niet|nie (?:można|możemy|może))(?!\p{L})|できません/iu;

/** What was chosen, or the likeliest line where hardly anybody would send that; nothing, where no line is likely. */
function likelyOr(
  brief: Brief,
  chosen: string | undefined,
  mayLead: (text: string) => boolean,
): string | undefined {
  if (chosen !== undefined && isFair(brief, chosen)) return chosen;
  const best = likeliest(brief).find(mayLead);
  return best ?? (chosen !== undefined && isFair(brief, chosen, hardly) ? chosen : undefined);
}

/** `Harbourside Choir, for Ana Ruiz`: the name alone is nobody's headline. */
function productForReader({ source, addressee, phrases }: Brief): string | undefined {
  const reader = addressee.company ?? addressee.full ?? addressee.group;
  const whom = reader === undefined ? undefined : phrases.forReader?.(reader);
  if (source.product === undefined || whom === undefined || reader === undefined)
    return source.product;
  // Where the case of the name would change, or it stands first, the name is enough.
  return whom.endsWith(reader)
    ? `${source.product}, ${whom.charAt(0).toLowerCase()}${whom.slice(1)}`
    : source.product;
}

/** Whether a line may stand in large letters: it is whole, nothing forbids it, and the gate lets it stand. */
export function judgeOf(brief: Brief) {
  const { language } = brief;
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
    (isLed ||
      (!ofArrival.test(text) &&
        !isRefusal(text) &&
        !isLabelled(text, language) &&
        !isOdd(brief, text))) &&
    !avoided.some((word) => hasWord(text, word)) &&
    passes(brief, text);
}

/** `Yield: a team of three lays 25 m² a day`, `Walk to the pier: 6 minutes`: an entry of a list, and nobody's headline. */
function isLabelled(text: string, language: string): boolean {
  const value = /^[^\s:：][^:：]{1,40}\s?[:：]\s(?=[\p{L}\d])(.+)$/u.exec(text)?.[1];
  if (value === undefined) return false;
  // When an event is, its line says.
  return isValue(value, language) && figuresIn(value).every(({ kind }) => kind !== 'date')
    ? !isOutcome(value) || isRange(value)
    : /^\p{L}/u.test(value) && !compares.test(text) && !tellingFigure(text);
}
/** `From 4 to 6 weeks` says how long, `from 6 to 4 weeks` what changed. */
function isRange(value: string): boolean {
  const [first = 0, second = 0] = (value.match(/\d+/gu) ?? []).map(Number);
  return first < second && !/[%％]/u.test(value);
}

/** `Ledgerline: close the books in four days`: the author has set the promise in large letters already. */
function promisedTitle(brief: Brief): string | undefined {
  const line = describedAs(brief);
  return line !== undefined && (tellingFigure(line) || promisedIn(line) > 0) ? line : undefined;
}

/** `Office agency, Leeds` says what the house is, and no more. */
function describedOf(brief: Brief): string | undefined {
  const line = describedAs(brief);
  return line === undefined || isBareName(line, brief.language) ? undefined : line;
}

/** What stands below the name on the paper: a line that says something, and not a trade with its place. */
const sloganOf = ({ source: { slogan }, language }: Brief): string | undefined =>
  slogan === undefined || isBareName(slogan, language) ? undefined : capitalised(slogan);

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
