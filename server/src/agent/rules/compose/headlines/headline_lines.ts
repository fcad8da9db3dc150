// The lines of a section that may stand in large letters: its sentences, their clauses, the entries of its
// lists and the rows that compare.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised, needsItsText } from '../../context/items.ts';
import { withoutYesOrNo } from '../../context/questions.ts';
import { emptySection, type Section } from '../../context/reading.ts';
import { isCountedShare } from '../answers/counted_share.ts';
import type { Brief } from '../brief/brief.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isStepsSection } from '../sections/lists.ts';
import { entryIn } from '../selection/labels.ts';
import {
  compares,
  genericLabel,
  invites,
  isOutcome,
  isSize,
  ofProblem,
  ofTerms,
  shortened,
  tellingFigure,
  wordCount,
} from '../texts/claim_lines.ts';
import { glued, namesOwner, piecesOf } from '../texts/headline_pieces.ts';
import { kindOf } from '../texts/kinds.ts';
import { isPledge } from '../texts/pledges.ts';
import { quick } from '../texts/promise_words.ts';
import { isStatement } from '../texts/statements.ts';

export interface SourceLine {
  text: string;
  /** What it was cut from. */
  sentence: string;
  /** Of a list. */
  entry: boolean;
  place: number;
  /** Goes on about what the sentence before it named. */
  follows: boolean;
  /** A name and its value. */
  row?: boolean;
  /** Of a table, whose rows name what was measured. */
  cell?: boolean;
  /** Of terms or steps, where only what the house stands for may lead. */
  only?: true;
  /** What becomes of most of those whom the house counted. */
  counted?: boolean;
}

export function linesIn(brief: Brief, section: Section): SourceLine[] {
  const { language } = brief;
  // `Ville de Montbrac: the share rose …`: without whose it is, a result would be anybody's.
  const others = kindOf(section) === 'proof';
  const spoken = section.paragraphs
    .filter((one) => isOfOffer(one) && one.pain !== true)
    // Of steps, only what is spared or stood for.
    .filter(({ text }) => !isStepsSection(section) || isPledge(text))
    .filter(({ text }) => !invites(text))
    .slice(0, 6)
    .flatMap(({ text }) =>
      // `Numbers: reverberation time is down …` says it without the label too.
      sentencesOf(others ? text : withoutLabel(text), language)
        .slice(0, 6)
        // How large the house of another is opens their story, and is no point of it.
        .filter((sentence) => !(others && isSize(sentence) && !compares.test(sentence)))
        .flatMap((sentence, nth, all) => {
          const counted = isCountedShare(brief, sentence, all[nth - 1]);
          return (others && /[:：]/.test(sentence) ? [sentence] : piecesOf(sentence)).map(
            (piece) => ({
              text: piece,
              sentence,
              entry: false,
              follows: nth > 0,
              counted: counted && sentence.startsWith(piece),
            }),
          );
        }),
    );
  // `Rounds at night | 6 before, 2 now` says what changes.
  const rows = section.tables
    .filter(({ kind }) => kind === 'plain')
    .flatMap(({ rows: all }) => all.filter((row) => row.length === 2))
    .filter(([, value = '']) => tells(value))
    .map(([name = '', value = '']) => ({
      text: pair(name, value, language),
      sentence: pair(name, value, language),
      entry: true,
      follows: false,
      row: true,
      cell: true,
    }));
  // Steps make sense one after the other only, unless one says how long it takes.
  const listed = section.items
    .slice(0, maxItems)
    .filter(
      ({ title, text = '' }) =>
        !isStepsSection(section) || tellingFigure(title) || isPledge(title) || isPledge(text),
    )
    .flatMap(({ title, text }): Omit<SourceLine, 'place'>[] => {
      // `Driver's meals on long trips: £95 a night`: what a price is for is its label, and no claim.
      const isLabel = hasAmount(text ?? '') && !isStatement(title, language);
      const own = (isLabel ? [] : piecesOf(title)).map((piece) => ({
        text: piece,
        sentence: title,
        entry: true,
        follows: false,
      }));
      const [first = '', ...later] = sentencesOf(text ?? '', language);
      const alone = text !== undefined && withoutLabel(`${title}: ${text}`) === text;
      const below = (alone ? [first, ...later] : later)
        .flatMap((sentence) => piecesOf(sentence).map((piece) => ({ text: piece, sentence })))
        .filter((line) => tellingFigure(line.text) || isPledge(line.text))
        .map((line) => ({ ...line, entry: true, follows: line.sentence !== first }));
      // Of several sentences each is whole alone: cut through the second, it would say nothing.
      if (text === undefined || !tells(first) || wordCount(title) > 5) return [...own, ...below];
      const line = pair(title, smallFirst(shortened(withoutStop(first)), brief), language);
      return [{ text: line, sentence: line, entry: true, follows: false, row: true }, ...below];
    });
  // `More buyers: from 22 to 140 in the first year` is one claim with its label.
  const labelled = (others ? [] : section.paragraphs).slice(0, 6).flatMap(({ text }) => {
    const entry = entryIn(text);
    if (!entry || !isOfOffer({ text }) || wordCount(entry.title) > maxLabelWords) return [];
    const [first = ''] = sentencesOf(entry.text, language);
    if (!tells(first)) return [];
    const line = pair(entry.title, smallFirst(shortened(withoutStop(first)), brief), language);
    return [{ text: line, sentence: text, entry: true, follows: false, row: true }];
  });
  return [...spoken, ...listed, ...rows, ...labelled].map((line, place) => ({
    ...line,
    place,
  }));
}

