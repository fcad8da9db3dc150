// Which answer speaks of the same as what the reader said.
import { hasAmount } from '../../../platform/text/money.ts';
import { fold, termsOf, wordsOf } from '../../../platform/text/words.ts';
import { isQuestion } from '../context/questions.ts';
import { stepFor } from '../fit/ranges.ts';
import type { Answer } from './answers.ts';
import { type Desk, fitOf } from './desk.ts';

/** Speaks of the same: two words and more in common, a system by name, or what a question asks for. */
export function bestAnswer(
  desk: Desk,
  sentence: string,
  answers: readonly Answer[],
): Answer | undefined {
  const step = answers.find(
    ({ table, row }) => table && row && stepFor(table.rows, table.around, sentence) === row,
  );
  if (step) return step;
  const terms = new Set(stemsOf(sentence, desk.language).filter((term) => !plain.has(term)));
  const runs = wideRuns(sentence);
  // `It is 50 minutes from Woerden, so how often can I work from home?` asks what its end asks.
  const end = new Set(stemsOf(sentence.split(/[,;:–—]\s/).at(-1) ?? '', desk.language));
  const asks = isQuestion(sentence);
  let best: { answer: Answer; score: number } | undefined;
  // Who asks about a system by its name wants to read of just that.
  const called = namesIn(sentence, desk.language).filter((name) =>
    answers.some(({ about }) => hasWord(about, name)),
  );
  for (const answer of answers) {
    if (called.length > 0 && !called.some((name) => hasWord(answer.about, name))) continue;
    const held = stemsOf(answer.about, desk.language);
    const shared = [...terms].filter((term) => held.some((other) => isAkin(term, other)));
    const near =
      runs.length > 0
        ? runs.some((run) => answer.about.includes(run) && isRare(run, answers))
        : shared.length >= 2 ||
          shared.some(
            (term) =>
              isSystem(term, sentence) ||
              (term.length >= (isName(term, sentence, desk.language) ? 3 : 5) &&
                isTopic(term, answers)) ||
              (asks && (answer.answers || (term.length >= 6 && isRare(term, answers)))),
          );
    if (!near) continue;
    const kind =
      (asks && answer.answers ? 1.6 : 1) *
      (answer.whole ? 1.2 : 0.8) *
      intent(sentence, answer.text);
    const asked = (term: string): number =>
      (asks && end.has(term)) || isName(term, sentence, desk.language) ? 2 : 1;
    const score =
      shared.reduce((sum, term) => sum + weightOf(term, answers) * asked(term), runs.length) * kind;
    if (best === undefined || score > best.score) best = { answer, score };
  }
  return best?.answer ?? (asks ? byIntent(desk, sentence, answers) : undefined);
}

const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
const atWhatTime =
  /what time|until when|how late|wie spät|um wie viel uhr|bis wann|quelle heure|qué hora|che ora|que horas?|hoe laat|której godzin|何時/iu;

/** Who asks for a time or a price is answered with one; who does not, not with a price. */
function intent(sentence: string, answer: string): number {
  if (atWhatTime.test(sentence)) return clock.test(answer) ? 2 : 0.6;
  if (!hasAmount(answer)) return 1;
  return howMuch.test(sentence) ? 2 : 0.7;
}

const weightOf = (term: string, answers: readonly Answer[]): number =>
  1 / Math.sqrt(1 + answers.filter(({ about }) => about.toLowerCase().includes(term)).length);

/** `Staub` and `staubarm`: one begins the other. */
const isAkin = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= 5 && other.length >= 5 && (one.startsWith(other) || other.startsWith(one)));

/** In one or two places only: whoever says it speaks of just that. */
const isTopic = (term: string, answers: readonly Answer[]): boolean =>
  answers.filter(({ about }) => fold(about).includes(term)).length <= 2;

/** The beginnings of words: `consegna` and `consegniamo` speak of one thing. */
const stemsOf = (text: string, language: string): string[] =>
  termsOf(text, language)
    .filter((term) => !/^\d{1,2}$/.test(term))
    // Of long words more: `Betriebsurlaub` and `Betriebsstunden` are two things.
    .map((term) => term.slice(0, Math.max(6, Math.ceil(term.length * 0.6))));

