// A copy of what one Facet has stored, for the day it is needed.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { type Backup, backUp } from '../operations/backup.ts';
import { missingLines, sizeText } from '../operations/sizes.ts';
import { UsageError } from './usage.ts';

export async function runBackup(args: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (!values.to?.trim()) throw new UsageError('backup needs --to FOLDER: where the copy goes');
  const config = readConfig(env);
  const { dataDir, databaseUrl, bucket, secretKey } = config;
  const to = resolve(values.to);
  const backup = await backUp({ dataDir, databaseUrl, to, withFiles: bucket === undefined });
  const lines = [
    ...copiedLines(backup),
    ...(bucket ? ['Uploaded files are in the bucket (FACET_STORAGE_URL), not in this copy.'] : []),
    ...(secretKey === undefined ? [] : ['FACET_SECRET_KEY is a setting: keep it with this copy.']),
    ...(databaseUrl === undefined
      ? [`The copy is complete. To restore it, start Facet with FACET_DATA_DIR=${to}`]
      : [
          'The database is NOT in this copy: DATABASE_URL is PostgreSQL. Use pg_dump for it, such as',
          '  pg_dump --format=custom --file=facet.dump "$DATABASE_URL"   (before this command)',
          `To restore, load the dump with pg_restore and start Facet with FACET_DATA_DIR=${to}`,
        ]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const line of missingLines(backup.missing)) process.stderr.write(`facet: ${line}\n`);
}

function copiedLines({ databaseBytes, files, bytes, missing, secretKey }: Backup): string[] {
  const there =
    missing.length === 0
      ? `${files} (${sizeText(bytes)}), each of the size that its row says`
      : `${files - missing.length} of ${files}`;
  return [
    ...(databaseBytes === undefined
      ? []
      : [`database        ${sizeText(databaseBytes)}, integrity and migrations checked`]),
    `uploaded files  ${there}`,
    `secret key      ${secretKey ? 'copied' : 'none in the data folder'}`,
  ];
}
