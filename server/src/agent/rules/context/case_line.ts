// Whose words they are, where only the line before them says so: `The Harbour Inn, Tenby, 34 rooms. “…” Gwen Pryce, manager`.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import type { Quote } from './reading.ts';

export interface Owned {
  quote: Quote;
  /** What is left of the text before the words. */
  before: string;
}

const maxCase = 100;

/** Somebody without a house of their own is of the one that the line before them names. */
export function withCase(quote: Quote, before: string, after: string, language: string): Owned {
  if (quote.role !== undefined && isHoused(quote.role)) return { quote, before };
  const [line = ''] = sentencesOf(before.trim(), language).slice(-1);
  const named = caseIn(withoutStop(line.trim()), language);
  if (!named) return { quote, before };
  const { whole, house } = named;
  // What is told behind the words goes on about the line: there it stays.
  if (/\p{L}/u.test(after)) return { quote: { ...quote, company: house }, before };
  return { quote: { ...quote, company: whole }, before: before.slice(0, before.lastIndexOf(line)) };
}

/** `Technical Manager, Brightwell Dairies` says where the office is held. */
const isHoused = (role: string): boolean =>
  /[,(|]\s?\p{Lu}|\s(?:at|of|bei|von|der|des|de|du|del|della|di|da|do|van|w)\s\p{Lu}/u.test(role);

/** A name, perhaps a place, and how large or since when; no sentence. */
function caseIn(line: string, language: string): { whole: string; house: string } | undefined {
  const bare = line.replace(/^[\p{L}’' ]{3,24}\s?[:：]\s*/u, '');
  if (bare === '' || bare.length > maxCase) return undefined;
  if (language === 'ja') return ofJapanese.test(bare) ? { whole: bare, house: bare } : undefined;
  const open = bare.search(/\s?[(（]/u);
  const [name = '', place = '', ...more] = (open < 0 ? bare : bare.slice(0, open)).split(/,\s/u);
  if (!houseName.test(name)) return undefined;
  const placed = place !== '' && placeName.test(place);
  const told = /\d/.test(bare.slice(name.length)) || placed;
  // Of one capital, or where every noun has one, the name alone may be anything.
  const sure = language !== 'de' && (name.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) > 1;
  if (!told && !(sure && (place !== '' || more.length > 0 || open > 0))) return undefined;
  return { whole: bare, house: placed ? `${name}, ${place}` : name };
}

const houseName =
  /^(?:\p{L}[\p{L}’'.-]{0,20}\s)?(?:(?:\p{Ll}{1,4}|&)\s){0,2}(?:\p{L}[’'])?\p{Lu}[\p{L}\d’'.&-]{0,30}(?:\s(?:(?:\p{Ll}{1,4}|&)\s){0,2}(?:\p{Ll}[’'])?[\p{Lu}\d][\p{L}\d’'.&-]{0,30}){0,5}$/u;
const placeName =
  /^(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}’'.-]{1,30}(?:[\s-](?:\p{Ll}{1,4}\s){0,2}\p{Lu}?[\p{L}’'-]{1,30}){0,3}$/u;
const ofJapanese =
  /^[^。、「」\s]{2,24}(?:様|さま|社|所|園|校|院|店|市|町|村|館|組合)(?:[(（][^()（）]{2,40}[)）])?(?:様)?$/u;
