// Small things many screens show: faces, lines of figures, text to copy.

import { useState } from 'react';
import { copyText } from '../lib/browser.ts';
import { classes } from '../lib/classes.ts';
import { t } from '../lib/texts.ts';
import { IconButton } from './button.tsx';

const hues = [262, 200, 165, 130, 70, 35, 10, 330];

/** "Ada Okafor (Brightfield)": somebody, and their company. */
function partsOf(name: string): [own: string, company: string | undefined] {
  const at = name.endsWith(')') ? name.indexOf(' (') : -1;
  return at < 1 ? [name, undefined] : [name.slice(0, at), name.slice(at + 2, -1)];
}

/** The name counts, the company says who that is. */
export function Who({ name }: { name: string }) {
  const [own, company] = partsOf(name);
  return (
    <>
      <span className="font-medium">{own}</span>
      {company !== undefined && <span className="text-muted"> · {company}</span>}
    </>
  );
}

/** Of the first word and the last, among those that begin with a letter. */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}[^\s]*/gu) ?? [name.trim()];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Initials on a colour that stays the same for the same name. */
export function Avatar({
  name,
  size = 28,
  square,
}: {
  name: string;
  size?: number;
  square?: boolean;
}) {
  const [own] = partsOf(name);
  let sum = 0;
  for (const char of own) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  const hue = hues[sum % hues.length];
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex shrink-0 items-center justify-center font-semibold select-none',
        square ? 'rounded-md' : 'rounded-full',
      )}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        background: `light-dark(oklch(0.93 0.045 ${hue}), oklch(0.32 0.06 ${hue}))`,
        color: `light-dark(oklch(0.4 0.12 ${hue}), oklch(0.88 0.07 ${hue}))`,
      }}
    >
      {initialsOf(own)}
    </span>
  );
}

export function Sparkline({
  values,
  width = 72,
  height = 22,
}: {
  values: readonly number[];
  width?: number;
  height?: number;
}) {
  const top = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)} ${(height - 2 - (value / top) * (height - 4)).toFixed(1)}`,
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={`M${points.join('L')}`}
        fill="none"
        className="stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={`M0 ${height}L${points.join('L')}L${width} ${height}Z`}
        className="fill-accent"
        fillOpacity=".1"
      />
    </svg>
  );
}

export function CopyText({ text, label, mono }: { text: string; label: string; mono?: boolean }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex items-center gap-1 rounded-md border border-line bg-sunken ps-2.5">
      <span
        className={classes(
          'min-w-0 flex-1 truncate py-1.5 text-sm select-all',
          mono && 'font-mono text-xs',
        )}
      >
        {text}
      </span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? t.common.copied : label}
        onPress={() => {
          void copyText(text).then(() => {
            setCopied(true);
            setTimeout(() => setCopied(false), 1500);
          });
        }}
      />
    </div>
  );
}

export function Stat({
  label,
  value,
  note,
}: {
  label: string;
  value: string;
  note?: string | undefined;
}) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-muted">{label}</dt>
      <dd className="figures mt-0.5 text-2xl font-semibold tracking-tight">{value}</dd>
      {note !== undefined && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}
