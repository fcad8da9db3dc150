// Pictures and files: dropped in, described, found again.
import type { Asset } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Empty, Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { Screen } from '../../parts/screen.tsx';
import { FocalPoint } from './focal_point.tsx';

const assetsQuery = listQuery<Asset>(['assets'], (query) => facet.assets.search(query), 100);
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(assetsQuery);
const refresh = () => queries.invalidateQueries({ queryKey: ['assets'] });

export function Assets() {
  const me = useMe();
  const may = me.may('draft') || me.may('write');
  const { rows, total, error, retry, more } = useList(assetsQuery);
  const [looking, setLooking] = useState<Asset>();
  const upload = useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) await facet.assets.create({ file, name: file.name } as never);
    },
    onSuccess: refresh,
    onError: tellFault,
  });
  const picker = may && (
    <label className="flex h-8 cursor-pointer items-center gap-1.5 rounded-md bg-solid px-3 text-sm font-medium text-on-solid hover:opacity-90 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <Icon name="upload" />
      {upload.isPending ? t.editor.pictures.uploading : t.editor.pictures.upload}
      <input
        type="file"
        multiple
        className="sr-only"
        onChange={(event) => upload.mutate([...(event.target.files ?? [])])}
      />
    </label>
  );
  return (
    <Screen title={t.library.assets} tabs={<LibraryTabs />} actions={picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the other */}
      <div
        className="min-h-full"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (may) upload.mutate([...event.dataTransfer.files]);
        }}
      >
        {error !== null ? (
          <Fault error={error} retry={retry} />
        ) : total === 0 ? (
          <Empty icon="image" title={t.assets.emptyTitle} action={picker}>
            {t.assets.emptyNote}
          </Empty>
        ) : (
          <>
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
              {rows.map((asset) => (
                <li key={asset.assetId}>
                  <button
                    type="button"
                    onClick={() => setLooking(asset)}
                    className="group w-full text-start"
                  >
                    <span className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-lg border border-line bg-sunken text-faint">
                      {asset.previewDownloadUrl === undefined ? (
                        <Icon name="pages" size={24} />
                      ) : (
                        <img
                          src={asset.previewDownloadUrl}
                          alt=""
                          loading="lazy"
                          style={
                            asset.focalPoint === undefined
                              ? {}
                              : {
                                  objectPosition: `${asset.focalPoint.x * 100}% ${asset.focalPoint.y * 100}%`,
                                }
                          }
                          className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
                        />
                      )}
                    </span>
                    <span className="mt-1.5 block truncate text-sm">{asset.name}</span>
                    <span className="block truncate text-xs text-muted">
                      {asset.aiDescription ?? asset.data.type}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {total !== undefined && rows.length < total && (
              <div className="mt-6 flex justify-center">
                <Button onPress={more}>{t.assets.more}</Button>
              </div>
            )}
          </>
        )}
      </div>
      {looking && <Details asset={looking} may={may} onClose={() => setLooking(undefined)} />}
    </Screen>
  );
}

function Details({ asset, may, onClose }: { asset: Asset; may: boolean; onClose(): void }) {
  const [name, setName] = useState(asset.name);
  const [purpose, setPurpose] = useState(asset.purpose ?? '');
  const [description, setDescription] = useState(asset.aiDescription ?? '');
  const [focus, setFocus] = useState(asset.focalPoint);
  const save = useMutation({
    mutationFn: () =>
      facet.assets.update(asset.assetId, {
        name: name.trim(),
        purpose: purpose.trim() || null,
        aiDescription: description.trim() || null,
        ...(focus === undefined ? {} : { focalPoint: focus }),
      }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
    onError: tellFault,
  });
  const trash = useMutation({
    mutationFn: () => facet.assets.delete(asset.assetId),
    onSuccess: () => {
      onClose();
      tell(t.assets.trashed, {
        label: t.common.undo,
        run: () => void facet.assets.restore(asset.assetId).then(refresh, tellFault),
      });
      return refresh();
    },
    onError: tellFault,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={asset.name}
      footer={
        may && (
          <>
            <Button icon="trash" onPress={() => trash.mutate()} className="me-auto">
              {t.common.delete}
            </Button>
            <Button look="solid" busy={save.isPending} onPress={() => save.mutate()}>
              {t.common.save}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {asset.previewDownloadUrl !== undefined && (
          <FocalPoint
            src={asset.previewDownloadUrl}
            alt={description}
            value={focus}
            onChange={may ? setFocus : undefined}
          />
        )}
        <Field label={t.assets.name} value={name} onChange={setName} disabled={!may} required />
        <Field
          label={t.assets.description}
          hint={t.assets.descriptionHint}
          lines={2}
          value={description}
          onChange={setDescription}
          disabled={!may}
        />
        <Field
          label={t.assets.purpose}
          hint={t.assets.purposeHint}
          value={purpose}
          onChange={setPurpose}
          disabled={!may}
        />
      </div>
    </Dialog>
  );
}
