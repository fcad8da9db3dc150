import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../lib/classes.ts';
import { t } from '../lib/texts.ts';
import { Icon } from './icon.tsx';

export const inputClass =
  'w-full rounded-md border border-edge bg-surface px-2.5 text-base text-ink shadow-card transition-colors outline-none placeholder:text-faint hover:border-faint focus:border-accent focus:ring-3 focus:ring-accent/20 data-invalid:border-bad pointer-coarse:text-[16px]';
const labelClass = 'text-sm font-medium text-ink';

export interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'search';
  name?: string;
  autoComplete?: string;
  placeholder?: string;
  hint?: ReactNode;
  /** What is wrong with it. */
  fault?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** More than one: a text of several lines. */
  lines?: number;
  hideLabel?: boolean;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
}

export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    type = 'text',
    name,
    hint,
    fault,
    required,
    disabled,
    lines = 1,
  } = props;
  return (
    <TextField
      value={value}
      onChange={onChange}
      type={type}
      isInvalid={fault !== undefined}
      isRequired={required ?? false}
      isDisabled={disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
      {...(name === undefined ? {} : { name })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
    >
      <Label className={props.hideLabel ? 'sr-only' : labelClass}>{label}</Label>
      {lines === 1 ? (
        <Input
          {...(props.inputRef === undefined ? {} : { ref: props.inputRef })}
          placeholder={props.placeholder}
          className={classes(inputClass, 'h-9 pointer-coarse:h-11')}
        />
      ) : (
        <TextArea
          rows={lines}
          placeholder={props.placeholder}
          className={classes(inputClass, 'thin-scroll resize-y py-2 leading-relaxed')}
        />
      )}
      {hint !== undefined && fault === undefined && (
        <Text slot="description" className="text-xs text-muted">
          {hint}
        </Text>
      )}
      <FieldError className="text-xs text-bad">{fault}</FieldError>
    </TextField>
  );
}

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
}

export function SelectField<Id extends string>(props: SelectProps<Id>) {
  const { label, value, choices, onChange, hint, hideLabel, disabled } = props;
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
          'flex h-9 items-center justify-between gap-2 text-start pointer-coarse:h-11',
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

export function Switch({
  label,
  value,
  onChange,
  note,
}: {
  label: string;
  note?: string;
  value: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <AriaSwitch
      isSelected={value}
      onChange={onChange}
      className="group flex items-start gap-3 select-none"
    >
      <span className="mt-0.5 flex h-5 w-8.5 shrink-0 rounded-full bg-edge p-0.5 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:bg-accent">
        <span className="size-4 rounded-full bg-white shadow-card transition-transform group-data-selected:translate-x-3.5" />
      </span>
      <span className="text-sm">
        <span className="font-medium">{label}</span>
        {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
      </span>
    </AriaSwitch>
  );
}

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
          className="flex h-7 items-center rounded-[5px] px-2.5 text-xs font-medium text-muted select-none has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent hover:text-ink pointer-coarse:h-9"
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
}: {
  value: string;
  onChange(value: string): void;
  label: string;
}) {
  return (
    <div className="relative w-full sm:w-64">
      <span className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-faint">
        <Icon name="search" />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass, 'h-8 ps-8 text-sm pointer-coarse:h-11')}
      />
    </div>
  );
}
