// What a worker said, for whoever asked.
import { deserialize } from 'node:v8';
import { Failure } from '../errors.ts';
import type { Reply, Task } from './task.ts';

interface Asked {
  task: Task<unknown, unknown>;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export function settle(
  { task, resolve, reject }: Asked,
  reply: Exclude<Reply, { type: 'started' }>,
): void {
  if (reply.type === 'done') resolve(deserialize(reply.output));
  else if (reply.type === 'too_large') {
    reject(tooLarge(`${task.name} made more than it may give back.`));
  } else if (reply.type === 'failed') {
    reject(new Failure(reply.failure.code, reply.failure.details));
  } else {
    const error = new Error(reply.message);
    if (reply.stack !== undefined) error.stack = reply.stack;
    reject(error);
  }
}

export const tooLarge = (detail: string): Failure => new Failure('work_too_large', { detail });
