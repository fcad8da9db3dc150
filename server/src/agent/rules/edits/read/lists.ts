// Reads wishes about the order: a place by its number, a list as a whole, two sections in one.

import { figuresIn } from '../../../../claims/figures.ts';
import { fold } from '../../../../platform/text/words.ts';
import { articles, connectors, ordinals } from '../../grammar/languages/common.ts';
import {
  aboutPieces,
  mergeInto,
  mergeWords,
  placeNouns,
} from '../../grammar/languages/shape_words.ts';
import { allOf, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { numberOf } from '../ground/nth.ts';
import type { Place, Request } from '../requests.ts';
import { bareName, isNamed, type Reading, sectionIn, withoutVerbs } from './slots.ts';

/** `Merge security into the FAQ`, `A and B into one list`: what they become is no part of a name. */
export function readMerge({ text, clause, words }: Reading): Request | undefined {
  const verb = firstOf(text, mergeWords, words);
  if (!verb) return undefined;
  if (!words.unspaced && verb.start > 24 && verb.end < text.length - 12) return undefined;
  const rest = verb.rest.replace(intoOne, '');
  const joints = allOf(rest, rest === verb.rest ? mergeInto : words.and, words)
    .filter(({ start, end }) => start > 3 && end < rest.trimEnd().length - 1)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const [joint] = joints;
  if (!joint) return undefined;
  const [one, other] = [rest.slice(0, joint.start), rest.slice(joint.end)].map((part) =>
    clause.value(bareName(stripAround(part, aboutPieces), words)),
  );
  return one && other ? { kind: 'merge', one, other } : undefined;
}
const intoOne =
  /\s(?:in|into|zu|en|dans|em|num|numa|w)\s(?:(?:a|just|only|un|una|um|uma|une|nur)\s)?(?:one|single|eine[mnr]?|solo|sola|seule?|só|uno|una?|único|única|unico|unica|uma?|één|een|jeden|jedną|jednej)(?!\p{L}).*$/isu;

const spaced = ordinals
  .flatMap(([, names]) => names.split('|'))
  .filter((name) => /^[\p{sc=Latin}\d]+$/u.test(name))
  .sort((a, b) => b.length - a.length)
  .join('|');
const nth = String.raw`(?:(?:${spaced})\p{L}{0,4}|\d{1,2}(?:st|nd|rd|th|er|e|ème|de|ª|º|°|\.))`;
const section =
  'section|abschnitt|block|blok|bloque|bloco|blocco|bloc|sección|sezione|secção|seção|sectie|onderdeel|sekcj[aęi]';
const patterns = [
  // to the second place; 2ª posición
  new RegExp(String.raw`(?<![\p{L}\p{N}])(${nth})\s(?:${placeNouns})(?!\p{L})`, 'iu'),
  // on position 3; Platz 2
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${placeNouns}|number|nummer|numéro|número|numero)\s(?:nr\.?\s|no\.?\s|#)?(\d{1,2})(?![\d.,]\d|\p{L})`,
    'iu',
  ),
  // as the second section; als zweites
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:as|als|comme|como|come|jako)\s(?:(?:${articles})\s)?(${nth})(?:\s(?:${section}))?$`,
    'iu',
  ),
  // en deuxième; put it second
  new RegExp(String.raw`(?<=\s(?:en|em|per|in|to)\s)(${nth})$`, 'iu'),
  /(?<=\s)(second|third|fourth|fifth)$/i,
  /(?:[0-9０-９一二三四五六]{1,2}番目(?:の位置)?から)?([0-9０-９一二三四五六]{1,2})(?:番目|つ目)(?:の位置|の場所)?[にへ]/u,
];
/** `Make the prices the second section`, `mach aus der Haftung den zweiten Abschnitt`. */
const made = new RegExp(
  String.raw`^(?:make|mach|mache|machen sie|fais|faites|haz|haga|fai|faccia|faz|faça|maak|zrób)\s(.{2,60}?)\s(?:${articles})\s(${nth})\s(?:${section})$`,
  'iu',
);
const before = phrasesOf(`${connectors}|${articles}|an|auf|na|as|als`);

export function readPlaceNth({ text, clause, words }: Reading): Request | undefined {
  const [, thing = '', ordinal = ''] = made.exec(text) ?? [];
  const wanted = placeNumber(ordinal);
  if (thing !== '' && wanted !== undefined && wanted > 1) {
    const named = stripAround(thing, `${connectors}|${words.small}`);
    // Right below the opening, which counts as the first.
    const place: Place = wanted === 2 ? { where: 'top' } : { where: 'nth', number: wanted - 1 };
    return {
      kind: 'move',
      section: `${named.replace(/\s(?:part|section|bit)$/i, '')} section`,
      place,
    };
  }
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const number = found && placeNumber(found[1] ?? '');
  if (!found || number === undefined || clause.quotations(text).length > 1) return undefined;
  const verbs = [words.verbs.move, words.verbs.set, words.verbs.add, words.put].join('|');
  const asked = firstOf(text, verbs, words);
  if (!asked && words.language === 'en' && found.index > 60) return undefined;
  // `Position 2 costs £40` tells a price, and moves nothing.
  if (figuresIn(text).some(({ kind }) => kind === 'amount' || kind === 'percentage'))
    return undefined;
  if (firstOf(text, words.verbs.remove, words)) return undefined;
  const bare = `${stripEnd(text.slice(0, found.index))} ${text.slice(found.index + found[0].length)}`;
  const rest = withoutVerbs(bare, words);
  const named = sectionIn(rest.split(/,\s/)[0] ?? '', { text, rest, clause, words });
  if (!isNamed(named) && named !== 'it') return undefined;
  const place: Place =
    number === 1
      ? { where: 'top' }
      : number === -1
        ? { where: 'bottom' }
        : { where: 'nth', number };
  return { kind: 'move', section: named, place };
}

const signs = '一二三四五六';

function placeNumber(word: string): number | undefined {
  const sign = signs.indexOf(word);
  return sign >= 0 && word !== '' ? sign + 1 : numberOf(fold(word));
}

/** Without the preposition that led to the place. */
function stripEnd(text: string): string {
  const marked = `\uE002 ${text}`;
  return stripAround(marked, before).replace('\uE002', '').trim();
}
