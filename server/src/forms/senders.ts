// The person who sent a form, found or made. Held until the transaction ends: an erasure comes before the
// submission, or takes it along.

import type { Persons } from '../persons/persons.service.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { nameOfEmail, type Sender } from './sender.ts';

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
