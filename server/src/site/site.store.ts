// What the site reads. Every query here may be the cost of a visit that is not in the cache:
// each is one look into an index, and the last one brings a whole page along at once.
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { BrandRow, PageStatus } from '../platform/db/tables.ts';

const tenantBySlug = statement((sql, v: { slug: string }) =>
  sql.selectFrom('tenants').select('tenant_id').where('slug', '=', v.slug),
);

export const findTenantOfSlug = async (db: Db, slug: string): Promise<string | undefined> =>
  (await tenantBySlug(db, { slug }))[0]?.tenant_id;

const verifiedDomain = statement((sql, v: { domain: string }) =>
  sql
    .selectFrom('domains')
    .select(['tenant_id', 'domain_id'])
    .where('domain', '=', v.domain)
    .where('verified_at', 'is not', null),
);

/** The one tenant that has shown the domain to be theirs. */
export const findVerifiedDomain = async (
  db: Db,
  domain: string,
): Promise<{ tenant_id: string; domain_id: string } | undefined> =>
  (await verifiedDomain(db, { domain }))[0];

const firstGroup = statement((sql, v: { tenantId: string; pageId: string }) =>
  sql
    .selectFrom('audiences')
    .select('audience_id')
    .where('tenant_id', '=', v.tenantId)
    .where('page_id', '=', v.pageId)
    .where('person_id', 'is', null)
    .where('archived_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .orderBy('audience_id')
    .limit(1),
);

/** The group a page was first made for, of those with something published. */
export const findFirstGroup = async (
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<string | undefined> => (await firstGroup(db, { tenantId, pageId }))[0]?.audience_id;

const anyAudience = statement((sql, v: { tenantId: string; pageId: string }) =>
  sql
    .selectFrom('audiences')
    .select('archived_at')
    .where('tenant_id', '=', v.tenantId)
    .where('page_id', '=', v.pageId)
    .orderBy((by) => by.case().when('archived_at', 'is', null).then(0).else(1).end())
    .limit(1),
);

/** The page had audiences, and every one of them was withdrawn. */
export async function areAllArchived(db: Db, tenantId: string, pageId: string): Promise<boolean> {
  const [first] = await anyAudience(db, { tenantId, pageId });
  return first !== undefined && first.archived_at !== null;
}

const pageState = statement((sql, v: { tenantId: string; pageId: string }) =>
  sql
    .selectFrom('pages')
    .select(['status', 'deleted_at', 'brand_id'])
    .where('tenant_id', '=', v.tenantId)
    .where('page_id', '=', v.pageId),
);

export const findPageState = async (
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<{ status: PageStatus; deleted_at: number | null; brand_id: string } | undefined> =>
  (await pageState(db, { tenantId, pageId }))[0];

const personByKey = statement((sql, v: { tenantId: string; routeKey: string }) =>
  sql
    .selectFrom('persons')
    .select(['person_id', 'domain'])
    .where('tenant_id', '=', v.tenantId)
    .where('route_key', '=', v.routeKey),
);

export const findPersonOfKey = async (
  db: Db,
  tenantId: string,
  routeKey: string,
): Promise<{ person_id: string; domain: string | null } | undefined> =>
  (await personByKey(db, { tenantId, routeKey }))[0];

const audienceOfPerson = statement(
  (sql, v: { tenantId: string; pageId: string; personId: string }) =>
    sql
      .selectFrom('audiences')
      .select(['audience_id', 'archived_at', 'published_version_id'])
      .where('tenant_id', '=', v.tenantId)
      .where('page_id', '=', v.pageId)
      .where('person_id', '=', v.personId),
);

export const findPersonsAudience = async (
  db: Db,
  tenantId: string,
  pageId: string,
  personId: string,
): Promise<
  | { audience_id: string; archived_at: number | null; published_version_id: string | null }
  | undefined
> => (await audienceOfPerson(db, { tenantId, pageId, personId }))[0];

const stampColumns = [
  'a.audience_id',
  'a.page_id',
  'a.published_version_id',
  'a.archived_at',
  'a.updated_at',
  'g.status as page_status',
  'g.deleted_at as page_deleted_at',
  'g.updated_at as page_updated_at',
  'g.brand_id',
  'p.name as person_name',
  'b.updated_at as brand_updated_at',
] as const;

const joined = (sql: Db['sql']) =>
  sql
    .selectFrom('audiences as a')
    .innerJoin('pages as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.page_id', '=', 'a.page_id'),
    )
    .leftJoin('persons as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
    )
    .leftJoin('brands as b', (join) =>
      join.onRef('b.tenant_id', '=', 'g.tenant_id').onRef('b.brand_id', '=', 'g.brand_id'),
    );

const stampOfAudience = statement((sql, v: { tenantId: string; audienceId: string }) =>
  joined(sql)
    .select(stampColumns)
    .where('a.tenant_id', '=', v.tenantId)
    .where('a.audience_id', '=', v.audienceId),
);

const wholePage = statement((sql, v: { tenantId: string; audienceId: string }) =>
  joined(sql)
    .leftJoin('versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'a.tenant_id')
        .onRef('v.version_id', '=', 'a.published_version_id'),
    )
    .leftJoin('contents as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.content_hash', '=', 'v.content_hash'),
    )
    .select(stampColumns)
    .select([
      'a.person_id',
      'a.action_url_override',
      'a.action_form_id_override',
      'a.action_form_instructions_override',
      'a.metadata_override',
      'g.name as page_name',
      'g.header_action_id',
      'g.actions',
      'g.action_card_widgets',
      'g.footer_links',
      'g.scripts',
      'g.metadata as page_metadata',
      'c.content',
      'v.language as version_language',
      'a.language as audience_language',
      'b.name as brand_name',
      'b.colors as brand_colors',
      'b.font_family as brand_font_family',
      'b.heading_font_family as brand_heading_font_family',
      'b.font_asset_id as brand_font_asset_id',
      'b.heading_font_asset_id as brand_heading_font_asset_id',
      'b.theme as brand_theme',
      'b.language as brand_language',
      'b.home_url as brand_home_url',
      'b.logo as brand_logo',
    ])
    .where('a.tenant_id', '=', v.tenantId)
    .where('a.audience_id', '=', v.audienceId),
);

export type StampRow = Awaited<ReturnType<typeof stampOfAudience>>[number];
export type WholePageRow = Awaited<ReturnType<typeof wholePage>>[number];

/** Enough to tell whether what was rendered still stands. */
export const findStamp = async (
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<StampRow | undefined> => (await stampOfAudience(db, { tenantId, audienceId }))[0];

/** An audience with its page, its published content, its person and its brand. */
export const findWholePage = async (
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<WholePageRow | undefined> => (await wholePage(db, { tenantId, audienceId }))[0];

/** Everything that decides what a visitor sees, in one line. */
export const stampOf = (row: StampRow): string =>
  [
    row.audience_id,
    row.published_version_id,
    row.archived_at,
    row.updated_at,
    row.page_status,
    row.page_deleted_at,
    row.page_updated_at,
    row.brand_id,
    row.brand_updated_at,
    row.person_name,
  ].join('\n');

const ownBrand = statement((sql, v: { tenantId: string; first: string }) =>
  sql
    .selectFrom('brands')
    .select(['brand_id'])
    .where('tenant_id', '=', v.tenantId)
    .orderBy((by) => by.case().when('brand_id', '=', v.first).then(0).else(1).end())
    .orderBy('created_at')
    .limit(1),
);

/** The brand a tenant shows where no page names one: `default`, else its first. */
export const findOwnBrandId = async (
  db: Db,
  tenantId: string,
): Promise<BrandRow['brand_id'] | undefined> =>
  (await ownBrand(db, { tenantId, first: 'default' }))[0]?.brand_id;
