// `new Facet(…)`: every operation of the API as a method, built from the generated table.
import type { Call } from './call.ts';
import { FacetError } from './errors.ts';
import { type ListPage, makeList } from './list.ts';
import { operations, type Resources } from './operations.gen.ts';
import { type FacetOptions, type Outgoing, type RequestOptions, send } from './request.ts';
import { followEvents } from './stream.ts';
import { makeWaiting, type Waiting } from './wait.ts';

interface Operation {
  method: string;
  path: string;
  /** Which arguments it takes and what it answers: see `sdk/generate/operations.ts`. */
  flags: string;
}

type Input = Record<string, unknown>;

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the resources are assigned in the constructor
export class Facet {
  readonly options: FacetOptions;

  constructor(options: FacetOptions) {
    this.options = options;
    for (const [resource, methods] of Object.entries(operations)) {
      const built: Record<string, unknown> = {};
      for (const [name, line] of Object.entries(methods)) {
        const [flags = '', method = '', path = ''] = line.split(' ');
        built[name] = makeMethod(options, { method, path, flags });
      }
      Object.assign(this, { [resource]: built });
    }
    Object.assign(this.versions, makeWaiting(this.versions));
  }
}

export interface Facet extends Resources {
  readonly versions: Resources['versions'] & Waiting;
}

/** Path ids first, then the body or query where the operation takes one, then the options. */
function makeMethod(settings: FacetOptions, operation: Operation) {
  const { flags } = operation;
  const idCount = operation.path.split('{').length - 1;
  const takesInput = flags.includes('b') || flags.includes('q');
  return (...given: unknown[]): unknown => {
    const ids = given.slice(0, idCount);
    const input = (takesInput ? given[idCount] : undefined) as Input | undefined;
    const options = (given[idCount + (takesInput ? 1 : 0)] ?? {}) as RequestOptions;
    if (flags.includes('s')) {
      const { lastEventId, ...query } = input ?? {};
      const open = async (id: string | undefined): Promise<Response> =>
        send(
          settings,
          { ...outgoingOf(operation, ids, query), accept: 'text/event-stream' },
          // A stream is open for as long as it is read.
          {
            timeoutMs: 2 ** 31 - 1,
            ...options,
            headers: { ...options.headers, ...(id === undefined ? {} : { 'last-event-id': id }) },
          },
        );
      return followEvents(open, lastEventId as string | undefined, options.signal);
    }
    if (flags.includes('l')) {
      return makeList((cursor) =>
        call<ListPage<unknown>>(
          settings,
          operation,
          ids,
          cursor === undefined ? input : { ...input, cursor },
          options,
        ),
      );
    }
    return call(settings, operation, ids, input, options);
  };
}

function call<Data>(
  settings: FacetOptions,
  operation: Operation,
  ids: unknown[],
  input: Input | undefined,
  options: RequestOptions,
): Call<Data> {
  const replied = (async () => {
    const outgoing = outgoingOf(operation, ids, input);
    if (operation.flags.includes('m')) await encodeForm(outgoing, input ?? {});
    const response = await send(settings, outgoing, options);
    return { data: (await dataOf(response.clone())) as Data, response };
  })();
  const data = (): Promise<Data> => replied.then((reply) => reply.data);
  return {
    withResponse: () => replied,
    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then: (fulfilled, rejected) => data().then(fulfilled, rejected),
    catch: (rejected) => data().catch(rejected),
    finally: (settled) => data().finally(settled),
    [Symbol.toStringTag]: 'Call',
  };
}

function outgoingOf(operation: Operation, ids: unknown[], input: Input | undefined): Outgoing {
  const { method, flags } = operation;
  const outgoing: Outgoing = {
    method,
    path: fillPath(operation.path, ids),
    accept: flags.includes('t') ? '*/*' : 'application/json',
    keyed: flags.includes('k'),
  };
  if (flags.includes('b') && input !== undefined && !flags.includes('m')) {
    outgoing.body = JSON.stringify(input);
    outgoing.contentType = 'application/json';
  } else if (flags.includes('q')) {
    outgoing.query = input;
  }
  return outgoing;
}

/** Encoded once: every try sends the same bytes with the same boundary. */
async function encodeForm(outgoing: Outgoing, { file, ...fields }: Input): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const { name = 'file' } = file as { name?: string };
  form.append('file', file as Blob, name);
  const encoded = new Response(form);
  outgoing.contentType = encoded.headers.get('content-type') ?? undefined;
  outgoing.body = await encoded.blob();
}

function fillPath(path: string, ids: unknown[]): string {
  let next = 0;
  return path.replace(/\{\w+\}/g, (name) => {
    const id = ids[next];
    next += 1;
    if (typeof id === 'string' && id !== '') return encodeURIComponent(id);
    throw new FacetError(`Argument ${next} must be the ${name.slice(1, -1)}`, {
      code: 'id_missing',
    });
  });
}

async function dataOf(response: Response): Promise<unknown> {
  if (response.body === null) return undefined;
  const type = response.headers.get('content-type') ?? '';
  return /\bjson\b/.test(type) ? response.json() : response.text();
}
