// Runs a guide as a reader would: files are saved under the names the guide gives them, commands are
// typed into one shell in a folder that looks like Facet's, and what is started in a first terminal
// runs until the guide is over.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { root } from './session.ts';

export const guidesFolder = join(root, 'docs/guides');
export const guideNames = (): string[] =>
  readdirSync(guidesFolder).filter((name) => name.endsWith('.md'));

export interface CodeBlock {
  language: string;
  /** What stands behind the language: a file's name, or `server`. */
  name: string;
  code: string;
}

export function blocksOf(guide: string): CodeBlock[] {
  const text = readFileSync(join(guidesFolder, guide), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
    ([, language = '', name = '', code = '']) => ({ language, name, code }),
  );
}

/** Far more than anything here needs; only what hangs meets it. */
const patienceMs = 240_000;

/** Everything the guide printed. */
export async function followGuide(
  t: TestContext,
  guide: string,
  env: Record<string, string>,
): Promise<{ printed: string; folder: string }> {
  const folder = likeFacetsOwn(t);
  const shell = spawn('sh', [], {
    cwd: folder,
    detached: true,
    env: {
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: folder,
      TMPDIR: process.env.TMPDIR ?? tmpdir(),
      npm_config_update_notifier: 'false',
      FACET_LOG_LEVEL: 'error',
      ...env,
    },
  });
  t.after(async () => {
    const closed = once(shell, 'close');
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
      await closed;
    } catch {
      // It has ended, and all it started.
    }
  });
  let printed = '';
  let changed = () => {};
  const hear = (piece: Buffer) => {
    printed += piece.toString();
    changed();
  };
  shell.stdout.on('data', hear);
  shell.stderr.on('data', hear);
  const ended = once(shell, 'exit').then(([code]) => {
    throw new Error(`${guide} ended with ${code}:\n${printed}`);
  });
  ended.catch(() => {});
  const until = async (sign: RegExp): Promise<void> => {
    const late = setTimeout(() => shell.kill(), patienceMs);
    try {
      while (!sign.test(printed)) {
        await Promise.race([new Promise<void>((resolve) => (changed = resolve)), ended]);
      }
    } finally {
      clearTimeout(late);
    }
  };
  shell.stdin.write('set -eu\n');
  for (const [n, { language, name, code }] of blocksOf(guide).entries()) {
    if (language === 'sh' && name === 'server') {
      const before = printed.length;
      shell.stdin.write(`{\n${code}} &\n`);
      await until(new RegExp(`^[\\s\\S]{${before},}Facet listening on`));
    } else if (language === 'sh') {
      shell.stdin.write(`${code}\necho "@@${n} done"\n`);
      await until(new RegExp(`@@${n} done`));
    } else if (name !== '') {
      writeFileSync(join(folder, name), code);
    }
  }
  return { printed, folder };
}

/** The folder a reader is in: the repository, without its history and its data. */
function likeFacetsOwn(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'facet-guide-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['node_modules', 'server', 'sdk', 'studio']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  return folder;
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  server.close();
  await once(server, 'close');
  return String(address.port);
}
