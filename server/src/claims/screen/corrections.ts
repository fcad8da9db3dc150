// Figures that a later word of the same text puts right, set right where they stand: `A is 780 not 745`, `41 is old.
// it's 46`, `3 €/month → CORRECTION: 2.50 €/month`. Only colleagues correct each other so, and only where it is said
// which figure goes is anything changed.
import { givenNames } from './given_names.ts';

interface Figure {
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
  `(?<![\\p{scx=Latin}\\d.,/:])(?:(\\d{1,2}(?:\\.|st|nd|rd|th)? (?:de )?(?!sett(?:\\.|im))(${month})\\p{L}{0,7}|\\d{1,2}/\\d{1,2}(?![\\d/]))|\\d{1,9}(?:[.,'’]\\d{1,9}){0,3})`,
  'giu',
);
const currency = /^\s?([€£$¥%円名人台枚]|zł|eur|gbp|usd|chf)/iu;
const little =
  /^(?:not|non|nicht|niet|pas|since|now|old|alt|war|was|seit|depuis|desde|dal|ora|adesso|ahora|jetzt|per|for|and|und|the|von|bis|par|por|voor|that|from)$/iu;
const negation = '(?:not|non|nicht|niet|pas|no|não|nie)';

function figuresIn(line: string): Figure[] {
  return [...line.matchAll(figure)].map((match) => {
    const [text, date, named] = match;
    const start = match.index;
    const end = start + text.length;
    if (date !== undefined)
      return {
        start,
        end,
        text,
        key: `${Number.parseInt(text, 10)}${(named ?? text).toLowerCase()}`,
        unit: 'date',
      };
    const before = /(?:([€£$¥]|GBP|EUR|USD|CHF)|(\p{Lu}\p{L}{3,12}))\s?$/u.exec(
      line.slice(Math.max(0, start - 14), start),
    );
    const sign = currency.exec(line.slice(end, end + 6))?.[1] ?? before?.[1];
    const word = /^\s?(\p{L}{3,16})/u.exec(line.slice(end, end + 18))?.[1] ?? before?.[2] ?? '';
    const year = /^(?:19|20)\d\d$/.test(text) ? 'year' : '';
    const unit = sign ?? (little.test(word) || year !== '' ? year : word.slice(0, 4));
    return {
      start,
      end,
      text,
      key: text.replace(/[.,]0+$|(?<=\d)[.,](?=\d{3})/g, ''),
      unit: unit.toLowerCase(),
    };
  });
}

/** Says that it puts right what stands before it. */
const strong =
  /(?<!\p{L})(?:correct(?:ions?|ed)|corrig\p{L}+|korrektur|korrigiert|korekta|correc?ci[óo]n|corregid[oa]|correzione|corretto|rettifica\p{L}*|correção|correctie|changed|geändert|modifiée?|cambiad[oa]|cambiat[oa]|alterad[oa]|gewijzigd|zmienion\p{L}+)(?!\p{L})|(?<!\p{L})(?:no|non|nein|nee|não|nie),\s|訂正|に変更/iu;
const used = /(?<!\p{L})(?:use|nimm|nehmt|prendre|usar|usare|gebruik)(?!\p{L})/iu;
const shouted = /^\(\s?(?:ACHTUNG|ATTENTION|WARNING|OJO|ATENCIÓN|ATTENZIONE|ATENÇÃO|LET OP|UWAGA)/u;

/** On one line: behind an arrow, or in a bracket. */
function withinLine(line: string): string {
  const all = figuresIn(line);
  for (const old of all.toReversed()) {
    for (const now of all) {
      const between = line.slice(old.end, now.start);
      if (now.start <= old.end || between.length > 100 || now.key === old.key) continue;
      const bracket = /[[(（][^\])）]{0,90}$/u.exec(between);
      const beside = bracket?.index !== undefined && bracket.index <= 1;
      if (old.unit !== now.unit && !(beside && now.unit === '')) continue;
      const said =
        line.slice(old.end + (bracket?.index ?? 0), now.end + 60).split(/[\])）]/u)[0] ?? '';
      if (bracket === null) {
        const arrow = /→|⇒|[-=]>|>>>/u.test(between);
        if (!arrow || !strong.test(line.slice(old.end, now.end + 12))) continue;
        return `${line.slice(0, old.start)}${line.slice(now.start)}`.replace(/\s?<{2,}\s*$/, '');
      }
      const put =
        strong.test(said) || shouted.test(said) || (said.startsWith('[') && used.test(said));
      const end = line.slice(now.end).search(/[\])）]/u);
      if (!put || end === -1) continue;
      const from = old.end + bracket.index;
      return swapped(line.slice(0, from), old, now).trimEnd() + line.slice(now.end + end + 1);
    }
  }
  return line;
}

