// A line of the hero in the team's own words: `say in the headline that …`, `under the title: …`.
import type { ReadingWords } from './languages/request_words.ts';
import type { Clause } from './message.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from './phrases.ts';
import { ended, mainClause } from './read_dictated.ts';
import { memberIn } from './read_slots.ts';
import type { Request } from './requests.ts';
import { sayWords } from './shapes/words.ts';

export function readHero(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const { unspaced } = words;
  const sub = memberIn(text, 'subheadline', words);
  const member = sub ?? memberIn(text, 'headline', words);
  if (!member || (words.heading && findPhrase(text, words.heading))) return undefined;
  const [before, behind] = [text.slice(0, member.start), text.slice(member.end)];
  const below = sub !== undefined || isBelow(before, behind, words);
  const [quoted, more] = clause.quotations(text);
  if (quoted !== undefined) {
    return below && !sub && more === undefined ? told(quoted) : undefined;
  }
  const { add, mention, set } = words.verbs;
  const place = unspaced ? `|${words.places.after}` : '';
  const idle = `${words.small}|${words.into}|${words.it}|${words.manners}|${sayWords}${place}`;
  const putting = `${idle}|${words.put}|${add}|${mention}|${set}`;
  // Who asks whether the page says it asks for no line, and `move the quote under the title, add that …` for two things.
  const isAlone = stripAround(before, `${putting}|${words.places.after}`, { unspaced }) === '';
  const puts = isAlone && (!clause.asks || mayAsk.test(text));
  const small = phrasesOf(puts ? putting : idle, unspaced);
  const isBare = (between: string): boolean => stripAround(between, small) === '';
  const colon = behind.search(/[:：]\s?\S/u);
  if (!sub && colon !== -1 && isBare(behind.slice(0, colon))) {
    const value = clause.value(behind.slice(colon + 1));
    return below ? told(value) : { kind: 'setHero', member: 'headline', value };
  }
  const thats = unspaced ? [] : allOf(behind, words.that);
  const that = thats
    .sort((a, b) => b.end - a.end)
    .find(({ start }) => isBare(behind.slice(0, start)));
  if (!that) return undefined;
  const said = mainClause(clause.restore(behind.slice(that.end)), words.language);
  if (said === undefined) return undefined;
  return below ? told(said) : { kind: 'setHero', member: 'headline', value: said.slice(0, -1) };
}

/** `Can the subheadline mention …?` asks for it. */
const mayAsk =
  /^\W{0,2}(?:can|could|would|kann|könn|peu[tx]|pouvez|pourr|puede|podr|può|puoi|potre|pode|kan|kun|zou|czy mo)/iu;

const told = (text: string): Request => ({
  kind: 'mention',
  text: ended(text),
  section: 'headline',
});

/** Right before it, and where a language puts it there, right behind it. */
function isBelow(
  before: string,
  behind: string,
  { places, small, unspaced }: ReadingWords,
): boolean {
  const after = phrasesOf(places.after, unspaced);
  if (unspaced) return firstOf(behind, after)?.start === 0;
  const around = phrasesOf(small);
  return allOf(before, after).some(({ end }) => stripAround(before.slice(end), around) === '');
}
