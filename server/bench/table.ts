// Results as a table for people.
import type { Target, Unit } from './figure.ts';
import type { Measured, Result } from './result.ts';

const head = ['figure', 'engine', 'Facet', 'floor', 'ratio', 'by CPU', 'target', 'met'];

export function renderTable(results: Result[]): string {
  const rows = [head, ...results.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => align(cell, widths[column] ?? 0, column)).join('  '),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return `${[...lines, ...remarks(results)].map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Words to the left, numbers to the right. */
const align = (cell: string, width: number, column: number): string =>
  column >= 2 && column <= 5 ? cell.padStart(width) : cell.padEnd(width);

function cells({ figure, engine, target, measured }: Result): string[] {
  if (!measured) return [figure, engine, '', '', '', '', '', 'INVALID'];
  const { unit, facet, floor, ratio, cpuRatio, met } = measured;
  return [
    figure,
    engine,
    quantity(facet, unit),
    floor === null ? '' : quantity(floor, unit),
    ratio === null ? '' : ratio.toFixed(2),
    cpuRatio === null ? '' : cpuRatio.toFixed(2),
    targetText(target, measured),
    met ? 'yes' : 'NO',
  ];
}

function remarks(results: Result[]): string[] {
  const lines = results.flatMap(({ figure, engine, invalid, measured }) => [
    ...(invalid === undefined ? [] : [`INVALID: ${figure} (${engine}): ${invalid}`]),
    ...(measured?.notes ?? []).map((note) => `Note: ${figure} (${engine}): ${note}`),
  ]);
  return lines.length === 0 ? [] : ['', ...lines];
}

function targetText(target: Target, { unit }: Measured): string {
  const sign = target.best === 'high' ? '≥' : '≤';
  if (target.of === 'value') return `${sign} ${quantity(target.limit, unit)}`;
  return `${sign} ${target.limit.toFixed(2)}${target.of === 'cpuRatio' ? ' by CPU' : ''}`;
}

export function quantity(value: number, unit: Unit): string {
  const digits = (unit === 'ms' || unit === 'KB') && value < 100 ? 2 : 0;
  const text = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${text} ${unit}`;
}
