// What a visitor would see, and why.

import { targetOf } from '../links/links.service.ts';
import { LinkTargetSchema } from '../links/targets.ts';
import { PersonRef } from '../persons/person_ref.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { type Simulation, type Simulator, steps } from './simulator.ts';

const { route } = endpoints<{ simulator: Simulator }>();

const Text = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description }));

const Visit = Exact(
  {
    host: Text(260, 'Left out: the tenant’s own subdomain'),
    path: Type.String({ minLength: 1, maxLength: 2_000, example: '/offer' }),
    personId: Type.Optional(PersonRef),
    query: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        additionalProperties: { type: 'string', maxLength: 500 },
        maxProperties: 50,
        description: 'The parameters of the address',
      }),
    ),
    referrer: Text(2_000, 'The referring address or host'),
    country: Text(10, 'As the proxy in front would say it, such as `DE`'),
    at: Type.Optional(
      Type.String({ format: 'date-time', maxLength: 100, description: 'Default: now' }),
    ),
  },
  { title: 'SimulatedVisit' },
);

const Id = Nullable(Type.String());
const SimulationReply = Type.Object(
  {
    status: Type.Integer({ description: 'What the visitor is answered: 200, 404 or 410' }),
    link: Nullable(
      Type.Object(
        { pageLinkId: Type.String(), url: Type.String(), target: LinkTargetSchema },
        { description: 'Null for a path that no link has' },
      ),
    ),
    rule: Nullable(
      Type.Object(
        {
          pageRoutingId: Type.String(),
          decidedBy: OneOf(['person', 'rule', 'default']),
          ruleIndex: Nullable(Type.Integer({ minimum: 0 })),
        },
        { description: 'Null where no routing decides' },
      ),
    ),
    audienceId: Id,
    versionId: Id,
    arm: Nullable(OneOf(['control', 'treated'])),
    renditionSha256: Type.Optional(
      Type.String({ description: 'The hash of the page as it would be sent, or was sent at `at`' }),
    ),
    why: Type.Array(Type.Object({ step: OneOf([...steps]), detail: Type.String() }), {
      description: 'Every step in its order',
    }),
  },
  { title: 'Simulation' },
);

const render = ({ link, rule, ...found }: Simulation) => ({
  status: found.status,
  link: link
    ? { pageLinkId: link.row.page_link_id, url: link.url, target: targetOf(link.row) }
    : null,
  rule: rule
    ? {
        pageRoutingId: rule.pageRoutingId,
        decidedBy: rule.decidedBy,
        ruleIndex: rule.ruleIndex ?? null,
      }
    : null,
  audienceId: found.audienceId ?? null,
  versionId: found.versionId ?? null,
  arm: found.arm ?? null,
  ...(found.renditionSha256 === undefined ? {} : { renditionSha256: found.renditionSha256 }),
  why: found.why,
});

export const simulate = route({
  id: 'simulate',
  method: 'POST',
  path: '/v0/simulate',
  scope: 'read',
  tag: 'Page links',
  summary: 'Simulate a visit',
  description:
    'Goes the way of a visitor: link, rule, audience, experiment, version and page, with the reason for each step. Nothing is counted or stored. With `at`, versions, experiments and pages are those of that time; links and rules are today’s, and `why` says so where they were changed since.',
  body: Visit,
  reply: SimulationReply,
  fails: ['person_not_found'],
  async run({ body, caller, services }) {
    const { host, path, personId, query = {}, referrer, country } = body;
    const simulation = await services.simulator.simulate(caller.tenantId, {
      ...{ host, path, personId },
      facts: { query: Object.entries(query), referrer, country },
      at: body.at === undefined ? undefined : Date.parse(body.at),
    });
    return render(simulation);
  },
});

export const simulateRoutes = [simulate];
