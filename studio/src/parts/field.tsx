import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../lib/classes.ts';
import { inputClass, labelClass } from './inputs.tsx';

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
