// What visitors' browsers send and ask for beside pages: no key, on every host. Forms and questions come
// from plain HTML as well as from scripts, so each endpoint serves itself; here is what it promises.

import type { VisitorRoute } from '../platform/http/route.ts';
import { Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { Beacon } from '../sessions/beacon.ts';
import { type AskDeps, serveAsk } from './ask.ts';
import { collectPath, refuseOtherThanBeacons } from './collect.ts';
import { type FormDeps, serveForms } from './forms.ts';
import { serveTracker, trackerPath } from './tracker.ts';

const tag = 'Visitors';
const scope = 'public';

const context = {
  'facet.context': Type.String({ description: 'The hidden field of the page, unchanged' }),
  'facet.session': Type.Optional(Type.String({ description: 'The tracker’s session, if any' })),
  'facet.component': Type.Optional(Type.String({ description: 'The componentId of the block' })),
};
const formTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;
const visitFails = [
  'visit_invalid',
  'malformed_request',
  'page_not_found',
  'audience_not_found',
  'version_not_found',
  'version_without_content',
  'rate_limited',
] as const;

const Submission = Type.Object(
  {
    ...context,
    'facet.submission': Type.Optional(
      Type.String({ description: 'Your own id for this submission: makes retries safe' }),
    ),
  },
  { title: 'VisitorSubmission', description: 'The fields of the form, by their names' },
);
const AcceptedSubmission = Type.Object(
  { submissionId: Type.String(), formId: Type.String(), createdAt: Timestamp },
  { title: 'AcceptedSubmission' },
);
const Question = Type.Object(
  { ...context, question: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'Question' },
);
const Answer = Type.Object(
  {
    found: Type.Boolean(),
    answer: Type.String(),
    sources: Type.Array(
      Type.Object({
        chunkId: Type.String(),
        title: Type.String(),
        quote: Type.String({ description: 'The part that answers, word for word' }),
      }),
    ),
    groundingChunkIds: Type.Array(Type.String(), { description: 'The chunks of the sources' }),
    actions: Type.Optional(
      Type.Array(Type.Object({ title: Type.String(), url: Type.String() }), {
        description: 'What the page offers instead, when no answer was found',
      }),
    ),
  },
  { title: 'Answer' },
);

export const visitorRoutes: readonly VisitorRoute<AskDeps & FormDeps>[] = [
  {
    id: 'getTracker',
    method: 'GET',
    path: trackerPath,
    status: 200,
    scope,
    tag,
    summary: 'Get the tracker',
    description: 'The script that pages load to measure a visit. Sets no cookie.',
    replyType: 'text/javascript',
    fails: [],
    serve: (http) => serveTracker(http),
  },
  {
    id: 'collectBeacon',
    method: 'POST',
    path: collectPath,
    status: 204,
    scope,
    tag,
    summary: 'Take in a beacon of the tracker',
    description: 'Sent by the tracker. Repeated and late beacons change nothing.',
    body: Beacon,
    bodyTypes: ['application/json', 'text/plain'],
    fails: ['rate_limited'],
    // Beacons themselves are answered before Fastify: see host_dispatch.ts.
    serve: refuseOtherThanBeacons,
  },
  {
    id: 'submitForm',
    method: 'POST',
    path: '/_facet/forms/{form_id}',
    status: 201,
    scope,
    tag,
    summary: 'Submit a form of a page',
    description:
      'Scripts send JSON and get JSON. Browsers send a form and are redirected (303) to a page of thanks, or see their faults (400).',
    body: Submission,
    bodyTypes: formTypes,
    reply: AcceptedSubmission,
    fails: [...visitFails, 'form_not_found'],
    serve: serveForms,
  },
  {
    id: 'askPage',
    method: 'POST',
    path: '/_facet/ask',
    status: 200,
    scope,
    tag,
    summary: 'Ask a page a question',
    description: 'The answer comes from the page’s topics. Scripts get JSON, browsers a page.',
    body: Question,
    bodyTypes: formTypes,
    reply: Answer,
    replyType: 'text/html',
    fails: [...visitFails, 'ask_not_found'],
    serve: serveAsk,
  },
];
