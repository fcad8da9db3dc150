import { Type } from '../platform/json_type.ts';

/** The id of a person as bodies take it: their own, or one of another system. */
export const PersonRef = Type.String({
  minLength: 1,
  maxLength: 400,
  description: 'The id of a person, or `ext:SYSTEM:ID`',
});
