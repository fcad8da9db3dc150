// Pictures in the sizes that screens need: four widths, AVIF and WebP. Each is made when a browser
// first asks for it, and kept in the storage beside its original. They are a copy of what is there
// already: nothing names them in the database, backups leave them out, and a lost one is made anew.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import { keyOf, type Storage } from './storage.ts';

export const renditionWidths = [480, 960, 1440, 1920] as const;
export const renditionTypes = { avif: 'image/avif', webp: 'image/webp' } as const;
export type RenditionType = keyof typeof renditionTypes;
/** `960.avif`. */
export type RenditionForm = `${(typeof renditionWidths)[number]}.${RenditionType}`;

const types = Object.keys(renditionTypes) as RenditionType[];
export const renditionForms: RenditionForm[] = types.flatMap((type) =>
  renditionWidths.map((width) => `${width}.${type}` as const),
);

const scalable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);
/** A small picture gains nothing by being made smaller. */
const smallest = 320;

export const hasRenditions = ({ mime_type, width }: Pick<FileRow, 'mime_type' | 'width'>) =>
  scalable.has(mime_type) && width !== null && width > smallest;

/** The widths that a picture of this width is offered in; the last shows all of it. */
export function widthsFor(width: number): { form: number; shown: number }[] {
  const last = renditionWidths.findIndex((step) => step >= width);
  const steps = last === -1 ? renditionWidths : renditionWidths.slice(0, last + 1);
  return steps.map((step) => ({ form: step, shown: Math.min(step, width) }));
}

const scaling = task<typeof import('./renditions.task.ts')>({
  name: 'Scaling the picture',
  module: new URL('./renditions.task.ts', import.meta.url).href,
  place: 'process',
  limits: { timeMs: 30_000 },
});

export interface Renditions {
  /** Undefined where there is none to be had; then the original is the answer. */
  get(file: FileRow, form: RenditionForm): Promise<Buffer | undefined>;
  remove(file: FileRow): Promise<void>;
}

/** More than any rendition has; storage gives what there is. */
const wholeRange = { start: 0, end: 64 * 1024 * 1024 };

export function makeRenditions(deps: {
  pool: Pool;
  storage: Storage;
  incoming: string;
  makeId: MakeId;
}): Renditions {
  const { pool, storage, incoming, makeId } = deps;
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function make(file: FileRow, form: RenditionForm): Promise<Buffer | undefined> {
    const original = await storage.read(keyOf(file, 'original'), {
      start: 0,
      end: file.size_bytes - 1,
    });
    if (!original) return undefined;
    const path = join(incoming, makeId('file'));
    try {
      await pipeline(original, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const [width, type] = form.split('.') as [string, RenditionType];
      const input = { path, width: Number(width), type };
      const scaled = Buffer.from(await pool.run(scaling, input, { share: file.tenant_id }));
      await writeFile(path, scaled, { mode: 0o600, flush: true });
      const sha256 = createHash('sha256').update(scaled).digest('hex');
      await storage.put(keyOf(file, form), path, { sha256, mimeType: renditionTypes[type] });
      return scaled;
    } finally {
      await rm(path, { force: true }).catch(() => {});
    }
  }

  return {
    async get(file, form) {
      if (!hasRenditions(file)) return undefined;
      const key = keyOf(file, form);
      const kept = await storage.read(key, wholeRange);
      if (kept) return buffer(kept);
      // Visitors who come at once wait for the same work. What fails costs them bytes, not the picture.
      const started = underWay.get(key);
      if (started) return started;
      const mine = make(file, form)
        .catch(() => undefined)
        .finally(() => underWay.delete(key));
      underWay.set(key, mine);
      return mine;
    },
    async remove(file) {
      if (!hasRenditions(file)) return;
      await Promise.all(renditionForms.map((form) => storage.remove(keyOf(file, form))));
    },
  };
}
