// The HTTP of a model: what may come back, and how much of it.
import { outward } from '../../platform/db/scope.ts';
import { AgentFailure } from './failure.ts';

// One token arrives in an event of its own, in some hundreds of bytes of JSON.
const bytesPerToken = 2_048;
const spareBytes = 1_048_576;

export function makeEndpointFetch(maxOutputTokens: number): typeof fetch {
  const maxBytes = maxOutputTokens * bytesPerToken + spareBytes;
  return async (url, init) => {
    outward('the language model');
    // A redirect would carry the key, which some providers take in a header of their own, elsewhere.
    const response = await fetch(url, { ...init, redirect: 'manual' });
    if (!response.ok) {
      // Nothing reads what it says, and nothing should: it may repeat the key or the prompt.
      await response.body?.cancel();
      const after = response.headers.get('retry-after');
      const headers = after === null ? {} : { 'retry-after': after };
      return new Response(null, { status: response.status, headers });
    }
    if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new AgentFailure('endpoint_not_streaming');
    }
    return new Response(response.body?.pipeThrough(limit(maxBytes)) ?? null, response);
  };
}

/** Holds whatever the stream is made of: a line without an end would fill the memory. */
function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AgentFailure('reply_too_long'));
      else controller.enqueue(chunk);
    },
  });
}
