// A year of sessions of one page, made by the database itself: ten million over HTTP would take hours.
// The sums are made from the sessions by plain SQL, level by level, as adding them one by one would.

import { audienceSpans, pageSpans } from '../src/analytics/spans.ts';
import { sumNames } from '../src/analytics/sums.ts';
import type { EngineName } from '../src/platform/db/engine.ts';
import type { BenchDatabase } from './database.ts';

export const yearStart = Date.UTC(2025, 0, 1);
export const yearMs = 365 * 86_400_000;
const audiences = 100;

/** So many under one commit: what a commit changes lies on the disk twice until it is over. */
const atOnce = 500_000;

/** Numbers from … to - 1, as n. */
const numbers = (engine: EngineName, from: number, to: number): string =>
  engine === 'sqlite'
    ? `(with recursive up(n) as (select ${from} union all select n + 1 from up where n < ${to - 1}) select n from up)`
    : `generate_series(${from}::bigint, ${to - 1}) as numbers(n)`;

/** Looks random, and is the same each time. */
const mixed = (n: string, salt: number, below: number): string =>
  `((${n} * 7919 + ${salt * 104_729}) % 10007) % ${below}`;

/**
 * What only writing and other lists need would make the seed several times as slow and as large, and sums no
 * different. Nor may a session wait to be announced as ended: ten million of them keep a server busy for hours.
 */
const otherIndexes = ['by_key', 'by_page', 'by_audience', 'converted', 'of_people'];
const bare: Record<EngineName, string> = {
  sqlite: ['counted', 'recounted', 'to_end']
    .map((name) => `drop trigger sessions_${name};`)
    .join(' '),
  postgres: 'alter table sessions disable trigger user;',
};

export async function seedSessions(
  database: BenchDatabase,
  engine: EngineName,
  { tenantId, pageId, count }: { tenantId: string; pageId: string; count: number },
): Promise<void> {
  const id = engine === 'sqlite' ? "printf('%09d', n)" : "lpad(n::text, 9, '0')";
  const audience = `'audience_' || (${mixed('n', 1, audiences)})`;
  const step = yearMs / count;
  const started =
    engine === 'sqlite'
      ? `cast(${yearStart} + n * ${step} as integer)`
      : `(${yearStart} + n * ${step}::float8)::bigint`;
  const columns = `audience_session_id, tenant_id, page_id, audience_id, version_id, session_key, traffic, traffic_reason,
    started_at, ended_at, visible_ms, scroll_percent, closed, interactions, action_clicks, forms`;
  const rows = (
    from: number,
    to: number,
  ) => `select 'session_' || ${id}, '${tenantId}', '${pageId}', ${audience}, 'version_1', ${id},
      case when n % 20 = 7 then 'bot' else 'human' end, case when n % 20 = 7 then 'user_agent' else 'visible' end,
      ${started}, ${started} + 60000,
      case when n % 9 = 0 then null else (${mixed('n', 2, 10_000)}) * 12 end,
      case when n % 11 = 0 then null else ${mixed('n', 3, 101)} end,
      case when n % 3 = 0 then 0 else 1 end,
      ${mixed('n', 4, 4)}, case when n % 4 = 3 and (${mixed('n', 4, 4)}) > 0 then 1 else 0 end, 0
    from ${numbers(engine, from, to)}`;
  await database.run(bare[engine]);
  for (const name of otherIndexes) await database.run(`drop index sessions_${name}`);
  for (let from = 0; from < count; from += atOnce) {
    await database.run(`with made(${columns}) as (${rows(from, Math.min(count, from + atOnce))})
      insert into sessions (${columns}, flags)
      select ${columns}, case when traffic = 'human' then ${flags} else 0 end from made`);
  }
  await sumUp(database, tenantId, 'page_id', pageSpans);
  await sumUp(database, tenantId, 'audience_id', audienceSpans);
  await database.settle();
}

const engaged = '(coalesce(visible_ms, 0) >= 10000 or interactions > 0)';
const adds: Record<(typeof sumNames)[number], string> = {
  sessions: '1',
  eligible: `case when ${engaged} or (closed = 1 and visible_ms is not null) then 1 else 0 end`,
  bounces: `case when not ${engaged} and closed = 1 and visible_ms is not null then 1 else 0 end`,
  conversions: 'action_clicks',
  cta_sessions: 'action_clicks',
  form_sessions: '0',
  interactions: 'interactions',
  timed: 'case when visible_ms is null then 0 else 1 end',
  visible_ms: 'coalesce(visible_ms, 0)',
  scrolled: 'case when scroll_percent is null then 0 else 1 end',
  scroll_percent: 'coalesce(scroll_percent, 0)',
};

/** The bits of sessions/flags.ts. */
const flags = `1 + case when ${engaged} then 6 when closed = 1 and visible_ms is not null then 12 else 0 end
  + case when visible_ms is null then 0 else 16 end + case when scroll_percent is null then 0 else 32 end
  + case when action_clicks > 0 then 64 + 256 else 0 end`;

async function sumUp(
  database: BenchDatabase,
  tenantId: string,
  scope: 'page_id' | 'audience_id',
  spans: readonly number[],
): Promise<void> {
  const columns = `tenant_id, scope_id, span_ms, bucket, ${sumNames.join(', ')}`;
  const [narrowest = 0, ...wider] = spans;
  const bucket = (of: string, span: number) => `${of} / ${span} * ${span}`;
  await database.run(`insert into session_rollups (${columns})
    select '${tenantId}', ${scope}, ${narrowest}, ${bucket('started_at', narrowest)},
      ${sumNames.map((name) => `sum(${adds[name]})`).join(', ')}
    from sessions where traffic = 'human' group by ${scope}, ${bucket('started_at', narrowest)}`);
  const prefix = scope === 'page_id' ? "scope_id like 'page%'" : "scope_id like 'audience%'";
  let narrower = narrowest;
  for (const span of wider) {
    await database.run(`insert into session_rollups (${columns})
      select tenant_id, scope_id, ${span}, ${bucket('bucket', span)}, ${sumNames.map((name) => `sum(${name})`).join(', ')}
      from session_rollups where span_ms = ${narrower} and ${prefix}
      group by tenant_id, scope_id, ${bucket('bucket', span)}`);
    narrower = span;
  }
}