const howLong =
  /(?<!\p{L})(?:how (?:long|early|soon|fast|quickly)|when (?:could|can|will|would|do)|wie (?:lange|schnell|früh)|ab wann|wann (?:kann|können|könnte)|combien de temps|quand|sous quel délai|cuánto (?:tiempo|tarda)|cuándo|quanto tempo|quando|quanto ci vuole|hoe (?:lang|snel)|wanneer|jak (?:długo|szybko)|kiedy)(?!\p{L})|どのくらい|いつ|何日|متى|كم من الوقت/iu;
const howMuch =
  /(?<!\p{L})(?:how much|what (?:does|do|would) .{1,40} cost|was kostet|wie viel|wieviel|combien (?:coûte|ça)|quel (?:est le )?prix|cuánto cuesta|qué precio|quanto costa|quanto custa|qual o preço|wat kost|hoeveel kost|ile kosztuje|jaka cena)(?!\p{L})|いくら|料金は|كم (?:سعر|تكلفة)/iu;
const duration =
  /(?:\d|six|three|four|five|two|ten|zwei|drei|vier|sechs|acht|deux|trois|dix|dos|tres|seis|due|tre|cinque|sei|duas|quatro|drie|vijf|trzy)\s+(?:\p{L}+\s)?(?:minutes?|hours?|days?|weeks?|months?|minuten|stunden|tagen?|werktagen?|wochen|monaten?|jours?|heures?|semaines?|mois|días?|horas?|semanas?|meses|giorni|ore|settimane|mesi|dias|uur|dagen|weken|maanden|dni|tygodni\p{L}*|miesi\p{L}*)|[\d二三四]+\s?(?:日|週間|か月|時間)|\d+\s?(?:يوم|أيام|أسبوع|أسابيع|ساعة)/iu;

/** `How early would we know?` asks for a time: the sentence with one that matters most to them. */
function byIntent(desk: Desk, sentence: string, answers: readonly Answer[]): Answer | undefined {
  const ways = [
    ...(howMuch.test(sentence) ? [{ holds: hasAmount, entries: true }] : []),
    ...(howLong.test(sentence)
      ? [{ holds: (text: string) => duration.test(text), entries: false }]
      : []),
  ];
  return ways
    .map(({ holds, entries }) => nearestWith(desk, answers, holds, entries))
    .find((answer) => answer !== undefined);
}

function nearestWith(
  desk: Desk,
  answers: readonly Answer[],
  holds: (text: string) => boolean,
  entries: boolean,
): Answer | undefined {
  return answers
    .filter(({ text, whole }) => holds(text) && (whole || entries))
    .map((answer) => ({ answer, fit: fitOf(desk, answer.about) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.answer;
}

/** Words of scripts without spaces: runs of one script. */
const wideRuns = (text: string): string[] => [
  ...new Set(text.match(/\p{sc=Han}{2,}|[\p{sc=Katakana}ー]{3,}/gu) ?? []),
];
/** A system or standard by name, `SAP` or `NetSuite`: it is never there by chance. */
const isSystem = (term: string, sentence: string): boolean =>
  (sentence.match(/\b\p{Lu}{3,}\d*\b|\b\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? []).some((word) =>
    word.toLowerCase().startsWith(term),
  );
/** Written large inside a sentence, where the language keeps that for names. */
const namesIn = (sentence: string, language: string): string[] =>
  language === 'de' ? [] : (sentence.match(/(?<=[\p{L},] )\p{Lu}\p{L}{2,}/gu) ?? []);
const hasWord = (text: string, word: string): boolean => wordsOf(text).includes(word);
const isName = (term: string, sentence: string, language: string): boolean =>
  namesIn(sentence, language).some((word) => fold(word).startsWith(term));
const isRare = (word: string, answers: readonly Answer[]): boolean =>
  answers.filter(({ about }) => about.toLowerCase().includes(word)).length <= 3;

/** Words of every conversation. */
export const plain = new Set(
  termsOf('want need like have get make take year month week day time new also work use come'),
);
