// A logo: dropped or chosen, kept in the library, and the colours that are in it.
import type { BrandLogo } from '@facet/sdk';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { labelClass } from '../../parts/inputs.tsx';
import { colorsOf } from './colors.ts';

interface LogoFieldProps {
  logo: BrandLogo | undefined;
  name: string | undefined;
  onChange(logo: BrandLogo | undefined): void;
  onColors(colors: string[]): void;
}

const assetQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['asset', assetId],
    queryFn: () => facet.assets.get(assetId),
    enabled: assetId !== '',
    retry: false,
  });

export function LogoField({ logo, name, onChange, onColors }: LogoFieldProps) {
  const asset = useQuery(assetQuery(logo?.assetId ?? ''));
  const [colors, setColors] = useState<string[]>([]);
  const url = logo?.assetId === undefined ? logo?.url : asset.data?.downloadUrl;
  useEffect(() => {
    let current = true;
    setColors([]);
    if (url !== undefined)
      void colorsOf(url).then(
        (found) => current && setColors(found),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [url]);
  const upload = useMutation({
    mutationFn: (file: File) =>
      facet.assets.create({ file, name: file.name, assetType: 'logo' } as never),
    onSuccess: (made) => {
      queries.setQueryData(assetQuery(made.assetId).queryKey, made);
      void queries.invalidateQueries({ queryKey: ['assets'] });
      onChange({ assetId: made.assetId, ...(name === undefined ? {} : { altText: name }) });
    },
    onError: tellFault,
  });
  const take = (file: File | undefined) => file && upload.mutate(file);
  return (
    <div className="flex flex-col gap-1.5">
      <span className={labelClass}>{t.brands.logo}</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the other */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className="flex items-center gap-3 rounded-lg border border-dashed border-edge p-3"
      >
        <span className="flex h-14 w-24 shrink-0 items-center justify-center rounded-md bg-sunken p-2 text-faint">
          {url === undefined ? (
            <Icon name="image" size={20} />
          ) : (
            <img src={url} alt="" className="max-h-full max-w-full object-contain" />
          )}
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap gap-2">
          <label className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium shadow-card hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11">
            <Icon name="upload" />
            {upload.isPending ? t.editor.pictures.uploading : t.brands.chooseLogo}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => take(event.target.files?.[0])}
            />
          </label>
          {logo !== undefined && (
            <Button look="ghost" onPress={() => onChange(undefined)}>
              {t.common.remove}
            </Button>
          )}
        </span>
      </div>
      <div className="flex h-7 items-center gap-2">
        {colors.length > 0 && (
          <>
            <span className="flex -space-x-1">
              {colors.map((color) => (
                <span
                  key={color}
                  className="size-5 rounded-full border-2 border-surface"
                  style={{ background: color }}
                />
              ))}
            </span>
            <button
              type="button"
              className="text-xs font-medium text-accent hover:underline"
              onClick={() => onColors(colors)}
            >
              {t.brands.fromLogo}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
