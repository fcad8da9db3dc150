// Where a text is to stand is an instruction, and no part of it: `mention under Prices that …`, `…, near the top`.
import { connectors } from '../../grammar/languages/common.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { nearWords } from '../../grammar/languages/shape_words.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { kindOf } from '../../grammar/section_kinds.ts';
import type { Place } from '../requests.ts';
import { isNamed, type Reading, sectionIn } from './slots.ts';

export interface Placed {
  place?: Place;
  /** In it, or under its heading. */
  section?: string;
}

const ends = [
  ['top', 'top'],
  ['bottom', 'bottom'],
  ['up', 'top'],
  ['down', 'bottom'],
] as const;

/** A few words that name a place and nothing else; `apart`: set off from the sentence, so that any name may follow. */
function placeAlone(text: string, reading: Reading, apart = true): Placed | undefined {
  const { words } = reading;
  if (text.trim() === '' || text.trim().split(/\s+/).length > maxPlace) return undefined;
  for (const [name, where] of ends) {
    const found = findPhrase(text, words.places[name], words);
    if (found && stripAround(found.rest, idleOf(words), words) === '') return { place: { where } };
  }
  if (apart && upAlone.test(text.trim())) return { place: { where: 'top' } };
  return words.unspaced ? undefined : besideWords(text, reading, apart);
}

/** `Schreib oben rein, dass …`: before what is told, one word names the top. */
const upAlone =
  /^(?:(?:ganz|gleich|da|direkt|noch|weiter|right|bem|bien|helemaal|lá|tout)\s)?(?:oben|up top|at top|boven|bovenin|en haut|arriba|in alto|em cima|u góry)(?:\s(?:rein|hin|dazu|drauf|mit rein|noch|bitte|in|erin|bij))?,?$/iu;

const maxPlace = 8;
const somewhere =
  'somewhere|irgendwo|quelque part|en algún sitio|en alguna parte|da qualche parte|algures|ergens|gdzieś|noch|encore';
const idleOf = (words: ReadingWords): string =>
  `${words.small}|${words.manners}|${words.it}|${words.page}|${words.put}|${somewhere}|,`;

function besideWords(text: string, reading: Reading, apart: boolean): Placed | undefined {
  const { words } = reading;
  const bare = stripAround(text, `${words.manners}|${somewhere}|,`);
  const lead = firstOf(
    bare,
    `${words.places.after}|${words.places.before}|${nearWords}|${connectors}`,
  );
  if (lead?.start !== 0) return undefined;
  const section = sectionIn(bare.slice(lead.end), reading);
  const isPart =
    ['headline', 'subheadline'].includes(section) ||
    / section$/.test(section) ||
    kindOf(section, words) !== undefined;
  // `…, under 0.5 %` tells an amount, and names no section.
  const isFigure = !/\p{L}{2}/u.test(section);
  return isNamed(section) && !isFigure && (apart || isPart) ? { section } : undefined;
}

/** Words that name the top of a page, and hardly a part of what is told. */
const upper = /(?:top|oben|haut|arriba|cima|alto|topo|boven|gór|上)/iu;

/** What is told, and where; the words for the place stay off the page. */
export function placedIn(said: string, reading: Reading): Placed & { told: string } {
  const { words } = reading;
  if (words.unspaced) return placedInLetters(said, reading);
  const comma = said.lastIndexOf(', ');
  const last = comma < 8 ? undefined : placeAlone(said.slice(comma + 1), reading);
  if (last) return { told: said.slice(0, comma), ...last };
  const leads = allOf(said, `${words.places.top}|${words.places.bottom}|${words.places.after}`)
    .filter(({ start }) => start > 8)
    .sort((a, b) => a.start - b.start);
  for (const { start } of leads) {
    const behind = said.slice(start);
    const placed = placeAlone(behind, reading, false);
    const isSure = placed && ('section' in placed || upper.test(behind));
    if (isSure) return { told: said.slice(0, start).replace(/[\s,]{1,3}$/, ''), ...placed };
  }
  return { told: said };
}

/** Where it stands first, `最後に、…`, or right before the verb, `…を上のほうに`. */
function placedInLetters(said: string, reading: Reading): Placed & { told: string } {
  const [, first = '', rest = ''] = /^(.{2,20}?[にへで])[、,]?\s?(.{5,})$/su.exec(said) ?? [];
  const before = first === '' ? undefined : placeAlone(first, reading);
  if (before && /[、,]/u.test(said.slice(0, first.length + 1))) return { told: rest, ...before };
  const at = said.lastIndexOf('を');
  const last = at < 5 ? undefined : placeAlone(said.slice(at + 1), reading);
  return last ? { told: said.slice(0, at + 1), ...last } : { told: said };
}

/** `Write under Prices that …`: the place stands before the sentence. */
export function leadingPlace(reading: Reading): { placed: Placed; said: string } | undefined {
  const { rest, words } = reading;
  if (words.unspaced) return undefined;
  const thats = allOf(rest, phrasesOf(words.that)).sort((a, b) => a.start - b.start);
  const that = thats.find(({ start }) => rest.slice(0, start).replace(/[\s,:]/g, '') !== '');
  if (!that || that.start > maxLead) return undefined;
  // `, dass` holds `dass`: the longest that stands there.
  const end = Math.max(...thats.filter(({ start }) => start <= that.end).map((one) => one.end));
  const placed = placeAlone(rest.slice(0, that.start), reading);
  return placed && { placed, said: rest.slice(end).trim() };
}

const maxLead = 60;
