import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { faultsOf } from './testing/checks.ts';
import { run, sample, sampleNames } from './testing/run.ts';

// `UPDATE_GOLDEN=1 npm test -- agent/rules` writes them anew; read them before you commit them.
// biome-ignore lint/style/noProcessEnv: a switch of this test alone
const update = process.env.UPDATE_GOLDEN === '1';

const goldenOf = (name: string): URL => new URL(`./golden/${name}.json`, import.meta.url);

for (const name of sampleNames) {
  test(`the page for the sample ${name} is the one a person has read and would send`, async () => {
    const { text, content } = await run(sample(name));
    if (update) writeFileSync(goldenOf(name), `${JSON.stringify({ text, content }, null, 2)}\n`);
    const golden: unknown = JSON.parse(readFileSync(goldenOf(name), 'utf8'));
    assert.equal(
      JSON.stringify({ text, content }, null, 2),
      JSON.stringify(golden, null, 2),
      `differs from golden/${name}.json`,
    );
  });

  test(`the page for the sample ${name} has no fault`, async () => {
    const input = sample(name);
    const { content } = await run(input);
    assert.deepEqual(faultsOf(content, input), []);
  });

  test(`the sample ${name} gives the same events twice, and is not changed by them`, async () => {
    const input = sample(name);
    const first = await run(input);
    assert.deepEqual((await run(input)).events, first.events);
    assert.deepEqual(input, sample(name));
  });
}
