// A difference over time with the range it lies in. uPlot draws it; the table beneath says the same.
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { moment } from '../lib/format.ts';
import { color } from './chart.tsx';
import { axesOf, frameOf } from './chart_frame.ts';

export interface IntervalPoint {
  /** Milliseconds. */
  at: number;
  value: number | null;
  low: number;
  high: number;
}

interface IntervalChartProps {
  label: string;
  /** Of the columns of the table, after the time. */
  columns: [value: string, low: string, high: string];
  points: readonly IntervalPoint[];
  format(value: number): string;
  /** Said of one point: the one pointed at, else the last. */
  tell(point: IntervalPoint): string;
  height?: number;
}

/** Wider than this a range says nothing, and would flatten all that came later. */
const telling = 1;
const leastReach = 0.02;

/** As much to either side of zero as the ranges reach once they say something. */
function reachOf(points: readonly IntervalPoint[]): number {
  const narrow = points.filter(({ low, high }) => high - low < telling);
  const shown = narrow.length > 0 ? narrow : points;
  const ends = shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]);
  return Math.max(leastReach, ...ends) * 1.08;
}

const faded = (rgb: string, alpha: number): string =>
  rgb.replace('rgb(', 'rgba(').replace(')', `, ${alpha})`);

export function IntervalChart(props: IntervalChartProps) {
  const { label, columns, points, format, tell, height = 200 } = props;
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const reach = reachOf(points);
    const draw = () => {
      const [accent, faint, line, edge] = ['accent', 'faint', 'line', 'edge'].map(color) as [
        string,
        string,
        string,
        string,
      ];
      const bound = { stroke: faded(accent, 0.35), width: 1, points: { show: false } };
      const chart = new uPlot(
        {
          ...frameOf(element, height),
          scales: { y: { range: [-reach, reach] } },
          axes: axesOf({ faint, line, format, room: 52 }),
          bands: [{ series: [2, 1], fill: faded(accent, 0.14) }],
          series: [
            {},
            bound,
            bound,
            { stroke: accent, width: 2, points: { show: points.length === 1, size: 7 } },
          ],
          hooks: {
            // Where the two do not differ: drawn beneath, so that one sees on which side things lie.
            drawAxes: [
              (drawn) => {
                const y = Math.round(drawn.valToPos(0, 'y', true));
                const { left, width } = drawn.bbox;
                drawn.ctx.save();
                drawn.ctx.strokeStyle = edge;
                drawn.ctx.lineWidth = devicePixelRatio * 1.5;
                drawn.ctx.beginPath();
                drawn.ctx.moveTo(left, y);
                drawn.ctx.lineTo(left + width, y);
                drawn.ctx.stroke();
                drawn.ctx.restore();
              },
            ],
            setCursor: [(drawn) => setPointed(drawn.cursor.idx ?? undefined)],
          },
        },
        [
          points.map(({ at }) => at / 1000),
          points.map(({ low }) => low),
          points.map(({ high }) => high),
          points.map(({ value }) => value),
        ] as uPlot.AlignedData,
        element,
      );
      return chart;
    };
    let chart = draw();
    const redraw = () => {
      chart.destroy();
      chart = draw();
    };
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    return () => {
      watch.disconnect();
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [points, format, height]);
  const told = points[pointed ?? points.length - 1] ?? points.at(-1);
  return (
    <figure>
      <div ref={place} style={{ height }} aria-hidden="true" />
      <p aria-hidden="true" className="figures min-h-5 text-xs text-muted">
        {told && tell(told)}
      </p>
      <figcaption className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value, low, high }) => (
              <tr key={at}>
                <th scope="row">{moment(at)}</th>
                <td>{value === null ? '–' : format(value)}</td>
                <td>{format(low)}</td>
                <td>{format(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
