// Runs an agent over the cases: each page once, each of its edits on that page.
import type { Agent, AgentInput } from '../agent/agent.ts';
import type { PageContent } from '../content/content.ts';
import type { EvalCase } from './case.ts';
import { type EditOutcome, type Measure, measures, type Score, scorePage } from './score.ts';

export interface Evaluated {
  one: EvalCase;
  content: PageContent;
  reply: string;
  score: Score;
}

export async function evaluate(agent: Agent, cases: readonly EvalCase[]): Promise<Evaluated[]> {
  const results: Evaluated[] = [];
  for (const one of cases) {
    const { content, reply } = await write(agent, one.input);
    const edits: EditOutcome[] = [];
    for (const edit of one.edits) {
      const chosen = content.blocks.find(({ type }) => type === edit.selected);
      const message = {
        text: edit.message,
        ...(chosen ? { selectedElement: { componentId: chosen.componentId } } : {}),
      };
      const after = await write(agent, { ...one.input, current: content, message });
      edits.push({ edit, before: content, after: after.content });
    }
    results.push({ one, content, reply, score: scorePage(one, content, edits) });
  }
  return results;
}

async function write(
  agent: Agent,
  input: AgentInput,
): Promise<{ content: PageContent; reply: string }> {
  let reply = '';
  let content: PageContent | undefined;
  for await (const event of agent.run(structuredClone(input), new AbortController().signal)) {
    if (event.type === 'text') reply += event.text;
    if (event.type === 'content') content = event.content;
  }
  if (!content) throw new Error('the agent ended without a page');
  return { content, reply };
}

export const totalOf = (results: readonly Evaluated[]): number =>
  results.reduce((sum, { score }) => sum + score.total, 0) / Math.max(1, results.length);

/** Of the pages on which it was measured; NaN where it was on none. */
export function meanOf(results: readonly Evaluated[], measure: Measure): number {
  const known = results.flatMap(({ score }) => score.measures[measure] ?? []);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

const percent = (share: number | undefined): string =>
  share === undefined || Number.isNaN(share) ? '–' : `${Math.round(share * 100)}`;

/** One line for each case, and one for all. */
export function tableOf(results: readonly Evaluated[]): string {
  const head = ['case', 'lang', ...measures, 'total'];
  const rows = results.map(({ one, score }) => [
    one.name,
    one.language,
    ...measures.map((name) => percent(score.measures[name])),
    percent(score.total),
  ]);
  const all = [
    'all',
    '',
    ...measures.map((name) => percent(meanOf(results, name))),
    percent(totalOf(results)),
  ];
  const lines = [head, ...rows, all];
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
