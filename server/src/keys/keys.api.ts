import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import type { ApiKeyRow } from '../platform/db/tables.ts';
import { invalidField } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, notBlank, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { scopes } from '../platform/http/scopes.ts';
import { Type } from '../platform/json_type.ts';
import type { Keys } from './keys.service.ts';
import { scopesOf } from './keys.service.ts';

const { route, listRoute } = endpoints<{ clock: Clock; keys: Keys }>();

const fields = {
  apiKeyId: Type.String(),
  name: Type.String(),
  scopes: Type.Array(OneOf([...scopes])),
  createdAt: Timestamp,
  expiresAt: Nullable(Timestamp),
  lastUsedAt: Nullable(Timestamp),
};
const ApiKey = Type.Object(fields, { title: 'ApiKey' });
const CreatedApiKey = Type.Object(
  { ...fields, key: Type.String({ description: 'Shown only here' }) },
  { title: 'CreatedApiKey' },
);

const NewApiKey = Exact(
  {
    name: Type.String({ minLength: 1, maxLength: 255, pattern: notBlank }),
    scopes: Type.Array(OneOf([...scopes]), {
      minItems: 1,
      maxItems: scopes.length,
      uniqueItems: true,
    }),
    expiresAt: Type.Optional(Nullable(Timestamp)),
    apiKeyId: ReadOnly,
    createdAt: ReadOnly,
    lastUsedAt: ReadOnly,
  },
  { title: 'NewApiKey' },
);

const time = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

const render = (row: ApiKeyRow) => ({
  apiKeyId: row.api_key_id,
  name: row.name,
  scopes: scopesOf(row),
  createdAt: isoTime(row.created_at),
  expiresAt: time(row.expires_at),
  lastUsedAt: time(row.last_used_at),
});

const tag = 'API keys';

export const createApiKey = route({
  id: 'createApiKey',
  method: 'POST',
  path: '/v0/api_keys',
  status: 201,
  scope: 'admin',
  tag,
  summary: 'Create an API key',
  description:
    'Only this response contains the key. `admin` includes the other scopes. `write` includes `draft`, but not `read`. `draft` may prepare pages and their variants, but nothing that visitors or other systems would notice.',
  body: NewApiKey,
  reply: CreatedApiKey,
  async run({ body, caller, services }) {
    const expiresAt = typeof body.expiresAt === 'string' ? Date.parse(body.expiresAt) : undefined;
    if (expiresAt !== undefined && expiresAt <= services.clock.now()) {
      throw invalidField('/expiresAt', 'out_of_range', 'must be in the future');
    }
    const { row, secret } = await services.keys.create(caller.tenantId, {
      name: body.name,
      scopes: body.scopes,
      expiresAt,
    });
    return { ...render(row), key: secret };
  },
});

export const listApiKeys = listRoute({
  id: 'listApiKeys',
  path: '/v0/api_keys',
  scope: 'admin',
  tag,
  summary: 'List the API keys',
  description: 'Newest first, without the keys themselves. Revoked keys are left out.',
  item: ApiKey,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.keys.list(caller.tenantId, page);
    return { items: items.map(render), ...rest };
  },
});

export const deleteApiKey = route({
  id: 'deleteApiKey',
  method: 'DELETE',
  path: '/v0/api_keys/{api_key_id}',
  status: 204,
  scope: 'admin',
  tag,
  summary: 'Revoke an API key',
  description:
    'The process that handles this request rejects the key at once; other processes follow within five seconds.',
  fails: ['api_key_not_found'],
  run: ({ params, caller, services }) => services.keys.revoke(caller.tenantId, params.api_key_id),
});

export const keyRoutes = [createApiKey, listApiKeys, deleteApiKey];
