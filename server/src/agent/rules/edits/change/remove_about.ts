// Takes away the smallest pieces that speak of what is named, or the sections that are called so.

import type { Block } from '../../../../content/content.ts';
import { termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { countOf, priceName } from '../../grammar/languages/edit_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import { wholeValuesIn } from '../../text/values.ts';
import {
  allQuoted,
  clipped,
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  several,
} from '../editing.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { type Scoped, scopeOf } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin, type Target, targetIn } from '../ground/target.ts';
import { isOldDate } from '../read/told.ts';
import { removeColumn } from './columns.ts';
import { headlineWithout } from './headline.ts';
import { listed, sectionIn } from './order.ts';
import { removeNth } from './remove_entry.ts';
import { removePrices } from './remove_prices.ts';

/** Where the request names the place too; nothing when it is not there. */
export function removePart(editing: Editing, named: string): Outcome | undefined {
  const scoped = scopeOf(editing.blocks, named);
  return scoped && removeWithin({ ...editing, within: scoped.within }, scoped);
}

export function removeSections(
  editing: Editing,
  section: string,
  found: readonly Block[],
): Outcome {
  const gone = new Set(found.flatMap((block) => sectionIn(editing, block)));
  const blocks = editing.blocks.filter((block) => !gone.has(block));
  const names = found.map((block) => headingOf(block) ?? section);
  return done(blocks, undefined, `I removed ${listed(found.map(nameOf))}.`, names);
}

/** `the price from the table`, `the second bullet under Why it matters`; nothing when it is not there. */
function removeWithin(editing: Editing, { rest, member }: Scoped): Outcome | undefined {
  if (member === 'headline') return undefined;
  const nth = removeNth(editing, rest);
  const column = nth ?? removeColumn(editing, rest);
  if (column) return column;
  if (priceName.test(rest)) return removePrices(editing, rest);
  const outcome = removeAbout(editing, rest, not('', 'missing', rest));
  return outcome.did === undefined ? undefined : outcome;
}

/** So many pieces are no longer a detail. */
const maxPieces = 8;

/** The pieces that speak of all that was named, and nothing beside them. */
export function removeAbout(editing: Editing, section: string, missing: Outcome): Outcome {
  const { brief } = editing;
  const open = openBlocks(editing);
  const named = targetIn(open, section, brief.language);
  if (!named) return missing;
  // `The number of depots` is a figure: where depots are only spoken of, nothing goes.
  const target: Target = countOf.test(section)
    ? {
        ...named,
        holds: (block, piece) =>
          isCounted(section, piece, brief.language) && named.holds(block, piece),
      }
    : named;
  const gone: string[] = [];
  const where: Block[] = [];
  const others = open.filter((block) => block.type !== 'hero');
  const isValue = isFigure(section, brief.language);
  // What opens a page names many things: it stays while something else goes; a figure goes wherever it stands.
  const spares = !isValue && others.some((block) => withoutTarget(editing, block, target));
  const within = spares ? others : open;
  const left = editing.blocks.flatMap((block) => {
    const changed = within.includes(block)
      ? withoutTarget(editing, block, target, isValue)
      : undefined;
    if (!changed) return [block];
    gone.push(...changed.gone);
    where.push(block);
    return changed.block ?? [];
  });
  const headed = isValue ? withoutInLine({ ...editing, blocks: left }, target) : undefined;
  const blocks = headed?.blocks ?? left;
  if (headed) where.unshift(...blocks.filter(({ type }) => type === 'hero'));
  const [first] = where;
  if (!first || blocks.length === 0) return missing;
  // `The January one`: of several that have the month, one is meant.
  const isPassing = target.isPassing || (isOldDate(section) && !/\d/.test(section));
  if (isPassing && gone.length > 1) return several(gone.map(clipped));
  if (gone.length > maxPieces) {
    const many = `“${section}” is spoken of in ${gone.length} places, so I removed nothing; name a section or a sentence.`;
    return not(many, 'unclear');
  }
  const pieces = gone.length === 0 ? '' : `: ${allQuoted(gone)}`;
  const anew = headed?.did === undefined ? '' : ` ${headed.did}`;
  const said = `I removed what speaks of “${section}”${pieces}, from ${listed([...new Set(where.map(nameOf))])}.${anew}`;
  const kept = blocks.find(({ componentId }) => componentId === first.componentId);
  const spared = open.filter((block) => !within.includes(block));
  const still = spared.flatMap((block) => withoutTarget(editing, block, target)?.gone ?? []);
  const outcome: Outcome = {
    ...done(blocks, kept, said, gone.length === 0 ? [section] : gone),
    ...(anew === '' ? {} : { also: { deed: 'changed', about: headed?.about ?? [] } }),
  };
  if (headed?.not !== undefined) {
    return { ...outcome, not: headed.not, why: 'kept', reasons: headed.about ?? [] };
  }
  if (still.length === 0) return outcome;
  const opens = `The introduction still names it: ${allQuoted(still)}.`;
  return { ...outcome, not: opens, why: 'kept', reasons: still };
}

/** `34 vehicles`, `34 new electric vehicles`, `Vehicles: 34`; not `each vehicle has three doors`. */
function isCounted(section: string, piece: string, language: string): boolean {
  if (language === 'ja') return /\p{N}/u.test(piece);
  const things = termsOf(section.replace(countOf, ''), language);
  const names = (words: readonly string[]): boolean =>
    termsOf(words.join(' '), language).some((term) => things.some((one) => isAkin(one, term)));
  return valuesIn(piece, language).some(({ start, end }) => {
    const before = /^(.*)[:：]\s?$/su.exec(piece.slice(0, start))?.[1] ?? '';
    return names(wordsOf(piece.slice(end)).slice(0, 3)) || names(wordsOf(before).slice(-3));
  });
}

/** Nothing named but a figure: `62%`, `the 38 nights`. */
const isFigure = (named: string, language: string): boolean =>
  wholeValuesIn(named, language).length === 1 && wordsOf(named).length <= 4;

/** Another headline from the sources, where the one that is there has it. */
function withoutInLine(editing: Editing, target: Target): Outcome | undefined {
  const hero = openBlocks(editing).find((block) => block.type === 'hero');
  if (!hero || !target.holds(hero, hero.headline)) return undefined;
  const other = headlineWithout(editing, (line) => target.holds(hero, line));
  if (other) return other;
  const said = `The headline still says it, and the sources have no other: “${hero.headline}”. Give me one in quotes.`;
  return not(said, 'kept', hero.headline);
}

function withoutTarget(
  { brief, sentences }: Editing,
  block: Block,
  target: Target,
  everywhere = false,
) {
  // What opens a page and what answers the reader say more than what they name in passing.
  const isOpen = block.type !== 'hero' && block.type !== 'heard';
  const isMeant = (piece: string): boolean =>
    // A figure goes wherever it stands, but for what the reader said.
    everywhere
      ? block.type !== 'heard' || !/^["“„«「]/u.test(piece)
      : isOpen || target.isAbout(target.without(piece)?.gone ?? piece);
  const without = withoutPieces(
    block,
    (piece) => target.holds(block, piece) && isMeant(piece),
    brief.language,
    sentences ? undefined : target.without,
  );
  return without && !(without.block && !isWithinLimits(without.block)) ? without : undefined;
}
