// The top of the page: whom it is for, the strongest claim, and one or two
// sentences that say what it is and what changes.

import { fits } from '../../../../platform/text/length.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import type { Section } from '../../context/reading.ts';
import { addressed } from '../brief/addressed.ts';
import { bestImage } from '../brief/assets.ts';
import type { Brief, Draft, DraftOf } from '../brief/brief.ts';
import { subheadlineOf } from '../brief/opening.ts';
import { isOwn, isRefusal } from '../brief/own_lines.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { ledWords } from '../instructions/led_words.ts';
import { offeredIn } from '../sections/lead_heading.ts';
import { entryIn } from '../selection/labels.ts';
import { leansOnOther, ofEverybody, wordCount } from '../texts/claim_lines.ts';
import { withoutPurpose } from '../texts/headline_pieces.ts';
import { isStatement } from '../texts/statements.ts';
import { chooseHeadline, maxTried, passes } from './choose_headline.ts';
import { labelledBy, ownerOf, sentencesBeginning, tailOf } from './headline_tail.ts';
import { isFair } from './lead_odds.ts';
import { good, weighed } from './worth.ts';

const maxSentences = 2;

/** Chosen first of all: whatever else the page says stands below it. */
export function takeHeadline(brief: Brief, wanted = chooseHeadline(brief)): string {
  const { claims, source, addressee } = brief;
  const chosen = withoutPurpose(wanted);
  // In French a colon has its space.
  const headline =
    brief.language === 'fr' ? chosen.replace(/(?<=\p{L})(?=:\s)/u, '\u00A0') : chosen;
  claims.lift(headline);
  // Should the gate refuse the headline, this stands in its place.
  claims.mark(addressee.company ?? addressee.full ?? headline);
  const bare = headline.includes(': ')
    ? headline.slice(headline.indexOf(': ') + 2)
    : headline.slice(headline.indexOf('：') + 1);
  claims.mark(bare);
  for (const whole of sentencesBeginning(brief, bare)) claims.mark(whole);
  for (const text of labelledBy(brief, bare)) claims.mark(text);
  if (source.tagline !== undefined) claims.mark(source.tagline);
  // `Transport: in crates made to measure`, in a list of steps.
  for (const { text } of source.context.flatMap(({ items }) => items))
    if (text !== undefined && keyOf(headline).endsWith(keyOf(text))) claims.lift(text);
  return headline;
}

export function writeHero(brief: Brief, headline: string): DraftOf<'hero'> {
  const { input } = brief;
  const named = addressed(brief, headline);
  const shown = named !== undefined && passes(brief, named) ? named : headline;
  const above = eyebrowOf(brief, shown);
  const eyebrow = above !== undefined && keyOf(above) !== keyOf(headline) ? above : undefined;
  if (eyebrow !== undefined) brief.claims.mark(eyebrow);
  const heard = ledWords(brief, headline);
  const tail = tailOf(brief, headline);
  // What it costs more at night is no part of a promise.
  const rest = tail && !isUnfit(brief, withoutStop(tail.text)) ? tail : undefined;
  if (rest?.needed === true) brief.claims.mark(rest.text);
  const owner = ownerOf(brief, headline);
  // A heading that leads is said at more length by what stands below it.
  const below =
    heard === undefined && rest?.needed !== true ? toldBelow(brief, headline) : undefined;
  const alone = heard === undefined && below === undefined && rest?.needed !== true;
  const said = subheadlineOf(
    brief,
    alone ? maxSentences : 1,
    (sentence) => isOwn(brief, sentence) || isFair(brief, withoutStop(sentence)),
  );
  const more = said === '' && alone ? nextBest(brief) : undefined;
  // Half a sentence stands there only where the headline is not true without it.
  const added = rest?.needed === true ? rest.text : undefined;
  const subheadline = withoutEcho(
    joinSentences(
      [added, heard, below, said === '' ? undefined : said, more, owner].filter(
        (text) => text !== undefined,
      ),
      brief.language,
    ),
    headline,
  );
  const image = bestImage(brief);
  return {
    type: 'hero',
    chunkIds: [],
    ...(eyebrow === undefined ? {} : { eyebrow }),
    headline: shown,
    ...(subheadline === '' ? {} : { subheadline }),
    ...(image === undefined ? {} : { imageAssetId: image.assetId }),
    actionIds: heroActions(input.page).slice(0, shownAbove),
  };
}

/** A shorter heading is a label. */
const minTelling = 5;

function toldBelow({ source, claims, language }: Brief, headline: string): string | undefined {
  const isOffered = (one: Section): boolean =>
    headline.toLowerCase().startsWith(offeredIn(one)?.toLowerCase() ?? '\n');
  const section = source.context.find(
    (one) =>
      isOffered(one) ||
      (wordCount(one.heading ?? '') >= minTelling &&
        headline.startsWith(withoutStop(one.heading ?? ''))),
  );
  const all = sentencesOf(section?.paragraphs[0]?.text ?? '', language);
  const [first = ''] = all;
  if (!section || first === '' || !claims.isFresh(first)) return undefined;
  if (!isStatement(first, language) && !isOffered(section)) return undefined;
  // A short passage goes with it as a whole: what is left of it would be said again.
  const told = all.join(' ').length <= maxAbove ? all : [first];
  told.forEach(claims.mark);
  return fits(first, maxAbove) ? joinSentences(told, language) : undefined;
}

