import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import { evalCases } from '../src/eval/cases.ts';
import { evaluate, meanOf, tableOf, totalOf } from '../src/eval/evaluate.ts';
import { htmlOf } from '../src/eval/looks.ts';
import { overflowSheet, readWidths } from '../src/eval/overflow.ts';
import { reportOf } from '../src/eval/report.ts';
import { withWidth } from '../src/eval/score.ts';
import { openBrowser } from './support/kept_browser.ts';

const results = await evaluate(makeRulesAgent(), evalCases);

test('the cases are many, in many languages', () => {
  assert.ok(evalCases.length >= 30);
  assert.ok(new Set(evalCases.map(({ language }) => language)).size >= 8);
});

test('no page of the rules agent shows internal text, claims what no source proves, breaks off, or is too faint to read', () => {
  for (const measure of ['hidden', 'proven', 'whole', 'contrast'] as const) {
    assert.equal(meanOf(results, measure), 1, `${measure}\n${tableOf(results)}`);
  }
});

test('the rules agent keeps its score', () => {
  assert.ok(meanOf(results, 'mentioned') >= 0.98, tableOf(results));
  assert.ok(meanOf(results, 'readerFacts') >= 0.8, tableOf(results));
  assert.ok(meanOf(results, 'length') >= 0.95, tableOf(results));
  assert.ok(meanOf(results, 'edits') >= 0.95, tableOf(results));
  assert.ok(totalOf(results) >= 0.93, tableOf(results));
});

test('the same agent gives the same pages twice', async () => {
  const again = await evaluate(makeRulesAgent(), evalCases.slice(0, 5));
  assert.deepEqual(
    again.map(({ content }) => content),
    results.slice(0, 5).map(({ content }) => content),
  );
});

test('the report shows every page, safely', () => {
  const html = reportOf(results, () => undefined);
  for (const { one } of results) assert.ok(html.includes(`id="${one.name}"`));
  const [first] = results;
  assert.ok(first && htmlOf(first).startsWith('<!doctype html>'));
});

test('every page fits a small phone', async (t) => {
  const browser = await openBrowser(t);
  if (!browser) return;
  const pages = results.map((result) => ({ name: result.one.name, html: htmlOf(result) }));
  const wide = '<!doctype html><p style="width:900px">wide</p>';
  const page = await browser.newPage();
  await page.setContent(overflowSheet([...pages, { name: 'wide "&"', html: wide }]));
  const widths = readWidths(await page.content()) ?? {};
  assert.ok((widths['wide "&"'] ?? 0) >= 900, 'an overflow is seen');
  for (const { one, score } of results) {
    assert.deepEqual(withWidth(score, widths[one.name] ?? 0).measures.overflow, 1, one.name);
    assert.equal(widths[one.name], 320, one.name);
  }
});

test('without a browser, overflow is not scored and says so', () => {
  const [line = ''] = tableOf(results).split('\n').slice(-1);
  assert.match(line, / –/);
  const [first] = results;
  assert.ok(first);
  const wide = withWidth(first.score, 340);
  assert.equal(wide.measures.overflow, 0);
  assert.ok(wide.total < first.score.total && wide.faults.some((fault) => fault.includes('340')));
});
