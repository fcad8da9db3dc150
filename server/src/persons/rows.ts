// A person's row as it is made, and as a change leaves it. Pure, but for ids and time.
import { type ExternalIdsChange, mergedExternalIds } from '../accounts/external_ids.ts';
import type { Clock } from '../platform/clock.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import { companyDomain, normalizeEmail } from '../platform/formats/email.ts';
import type { MakeId } from '../platform/ids.ts';
import { randomToken, slugOf } from './slug.ts';

export interface NewPerson {
  name: string;
  email?: string | null | undefined;
  domain?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  linkedinProfileUrl?: string | null | undefined;
  /** Their role. */
  title?: string | null | undefined;
  externalIds?: ExternalIdsChange | undefined;
}

const routeKeyLength = 12;
export const newRouteKey = (): string => randomToken(routeKeyLength);

/** Without external ids: those have to be taken first. */
export function newPersonRow(
  { clock, makeId }: { clock: Clock; makeId: MakeId },
  tenantId: string,
  person: NewPerson,
): PersonRow {
  const now = clock.now();
  const email = normalizedEmail(person.email);
  const slug = slugOf(person.name);
  return {
    person_id: makeId('person'),
    tenant_id: tenantId,
    name: person.name,
    email,
    domain: normalizedDomain(person.domain) ?? (email === null ? null : companyDomain(email)),
    slug: slug === '' ? `person-${randomToken(6)}` : slug,
    route_key: newRouteKey(),
    phone_number: person.phoneNumber ?? null,
    linkedin_profile_url: person.linkedinProfileUrl ?? null,
    title: person.title ?? null,
    external_ids: null,
    created_at: now,
    updated_at: now,
  };
}

/** What is left out stays; null empties. */
export function changedPerson(before: PersonRow, change: Partial<NewPerson>): PersonRow {
  const email = change.email === undefined ? before.email : normalizedEmail(change.email);
  return {
    ...before,
    name: change.name ?? before.name,
    email,
    domain: domainAfter(before, change, email),
    phone_number: change.phoneNumber === undefined ? before.phone_number : change.phoneNumber,
    linkedin_profile_url:
      change.linkedinProfileUrl === undefined
        ? before.linkedin_profile_url
        : change.linkedinProfileUrl,
    title: change.title === undefined ? before.title : change.title,
    external_ids: mergedExternalIds(before.external_ids, change.externalIds),
  };
}

// The contract's formats have refused what these cannot read.
export const normalizedEmail = (email: string | null | undefined): string | null =>
  email == null ? null : (normalizeEmail(email) ?? email);
export const normalizedDomain = (domain: string | null | undefined): string | null =>
  domain == null ? null : (normalizeDomain(domain) ?? domain);

/** A domain that came from the old email follows the new one; one that was set by hand stays. */
function domainAfter(
  before: PersonRow,
  change: Partial<NewPerson>,
  email: string | null,
): string | null {
  if (change.domain !== undefined) return normalizedDomain(change.domain);
  const derived = before.email === null ? null : companyDomain(before.email);
  const followsEmail = before.domain === derived;
  if (email === before.email || !followsEmail) return before.domain;
  return email === null ? null : companyDomain(email);
}
