// The program of a worker, as a thread or as a process: it runs one order after the other.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { Failure } from '../errors.ts';
import type { Order, Outcome, Reply } from './task.ts';

interface Runnable {
  run(input: unknown): unknown;
}

// Each thread has a compile cache of its own: without one it compiles all of the rules agent anew, for half a second.
enableCompileCache();
/** Once a task has run: what was compiled while it did is kept too. */
const keepCompiledMs = 2_000;

const loaded = new Map<string, Promise<Runnable>>();
/** Modules that the one who gives the orders knows to be loaded. */
const announced = new Set<string>();

async function carryOut({ id, module, input, outputBytes }: Order): Promise<Outcome> {
  try {
    let program = loaded.get(module);
    if (!program) {
      program = import(module) as Promise<Runnable>;
      loaded.set(module, program);
      setTimeout(flushCompileCache, keepCompiledMs).unref();
    }
    const { run } = await program;
    if (!announced.has(module)) {
      announced.add(module);
      send({ id, type: 'started' });
    }
    const output = serialize(await run(input));
    return output.length > outputBytes ? { id, type: 'too_large' } : { id, type: 'done', output };
  } catch (error) {
    if (error instanceof Failure) {
      const { cause: _, ...details } = error.details;
      return { id, type: 'failed', failure: { code: error.code, details } };
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, type: 'broken', message, stack };
  }
}

function send(outcome: Outcome): void {
  const { user, system } = parentPort ? process.threadCpuUsage() : process.cpuUsage();
  const reply: Reply = { ...outcome, usedMs: (user + system) / 1_000 };
  if (parentPort) parentPort.postMessage(reply);
  else process.send?.(reply);
}

const take = (order: Order): void => void carryOut(order).then(send);

if (parentPort) parentPort.on('message', take);
else {
  process.on('message', take);
  // Whoever gave the orders is gone, however it ended.
  process.on('disconnect', () => process.exit());
}
