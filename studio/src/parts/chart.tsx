// A line over time. uPlot draws it; the table beneath says the same to those who cannot see it.
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { count, shortDay } from '../lib/format.ts';
import { t } from '../lib/texts.ts';
import { axesOf, frameOf } from './chart_frame.ts';

interface ChartProps {
  label: string;
  /** Milliseconds. */
  times: readonly number[];
  values: readonly number[];
  /** The time before, drawn faintly. */
  before?: readonly number[] | undefined;
  format?: (value: number) => string;
  height?: number;
}

const wholeSteps = [1, 2, 5].flatMap((step, _, all) =>
  step === 1 ? [0, 1, 2, 3, 4, 5, 6].flatMap((power) => all.map((one) => one * 10 ** power)) : [],
);

export const color = (name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
};

export function Chart({ label, times, values, before, format = count, height = 240 }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const [accent, faint, line] = [color('accent'), color('faint'), color('line')];
    const [days, side] = axesOf({ faint, line, format, room: 44 });
    const draw = () =>
      new uPlot(
        {
          ...frameOf(element, height),
          hooks: {
            setCursor: [
              ({ cursor: { idx, left = -1 }, bbox }) => {
                const told = tip.current;
                if (!told) return;
                told.hidden = idx === null || idx === undefined || left < 0;
                if (told.hidden || typeof idx !== 'number') return;
                const was = before?.[idx];
                told.textContent = [
                  shortDay(times[idx] ?? 0),
                  format(values[idx] ?? 0),
                  ...(was === undefined ? [] : [t.home.was(format(was))]),
                ].join(' · ');
                const at = left + bbox.left / devicePixelRatio;
                const most = element.clientWidth - told.offsetWidth;
                told.style.translate = `${Math.max(0, Math.min(most, at - told.offsetWidth / 2))}px`;
              },
            ],
          },
          scales: { y: { range: (_chart, _low, high) => [0, Math.max(1, high * 1.1)] } },
          axes: [
            days,
            {
              ...side,
              // Nobody visits by halves.
              ...(format === count ? { incrs: wholeSteps } : {}),
              splits: undefined,
            },
          ],
          series: [
            {},
            {
              stroke: accent,
              width: 2,
              fill: accent.replace('rgb', 'rgba').replace(')', ', 0.1)'),
              points: { show: false },
            },
            ...(before
              ? [{ stroke: faint, width: 1.5, dash: [4, 4], points: { show: false } }]
              : []),
          ],
        },
        [
          times.map((time) => time / 1000),
          [...values],
          ...(before ? [[...before]] : []),
        ] as uPlot.AlignedData,
        element,
      );
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
  }, [times, values, before, format, height]);
  return (
    <figure className="relative">
      <div ref={place} style={{ height }} aria-hidden="true" />
      <div
        ref={tip}
        hidden
        aria-hidden="true"
        className="figures pointer-events-none absolute -top-1 left-0 z-1 rounded-md bg-solid px-2 py-1 text-xs font-medium whitespace-nowrap text-on-solid shadow-raised"
      />
      <figcaption className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {times.map((time, index) => (
              <tr key={time}>
                <th scope="row">{shortDay(time)}</th>
                <td>{format(values[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
