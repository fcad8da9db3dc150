// Figures that a later word of the same text puts right, set right where they stand: `A is 780 not 745`, `41 is old.
// it's 46`, `3 €/month → CORRECTION: 2.50 €/month`. Only colleagues correct each other so, and only where it is said
// which figure goes is anything changed.
import { lean } from '../../platform/text/quickened.ts';
import { isStale } from './corrected.ts';
import { givenNames } from './given_names.ts';

export interface Figure {
  start: number;
  end: number;
  text: string;
  /** Equal for equal figures. */
  key: string;
  /** What it counts or is paid in, by its beginning; empty where nothing says so. */
  unit: string;
}

const month =
  'jan|feb|fév|fev|mar|mär|mrt|maa|apr|avr|abr|kwi|mai|maj|may|mag|mei|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dec|dez|déc|dic|gru|sty|gen|ene|lut';
const figure = new RegExp(
  `(?<![\\p{scx=Latin}\\d.,/:])(?:(\\d{1,2}(?:\\.|st|nd|rd|th)? (?:de )?(?!sett(?:\\.|im))(${month})\\p{L}{0,7}|\\d{1,2}/\\d{1,2}(?![\\d/])|(?<!\\p{Sc}\\s?)\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.(?!\\d))|\\d{1,9}(?:[.,'’]\\d{1,9}){0,3})`,
  'giu',
);
const currency = /^\s?([€£$¥%円名人台枚]|zł|eur|gbp|usd|chf)/iu;
const ahead = /(?:([€£$¥]|GBP|EUR|USD|CHF)|(\p{Lu}\p{L}{3,12}))\s?$/u;
const little =
  /^(?:not|non|nicht|niet|pas|since|now|old|alt|war|was|seit|depuis|desde|dal|ora|adesso|ahora|jetzt|per|for|and|und|the|von|bis|par|por|voor|that|from)$/iu;

export function figuresOf(line: string): Figure[] {
  return [...line.matchAll(figure)].map((match): Figure => {
    const [text, date, named] = match;
    const start = match.index;
    const end = start + text.length;
    const day = `${Number.parseInt(text, 10)}${(named ?? text).toLowerCase()}`;
    if (date !== undefined) return { start, end, text, key: day, unit: 'date' };
    const before = ahead.exec(line.slice(Math.max(0, start - 14), start));
    const sign = currency.exec(line.slice(end, end + 6))?.[1] ?? before?.[1];
    const word = /^\s?(\p{L}{3,16})/u.exec(line.slice(end, end + 18))?.[1] ?? before?.[2] ?? '';
    const year = /^(?:19|20)\d\d$/.test(text) ? 'year' : '';
    const unit = (
      sign ?? (little.test(word) || year !== '' ? year : word.slice(0, 4))
    ).toLowerCase();
    return { start, end, text, key: text.replace(/[.,]0+$|(?<=\d)[.,](?=\d{3})/g, ''), unit };
  });
}

/** A figure goes for one of its kind and about its size: `28` is not put right by `99.4`, nor 412 by the year `'23`. */
export function isLike(old: Figure, now: Figure): boolean {
  if (old.unit === 'date' || now.unit === 'date') return old.unit === now.unit;
  const [one, other] = [old, now].map(({ key }) => Number(key.replace(',', '.')));
  const ratio = (one ?? 0) / (other || 1);
  return ratio >= 1 / most && ratio <= most && old.unit !== 'year' && now.unit !== 'year';
}
const most = 2.5;

/** Says that it puts right what stands before it. */
const strong = lean(
  /(?<!\p{L})(?:correct(?:ions?|ed)|corrig\p{L}+|korrektur|korrigiert|korekta|correc?ci[óo]n|corregid[oa]|correzione|corretto|rettifica\p{L}*|correção|correctie|changed|geändert|modifiée?|cambiad[oa]|cambiat[oa]|alterad[oa]|gewijzigd|zmienion\p{L}+|(?:use|nimm|usar|usare|gebruik) \d+|(?:achtung|attention|warning|ojo|atención|attenzione|atenção|let op|uwaga)[:!]{1,2} (?:since|from|seit|ab|depuis|dès|desde|dal|sinds|vanaf|od))(?!\p{L})|(?<!\p{L})(?:no|non|nein|nee|não|nie),\s|訂正|に変更/iu,
);
const opens = /[[(（][^\])）]{0,90}$|(?:→|⇒|[-=]>|>>>)[^\])）]{0,90}$/u;

