// The lines that could lead the page of each context, as a person graded them: 2 would be sent as it is, 1 is no harm,
// 0 is unfit. The contexts are those of the answers' corpus, the evaluation's cases, and some as messy as they come.
import { readFileSync } from 'node:fs';
import type { AgentInput } from '../../src/agent/agent.ts';
import type { Brief } from '../../src/agent/rules/compose/brief/brief.ts';
import { candidatesIn } from '../../src/agent/rules/compose/headlines/candidates.ts';
import { type Signs, signsOf } from '../../src/agent/rules/compose/headlines/signs.ts';
import { readOrders } from '../../src/agent/rules/compose/instructions/too_wide.ts';
import { fitToReader } from '../../src/agent/rules/compose/selection/fitting.ts';
import { type CaseSketch, makeCase } from '../../src/eval/case.ts';
import { evalCases } from '../../src/eval/cases.ts';
import { readCorpus } from '../answers/corpus.ts';
import { deskOf } from '../answers/examples.ts';
import type { Choice } from '../choosing/choices.ts';

export interface Graded extends Choice {
  language: string;
  lines: { text: string; grade: number }[];
}

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** `=== id`, then a line for each candidate: its grade, a space, and its text. */
function readGrades(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const parts = textOf('grades.txt').split(/^=== /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [id = '', ...lines] = part.trimEnd().split('\n');
      return [id, new Map(lines.map((line) => [line.slice(2), Number(line[0])]))];
    }),
  );
}

function* briefs(): Generator<{ id: string; brief: Brief }> {
  for (const one of readCorpus()) yield { id: one.id, brief: deskOf(one) };
  for (const { name, input } of evalCases) yield { id: `eval:${name}`, brief: briefOf(input) };
  for (const sketch of JSON.parse(textOf('contexts.json')) as CaseSketch[]) {
    const { name, input } = makeCase({ ...sketch, mention: [], hide: [] });
    yield { id: name, brief: briefOf(input) };
  }
}

function briefOf(input: AgentInput): Brief {
  const brief = readOrders(input);
  return { ...brief, source: fitToReader(brief).source };
}

export function examplesOf(): Graded[] {
  const grades = readGrades();
  return [...briefs()].flatMap(({ id, brief }) => {
    const graded = grades.get(id);
    if (!graded) return [];
    const known = candidatesIn(brief).flatMap((candidate) => {
      const grade = graded.get(candidate.text);
      return grade === undefined ? [] : [{ candidate, grade }];
    });
    const lines = known.map(({ candidate, grade }) => ({
      grade,
      signs: signsOf(brief, candidate),
    }));
    const right = rightOf(lines);
    return {
      ...{ id, language: brief.language, answerable: right.includes(true) },
      lines: known.map(({ candidate: { text }, grade }) => ({ text, grade })),
      candidates: lines.map(({ signs }, at) => ({
        values: Object.entries(signs),
        isRight: right[at] === true,
      })),
    };
  });
}

/** Of the lines that would be sent, those that promise something; where there are none, those that do no harm. */
function rightOf(lines: readonly { grade: number; signs: Signs }[]): boolean[] {
  const sent = lines.map(({ grade }) => grade === 2);
  const promising = lines.map(({ grade, signs }) => grade === 2 && promises(signs));
  const harmless = lines.map(({ grade }) => grade === 1);
  return [promising, sent].find((some) => some.includes(true)) ?? harmless;
}

const promises = (signs: Signs): boolean =>
  ((signs['nears them'] ?? 0) > 0 || (signs.untold ?? 0) > 0) &&
  promising.some((name) => (signs[name] ?? 0) > 0);
const promising = [
  ...['compares', 'outcome', 'good', 'pledge', 'telling', 'absent', 'without', 'promised'],
];
