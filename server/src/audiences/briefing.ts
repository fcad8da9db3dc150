// Everything an agent is told before it writes: the page, the audience, the
// person, the account and what happened there, the passages and assets that
// fit, the page as it stands, and the conversation so far.

import type { Accounts } from '../accounts/accounts.service.ts';
import type { Activity } from '../activity/activity.service.ts';
import type {
  AgentAsset,
  AgentChunk,
  AgentInput,
  PageType,
  SelectedElement,
} from '../agent/agent.ts';
import type { Voice } from '../assets/suggest.ts';
import type { Brand } from '../brands/brand.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { PageContent } from '../content/content.ts';
import type { StoredAction } from '../pages/schemas.ts';
import { isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { ActivityRow, PageRow, VersionRow } from '../platform/db/tables.ts';
import type { NamedAudience } from './audiences.store.ts';
import { listSaid, type Said } from './messages.store.ts';
import { effectiveName } from './naming.ts';
import { findContentsBefore } from './versions.store.ts';

/** What the content library gives an agent. */
export interface Library {
  chunks(tenantId: string, topicIds: string[], query: string): Promise<AgentChunk[]>;
  assets(tenantId: string, query: string, voice: Voice): Promise<AgentAsset[]>;
}

const recentActivity = 20;
const recentMessages = 40;

/** What was said, and what the page said then. */
export interface Recalled {
  messages: Said[];
  current?: string;
  previous?: string;
}

/** For who knows no more than the ids, so that it can be asked for with everything else. */
export async function recall(
  db: Db,
  { tenantId, audienceId, versionId }: { tenantId: string; audienceId: string; versionId: string },
): Promise<Recalled> {
  const [messages, contents] = await Promise.all([
    listSaid(db, tenantId, audienceId, recentMessages),
    findContentsBefore(db, tenantId, audienceId, versionId),
  ]);
  return { messages, ...contents };
}

export async function gatherInput(
  deps: { accounts: Accounts; activity: Activity; brands: Brands; library: Library },
  page: PageRow,
  audience: NamedAudience,
  version: VersionRow,
  /** Left out where only the sources matter. */
  { messages, current, previous }: Recalled = { messages: [] },
): Promise<AgentInput> {
  const { library } = deps;
  const { tenant_id: tenantId, audience_id: audienceId } = audience;
  const asked = messages.find(
    (row) => row.version_id === version.version_id && row.role === 'user',
  );
  const topicIds = JSON.parse(page.topic_ids) as string[];
  const query = [asked?.message, audience.account_name, version.supplementary_context, page.name]
    .filter((text) => text != null)
    .join(' ');
  const foundBrand = deps.brands.find(tenantId, page.brand_id);
  const [happened, brand, chunks, assets] = await Promise.all([
    recent(deps, audience),
    foundBrand,
    topicIds.length === 0 ? [] : library.chunks(tenantId, topicIds, query),
    library.assets(tenantId, query, {
      brandName: async () => (await foundBrand)?.name,
      others: () => otherBrands(deps.brands, tenantId, page.brand_id),
    }),
  ]);
  return {
    page: pageBrief(page),
    ...brandBrief(brand, audience),
    audience: {
      audienceId,
      name: effectiveName(audience),
      ...(version.supplementary_context === null
        ? {}
        : { supplementaryContext: version.supplementary_context }),
      ...(audience.action_form_id_override === null
        ? {}
        : { actionFormId: audience.action_form_id_override }),
      ...(audience.action_form_instructions_override === null
        ? {}
        : { actionFormInstructions: audience.action_form_instructions_override }),
    },
    ...personBrief(audience),
    activity: happened.map((row) => activityBrief(row, audience)),
    chunks,
    assets,
    ...(current === undefined ? {} : { current: JSON.parse(current) as PageContent }),
    ...(previous === undefined ? {} : { previous: JSON.parse(previous) as PageContent }),
    conversation: conversation(messages, asked),
    ...(asked === undefined ? {} : { message: request(asked) }),
  };
}

export const activityBrief = (
  row: ActivityRow,
  audience: NamedAudience,
): AgentInput['activity'][number] => ({
  activityId: row.activity_id,
  source: row.source,
  type: row.type,
  direction: ownDirection(row, audience),
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  createdAt: isoTime(row.created_at),
});

/** What must not be on the page of this one: names, and the pictures they go by. */
async function otherBrands(brands: Brands, tenantId: string, brandId: string) {
  const others = (await brands.list(tenantId)).filter((one) => one.brandId !== brandId);
  return {
    names: others.flatMap(({ brand }) => brand.name ?? []),
    assetIds: others.flatMap(({ brand: { logo } }) =>
      [logo?.assetId, logo?.dark?.assetId].filter((assetId) => assetId !== undefined),
    ),
  };
}

/** What a colleague of the reader said is not the reader's word. */
const ownDirection = (row: ActivityRow, { person_id: personId }: NamedAudience) =>
  row.person_id !== null && row.person_id !== personId ? 'about' : row.direction;

/** The audience's own language stands above the brand's. */
function brandBrief(brand: Brand | undefined, audience: NamedAudience): Pick<AgentInput, 'brand'> {
  const language = audience.language ?? brand?.language;
  const { name } = brand ?? {};
  if (name === undefined && language === undefined) return {};
  return {
    brand: {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
    },
  };
}

function pageBrief(page: PageRow): AgentInput['page'] {
  const metadata = page.metadata === null ? {} : (JSON.parse(page.metadata) as { title?: string });
  const widgets = JSON.parse(page.action_card_widgets) as {
    title: string;
    logos: { image: { altText?: string; url?: string; assetId?: string } }[];
  }[];
  return {
    pageId: page.page_id,
    name: page.name,
    title: metadata.title ?? page.name,
    pageType: page.page_type as PageType,
    pageContext: page.page_context,
    actions: JSON.parse(page.actions) as StoredAction[],
    ...(page.header_action_id === null ? {} : { headerActionId: page.header_action_id }),
    logos: widgets.map((widget) => ({
      title: widget.title,
      items: widget.logos.map(({ image }) => ({
        altText: image.altText ?? '',
        ...(image.url === undefined ? {} : { url: image.url }),
        ...(image.assetId === undefined ? {} : { assetId: image.assetId }),
      })),
    })),
  };
}

function personBrief(audience: NamedAudience): Pick<AgentInput, 'person' | 'account'> {
  const { account_name: name, account_domain: domain } = audience;
  const { account_industry: industry, account_employees: employees } = audience;
  return {
    ...(audience.person_name === null
      ? {}
      : {
          person: {
            name: audience.person_name,
            ...(audience.person_email === null ? {} : { email: audience.person_email }),
            ...(audience.person_domain === null ? {} : { domain: audience.person_domain }),
            ...(audience.person_title === null ? {} : { title: audience.person_title }),
          },
        }),
    ...(domain === null
      ? {}
      : {
          account: {
            domain,
            ...(name === null ? {} : { name }),
            ...(industry === null ? {} : { industry }),
            ...(employees === null ? {} : { employees }),
          },
        }),
  };
}

/** The account's activity with that of its persons; the person's own where there is no account. */
async function recent(
  { accounts, activity }: { accounts: Accounts; activity: Activity },
  audience: NamedAudience,
): Promise<ActivityRow[]> {
  const { tenant_id: tenantId, person_id: personId } = audience;
  if (personId === null) return [];
  const account =
    audience.person_domain === null
      ? undefined
      : await accounts.findByDomain(tenantId, audience.person_domain);
  if (!account) return activity.listOfPerson(tenantId, personId, { limit: recentActivity });
  const filter = { includePersonActivity: true, includeDeleted: false };
  const page = { after: undefined, limit: recentActivity };
  return (await activity.list(tenantId, account.account_id, filter, page)).items;
}

/** Earlier turns, oldest first; what was asked for later is not this version's to know. */
function conversation(newestFirst: Said[], asked: Said | undefined): AgentInput['conversation'] {
  const earlier = asked ? newestFirst.filter((row) => row.message_id < asked.message_id) : [];
  return earlier.toReversed().map((row) => ({ role: row.role, text: row.message }));
}

function request(asked: Said): NonNullable<AgentInput['message']> {
  const selectedElement = selectedIn(asked.selected_element);
  return { text: asked.message, ...(selectedElement === undefined ? {} : { selectedElement }) };
}

/** What is known of whatever object a client sent; without a block it selects nothing. */
function selectedIn(stored: string | null): SelectedElement | undefined {
  const { componentId, ...rest } = (stored === null ? {} : JSON.parse(stored)) as Record<
    string,
    unknown
  >;
  if (typeof componentId !== 'string') return undefined;
  const texts = Object.entries(rest).filter(
    ([name, value]) => ['selector', 'text', 'html'].includes(name) && typeof value === 'string',
  );
  return { componentId, ...Object.fromEntries(texts) };
}
