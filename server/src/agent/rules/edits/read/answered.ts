// A question, and behind it the wish that it be answered: both are one request.
import { askedThing } from '../../grammar/languages/shape_words.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Clause } from './message.ts';

const asksFor = readers.map(({ verbs, unspaced, ...words }) => ({
  unspaced,
  verbs: verbs.answer,
  around: phrasesOf(
    [askedThing, words.small, words.it, words.piece, words.manners, words.page].join('|'),
    unspaced,
  ),
}));

/** `Answer this question`, `bitte beantworten`: nothing is named. */
const isBareAnswer = (text: string): boolean =>
  text.length <= 80 &&
  asksFor.some(({ verbs, around, unspaced }) => {
    const verb = firstOf(text, verbs, { unspaced });
    return verb !== undefined && stripAround(verb.rest, around) === '';
  });

const isAsked = ({ masked, asks }: Clause): boolean => asks || /か[。？]?$/u.test(masked);
/** `…か、という質問に答えて`: what is quoted needs no marks. */
const called =
  /^([^\uE000]{4,200}?)[、。？?]?\s?(?:という|との|って(?:いう)?)(?:ご?質問|問い)に(?=答|回答|お答え)/u;

/** Those that are to be answered are marked, and what asked for it is gone. */
export function withAnswered(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]];
    const [, question] = called.exec(clause.masked) ?? [];
    if (question !== undefined) return [{ ...clause, masked: question, answers: true as const }];
    if (before && isAsked(before) && isBareAnswer(clause.masked)) return [];
    const wished = next && isAsked(clause) && isBareAnswer(next.masked);
    return [wished ? { ...clause, answers: true as const } : clause];
  });
}
