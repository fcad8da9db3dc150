// Tools about what pages rest on and what came of them: knowledge, people, events, figures, claims.
import { Type } from '../../platform/json_type.ts';
import { path } from '../call.ts';
import { Id, keyFor, Optional, readOnly, retryKey, tool } from '../tool.ts';
import { audiencePath, type PageReply } from './reading.ts';

export const addKnowledge = tool({
  name: 'add_knowledge',
  title: 'Add knowledge',
  description:
    'Adds entries to a topic (topicId), or to a new one (topicName). With pageId, that page rests on the topic from now on.',
  input: {
    topicId: Optional(Id),
    topicName: Optional(Type.String()),
    entries: Type.Array(
      Type.Object(
        { text: Type.String(), question: Optional(Type.String()) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
    pageId: Optional(Id),
    ...retryKey,
  },
  hints: { readOnly: false, destructive: false },
  async run(api, { topicId: known, topicName, entries, pageId, idempotencyKey }) {
    const topicId =
      known ??
      (
        await api.call<{ topicId: string }>('POST', '/v0/topics', {
          body: { name: topicName ?? '' },
          idempotencyKey: keyFor(idempotencyKey, 'topic'),
        })
      ).topicId;
    const ids: string[] = [];
    for (const [n, { text, question }] of entries.entries()) {
      const content =
        question === undefined
          ? { type: 'text', content: text }
          : { type: 'qa', question, content: text };
      const { topicEntryId } = await api.call<{ topicEntryId: string }>(
        'POST',
        path`/v0/topics/${topicId}/entries`,
        { body: { content }, idempotencyKey: keyFor(idempotencyKey, String(n)) },
      );
      ids.push(topicEntryId);
    }
    if (pageId !== undefined) {
      const at = path`/v0/pages/${pageId}`;
      const { topicIds } = await api.call<PageReply>('GET', at);
      if (!topicIds.includes(topicId)) {
        await api.call('PATCH', at, { body: { topicIds: [...topicIds, topicId] } });
      }
    }
    return {
      said: [`${ids.length} entries added to ${topicId}.`],
      structured: { topicId, topicEntryIds: ids },
    };
  },
});

export const importPeople = tool({
  name: 'import_people',
  title: 'Import people',
  description: 'Creates people or changes those with the same email, up to 200 at once.',
  input: {
    people: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          email: Type.String(),
          title: Optional(Type.String()),
          domain: Optional(Type.String()),
          phoneNumber: Optional(Type.String()),
          linkedinProfileUrl: Optional(Type.String()),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200 },
    ),
    ...retryKey,
  },
  hints: { readOnly: false, destructive: true, idempotent: true },
  async run(api, { people, idempotencyKey }) {
    const { results } = await api.call<{
      results: { index: number; outcome: string; personId?: string; errors?: object[] }[];
    }>('POST', '/v0/persons/batch', {
      body: { matchOn: 'email', persons: people },
      idempotencyKey: keyFor(idempotencyKey, 'people'),
    });
    const outcomes = Object.groupBy(results, (result) => result.outcome);
    const counts = Object.entries(outcomes).map(([name, some]) => `${some?.length} ${name}`);
    return { said: [`${counts.join(', ')}.`], structured: { results } };
  },
});

interface Happened {
  timestamp?: string;
  createdAt?: string;
  type: string;
  source?: string;
  payload: unknown;
}

export const whatHappened = tool({
  name: 'what_happened',
  title: 'What happened',
  description:
    'The newest events (visits that ended, forms, versions, stale claims), or the activity of one person or account.',
  input: {
    personId: Optional(Id),
    accountId: Optional(Id),
    type: Optional(Type.String({ description: 'Of events, such as form.submitted' })),
    since: Optional(Type.String({ description: 'RFC 3339' })),
    limit: Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  hints: readOnly,
  async run(api, { personId, accountId, type, since, limit = 20 }) {
    const [place, query] =
      personId !== undefined
        ? [path`/v0/persons/${personId}/activity`, { limit }]
        : accountId !== undefined
          ? [path`/v0/accounts/${accountId}/activity`, { limit, includePersonActivity: 'true' }]
          : ['/v0/events', { limit, type, startDate: since }];
    const { items, totalCount } = await api.call<{ items: Happened[]; totalCount: number }>(
      'GET',
      place,
      { query },
    );
    const lines = items.map((item) =>
      [item.timestamp ?? item.createdAt, item.source, item.type, JSON.stringify(item.payload)]
        .filter(Boolean)
        .join(' · '),
    );
    return {
      said: [`${totalCount} in all, ${items.length} shown, newest first.`],
      data: [{ name: 'what happened', text: lines.join('\n') }],
      structured: { totalCount, shown: items.length },
    };
  },
});

interface Part {
  count?: number;
  sum?: number;
  filter: Record<string, string>;
}

export const explainFigure = tool({
  name: 'explain_figure',
  title: 'Explain a figure',
  description:
    'What a figure of a page means, its parts, and the filter that lists the sessions behind each.',
  input: {
    pageId: Id,
    metric: Type.String({ description: 'Such as conversionRate or totalSessions' }),
    audienceId: Optional(Id),
    startDate: Optional(Type.String()),
    endDate: Optional(Type.String()),
  },
  hints: readOnly,
  async run(api, { pageId, ...query }) {
    const explained = await api.call<{
      metric: string;
      value: number | null;
      definition: string;
      numerator: Part;
      denominator?: Part;
    }>('GET', path`/v0/pages/${pageId}/analytics/explain`, { query });
    const partOf = (name: string, part: Part | undefined): string[] =>
      part === undefined
        ? []
        : [`${name}: ${part.count ?? part.sum}, sessions?${new URLSearchParams(part.filter)}`];
    return {
      said: [
        `${explained.metric} is ${explained.value}: ${explained.definition}`,
        ...partOf('Numerator', explained.numerator),
        ...partOf('Denominator', explained.denominator),
      ],
      structured: { ...explained },
    };
  },
});

interface Claim {
  claimId: string;
  text: string;
  status: string;
  versionId?: string;
  source?: { type: string; id: string; quote: string };
}

export const checkClaims = tool({
  name: 'check_claims',
  title: 'Check claims',
  description:
    'The claims of one version with their sources; without ids, the stale claims of all published pages.',
  input: { pageId: Optional(Id), audienceId: Optional(Id), versionId: Optional(Id) },
  hints: readOnly,
  async run(api, { pageId, audienceId, versionId }) {
    const one = pageId !== undefined && audienceId !== undefined && versionId !== undefined;
    const claims = one
      ? (
          await api.call<{ claims: Claim[] }>(
            'GET',
            `${audiencePath(pageId, audienceId)}/versions/${encodeURIComponent(versionId)}/claims`,
          )
        ).claims
      : (
          await api.call<{ items: Claim[] }>('GET', '/v0/claims', {
            query: { status: 'stale', pageId, limit: 50 },
          })
        ).items;
    const open = claims.filter(({ status }) => status === 'unsupported' || status === 'stale');
    const lines = claims.map(({ status, text, versionId: of, source }) =>
      [status, of, text, source && `${source.type} ${source.id}: ${source.quote}`]
        .filter(Boolean)
        .join(' · '),
    );
    return {
      said: [`${claims.length} claims, ${open.length} without a source that stands.`],
      data: [{ name: 'claims', text: lines.join('\n') }],
      structured: { total: claims.length, openClaimIds: open.map(({ claimId }) => claimId) },
    };
  },
});
