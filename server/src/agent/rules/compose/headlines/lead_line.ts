// The headline on what the team wants first: the best line that any source has on it, an entry, a
// sentence, an answer with its question, or a day that the reader named.
import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import type { Section } from '../../context/reading.ts';
import { evenWeights } from '../../fit/score.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import { colonOf } from '../../text/phrases.ts';
import { type Brief, fitOf } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isTorn } from '../brief/torn_lines.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { askable } from '../brief/wish_words.ts';
import { sharing } from '../brief/wishes.ts';
import { forReader, ledHeadings, offeredIn } from '../sections/lead_heading.ts';
import { isStepsSection } from '../sections/lists.ts';
import {
  compares,
  conditional,
  inBrackets,
  isClaim,
  isOutcome,
  isPieces,
  lacksSubject,
  ofEverybody,
  ofProblem,
  shortened,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { holdsOnlyThen } from '../texts/headline_pieces.ts';
import { kindOf } from '../texts/kinds.ts';
import { goesWithout } from '../texts/pledges.ts';
import { isStatement } from '../texts/statements.ts';
import { definesHouse } from './lead_kinds.ts';
import {
  answerLines,
  clipped,
  enough,
  maxWords,
  type Told,
  toldLines,
  withoutAside,
} from './lead_told.ts';
import { weighed } from './worth.ts';

/** Two short clauses may stand together. */
const maxJoined = 16;
const maxLongWords = 20;
const maxLines = 600;
/** Half of the words of a wish must be told of somewhere: of `the queue at the Leeds gate`, a gate is anything. */
const enoughKnown = 0.5;
/** One of several steps is meant where most of its name is said. */
const namedStep = 0.66;

interface Line {
  text: string;
  /** How much of what is named it says, from 0 to 1. */
  share: number;
  worth: number;
  /** Stands under a heading that names it, and says some of it or what this reader spoke of. */
  headed?: boolean;
}
/** All but all of it. */
const named = 0.9;

/** The best first; none where no source speaks of it. */
export function ledHeadlines(brief: Brief): string[] {
  const { list } = brief.commands;
  const wishes = list.filter((command) => command.kind === 'lead');
  const first = wishes.filter(({ headline }) => headline === true);
  // `Open with the report and the insurer`: what is wanted beside it says more than half of it does.
  const beside = list
    .filter((command) => command.kind === 'early')
    .filter(({ text }) => wishes.some((wish) => wish.text === text));
  const found = [...first, ...wishes.filter((one) => !first.includes(one)), ...beside].map(
    (wish) => ({
      lines:
        offeredLines(brief, wish.about) ??
        storyLines(brief, wish.about) ??
        linesFor(brief, wish) ??
        [],
      headings: ledHeadings(brief, wish.about),
    }),
  );
  const best = found.map(meantBest).find(({ length }) => length > 0);
  // Of what says it, nothing may be fit to lead.
  if (best) return [...best, ...earlyLines(brief)];
  if (wishes.length === 0) return [];
  const told = sectionLines(brief, wishes[0]?.about ?? '');
  return told.length > 0 ? told : earlyLines(brief);
}

/** Where nothing tells of what is wanted first, what is wanted early comes first. */
const earlyLines = (brief: Brief): string[] =>
  brief.commands.list
    .filter((command) => command.kind === 'early')
    .flatMap((wish) => linesFor(brief, wish) ?? [])
    .filter(({ share }) => share >= named)
    .map(({ text }) => text);

/** Beside a section that is named so, a line that only means something alike is not what is meant. */
function meantBest({ lines, headings }: { lines: readonly Line[]; headings: string[] }): string[] {
  const meant = lines.filter(
    ({ share, headed }) =>
      share > enough && (headings.length === 0 || share >= named || headed === true),
  );
  return meant.length > 0 ? meant.map(({ text }) => text) : headings;
}

/** How many words of the one mean what the other means too. */
export function meaningsShared({ language }: Brief, about: string, text: string): number {
  const told = new Set(meaningsIn(text, language).flat());
  return meaningsIn(about, language).filter((fields) => fields.some((one) => told.has(one))).length;
}

/** What is offered under the name that is to lead: the name as the team writes it, for this reader. */
function offeredLines(brief: Brief, about: string): Line[] | undefined {
  const isNamed = (one: Section): boolean => offeredIn(one)?.toLowerCase() === about.toLowerCase();
  return properName.test(about) && brief.source.context.some(isNamed)
    ? [{ text: forReader(brief, about), share: 1, worth: 1 }]
    : undefined;
}
const properName = /^\p{Lu}\S*(?:\s[\p{Lu}\d]\S*){1,3}$/u;

/** `Case study: Hale Dairy, Leeds`. */
export const ofStory =
  /^(?:case(?: study)?|(?:customer|client|success) story|(?:praxis|fall|kunden|anwender)?beispiel|(?:kunden)?referenz|erfolgsgeschichte|(?:cas|témoignage) client|étude de cas|cas|exemple|(?:caso|historia|história|storia|esempio|ejemplo|exemplo)(?: de (?:éxito|cliente|sucesso)| di successo| cliente)?|(?:praktijk|klant)(?:verhaal|voorbeeld|case)|casus|(?:historia|studium) \p{L}+|(?:導入)?事例)(?:\s(?:\d|\p{L}))?\s?[:：–—-]\s?/iu;
const ofPlace = /[,(（]\s?\p{Lu}[^,]{1,30}$/u;

/** What somebody else has of it, by how much, with their name; undefined where no section is their story. */
function storyLines(brief: Brief, about: string): Line[] | undefined {
  const { source, language } = brief;
  const shareOf = sharing(brief, about);
  const story = source.context.find(
    ({ heading = '' }) => ofStory.test(heading) && shareOf(heading) > enough,
  );
  if (!story) return undefined;
  const owner = (story.heading ?? '').replace(ofStory, '').replace(ofPlace, '').trim();
  const told = [
    ...story.items.flatMap(({ title, text }) => (text === undefined ? [title] : [])),
    ...story.paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
  ];
  return told
    .map((text) => shortened(withoutStop(text.replace(inBrackets, ''))))
    .filter((line) => compares.test(line) || tellingFigure(line))
    .filter((line) => wordCount(line) <= maxJoined && !/[:：]/u.test(line) && !hasAmount(line))
    .filter((line) => !lacksSubject(line, language) && !isTorn(brief, line))
    .map((line) => ({
      text: line.includes(owner) ? line : `${owner}${colonOf(language)}${smallFirst(line, brief)}`,
      ...{ share: 1, worth: compares.test(line) ? 1 : 0 },
    }))
    .sort((a, b) => b.worth - a.worth);
}

const byLetters = 0.25;
const maxLetters = 48;
const bracketed = /\s?[(（][^()（）]{2,80}[)）]/gu;

/** Where no line names it and a section is about it, what that section says first. */
function sectionLines(brief: Brief, about: string): string[] {
  const { source, language, scorer } = brief;
  const wanted = evenWeights(askable(brief, about), language);
  const shareOf = sharing(brief, about);
  const [best] = source.context
    .filter((section) => section.heading !== undefined && !ofProblem.test(section.heading))
    .filter((section) => kindOf(section) !== 'price' && !isStepsSection(section))
    .map((section) => ({
      section,
      held: scorer.coverage(
        [section.heading, ...section.paragraphs.map(({ text }) => text)].join(' '),
        wanted,
      ),
    }))
    .sort((a, b) => b.held - a.held)
    // Where words are not parted, their letters are held: the best by far is meant.
    .filter(
      ({ held }, at, all) =>
        held > enough ||
        (language === 'ja' && held > byLetters && held >= 2 * (all[at + 1]?.held ?? 0)),
    );
  const isDoubted = doubtedIn(brief);
  // Below another heading, one sentence may be about it and the next about anything.
  const headed = shareOf(best?.section.heading ?? '') > 0;
  return (best?.section.paragraphs ?? [])
    .flatMap(({ text }) => sentencesOf(text, language))
    .filter((text) => headed || shareOf(text) >= enough)
    .filter((text, at) => at === 0 || !lacksSubject(text, language))
    .map((text) => shortened(withoutStop(text.replace(bracketed, ''))))
    .filter((text) =>
      language === 'ja' ? text.length <= maxLetters : wordCount(text) <= maxJoined,
    )
    .filter((text) => wordCount(text) > 3 && !hasAmount(text))
    .filter((text) => isClaim(text, language) && !isUnfit(brief, text) && !isDoubted(text))
    .filter((text) => !isBeside(text, language))
    .slice(0, 2);
}

/** Undefined where no source speaks of it. */
function linesFor(brief: Brief, wish: { about: string; headline?: true }): Line[] | undefined {
  const dated = wish.headline === true && datePart.test(wish.about);
  const about = dated ? wish.about.replace(datePart, ' ').trim() : wish.about;
  const wanted = askable(brief, about);
  // Of `reusing the old stone`, `stone` alone is anything.
  const { language } = brief;
  const known = termsOf(wanted, language).length / Math.max(1, termsOf(about, language).length);
  const shareOf = known < enoughKnown ? () => 0 : sharing(brief, wanted);
  const isFit = (text: string): boolean => !dated || hasDate(text);
  const all = [...toldLines(brief, shareOf, wanted), ...answerLines(brief, shareOf)];
  const lines = ranked(all, brief, shareOf).filter(({ text }) => isFit(text));
  const [usual] = weighed(brief)
    .slice(0, 1)
    .map(({ text }) => text);
  const best = Math.max(0, ...lines.map(({ share }) => share));
  // What is chosen for this reader anyway may say it as well.
  const bare =
    usual !== undefined && !/^[^:：]{2,40}[:：]\s\p{L}/u.test(usual) && !definesHouse(brief, usual);
  if (bare && shareOf(usual) >= Math.max(best, enough) && isFit(usual))
    return [{ text: capitalised(usual.replace(also, '')), share: shareOf(usual), worth: 0 }];
  if (lines.length === 0) return undefined;
  return lines.map((line) => ({ ...line, text: capitalised(line.text) }));
}

/** What says most of it first. */
function ranked(
  told: readonly Told[],
  brief: Brief,
  shareOf: (text: string, beside?: string) => number,
): Line[] {
  const isDoubted = doubtedIn(brief);
  return told
    .slice(0, maxLines)
    .map((line) => lineOf(brief, line, shareOf, isDoubted))
    .filter((line) => line !== undefined)
    .filter(({ share, text }) => share >= enough && !definesHouse(brief, text))
    .sort((a, b) => b.share * 1.5 + b.worth - (a.share * 1.5 + a.worth));
}

const datePart =
  /(?<!\p{L})(?:the )?(?:date|day|datum|termin|fecha|data|dag|termin)(?: (?:of|von|der|des|de la|de|du|del|della|da|do|van))?(?!\p{L})/iu;
const hasDate = (text: string): boolean => figuresIn(text).some(({ kind }) => kind === 'date');

function lineOf(
  brief: Brief,
  { text, about, whole, step, headed, opens, row }: Told,
  shareOf: (text: string, beside?: string) => number,
  isDoubted: (text: string) => boolean,
): Line | undefined {
  const { language } = brief;
  const own = shareOf(text, about ?? text);
  // Under its name, what has to be there for it is told too.
  if (headed === true && own < 1 && isBeside(text, language)) return undefined;
  const share = Math.max(own, headed === true ? ofHeading : 0);
  if (share < (step === true ? namedStep : enough)) return undefined;
  // Of a fact sheet below the name, no line is what is wanted: all of it is.
  if (row !== undefined && shareOf(text) === 0 && !isOutcome(text)) return undefined;
  const bare = withoutStop(text.replace(inBrackets, '').replace(also, ''));
  const line =
    whole === true ? bare : lastResort(bare, shareOf, Math.min(share, shareOf(bare)), language);
  const length = wordCount(line);
  if (ofEverybody.test(line) || isDoubted(line)) return undefined;
  // How it is paid stands below the heading too, and leads nobody who did not ask for it.
  if (headed === true && own < enough && isUnfit(brief, line)) return undefined;
  if (length > maxLongWords || length < 3 || (hasAmount(line) && !nothing.test(line)))
    return undefined;
  if (isTorn(brief, line)) return undefined;
  // `Lead time: 4 days` says it, where the team asks for just that.
  const sound =
    whole === true ||
    // `Median time from finding to rotation: 11 minutes`.
    /[:：]\s?\d[\d.,]*\s?\p{L}*$/u.test(line) ||
    (opens === true && !/(?<!\d)[:：]|[()?;]/u.test(line)) ||
    isClaim(line.replace(/^[^:：]{2,40}\s?[:：]\s/u, ''), language);
  if ((!sound && share < 1) || (whole !== true && (isPieces(line) || isOneOfNames(line, shareOf))))
    return undefined;
  const worth =
    (sound ? 0.3 : 0) +
    (tellingFigure(line) ? 0.25 : /\d/.test(line) ? 0.1 : 0) +
    // Of two that say it, the one that stands below its name.
    (headed === true && own > 0 ? 0.4 : 0) +
    // Of what stands below its name, what this reader spoke of.
    (headed === true && own < enough && fitOf(brief, line) > 0 ? 0.2 : 0) -
    (row === true && shareOf(line) < 1 ? 0.5 : 0) -
    (wentWrong.test(line) && whole !== true && !compares.test(line) && !goesWithout(line)
      ? 0.5
      : 0) -
    Math.max(0, length - maxWords) * 0.05 -
    Math.max(0, 5 - length) * 0.1;
  return {
    text: line,
    share,
    worth,
    headed: headed === true && (own > 0 || (tellingFigure(line) && fitOf(brief, line) > 0)),
  };
}
/** `Report: hours, sickness, overtime, by home`: a row of names says nothing of the one that is wanted. */
function isOneOfNames(line: string, shareOf: (text: string) => number): boolean {
  const [label = '', names = label] = line.split(/[:：]\s/u);
  const parts = names.split(/,\s|、|;\s|\s(?:and|und|et|y|e|en|i|oraz)\s/u);
  return (
    parts.length > 2 &&
    parts.every((part) => wordCount(part) <= maxName && !/\d/.test(part)) &&
    (names === label || (wordCount(label) <= maxName && shareOf(label) === 0)) &&
    parts.filter((part) => shareOf(part) > 0).length === 1
  );
}
const maxName = 3;
const isBeside = (text: string, language: string): boolean =>
  ofNeed.test(text) ||
  conditional.test(text) ||
  (wordCount(text) <= fewWords && !isStatement(text, language) && !tellingFigure(text));
/** `Weekdays after two, or Saturdays`: no sentence. */
const fewWords = 6;
/** What one must have, and how little of it will do. */
const ofNeed =
  /(?<!(?:no|not|never|nothing|kein\p{L}{0,2}|nicht|pas|rien|aucun\p{L}?|no se|nada|non|nie|não|niet|geen) (?:\p{L}+ ){0,2})(?<!\p{L})(?:needs?|needed|requires?|required|enough|sufficient|brauch(?:en|t|st)|benötig(?:en|t)|nötig|reicht|reichen|genügt|genügen|il faut|faut|suffit|suffisent|nécessaires?|necesit\p{L}+|hacen? falta|bastan?|serv(?:e|ono)|occorr(?:e|ono)|bisogna|bastano|precis(?:a|amos|am)|necessári\p{L}+|bastam|nodig|genoeg|volstaa[tn]|potrzeb\p{L}+|wystarcz\p{L}+|trzeba)(?!\p{L})|必要|十分です/iu;
/** What comes on top of something else, is the first thing said here. */
const also = /^(?:also|auch|aussi|también|anche|também|ook|także|również)\s(?=\p{L})/iu;
/** What stands below the heading says it, and what says it itself says it better. */
const ofHeading = 0.8;
const nothing = /(?<![\d.,])0\s?[€$£]|[€$£]\s?0(?![\d.,])/u;

/** Shorter at the bound of a clause, as long as it still says what is wanted. */
function lastResort(
  line: string,
  shareOf: (text: string) => number,
  share: number,
  language: string,
): string {
  const short = [withoutAside(line), shortened(line), clipped(line, maxJoined, language)].find(
    (one) =>
      wordCount(one) <= maxJoined &&
      shareOf(one) >= share &&
      !holdsOnlyThen(line.slice(one.length)),
  );
  return wordCount(line) <= maxWords || short === undefined ? line : short;
}
