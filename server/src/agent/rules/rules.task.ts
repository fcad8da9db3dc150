// Drafts in a worker. All that happened comes back at once: a draft by rules takes milliseconds.
import type { AgentEvent, AgentInput } from '../agent.ts';
import { makeRulesAgent } from './rules.agent.ts';

const agent = makeRulesAgent();

export async function run(input: AgentInput): Promise<AgentEvent[]> {
  const events: AgentEvent[] = [];
  for await (const event of agent.run(input, new AbortController().signal)) events.push(event);
  return events;
}
