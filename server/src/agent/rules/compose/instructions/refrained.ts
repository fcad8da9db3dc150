// What speaks of something as the team does not want it spoken of: badly, as a promise, by its name. To speak of it in
// another way is left to the page.
import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Command } from '../../commands/command.ts';
import { pricing } from '../../commands/patterns.ts';
import { monthNames } from '../../context/months.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import { broad } from '../brief/in_common.ts';
import { saidBy } from '../brief/meant.ts';
import { isSameWord } from '../texts/word_forms.ts';
import type { Forbids } from './forbidden.ts';

type Refrain = Extract<Command, { kind: 'fair' | 'unpromised' | 'unnamed' }>;

export const isRefrain = (command: Command): command is Refrain =>
  command.kind === 'fair' || command.kind === 'unpromised' || command.kind === 'unnamed';

/** `written`: all that the page was written from. */
export function refrainedIn({ kind, about }: Refrain, language: string, written: string): Forbids {
  if (kind === 'fair') {
    const spoken = speaksOf(about, language);
    return (text) => bad.test(text) && spoken(text);
  }
  if (kind === 'unpromised') return promising(about, language);
  const names = namesBeside(about, written, language);
  return (text) => {
    const words = wordsOf(text);
    return names.some((name) => words.includes(name));
  };
}

/** Half of its words, one of them as a verb or a noun, or another word for the same thing. */
function speaksOf(about: string, language: string): Forbids {
  const { share } = saidBy(about, language);
  const roots = [...rootsOf(about, language)];
  const concepts = [...conceptsIn(about, language)].filter((one) => !broad.has(one));
  return (text) => {
    if (share(text) >= 0.5) return true;
    const rooted = rootsOf(text, language);
    if (roots.some((root) => rooted.has(root))) return true;
    const spoken = concepts.length === 0 ? new Set<string>() : conceptsIn(text, language);
    return concepts.some((concept) => spoken.has(concept));
  };
}

const bad =
  /(?<!\p{L})(?:bad(?:ly)?|poor(?:ly)?|worse|worst|awful|terrible|outdated|old-fashioned|obsolete|shoddy|sloppy|careless|unreliable|overpriced|too (?:slow|expensive|old)|fail(?:s|ed|ing)?|schlecht\p{L}*|mangelhaft\p{L}*|veraltet\p{L}*|unzuverlässig\p{L}*|überteuert\p{L}*|miserab\p{L}*|schlamp\p{L}*|zu (?:langsam|teuer|alt)|versag\p{L}*|mauvais\p{L}*|horreur|pire|médiocre\p{L}*|vétuste\p{L}*|dépassée?s?|obsolète\p{L}*|négligé\p{L}*|trop (?:lent|cher|vieux|vieille)\p{L}*|mal[oa]s?|peor(?:es)?|anticuad\p{L}*|deficiente\p{L}*|obsolet\p{L}*|pésim\p{L}*|demasiado (?:lent|car|viej)\p{L}*|pessim\p{L}*|peggio\p{L}*|scadent\p{L}*|inaffidabil\p{L}*|troppo (?:lent|car|vecch)\p{L}*|ma[uá]s?|ruim|ruins|pior(?:es)?|antiquad\p{L}*|péssim\p{L}*|demasiado (?:lent|car|velh)\p{L}*|slecht\p{L}*|verouderd\p{L}*|onbetrouwbaar|slordig\p{L}*|te (?:traag|duur|oud)|zł[yaeo]\p{L}*|gorsz\p{L}*|najgorsz\p{L}*|przestarzał\p{L}*|niesolidn\p{L}*)(?!\p{L})|ひどい|悪い|粗悪|時代遅れ|劣/iu;

