// The headline on what the team wants first: the best line that any source has on it, an entry, a
// sentence, an answer with its question, or a day that the reader named.
import { figuresIn } from '../../../claims/figures.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { withoutYesOrNo } from '../context/questions.ts';
import { conceptsIn } from '../fit/concepts.ts';
import { inBrackets, isClaim, shortened, tellingFigure, wordCount } from './claim_lines.ts';
import { conditionIn, isOfTrouble, namesTrouble, withoutTrouble } from './conditions.ts';
import { type Desk, type DraftOf, fitOf } from './desk.ts';
import { headlinesOf } from './headline.ts';
import { meantBy } from './meant.ts';

const maxWords = 13;
const maxLongWords = 20;
const maxLines = 600;
/** Half of what is named may be chance; more is not. */
const enough = 0.5;

interface Line {
  text: string;
  /** How much of what is named it says, from 0 to 1. */
  share: number;
  worth: number;
}

/** The best first; none where no source speaks of it, or the page begins with it anyway. */
export function ledHeadlines(desk: Desk): string[] {
  const wishes = desk.commands.list.filter((command) => command.kind === 'lead');
  const wish = wishes.find(({ headline }) => headline) ?? wishes[0];
  if (!wish) return [];
  const dated = wish.headline === true && datePart.test(wish.about);
  const about = withoutTrouble(dated ? wish.about.replace(datePart, ' ').trim() : wish.about);
  const shareOf = sharing(desk, about);
  const isFit = (text: string): boolean => !dated || hasDate(text);
  const lines = [...toldLines(desk), ...answerLines(desk, wish.about)]
    .slice(0, maxLines)
    .map((line) => lineOf(desk, line, shareOf))
    .filter((line) => line !== undefined)
    .filter(({ share, text }) => share >= enough && isFit(text))
    .sort((a, b) => b.share + b.worth - (a.share + a.worth));
  const [usual] = headlinesOf(desk);
  const best = lines[0]?.share ?? 0;
  // What is chosen for this reader anyway may say it as well.
  if (usual !== undefined && shareOf(usual) >= Math.max(best, enough) && isFit(usual)) return [];
  if (lines.length > 0) return lines.map(({ text }) => capitalised(text));
  const day = dayIn(about);
  const named =
    day !== undefined && desk.said.some((one) => one.sentences.some((text) => hasDay(text, day)));
  return named ? inTime(desk) : [];
}

const datePart =
  /(?<!\p{L})(?:the )?(?:date|day|datum|termin|fecha|data|dag|termin)(?: (?:of|von|der|des|de la|de|du|del|della|da|do|van))?(?!\p{L})/iu;
const hasDate = (text: string): boolean => figuresIn(text).some(({ kind }) => kind === 'date');

/** By its words; where a source has other words for it, by what they speak of. */
function sharing({ language }: Desk, about: string): (text: string) => number {
  const meant = meantBy(about, language);
  const concepts = conceptsIn(about, language);
  return (text) => {
    const worded = meant.share(text);
    if (worded >= 1 || concepts.size === 0) return worded;
    const spoken = conceptsIn(text, language);
    const common = [...concepts].filter((concept) => spoken.has(concept)).length;
    return Math.max(worded, (common / concepts.size) * 0.8);
  };
}

interface Told {
  text: string;
  /** What it is an answer to; counts as said. */
  question?: string;
  /** The team asks for trouble, and this is what happens then. */
  trouble?: boolean;
}

function* toldLines({ source, language }: Desk): Generator<Told> {
  for (const { paragraphs, items } of [...source.context, ...source.topics]) {
    for (const { title, text } of items) {
      yield { text: title };
      if (text !== undefined && wordCount(title) <= 5) yield { text: `${title}: ${text}` };
    }
    for (const { text } of paragraphs)
      for (const sentence of sentencesOf(text, language)) yield { text: sentence };
  }
}

