// Server-sent events as an async iterator. A connection that drops is opened again after the last
// event that arrived, so that a reader misses nothing and hears nothing twice.
import { FacetAbortError, FacetConnectionError, FacetError, FacetServerError } from './errors.ts';
import { pause } from './request.ts';
import type { AudienceVersion, Presence } from './types.gen.ts';

export interface ServerEvent<Type extends string = string, Data = unknown> {
  /** Give it back as `lastEventId` to go on after this event. */
  id: string;
  type: Type;
  data: Data;
}

/** What a live view of an audience shows, in order. */
export type AudienceEvent =
  | ServerEvent<'text', { versionId: string; text: string }>
  | ServerEvent<'progress', { versionId: string; step: string }>
  | ServerEvent<
      'state',
      { versionId: string; versionNumber: number; status: VersionStatus; failureReason?: string }
    >
  | ServerEvent<'presence', { present: Presence[] }>;

type VersionStatus = AudienceVersion['status'];

export async function* followEvents(
  open: (lastEventId: string | undefined) => Promise<Response>,
  start: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent> {
  let last = start;
  for (let failures = 0; ; ) {
    try {
      const response = await open(last);
      for await (const event of readEvents(response)) {
        failures = 0;
        last = event.id;
        yield event;
      }
    } catch (error) {
      const passing = !(error instanceof FacetError) || error instanceof FacetConnectionError;
      if (signal?.aborted) return;
      if (!passing && !(error instanceof FacetServerError)) throw error;
    }
    try {
      await pause(Math.min(10_000, 250 * 2 ** failures), signal);
    } catch (error) {
      if (error instanceof FacetAbortError) return;
      throw error;
    }
    failures += 1;
  }
}

async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream() as never).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = (await reader.read()) as { done: boolean; value: string };
      if (done) return;
      rest += value.replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== '') fields[name] = name in fields ? `${fields[name]}\n${value}` : value;
  }
  const { id = '', event = 'message', data } = fields;
  return data === undefined ? undefined : { id, type: event, data: JSON.parse(data) };
}
