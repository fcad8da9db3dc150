// What search engines and social media show, as it is typed.
import type { Page } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { Field, Switch } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PartProps } from './settings_draft.ts';

const titleMax = 60;
const descriptionMax = 160;

export function Social({ draft, set, disabled, page }: PartProps & { page: Page }) {
  const title = draft.title || page.title;
  const { description } = draft;
  const image = page.metadata?.ogImageUrl;
  const counted = (text: string, max: number) => t.pageSettings.characters(text.length, max);
  return (
    <Part id="search" title={t.pageSettings.search} note={t.pageSettings.searchNote} reach="now">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Field
            label={t.pageSettings.title}
            value={draft.title}
            onChange={(next) => set({ title: next })}
            hint={counted(title, titleMax)}
            disabled={disabled}
            placeholder={page.title}
          />
          <Field
            label={t.pageSettings.description}
            lines={3}
            value={description}
            onChange={(next) => set({ description: next })}
            hint={counted(description, descriptionMax)}
            disabled={disabled}
          />
          <Field
            label={t.pageSettings.ogTitle}
            value={draft.ogTitle}
            onChange={(ogTitle) => set({ ogTitle })}
            disabled={disabled}
            placeholder={title}
          />
          <Field
            label={t.pageSettings.ogDescription}
            lines={2}
            value={draft.ogDescription}
            onChange={(ogDescription) => set({ ogDescription })}
            disabled={disabled}
            placeholder={description}
          />
          <Switch
            label={t.pageSettings.noindex}
            note={t.pageSettings.noindexNote}
            value={draft.noindex}
            onChange={(noindex) => set({ noindex })}
          />
        </div>
        <div className="flex flex-col gap-4">
          <figure>
            <figcaption className="mb-1.5 text-xs font-medium text-muted">
              {t.pageSettings.preview}
            </figcaption>
            <div className="rounded-lg border border-line p-4">
              <p className="truncate text-lg text-accent">{title}</p>
              <p className="line-clamp-2 text-sm text-muted">
                {description || t.pageSettings.noDescription}
              </p>
            </div>
          </figure>
          <figure>
            <figcaption className="mb-1.5 text-xs font-medium text-muted">
              {t.pageSettings.socialPreview}
            </figcaption>
            <div className="overflow-hidden rounded-lg border border-line">
              <div className="flex aspect-[1.91] items-center justify-center bg-accent-soft p-6 text-center">
                {image === undefined ? (
                  <span className="line-clamp-3 text-lg font-semibold text-balance text-accent">
                    {draft.ogTitle || title}
                  </span>
                ) : (
                  <img src={image} alt="" className="size-full object-cover" />
                )}
              </div>
              <div className="border-t border-line bg-sunken px-3 py-2">
                <p className="truncate text-sm font-medium">{draft.ogTitle || title}</p>
                <p className="line-clamp-2 text-xs text-muted">
                  {draft.ogDescription || description}
                </p>
              </div>
            </div>
          </figure>
        </div>
      </div>
    </Part>
  );
}
