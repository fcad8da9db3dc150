// What the doctor says, for owners who have no shell. Looked at again after a minute at the soonest:
// some checks read the whole database. A tenant beside others learns what concerns them all, and
// nothing that names a folder or another tenant.
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/errors.ts';
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import { defaultTenantSlug } from '../tenants/tenants.service.ts';
import type { DoctorSettings } from './doctor.ts';
import { type Finding, warning } from './findings.ts';

const freshMs = 60_000;
/** Checks whose findings name neither folders nor tenants. */
const harmless = [
  'node',
  'time',
  'space',
  'database',
  'fitness',
  'clock',
  'integrity',
  'migrations',
];

/** Whoever asks has reached the port and the server. */
const known = new Set(['port', 'server', 'settings']);

const examining = task<typeof import('./health.task.ts')>({
  name: 'The checkup',
  module: new URL('./health.task.ts', import.meta.url).href,
  place: 'process',
  limits: { timeMs: 60_000 },
});

function tookTooLong(error: unknown): Finding[] {
  if (!(error instanceof Failure) || error.code !== 'work_too_large') throw error;
  const text = 'the checks did not end within a minute';
  return [warning('time', text, 'run facet doctor on the machine itself')];
}

export type HealthSettings = Pick<DoctorSettings, 'dataDir' | 'bucket' | 'secretKey'> &
  Partial<Pick<DoctorSettings, 'databaseUrl' | 'databaseDirectUrl' | 'host' | 'port'>>;

export interface Checkup {
  checkedAt: number;
  findings: Finding[];
}

export interface Health {
  examine(tenantId: string, again: boolean): Promise<Checkup>;
}

export function makeHealth(deps: {
  clock: Clock;
  tenants: Tenants;
  settings: HealthSettings;
  pool: Pool;
}): Health {
  const { clock, tenants, settings, pool } = deps;
  let last: Promise<Checkup> | undefined;
  let lastAt = 0;

  async function look(): Promise<Checkup> {
    const { databaseUrl, databaseDirectUrl, host = '127.0.0.1', port = 0 } = settings;
    const { dataDir, bucket, secretKey } = settings;
    const read: DoctorSettings = {
      ...{ dataDir, bucket, secretKey, databaseUrl, databaseDirectUrl, host, port },
      unknownVariables: [],
    };
    const now = clock.now();
    const findings = await pool
      .run(examining, { settings: read, now }, { share: 'checkup' })
      .catch(tookTooLong);
    return { checkedAt: clock.now(), findings: findings.filter(({ about }) => !known.has(about)) };
  }

  return {
    async examine(tenantId, again) {
      const now = clock.now();
      if (last === undefined || (again && now - lastAt > freshMs / 6) || now - lastAt > freshMs) {
        lastAt = now;
        last = look();
        last.catch(() => {
          last = undefined;
        });
      }
      const checkup = await last;
      const isOperator = (await tenants.find(defaultTenantSlug)) === tenantId;
      if (isOperator) return checkup;
      const { findings, checkedAt } = checkup;
      return { checkedAt, findings: findings.filter(({ about }) => harmless.includes(about)) };
    },
  };
}
