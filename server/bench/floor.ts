// The floor: the barest program that does the same work on the same stack, in a
// process of its own. It takes Facet's environment; a key is looked up in a map.
// No validation, no log, no metrics, no limits: what Facet costs beyond this is Facet.
import Fastify from 'fastify';
import { serveAccounts } from './accounts.floor.ts';
import { openFloorPostgres, openFloorSqlite } from './floor.db.ts';
import { serveMessages } from './messages.floor.ts';
import { servePersons } from './persons.floor.ts';
import { serveCollect } from './sessions.floor.ts';
import { serveConstantPage } from './site.floor.ts';

const {
  DATABASE_URL: databaseUrl,
  FACET_DATA_DIR: dataDir = '',
  FACET_API_KEY: apiKey = '',
  FLOOR_TENANT_ID: tenantId = '',
} = process.env;

const db = databaseUrl === undefined ? openFloorSqlite(dataDir) : openFloorPostgres(databaseUrl);
const tenants = new Map([[apiKey, tenantId]]);

const app = Fastify();
serveConstantPage(app);
app.decorateRequest('tenantId', '');
await app.register(async (scope) => {
  scope.addHook('onRequest', (request, reply, done) => {
    const found = tenants.get(String(request.headers['x-api-key']));
    if (found === undefined) {
      reply.code(401).send();
      return;
    }
    request.tenantId = found;
    done();
  });
  servePersons(scope, db);
  await serveAccounts(scope, db);
  serveMessages(scope, db);
  serveCollect(scope, db);
});

const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Floor listening on ${url}\n`);
// An orderly exit, so that a CPU profile is written.
process.on('SIGTERM', () => process.exit(0));

declare module 'fastify' {
  interface FastifyRequest {
    tenantId: string;
  }
}
