// Beside the page: its blocks or the parts of one, its claims, its history.
import type { AudienceVersion, Message, Page } from '@facet/sdk';
import { lazy, Suspense, useRef } from 'react';
import { classes } from '../../lib/classes.ts';
import type { BlockAction } from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { isOpen } from './checklist.ts';
import type { Claim } from './claims_query.ts';
import { type Block, type Content, moved } from './content.ts';
import { Inspector } from './inspector.tsx';
import { Outline } from './outline.tsx';
import type { NameOf } from './presence.ts';
import type { Ids } from './queries.ts';
import type { VersionActions } from './versions.tsx';

const ClaimsPanel = lazy(() =>
  import('./claims_panel.tsx').then((module) => ({ default: module.ClaimsPanel })),
);
const Timeline = lazy(() =>
  import('./versions.tsx').then((module) => ({ default: module.Timeline })),
);

export type Side = 'block' | 'claims' | 'versions';
const sides: Side[] = ['block', 'claims', 'versions'];
const icons: Record<Side, IconName> = { block: 'layers', claims: 'shield', versions: 'history' };

interface SidePanelProps {
  ids: Ids;
  page: Page;
  side: Side;
  onSide(side: Side): void;
  content: Content;
  /** The selected one. */
  block: Block | undefined;
  claims: readonly Claim[];
  claim: { claimId: string } | undefined;
  versions: readonly AudienceVersion[];
  messages: readonly Message[];
  shown: string;
  base: string;
  mayWrite: boolean;
  mayPublish: boolean;
  nameOf: NameOf;
  onChange(content: Content, merge?: string): void;
  onPicture(pointer: string): void;
  onAct(componentId: string, action: BlockAction): void;
  onSelect(componentId: string | null): void;
  onShow(componentId: string): void;
  onAdd(): void;
  onAsk(message: string, componentId: string): void;
  actions: VersionActions;
}

export function SidePanel(props: SidePanelProps) {
  const { side, content, block, claims, mayWrite } = props;
  const open = claims.filter(isOpen);
  return (
    <>
      <Tabs side={side} onSide={props.onSide} open={open.length} />
      <div
        role="tabpanel"
        id={`side-${side}`}
        aria-labelledby={`side-tab-${side}`}
        className="thin-scroll min-h-0 flex-1 overflow-y-auto"
      >
        <Suspense>
          {side === 'versions' && (
            <Timeline
              versions={props.versions}
              messages={props.messages}
              shown={props.shown}
              mayPublish={props.mayPublish}
              nameOf={props.nameOf}
              actions={props.actions}
            />
          )}
          {side === 'claims' && (
            <ClaimsPanel
              ids={props.ids}
              versionId={props.base}
              claims={claims}
              chosen={props.claim}
              mayWrite={mayWrite}
              mayAccept={props.mayPublish}
              nameOf={props.nameOf}
              onShow={({ componentId }) => props.onShow(componentId)}
              onAsk={props.onAsk}
            />
          )}
        </Suspense>
        {side === 'block' && block && mayWrite && (
          <Inspector
            key={block.componentId}
            block={block}
            content={content}
            page={props.page}
            onChange={props.onChange}
            onPicture={props.onPicture}
            onAct={(action) => props.onAct(block.componentId, action)}
            onBack={() => props.onSelect(null)}
          />
        )}
        {side === 'block' && !(block && mayWrite) && (
          <Outline
            content={content}
            editable={mayWrite}
            marked={new Set(open.map((claim) => claim.componentId))}
            onSelect={props.onSelect}
            onMove={(componentId, to) => props.onChange(moved(content, componentId, to))}
            onAdd={props.onAdd}
          />
        )}
      </div>
    </>
  );
}

function Tabs({
  side,
  onSide,
  open,
}: {
  side: Side;
  onSide(side: Side): void;
  /** Claims to look at. */
  open: number;
}) {
  const list = useRef<HTMLDivElement>(null);
  function step(by: number): void {
    const next = sides[(sides.indexOf(side) + by + sides.length) % sides.length] ?? 'block';
    onSide(next);
    list.current?.querySelector<HTMLElement>(`#side-tab-${next}`)?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t.editor.sides.label}
      className="flex shrink-0 gap-1 border-b border-line px-3"
    >
      {sides.map((id) => (
        <button
          key={id}
          id={`side-tab-${id}`}
          type="button"
          role="tab"
          aria-selected={side === id}
          aria-controls={side === id ? `side-${id}` : undefined}
          tabIndex={side === id ? 0 : -1}
          onClick={() => onSide(id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') step(1);
            if (event.key === 'ArrowLeft') step(-1);
          }}
          className={classes(
            '-mb-px flex h-10 items-center gap-1.5 border-b-2 px-2 text-sm pointer-coarse:h-11',
            side === id
              ? 'border-ink font-medium text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t.editor.sides[id]}
          {id === 'claims' && open > 0 && (
            <span className="figures rounded-full bg-warn-soft px-1.5 text-2xs font-medium text-warn">
              {open}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Where the panel has no room of its own it opens over the page, and closes again. */
export function SideRail({
  side,
  open,
  onSide,
}: {
  side: Side | undefined;
  open: number;
  onSide(side: Side | undefined): void;
}) {
  return (
    <nav
      aria-label={t.editor.sides.label}
      className="flex w-11 shrink-0 flex-col items-center gap-1 border-s border-line bg-surface py-2 max-lg:hidden wide:hidden"
    >
      {sides.map((id) => (
        <span key={id} className="relative">
          <IconButton
            icon={icons[id]}
            label={t.editor.sides[id]}
            pressed={side === id}
            onPress={() => onSide(side === id ? undefined : id)}
          />
          {id === 'claims' && open > 0 && (
            <span className="pointer-events-none absolute end-0.5 top-0.5 size-2 rounded-full bg-warn ring-2 ring-surface" />
          )}
        </span>
      ))}
    </nav>
  );
}