/** `…, so teams close the month in days`, below a headline that says just that. */
function withoutEcho(subheadline: string, headline: string): string {
  const at = subheadline.toLowerCase().indexOf(headline.toLowerCase());
  const before = subheadline.slice(0, Math.max(0, at));
  const bare = before.replace(echoed, '');
  const after = subheadline.slice(at + headline.length);
  // A clause of the headline says nothing more.
  if (at < 0) return headline.includes(withoutStop(subheadline)) ? '' : subheadline;
  // `Since then: HEADLINE, and stickers on every box.` goes on with what the headline leaves.
  const label = ofLabel.exec(before)?.[0] ?? '';
  const opens = label !== '' || before === '' || /[.!?]\s$/u.test(before);
  if (opens && /^,\s\S+\s\S/u.test(after))
    return `${before.slice(0, before.length - label.length)}${capitalised(after.slice(2))}`;
  // `…; HEADLINE.`: the first half is left.
  const half = before.replace(/;\s$/u, '');
  if (half !== before && /^[.!。]/u.test(after)) return `${half}${after}`;
  return bare === before || !/^[.!]/u.test(after) ? subheadline : `${bare}${after}`;
}
const ofLabel = /(?:(?<=[.!?]\s)|^)[^.!?:：]{2,40}[:：]\s$/u;
const echoed = /, (?:so(?: that)?|así|di modo che|così|assim|dzięki czemu) $/iu;

/** Where the headline is all that the text opens with, the next strongest claim stands below it. */
function nextBest(brief: Brief): string | undefined {
  // What is only likely may be a remark: below the headline stands what promises something.
  const line = weighed(brief)
    .filter(({ worth }) => worth >= good)
    .slice(0, maxTried)
    .map(({ text }) => capitalised(text))
    .filter((text) => isStatement(text, brief.language) || /[%％]/.test(text))
    .filter((text) => isFair(brief, text))
    .filter((text) => !isLaterAnswer(brief, text))
    .find((text) => !/[:：]/.test(text) && brief.claims.isFresh(text));
  if (line === undefined) return undefined;
  // Only the headline may stand in its list too.
  brief.claims.mark(line);
  return ensureEnd(line, brief.language);
}

/** `The hours suit parents`: of which course, the sentence before it said. */
const isLaterAnswer = ({ source, language }: Brief, line: string): boolean =>
  source.questions.some(({ answer }) =>
    sentencesOf(answer, language)
      .slice(1)
      .some((one) => one.includes(line)),
  );

const maxAbove = 240;

/** One line about the house is no section: it stands below the headline, where there is room. */
export function aboutInHero(
  brief: Brief,
  hero: DraftOf<'hero'>,
  blocks: readonly Draft[],
): { told: DraftOf<'hero'>; rest: Draft[] } {
  const { phrases, source, language } = brief;
  const own = [phrases.goodToKnow, source.product && phrases.about?.(source.product)];
  const about = blocks.find(
    (block) =>
      block.type === 'prose' && own.includes(block.heading ?? '') && block.paragraphs.length === 1,
  );
  const [text = ''] = about?.type === 'prose' ? about.paragraphs : [];
  const above = hero.subheadline ?? '';
  const single = text !== '' && sentencesOf(text, language).length === 1;
  // What it spoke of went elsewhere, or is so everywhere: it says nothing alone.
  if (single && (leansOnOther(text, language) || ofEverybody.test(text)))
    return { told: hero, rest: blocks.filter((block) => block !== about) };
  const fit = single && entryIn(text) === undefined && !isRefusal(text);
  if (!fit || above.length + text.length > maxAbove) return { told: hero, rest: [...blocks] };
  const subheadline = joinSentences(above === '' ? [text] : [above, text], language);
  return { told: { ...hero, subheadline }, rest: blocks.filter((block) => block !== about) };
}

/** Whom the headline does not name already. */
function eyebrowOf(
  { addressee, phrases, input, language }: Brief,
  headline: string,
): string | undefined {
  const { full, company, group } = addressee;
  if (!phrases.forReader) {
    const name =
      full !== undefined && company !== undefined
        ? `${full}, ${company}`
        : (full ?? company ?? group);
    return name === undefined || headline.includes(name) ? undefined : name;
  }
  if (language === 'ja') {
    if (full !== undefined)
      return phrases.forReader(company === undefined ? full : `${company} ${full}`);
    return company === undefined || headline.includes(company) ? undefined : `${company} 御中`;
  }
  const both =
    full !== undefined &&
    company !== undefined &&
    // `Parents of Year 9, Brindle High` are called by their house already.
    !`${headline} ${full}`.includes(company);
  const name = both ? `${full}, ${company}` : (full ?? company ?? group);
  if (name === undefined || headline.includes(name)) return undefined;
  // A group is spoken of in the team's words, and may be a list's name.
  return input.person || company !== undefined || group !== undefined
    ? phrases.forReader(name)
    : undefined;
}

/** So many buttons stand in the hero. */
export const shownAbove = 2;

export function heroActions(page: Brief['input']['page']): string[] {
  const ids = page.actions.map((action) => action.actionId);
  const header = ids.filter((id) => id === page.headerActionId);
  return [...new Set([...header, ...ids])];
}
