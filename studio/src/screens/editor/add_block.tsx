// The palette of blocks: small drawings to find one by, and the one that is pointed at as it will look
// on this very page.
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { SearchBox } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { addable, labelOf, newBlock } from './blocks.ts';
import type { Block, BlockType } from './content.ts';
import { Drawing } from './drawing.tsx';
import { Preview } from './preview.tsx';
import type { Ids } from './queries.ts';

const noteOf = (type: string): string =>
  (t.blocks as Record<string, { note: string } | undefined>)[type]?.note ?? '';

interface AddBlockProps {
  ids: Ids;
  known: readonly string[];
  actionIds: string[];
  onClose(): void;
  onChoose(block: Block): void;
}

export function AddBlock({ ids, known, actionIds, onClose, onChoose }: AddBlockProps) {
  const [words, setWords] = useState('');
  const [pointed, setPointed] = useState<BlockType>();
  // A preview for each block that is passed on the way would be too many.
  const shown = useDeferredValue(pointed);
  const wanted = words.trim().toLowerCase();
  const types = addable(known).filter((type) =>
    `${labelOf(type)} ${noteOf(type)}`.toLowerCase().includes(wanted),
  );
  const first = shown !== undefined && types.includes(shown) ? shown : types[0];
  const list = useRef<HTMLUListElement>(null);
  /** The arrows go from card to card; a row has as many as there is room for. */
  function onArrow(event: KeyboardEvent<HTMLButtonElement>): void {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const top = all[0]?.offsetTop;
    const across = all.filter((one) => one.offsetTop === top).length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    all[all.indexOf(event.currentTarget) + step]?.focus();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.editor.addBlock.title}
      note={t.editor.addBlock.note}
      wide
    >
      <form
        className="mb-3 flex"
        onSubmit={(event) => {
          event.preventDefault();
          if (types[0] !== undefined) onChoose(newBlock(types[0], actionIds));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.querySelector('button')?.focus();
        }}
      >
        <SearchBox value={words} onChange={setWords} label={t.editor.addBlock.search} autoFocus />
      </form>
      <div className="flex gap-4">
        <ul
          ref={list}
          className="grid min-w-0 flex-1 grid-cols-2 content-start gap-2 sm:grid-cols-3"
        >
          {types.map((type) => (
            <li key={type}>
              <button
                type="button"
                data-block={type}
                onClick={() => onChoose(newBlock(type, actionIds))}
                onFocus={() => setPointed(type)}
                onPointerEnter={() => setPointed(type)}
                onKeyDown={onArrow}
                className={classes(
                  'flex h-full w-full flex-col justify-start rounded-lg border bg-surface text-start transition-colors hover:border-accent focus-visible:border-accent',
                  type === first ? 'border-accent' : 'border-line',
                )}
              >
                <span className="block overflow-hidden rounded-t-lg border-b border-line bg-sunken px-3">
                  <Drawing type={type} />
                </span>
                <span className="block px-2.5 py-1.5">
                  <span className="block text-sm font-medium">{labelOf(type)}</span>
                  <span className="block text-2xs text-muted">{noteOf(type)}</span>
                </span>
              </button>
            </li>
          ))}
          {types.length === 0 && (
            <li className="col-span-full py-8 text-center text-sm text-muted">
              {t.editor.addBlock.none}
            </li>
          )}
        </ul>
        <div className="sticky top-0 hidden h-72 w-80 shrink-0 flex-col gap-2 self-start lg:flex">
          {first !== undefined && <Sample ids={ids} type={first} actionIds={actionIds} />}
        </div>
      </div>
    </Dialog>
  );
}

function Sample({ ids, type, actionIds }: { ids: Ids; type: BlockType; actionIds: string[] }) {
  const title = t.editor.addBlock.preview(labelOf(type));
  return (
    <>
      <div className="flex min-h-0 flex-1 overflow-hidden rounded-lg border border-line">
        <Preview
          {...ids}
          content={{ blocks: [{ ...newBlock(type, actionIds), componentId: 'sample' }] }}
          device="tablet"
          scheme="light"
          editable={false}
          arrivals={0}
          selected={null}
          alone="sample"
          title={title}
        />
      </div>
      <p className="text-xs text-muted" aria-live="polite">
        {title}
      </p>
    </>
  );
}
