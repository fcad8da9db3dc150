import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Flag, FreeObject, isOn, Timestamp } from '../platform/http/schemas.ts';
import { withPrefix } from '../platform/ids.ts';
import { Type } from '../platform/json_type.ts';
import type { Activity } from './activity.service.ts';
import type { ListedActivity } from './activity.store.ts';
import { LogDirection } from './schemas.ts';

const { listRoute } = endpoints<{
  activity: Activity;
  /** Fails where there is no such account. */
  accounts: { get(tenantId: string, accountId: string): Promise<{ account_id: string }> };
  persons: { get(tenantId: string, personId: string): Promise<{ person_id: string }> };
}>();

const ActivityItem = Type.Object(
  {
    activityId: Type.String(),
    accountId: Type.Optional(Type.String()),
    accountLogId: Type.Optional(Type.String()),
    personId: Type.Optional(Type.String()),
    personLogId: Type.Optional(Type.String()),
    personName: Type.Optional(Type.String()),
    source: Type.String(),
    type: Type.String(),
    direction: LogDirection,
    payload: FreeObject('The payload as the source sent it'),
    idempotencyKey: Type.Optional(Type.String()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: Type.Optional(Timestamp),
  },
  { title: 'ActivityItem' },
);

function render(row: ListedActivity) {
  return {
    activityId: row.activity_id,
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
    ...(row.kind === 'account'
      ? { accountLogId: withPrefix('accountlog', row.activity_id) }
      : { personLogId: withPrefix('personlog', row.activity_id) }),
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.person_name === null ? {} : { personName: row.person_name }),
    source: row.source,
    type: row.type,
    direction: row.direction,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    ...(row.idempotency_key === null ? {} : { idempotencyKey: row.idempotency_key }),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    ...(row.deleted_at === null ? {} : { deletedAt: isoTime(row.deleted_at) }),
  };
}

export const listAccountActivity = listRoute({
  id: 'listAccountActivity',
  path: '/v0/accounts/{account_id}/activity',
  scope: 'read',
  tag: 'Accounts',
  summary: 'List the activity of an account',
  description:
    'The logs of the account, newest first. A person belongs to the account whose domain is theirs, or to the one a person log names.',
  item: ActivityItem,
  filters: {
    includePersonActivity: Type.Optional(Flag('Include the logs of the account’s persons')),
    includeDeleted: Type.Optional(Flag('Include deleted entries; their content is gone')),
  },
  fails: ['account_not_found'],
  async run({ params, query, caller, services, page }) {
    const account = await services.accounts.get(caller.tenantId, params.account_id);
    const filter = {
      includePersonActivity: isOn(query.includePersonActivity),
      includeDeleted: isOn(query.includeDeleted),
    };
    const { items, ...rest } = await services.activity.list(
      caller.tenantId,
      account.account_id,
      filter,
      page,
    );
    return { items: items.map(render), ...rest };
  },
});

export const listPersonActivity = listRoute({
  id: 'listPersonActivity',
  path: '/v0/persons/{person_id}/activity',
  scope: 'read',
  tag: 'Persons',
  summary: 'List the activity of a person',
  description: 'The logs written for the person, newest first, whatever account they belong to.',
  item: ActivityItem,
  fails: ['person_not_found'],
  async run({ params, caller, services, page }) {
    const person = await services.persons.get(caller.tenantId, params.person_id);
    const { items, ...rest } = await services.activity.pageOfPerson(
      caller.tenantId,
      person.person_id,
      page,
    );
    return { items: items.map(render), ...rest };
  },
});

export const activityRoutes = [listAccountActivity, listPersonActivity];
