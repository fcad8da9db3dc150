// What the reader said, in their own words, beside what the sources say to it.
// A pair is made only where both speak of the same thing; a question that no
// source answers is not repeated to them.
import { hasAmount } from '../../../platform/text/money.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { fold, termsOf } from '../../../platform/text/words.ts';
import { isQuestion } from '../context/questions.ts';
import { stepFor } from '../fit/ranges.ts';
import { addressOf } from '../reader/commands.ts';
import { citing, type Desk, type DraftOf, fitOf, itemText } from './desk.ts';
import { kindOf } from './kinds.ts';

interface Answer {
  /** What is shown. */
  text: string;
  /** What it is looked up by: a question, a heading, and the text. */
  about: string;
  chunkId?: string;
  answers: boolean;
  /** A sentence of its own, no entry of a list. */
  whole: boolean;
  /** The row it is, in which table. */
  row?: readonly string[];
  table?: { rows: readonly (readonly string[])[]; around: string };
}

const maxPairs = 4;
const maxSaid = 260;

/** `opening`: what the page says of itself first; it answers nothing. */
export function heardBlock(desk: Desk, opening = ''): DraftOf<'heard'> | undefined {
  const { phrases, claims, language } = desk;
  if (!phrases.heard) return undefined;
  const answers = answersIn(desk).filter(({ text }) => text !== opening);
  const pairs = pairUp(desk, answers);
  if (pairs.length === 0) {
    const only = loosePair(desk, answers);
    if (!only) return undefined;
    pairs.push(only);
  }
  const [left, right] = phrases.quotes;
  const items = pairs.flatMap(({ said, answer }) => {
    claims.mark(answer.text);
    return [
      {
        said: `${left}${said}${right}`,
        proposed: joinSentences(sentencesOf(answer.text, language), language),
      },
    ];
  });
  if (items.length === 0) return undefined;
  const form = desk.commands.address ?? addressOf(desk.input.page.pageContext, language);
  const heading = phrases.heard[form ?? 'formal'];
  claims.claim(heading);
  return { type: 'heard', chunkIds: citing(pairs.map(({ answer }) => answer)), heading, items };
}

/** Questions choose first; what was told besides goes with the pair that comes next, or the last. */
function pairUp(desk: Desk, answers: readonly Answer[]): { said: string; answer: Answer }[] {
  const found = new Map<string, Answer>();
  const used = new Set<Answer>();
  const all = desk.said.flatMap(({ sentences }) => sentences);
  for (const sentence of [...all.filter(isQuestion), ...all.filter((one) => !isQuestion(one))]) {
    if (found.size === maxPairs) break;
    const left = answers.filter((one) => !used.has(one));
    const answer = found.has(sentence) ? undefined : bestAnswer(desk, sentence, left);
    if (!answer) continue;
    found.set(sentence, answer);
    used.add(answer);
  }
  const pairs: { said: string; answer: Answer }[] = [];
  for (const { sentences } of desk.said) {
    let open: string[] = [];
    for (const sentence of new Set(sentences)) {
      const answer = found.get(sentence);
      if (!isQuestion(sentence) || answer) open.push(sentence);
      if (!answer) continue;
      found.delete(sentence);
      pairs.push({ said: within(open), answer });
      open = [];
    }
    const last = pairs.at(-1);
    if (last && open.length > 0) last.said = within([last.said, ...open]);
  }
  return pairs;
}

/** Where nothing speaks of quite the same: their words as they came, beside what comes nearest. */
function loosePair(
  desk: Desk,
  answers: readonly Answer[],
): { said: string; answer: Answer } | undefined {
  const told = desk.said
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !isQuestion(sentence));
  if (told.length === 0) return undefined;
  const weights = new Map(
    told
      .flatMap((sentence) => termsOf(sentence, desk.language))
      .filter((term) => !/^\d+$/.test(term) && !plain.has(term))
      .map((term) => [term, 1]),
  );
  const best = answers
    .map((answer) => ({
      answer,
      score: desk.scorer.score(answer.about, weights) * (answer.whole ? 2 : 1),
    }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? { said: within(told), answer: best.answer } : undefined;
}

/** The last sentences that fit; the first ones are the ones to lose. */
function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of [...sentences].reverse()) {
    length += sentence.length + 1;
    if (kept.length > 0 && length > maxSaid) break;
    kept.unshift(sentence);
  }
  return kept.reduce(
    (text, one) => (text === '' || /[。！？]$/.test(text) ? text + one : `${text} ${one}`),
    '',
  );
}

