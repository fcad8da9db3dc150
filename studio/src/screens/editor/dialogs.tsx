// What opens over the editor, one at a time; each is loaded when it is first asked for.
import type { Audience, AudienceVersion, Page } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { FrameFault } from '../../lib/frame_protocol.ts';
import type { Finding } from './checklist.ts';
import type { Claim } from './claims_query.ts';
import { type Block, withValue } from './content.ts';
import type { Draft, DraftState } from './draft.ts';
import { type Ids, nowId } from './queries.ts';
import { knownBlocks } from './schema.ts';

const Compare = lazy(() => import('./compare.tsx').then((module) => ({ default: module.Compare })));
const Conflict = lazy(() =>
  import('./conflict.tsx').then((module) => ({ default: module.Conflict })),
);
const Publish = lazy(() => import('./publish.tsx').then((module) => ({ default: module.Publish })));
const AddBlock = lazy(() =>
  import('./add_block.tsx').then((module) => ({ default: module.AddBlock })),
);
const PicturePicker = lazy(() =>
  import('./pictures.tsx').then((module) => ({ default: module.PicturePicker })),
);
const Share = lazy(() =>
  import('../../parts/share.tsx').then((module) => ({ default: module.Share })),
);

export type Opened =
  | { dialog: 'add'; at: number }
  | { dialog: 'picture'; pointer: string }
  /** `back`: where it was opened from. */
  | { dialog: 'compare'; before: string; after: string; back?: Opened }
  /** Without a version: the draft as it stands. */
  | { dialog: 'publish'; versionId: string | undefined }
  | { dialog: 'share' };

interface DialogsProps {
  ids: Ids;
  page: Page;
  audience: Audience;
  draft: Draft;
  state: DraftState;
  versions: readonly AudienceVersion[];
  claims: readonly Claim[];
  faults: readonly FrameFault[] | undefined;
  actionIds: string[];
  opened: Opened | undefined;
  onOpen(opened: Opened | undefined): void;
  onInsert(block: Block, at: number): void;
  onShow(finding: Finding): void;
}

export function Dialogs(props: DialogsProps) {
  const { ids, audience, draft, state, versions, opened, onOpen } = props;
  const { content } = state;
  const known = useQuery(knownBlocks).data ?? [];
  const close = () => onOpen(undefined);
  return (
    <Suspense>
      {opened?.dialog === 'add' && (
        <AddBlock
          ids={ids}
          known={known}
          actionIds={props.actionIds}
          onClose={close}
          onChoose={(made) => {
            close();
            props.onInsert(made, opened.at);
          }}
        />
      )}
      {opened?.dialog === 'picture' && (
        <PicturePicker
          onClose={close}
          onChoose={(assetId) => {
            draft.change(withValue(content, opened.pointer, assetId));
            close();
          }}
        />
      )}
      {opened?.dialog === 'compare' && (
        <Compare
          ids={ids}
          versions={versions}
          start={opened}
          now={content}
          onClose={() => onOpen(opened.back)}
        />
      )}
      {opened?.dialog === 'share' && audience.url !== null && (
        <Share url={audience.url} name={audience.effectiveName} onClose={close} />
      )}
      {opened?.dialog === 'publish' && (
        <Publish
          ids={ids}
          page={props.page}
          audience={audience}
          content={content}
          chosen={opened.versionId}
          claims={props.claims}
          faults={props.faults}
          versionId={async () => {
            if (opened.versionId !== undefined) return opened.versionId;
            await draft.flush();
            return draft.state().save === 'saved' ? draft.state().base : undefined;
          }}
          onShow={props.onShow}
          onCompare={(before) =>
            onOpen({
              dialog: 'compare',
              before,
              after: opened.versionId ?? nowId,
              back: opened,
            })
          }
          onClose={close}
        />
      )}
      {state.save === 'conflict' && (
        <Conflict clashes={state.clashes} onResolve={(choices) => void draft.resolve(choices)} />
      )}
    </Suspense>
  );
}
