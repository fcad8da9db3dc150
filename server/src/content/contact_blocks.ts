// Blocks through which reader and sender reach each other.

import { Exact, OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { AssetId, block, heading, Ids, items, Long, Name, Short, Url } from './parts.ts';

export const fieldTypes = [
  'text',
  'email',
  'phone',
  'url',
  'number',
  'textarea',
  'select',
  'checkbox',
] as const;

const FormField = Exact({
  name: Name,
  label: Short(),
  fieldType: OneOf([...fieldTypes]),
  required: Type.Boolean(),
  placeholder: Type.Optional(Short()),
  options: Type.Optional(Type.Array(Short(), { minItems: 1, maxItems: 100 })),
});

export const contactBlocks = {
  sender: block('sender', {
    ...heading,
    name: Short(),
    role: Type.Optional(Short()),
    text: Type.Optional(Long({ description: 'A line to the reader, in the sender’s own words' })),
    photoAssetId: AssetId,
    phone: Type.Optional(
      Type.String({ minLength: 3, maxLength: 40, pattern: '^\\+?[0-9 ().-]+$' }),
    ),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254, format: 'mailbox' })),
    actionIds: Ids,
  }),
  place: block('place', {
    ...heading,
    title: Type.Optional(Short()),
    address: Long({ description: 'One line each' }),
    mapUrl: Type.Optional(Url),
    hours: Type.Optional(items({ days: Short(), times: Short() }, 20)),
    text: Type.Optional(Long()),
  }),
  form: block('form', {
    ...heading,
    introduction: Type.Optional(Long()),
    formId: Name,
    fields: Type.Array(FormField, { minItems: 1, maxItems: 50 }),
    submitLabel: Short(),
  }),
  ask: block('ask', {
    ...heading,
    placeholder: Type.Optional(Short()),
    suggestions: Type.Array(Short(), { maxItems: 10 }),
  }),
} as const;
