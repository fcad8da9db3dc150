// The proof of an erasure: its receipt, and what is stored of an address now.

import { invalidField } from '../platform/errors.ts';
import { normalizeEmail } from '../platform/formats/email.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Erasure, SignedReceipt } from './erasure.ts';

const { route, listRoute } = endpoints<{ erasure: Erasure }>();

const Counts = (description: string) =>
  Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description });

const ErasureReceipt = Type.Object(
  {
    erasureId: Type.String(),
    at: Timestamp,
    removed: Counts(
      'How many of each kind were deleted or emptied; `mentions` are logs of others that lost the address',
    ),
    kept: Type.Array(Type.String(), {
      description: 'What is left, and what an erasure cannot reach',
    }),
    subjectHash: Type.String({
      description:
        'HMAC-SHA-256 of the address under a key of this installation: all that is left of it',
    }),
    scrubbedAt: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'When the deleted bytes had been overwritten in the database file and its log; null while another process holds them, and on PostgreSQL',
      }),
    ),
    publicKey: Type.String({ description: 'Ed25519, base64url: the installation’s key' }),
    signature: Type.String({
      description:
        'Ed25519, base64url, over the JSON of all other members: keys sorted, no white space',
    }),
  },
  { title: 'ErasureReceipt' },
);

const render = ({ receipt, signature }: SignedReceipt): Static<typeof ErasureReceipt> => ({
  ...receipt,
  signature,
});

const tag = 'Privacy';

export const listErasures = listRoute({
  id: 'listErasures',
  path: '/v0/erasures',
  scope: 'admin',
  tag,
  summary: 'List the erasures',
  description: 'Their receipts, the latest first: proof for an audit that requests were met.',
  item: ErasureReceipt,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.erasure.list(caller.tenantId, page);
    return { items: items.map(render), ...rest };
  },
});

export const getErasure = route({
  id: 'getErasure',
  method: 'GET',
  path: '/v0/erasures/{erasure_id}',
  scope: 'read',
  tag,
  summary: 'Get the receipt of an erasure',
  description:
    'What was removed and when, signed. The header `Erasure-Receipt` of the erasure and the event `person.erased` name it.',
  reply: ErasureReceipt,
  fails: ['erasure_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.erasure.get(caller.tenantId, params.erasure_id)),
});

export const verifyErasure = route({
  id: 'verifyErasure',
  method: 'POST',
  path: '/v0/erasures/verify',
  status: 200,
  scope: 'read',
  tag,
  summary: 'Verify that nothing is stored of an address',
  description:
    'Looks for the address in all that is stored, whoever wrote it: persons, logs, pages, topics, messages, forms, events and more. Lists the receipts of its erasures. The address is not stored.',
  body: Exact(
    { email: Type.String({ minLength: 1, maxLength: 320 }) },
    { title: 'ErasureVerification' },
  ),
  reply: Type.Object(
    {
      found: Type.Boolean({ description: 'Whether anything is stored of the address now' }),
      stored: Counts('Where, and how many; empty when nothing is'),
      erasures: Type.Array(ErasureReceipt, { description: 'The latest first, 100 at most' }),
    },
    { title: 'ErasureVerified' },
  ),
  async run({ body, caller, services }) {
    const email = normalizeEmail(body.email);
    if (email === undefined) {
      const detail = 'must be an email address';
      throw invalidField('/email', 'wrong_format', detail);
    }
    const { stored, erasures } = await services.erasure.verify(caller.tenantId, email);
    const found = Object.keys(stored).length > 0;
    return { found, stored, erasures: erasures.map(render) };
  },
});

export const erasureRoutes = [listErasures, getErasure, verifyErasure];
