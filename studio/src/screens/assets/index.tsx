// Pictures and files: dropped in, described, found again.
import type { Asset } from '@facet/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Empty, Fault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SearchBox, Segments } from '../../parts/inputs.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Details } from './details.tsx';
import { DropArea } from './drop_area.tsx';
import { assetsQuery, type Kind, kinds } from './queries.ts';
import { useUpload } from './upload.ts';

export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(assetsQuery());

export function Assets() {
  const me = useMe();
  const may = me.may('draft') || me.may('write');
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(
    assetsQuery(wanted, kind === 'all' ? undefined : kind),
  );
  const [looking, setLooking] = useState<Asset>();
  const upload = useUpload();
  const picker = may && (
    <label className="flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-md bg-solid px-3 text-sm font-medium whitespace-nowrap text-on-solid hover:opacity-90 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11">
      <Icon name="upload" />
      {upload.at === undefined ? t.editor.pictures.upload : t.editor.pictures.uploading}
      <input
        type="file"
        multiple
        disabled={upload.at !== undefined}
        className="sr-only"
        onChange={(event) => {
          void upload.send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
  const nothing = total === 0 && wanted === '' && kind === 'all';
  return (
    <Screen
      title={t.library.assets}
      tabs={<LibraryTabs />}
      count={total}
      flush
      actions={
        <>
          {!nothing && <SearchBox value={words} onChange={setWords} label={t.assets.search} />}
          {picker}
        </>
      }
    >
      <DropArea upload={upload} enabled={may}>
        {error !== null ? (
          <Fault error={error} retry={retry} />
        ) : nothing ? (
          <Empty icon="image" title={t.assets.emptyTitle} action={picker}>
            {t.assets.emptyNote}
          </Empty>
        ) : (
          <>
            <div className="flex h-12 shrink-0 items-center overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:px-6">
              <Segments
                label={t.assets.kind}
                value={kind}
                onChange={setKind}
                choices={(['all', ...kinds] as const).map((id) => ({
                  id,
                  label: t.assets.kinds[id],
                }))}
              />
            </div>
            <div className="thin-scroll min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-6">
              {total === 0 && <Empty icon="search" title={t.assets.noMatch} />}
              <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
                {rows.map((asset) => (
                  <li key={asset.assetId}>
                    <Tile asset={asset} onOpen={() => setLooking(asset)} />
                  </li>
                ))}
              </ul>
              {total !== undefined && rows.length < total && (
                <div className="mt-6 flex justify-center">
                  <Button onPress={more}>{t.assets.more}</Button>
                </div>
              )}
            </div>
          </>
        )}
      </DropArea>
      {looking && <Details asset={looking} may={may} onClose={() => setLooking(undefined)} />}
    </Screen>
  );
}

function Tile({ asset, onOpen }: { asset: Asset; onOpen(): void }) {
  const { previewDownloadUrl, focalPoint } = asset;
  return (
    <button type="button" onClick={onOpen} className="group w-full text-start">
      <span className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-lg border border-line bg-sunken text-faint">
        {previewDownloadUrl === undefined ? (
          <Icon name="pages" size={24} />
        ) : (
          <img
            src={previewDownloadUrl}
            alt=""
            loading="lazy"
            style={
              focalPoint === undefined
                ? {}
                : { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }
            }
            className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
          />
        )}
      </span>
      <span className="mt-1.5 block truncate text-sm">{asset.name}</span>
      <span className="block truncate text-xs text-muted">
        {asset.aiDescription ?? t.assets.undescribed}
      </span>
    </button>
  );
}
