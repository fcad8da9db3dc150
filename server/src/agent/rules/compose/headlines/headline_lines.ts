// The lines of a section that may stand in large letters: its sentences, their clauses, the entries of its lists and the
// rows that compare.

import { hasAmount } from '../../../../platform/text/money.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised, needsItsText } from '../../context/items.ts';
import { withoutYesOrNo } from '../../context/questions.ts';
import type { Section } from '../../context/reading.ts';
import { isCountedShare } from '../answers/counted_share.ts';
import { ofSide } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isStepsSection } from '../sections/lists.ts';
import { entryIn } from '../selection/labels.ts';
import { compares, invites, shortened, tellingFigure, wordCount } from '../texts/claim_lines.ts';
import { glued, holdsOnlyThen, namesOwner, piecesOf } from '../texts/headline_pieces.ts';
import { isPledge } from '../texts/pledges.ts';
import { quick } from '../texts/promise_words.ts';
import { isStatement } from '../texts/statements.ts';
import { doneBy } from './lead_kinds.ts';
import { maxNamed, maxValue } from './lead_told.ts';

export interface SourceLine {
  text: string;
  /** What it was cut from. */
  sentence: string;
  /** Of a list. */
  entry: boolean;
  /** One of several steps. */
  step?: boolean;
  place: number;
  /** Goes on about what the sentence before it named. */
  follows: boolean;
  /** A name and its value. */
  row?: boolean;
  /** What becomes of most of those whom the house counted. */
  counted?: boolean;
}

const maxParagraphs = 12;
const maxSentences = 8;
const maxItems = 60;
const maxLabelWords = 3;

export function linesIn(brief: Brief, section: Section): SourceLine[] {
  const { language } = brief;
  const step = isStepsSection(section);
  const spoken = section.paragraphs
    .filter(({ text, pain }) => pain !== true && !invites(text))
    .slice(0, maxParagraphs)
    .flatMap(({ text }) => {
      const entry = entryIn(text);
      const bare = withoutLabel(text, entry);
      const labelled = entry ? paired(brief, entry.title, entry.text) : [];
      return [...sentencesIn(brief, bare), ...labelled];
    })
    .map((line) => ({ ...line, step: step && line.step !== false }));
  const rows = section.tables
    .filter(({ kind }) => kind === 'plain')
    .flatMap(({ rows: all }) => all.filter((row) => row.length === 2))
    .flatMap(([name = '', value = '']) => paired(brief, name, value));
  const listed = section.items.slice(0, maxItems).flatMap(({ title, text = '' }) => {
    // `Driver's meals on long trips: £95 a night`: what a price is for is its label, and no claim.
    const isLabel = hasAmount(text) && !isStatement(title, language);
    const own = isLabel ? [] : clausesOf(title, language);
    return [
      ...own.map((piece) => ({ text: piece, sentence: title, follows: false })),
      ...sentencesIn(brief, text)
        .filter((line) => !isValue(line.text, language))
        .map((line) => ({ ...line, follows: true })),
      ...(wordCount(title) > (wordCount(text) > maxValue ? maxTitle : maxNamed)
        ? []
        : paired(brief, title, text)),
    ].map((line) => ({ ...line, entry: true, step }));
  });
  return [...spoken, ...rows, ...listed].map((line, place) => ({
    ...{ entry: false, place },
    ...line,
  }));
}
const maxTitle = 5;

/** `Gas boilers: from 6 to 9 years, about 3 visits`: of what it is, only its label says. */
export const isValue = (text: string, language: string): boolean =>
  /^(?:\p{L}+\s){0,2}\d/u.test(text) && !isStatement(text, language);

type Piece = Omit<SourceLine, 'place' | 'entry'> & { entry?: true };

function sentencesIn(brief: Brief, text: string): Piece[] {
  const { language } = brief;
  return sentencesOf(text, language)
    .slice(0, maxSentences)
    .flatMap((sentence, nth, all) => {
      const counted = isCountedShare(brief, sentence, all[nth - 1]);
      return clausesOf(sentence, language).map((piece) => ({
        ...{ text: capitalised(piece), sentence, follows: nth > 0 },
        counted: counted && sentence.startsWith(piece),
      }));
    });
}

