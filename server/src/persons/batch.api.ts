// Many persons in one request.

import { invalidField } from '../platform/errors.ts';
import { formats } from '../platform/formats/formats.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Kebab, OneOf } from '../platform/http/schemas.ts';
import { makeValidator } from '../platform/http/validate.ts';
import { Type } from '../platform/json_type.ts';
import { NewPerson } from './persons.api.ts';
import type { Persons } from './persons.service.ts';
import type { Outcome, PersonItem, PersonMatch } from './upsert.ts';

const { route } = endpoints<{ persons: Persons }>();

const batchMax = 1_000;

const PersonBatch = Exact(
  {
    matchOn: OneOf(['email', 'externalId', 'personId'], {
      description: 'What finds a person who is there already; everybody else is made',
    }),
    system: Type.Optional(
      Kebab({ description: 'With matchOn externalId: the system whose ids are compared' }),
    ),
    // Each is checked by itself, so that one faulty person does not stop the others.
    persons: Type.Array(
      Type.Unsafe<unknown>({
        description:
          'A person as POST /v0/persons takes it, with personId where that is matched on',
        example: { name: 'Ada Lovelace', email: 'ada@engines.example' },
      }),
      { minItems: 1, maxItems: batchMax },
    ),
  },
  { title: 'PersonBatch' },
);

const ItemFault = Type.Object({
  pointer: Type.String({ description: 'JSON Pointer into this person' }),
  code: Type.String(),
  detail: Type.String(),
});

const PersonBatchResult = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          index: Type.Integer({ minimum: 0 }),
          outcome: OneOf(['created', 'updated', 'unchanged', 'failed']),
          personId: Type.Optional(Type.String()),
          errors: Type.Optional(Type.Array(ItemFault)),
        },
        { title: 'PersonBatchItem' },
      ),
    ),
  },
  { title: 'PersonBatchResult' },
);

const check = makeValidator(formats)(NewPerson, 'body');

export const upsertPersonBatch = route({
  id: 'upsertPersons',
  method: 'POST',
  path: '/v0/persons/batch',
  scope: 'write',
  tag: 'Persons',
  summary: 'Create or change many persons',
  description:
    `Up to ${batchMax} at once, in their order. Fields left out stay as they are. Each person is created, updated, left unchanged or ` +
    'failed with its faults, which stops none of the others.',
  body: PersonBatch,
  reply: PersonBatchResult,
  async run({ body, caller, services }) {
    const match = readMatch(body);
    const { tenantId } = caller;
    const results: ({ index: number } & Outcome)[] = [];
    const sound: { index: number; item: PersonItem }[] = [];
    for (const [index, person] of body.persons.entries()) {
      const errors = check(person).map(({ in: _, ...fault }) => fault);
      if (errors.length > 0) results.push({ index, outcome: 'failed', errors });
      else
        sound.push({
          index,
          item: await readItem(services.persons, tenantId, person as PersonItem),
        });
    }
    const items = sound.map(({ item }) => item);
    const outcomes = await services.persons.upsert(tenantId, items, { match });
    for (const [n, outcome] of outcomes.entries()) {
      results.push({ index: sound[n]?.index ?? n, ...outcome });
    }
    return { results: results.sort((a, b) => a.index - b.index) };
  },
});

function readMatch(body: { matchOn: string; system?: string | undefined }): PersonMatch {
  if (body.matchOn === 'externalId') {
    if (body.system !== undefined) return { by: 'externalId', system: body.system };
    const detail = 'is required with matchOn externalId';
    throw invalidField('/system', 'required', detail);
  }
  return { by: body.matchOn as 'email' | 'personId' };
}

async function readItem(
  persons: Persons,
  tenantId: string,
  { personId, ...item }: PersonItem,
): Promise<PersonItem> {
  if (typeof personId !== 'string') return item;
  return { ...item, personId: await persons.idOf(tenantId, personId) };
}

export const personBatchRoutes = [upsertPersonBatch];
