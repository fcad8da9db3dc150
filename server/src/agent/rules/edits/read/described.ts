// Reads how a headline should be: `another one: shorter and with the warmth in it`. A description is no headline that
// was dictated: it says what a sentence of the sources should be like.

import { connectors } from '../../grammar/languages/common.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  describing,
  inItWords,
  moreOf,
  otherWords,
  sayWords,
  shouldWords,
  tellingOf,
  withWords,
} from '../../grammar/languages/shape_words.ts';
import { firstOf, type Matched, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { memberIn, type Reading, toldIn } from './slots.ts';

/** Nothing where the words of a headline are given, or nothing is said of how it should be. */
export function readDescribed(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const { unspaced, verbs } = words;
  const headline = memberIn(text, 'headline', words);
  if (!headline || memberIn(text, 'subheadline', words)) return undefined;
  const [, like] = unspaced ? (likening.exec(text.slice(headline.end)) ?? []) : [];
  if (like !== undefined) return { kind: 'headlineAbout', topic: clause.value(like) };
  if (clause.quotations(text).length > 0 || text.length > maxDescription) return undefined;
  const acts = firstOf(text, `${verbs.remove}|${verbs.move}|${verbs.swap}|${verbs.keep}`, words);
  if (acts && acts.start < headline.start) return undefined;
  const [label, described] = apart(text, headline);
  const marked = firstOf(described, marksOf(reading), { unspaced });
  const other = firstOf(text, otherWords, { unspaced });
  const isOther = other !== undefined && other.start < headline.end + 4;
  if (label === undefined) {
    const wished = wishedFor(reading, headline, described);
    if (wished) return wished;
    // Beside the mark it must say what it is about: `shorter` alone is another wish.
    const isMarked =
      marked !== undefined || isOther || relative.test(described) || isBare(reading, headline);
    const topic = isMarked ? topicOf(reading, described) : '';
    return topic === '' ? undefined : about(reading, topic);
  }
  // `Headline: a shorter way home` is one; what begins with how it should be is none.
  const begins = firstOf(described, `${marksOf(reading)}|${leadsOf(reading)}`, { unspaced });
  if (begins?.start !== 0 || /^\p{Lu}/u.test(described)) return undefined;
  const topic = topicOf(reading, described);
  if (topic !== '') return about(reading, topic);
  // `Headline: shorter nights for all` says more than how it should be.
  const idle = `${marksOf(reading)}|${words.and}|${words.manners}|${words.small}`;
  if (stripAround(described, phrasesOf(idle, unspaced)) !== '') return undefined;
  const shorter = firstOf(described, `${verbs.shorten}|${shortIn(words)}`, { unspaced });
  return shorter
    ? { kind: 'shorten', section: 'headline' }
    : { kind: 'refuse', because: 'style', text: clause.restore(text) };
}

/** `The headline should name the garden`, `a headline more reassuring about coming home`: no verb that commands. */
function wishedFor(reading: Reading, headline: Matched, described: string): Request | undefined {
  const { text, words, clause } = reading;
  const idle = `${words.small}|${words.manners}`;
  if (words.unspaced || stripAround(text.slice(0, headline.start), idle) !== '') return undefined;
  const bare = described.replace(deniedFirst, '');
  const should = firstOf(bare, shouldWords);
  const said = should?.start === 0 ? bare.slice(should.end).trim() : undefined;
  const telling = said === undefined ? undefined : firstOf(said, tellingOf);
  const [first = ''] = telling?.rest.trim().split(/[,;]\s/) ?? [];
  const denied = firstOf(said?.slice(0, telling?.end ?? 0) ?? '', words.negation);
  const around = `${idle}|${words.about}|${connectors}|${words.and}|${words.it}`;
  const topic = clause.value(stripAround(first, denied ? `${around}|${words.negation}` : around));
  // `The headline should not name the price`: another that does without it.
  if (topic !== '' && (denied || bare !== described))
    return { kind: 'remove', section: `${topic} in ${text.slice(headline.start, headline.end)}` };
  if (topic !== '') return about(reading, topic);
  const wished = said?.replace(being, '') ?? described;
  const [how] = moreOf.exec(wished) ?? [];
  if (how === undefined || firstOf(described, `${shortIn(words)}|${words.verbs.shorten}`))
    return undefined;
  const spoken = topicOf(reading, described);
  if (spoken !== '') return about(reading, spoken);
  const placed = firstOf(how, Object.values(words.places).join('|'));
  return placed || stripAround(wished.slice(how.length), `${idle}|${beingLast}`) !== ''
    ? undefined
    : { kind: 'refuse', because: 'style', text: clause.restore(text) };
}

/** `Le titre ne doit pas …`. */
const deniedFirst = /^(?:(?:ne|no|non|não|nie)\s|n['’])/iu;
const being = /^(?:be|être|ser|estar|essere|zijn|być)\s/iu;
const beingLast = 'sein|werden|klingen|zijn|worden|klinken';

/** `A title with the Mondays in it`: a noun, what it should have, and no verb. */
function isBare({ text, words }: Reading, headline: Matched): boolean {
  const before = stripAround(text.slice(0, headline.start), `${words.small}|${words.manners}`);
  const behind = stripAround(text.slice(headline.end), words.manners);
  return !words.unspaced && before === '' && firstOf(behind, withWords)?.start === 0;
}

/** `…という内容に`, `…みたいな感じに`: what it should be like, and not its words. */
const likening =
  /^[をはにも、]{0,2}(.{2,40}?)(?:という(?:内容|感じ|趣旨|方向)|みたいな(?:感じ|もの|内容)?|のような(?:感じ|もの|内容)|っぽい(?:感じ|もの)?)[にへでの]/u;
const maxDescription = 160;
/** `A headline that speaks of …`. */
const relative = /^,?\s*(?:that|which|die|der|qui|que|che|dat|któr\p{L}+)\s/iu;

const marksOf = ({ words }: Reading): string =>
  `${words.verbs.shorten}|${words.verbs.style}|${shortIn(words)}|${describing.tone}`;

/** `Dunmore Court` is no short line in English. */
const shortIn = ({ language }: ReadingWords): string =>
  language === 'en' ? 'short|brief|concise' : describing.short;

const leadsOf = ({ words }: Reading): string => `${words.about}|${withWords}`;

/** What follows a colon is told apart from what stands before it. */
function apart(text: string, headline: Matched): [string | undefined, string] {
  const behind = text.slice(headline.end);
  const colon = behind.search(/[:：]\s?\S/u);
  return colon === -1
    ? [undefined, behind.trim()]
    : [behind.slice(0, colon), behind.slice(colon + 1).trim()];
}

/** What it should be about: behind `about`, `with` or `mention`, without how it should be. */
function topicOf(reading: Reading, described: string): string {
  const { words, clause } = reading;
  const { unspaced, verbs } = words;
  if (unspaced) {
    const [, topic = ''] =
      /(?:^|[、,で])([^、,で]{2,30}?)(?:のこと)?(?:を(?:入れ|加え|含め|扱)|に(?:触れ|つい|関す))/u.exec(
        described,
      ) ?? [];
    return topic;
  }
  const led = firstOf(described, `${leadsOf(reading)}|${verbs.mention}`);
  if (!led) return '';
  const idle = `${words.small}|${inItWords}|${words.manners}|${marksOf(reading)}|${words.and}|${sayWords}`;
  const behind = toldIn(described.slice(led.end).split(/[,;]\s/)[0] ?? '', idle, words);
  // `…, und die Frische erwähnen`: where the verb stands last, what it is about stands before it.
  const [before = ''] = described
    .slice(0, led.start)
    .split(/[,;]\s/)
    .slice(-1);
  const joint = firstOf(before, words.and);
  const last = stripAround(joint ? before.slice(joint.end) : before, phrasesOf(idle));
  return clause.value(behind === '' ? last : behind);
}

/** `shorter`: so that it is one, a longer line than the one that is there does not do. */
function about({ text, words }: Reading, topic: string): Request {
  const { verbs, unspaced } = words;
  const shorter = firstOf(text, `${verbs.shorten}|${shortIn(words)}`, { unspaced });
  return { kind: 'headlineAbout', topic, ...(shorter ? { shorter: true } : {}) };
}
