// The parts of the selected block, one by one: also those that cannot be clicked in the page, such as
// pictures, buttons, what is empty yet, and the order of its items.
import type { Page } from '@facet/sdk';
import { type ReactNode, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { AssetThumb } from './asset_thumb.tsx';
import { type FieldSpec, labelOf, specOf } from './blocks.ts';
import { type Block, type Content, indexOf, textsOf, valueAt, withValue } from './content.ts';
import { ActionPicks, Line, Lines } from './inspector_fields.tsx';

interface InspectorProps {
  block: Block;
  content: Content;
  page: Page;
  onChange(content: Content, merge: string): void;
  onPicture(pointer: string): void;
  onAct(action: 'up' | 'down' | 'duplicate' | 'remove' | 'ask'): void;
  onBack(): void;
}

const labelOfField = (name: string): string =>
  (t.blockFields as Record<string, string | undefined>)[name] ?? name;

export function Inspector(props: InspectorProps) {
  const { block, content, page, onChange, onPicture } = props;
  const [open, setOpen] = useState<string>();
  const spec = specOf(block.type);
  const index = indexOf(content, block.componentId);
  const base = `/blocks/${index}`;
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
          <Lines
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
          <Line
            key={pointer}
            label={label}
            value={(value as string | undefined) ?? ''}
            onChange={(next) => {
              if (next !== '') set(pointer, next);
              else if (!field.required) set(pointer, undefined);
            }}
          />
        );
    }
  }

  const lists = spec?.fields.filter((field) => field.kind === 'list') ?? [];
  return (
    <div className="flex flex-col">
      <Head {...props} first={index === 0} last={index === content.blocks.length - 1} />
      <div className="flex flex-col gap-3.5 p-4">
        {spec?.fields.map((field) => fieldFor(field, ''))}
        {lists.map((field) => {
          const items = (valueAt(content, `${base}/${field.name}`) as unknown[] | undefined) ?? [];
          const change = (next: unknown[]) => set(`/${field.name}`, next);
          return (
            <fieldset key={field.name} className="flex min-w-0 flex-col gap-1.5">
              <legend className="mb-1.5 text-xs font-medium text-muted">
                {labelOfField(field.name)}
              </legend>
              {items.map((item, place) => {
                const key = `${field.name} ${place}`;
                return (
                  <Item
                    key={key}
                    title={textsOf(item)[0] ?? t.editor.inspector.item(place + 1)}
                    open={open === key}
                    onToggle={() => setOpen(open === key ? undefined : key)}
                    {...(place > 0 ? { onUp: () => change(swapped(items, place, place - 1)) } : {})}
                    {...(place < items.length - 1
                      ? { onDown: () => change(swapped(items, place, place + 1)) }
                      : {})}
                    {...(items.length > 1
                      ? { onRemove: () => change(items.filter((_, other) => other !== place)) }
                      : {})}
                  >
                    {(field.of ?? []).map((inner) => fieldFor(inner, `/${field.name}/${place}`))}
                  </Item>
                );
              })}
              <Button
                size="small"
                look="ghost"
                icon="plus"
                className="self-start"
                onPress={() => {
                  change([...items, structuredClone(items.at(-1))]);
                  setOpen(`${field.name} ${items.length}`);
                }}
              >
                {t.editor.inspector.addItem}
              </Button>
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}

function Head({
  block,
  first,
  last,
  onAct,
  onBack,
}: InspectorProps & { first: boolean; last: boolean }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface px-2 pt-2 pb-2">
      <div className="flex items-center gap-1">
        <IconButton
          size="small"
          icon="chevronLeft"
          label={t.editor.inspector.all}
          onPress={onBack}
        />
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{labelOf(block.type)}</h2>
        <IconButton
          size="small"
          icon="arrowUp"
          label={t.editor.frame.moveUp}
          isDisabled={first}
          onPress={() => onAct('up')}
        />
        <IconButton
          size="small"
          icon="arrowDown"
          label={t.editor.frame.moveDown}
          isDisabled={last}
          onPress={() => onAct('down')}
        />
        <IconButton
          size="small"
          icon="duplicate"
          label={t.editor.frame.duplicate}
          onPress={() => onAct('duplicate')}
        />
        <IconButton
          size="small"
          icon="trash"
          label={t.editor.frame.remove}
          onPress={() => onAct('remove')}
        />
      </div>
    </header>
  );
}

function Item(props: {
  title: string;
  open: boolean;
  onToggle(): void;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
  children: ReactNode;
}) {
  const { title, open, onToggle, onUp, onDown, onRemove, children } = props;
  return (
    <div className="rounded-md border border-line bg-surface">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 rounded-md px-2 text-start text-sm hover:bg-hover pointer-coarse:min-h-11"
        >
          <span className={open ? 'rotate-90 text-faint' : 'text-faint'}>
            <Icon name="chevronRight" size={12} />
          </span>
          <span className="truncate">{title}</span>
        </button>
      </div>
      {open && (
        <div className="flex flex-col gap-3 border-t border-line p-2.5">
          {children}
          <div className="flex justify-end">
            <IconButton
              size="small"
              icon="arrowUp"
              label={t.editor.frame.moveUp}
              isDisabled={!onUp}
              onPress={() => onUp?.()}
            />
            <IconButton
              size="small"
              icon="arrowDown"
              label={t.editor.frame.moveDown}
              isDisabled={!onDown}
              onPress={() => onDown?.()}
            />
            <IconButton
              size="small"
              icon="trash"
              label={t.common.remove}
              isDisabled={!onRemove}
              onPress={() => onRemove?.()}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function swapped(items: unknown[], from: number, to: number): unknown[] {
  const next = [...items];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
}
