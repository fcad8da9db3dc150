// The headline: the strongest claim of the sources that answers this reader, short and whole.
// Never a document's title, never the product's name alone. Their name stands above it, not in
// front of it: `For Harbour & Vine: payroll takes 25 minutes` reads like a form letter, and says
// of them what was measured elsewhere.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import { emptySection, type Section } from '../context/reading.ts';
import { answersIn } from './answers.ts';
import {
  changes,
  clock,
  compares,
  defines,
  genericLabel,
  inBrackets,
  invites,
  isClaim,
  isListing,
  isRate,
  isSize,
  lacksSubject,
  negated,
  ofAllCustomers,
  ofEverybody,
  ofProblem,
  ofTime,
  ofUs,
  openFrom,
  shortened,
  tellingFigure,
  wentWrong,
  wordCount,
} from './claim_lines.ts';
import { type Desk, fitOf } from './desk.ts';
import { doubtedIn } from './doubts.ts';
import { kindOf } from './kinds.ts';
import { entryIn } from './labels.ts';
import { isLedSection, type Led, ledBy, ledOf } from './led.ts';
import {
  amountFirst,
  type Candidate,
  labelledFigures,
  ledAnswers,
  ledPieces,
} from './led_pieces.ts';
import { isStepsSection } from './lists.ts';
import { bestAnswer } from './matching.ts';
import { quotedCompanies } from './proof.ts';
import { smallFirst } from './small_first.ts';
import { isStatement } from './statements.ts';
import { tellsPrice } from './without_prices.ts';

const maxWords = 12;
const maxLongWords = 16;
const idealWords = 8;

/** The best first. */
export function headlinesOf(
  desk: Desk,
  least = Number.NEGATIVE_INFINITY,
  wanted: (candidate: Candidate) => boolean = () => true,
): string[] {
  const { source } = desk;
  if (source.tagline !== undefined) return [withoutStop(source.tagline)];
  return candidatesOf(desk)
    .filter((one) => one.score >= least && wanted(one))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => capitalised(text));
}

/** What scores less says less than what the house promises. */
export const worthAHeadline = 0.35;

/** A page that opens with another customer's name looks like somebody else's letter. */
const ofAnother = 0.8;

const maxSections = 12;

const known = new WeakMap<Desk, readonly Candidate[]>();

/** The page, what it leads with and its edits all choose among the same ones. */
export function candidatesOf(desk: Desk): readonly Candidate[] {
  const before = known.get(desk);
  if (before) return before;
  const candidates = readCandidates(desk);
  known.set(desk, candidates);
  return candidates;
}

function readCandidates(desk: Desk): Candidate[] {
  const { source, language } = desk;
  const led = ledOf(desk);
  const judge = makeJudge(desk, led);
  const told = source.context
    .map((section, at) => ({ section, at, led: isLedSection(desk, section) }))
    .filter(({ section, led: wanted }) => wanted || isTelling(section))
    .slice(0, maxSections)
    .flatMap(({ section, at, led: wanted }) => {
      // Text under no heading further down may speak of anything.
      const loose = at > 1 && section.heading === undefined && !wanted;
      return [
        ...linesIn(desk, section).flatMap((line) => judge({ ...line, at, loose }, section)),
        ...(loose ? [] : [...labelledFigures(section, led), ...ledPieces(section, led, language)]),
      ];
    });
  return [...told, ...ledAnswers(desk, led)];
}

interface SourceLine {
  text: string;
  /** Of a list. */
  entry: boolean;
  place: number;
  /** Goes on about what the sentence before it named. */
  follows: boolean;
  /** A name and its value. */
  row?: boolean;
  /** Of a table, whose rows name what was measured. */
  cell?: boolean;
}

function linesIn(desk: Desk, section: Section): SourceLine[] {
  const { language } = desk;
  // `Ville de Montbrac: the share rose …`: without whose it is, a result would be anybody's.
  const others = kindOf(section) === 'proof';
  const spoken = section.paragraphs
    .filter((one) => isOfOffer(one) && !isStepsSection(section) && one.pain !== true)
    .filter(({ text }) => !invites(text))
    .slice(0, 6)
    .flatMap(({ text }) =>
      // `Numbers: reverberation time is down …` says it without the label too.
      sentencesOf(others ? text : withoutLabel(text), language)
        .slice(0, 6)
        .map((sentence, nth) => ({
          text: others && /[:：]/.test(sentence) ? sentence : shortened(sentence),
          entry: false,
          follows: nth > 0,
        })),
    );
  // `Rounds at night | 6 before, 2 now` says what changes.
  const rows = section.tables
    .filter(({ kind }) => kind === 'plain')
    .flatMap(({ rows: all }) => all.filter((row) => row.length === 2))
    .filter(([, value = '']) => tellingFigure(value) || compares.test(value))
    .map(([name = '', value = '']) => ({
      text: pair(name, value, language),
      entry: true,
      follows: false,
      row: true,
      cell: true,
    }));
  // Steps make sense one after the other only, unless one says how long it takes.
  const listed = section.items
    .filter(({ title }) => !isStepsSection(section) || tellingFigure(title))
    .map(({ title, text }) =>
      text !== undefined && tellingFigure(text) && wordCount(title) <= 5
        ? {
            text: pair(title, smallFirst(shortened(withoutStop(text)), desk), language),
            entry: true,
            follows: false,
            row: true,
          }
        : { text: shortened(title), entry: true, follows: false },
    );
  return [...spoken, ...listed, ...rows].map((line, place) => ({ ...line, place }));
}

