// What a later line of the same text takes back: `correction, EHR is WED and THURS` below `EHR training is Tues/Wed 9-12`.
// The earlier statement goes.
import { sentenceSpans } from '../../platform/text/sentences.ts';
import type { HideLine, HideSpan, Line } from './lines.ts';
import { isRow } from './shape.ts';

export const corrects =
  /^[\s>*_–—-]{0,6}(?:correction|scrap (?:that|the|my)|change of plan|(?:no,? )?actually,? (?=it|the|that)|erratum|update|korrektur|korrigiere|nachtrag|planänderung|doch nicht|rectificati(?:on|f)|changement de (?:plan|programme)|corrección|rectifico|cambio de planes|correzione|rettifica|cambio di programma|correção|retificação|mudança de planos|correctie|rectificatie|wijziging|korekta|sprostowanie|zmiana planów|訂正|変更です)(?!\p{L})|(?<!\p{L})(?:(?:is|has|has been|was|got|been) moved to|instead of|(?:ist |wird |wurde )?verschoben auf|(?:est |a été )?(?:déplacée?|reportée?|décalée?) (?:à|au)|(?:se ha movido|pasa|cambia) al|(?:è stat[oa] )?spostat[oa] a|(?:foi )?(?:adiad|mudad)[oa] para|(?:is )?(?:verzet|verplaatst) naar|przeniesion[eyao] na)(?!\p{L})|に変更/iu;

const weekday =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział|wtor|środ|czwart|piąt|sobot|niedziel)(?:s|day|s?days?|rs|rsday|nesday|urday|[ìi]|ek|ku|[aęy])?(?!\p{L})|[月火水木金土日]曜|(?<![\d.])\d{1,2}\.(?:\s?[–-]\s?\d{1,2}\.)?\d{1,2}\./giu;
/** Of a date: `Fri 15 May`. */
export const daysOfDates = new RegExp(`(?:${weekday.source})\\.?\\s(?=\\d)`, 'giu');
/** A name, an abbreviation or a long word: what both of the statements are about. */
const subjects =
  /(?<!\p{L})(?:\p{Lu}{2,8}|\p{L}{6,24}|[\p{scx=Han}\p{scx=Katakana}]{2,8})(?!\p{L})/gu;
const generic = new Set(
  'correction actually update instead training morning afternoon evening meeting tomorrow january february april august september october november december korrektur planänderung verschoben correzione rettifica correção changement programme'.split(
    ' ',
  ),
);

const daysIn = (text: string): string[] =>
  [...text.matchAll(weekday)].map(([day]) => day.toLowerCase().slice(0, 3));
const wordsIn = (text: string): string[] =>
  [...text.replace(weekday, ' ').matchAll(subjects)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => !generic.has(word));

/** `from 1 April`: says of a list since when it holds. */
const holdsFrom =
  /(?<!\p{L})(?:from|since|as of|effective|new|ab|seit|neue?r?|gültig ab|à partir d[eu]|depuis|dès|nouve\p{L}+|desde|a partir d[eo]|nuev[oa]s?|dal?|a partire da|nuov[oaie]|nov[oa]s?|vanaf|sinds|nieuwe?|od|now[eay])\s(?:the |dem |le |el |il |o )?(?:\d|\p{L}{3,9} \d{4}|prices?|preise?|prix|precios|prezzi|preços|prijzen|ceny|rates?|charges|jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])|(?:新|改定後の?)(?:料金|価格)|月から/iu;
const priced = /[€£$¥]\s?\d|\d\s?(?:€|£|\$|zł|円|EUR|CHF|kr)/u;
const sameRows = 2;

