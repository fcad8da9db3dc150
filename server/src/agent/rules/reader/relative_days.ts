// `Tomorrow` makes sense on the day it is said. On a page it becomes a day of the calendar, where the record of the talk
// tells its own; else the step stands there without a day.

const today =
  /^(?:today|tonight|this (?:morning|afternoon|evening)|heute|aujourd[’']hui|hoy|oggi|hoje|vandaag|dziś|dzisiaj|本日|今日|اليوم)(?!\p{L})/iu;
const tomorrow = /^(?:tomorrow|morgen|demain|mañana|domani|amanhã|jutro|明日|غدا|غدًا)(?!\p{L})/iu;
const dayAfter =
  /^(?:the day after tomorrow|übermorgen|après-demain|pasado mañana|dopodomani|depois de amanhã|overmorgen|pojutrze|明後日)(?!\p{L})/iu;

const kinds: readonly [RegExp, number][] = [
  [dayAfter, 2],
  [tomorrow, 1],
  [today, 0],
];

/** No month is shorter. */
const shortest = 28;

/** As a day that can be read later; none where that cannot be told. */
export function ofTheDay(day: string, ofTalk: string | undefined): string | undefined {
  const [kind, later] = kinds.find(([one]) => one.test(day)) ?? [];
  if (kind === undefined || later === undefined) return day;
  const number = Number(/\d{1,2}/u.exec(ofTalk ?? '')?.[0]);
  if (ofTalk === undefined || !(number + later <= (later === 0 ? 31 : shortest))) return undefined;
  return day.replace(kind, ofTalk.replace(/\d{1,2}(?:st|nd|rd|th|er)?/u, String(number + later)));
}
