// Probes. Alive: the process answers. Ready: it also reaches its database and is not draining.

import { Failure } from '../errors.ts';
import { Type } from '../json_type.ts';
import { endpoints } from './endpoints.ts';

const { route } = endpoints<{ probeDatabase(): Promise<void> }>();

const Status = Type.Object({ status: Type.String() }, { title: 'Status' });

export const getHealth = route({
  id: 'getHealth',
  method: 'GET',
  path: '/healthz',
  scope: 'public',
  tag: 'Operations',
  summary: 'Whether the process is alive',
  description: 'For liveness probes: it asks nothing of the database.',
  reply: Status,
  run: async () => ({ status: 'ok' }),
});

export const getReadiness = route({
  id: 'getReadiness',
  method: 'GET',
  path: '/readyz',
  scope: 'public',
  tag: 'Operations',
  summary: 'Whether the service accepts requests',
  description:
    'For load balancers: 503 while the database is away or the process is shutting down.',
  reply: Status,
  async run({ services, draining }) {
    if (draining) throw new Failure('draining', { retryAfterSeconds: 1 });
    await services.probeDatabase();
    return { status: 'ready' };
  },
});

export const healthRoutes = [getHealth, getReadiness];
