// What is told of every write that succeeded: who, what and on what. Never what was in it.
import type { Route } from './route.ts';
import type { Actor, Caller } from './scopes.ts';

export interface AuditEntry {
  tenantId: string;
  actor: Actor;
  operation: string;
  targetId: string | undefined;
  /** The fields a change named. */
  changed: string[];
  requestId: string;
}

export interface AuditTrail {
  /** Ends when the entry is stored; it never fails. */
  record(entry: AuditEntry): Promise<void>;
}

/** Creations come by the thousand: their reply does not wait until the trail is on disk. */
export const auditMayTrail = ({ status, scope }: Route): boolean =>
  (status === 201 || status === 202) && (scope === 'write' || scope === 'draft');

/** Undefined for what changes nothing. */
export function makeAuditOf(route: Route): ((write: Write) => AuditEntry | undefined) | undefined {
  if (route.method === 'GET' || route.scope === 'read') return undefined;
  const names = [...route.path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
  const lastParam = names.at(-1);
  const made = route.target ?? firstId(route.reply);
  const readOnly = readOnlyFields(route.body);
  const changes = route.method === 'PATCH' || route.method === 'PUT';

  return ({ caller, params, body, value, requestId }) => {
    if (caller.tenantId === '') return undefined;
    const own = made === undefined ? undefined : (value as Record<string, unknown>)?.[made];
    const param = lastParam === undefined ? undefined : params[lastParam];
    // An id of another system may stand for one of ours; it is theirs, and not kept here.
    const named = route.status === 201 || param === undefined || param.startsWith('ext:');
    const fields = changes && typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return {
      tenantId: caller.tenantId,
      actor: caller.actor,
      operation: route.id,
      targetId: named ? (typeof own === 'string' ? own : undefined) : param,
      changed: fields.filter((name) => !readOnly.has(name)),
      requestId,
    };
  };
}

export interface Write {
  caller: Caller;
  params: Record<string, string>;
  body: unknown;
  value: unknown;
  requestId: string;
}

const propertiesOf = (schema: unknown): Record<string, { readOnly?: boolean }> =>
  (schema as { properties?: Record<string, { readOnly?: boolean }> } | undefined)?.properties ?? {};

const firstId = (schema: unknown): string | undefined =>
  Object.keys(propertiesOf(schema)).find((name) => name.endsWith('Id'));

const readOnlyFields = (schema: unknown): Set<string> =>
  new Set(
    Object.entries(propertiesOf(schema))
      .filter(([, { readOnly }]) => readOnly)
      .map(([name]) => name),
  );
