// The page as it was: every rendition that visitors were sent, under the hash of its bytes, with the
// times from which and until which an address showed it. Written when a page is rendered, never on a
// visit; kept until it is past retention, or its person is erased.
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { RenditionRow, RenditionShowingRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  deleteShowings,
  endShowing,
  findHashes,
  findRendition,
  findShowing,
  findStanding,
  insertRendition,
  insertShowing,
  isErased,
  listEndedBefore,
  listShowingsOf,
} from './renditions.store.ts';
import { unpackRendition } from './unpacking.ts';
import type { VisitContext } from './visit_context.ts';

/** What an address is about to show. */
export interface Rendition {
  /** Whom the address leads to. */
  audienceId: string;
  /** The whole address, and its path as browsers send it. */
  address: string;
  path: string;
  versionId: string;
  sha256: string;
  renditionKey: string;
  /** The bytes, compressed; asked for only where they are not kept yet. */
  body(): Promise<Pick<RenditionRow, 'encoding' | 'body' | 'size_bytes'>>;
}

export interface Renditions {
  /** Durable once it resolves. Costs one look where nothing has changed. */
  keep(tenantId: string, rendition: Rendition): Promise<void>;
  /** What was shown last at or before a time, at one address or at any. */
  findAsOf(
    tenantId: string,
    audienceId: string,
    by: { at: number; address?: string | undefined; path?: string | undefined },
  ): Promise<RenditionShowingRow | undefined>;
  /** The uncompressed bytes. */
  body(tenantId: string, sha256: string): Promise<Buffer | undefined>;
  /** In their order: the hash of what each visitor was shown, null where it is not known. */
  hashesOf(visits: readonly VisitContext[]): Promise<(string | null)[]>;
  /** What ended before this time is not kept any more. */
  keptSince(): number;
  forgetOld(): Promise<void>;
  /** Inside a transaction, before the person's audiences forget them. Gives how many were removed. */
  forgetPerson(tenantId: string, personId: string): Promise<number>;
}

const dayMs = 86_400_000;
const atOnce = 500;
const rememberedHashes = 20_000;

export function makeRenditions(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  audiences: Pick<Audiences, 'ofPerson'>;
  retentionDays: number;
}): Renditions {
  const { db, clock, makeId, audiences, retentionDays } = deps;
  const hashes = new Map<string, string>();

  // Whoever adds a showing or removes one holds this: a body is never removed while another
  // transaction is about to show it, nor added for a person who is being erased.
  const hold = (tenantId: string) => db.lock(`renditions of ${tenantId}`);

  function remember(tenantId: string, key: string, sha256: string): void {
    if (hashes.size >= rememberedHashes) hashes.clear();
    hashes.set(`${tenantId} ${key}`, sha256);
  }

  async function write(tenantId: string, rendition: Rendition): Promise<void> {
    const stored = await rendition.body();
    const { audienceId, address, path, versionId, sha256, renditionKey } = rendition;
    await db.transaction(async () => {
      const [, before, erased] = await pipelined([
        hold(tenantId),
        findStanding(db, tenantId, { audienceId, address }),
        isErased(db, tenantId, audienceId),
      ]);
      if (before?.sha256 === sha256 || erased) return;
      // Clocks of two machines may differ; what comes later begins later all the same.
      const now = Math.max(clock.now(), (before?.served_from ?? 0) + 1);
      await pipelined([
        before && endShowing(db, tenantId, before.showing_id, now),
        insertRendition(db, {
          tenant_id: tenantId,
          sha256,
          rendition_key: renditionKey,
          ...stored,
        }),
        insertShowing(db, {
          showing_id: makeId('showing'),
          tenant_id: tenantId,
          audience_id: audienceId,
          address,
          path,
          sha256,
          version_id: versionId,
          served_from: now,
          served_until: null,
        }),
      ]);
    });
  }

  const keptSince = () => clock.now() - retentionDays * dayMs;

  async function learnHashes(visits: readonly VisitContext[]): Promise<void> {
    const unknown = visits.filter(
      ({ tenantId, renditionKey }) =>
        renditionKey !== undefined && !hashes.has(`${tenantId} ${renditionKey}`),
    );
    for (const [tenantId, some] of Map.groupBy(unknown, (visit) => visit.tenantId)) {
      const keys = new Set(some.flatMap(({ renditionKey }) => renditionKey ?? []));
      for (const row of await findHashes(db, tenantId, [...keys])) {
        remember(tenantId, row.rendition_key, row.sha256);
      }
    }
  }

  return {
    keptSince,
    async keep(tenantId, rendition) {
      const before = await findStanding(db, tenantId, rendition);
      if (before?.sha256 !== rendition.sha256) await write(tenantId, rendition);
      remember(tenantId, rendition.renditionKey, rendition.sha256);
    },
    findAsOf: (tenantId, audienceId, by) => findShowing(db, tenantId, audienceId, by),
    async body(tenantId, sha256) {
      const row = await findRendition(db, tenantId, sha256);
      return row && unpackRendition(row);
    },
    async hashesOf(visits) {
      const read = ({ tenantId, renditionKey }: VisitContext) =>
        hashes.get(`${tenantId} ${renditionKey}`) ?? null;
      const found = visits.map(read);
      const complete = visits.every((one, n) => one.renditionKey === undefined || found[n]);
      if (complete) return found;
      await learnHashes(visits);
      return visits.map(read);
    },
    async forgetOld() {
      for (let looked = atOnce; looked === atOnce; ) {
        const ended = await listEndedBefore(db, keptSince(), atOnce);
        for (const [tenantId, some] of Map.groupBy(ended, (row) => row.tenant_id)) {
          await db.transaction(async () => {
            await hold(tenantId);
            await deleteShowings(db, tenantId, some);
          });
        }
        looked = ended.length;
      }
    },
    async forgetPerson(tenantId, personId) {
      const audienceIds = (await audiences.ofPerson(tenantId, personId)).map(
        (audience) => audience.audience_id,
      );
      if (audienceIds.length === 0) return 0;
      await hold(tenantId);
      const shown = await listShowingsOf(db, tenantId, audienceIds);
      let removed = 0;
      for (let from = 0; from < shown.length; from += atOnce) {
        removed += await deleteShowings(db, tenantId, shown.slice(from, from + atOnce));
      }
      return removed;
    },
  };
}
