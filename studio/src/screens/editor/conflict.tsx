// Two people changed the same block: both are shown, and the member chooses, block by block.
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { labelOf } from './blocks.ts';
import { type Block, textsOf } from './content.ts';
import type { Clash } from './merge.ts';

type Whose = 'mine' | 'theirs';

export function Conflict({
  clashes,
  onResolve,
}: {
  clashes: readonly Clash[];
  onResolve(choices: ReadonlyMap<string, Whose>): void;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Whose>>(new Map());
  const whose = (componentId: string): Whose => choices.get(componentId) ?? 'mine';
  return (
    <Dialog
      open
      // Left open until it is decided: closing it would decide by accident.
      onClose={() => {}}
      title={t.editor.conflict.title}
      note={t.editor.conflict.note}
      wide
      footer={
        <Button look="solid" onPress={() => onResolve(choices)}>
          {t.editor.conflict.done}
        </Button>
      }
    >
      <ol className="flex flex-col gap-4">
        {clashes.map(({ componentId, mine, theirs }) => {
          const name = labelOf((mine ?? theirs)?.type ?? '');
          return (
            <li key={componentId}>
              <fieldset>
                <legend className="mb-2 text-sm font-semibold">{name}</legend>
                <div className="grid gap-2 sm:grid-cols-2">
                  {(['mine', 'theirs'] as const).map((side) => (
                    <label
                      key={side}
                      className={classes(
                        'flex flex-col gap-2 rounded-lg border p-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent',
                        whose(componentId) === side
                          ? 'border-accent bg-accent-soft'
                          : 'border-line',
                      )}
                    >
                      <span className="flex items-center gap-2 font-medium">
                        <input
                          type="radio"
                          name={componentId}
                          className="accent-accent"
                          aria-label={`${name}: ${t.editor.conflict[side]}`}
                          checked={whose(componentId) === side}
                          onChange={() => setChoices(new Map(choices).set(componentId, side))}
                        />
                        {t.editor.conflict[side]}
                      </span>
                      <Words
                        block={side === 'mine' ? mine : theirs}
                        other={side === 'mine' ? theirs : mine}
                      />
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

/** Its text, with what the other has not. */
function Words({ block, other }: { block: Block | undefined; other: Block | undefined }) {
  if (!block) return <span className="text-muted italic">{t.editor.conflict.gone}</span>;
  const text = (value: Block | undefined) => (value ? textsOf(value).join('\n') : '');
  return (
    <span className="whitespace-pre-wrap">
      {diffWordsWithSpace(text(other), text(block))
        .filter((part) => !part.removed)
        .map((part, index) =>
          part.added ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            <mark key={index} className="rounded-[3px] bg-good-soft text-good">
              {part.value}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            <span key={index}>{part.value}</span>
          ),
        )}
    </span>
  );
}
