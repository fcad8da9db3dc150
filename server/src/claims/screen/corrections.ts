// Figures that a later word of the same text puts right, set right where they stand: `A is 780 not 745`, `41 is old.
// it's 46`, `3 €/month → CORRECTION: 2.50 €/month`. Only colleagues correct each other so, and only where it is said
// which figure goes is anything changed.
import { lean } from '../../platform/text/quickened.ts';
import { corrects, isStale } from './corrected.ts';
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
  /(?<!\p{L})(?:correct(?:ions?|ed)|corrig\p{L}+|korrektur|korrigiert|korekta|correc?ci[óo]n|corregid[oa]|correzione|corretto|rettifica\p{L}*|correção|correctie|changed|geändert|modifiée?|cambiad[oa]|cambiat[oa]|alterad[oa]|gewijzigd|zmienion\p{L}+|(?:use|take|nimm|nehmt|prends|prenez|usar?|usad|usare|usate|gebruik) (?:\d+|that|this|das|ça|es[aeo]|quell[oa]|quest[oa]|iss?o|dat|dit)|(?:achtung|attention|warning|ojo|atención|attenzione|atenção|let op|uwaga)[:!]{1,2} (?:since|from|seit|ab|depuis|dès|desde|dal|sinds|vanaf|od))(?!\p{L})|(?<!\p{L})(?:no|non|nein|nee|não|nie),\s|訂正|に変更/iu,
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
      const isRightBehind = /^\s?(?:\S{1,16}\s?)?$/u.test(between.slice(0, opened.index));
      const alike = old.unit === now.unit || (isBracket && isRightBehind && now.unit === '');
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
const hasBeen =
  /^\s?[%€$£]?\s?(?:\p{L}{3,16}\s)?(?:was|were|war|waren|était|étaient|eran?|erano|eram|waren|było)(?!\p{L})/iu;
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
    if (next === undefined || next.key === one.key || next.start - one.end > 60) return [];
    if (!isLike(one, next)) return [];
    const ahead = line.slice(Math.max(0, one.start - 16), one.start);
    const between = line.slice(one.end, next.start);
    if ((isNot.test(between) && !/[:;.!?]/.test(between)) || formerly.test(between))
      return [{ old: next, now: one }];
    const isOver = hasBeen.test(line.slice(next.end)) && nowSaid.test(between);
    if (isOver) return [{ old: next, now: one }];
    const changed =
      /^\s?.?は/u.test(between) && /^.?\s?に(?:変更|訂正)/u.test(line.slice(next.end));
    const gone =
      isNot.test(ahead) ||
      outdated.test(between) ||
      (nowSaid.test(between) && (wasOnce.test(ahead) || hasBeen.test(between)));
    return gone || changed ? [{ old: one, now: next }] : [];
  });
}

export const takesBack = (text: string): boolean => takenBack(text).length > 0;

const pointing = /^\s*(?:\^{1,3}|※|↑)/u;
const arrowed = /^\s*(?:→|⇒|[-=]>)\s/u;
const messaged = /^\s*(?:e-?mail|mail|whats ?app|sms)\s(\p{L}{2,15})/iu;

const rate = /^\s?[€£$%]?\s?(?:(?:a|an|per|pro|par|al|por|na|p|\/)\s?)(\p{L}{1,12})/iu;
/** From when on something holds. */
const since =
  /(?<!\p{L})(?:since|as of|effective|seit|ab|depuis|dès|à partir d[eu]|desde|a partir d[eo]|dal?|sinds|vanaf|od) (?:the |dem |le |el |il |o )?(?:\d|\p{L}{3,9})|改定|変更/iu;

/** Below the line that it points at, by what each is per; else in the one line that tells the same kind of figure of the same thing. */
function putRight(lines: string[], at: number, isAside: (at: number) => boolean): void {
  const line = lines[at] ?? '';
  const isBelow = pointing.test(line);
  if (line.length > maxLine) return;
  const isRemark = isAside(at) && (nowSaid.test(line) || since.test(line) || corrects.test(line));
  if (!isBelow && !strong.test(line) && !isRemark) return;
  for (const now of figuresOf(line)) {
    if (now.unit === '' || now.unit === 'year') continue;
    const per = rate.exec(line.slice(now.end))?.[1];
    const said = clauseAround(line, now);
    const about = stemsOf(said.replace(since, ' '));
    const called = labelAhead.exec(line.slice(0, now.start))?.[1];
    const isMeant = (text: string, place: number): boolean => {
      if (isBelow) return per !== undefined && place === at - 1;
      if (place === at || (isAside(place) && !listed.test(text))) return false;
      if (called !== undefined) return text.includes(called);
      const shared = stemsOf(text).filter((one) => about.includes(one)).length;
      return shared >= (listed.test(text) ? 1 : 2) || (shared > 0 && shared === about.length);
    };
    const found = lines.flatMap((text, place) => {
      if (text.length > maxLine || !isMeant(text, place)) return [];
      const like = figuresOf(text).filter(
        (one) =>
          one.unit === now.unit &&
          isLike(one, now) &&
          (!isBelow || rate.exec(text.slice(one.end))?.[1] === per),
      );
      return like.length === 0 ? [] : [{ place, like }];
    });
    const [one, ...others] = found;
    const [old, ...more] = one?.like ?? [];
    if (!one || !old || others.length + more.length > 0 || old.key === now.key) continue;
    const text = lines[one.place] ?? '';
    const isOtherDay = weekdayBefore(text, old) !== weekdayBefore(line, now);
    if (now.unit === 'date' && isOtherDay) continue;
    lines[one.place] = text.slice(0, old.start) + now.text + text.slice(old.end);
  }
}

