// What owners ask about the installation itself.

import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { AgentCheck } from './agent_check.ts';
import type { Health } from './health.ts';

const { route } = endpoints<{ health: Health; agentCheck: AgentCheck }>();
const tag = 'Operations';
const AgentName = OneOf(['rules', 'model']);

export const getCheckup = route({
  id: 'getCheckup',
  method: 'GET',
  path: '/v0/checkup',
  scope: 'admin',
  tag,
  summary: 'Say what stands in the way of running well',
  description:
    'The findings of `facet doctor`, at most a minute old. Tenants other than the default one learn only what concerns no other tenant.',
  query: Exact({
    again: Type.Optional(
      OneOf(['true', 'false'], { description: 'Look again if the last look is over 10 s old' }),
    ),
  }),
  reply: Type.Object(
    {
      checkedAt: Timestamp,
      findings: Type.Array(
        Type.Object({
          level: OneOf(['ok', 'warning', 'fault']),
          about: Type.String({ description: 'The check, in a word' }),
          text: Type.String(),
          advice: Type.Optional(Type.String({ description: 'What to do' })),
        }),
      ),
    },
    { title: 'Checkup' },
  ),
  async run({ caller, query, services }) {
    const { checkedAt, findings } = await services.health.examine(
      caller.tenantId,
      query.again === 'true',
    );
    return { checkedAt: isoTime(checkedAt), findings };
  },
});

export const getAgent = route({
  id: 'getAgent',
  method: 'GET',
  path: '/v0/agent',
  scope: 'read',
  tag,
  summary: 'Say which page agent writes here',
  description: 'The built-in rules agent, or a language model, with its budget for one run.',
  reply: Type.Object(
    {
      agent: AgentName,
      model: Type.Optional(Type.String()),
      servedFrom: Type.Optional(Type.String({ description: 'The host the model is served from' })),
      timeoutSeconds: Type.Number({ minimum: 0 }),
      maxOutputTokens: Nullable(Type.Integer({ minimum: 0, description: 'For each reply' })),
    },
    { title: 'AgentFacts' },
  ),
  async run({ services }) {
    const { timeoutMs, ...facts } = services.agentCheck.facts();
    return { ...facts, timeoutSeconds: timeoutMs / 1_000 };
  },
});

export const testAgent = route({
  id: 'testAgent',
  method: 'POST',
  path: '/v0/agent/test',
  status: 200,
  scope: 'admin',
  tag,
  summary: 'Have the page agent write a sample page',
  description:
    'Nothing is stored. A run that fails is not an error: `ok` is false and `detail` says why. With a language model it costs what one page costs.',
  reply: Type.Object(
    {
      ok: Type.Boolean(),
      agent: AgentName,
      durationMs: Type.Integer({ minimum: 0 }),
      blocks: Type.Integer({ minimum: 0, description: 'How many blocks the page has' }),
      headline: Type.Optional(Type.String()),
      detail: Type.Optional(Type.String()),
    },
    { title: 'AgentRun' },
  ),
  prepare: ({ caller, services }) => services.agentCheck.run(caller.tenantId),
  run: async ({ prepared }) => prepared,
});

export const operationsRoutes = [getCheckup, getAgent, testAgent];
