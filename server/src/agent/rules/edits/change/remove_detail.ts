// Takes off a detail and leaves the rest as it stands: a remark in brackets, a year, what is said of tax, what one thing costs.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { detailCalled, isWholeWithout, type Span } from '../../compose/texts/details.ts';
import { withoutPart } from '../../compose/texts/sentence_parts.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { connectors } from '../../grammar/languages/common.ts';
import { stripAround } from '../../grammar/phrases.ts';
import {
  allQuoted,
  type Editing,
  not,
  type Outcome,
  openBlocks,
  several,
  withBlock,
} from '../editing.ts';
import { type Entry, entriesOf, entryIn, extremeIn, listOf, withList } from '../ground/entry.ts';
import { termsOn } from '../ground/known_terms.ts';
import { isQuotedAt } from '../ground/quoted_at.ts';
import { scopeOf, stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { isAkin, priceTerms } from '../ground/target.ts';
import { type Placed, putValues, sentenceAt, writtenIn } from './spots.ts';

/** Nothing where the request calls no detail so, or the page has none. */
export function removeDetail(editing: Editing, section: string): Outcome | undefined {
  const [bracketed] = /[(（][^()（）]{1,80}[)）]/u.exec(section) ?? [];
  const called =
    bracketed === undefined
      ? detailCalled(stripArticles(section))
      : { spansIn: literal(bracketed), rest: '', every: true };
  if (!called) return undefined;
  const scoped = scopeOf(editing.blocks, called.rest);
  const within = scoped?.within;
  const open = { ...editing, ...(within ? { within } : {}) };
  const all = writtenIn(open)
    .filter(({ path }) => scoped?.member === undefined || path[0] === scoped.member)
    .flatMap((one) => called.spansIn(one.text).map((value) => ({ ...one, value })))
    .filter(({ text, value }) => !isQuotedAt(text, value.start) && isWholeWithout(text, value));
  const { terms, known } = termsOn(
    editing.blocks,
    scoped?.rest ?? called.rest,
    editing.brief.language,
  );
  if (all.length === 0 || (terms.length > 0 && known.length === 0 && !called.every))
    return undefined;
  const spoken = spokenOf(all, known, editing.brief.language);
  const meant = spoken.length === 0 && called.every ? all : spoken;
  const gone = [...new Set(meant.map(goneOf))];
  if (gone.length === 0) return undefined;
  if (gone.length > 1 && !called.every) return several(gone);
  const outcome = putValues(editing, meant, () => '');
  if (outcome.blocks === undefined) return undefined;
  const did = `I removed ${allQuoted(gone)}.`;
  // What is left stood there before, on whosever word.
  return { ...outcome, did, about: gone, dictated: [], known: true };
}

const literal = (part: string) => (text: string) => {
  const at = text.indexOf(part);
  const start = text.charAt(at - 1) === ' ' ? at - 1 : at;
  return at === -1 ? [] : [{ start, end: at + part.length }];
};

const goneOf = ({ text, value }: Placed<Span>): string =>
  text.slice(value.start, value.end).replace(/^[\s,・、]+|[\s,・、]+$/gu, '');

/** Those that have what was named in them; else those that it stands beside. */
function spokenOf(
  all: readonly Placed<Span>[],
  asked: readonly string[],
  language: string,
): readonly Placed<Span>[] {
  if (asked.length === 0) return all;
  const has = (text: string): boolean => {
    const terms = termsOf(text, language);
    return asked.every((term) => terms.some((other) => isAkin(term, other)));
  };
  const inside = all.filter((one) => has(goneOf(one)));
  if (inside.length > 0) return inside;
  const beside = all.filter(({ text, value }) => has(sentenceAt(text, value.start, language)));
  return beside.length > 0
    ? beside
    : all.filter(({ text, block }) => {
        const entry = entriesOf(block).find(({ whole }) => whole.includes(text));
        return has(`${headingOf(block) ?? ''} ${entry?.whole ?? text}`);
      });
}

/** `The price of the urinal`: what else is told of it stays; where nothing else is, it goes whole. */
export function removePriceOf(editing: Editing, section: string): Outcome | undefined {
  const { language } = editing.brief;
  const [first = '', ...others] = stripArticles(section).split(/\s+/);
  const isPrice = termsOf(first, language).some((term) => priceTerms.has(term));
  const name = isPrice ? stripAround(others.join(' '), connectors) : '';
  if (name === '' || extremeIn(openBlocks(editing), section)) return undefined;
  const key = keyOf(stripArticles(name));
  const [begun, more] = openBlocks(editing)
    .flatMap(entriesOf)
    .filter((one) => hasAmount(one.whole) && `${keyOf(one.name)} `.startsWith(`${key} `));
  const entry =
    entryIn(openBlocks(editing), stripArticles(name), language) ?? (more ? undefined : begun);
  const left = entry && unpriced(entry, language);
  // A row that tells nothing but its price goes with it; what tells more stays.
  if (entry && !left && !isPriceList(entry.block) && hasAmount(entry.whole)) {
    const said = `“${entry.name}” cannot lose its price and stay a whole sentence; give me the new text in quotes.`;
    return not(said, 'unclear', entry.name);
  }
  if (!entry) return removePriceTold(editing, name);
  if (!left) return undefined;
  const { block, at } = entry;
  const list = listOf(entry);
  const changed = withList(entry, list.with(at, left));
  const did = `I removed the price of “${entry.name}” from ${nameOf(block)}.`;
  return withBlock(editing, changed, did, [entry.name], { dictated: [], known: true });
}

/** `Onboarding £6,000 once.` below a list: the sentence that tells it goes, and the list stays. */
function removePriceTold(editing: Editing, name: string): Outcome | undefined {
  const { language } = editing.brief;
  const asked = termsOf(name, language);
  const held = (part: string): number => {
    const terms = termsOf(part, language);
    return asked.filter((term) => terms.some((other) => isAkin(term, other))).length;
  };
  const told = writtenIn(editing).flatMap((one) => {
    const sentences = sentencesOf(one.text, language);
    return sentences
      .filter((sentence) => hasAmount(sentence) && held(sentence) === asked.length)
      .flatMap((sentence) => {
        const part = withoutPart(sentence, held, { price: true, name, language });
        // `It is yours, take it or sell it, cleaning costs £90`: only the clause that tells it.
        const less = part && hasAmount(part.gone) && !hasAmount(part.left) ? part : undefined;
        const { left = '', gone = sentence } = less ?? {};
        return less || sentences.length > 1
          ? [{ ...one, value: { ...spanOf(one.text, sentence, less !== undefined), left, gone } }]
          : [];
      });
  });
  const gone = [...new Set(told.map(({ value }) => value.gone))];
  if (asked.length === 0 || gone.length !== 1) return undefined;
  const outcome = putValues(editing, told, ({ value }) => value.left);
  return outcome.blocks === undefined
    ? undefined
    : { ...outcome, did: `I removed ${allQuoted(gone)}.`, about: gone, dictated: [], known: true };
}

/** `alone`: the blank beside it stays. */
function spanOf(text: string, sentence: string, alone: boolean): Span {
  const at = text.indexOf(sentence);
  const end = at + sentence.length;
  if (alone) return { start: at, end };
  return at > 0 ? { start: at - 1, end } : { start: 0, end: end + 1 };
}

/** Nothing where it has no price, or nothing else is left of it. */
function unpriced(entry: Entry, language: string): Record<string, unknown> | undefined {
  const one = (listOf(entry)[entry.at] ?? {}) as Record<string, unknown>;
  if ('price' in one) {
    const { price: _, unit: __, ...rest } = one;
    return rest;
  }
  if (Array.isArray(one.cells)) {
    const cells = one.cells.map((cell, at) => (at > 0 && hasAmount(String(cell)) ? '' : cell));
    const isLess = cells.some((cell, at) => cell !== (one.cells as unknown[])[at]);
    return isLess && cells.slice(1).some((cell) => cell !== '') ? { ...one, cells } : undefined;
  }
  const { text, ...rest } = one;
  const bare = String(one.title ?? '').replace(/\s?[(（][^()（）]{1,80}[)）]/gu, (found) =>
    hasAmount(found) ? '' : found,
  );
  if (one.title !== undefined && bare !== one.title) return { ...one, title: bare };
  if (typeof text !== 'string' || !hasAmount(text)) return undefined;
  const said = sentencesOf(text, language).filter((sentence) => !hasAmount(sentence));
  return said.length === 0 ? rest : { ...rest, text: said.join(' ') };
}
