// The editor once everything is there: it holds what is selected, open and shown. What is said by the
// frame and the panels becomes changes of the draft in `editing.ts`.
import type { Audience, Page } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FrameFault } from '../../lib/frame_protocol.ts';
import { useMe } from '../../lib/session.ts';
import { onShortcut } from '../../lib/shortcuts.ts';
import { t } from '../../lib/texts.ts';
import { newBlock } from './blocks.ts';
import { madeFrom } from './changes.ts';
import { isOpen } from './checklist.ts';
import { claimsQuery } from './claims_query.ts';
import type { Selection } from './content.ts';
import { type Block, beforeTheEnd, inserted } from './content.ts';
import { Conversation } from './conversation.tsx';
import { Dialogs, type Opened } from './dialogs.tsx';
import { makeEditing, type Place as TextPlace } from './editing.ts';
import { useLive } from './live.ts';
import { Looking } from './looking.tsx';
import { usePlace } from './place.ts';
import { useNames, usePresence } from './presence.ts';
import { Preview } from './preview.tsx';
import { type Ids, messagesQuery, nowId, versionQuery, versionsQuery } from './queries.ts';
import { makeRequests } from './requests.ts';
import { type Side, SidePanel, SideRail } from './side_panel.tsx';
import { type Pane, TopBar } from './top_bar.tsx';
import { type DraftStart, useDraft } from './use_draft.ts';

export interface WorkbenchProps {
  ids: Ids;
  page: Page;
  audience: Audience;
  start: DraftStart;
}

