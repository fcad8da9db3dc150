// Lines in which the house says what it does: `We …`, `Frostline …`, `Reparamos …`.

import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { isOfferHeading } from '../../context/pitch.ts';
import type { Section } from '../../context/reading.ts';
import {
  isSize,
  leansOnOther,
  negated,
  ofEverybody,
  ofUs,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isStatement } from '../texts/statements.ts';
import type { Brief } from './brief.ts';

export const isOwn = ({ source: { product } }: Brief, line: string): boolean =>
  (product !== undefined && line.slice(0, product.length + 6).includes(product)) ||
  ofUs.test(line) ||
  weDo.test(line);

/** `Compriamo`, `Reparamos`; `自社で行っています` leaves out who. */
const weDo = lean(/^\p{L}+(?:mos|iamo|(?<=\p{L}{3})my)(?!\p{L})|[てで](?:い|おり)ます。?$/iu);

const maxTold = 200;
const minTold = 5;
const maxLooked = 6;

/** What the house does, in the first sentence that says so; where it is and how many they are is no such sentence. */
export function whatTheyDo(brief: Brief): string | undefined {
  const { source, language, claims } = brief;
  const named = source.context.slice(0, maxLooked).filter(mayTell);
  return [...named.filter(({ heading }) => heading === undefined), ...named]
    .flatMap(({ paragraphs, heading }) =>
      paragraphs
        .slice(0, 2)
        .map((passage) => ({ ...passage, of: heading !== undefined && isOfferHeading(heading) })),
    )
    .filter(({ pain }) => pain !== true)
    .flatMap(({ text, of }) =>
      sentencesOf(text, language)
        .slice(0, 2)
        .filter((line) => tells(line) && (doesFor(brief, line) || (of && !isRefusal(line)))),
    )
    .find((line) => claims.isFresh(line) && !leansOnOther(line, language));
}

/** Above all else, or below a heading that says nothing of its own. */
const mayTell = (section: Section, at: number): boolean =>
  section.backMatter !== true &&
  ((section.heading === undefined && at < maxOpening) ||
    (section.heading !== undefined && isOfferHeading(section.heading)) ||
    (section.heading !== undefined &&
      at <= maxOpening &&
      kindOf(section) === 'offer' &&
      section.items.length === 0 &&
      section.tables.length === 0));
/** Further down, text under no heading may be about anything. */
const maxOpening = 2;

const doesFor = (brief: Brief, line: string): boolean => isOwn(brief, line) && !negated.test(line);

const tells = (line: string): boolean =>
  !isSize(line) &&
  !hasAmount(line) &&
  !ofEverybody.test(line) &&
  !isQuestion(line) &&
  figuresIn(line).every(({ kind }) => kind !== 'date') &&
  wordCount(line) >= minTold &&
  line.length <= maxTold;

/** `Workshop in Ludlow, Shropshire`, `Six people, 74 pools`: a place or a count, and nothing said of it. */
export const isCaption = (brief: Brief, line: string): boolean =>
  !isOwn(brief, line) &&
  !isStatement(line.replace(/[.。]$/u, ''), brief.language) &&
  (wordCount(line) <= maxCaption || !/[.!?。]$/u.test(line));
const maxCaption = 7;

/** `Elektronische Orgeln stimmen wir nicht`, `Sacos no admitimos`: said last, and never at the top. */
export const isRefusal = (line: string): boolean => refuses.test(line) && !ofCharge.test(line);
/** What we do not ask for is a promise. */
const ofCharge =
  /(?<!\p{L})(?:charge|bill|verlangen|berechnen|factur\p{L}+|cobramos|addebitiamo|chiediamo|rekenen|vragen|pobieramy|liczymy)(?!\p{L})|いただ(?:いて|き)/iu;
const refuses = lean(
  /(?<!\p{L})(?:we (?:do not|don[’']t|cannot|can[’']t|are not|aren[’']t|never|no longer)|(?:wir|wij|we)(?: [\p{L}-]+){0,4} (?:nicht|keine?[nmrs]?|niet|geen)|nous n(?:e|[’'])|(?:no|non|não)(?: (?:se|ne|l[oae]|los|las))? \p{L}+(?:mos|iamo)|nie \p{L}+my)(?!\p{L})|(?:おりません|いません|できません|いたしません)。?$/iu,
);
