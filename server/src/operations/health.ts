// What the doctor says, for owners who have no shell. Looked at again after a minute at the soonest:
// some checks read the whole database. A tenant beside others learns what concerns them all, and
// nothing that names a folder or another tenant.
import type { Clock } from '../platform/clock.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import { defaultTenantSlug } from '../tenants/tenants.service.ts';
import { type DoctorSettings, examine } from './doctor.ts';
import type { Finding } from './findings.ts';

const freshMs = 60_000;
/** Checks whose findings name neither folders nor tenants. */
const harmless = ['node', 'space', 'database', 'fitness', 'clock', 'integrity', 'migrations'];

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
}): Health {
  const { clock, tenants, settings } = deps;
  let last: Promise<Checkup> | undefined;
  let lastAt = 0;

  async function look(): Promise<Checkup> {
    const findings: Finding[] = [];
    const { databaseUrl, databaseDirectUrl, host = '127.0.0.1', port = 0 } = settings;
    const read = () => ({
      ...settings,
      databaseUrl,
      databaseDirectUrl,
      host,
      port,
      unknownVariables: [],
    });
    await examine(
      read,
      () => clock.now(),
      (finding) => findings.push(finding),
    );
    // Whoever asks has reached the port and the server.
    const known = ['port', 'server', 'settings'];
    return {
      checkedAt: clock.now(),
      findings: findings.filter(({ about }) => !known.includes(about)),
    };
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
