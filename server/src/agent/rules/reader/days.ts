// The day by which, or on which, something is to happen, as a sentence names it.

import { figuresIn } from '../../../claims/figures.ts';
import { quickened } from '../../../platform/text/quickened.ts';
import { monthNames } from '../context/months.ts';

const weekday =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałk\\p{L}|poniedziałek|wtorek|wtorku|środ[ayęą]|czwartek|czwartku|piątek|piątku|sobot[ayęą]|niedziel[aięą])';
const named = new RegExp(
  quickened(
    `(?<!\\p{L})(?:(?:next|nächsten?|kommenden?|prochain|próximo|prossim[oa]|próxim[oa]|volgende|przyszł\\p{L}+)\\s)?${weekday}(?!\\p{L})(?:\\s(?:prochain|que viene))?(?:,?\\s(?:the\\s|den\\s|le\\s|día\\s|dia\\s|il\\s|de\\s)?\\d{1,2}(?:st|nd|rd|th|\\.|e|º)?(?![\\d:.,]\\d|\\d|\\s?(?:${monthNames}|uhr|h|am|pm|uur)(?!\\p{L})|\\.\\s?\\p{L}|\\.?\\s(?:de\\s)?(?:${monthNames})))?`,
  ),
  'giu',
);
const relative =
  /(?<!\p{L})(?:today|the day after tomorrow|tomorrow|(?:this|next) week|tonight|heute|(?<!(?:am|jeden|guten)\s)morgen|übermorgen|(?:diese|nächste|kommende)[nr]? woche|aujourd[’']hui|après-demain|demain|(?:cette|la) semaine(?: prochaine)?|hoy|pasado mañana|(?<!\bla\s)mañana|(?:esta|la próxima) semana|(?:la|próxima) semana que viene|oggi|dopodomani|domani|(?:questa|la prossima) settimana|hoje|depois de amanhã|amanhã|(?:esta|na próxima|próxima) semana|vandaag|overmorgen|(?:deze|volgende) week|dziś|dzisiaj|pojutrze|jutro|(?:w tym|w przyszłym) tygodniu)(?!\p{L})|(?:今週|来週|再来週)(?:の?[月火水木金土日]曜?日?)?|[月火水木金土日]曜日?|明後日|明日|本日|今日|غدا|اليوم/iu;
/** `the end of next week`, `Ende Februar`, `week 48`. */
const span = new RegExp(
  quickened(
    `(?<!\\p{L})(?:(?:the )?end of (?:(?:next|this|the) (?:week|month|year)|${monthNames})|(?:the )?(?:first|second|third|last)(?: (?:two|three))? (?:weeks?|half) (?:of|in) (?:${monthNames})|(?:early|mid|late)[ -](?:${monthNames})|(?:the )?(?:week of|week commencing|week beginning) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:${monthNames}))?|(?:in der )?(?:ersten|zweiten|dritten|letzten)(?: (?:zwei|beiden))? (?:woche|wochen|hälfte) (?:im )?(?:${monthNames})|(?:anfang|mitte) (?:${monthNames}|(?:der |nächster )?woche)|(?:la )?(?:première|deuxième|seconde|dernière) (?:semaine|quinzaine) de? ?(?:${monthNames})|(?:début|mi-|courant) ?(?:${monthNames})|(?:la )?(?:primera|segunda|última) (?:semana|quincena) de (?:${monthNames})|(?:a )?(?:principios|mediados|primeros) de (?:${monthNames})|(?:la )?(?:prima|seconda|ultima) (?:settimana|metà) di (?:${monthNames})|(?:inizio|metà|fine) (?:${monthNames})|(?:a )?(?:primeira|segunda|última) (?:semana|quinzena) de (?:${monthNames})|(?:início|meados|princípio) de (?:${monthNames})|(?:begin|half|medio|eind) (?:${monthNames})|(?:pierwszy|drugi|ostatni)\\p{L}* (?:tydzień|tygodni\\p{L}+) (?:${monthNames})|ende (?:(?:der|dieser|nächster|kommender) woche|(?:des|dieses|nächsten) monats|(?:der )?woche|${monthNames})|(?:la )?fin (?:de )?(?:la |cette |du )?(?:semaine(?: prochaine)?|mois|${monthNames})|fin(?:al)?(?:es)? de (?:la |esta )?(?:semana|mes|${monthNames})|fine (?:della )?(?:settimana|mese|${monthNames})|(?:o )?(?:fim|final) d[aeo] (?:semana|mês|${monthNames})|(?:het )?einde? (?:van )?(?:de |deze |volgende )?(?:week|maand|${monthNames})|(?:de )?eerste week van (?:${monthNames})|końca? (?:tygodnia|miesiąca|${monthNames})|(?:week|kw|semaine|settimana|semana|tydzień|tygodniu) \\d{1,2})(?!\\p{L})|(?:今|来)(?:週|月)末`,
  ),
  'iu',
);
/** `by the 20th`, `am 19.`, `le 26`: the month is understood. */
const ofMonth =
  /(?<!\p{L})the \d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?<=(?<!\p{L})(?:am|zum|bis|bis zum|ab dem|vor dem)\s)\d{1,2}\.(?=\s?(?:[,;!?]|\p{Ll}|$))|(?<=(?<!\p{L})(?:avant|d[’']ici|jusqu[’']au|pour)\s)le \d{1,2}(?!\d|[.,]\d|\s?[%€h])|^le \d{1,2}(?=\s(?:c[’']est|me|nous|à))|(?<=(?<!\p{L})(?:antes|hasta|para)\s)(?:d?el) (?:día )?\d{1,2}(?=[.,;?!\s]*$)|(?<=(?<!\p{L})(?:entro|per|prima del?)\s)il \d{1,2}(?=[.,;?!\s]*$)|(?<!\p{L})(?:o )?dia \d{1,2}(?!\d)|(?<!\p{L})de \d{1,2}e(?!\p{L})|\d{1,2}-go(?!\p{L})|\d{1,2}日(?!間|以内)/iu;

/** `on 7 and 8 October`. */
const alsoDay = /(?<!\d)\d{1,2}\.?\s(?:and|und|et|y|e|en|i)\s(?:(?:the|le|el|il|o|de)\s)?$/iu;

/** The day a sentence names, with its weekday where it has one; none where it names several. */
export function dayIn(text: string): string | undefined {
  const dates = figuresIn(text).filter(({ kind }) => kind === 'date');
  // `2 February, not in January`.
  const date = dates.findLast(({ text: one }) => /\d/.test(one)) ?? dates.at(-1);
  const weekdays = [...text.matchAll(named)];
  const [weekdayName] = weekdays;
  if (date && weekdayName) {
    const gap = text.slice(weekdayName.index + weekdayName[0].length, date.start);
    const together = weekdayName.index < date.start && gap.length <= 8 && !/[.;]/.test(gap);
    return bare(together ? text.slice(weekdayName.index, date.end) : date.text);
  }
  if (date) {
    const first = alsoDay.exec(text.slice(0, date.start))?.[0];
    if (first !== undefined) return bare(`${first}${date.text}`);
  }
  const within = span.exec(text)?.[0];
  if (within !== undefined && (!/\d/.test(date?.text ?? '') || within.includes(date?.text ?? '')))
    return bare(within);
  if (date === undefined && weekdays.length > 1) return undefined;
  return bare(
    date?.text ?? weekdayName?.[0] ?? ofMonth.exec(text)?.[0] ?? relative.exec(text)?.[0],
  );
}

const before =
  "(?:,?\\s?(?<!\\p{L})(?:by|on|until|before|for|in|at|from|bis(?: zum)?|am|ab dem|vor(?: dem)?|zum|de[rnm]|im|d[’']ici(?: au| à| le)?|avant(?: le)?|le|pour(?: le)?|jusqu[’']au|en|antes del?|el|para el|hasta el|entro|il|per il|prima del?|até|em|no|na|dia|antes de|vóór|voor|op|tegen|do|w|we|przed)\\s)?";
const clock =
  "(?:,?\\s(?:at|um|à|a las|alle|às|om|o)\\s(?:\\d{1,2}(?:[:.h]\\d{2})?|\\p{L}{2,7})(?:\\s(?:uhr|heures?|h|horas|am|pm|uur))?|\\sin the (?:morning|afternoon)|\\s(?:vormittags?|nachmittags?|le matin|l[’']après-midi|por la (?:mañana|tarde)|di mattina))?";

/** The day with what leads to it, as it stands in a sentence. */
export function datePhrase(text: string, language: string): RegExp | string {
  const day = dayIn(text);
  if (day === undefined || language === 'ja') return '\u0000';
  return new RegExp(quickened(`${before}(?:${escaped(day)})${clock}(?=[\\s.,;:!?]|$)`), 'iu');
}

/** The day with its hour. */
export function dayAndHour(text: string): string | undefined {
  const day = dayIn(text);
  if (day === undefined) return undefined;
  return (
    new RegExp(quickened(`${escaped(day)}${clock}(?=[\\s.,;:!?]|$)`), 'iu').exec(text)?.[0] ?? day
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const bare = (day: string | undefined): string | undefined =>
  day?.trim().replace(/(?<=\p{L}{3})\.$/u, '');

export const namesDay = (text: string): boolean =>
  dayIn(text) !== undefined || text.search(named) !== -1;

const ownDay = /\d{1,2}/u;
const dayAlone = /^\P{N}{0,8}(\d{1,2})\P{L}{0,2}(?:st|nd|rd|th|e|er)?$/u;

/** `the 24th` in a talk of 14 October is 24 October; of a day that has passed by then the month is not sure. */
export function withMonth(day: string, ofTalk: string | undefined): string {
  const named = Number(dayAlone.exec(day)?.[1]);
  const today = Number(ownDay.exec(ofTalk ?? '')?.[0]);
  return ofTalk !== undefined && named > today && named <= 31
    ? ofTalk.replace(ownDay, String(named))
    : day;
}

/** The day of a talk, where its record begins with it. */
export const dayOfTalk = (raw: string): string | undefined =>
  figuresIn(raw.slice(0, raw.indexOf('\n') + 1))
    .find(
      ({ kind, text }) => kind === 'date' && /\p{L}{3}|日/u.test(text) && !/\d[./-]\d/u.test(text),
    )
    ?.text.replace(year, '');
const year = /,?\s(?:de\s|of\s)?\d{4}$|^\d{4}年/u;
