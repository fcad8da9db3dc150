// The variants as a file for mail merge: whom to write to, and the address that is theirs.
import type { Audience } from '@facet/sdk';
import { saveCsv, toCsv } from '../../lib/csv.ts';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { stateOf } from './queries.ts';

const firstNameOf = (name: string): string =>
  name.includes(',') ? (name.split(',')[1] ?? '').trim() : (name.split(/\s+/)[0] ?? '');

function rowOf(audience: Audience): (string | undefined)[] {
  const { recipient, effectiveName, url } = audience;
  return [
    recipient?.name ?? effectiveName,
    recipient ? firstNameOf(recipient.name) : '',
    recipient?.email,
    recipient?.title,
    recipient?.company,
    url ?? '',
    t.page.statuses[stateOf(audience)],
  ];
}

/** These, or all of the page; gives how many there were. */
export async function exportForMailMerge(
  page: { pageId: string; name: string },
  chosen: readonly Audience[],
): Promise<number> {
  const rows = chosen.map(rowOf);
  if (chosen.length === 0) {
    for await (const audience of facet.audiences.list(page.pageId, { status: 'active' })) {
      rows.push(rowOf(audience));
    }
  }
  const { name, firstName, email, title, company, url, status } = t.page.csv;
  const header = [name, firstName, email, title, company, url, status];
  saveCsv(`${page.name}.csv`, toCsv([header, ...rows]));
  return rows.length;
}
