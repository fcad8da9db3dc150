// Checks of what Facet runs on: Node, the data folder, the port.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { isDataDirServed } from '../platform/db/datadir.ts';
import { secretKeyFile } from './backup.ts';
import { type Finding, fault, ok, warning } from './findings.ts';
import { sizeText } from './sizes.ts';

const nodeMajor = 24;

export function checkNode(version: string): Finding[] {
  const major = Number(version.split('.')[0]);
  return major >= nodeMajor
    ? [ok('node', version)]
    : [
        fault(
          'node',
          `${version} is too old`,
          `use Node ${nodeMajor}; npm start uses the right one`,
        ),
      ];
}

const littleSpace = 1024 ** 3;
const noSpace = 100 * 1024 ** 2;
const forOthers = 0o077;

export function checkDataFolder({ dataDir }: { dataDir: string }): Finding[] {
  const there = existsSync(dataDir);
  const nearest = there ? dataDir : nearestFolder(dataDir);
  const findings: Finding[] = [];
  if (!statSync(nearest).isDirectory()) {
    return [fault('folder', `${nearest} is not a folder`, 'set FACET_DATA_DIR to a folder')];
  }
  if (mayWrite(nearest)) {
    findings.push(ok('folder', there ? `${dataDir} is writable` : `${dataDir} can be created`));
  } else {
    const advice = 'give the user that runs Facet write access, or set FACET_DATA_DIR';
    findings.push(fault('folder', `${nearest} is not writable`, advice));
  }
  if (there && (statSync(dataDir).mode & forOthers) !== 0) {
    const text = `${dataDir} is open to other users of this machine`;
    findings.push(warning('folder', text, `chmod 700 ${dataDir}`));
  }
  return [...findings, checkSpace(nearest), ...checkKeyFile(dataDir)];
}

function checkSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${sizeText(free)} free`;
  const advice = 'free disk space or use a larger disk: a full disk refuses every write';
  if (free < noSpace) return fault('space', text, advice);
  return free < littleSpace ? warning('space', text, advice) : ok('space', text);
}

function checkKeyFile(dataDir: string): Finding[] {
  const file = secretKeyFile(dataDir);
  if (!existsSync(file)) return [];
  if ((statSync(file).mode & forOthers) === 0)
    return [ok('secret key', 'only its owner can read it')];
  return [warning('secret key', `${file} is readable by others`, `chmod 600 ${file}`)];
}

function nearestFolder(path: string): string {
  const above = dirname(path);
  return existsSync(above) || above === path ? above : nearestFolder(above);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function checkServed({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Finding[] {
  if (databaseUrl !== undefined) return [];
  return isDataDirServed(dataDir)
    ? [ok('server', 'a server is running on this data folder; a second one would be refused')]
    : [ok('server', 'no server is running on this data folder')];
}

/** Facet's own mark, on every answer. */
const requestId = /^req_[0-9a-z]{26}$/;

export async function checkPort({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<Finding[]> {
  const at = `${host}:${port}`;
  if (port === 0) return [ok('port', 'any free one will be taken')];
  const refused = await tryToListen(host, port);
  if (refused === undefined) return [ok('port', `${at} is free`)];
  if (refused === 'EADDRINUSE') {
    return (await isFacet(host, port))
      ? [ok('port', `Facet answers on ${at}`)]
      : [
          fault(
            'port',
            `${at} is taken by another program`,
            'end that one, or set PORT to another',
          ),
        ];
  }
  return [
    fault('port', `${at} cannot be listened on: ${refused}`, 'set HOST and PORT to what is yours'),
  ];
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

const answerMs = 3_000;

async function isFacet(host: string, port: number): Promise<boolean> {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const near = everywhere[host] ?? host;
  const url = `http://${near.includes(':') ? `[${near}]` : near}:${port}/healthz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs), redirect: 'manual' });
    await answer.body?.cancel();
    return requestId.test(answer.headers.get('x-request-id') ?? '');
  } catch {
    return false;
  }
}