/** Has a figure that says what changes. */
const tells = (text: string): boolean => tellingFigure(text) || compares.test(text);

/** What an answer promises; the rest of it needs its question, and leads where nothing else can. */
export const answerLines = ({ source, language }: Brief, all = false): SourceLine[] =>
  source.questions.slice(0, maxQuestions).flatMap(({ answer }) =>
    sentencesOf(answer, language)
      .slice(0, 4)
      .flatMap((sentence, nth) =>
        piecesOf(nth === 0 ? withoutYesOrNo(sentence) : sentence).map((text) => ({
          text: capitalised(text),
          sentence,
          // Of whom it speaks, the question may have said.
          follows: true,
        })),
      )
      .filter(({ text }) => isPromised(text) || (all && wordCount(text) >= minTold))
      .map((line, place) => ({ ...line, entry: false, place })),
  );
/** Says what becomes better, how soon, or what one is spared. */
const isPromised = (text: string): boolean => isOutcome(text) || isPledge(text) || quick.test(text);
const minTold = 6;
const maxQuestions = 12;
const maxItems = 60;

/** `Privacy: …`, `Delivery: …` under no heading speak of the small print. */
function isOfOffer({ text }: { text: string }): boolean {
  const title = entryIn(text)?.title;
  if (genericLabel.test(text) || ofProblem.test(title ?? '')) return false;
  return (
    title === undefined ||
    (!ofSetUp.test(title) &&
      !ofTerms.test(title) &&
      !['risk', 'practical', 'price'].includes(kindOf(emptySection(title))))
  );
}

/** How it begins is for those who have decided: it leads only who asks for it. */
export const ofSetUp =
  /^(?:(?:the |our |die |la |il |o |de )?(?:fitting|installation|install|set-?up|start|starting|getting started|first steps|pilot|onboarding|montage|einbau|aufbau|inbetriebnahme|démarrage|mise en (?:place|service|route)|puesta en marcha|instalación|montaje|implantación|inicio|avvio|installazione|messa in servizio|posa|montaggio|arranque|instalação|início|montagem|installatie|plaatsing|opstart|montaż|instalacja|uruchomienie|wdrożenie))$|^(?:設置|導入|開始)/iu;

/** In one line: without the colon or the label, where it is whole without. */
function pair(name: string, value: string, language: string): string {
  const one = glued(name, value);
  if (one !== undefined) return one;
  const whole =
    wordCount(value) >= minWhole &&
    !namesOwner(name) &&
    !needsItsText(name) &&
    !/^\P{L}*\d/u.test(value);
  const says = isStatement(value, language) || quick.test(value) || ofResult.test(name);
  if (whole && says) return capitalised(value);
  return `${name}${language === 'ja' ? '、' : ': '}${value}`;
}
const minWhole = 5;
/** Says what kind of line it is, and nothing of it. */
const ofResult =
  /^(?:(?:the|our|die|unsere?|les?|nos|el|la|los|las|il|i|o|os|as|de|het|onze|nasze)\s)?(?:results?|outcomes?|numbers?|figures?|facts?|benefits?|advantages?|proof|examples?|ergebnis(?:se)?|vorteile?|nutzen|zahlen|beispiel|résultats?|avantages?|atouts?|chiffres?|bénéfices?|resultados?|ventajas?|beneficios?|cifras|caso|risultat[oi]|vantagg(?:io|i)|benefici|esempio|vantage(?:m|ns)|benefícios?|exemplo|resulta(?:at|ten)|voorde(?:el|len)|cijfers|wyniki?|efekty?|korzyści|zalety|przykład)(?:\s\d{4})?$|^(?:実績|効果|成果|特長|メリット)$/iu;

/** Only where what follows is a sentence of its own, and no value. */
function withoutLabel(text: string): string {
  const entry = entryIn(text);
  const own =
    entry &&
    !/^\P{L}*\d/u.test(entry.text) &&
    glued(entry.title, entry.text) === undefined &&
    wordCount(entry.text) >= minOwnWords;
  return own && wordCount(entry.title) <= maxLabelWords && !namesOwner(entry.title)
    ? entry.text
    : text;
}
const minOwnWords = 7;
const maxLabelWords = 3;

/** Says what is offered and what comes of it, and not what it costs or where it is. */
export const isTelling = (section: Section): boolean => {
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
