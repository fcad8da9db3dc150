// Checks of what is stored: totals, jobs, webhooks, secrets, files.
import { existsSync } from 'node:fs';
import { makeVault } from '../webhooks/vault.ts';
import { secretKeyFile } from './backup.ts';
import {
  deadJobs,
  overdueDeliveries,
  overdueJobs,
  sealedSecrets,
  troubledSubscriptions,
} from './doctor.store.ts';
import { filesFolder, lookForFiles } from './files.ts';
import { type Finding, fault, ok, warning } from './findings.ts';
import type { Reader } from './reader.ts';
import { sizeText } from './sizes.ts';
import { wrongTotals } from './totals.store.ts';

export interface DataSettings {
  dataDir: string;
  /** Set where uploaded files lie in a bucket. */
  bucket: object | undefined;
  secretKey: string | undefined;
}

export async function checkTotals(db: Reader): Promise<Finding[]> {
  const wrong = await wrongTotals(db);
  const [first] = wrong;
  if (!first) return [ok('totals', 'all totals are correct')];
  const where = `${first.list}${first.scope === '' ? '' : ` of ${first.scope}`} in ${first.tenant_id}`;
  const text = `${wrong.length} totals are wrong, such as ${where}, off by ${first.off}`;
  return [
    fault(
      'totals',
      text,
      'report it: triggers maintain the totals, so something changed the tables without them',
    ),
  ];
}

/** A worker that runs takes what is due at once; this long is no backlog of a moment. */
const overdueMs = 5 * 60_000;

export async function checkJobs(db: Reader, now: number): Promise<Finding[]> {
  const dead = await deadJobs(db);
  const overdue = await overdueJobs(db, now - overdueMs);
  const findings = dead.map(({ kind, jobs, last_error }) =>
    warning(
      'jobs',
      `${jobs} of the kind ${kind} jobs failed for good; the last error: ${last_error ?? 'nothing'}`,
      'fix the cause, then repeat the requests that started them',
    ),
  );
  if (overdue > 0) {
    const text = `${overdue} jobs are overdue by more than five minutes`;
    findings.push(
      warning('jobs', text, 'run a process with the worker role (FACET_ROLES), or more of them'),
    );
  }
  return findings.length > 0 ? findings : [ok('jobs', 'no job is overdue or has failed for good')];
}

export async function checkWebhooks(db: Reader, now: number): Promise<Finding[]> {
  const troubled = await troubledSubscriptions(db);
  const overdue = await overdueDeliveries(db, now - overdueMs);
  const findings = troubled.map(({ subscription_id, disabled_reason, failing_since }) =>
    disabled_reason === null
      ? warning(
          'webhooks',
          `${subscription_id} has only failed since ${new Date(Number(failing_since)).toISOString()}`,
          'check its deliveries and its receiver; Facet switches it off after five days',
        )
      : warning(
          'webhooks',
          `${subscription_id} is switched off: ${disabled_reason === 'gone' ? 'its receiver answered 410' : 'five days of failures'}`,
          'set active to true when its receiver works again, or delete it',
        ),
  );
  if (overdue > 0) {
    const text = `${overdue} deliveries are overdue by more than five minutes`;
    findings.push(warning('webhooks', text, 'run a process with the worker role (FACET_ROLES)'));
  }
  return findings.length > 0
    ? findings
    : [ok('webhooks', 'no subscription is failing or switched off')];
}

/** A vault makes its key when there is none, so it is asked only where there is one. */
export async function checkSecrets(db: Reader, config: DataSettings): Promise<Finding[]> {
  const sealed = await sealedSecrets(db);
  if (sealed.length === 0) return [];
  const { secretKey, dataDir } = config;
  const keyThere = secretKey !== undefined || existsSync(secretKeyFile(dataDir));
  const vault = keyThere ? makeVault({ secretKey, dataDir }) : undefined;
  const shut = sealed.filter(({ secret }) => vault?.open(secret) === undefined);
  if (shut.length === 0) return [ok('secrets', 'the secret key opens all webhook secrets')];
  const text = `${shut.length} of ${sealed.length} webhook secrets do not open with this secret key`;
  const advice =
    'restore the secret.key (or FACET_SECRET_KEY) that sealed them, or rotate the secrets';
  return [fault('secrets', text, advice)];
}

const shown = 3;

export async function checkUploads(db: Reader, config: DataSettings): Promise<Finding[]> {
  if (config.bucket !== undefined) {
    return [ok('files', 'stored in a bucket, which doctor does not check')];
  }
  const { files, bytes, missing } = await lookForFiles(db, filesFolder(config.dataDir));
  if (missing.length === 0) return [ok('files', `${files} (${sizeText(bytes)}), all there`)];
  const keys = missing.slice(0, shown).map(({ key }) => key);
  const text = `${missing.length} of ${files} files are missing or have another size, such as ${keys.join(', ')}`;
  return [fault('files', text, 'restore them from a backup into files/ in the data folder')];
}