const clauseAround = (line: string, { start, end }: Figure): string =>
  `${/[^.;!?]{0,160}$/u.exec(line.slice(0, start))?.[0] ?? ''} ${/^[^.;!?]{0,160}/u.exec(line.slice(end))?.[0] ?? ''}`;
/** `5年は380円`. */
const labelAhead = /(\d{1,4}\p{L}|[\p{scx=Han}\p{scx=Katakana}]{2,10})は(?:月額)?$/u;
const listed = /\S\s{3,}\S|[|\t]|\.{4,}/u;
const weekdayBefore = (line: string, { start }: Figure): string | undefined =>
  /(\p{L}{3,10}),?\s(?:den |le |el )?$/u.exec(line.slice(Math.max(0, start - 16), start))?.[1];
const stemsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).map((word) => word.slice(0, 5))),
];

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
/** `Corrections from Ann`, above a list of them. */
const heading =
  /^\W{0,6}(?:corrections?|korrekturen|berichtigungen|correcciones|correzioni|correções|correcties|poprawki|訂正|修正)(?!\p{L})\s?[^.!?]{3,60}$/iu;
/** Whatever they put right is set right above: they are for whoever makes the page. */
export const correctionsIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line, at) => {
    if (line.length > 80 || !heading.test(line) || /\d[\d.,]*\s?[%€$£]/.test(line)) return [];
    const rest = lines.slice(at + 1);
    const gap = rest.findIndex((one) => one.trim() === '');
    return (gap === -1 ? rest : rest.slice(0, gap)).map((_, n) => at + 1 + n).concat(at);
  });
/** Each is held against every line. */
const maxLabelled = 20;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,24}/gu) ?? [];

/** `talkIn`: where colleagues talk. */
export function withCorrections(
  written: readonly string[],
  talkIn: (lines: readonly string[]) => Iterable<number>,
): string[] {
  const lines = written.map(withinLine);
  for (const at of lines
    .keys()
    .filter((one) => label.test(lines[one] ?? ''))
    .take(maxLabelled))
    withLabelled(lines, at);
  const found = lines.map((line) => (line.length > maxLine ? [] : takenBack(line)));
  const talk = new Set([...talkIn(lines), ...correctionsIn(lines)]);
  const isAside = (at: number): boolean =>
    talk.has(at) ||
    pointing.test(lines[at] ?? '') ||
    arrowed.test(lines[at] ?? '') ||
    givenNames.has(messaged.exec(lines[at] ?? '')?.[1]?.toLowerCase() ?? '');
  for (const at of lines.keys()) putRight(lines, at, isAside);
  for (const [at, pairs] of found.entries())
    for (const { old, now } of pairs) {
      const about = stemsOf(lines[at] ?? '');
      const isSmall = old.key.length <= 2;
      const fits = ({ key, unit }: Figure, text: string): boolean =>
        key === old.key &&
        [old.unit, now.unit].every((one) => one === '' || unit === '' || one === unit) &&
        // A small number may be of anything.
        (!isSmall ||
          (unit !== '' && [old.unit, now.unit].includes(unit)) ||
          stemsOf(text).some((one) => about.includes(one)));
      const isMeant = (text: string, place: number): boolean =>
        !isAside(place) && figuresOf(text).some((one) => fits(one, text));
      const places = lines.flatMap((text, place) => (isMeant(text, place) ? [place] : []));
      const others = places.filter((place) => place !== at).length;
      if (others > (isSmall ? 1 : 3) || (isAside(at) && others === 0)) continue;
      for (const place of places.filter((one) => one !== at))
        lines[place] = swapped(lines[place] ?? '', old, now);
    }
  return lines;
}
const maxLine = 1500;
