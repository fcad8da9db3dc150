// Everything stored about a person: read out, or erased for good.

import type { Activity } from '../activity/activity.service.ts';
import { LogDirection } from '../activity/schemas.ts';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Messages } from '../audiences/messages.service.ts';
import type { Versions } from '../audiences/versions.service.ts';
import { FormSubmission, renderSubmission } from '../forms/forms.api.ts';
import type { Forms } from '../forms/forms.service.ts';
import { Person, renderPerson, renderPersonLog } from '../persons/persons.api.ts';
import type { Persons } from '../persons/persons.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import { rowsInPages } from '../platform/db/page.ts';
import type { ActivityRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { FreeObject, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { ExportedSession, renderVisit } from '../sessions/sessions.api.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Erasure } from './erasure.ts';
import { erasureRoutes } from './erasures.api.ts';
import { ExportedAudience, exportAudiences } from './export_audiences.ts';

const { route } = endpoints<{
  activity: Activity;
  audiences: Audiences;
  clock: Clock;
  erasure: Erasure;
  forms: Forms;
  messages: Messages;
  persons: Persons;
  sessions: Sessions;
  versions: Versions;
}>();

const ExportedLog = Type.Object({
  personLogId: Type.String(),
  accountId: Type.Optional(Type.String()),
  source: Type.String(),
  type: Type.String(),
  direction: LogDirection,
  payload: FreeObject('The payload as the source sent it'),
  idempotencyKey: Type.Optional(Type.String()),
  createdAt: Timestamp,
});
const PersonExport = Type.Object(
  {
    exportedAt: Timestamp,
    person: Person,
    routeKey: Type.String(),
    personLogs: Type.Array(ExportedLog),
    formSubmissions: Type.Array(FormSubmission),
    audiences: Type.Array(ExportedAudience),
    sessions: Type.Array(ExportedSession, { description: 'Visits to the person’s pages' }),
  },
  { title: 'PersonExport' },
);

const renderExportedLog = (row: ActivityRow) => ({
  ...renderPersonLog(row),
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  ...(row.idempotency_key === null ? {} : { idempotencyKey: row.idempotency_key }),
});

const tag = 'Persons';

export const erasePerson = route({
  id: 'erasePerson',
  method: 'DELETE',
  path: '/v0/persons/{person_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Erase a person',
  description:
    'Deletes the person permanently, with the content of their logs and form submissions and stored responses that show them. Account activity keeps empty, deleted entries.',
  fails: ['person_not_found'],
  headers: {
    'Erasure-Receipt': 'The erasureId: `GET /v0/erasures/{erasure_id}` gives the receipt',
  },
  async run({ params, caller, services, setHeader }) {
    setHeader('Erasure-Receipt', await services.erasure.erase(caller.tenantId, params.person_id));
  },
});

async function* member<T>(
  name: string,
  rows: AsyncIterable<T>,
  render: (row: T) => unknown,
): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const row of rows) {
    yield before + JSON.stringify(render(row));
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}

export const exportPerson = route({
  id: 'exportPerson',
  method: 'GET',
  path: '/v0/persons/{person_id}/export',
  scope: 'read',
  tag,
  summary: 'Export everything stored about a person',
  description:
    'Includes the pages written for the person, version by version, and the messages about them.',
  reply: PersonExport,
  fails: ['person_not_found'],
  async run({ params, caller, services }) {
    const row = await services.persons.get(caller.tenantId, params.person_id);
    const head = JSON.stringify({
      exportedAt: isoTime(services.clock.now()),
      person: renderPerson(row),
      routeKey: row.route_key,
    });
    // Streamed, so that a person with a million logs costs no more memory than one with ten.
    async function* document(): AsyncGenerator<string> {
      const { tenantId } = caller;
      yield head.slice(0, -1);
      const logs = rowsInPages(
        (page) => services.activity.listOfPerson(tenantId, row.person_id, page),
        'activity_id',
      );
      yield* member('personLogs', logs, renderExportedLog);
      yield* member('formSubmissions', services.forms.ofPerson(row), renderSubmission);
      yield* member('sessions', services.sessions.ofPerson(tenantId, row.person_id), renderVisit);
      yield ',"audiences":[';
      yield* exportAudiences(services, tenantId, row.person_id);
      yield ']}';
    }
    return document();
  },
});

export const privacyRoutes = [erasePerson, exportPerson, ...erasureRoutes];
