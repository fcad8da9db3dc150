// `Don't list the winter prices`: a price of one season is known by the name of the season or by its months. A price
// that is told of the whole year, or mostly of other months, is none of it and stays.
import { hasAmount } from '../../../../platform/text/money.ts';
import { pricing } from '../../commands/patterns.ts';

type Season = 'winter' | 'summer';

const months: Readonly<Record<Season, readonly number[]>> = {
  winter: [12, 1, 2],
  summer: [6, 7, 8],
};
const seasons: readonly Season[] = ['winter', 'summer'];

/** How each language calls them, with what is built of them: `Winterpreise`, `cen zimowych`. */
const named: Readonly<Record<string, readonly [winter: string, summer: string]>> = {
  en: ['winter', 'summer'],
  de: ['winter\\p{L}*', 'sommer\\p{L}*'],
  fr: ['hivers?|hivernale?s?|hivernaux', "(?<=[dl][’']|en |cet )été|estivale?s?|estivaux"],
  es: ['invierno|invernal(?:es)?', 'verano'],
  it: ['inverno|invernal[ei]', 'estate|estiv[oaie]'],
  pt: ['inverno', 'verão'],
  nl: ['winter\\p{L}*', 'zomer\\p{L}*'],
  pl: ['zim(?:a|y|ą|ę|ie|ow\\p{L}+)', 'lat(?:o|em)|letni\\p{L}*'],
  ja: ['冬[期季]?', '夏[期季]?'],
};

const patterns = new Map<string, Readonly<Record<Season, RegExp>>>();
function patternsOf(language: string): Readonly<Record<Season, RegExp>> {
  const [winter, summer] = named[language] ?? ['winter', 'summer'];
  const of = (words: string): RegExp =>
    new RegExp(language === 'ja' ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  const made = patterns.get(language) ?? { winter: of(winter), summer: of(summer) };
  patterns.set(language, made);
  return made;
}

/** What is built of the season's name and says nothing more: `Winterpreise`, but no `Winterreifen`. */
const built =
  /^\p{L}*?(?:winter|sommer|zomer)(?:preise?n?|tarife?n?|monate?n?|saison|zeit|prijzen|tarieven|maanden|seizoen|periode)?$/iu;
const besideIt =
  /(?<!\p{L})(?:[dl][’']|the|our|of|for|in|all|season(?:al)?|months?|period|der|die|das|den|für|im|saison|monate?n?|zeit|de|du|des|la|le|les|del|el|los|las|en|para|di|dei|il|i|per|da|do|os|as|mois|meses|mesi|maanden|seizoen|stagione|temporada|época|van|voor|het|miesiąc\p{L}+|sezon\p{L}*|na|w|z)(?!\p{L})|[の期季節月]/giu;

/** The season whose prices or months are meant, and nothing else: `winter tyres` are none. */
export function seasonIn(about: string, language: string): Season | undefined {
  const pattern = patternsOf(language);
  const meant = seasons.filter((one) => pattern[one].test(about));
  const [season] = meant;
  if (season === undefined || meant.length > 1) return undefined;
  const word = pattern[season].exec(about)?.[0] ?? '';
  if ((language === 'de' || language === 'nl') && !built.test(word)) return undefined;
  const rest = about.replace(pattern[season], ' ').replace(pricing, ' ').replace(besideIt, ' ');
  return /[\p{L}\p{N}]/u.test(rest.replace(/[dl][’']/giu, ' ')) ? undefined : season;
}

const calendars = new Map<string, ReadonlyMap<string, number>>();
/** Every form of a month's name: alone, behind a day, and shortened. */
function calendarOf(language: string): ReadonlyMap<string, number> {
  const known = calendars.get(language);
  if (known) return known;
  const made = new Map<string, number>();
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { month: 'long' },
  ];
  for (const form of forms)
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2026, month - 1, 15));
      const parts = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).formatToParts(
        date,
      );
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      made.set(name.replace('.', '').toLowerCase(), month);
    }
  calendars.set(language, made);
  return made;
}

const span =
  /^\.?\s?(?:[-–—/〜～~]|to|till|until|through|bis|à|au|al?|ao|até|fino a|tot(?: en met)?|t\/m|do|から)\s?(?:el |il |den )?$/iu;
const minLong = 4;
const fifth = /^(?:\d|ma[yij]|mei)/iu;

/** The months that a text names, those between two of them included. */
export function monthsIn(text: string, language: string): Set<number> {
  const calendar = calendarOf(language);
  const found: { month: number; start: number; end: number }[] = [];
  for (const { 0: word, index: start } of text.matchAll(/\d{1,2}月|\p{L}+/gu)) {
    const end = start + word.length;
    const month = word.endsWith('月')
      ? Number.parseInt(word, 10)
      : calendar.get(word.toLowerCase());
    // `May` is a month and `may` is none; what is shortened stands beside a stop or a dash.
    const isVerb = language === 'en' && /^\p{Ll}/u.test(word);
    const isWhole = word.length >= minLong || fifth.test(word);
    const isShort =
      /^\s?[.–—/-]/u.test(text.slice(end)) || /[–—/-]\s?$/u.test(text.slice(0, start));
    if (month !== undefined && !isVerb && (isWhole || isShort)) found.push({ month, start, end });
  }
  const named = new Set(found.map(({ month }) => month));
  for (const [at, { month, start }] of found.entries()) {
    const before = found[at - 1];
    if (!before || !span.test(text.slice(before.end, start))) continue;
    for (let one = before.month; one !== month; one = (one % 12) + 1) named.add(one);
  }
  return named;
}

/** Whether a text tells what is paid in that season: it is called so, or at least half of its months are of it. */
export function pricedIn(season: Season, language: string): (text: string) => boolean {
  const pattern = patternsOf(language);
  return (text) => {
    const priced = hasAmount(text) || /\d\s?[%％]/u.test(text);
    if (!priced && !pricing.test(text)) return false;
    const told = monthsIn(text, language);
    const own = months[season].filter((month) => told.has(month)).length;
    if (told.size > 0) return priced && own * 2 >= told.size;
    const called = seasons.filter((one) => pattern[one].test(text));
    return called.length === 1 && called[0] === season;
  };
}
