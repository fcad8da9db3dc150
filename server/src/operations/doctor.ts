// What stands in the way of running well. Every check says one or a few lines and changes nothing;
// one that cannot be made says so, and the others go on.

import { existsSync } from 'node:fs';
import { sqliteFile } from '../platform/db/open.ts';
import { ConfigError } from '../platform/errors.ts';
import {
  checkJobs,
  checkSecrets,
  checkTotals,
  checkUploads,
  checkWebhooks,
  type DataSettings,
} from './doctor.data.ts';
import {
  checkClock,
  checkFitness,
  checkIntegrity,
  checkMigrations,
  checkVersion,
  reasonOf,
} from './doctor.database.ts';
import { checkDataFolder, checkNode, checkPort, checkServed } from './doctor.machine.ts';
import { type Finding, fault, ok, warning } from './findings.ts';
import { isFacetDatabase } from './migrations.ts';
import { type Reader, readPostgres, readSqlite } from './reader.ts';

/** What of the settings is looked at. */
export interface DoctorSettings extends DataSettings {
  databaseUrl: string | undefined;
  databaseDirectUrl?: string | undefined;
  host: string;
  port: number;
  /** Set, look like ours, and mean nothing. */
  unknownVariables: string[];
}

export type Tell = (finding: Finding) => void;

/** Tells each finding as it is made, and gives back how many of each there were. */
export async function examine(
  readSettings: () => DoctorSettings,
  now: () => number,
  tell: Tell,
): Promise<Record<Finding['level'], number>> {
  const counted = { ok: 0, warning: 0, fault: 0 };
  const told = (findings: Finding[]): void => {
    for (const finding of findings) {
      counted[finding.level]++;
      tell(finding);
    }
  };
  told(checkNode(process.versions.node));
  const config = readOrTell(readSettings, told);
  if (config === undefined) return counted;
  told(checkDataFolder(config));
  told(checkServed(config));
  told(await checkPort(config));
  const reader = await reach(config, told);
  if (reader === undefined) return counted;
  try {
    await examineDatabase(reader, config, now, told);
  } finally {
    await reader.close();
  }
  return counted;
}

function readOrTell(
  readSettings: () => DoctorSettings,
  told: (findings: Finding[]) => void,
): DoctorSettings | undefined {
  try {
    const config = readSettings();
    const unknown = config.unknownVariables.map((name) =>
      warning('settings', `${name} is not a variable of Facet`, 'check the spelling, or unset it'),
    );
    told(unknown.length > 0 ? unknown : [ok('settings', 'every variable is valid')]);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    told(error.faults.map((text) => fault('settings', text, 'see docs/settings.md')));
    return undefined;
  }
}

async function reach(
  { databaseUrl, dataDir }: DoctorSettings,
  told: (findings: Finding[]) => void,
): Promise<Reader | undefined> {
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) {
    told([ok('database', `none in ${dataDir} yet: the first start creates it`)]);
    return undefined;
  }
  try {
    const reader =
      databaseUrl === undefined ? readSqlite(sqliteFile(dataDir)) : await readPostgres(databaseUrl);
    await reader.read('select 1');
    return reader;
  } catch (error) {
    const advice =
      databaseUrl === undefined
        ? 'restore a backup if the file is damaged'
        : 'check that PostgreSQL is running and that DATABASE_URL is right';
    told([fault('database', `cannot be opened: ${reasonOf(error)}`, advice)]);
    return undefined;
  }
}

async function examineDatabase(
  reader: Reader,
  config: DoctorSettings,
  now: () => number,
  told: (findings: Finding[]) => void,
): Promise<void> {
  /** A check that breaks is a finding too. */
  const attempt = async (about: string, check: () => Promise<Finding[]>): Promise<boolean> => {
    try {
      const findings = await check();
      told(findings);
      return findings.every(({ level }) => level === 'ok');
    } catch (error) {
      const reason = reasonOf(error);
      // Nothing is known to be wrong; there is only too much to count in the time a statement has.
      const level = /timeout/i.test(reason) ? warning : fault;
      told([level(about, `the check failed: ${reason}`, 'see the reason given')]);
      return false;
    }
  };
  await attempt('database', () => checkVersion(reader));
  await attempt('fitness', () => checkFitness(config));
  await attempt('clock', () => checkClock(reader, now));
  await attempt('integrity', () => checkIntegrity(reader));
  const sound = await attempt('migrations', () => checkMigrations(reader));
  // What follows reads tables; those of an unknown, older or empty database may not be there.
  if (!sound || !(await isFacetDatabase(reader))) return;
  await attempt('totals', () => checkTotals(reader));
  await attempt('jobs', () => checkJobs(reader, now()));
  await attempt('webhooks', () => checkWebhooks(reader, now()));
  await attempt('secrets', () => checkSecrets(reader, config));
  await attempt('files', () => checkUploads(reader, config));
}
