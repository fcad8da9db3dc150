// The floor of an import: the same rows into the same tables, with their indexes and triggers, in batches
// of the same size, each under a durable commit of its own. Nothing is parsed, checked, matched or kept track of.
import { openFloorPostgres, openFloorSqlite, type Value } from './floor.db.ts';
import { personRows } from './seed.ts';

const {
  DATABASE_URL: databaseUrl,
  FACET_DATA_DIR: dataDir = '',
  FLOOR_TENANT_ID: tenantId = '',
  FLOOR_COUNT: count = '0',
  FLOOR_BATCH: batch = '0',
} = process.env;

const db = databaseUrl === undefined ? openFloorSqlite(dataDir) : openFloorPostgres(databaseUrl);
const rows = [...personRows(tenantId, Number(count))];
const insert = db.insertMany('persons', Object.keys(rows[0] ?? {}));
process.on('SIGTERM', () => process.exit(0));

const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
for (let from = 0; from < rows.length; from += Number(batch)) {
  const some = rows.slice(from, from + Number(batch));
  await insert(some.map((row) => Object.values(row) as Value[]));
}
const ms = performance.now() - startedAt;
const cpu = process.cpuUsage(cpuBefore);
const cpuMs = (cpu.user + cpu.system) / 1_000;
// Read as an address, like that of every program here.
process.stdout.write(`Importer listening on http://done/?ms=${ms}&cpuMs=${cpuMs}\n`);
setInterval(() => {}, 60_000);
