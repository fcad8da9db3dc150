// Another Facet on the same database, as a second process would be: nothing is shared in memory.
import type { TestContext } from 'node:test';
import { buildApp } from '../../src/app.ts';
import { makeMetrics } from '../../src/platform/http/observe.ts';
import { makeIds } from '../../src/platform/ids.ts';
import { makeLogger } from '../../src/platform/logger.ts';
import { makeSignals } from '../../src/platform/signals/signals.ts';
import { makeServices } from '../../src/services.ts';
import type { TestServer } from './server.ts';

/** Starts it and gives its address. */
export async function startSibling(
  t: TestContext,
  { db, clock, settings }: TestServer,
): Promise<string> {
  const app = buildApp({
    services: await makeServices({ db, clock, signals: makeSignals(), settings }),
    makeId: makeIds(clock),
    logger: makeLogger('silent'),
    metrics: makeMetrics(db, clock),
    roles: ['api'],
  });
  t.after(() => app.http.close());
  return app.http.listen({ port: 0, host: '127.0.0.1' });
}
