// The names of an audience: given by hand, or computed from whom it is for.
import type { NamedAudience } from './audiences.store.ts';

/** "Ada Lovelace (Analytical Engines)"; undefined for a group. */
export function computedName(audience: NamedAudience): string | undefined {
  if (audience.person_name === null) return undefined;
  const company = audience.account_name ?? audience.person_domain;
  return company === null ? audience.person_name : `${audience.person_name} (${company})`;
}

/** An audience whose person was erased has no name left. */
export const effectiveName = (audience: NamedAudience): string =>
  audience.custom_name ?? computedName(audience) ?? 'Unnamed audience';
