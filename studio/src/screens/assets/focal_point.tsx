// What must stay in view when a picture is cut: pressed on, or moved by the arrow keys.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../lib/texts.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  src: string;
  alt: string;
  value: Point | undefined;
  /** Without: only shown. */
  onChange: ((point: Point) => void) | undefined;
}

const step = 0.02;
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const shapes = [
  ['aspect-square', '1 : 1'],
  ['aspect-video', '16 : 9'],
  ['aspect-[3/4]', '3 : 4'],
] as const;

export function FocalPoint({ src, alt, value, onChange }: FocalPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const point = value ?? { x: 0.5, y: 0.5 };
  function take(event: PointerEvent): void {
    const box = picture.current?.getBoundingClientRect();
    if (!box || !onChange || event.buttons === 0) return;
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const move = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key];
    if (!move || !onChange) return;
    event.preventDefault();
    onChange({ x: within(point.x + (move[0] ?? 0)), y: within(point.y + (move[1] ?? 0)) });
  }
  const position = `${point.x * 100}% ${point.y * 100}%`;
  return (
    <div className="flex flex-col gap-2">
      <div
        className="relative mx-auto w-fit touch-none overflow-hidden rounded-lg border border-line bg-sunken"
        onPointerDown={take}
        onPointerMove={take}
      >
        <img ref={picture} src={src} alt={alt} draggable={false} className="max-h-64 select-none" />
        {onChange !== undefined && (
          <button
            type="button"
            aria-label={t.assets.focus}
            onKeyDown={onKeyDown}
            className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-accent/60 shadow-raised"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          />
        )}
      </div>
      {onChange !== undefined && (
        <>
          <p className="text-xs text-muted">{t.assets.focusHint}</p>
          <div aria-hidden="true" className="flex items-end gap-3">
            {shapes.map(([shape, label]) => (
              <figure key={shape} className="flex flex-col items-center gap-1">
                <img
                  src={src}
                  alt=""
                  className={`h-16 rounded-md border border-line object-cover ${shape}`}
                  style={{ objectPosition: position }}
                />
                <figcaption className="text-2xs text-muted">{label}</figcaption>
              </figure>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
