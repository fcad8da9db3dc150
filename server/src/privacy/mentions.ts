// Where an address stands in what is stored of a tenant, whoever wrote it: the proof that nothing is stored
// of somebody must look everywhere. Sealed and packed values are not looked into.
import type { Db } from '../platform/db/open.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import { holdsAddress, withoutAddress } from '../platform/formats/email.ts';
import { rowsHolding, type TextTable } from './mentions.store.ts';

const texts = (table: string, key: string, columns: readonly string[]): TextTable => ({
  table,
  key,
  columns,
});
const logs = texts('activities', 'activity_id', ['payload', 'idempotency_key']);

/** By the name under which a receipt and a look-up count it. */
const areas: Record<string, readonly TextTable[]> = {
  persons: [texts('persons', 'person_id', ['email'])],
  accounts: [texts('accounts', 'account_id', ['name', 'external_ids'])],
  logs: [logs],
  members: [
    texts('members', 'member_id', ['email']),
    texts('member_invitations', 'invitation_id', ['email']),
  ],
  pages: [
    texts('pages', 'page_id', [
      ...['name', 'page_context', 'actions', 'action_card_widgets', 'footer_links', 'scripts'],
      'metadata',
    ]),
  ],
  audiences: [
    texts('audiences', 'audience_id', [
      ...['custom_name', 'supplementary_context', 'metadata_override', 'action_url_override'],
      'action_form_instructions_override',
    ]),
  ],
  versions: [
    texts('contents', 'content_hash', ['content']),
    texts('versions', 'version_id', ['supplementary_context', 'failure_reason']),
  ],
  claims: [
    texts('claims', 'version_id', ['claimed', 'quote']),
    texts('claim_acceptances', 'audience_id', ['reason']),
  ],
  messages: [texts('messages', 'message_id', ['message', 'selected_element'])],
  topicEntries: [texts('topic_entries', 'topic_entry_id', ['question', 'content'])],
  assets: [texts('assets', 'asset_id', ['name', 'purpose', 'ai_description', 'tags'])],
  links: [texts('page_links', 'page_link_id', ['path'])],
  formSubmissions: [
    texts('form_submissions', 'submission_id', [
      'email',
      'input',
      'enrichment',
      'enrichment_error',
    ]),
  ],
  interactions: [
    texts('session_interactions', 'audience_session_id', ['label', 'response_text', 'options']),
  ],
  events: [texts('events', 'event_id', ['payload'])],
  storedResponses: [texts('idempotency_keys', 'idempotency_key', ['response'])],
  batches: [texts('batches', 'batch_id', ['ids', 'filter', 'errors'])],
  importRejects: [
    texts('import_rejects', 'import_id', ['cells', 'reason']),
    texts('import_parts', 'import_id', ['cells']),
  ],
};

/** How many rows of each area hold the address; areas without one are left out. */
export async function countMentions(
  db: Db,
  tenantId: string,
  email: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [area, tables] of Object.entries(areas)) {
    let count = 0;
    for (const table of tables) {
      for await (const row of rowsHolding(db, tenantId, table, email)) {
        if (row.texts.some((text) => holdsAddress(text, email))) count++;
      }
    }
    if (count > 0) counts[area] = count;
  }
  return counts;
}

/** The logs that hold the address, whoever's they are, after a log. */
export async function findLogsHolding(
  db: Db,
  tenantId: string,
  email: string,
  after?: string,
): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, texts: stored } of rowsHolding(db, tenantId, logs, email, after)) {
    if (stored.some((text) => holdsAddress(text, email))) found.push(key);
  }
  return found;
}

const erased = '[erased]';
/** A shorter word is not a name alone. */
const leastName = 4;

/**
 * The text of a log (JSON) without the address and, where the address says who is meant, without what else
 * the person is known by.
 */
export function withoutPerson(
  text: string,
  person: Pick<PersonRow, 'email' | 'name' | 'phone_number' | 'linkedin_profile_url'>,
): string {
  const { email, name, phone_number: phone, linkedin_profile_url: profile } = person;
  if (email === null || !holdsAddress(text, email)) return text;
  let left = withoutAddress(text, email, erased);
  for (const word of [name, phone, profile]) {
    if (word === null || word.length < leastName) continue;
    const written = RegExp.escape(JSON.stringify(word).slice(1, -1));
    left = left.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, 'giu'),
      erased,
    );
  }
  return left;
}
