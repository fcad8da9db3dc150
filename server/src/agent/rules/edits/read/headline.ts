// Reads what the headline and the line below it are to say, or to be about.

import { capitalised } from '../../context/items.ts';
import { preferring } from '../../grammar/languages/edit_words.ts';
import { lineShouldSay } from '../../grammar/languages/message_words.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  giveWords,
  lineWishes,
  otherWords,
  sayWords,
  shouldWords,
  tellingOf,
  withoutWord,
} from '../../grammar/languages/shape_words.ts';
import {
  approximately,
  atMostWords,
  likeModel,
  lineMust,
  lineTellsThat,
  lineThat,
  otherTone,
} from '../../grammar/languages/wish_words.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Request } from '../requests.ts';
import { ended, mainClause } from './dictated.ts';
import { describes, piecesOf, startsAsking } from './parts.ts';
import {
  bareName,
  memberIn,
  members,
  quotation,
  type Reading,
  topicIn,
  withoutVerbs,
} from './slots.ts';
import { saidToReader } from './to_reader.ts';

export function readLead(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  const headline = memberIn(rest, 'headline', words);
  const topic = topicIn(headline?.rest ?? rest, reading);
  if (topic === '') return undefined;
  return headline ? { kind: 'headlineAbout', topic } : { kind: 'focus', topic };
}

/** `A headline about NetSuite`; where what it is about comes first, `NetSuiteについての見出し`. */
export function readHeadlineAbout(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const headline = memberIn(rest, 'headline', words);
  if (!headline) return undefined;
  // `Überschrift zum Umbau`, which elsewhere tells where something goes.
  const led = words.language === 'de' ? `${words.about}|zum|zur` : words.about;
  const about = phrasesOf(led, words.unspaced);
  const [quoted] = clause.quotations(rest);
  if (quoted !== undefined) {
    // `A headline about 'the same blue'` gives its topic in quotes, and not its words.
    const between = words.unspaced ? '' : rest.slice(headline.end, rest.search(quotation));
    return stripAround(between, words.small) === '' &&
      allOf(between, about).some(({ end }) => between.slice(end).trim() === '')
      ? { kind: 'headlineAbout', topic: quoted }
      : undefined;
  }
  if (words.unspaced) return undefined;
  const behind = rest.slice(headline.end);
  const [, rather] = preferring.exec(behind) ?? [];
  const preferred = rather === undefined ? '' : topicIn(rather, reading);
  if (preferred !== '') return { kind: 'headlineAbout', topic: preferred };
  const match = firstOf(behind, about);
  // `Zu allgemein` is a complaint: what a line is about is a noun.
  if (match && /^zu \p{Ll}/u.test(behind.slice(match.start)) && words.language === 'de')
    return undefined;
  // `Make the webinar the headline`.
  const before = rest.slice(0, headline.start);
  const isLast = reading.verb !== undefined && stripAround(behind, words.manners) === '';
  // `Put it right below the headline` names a place.
  const isPlace = isBelow(before, '', words);
  const first = isLast && reading.verb?.start === 0 && !isPlace ? topicIn(before, reading) : '';
  if (first !== '' && !shorterOrOther(before, words))
    return { kind: 'headlineAbout', topic: first };
  const said = match && behind.slice(0, match.start);
  // `The title frightens people, take one about the results`.
  const [, anew = said] = /,\s*(.{0,24})$/s.exec(said ?? '') ?? [];
  const one = phrasesOf(
    `${words.small}|${words.manners}|${words.it}|ne|uno|una|un|une|one|eins|eine|einen|een|um|uma`,
  );
  const between = anew === undefined ? undefined : stripAround(anew, one);
  const [asked = ''] = match ? behind.slice(match.end).split(/,\s/) : [];
  const topic = topicIn(asked, reading);
  return between === '' && topic !== '' ? { kind: 'headlineAbout', topic } : undefined;
}

