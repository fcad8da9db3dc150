// The span of time: a few that are asked for most, or any two days.
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { inputClass } from '../../parts/inputs.tsx';
import { dayText, presets, rangeOf, type SpanText, spanLabel } from './range.ts';

interface RangePickerProps {
  span: SpanText;
  compare: boolean;
  onSpan(span: SpanText): void;
  onCompare(compare: boolean): void;
}

export function RangePicker({ span, compare, onSpan, onCompare }: RangePickerProps) {
  const [open, setOpen] = useState(false);
  const { startDate, endDate } = rangeOf(span);
  const [from, setFrom] = useState(dayText(startDate));
  const [to, setTo] = useState(dayText(new Date(Date.parse(endDate) - 1).toISOString()));
  const choose = (next: SpanText) => {
    onSpan(next);
    setOpen(false);
  };
  const date = `${inputClass} h-9 px-2 text-sm pointer-coarse:h-11`;
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button icon="calendar">
        {spanLabel(span)}
        <span className="text-muted">
          <Icon name="chevronDown" size={14} />
        </span>
      </Button>
      {/* The popover is the dialog itself: its button to leave, for those who cannot see, is then inside. */}
      <Popover
        aria-label={t.analytics.span}
        placement="bottom end"
        offset={4}
        className="anim-appear w-72 rounded-lg bg-raised p-1 shadow-raised"
      >
        <ul>
          {presets.map((preset) => (
            <li key={preset}>
              <button
                type="button"
                aria-pressed={span === preset}
                onClick={() => choose(preset)}
                className={classes(
                  'flex h-8 w-full items-center justify-between rounded-sm px-2 text-sm hover:bg-hover pointer-coarse:h-11',
                  span === preset && 'font-medium',
                )}
              >
                {t.analytics.presets[preset]}
                {span === preset && (
                  <span className="text-accent">
                    <Icon name="check" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        <form
          className="mt-1 flex flex-col gap-2 border-t border-line p-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (from !== '' && to !== '' && from <= to) choose(`${from}_${to}`);
          }}
        >
          <div className="grid grid-cols-2 gap-2 pointer-coarse:grid-cols-1">
            <label className="text-xs text-muted">
              {t.analytics.from}
              <input
                type="date"
                value={from}
                max={to}
                onChange={(event) => setFrom(event.target.value)}
                className={date}
              />
            </label>
            <label className="text-xs text-muted">
              {t.analytics.to}
              <input
                type="date"
                value={to}
                min={from}
                onChange={(event) => setTo(event.target.value)}
                className={date}
              />
            </label>
          </div>
          <Button type="submit" size="small" look="solid">
            {t.analytics.apply}
          </Button>
        </form>
        <label className="flex items-center gap-2 border-t border-line px-3 py-2.5 text-sm">
          <input
            type="checkbox"
            className="accent-accent"
            checked={compare}
            onChange={(event) => onCompare(event.target.checked)}
          />
          {t.analytics.compare}
        </label>
      </Popover>
    </DialogTrigger>
  );
}
