// What no part of the finished page may speak of, by the instruction that says so.
import type { Block } from '../../../../content/content.ts';
import type { Command } from '../../commands/command.ts';
import type { Brief } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { partOf } from '../brief/total_alone.ts';
import { tellsPrice } from '../brief/without_prices.ts';
import { othersOf } from '../instructions/enough.ts';
import { type Forbids, forbiddenIn } from '../instructions/forbidden.ts';
import { namesCustomer } from '../instructions/nameless.ts';
import { namesOther } from '../instructions/narrowed.ts';
import { isOfOurNames, namesOurs } from '../instructions/our_names.ts';
import { priceLimit } from '../instructions/price_limit.ts';
import { isPriceList, rowsOfLists } from '../instructions/price_lists.ts';
import { refrainedIn } from '../instructions/refrained.ts';
import { hasWord } from '../sections/form.ts';
import { barePricesOf } from '../texts/bare_prices.ts';
import { isOfSingle, isOfTotal } from '../texts/price_called.ts';
import { unquotedOf } from './obey.ts';

export interface Prohibition {
  command: Command;
  forbids: Forbids;
  /** Whether it holds for this section. */
  holdsFor(block: Block): boolean;
}

const either =
  (one: Forbids, other: Forbids): Forbids =>
  (text) =>
    one(text) || other(text);
/** Where the sources speak; the top names the reader, and the reader's own words may name anybody. */
const told: ReadonlySet<string> = new Set(['quote', 'prose', 'benefits', 'steps', 'faq', 'table']);
const everywhere = (): boolean => true;

/** By the whole source: what went before anything was chosen is what must not come back. */
export function prohibitionsOf(brief: Brief): Prohibition[] {
  const { source, commands, language, input } = brief;
  return commands.list.flatMap((command): Prohibition[] => {
    const forbids = (test: Forbids, holdsFor: Prohibition['holdsFor'] = everywhere) => [
      { command, forbids: test, holdsFor },
    ];
    switch (command.kind) {
      case 'skip': {
        if (isOfOurNames(command.about))
          return forbids(namesOurs(source), ({ type }) => told.has(type));
        if (isPriceList(command.about))
          return forbids(
            rowsOfLists(source),
            ({ type }) => type === 'table' || type === 'pricing' || type === 'benefits',
          );
        if (isOfSingle(command.about) || isOfTotal(command.about))
          return forbids(
            partOf(brief, command.about),
            ({ type }) => type === 'table' || type === 'pricing' || type === 'benefits',
          );
        const whose = unquotedOf(command.about);
        return whose === undefined
          ? forbids(forbiddenIn(command.about, source, input.page.pageContext))
          : forbids(meantBy(whose, language).isIn, ({ type }) => type === 'quote');
      }
      case 'fair':
      case 'unpromised':
      case 'unnamed':
        return forbids(
          refrainedIn(command, language, input.page.pageContext),
          ({ type }) => type !== 'quote',
        );
      case 'enough':
        return forbids(othersOf(command, source), ({ type }) => type !== 'quote');
      case 'nameless':
        return forbids(namesCustomer(source));
      case 'noPricing':
        return forbids(
          either(tellsPrice, barePricesOf([...source.context, ...source.topics])),
          ({ type }) => type !== 'quote',
        );
      case 'wording': {
        const { avoid, use } = command;
        return avoid === undefined || use !== undefined || command.headline === true
          ? []
          : forbids(
              (text) => hasWord(text, avoid),
              ({ type }) => type !== 'quote',
            );
      }
      case 'only': {
        const limit = priceLimit(source, command);
        if (limit) return forbids(limit.forbids, ({ type }) => type !== 'quote');
        const others = brief.narrowed?.get(command.about);
        return others === undefined || command.within !== undefined
          ? []
          : forbids(namesOther(others, command, language), ({ type }) => type !== 'quote');
      }
      default:
        return [];
    }
  });
}