/** On one line: behind an arrow, or in a bracket. */
function withinLine(line: string): string {
  if (line.length > maxLine || !strong.test(line)) return line;
  const all = figuresOf(line);
  for (const old of all.toReversed()) {
    for (const now of all) {
      const between = line.slice(old.end, now.start);
      const opened = between.length > 100 ? null : opens.exec(between);
      if (opened === null || now.key === old.key || !isLike(old, now)) continue;
      const from = old.end + opened.index;
      const isBracket = /^[[(（]/u.test(opened[0]);
      const alike = old.unit === now.unit || (isBracket && opened.index <= 1 && now.unit === '');
      const [inside = ''] = line.slice(from, now.end + 60).split(/[\])）]/u);
      // `18 % (the deck still says 25 %. Use 18)`: it says that the figure before it is right.
      if (figuresOf(inside).some(({ key }) => key === old.key)) continue;
      if (!alike || !strong.test(isBracket ? inside : line.slice(from, now.end + 12))) continue;
      if (!isBracket)
        return `${line.slice(0, old.start)}${line.slice(now.start)}`.replace(
          /\s?<{2,}\s*$|に(?:変更|訂正)(?:済み?|しました|になりました)?/u,
          '',
        );
      const closed = line.slice(now.end).search(/[\])）]/u);
      const rest = closed === -1 ? '' : line.slice(now.end + closed + 1);
      return swapped(line.slice(0, from), old, now).trimEnd() + rest;
    }
  }
  return line;
}

const swapped = (text: string, old: Figure, now: Figure): string =>
  figuresOf(text)
    .filter(
      ({ key, unit }) => key === old.key && (unit === old.unit || old.unit === '' || unit === ''),
    )
    .reduceRight((left, { start, end }) => left.slice(0, start) + now.text + left.slice(end), text);

const outdated =
  /^\s?(?:is|was|ist|war|est|era|è|es|é|jest)\s?(?:the )?(?:old|wrong|out of date|alt|veraltet|falsch|ancien|faux|viej[oa]|vecchi[oa]|antig[oa]|oud|fout|star[aey])(?!\p{L})/iu;
const nowSaid =
  /(?<!\p{L})(?:now|jetzt|nun|maintenant|ahora|ora|adesso|agora|nu|wordt|teraz)(?!\p{L})/iu;
/** Not `no` and `pas`, which count in Portuguese and Dutch. */
const isNot =
  /(?<!\p{L})(?:(?:not|non|nicht|niet|não|nie)\s(?:\p{L}{1,8}\s)?|pas l[ea]s?\s)\p{Sc}?$/iu;
const wasOnce = /(?<!\p{L})(?:was|war|était|era|waren|stond op|było)\s$/iu;
const sooner =
  'previously|formerly|earlier|before|vorher|bisher|früher|zuvor|avant|auparavant|antes|anteriormente|prima|precedentemente|eerder|voorheen|vroeger|wcześniej|poprzednio';
const formerly = new RegExp(`[(,]\\s?(?:${sooner}):?\\s$`, 'iu');

/** Says that something is not, or no longer, as it was told. */
export const putsRight = (text: string): boolean =>
  strong.test(text) || nowSaid.test(text) || denying.test(text);
const denying =
  /(?<!\p{L})(?:not?|never|old|wrong|instead|nicht|kein\p{L}*|alt\p{L}{0,2}|falsch|statt|ne|pas|non|faux|no|nunca|viej[oa]|falso|sino|vecchi[oa]|sbagliat[oa]|não|nunca|antig[oa]|errad[oa]|niet|geen|oude?|fout|nie|star[aey]|zły)(?!\p{L})|ない|違|変更|旧/iu;

/** Which figure goes for which. */
function takenBack(line: string): { old: Figure; now: Figure }[] {
  const all = figuresOf(line);
  return all.flatMap((one, at) => {
    const next = all[at + 1];
    if (next === undefined || next.key === one.key || next.start - one.end > 40) return [];
    if (!isLike(one, next)) return [];
    const ahead = line.slice(Math.max(0, one.start - 16), one.start);
    const between = line.slice(one.end, next.start);
    if ((isNot.test(between) && !/[:;.!?]/.test(between)) || formerly.test(between))
      return [{ old: next, now: one }];
    const changed =
      /^\s?.?は/u.test(between) && /^.?\s?に(?:変更|訂正)/u.test(line.slice(next.end));
    const gone =
      isNot.test(ahead) || outdated.test(between) || (wasOnce.test(ahead) && nowSaid.test(between));
    return gone || changed ? [{ old: one, now: next }] : [];
  });
}

export const takesBack = (text: string): boolean => takenBack(text).length > 0;

const pointing = /^\s*(?:\^{1,3}|※|↑)/u;
const messaged = /^\s*(?:e-?mail|mail|whats ?app|sms)\s(\p{L}{2,15})/iu;

const rate = /^\s?[€£$%]?\s?(?:(?:a|an|per|pro|par|al|por|na|p|\/)\s?)(\p{L}{1,12})/iu;
const named =
  /([^:;.,!?\d]{3,40}?)\s(?:is|are|ist|sind|est|es|è|é|costs?|kostet|coûte|cuesta|costa|kost)\s\p{Sc}?\s?$/iu;

