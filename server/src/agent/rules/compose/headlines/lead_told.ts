// What the sources say of something that is to lead, line by line: entries, sentences, answers with their questions, rows.
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { withoutYesOrNo } from '../../context/questions.ts';
import type { Brief } from '../brief/brief.ts';
import { isKindWord, meantBy } from '../brief/meant.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isFree, sharing } from '../brief/wishes.ts';
import { isStepsSection } from '../sections/lists.ts';
import { entryIn } from '../selection/labels.ts';
import { isLabelOf, isOwn } from '../selection/led_pieces.ts';
import {
  compares,
  invites,
  isClaim,
  isListing,
  isSize,
  lacksSubject,
  ofProblem,
  tellingFigure,
  wordCount,
} from '../texts/claim_lines.ts';
import { conditionIn } from '../texts/conditions.ts';
import { forWhom } from '../texts/heard_places.ts';
import { kindOf } from '../texts/kinds.ts';
import { isStatement } from '../texts/statements.ts';

/** A headline is no longer. */
export const maxWords = 12;
/** Half of what is named may be chance; more is not. */
export const enough = 0.5;

export interface Told {
  text: string;
  /** What it is an answer to or stands under; counts as said. */
  about?: string;
  /** An answer with its question, or a condition and what is done then. */
  whole?: true;
  /** One of several steps: only where it is named. */
  step?: boolean;
  /** Stands under just what is wanted. */
  headed?: boolean;
  /** One row of several: it tells of that one alone. */
  row?: boolean;
  /** Opens its paragraph: nothing stands before it that it could lean on. */
  opens?: boolean;
}

