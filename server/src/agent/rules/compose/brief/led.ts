// What the team wants the page to begin with, and how much of it a text says.
import { termsOf } from '../../../../platform/text/words.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import type { Brief } from './brief.ts';

/** What the team wants first, by its words and by what they speak of. */
export interface Led {
  terms: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
  language: string;
}

export function ledOf({ commands, language, source }: Brief): Led {
  const all = commands.lead.flatMap((text) => termsOf(text, language));
  const telling = all.filter((term) => !ofAnything.has(term));
  const wanted = telling.length > 0 ? telling : all;
  // `Catching excursions in transit`: of words that no source has, none can be asked for.
  const told = wanted.length > 1 ? wordsIn(source, language) : [];
  const known = wanted.filter((term) => told.some((other) => isAkin(term, other)));
  return {
    terms: new Set(known.length > 0 ? known : wanted),
    concepts: conceptsIn(commands.lead.join(' '), language),
    language,
  };
}

const wordsIn = ({ context, questions }: Brief['source'], language: string): string[] => [
  ...new Set(
    [
      ...context.flatMap(({ heading = '', paragraphs, items, tables }) => [
        heading,
        ...paragraphs.map(({ text }) => text),
        ...items.flatMap(({ title, text }) => [title, text ?? '']),
        ...tables.flatMap(({ rows }) => rows.flat()),
      ]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ].flatMap((text) => termsOf(text, language)),
  ),
];

/** `The contract terms` asks for what is said of the contract. */
const ofAnything = new Set(
  termsOf(
    'terms conditions details information infos facts topic story numbers konditionen bedingungen angaben informationen thema conditions informations sujet condiciones detalles información tema condizioni dettagli informazioni condições detalhes informação voorwaarden informatie onderwerp warunki szczegóły informacje',
  ),
);

/** Two forms of one word: `Fehltagen` and `Fehltage`, `Versicherung` and `versichert`. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= 5 && same >= Math.max(one.length, other.length) * 0.6;
}

/** What the team wants first goes before all else. */
export function ledBy({ terms: led, concepts, language }: Led, text: string): number {
  if (led.size === 0) return 0;
  const terms = termsOf(text, language);
  const held = new Set([...led].filter((wanted) => terms.some((term) => isAkin(wanted, term))));
  // Half of it is a word in common, and may be chance.
  const worded = (held.size / led.size) ** 2 * 2;
  if (worded >= fullyLed || concepts.size === 0) return worded;
  const spoken = conceptsIn(text, language);
  const common = [...concepts].filter((concept) => spoken.has(concept)).length;
  return worded + (common / concepts.size) * spokenOf;
}
/** All of what is wanted. */
export const fullyLed = 1.9;
/** In other words than the team's. */
const spokenOf = 0.95;
