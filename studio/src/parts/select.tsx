import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classes } from '../lib/classes.ts';
import { t } from '../lib/texts.ts';
import { Icon } from './icon.tsx';
import { inputClass, labelClass } from './inputs.tsx';

export interface Choice<Id extends string> {
  id: Id;
  label: string;
  note?: string;
}

interface SelectProps<Id extends string> {
  label: string;
  value: Id;
  choices: readonly Choice<NoInfer<Id>>[];
  onChange(value: NoInfer<Id>): void;
  hint?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  /** As low as the buttons beside it. */
  small?: boolean;
}

export function SelectField<Id extends string>(props: SelectProps<Id>) {
  const { label, value, choices, onChange, hint, hideLabel, disabled, small } = props;
  return (
    <Select
      value={value}
      onChange={(key) => onChange(key as Id)}
      isDisabled={disabled ?? false}
      className="flex flex-col gap-1.5"
    >
      <Label className={hideLabel ? 'sr-only' : labelClass}>{label}</Label>
      <Button
        className={classes(
          inputClass,
          'flex items-center justify-between gap-2 text-start pointer-coarse:h-11',
          small ? 'h-8 text-sm' : 'h-9',
        )}
      >
        <SelectValue className="truncate">
          {choices.find((choice) => choice.id === value)?.label ?? t.common.choose}
        </SelectValue>
        <span className="text-muted">
          <Icon name="chevronDown" size={14} />
        </span>
      </Button>
      {hint !== undefined && (
        <Text slot="description" className="text-xs text-muted">
          {hint}
        </Text>
      )}
      <Popover
        offset={4}
        className="anim-appear min-w-(--trigger-width) rounded-lg bg-raised p-1 shadow-raised"
      >
        <ListBox className="thin-scroll max-h-72 overflow-y-auto outline-none">
          {choices.map((choice) => (
            <ListBoxItem
              key={choice.id}
              id={choice.id}
              textValue={choice.label}
              className="group flex min-h-8 items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none data-focused:bg-hover pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1">
                {choice.label}
                {choice.note !== undefined && (
                  <span className="block text-xs text-muted">{choice.note}</span>
                )}
              </span>
              <span className="invisible text-accent group-data-selected:visible">
                <Icon name="check" />
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
