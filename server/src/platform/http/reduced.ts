// A caller that may write but not read is told the ids of what it made or changed, and no more: an
// empty change would otherwise be a way to read anything.

/** Say how the work went, not what is stored. */
const outcomes = new Set([
  'accepted',
  'success',
  'index',
  'outcome',
  'status',
  'total',
  'rows',
  'done',
  'created',
  'updated',
  'unchanged',
  'failed',
]);

const isId = (name: string): boolean => /Ids?$/.test(name);

export function idsOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOnly);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, keptOf(name, member)] as const)
      .filter(([, member]) => member !== undefined),
  );
}

function keptOf(name: string, member: unknown): unknown {
  if (typeof member === 'object' && member !== null) {
    const isList = Array.isArray(member) && member.every((one) => typeof one === 'string');
    if (isList) return isId(name) ? member : undefined;
    const inner = idsOnly(member);
    return Object.keys(inner as object).length === 0 ? undefined : inner;
  }
  return isId(name) || outcomes.has(name) ? member : undefined;
}
