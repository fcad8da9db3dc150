// What search engines and social media show, as it is typed: the words and the picture that readers'
// networks would get, of one variant.
import type { Page } from '@facet/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Field, Switch } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PageDraft, PartProps } from './settings_draft.ts';

const titleMax = 60;
const descriptionMax = 160;

/** A picture is drawn for every stop in typing, not for every letter. */
const pauseMs = 500;

/** It goes into an address, and no preview shows more. */
const longestShown = 1000;
const cut = <T extends Record<string, string>>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.slice(0, longestShown)]),
  ) as T;

function useLinkPreview(pageId: string, draft: PageDraft) {
  const { title, description, ogTitle, ogDescription } = draft;
  const [typed, setTyped] = useState({ title, description, ogTitle, ogDescription });
  useEffect(() => {
    const pause = setTimeout(
      () => setTyped({ title, description, ogTitle, ogDescription }),
      pauseMs,
    );
    return () => clearTimeout(pause);
  }, [title, description, ogTitle, ogDescription]);
  return useQuery({
    queryKey: ['page', pageId, 'link preview', typed],
    queryFn: () => facet.pages.linkPreview(pageId, cut(typed)),
    placeholderData: keepPreviousData,
  }).data;
}

export function Social({ draft, set, disabled, page }: PartProps & { page: Page }) {
  const shown = useLinkPreview(page.pageId, draft);
  // Until the server has said what a variant says, and as it is typed.
  const title = draft.title || shown?.title || '';
  const description = draft.description || shown?.description || '';
  const counted = (text: string, max: number) => t.pageSettings.characters(text.length, max);
  return (
    <Part id="search" title={t.pageSettings.search} note={t.pageSettings.searchNote} reach="now">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Field
            label={t.pageSettings.title}
            value={draft.title}
            onChange={(next) => set({ title: next })}
            hint={title === '' ? undefined : counted(title, titleMax)}
            disabled={disabled}
            placeholder={title}
          />
          <Field
            label={t.pageSettings.description}
            lines={3}
            value={draft.description}
            onChange={(next) => set({ description: next })}
            hint={description === '' ? undefined : counted(description, descriptionMax)}
            disabled={disabled}
            placeholder={description}
          />
          <Field
            label={t.pageSettings.ogTitle}
            value={draft.ogTitle}
            onChange={(ogTitle) => set({ ogTitle })}
            disabled={disabled}
            placeholder={draft.title || shown?.socialTitle || ''}
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
              <div className={classes('aspect-[1.91] bg-sunken', !shown && 'anim-pulse')}>
                {shown && (
                  <img
                    src={shown.imageUrl}
                    alt={t.pageSettings.socialImage}
                    className="size-full object-cover"
                  />
                )}
              </div>
              <div className="border-t border-line bg-sunken px-3 py-2">
                <p className="truncate text-sm font-medium">
                  {draft.ogTitle || draft.title || shown?.socialTitle}
                </p>
                <p className="line-clamp-2 text-xs text-muted">
                  {draft.ogDescription || draft.description || shown?.socialDescription}
                </p>
              </div>
            </div>
            <p className="mt-1.5 text-xs text-muted">{t.pageSettings.socialNote}</p>
          </figure>
        </div>
      </div>
    </Part>
  );
}
