// `facet eval`: how well the configured agent writes, over the cases that come with Facet.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Agent } from '../agent/agent.ts';
import { makeRulesAgent } from '../agent/rules/rules.agent.ts';
import { readConfig } from '../config.ts';
import { evalCases } from '../eval/cases.ts';
import { evaluate, tableOf } from '../eval/evaluate.ts';
import { takePictures } from '../eval/pictures.ts';
import { htmlOf, reportOf } from '../eval/report.ts';

export async function runEval(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, only: { type: 'string' } },
  });
  const cases = evalCases.filter(
    ({ name }) => values.only === undefined || name.includes(values.only),
  );
  const results = await evaluate(await makeAgent(), cases);
  process.stdout.write(`${tableOf(results)}\n`);
  for (const { one, score } of results) {
    for (const fault of score.faults) process.stdout.write(`${one.name}: ${fault}\n`);
  }
  if (values.to === undefined) return;
  const folder = resolve(values.to);
  await mkdir(folder, { recursive: true });
  for (const result of results)
    await writeFile(join(folder, `${result.one.name}.html`), htmlOf(result));
  const seen = await takePictures(
    folder,
    results.map(({ one }) => one.name),
  );
  for (const fault of seen.faults) process.stdout.write(`${fault}\n`);
  await writeFile(join(folder, 'index.html'), reportOf(results, seen.pictureOf));
  process.stdout.write(`${join(folder, 'index.html')}\n`);
}

async function makeAgent(): Promise<Agent> {
  const { agent } = readConfig();
  if (agent === undefined) return makeRulesAgent();
  const { makeModelAgent } = await import('../agent/model/model.agent.ts');
  const { model, baseUrl, apiKey, judgeModel } = agent;
  return makeModelAgent({
    model,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(judgeModel === undefined ? {} : { judgeModel }),
  });
}
