// `Say near the top in plain words why …`: an order for content that has to be found. Its place, its manner and its question
// are the order's, and no sentence of a page.
import { manner, questionFirst } from '../../grammar/languages/shape_words.ts';
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
