// What others show of a page before anybody opens it.

import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { LinkPreviews } from './link_preview.ts';

const { route } = endpoints<{ linkPreviews: LinkPreviews }>();

const LinkPreview = Type.Object(
  {
    audienceId: Nullable(
      Type.String({ description: 'The variant looked at; null while none has a text' }),
    ),
    title: Type.String({ description: 'In a tab and in a list of search results' }),
    description: Nullable(Type.String()),
    socialTitle: Type.String({ description: 'On the card of a shared link' }),
    socialDescription: Nullable(Type.String()),
    imageUrl: Type.String({
      description:
        'The picture of the card: the address that the metadata name, else the drawn picture as a `data:` address',
    }),
  },
  { title: 'LinkPreview' },
);

const unsaved = (maxLength: number) =>
  Type.Optional(
    Type.String({
      maxLength,
      description: 'In place of what is stored with the page; empty: as if nothing were stored',
    }),
  );

export const previewLink = route({
  id: 'previewLink',
  method: 'GET',
  path: '/v0/pages/{page_id}/link_preview',
  scope: 'read',
  tag: 'Pages',
  summary: 'See how a link to the page is shown',
  description:
    'The words and the picture that search engines and social media would show: of this variant, else of the newest published one, else of the newest. Nothing is stored.',
  query: Exact({
    audienceId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    title: unsaved(300),
    description: unsaved(1000),
    ogTitle: unsaved(300),
    ogDescription: unsaved(1000),
  }),
  reply: LinkPreview,
  fails: ['page_not_found', 'audience_not_found'],
  run({ params, query, caller, services }) {
    const { audienceId, ...metadata } = query;
    return services.linkPreviews.show(caller.tenantId, params.page_id, { audienceId, metadata });
  },
});

export const linkPreviewRoutes = [previewLink];
