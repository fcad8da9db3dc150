// Inputs that need no library: they are light, and lists use them.
import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { Icon } from './icon.tsx';

export const inputClass =
  'w-full rounded-md border border-edge bg-surface px-2.5 text-base text-ink shadow-card transition-colors outline-none placeholder:text-faint hover:border-faint focus:border-accent focus:ring-3 focus:ring-accent/20 data-invalid:border-bad pointer-coarse:text-[16px]';
export const labelClass = 'text-sm font-medium text-ink';

/** A few choices side by side, of which one holds. */
export function Segments<Id extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Id;
  choices: readonly { id: NoInfer<Id>; label: ReactNode; name?: string }[];
  onChange(value: NoInfer<Id>): void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-md bg-press p-0.5">
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="flex h-7 items-center rounded-[5px] px-2.5 text-xs font-medium whitespace-nowrap text-muted select-none has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent hover:text-ink pointer-coarse:h-9"
        >
          <input
            type="radio"
            className="sr-only"
            name={label}
            aria-label={choice.name}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

export function SearchBox({
  value,
  onChange,
  label,
  autoFocus,
}: {
  value: string;
  onChange(value: string): void;
  label: string;
  autoFocus?: boolean;
}) {
  return (
    <div className="relative min-w-0 flex-1 sm:w-52 sm:flex-none xl:w-64">
      <span className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-faint">
        <Icon name="search" />
      </span>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: where it is set, searching is what one came for
        autoFocus={autoFocus ?? false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass, 'h-8 ps-8 text-sm pointer-coarse:h-11')}
      />
    </div>
  );
}
