// Reads what is said of something that the page makes too little of: it goes up or gets more room, and
// nothing else that is said of it takes it away.
import { keyOf } from '../../../../platform/text/words.ts';
import { tooLittle } from '../../grammar/languages/shape_words.ts';
import { firstOf, phrasesOf } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Place, Request } from '../requests.ts';
import { readMove } from './move.ts';
import { piecesOf, startsAsking } from './parts.ts';
import {
  bareVerbs,
  hasPlace,
  isNamed,
  members,
  type Reading,
  sectionIn,
  withoutVerbs,
} from './slots.ts';

const maxNamed = 5;

/** `The trial gets lost, it is our best point, further up please`, and what is asked for beside it. */
export function readMore(
  reading: Reading,
): { request: Request; others: readonly string[] } | undefined {
  const { clause, words } = reading;
  const { unspaced } = words;
  const text = bareVerbs(reading.text, words);
  const more = firstOf(text, phrasesOf(tooLittle, unspaced));
  if (!more || clause.asks || clause.quotations(text).length > 0) return undefined;
  const before = piecesOf(text.slice(0, more.start), words).map((piece) => piece.text);
  // Whoever begins with a wish tells with the rest why.
  if (!unspaced && before.some((piece) => startsAsking(piece, words))) return undefined;
  const names = before.reverse().map((piece) => sectionIn(piece, reading));
  const section = names.find(isNamed);
  const isLine = members.some((member) => member === section);
  if (section === undefined || isLine || section.split(' ').length > maxNamed) return undefined;
  const behind = piecesOf(text.slice(more.end), words).map((piece) => piece.text);
  const places = behind.flatMap((piece) => placeOf(piece, reading) ?? []);
  const others = behind.filter(
    (piece) =>
      !unspaced &&
      startsAsking(piece, words) &&
      placeOf(piece, reading) === undefined &&
      isOther(sectionIn(withoutVerbs(piece, words), reading), section),
  );
  // `The notice is too short, make it four weeks` gives another value.
  const changes = behind.filter((piece) => firstOf(piece, words.verbs.set, words));
  const given = changes.flatMap((piece) => valuesIn(piece, words.language));
  if (given.length > 0) return undefined;
  const [place] = places;
  const request: Request = place ? { kind: 'move', section, place } : { kind: 'expand', section };
  return { request, others };
}

const isOther = (named: string, section: string): boolean =>
  isNamed(named) && keyOf(named) !== keyOf(section);

/** Where it should stand, if that is all that is said: `further up`, `move it to the top`. */
function placeOf(piece: string, reading: Reading): Place | undefined {
  const { words } = reading;
  if (!hasPlace(piece, words)) return undefined;
  const verb = firstOf(piece, `${words.verbs.move}|${words.verbs.set}`, words);
  const rest = firstOf(verb?.rest ?? piece, words.manners, words)?.rest ?? verb?.rest ?? piece;
  const moved = readMove({ ...reading, text: piece, rest });
  return moved?.kind === 'move' && !isNamed(moved.section) ? moved.place : undefined;
}
