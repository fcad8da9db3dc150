import { PersonRef } from '../persons/person_ref.ts';
import type { Persons } from '../persons/persons.service.ts';
import { isoTime } from '../platform/clock.ts';
import type { SessionRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Moment, readPeriod } from '../platform/http/period.ts';
import { Flag, isOn, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { type FlagName, flagNames, meaningOf, type SessionFlags, unpackFlags } from './flags.ts';
import type { Sessions, VisitOfPerson } from './sessions.service.ts';
import type { ListedInteraction } from './sessions.store.ts';
import {
  type BotReason,
  botReasons,
  type TrafficReason,
  trafficReasons,
  trafficWords,
} from './traffic.ts';

const { route, listRoute } = endpoints<{ sessions: Sessions; persons: Persons }>();

const Traffic = ['human', 'bot', 'unproven'] as ['human', 'bot', 'unproven'];

const Flags = Type.Object(
  Object.fromEntries(flagNames.map((name) => [name, Type.Boolean()])) as Record<
    FlagName,
    ReturnType<typeof Type.Boolean>
  >,
  {
    title: 'SessionFlags',
    description: 'What the session counts for. A session that is not human counts for nothing.',
  },
);

export const AudienceSession = Type.Object(
  {
    audienceSessionId: Type.String(),
    pageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.String({ description: 'The version the visitor saw first' }),
    renditionSha256: Type.Optional(
      Type.String({
        description: 'The hash of the page as the visitor saw it first: see `as_of`',
      }),
    ),
    arm: Type.Optional(
      OneOf(['control', 'treated'], {
        description:
          'Of a session in an experiment; a control session has the control’s audienceId',
      }),
    ),
    experimentId: Type.Optional(Type.String()),
    personId: Type.Optional(
      Type.String({ description: 'Of a session in an experiment: whose link it was' }),
    ),
    accountId: Type.Optional(
      Type.String({ description: 'Of a session in an experiment: the account of that person' }),
    ),
    startedAt: Timestamp,
    endedAt: Timestamp,
    timeSpentSeconds: Nullable(
      Type.Number({ minimum: 0, description: 'How long the page was visible' }),
    ),
    scrollDepthPercentage: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    interactionsCount: Type.Integer({ minimum: 0 }),
    actionClicksCount: Type.Integer({ minimum: 0 }),
    formSubmitsCount: Type.Integer({ minimum: 0 }),
    traffic: OneOf(Traffic, { description: 'Only human sessions count' }),
    trafficReason: OneOf([...trafficReasons], {
      description: `Why \`traffic\` is what it is. ${trafficWords}`,
    }),
    flags: Flags,
    botReason: Type.Optional(
      OneOf([...botReasons], {
        description: 'Why the session is not counted; only when traffic is bot',
      }),
    ),
  },
  { title: 'AudienceSession' },
);

const SessionInteraction = Type.Object(
  {
    interactionType: OneOf(['click', 'action', 'form', 'question', 'answer']),
    componentId: Type.Optional(Type.String()),
    componentContext: Type.Optional(
      Type.String({ description: 'The heading of the section where it happened' }),
    ),
    label: Type.Optional(
      Type.String({ description: 'What was clicked, asked or submitted, as text' }),
    ),
    actionId: Type.Optional(Type.String()),
    responseText: Type.Optional(Type.String({ description: 'The answer shown to the visitor' })),
    groundingChunkIds: Type.Array(Type.String(), {
      description: 'The chunks the answer is based on',
    }),
    options: Type.Array(Type.String(), {
      description: 'The options the visitor could choose from',
    }),
    timestamp: Type.Integer({ description: 'Unix milliseconds' }),
  },
  { title: 'SessionInteraction' },
);

const given = <K extends string>(name: K, value: string | null) =>
  (value === null ? {} : { [name]: value }) as { [N in K]?: string };

export const renderSession = (row: SessionRow): Static<typeof AudienceSession> => ({
  audienceSessionId: row.audience_session_id,
  pageId: row.page_id,
  audienceId: row.audience_id,
  versionId: row.version_id,
  ...given('renditionSha256', row.rendition_sha256),
  ...(row.arm === null ? {} : { arm: row.arm }),
  ...given('experimentId', row.experiment_id),
  ...given('personId', row.person_id),
  ...given('accountId', row.account_id),
  startedAt: isoTime(row.started_at),
  endedAt: isoTime(row.ended_at),
  timeSpentSeconds: row.visible_ms === null ? null : row.visible_ms / 1_000,
  scrollDepthPercentage: row.scroll_percent,
  interactionsCount: row.interactions,
  actionClicksCount: row.action_clicks,
  formSubmitsCount: row.forms,
  traffic: row.traffic,
  trafficReason: (row.traffic_reason ?? 'visible') as TrafficReason,
  flags: unpackFlags(row.flags),
  ...(row.traffic === 'bot' ? { botReason: row.traffic_reason as BotReason } : {}),
});

const renderInteraction = (
  row: ListedInteraction & { at: number },
): Static<typeof SessionInteraction> => ({
  interactionType: row.kind,
  ...given('componentId', row.component_id),
  ...given('componentContext', row.component_context),
  ...given('label', row.label),
  ...given('actionId', row.action_id),
  ...given('responseText', row.response_text),
  groundingChunkIds: JSON.parse(row.grounding_chunk_ids ?? '[]') as string[],
  options: JSON.parse(row.options ?? '[]') as string[],
  timestamp: row.at,
});

/** A visit to what was made for a person, as their export shows it. */
export const ExportedSession = Type.Object(
  { ...AudienceSession.properties, interactions: Type.Array(SessionInteraction) },
  { title: 'ExportedSession' },
);

export const renderVisit = ({ session, interactions }: VisitOfPerson) => ({
  ...renderSession(session),
  interactions: interactions.map(renderInteraction),
});

const FlagFilter = (name: FlagName) =>
  Type.Optional(Flag(`Human sessions that ${meaningOf(name)}; with \`false\`, the others`));
type FlagFilters = Partial<Record<FlagName, string>>;

/** What every list of sessions can be narrowed by. */
export const commonFilters = {
  traffic: Type.Optional(
    OneOf(Traffic, { description: 'Default: human; with `human=false`, the other two' }),
  ),
  ...(Object.fromEntries(flagNames.map((name) => [name, FlagFilter(name)])) as Record<
    FlagName,
    ReturnType<typeof FlagFilter>
  >),
  startDate: Moment('Started at this time or later'),
  endDate: Moment('Started before this time'),
};

/** Whoever asks whether a person was there asks of all traffic; otherwise people alone are listed. */
function readTraffic(query: FlagFilters & { traffic?: (typeof Traffic)[number] }) {
  const flags: Partial<SessionFlags> = {};
  for (const name of flagNames) {
    if (query[name] !== undefined) flags[name] = isOn(query[name]);
  }
  const all = query.traffic === undefined && flags.human === false;
  return {
    traffic: all ? Traffic : [query.traffic ?? 'human'],
    flags: Object.keys(flags).length === 0 ? undefined : flags,
  };
}

const tag = 'Analytics';

export const listSessions = listRoute({
  id: 'listSessions',
  csv: true,
  path: '/v0/pages/{page_id}/sessions',
  scope: 'read',
  tag,
  summary: 'List the sessions of a page',
  description:
    'Newest first, by the time Facet first saw them; with a flag, a period or a person, by the time they started. Only human sessions are listed and counted, unless `traffic` or `human=false` asks for the others.',
  item: AudienceSession,
  filters: {
    audienceId: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Sessions of this audience' }),
    ),
    personId: Type.Optional(PersonRef),
    ...commonFilters,
    moment: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,15}$',
        description:
          'Sessions as they were when a figure was explained: the explanation’s filter has it. For a quarter of an hour; after that, as they are now',
      }),
    ),
  },
  fails: ['page_not_found'],
  async run({ params, query, caller, services, page }) {
    const { audienceId, moment: at } = query;
    const moment = at === undefined ? undefined : Number(at);
    const personId = await services.persons.idOf(caller.tenantId, query.personId);
    const { items, ...rest } = await services.sessions.list(
      caller.tenantId,
      params.page_id,
      { audienceId, personId, moment, ...readTraffic(query), ...readPeriod(query) },
      page,
    );
    return { items: items.map(renderSession), ...rest };
  },
});

