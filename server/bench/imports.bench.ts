// A file of many persons: how fast it is taken in beside the inserts alone, and what it takes of memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { rowsPerPart } from '../src/imports/receiving.ts';
import { type Bench, bothEngines, type Figure, InvalidRun, ratioAtLeast } from './figure.ts';
import { median } from './result.ts';
import { personRows } from './seed.ts';
import { apiKey, type RunningServer, startServer } from './server.ts';
import { facetWith } from './stage.ts';
import { cpuMs, residentMegabytes } from './watch.ts';

const area = 'imports';
const many = 100_000;
const lookEveryMs = 100;

interface Run {
  perSecond: number;
  /** Processor milliseconds a row. */
  cpu: number;
}

function fileOf(count: number): string {
  const lines = ['name,email,domain,phoneNumber,linkedinProfileUrl,title'];
  for (const row of personRows('', count)) {
    const { name, email, domain, phone_number, linkedin_profile_url, title } = row;
    lines.push([name, email, domain, phone_number, linkedin_profile_url, title].join(','));
  }
  return `${lines.join('\n')}\n`;
}

async function api(server: RunningServer, path: string, init: RequestInit = {}): Promise<Import> {
  const response = await fetch(server.url + path, { ...init, headers: { 'x-api-key': apiKey } });
  if (!response.ok) throw new InvalidRun(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Import;
}

interface Import {
  importId: string;
  status: string;
  created: number;
}

/** Memory while it goes on, sample by sample. */
async function facetRun(server: RunningServer, memory: number[]): Promise<Run> {
  const form = new FormData();
  form.append('kind', 'persons');
  form.append('file', new Blob([fileOf(many)], { type: 'text/csv' }), 'persons.csv');
  const cpuBefore = cpuMs(server.pid) ?? Number.NaN;
  const startedAt = performance.now();
  let { importId, status, created } = await api(server, '/v0/imports', {
    method: 'POST',
    body: form,
  });
  while (status === 'queued' || status === 'running') {
    await sleep(lookEveryMs);
    memory.push(residentMegabytes(server.pid));
    ({ status, created } = await api(server, `/v0/imports/${importId}`));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  if (status !== 'finished' || created !== many) {
    throw new InvalidRun(`the import is ${status} with ${created} persons`);
  }
  const cpu = ((cpuMs(server.pid) ?? Number.NaN) - cpuBefore) / many;
  return { perSecond: many / seconds, cpu };
}

async function floorRun(
  bench: Bench,
  { env }: { env: Record<string, string> },
  tenantId: string,
): Promise<Run> {
  const importer = await startServer(bench, 'importer', {
    ...env,
    FLOOR_TENANT_ID: tenantId,
    FLOOR_COUNT: String(many),
    FLOOR_BATCH: String(rowsPerPart),
  });
  await importer.stop();
  const told = new URL(importer.url).searchParams;
  return {
    perSecond: many / (Number(told.get('ms')) / 1_000),
    cpu: Number(told.get('cpuMs')) / many,
  };
}

const importPersons: Figure = {
  area,
  name: `import of ${many.toLocaleString('en')} persons, beside the same batched inserts`,
  targets: bothEngines(ratioAtLeast(0.5)),
  async run(bench) {
    const samples = { facet: [] as Run[], floor: [] as Run[] };
    const memory: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      const { facet } = await facetWith(bench, () => ({}));
      const server = await facet();
      samples.facet.push(await facetRun(server, memory));
      await server.stop();
      const { database, tenantId } = await facetWith(bench, () => ({}));
      samples.floor.push(await floorRun(bench, database, tenantId));
    }
    const half = memory.length >> 1;
    const [early, late] = [memory.slice(0, half), memory.slice(half)].map((some) =>
      median(some).toFixed(0),
    );
    const of = (who: keyof typeof samples, what: keyof Run) => samples[who].map((run) => run[what]);
    return {
      unit: 'rows/s',
      facet: of('facet', 'perSecond'),
      floor: of('floor', 'perSecond'),
      cpu: { facet: of('facet', 'cpu'), floor: of('floor', 'cpu') },
      notes: [
        `memory ${early} MB in the first half, ${late} MB in the second, ${Math.max(...memory).toFixed(0)} MB at most`,
      ],
    };
  },
};

export const importFigures = [importPersons];
