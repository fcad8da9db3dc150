// What the reader said, in their own words, beside what the sources say to it.
// A pair is made only where both speak of the same thing; a question that no
// source answers is not repeated to them.
import { hasAmount } from '../../../platform/text/money.ts';
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion, isYesOrNo, withoutYesOrNo } from '../context/questions.ts';
import { addressOf } from '../reader/commands.ts';
import { type Answer, answersIn } from './answers.ts';
import { citing, type Desk, type DraftOf } from './desk.ts';
import { isAkin } from './headline.ts';
import { isStepsSection } from './lists.ts';
import { bestAnswer, plain } from './matching.ts';

const maxPairs = 4;
const maxSaid = 260;

/** `opening`: what the page says of itself first; it answers nothing. */
export function heardBlock(desk: Desk, opening = ''): DraftOf<'heard'> | undefined {
  const { phrases, claims, language } = desk;
  if (!phrases.heard) return undefined;
  const answers = answersIn(desk).filter(({ text }) => text !== opening);
  const pairs = pairUp(desk, answers);
  if (pairs.length === 0) {
    const only = loosePair(desk, answers) ?? firstStepFor(desk);
    if (!only) return undefined;
    pairs.push(only);
  }
  const [left, right] = phrases.quotes;
  const items = pairs.flatMap(({ said, answer }) => {
    if (answer.step !== true) claims.mark(answer.text);
    return [
      {
        said: `${left}${said}${right}`,
        proposed: joinSentences(repliesTo(said, answer, language), language),
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
  if (best === undefined || best.score <= 0 || !isNear(best.answer, told, desk.language))
    return undefined;
  return { said: within(told), answer: best.answer };
}

const minShared = 5;

/** A word in common that means something; a number or a short word may be chance. */
function isNear(answer: Answer, told: readonly string[], language: string): boolean {
  if (!answer.whole && !hasAmount(answer.text)) return false;
  if (/[\p{scx=Han}\p{scx=Hiragana}]/u.test(answer.text)) return true;
  const held = termsOf(answer.about, language);
  return told
    .flatMap((sentence) => termsOf(sentence, language))
    .some(
      (term) =>
        term.length >= minShared && !plain.has(term) && held.some((other) => isAkin(term, other)),
    );
}

/**
 * An answer was written for its own question. Beside something that was told, its yes or no would
 * speak to nothing.
 */
function repliesTo(said: string, { text, answers }: Answer, language: string): string[] {
  const sentences = sentencesOf(text, language);
  if (!answers || isQuestion(said)) return sentences;
  const [first = '', ...rest] = sentences;
  // `Only in Milan.` is as short, and says something.
  if (rest.length > 0 && first.split(/\s+/).length <= maxReply && isYesOrNo(first)) return rest;
  const bare = withoutYesOrNo(first);
  return [bare === first ? first : capitalised(bare), ...rest];
}

const maxReply = 4;

const minToldWords = 8;

/** Where no source speaks of what they told: what they told, beside how it would begin. */
function firstStepFor(desk: Desk): { said: string; answer: Answer } | undefined {
  const { source, said, language } = desk;
  const told = said.flatMap(({ sentences }) => sentences).filter((one) => !isQuestion(one));
  if (wordsOf(told.join(' ')).length < minToldWords) return undefined;
  const step = source.context.find(isStepsSection)?.items[0];
  if (!step || isQuestion(step.title)) return undefined;
  const text = joinSentences(
    step.text === undefined ? [step.title] : [step.title, step.text],
    language,
  );
  return {
    said: within(told),
    answer: {
      ...{ text, about: text, answers: false, whole: true, step: true },
      ...(step.chunkId === undefined ? {} : { chunkId: step.chunkId }),
    },
  };
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
