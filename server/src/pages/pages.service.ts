// Pages: what a team writes once. This room owns their rules and their status;
// what a visitor sees of one is an audience's published version.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { PageRow } from '../platform/db/tables.ts';
import { Failure, type Fault } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import { listFilteredPages, type PageFilter } from './finding.ts';
import { findPage, insertPage, type ListedPage, updatePage } from './pages.store.ts';
import type { NewPage, PageChange, StoredAction } from './schemas.ts';

export interface Pages {
  create(tenantId: string, page: NewPage): Promise<ListedPage>;
  get(tenantId: string, pageId: string): Promise<ListedPage>;
  find(tenantId: string, pageId: string): Promise<ListedPage | undefined>;
  list(tenantId: string, filter: PageFilter, page: PageRequest): Promise<PageOf<ListedPage>>;
  update(tenantId: string, pageId: string, change: PageChange): Promise<ListedPage>;
  remove(tenantId: string, pageId: string): Promise<void>;
  publish(tenantId: string, pageId: string): Promise<ListedPage>;
  archive(tenantId: string, pageId: string): Promise<ListedPage>;
  restore(tenantId: string, pageId: string): Promise<ListedPage>;
  /** In the transaction that publishes a version: its page is published with it. */
  publishWith(tenantId: string, pageId: string): Promise<void>;
}

export function makePages({
  db,
  clock,
  makeId,
  changed,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  changed: SiteChanges;
}): Pages {
  async function get(tenantId: string, pageId: string): Promise<ListedPage> {
    const page = await findPage(db, tenantId, pageId);
    if (!page) throw new Failure('page_not_found');
    return page;
  }

  /** Reads, decides and writes as one: two changes at the same moment never mix. */
  const change = (
    tenantId: string,
    pageId: string,
    decide: (page: ListedPage) => Partial<PageRow>,
  ): Promise<ListedPage> =>
    db.transaction(async () => {
      await db.lock(`page ${pageId}`);
      const page = await get(tenantId, pageId);
      const news = decide(page);
      if (Object.keys(news).length === 0) return page;
      const after = { ...news, updated_at: clock.now() };
      await updatePage(db, tenantId, pageId, after);
      changed.page(tenantId, pageId);
      return { ...page, ...after };
    });

  const published = (page: ListedPage): Partial<PageRow> => {
    refuseArchived(page);
    if (page.status === 'published') return {};
    return { status: 'published', published_at: page.published_at ?? clock.now() };
  };

  function withIds(actions: NewPage['actions']): StoredAction[] {
    return actions.map(({ actionId, purpose, buttonTitle, actionType, url }) => ({
      actionId: actionId ?? makeId('action'),
      purpose,
      buttonTitle,
      actionType,
      ...(url === undefined ? {} : { url }),
    }));
  }

  return {
    get,
    find: (tenantId, pageId) => findPage(db, tenantId, pageId),
    async create(tenantId, input) {
      const now = clock.now();
      const actions = withIds(input.actions);
      refuseFaults(actionFaults(input.actions, actions, input.headerActionId));
      const row: PageRow = {
        page_id: makeId('page'),
        tenant_id: tenantId,
        name: input.name,
        page_context: input.pageContext,
        page_type: input.pageType ?? 'inbound',
        status: 'draft',
        brand_id: input.brandId,
        header_action_id: input.headerActionId ?? null,
        actions: JSON.stringify(actions),
        action_card_widgets: JSON.stringify(input.actionCardWidgets),
        footer_links: JSON.stringify(input.footerLinks ?? []),
        scripts: JSON.stringify(input.scripts),
        topic_ids: JSON.stringify(input.topicIds ?? []),
        metadata: metadataOf(input.metadata),
        published_at: null,
        archived_at: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await insertPage(db, row);
      return { ...row, audiences_count: 0 };
    },
    list: (tenantId, filter, page) => listFilteredPages(db, tenantId, filter, page),
    update: (tenantId, pageId, input) =>
      change(tenantId, pageId, (page) => {
        const actions = input.actions && withIds(input.actions);
        const standing = actions ?? (JSON.parse(page.actions) as StoredAction[]);
        const headerActionId =
          input.headerActionId === undefined ? page.header_action_id : input.headerActionId;
        refuseFaults(actionFaults(input.actions ?? standing, standing, headerActionId));
        return {
          header_action_id: headerActionId,
          ...(input.name === undefined ? {} : { name: input.name }),
          ...(input.pageContext === undefined ? {} : { page_context: input.pageContext }),
          ...(input.pageType === undefined ? {} : { page_type: input.pageType }),
          ...(input.brandId === undefined ? {} : { brand_id: input.brandId }),
          ...(actions === undefined ? {} : { actions: JSON.stringify(actions) }),
          ...stored('action_card_widgets', input.actionCardWidgets),
          ...stored('footer_links', input.footerLinks),
          ...stored('scripts', input.scripts),
          ...stored('topic_ids', input.topicIds),
          ...(input.metadata === null ? { metadata: null } : stored('metadata', input.metadata)),
        };
      }),
    async remove(tenantId, pageId) {
      await change(tenantId, pageId, () => ({ deleted_at: clock.now() }));
    },
    publish: (tenantId, pageId) => change(tenantId, pageId, published),
    async publishWith(tenantId, pageId) {
      await change(tenantId, pageId, published);
    },
    archive: (tenantId, pageId) =>
      change(tenantId, pageId, (page) =>
        page.status === 'archived' ? {} : { status: 'archived', archived_at: clock.now() },
      ),
    restore: (tenantId, pageId) =>
      change(tenantId, pageId, (page) =>
        page.status === 'archived'
          ? { status: page.published_at === null ? 'draft' : 'published', archived_at: null }
          : {},
      ),
  };
}

export function refuseArchived(page: Pick<PageRow, 'status'>): void {
  if (page.status === 'archived') {
    throw new Failure('page_archived', { detail: 'Restore the page first.' });
  }
}

const stored = (column: keyof PageRow, value: unknown): Partial<PageRow> =>
  value === undefined ? {} : { [column]: JSON.stringify(value) };

/** Without the images, which a creation request cannot set. */
function metadataOf(metadata: NewPage['metadata']): string | null {
  if (metadata === undefined) return null;
  const { ogImageUrl, ogImageFileId, twitterImageUrl, twitterImageFileId, ...kept } = metadata;
  return JSON.stringify(kept);
}

const needsUrl = new Set(['url', 'calendar', 'email', 'phone']);

/** What a schema cannot say: addresses where the type needs one, ids unique, the header action among them. */
function actionFaults(
  given: readonly { actionType: string; url?: string }[],
  actions: readonly StoredAction[],
  headerActionId: string | null | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const fault = (pointer: string, code: string, detail: string) =>
    faults.push({ in: 'body', pointer, code, detail });
  const seen = new Set<string>();
  given.forEach((action, index) => {
    const at = `/actions/${index}`;
    const actionId = actions[index]?.actionId ?? '';
    if (needsUrl.has(action.actionType) && action.url === undefined) {
      fault(`${at}/url`, 'required', `is required for the action type ${action.actionType}`);
    }
    if (seen.has(actionId)) fault(`${at}/actionId`, 'repeated', 'must be unique within the page');
    seen.add(actionId);
  });
  if (headerActionId != null && !seen.has(headerActionId)) {
    fault('/headerActionId', 'unknown_reference', 'must be the actionId of one of the actions');
  }
  return faults;
}

function refuseFaults(errors: Fault[]): void {
  if (errors.length > 0) throw new Failure('validation_failed', { errors });
}
