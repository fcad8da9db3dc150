import { FormSubmission, renderSubmission } from '../forms/forms.api.ts';
import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { AudienceSession, renderSession } from '../sessions/sessions.api.ts';
import type { Named, Overview, ReadOverview } from './overview.service.ts';
import type { WaitingVersion } from './overview.store.ts';

const { route } = endpoints<{ overview: ReadOverview }>();

const Count = Type.Integer({ minimum: 0 });
const names = {
  pageName: Type.String(),
  audienceName: Type.String({ description: 'The effectiveName of the audience' }),
  audiencePersonId: Type.Optional(
    Type.String({ description: 'Whom the audience was made for, if for one person' }),
  ),
};
const Waiting = Type.Object(
  {
    pageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.String(),
    createdAt: Timestamp,
    ...names,
  },
  { title: 'WaitingVersion' },
);
const WaitingList = Type.Object({
  count: Count,
  pages: Type.Array(Type.Object({ pageId: Type.String(), pageName: Type.String(), count: Count }), {
    description: 'The 8 pages with the most of them',
  }),
  items: Type.Array(Waiting),
});
const reasons = ['gone', 'failing'] as const;

const OverviewReply = Type.Object(
  {
    pagesCount: Count,
    waiting: Type.Object({
      drafts: WaitingList,
      staleVersions: WaitingList,
      webhooks: Type.Array(
        Type.Object({
          subscriptionId: Type.String(),
          url: Type.String(),
          failingSince: Nullable(Timestamp),
          disabledReason: Type.Optional(OneOf([...reasons])),
        }),
      ),
      suspectedSubmissions: Count,
    }),
    visits: Type.Array(
      Type.Object({ ...AudienceSession.properties, ...names }, { title: 'NamedSession' }),
    ),
    submissions: Type.Array(
      Type.Object({ ...FormSubmission.properties, ...names }, { title: 'NamedSubmission' }),
    ),
  },
  { title: 'Overview' },
);

const renderNames = ({ pageName, audienceName, personId }: Named) => ({
  pageName,
  audienceName,
  ...(personId === null ? {} : { audiencePersonId: personId }),
});

const renderWaiting = (row: WaitingVersion & Named) => ({
  pageId: row.page_id,
  audienceId: row.audience_id,
  versionId: row.version_id,
  createdAt: isoTime(row.created_at),
  ...renderNames(row),
});

const renderList = ({ count, pages, items }: Overview['drafts']) => ({
  count,
  pages: pages.map((page) => ({ pageId: page.page_id, pageName: page.name, count: page.count })),
  items: items.map(renderWaiting),
});

export const getOverview = route({
  id: 'getOverview',
  method: 'GET',
  path: '/v0/overview',
  scope: 'read',
  tag: 'Overview',
  summary: 'Say what needs somebody, and what happened last',
  description:
    'Drafts that were not published, published versions that cite changed passages, webhooks that fail, submissions that look like a bot’s; and the latest visits and submissions. Each list has the newest 8, `count` is exact. Visits are those of people, on all pages.',
  reply: OverviewReply,
  async run({ caller, services }) {
    const found = await services.overview(caller.tenantId);
    return {
      pagesCount: found.pagesCount,
      waiting: {
        drafts: renderList(found.drafts),
        staleVersions: renderList(found.stale),
        webhooks: found.webhooks.map((row) => ({
          subscriptionId: row.subscription_id,
          url: row.url,
          failingSince: row.failing_since === null ? null : isoTime(row.failing_since),
          ...(row.disabled_reason === null
            ? {}
            : { disabledReason: row.disabled_reason as (typeof reasons)[number] }),
        })),
        suspectedSubmissions: found.suspectedSubmissions,
      },
      visits: found.visits.map((row) => ({ ...renderSession(row), ...renderNames(row) })),
      submissions: found.submissions.map((row) => ({
        ...renderSubmission(row),
        ...renderNames(row),
      })),
    };
  },
});

export const overviewRoutes = [getOverview];
