// The sentences the model learns from: one file for each language, one sentence a line, `-` before a
// colleague's note and `+` before a text for readers. Below `# From …` are sentences of whole contexts:
// they count for more, since sentences written one by one are harder to tell than real ones.
import { readFileSync } from 'node:fs';
import { featuresOf } from '../../src/claims/screen/learned/features.ts';
import { traitsOf } from '../../src/claims/screen/learned/traits.ts';
import { figureKindOf } from '../../src/claims/screen/signs/figures.ts';
import { type Telling, tellingOf } from '../../src/claims/screen/signs/telling.ts';

export const corpusLanguages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'];

export interface Example {
  language: string;
  sentence: string;
  isNote: boolean;
  weight: number;
  buckets: Int32Array;
  values: Float64Array;
  traits: string[];
}

const ofContexts = 8;

export function readCorpus(folder = new URL('corpus/', import.meta.url)): Example[] {
  return corpusLanguages.flatMap((language) => {
    let weight = 1;
    const examples: Example[] = [];
    for (const line of readFileSync(new URL(`${language}.txt`, folder), 'utf8').split('\n')) {
      if (line.startsWith('#')) weight = line.startsWith('# From ') ? ofContexts : 1;
      const [mark, sentence = ''] = line.split('\t');
      if (mark !== '-' && mark !== '+') continue;
      examples.push({ ...exampleOf(language, sentence.trim(), mark === '-'), weight });
    }
    return examples;
  });
}

const tellings = new Map<string, Telling>();

function tellingIn(language: string): Telling {
  const known = tellings.get(language) ?? tellingOf([language, 'en'], []);
  tellings.set(language, known);
  return known;
}

export function exampleOf(language: string, sentence: string, isNote: boolean): Example {
  // Alone, without the text around it: what that tells is weighed elsewhere.
  const telling = tellingIn(language);
  const figures = figureKindOf(sentence, { prices: [], language, counts: () => false });
  const traits = traitsOf(sentence, telling, figures);
  const { buckets, values, count } = featuresOf(sentence, traits);
  return {
    language,
    sentence,
    isNote,
    weight: 1,
    buckets: buckets.slice(0, count),
    values: values.slice(0, count),
    traits,
  };
}