const promises =
  /(?<!\p{L})(?:guarante\p{L}*|promis\p{L}*|(?:you(?:[’']ll| will| would)?|always) (?:always )?(?:save|get|have|receive|pay)|for (?:sure|certain)|garantier\p{L}*|versprech\p{L}*|versproch\p{L}*|zugesagt\p{L}*|(?:sparen|bekommen|erhalten|zahlen) sie|sie (?:sparen|bekommen|erhalten|zahlen)|du (?:sparst|bekommst|erhältst)|garanti\p{L}*|promett\p{L}*|promet\p{L}*|vous (?:économis|gagn|aur|recev|pay)\p{L}+|(?:usted )?(?:ahorrará|ahorra|tendrá|recibirá|pagará)n?|promess\p{L}*|(?:risparmi(?:a|erà|erete|ate)|avrà|riceverà|pagherà)|prometid\p{L}*|(?:poupa|poupará|terá|receberá|pagará)|gegarandeerd|garandeer\p{L}*|belo(?:of|ven|oft)\p{L}*|(?:u|je) (?:bespaart|krijgt|betaalt)|gwarant\p{L}*|obiec\p{L}*|(?:zaoszczędz|otrzyma|dosta)\p{L}+)(?!\p{L})|保証|約束|必ず/iu;
const denies =
  /(?<!\p{L})(?:not|no|never|cannot|n[’']t|nicht|kein\p{L}*|nie|pas|ne|n[’']|jamais|no|nunca|non|mai|não|niet|geen)(?!\p{L})|ない|ません/iu;
const ofDay =
  /(?<!\p{L})(?:dates?|days?|deadlines?|times?|termine?n?|datum|frist(?:en)?|lieferzeit(?:en)?|délais?|dates?|fechas?|plazos?|dat[ae]|tempi|scadenz[ae]|datas?|prazos?|datums?|levertijd(?:en)?|termin\p{L}*|dat[ayęę]?)(?!\p{L})|納期|日程|期日/iu;
const lasts =
  /\d\s?(?:working |business )?(?:hours?|days?|weeks?|months?|\p{L}*(?:stunden|tage?n?|wochen|monate?n?)|heures?|jours?|semaines?|mois|horas?|días?|semanas?|meses|ore|giorni|settimane|mesi|dias?|uur|dagen|weken|maanden|godzin\p{L}*|dni|tygodni\p{L}*)(?!\p{L})|\d\s?(?:日|週間|か月|ヶ月|時間)/iu;
const month = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L})`, 'iu');
const isDated = (text: string): boolean =>
  lasts.test(text) || month.test(text) || figuresIn(text).some(({ kind }) => kind === 'date');

/** A price is promised by its amount, a day by its date, anything else by who says that it will be so. */
function promising(about: string, language: string): Forbids {
  const kind = pricing.test(about) ? pricing : ofDay.test(about) ? ofDay : undefined;
  const told = kind === pricing ? hasAmount : isDated;
  if (kind === undefined) {
    const spoken = ofSaving.test(about)
      ? (text: string): boolean => ofSaving.test(text)
      : speaksOf(about, language);
    return (text) => promises.test(text) && !denies.test(text) && spoken(text);
  }
  const of = about.replace(kind, ' ').trim();
  const spoken = of.length < 3 ? () => true : saidBy(of, language).isIn;
  return (text) => told(text) && spoken(text) && !denies.test(text);
}

/** What is saved goes by its verb as often as by its noun. */
const ofSaving =
  /(?<!\p{L})(?:sav(?:e[sd]?|ings?)|(?:ein|er)?spar\p{L}*|gespart|économ\p{L}+|ahorr\p{L}+|risparmi\p{L}*|poup\p{L}+|economi\p{L}+|bespa\p{L}+|oszczęd\p{L}+)(?!\p{L})|節約|節減|削減/iu;

const links =
  '(?:\\s?[:,(–-]\\s?|\\s(?:is|called|named|was|ist|heißt|war|est|es|se llama|è|si chiama|é|chama-se|is|heet|to|jest)(?:\\s(?:the|die|der|la|le|el|il|o|a|de))?\\s|\\s)';
const called = "(\\p{Lu}[\\p{L}\\d&’'-]+(?:\\s\\p{Lu}[\\p{L}\\d&’'-]+)?)";
/** `Su proveedor actual, Norte`: the word for them may have another behind it. */
const behind = new RegExp(`^(?:\\s\\p{Ll}+)?${links}${called}`, 'u');
const before = new RegExp(
  `${called}(?:\\s?[,(–-]\\s?(?:\\p{Ll}+\\s){0,3}|\\s(?:is|ist|est|es|è|é|jest)\\s(?:\\p{Ll}+\\s){0,3})$`,
  'u',
);

/** Who stands right beside the word for them: `insurer is Corvane`, `Corvane, their insurer`. */
export function namesBeside(about: string, written: string, language: string): string[] {
  const roles = wordsOf(about).map(fold);
  const found: string[] = [];
  for (const line of written.split('\n'))
    for (const word of line.matchAll(/\p{L}{3,}/gu)) {
      if (!roles.some((role) => isSameWord(fold(word[0]), role, language))) continue;
      const from = Math.max(0, word.index - reach);
      const after = behind.exec(line.slice(word.index + word[0].length, word.index + reach))?.[1];
      const ahead = before.exec(line.slice(from, word.index));
      // What opens a sentence has its capital for that.
      const opens = ahead && /(?:^|[.!?:]\s)$/u.test(line.slice(0, from + ahead.index));
      found.push(
        ...wordsOf(after ?? ''),
        ...wordsOf(ahead?.[1] ?? '').filter((_, at, all) => !opens || at > 0 || all.length === 1),
      );
    }
  return found.filter((name) => name.length > 2 && !month.test(name));
}
const reach = 60;