/** Two lists of prices for the same things, of which one says since when it holds: the rows of the other are old. */
export function hideOlderList(lines: readonly Line[], hideLine: HideLine): void {
  const rowOf = (text: string): string | undefined =>
    text.length <= maxRow && priced.test(text)
      ? /^[\s|*•–—-]*(\p{L}{2,}\s\p{L}{2,})/u.exec(text)?.[1]?.toLowerCase()
      : undefined;
  const lists: { at: number; named: string }[][] = [];
  let last = -2;
  for (const [at, { text }] of lines.entries()) {
    const named = isRow(text) || priced.test(text) ? rowOf(text) : undefined;
    if (named === undefined) continue;
    if (at > last + 1) lists.push([]);
    lists.at(-1)?.push({ at, named });
    last = at;
  }
  const isNew = ([first]: { at: number }[]): boolean =>
    lines
      .slice(Math.max(0, (first?.at ?? 0) - maxHead), first?.at)
      .some(({ text }) => text.length <= maxLine && holdsFrom.test(text));
  for (const old of lists.filter((list) => !isNew(list)))
    for (const now of lists.filter((list) => list !== old && isNew(list))) {
      const same = old.filter(({ named }) => now.some((one) => one.named === named));
      if (same.length >= sameRows) for (const { at } of same) hideLine(at, 'unsure');
    }
}
const maxRow = 160;
const maxHead = 2;

export function hideCorrected(
  lines: readonly Line[],
  language: string,
  isHidden: (line: Line) => boolean,
  hide: HideSpan,
): void {
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    hideOverruled(line, language, hide);
    if (text.length > maxLine || !corrects.test(text)) continue;
    const now = sentenceSpans(text, language)
      .map(({ start, end }) => text.slice(start, end))
      .filter((said) => daysIn(said).length > 0 && !isAway.test(said));
    for (const earlier of now.length === 0 ? [] : lines.slice(0, at)) {
      if (earlier.text.length > maxLine || daysIn(earlier.text).length === 0) continue;
      for (const { start, end } of sentenceSpans(earlier.text, language)) {
        const span = { start: earlier.start + start, end: earlier.start + end };
        const said = earlier.text.slice(start, end);
        if (now.some((one) => isStale(said, one)) && !isHidden({ ...span, text: said }))
          // `16.6. 04:00.` is one: the stop of a date ends nothing.
          hide(
            span.start,
            span.end + (/^\s?\d[\d:]{0,6}\./.exec(earlier.text.slice(end))?.[0].length ?? 0),
            'unsure',
          );
      }
    }
  }
}
/** `From 100 guests on: 290. Corrected by Dario: from 99, 310`: neither stands where it is not said which goes. */
function hideOverruled(line: Line, language: string, hide: HideSpan): void {
  if (line.text.length > maxLine || !overrules.test(line.text)) return;
  const spans = sentenceSpans(line.text, language);
  for (const [at, now] of spans.entries()) {
    const before = spans[at - 1];
    if (before && overrules.test(line.text.slice(now.start, now.end)))
      hide(line.start + before.start, line.start + now.end, 'unsure');
  }
}
const overrules =
  /(?:^|[.!]\s)\W{0,4}(?:(?:[Cc]orrected by|[Kk]orrigiert von|[Cc]orrigé par|[Cc]orregido por|[Cc]orretto da|[Cc]orrigido por|[Gg]ecorrigeerd door|[Pp]oprawione przez)(?!\p{L})|(?:NO|NON|NEIN|NEE|NÃO|NIE|FALSCH|WRONG)\s?[:：])/u;

/** `Shawna is out Tuesday` gives the reason. */
const isAway =
  /(?<!\p{L})(?:is|ist|est|está|è|é|jest)\s(?:out|away|off|ill|sick|weg|krank|nicht da|absente?|malade|fuera|enferm[oa]|fuori|malat[oa]|fora|doente|ziek|afwezig|chor[ya])(?!\p{L})/iu;

/** About the same, and on another day. */
export function isStale(before: string, now: string): boolean {
  const days = new Set(daysIn(now));
  const about = new Set(wordsIn(now));
  return (
    daysIn(before).some((day) => !days.has(day)) && wordsIn(before).some((word) => about.has(word))
  );
}
const maxLine = 600;
