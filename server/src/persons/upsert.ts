// Many persons at once: each is matched with one who is there, and made, changed or left as it is.
// One that cannot be written is told apart and stops none of the others: whatever could go wrong is
// looked at before anything of it is written. Inside a transaction of the caller's.
import { externalIdsMax, findOwnerIds, insertExternalIds } from '../accounts/external_ids.ts';
import type { Db } from '../platform/db/open.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import type { Fault } from '../platform/errors.ts';
import {
  findPersons,
  findPersonsByEmails,
  findTakenSlugs,
  insertPersons,
} from './persons.store.ts';
import { type NewPerson, normalizedEmail } from './rows.ts';
import { randomToken, slugOf } from './slug.ts';

/** How a person is found again; `any`: by email, else by external id. */
export type PersonMatch =
  | { by: 'email' | 'personId' | 'any' }
  | { by: 'externalId'; system: string };

export type PersonItem = NewPerson & { personId?: string | undefined };
export type ItemFault = Pick<Fault, 'pointer' | 'code' | 'detail'>;
export type Outcome =
  | { outcome: 'created' | 'updated' | 'unchanged'; personId: string }
  | { outcome: 'failed'; errors: ItemFault[] };

export interface UpsertDeps {
  db: Db;
  /** A row for somebody new, as `create` makes it. */
  newRow(tenantId: string, person: NewPerson): PersonRow;
  update(tenantId: string, personId: string, change: Partial<NewPerson>): Promise<PersonRow>;
  /** What the row would be after the change. */
  changed(row: PersonRow, change: Partial<NewPerson>): PersonRow;
}

/** `dryRun` tells what would happen, and writes nothing. */
export async function upsertPersons(
  deps: UpsertDeps,
  tenantId: string,
  given: readonly PersonItem[],
  { match, dryRun = false }: { match: PersonMatch; dryRun?: boolean },
): Promise<Outcome[]> {
  const items = given.map((item) =>
    item.email == null ? item : { ...item, email: normalizedEmail(item.email) },
  );
  const known = await lookUp(deps.db, tenantId, items);
  const made = new Map<string, PersonRow>();
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const found = findMatch(known, item, match);
    if ('outcome' in found) outcomes.push(found);
    else outcomes.push(await write(deps, tenantId, item, found.row, { known, made, dryRun }));
  }
  if (!dryRun) await insertMade(deps.db, tenantId, [...made.values()], known.slugs);
  return outcomes;
}

/** Everybody the items could mean or collide with, kept up to date while they are written. */
interface Known {
  slugs: Set<string>;
  byId: Map<string, PersonRow>;
  idByEmail: Map<string, string>;
  /** By `SYSTEM:ID`. */
  idByExternal: Map<string, string>;
}

async function lookUp(db: Db, tenantId: string, items: readonly PersonItem[]): Promise<Known> {
  const emails = items.flatMap(({ email }) => email ?? []);
  const slugs = items.map(({ name }) => slugOf(name));
  const [rows, taken] = await pipelined([
    findPersonsByEmails(db, tenantId, [...new Set(emails)]),
    findTakenSlugs(db, tenantId, [...new Set(slugs)]),
  ]);
  const bySystem = new Map<string, Set<string>>();
  for (const { externalIds = {} } of items) {
    for (const [system, id] of Object.entries(externalIds)) {
      if (id === null) continue;
      bySystem.set(system, (bySystem.get(system) ?? new Set()).add(id));
    }
  }
  const idByExternal = new Map<string, string>();
  for (const [system, ids] of bySystem) {
    for (const [id, owner] of await findOwnerIds(db, tenantId, 'person', system, [...ids])) {
      idByExternal.set(`${system}:${id}`, owner);
    }
  }
  const named = items.flatMap(({ personId }) => (personId === undefined ? [] : [personId]));
  const others = new Set([...named, ...idByExternal.values()]);
  for (const row of rows) others.delete(row.person_id);
  const all = [...rows, ...(await findPersons(db, tenantId, [...others]))];
  return {
    slugs: taken,
    byId: new Map(all.map((row) => [row.person_id, row])),
    idByEmail: new Map(
      all.flatMap((row) => (row.email === null ? [] : [[row.email, row.person_id]])),
    ),
    idByExternal,
  };
}

