// Reads multipart/form-data for routes that take a file: the file is handed on as it
// arrives, the fields are read as the route's schema has them. Whatever goes wrong on
// the way, the file that was staged until then is discarded.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileRow } from '../db/tables.ts';
import { Failure } from '../errors.ts';
import type { TSchema } from '../json_type.ts';

/** The limit for requests is too short for a large file on a slow line: these go on while bytes come. */
const idleMs = 30_000;
const deadlineMs = 15 * 60_000;
const receiving = new WeakSet<object>();

/** Forms have limits of their own: the one for all requests is not for their connections. */
export const isReceiving = (socket: object): boolean => receiving.has(socket);

export interface Form {
  fields: Record<string, unknown>;
  file: StagedFile | undefined;
}

/** Stored, but nobody's yet: kept by what it was sent for, or discarded. */
export interface StagedFile {
  /** What the client called it: a name to show, never a path. */
  filename: string;
  row: FileRow;
  /** Removes what was stored, unless it was kept. */
  discard(): Promise<void>;
}

export interface FileStaging {
  uploadLimitBytes: number;
  stage(tenantId: string, content: Readable, filename: string): Promise<StagedFile>;
}

type Stage = (content: Readable, filename: string) => Promise<StagedFile>;
type FieldTexts = Map<string, string[]>;
type FieldSchema = { properties?: Record<string, TSchema> };

const limits = { files: 1, fields: 200, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 50 };
/** Beside the file: the fields, and the lines between the parts. */
const aroundFileBytes = 1024 * 1024;

/** In a scope of its own: nowhere else is anything but JSON read. */
export function takeForms(scope: FastifyInstance, files: FileStaging, schema: TSchema): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const tenantId = request.caller?.tenantId ?? '';
      const stage: Stage = (content, filename) => files.stage(tenantId, content, filename);
      const release = holdOpen(payload);
      try {
        const { texts, file } = await readParts(request.headers, payload, {
          stage,
          fileBytes: files.uploadLimitBytes,
        });
        return { fields: readFields(schema, texts), file } satisfies Form;
      } catch (error) {
        // Refused before all of it has come: the rest is read past, so that the client hears why.
        payload.unpipe();
        payload.resume();
        throw error;
      } finally {
        release();
      }
    },
  );
}

/** Returns how to end it. */
function holdOpen(payload: IncomingMessage): () => void {
  const { socket } = payload;
  receiving.add(socket);
  const deadline = setTimeout(() => socket.destroy(), deadlineMs);
  socket.setTimeout(idleMs);
  // What is done with a file once it has come may take its time.
  payload.once('end', () => socket.setTimeout(0));
  return () => {
    clearTimeout(deadline);
    socket.setTimeout(0);
    receiving.delete(socket);
  };
}

async function readParts(
  headers: IncomingHttpHeaders,
  payload: Readable,
  { stage, fileBytes }: { stage: Stage; fileBytes: number },
): Promise<{ texts: FieldTexts; file: StagedFile | undefined }> {
  const tooLarge = new Failure('body_too_large', {
    detail: `A file may have at most ${fileBytes} bytes.`,
  });
  if (Number(headers['content-length'] ?? 0) > fileBytes + aroundFileBytes) throw tooLarge;
  const parser = await openParser(headers, fileBytes);
  const texts: FieldTexts = new Map();
  let staged: Promise<StagedFile> | undefined;
  let part: Readable | undefined;

  const read = new Promise<void>((resolve, reject) => {
    const refuse = (detail: string) => reject(new Failure('malformed_request', { detail }));
    parser.on('field', (name, text, nameCut, textCut) => {
      if (nameCut || textCut) refuse('A field is longer than 64 KB, or its name than 100 bytes.');
      texts.set(name, [...(texts.get(name) ?? []), text]);
    });
    parser.on('file', (name, stream, filename) => {
      if (name !== 'file') return refuse('The part that holds the file must be named "file".');
      part = stream;
      stream.once('limit', () => reject(tooLarge));
      let broken: Error | undefined;
      // Stays for good: the parser may complain again of a part that was given up.
      stream.on('error', (error) => {
        broken ??= error;
      });
      staged = stage(stream, filename ?? '');
      // A disk that is full ends the part too: only staging knows which of them it was.
      staged.catch((error: unknown) =>
        error === broken ? refuse('The form ended before the file did.') : reject(error),
      );
    });
    parser.on('filesLimit', () => refuse('Send one file per request.'));
    parser.on('fieldsLimit', () => refuse('There are more than 200 fields.'));
    parser.on('error', (error) => refuse(`The form cannot be read: ${messageOf(error)}`));
    parser.on('finish', resolve);
    finished(payload, { writable: false }, (error) => {
      if (error) refuse('The request ended before the form did.');
    });
    payload.pipe(parser);
  });
  try {
    await read;
    return { texts, file: await staged };
  } catch (error) {
    part?.destroy(new Error('the form was refused'));
    const file = await staged?.catch(() => undefined);
    await file?.discard().catch(() => {});
    throw error;
  }
}

/** Loaded with the first form. */
async function openParser(headers: IncomingHttpHeaders, fileBytes: number) {
  const { Busboy } = await import('@fastify/busboy');
  try {
    const contentType = headers['content-type'] ?? '';
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: { ...limits, fileSize: fileBytes },
    });
  } catch (error) {
    throw new Failure('malformed_request', {
      detail: `The form cannot be read: ${messageOf(error)}`,
    });
  }
}

const messageOf = (error: unknown): string => (error as Error).message;

/** All fields of a form are text: lists are repeated or written as JSON, and an empty one says nothing. */
function readFields(schema: FieldSchema, texts: FieldTexts): Record<string, unknown> {
  const given = [...texts].filter(([, values]) => values.some((text) => text !== ''));
  return Object.fromEntries(
    given.map(([name, values]) => [name, readField(typeOf(schema, name), values)]),
  );
}

const typeOf = (schema: FieldSchema, name: string): unknown =>
  Object.hasOwn(schema.properties ?? {}, name) &&
  (schema.properties?.[name] as { type?: unknown } | undefined)?.type;

function readField(type: unknown, values: string[]): unknown {
  const [first = ''] = values;
  if (type === 'array') return (values.length === 1 && readList(first)) || values;
  if (values.length > 1) return values;
  if (type === 'boolean' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

function readList(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}
