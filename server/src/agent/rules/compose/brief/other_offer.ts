// `All Natural Flor corks are tested one by one`, above a page that proposes Natural Superior: a line about another offer of
// the list than the one to be proposed sells the wrong thing.
import type { Brief } from './brief.ts';

/** Names that stand in a list of prices, where the team wants one of them to be proposed. */
export function ofOtherOffer({
  source,
  commands,
}: Pick<Brief, 'source' | 'commands'>): (line: string) => boolean {
  const wishes = commands.list.flatMap((one) => (one.kind === 'mention' ? [one.text] : []));
  if (wishes.length === 0) return () => false;
  const names = source.context
    .flatMap(({ tables }) => tables)
    .filter(({ kind }) => kind === 'prices')
    .flatMap(({ rows }) => rows.map(([name = '']) => name.trim()))
    .filter((name) => name.length >= minName && name.length <= maxName);
  const wanted = names.filter((name) => wishes.some((text) => hasName(text, name)));
  const others = names.filter((name) => !wanted.includes(name));
  if (wanted.length === 0) return () => false;
  return (line) =>
    others.some((name) => hasName(line, name)) && !wanted.some((name) => hasName(line, name));
}
const minName = 3;
const maxName = 40;

/** As it is written, and not as a part of another word. */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const isLetter = (letter: string | undefined): boolean => /^[\p{L}\d]$/u.test(letter ?? '');
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