/** Below the line that it points at, by what each is per; or by the name of what is corrected: `Corrections: the hall is £58`. */
function putRight(lines: string[], at: number): void {
  const line = lines[at] ?? '';
  const isBelow = pointing.test(line);
  if (line.length > maxLine || (!isBelow && !strong.test(line))) return;
  for (const now of figuresOf(line)) {
    const per = rate.exec(line.slice(now.end))?.[1];
    const about =
      named.exec(line.slice(0, now.start))?.[1]?.trim().toLowerCase().split(/\s+/) ?? [];
    const isMeant = (text: string, place: number): boolean =>
      isBelow
        ? per !== undefined && place === at - 1
        : about.length > 1 &&
          place !== at &&
          about.every((word) => text.toLowerCase().includes(word));
    const [place, ...more] = lines.flatMap((text, one) => (isMeant(text, one) ? [one] : []));
    const text = lines[place ?? at] ?? '';
    const [old, ...others] = figuresOf(text).filter(
      (one) =>
        one.unit === now.unit &&
        isLike(one, now) &&
        (!isBelow || rate.exec(text.slice(one.end))?.[1] === per),
    );
    if (place !== undefined && old && more.length + others.length === 0 && now.unit !== '')
      lines[place] = text.slice(0, old.start) + now.text + text.slice(old.end);
  }
}

/** `Correction to version 3: …`, on a line of its own. */
const label =
  /^[\s>*•–—-]{0,6}(?:correction|erratum|korrektur|berichtigung|rectificatif|corrección|fe de erratas|correzione|errata corrige|correção|errata|correctie|rectificatie|korekta|sprostowanie|訂正)(?:\s[^:：]{1,40})?\s?[:：]\s*(?=\S)/iu;
/** What it said until then: `, not 10`, `(previously 10)`. */
const stale = new RegExp(
  `\\s?\\((?:[^()]{1,20}\\s)?(?:${sooner})(?!\\p{L})[^()]{0,60}\\)|,\\s(?:not|nicht|non|et non|no|não|niet|nie)\\s[^,;.]{1,80}(?:\\.\\d{1,2}[^,;.]{0,60})?(?=[.!]?\\s*$)`,
  'iu',
);

/** Where the figure that it takes back stands among the same words, the new one goes; else the line tells what now holds. */
function withLabelled(lines: string[], at: number): void {
  const line = lines[at] ?? '';
  if (line.length > maxLine) return;
  const told = line.replace(label, '');
  // Another day takes the whole of the earlier statement along.
  if (lines.some((text, place) => place !== at && text.length <= maxLine && isStale(text, told)))
    return;
  const about = wordsOf(told);
  let isSet = false;
  for (const { old, now } of takenBack(told))
    for (const [place, text] of lines.entries()) {
      if (
        place === at ||
        text.length > maxLine ||
        !wordsOf(text).some((one) => about.includes(one))
      )
        continue;
      const set = swapped(text, old, now);
      isSet ||= set !== text;
      lines[place] = set;
    }
  const holds = told.replace(stale, '');
  lines[at] = isSet ? '' : `${holds.charAt(0).toUpperCase()}${holds.slice(1)}`;
}
/** Each is held against every line. */
const maxLabelled = 20;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,24}/gu) ?? [];

/** `talkIn`: where colleagues talk. */
export function withCorrections(
  written: readonly string[],
  talkIn: (lines: readonly string[]) => readonly { at: number }[],
): string[] {
  const lines = written.map(withinLine);
  for (const at of lines
    .keys()
    .filter((one) => label.test(lines[one] ?? ''))
    .take(maxLabelled))
    withLabelled(lines, at);
  const found = lines.map((line) => (line.length > maxLine ? [] : takenBack(line)));
  for (const at of lines.keys()) putRight(lines, at);
  if (found.every((one) => one.length === 0)) return lines;
  const talk = new Set(talkIn(lines).map(({ at }) => at));
  const isAside = (at: number): boolean =>
    talk.has(at) ||
    pointing.test(lines[at] ?? '') ||
    givenNames.has(messaged.exec(lines[at] ?? '')?.[1]?.toLowerCase() ?? '');
  for (const { old, now } of found.flatMap((one, at) => (isAside(at) ? one : []))) {
    const fits = ({ key, unit }: Figure): boolean =>
      key === old.key &&
      [old.unit, now.unit].every((one) => one === '' || unit === '' || one === unit);
    const meant = lines.map((line, at) => (isAside(at) ? [] : figuresOf(line).filter(fits)));
    const places = meant.flatMap((one, at) => one.map(() => at));
    // A small number may be of anything.
    if (places.length > (old.key.length > 2 ? 3 : 1)) continue;
    for (const at of places) lines[at] = swapped(lines[at] ?? '', old, now);
  }
  return lines;
}
const maxLine = 1500;
