import Type from 'typebox';
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
import { withPrefix } from '../platform/ids.ts';
import type { Accounts } from './accounts.service.ts';

const { route, listRoute } = endpoints<{ accounts: Accounts }>();

const accountIdPattern = '^account_[a-z0-9]{26}$';

const Account = Type.Object(
  {
    accountId: Type.String(),
    name: Nullable(Type.String()),
    domain: Nullable(Type.String()),
    industry: Nullable(Type.String()),
    employees: Nullable(Type.Integer({ minimum: 0 })),
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
    accountId: Type.Optional(Type.String({ minLength: 1, pattern: accountIdPattern })),
    domain: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, format: 'domain' })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: notBlank })),
    idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    accountLogId: ReadOnly,
    createdAt: ReadOnly,
  },
  { title: 'NewAccountLog' },
);

const render = (row: AccountRow) => ({
  accountId: row.account_id,
  name: row.name,
  domain: row.domain,
  industry: row.industry,
  employees: row.employees,
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
  path: '/v0/accounts',
  scope: 'read',
  tag,
  summary: 'List the accounts',
  description: 'Newest first.',
  item: Account,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.accounts.list(caller.tenantId, page);
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

export const accountRoutes = [createAccountLog, listAccounts, getAccount];
