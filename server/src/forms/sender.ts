// Who sent a form, as far as its fields say: by their types first, then by the names people give them.
import { normalizeEmail } from '../platform/formats/email.ts';
import { type Entry, type Field, internationalPhone } from './fields.ts';

export interface Sender {
  /** In its one spelling. */
  email: string | undefined;
  name: string | undefined;
  phoneNumber: string | undefined;
}

const nameMax = 255;

export function senderOf(fields: readonly Field[], input: Record<string, Entry>): Sender {
  const textOf = (field: Field | undefined): string | undefined => {
    const entry = field && Object.hasOwn(input, field.name) ? input[field.name] : undefined;
    return typeof entry === 'string' ? entry : undefined;
  };
  const ofType = (type: Field['fieldType']) =>
    fields
      .filter((field) => field.fieldType === type)
      .map(textOf)
      .find((text) => text !== undefined);
  const named = (...keys: string[]) =>
    textOf(fields.find(({ name }) => keys.includes(name.toLowerCase().replace(/[_-]/g, ''))));

  const email = ofType('email');
  const phone = ofType('phone');
  const whole = named('name', 'fullname', 'yourname', 'contactname');
  const parts = [named('firstname', 'givenname'), named('lastname', 'familyname', 'surname')];
  const name = (whole ?? parts.filter((part) => part !== undefined).join(' ')).replace(/\s+/g, ' ');
  return {
    email: email === undefined ? undefined : normalizeEmail(email),
    name: name === '' ? undefined : [...name].slice(0, nameMax).join(''),
    phoneNumber: phone === undefined ? undefined : internationalPhone(phone),
  };
}

/** What to call a person of whom only the address is known. */
export const nameOfEmail = (email: string): string => email.slice(0, email.lastIndexOf('@'));
