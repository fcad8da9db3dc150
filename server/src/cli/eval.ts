// `facet eval`: how well the configured agent writes, over the cases that come with Facet.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Agent } from '../agent/agent.ts';
import { makeRulesAgent } from '../agent/rules/rules.agent.ts';
import { readConfig } from '../config/config.ts';
import { evalCases } from '../eval/cases.ts';
import { evaluate, tableOf } from '../eval/evaluate.ts';
import { htmlOf } from '../eval/looks.ts';
import { installedBrowser, measureWidths, takePictures } from '../eval/pictures.ts';
import { reportOf } from '../eval/report.ts';
import { withWidth } from '../eval/score.ts';

export async function runEval(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, only: { type: 'string' } },
  });
  const cases = evalCases.filter(
    ({ name }) => values.only === undefined || name.includes(values.only),
  );
  const written = await evaluate(await makeAgent(), cases);
  const pages = written.map((result) => ({ name: result.one.name, html: htmlOf(result) }));
  const browser = installedBrowser();
  const widths = browser === undefined ? undefined : await measureWidths(browser, pages);
  const results = written.map((result) => {
    const width = widths?.[result.one.name];
    return width === undefined ? result : { ...result, score: withWidth(result.score, width) };
  });
  process.stdout.write(`${tableOf(results)}\n`);
  for (const { one, score } of results) {
    for (const fault of score.faults) process.stdout.write(`${one.name}: ${fault}\n`);
  }
  if (widths === undefined) {
    const why = browser === undefined ? 'no Chromium was found' : 'the browser did not answer';
    process.stdout.write(`Overflow was not measured: ${why}.\n`);
  }
  if (values.to === undefined) return;
  const folder = resolve(values.to);
  await mkdir(folder, { recursive: true });
  for (const { name, html } of pages) await writeFile(join(folder, `${name}.html`), html);
  const seen = browser === undefined ? undefined : await takePictures(browser, folder, pages);
  for (const fault of seen?.faults ?? ['The report shows the pages themselves, not pictures.'])
    process.stdout.write(`${fault}\n`);
  await writeFile(
    join(folder, 'index.html'),
    reportOf(results, (name) => seen?.pictureOf(name)),
  );
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
