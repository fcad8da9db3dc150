import { useState } from 'react';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import { inputClass } from '../../parts/inputs.tsx';

const valid = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const whole = (color: string): string =>
  color.length === 4 ? `#${[...color.slice(1)].map((char) => char + char).join('')}` : color;

/** A swatch that opens the browser's own picker, and the value to type or paste. */
export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value ?? '';
  return (
    <div className="flex items-center gap-2.5">
      <span
        className="relative size-9 shrink-0 overflow-hidden rounded-md border border-edge shadow-card pointer-coarse:size-11"
        style={value === undefined ? {} : { background: value }}
      >
        {value === undefined && (
          <span className="absolute inset-0 flex items-center justify-center text-2xs text-faint">
            {t.brands.auto}
          </span>
        )}
        <input
          type="color"
          aria-label={t.brands.pick(label)}
          value={value === undefined ? '#888888' : whole(value)}
          onChange={(event) => {
            setTyped(undefined);
            onChange(event.target.value);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      <span className="min-w-0 flex-1 text-sm">{label}</span>
      <input
        aria-label={label}
        value={shown}
        placeholder={t.brands.auto}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => {
          const text = event.target.value.trim();
          setTyped(text);
          if (text === '') onChange(undefined);
          else if (valid.test(text)) onChange(text.toLowerCase());
        }}
        onBlur={() => setTyped(undefined)}
        className={`${inputClass} h-8 w-24! font-mono text-xs pointer-coarse:h-11`}
      />
      <IconButton
        icon="close"
        size="small"
        label={t.brands.clear(label)}
        isDisabled={value === undefined}
        onPress={() => onChange(undefined)}
      />
    </div>
  );
}
