import { Type } from '../platform/json_type.ts';

/** The id of an account as bodies take it: its own, or one of another system. */
export const AccountRef = Type.String({
  minLength: 1,
  maxLength: 400,
  pattern: '^(account_[a-z0-9]{26}|ext:[a-z0-9]+(-[a-z0-9]+)*:.+)$',
  description: 'The id of an account, or `ext:SYSTEM:ID`',
});
