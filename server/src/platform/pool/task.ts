// A piece of work on what others send: a module that exports `run`, and the limits it works under.
// The room that owns the work declares it beside the work; the pool knows no room.
import type { Failure } from '../errors.ts';

export interface TaskLimits {
  /** From when it starts to run, on this machine's clock. */
  timeMs: number;
  /** Of what it gives back, serialised. */
  outputBytes: number;
}

export interface Task<Input, Output> {
  /** For metrics and for messages. */
  name: string;
  /** The module's URL. It exports `run(input)`: data in, data out, nothing shared with this process. */
  module: string;
  limits: TaskLimits;
  /**
   * `thread`: JavaScript alone. `process`: native code too, such as decoders of pictures, whose
   * memory only an operating system can bound, and which only it can end.
   */
  place: 'thread' | 'process';
  /** Only for the compiler: which module this is. */
  types?: (input: Input) => Output;
}

/** The module's own `run` gives the types: `task<typeof import('./plain.task.ts')>({…})`. */
export function task<Module extends { run(input: never): unknown }>(
  spec: Omit<Task<never, never>, 'types' | 'limits' | 'place'> & {
    limits?: Partial<TaskLimits>;
    place?: Task<never, never>['place'];
  },
): Task<Parameters<Module['run']>[0], Awaited<ReturnType<Module['run']>>> {
  return { place: 'thread', ...spec, limits: { ...usualLimits, ...spec.limits } };
}

const usualLimits: TaskLimits = { timeMs: 10_000, outputBytes: 8 * 1024 * 1024 };

/** What goes to a worker and comes back. */
export interface Order {
  id: number;
  module: string;
  input: unknown;
  outputBytes: number;
}

/** With the processor time its worker has taken since it began. */
export type Reply = Outcome & { usedMs: number };

export type Outcome =
  /** Its module is loaded: from here on the time counts. Said once; later orders start at once. */
  | { id: number; type: 'started' }
  | { id: number; type: 'done'; output: Uint8Array }
  | { id: number; type: 'too_large' }
  | { id: number; type: 'failed'; failure: Pick<Failure, 'code' | 'details'> }
  | { id: number; type: 'broken'; message: string; stack: string | undefined };
