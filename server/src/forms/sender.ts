// Who sent a form: read from its fields, by their types first, then by the names people give them; then
// found or made as a person. Held until the transaction ends: an erasure comes before the submission, or
// takes it along.
import type { Persons } from '../persons/persons.service.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
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
const nameOfEmail = (email: string): string => email.slice(0, email.lastIndexOf('@'));

type FindSender = (
  tenantId: string,
  sender: Sender,
  /** Whom the page was made for: who it is when the form does not say. */
  addresseeId: string | null,
) => Promise<PersonRow | undefined>;

export interface Senders {
  find: FindSender;
  findOrMake: FindSender;
}

const tries = 5;

export function makeSenders(persons: Persons): Senders {
  const find: FindSender = async (tenantId, { email }, addresseeId) => {
    const personId =
      email === undefined ? addresseeId : (await persons.findByEmail(tenantId, email))?.person_id;
    return personId == null ? undefined : persons.hold(tenantId, personId);
  };

  return {
    find,
    /** Only a new person is given what the form says: whoever knows an address must not rewrite its owner. */
    async findOrMake(tenantId, sender, addresseeId) {
      const { email, name, phoneNumber } = sender;
      for (let tried = 0; tried < tries; tried++) {
        const known = await find(tenantId, sender, addresseeId);
        if (known || email === undefined) return known;
        try {
          const person = { name: name ?? nameOfEmail(email), email, phoneNumber };
          return await persons.create(tenantId, person);
        } catch (error) {
          // Another submission made them at the same moment.
          if (!(error instanceof Failure && error.code === 'email_taken')) throw error;
        }
      }
      throw new Error('the person came and went');
    },
  };
}
