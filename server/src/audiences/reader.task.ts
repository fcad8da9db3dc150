// What a page's reader is known by and has said, record by record, in a worker: it was written by others.
import type { AgentInput } from '../agent/agent.ts';
import { readSaid } from '../agent/rules/reader/said.ts';
import { sourcesOf } from '../agent/rules/reader/sources.ts';
import { recordOf } from './proving.task.ts';

/** The texts that claims may have been proven by, with the record they are kept under. */
export const run = ({ input }: { input: AgentInput }): { id: string; text: string }[] =>
  sourcesOf(input, readSaid(input))
    .filter(({ type }) => type === 'reader')
    .map(({ sourceId, text }) => ({ id: recordOf(sourceId, input), text }));
