// POST /_facet/forms/{form_id}: a visitor's form, from a browser without JavaScript or from a script. A browser is
// shown its faults beside the fields, or sent on to a page of thanks that can be loaded again without sending twice;
// a script gets JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlockOf } from '../content/content.ts';
import { type FieldFault, readForm } from '../forms/fields.ts';
import type { Forms, Suspicion } from '../forms/forms.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import { escapePointer } from '../platform/http/json.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { safePath } from './back.ts';
import { componentName, contextName, honeypotName } from './render/blocks/forms.ts';
import {
  backOf,
  bodyOptions,
  elapsedName,
  networkOf,
  ownNames,
  ownText,
  sendPage,
  sessionName,
  submissionName,
  type VisitorBody,
  visitorScope,
  wantsJson,
} from './visitor_http.ts';
import { faultsPage, thanksPage } from './visitor_pages.ts';
import { formOf, type Visit, type Visits } from './visits.ts';

const limit = { max: 60, windowMs: 60_000 };
/** Nobody reads a form and fills it in that fast. */
const tooFastMs = 1_500;
const submissionKeyMax = 200;

export interface FormDeps {
  clock: Clock;
  visits: Visits;
  forms: Forms;
}

export function serveForms(http: FastifyInstance, services: FormDeps): void {
  visitorScope(http, services.clock, limit, (scope) => {
    const path = '/_facet/forms/:form_id';
    scope.post(path, bodyOptions, (request, reply) => takeForm(services, request, reply));
    refuseOthers(scope, path, 'POST');
    scope.get(`${path}/done`, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const visit = await services.visits.open(query.context);
      return sendPage(reply, 200, thanksPage(visit.input, safePath(query.back)));
    });
    refuseOthers(scope, `${path}/done`, 'GET, HEAD');
  });
}

async function takeForm(
  services: FormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = (request.body ?? { strict: false, entered: new Map() }) as VisitorBody;
  const { form_id: formId } = request.params as { form_id: string };
  const visit = await services.visits.open(ownText(body, contextName));
  const form = formOf(visit, formId, ownText(body, componentName));
  if (!form) throw new Failure('form_not_found');

  const { input, faults } = readForm(form.fields, body.entered);
  const unknown = body.strict ? unknownFields(form, body) : [];
  const back = backOf(request, body);
  if (faults.length + unknown.length > 0) {
    if (wantsJson(request)) {
      throw new Failure('validation_failed', { errors: [...faults.map(pointed), ...unknown] });
    }
    const values = valuesOf(body);
    return sendPage(reply, 400, faultsPage(visit.input, { form, values, faults, back }));
  }
  const { row, replayed } = await services.forms.submit({
    visit: visit.context,
    form,
    input,
    addresseeId: visit.context.exposure?.personId ?? visit.audience.person_id,
    suspicion: suspicionOf(body),
    sentBy: {
      address: networkOf(request.ip),
      program: request.headers['user-agent'] ?? '',
      submissionKey: ownText(body, submissionName)?.slice(0, submissionKeyMax),
    },
    sessionKey: ownText(body, sessionName),
  });
  if (!wantsJson(request)) return reply.redirect(doneUrl(visit, formId, back), 303);
  if (replayed) reply.header('idempotent-replayed', 'true');
  const { submission_id: submissionId, created_at: createdAt } = row;
  return reply.code(201).send({ submissionId, formId, createdAt: isoTime(createdAt) });
}

/** A machine is answered like a person: it learns nothing from the answer. */
function suspicionOf(body: VisitorBody): Suspicion | undefined {
  if (ownText(body, honeypotName)?.trim()) return 'hidden_field';
  const elapsed = body.entered.get(elapsedName);
  const text = String(Array.isArray(elapsed) ? elapsed[0] : (elapsed ?? ''));
  return /^\d{1,12}$/.test(text) && Number(text) < tooFastMs ? 'too_fast' : undefined;
}

function unknownFields({ fields }: BlockOf<'form'>, { entered }: VisitorBody): Fault[] {
  return [...entered.keys()]
    .filter((name) => !ownNames.has(name) && !fields.some((field) => field.name === name))
    .slice(0, 100)
    .map((name) =>
      fieldFault(`/${escapePointer(name)}`, 'unknown_field', 'is not a field of this form'),
    );
}

const pointed = ({ name, code, detail }: FieldFault): Fault =>
  fieldFault(`/${escapePointer(name)}`, code, detail);

/** What was entered, to be shown again. */
const valuesOf = ({ entered }: VisitorBody): Map<string, string[]> =>
  new Map(
    [...entered].map(([name, value]) => [
      name,
      [value].flat().map((one) => (typeof one === 'string' ? one.toWellFormed() : String(one))),
    ]),
  );

function doneUrl({ sealed }: Visit, formId: string, back: string | undefined): string {
  const query = new URLSearchParams({ context: sealed, ...(back === undefined ? {} : { back }) });
  return `/_facet/forms/${encodeURIComponent(formId)}/done?${query}`;
}
