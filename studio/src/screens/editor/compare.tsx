// Two versions side by side: block by block, then word by word, or as the pages they are.
import type { AudienceVersion } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Badge, Fault } from '../../parts/feedback.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';
import { labelOf } from './blocks.ts';
import { type Block, type Content, equal, textsOf } from './content.ts';
import { Preview } from './preview.tsx';
import { type Ids, versionQuery } from './queries.ts';

interface CompareProps {
  ids: Ids;
  versions: readonly AudienceVersion[];
  /** What is compared at first: a version, with another or with the draft as it stands. */
  start: { before: string; after: string };
  now: Content;
  onClose(): void;
}

/** Stands for the draft on the screen, saved or not. */
export const nowId = 'now';

export function Compare({ ids, versions, start, now, onClose }: CompareProps) {
  const [view, setView] = useState<'words' | 'pages'>('words');
  const [{ before, after }, setSides] = useState(start);
  const old = useQuery({ ...versionQuery(ids, before), enabled: before !== nowId });
  const newer = useQuery({ ...versionQuery(ids, after), enabled: after !== nowId });
  const content = before === nowId ? now : old.data?.content;
  const other = after === nowId ? now : newer.data?.content;
  const error = old.error ?? newer.error;
  const choices = [
    { id: nowId, label: t.editor.compare.now },
    ...versions
      .filter((version) => version.becameDraftAt !== undefined)
      .map(({ versionId, versionNumber }) => ({
        id: versionId,
        label: t.editor.versions.number(versionNumber),
      })),
  ];
  const labelOfSide = (id: string) => choices.find((choice) => choice.id === id)?.label ?? '';
  return (
    <Dialog open onClose={onClose} title={t.editor.compare.title} wide>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="w-40">
          <SelectField
            label={t.editor.compare.before}
            value={before}
            choices={choices}
            onChange={(id) => setSides({ before: id, after })}
          />
        </div>
        <div className="w-40">
          <SelectField
            label={t.editor.compare.after}
            value={after}
            choices={choices}
            onChange={(id) => setSides({ before, after: id })}
          />
        </div>
        <span className="flex-1" />
        <Segments
          label={t.editor.compare.view}
          value={view}
          onChange={setView}
          choices={[
            { id: 'words', label: t.editor.compare.words },
            { id: 'pages', label: t.editor.compare.pages },
          ]}
        />
      </div>
      {error !== null && <Fault error={error} />}
      {content !== undefined && other !== undefined && view === 'words' && (
        <Words before={content} now={other} />
      )}
      {content !== undefined && other !== undefined && view === 'pages' && (
        <div className="grid h-[60vh] grid-cols-2 gap-3">
          {[content, other].map((side, index) => (
            <figure
              key={index === 0 ? 'before' : 'now'}
              className="flex min-h-0 min-w-0 flex-col gap-1.5"
            >
              <figcaption className="text-xs font-medium text-muted">
                {labelOfSide(index === 0 ? before : after)}
              </figcaption>
              <Preview
                {...ids}
                content={side}
                device="desktop"
                scheme="light"
                editable={false}
                arrivals={0}
                selected={null}
                title={labelOfSide(index === 0 ? before : after)}
              />
            </figure>
          ))}
        </div>
      )}
    </Dialog>
  );
}

type Change = { kind: 'added' | 'removed' | 'changed' | 'moved'; before?: Block; now?: Block };

/** In the order of the newer; what is gone stands where it was. */
export function changesBetween(before: Content, now: Content): Change[] {
  const old = new Map(before.blocks.map((block, index) => [block.componentId, { block, index }]));
  const kept = now.blocks
    .filter((block) => old.has(block.componentId))
    .map((block) => block.componentId);
  const order = before.blocks
    .filter((block) => kept.includes(block.componentId))
    .map((block) => block.componentId);
  const changes: (Change & { at: number })[] = [];
  for (const [at, block] of now.blocks.entries()) {
    const was = old.get(block.componentId)?.block;
    if (!was) changes.push({ kind: 'added', now: block, at });
    else if (!equal(was, block)) changes.push({ kind: 'changed', before: was, now: block, at });
    else if (order.indexOf(block.componentId) !== kept.indexOf(block.componentId))
      changes.push({ kind: 'moved', before: was, now: block, at });
  }
  const present = new Set(now.blocks.map((block) => block.componentId));
  for (const [at, block] of before.blocks.entries()) {
    if (!present.has(block.componentId)) changes.push({ kind: 'removed', before: block, at });
  }
  return changes.sort((a, b) => a.at - b.at);
}

const tones = { added: 'good', removed: 'bad', changed: 'accent', moved: 'plain' } as const;

function Words({ before, now }: { before: Content; now: Content }) {
  const changes = changesBetween(before, now);
  if (changes.length === 0)
    return <p className="py-8 text-center text-sm text-muted">{t.editor.compare.same}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {changes.map((change) => {
        const block = change.now ?? change.before;
        if (!block) return null;
        return (
          <li key={`${change.kind} ${block.componentId}`} className="rounded-lg border border-line">
            <div className="flex items-center gap-2 border-b border-line px-3 py-2 text-sm font-medium">
              {labelOf(block.type)}
              <Badge tone={tones[change.kind]}>{t.editor.compare.kinds[change.kind]}</Badge>
            </div>
            <div
              className={classes(
                'px-3 py-2.5 text-sm leading-relaxed',
                change.kind === 'moved' && 'text-muted',
              )}
            >
              <Diff
                before={change.kind === 'moved' ? block : change.before}
                now={block === change.before ? undefined : change.now}
                moved={change.kind === 'moved'}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Diff({
  before,
  now,
  moved,
}: {
  before: Block | undefined;
  now: Block | undefined;
  moved: boolean;
}) {
  const textsIn = (block: Block | undefined) => (block ? textsOf(block) : []);
  const [old, fresh] = [textsIn(before), textsIn(now)];
  if (moved) return <p className="line-clamp-2">{fresh.join(' ')}</p>;
  // Text by text where each has its counterpart; else as one.
  const pairs: [string, string][] =
    old.length === fresh.length
      ? old.map((text, index) => [text, fresh[index] ?? ''])
      : [[old.join('\n'), fresh.join('\n')]];
  return (
    <>
      {pairs.map(([was, is], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other name
        <WordDiff key={index} was={was} is={is} />
      ))}
    </>
  );
}

/** Below this share of common words, two sentences read better than one full of marks. */
const alike = 0.5;

function WordDiff({ was, is }: { was: string; is: string }) {
  const parts = diffWordsWithSpace(was, is);
  const common = parts
    .filter((part) => !part.added && !part.removed)
    .reduce((sum, part) => sum + part.value.trim().length, 0);
  const mixed = was === '' || is === '' || common / Math.max(was.length, is.length) >= alike;
  const shown = mixed
    ? parts
    : [
        { value: was, removed: true, added: false },
        { value: is, added: true, removed: false },
      ];
  return (
    <p className="whitespace-pre-wrap">
      {shown.map((part, index) => {
        const Mark = part.added ? 'ins' : part.removed ? 'del' : 'span';
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            key={index}
            className={classes(
              part.added && 'rounded-[3px] bg-good-soft text-good no-underline',
              part.removed && 'rounded-[3px] bg-bad-soft text-bad',
              !mixed && 'block w-fit',
            )}
          >
            {part.value}
          </Mark>
        );
      })}
    </p>
  );
}
