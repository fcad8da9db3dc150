// The strip of logos: who vouches, on every variant.
import { useQuery } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Field } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PageDraft, PartProps } from './settings_draft.ts';

type Widget = PageDraft['actionCardWidgets'][number];

const logosQuery = {
  queryKey: ['assets', 'logos'],
  queryFn: async () => (await facet.assets.search({ assetType: 'logo', limit: 100 })).items,
};

export function Logos({ draft, set, disabled }: PartProps) {
  const assets = useQuery(logosQuery).data ?? [];
  const [first, ...others] = draft.actionCardWidgets;
  const widget: Widget = first ?? { type: 'logos', title: t.samples.logos, logos: [] };
  const put = (next: Widget) =>
    set({ actionCardWidgets: next.logos.length === 0 ? others : [next, ...others] });
  const has = (assetId: string) => widget.logos.some(({ image }) => image.assetId === assetId);
  const toggle = (assetId: string, altText: string) =>
    put({
      ...widget,
      logos: has(assetId)
        ? widget.logos.filter(({ image }) => image.assetId !== assetId)
        : [...widget.logos, { image: { assetId, altText } }],
    });
  return (
    <Part id="logos" title={t.pageSettings.logos} note={t.pageSettings.logosNote} reach="now">
      {assets.length === 0 ? (
        <p className="text-sm text-muted">{t.pageSettings.noLogos}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Field
            label={t.pageSettings.logosTitle}
            value={widget.title}
            onChange={(title) => put({ ...widget, title })}
            disabled={disabled || widget.logos.length === 0}
          />
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {assets.map((asset) => (
              <li key={asset.assetId}>
                <label className="flex h-full flex-col gap-2 rounded-lg border border-line p-2 text-xs has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
                  <span className="flex h-12 items-center justify-center rounded-md bg-white p-1.5">
                    <img
                      src={asset.previewDownloadUrl ?? asset.downloadUrl}
                      alt=""
                      className="max-h-full max-w-full object-contain"
                    />
                  </span>
                  <span className="flex items-center gap-1.5">
                    <input
                      type="checkbox"
                      className="size-3.5 accent-accent"
                      disabled={disabled}
                      checked={has(asset.assetId)}
                      onChange={() => toggle(asset.assetId, asset.name)}
                    />
                    <span className="truncate">{asset.name}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}
