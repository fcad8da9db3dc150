// The parts of the selected block that cannot be clicked in the page: pictures, buttons, what is
// empty yet, and the order of its items.
import type { Page } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { type FieldSpec, labelOf, specOf } from './blocks.ts';
import { type Block, type Content, indexOf, valueAt, withValue } from './content.ts';
import { AssetThumb } from './pictures.tsx';

interface InspectorProps {
  block: Block;
  content: Content;
  page: Page;
  onChange(content: Content, merge: string): void;
  onPicture(pointer: string): void;
}

const labelOfField = (name: string): string =>
  (t.blockFields as Record<string, string | undefined>)[name] ?? name;

export function Inspector({ block, content, page, onChange, onPicture }: InspectorProps) {
  const spec = specOf(block.type);
  const base = `/blocks/${indexOf(content, block.componentId)}`;
  const set = (pointer: string, value: unknown) =>
    onChange(withValue(content, base + pointer, value), base + pointer);

  function fieldFor(field: FieldSpec, above: string) {
    const pointer = `${above}/${field.name}`;
    const value = valueAt(content, base + pointer);
    const label = labelOfField(field.name);
    switch (field.kind) {
      case 'asset':
        return (
          <AssetThumb
            key={pointer}
            label={label}
            assetId={value as string | undefined}
            onChoose={() => onPicture(base + pointer)}
            onClear={() => set(pointer, undefined)}
          />
        );
      case 'actions':
        return (
          <ActionPicks
            key={pointer}
            page={page}
            value={(value as string[] | undefined) ?? []}
            onChange={(next) => set(pointer, next)}
          />
        );
      case 'texts':
        return (
          <Texts
            key={pointer}
            label={label}
            value={(value as string[] | undefined) ?? []}
            onChange={(next) => set(pointer, next)}
          />
        );
      case 'list':
        return null;
      default:
        return (
          <Field
            key={pointer}
            label={label}
            lines={field.kind === 'long' ? 3 : 1}
            value={(value as string | undefined) ?? ''}
            onChange={(next) => {
              if (next !== '') set(pointer, next);
              else if (!field.required) set(pointer, undefined);
            }}
          />
        );
    }
  }

  if (!spec) return null;
  const lists = spec.fields.filter((field) => field.kind === 'list');
  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Icon name={spec.icon} />
        {labelOf(block.type)}
      </h2>
      {spec.fields.map((field) => fieldFor(field, ''))}
      {lists.map((field) => {
        const items = (valueAt(content, `${base}/${field.name}`) as unknown[] | undefined) ?? [];
        const change = (next: unknown[]) => set(`/${field.name}`, next);
        return (
          <fieldset key={field.name} className="flex flex-col gap-3">
            <legend className="mb-2 text-sm font-medium">{labelOfField(field.name)}</legend>
            {items.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
              <div key={index} className="rounded-lg border border-line p-3">
                <div className="mb-2 flex items-center gap-1">
                  <span className="flex-1 text-xs font-medium text-muted">{index + 1}</span>
                  <IconButton
                    size="small"
                    icon="arrowUp"
                    label={t.editor.frame.moveUp}
                    isDisabled={index === 0}
                    onPress={() => change(swapped(items, index, index - 1))}
                  />
                  <IconButton
                    size="small"
                    icon="arrowDown"
                    label={t.editor.frame.moveDown}
                    isDisabled={index === items.length - 1}
                    onPress={() => change(swapped(items, index, index + 1))}
                  />
                  <IconButton
                    size="small"
                    icon="trash"
                    label={t.common.remove}
                    isDisabled={items.length === 1}
                    onPress={() => change(items.filter((_item, place) => place !== index))}
                  />
                </div>
                <div className="flex flex-col gap-3">
                  {(field.of ?? []).map((inner) => fieldFor(inner, `/${field.name}/${index}`))}
                </div>
              </div>
            ))}
            <Button
              size="small"
              icon="plus"
              onPress={() => change([...items, structuredClone(items.at(-1))])}
            >
              {t.editor.inspector.addItem}
            </Button>
          </fieldset>
        );
      })}
    </div>
  );
}

function swapped(items: unknown[], from: number, to: number): unknown[] {
  const next = [...items];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
}

function ActionPicks({
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
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1 text-sm font-medium">{t.blockFields.actionIds}</legend>
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

function Texts({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string[];
  onChange(value: string[]): void;
}) {
  return (
    <Field
      label={label}
      lines={Math.min(8, Math.max(2, value.length))}
      hint={t.editor.inspector.oneEachLine}
      value={value.join('\n')}
      onChange={(text) => {
        const lines = text.split('\n');
        if (lines.some((line) => line.trim() !== ''))
          onChange(lines.filter((line) => line.trim() !== ''));
      }}
    />
  );
}
