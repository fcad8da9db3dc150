import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import { evalCases } from '../src/eval/cases.ts';
import { evaluate, meanOf, tableOf, totalOf } from '../src/eval/evaluate.ts';
import { htmlOf, reportOf } from '../src/eval/report.ts';

const results = await evaluate(makeRulesAgent(), evalCases);

test('the cases are many, in many languages', () => {
  assert.ok(evalCases.length >= 30);
  assert.ok(new Set(evalCases.map(({ language }) => language)).size >= 8);
});

test('no page of the rules agent shows internal text, claims what no source proves, or breaks off', () => {
  for (const measure of ['hidden', 'proven', 'whole'] as const) {
    assert.equal(meanOf(results, measure), 1, `${measure}\n${tableOf(results)}`);
  }
});

test('the rules agent keeps its score', () => {
  assert.ok(meanOf(results, 'mentioned') >= 0.98, tableOf(results));
  assert.ok(meanOf(results, 'readerFacts') >= 0.85, tableOf(results));
  assert.ok(meanOf(results, 'length') >= 0.95, tableOf(results));
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
