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
  if (!first) return [ok('totals', 'every one is what counting says')];
  const where = `${first.list}${first.scope === '' ? '' : ` of ${first.scope}`} in ${first.tenant_id}`;
  const text = `${wrong.length} are not what counting says, such as ${where}, off by ${first.off}`;
  return [
    fault('totals', text, 'report it: triggers keep them, so the tables were changed past those'),
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
      `${jobs} of the kind ${kind} were given up; the last said: ${last_error ?? 'nothing'}`,
      'mend the reason; what they were for can be asked for again',
    ),
  );
  if (overdue > 0) {
    const text = `${overdue} have been due for more than five minutes`;
    findings.push(
      warning('jobs', text, 'run a process whose FACET_ROLES has worker, or more of them'),
    );
  }
  return findings.length > 0 ? findings : [ok('jobs', 'none is overdue, none was given up')];
}

export async function checkWebhooks(db: Reader, now: number): Promise<Finding[]> {
  const troubled = await troubledSubscriptions(db);
  const overdue = await overdueDeliveries(db, now - overdueMs);
  const findings = troubled.map(({ subscription_id, disabled_reason, failing_since }) =>
    disabled_reason === null
      ? warning(
          'webhooks',
          `${subscription_id} has done nothing but fail since ${new Date(Number(failing_since)).toISOString()}`,
          'look at its deliveries and its receiver; after five days it is switched off',
        )
      : warning(
          'webhooks',
          `${subscription_id} is switched off: ${disabled_reason === 'gone' ? 'its receiver answered 410' : 'five days of failures'}`,
          'PATCH it to active when its receiver is back, or DELETE it',
        ),
  );
  if (overdue > 0) {
    const text = `${overdue} deliveries have been due for more than five minutes`;
    findings.push(warning('webhooks', text, 'run a process whose FACET_ROLES has worker'));
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
  if (shut.length === 0) return [ok('secrets', 'those of webhooks open with the secret key')];
  const text = `${shut.length} of ${sealed.length} webhook secrets do not open with this secret key`;
  const advice =
    'put the secret.key (or FACET_SECRET_KEY) back that they were made under, or rotate them';
  return [fault('secrets', text, advice)];
}

const shown = 3;

export async function checkUploads(db: Reader, config: DataSettings): Promise<Finding[]> {
  if (config.bucket !== undefined) {
    return [ok('files', 'they are in a bucket, which is not looked through')];
  }
  const { files, bytes, missing } = await lookForFiles(db, filesFolder(config.dataDir));
  if (missing.length === 0) return [ok('files', `${files} (${sizeText(bytes)}), all there`)];
  const keys = missing.slice(0, shown).map(({ key }) => key);
  const text = `${missing.length} of ${files} are missing or of another size, such as ${keys.join(', ')}`;
  return [fault('files', text, 'bring them back from a backup, into files/ of the data folder')];
}
