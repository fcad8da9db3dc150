// Above the editor: where one is, what is safe, how the page is looked at, and the way out to readers.
import type { Audience, Page } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { classes } from '../../lib/classes.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segments } from '../../parts/inputs.tsx';
import type { DraftState } from './draft.ts';
import type { Device } from './preview.tsx';
import type { Pane } from './workbench.tsx';

interface TopBarProps {
  page: Page;
  audience: Audience;
  state: DraftState;
  device: Device;
  scheme: 'light' | 'dark';
  mayWrite: boolean;
  mayPublish: boolean;
  pane: Pane;
  onPane(pane: Pane): void;
  onDevice(device: Device): void;
  onScheme(scheme: 'light' | 'dark'): void;
  onUndo(): void;
  onRedo(): void;
  onPublish(): void;
}

export function TopBar(props: TopBarProps) {
  const { page, audience, state, device, scheme, mayWrite, mayPublish, pane } = props;
  useEffect(() => {
    document.title = `${audience.effectiveName} · ${page.name} · Facet`;
  }, [audience.effectiveName, page.name]);
  const live = audience.publishedVersion !== undefined;
  const unpublished =
    !live || audience.publishedVersion?.versionId !== state.base || state.save !== 'saved';
  return (
    <>
      <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 md:px-3">
        <Link
          to={'/pages/$pageId' as '/'}
          params={{ pageId: page.pageId } as never}
          aria-label={t.common.back}
          className="flex size-8 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
        >
          <Icon name="arrowLeft" />
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <h1 className="truncate text-base font-semibold">{audience.effectiveName}</h1>
          <span className="truncate text-sm text-muted max-md:hidden">{page.name}</span>
          {live && <Badge tone="good">{t.page.statuses.published}</Badge>}
          <SaveMark state={state} />
        </div>
        {mayWrite && (
          <div className="flex max-sm:hidden">
            <IconButton
              icon="undo"
              label={t.common.undo}
              keys="Ctrl Z"
              isDisabled={!state.canUndo}
              onPress={props.onUndo}
            />
            <IconButton
              icon="redo"
              label={t.editor.redo}
              keys="Ctrl ⇧ Z"
              isDisabled={!state.canRedo}
              onPress={props.onRedo}
            />
          </div>
        )}
        <div className="max-md:hidden">
          <Segments
            label={t.editor.devices.label}
            value={device}
            onChange={props.onDevice}
            choices={(['desktop', 'tablet', 'phone'] as const).map((id) => ({
              id,
              name: t.editor.devices[id],
              label: <Icon name={id} />,
            }))}
          />
        </div>
        <IconButton
          icon={scheme === 'light' ? 'sun' : 'moon'}
          label={scheme === 'light' ? t.editor.darkPage : t.editor.lightPage}
          onPress={() => props.onScheme(scheme === 'light' ? 'dark' : 'light')}
        />
        {mayPublish && (
          <Button look="accent" onPress={props.onPublish} isDisabled={!unpublished}>
            {live ? t.editor.publish.again : t.editor.publish.submit}
          </Button>
        )}
      </header>
      <nav
        aria-label={t.editor.panes.label}
        className="flex shrink-0 border-b border-line bg-surface xl:hidden"
      >
        {(['talk', 'page', 'side'] as const).map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={pane === id}
            onClick={() => props.onPane(id)}
            className={classes(
              'flex h-10 flex-1 items-center justify-center text-sm pointer-coarse:h-12',
              id === 'talk' && 'lg:hidden',
              pane === id ? 'border-b-2 border-ink font-medium' : 'text-muted',
            )}
          >
            {t.editor.panes[id]}
          </button>
        ))}
      </nav>
    </>
  );
}

function SaveMark({ state }: { state: DraftState }) {
  const { save } = state;
  const bad = save === 'offline' || save === 'conflict' || save === 'refused';
  return (
    <span
      role="status"
      className={classes(
        'flex items-center gap-1 text-xs whitespace-nowrap',
        bad ? 'text-warn' : 'text-faint',
      )}
    >
      <Icon name={bad ? 'warning' : save === 'saved' ? 'check' : 'refresh'} size={12} />
      <span className="max-sm:sr-only">{t.editor.save[save]}</span>
    </span>
  );
}
