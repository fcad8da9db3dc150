// One worker of the pool: a thread or a process that runs our worker program. It is ended when it
// goes over a limit, and never used again; the pool starts another when it next needs one.
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Order, Reply, Task } from './task.ts';

export type Ending = { reason: 'memory' } | { reason: 'crash'; error: Error };

export interface PoolWorker {
  post(order: Order): void;
  /** Whether it keeps this process alive: only while somebody waits for it. */
  hold(held: boolean): void;
  /** Processor time it has taken since it began; Infinity where that cannot be known. */
  usedMs(): Promise<number>;
  end(): Promise<void>;
}

export interface WorkerEvents {
  reply(reply: Reply): void;
  /** Ended by itself, or by the system. */
  ended(ending: Ending): void;
}

const program = new URL('./pool.worker.ts', import.meta.url);
const heapMb = 256;
/** Of a process with its native code. A picture of a hundred million pixels takes 400 MB. */
const processMb = 640;
const watchMs = 100;

export function startWorker(place: Task<never, never>['place'], events: WorkerEvents): PoolWorker {
  return place === 'thread' ? startThread(events) : startProcess(events);
}

function startThread({ reply, ended }: WorkerEvents): PoolWorker {
  const thread = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  });
  let failure: Error | undefined;
  thread.on('message', reply);
  thread.on('error', (error: Error) => {
    failure = error;
  });
  thread.on('exit', (code) => {
    const isMemory = (failure as NodeJS.ErrnoException)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const error = failure ?? new Error(`a worker ended with ${code}`);
    ended(isMemory ? { reason: 'memory' } : { reason: 'crash', error });
  });
  return {
    post: (order) => thread.postMessage(order),
    hold: (held) => (held ? thread.ref() : thread.unref()),
    async usedMs() {
      const used = await thread.cpuUsage().catch(() => undefined);
      return used === undefined ? Number.POSITIVE_INFINITY : (used.user + used.system) / 1_000;
    },
    end: async () => void (await thread.terminate()),
  };
}

function startProcess({ reply, ended }: WorkerEvents): PoolWorker {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It works on files of strangers, and needs none of our secrets.
    env: { NODE_ENV: 'production' },
  });
  let overMemory = false;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let watch: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    if ((await residentMb(child.pid)) <= processMb) return;
    overMemory = true;
    child.kill('SIGKILL');
  };
  child.on('message', (message) => reply(message as Reply));
  child.on('error', () => {});
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    // Aborted: the heap's own limit was met.
    const isMemory = overMemory || signal === 'SIGABRT' || code === 134;
    const error = new Error(`a worker process ended with ${code ?? signal}`);
    ended(isMemory ? { reason: 'memory' } : { reason: 'crash', error });
  });
  return {
    post: (order) => void child.send(order),
    hold(held) {
      // At rest it takes no more, and looking ten times a second is not free.
      clearInterval(watch);
      if (held) {
        watch = setInterval(look, watchMs).unref();
        child.ref();
        child.channel?.ref();
      } else {
        child.unref();
        child.channel?.unref();
      }
    },
    usedMs: () => processorMs(child.pid),
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** What the system has given it; 0 where there is no /proc to ask. */
async function residentMb(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  const pages = Number(statm.split(' ')[1] ?? 0);
  return (pages * 4096) / 1024 ** 2;
}

/** Linux counts it in hundredths of a second, behind a name that may hold anything. */
async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return system === undefined ? Number.POSITIVE_INFINITY : (Number(user) + Number(system)) * 10;
}
