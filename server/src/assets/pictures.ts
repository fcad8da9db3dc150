// Pictures are decoded once, on arrival: what cannot be decoded is no picture, and
// what can gets its measures and a preview. The work is done in the pool, in another process.
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import type { MimeType } from './file_types.ts';
import type { Picture } from './pictures.task.ts';

export const previewType = 'image/webp';

const looking = task<typeof import('./pictures.task.ts')>({
  name: 'Reading the picture',
  module: new URL('./pictures.task.ts', import.meta.url).href,
  place: 'process',
  limits: { timeMs: 10_000 },
});

export type LookAtPicture = (tenantId: string, path: string, type: MimeType) => Promise<Picture>;

/** A few kilobytes of SVG can ask for minutes of drawing, which nothing but the end of its process stops. */
export const makePictures =
  (pool: Pool): LookAtPicture =>
  async (tenantId, path, type) =>
    type.startsWith('image/') ? pool.run(looking, { path, type }, { share: tenantId }) : {};
