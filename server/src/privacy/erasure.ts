// Erases a person: one transaction through every room that knows of them, so that nothing is left
// behind but the fact that something happened, and the totals. A receipt says what was removed.
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
import { beforeNewest, cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ErasureRow, PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Renditions } from '../sessions/renditions.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Deliveries } from '../webhooks/deliveries.service.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { Vault } from '../webhooks/vault.ts';
import {
  countErasures,
  findErasure,
  insertErasure,
  listErasures,
  listErasuresOf,
  listUnscrubbed,
  markScrubbed,
} from './erasures.store.ts';
import { countMentions, findLogsHolding, withoutPerson } from './mentions.ts';
import { keptBy, makeReceipts, type Receipt, type Removed } from './receipts.ts';

export interface SignedReceipt {
  receipt: Receipt;
  signature: string;
}

export interface Erasure {
  /** By their id or `ext:SYSTEM:ID`. Gives the id of the receipt. */
  erase(tenantId: string, personId: string): Promise<string>;
  get(tenantId: string, erasureId: string): Promise<SignedReceipt>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<SignedReceipt>>;
  /** What is stored of an address now, by kind, and the receipts of its erasures. */
  verify(tenantId: string, email: string): Promise<{ stored: Removed; erasures: SignedReceipt[] }>;
  /** Overwrites what erasures left in the log, those of a process that was ended too, and says so in their receipts. */
  scrub(): Promise<void>;
}

const receiptsListed = 100;

/** Logs that hold the address, of those that were there before an id was made. */
interface Mentioning {
  ids: readonly string[];
  until: string;
  email: string | null;
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
  vault: Pick<Vault, 'derive'>;
}): Erasure {
  const { db, clock, persons } = deps;
  const receipts = makeReceipts(deps.vault);

  /** All logs are looked through before the transaction, which then has only the latest to look at. */
  async function findMentioning(tenantId: string, email: string | null): Promise<Mentioning> {
    const until = deps.makeId('activity');
    const ids = email === null ? [] : await findLogsHolding(db, tenantId, email);
    return { ids, until, email };
  }

  /** Others' logs stay, without the person. Gives how many were changed. */
  async function takeOutMentions(
    tenantId: string,
    person: PersonRow,
    { ids, until, email }: Mentioning,
  ): Promise<number> {
    if (person.email === null) return 0;
    const known = person.email === email;
    const later = await findLogsHolding(db, tenantId, person.email, known ? until : undefined);
    return deps.activity.takeOut(tenantId, known ? [...ids, ...later] : later, (text) =>
      withoutPerson(text, person),
    );
  }

  /** Inside a transaction; in the order in which one room still knows what the next must find. */
  async function forget(
    tenantId: string,
    person: PersonRow,
    mentioning: Mentioning,
  ): Promise<Removed> {
    const { person_id: personId, email } = person;
    await deps.imports.forgetPerson(tenantId, personId);
    const importRejects = email === null ? 0 : await deps.imports.forgetEmail(tenantId, email);
    const logs = await deps.activity.erasePerson(tenantId, personId);
    const mentions = await takeOutMentions(tenantId, person, mentioning);
    const storedResponses = await deps.idempotency.forgetPerson(tenantId, personId);
    const links = await deps.links.forgetPerson(tenantId, personId);
    const experimentUnits = await deps.experiments.forgetPerson(tenantId, personId);
    const renditions = await deps.renditions.forgetPerson(tenantId, personId);
    // Sessions in which they saw a control are events of that audience, not of one of theirs.
    const exposureIds = await deps.sessions.exposureIds(tenantId, personId);
    await deps.webhookDeliveries.forgetSubmissions(tenantId, exposureIds);
    const sessions = await deps.sessions.forgetPerson(tenantId, personId);
    const { submissions: formSubmissions, events: formEvents } = await deps.forms.forgetPerson(
      tenantId,
      personId,
    );
    // Before the audiences lose their person: that is how its events are found.
    const events = formEvents + (await deps.webhookDeliveries.forgetPerson(tenantId, personId));
    const batches = await deps.batches.forgetPerson(tenantId, person);
    const written = await deps.audiences.forgetPerson(tenantId, personId);
    await persons.remove(tenantId, personId);
    return {
      persons: 1,
      logs,
      mentions,
      formSubmissions,
      sessions,
      ...written,
      renditions,
      experimentUnits,
      links,
      events,
      storedResponses,
      batches,
      importRejects,
    };
  }

  async function keep(
    tenantId: string,
    content: Omit<Receipt, 'publicKey' | 'kept' | 'scrubbedAt'>,
  ): Promise<void> {
    const { receipt, signature } = receipts.sign({
      ...content,
      kept: keptBy(db.engine),
      scrubbedAt: null,
    });
    await insertErasure(db, {
      erasure_id: content.erasureId,
      tenant_id: tenantId,
      subject_hash: content.subjectHash,
      receipt,
      signature,
      scrubbed_at: null,
    });
  }

  async function noteScrubbed(rows: readonly ErasureRow[]): Promise<void> {
    const now = clock.now();
    for (const row of rows) {
      const { publicKey: _, ...known } = readReceipt(row).receipt;
      const signed = receipts.sign({ ...known, scrubbedAt: isoTime(now) });
      await markScrubbed(db, { ...row, ...signed, scrubbed_at: now });
    }
  }

  /** Resolves once it was tried; receipts follow when it is done, which may be later. */
  async function scrub(): Promise<void> {
    const waiting = db.engine === 'sqlite' ? await listUnscrubbed(db) : [];
    const { done } = await db.scrub();
    const note = () => noteScrubbed(waiting);
    const later = new Promise<'later'>((resolve) => setImmediate(resolve, 'later'));
    if ((await Promise.race([done, later])) !== 'later') return note();
    // The database may be closed meanwhile: the next start takes it up.
    void done.then(note).catch(() => {});
  }

  return {
    async erase(tenantId, ref) {
      const { person_id: personId, email } = await persons.get(tenantId, ref);
      const mentioning = await findMentioning(tenantId, email);
      const erasureId = deps.makeId('erasure');
      await db.transaction(async () => {
        const person = await persons.hold(tenantId, personId);
        if (!person) throw new Failure('person_not_found');
        const removed = await forget(tenantId, person, mentioning);
        const now = clock.now();
        const at = isoTime(now);
        const subjectHash = receipts.subjectHash(tenantId, person.email ?? personId);
        await keep(tenantId, { erasureId, at, removed, subjectHash });
        const event = { personId, erasureId, at };
        await deps.outbox.write(tenantId, 'person.erased', personId, event, now);
      });
      await scrub();
      return erasureId;
    },
    async get(tenantId, erasureId) {
      const row = await findErasure(db, tenantId, erasureId);
      if (!row) throw new Failure('erasure_not_found');
      return readReceipt(row);
    },
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listErasures(db, tenantId, { after, limit: limit + 1 });
      const { items, ...rest } = cutPage(rows, limit, (row) => row.erasure_id);
      const totalCount = await countErasures(db, tenantId);
      return { ...rest, items: items.map(readReceipt), totalCount };
    },
    async verify(tenantId, email) {
      const stored = await countMentions(db, tenantId, email);
      const subjectHash = receipts.subjectHash(tenantId, email);
      const rows = await listErasuresOf(db, tenantId, subjectHash, receiptsListed);
      return { stored, erasures: rows.map(readReceipt) };
    },
    scrub,
  };
}

const readReceipt = ({ receipt, signature }: ErasureRow): SignedReceipt => ({
  receipt: JSON.parse(receipt) as Receipt,
  signature,
});