export function Workbench({ ids, page, audience, start }: WorkbenchProps) {
  const me = useMe();
  const nameOf = useNames();
  const { draft, state } = useDraft(ids, start);
  const { content } = state;
  const messages = useQuery(messagesQuery(ids)).data ?? [];
  const versions = useQuery(versionsQuery(ids)).data ?? [];

  const [{ side, device, scheme, block: chosen, version: shown }, setPlace] = usePlace();
  const setSide = (next: Side) => setPlace({ side: next });
  const setShown = (version: string | undefined) => setPlace({ version });
  const [pane, setPane] = useState<Pane>('page');
  const [selected, setSelected] = useState<
    { componentId: string; text?: string | undefined } | undefined
  >(chosen === undefined ? undefined : { componentId: chosen });
  const [reveal, setReveal] = useState<{ componentId: string }>();
  const [focus, setFocus] = useState<TextPlace>();
  const [talk, setTalk] = useState<object>();
  const [opened, setOpened] = useState<Opened>();
  const [claim, setClaim] = useState<{ claimId: string }>();
  const [faults, setFaults] = useState<FrameFault[]>();

  const { others, hear } = usePresence(ids, selected?.componentId);
  const { writing, begin } = useLive(ids, draft, hear);
  const claims = useQuery({
    ...claimsQuery(ids, state.base),
    // While one types, what was found last stays where its words still stand.
    placeholderData: (before) => before,
  }).data;
  const old = useQuery({ ...versionQuery(ids, shown ?? ''), enabled: shown !== undefined });

  const mayWrite = me.may('draft') || me.may('write');
  const block = content.blocks.find((one) => one.componentId === selected?.componentId);
  const selection: Selection | undefined = block && { block, text: selected?.text };
  const actionIds = page.actions.slice(0, 1).map((action) => action.actionId);
  const guests = useMemo(
    () =>
      others.flatMap(({ name, componentId }) =>
        componentId === undefined ? [] : [{ name, componentId }],
      ),
    [others],
  );

  function choose(componentId: string | null, text?: string): void {
    setSelected(componentId === null ? undefined : { componentId, text });
    const next = componentId !== null && side === 'versions' ? 'block' : side;
    if (componentId !== (chosen ?? null) || next !== side)
      setPlace({ block: componentId ?? undefined, side: next });
  }
  function insert(made: Block, at: number): void {
    draft.change(inserted(content, made, at));
    goTo(made.componentId);
  }
  function goTo(componentId: string): void {
    choose(componentId);
    setReveal({ componentId });
    setPane('page');
  }
  const latest = useRef(choose);
  latest.current = choose;
  const goSide = useRef(setSide);
  goSide.current = setSide;
  const shows = useRef({
    select: (componentId: string | null, text?: string) => latest.current(componentId, text),
    reveal: (componentId: string) => setReveal({ componentId }),
    focus: setFocus,
    ask(componentId: string) {
      latest.current(componentId);
      setPane('talk');
      setTalk({});
    },
    add: (at: number) => setOpened({ dialog: 'add', at }),
    picture: (pointer: string) => setOpened({ dialog: 'picture', pointer }),
    claim(claimId: string) {
      goSide.current('claims');
      setPane('side');
      setClaim({ claimId });
    },
    audited: setFaults,
  });
  const editing = useMemo(() => makeEditing(draft, shows.current), [draft]);

  function publish(versionId?: string): void {
    setFaults(undefined);
    setOpened({ dialog: 'publish', versionId });
  }

  useEffect(
    () =>
      onShortcut({
        'mod+z': draft.undo,
        'mod+shift+z': draft.redo,
        'mod+y': draft.redo,
        'mod+s': () => void draft.flush(),
        t: () => setTalk({}),
        b: () => setOpened({ dialog: 'add', at: draft.state().content.blocks.length }),
        v: () => goSide.current('versions'),
      }),
    [draft],
  );

  const requests = useMemo(() => makeRequests(ids, draft), [ids, draft]);
  async function send(message: string, about: Selection | undefined): Promise<boolean> {
    const versionId = await requests.send(message, about);
    if (versionId !== undefined) begin(versionId);
    return versionId !== undefined;
  }

  function sendAboutAll(message: string): Promise<boolean> {
    choose(null);
    return send(message, undefined);
  }

  async function restore(versionId: string): Promise<void> {
    if (await requests.restore(versionId)) setShown(undefined);
  }

  const look = (versionId: string) => {
    setShown(versionId === state.base ? undefined : versionId);
    setPane('page');
  };
  const versionBefore = (versionId: string) => madeFrom(versions, versionId);
  function compareWithBefore(versionId: string): void {
    const before = versionBefore(versionId);
    if (before !== undefined) compare(before, versionId);
  }
  function takeBack(versionId: string): void {
    const before = versionBefore(versionId);
    if (before !== undefined) void restore(before);
  }
  function compare(before: string, after: string = nowId): void {
    setOpened({ dialog: 'compare', before, after });
  }
  const live = audience.publishedVersion?.versionId;
  const viewed = shown === undefined ? undefined : old.data?.content;
  const lookedAt = versions.find((version) => version.versionId === shown);

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
        others={others}
        scheduledAt={versions.find((version) => version.publishAt !== undefined)?.publishAt}
        pane={pane}
        onPane={setPane}
        onDevice={(next) => setPlace({ device: next })}
        onScheme={(next) => setPlace({ scheme: next })}
        onUndo={draft.undo}
        onRedo={draft.redo}
        onPublish={() => publish()}
        onShare={() => setOpened({ dialog: 'share' })}
        {...(live === undefined ? {} : { onCompare: () => compare(live) })}
        onPreview={() => void requests.openPreview()}
      />
      <div className="relative flex min-h-0 flex-1">
        <div
          className={`${pane === 'talk' ? 'flex' : 'hidden'} w-full shrink-0 flex-col border-e border-line bg-surface lg:flex lg:w-72 2xl:w-80`}
        >
          <Conversation
            messages={messages}
            ids={ids}
            versions={versions}
            before={versionBefore}
            writing={writing}
            content={content}
            selection={selection}
            mayWrite={mayWrite}
            nameOf={nameOf}
            focus={talk}
            onSend={(message, wholePage) =>
              wholePage ? sendAboutAll(message) : send(message, selection)
            }
            onStop={() => void requests.stop(writing?.text ?? '')}
            onDeselect={() => choose(null)}
            onShow={look}
            onCompare={compareWithBefore}
            onUndo={takeBack}
            onInsert={(type) => insert(newBlock(type, actionIds), beforeTheEnd(content))}
          />
        </div>
        <section
          aria-label={t.editor.preview}
          className={`${pane === 'page' ? 'flex' : 'hidden'} min-w-0 flex-1 flex-col lg:flex`}
        >
          {viewed && lookedAt && (
            <Looking
              version={lookedAt}
              mayWrite={mayWrite}
              onCompare={() => compare(lookedAt.versionId)}
              onRestore={() => void restore(lookedAt.versionId)}
              onBack={() => setShown(undefined)}
            />
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
            guests={guests}
            {...(claims && viewed === undefined ? { claims } : {})}
            audit={opened?.dialog === 'publish' ? opened : undefined}
            onMessage={editing.onMessage}
            place={`facet.scroll.${ids.audienceId}`}
            title={t.editor.preview}
          />
        </section>
        <div
          className={`${pane === 'side' ? 'flex' : 'hidden'} w-full shrink-0 flex-col border-s border-line bg-surface max-wide:lg:absolute max-wide:lg:inset-y-0 max-wide:lg:end-11 max-wide:lg:z-10 max-wide:lg:shadow-raised lg:w-72 wide:flex wide:w-64 2xl:w-72`}
        >
          <SidePanel
            ids={ids}
            page={page}
            side={side}
            onSide={setSide}
            content={content}
            block={block}
            claims={claims ?? []}
            claim={claim}
            versions={versions}
            messages={messages}
            shown={shown ?? state.base}
            base={state.base}
            mayWrite={mayWrite}
            mayPublish={me.may('write')}
            nameOf={nameOf}
            onChange={draft.change}
            onPicture={(pointer) => setOpened({ dialog: 'picture', pointer })}
            onAct={editing.act}
            onSelect={(componentId) => {
              choose(componentId);
              if (componentId !== null) setReveal({ componentId });
            }}
            onShow={goTo}
            onAdd={() => setOpened({ dialog: 'add', at: content.blocks.length })}
            onAsk={(message, componentId) => {
              const about = content.blocks.find((one) => one.componentId === componentId);
              setPane('talk');
              void send(message, about && { block: about });
            }}
            actions={{
              show: look,
              compare: (versionId) => compare(versionId),
              restore: (versionId) => void restore(versionId),
              publish,
              unschedule: (versionId) => void requests.unschedule(versionId),
            }}
          />
        </div>
        <SideRail
          side={pane === 'side' ? side : undefined}
          open={(claims ?? []).filter(isOpen).length}
          onSide={(next) => {
            if (next === undefined) return setPane('page');
            setSide(next);
            setPane('side');
          }}
        />
      </div>
      <Dialogs
        ids={ids}
        page={page}
        audience={audience}
        draft={draft}
        state={state}
        versions={versions}
        claims={claims ?? []}
        faults={faults}
        actionIds={actionIds}
        opened={opened}
        onOpen={setOpened}
        onInsert={insert}
        onShow={(finding) => {
          setOpened(undefined);
          goTo(finding.componentId);
          if (finding.check === 'claims') setSide('claims');
        }}
      />
    </div>
  );
}
