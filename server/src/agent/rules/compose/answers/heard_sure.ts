// Whether an answer surely speaks to what the reader said. One word in common is chance; two, or one of the things
// that readers ask about, are not. What is told needs more than what is asked.
import type { Concept } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, broad, type Counts, ownQuestion } from '../brief/in_common.ts';
import type { Told } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isWholeWord } from '../texts/wide_words.ts';

export interface InCommon {
  /** The beginnings of words. */
  shared: readonly string[];
  /** Runs of letters, in scripts without spaces. */
  runs: readonly string[];
  /** Words of these scripts. */
  words: readonly string[];
  /** What both speak of, and how many answers do. */
  concepts: readonly { concept: Concept; held: number }[];
}

const maxHeld = 5;
const maxFewWords = 4;
const minTerm = 4;

export function isSure(
  { language }: Brief,
  told: Told,
  answer: Answer,
  { shared, runs, words, concepts }: InCommon,
  counts: Counts,
): boolean {
  // What only a heading speaks of, each of its entries does.
  const own = ownQuestion(answer, language);
  const topics = concepts.filter(
    ({ concept, held }) =>
      !concept.endsWith('day') &&
      held <= maxHeld &&
      !broad.has(concept) &&
      (held === 1 || own.said.has(concept)),
  );
  const wide = told.runs.length > 0 || told.words.length > 0;
  if (!told.asks || told.worry)
    return (
      meets(told, answer, shared, runs, topics, counts) ||
      (told.worry &&
        answer.proof !== true &&
        !isEnumeration(answer.text) &&
        isSureByWords(told, words, topics.length, counts))
    );
  // What somebody else reached answers no `do you …?` for one word that it shares.
  if (!wide && shared.length < 2 && (answer.proof === true || answer.owned === true)) return false;
  if (wide)
    return (
      runs.length >= 2 ||
      topics.length > 0 ||
      runs.some((run) => run.length >= 3) ||
      (isSureByWords(told, words, concepts.length, counts) &&
        (words.length >= 2 || (answer.proof !== true && answer.owned !== true)))
    );
  if (answer.question !== undefined && answer.answers) {
    const named = shared.filter((term) => own.stems.some((other) => begins(term, other)));
    return (
      named.length >= 2 ||
      (named.length === 1 && shared.length >= 2) ||
      concepts.some(({ concept }) => own.concepts.has(concept) && !concept.endsWith('day')) ||
      (topics.length > 0 && shared.length > 0) ||
      named.some((term) => isTelling(term, told, counts))
    );
  }
  return (
    shared.length >= 2 ||
    topics.length > 0 ||
    (concepts.length > 0 && shared.length > 0) ||
    shared.some((term) => isTelling(term, told, counts))
  );
}

/** Two words, one of which hardly anything else has; or the one that a short question names. */
function isSureByWords(
  { words: asked }: Told,
  words: readonly string[],
  concepts: number,
  { small }: Counts,
): boolean {
  const rare = words.filter((word) => isWholeWord(word) && small(word) <= 3);
  const [only = '', ...more] = asked;
  if (more.length === 0 && words.includes(only) && small(only) === 1) return true;
  if (rare.length === 0) return false;
  return (
    words.length >= 2 ||
    concepts > 0 ||
    (asked.filter(isWholeWord).length <= 2 && rare.some((word) => small(word) <= 2))
  );
}

/** The one thing that a short question names, and that hardly anything else speaks of. */
const isTelling = (term: string, { terms, pointing }: Told, { folded }: Counts): boolean =>
  term.length >= minTerm &&
  ((terms.size <= maxFewWords && folded(term) <= 3) || (pointing && folded(term) <= 2));

/** What they told is met by what speaks of the same trouble, and not of the same trade. */
function meets(
  told: Told,
  answer: Answer,
  shared: readonly string[],
  runs: readonly string[],
  topics: InCommon['concepts'],
  { folded, small }: Counts,
): boolean {
  const own = topics.some(({ concept, held }) => ofOneself.has(concept) && held <= 2);
  const fact = !told.need && !told.worry;
  if (isEnumeration(answer.text)) return false;
  if (fact && answer.proof === true) return false;
  if (told.runs.length > 0)
    return (
      runs.length >= (fact ? 3 : 2) ||
      own ||
      (!fact && isAskedAlone(answer, runs, small)) ||
      (!fact && topics.length > 0 && runs.length > 0)
    );
  // A fact has more in common with what speaks of it than a word of the trade.
  if (fact)
    return own || shared.filter((term) => term.length >= 5 && folded(term) <= 2).length >= 2;
  const telling = shared.filter((term) => term.length >= 4 && folded(term) <= maxHeld);
  const feared = told.worry && topics.some(({ held }) => held <= 2);
  return own || feared || telling.length >= 2 || (topics.length > 0 && telling.length > 0);
}

/** `Call (30 minutes): plan, compressors, shifts.` meets nothing: it names things. */
const isEnumeration = (text: string): boolean => {
  const parts = (text.split(/[:：]\s/u)[1] ?? '').split(', ');
  return parts.length >= 3 && parts.every((part) => part.split(' ').length <= 2);
};

/** Others asked about just this, and nothing else speaks of it. */
const isAskedAlone = (
  { question }: Answer,
  runs: readonly string[],
  held: (run: string) => number,
): boolean => runs.some((run) => question?.includes(run) === true && held(run) === 1);

/** What is so of some and not of others: an offer that speaks of it speaks to them. */
const ofOneself: ReadonlySet<Concept> = new Set<Concept>([
  ...(['diet', 'wheelchair', 'childcare', 'pets', 'swimming', 'language', 'back'] as const),
  ...(['medication', 'fear', 'noise', 'internet', 'parking', 'flight', 'beginner'] as const),
  ...(['absence', 'dirt', 'collision', 'override', 'theft', 'erasing', 'discretion'] as const),
]);