/** The sentence, as short as it is whole, and those of its clauses that say something alone. */
export function clausesOf(sentence: string, language: string): string[] {
  const whole = withoutStop(sentence);
  const done = doneBy.exec(whole)?.[1];
  if (done !== undefined) return [done];
  const clauses = [...whole.matchAll(bound)]
    .map(({ index, 0: mark }) => ({
      head: whole.slice(0, index),
      rest: whole.slice(index + mark.length),
    }))
    .flatMap(({ head, rest }) => [...(holdsOnlyThen(rest) ? [] : [head]), rest])
    // A condition without what holds then is half.
    .filter((one) => !subordinate.test(one))
    .filter((one) => wordCount(one) >= minClause && wordCount(one) <= maxClause)
    .filter(
      (one) =>
        /;\s/u.test(whole) || isStatement(one, language) || isPledge(one) || compares.test(one),
    );
  // Of two sentences with a semicolon between them, each leads alone.
  const given = /;\s/u.test(whole) && clauses.length > 0 ? [] : [whole, ...piecesOf(sentence)];
  return [...new Set([...given, ...clauses])];
}
/** Between two clauses, where neither is a part of the other. */
const bound =
  /;\s|\s[–—]\s|[:：]\s(?=\p{L})|、(?=\S{8,}(?:ます|ました|ません|です)$)|,\s(?:(?:and|und|et|y|e|en|i|a)\s)?(?=(?:we|you|nobody|wir|sie|ihr|niemand|nous|vous|on|usted|nadie|no (?=se|hay)|nessuno|non|ninguém|não|wij|u|je|niemand|nikt|nie)\s)/giu;
const subordinate =
  /^(?:if|when|while|until|unless|because|that|who|which|wenn|falls|sobald|weil|dass|solange|si|s[’']|quand|lorsque|tant|parce|qui|que|cuando|mientras|porque|se|quando|finché|perché|che|enquanto|als|wanneer|zolang|omdat|die|dat|jeśli|jeżeli|gdy|bo|który|która)\s/iu;
const minClause = 5;
const maxClause = 14;

/** What an answer promises; of whom it speaks, the question may have said. */
export const answerLines = ({ source, language }: Brief): SourceLine[] =>
  source.questions
    // What it costs to get out answers that question alone.
    .filter(({ question }) => !ofSide.test(question) && !ofLeaving.test(question))
    .slice(0, maxQuestions)
    .flatMap(({ answer }) =>
      sentencesOf(answer, language)
        .slice(0, 4)
        .flatMap((sentence, nth) =>
          clausesOf(nth === 0 ? withoutYesOrNo(sentence) : sentence, language)
            .filter((text) => wordCount(text) >= minTold)
            .map((text) => ({ text: capitalised(text), sentence, follows: true })),
        )
        .map((line, place) => ({ ...line, entry: false, place })),
    );
const ofLeaving = lean(
  /(?<!\p{L})(?:cancel\p{L}*|leave|stop|storn\p{L}+|kündig\p{L}+|absag\p{L}+|annul\p{L}+|résili\p{L}+|cancelar|anular|disd\p{L}+|annull\p{L}+|rescindir|opzeg\p{L}*|annuleer\p{L}*|odwoł\p{L}+|wypowied\p{L}+)(?!\p{L})|キャンセル|解約|延期/iu,
);
const minTold = 5;
const maxQuestions = 12;

/** `Rounds at night: 6 before, 2 now` is one claim: without the colon or the label, where it is whole without. */
function paired(brief: Brief, name: string, value: string): Piece[] {
  const { language } = brief;
  const [first = ''] = sentencesOf(value, language);
  const said = smallFirst(shortened(withoutStop(first)), brief);
  if (said === '' || !(tellingFigure(said) || compares.test(said))) return [];
  const colon = language === 'ja' ? '、' : ': ';
  const own =
    wordCount(said) >= minWhole &&
    !namesOwner(name) &&
    !needsItsText(name) &&
    !/^\P{L}*\d/u.test(said) &&
    (isStatement(said, language) || quick.test(said));
  const text = glued(name, said) ?? (own ? capitalised(said) : `${name}${colon}${said}`);
  return [{ text, sentence: first, follows: false, row: true, step: false }];
}
const minWhole = 5;

/** Only where what follows is a sentence of its own, and no value. */
function withoutLabel(text: string, entry: ReturnType<typeof entryIn>): string {
  const own =
    entry &&
    !/^\P{L}*\d/u.test(entry.text) &&
    glued(entry.title, entry.text) === undefined &&
    wordCount(entry.text) >= minOwnWords;
  return own && wordCount(entry.title) <= maxLabelWords && !namesOwner(entry.title)
    ? entry.text
    : text;
}
const minOwnWords = 6;