function findMatch(
  known: Known,
  item: PersonItem,
  match: PersonMatch,
): { row: PersonRow | undefined } | Extract<Outcome, { outcome: 'failed' }> {
  const rowOf = (id: string | undefined) => (id === undefined ? undefined : known.byId.get(id));
  const byEmail = item.email == null ? undefined : rowOf(known.idByEmail.get(item.email));
  switch (match.by) {
    case 'personId': {
      if (item.personId === undefined) return missing('/personId');
      const row = rowOf(item.personId);
      if (row) return { row };
      return failed('/personId', 'unknown_reference', 'is not the id of a person');
    }
    case 'email':
      return item.email == null ? missing('/email') : { row: byEmail };
    case 'externalId': {
      const id = item.externalIds?.[match.system];
      if (id == null) return missing(`/externalIds/${match.system}`);
      return { row: rowOf(known.idByExternal.get(`${match.system}:${id}`)) };
    }
    case 'any': {
      const owners = Object.entries(item.externalIds ?? {}).map(([system, id]) =>
        rowOf(known.idByExternal.get(`${system}:${id}`)),
      );
      return { row: byEmail ?? owners.find((row) => row !== undefined) };
    }
  }
}

interface Writing {
  known: Known;
  made: Map<string, PersonRow>;
  dryRun: boolean;
}

async function write(
  deps: UpsertDeps,
  tenantId: string,
  { personId: _, ...person }: PersonItem,
  row: PersonRow | undefined,
  { known, made, dryRun }: Writing,
): Promise<Outcome> {
  const errors = collisions(known, person, row?.person_id);
  if (errors.length > 0) return { outcome: 'failed', errors };
  if (row === undefined) {
    const fresh = deps.newRow(tenantId, person);
    if (person.externalIds !== undefined) {
      fresh.external_ids = deps.changed(fresh, { externalIds: person.externalIds }).external_ids;
    }
    made.set(fresh.person_id, fresh);
    note(known, fresh);
    return { outcome: 'created', personId: fresh.person_id };
  }
  const after = deps.changed(row, person);
  if (externalOf(after).length > externalIdsMax) {
    return failed('/externalIds', 'too_long', `must have at most ${externalIdsMax} members`);
  }
  if (isSame(row, after)) return { outcome: 'unchanged', personId: row.person_id };
  // One of these items made them: they are not written yet.
  if (made.has(row.person_id)) made.set(row.person_id, after);
  else if (!dryRun) await deps.update(tenantId, row.person_id, person);
  forget(known, row);
  note(known, after);
  return { outcome: 'updated', personId: row.person_id };
}

/** What belongs to somebody else. */
function collisions(known: Known, person: NewPerson, ownId: string | undefined): ItemFault[] {
  const faults: ItemFault[] = [];
  const owner = person.email == null ? undefined : known.idByEmail.get(person.email);
  if (owner !== undefined && owner !== ownId) {
    faults.push({ pointer: '/email', code: 'email_taken', detail: `belongs to ${owner}` });
  }
  for (const [system, id] of Object.entries(person.externalIds ?? {})) {
    const has = known.idByExternal.get(`${system}:${id}`);
    if (id === null || has === undefined || has === ownId) continue;
    const pointer = `/externalIds/${system}`;
    faults.push({ pointer, code: 'external_id_taken', detail: `belongs to ${has}` });
  }
  return faults;
}

const externalOf = (row: PersonRow): string[] =>
  Object.entries(JSON.parse(row.external_ids ?? '{}') as Record<string, string>).map(
    ([system, id]) => `${system}:${id}`,
  );

function note(known: Known, row: PersonRow): void {
  known.byId.set(row.person_id, row);
  if (row.email !== null) known.idByEmail.set(row.email, row.person_id);
  for (const key of externalOf(row)) known.idByExternal.set(key, row.person_id);
}

function forget(known: Known, row: PersonRow): void {
  if (row.email !== null) known.idByEmail.delete(row.email);
  for (const key of externalOf(row)) known.idByExternal.delete(key);
}

async function insertMade(
  db: Db,
  tenantId: string,
  rows: PersonRow[],
  taken: Set<string>,
): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) {
    if (taken.has(row.slug)) row.slug = `${row.slug}-${randomToken(6)}`;
    taken.add(row.slug);
  }
  // A race with another writer loses here, and the whole transaction is run again.
  await insertPersons(db, rows);
  const ids = rows.flatMap((row) =>
    Object.entries(JSON.parse(row.external_ids ?? '{}') as Record<string, string>).map(
      ([system, externalId]) => ({
        tenant_id: tenantId,
        kind: 'person' as const,
        system,
        external_id: externalId,
        owner_id: row.person_id,
      }),
    ),
  );
  await insertExternalIds(db, ids);
}

const compared = [
  'name',
  'email',
  'domain',
  'phone_number',
  'linkedin_profile_url',
  'title',
  'external_ids',
] as const;
const isSame = (a: PersonRow, b: PersonRow): boolean =>
  compared.every((column) => a[column] === b[column]);

const failed = (pointer: string, code: string, detail: string) => ({
  outcome: 'failed' as const,
  errors: [{ pointer, code, detail }],
});
const missing = (pointer: string) => failed(pointer, 'required', 'is required');
