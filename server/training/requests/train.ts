// `npm run train:requests`: learns to read change requests, prints how well those of a fifth of the pages are read by
// models that did not learn from them, and writes the models.
import { writeFileSync } from 'node:fs';
import type { StoredTagger } from '../../src/agent/rules/edits/tagged/model.ts';
import type { Tagger } from '../../src/agent/rules/edits/tagged/tagger.ts';
import { readCorpus } from './corpus.ts';
import { learn } from './learn.ts';
import { readBoth } from './measure.ts';

const stored = new URL('../../src/agent/rules/edits/tagged/request_model.gen.txt', import.meta.url);

const storedOf = ({ labels, follows, rows, values }: Tagger): StoredTagger => ({
  labels: [...labels],
  follows: follows.map((row) => [...row]),
  signs: [...rows.keys()].join('\n'),
  values: Buffer.from(values.buffer).toString('base64'),
});

const all = readCorpus();
const pages = [...new Set(all.map(({ page }) => page))];
const left = new Set(pages.filter((_, at) => at % 5 === 0));
const model = learn(all.filter(({ page }) => !left.has(page)));
const read = all.filter(({ page }) => left.has(page)).map((one) => readBoth(one, model));
const share = (some: typeof read, of: 'byModels' | 'byRules'): string =>
  `${((100 * some.filter((one) => one[of]).length) / some.length).toFixed(0)} %`;
for (const language of ['', ...new Set(all.map((one) => one.language))]) {
  const own = read.filter(({ example }) => language === '' || example.language === language);
  if (own.length === 0) continue;
  const name = `${language === '' ? 'all' : language}: ${own.length} requests`;
  process.stdout.write(
    `${name.padEnd(24)} wishes found by the models ${share(own, 'byModels')}, by the rules ${share(own, 'byRules')}\n`,
  );
}
const { wishes, parts } = learn(all);
writeFileSync(stored, `${JSON.stringify({ wishes: storedOf(wishes), parts: storedOf(parts) })}\n`);
