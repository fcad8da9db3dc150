// A cache of a bounded size for what is asked for again and again: what was not asked for while as
// much again came in is dropped. A hit costs one lookup, unlike in a list ordered by last use.

export interface Kept<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  readonly size: number;
  clear(): void;
}

/** Holds `max` at most. */
export function makeKept<V>(max: number): Kept<V> {
  let recent = new Map<string, V>();
  let older = new Map<string, V>();

  function set(key: string, value: V): void {
    if (recent.size >= max / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
  }

  return {
    get(key) {
      const found = recent.get(key);
      if (found !== undefined) return found;
      const kept = older.get(key);
      if (kept === undefined) return undefined;
      older.delete(key);
      set(key, kept);
      return kept;
    },
    set,
    get size() {
      return recent.size + older.size;
    },
    clear() {
      recent.clear();
      older.clear();
    },
  };
}