export function* toldLines(
  brief: Brief,
  shareOf: (text: string, beside?: string) => number,
  wanted = '',
): Generator<Told> {
  const { source, language } = brief;
  const meant = meantBy(wanted, language);
  const says = (text: string): boolean => wanted !== '' && meant.share(text) > enough;
  for (const section of [...source.context, ...source.topics]) {
    const { heading, paragraphs, items, tables } = section;
    if (ofProblem.test(heading ?? '') || forWhom.test(heading ?? '')) continue;
    const step = isStepsSection(section);
    const story = kindOf(section) === 'proof';
    // Of `the trial with two barrels` all is told under `The trial`.
    const headed =
      heading !== undefined &&
      !step &&
      (shareOf(heading) >= 1 ||
        (wanted !== '' && !isOfKind(heading, language) && sharing(brief, heading)(wanted) >= 1));
    // `Differences matched before day one`: a heading that says it is the shortest that does.
    if (heading !== undefined && wordCount(heading) >= minHeading && isTelling(heading, language))
      yield { text: heading, headed };
    for (const { title, text } of items) {
      const below = text === undefined ? [] : sentencesOf(text, language);
      const sharesIt = (one: string): boolean => shareOf(one) > enough;
      const isValue = text !== undefined && /\d/.test(text) && wordCount(text) <= maxValue;
      if (!isValue && !isLabelOf(title, text, language, sharesIt))
        yield { text: title, step, headed };
      if (text === undefined) continue;
      const named = shareOf(title) >= 1 && !step;
      for (const sentence of below) {
        const about = `${title} ${sentence}`;
        const [, of = '', value = ''] = labelledFigure.exec(withoutStop(sentence)) ?? [];
        // `Trial run: 4 minutes, median of last year`: of what the figure is, the title says.
        if (value !== '' && wordCount(title) <= maxTopic)
          yield { text: `${title}: ${value}, ${smallFirst(of, brief)}`, about, whole: true };
        else if ((named || sharesIt(sentence)) && isOwn(sentence, language))
          yield { text: sentence, about, step, headed: named };
      }
      if (wordCount(title) > (wordCount(text) > maxValue ? maxTitle : maxNamed)) continue;
      // Where what is said of it names it too, its label adds nothing.
      const whole = `${title}: ${text}`;
      const [said = ''] = sentencesOf(text, language);
      if (wordCount(said) >= minOwnWords && shareOf(said) >= shareOf(whole)) yield { text: said };
      // What quotes or says something itself labels nothing, and a long sentence of its own is one without its label.
      else if (/["“”„«»]/u.test(title)) yield { text: said, about: whole };
      else if (wordCount(`${title} ${said}`) > maxWords && isStatement(said, language))
        yield { text: said, about: whole };
      yield { text: pairOf(title, smallFirst(said, brief), language), about: whole };
    }
    for (const { text } of paragraphs) {
      if (invites(text)) continue;
      for (const part of behindLabel(text)) yield { text: part, about: text };
      const sentences = sentencesOf(text, language);
      for (const [at, sentence] of sentences.entries()) {
        // `Hems with 5 cm to spare: one uniform goes from a boy of 14 to one of 17`.
        const [, reason = ''] = /^[^:]{3,80}\s?:\s([^:]+)$/u.exec(withoutStop(sentence)) ?? [];
        if (wordCount(reason) >= minOwnWords && isClaim(reason, language) && !isListing(reason))
          yield { text: reason, about: sentence, headed };
        // `New customers get a day with a biologist: how high, how dense, when to turn`.
        const [, named = ''] = /^([^:;]{20,110}):\s/u.exec(sentence) ?? [];
        // What is wanted may be named behind the colon only.
        if (at === 0 && isStatement(named, language) && shareOf(named) > 0)
          yield { text: named, about: sentence, headed };
        if (at > 0 && lacksSubject(sentence, language)) continue;
        // How large the house of another is opens their story, and is no point of it.
        if (story && isSize(sentence) && !compares.test(sentence)) continue;
        // `Driver shortage. Every route you take out is a driver you need not find.`
        const topic = sentences[at - 1] ?? '';
        const below = topic !== '' && wordCount(topic) <= maxTopic;
        const about = below ? { about: `${topic} ${sentence}` } : {};
        yield { text: sentence, headed, opens: at === 0 && says(sentence), ...about };
      }
    }
    // What is on at a certain time is called by its title, without who speaks.
    for (const [, named = ''] of tables.flatMap(({ rows, kind }) =>
      kind === 'agenda' ? rows : [],
    ))
      yield { text: named.split(/\s[–—]\s/u)[0] ?? named, about: named, whole: true };
    for (const { rows, kind } of tables)
      for (const [name = '', value = '', more] of kind === 'agenda' ? [] : rows)
        if (kind === 'plain' && more === undefined && /\d/.test(value)) {
          const about = `${heading ?? ''} ${name} ${value}`;
          // Of what a cell lists, each that says what changes.
          for (const part of value.split(/;\s/u))
            if (wordCount(part) >= minPartWords && tellingFigure(part) && !bareCount.test(part))
              yield { text: part, about };
          yield { text: `${name}: ${smallFirst(value, brief)}`, about, row: rows.length > fewRows };
        } else if (isFree(value) && more === undefined)
          yield { text: `${name}: ${smallFirst(value, brief)}` };
  }
}

/** `The exam fee`: of an exam, no more than that. */
const isOfKind = (heading: string, language: string): boolean =>
  wordsOf(heading).some((word) => termsOf(word, language).length > 0 && isKindWord(word, language));

const isTelling = (heading: string, language: string): boolean =>
  !/[\d:：,;()（）?？]/u.test(heading) && !asking.test(heading) && isClaim(heading, language);
const asking =
  /^(?:how|what|why|who|when|where|which|wie|was|warum|wer|wann|wo|comment|pourquoi|qui|ce qu|cómo|qué|por qué|quién|lo que|come|cosa|perché|chi|como|o que|porqu|quem|hoe|wat|waarom|jak|co|dlaczego|kto)/iu;
const minHeading = 5;

/** `Median over all sites last year: 4 minutes 10 seconds`. */
const labelledFigure = /^(\p{Lu}[^:：;.\d]{3,60})[:：]\s(\d[^:：;]{1,40})$/u;

/** `8 days, with a fitting`: of what, its row says. */
const bareCount = /^\d[\d.,–-]*\s\p{L}+,\s/u;

/** `Results: 1,260 people trained, 84% pass`: each that says what changes, without the label. */
const behindLabel = (text: string): string[] => {
  const entry = entryIn(withoutStop(text));
  if (!entry) return [];
  const parts = entry.text.split(/,\s|;\s|、/u).filter((part) => wordCount(part) >= 4);
  const [first = ''] = sentencesOf(entry.text, 'und');
  return [...(wordCount(first) >= minOwnWords ? [first] : []), ...parts.filter(tellingFigure)];
};

/** `Transport in made-to-measure crates`: what begins with its preposition needs no colon. */
const pairOf = (title: string, text: string, language: string): string =>
  withPreposition.test(text) && wordCount(text) <= maxBehind && !isStatement(text, language)
    ? `${title} ${smallLetter(text)}`
    : `${title}: ${text}`;
const withPreposition =
  /^(?:in|by|with|at|on|mit|bei|per|en|avec|par|sur|con|a|da|em|com|met|op|z|w)\s(?!\p{L}{1,3}\s\d)\p{L}/iu;

/** More are a sentence. */
const maxBehind = 8;
const minOwnWords = 7;
const minPartWords = 4;
const maxTitle = 5;
/** `Median time from finding to rotation: 11 minutes`: a bare value may have a longer name. */
export const maxNamed = 8;
export const maxValue = 3;
const maxTopic = 3;
const fewRows = 2;

const ofCourse =
  /^(?:sure|of course|certainly|klar|natürlich|selbstverständlich|bien sûr|claro(?: que sí)?|certo|certamente|natuurlijk|oczywiście)[,!.]\s/iu;
/** Speaks of what its question named. */
const pronoun = /(?<!\p{L})(?:it|them|they|sie|ihn|ihm|ils|elles|ze|hem|ello)(?!\p{L})/iu;

/** `If a box goes out of range: you are phoned`, or the question with its answer. */
export function* answerLines(brief: Brief, shareOf: (text: string) => number): Generator<Told> {
  const { source, language } = brief;
  for (const { question, answer } of source.questions) {
    const [first = '', second = ''] = sentencesOf(answer, language);
    const said = withoutStop(/^\P{L}*\p{L}{2,4}\P{L}*$/u.test(first) ? second : first);
    if (said === '') continue;
    const about = `${question} ${answer}`;
    const whole = withoutYesOrNo(said).replace(ofCourse, '');
    // `They stay; who lives below keeps the garden`: of two, the one that says it.
    const clause =
      whole.split('; ').find((part) => shareOf(part) >= Math.max(enough, shareOf(whole))) ?? whole;
    const condition = conditionIn(question, language);
    if (condition !== undefined) {
      const colon = language === 'fr' ? '\u00A0: ' : language === 'ja' ? '、' : ': ';
      // `You have the plan, the reports, the sheets and the certificate`: of a list half is not whole.
      const short = enumerates.test(clause)
        ? clause
        : clipped(clause, Math.max(5, maxWords - wordCount(condition)), language);
      const text = `${condition}${colon}${smallFirst(capitalised(short), brief)}`;
      yield { text, about: `${condition} ${about}`, whole: true };
    } else if (shareOf(clause) >= enough && !pronoun.test(clause) && isClaim(clause, language)) {
      yield { text: capitalised(clause), about };
    } else yield { text: `${question} ${said}`, about, whole: true };
    for (const later of sentencesOf(answer, language).slice(1).map(withoutStop)) {
      // `Evening course: Mondays, 6 to 9`: its label is just what is wanted.
      const label = /^([^:：.]{4,40})[:：]\s/u.exec(later)?.[1];
      if (label !== undefined && shareOf(label) >= 1) yield { text: later, about, whole: true };
      if (
        shareOf(later) >= enough &&
        shareOf(`${question} ${later}`) > enough &&
        !pronoun.test(later) &&
        isClaim(later, language)
      )
        yield { text: capitalised(later), about };
    }
  }
}

/** What holds in one case, or says why. */
const subordinate =
  /^(?:if|when|after|before|because|since|wenn|falls|nach|vor|weil|da|si|quand|après|avant|cuando|después|antes|se|quando|dopo|prima|depois|als|wanneer|na|voor|jeśli|gdy|po|przed)\s/iu;
/** `Lanes close one at a time, about 15 minutes each, so traffic goes on`: whole without what stands between. */
export const withoutAside = (line: string): string =>
  wordCount(line) > maxWords ? line.replace(asideBefore, ', $1') : line;
const asideBefore =
  /,\s[^,;:]{3,60},\s((?:so|so that|sodass|so dass|damit|donc|si bien que|así que|por lo que|de modo que|quindi|così|perciò|por isso|pelo que|dus|zodat|więc|dzięki czemu)\s)/iu;

/** The first clauses that fit, where what comes first can stand alone. */
export function clipped(line: string, most: number, language: string): string {
  if (wordCount(line) <= most || subordinate.test(line)) return line;
  // `At the school in Leeds`, of `…, 1,150 m² were replaced`: the half of a sentence says where, and not what.
  const isWhole = (head: string): boolean =>
    isStatement(head, language) || !isStatement(line, language);
  // What follows a semicolon is often what matters.
  const bounds = [...line.matchAll(/,\s|\s[–—]\s|、/gu)]
    .filter(
      ({ index, 0: mark }) =>
        !oneOfFew.test(line.slice(index + mark.length)) || /[:：]/u.test(line.slice(0, index)),
    )
    .map(({ index }) => index);
  const heads = bounds
    .map((at) => line.slice(0, at))
    .filter((head) => wordCount(head) >= 4 && isWhole(head));
  return heads.filter((head) => wordCount(head) <= most).at(-1) ?? heads[0] ?? line;
}

/** `…, with each finding graded red, amber or green`: of what is listed in a word or two, all is said or nothing; behind a colon they are examples. */
const oneOfFew =
  /^(?:[^\s,;]+\s){0,2}[^\s,;]+(?:,\s(?:[^\s,;]+\s){0,2}[^\s,;]+){0,6},?\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub)\s(?!(?:we|you|it|they|wir|sie|nous|vous|wij)\s)/iu;

const enumerates =
  /(?:,\s[^,;]{2,40}){1,}(?:,\s[^,;]{2,40}?|\s[^,;]{2,40}?)?,?\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz)\s(?!(?:we|you|it|they|wir|sie|nous|vous|wij)\s)/iu;

const smallLetter = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