/** `If a box goes out of range: you are phoned`, or the question with its answer. */
function* answerLines(desk: Desk, about: string): Generator<Told> {
  const { source, language } = desk;
  const troubled = isOfTrouble(about);
  for (const { question, answer } of source.questions) {
    const [first = '', second = ''] = sentencesOf(answer, language);
    const said = withoutStop(/^\P{L}*\p{L}{2,4}\P{L}*$/u.test(first) ? second : first);
    if (said === '') continue;
    const trouble = troubled && conditionIn(question, language) !== undefined;
    const clause = withoutYesOrNo(said);
    const condition = conditionIn(question, language);
    const colon = language === 'fr' ? '\u00A0: ' : language === 'ja' ? '、' : ': ';
    const short = clipped(clause, Math.max(9, maxLongWords - 2 - wordCount(condition ?? '')));
    const text =
      condition === undefined
        ? `${question} ${said}`
        : `${condition}${colon}${smallFirst(capitalised(short), desk)}`;
    yield { text, question: `${question} ${answer}`, trouble };
  }
}

function lineOf(
  desk: Desk,
  { text, question, trouble }: Told,
  shareOf: (text: string) => number,
): Line | undefined {
  const { language } = desk;
  const worded = shareOf(question ?? text);
  const named = desk.commands.lead.some((about) => namesTrouble(about));
  const share = trouble === true && !named ? Math.max(worded, 0.9) : worded;
  if (share < enough) return undefined;
  const bare = withoutStop(text.replace(inBrackets, ''));
  const line = question === undefined ? lastResort(bare, shareOf, share) : bare;
  const length = wordCount(line);
  if (length > maxLongWords || length < 3 || hasAmount(line)) return undefined;
  const sound = question !== undefined || isClaim(line.replace(/\s?[:：](?=\s)/u, ''), language);
  if (!sound && share < 1) return undefined;
  const worth =
    (sound ? 0.3 : 0) +
    (tellingFigure(line) ? 0.25 : /\d/.test(line) ? 0.1 : 0) -
    Math.max(0, length - maxWords) * 0.05 -
    Math.max(0, 5 - length) * 0.1 +
    (trouble ? Math.min(0.4, fitOf(desk, question ?? '') * 0.05) : 0);
  return { text: line, share, worth };
}

/** Shorter at the bound of a clause, as long as it still says what is wanted. */
function lastResort(line: string, shareOf: (text: string) => number, share: number): string {
  const short = [shortened(line), clipped(line, maxWords)].find(
    (one) => wordCount(one) <= maxWords && shareOf(one) >= share,
  );
  return wordCount(line) <= maxWords || short === undefined ? line : short;
}

const subordinate =
  /^(?:if|when|after|before|because|since|with|without|for|in|at|on|by|to|wenn|falls|nach|vor|weil|da|mit|ohne|für|bei|si|quand|après|avant|avec|sans|pour|dans|cuando|después|antes|con|sin|para|se|quando|dopo|prima|senza|per|depois|com|sem|als|wanneer|na|voor|met|zonder|jeśli|gdy|po|przed|z|bez)\s/iu;

/** The first clauses that fit, where what comes first can stand alone. */
function clipped(line: string, most: number): string {
  if (wordCount(line) <= most || subordinate.test(line)) return line;
  const bounds = [...line.matchAll(/,\s|;\s|\s[–—]\s|、/gu)].map(({ index }) => index);
  const heads = bounds.map((at) => line.slice(0, at)).filter((head) => wordCount(head) >= 4);
  return heads.filter((head) => wordCount(head) <= most).at(-1) ?? line;
}

