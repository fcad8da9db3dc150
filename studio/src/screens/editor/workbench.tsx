// The editor once everything is there: it holds what is selected, open and shown, and turns what the
// frame, the panels and the keys say into changes of the draft.
import type { Audience, AudienceVersionWithContent, Page } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { randomId } from '../../lib/browser.ts';
import { facet, queries } from '../../lib/facet.ts';
import type { FromFrame } from '../../lib/frame_protocol.ts';
import { useMe } from '../../lib/session.ts';
import { onShortcut } from '../../lib/shortcuts.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { AddBlock } from './add_block.tsx';
import { newBlock, pictureSlots } from './blocks.ts';
import {
  type BlockType,
  type Content,
  duplicated,
  indexOf,
  inserted,
  moved,
  removed,
  valueAt,
  withLine,
  withValue,
} from './content.ts';
import { Conversation, type Selection } from './conversation.tsx';
import { makeDraft } from './draft.ts';
import { Inspector } from './inspector.tsx';
import { useLive } from './live.ts';
import { Outline } from './outline.tsx';
import { PicturePicker } from './pictures.tsx';
import { type Device, Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import { type Ids, messagesQuery, versionQuery, versionsQuery } from './queries.ts';
import { knownBlocks } from './schema.ts';
import { TopBar } from './top_bar.tsx';
import { Timeline } from './versions.tsx';

const Compare = lazy(() => import('./compare.tsx').then((module) => ({ default: module.Compare })));

export interface WorkbenchProps {
  ids: Ids;
  page: Page;
  audience: Audience;
  version: AudienceVersionWithContent;
  start: { versionId: string; content: Content };
}

type Side = 'block' | 'versions';
/** On a phone one of them fills the screen. */
export type Pane = 'talk' | 'page' | 'side';

export function Workbench({ ids, page, audience, start }: WorkbenchProps) {
  const me = useMe();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for as long as the editor is open
  const draft = useMemo(() => makeDraft(ids, start), [ids.audienceId]);
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const { content } = state;
  const messages = useQuery(messagesQuery(ids)).data ?? [];
  const versions = useQuery(versionsQuery(ids)).data ?? [];
  const known = useQuery(knownBlocks).data ?? [];
  const live = useLive(ids, draft);

  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
  );
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [side, setSide] = useState<Side>('block');
  const [pane, setPane] = useState<Pane>('page');
  const [selected, setSelected] = useState<{ componentId: string; text?: string | undefined }>();
  const [reveal, setReveal] = useState<{ componentId: string }>();
  const [focus, setFocus] = useState<{ pointer: string }>();
  const [talk, setTalk] = useState<object>();
  const [adding, setAdding] = useState<number>();
  const [picture, setPicture] = useState<string>();
  const [shown, setShown] = useState<string>();
  const [comparing, setComparing] = useState<string>();
  const [publishing, setPublishing] = useState<{ versionId?: string }>();

  useEffect(() => () => draft.close(), [draft]);
  useEffect(
    () =>
      onShortcut({
        'mod+z': draft.undo,
        'mod+shift+z': draft.redo,
        'mod+y': draft.redo,
        'mod+s': () => void draft.flush(),
      }),
    [draft],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.state().save === 'saving') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [draft]);

  const old = useQuery({ ...versionQuery(ids, shown ?? ''), enabled: shown !== undefined });
  const mayWrite = me.may('draft') || me.may('write');
  const block = content.blocks.find((one) => one.componentId === selected?.componentId);
  const selection: Selection | undefined = block && { block, text: selected?.text };
  const actionIds = page.actions.slice(0, 1).map((action) => action.actionId);

  function choose(componentId: string | null, text?: string): void {
    setSelected(componentId === null ? undefined : { componentId, text });
    if (componentId !== null) setSide('block');
  }

  function act(componentId: string, action: Extract<FromFrame, { type: 'act' }>['action']): void {
    const index = indexOf(content, componentId);
    if (action === 'up') draft.change(moved(content, componentId, index - 1));
    else if (action === 'down') draft.change(moved(content, componentId, index + 1));
    else if (action === 'duplicate') {
      const copy = duplicated(content, componentId);
      draft.change(copy.content);
      setReveal({ componentId: copy.componentId });
      choose(copy.componentId);
    } else if (action === 'remove') remove(componentId);
    else if (action === 'ask') {
      choose(componentId);
      setPane('talk');
      setTalk({});
    } else if (action === 'addBefore') setAdding(index);
    else if (action === 'addAfter') setAdding(index + 1);
    else if (action === 'picture' && block) {
      const slots = pictureSlots(block);
      if (slots.length === 1) setPicture(`/blocks/${index}${slots[0]}`);
    }
  }

  function remove(componentId: string): void {
    draft.change(removed(content, componentId));
    choose(null);
    tell(t.editor.removed, { label: t.common.undo, run: draft.undo });
  }

  function leave(pointer: string, text: string): void {
    if (text.trim() !== '') return;
    const value = valueAt(content, pointer);
    // Required texts cannot be empty: what was there comes back.
    const optional =
      /\/(heading|eyebrow|subheadline|text|caption|attribution|role|company|introduction|note)$/.test(
        pointer,
      );
    const inList = /\/\d+$/.test(pointer);
    if (optional || inList) draft.change(withValue(content, pointer, undefined));
    else if (typeof value === 'string' && value.trim() === '') draft.undo();
  }

  function onMessage(message: FromFrame): void {
    switch (message.type) {
      case 'select':
        choose(message.componentId, message.text);
        break;
      case 'edit':
        draft.change(
          withLine(content, message.pointer, message.line, message.text),
          message.pointer,
        );
        break;
      case 'leave':
        leave(message.pointer, message.text);
        break;
      case 'split':
        split(message.pointer, message.before, message.after);
        break;
      case 'join':
        draft.change(withValue(content, message.pointer, undefined));
        break;
      case 'move':
        draft.change(moved(content, message.componentId, message.to));
        break;
      case 'act':
        act(message.componentId, message.action);
        break;
      case 'key':
        if (message.key === 'mod+z') draft.undo();
        if (message.key === 'mod+shift+z' || message.key === 'mod+y') draft.redo();
        if (message.key === 'mod+s') void draft.flush();
        if (message.key === 'mod+k')
          dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
        break;
    }
  }

  function split(pointer: string, before: string, after: string): void {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    const index = Number(pointer.slice(list.length + 1));
    const items = valueAt(content, list) as string[];
    const next = [
      ...items.slice(0, index),
      before || t.samples.empty,
      after || t.samples.empty,
      ...items.slice(index + 1),
    ];
    draft.change(withValue(content, list, next));
    setFocus({ pointer: `${list}/${index + 1}` });
  }

  function add(type: BlockType): void {
    const made = newBlock(type, actionIds);
    draft.change(inserted(content, made, adding ?? content.blocks.length));
    setAdding(undefined);
    choose(made.componentId);
    setReveal({ componentId: made.componentId });
  }

  async function send(message: string): Promise<boolean> {
    try {
      // The agent goes on from the newest version: what was typed must be in it.
      await draft.flush();
      const accepted = await facet.messages.send(ids.pageId, ids.audienceId, {
        message,
        clientMessageId: randomId(),
        ...(selection
          ? {
              selectedElement: {
                componentId: selection.block.componentId,
                ...(selection.text ? { text: selection.text.slice(0, 2000) } : {}),
              },
            }
          : {}),
      });
      live.begin(accepted.versionId);
      await queries.invalidateQueries({ queryKey: messagesQuery(ids).queryKey });
      return true;
    } catch (error) {
      tellFault(error);
      return false;
    }
  }

  async function stop(): Promise<void> {
    const partialText = live.writing?.text ?? '';
    await facet.messages
      .interrupt(ids.pageId, ids.audienceId, partialText === '' ? {} : { partialText })
      .catch(tellFault);
  }

  async function restore(versionId: string): Promise<void> {
    const version = await queries.fetchQuery(versionQuery(ids, versionId));
    if (!version.content) return;
    draft.change(version.content);
    setShown(undefined);
    tell(t.editor.versions.restored(version.versionNumber), {
      label: t.common.undo,
      run: draft.undo,
    });
  }

  const viewed = shown === undefined ? undefined : old.data?.content;
  const number = (versionId: string) =>
    versions.find((version) => version.versionId === versionId)?.versionNumber ?? 0;
  const sides = (
    <>
      <div className="flex shrink-0 gap-1 border-b border-line p-2">
        {(['block', 'versions'] as const).map((id) => (
          <Button
            key={id}
            look="ghost"
            size="small"
            aria-pressed={side === id}
            onPress={() => setSide(id)}
            className="flex-1 aria-pressed:bg-press aria-pressed:text-ink"
          >
            {t.editor.sides[id]}
          </Button>
        ))}
      </div>
      <div className="thin-scroll min-h-0 flex-1 overflow-y-auto">
        {side === 'versions' ? (
          <Timeline
            versions={versions}
            messages={messages}
            shown={shown ?? state.base}
            mayPublish={me.may('write')}
            actions={{
              show: (versionId) => setShown(versionId === state.base ? undefined : versionId),
              compare: setComparing,
              restore: (versionId) => void restore(versionId),
              publish: (versionId) => setPublishing({ versionId }),
            }}
          />
        ) : block && mayWrite ? (
          <Inspector
            block={block}
            content={content}
            page={page}
            onChange={draft.change}
            onPicture={setPicture}
          />
        ) : (
          <Outline
            content={content}
            editable={mayWrite}
            onSelect={(componentId) => {
              choose(componentId);
              setReveal({ componentId });
            }}
            onMove={(componentId, to) => draft.change(moved(content, componentId, to))}
            onAdd={() => setAdding(content.blocks.length)}
          />
        )}
      </div>
    </>
  );

  return (
    <div className="flex h-full flex-col bg-canvas">
      <TopBar
        page={page}
        audience={audience}
        state={state}
        device={device}
        scheme={scheme}
        mayWrite={mayWrite}
        mayPublish={me.may('write')}
        pane={pane}
        onPane={setPane}
        onDevice={setDevice}
        onScheme={setScheme}
        onUndo={draft.undo}
        onRedo={draft.redo}
        onPublish={() => setPublishing({})}
      />
      <div className="flex min-h-0 flex-1">
        <div
          className={`${pane === 'talk' ? 'flex' : 'hidden'} w-full shrink-0 flex-col border-e border-line bg-surface lg:flex lg:w-80 xl:w-88`}
        >
          <Conversation
            messages={messages}
            versions={versions}
            writing={live.writing}
            content={content}
            selection={selection}
            mayWrite={mayWrite}
            readerName={audience.effectiveName}
            focus={talk}
            onSend={send}
            onStop={() => void stop()}
            onDeselect={() => choose(null)}
            onShow={(versionId) => setShown(versionId === state.base ? undefined : versionId)}
          />
        </div>
        <section
          aria-label={t.editor.preview}
          className={`${pane === 'page' ? 'flex' : 'hidden'} min-w-0 flex-1 flex-col p-2 lg:flex lg:p-4`}
        >
          {viewed && shown !== undefined && (
            <div className="mb-2 flex items-center gap-2 rounded-lg bg-warn-soft px-3 py-1.5 text-sm text-warn">
              <span className="flex-1">{t.editor.versions.looking(number(shown))}</span>
              <Button size="small" onPress={() => setComparing(shown)}>
                {t.editor.versions.compare}
              </Button>
              {mayWrite && (
                <Button size="small" onPress={() => void restore(shown)}>
                  {t.editor.versions.restore}
                </Button>
              )}
              <Button size="small" look="solid" onPress={() => setShown(undefined)}>
                {t.editor.versions.backToDraft}
              </Button>
            </div>
          )}
          <Preview
            {...ids}
            content={viewed ?? content}
            device={device}
            scheme={scheme}
            editable={mayWrite && viewed === undefined}
            arrivals={state.arrivals}
            selected={selected?.componentId ?? null}
            reveal={reveal}
            focus={focus}
            onMessage={onMessage}
            title={t.editor.preview}
          />
        </section>
        <div
          className={`${pane === 'side' ? 'flex' : 'hidden'} w-full shrink-0 flex-col border-s border-line bg-surface lg:w-72 xl:flex xl:w-80`}
        >
          {sides}
        </div>
      </div>
      {adding !== undefined && (
        <AddBlock known={known} onClose={() => setAdding(undefined)} onChoose={add} />
      )}
      {picture !== undefined && (
        <PicturePicker
          onClose={() => setPicture(undefined)}
          onChoose={(assetId) => {
            draft.change(withValue(content, picture, assetId));
            setPicture(undefined);
          }}
        />
      )}
      <Suspense>
        {comparing !== undefined && (
          <Compare
            ids={ids}
            before={comparing}
            beforeLabel={t.editor.versions.number(number(comparing))}
            now={content}
            onClose={() => setComparing(undefined)}
          />
        )}
      </Suspense>
      {publishing && (
        <Publish
          ids={ids}
          page={page}
          audience={audience}
          content={content}
          versionId={async () => {
            if (publishing.versionId !== undefined) return publishing.versionId;
            await draft.flush();
            return draft.state().save === 'saved' ? draft.state().base : undefined;
          }}
          onShow={(componentId) => {
            setPublishing(undefined);
            choose(componentId);
            setReveal({ componentId });
          }}
          onClose={() => setPublishing(undefined)}
        />
      )}
      {state.save === 'conflict' && (
        <Dialog
          open
          onClose={() => {}}
          title={t.editor.conflict.title}
          footer={
            <>
              <Button onPress={() => void draft.resolve('theirs')}>
                {t.editor.conflict.theirs}
              </Button>
              <Button look="solid" onPress={() => void draft.resolve('mine')}>
                {t.editor.conflict.mine}
              </Button>
            </>
          }
        >
          <p className="text-sm text-muted">{t.editor.conflict.note}</p>
        </Dialog>
      )}
    </div>
  );
}
