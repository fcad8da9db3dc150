// Runs the model agent against a server on a real port, and looks at what it yields.
import assert from 'node:assert/strict';
import type { AgentEvent, AgentInput } from '../../src/agent/agent.ts';
import { AgentFailure } from '../../src/agent/model/failure.ts';
import {
  type ModelAgentConfig,
  makeModelAgent,
  type StartTimer,
} from '../../src/agent/model/model.agent.ts';
import { makeAgentInput } from './agent_input.ts';
import { type Answer, type ChatServer, startChatServer } from './chat_server.ts';

export type Run = (input?: AgentInput, signal?: AbortSignal) => AsyncIterable<AgentEvent>;

/** An agent whose endpoint gives these answers, for as long as the work takes. */
export async function withAgent<T>(
  answers: Answer[],
  work: (run: Run, server: ChatServer) => Promise<T>,
  config: Partial<ModelAgentConfig> = {},
  startTimer?: StartTimer,
): Promise<T> {
  const server = await startChatServer(...answers);
  try {
    const settings = { model: 'test-model', baseUrl: server.url, apiKey: 'sk-secret' };
    const agent = await makeModelAgent({ ...settings, ...config }, startTimer);
    const never = new AbortController().signal;
    return await work(
      (input = makeAgentInput(), signal = never) => agent.run(input, signal),
      server,
    );
  } finally {
    await server.close();
  }
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export async function failureOf(events: AsyncIterable<AgentEvent>): Promise<AgentFailure> {
  try {
    await collect(events);
  } catch (error) {
    assert.ok(error instanceof AgentFailure, `not an AgentFailure: ${error}`);
    return error;
  }
  return assert.fail('the run did not fail');
}

export const textOf = (events: AgentEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

export const contentOf = (events: AgentEvent[]) =>
  events.flatMap((event) => (event.type === 'content' ? [event.content] : []));

export const stepsOf = (events: AgentEvent[]) =>
  events.flatMap((event) => (event.type === 'progress' ? [event.step] : []));

export const messagesOf = (server: ChatServer, index: number) =>
  server.requests[index]?.body.messages as { role: string; content: string }[];
