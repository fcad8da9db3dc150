// Two versions side by side: block by block, then word by word, or as the pages they are.
import type { AudienceVersion } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Badge, Fault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';
import { labelOf } from './blocks.ts';
import { type Change, changesBetween } from './changes.ts';
import { type Block, type Content, textsOf } from './content.ts';
import { Preview } from './preview.tsx';
import { type Ids, nowId, versionQuery } from './queries.ts';

interface CompareProps {
  ids: Ids;
  versions: readonly AudienceVersion[];
  /** What is compared at first: a version, with another or with the draft as it stands. */
  start: { before: string; after: string };
  now: Content;
  onClose(): void;
}

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
      .map(({ versionId, versionNumber, status }) => ({
        id: versionId,
        label:
          status === 'published'
            ? t.editor.compare.live(versionNumber)
            : t.editor.versions.number(versionNumber),
      })),
  ];
  const changes = content && other && changesBetween(content, other);
  const labelOfSide = (id: string) => choices.find((choice) => choice.id === id)?.label ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.editor.compare.title}
      wide={view === 'pages' ? 'full' : true}
    >
      <div className="flex h-full min-h-0 flex-col">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <div className="w-40">
            <SelectField
              label={t.editor.compare.before}
              hideLabel
              value={before}
              choices={choices}
              onChange={(id) => setSides({ before: id, after })}
            />
          </div>
          <span className="text-faint">
            <Icon name="arrowRight" />
          </span>
          <div className="w-40">
            <SelectField
              label={t.editor.compare.after}
              hideLabel
              value={after}
              choices={choices}
              onChange={(id) => setSides({ before, after: id })}
            />
          </div>
          {changes && (
            <span role="status" className="ps-1 text-sm text-muted">
              {t.editor.compare.count(changes.length)}
            </span>
          )}
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
        {content && other && changes && view === 'words' && <Words changes={changes} />}
        {content && other && changes && view === 'pages' && (
          <Pages
            ids={ids}
            sides={[
              { name: labelOfSide(before), content, kinds: ['changed', 'moved', 'removed'] },
              { name: labelOfSide(after), content: other, kinds: ['changed', 'moved', 'added'] },
            ]}
            changes={changes}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SideShown {
  name: string;
  content: Content;
  /** Of what differs, that which can be pointed at here. */
  kinds: Change['kind'][];
}

/** Both pages, scrolled together, with what differs marked. */
function Pages({
  ids,
  sides,
  changes,
}: {
  ids: Ids;
  sides: [SideShown, SideShown];
  changes: readonly Change[];
}) {
  const [scrolled, setScrolled] = useState<{ by: number; top: number }>();
  const narrow = matchMedia('(max-width: 767px)').matches;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-3">
      {sides.map(({ name, content, kinds }, index) => (
        <figure
          key={index === 0 ? 'before' : 'after'}
          className="flex min-h-0 min-w-0 flex-col gap-1.5"
        >
          <figcaption className="text-xs font-medium text-muted">{name}</figcaption>
          <div className="flex min-h-0 flex-1 overflow-clip rounded-lg border border-line">
            <Preview
              {...ids}
              content={content}
              device={narrow ? 'phone' : 'desktop'}
              scheme="light"
              editable={false}
              arrivals={0}
              selected={null}
              guests={marksOf(changes, kinds)}
              scrollTo={scrolled && scrolled.by !== index ? scrolled.top : undefined}
              onMessage={(message) => {
                if (message.type === 'scroll') setScrolled({ by: index, top: message.top });
              }}
              title={name}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}

const marksOf = (changes: readonly Change[], kinds: readonly Change['kind'][]) =>
  changes.flatMap((change) => {
    const block = change.now ?? change.before;
    return block && kinds.includes(change.kind)
      ? [{ componentId: block.componentId, name: t.editor.compare.kinds[change.kind] }]
      : [];
  });

const tones = { added: 'good', removed: 'bad', changed: 'accent', moved: 'plain' } as const;

function Words({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0)
    return <p className="py-8 text-center text-sm text-muted">{t.editor.compare.same}</p>;
  return (
    <ol className="mx-auto flex w-full max-w-3xl flex-col gap-3">
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
