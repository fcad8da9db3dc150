// The files behind assets: received, looked at and stored before anything names them,
// then kept once for each content. Refuses what is too large, of a type that is not on
// the list, or an image that cannot be decoded; what is refused leaves nothing behind.
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { FileRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { FileStaging, StagedFile } from '../platform/http/form.ts';
import type { MakeId } from '../platform/ids.ts';
import type { FileLink, FileLinks } from './file_links.ts';
import { fileTypes, findFileType, type MimeType } from './file_types.ts';
import { deleteUnusedFile, findFile, findFileByContent, insertFile } from './files.store.ts';
import { type LookAtPicture, previewType } from './pictures.ts';
import { type RenditionForm, type Renditions, renditionTypes } from './renditions.ts';
import { type ByteRange, keyOf, type Storage } from './storage.ts';

/** A file in one of its forms, ready to be sent. */
export interface ServedFile {
  mimeType: string;
  sizeBytes: number;
  etag: string;
  filename: string;
  inline: boolean;
  /** The original in place of a form that could not be made: another time it may be there. */
  makeshift: boolean;
  /** Undefined when the storage has lost it. */
  read(range: ByteRange): Promise<Readable | undefined>;
}

export interface Files extends FileStaging {
  links: FileLinks;
  /** In the transaction of its asset: the file of this content, which may be an older one. */
  keep(tenantId: string, staged: StagedFile): Promise<FileRow>;
  /** In the transaction that took an asset away: gone when it was the last one to show it. */
  release(tenantId: string, fileId: string): Promise<void>;
  serve(link: FileLink): Promise<ServedFile>;
}

/** What a killed process left half received is removed after this long. */
const abandonedMs = 24 * 3_600_000;

export function makeFiles(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  storage: Storage;
  links: FileLinks;
  /** Where uploads arrive; on the file system of a folder storage. */
  incoming: string;
  uploadLimitBytes: number;
  lookAt: LookAtPicture;
  renditions: Renditions;
}): Files {
  const { db, clock, makeId, storage, links, incoming, uploadLimitBytes, lookAt, renditions } =
    deps;
  let swept = false;

  /** With every upload: the folder may have been away, and be another one when it is back. */
  async function prepare(): Promise<void> {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    if (swept) return;
    swept = true;
    for (const name of await readdir(incoming)) {
      const found = await stat(join(incoming, name)).catch(() => undefined);
      const abandoned = found && Date.now() - found.mtimeMs > abandonedMs;
      if (abandoned) await rm(join(incoming, name), { force: true });
    }
  }

  async function removeObjects(row: FileRow): Promise<void> {
    await storage.remove(keyOf(row, 'original'));
    if (row.preview_bytes !== null) await storage.remove(keyOf(row, 'preview'));
    await renditions.remove(row);
  }

  /** Looks at what has arrived and stores it under an id of its own. */
  async function store(
    tenantId: string,
    path: string,
    arrived: { sha256: string; sizeBytes: number },
  ): Promise<FileRow> {
    const mimeType = await findFileType(path, arrived.sizeBytes);
    if (mimeType === undefined) throw unsupported();
    const { width, height, preview } = await lookAt(tenantId, path, mimeType);
    const row: FileRow = {
      file_id: makeId('file'),
      tenant_id: tenantId,
      sha256: arrived.sha256,
      mime_type: mimeType,
      size_bytes: arrived.sizeBytes,
      width: width ?? null,
      height: height ?? null,
      preview_bytes: preview?.length ?? null,
      created_at: clock.now(),
    };
    try {
      await storage.put(keyOf(row, 'original'), path, { sha256: arrived.sha256, mimeType });
      if (preview) {
        await writeFile(path, preview, { mode: 0o600, flush: true });
        const sha256 = createHash('sha256').update(preview).digest('hex');
        await storage.put(keyOf(row, 'preview'), path, { sha256, mimeType: previewType });
      }
    } catch (error) {
      await removeObjects(row).catch(() => {});
      throw error;
    }
    return row;
  }

  return {
    uploadLimitBytes,
    links,
    async stage(tenantId, content, filename) {
      const path = join(incoming, makeId('file'));
      let row: FileRow;
      try {
        await prepare();
        row = await store(tenantId, path, await receive(content, path));
      } catch (error) {
        throw storageFailure(error);
      } finally {
        await rm(path, { force: true }).catch(() => {});
      }
      return {
        filename,
        row,
        async discard() {
          const kept = await findFile(db, tenantId, row.file_id);
          if (!kept) await removeObjects(row);
        },
      };
    },
    async keep(tenantId, { row }) {
      // Whoever takes the last asset of this content away does so before or after, never meanwhile.
      await db.lock(`file ${tenantId} ${row.sha256}`);
      const known = await findFileByContent(db, tenantId, row.sha256);
      if (known) return known;
      await insertFile(db, row);
      return row;
    },
    async release(tenantId, fileId) {
      const file = await findFile(db, tenantId, fileId);
      if (!file) return;
      await db.lock(`file ${tenantId} ${file.sha256}`);
      if (!(await deleteUnusedFile(db, tenantId, fileId))) return;
      // Only once nothing can name it any more. Should this fail, the object is left, unreachable.
      db.afterCommit(() => void removeObjects(file).catch(() => {}));
    },
    async serve({ tenantId, fileId, variant, form }) {
      const file = await findFile(db, tenantId, fileId);
      const scaled = file && form && variant === 'scaled' && (await renditions.get(file, form));
      if (scaled) return servedRendition(file, form, scaled);
      const sizeBytes = variant === 'preview' ? file?.preview_bytes : file?.size_bytes;
      if (!file || sizeBytes == null) throw new Failure('file_not_found');
      const mimeType = variant === 'preview' ? previewType : (file.mime_type as MimeType);
      const { extension, inline } = fileTypes[mimeType];
      return {
        mimeType,
        sizeBytes,
        etag: `"${file.sha256.slice(0, 32)}${variant === 'preview' ? '-preview' : ''}"`,
        filename: `${fileId}.${extension}`,
        inline,
        makeshift: variant === 'scaled',
        read: (range) =>
          storage.read(keyOf(file, variant === 'preview' ? 'preview' : 'original'), range),
      };
    },
  };
}

function servedRendition(file: FileRow, form: RenditionForm, bytes: Buffer): ServedFile {
  return {
    mimeType: form.endsWith('.avif') ? renditionTypes.avif : renditionTypes.webp,
    sizeBytes: bytes.length,
    etag: `"${file.sha256.slice(0, 32)}-${form}"`,
    filename: `${file.file_id}-${form}`,
    inline: true,
    makeshift: false,
    read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}

async function receive(
  content: Readable,
  path: string,
): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  // Opened first: a stream that is given up while it opens would make the file after it was removed.
  const file = await open(path, 'wx', 0o600);
  await pipeline(
    content,
    async function* measured(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        yield chunk;
      }
    },
    file.createWriteStream({ flush: true }),
  );
  return { sha256: hash.digest('hex'), sizeBytes };
}

/** The folder's own trouble, told as such: it is no fault of the file that was sent. */
function storageFailure(error: unknown): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new Failure('storage_full', { cause: error });
  if (syscall === undefined) return error;
  return new Failure('storage_unavailable', { cause: error, retryAfterSeconds: 5 });
}

const unsupported = () =>
  new Failure('unsupported_file_type', {
    detail:
      'Send a PNG, JPEG, GIF, WebP, AVIF, SVG or ICO image, an MP4 or WebM video, a WOFF2 font, a PDF, or a component as JSON or HTML. What counts is what the file holds, not its name.',
  });
