import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startFacet } from '../main.ts';

export async function runServe(args: string[]): Promise<void> {
  parseArgs({ args, options: {}, allowPositionals: false });
  const config = readConfig();
  const facet = await startFacet(config);

  const key = facet.firstKey;
  if (key !== undefined) {
    process.stdout.write(
      `\nYour API key, shown only now and stored as a hash:\n\n  ${key}\n\n` +
        `Try it:\n\n  curl -s ${facet.url}/v0/persons -H 'x-api-key: ${key}' -H 'content-type: application/json' \\\n` +
        `    -d '{"name":"Ada Lovelace","email":"ada@example.com"}'\n\n` +
        `Reference: ${facet.url}/docs\n\n`,
    );
  }
  if (facet.studioLink !== undefined) process.stdout.write(`Studio: ${facet.studioLink}\n`);
  process.stdout.write(`Facet listening on ${facet.url}\n`);
  stopOnSignal(() => facet.stop());
}

export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    // A second signal does not wait for the slowest client.
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
