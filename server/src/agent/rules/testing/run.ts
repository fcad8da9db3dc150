// Runs the agent as its job does, for the tests beside it.
import { readdirSync, readFileSync } from 'node:fs';
import type { PageContent } from '../../../content/content.ts';
import { makeCase } from '../../../eval/case.ts';
import type { AgentEvent, AgentInput, SelectedElement } from '../../agent.ts';
import { makeRulesAgent } from '../rules.agent.ts';

const agent = makeRulesAgent();
const samples = new URL('../samples/', import.meta.url);

export interface Result {
  events: AgentEvent[];
  text: string;
  content: PageContent;
}

export async function run(input: AgentInput): Promise<Result> {
  const events: AgentEvent[] = [];
  for await (const event of agent.run(input, new AbortController().signal)) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'content') throw new Error('the last event is not the page');
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return { events, text, content: last.content };
}

export const sampleNames = readdirSync(samples)
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

const pages = new URL('./pages/', import.meta.url);

/** A page that was kept: written from the sample of its name once, or made for one promise. Edits are tested on it, whatever is composed today. */
export const samplePage = (name: string): PageContent =>
  JSON.parse(readFileSync(new URL(`${name}.json`, pages), 'utf8')) as PageContent;

const isSample = (input: AgentInput): string | undefined =>
  sampleNames.find((name) => sample(name).page.pageId === input.page.pageId);

export const sample = (name: string): AgentInput =>
  JSON.parse(readFileSync(new URL(`${name}.json`, samples), 'utf8')) as AgentInput;

/** A brand, and what was pasted for its page: nothing else is known. */
export const ofContext = (language: string, context: string): AgentInput =>
  makeCase({
    ...{ name: language, language, brand: { name: 'Alto' }, pageName: 'Alto', context },
    ...{ pageType: 'inbound', mention: [], hide: [], edits: [] },
  }).input;

/** The page after one message; what is not given comes from the sample. */
export async function edit(
  input: AgentInput,
  text: string,
  options: { current?: PageContent; selectedElement?: SelectedElement } = {},
): Promise<Result & { before: PageContent }> {
  const kept = isSample(input);
  const before =
    options.current ?? (kept === undefined ? (await run(input)).content : samplePage(kept));
  const { selectedElement } = options;
  const message = { text, ...(selectedElement ? { selectedElement } : {}) };
  const result = await run({ ...input, current: structuredClone(before), message });
  return { ...result, before };
}
