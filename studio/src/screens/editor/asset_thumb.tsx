// The picture of a field, and what can be done with it.
import type { Asset } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';

const assetQuery = (assetId: string) => ({
  queryKey: ['asset', assetId],
  queryFn: (): Promise<Asset> => facet.assets.get(assetId),
  // Its address works for an hour.
  staleTime: 30 * 60_000,
});

export function AssetThumb({
  label,
  assetId,
  onChoose,
  onClear,
}: {
  label: string;
  assetId: string | undefined;
  onChoose(): void;
  onClear(): void;
}) {
  const asset = useQuery({ ...assetQuery(assetId ?? ''), enabled: assetId !== undefined });
  const src = asset.data?.previewDownloadUrl ?? asset.data?.downloadUrl;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-xs font-medium text-muted">{label}</span>
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={onChoose}
          aria-label={`${label}: ${t.editor.pictures.choose}`}
          className="flex h-16 w-24 items-center justify-center overflow-hidden rounded-md border border-edge bg-sunken text-faint hover:border-faint"
        >
          {src === undefined ? (
            <Icon name="image" size={20} />
          ) : (
            <img src={src} alt="" className="size-full object-cover" />
          )}
        </button>
        <div className="flex items-center gap-1">
          <Button size="small" onPress={onChoose}>
            {assetId === undefined ? t.editor.pictures.choose : t.editor.pictures.swap}
          </Button>
          {assetId !== undefined && (
            <IconButton size="small" icon="trash" label={t.common.remove} onPress={onClear} />
          )}
        </div>
      </div>
    </div>
  );
}
