// Pages: what a team writes once. This room owns their rules and their status;
// what a visitor sees of one is an audience's published version.
import type { SourceChanges } from '../claims/claims.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { PageRow } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import { listFilteredPages, type PageFilter } from './finding.ts';
import { findPage, insertPage, type ListedPage, updatePage } from './pages.store.ts';
import type { NewPage, PageChange, StoredAction } from './schemas.ts';

/** Throws when the caller may not change a page that is in this state. */
export type MayChange = (page: ListedPage) => void;

export interface Pages {
  create(tenantId: string, page: NewPage): Promise<ListedPage>;
  get(tenantId: string, pageId: string): Promise<ListedPage>;
  find(tenantId: string, pageId: string): Promise<ListedPage | undefined>;
  list(tenantId: string, filter: PageFilter, page: PageRequest): Promise<PageOf<ListedPage>>;
  update(
    tenantId: string,
    pageId: string,
    change: PageChange,
    mayChange?: MayChange,
  ): Promise<ListedPage>;
  remove(tenantId: string, pageId: string, mayChange?: MayChange): Promise<void>;
  publish(tenantId: string, pageId: string): Promise<ListedPage>;
  archive(tenantId: string, pageId: string, mayChange?: MayChange): Promise<ListedPage>;
  restore(tenantId: string, pageId: string, mayChange?: MayChange): Promise<ListedPage>;
  /** In the transaction that publishes a version: its page is published with it. */
  publishWith(tenantId: string, pageId: string): Promise<ListedPage>;
}

export function makePages({
  db,
  clock,
  makeId,
  changed,
  claims,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  changed: SiteChanges;
  claims: SourceChanges;
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
    mayChange: MayChange = () => {},
  ): Promise<ListedPage> =>
    db.transaction(async () => {
      await db.lock(`page ${pageId}`);
      const page = await get(tenantId, pageId);
      mayChange(page);
      const news = decide(page);
      if (Object.keys(news).length === 0) return page;
      const after = { ...news, updated_at: clock.now() };
      await updatePage(db, tenantId, pageId, after);
      await tellClaims(page, after);
      changed.page(tenantId, pageId);
      return { ...page, ...after };
    });

  /** Claims that rested on the context, or on topics the page has no longer, may stand no more. */
  async function tellClaims(before: PageRow, after: Partial<PageRow>): Promise<void> {
    const { tenant_id: tenantId, page_id: pageId } = before;
    const { page_context: context, topic_ids: topicIds } = after;
    if (context !== undefined && context !== before.page_context) {
      await claims.sourceChanged(tenantId, { type: 'page_context', id: pageId }, context);
    }
    if (topicIds === undefined) return;
    const kept = new Set(JSON.parse(topicIds) as string[]);
    const left = (JSON.parse(before.topic_ids) as string[]).filter((id) => !kept.has(id));
    if (left.length > 0) await claims.topicsLeft(tenantId, left, pageId);
  }

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
        claim_policy: input.claimPolicy ?? 'warn',
        metadata: input.metadata === undefined ? null : JSON.stringify(input.metadata),
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
    update: (tenantId, pageId, input, mayChange) => {
      const decide = (page: ListedPage): Partial<PageRow> => {
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
          ...(input.claimPolicy === undefined ? {} : { claim_policy: input.claimPolicy }),
          ...(input.metadata === undefined
            ? {}
            : { metadata: mergeMetadata(page.metadata, input.metadata) }),
        };
      };
      return change(tenantId, pageId, decide, mayChange);
    },
    async remove(tenantId, pageId, mayChange) {
      await change(tenantId, pageId, () => ({ deleted_at: clock.now() }), mayChange);
    },
    publish: (tenantId, pageId) => change(tenantId, pageId, published),
    publishWith: (tenantId, pageId) => change(tenantId, pageId, published),
    archive: (tenantId, pageId, mayChange) =>
      change(
        tenantId,
        pageId,
        (page) =>
          page.status === 'archived' ? {} : { status: 'archived', archived_at: clock.now() },
        mayChange,
      ),
    restore: (tenantId, pageId, mayChange) =>
      change(
        tenantId,
        pageId,
        (page) =>
          page.status === 'archived'
            ? { status: page.published_at === null ? 'draft' : 'published', archived_at: null }
            : {},
        mayChange,
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

/** Member by member: null takes one away, and one that is left out stays. */
export function mergeMetadata(
  stored: string | null,
  change: PageChange['metadata'],
): string | null {
  if (change === undefined) return stored;
  if (change === null) return null;
  const before = stored === null ? {} : (JSON.parse(stored) as Record<string, unknown>);
  const members = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return members.length === 0 ? null : JSON.stringify(Object.fromEntries(members));
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
    faults.push(fieldFault(pointer, code, detail));
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
