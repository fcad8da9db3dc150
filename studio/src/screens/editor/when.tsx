// Now or later: the times people mean, and any other.
import { useId } from 'react';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { inputClass, Segments } from '../../parts/inputs.tsx';

/** As an input of date and time takes it, in the member's own time. */
const asLocal = (time: Date): string => {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};

function atNine(daysAhead: number): string {
  const time = new Date();
  time.setDate(time.getDate() + daysAhead);
  time.setHours(9, 0, 0, 0);
  return asLocal(time);
}

const daysToMonday = (): number => (8 - new Date().getDay()) % 7 || 7;

/** Undefined: now. */
export const timeOf = (local: string | undefined): string | undefined =>
  local === undefined || local === '' ? undefined : new Date(local).toISOString();

export const isAhead = (local: string): boolean => new Date(local).getTime() > Date.now();

export function When({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange(value: string | undefined): void;
}) {
  const id = useId();
  const p = t.editor.publish;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm font-medium">{p.when}</span>
        <Segments
          label={p.when}
          value={value === undefined ? 'now' : 'later'}
          onChange={(when) => onChange(when === 'now' ? undefined : atNine(1))}
          choices={[
            { id: 'now', label: p.now },
            { id: 'later', label: p.later },
          ]}
        />
      </div>
      {value !== undefined && (
        <div className="flex flex-col gap-2">
          <label htmlFor={id} className="sr-only">
            {p.time}
          </label>
          <input
            id={id}
            type="datetime-local"
            value={value}
            min={asLocal(new Date())}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputClass} h-9 pointer-coarse:h-11`}
          />
          <div className="flex flex-wrap gap-1.5">
            <Button size="small" onPress={() => onChange(atNine(1))}>
              {p.tomorrow}
            </Button>
            <Button size="small" onPress={() => onChange(atNine(daysToMonday()))}>
              {p.monday}
            </Button>
          </div>
          <p id={`${id}-hint`} className="text-xs text-muted">
            {isAhead(value) ? p.timeHint(zone) : p.timePast}
          </p>
        </div>
      )}
    </div>
  );
}
