// How much of what a reader said a text means too: by the fields of meaning of their words, whatever the words.
import { type Field, meaningsIn } from '../../../fit/thesaurus.ts';
import type { Answer } from '../../texts/answer.ts';
import { maxSentence } from './words.ts';

interface Word {
  fields: readonly Field[];
  weight: number;
}

export interface Meant {
  words: readonly Word[];
  language: string;
}

const sets = new WeakMap<readonly (readonly Field[])[], ReadonlySet<Field>>();

function fieldsIn(text: string, language: string): ReadonlySet<Field> {
  const meanings = meaningsIn(text, language);
  const known = sets.get(meanings) ?? new Set(meanings.flat());
  sets.set(meanings, known);
  return known;
}

/** What a word that every text means weighs at least. */
const leastWeight = 0.1;

/** Each word that was said, with how rare its meaning is among the answers; one of many meanings tells less. */
export function meantIn(sentence: string, language: string, answers: readonly Answer[]): Meant {
  const texts = answers.map(({ about }) => fieldsIn(about, language));
  const rarity = (fields: readonly Field[]): number => {
    const alike = texts.filter((text) => fields.some((one) => text.has(one))).length;
    return Math.max(leastWeight, Math.log((texts.length + 1) / (alike + 0.5)));
  };
  const unlike = new Map(
    meaningsIn(sentence.slice(0, maxSentence), language).map(
      (fields) => [fields.join(), fields] as const,
    ),
  );
  const words = [...unlike.values()].map((fields) => ({
    fields,
    weight: rarity(fields) / Math.sqrt(fields.length),
  }));
  return { words, language };
}

export interface Shared {
  /** Of all words, by weight. */
  share: number;
  /** The weight of the rarest. */
  best: number;
  count: number;
}
const nothing: Shared = { share: 0, best: 0, count: 0 };

export function sharedMeaning({ words, language }: Meant, text: string | undefined): Shared {
  if (text === undefined || text === '' || words.length === 0) return nothing;
  const own = fieldsIn(text, language);
  let [held, all, best, count] = [0, 0, 0, 0];
  for (const { fields, weight } of words) {
    all += weight;
    if (!fields.some((one) => own.has(one))) continue;
    held += weight;
    best = Math.max(best, weight);
    count++;
  }
  return { share: held / all, best, count };
}
