// What every chart over days has in common: its frame and its axes.
import type uPlot from 'uplot';
import { shortDay } from '../lib/format.ts';

export const frameOf = (element: HTMLElement, height: number) => ({
  width: element.clientWidth,
  height,
  legend: { show: false },
  cursor: { y: false, points: { size: 7 } },
  // The last day is written to the right of its place.
  padding: [8, 24, 0, 0] as uPlot.Padding,
});

interface AxesLook {
  faint: string;
  line: string;
  format(value: number): string;
  /** Room for the values, in pixels. */
  room: number;
}

/** Days below, values at the side. */
export function axesOf({ faint, line, format, room }: AxesLook): [uPlot.Axis, uPlot.Axis] {
  const axis = { stroke: faint, font: '11px Inter', ticks: { show: false } };
  return [
    {
      ...axis,
      grid: { show: false },
      values: (_chart, ticks) => ticks.map((tick) => shortDay(tick * 1000)),
      space: 70,
      size: 30,
    },
    {
      ...axis,
      grid: { stroke: line, width: 1 },
      values: (_chart, ticks) => ticks.map(format),
      size: room,
    },
  ];
}
