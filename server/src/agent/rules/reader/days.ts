// The day by which, or on which, something is to happen, as a sentence names it.
import { figuresIn } from '../../../claims/figures.ts';

const weekday =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałk\\p{L}|poniedziałek|wtorek|wtorku|środ[ayęą]|czwartek|czwartku|piątek|piątku|sobot[ayęą]|niedziel[aięą])';
const named = new RegExp(
  `(?<!\\p{L})(?:(?:next|nächsten?|kommenden?|prochain|próximo|prossim[oa]|próxim[oa]|volgende|przyszł\\p{L}+)\\s)?${weekday}(?!\\p{L})(?:\\s(?:prochain|que viene))?`,
  'giu',
);
const relative =
  /(?<!\p{L})(?:today|tomorrow|(?:this|next) week|tonight|heute|morgen|übermorgen|(?:diese|nächste|kommende)[nr]? woche|aujourd[’']hui|demain|(?:cette|la) semaine(?: prochaine)?|hoy|mañana|(?:esta|la próxima) semana|la semana que viene|oggi|domani|(?:questa|la prossima) settimana|hoje|amanhã|(?:esta|na próxima) semana|vandaag|(?:deze|volgende) week|dziś|jutro|(?:w tym|w przyszłym) tygodniu)(?!\p{L})|(?:今週|来週|再来週)(?:の?[月火水木金土日]曜?日?)?|[月火水木金土日]曜日?|明日|本日|غدا|اليوم/iu;
/** `by the 20th`, `am 19.`, `le 26`: the month is understood. */
const ofMonth =
  /(?<!\p{L})the \d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?<=(?<!\p{L})(?:am|zum|bis|bis zum|ab dem|vor dem)\s)\d{1,2}\.(?=\s?(?:[,;!?]|\p{Ll}|$))|(?<=(?<!\p{L})(?:avant|d[’']ici|jusqu[’']au|pour)\s)le \d{1,2}(?![\d.,]|\s?[%€h])|^le \d{1,2}(?=\s(?:c[’']est|me|nous|à))|(?<=(?<!\p{L})(?:antes|hasta|para)\s)(?:d?el) (?:día )?\d{1,2}(?=[.,;?!\s]*$)|(?<=(?<!\p{L})(?:entro|per|prima del?)\s)il \d{1,2}(?=[.,;?!\s]*$)|(?<!\p{L})(?:o )?dia \d{1,2}(?!\d)|(?<!\p{L})de \d{1,2}e(?!\p{L})|\d{1,2}-go(?!\p{L})|\d{1,2}日(?!間|以内)/iu;

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
  if (date === undefined && weekdays.length > 1) return undefined;
  return bare(
    date?.text ?? weekdayName?.[0] ?? ofMonth.exec(text)?.[0] ?? relative.exec(text)?.[0],
  );
}

const bare = (day: string | undefined): string | undefined =>
  day?.trim().replace(/(?<=\p{L}{3})\.$/u, '');

export const namesDay = (text: string): boolean =>
  dayIn(text) !== undefined || text.search(named) !== -1;