function answersIn({ source, language }: Desk): Answer[] {
  const questions = source.questions.map(({ question, answer, chunkId }) => ({
    text: answer,
    about: `${question} ${answer}`,
    answers: true,
    whole: true,
    ...(chunkId === undefined ? {} : { chunkId }),
  }));
  const sections = [...source.context, ...source.topics].filter(
    (section) => kindOf(section) !== 'recap' && !section.backMatter,
  );
  const passages = sections.flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    return [
      ...paragraphs.flatMap(({ text, chunkId }) =>
        sentencesOf(text, language).map((sentence) => ({
          text: sentence,
          about: sentence,
          answers: false,
          whole: true,
          ...(chunkId === undefined ? {} : { chunkId }),
        })),
      ),
      ...tables.flatMap(({ rows, columns, kind, chunkId }) =>
        rows
          .filter(([, second = '']) => kind !== 'plain' || second !== '')
          .map((row) => ({
            text: ensureEnd(
              `${row[0]}: ${row
                .slice(1)
                .filter((cell) => cell !== '' && cell !== '-')
                .join(', ')}`,
              language,
            ),
            about: `${heading} ${row.join(' ')}`,
            answers: false,
            whole: false,
            row,
            table: {
              rows,
              around: `${heading} ${columns.join(' ')} ${rows.map(([name]) => name).join(' ')}`,
            },
            ...(chunkId === undefined ? {} : { chunkId }),
          })),
      ),
      // What the reader should bring answers nothing.
      ...(kindOf(section) === 'practical' ? [] : items).map((item) => ({
        text: joinSentences(
          item.text === undefined ? [item.title] : [item.title, item.text],
          language,
        ),
        about: `${heading} ${itemText(item)}`,
        answers: false,
        whole: item.text !== undefined || item.title.split(' ').length > 6,
        ...(item.chunkId === undefined ? {} : { chunkId: item.chunkId }),
      })),
    ];
  });
  return [...questions, ...passages].filter(({ text }) => text.length <= 420 && !isQuestion(text));
}

/** Speaks of the same: two words and more in common, a system by name, or what a question asks for. */
function bestAnswer(desk: Desk, sentence: string, answers: readonly Answer[]): Answer | undefined {
  const step = answers.find(
    ({ table, row }) => table && row && stepFor(table.rows, table.around, sentence) === row,
  );
  if (step) return step;
  const terms = new Set(stemsOf(sentence, desk.language).filter((term) => !plain.has(term)));
  const runs = wideRuns(sentence);
  const asks = isQuestion(sentence);
  let best: { answer: Answer; score: number } | undefined;
  for (const answer of answers) {
    const held = stemsOf(answer.about, desk.language);
    const shared = [...terms].filter((term) => held.some((other) => isAkin(term, other)));
    const near =
      runs.length > 0
        ? runs.some((run) => answer.about.includes(run) && isRare(run, answers))
        : shared.length >= 2 ||
          shared.some(
            (term) =>
              isSystem(term, sentence) ||
              (term.length >= 5 && isTopic(term, answers)) ||
              (asks && (answer.answers || (term.length >= 6 && isRare(term, answers)))),
          );
    if (!near) continue;
    const kind = (asks && answer.answers ? 1.6 : 1) * (answer.whole ? 1.2 : 0.8);
    const score = shared.reduce((sum, term) => sum + weightOf(term, answers), runs.length) * kind;
    if (best === undefined || score > best.score) best = { answer, score };
  }
  return best?.answer ?? (asks ? byIntent(desk, sentence, answers) : undefined);
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
    .map((term) => term.slice(0, 6));

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
const isRare = (word: string, answers: readonly Answer[]): boolean =>
  answers.filter(({ about }) => about.toLowerCase().includes(word)).length <= 3;

const plain = new Set(
  termsOf('want need like have get make take year month week day time new also work use come'),
);
