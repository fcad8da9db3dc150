import { PersonRef } from '../persons/person_ref.ts';
import type { Persons } from '../persons/persons.service.ts';
import { isoTime } from '../platform/clock.ts';
import type { FormSubmissionRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Moment, readPeriod } from '../platform/http/period.ts';
import { FreeObject, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Forms } from './forms.service.ts';

const { route, listRoute } = endpoints<{ forms: Forms; persons: Persons }>();

export const FormSubmission = Type.Object(
  {
    submissionId: Type.String(),
    formId: Type.String(),
    componentId: Type.String(),
    pageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.String(),
    personId: Type.Optional(Type.String()),
    accountId: Type.Optional(Type.String()),
    input: FreeObject('The input by field name; empty once erased'),
    suspectedBot: Type.Boolean(),
    suspicion: Type.Optional(
      OneOf(['hidden_field', 'too_fast'], {
        description: 'Why a bot is suspected: it filled in a hidden field, or it was too fast',
      }),
    ),
    enrichmentState: OneOf(['none', 'waiting', 'enriched', 'failed']),
    enrichment: Type.Optional(FreeObject('The result of the enrichment')),
    enrichmentError: Type.Optional(Type.String()),
    createdAt: Timestamp,
    erasedAt: Type.Optional(Timestamp),
  },
  { title: 'FormSubmission' },
);

export const renderSubmission = (row: FormSubmissionRow) => ({
  submissionId: row.submission_id,
  formId: row.form_id,
  componentId: row.component_id,
  pageId: row.page_id,
  audienceId: row.audience_id,
  versionId: row.version_id,
  ...(row.person_id === null ? {} : { personId: row.person_id }),
  ...(row.account_id === null ? {} : { accountId: row.account_id }),
  input: JSON.parse(row.input) as Record<string, unknown>,
  suspectedBot: row.suspected_bot === 1,
  ...(row.suspicion === null ? {} : { suspicion: row.suspicion as 'hidden_field' | 'too_fast' }),
  enrichmentState: row.enrichment_state,
  ...(row.enrichment === null
    ? {}
    : { enrichment: JSON.parse(row.enrichment) as Record<string, unknown> }),
  ...(row.enrichment_error === null ? {} : { enrichmentError: row.enrichment_error }),
  createdAt: isoTime(row.created_at),
  ...(row.erased_at === null ? {} : { erasedAt: isoTime(row.erased_at) }),
});

const Id = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));
export const listFormSubmissions = listRoute({
  id: 'listFormSubmissions',
  csv: true,
  path: '/v0/form_submissions',
  scope: 'read',
  tag: 'Forms',
  summary: 'List the form submissions',
  description:
    'Form submissions, newest first. Suspected bot submissions are kept apart; suspectedBot=true lists them.',
  item: FormSubmission,
  filters: {
    pageId: Id,
    audienceId: Id,
    formId: Id,
    personId: Type.Optional(PersonRef),
    startDate: Moment('Sent at this time or later'),
    endDate: Moment('Sent before this time'),
    suspectedBot: Type.Optional(
      OneOf(['true', 'false', '1', '0'], { description: 'Default: false' }),
    ),
  },
  async run({ query, caller, services, page }) {
    const { startDate, endDate, suspectedBot, ...ids } = query;
    const filter = {
      ...ids,
      personId: await services.persons.idOf(caller.tenantId, ids.personId),
      ...readPeriod({ startDate, endDate }),
      suspectedBot: suspectedBot === 'true' || suspectedBot === '1',
    };
    const { items, ...rest } = await services.forms.list(caller.tenantId, filter, page);
    return { items: items.map(renderSubmission), ...rest };
  },
});

export const releaseFormSubmission = route({
  id: 'releaseFormSubmission',
  method: 'POST',
  path: '/v0/form_submissions/{submission_id}/release',
  scope: 'write',
  tag: 'Forms',
  summary: 'Release a suspected form submission',
  description:
    'Use this when a submission was wrongly suspected. Facet finds or creates the person and the account, sends form.submitted and enriches the submission. Sessions are not counted again.',
  reply: FormSubmission,
  fails: ['form_submission_not_found', 'form_submission_not_suspected'],
  run: async ({ params, caller, services }) =>
    renderSubmission(await services.forms.release(caller.tenantId, params.submission_id)),
});

export const getFormSubmission = route({
  id: 'getFormSubmission',
  method: 'GET',
  path: '/v0/form_submissions/{submission_id}',
  scope: 'read',
  tag: 'Forms',
  summary: 'Get a form submission',
  reply: FormSubmission,
  fails: ['form_submission_not_found'],
  run: async ({ params, caller, services }) =>
    renderSubmission(await services.forms.get(caller.tenantId, params.submission_id)),
});

export const formRoutes = [listFormSubmissions, getFormSubmission, releaseFormSubmission];