/** Small after a colon, unless it is a name: those are written large within a sentence too. */
export function smallFirst(text: string, { language, input }: Desk): string {
  const [first = ''] = text.split(/[\s,]/);
  const isName = new RegExp(`\\p{Ll},? ${first.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'u');
  const large =
    language === 'de' ||
    first === 'I' ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    isName.test(input.page.pageContext.slice(0, 20_000));
  return large ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/**
 * What the reader themselves said of it, where no source says more: their own sentence, in marks,
 * below the headline.
 */
export function ledWords(desk: Desk, headline: string): string | undefined {
  const { said, phrases } = desk;
  const [about] = desk.commands.lead;
  if (about === undefined) return undefined;
  const shareOf = sharing(desk, withoutTrouble(about));
  if (shareOf(headline) >= enough) return undefined;
  const day = dayIn(about);
  const [best] = said
    .flatMap(({ sentences }) => sentences)
    .filter((text) => text.length <= maxSaid)
    .map((text) => ({ text, share: shareOf(text) + (day && hasDay(text, day) ? 1 : 0) }))
    .filter(({ share }) => share > enough)
    .sort((a, b) => b.share - a.share);
  const [left, right] = phrases.quotes;
  return best && `${left}${withoutStop(capitalised(best.text))}${right}`;
}
const maxSaid = 200;

const dayIn = (text: string) => figuresIn(text).find(({ kind }) => kind === 'date')?.key;
const hasDay = (text: string, day: string): boolean =>
  figuresIn(text).some(({ key }) => key === day);

/** What the reader has read in the hero, they do not read again beside an answer to something else. */
export function withoutLedWords(
  heard: DraftOf<'heard'>,
  { headline, subheadline = '' }: DraftOf<'hero'>,
): DraftOf<'heard'> {
  const bare = subheadline.replace(/^\P{L}{1,3}/u, '').replace(/[^\p{L}\p{N}]{1,4}$/u, '');
  // What they said stands above, and what is proposed is the headline.
  const items = heard.items.filter(
    ({ said, proposed }) =>
      keyOf(said) !== keyOf(bare) ||
      keyOf(proposed) !== keyOf(headline) ||
      heard.items.length === 1,
  );
  return {
    ...heard,
    items: items.map((item) => {
      const at = item.said.toLowerCase().indexOf(bare.toLowerCase());
      if (at < 0 || bare === '') return item;
      const before = item.said.slice(0, at);
      const after = item.said.slice(at + bare.length).replace(/^[.!。]?\s?/u, '');
      const said = after.length > 2 ? `${before}${after}` : `${before.trimEnd()}${after}`;
      return said.length < minSaid ? item : { ...item, said };
    }),
  };
}
const minSaid = 24;

const maxDayWords = 10;

/** How soon it is done: that is what a day the reader named is held against. */
function inTime(desk: Desk): string[] {
  const fit = (text: string): boolean => wordCount(text) <= maxDayWords && !hasAmount(text);
  return [...toldLines(desk), ...rowLines(desk)]
    .slice(0, maxLines)
    .map(({ text }) => withoutStop(text.replace(inBrackets, '')))
    .filter((text) => fit(text) && within.test(text) && isClaim(text, desk.language));
}
/** `Survey: within 3 weeks`, where a table has it. */
const rowLines = ({ source }: Desk): Told[] =>
  source.context
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
    .flatMap(([name = '', ...cells]) => {
      const soon = cells.find((cell) => within.test(cell));
      return soon === undefined ? [] : [{ text: `${name} ${smallLetter(soon)}` }];
    });
const smallLetter = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const within =
  /(?<!\p{L})(?:within|in (?:just )?(?:\d+|two|three|four|five|six|ten)|innerhalb|binnen|sous|en moins de|dans les|en (?:\d+|una?|dos|tres)|entro|em (?:\d+|uma?|dois|três)|dentro de|w ciągu)(?!\p{L})[^.]{0,20}(?:hours?|days?|weeks?|stunden?|tagen?|wochen?|heures?|jours?|semaines?|horas?|días?|semanas?|or[ae]|giorn[oi]|settiman[ae]|dias?|uur|uren|dagen?|weken|godzin|dni|tygodni)(?!\p{L})|\d(?:日|週間|時間)以内/iu;
