// What customers are promised: how soon, free of what, by how much less. Where no line answers the reader
// better, one of these leads, and what the house is or does stands below it.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { emptySection, type Section } from '../../context/reading.ts';
import { concernIn } from '../answers/headline_answers.ts';
import { type Brief, fitOf } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { quotedCompanies } from '../brief/proof.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { isStepsSection } from '../sections/lists.ts';
import { entryIn } from '../selection/labels.ts';
import {
  changes,
  compares,
  conditional,
  genericLabel,
  inBrackets,
  invites,
  isListing,
  isRate,
  isSize,
  lacksSubject,
  ofEverybody,
  ofProblem,
  ofTerms,
  standsAlone,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { glued, namesOwner, piecesOf } from '../texts/headline_pieces.ts';
import { aftercare, kindOf } from '../texts/kinds.ts';
import { quick, worthOf } from '../texts/promise_words.ts';
import { isStatement } from '../texts/statements.ts';
import { ofContract, touched } from './headline_worth.ts';
import { secondVerb } from './promise.ts';

const maxWords = 12;
const minWords = 4;
const idealWords = 8;
const maxLines = 300;

/** `Close the books in four days`: the author's own line promises it. */
export const isPromised = (line: string): boolean => changes.test(line) || worthOf(line) > 0;

interface Line {
  text: string;
  /** Goes on about what the sentence before it named. */
  follows: boolean;
}

/** The best first. */
export function promisesTo(brief: Brief): string[] {
  const { source, language } = brief;
  const isDoubted = doubtedIn(brief);
  const concern = concernIn(brief);
  const companies = quotedCompanies(source.quotes);
  const fit = (line: string): boolean =>
    wordCount(line) >= (language === 'ja' ? 3 : minWords) &&
    wordCount(line) <= maxWords &&
    standsAlone(line, language) &&
    !hasAmount(line) &&
    !ofTerms.test(line) &&
    !ofContract.test(line) &&
    !ofEverybody.test(line) &&
    !isSize(line) &&
    (!isRate(line) || quick.test(line)) &&
    // What is done when something fails leads those who are troubled by it.
    ((!wentWrong.test(line) && !conditional.test(line)) ||
      compares.test(line) ||
      concern(line) >= touched) &&
    !companies.some((name) => line.includes(name)) &&
    !isDoubted(line) &&
    !isUnfit(brief, line);
  return source.context
    .filter(isOfOffer)
    .flatMap((section) => [...linesOf(brief, section)])
    .slice(0, maxLines)
    .map(({ text, follows }) => ({ follows, text: withoutStop(text.replace(inBrackets, '')) }))
    .map((line, place) => ({ ...line, place, worth: worthOf(line.text) }))
    .filter(({ worth, follows, text }) => worth > 0 && !(follows && lacksSubject(text, language)))
    .filter(({ text }) => fit(text))
    .map(({ text, worth, place }) => ({
      text: capitalised(text),
      score:
        worth +
        concern(text) +
        0.2 * Math.min(1, fitOf(brief, text)) +
        (isStatement(text, language) ? 0.15 : 0) -
        (isListing(text) ? 0.5 : 0) -
        Math.abs(wordCount(text) - idealWords) * 0.03 -
        Math.min(place, 12) * 0.02,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)
    .filter((text, at, all) => all.indexOf(text) === at);
}

const isOfOffer = (section: Section): boolean =>
  !section.backMatter &&
  !ofProblem.test(section.heading ?? '') &&
  !ofTerms.test(section.heading ?? '') &&
  !ofContract.test(section.heading ?? '') &&
  // What is done for those who have it is promised too.
  (aftercare.test(section.heading ?? '') ||
    !['price', 'recap', 'risk', 'proof'].includes(
      kindOf(section.heading === undefined ? { ...section, tables: [] } : section),
    ));

const isOfTerms = (label: string): boolean =>
  ofProblem.test(label) ||
  ofTerms.test(label) ||
  ofContract.test(label) ||
  ['price', 'risk', 'proof'].includes(kindOf(emptySection(label)));

function* linesOf({ language }: Brief, section: Section): Generator<Line> {
  const { paragraphs, items } = section;
  const steps = isStepsSection(section);
  for (const { text, pain } of paragraphs) {
    if (steps || pain === true || invites(text) || genericLabel.test(text)) continue;
    const entry = entryIn(text);
    if (entry && (namesOwner(entry.title) || isOfTerms(entry.title))) continue;
    if (entry) yield* behindLabel(entry.title, entry.text, language);
    else yield* sentencesIn(text, language);
  }
  for (const { title, text } of items) {
    // One step of several is no promise, unless it says what becomes better.
    if (isOfTerms(title) || (steps && worthOf(`${title} ${text ?? ''}`) < 1)) continue;
    for (const piece of cut(title)) yield { text: piece, follows: false };
    if (text !== undefined) yield* behindLabel(title, text, language);
  }
}

/** `Cedolini pronti: entro 24 ore` is one line; a whole sentence needs no label. */
function* behindLabel(title: string, text: string, language: string): Generator<Line> {
  const [first = ''] = sentencesOf(text, language);
  const one = glued(title, first);
  if (one !== undefined) for (const piece of cut(one)) yield { text: piece, follows: false };
  else yield* sentencesIn(text, language);
}

function* sentencesIn(text: string, language: string): Generator<Line> {
  for (const [at, sentence] of sentencesOf(text, language).slice(0, 6).entries())
    for (const piece of cut(sentence)) yield { text: piece, follows: at > 0 };
}

const beforeOtherwise =
  /^([^;:：]{20,110}?)(?:;|, (?:otherwise|or else|sonst|sinon|si no|altrimenti|caso contrário|anders|inaczej)\s)/iu;

const cut = (sentence: string): string[] => {
  const heads = [beforeOtherwise.exec(sentence)?.[1], sentence.split(secondVerb)[0]];
  return [
    ...new Set([...piecesOf(withoutStop(sentence)), ...heads.filter((one) => one !== undefined)]),
  ];
};
