// What stands under a title answers who asks about that: `Fitting` tells how long it takes, though no sentence below it
// has a word of the question. A title that a source gave is surer than a word in common.
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import type { Brief } from '../brief/brief.ts';
import { broad, rootsIn, spokenOf, stemsIn, stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { howMuch, isAsking, isWorry } from '../texts/asking.ts';
import { asksWhoPays } from '../texts/cost_borne.ts';
import { howLong, tellsAsked } from '../texts/question_kinds.ts';
import { isWholeWord, wideWords } from '../texts/wide_words.ts';

const maxPassage = 240;
const maxPieces = 2;

/** All that stands under one title. */
interface Topic {
  /** Of a script without spaces. */
  words: readonly string[];
  stems: readonly string[];
  roots: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
  pieces: Answer[];
}

const topics = new WeakMap<readonly Answer[], Topic[]>();

function topicsOf(answers: readonly Answer[], language: string): Topic[] {
  const known = topics.get(answers);
  if (known) return known;
  const under = new Map<string, Answer[]>();
  for (const answer of answers) {
    const title = answer.question ?? answer.section?.heading;
    if (title === undefined || answer.priced === true || answer.session === true) continue;
    if (answer.proof === true || answer.owned === true || answer.row !== undefined) continue;
    under.set(title, [...(under.get(title) ?? []), answer]);
  }
  const made = [...under].map(([title, pieces]) => ({
    ...{ stems: stemsOf(title, language), roots: rootsOf(title, language) },
    ...{ concepts: conceptsIn(title, language), pieces },
    words: wideWords(title),
  }));
  topics.set(answers, made);
  return made;
}

/** What answers a question by its title; none where two titles do. */
export function underTitle(
  brief: Brief,
  sentence: string,
  answers: readonly Answer[],
  isFit: (answer: Answer) => boolean,
): Answer[] {
  if (!isAsking(sentence) || (howMuch.test(sentence) && !asksWhoPays(sentence, brief.language)))
    return [];
  const worry = isWorry(sentence);
  const { objects: all, runs, words } = toldBy(brief, sentence);
  const objects = all.filter(
    ({ concepts }) => ![...concepts].some((one) => ofTime.has(one) || one === 'downtime'),
  );
  const asked = askedOf(sentence, brief.language);
  const tells = tellsAsked(sentence, brief.language);
  const found = topicsOf(answers, brief.language).flatMap((topic) => {
    const ofTitle = [...asked].filter((one) => topic.concepts.has(one));
    const named = objects.filter(
      ({ stem, root }) => topic.roots.has(root) || topic.stems.some((other) => isKin(stem, other)),
    );
    // A worry is met by a title that is about just that.
    if (ofTitle.length + named.length < (worry ? 2 : 1)) return [];
    const held = topic.pieces.flatMap((one) => stemsIn(one, brief.language));
    const spoken = new Set(topic.pieces.flatMap((one) => [...spokenOf(one, brief.language)]));
    const covered = objects.filter(
      (one) =>
        named.includes(one) ||
        [...one.concepts].some((other) => topic.concepts.has(other) || spoken.has(other)) ||
        held.some((other) => isKin(one.stem, other)) ||
        topic.pieces.some((piece) => rootsIn(piece, brief.language).has(one.root)),
    ).length;
    const fitting = topic.pieces.filter((one) => isFit(one) && tells?.(one) !== false);
    const told = fitting.filter((one) => tells?.(one) === true);
    // Whoever asks how long wants to read how long; whatever else they name, the passage should name most of it.
    const isNamed =
      ofTitle.some((one) => !broad.has(one)) &&
      topic.words.some((one) => isWholeWord(one) && words.includes(one));
    const isSure =
      (isNamed && !worry) ||
      (runs.length === 0 &&
        covered * 2 >= objects.length &&
        (told.length > 0 || covered >= 2 || named.length > 0 || covered === objects.length));
    if (!isSure || fitting.length === 0) return [];
    return [
      { pieces: told.length > 0 ? told : fitting, score: covered + named.length + ofTitle.length },
    ];
  });
  const [best, next] = found.sort((one, other) => other.score - one.score);
  return best === undefined || next?.score === best.score ? [] : short(best.pieces);
}

/** When they ask for it, and not what for. */
const ofTime: ReadonlySet<Concept> = new Set<Concept>([
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  ...(['weekend', 'nights', 'evening'] as const),
]);

/** Who asks how long it takes, or whether they must close, asks about the fitting. */
function askedOf(sentence: string, language: string): ReadonlySet<Concept> {
  const asked = new Set([...conceptsIn(sentence, language)].filter((one) => !ofTime.has(one)));
  if (asked.has('downtime') || (asked.size === 0 && howLong.test(sentence))) asked.add('golive');
  return asked;
}

const short = (pieces: readonly Answer[]): Answer[] => {
  const kept: Answer[] = [];
  for (const one of pieces.slice(0, maxPieces)) {
    const length = [...kept, one].reduce((sum, { text }) => sum + text.length, 0);
    if (kept.length === 0 || length <= maxPassage) kept.push(one);
  }
  return kept;
};
