// Who finds out more about a submission. Built in: what Facet itself knows of the person, the account and the
// address. With FACET_ENRICHMENT_URL, an endpoint of the operator's own is asked instead, and told what is known here.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import { isoTime } from '../platform/clock.ts';
import { outward } from '../platform/db/scope.ts';
import type { FormSubmissionRow } from '../platform/db/tables.ts';
import { companyDomain } from '../platform/formats/email.ts';
import { unstorableParts } from '../platform/http/json.ts';

export type Enrichment = Record<string, unknown>;
export type Enricher = (row: FormSubmissionRow, signal: AbortSignal) => Promise<Enrichment>;

/** In words that may be shown to anyone: no address, and nothing the endpoint said. */
export class EnrichmentFailure extends Error {
  override readonly name = 'EnrichmentFailure';
  readonly retryable: boolean;
  constructor(reason: string, retryable = true) {
    super(reason);
    this.retryable = retryable;
  }
}

export function makeBuiltInEnricher(deps: {
  persons: Pick<Persons, 'find'>;
  accounts: Pick<Accounts, 'find'>;
}): Enricher {
  return async (row) => {
    const { tenant_id: tenantId, person_id: personId, account_id: accountId, email } = row;
    const person = personId === null ? undefined : await deps.persons.find(tenantId, personId);
    const account = accountId === null ? undefined : await deps.accounts.find(tenantId, accountId);
    return {
      source: 'facet',
      ...(email === null
        ? {}
        : {
            email: {
              domain: email.slice(email.lastIndexOf('@') + 1),
              isFreeMail: companyDomain(email) === null,
            },
          }),
      ...(person === undefined
        ? {}
        : {
            person: {
              personId: person.person_id,
              name: person.name,
              email: person.email,
              domain: person.domain,
              phoneNumber: person.phone_number,
              linkedinProfileUrl: person.linkedin_profile_url,
              createdAt: isoTime(person.created_at),
              isNew: person.created_at >= row.created_at,
            },
          }),
      ...(account === undefined
        ? {}
        : {
            account: {
              accountId: account.account_id,
              name: account.name,
              domain: account.domain,
              createdAt: isoTime(account.created_at),
              isNew: account.created_at >= row.created_at,
            },
          }),
    };
  };
}

const maxReplyBytes = 64 * 1024;
const timeoutMs = 10_000;

export function makeEndpointEnricher(
  url: string,
  builtIn: Enricher,
  limits: { timeoutMs?: number } = {},
): Enricher {
  const patienceMs = limits.timeoutMs ?? timeoutMs;
  return async (row, signal) => {
    const body = JSON.stringify({
      submissionId: row.submission_id,
      formId: row.form_id,
      pageId: row.page_id,
      audienceId: row.audience_id,
      ...(row.person_id === null ? {} : { personId: row.person_id }),
      ...(row.account_id === null ? {} : { accountId: row.account_id }),
      input: JSON.parse(row.input) as unknown,
      at: isoTime(row.created_at),
      known: await builtIn(row, signal),
    });
    const late = AbortSignal.timeout(patienceMs);
    try {
      return readReply(await post(url, body, AbortSignal.any([signal, late])));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EnrichmentFailure) throw error;
      if (late.aborted) throw new EnrichmentFailure('the enrichment endpoint took too long');
      throw new EnrichmentFailure('the enrichment endpoint could not be reached');
    }
  };
}

async function post(url: string, body: string, signal: AbortSignal): Promise<string> {
  outward('the enrichment endpoint');
  // Loaded with the first submission that needs it.
  const { request } = await import('undici');
  const response = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    signal,
  });
  try {
    refuseStatus(response.statusCode);
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of response.body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxReplyBytes) {
        throw new EnrichmentFailure('the enrichment endpoint answered with more than 64 KB', false);
      }
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString();
  } finally {
    response.body.on('error', () => {}).destroy();
  }
}

/** Redirects are failures too: what was entered goes to the address that was set, and to no other. */
function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  const passing = status >= 500 || [408, 425, 429].includes(status);
  throw new EnrichmentFailure(`the enrichment endpoint answered ${status}`, passing);
}

function readReply(text: string): Enrichment {
  const notAnObject = new EnrichmentFailure(
    'the enrichment endpoint did not answer with a JSON object',
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notAnObject;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || unstorableParts(value).length > 0) throw notAnObject;
  return value as Enrichment;
}
