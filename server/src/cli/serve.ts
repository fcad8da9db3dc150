import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import type { RunningFacet } from '../main.ts';
import type { Started } from './processes.ts';

/** Node keeps what it compiled when it exits; a server that is killed would begin anew each time. */
const keepCompiledMs = 2_000;

export async function runServe(args: string[]): Promise<void> {
  parseArgs({ args, options: {}, allowPositionals: false });
  const config = readConfig();
  if (config.processes > 1 && config.databaseUrl !== undefined && cluster.isPrimary) {
    const { runProcesses } = await import('./processes.ts');
    return runProcesses(config, config.processes);
  }
  // Only now: neither who is refused nor the process that watches over others needs the service.
  const { startFacet } = await import('../main.ts');
  const facet = await startFacet(config);
  const text = greetingOf(facet);
  if (cluster.isWorker) process.send?.({ facet: 'started', text } satisfies Started);
  else process.stdout.write(text);
  stopOnSignal(() => facet.stop());
  setTimeout(flushCompileCache, keepCompiledMs).unref();
}

function greetingOf(facet: RunningFacet): string {
  const key = facet.firstKey;
  const shown =
    key === undefined
      ? ''
      : `\nYour API key, shown only now and stored as a hash:\n\n  ${key}\n\n` +
        `Try it:\n\n  curl -s ${facet.url}/v0/persons -H 'x-api-key: ${key}' -H 'content-type: application/json' \\\n` +
        `    -d '{"name":"Ada Lovelace","email":"ada@example.com"}'\n\n` +
        `Reference: ${facet.url}/docs\n\n`;
  const studio = facet.studioLink === undefined ? '' : `Studio: ${facet.studioLink}\n`;
  return `${shown}${studio}Facet listening on ${facet.url}\n`;
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
