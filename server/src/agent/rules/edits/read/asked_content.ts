// `Say near the top in plain words why …`: an order for content that has to be found. Its place, its manner and its question
// are the order's, and no sentence of a page.
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  manner,
  naming,
  otherwiseThan,
  plainly,
  questionFirst,
  telling,
} from '../../grammar/languages/shape_words.ts';
import { firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Place, Request } from '../requests.ts';
import { type Reading, sayingIn } from './slots.ts';

export interface Ordered {
  place?: Place;
  /** What follows the place and the manner. */
  rest: string;
}

/** Without the place and the manner that an order begins with. */
export function withoutLead(text: string, { words }: Reading): Ordered {
  let rest = text.trim();
  let place: Place | undefined;
  for (let round = 0; round < maxLead; round++) {
    const led = manner.exec(rest);
    const bare = led ? rest.slice(led[0].length) : rest;
    const ends = (['top', 'bottom', 'up', 'down'] as const).flatMap((name) => {
      const found = firstOf(bare, words.places[name], words);
      return found?.start === 0 ? [{ found, name }] : [];
    });
    const [end] = ends.sort((a, b) => b.found.end - a.found.end);
    if (end) place = { where: end.name === 'top' || end.name === 'up' ? 'top' : 'bottom' };
    const next = (end ? bare.slice(end.found.end) : bare).replace(/^[\s,:]{1,3}/u, '');
    if (next === rest) break;
    rest = next;
  }
  return { rest, ...(place ? { place } : {}) };
}
const maxLead = 3;

/** An order that begins with a verb of saying, then a place or a manner, then what is asked. */
export function readAskedContent(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (words.unspaced || clause.quotations(text).length > 0) return undefined;
  const verb = firstOf(text, sayingIn(words));
  const around = phrasesOf(`${words.manners}|${words.small}|,`);
  if (!verb || stripAround(text.slice(0, verb.start), around) !== '') return undefined;
  const said = text.slice(verb.end).trim();
  const { rest, place } = withoutLead(said, reading);
  if (rest === said || !questionFirst.test(rest)) return undefined;
  const asked = clause.restore(rest).replace(/[\s.?!]{1,4}$/u, '');
  return { kind: 'mention', text: asked, sourced: true, ...(place ? { place } : {}) };
}

/** `Say in one sentence that …`, `…, kurz, ohne Drama`: how it should be told is no wish of its own. */
export function withoutManner(text: string, words: ReadingWords): string {
  if (words.unspaced || text.includes('\uE000')) return text;
  const verb = firstOf(text, `${naming}|${telling}|${words.verbs.mention}|${words.verbs.answer}`);
  if (!verb) return text;
  const behind = text.slice(verb.end).trimStart();
  const led = manner.exec(behind)?.[0];
  const isFirst = stripAround(text.slice(0, verb.start), `${words.manners}|${words.small}`) === '';
  const said = led && isFirst ? `${text.slice(0, verb.end)} ${behind.slice(led.length)}` : text;
  const answers = firstOf(text, words.verbs.answer) !== undefined;
  const pieces = said.split(/,\s/);
  const isHow = (piece: string): boolean =>
    stripAround(piece, `${plainly}|${words.manners}|${words.and}`) === '' ||
    (answers && firstOf(piece, otherwiseThan)?.start === 0 && piece.split(' ').length <= 3);
  while (pieces.length > 1 && isHow(pieces.at(-1) ?? '')) pieces.pop();
  return pieces.join(', ');
}
