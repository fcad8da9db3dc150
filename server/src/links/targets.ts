// Where a link or a rule leads. Told apart by `targetType`, so that a fault is reported against the
// one kind of target that was meant.

import type { Db } from '../platform/db/open.ts';
import { type Fault, fieldFault } from '../platform/errors.ts';
import { Exact } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { findKnownPages, findPagesOfAudiences } from './targets.store.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });

const AudienceTarget = Exact(
  { targetType: Type.Literal('audience'), audienceId: Id },
  { title: 'AudienceTarget' },
);
const PageTarget = Exact({ targetType: Type.Literal('page'), pageId: Id }, { title: 'PageTarget' });
const RoutingTarget = Exact(
  { targetType: Type.Literal('page_routing'), pageRoutingId: Id },
  { title: 'PageRoutingTarget' },
);

/** What a rule leads to. */
export type PageOrAudience = Static<typeof AudienceTarget> | Static<typeof PageTarget>;
export type LinkTarget = PageOrAudience | Static<typeof RoutingTarget>;

const toldApart = {
  type: 'object',
  required: ['targetType'],
  discriminator: { propertyName: 'targetType' },
};
export const RuleTargetSchema = Type.Unsafe<PageOrAudience>({
  title: 'RuleTarget',
  ...toldApart,
  oneOf: [AudienceTarget, PageTarget],
});
export const LinkTargetSchema = Type.Unsafe<LinkTarget>({
  title: 'LinkTarget',
  ...toldApart,
  oneOf: [AudienceTarget, PageTarget, RoutingTarget],
});

export const unknownReference = (pointer: string, noun: string): Fault =>
  fieldFault(pointer, 'unknown_reference', `must be the id of ${noun}`);

/** Each target with the place it was read from. */
export interface PlacedTarget {
  pointer: string;
  target: PageOrAudience;
}

/** The page each target belongs to, in their order, or a fault for each that is not there. */
export async function resolveTargets(
  db: Db,
  tenantId: string,
  placed: readonly PlacedTarget[],
): Promise<{ pageIds: string[]; faults: Fault[] }> {
  const targets = placed.map(({ target }) => target);
  const pages = await findKnownPages(
    db,
    tenantId,
    targets.flatMap((target) => (target.targetType === 'page' ? [target.pageId] : [])),
  );
  const pageOfAudience = await findPagesOfAudiences(
    db,
    tenantId,
    targets.flatMap((target) => (target.targetType === 'audience' ? [target.audienceId] : [])),
  );
  const pageIds: string[] = [];
  const faults: Fault[] = [];
  for (const { pointer, target } of placed) {
    if (target.targetType === 'page') {
      if (pages.has(target.pageId)) pageIds.push(target.pageId);
      else faults.push(unknownReference(`${pointer}/pageId`, 'a page'));
    } else {
      const pageId = pageOfAudience.get(target.audienceId);
      if (pageId !== undefined) pageIds.push(pageId);
      else faults.push(unknownReference(`${pointer}/audienceId`, 'an audience'));
    }
  }
  return { pageIds: [...new Set(pageIds)], faults };
}
