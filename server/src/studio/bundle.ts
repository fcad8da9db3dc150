// The studio as it was built: every file with the forms its build compressed it into. Only what was
// listed is ever sent, so no path can lead out of the folder.
import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BuiltFile {
  type: string;
  etag: string;
  bytes: Buffer;
  encoding: 'br' | 'gzip' | undefined;
}

export interface Bundle {
  /** By its path under dist, such as `assets/studio-1a2b3c.js`. */
  find(name: string, acceptEncoding: string): Promise<BuiltFile | undefined>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const dist = fileURLToPath(new URL('../../../studio/dist', import.meta.url));

export function openBundle(folder = dist): Bundle {
  const names = new Set(
    globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll('\\', '/')),
  );
  const kept = new Map<string, Promise<BuiltFile>>();

  async function load(name: string, encoding: BuiltFile['encoding']): Promise<BuiltFile> {
    const suffix = encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz';
    const bytes = await readFile(join(folder, name + suffix));
    const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
    return { type: types[extname(name)] ?? '', etag, bytes, encoding };
  }

  return {
    async find(name, acceptEncoding) {
      if (!names.has(name) || types[extname(name)] === undefined) return undefined;
      const encoding = bestEncoding(acceptEncoding, (suffix) => names.has(name + suffix));
      const key = `${name} ${encoding}`;
      const file = kept.get(key) ?? load(name, encoding);
      kept.set(key, file);
      return file;
    },
  };
}

function bestEncoding(accepted: string, has: (suffix: string) => boolean): BuiltFile['encoding'] {
  const takes = (name: string) =>
    accepted
      .toLowerCase()
      .split(',')
      .some((part) => {
        const [coding = '', ...rest] = part.split(';').map((piece) => piece.trim());
        return coding === name && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
      });
  if (takes('br') && has('.br')) return 'br';
  return takes('gzip') && has('.gz') ? 'gzip' : undefined;
}