export const listPersonSessions = listRoute({
  id: 'listPersonSessions',
  csv: true,
  path: '/v0/persons/{person_id}/sessions',
  scope: 'read',
  tag: 'Persons',
  summary: 'List the sessions of a person',
  description: 'Visits to what was made for the person on all pages; the latest start first.',
  item: AudienceSession,
  filters: commonFilters,
  fails: ['person_not_found'],
  async run({ params, query, caller, services, page }) {
    const { tenantId } = caller;
    const { person_id: personId } = await services.persons.get(tenantId, params.person_id);
    const { items, ...rest } = await services.sessions.listOfPerson(
      tenantId,
      personId,
      { ...readTraffic(query), ...readPeriod(query) },
      page,
    );
    return { items: items.map(renderSession), ...rest };
  },
});

export const getSessionInteractions = route({
  id: 'getSessionInteractions',
  method: 'GET',
  path: '/v0/audience_sessions/{audience_session_id}/interactions',
  scope: 'read',
  tag,
  summary: 'Get the interactions of an audience session',
  description: 'Oldest first. An unknown session is not an error: `found` is false.',
  reply: Type.Object(
    { found: Type.Boolean(), interactions: Type.Array(SessionInteraction) },
    { title: 'SessionInteractions' },
  ),
  async run({ params, caller, services }) {
    const rows = await services.sessions.interactions(caller.tenantId, params.audience_session_id);
    return { found: rows !== undefined, interactions: (rows ?? []).map(renderInteraction) };
  },
});

export const getSession = route({
  id: 'getSession',
  method: 'GET',
  path: '/v0/audience_sessions/{audience_session_id}',
  scope: 'read',
  tag,
  summary: 'Get an audience session',
  reply: AudienceSession,
  fails: ['audience_session_not_found'],
  run: async ({ params, caller, services }) =>
    renderSession(await services.sessions.get(caller.tenantId, params.audience_session_id)),
});

export const sessionRoutes = [listSessions, listPersonSessions, getSession, getSessionInteractions];
