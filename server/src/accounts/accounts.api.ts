import { LogDirection, NewLogDirection } from '../activity/schemas.ts';
import { isoTime } from '../platform/clock.ts';
import type { AccountRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import {
  Exact,
  FreeObject,
  Kebab,
  Nullable,
  notBlank,
  ReadOnly,
  Timestamp,
} from '../platform/http/schemas.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { withPrefix } from '../platform/ids.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { AccountRef } from './account_ref.ts';
import type { Accounts } from './accounts.service.ts';
import {
  ExternalIdFilter,
  ExternalIdsSchema,
  NewExternalIds,
  readExternalIds,
} from './external_ids.ts';

const { route, listRoute } = endpoints<{ accounts: Accounts }>();

const accountIdPattern = '^account_[a-z0-9]{26}$';

const Account = Type.Object(
  {
    accountId: Type.String(),
    name: Nullable(Type.String()),
    domain: Nullable(Type.String()),
    industry: Nullable(Type.String()),
    employees: Nullable(Type.Integer({ minimum: 0 })),
    externalIds: ExternalIdsSchema,
    mergedFrom: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Accounts that were merged into this one; their ids lead here',
      }),
    ),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: 'Account' },
);

const AccountLog = Type.Object(
  {
    accountId: Type.String({ minLength: 1, pattern: accountIdPattern }),
    accountLogId: Type.String({ minLength: 1 }),
    createdAt: Timestamp,
    source: Kebab(),
    type: Kebab(),
    direction: LogDirection,
  },
  { title: 'AccountLog' },
);

const NewAccountLog = Exact(
  {
    source: Kebab({ example: 'crm' }),
    type: Type.Optional(Kebab({ default: 'webhook' })),
    direction: NewLogDirection,
    payload: FreeObject('Any JSON object; stored unchanged'),
    accountId: Type.Optional(AccountRef),
    domain: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: notBlank })),
    idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    accountLogId: ReadOnly,
    createdAt: ReadOnly,
  },
  { title: 'NewAccountLog' },
);

const writable = {
  name: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 255,
        pattern: notBlank,
        example: 'Analytical Engines',
      }),
    ),
  ),
  domain: Type.Optional(
    Nullable(
      Type.String({ minLength: 1, maxLength: 2048, format: 'domain', example: 'engines.example' }),
    ),
  ),
  industry: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 255 }))),
  employees: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }))),
  externalIds: NewExternalIds,
  accountId: ReadOnly,
  mergedFrom: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
};
export const NewAccount = Exact(writable, {
  title: 'NewAccount',
  description: 'Has a name, a domain or both',
  anyOf: [{ required: ['name'] }, { required: ['domain'] }],
});
const AccountChange = Exact(writable, { title: 'AccountChange' });
const AccountMerge = Exact({ intoAccountId: AccountRef }, { title: 'AccountMerge' });

const render = (row: AccountRow): Static<typeof Account> => ({
  accountId: row.account_id,
  name: row.name,
  domain: row.domain,
  industry: row.industry,
  employees: row.employees,
  externalIds: readExternalIds(row.external_ids),
  ...(row.merged_from === null ? {} : { mergedFrom: JSON.parse(row.merged_from) as string[] }),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

const tag = 'Accounts';

export const createAccountLog = route({
  id: 'createAccountLog',
  target: 'accountLogId',
  method: 'POST',
  path: '/v0/account_logs',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Write an account log entry',
  description:
    'The account is the one with accountId (created if new), otherwise with domain, otherwise with name, otherwise the tenant’s own account. ' +
    'Repeating source and idempotencyKey with the same content returns the first response.',
  body: NewAccountLog,
  reply: AccountLog,
  fails: ['account_not_found', 'account_domain_taken', 'idempotency_key_reused'],
  async run({ body, caller, services, markReplayed }) {
    const { row, replayed } = await services.accounts.createLog(caller.tenantId, {
      source: body.source,
      type: body.type ?? 'webhook',
      direction: body.direction ?? 'about',
      payload: body.payload,
      accountId: body.accountId,
      domain: body.domain,
      name: body.name,
      idempotencyKey: body.idempotencyKey,
    });
    if (replayed) markReplayed();
    return {
      accountId: row.account_id ?? '',
      accountLogId: withPrefix('accountlog', row.activity_id),
      createdAt: isoTime(row.created_at),
      source: row.source,
      type: row.type,
      direction: row.direction,
    };
  },
});

export const listAccounts = listRoute({
  id: 'listAccounts',
  csv: true,
  csvMembers: async ({ caller, services }) => ({
    externalIds: await services.accounts.systems(caller.tenantId),
  }),
  path: '/v0/accounts',
  scope: 'read',
  tag,
  summary: 'List the accounts',
  description:
    'Newest first. All filters apply together; with `search`, the best match comes first.',
  item: Account,
  filters: {
    domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253 })),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'The whole name, in any case' }),
    ),
    externalId: ExternalIdFilter,
    search: SearchFilter('name, domain and industry'),
  },
  async run({ query, caller, services, page }) {
    const { items, ...rest } = await services.accounts.list(caller.tenantId, query, page);
    return { items: items.map(render), ...rest };
  },
});

export const getAccount = route({
  id: 'getAccount',
  method: 'GET',
  path: '/v0/accounts/{account_id}',
  scope: 'read',
  tag,
  summary: 'Get an account',
  description: 'What is known of one account; its activity has a list of its own.',
  reply: Account,
  fails: ['account_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.accounts.get(caller.tenantId, params.account_id)),
});

export const createAccount = route({
  id: 'createAccount',
  method: 'POST',
  path: '/v0/accounts',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Create an account',
  description: 'The domain is unique in the tenant; two accounts may share a name.',
  body: NewAccount,
  reply: Account,
  fails: ['account_domain_taken', 'external_id_taken'],
  run: async ({ body, caller, services }) =>
    render(await services.accounts.create(caller.tenantId, body)),
});

export const updateAccount = route({
  id: 'updateAccount',
  method: 'PATCH',
  path: '/v0/accounts/{account_id}',
  scope: 'write',
  tag,
  summary: 'Change an account',
  description:
    'Fields left out stay; null empties a field. With another domain, the persons of that domain belong to it.',
  body: AccountChange,
  reply: Account,
  fails: ['account_not_found', 'account_domain_taken', 'external_id_taken'],
  run: async ({ params, body, caller, services }) =>
    render(await services.accounts.update(caller.tenantId, params.account_id, body)),
});

export const deleteAccount = route({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/v0/accounts/{account_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete an account',
  description:
    'For good, with its own logs and external ids. Persons and their logs stay. The account that takes logs without an account cannot be deleted.',
  fails: ['account_not_found', 'account_is_default'],
  run: ({ params, caller, services }) =>
    services.accounts.remove(caller.tenantId, params.account_id),
});

export const mergeAccount = route({
  id: 'mergeAccount',
  method: 'POST',
  path: '/v0/accounts/{account_id}/merge',
  scope: 'write',
  tag,
  summary: 'Merge an account into another',
  description:
    'Its activity, persons and external ids move; its id, domain and external ids lead to the other from then on. What the other does not know is filled in.',
  body: AccountMerge,
  reply: Account,
  fails: ['account_not_found', 'account_is_default'],
  run: async ({ params, body, caller, services }) =>
    render(await services.accounts.merge(caller.tenantId, params.account_id, body.intoAccountId)),
});

export const accountRoutes = [
  createAccountLog,
  listAccounts,
  createAccount,
  getAccount,
  updateAccount,
  deleteAccount,
  mergeAccount,
];
