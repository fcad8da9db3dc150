// The blocks of the page as a list: to find one, and to put them in order by drag or by key.
import { type KeyboardEvent, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { labelOf } from './blocks.ts';
import { type Block, type Content, textsOf } from './content.ts';
import { Drawing } from './drawing.tsx';

interface OutlineProps {
  content: Content;
  editable: boolean;
  /** Blocks with something to look at. */
  marked: ReadonlySet<string>;
  onSelect(componentId: string): void;
  onMove(componentId: string, to: number): void;
  onAdd(): void;
}

export function Outline({ content, editable, marked, onSelect, onMove, onAdd }: OutlineProps) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const [told, setTold] = useState('');

  function onKeyDown(event: KeyboardEvent, block: Block, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (event.altKey && editable) {
      if (to < 0 || to >= content.blocks.length) return;
      onMove(block.componentId, to);
      setTold(t.editor.outline.moved(labelOf(block.type), to + 1));
    } else {
      const rows = event.currentTarget.closest('ol')?.querySelectorAll('button');
      rows?.[to]?.focus();
    }
  }
  const from = content.blocks.findIndex((block) => block.componentId === dragged);
  return (
    <div className="p-3">
      <ol aria-label={t.editor.outline.title} className="flex flex-col gap-px">
        {content.blocks.map((block, index) => (
          <li
            key={block.componentId}
            draggable={editable}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(block.componentId);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => {
              if (dragged !== undefined && over !== undefined) onMove(dragged, over);
              setDragged(undefined);
              setOver(undefined);
            }}
            className={classes(
              'group relative rounded-md',
              dragged === block.componentId && 'opacity-40',
              dragged !== undefined &&
                over === index &&
                (index > from
                  ? 'after:absolute after:inset-x-1 after:-bottom-0.5 after:h-0.5 after:rounded-full after:bg-accent'
                  : 'before:absolute before:inset-x-1 before:-top-0.5 before:h-0.5 before:rounded-full before:bg-accent'),
            )}
          >
            <button
              type="button"
              onClick={() => onSelect(block.componentId)}
              onKeyDown={(event) => onKeyDown(event, block, index)}
              className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-start hover:bg-hover pointer-coarse:min-h-12"
            >
              <span className="w-9 shrink-0 overflow-hidden rounded-[4px] border border-line bg-sunken">
                <Drawing type={block.type} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm">
                  {textsOf(block)[0] ?? labelOf(block.type)}
                </span>
                <span className="block truncate text-2xs text-muted">{labelOf(block.type)}</span>
              </span>
              {marked.has(block.componentId) && (
                <span className="text-warn">
                  <Icon name="warning" size={14} />
                </span>
              )}
              {editable && (
                <span className="text-faint opacity-0 group-hover:opacity-100">
                  <Icon name="grip" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {editable && (
        <>
          <Button icon="plus" size="small" onPress={onAdd} className="mt-3 w-full">
            {t.editor.addBlock.title}
          </Button>
          <p className="mt-3 text-center text-2xs text-faint pointer-coarse:hidden">
            {t.editor.outline.hint}
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
