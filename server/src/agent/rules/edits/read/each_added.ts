// Several things that are to be added, of which one is told or asked: `add the deposit, and how long it takes`,
// `… and that there is no app`. Each is added for itself, whatever verbs it has.
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { naming, whether } from '../../grammar/languages/shape_words.ts';
import { firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { readDictated } from './dictated.ts';
import { withoutManners } from './manners.ts';
import { piecesOf } from './parts.ts';
import type { Reading } from './slots.ts';

const plus = /\s\+\s/gu;

/** What is asked, behind the word for adding. */
export function isAsked(text: string, words: ReadingWords): boolean {
  if (words.unspaced) return false;
  const asking = firstOf(text, words.questions);
  const led =
    asking && asking.start > 0 ? stripAround(text.slice(0, asking.start), words.small) : '';
  return (
    (asking !== undefined && led === '' && asking.start <= maxLed) ||
    firstOf(text, phrasesOf(whether[words.language] ?? words.questions))?.start === 0
  );
}
/** `À quelle heure`, `ab wann`. */
const maxLed = 5;

/** The first as it was put, and what is wished for beside it. */
export function addedEach(
  reading: Reading,
): { first: string; others: readonly Request[] } | undefined {
  const { clause, words } = reading;
  // `Add the question: ¿y si …?` is one, whatever it joins.
  if (/[:：]\s?¿/u.test(reading.text) || (clause.asks && /[:：]/u.test(reading.text)))
    return undefined;
  const join = words.and.split('|').find((one) => /^\p{L}+$/u.test(one)) ?? '';
  const text = reading.text.replace(plus, ` ${join} `);
  const verbs = `${words.verbs.add}|${words.verbs.mention}|${naming}`;
  const around = phrasesOf(`${words.manners}|${words.small}`);
  const verb = words.unspaced ? undefined : firstOf(text, verbs);
  if (!verb || stripAround(text.slice(0, verb.start), around) !== '') return undefined;
  const [first, ...more] = piecesOf(text, words).reduce<string[]>(
    (read, { joint, text: piece }) => {
      const bare = withoutManners(piece.trim(), words);
      const named = firstOf(bare, verbs);
      const said = named?.start === 0 ? named.rest.trim() : bare;
      const joins = /\p{L}/u.test(joint) || named?.start === 0;
      const isOwn = isAsked(said, words) || firstOf(said, words.that)?.start === 0;
      // `And please write also what it costs`: a verb alone leads to what stands behind the joint.
      if (read.length > 0 && said === '') return read;
      if (read.length > 0 && joins && isOwn) read.push(said);
      else if (read.length === 0) read.push(piece);
      else read[read.length - 1] += joint + piece;
      return read;
    },
    [],
  );
  if (first === undefined || more.length === 0) return undefined;
  const others = more.map((said) => {
    const told = { text: said, rest: said, clause, words };
    const asked: Request = { kind: 'mention', text: clause.value(said), sourced: true };
    return isAsked(said, words) && firstOf(said, words.that)?.start !== 0
      ? asked
      : (readDictated(told) ?? asked);
  });
  return { first, others };
}
