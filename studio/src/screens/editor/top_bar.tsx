// Above the editor: where one is, what is safe, how the page is looked at, and the way out to readers.
import type { Audience, Page } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classes } from '../../lib/classes.ts';
import { moment } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton, Tip } from '../../parts/button.tsx';
import { Badge } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Avatar } from '../../parts/small.tsx';
import { summaryOf } from './changes.ts';
import type { DraftState } from './draft.ts';
import type { Other } from './presence.ts';
import type { Device } from './preview.tsx';

/** On a phone one of them fills the screen. */
export type Pane = 'talk' | 'page' | 'side';

interface TopBarProps {
  page: Page;
  audience: Audience;
  state: DraftState;
  device: Device;
  scheme: 'light' | 'dark';
  mayWrite: boolean;
  mayPublish: boolean;
  others: Other[];
  /** When a version of it goes live by itself. */
  scheduledAt: string | undefined;
  pane: Pane;
  onPane(pane: Pane): void;
  onDevice(device: Device): void;
  onScheme(scheme: 'light' | 'dark'): void;
  onUndo(): void;
  onRedo(): void;
  onPublish(): void;
  onShare(): void;
  /** Shows what differs from the version that is live. */
  onCompare?: (() => void) | undefined;
  onPreview(): void;
}

export function TopBar(props: TopBarProps) {
  const { page, audience, state, device, scheme, mayWrite, mayPublish, others } = props;
  useEffect(() => {
    document.title = `${audience.effectiveName} · ${page.name} · Facet`;
  }, [audience.effectiveName, page.name]);
  const live = audience.publishedVersion !== undefined;
  const changed = audience.publishedVersion?.versionId !== state.base || state.save !== 'saved';
  return (
    <>
      <header className="flex h-13 shrink-0 items-center gap-1.5 border-b border-line bg-surface px-2 md:px-3">
        <Link
          to={'/pages/$pageId' as '/'}
          params={{ pageId: page.pageId } as never}
          aria-label={t.common.back}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon name="arrowLeft" />
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <div className="min-w-0 md:flex md:items-baseline md:gap-2">
            <h1 className="truncate text-sm font-semibold md:text-base">
              {audience.effectiveName}
            </h1>
            <span className="block truncate text-2xs text-muted md:text-sm">{page.name}</span>
          </div>
          <span className="max-lg:hidden">
            {live && changed && props.onCompare ? (
              <Tip text={t.editor.compareWithLive}>
                <AriaButton onPress={props.onCompare} className="flex rounded-full">
                  <Badge tone="warn">
                    {t.editor.liveState.changed}
                    <Icon name="compare" size={11} />
                  </Badge>
                </AriaButton>
              </Tip>
            ) : (
              <Badge tone={live ? 'good' : 'plain'}>
                {t.editor.liveState[live ? 'published' : 'draft']}
              </Badge>
            )}
          </span>
          {props.scheduledAt !== undefined && (
            <span className="max-xl:hidden">
              <Badge tone="accent">
                <Icon name="history" size={11} />
                {t.editor.scheduledFor(moment(props.scheduledAt))}
              </Badge>
            </span>
          )}
          <SaveMark state={state} />
        </div>
        <Others others={others} />
        {mayWrite && (
          <div className={classes('flex', !state.before && 'max-sm:hidden')}>
            <IconButton
              icon="undo"
              label={t.common.undo}
              note={state.before && summaryOf(state.before, state.content)}
              keys="Ctrl Z"
              isDisabled={!state.before}
              onPress={props.onUndo}
            />
            <IconButton
              icon="redo"
              label={t.editor.redo}
              note={state.after && summaryOf(state.content, state.after)}
              keys="Ctrl ⇧ Z"
              isDisabled={!state.after}
              onPress={props.onRedo}
              className="max-sm:hidden"
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
        <span className="max-sm:hidden">
          <IconButton
            icon={scheme === 'light' ? 'sun' : 'moon'}
            label={scheme === 'light' ? t.editor.darkPage : t.editor.lightPage}
            onPress={() => props.onScheme(scheme === 'light' ? 'dark' : 'light')}
          />
        </span>
        <IconButton
          icon="eye"
          label={t.editor.openPreview}
          onPress={props.onPreview}
          className="max-sm:hidden"
        />
        {audience.url !== null && (
          <IconButton icon="share" label={t.editor.share.open} onPress={props.onShare} />
        )}
        {mayPublish && (!live || changed) && (
          <Button look="accent" onPress={props.onPublish}>
            {live ? (
              <>
                <span className="max-md:hidden">{t.editor.publish.again}</span>
                <span className="md:hidden">{t.editor.publish.submit}</span>
              </>
            ) : (
              t.editor.publish.submit
            )}
          </Button>
        )}
        {mayPublish && live && !changed && (
          <span className="flex h-8 items-center gap-1.5 px-2 text-sm text-good max-sm:hidden">
            <Icon name="check" />
            {t.editor.upToDate}
          </span>
        )}
      </header>
      <Panes pane={props.pane} onPane={props.onPane} />
    </>
  );
}

/** On a phone one part fills the screen; a thumb changes it. */
function Panes({ pane, onPane }: Pick<TopBarProps, 'pane' | 'onPane'>) {
  return (
    <nav
      aria-label={t.editor.panes.label}
      className="flex shrink-0 border-b border-line bg-surface lg:hidden"
    >
      {(['talk', 'page', 'side'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={pane === id}
          onClick={() => onPane(id)}
          className={classes(
            'flex h-10 flex-1 items-center justify-center border-b-2 text-sm pointer-coarse:h-11',
            pane === id ? 'border-ink font-medium' : 'border-transparent text-muted',
          )}
        >
          {t.editor.panes[id]}
        </button>
      ))}
    </nav>
  );
}

function Others({ others }: { others: Other[] }) {
  if (others.length === 0) return null;
  return (
    <ul aria-label={t.editor.presence.label} className="flex -space-x-1.5">
      {others.slice(0, 3).map((other) => (
        <li
          key={other.clientId}
          title={t.editor.presence.here(other.name)}
          className="rounded-full ring-2 ring-surface"
        >
          <Avatar name={other.face} size={26} />
          <span className="sr-only">{t.editor.presence.here(other.name)}</span>
        </li>
      ))}
    </ul>
  );
}

function SaveMark({ state }: { state: DraftState }) {
  const { save } = state;
  const bad = save === 'offline' || save === 'conflict' || save === 'refused';
  return (
    <span
      role="status"
      className={classes(
        'flex shrink-0 items-center gap-1 text-xs whitespace-nowrap',
        bad ? 'font-medium text-warn' : 'text-faint',
      )}
    >
      <Icon name={bad ? 'warning' : save === 'saved' ? 'check' : 'refresh'} size={12} />
      <span className={bad ? 'max-sm:sr-only' : 'max-md:sr-only'}>{t.editor.save[save]}</span>
    </span>
  );
}
