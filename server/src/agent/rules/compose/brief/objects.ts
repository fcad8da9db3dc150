// What a question asks about: the things it names. `Do you also service sprinklers?` asks about sprinklers, and what
// speaks only of servicing answers it as little as it answers anything else.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import { rootOf } from '../../fit/roots.ts';
import { askingFor, isAsking, takesYesOrNo, whatAsked } from '../texts/asking.ts';
import { withoutPaying } from '../texts/cost_borne.ts';
import { howLong, howOften } from '../texts/question_kinds.ts';
import { asksWho } from '../texts/question_who.ts';
import { begins, ofMonths, plain, stemsOf } from './in_common.ts';

export interface Asked {
  stem: string;
  /** What it has in common with its verb or noun. */
  root: string;
  concepts: ReadonlySet<Concept>;
}

interface Named extends Asked {
  word: string;
  at: number;
}

export function objectsOf(sentence: string, language: string): Asked[] {
  const asking = withoutAsking(askingClause(sentence));
  const clause = isPointing(sentence, language) ? withoutAsking(sentence) : asking;
  const named = namedIn(clause, language);
  const objects = named.length > 0 ? named : namedIn(withoutAsking(sentence), language);
  const verb = verbOf(askingClause(sentence), clause, objects, language);
  return objects.length > 1 ? objects.filter((one) => one !== verb) : objects;
}

/** `How soon do we get a file, if the court calls?` asks by its question word, and not by where its mark stands. */
function askingClause(sentence: string): string {
  const clauses = sentence.split(/[,;:]\s/u).filter((one) => !subordinate.test(one));
  return (
    clauses.find((one) => whatAsked.test(one)) ??
    clauses.find(isQuestion) ??
    clauses.find(isAsking) ??
    sentence
  );
}
const subordinate =
  /^(?:\P{L}*(?:and|und|et|y|e|en|i|also|auch)\s)?(?:if|when|while|because|since|as|wenn|falls|weil|da|sobald|solange|si|quand|lorsque|parce|puisque|cuando|porque|se|quando|perché|siccome|als|wanneer|omdat|jeśli|gdy|kiedy|ponieważ)(?!\p{L})(?=[^?]*$)/iu;

const maxPointing = 5;
const maxDropped = 3;
/** What is said of anything. */
const generic =
  /(?<!\p{L})(?:works?|fits?|enough|anyway|still|geht|klappt|funktioniert|passt|reicht|trotzdem|marche|fonctionne|suffit|quand même|funciona|sirve|vale|igualmente|lo mismo|funziona|serve|basta|lo stesso|ugualmente|mesmo assim|werkt|lukt|past|toch|działa|wystarczy|i tak)(?!\p{L})/iu;
const pointer =
  /(?<!\p{L})(?:it|that|this|there|es|das|dies|dort|ça|cela|là|él|ella|ello|eso|esto|ele|isso|isto|het|dat|daar|to|tam|ci)(?!\p{L})/iu;
/** These leave out who does it. */
const dropping = new Set(['es', 'it', 'pt', 'pl']);

/** `We have no mains water, does it work?`: what it asks about stands before what asks. */
export function isPointing(sentence: string, language: string): boolean {
  const asking = askingClause(sentence);
  const length = wordsOf(asking).length;
  return (
    asking !== sentence &&
    length <= maxPointing &&
    (pointer.test(asking) ||
      (dropping.has(language) && (length <= maxDropped || generic.test(asking)))) &&
    namedIn(withoutAsking(asking.replace(generic, ' ')), language).length <= 1
  );
}

/** Without the words that only say that, and for what kind of thing, it asks. */
export const withoutAsking = (text: string): string =>
  withoutPaying(text).replace(askingFor, ' ').replace(howLong, ' ').replace(howOften, ' ').trim();

function namedIn(text: string, language: string): Named[] {
  return wordsOf(text).flatMap((word, at) => {
    const [stem] = stemsOf(word, language);
    return stem === undefined || plain.has(stem) || ofMonths.has(stem) || /^\d/.test(stem)
      ? []
      : [{ word, at, stem, root: rootOf(word, language), concepts: conceptsIn(word, language) }];
  });
}

const determiner =
  /(?<!\p{L})(?:the|an?|your|our|my|their|this|these|any|some|all|le|la|les|l|une?|des|du|vos|votre|nos|notre|ces?|cette|el|los|las|un[ao]?|sus?|nuestr\p{L}+|il|lo|i|gli|os?|as|uma?|os seus|seus?)(?!\p{L})/iu;
const verbEnd = /(?:cie|my|ą|ć)$/u;

/** The word that says what is done: where the order of words, or its ending, shows it. */
function verbOf(
  asking: string,
  clause: string,
  objects: readonly Named[],
  language: string,
): Named | undefined {
  if (!takesYesOrNo(asking) && !asksWho(asking, language)) return undefined;
  const [first] = objects;
  const last = objects.at(-1);
  if (language === 'de' || language === 'nl') {
    if (first?.at === 0) return first;
    return last && /^\p{Ll}.*n$/u.test(last.word) ? last : undefined;
  }
  if (first === undefined || first.at > 4) return undefined;
  const before = wordsOf(clause).slice(0, first.at).join(' ');
  if (determiner.test(before)) return undefined;
  return language !== 'pl' || verbEnd.test(first.word) ? first : undefined;
}

const fewOf = 0.3;

/** How many of the things asked about a text names; none where it names too few of them to be about these. */
export function covering(
  objects: readonly Asked[],
  asked: ReadonlySet<Concept>,
  held: readonly string[],
  of: ReadonlySet<Concept>,
  roots: ReadonlySet<string>,
  mayHold: (stem: string) => boolean = () => true,
): number {
  const single = new Set(objects.flatMap(({ concepts }) => [...concepts]));
  // `leaves the company` speaks of one thing in several words.
  const together = 2 * [...asked].filter((one) => !single.has(one) && of.has(one)).length;
  const named = objects.filter(
    ({ stem, root, concepts }) =>
      (mayHold(stem) && held.some((other) => isKin(stem, other))) ||
      roots.has(root) ||
      [...concepts].some((one) => of.has(one)),
  ).length;
  const all = named + together;
  return all >= 2 || all >= objects.length * fewOf ? all : 0;
}

const minRoot = 6;
const maxEnding = 2;
const minShort = 5;
/** `fabricarlas` and `fabricación`: the same but for an ending. */
export function isKin(one: string, other: string): boolean {
  if (begins(one, other)) return true;
  if (Math.min(one.length, other.length) <= minShort) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = Math.max(one.length, other.length) - same;
  return (same >= minRoot && rest <= maxEnding) || (same === minShort && rest === 1);
}
