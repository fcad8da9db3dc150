// The blocks of the page as a list: to find one, and to put them in order by drag or by key.
import { type KeyboardEvent, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { labelOf, specOf } from './blocks.ts';
import { type Block, type Content, textsOf } from './content.ts';

interface OutlineProps {
  content: Content;
  editable: boolean;
  onSelect(componentId: string): void;
  onMove(componentId: string, to: number): void;
  onAdd(): void;
}

export function Outline({ content, editable, onSelect, onMove, onAdd }: OutlineProps) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();

  function onKeyDown(event: KeyboardEvent, block: Block, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.altKey && editable) onMove(block.componentId, index + step);
    else {
      const rows = event.currentTarget.closest('ol')?.querySelectorAll('button');
      rows?.[index + step]?.focus();
    }
  }

  return (
    <div className="p-3">
      <p className="px-1 pb-2 text-xs text-muted">
        {editable ? t.editor.outline.hint : t.editor.outline.title}
      </p>
      <ol aria-label={t.editor.outline.title}>
        {content.blocks.map((block, index) => (
          <li
            key={block.componentId}
            draggable={editable}
            onDragStart={() => setDragged(block.componentId)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => {
              if (dragged !== undefined && over !== undefined) onMove(dragged, over);
              setDragged(undefined);
              setOver(undefined);
            }}
            className={classes(
              'rounded-md',
              dragged !== undefined && over === index && 'bg-accent-soft',
              dragged === block.componentId && 'opacity-40',
            )}
          >
            <button
              type="button"
              onClick={() => onSelect(block.componentId)}
              onKeyDown={(event) => onKeyDown(event, block, index)}
              className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-start hover:bg-hover"
            >
              <span className="text-faint">
                <Icon name={specOf(block.type)?.icon ?? 'text'} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm">
                  {textsOf(block)[0] ?? labelOf(block.type)}
                </span>
                <span className="block truncate text-2xs text-muted">{labelOf(block.type)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {editable && (
        <Button icon="plus" size="small" onPress={onAdd} className="mt-3 w-full">
          {t.editor.addBlock.title}
        </Button>
      )}
    </div>
  );
}
