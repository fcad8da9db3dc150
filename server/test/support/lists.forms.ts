// Lists of form submissions, for the paging suite.
import assert from 'node:assert/strict';
import type { BlockOf } from '../../src/content/content.ts';
import { contactForm } from './form_pages.ts';
import { client, type MakeList } from './paging.ts';

/** Sent past the visitors' door, which takes so many a minute only. Erasing the sender leaves the row. */
const sent =
  (filters: string, suspicion: 'too_fast' | undefined): MakeList =>
  async (facet, key) => {
    const { gone } = client(facet, key);
    const caller = await facet.services.keys.find(key);
    assert.ok(caller);
    const visit = { tenantId: caller.tenantId, audienceId: 'a', versionId: 'v' };
    const personOf = new Map<string, string>();
    let count = 0;
    const add = async (pageId: string, suspected: typeof suspicion) => {
      const email = `n${count++}@many.example`;
      const { row } = await facet.services.forms.submit({
        visit: { ...visit, pageId },
        form: contactForm as BlockOf<'form'>,
        input: { email },
        addresseeId: null,
        suspicion: suspected,
        sentBy: { address: '192.0.2.1', program: 'a test' },
      });
      if (row.person_id !== null) personOf.set(row.submission_id, row.person_id);
      return row.submission_id;
    };
    return {
      path: `/v0/form_submissions${filters}`,
      idOf: (item) => item.submissionId,
      async add() {
        // Beside each row one that this list must not show.
        await add('another', suspicion === undefined ? 'too_fast' : undefined);
        return add('p', suspicion);
      },
      async remove(id) {
        const personId = personOf.get(id);
        if (personId !== undefined) await gone(`/v0/persons/${personId}`);
        return true;
      },
    };
  };

export const formSubmissions = sent('', undefined);
export const pageSubmissions = sent('?pageId=p&startDate=2000-01-01T00:00:00Z', undefined);
export const suspectedSubmissions = sent('?suspectedBot=true', 'too_fast');