const swapped = (text: string, old: Figure, now: Figure): string =>
  figuresIn(text)
    .filter(
      ({ key, unit }) => key === old.key && (unit === old.unit || old.unit === '' || unit === ''),
    )
    .reduceRight((left, { start, end }) => left.slice(0, start) + now.text + left.slice(end), text);

const outdated =
  /^\s?(?:is|was|ist|war|est|era|è|es|é|jest)\s?(?:the )?(?:old|wrong|out of date|alt|veraltet|falsch|ancien|faux|viej[oa]|vecchi[oa]|antig[oa]|oud|fout|star[aey])(?!\p{L})/iu;
const nowSaid =
  /(?<!\p{L})(?:now|jetzt|nun|maintenant|ahora|ora|adesso|agora|nu|wordt|teraz)(?!\p{L})/iu;
const isNot = new RegExp(`(?<!\\p{L})${negation}\\s(?:\\p{L}{1,8}\\s)?$`, 'iu');
const wasOnce = /(?<!\p{L})(?:was|war|était|era|waren|stond op|było)\s$/iu;

/** Which figure goes for which. */
function takenBack(line: string): { old: Figure; now: Figure }[] {
  const all = figuresIn(line);
  return all.flatMap((one, at) => {
    const next = all[at + 1];
    if (next === undefined || next.key === one.key || next.start - one.end > 40) return [];
    const before = line.slice(Math.max(0, one.start - 16), one.start);
    const between = line.slice(one.end, next.start);
    if (isNot.test(between) && !/[:;.!?]/.test(between)) return [{ old: next, now: one }];
    const changed =
      /^\s?.?は/u.test(between) && /^.?\s?に(?:変更|訂正)/u.test(line.slice(next.end));
    const gone =
      isNot.test(before) ||
      outdated.test(between) ||
      (wasOnce.test(before) && nowSaid.test(between));
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
  if (!isBelow && !strong.test(line)) return;
  for (const now of figuresIn(line)) {
    const per = rate.exec(line.slice(now.end))?.[1];
    const about =
      named.exec(line.slice(0, now.start))?.[1]?.trim().toLowerCase().split(/\s+/) ?? [];
    const isMeant = (text: string, one: Figure): boolean =>
      one.unit === now.unit && (!isBelow || rate.exec(text.slice(one.end))?.[1] === per);
    const places = isBelow
      ? per === undefined
        ? []
        : [at - 1]
      : about.length < 2
        ? []
        : [...lines.keys()];
    const meant = places.filter((place) => {
      const text = (lines[place] ?? '').toLowerCase();
      return (
        place !== at &&
        text.length <= maxLine &&
        about.every((word) => isBelow || text.includes(word))
      );
    });
    const [place = -1] = meant;
    const old = figuresIn(lines[place] ?? '').filter((one) => isMeant(lines[place] ?? '', one));
    if (meant.length === 1 && old.length === 1 && now.unit !== '')
      for (const { start, end } of old)
        lines[place] = `${lines[place]?.slice(0, start)}${now.text}${lines[place]?.slice(end)}`;
  }
}

/** `talkIn`: where colleagues talk. */
export function withCorrections(
  written: readonly string[],
  talkIn: (lines: readonly string[]) => readonly { at: number }[],
): string[] {
  const lines = written.map((line) => (line.length > maxLine ? line : withinLine(line)));
  const found = lines.map((line) => (line.length > maxLine ? [] : takenBack(line)));
  for (const [at, line] of lines.entries()) if (line.length <= maxLine) putRight(lines, at);
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
    const places = lines.flatMap((line, at) =>
      isAside(at)
        ? []
        : figuresIn(line)
            .filter(fits)
            .map(() => at),
    );
    // A small number may be of anything.
    if (places.length > (old.key.length > 2 ? 3 : 1)) continue;
    for (const at of places) lines[at] = swapped(lines[at] ?? '', old, now);
  }
  return lines;
}
const maxLine = 1500;
