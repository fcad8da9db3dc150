// Days of the week and spans of them: `Mon–Fri`, `du lundi au samedi`.
import { type Spelt, speltWords } from './spelt.ts';

/** Monday first; of each its full name, the short one, others. */
const days = speltWords({
  en: 'monday/mon/mondays tuesday/tue+tues/tuesdays wednesday/wed/wednesdays thursday/thu+thur+thurs/thursdays friday/fri/fridays saturday/sat/saturdays sunday/sun/sundays',
  de: 'montag/mo/montags dienstag/di/dienstags mittwoch/mi/mittwochs donnerstag/do/donnerstags freitag/fr/freitags samstag+sonnabend/sa/samstags+sonnabends sonntag/so/sonntags',
  fr: 'lundi/lun/lundis mardi/mar/mardis mercredi/mer/mercredis jeudi/jeu/jeudis vendredi/ven/vendredis samedi/sam/samedis dimanche/dim/dimanches',
  es: 'lunes/lun martes/mar miércoles+miercoles/mié+mie jueves/jue viernes/vie sábado+sabado/sáb+sab/sábados+sabados domingo/dom/domingos',
  it: 'lunedì+lunedi/lun martedì+martedi/mar mercoledì+mercoledi/mer giovedì+giovedi/gio venerdì+venerdi/ven sabato/sab domenica/dom',
  pt: 'segunda-feira/seg/segunda/segundas terça-feira/ter/terça+terca/terças quarta-feira/qua/quarta/quartas quinta-feira/qui/quinta/quintas sexta-feira/sex/sexta/sextas sábado+sabado/sáb+sab/sábado/sábados domingo/dom/domingo/domingos',
  nl: 'maandag/ma/maandags dinsdag/di/dinsdags woensdag/wo/woensdags donderdag/do/donderdags vrijdag/vr/vrijdags zaterdag/za/zaterdags zondag/zo/zondags',
  pl: 'poniedziałek/pon/poniedziałku wtorek/wt/wtorku środa/śr/środy czwartek/czw/czwartku piątek/pt/piątku sobota/sob/soboty niedziela/niedz+nd/niedzieli',
  ja: '月曜日/月/月曜 火曜日/火/火曜 水曜日/水/水曜 木曜日/木/木曜 金曜日/金/金曜 土曜日/土/土曜 日曜日/日/日曜',
});
const short = 1;

const until =
  /^\.?\s?(?:-|–|—|~|～|〜|to|through|thru|till|until|bis(?:\szum)?|à|au|a|al|hasta(?:\sel)?|até(?:\sa|\sao)?|tot(?:\sen\smet)?|t\/m|do|から)\s?$/iu;

/** `at` is the day: from 0, Monday, to 6. */
export interface DaySpan {
  from: Spelt;
  to: Spelt;
}

export function spansIn(text: string, language: string): DaySpan[] {
  const found = days.find(text, language);
  return found.flatMap((from, at) => {
    const to = found[at + 1];
    return to && until.test(text.slice(from.end, to.start)) ? [{ from, to }] : [];
  });
}

/** Short names may be other words: they count in a span alone. */
export function daysIn(text: string, language: string): Spelt[] {
  const spans = spansIn(text, language).flatMap(({ from, to }) => [from.start, to.start]);
  return days
    .find(text, language)
    .filter(({ start, form }) => spans.includes(start) || form !== short);
}

/** Another day in the form and the case of the one that stands there. */
export const dayAs = (old: string, day: number, language: string): string =>
  days.write(day, old, language) ?? old;
