// The small fields of the side panel: they grow with their text and stand close together.
import type { Page } from '@facet/sdk';
import { useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { inputClass } from '../../parts/inputs.tsx';

const areaClass = classes(
  inputClass,
  'thin-scroll field-sizing-content block max-h-60 min-h-8 resize-none py-1.5 text-sm leading-snug pointer-coarse:min-h-11',
);

export function Line({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  const id = useId();
  // While a required text is being replaced it may be empty here; the content keeps the last one.
  const [text, setText] = useState<string>();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        value={text ?? value}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => setText(undefined)}
        className={areaClass}
      />
    </div>
  );
}

/** One text in each line. */
export function Lines({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string[];
  onChange(value: string[]): void;
}) {
  const id = useId();
  const [text, setText] = useState<string>();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-describedby={`${id}-hint`}
        value={text ?? value.join('\n')}
        onChange={(event) => {
          setText(event.target.value);
          const lines = event.target.value.split('\n').filter((line) => line.trim() !== '');
          if (lines.length > 0) onChange(lines);
        }}
        onBlur={() => setText(undefined)}
        className={areaClass}
      />
      <p id={`${id}-hint`} className="text-2xs text-faint">
        {t.editor.inspector.oneEachLine}
      </p>
    </div>
  );
}

export function ActionPicks({
  page,
  value,
  onChange,
}: {
  page: Page;
  value: string[];
  onChange(value: string[]): void;
}) {
  if (page.actions.length === 0)
    return <p className="text-xs text-muted">{t.editor.inspector.noActions}</p>;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1 text-xs font-medium text-muted">{t.blockFields.actionIds}</legend>
      {page.actions.map((action) => (
        <label
          key={action.actionId}
          className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={value.includes(action.actionId)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...value, action.actionId]
                  : value.filter((id) => id !== action.actionId),
              )
            }
          />
          {action.buttonTitle}
        </label>
      ))}
    </fieldset>
  );
}
