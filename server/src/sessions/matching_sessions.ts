// A page of the sessions that are like this and that, and how many there are.
import { atOneMoment } from '../platform/db/at_one_moment.ts';
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { SessionRow } from '../platform/db/tables.ts';
import { type FlagName, flagNames } from './flags.ts';
import {
  countMatchingSessions,
  listMatchingSessions,
  type PageMoment,
  type SessionQuery,
  type StartKey,
} from './matching_sessions.store.ts';
import type { Moments } from './moments.ts';

/** How many human sessions of a page or audience have the flag, at a cost that does not grow with them. */
export type CountFlagged = (
  tenantId: string,
  by: {
    pageId: string;
    audienceId?: string | undefined;
    flag: FlagName;
    from?: number | undefined;
    to?: number | undefined;
  },
) => Promise<number>;

/** The latest start first; a cursor holds the start beside the id. */
export type ListMatching = (
  tenantId: string,
  by: SessionQuery & { moment?: number | undefined },
  page: PageRequest,
) => Promise<PageOf<SessionRow>>;

export function makeMatchingSessions(deps: {
  db: Db;
  countFlagged: CountFlagged;
  moments: Pick<Moments, 'isKept'>;
}): ListMatching {
  const { db, moments } = deps;

  async function countNow(tenantId: string, by: SessionQuery): Promise<number> {
    const flag = onlyFlagOf(by);
    const { pageId, audienceIds: [audienceId] = [], from, to } = by;
    return flag === undefined || pageId === undefined
      ? countMatchingSessions(db, tenantId, by)
      : deps.countFlagged(tenantId, { pageId, audienceId, flag, from, to });
  }

  /** Of what is now, what has changed since is taken away as it is, and put in as it was. */
  async function countAt(tenantId: string, by: SessionQuery, moment: PageMoment): Promise<number> {
    const [now, changed, before] = await Promise.all([
      countNow(tenantId, by),
      countMatchingSessions(db, tenantId, by, { changedSince: moment }),
      countMatchingSessions(db, tenantId, by, { before: moment }),
    ]);
    return now - changed + before;
  }

  async function rowsAt(
    tenantId: string,
    by: SessionQuery,
    page: { after: StartKey | undefined; limit: number },
    moment: PageMoment,
  ): Promise<SessionRow[]> {
    const [unchanged, before] = await Promise.all([
      listMatchingSessions(db, tenantId, by, page, { unchangedSince: moment }),
      listMatchingSessions(db, tenantId, by, page, { before: moment }),
    ]);
    return [...unchanged, ...before].sort(latestFirst).slice(0, page.limit);
  }

  return async (tenantId, { moment, ...by }, { after, limit }) => {
    if (by.audienceIds?.length === 0) return { items: [], next: undefined, totalCount: 0 };
    const [start = '', sessionId = ''] = after?.split(' ') ?? [];
    const key = after === undefined ? undefined : { startedAt: Number(start), sessionId };
    const page = { after: key, limit: limit + 1 };

    async function read(at: PageMoment | undefined): Promise<PageOf<SessionRow>> {
      const rows = at
        ? await rowsAt(tenantId, by, page, at)
        : await listMatchingSessions(db, tenantId, by, page);
      const cut = cutPage(rows, limit, (row) => `${row.started_at} ${row.audience_session_id}`);
      // Counted anew, sessions that came meanwhile would be counted and not listed.
      if (after === undefined && cut.next === undefined) {
        return { ...cut, totalCount: cut.items.length };
      }
      const totalCount = at ? await countAt(tenantId, by, at) : await countNow(tenantId, by);
      return { ...cut, totalCount };
    }

    const { pageId } = by;
    if (moment === undefined || pageId === undefined) return read(undefined);
    return atOneMoment(db, async () =>
      (await moments.isKept(tenantId, pageId, moment))
        ? read({ pageId, change: moment })
        : read(undefined),
    );
  };
}

const latestFirst = (a: SessionRow, b: SessionRow): number =>
  b.started_at - a.started_at || (a.audience_session_id < b.audience_session_id ? 1 : -1);

/** Where sums know how many there are: people of a page or of one audience, by one flag at most. */
function onlyFlagOf(by: SessionQuery): FlagName | undefined {
  const { traffic, flags = {}, ofPerson, audienceIds } = by;
  const people = traffic.length === 1 && traffic[0] === 'human';
  if (!people || ofPerson !== undefined || (audienceIds?.length ?? 0) > 1) return undefined;
  const named = flagNames.filter((name) => flags[name] !== undefined && name !== 'human');
  const [flag = 'human'] = named;
  const wanted = named.every((name) => flags[name]) && flags.human !== false;
  return named.length <= 1 && wanted ? flag : undefined;
}
