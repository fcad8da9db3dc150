import { AccountRef } from '../accounts/account_ref.ts';
import {
  ExternalIdFilter,
  ExternalIdsSchema,
  NewExternalIds,
  readExternalIds,
} from '../accounts/external_ids.ts';
import { LogDirection, NewLogDirection } from '../activity/schemas.ts';
import { isoTime } from '../platform/clock.ts';
import type { ActivityRow, PersonRow } from '../platform/db/tables.ts';
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
import { Type } from '../platform/json_type.ts';
import { PersonRef } from './person_ref.ts';
import type { Persons } from './persons.service.ts';

const { route, listRoute } = endpoints<{ persons: Persons }>();

const phonePattern = '^\\+[1-9]\\d{1,14}$';

export const Person = Type.Object(
  {
    personId: Type.String({ minLength: 1 }),
    name: Type.String(),
    email: Nullable(Type.String()),
    domain: Nullable(Type.String({ minLength: 1 })),
    slug: Type.String(),
    phoneNumber: Nullable(Type.String({ pattern: phonePattern })),
    linkedinProfileUrl: Nullable(Type.String({ minLength: 1 })),
    title: Nullable(Type.String({ description: 'Their role' })),
    externalIds: ExternalIdsSchema,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: 'Person' },
);

// Null is what an empty field of a person reads as, so it may be written back.
const writable = {
  email: Type.Optional(
    Nullable(Type.String({ maxLength: 254, format: 'mailbox', example: 'ada@example.com' })),
  ),
  domain: Type.Optional(
    Nullable(Type.String({ minLength: 1, maxLength: 2048, example: 'example.com' })),
  ),
  phoneNumber: Type.Optional(
    Nullable(Type.String({ pattern: phonePattern, example: '+14155550100' })),
  ),
  linkedinProfileUrl: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 2048 }))),
  title: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'Their role',
        example: 'Head of Procurement',
      }),
    ),
  ),
  externalIds: NewExternalIds,
  personId: ReadOnly,
  slug: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
};
const PersonName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: notBlank,
  example: 'Ada Lovelace',
});
export const NewPerson = Exact({ name: PersonName, ...writable }, { title: 'NewPerson' });
const PersonChange = Exact(
  { name: Type.Optional(PersonName), ...writable },
  { title: 'PersonChange' },
);

const PersonLog = Type.Object(
  {
    personLogId: Type.String(),
    personId: Type.String(),
    accountId: Type.Optional(Type.String()),
    source: Kebab(),
    type: Kebab(),
    direction: LogDirection,
    createdAt: Timestamp,
  },
  { title: 'PersonLog' },
);

const NewPersonLog = Exact(
  {
    personId: Type.Optional(PersonRef),
    email: Type.Optional(Type.String({ maxLength: 254, format: 'mailbox' })),
    accountId: Type.Optional(AccountRef),
    source: Kebab({ example: 'crm' }),
    type: Type.Optional(Kebab({ default: 'webhook' })),
    direction: NewLogDirection,
    payload: FreeObject('Any JSON object; stored unchanged'),
    idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    personLogId: ReadOnly,
    createdAt: ReadOnly,
  },
  {
    title: 'NewPersonLog',
    description: 'Names the person by personId or by email',
    anyOf: [{ required: ['personId'] }, { required: ['email'] }],
  },
);

export const renderPerson = (row: PersonRow) => ({
  personId: row.person_id,
  name: row.name,
  email: row.email,
  domain: row.domain,
  slug: row.slug,
  phoneNumber: row.phone_number,
  linkedinProfileUrl: row.linkedin_profile_url,
  title: row.title,
  externalIds: readExternalIds(row.external_ids),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

export const renderPersonLog = (row: ActivityRow) => ({
  personLogId: withPrefix('personlog', row.activity_id),
  ...(row.account_id === null ? {} : { accountId: row.account_id }),
  source: row.source,
  type: row.type,
  direction: row.direction,
  createdAt: isoTime(row.created_at),
});

const tag = 'Persons';

export const createPerson = route({
  id: 'createPerson',
  method: 'POST',
  path: '/v0/persons',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Create a person',
  description:
    'The email is unique in the tenant. The domain is taken from the email, except for public mail services.',
  body: NewPerson,
  reply: Person,
  fails: ['email_taken', 'external_id_taken'],
  run: async ({ body, caller, services }) =>
    renderPerson(await services.persons.create(caller.tenantId, body)),
});

export const listPersons = listRoute({
  id: 'listPersons',
  csv: true,
  csvMembers: async ({ caller, services }) => ({
    externalIds: await services.persons.systems(caller.tenantId),
  }),
  path: '/v0/persons',
  scope: 'read',
  tag,
  summary: 'List the persons',
  description:
    'Newest first. All filters apply together; with `search`, the best match comes first.',
  item: Person,
  filters: {
    email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
    domain: Type.Optional(Type.String({ minLength: 1, maxLength: 253 })),
    externalId: ExternalIdFilter,
    search: SearchFilter('name, email, domain and title'),
  },
  async run({ query, caller, services, page }) {
    const { items, ...rest } = await services.persons.list(caller.tenantId, query, page);
    return { items: items.map(renderPerson), ...rest };
  },
});

export const getPerson = route({
  id: 'getPerson',
  method: 'GET',
  path: '/v0/persons/{person_id}',
  scope: 'read',
  tag,
  summary: 'Get a person',
  description: 'What is known of one person. A person who was erased is not found.',
  reply: Person,
  fails: ['person_not_found'],
  run: async ({ params, caller, services }) =>
    renderPerson(await services.persons.get(caller.tenantId, params.person_id)),
});

export const updatePerson = route({
  id: 'updatePerson',
  method: 'PATCH',
  path: '/v0/persons/{person_id}',
  scope: 'write',
  tag,
  summary: 'Change a person',
  description: 'Omitted fields keep their value; null clears a field. The slug never changes.',
  body: PersonChange,
  reply: Person,
  fails: ['person_not_found', 'email_taken', 'external_id_taken'],
  run: async ({ params, body, caller, services }) =>
    renderPerson(await services.persons.update(caller.tenantId, params.person_id, body)),
});

export const createPersonLog = route({
  id: 'createPersonLog',
  method: 'POST',
  path: '/v0/person_logs',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Write a person log entry',
  description:
    'The entry appears in the activity of the person’s account: the account with accountId (created if new), otherwise the one with the person’s domain.',
  body: NewPersonLog,
  reply: PersonLog,
  fails: ['person_not_found', 'account_not_found', 'idempotency_key_reused'],
  async run({ body, caller, services, markReplayed }) {
    const { row, replayed } = await services.persons.createLog(caller.tenantId, {
      personId: body.personId,
      email: body.email,
      accountId: body.accountId,
      source: body.source,
      type: body.type ?? 'webhook',
      direction: body.direction ?? 'about',
      payload: body.payload,
      idempotencyKey: body.idempotencyKey,
    });
    if (replayed) markReplayed();
    return { ...renderPersonLog(row), personId: row.person_id ?? '' };
  },
});

export const personRoutes = [createPerson, listPersons, getPerson, updatePerson, createPersonLog];
