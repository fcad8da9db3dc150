// Tools that only read: finding things, looking at a page and at a variant.

import type { Audience, AudienceVersionWithContent } from '../../audiences/schemas.ts';
import { contentMarkdown } from '../../content/markdown.ts';
import type { Page } from '../../pages/schemas.ts';
import { OneOf } from '../../platform/http/schemas.ts';
import { type Static, Type } from '../../platform/json_type.ts';
import { type Api, path, type ToolResult } from '../call.ts';
import { Id, Optional, readOnly, tool } from '../tool.ts';

export type PageReply = Static<typeof Page>;
export type AudienceReply = Static<typeof Audience>;
export type VersionReply = Static<typeof AudienceVersionWithContent>;
interface ListOf<T> {
  items: T[];
  totalCount: number;
}

const kinds = ['pages', 'persons', 'accounts', 'topics', 'assets'] as const;
const idOf = {
  pages: 'pageId',
  persons: 'personId',
  accounts: 'accountId',
  topics: 'topicId',
  assets: 'assetId',
} as const;

export const find = tool({
  name: 'find',
  title: 'Find',
  description: 'Search by words; without a query the newest.',
  input: {
    kind: OneOf([...kinds]),
    query: Optional(Type.String()),
    limit: Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  hints: readOnly,
  async run(api, { kind, query, limit = 10 }) {
    const [place, words] =
      kind === 'assets' ? ['/v0/assets/search', 'query'] : [`/v0/${kind}`, 'search'];
    const found = await api.call<ListOf<Record<string, unknown>>>('GET', place, {
      query: { [words]: query, limit },
    });
    const ids = found.items.map((item) => String(item[idOf[kind]]));
    const lines = found.items.map((item, n) =>
      [ids[n], item.name, item.email, item.domain, item.status].filter(Boolean).join(' · '),
    );
    return {
      said: [`${found.totalCount} ${kind} found, ${lines.length} shown.`],
      data: [{ name: kind, text: lines.join('\n') }],
      structured: { totalCount: found.totalCount, ids },
    };
  },
});

interface Figures {
  totalSessions: number;
  conversionRate: number;
  bounceRate: number;
}

const day = 86_400_000;
const variantsShown = 20;

export const lookAtPage = tool({
  name: 'look_at_page',
  title: 'Look at a page',
  description: 'A page with its variants (audiences) and their figures.',
  input: { pageId: Id, days: Optional(Type.Integer({ minimum: 1, maximum: 365 })) },
  hints: readOnly,
  async run(api, { pageId, days = 30 }) {
    const startDate = new Date(Date.now() - days * day).toISOString();
    const at = path`/v0/pages/${pageId}`;
    const [page, audiences, summary, each] = await Promise.all([
      api.call<PageReply>('GET', at),
      api.call<ListOf<AudienceReply>>('GET', `${at}/audiences`, {
        query: { limit: variantsShown },
      }),
      api.call<Figures>('GET', `${at}/analytics/summary`, { query: { startDate } }),
      api.call<{ items: (Figures & { audienceId: string })[] }>(
        'GET',
        `${at}/analytics/audiences`,
        { query: { startDate } },
      ),
    ]);
    const figures = new Map(each.items.map((item) => [item.audienceId, item]));
    const variants = audiences.items.map((audience) => variantOf(audience, figures));
    return {
      said: [
        `${page.status} page of the type ${page.pageType}, claimPolicy ${page.claimPolicy}, ${audiences.totalCount} variants (${variants.length} shown).`,
        `Last ${days} days: ${summary.totalSessions} sessions, conversionRate ${summary.conversionRate}, bounceRate ${summary.bounceRate}.`,
      ],
      data: [
        { name: 'page', text: `${page.name}\n${page.pageContext}`.slice(0, 3_000) },
        { name: 'variants', text: variants.map((one) => one.line).join('\n') },
      ],
      structured: {
        pageId,
        status: page.status,
        topicIds: page.topicIds,
        figures: summary,
        variants: variants.map(({ line: _line, ...variant }) => variant),
      },
    };
  },
});

function variantOf(
  { audienceId, effectiveName, latestVersion, publishedVersion, url }: AudienceReply,
  figures: ReadonlyMap<string, Figures>,
) {
  const seen = figures.get(audienceId);
  const state = `latest ${latestVersion?.versionId} is ${latestVersion?.status}${publishedVersion ? `, published ${publishedVersion.versionId}` : ''}`;
  const visits = `${seen?.totalSessions ?? 0} sessions, conversionRate ${seen?.conversionRate ?? 0}`;
  return {
    line: [audienceId, effectiveName, state, visits, url].filter(Boolean).join(' · '),
    audienceId,
    latestVersionId: latestVersion?.versionId,
    latestStatus: latestVersion?.status,
    publishedVersionId: publishedVersion?.versionId,
    url,
    sessions: seen?.totalSessions ?? 0,
    conversionRate: seen?.conversionRate ?? 0,
  };
}

export const audiencePath = (pageId: string, audienceId: string): string =>
  path`/v0/pages/${pageId}/audiences/${audienceId}`;

export const lookAtVariant = tool({
  name: 'look_at_variant',
  title: 'Look at a variant',
  description: 'The text of a version (the latest if none is named), its citations and a preview.',
  input: { pageId: Id, audienceId: Id, versionId: Optional(Id) },
  hints: readOnly,
  run: (api, { pageId, audienceId, versionId }) => showVersion(api, pageId, audienceId, versionId),
});

export async function showVersion(
  api: Api,
  pageId: string,
  audienceId: string,
  wanted?: string,
): Promise<ToolResult> {
  const at = audiencePath(pageId, audienceId);
  const [page, audience] = await Promise.all([
    api.call<PageReply>('GET', path`/v0/pages/${pageId}`),
    api.call<AudienceReply>('GET', at),
  ]);
  const versionId = wanted ?? audience.latestVersion?.versionId ?? '';
  const version = await api.call<VersionReply>(
    'GET',
    `${at}/versions/${encodeURIComponent(versionId)}`,
  );
  const { content, previewUrl, status } = version;
  const chunkIds = [...new Set(content?.blocks.flatMap((block) => block.chunkIds) ?? [])];
  const text = content
    ? contentMarkdown({ content, actions: page.actions })
    : (version.failureReason ?? 'It has no text yet.');
  return {
    said: [
      `Version ${versionId} is ${status}.`,
      ...(previewUrl === undefined ? [] : [`Preview, open for an hour: ${previewUrl}`]),
      ...(audience.url === null ? [] : [`Visitors see the published version at ${audience.url}`]),
      `It cites ${chunkIds.length} passages. Blocks: ${blocksOf(version)}`,
    ],
    data: [{ name: 'page text', text }],
    structured: { pageId, audienceId, versionId, status, previewUrl, url: audience.url, chunkIds },
  };
}

const blocksOf = ({ content }: VersionReply): string =>
  content?.blocks.map(({ type, componentId }) => `${componentId} (${type})`).join(', ') ?? 'none';