/** `Privacy: …`, `Delivery: …` under no heading speak of the small print. */
function isOfOffer({ text }: { text: string }): boolean {
  const title = entryIn(text)?.title;
  if (genericLabel.test(text)) return false;
  return (
    title === undefined || !['risk', 'practical', 'price'].includes(kindOf(emptySection(title)))
  );
}

const pair = (name: string, value: string, language: string): string =>
  `${name}${language === 'ja' ? '、' : ': '}${value}`;

/** Only where what follows is a sentence of its own, and no value. */
function withoutLabel(text: string): string {
  const entry = entryIn(text);
  const own = entry && !/^\P{L}*\d/u.test(entry.text) && wordCount(entry.text) >= minOwnWords;
  return own && wordCount(entry.title) <= maxLabelWords ? entry.text : text;
}
const minOwnWords = 7;
const maxLabelWords = 3;

/** Weighs a line: does it answer the reader, is it what the team wants, does it say what changes? */
function makeJudge(desk: Desk, led: Led) {
  const { language } = desk;
  const fits = maxFit(desk);
  const answered = answeredIn(desk);
  const isDoubted = doubtedIn(desk);
  const companies = quotedCompanies(desk.source.quotes);
  // Where nobody told anything, what the house does is as good as any detail.
  const untold = desk.said.length === 0 && desk.commands.lead.length === 0;
  const timeLed =
    led.concepts.has('delivery') ||
    led.concepts.has('golive') ||
    desk.commands.lead.some((text) => ofTime.test(text));
  return (source: SourceLine & { at: number; loose: boolean }, section: Section): Candidate[] => {
    const { entry, place, at } = source;
    const line = withoutStop(source.text.replace(amountFirst, '').replace(inBrackets, ''));
    const length = wordCount(line);
    const states = isStatement(line, language);
    const fewest = /\d/.test(line) ? 3 : entry && !states ? 6 : 4;
    // The name of a row and its value are one claim.
    const bare = source.row === true ? line.replace(': ', ' ').replace(openFrom, ' ') : line;
    if (!isClaim(bare, language) || length > maxLongWords || length < fewest) return [];
    if (source.follows && lacksSubject(line, language)) return [];
    if (entry && (clock.test(line) || ownedBy(desk, section.heading))) return [];
    if (tellsPrice(line) || ofEverybody.test(line) || isDoubted(line)) return [];
    // What one customer has seen is their story, and stands with their name.
    const told =
      kindOf(section) === 'proof' &&
      source.cell !== true &&
      !(source.row === true && /\d/.test(section.heading ?? '')) &&
      !isOfItself(desk, line) &&
      !ofAllCustomers.test(line);
    if (told) return [];
    const { weight: answers, stated } = answered(source.text);
    if (entry && isStepsSection(section) && answers === 0) return [];
    const asked = Math.max(ledBy(led, line), ledBy(led, section.heading ?? '') * 0.8);
    // What others have seen is a claim, if it says how it was before.
    const seen = kindOf(section) === 'proof' && compares.test(line);
    if (source.row === true && answers === 0 && asked === 0 && !seen) return [];
    if (asked < 1 && wentWrong.test(line) && !compares.test(line)) return [];
    const telling = tellingFigure(line);
    const strong = entry ? /[%％]/.test(line) || compares.test(line) : telling;
    if (source.loose && answers === 0 && !strong) return [];
    const weighty = /[%％٪]/.test(line) || compares.test(line);
    if (asked < 1 && answers === 0 && length > maxWords) return [];
    const figure = telling ? 0.45 : isSize(line) || isRate(line) ? -0.2 : /\d/.test(line) ? 0.2 : 0;
    const size =
      -Math.abs(length - idealWords) * 0.03 -
      // What says more than fits a glance must be worth it.
      Math.max(0, length - maxWords) * (asked > 0.9 ? 0.09 : 0.12);
    // An entry of a list seldom says as much as a sentence.
    const whole =
      !entry || /[%％٪]/.test(line) ? 0 : figure > 0 || (states && answers > 0) ? -0.2 : -1.2;
    const timed = timeLed && /\d/.test(line) && changes.test(line) ? 0.5 : 0;
    // What the house is or did shares its words with whoever asks for it, and answers nothing.
    const ofItself = isOfItself(desk, line) || (kindOf(section) === 'proof' && !telling);
    const score =
      (fitOf(desk, source.text) / fits) * (ofItself && !untold ? 0.6 : 1.2) +
      answers * (ofItself || (entry && figure <= 0 && !states) ? 0.3 : 1) +
      figure +
      (compares.test(line) ? 0.25 : 0) +
      (ofItself ? (untold ? 0.1 : figure > 0 ? -0.1 : -0.35) : roleOf(section, source)) +
      size +
      whole +
      lackIn(line) -
      (asked < 1 && !weighty && isDetail(line, { entry, answers, states, telling }) ? detail : 0) -
      (companies.some((name) => line.includes(name)) ? ofAnother : 0) -
      at * 0.05 -
      Math.min(place, 8) * 0.03;
    const answering =
      answers > 0 &&
      !ofItself &&
      !clock.test(line) &&
      !ofContract.test(line) &&
      (telling || (stated && states));
    return [
      {
        text: line,
        score: score + asked + timed,
        ...(answering ? { answers: true as const } : {}),
      },
    ];
  };
}

