// Choosing a picture: those that are there, or a new one dropped in.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Empty, tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';

export function PicturePicker({
  onClose,
  onChoose,
}: {
  onClose(): void;
  onChoose(assetId: string): void;
}) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = useQuery({
    queryKey: ['assets', 'pictures', wanted],
    queryFn: async () => {
      const { items } = await facet.assets.search({
        limit: 100,
        ...(wanted === '' ? {} : { query: wanted }),
      });
      return items.filter((asset) => ['image', 'logo', 'icon'].includes(asset.data.type));
    },
  });
  const upload = useMutation({
    mutationFn: (file: File) =>
      facet.assets.create({ file, name: file.name, assetType: 'image' } as never),
    onSuccess: (asset) => {
      void queries.invalidateQueries({ queryKey: ['assets'] });
      onChoose(asset.assetId);
    },
    onError: tellFault,
  });
  return (
    <Dialog open onClose={onClose} title={t.editor.pictures.title} wide>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox value={words} onChange={setWords} label={t.editor.pictures.search} />
        <label className="flex h-8 cursor-pointer items-center gap-1.5 rounded-md border border-edge px-3 text-sm font-medium shadow-card hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <Icon name="upload" />
          {upload.isPending ? t.editor.pictures.uploading : t.editor.pictures.upload}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) upload.mutate(file);
            }}
          />
        </label>
      </div>
      {found.data?.length === 0 ? (
        <Empty icon="image" title={t.editor.pictures.emptyTitle}>
          {t.editor.pictures.emptyNote}
        </Empty>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {found.data?.map((asset) => (
            <li key={asset.assetId}>
              <button
                type="button"
                onClick={() => onChoose(asset.assetId)}
                className="group w-full text-start"
              >
                <span className="block aspect-[4/3] overflow-hidden rounded-md border border-line bg-sunken">
                  <img
                    src={asset.previewDownloadUrl ?? asset.downloadUrl}
                    alt={asset.aiDescription ?? ''}
                    loading="lazy"
                    className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
                  />
                </span>
                <span className="mt-1 block truncate text-xs text-muted">{asset.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
