// What speaks of a topic, whatever its words: by their stems, by what they are about, by their fields of meaning.
// Only where nothing is called so in the words of the request.
import { hasAmount } from '../../../../platform/text/money.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { meantIn, sharedMeaning } from '../../compose/answers/likely/meanings.ts';
import { covered, spokenIn } from '../../compose/answers/likely/words.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { broad } from '../../compose/brief/in_common.ts';
import type { Answer } from '../../compose/texts/answer.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { ruleWords } from '../../grammar/languages/shape_words.ts';
import { allOf } from '../../grammar/phrases.ts';
import { priceTerms } from './target.ts';

/** So much of a topic a text must speak of. */
const enough = 0.6;

/** All of it, but for a word that every text has. */
const literal = 0.95;

/** A word of more meanings tells too little. */
const maxMeanings = 2;

/** How much of it a text speaks of, from 0 to 1, by each of the three. */
function sharesOf(
  brief: Brief,
  topic: string,
  isName = false,
): (text: string) => [number, number, number] {
  const { language } = brief;
  const bare = withoutRules(topic, language);
  const answers = answersIn(brief);
  const spoken = spokenIn(brief, bare, answers);
  const meant = meantIn(bare, language, answers);
  const words = meant.words.filter(({ fields }) => fields.length <= maxMeanings);
  // Of the name `hemp price` the words of meaning are half: what is told of prices is not told of hemp.
  const terms = isName && language !== 'ja' ? termsOf(bare, language).length : 0;
  const known = words.length / Math.max(1, meant.words.length, terms);
  const wanted = [...conceptsIn(bare, language)].filter((one) => !broad.has(one));
  return (text) => {
    const own = conceptsIn(text, language);
    const alike = wanted.filter((one) => own.has(one)).length;
    return [
      covered(spoken, text).share,
      sharedMeaning({ ...meant, words }, text).share * known,
      alike === 0 ? 0 : Math.max(alike / wanted.length, wanted.length <= 2 ? enough : 0),
    ];
  };
}

/** By whatever of the three says most. */
export function speaksOf(brief: Brief, topic: string): (text: string) => number {
  const shares = sharesOf(brief, topic);
  return (text) => Math.max(...shares(text));
}

/** So few texts of the sources have a rare word. */
const few = 2;

/** Whether a text has a word of it that hardly another one has. */
export function sharesRare(brief: Brief, sentence: string): (text: string) => boolean {
  const answers = answersIn(brief);
  const spoken = spokenIn(brief, sentence, answers);
  const rare = Math.log((answers.length + 1) / (few + 0.5));
  return (text) => covered(spoken, text).best >= rare;
}

/** `The conditions of payment` are what is said of payment. */
export function withoutRules(topic: string, language: string): string {
  const cuts = allOf(topic, ruleWords, { unspaced: language === 'ja' });
  const bare = [...topic]
    .map((_, at) =>
      cuts.some(({ start, end }) => at >= start && at < end) ? ' ' : topic.charAt(at),
    )
    .join('');
  return /\p{L}{3}|\p{scx=Han}|\p{sc=Katakana}/u.test(bare) ? bare : topic;
}

/** A title that names it is enough; a text must speak of it in two ways: a word in common is often chance. */
function toldOf(shares: readonly number[], title: readonly number[], isName = true): number {
  const [, second = 0] = [...shares].sort((a, b) => b - a);
  const [word = 0, meaning = 0, concept = 0] = title;
  // Whose words are others must be a name and mean all of it: some word of a question may mean anything.
  const named = Math.max(word, isName && meaning >= literal ? meaning : 0, concept);
  if (named < enough && second < enough) return 0;
  return 2 * named + shares.reduce((sum, one) => sum + one, 0);
}

export const label = /^([^:：]{2,40})[:：]\s?/u;

/** What of the sources speaks of it most. */
export function meantInSources(brief: Brief, topic: string): Answer | undefined {
  const shares = sharesOf(brief, topic, true);
  const costs = termsOf(topic, brief.language).some((term) => priceTerms.has(term));
  const [best] = answersIn(brief)
    .filter(({ text }) => !costs || hasAmount(text))
    .map((answer) => {
      const { text, question, section } = answer;
      // A label says of what a line is, the heading above it still what it tells.
      const titles = [question ?? label.exec(text)?.[1] ?? '', section?.heading ?? ''];
      const own = shares(text);
      return { answer, told: Math.max(...titles.map((title) => toldOf(own, shares(title)))) };
    })
    .filter(({ told }) => told > 0)
    .sort((a, b) => b.told - a.told);
  return best?.answer;
}

/** So much of it what comes nearest must speak of, with a word that hardly another text has. */
const near = 0.3;

/** What of the sources comes nearest to it, though it may not be meant: better told than that there is nothing. */
export function nearestTo(brief: Brief, topic: string): string | undefined {
  const shares = sharesOf(brief, topic);
  const isRare = sharesRare(brief, topic);
  const [best] = answersIn(brief)
    .map(({ text, question }) => ({ text, told: sumOf(shares(`${question ?? ''} ${text}`)) }))
    .filter(({ text, told }) => told >= near && isRare(text))
    .sort((a, b) => b.told - a.told);
  return best?.text;
}

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0);
