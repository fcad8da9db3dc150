// Names that are listed in a sentence, and places: one of them can go.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { jointsOf, labelled, outside, spliced } from './sentence_joints.ts';

/** What opens a sentence is one of several only where the next is a name as it is: not `Trucks, no guarantee`. */
function isOneOf(pieces: readonly string[], at: number): boolean {
  const [joint = '', next = ''] = [pieces[at + 1], pieces[at + 2]];
  const words = next.trim().split(/\s+/);
  const isJoined = !/^,/.test(joint) || pieces.slice(at + 3).some((one) => /^\s\p{L}/u.test(one));
  return isJoined && words.length <= (/^,/.test(joint) ? 3 : 40);
}

/** `…, also in Turkish, Arabic and Polish`: the first of them stands behind the words that lead to all. */
function withoutFirstName(pieces: readonly string[], wanted: string) {
  const at = pieces.findIndex((piece, index) => {
    const words = wordsOf(fold(piece));
    const isLast = words.join(' ').endsWith(` ${wanted}`);
    return index % 2 === 0 && isLast && pieces.length > index + 3 && isOneOf(pieces, index);
  });
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const gone = piece.split(/\s+/).slice(-wanted.split(' ').length).join(' ');
  // `in Marlow, rain or not` lists no places.
  const isName = (one = ''): boolean => /^\p{Lu}/u.test(one.trim());
  if (isName(gone) !== isName(pieces[at + 2]) || isName(gone) !== isName(pieces[at + 4]))
    return undefined;
  const head = piece.slice(0, piece.length - gone.length);
  return { left: [...pieces.slice(0, at), head, ...pieces.slice(at + 2)].join(''), gone };
}

/** `our compost site at Livron, two years` without where it is. */
function withoutPlace(sentence: string, wanted: string) {
  const places = sentence.matchAll(
    /\s(?:in|at|near|bei|im|à|au|en|a|em|te|bij|w|we|koło)\s(\p{Lu}[\p{L}-]{2,30}(?:\s\p{Lu}[\p{L}-]{1,30})?)(?=[,.;)]|$)/gu,
  );
  const [only, more] = [...places].filter(
    ([, name = '']) => wordsOf(fold(name)).join(' ') === wanted,
  );
  if (!only || more || only.index < 12) return undefined;
  const end = only.index + only[0].length;
  return { left: `${sentence.slice(0, only.index)}${sentence.slice(end)}`, gone: only[0].trim() };
}

/** `NetSuite, Sage and QuickBooks` without one of them, called by its very name. */
export function withoutName(
  sentence: string,
  name: string,
  language: string,
): { left: string; gone: string } | undefined {
  const wanted = wordsOf(fold(name)).join(' ');
  if (wanted === '' || sentence.length > 600) return undefined;
  const pieces = outside(sentence, jointsOf(language));
  const asked = new Set(wanted.split(' '));
  const at = pieces.findIndex((piece, index) => {
    // How many there are goes with them: `nine pavers and two apprentices`.
    const [first = '', ...rest] = wordsOf(fold(piece));
    const isCounted = rest.length > 0 && index > 0 && wordNumbersIn(first, language).length > 0;
    const words = isCounted || (index > 0 && /^\d+$/.test(first)) ? rest : [first, ...rest];
    const isName = words.some((word) => word.length >= 3) && words.length <= 4;
    return index % 2 === 0 && isName && words.every((word) => asked.has(word));
  });
  if (at === -1) return withoutFirstName(pieces, wanted) ?? withoutPlace(sentence, wanted);
  if (pieces.length < 3 || (at === 0 && !isOneOf(pieces, 0))) return undefined;
  // What a row is called goes with what it says.
  const label = labelled.exec(sentence)?.[1] ?? '';
  if (pieces.slice(0, at).join('').length < label.length) return undefined;
  const rest = spliced(pieces, at, sentence);
  // `Infor and proAlpha` are two of the names.
  const more = withoutName(rest, name, language);
  const gone = [pieces[at] ?? '', ...(more ? [more.gone] : [])].join(', ');
  return { left: more?.left ?? rest, gone };
}
