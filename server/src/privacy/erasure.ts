// Erases a person: one transaction through every room that knows of them, so that nothing is left
// behind but the fact that something happened, and the totals.
import type { Activity } from '../activity/activity.service.ts';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Batches } from '../audiences/batches.ts';
import type { Experiments } from '../experiments/experiments.service.ts';
import type { Forms } from '../forms/forms.service.ts';
import type { Imports } from '../imports/imports.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Renditions } from '../sessions/renditions.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Deliveries } from '../webhooks/deliveries.service.ts';
import type { Outbox } from '../webhooks/outbox.ts';

export interface Erasure {
  /** By their id or `ext:SYSTEM:ID`. */
  erase(tenantId: string, personId: string): Promise<void>;
}

export function makeErasure(deps: {
  db: Db;
  activity: Activity;
  audiences: Audiences;
  batches: Batches;
  experiments: Experiments;
  forms: Forms;
  idempotency: Idempotency;
  imports: Imports;
  links: Links;
  makeId: MakeId;
  clock: Clock;
  outbox: Outbox;
  persons: Persons;
  renditions: Renditions;
  sessions: Sessions;
  webhookDeliveries: Deliveries;
}): Erasure {
  const { db, persons } = deps;
  return {
    async erase(tenantId, ref) {
      const { person_id: personId } = await persons.get(tenantId, ref);
      await db.transaction(async () => {
        const person = await persons.hold(tenantId, personId);
        if (!person) throw new Failure('person_not_found');
        if (person.email !== null) await deps.imports.forgetEmail(tenantId, person.email);
        await deps.activity.erasePerson(tenantId, personId);
        await deps.idempotency.forgetPerson(tenantId, personId);
        await deps.links.forgetPerson(tenantId, personId);
        await deps.experiments.forgetPerson(tenantId, personId);
        await deps.renditions.forgetPerson(tenantId, personId);
        // Sessions in which they saw a control are events of that audience, not of one of theirs.
        const exposureIds = await deps.sessions.exposureIds(tenantId, personId);
        await deps.webhookDeliveries.forgetSubmissions(tenantId, exposureIds);
        await deps.sessions.forgetPerson(tenantId, personId);
        await deps.forms.forgetPerson(tenantId, personId);
        // Before the audiences lose their person: that is how its events are found.
        await deps.webhookDeliveries.forgetPerson(tenantId, personId);
        await deps.batches.forgetPerson(tenantId, person);
        await deps.audiences.forgetPerson(tenantId, personId);
        await persons.remove(tenantId, personId);
        await deps.outbox.write(tenantId, 'person.erased', personId, {
          personId,
          erasureId: deps.makeId('erasure'),
          at: isoTime(deps.clock.now()),
        });
      });
      await db.scrub();
    },
  };
}
