// What was rendered, by address: bounded in bytes and number, and dropped at once when something
// it was made from has changed. What is asked for again outlives what is not.
import type { SiteChange } from '../platform/signals/changes.ts';

export interface Cached {
  tenantId: string;
  sizeBytes: number;
  /** Whether a change within its tenant concerns it. */
  concernedBy(change: SiteChange): boolean;
}

export interface Cache<T extends Cached> {
  get(key: string): T | undefined;
  /** `since`: what `mark` gave before the first look into the database. */
  put(key: string, value: T, since: number): void;
  /** Goes up with every change of the tenant: what is read before a change is not kept after it. */
  mark(tenantId: string): number;
  drop(change: SiteChange): void;
  readonly size: number;
}

interface Slot<T> {
  value: T;
  bytes: number;
  used: boolean;
}

const markedTenants = 10_000;

export function makeCache<T extends Cached>(limits: { bytes: number; entries: number }): Cache<T> {
  const slots = new Map<string, Slot<T>>();
  // Numbers come from one counter, so that a tenant forgotten here is never given an old one again.
  let marks = 0;
  let floor = 0;
  const marked = new Map<string, number>();
  let bytes = 0;

  function remove(key: string, slot: Slot<T>): void {
    bytes -= slot.bytes;
    slots.delete(key);
  }

  function shrink(): void {
    for (const [key, slot] of slots) {
      if (bytes <= limits.bytes && slots.size <= limits.entries) return;
      slots.delete(key);
      if (slot.used) {
        slot.used = false;
        slots.set(key, slot);
      } else {
        bytes -= slot.bytes;
      }
    }
  }

  const mark = (tenantId: string): number => marked.get(tenantId) ?? floor;

  return {
    mark,
    get size() {
      return slots.size;
    },
    get(key) {
      const slot = slots.get(key);
      if (!slot) return undefined;
      slot.used = true;
      return slot.value;
    },
    put(key, value, since) {
      if (mark(value.tenantId) !== since) return;
      const old = slots.get(key);
      if (old) remove(key, old);
      const size = value.sizeBytes;
      slots.set(key, { value, bytes: size, used: false });
      bytes += size;
      shrink();
    },
    drop(change) {
      const { tenantId } = change;
      if (tenantId === undefined) return;
      marks += 1;
      if (marked.size >= markedTenants) {
        marked.clear();
        floor = marks;
      }
      marked.set(tenantId, marks);
      for (const [key, slot] of slots) {
        if (slot.value.tenantId === tenantId && slot.value.concernedBy(change)) remove(key, slot);
      }
    },
  };
}