/** `Change the title to something with Sundays`: what is not quoted and names no words says what it is about. */
export function lineOf(
  member: 'headline' | 'subheadline' | 'eyebrow',
  value: string,
  reading: Reading,
): Request {
  if (member !== 'headline') return { kind: 'setHero', member, value };
  const [, that = ''] = lineTellsThat.exec(value) ?? lineThat.exec(value) ?? [];
  const topic = that === '' ? topicLed(value, reading) : that;
  if (topic !== '') return { kind: 'headlineAbout', topic };
  // What describes a line is none.
  const about = value.replace(lineMust, '');
  const isTone = otherTone.test(about);
  const [, model] = isTone ? (likeModel.exec(about) ?? []) : [];
  if (isTone && model === undefined) return { kind: 'refuse', because: 'style', text: value };
  if (model !== undefined || about !== value || atMostWords.test(value))
    return { kind: 'headlineAbout', topic: model ?? about };
  const given = value.replace(approximately, '');
  return { kind: 'setHero', member, value: given === value ? value : capitalised(given) };
}

const lineTells = phrasesOf(`${lineWishes}|${tellingOf}`);

/** Behind `something like …`, `rather something about …`. */
function topicLed(text: string, reading: Reading): string {
  if (reading.words.unspaced) return inJapanese.exec(text)?.slice(1).find(Boolean) ?? '';
  const wish = describes(text);
  const [, told] = lineShouldSay.exec(text) ?? [];
  // `Change it so that it speaks of the wedding`.
  const tells = firstOf(text, lineTells);
  if (tells?.start === 0) return topicIn(text.slice(tells.end), reading);
  return wish ? topicIn(text.slice(wish.end), reading) : (told?.trim() ?? '');
}

/** `納期を入れて`, `営業していることを伝えて`. */
const inJapanese =
  /^(.{1,40}?)(?:のこと|の話)?(?:を|も)(?:入れ|加え|追加|含め)|^(.{4,60}?)(?:(?:という)?(?:こと|点|旨)(?:を|が)|と)(?:伝え|伝わ|明記|はっきり|わか|分か)/u;

/** `Headline shorter, something like …`, `… without the word free, rather something about …`: whatever verbs it has, it is said of the headline alone. */
export function readLineWish(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const line = words.unspaced ? undefined : memberIn(text, 'headline', words);
  if (!line || clause.asks) return undefined;
  const leading = `${words.small}|${words.manners}|${words.put}|${words.verbs.set}|${giveWords}|${otherWords}|${words.verbs.shorten}|${shouldWords}`;
  if (stripAround(text.slice(0, line.start), phrasesOf(leading)) !== '') return undefined;
  const behind = text.slice(line.end);
  const isOther = ({ text: piece }: { text: string }): boolean =>
    startsAsking(piece, words) && !withoutWord.test(piece) && !firstOf(piece, words.verbs.shorten);
  if (piecesOf(behind, words).some(isOther)) return undefined;
  const [, word, whole] = withoutWord.exec(behind) ?? [];
  const avoided = word ?? whole;
  const without = avoided === undefined ? undefined : clause.value(avoided);
  const [said = '', ...more] = behind.split(/\s?[,;]\s|\s[–—-]\s/u);
  const given = justSay.exec(more.join(', '))?.[1];
  if (given !== undefined)
    return { kind: 'setHero', member: 'headline', value: capitalised(clause.value(given)) };
  const topic = topicLed(more.join(', '), reading);
  if (topic === '')
    return without === undefined || more.length > 0
      ? undefined
      : { kind: 'headlineAbout', topic: '', without };
  const own = readHeadlineAbout({ ...reading, rest: text.slice(0, line.end) + said });
  if (own) return own;
  const isShorter = firstOf(text.slice(0, line.end) + said, words.verbs.shorten) !== undefined;
  return {
    kind: 'headlineAbout',
    topic,
    ...(isShorter ? { shorter: true } : {}),
    ...(without === undefined ? {} : { without }),
  };
}

