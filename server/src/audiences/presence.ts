// Who is in an audience's editor at the moment, and at which block: so that two people see each other
// before their drafts meet. Whoever does not say so again within a while is gone.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { PresenceRow } from '../platform/db/tables.ts';
import type { Actor } from '../platform/http/scopes.ts';
import { takeStreamNumbers } from './audiences.store.ts';
import {
  deletePresence,
  deletePresencesBefore,
  listPresences,
  putPresence,
} from './presence.store.ts';
import { renderPresence } from './render.ts';
import type { Streams } from './stream.ts';
import type { AudienceRef } from './version_events.ts';

/** Three heartbeats of the studio. */
export const presenceMs = 45_000;
/** More than anybody would look at; a caller who makes them up drives out their own oldest. */
const maxPresent = 50;

export interface Presences {
  /** Says that a client is there; gives all who are. */
  announce(
    audience: AudienceRef,
    by: Actor,
    client: {
      clientId: string;
      componentId?: string | null | undefined;
      leaving?: boolean | undefined;
    },
  ): Promise<PresenceRow[]>;
}

export function makePresences(deps: { db: Db; clock: Clock; streams: Streams }): Presences {
  const { db, clock, streams } = deps;
  const shown = (rows: PresenceRow[]) =>
    JSON.stringify(rows.map((row) => [row.client_id, row.by_id, row.component_id]));
  return {
    announce: (audience, by, { clientId, componentId, leaving }) =>
      db.transaction(async () => {
        const { tenant_id: tenantId, audience_id: audienceId } = audience;
        // Holds the audience: two who come at once are told of each other.
        await takeStreamNumbers(db, tenantId, audienceId, 0);
        const now = clock.now();
        const before = await listPresences(db, tenantId, audienceId);
        const own = before.find((row) => row.client_id === clientId);
        await deletePresencesBefore(db, tenantId, audienceId, now - presenceMs);
        if (leaving === true) await deletePresence(db, tenantId, audienceId, clientId);
        else {
          const live = before.filter((row) => row.seen_at >= now - presenceMs);
          const [oldest] = live.toSorted((a, b) => a.seen_at - b.seen_at);
          if (!own && oldest && live.length >= maxPresent)
            await deletePresence(db, tenantId, audienceId, oldest.client_id);
          await putPresence(db, {
            tenant_id: tenantId,
            audience_id: audienceId,
            client_id: clientId,
            by_type: by.type,
            by_id: by.id,
            component_id: componentId ?? null,
            since: own?.since ?? now,
            seen_at: now,
          });
        }
        const present = await listPresences(db, tenantId, audienceId);
        if (shown(before) !== shown(present)) {
          const data = { present: present.map(renderPresence) };
          await streams.write(tenantId, audienceId, [{ type: 'presence', data }]);
        }
        return present;
      }),
  };
}
