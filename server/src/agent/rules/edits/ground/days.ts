// Days of the week and spans of them (`Mon–Fri`, `du lundi au samedi`): found in any of the languages, and
// written as the page writes them.

/** Monday first. Forms of a day are divided by `/` (full, short, others), spellings of a form by `+`. */
const names: Readonly<Record<string, string>> = {
  en: 'monday/mon/mondays tuesday/tue+tues/tuesdays wednesday/wed/wednesdays thursday/thu+thur+thurs/thursdays friday/fri/fridays saturday/sat/saturdays sunday/sun/sundays',
  de: 'montag/mo/montags dienstag/di/dienstags mittwoch/mi/mittwochs donnerstag/do/donnerstags freitag/fr/freitags samstag+sonnabend/sa/samstags+sonnabends sonntag/so/sonntags',
  fr: 'lundi/lun/lundis mardi/mar/mardis mercredi/mer/mercredis jeudi/jeu/jeudis vendredi/ven/vendredis samedi/sam/samedis dimanche/dim/dimanches',
  es: 'lunes/lun martes/mar miércoles+miercoles/mié+mie jueves/jue viernes/vie sábado+sabado/sáb+sab/sábados+sabados domingo/dom/domingos',
  it: 'lunedì+lunedi/lun martedì+martedi/mar mercoledì+mercoledi/mer giovedì+giovedi/gio venerdì+venerdi/ven sabato/sab domenica/dom',
  pt: 'segunda-feira/seg/segunda/segundas terça-feira/ter/terça+terca/terças quarta-feira/qua/quarta/quartas quinta-feira/qui/quinta/quintas sexta-feira/sex/sexta/sextas sábado+sabado/sáb+sab/sábado/sábados domingo/dom/domingo/domingos',
  nl: 'maandag/ma/maandags dinsdag/di/dinsdags woensdag/wo/woensdags donderdag/do/donderdags vrijdag/vr/vrijdags zaterdag/za/zaterdags zondag/zo/zondags',
  pl: 'poniedziałek/pon/poniedziałku wtorek/wt/wtorku środa/śr/środy czwartek/czw/czwartku piątek/pt/piątku sobota/sob/soboty niedziela/niedz+nd/niedzieli',
  ja: '月曜日/月/月曜 火曜日/火/火曜 水曜日/水/水曜 木曜日/木/木曜 金曜日/金/金曜 土曜日/土/土曜 日曜日/日/日曜',
};
const short = 1;

export interface Day {
  text: string;
  /** From 0, Monday, to 6. */
  day: number;
  start: number;
  end: number;
}

interface Form {
  day: number;
  form: number;
}

const tables = new Map(
  Object.entries(names).map(([language, list]) => {
    const days = list.split(' ').map((day) => day.split('/').map((form) => form.split('+')));
    const known = new Map<string, Form>();
    for (const [day, forms] of days.entries()) {
      for (const [form, spellings] of forms.entries()) {
        for (const name of spellings) if (!known.has(name)) known.set(name, { day, form });
      }
    }
    const all = [...known.keys()].sort((a, b) => b.length - a.length).join('|');
    const edges = language === 'ja' ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
    const pattern = new RegExp(`${edges[0]}(?:${all})${edges[1]}`, 'giu');
    return [language, { days, known, pattern }];
  }),
);

const until =
  /^\.?\s?(?:-|–|—|~|～|〜|to|through|thru|till|until|bis(?:\szum)?|à|au|a|al|hasta(?:\sel)?|até(?:\sa|\sao)?|tot(?:\sen\smet)?|t\/m|do|から)\s?$/iu;

export interface DaySpan {
  from: Day;
  to: Day;
}

function everyDay(text: string, language: string): Day[] {
  const table = tables.get(language);
  if (!table) return [];
  return [...text.matchAll(table.pattern)].map(({ 0: found, index }) => ({
    text: found,
    day: table.known.get(found.toLowerCase())?.day ?? 0,
    start: index,
    end: index + found.length,
  }));
}

export function spansIn(text: string, language: string): DaySpan[] {
  const days = everyDay(text, language);
  return days.flatMap((from, at) => {
    const to = days[at + 1];
    return to && until.test(text.slice(from.end, to.start)) ? [{ from, to }] : [];
  });
}

/** Short names may be other words: they count in a span alone. */
export function daysIn(text: string, language: string): Day[] {
  const table = tables.get(language);
  const spans = spansIn(text, language).flatMap(({ from, to }) => [from.start, to.start]);
  return everyDay(text, language).filter(
    (day) => spans.includes(day.start) || table?.known.get(day.text.toLowerCase())?.form !== short,
  );
}

/** Another day in the form and the case of the one that stands there. */
export function dayAs(old: string, day: number, language: string): string {
  const table = tables.get(language);
  const form = table?.known.get(old.toLowerCase())?.form ?? 0;
  const name = table?.days[day]?.[form]?.[0] ?? table?.days[day]?.[0]?.[0] ?? old;
  const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
  return isCapital ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}
