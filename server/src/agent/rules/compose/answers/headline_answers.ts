// How much a line answers what the reader told or asked, and whether it speaks of what troubles them.
import { lean } from '../../../../platform/text/quickened.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import { type Brief, fitOf } from '../brief/brief.ts';
import { timeUnit } from '../brief/doubts.ts';
import { begins, broad, plain, stemsOf } from '../brief/in_common.ts';
import { toldBy } from '../brief/told.ts';
import { howLong } from '../texts/claim_lines.ts';

const maxAsked = 12;
const maxAnswers = 300;

/** Speaks of what troubles the reader by more than a word of the trade. */
export const touched = 0.3;

/** Whether a text has to do with what the reader said, is or was told by the team to hear. */
export function meetsReader(brief: Brief): (text: string) => boolean {
  const concern = concernIn(brief);
  return (text) => fitOf(brief, text) > 0 || concern(text) >= touched;
}

/** How much a line speaks of what troubles the reader, from 0 to 1. */
export function concernIn(brief: Brief): (line: string) => number {
  const { language, source } = brief;
  const told = brief.said.flatMap(({ sentences }) => sentences).slice(0, maxAsked);
  if (told.length === 0) return () => 0;
  const own = stemsOf(source.product ?? '', language);
  const texts = [...textsOf(source)].slice(0, maxAnswers).map((text) => stemsOf(text, language));
  const weights = new Map<string, number>();
  const topics = new Set<Concept>();
  for (const sentence of told) {
    const { asks, worry, need } = toldBy(brief, sentence);
    for (const topic of conceptsIn(sentence, language)) if (!broad.has(topic)) topics.add(topic);
    for (const stem of stemsOf(sentence, language)) {
      if (plain.has(stem) || own.includes(stem) || stem.length < minStem(stem)) continue;
      // `Every month` is said of anything.
      if (timeUnit.test(stem)) continue;
      const held = texts.filter((stems) => stems.some((one) => begins(stem, one))).length;
      const weight = (held > 0 && held <= maxHeld ? 1 : 0.4) * (asks || worry || need ? 1 : 0.9);
      weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
    }
  }
  const asksTime = told.some((sentence) => howLong.test(sentence) || waiting.test(sentence));
  return (line) => {
    const stems = stemsOf(line, language);
    let sum = asksTime && ofSpan.test(line) ? timeWeight : 0;
    for (const [stem, weight] of weights)
      if (stems.some((one) => begins(stem, one))) sum += weight * wordWeight;
    for (const topic of conceptsIn(line, language)) if (topics.has(topic)) sum += topicWeight;
    return Math.min(1, sum);
  };
}
const wordWeight = 0.35;
const topicWeight = 0.35;
/** A time alone may be of anything. */
const timeWeight = 0.3;
/** What more lines speak of is the trade, and no trouble. */
const maxHeld = 4;
const minStem = (stem: string): number => (/[\p{scx=Han}\p{scx=Katakana}]/u.test(stem) ? 2 : 4);

function* textsOf({ context, questions }: Brief['source']): Generator<string> {
  for (const { paragraphs, items } of context) {
    for (const { text } of paragraphs) yield text;
    for (const { title, text = '' } of items) yield `${title} ${text}`;
  }
  for (const { question, answer } of questions) yield `${question} ${answer}`;
}

/** Suffers from how long it takes, without asking. */
const waiting = lean(
  /(?<!\p{L})(?:downtime|wait\p{L}*|queues?|delays?|slow\p{L}*|\p{L}*ausfall\p{L}*|\p{L}*wartezeit\p{L}*|warten|schlange|\p{L}*trocknungszeit|stillstand|attente|attendre|retards?|file d['’]attente|espera\p{L}*|colas?|retras\p{L}*|attesa|aspettare|code|ritard\p{L}*|filas?|atras\p{L}*|wacht\p{L}*|stilstand|vertraging\p{L}*|czeka\p{L}*|kolejk\p{L}+|przest[oó]j\p{L}*|opóźni\p{L}*)(?!\p{L})|待ち|止め|遅れ/iu,
);
const ofSpan =
  /(?<!\p{L})(?:seconds?|minutes?|hours?|days?|weeks?|months?|sekunden?|minuten?|stunden?|\p{L}*tagen?|wochen?|monaten?|secondes?|heures?|jours?|semaines?|mois|segundos?|minutos?|horas?|días?|semanas?|meses|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|dias?|mês|seconden|uur|uren|dagen|weken|maanden|sekund\p{L}*|minut\p{L}*|godzin\p{L}*|dni|dzień|tygodni\p{L}*|miesi\p{L}+)(?!\p{L})|[秒分]|時間|\d日|週間|か月/iu;
