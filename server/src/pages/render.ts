// How a page looks on the outside.

import { isoTime } from '../platform/clock.ts';
import type { Static } from '../platform/json_type.ts';
import type { ListedPage } from './pages.store.ts';
import type { Page, StoredAction, StoredMetadata } from './schemas.ts';

type PageReply = Static<typeof Page>;

export function renderPageResource(row: ListedPage): PageReply {
  const metadata = row.metadata === null ? undefined : (JSON.parse(row.metadata) as StoredMetadata);
  return {
    pageId: row.page_id,
    name: row.name,
    title: metadata?.title ?? row.name,
    pageContext: row.page_context,
    pageType: row.page_type as PageReply['pageType'],
    status: row.status,
    brandId: row.brand_id,
    ...(row.header_action_id === null ? {} : { headerActionId: row.header_action_id }),
    actions: (JSON.parse(row.actions) as StoredAction[]).map((action, actionIndex) => ({
      ...action,
      actionIndex,
    })),
    actionCardWidgets: JSON.parse(row.action_card_widgets) as PageReply['actionCardWidgets'],
    footerLinks: JSON.parse(row.footer_links) as PageReply['footerLinks'],
    scripts: JSON.parse(row.scripts) as PageReply['scripts'],
    topicIds: JSON.parse(row.topic_ids) as string[],
    claimPolicy: row.claim_policy,
    audiencesCount: row.audiences_count,
    archivedAt: row.archived_at === null ? null : isoTime(row.archived_at),
    createdAt: isoTime(row.created_at),
    deletedAt: row.deleted_at === null ? null : isoTime(row.deleted_at),
    updatedAt: isoTime(row.updated_at),
    ...(metadata === undefined ? {} : { metadata }),
  };
}
