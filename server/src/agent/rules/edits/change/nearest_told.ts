// What comes nearest to a wish, where it says the same in other words: it stands on the page in its own, and never in those
// of the wish. What a source has otherwise (another figure, a word that only one of the two denies) is told and not done.
import { figuresIn } from '../../../../claims/figures.ts';
import { termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { absolutes, denials } from '../../grammar/languages/claim_words.ts';
import type { Editing, Outcome } from '../editing.ts';
import { wholeOf } from '../ground/content.ts';
import { isAkin } from '../ground/target.ts';
import type { Request } from '../requests.ts';
import { mention } from './mention.ts';

/** So many of its words, and so much of what the sources know of them. */
const [fewest, mostOf] = [3, 0.5];

export function nearestTold(editing: Editing, request: Request, outcome: Outcome): Outcome {
  const [near] = outcome.why === 'nearest' ? (outcome.about ?? []) : [];
  const wish = wishIn(request);
  if (near === undefined || wish === undefined || !saysSo(editing, wish, near)) return outcome;
  const place = 'place' in request && request.place ? { place: request.place } : {};
  const told = mention(editing, { kind: 'mention', text: near, sourced: true, ...place });
  return told.did === undefined ? outcome : told;
}

function wishIn(request: Request): string | undefined {
  if (request.kind === 'mention') return request.text;
  return request.kind === 'addAbout' && request.heading === undefined ? request.topic : undefined;
}

function saysSo({ brief }: Editing, wish: string, near: string): boolean {
  const { language } = brief;
  const own = termsOf(near, language);
  const asked = [...new Set(termsOf(wish, language))];
  const known = answersIn(brief).flatMap((answer) => termsOf(wholeOf(answer), language));
  const heard = asked.filter((term) => known.some((other) => isAkin(term, other)));
  const shared = heard.filter((term) => own.some((other) => isAkin(term, other)));
  const figures = new Set(figuresIn(near).map(({ key }) => key));
  return (
    shared.length >= fewest &&
    shared.length >= heard.length * mostOf &&
    figuresIn(wish).every(({ key }) => figures.has(key)) &&
    !(absolutes.test(wish) && !absolutes.test(near)) &&
    sameOf(deniedIn(wish, language), deniedIn(near, language), shared)
  );
}

/** The words right behind one that denies: `no mark-up` denies nothing of who never spoke of it. */
function deniedIn(text: string, language: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) =>
    denials[language]?.test(word) ? termsOf(words.slice(at + 1, at + 4).join(' '), language) : [],
  );
}

const sameOf = (
  one: readonly string[],
  other: readonly string[],
  shared: readonly string[],
): boolean =>
  shared.every(
    (term) => one.some((own) => isAkin(own, term)) === other.some((own) => isAkin(own, term)),
  );
