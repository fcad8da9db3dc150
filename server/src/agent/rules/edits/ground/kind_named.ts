// A section known by its kind, whatever its heading says: the prices under `What you pay`, the steps under `On the day`,
// the services under `What we do`.

import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { kindOfHeading } from '../../compose/texts/kinds.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { isObjectionsHeading } from '../../context/objections.ts';
import { isOfferHeading } from '../../context/pitch.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { ofOffer } from '../../grammar/languages/edit_words.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import { priceTerms } from './target.ts';

/** Nothing where two could be meant. */
export function sectionOfKind(
  blocks: readonly Block[],
  named: string,
  language: string,
): Block | undefined {
  if (ofOffer.test(named)) {
    const [offer, other] = blocks.filter((block) => isOfferHeading(headingOf(block) ?? ''));
    return other ? undefined : offer;
  }
  // What a seller calls objections stands on the page as questions.
  if (isObjectionsHeading(named.replace(/ section$/, '')))
    return blocks.find(({ type }) => type === 'faq');
  const terms = termsOf(named, language);
  const isPrices = terms.length > 0 && terms.every((term) => priceTerms.has(term));
  const isSteps =
    !isPrices && (kindOfSection(named) === 'steps' || kindOfHeading(named) === 'process');
  if (!isPrices && !isSteps) return undefined;
  const isList = (block: Block): boolean =>
    block.type === 'table' &&
    (block.rows.some(({ cells }) => cells.some(hasAmount)) ||
      conceptsIn(block.heading ?? '', language).has('price'));
  const list = blocks.find(({ type }) => type === 'pricing') ?? blocks.find(isList);
  if (isPrices && list) return list;
  const [one, more] = blocks.filter(
    (block) =>
      block.type !== 'hero' &&
      kindOfHeading(headingOf(block) ?? '') === (isPrices ? 'price' : 'process') &&
      (isSteps || textsOf(block).some(hasAmount)),
  );
  const [offers, others] = one || !isPrices ? [] : blocks.filter(isPriced);
  return more || others ? undefined : (one ?? offers);
}

/** Offers with their prices, whatever they are headed by. */
const isPriced = (block: Block): boolean =>
  (block.type === 'benefits' || block.type === 'cards') &&
  block.items.length > 1 &&
  block.items.every(({ title, text = '' }) => hasAmount(`${title} ${text}`));
