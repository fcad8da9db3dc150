// The floor of webhook deliveries: undici posting bodies of the same size, as many at once,
// with nothing signed and nothing kept.
import { Agent, request } from 'undici';

const { FLOOR_SINK: sink = '', FLOOR_BODY: body = '', FLOOR_COUNT: count = '0' } = process.env;
const concurrency = 64;

process.stdout.write('Poster listening on http://nowhere\n');
process.on('SIGTERM', () => process.exit(0));

const dispatcher = new Agent({ pipelining: 1 });
let left = Number(count);
async function poster(): Promise<void> {
  while (left-- > 0) {
    const response = await request(sink, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      dispatcher,
    });
    await response.body.dump();
  }
}
await Promise.all(Array.from({ length: concurrency }, poster));
await new Promise((resolve) => setTimeout(resolve, 60_000));