/** How one is bound and how one gets out is for those who have decided. */
const ofContract =
  /(?<!\p{L})(?:contracts?|notice|warranty|guarantee|\p{L}*vertrag|kündigung\p{L}*|gewährleistung|garantie|contrat|préavis|contrato|aviso|garantía|contratto|preavviso|garanzia|garantia|opzegtermijn|umow\p{L}*|gwarancj\p{L}+)(?!\p{L})/iu;

/** Neither asked for nor a result: a specification, a row of names, the size of the house. */
const isDetail = (
  line: string,
  is: { entry: boolean; answers: number; states: boolean; telling: boolean },
): boolean =>
  (isListing(line) && (is.entry || !is.states)) ||
  (is.entry && !is.telling && (is.answers === 0 || !is.states)) ||
  (isSize(line) && !is.telling);
const detail = 0.6;

/** `Results at Alcoraya (1,150 ha, 2024)`: without its heading a figure would be nobody's, or ours. */
const ownedBy = ({ source }: Desk, heading: string | undefined): boolean =>
  heading !== undefined &&
  (quotedCompanies(source.quotes).some((name) => heading.includes(name)) ||
    /(?<=[\p{L}] )(?:at|bei|chez|en la|en el|presso|in der|na|bij|w)\s(?:\p{L}{2,4}\s)?\p{Lu}/u.test(
      heading,
    ));

const lackIn = (line: string): number =>
  (negated.test(line) ? -0.3 : 0) + (defines.test(line) ? -0.8 : 0) + (isListing(line) ? -0.7 : 0);

const isOfItself = ({ source: { product } }: Desk, line: string): boolean =>
  (product !== undefined && line.startsWith(product)) || ofUs.test(line);

/** What the text opens with weighs most. */
function roleOf(section: Section, { place, follows, at }: SourceLine & { at: number }): number {
  const kind = kindOf(section);
  if (at === 0 && section.heading === undefined && place < 2) return 0.5 - place * 0.15;
  // `Scrap fell from 6% to 0.8%`: whose was it? The sentence before says so.
  if (kind === 'proof') return follows ? -0.6 : 0.25;
  return kind === 'offer' ? 0.3 : 0;
}

const maxAsked = 12;
const maxAnswers = 300;

interface Answered {
  weight: number;
  /** To what the reader told of themselves, and did not only ask. */
  stated: boolean;
}

/** How much a line answers what the reader told or asked. */
function answeredIn(desk: Desk): (line: string) => Answered {
  const told = desk.said.flatMap(({ sentences }) => sentences).slice(0, maxAsked);
  if (told.length === 0) return () => ({ weight: 0, stated: false });
  const answers = answersIn(desk)
    .slice(0, maxAnswers)
    .filter(({ answers, session, whole }) => !answers && !session && whole);
  const found = told.flatMap((sentence) => {
    const best = bestAnswer(desk, sentence, answers);
    return best ? [{ ...best, stated: !isQuestion(sentence) }] : [];
  });
  return (line) => {
    const held = found.filter(({ answer }) =>
      answer.text.toLowerCase().startsWith(withoutStop(line).toLowerCase()),
    );
    const weights = held.map(({ score }) => answeredWeight + 0.1 * Math.min(score, 3));
    return { weight: Math.max(0, ...weights), stated: held.some(({ stated }) => stated) };
  };
}
const answeredWeight = 0.45;

const isTelling = (section: Section): boolean => {
  // A price list under no heading is below the text that it belongs to.
  const kind = kindOf(section.heading === undefined ? { ...section, tables: [] } : section);
  return (
    !section.backMatter &&
    !ofProblem.test(section.heading ?? '') &&
    kind !== 'price' &&
    kind !== 'practical' &&
    kind !== 'recap' &&
    kind !== 'risk' &&
    (kind !== 'process' || section.heading === undefined || isStepsSection(section))
  );
};

function maxFit(desk: Desk): number {
  const { source, language } = desk;
  const texts = source.context
    .slice(0, 12)
    .flatMap(({ paragraphs, items }) => [
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
      ...items.map(({ title }) => title),
    ]);
  return Math.max(0.001, ...texts.slice(0, 200).map((text) => fitOf(desk, text)));
}