/** `Headline shorter, just say open on Sundays`: those are its words. */
const justSay =
  /^(?:just|simply|nur|einfach(?: nur)?|bloß|juste|simplement|solo|simplemente|semplicemente|só|apenas|simplesmente|gewoon|alleen|po prostu|tylko)\s(?:say|put|write|sag|schreib|dis|dites|mets|mettez|di|pon|diga|scrivi|metti|diz|põe|zeg|zet|schrijf|napisz)\s(?!something|anything|etwas|was\s|quelque|algo|qualcosa|iets|coś|that|dass|que|che|dat|że)(.{3,80})$/iu;

/** `make it a shorter headline`. */
const shorterOrOther = (before: string, words: ReadingWords): boolean =>
  findPhrase(before, `${words.verbs.shorten}|${otherWords}|${words.it}`, words) !== undefined;

const inLine = phrasesOf(
  'in|into|inside|in die|in der|ins|im|dans|dans le|en|en el|nel|no|na|do|in de|w|we|do',
);

/** `In the headline I'd like the new roof`. */
const wishing =
  /^[\s,]*(?:i(?:['’]d| would) (?:like|love|prefer)|i want|we(?:['’]d| would) like|we want|(?:hätte|möchte|will|wünsche) (?:ich|mir|wir)(?: mir)?(?: gerne?| lieber)?|je (?:voudrais|veux|préfère|verrais)|j['’]aimerais|on voudrait|quiero|queremos|quisiera|me gustaría|vorrei|vorremmo|voglio|mi piacerebbe|metterei|quero|queria|gostava de(?: ter| ver)?|gostaria de(?: ter| ver)?|(?:wil|zou|had) (?:ik|we)(?: graag| liever)?|chcę|chciał[ao]?bym|chcemy)\s(.{3,80})$/iu;

/** `8 March into the headline`, `Zet 11 maart in de kop`: what it must have. */
export function readIntoHeadline(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const { unspaced } = words;
  const headline = memberIn(text, 'headline', words);
  if (!headline || clause.asks) return undefined;
  const [quoted] = clause.quotations(text);
  if (quoted !== undefined)
    return unspaced && /\uE001(?:が|を)(?:伝わ|伝え|分か|わか|感じ)/u.test(text)
      ? { kind: 'headlineAbout', topic: quoted }
      : undefined;
  if (unspaced) {
    const [, topic] =
      /^(?:には?|[:：])(.{1,40}?)(?:のこと)?(?:を|も)(?:入れ|加え|追加|含め)/u.exec(
        text.slice(headline.end),
      ) ?? [];
    return topic === undefined ? undefined : { kind: 'headlineAbout', topic };
  }
  const [before, behind] = [text.slice(0, headline.start), text.slice(headline.end)];
  const led = allOf(before, inLine).filter(
    ({ end }) => stripAround(before.slice(end), words.small) === '',
  );
  const start = Math.min(...led.map((one) => one.start));
  const { add, mention, set, move, remove } = words.verbs;
  if (led.length === 0 || firstOf(text, remove)) return undefined;
  const [, wished] = before.slice(0, start).trim() === '' ? (wishing.exec(behind) ?? []) : [];
  if (wished !== undefined) return { kind: 'headlineAbout', topic: topicIn(wished, reading) };
  const asked = phrasesOf(
    `${add}|${mention}|${set}|${move}|${words.put}|${words.small}|${words.manners}`,
  );
  if (stripAround(behind, asked) !== '') return undefined;
  const topic = stripAround(before.slice(0, start), asked);
  // `Change 11 minutes to 8 minutes in the headline` is another value for one that is there.
  const isChange = valuesIn(topic, words.language).length > 1 && firstOf(topic, words.into);
  const isName = topic !== '' && topic.length <= 60 && topic !== words.it && !isChange;
  return isName ? { kind: 'headlineAbout', topic: clause.value(topic) } : undefined;
}

/** `Another headline, please`: nothing is said of it but that it should be another. */
export function readOtherHeadline({ text, clause, words }: Reading): Request | undefined {
  const headline = memberIn(text, 'headline', words);
  const other = headline && firstOf(headline.rest, otherWords, words);
  if (!other || clause.quotations(text).length > 0) return undefined;
  const rest = bareName(withoutVerbs(other.rest, words), words);
  return rest === '' ? { kind: 'otherHeadline' } : undefined;
}

/** `Give me a shorter headline`: a line of the hero, how it should be, and no more. */
export function readShorter({ text, clause, words }: Reading): Request | undefined {
  const { unspaced } = words;
  const shorter = firstOf(text, words.verbs.shorten, { unspaced });
  if (!shorter || clause.quotations(text).length > 0 || text.length > maxShorter) return undefined;
  const named = members
    .filter((member) => member === 'headline' || member === 'subheadline')
    .map((member) => ({ member, match: memberIn(shorter.rest, member, words) }))
    .find(({ match }) => match !== undefined);
  if (!named?.match) return undefined;
  const around = phrasesOf(`${giveWords}|${words.small}|${words.manners}`, unspaced);
  return stripAround(named.match.rest, around) === ''
    ? { kind: 'shorten', section: named.member }
    : undefined;
}

const maxShorter = 80;

export function readHero({ text, clause, words }: Reading): Request | undefined {
  const { unspaced } = words;
  const sub = memberIn(text, 'subheadline', words);
  const member = sub ?? memberIn(text, 'headline', words);
  if (!member || (words.heading && findPhrase(text, words.heading))) return undefined;
  const [before, behind] = [text.slice(0, member.start), text.slice(member.end)];
  const below = sub !== undefined || isBelow(before, behind, words);
  const [quoted, more] = clause.quotations(text);
  if (quoted !== undefined) {
    return below && !sub && more === undefined ? told(quoted) : undefined;
  }
  const { add, mention, set } = words.verbs;
  const place = unspaced ? `|${words.places.after}` : '';
  const idle = `${words.small}|${words.into}|${words.it}|${words.manners}|${sayWords}${place}`;
  const putting = `${idle}|${words.put}|${add}|${mention}|${set}`;
  // Who asks whether the page says it asks for no line, and `move the quote under the title, add that …` for two things.
  const isAlone = stripAround(before, `${putting}|${words.places.after}`, { unspaced }) === '';
  const puts = isAlone && (!clause.asks || mayAsk.test(text));
  const small = phrasesOf(puts ? putting : idle, unspaced);
  const isBare = (between: string): boolean => stripAround(between, small) === '';
  const colon = behind.search(/[:：]\s?\S/u);
  if (!sub && colon !== -1 && isBare(behind.slice(0, colon))) {
    const value = clause.value(behind.slice(colon + 1));
    return below ? told(value) : lineOf('headline', value, { text, rest: text, clause, words });
  }
  const thats = unspaced ? [] : allOf(behind, words.that);
  const that = thats
    .sort((a, b) => b.end - a.end)
    .find(({ start }) => isBare(behind.slice(0, start)));
  // `Que diga algo …`: what it should do, and not its words.
  if (!that || firstOf(behind.slice(that.end).trimStart(), lineTells)?.start === 0)
    return undefined;
  const said = mainClause(clause.restore(behind.slice(that.end)), words.language);
  if (said === undefined) return undefined;
  if (below) return told(said);
  const line = said.slice(0, -1);
  const value = saidToReader(line, words.language);
  return value === undefined
    ? { kind: 'headlineAbout', topic: line }
    : { kind: 'setHero', member: 'headline', value };
}

/** `Can the subheadline mention …?` asks for it. */
const mayAsk =
  /^\W{0,2}(?:can|could|would|kann|könn|peu[tx]|pouvez|pourr|puede|podr|può|puoi|potre|pode|kan|kun|zou|czy mo)/iu;

const told = (text: string): Request => ({
  kind: 'mention',
  text: ended(text),
  section: 'headline',
});

/** Right before it, and where a language puts it there, right behind it. */
export function isBelow(
  before: string,
  behind: string,
  { places, small, unspaced }: ReadingWords,
): boolean {
  const after = phrasesOf(places.after, unspaced);
  if (unspaced) return firstOf(behind, after)?.start === 0;
  const around = phrasesOf(small);
  return allOf(before, after).some(({ end }) => stripAround(before.slice(end), around) === '');
}
