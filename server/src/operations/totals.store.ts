// The totals that triggers keep, beside what counting the rows says.
import type { Reader } from './reader.ts';

/** One sub-select for each of the lists that a trigger counts: tenant_id, list, scope, n. */
const counts: Record<string, string> = {
  persons: `select tenant_id, 'persons' as list, '' as scope, count(*) as n from persons group by tenant_id`,
  accounts: `
    select tenant_id, 'accounts' as list, '' as scope, count(*) as n from accounts
    where merged_into is null group by tenant_id`,
  activities: `
    select tenant_id, list, account_id as scope, count(*) as n from (
      select tenant_id, account_id, kind || case when deleted_at is null then '' else '_deleted' end as list
      from activities where account_id is not null
    ) logs group by tenant_id, list, account_id`,
  pages: `
    select tenant_id, 'pages' as list, '' as scope, count(*) as n from pages
    where deleted_at is null group by tenant_id`,
  audiences: `
    select tenant_id, 'audiences' as list, page_id as scope, count(*) as n from audiences group by tenant_id, page_id`,
  pageStates: `
    select tenant_id, 'pages ' || status || ' ' || page_type as list, '' as scope, count(*) as n from pages
    where deleted_at is null group by tenant_id, status, page_type`,
  audienceStates: `
    select tenant_id, list, scope, count(*) as n from (
      select tenant_id, page_id as scope,
        'audiences ' || case when archived_at is null then 'active' else 'archived' end || ' ' ||
        case when published_version_id is null then 'unpublished' else 'published' end as list
      from audiences
    ) states group by tenant_id, list, scope`,
  messages: `
    select tenant_id, 'messages' as list, audience_id as scope, count(*) as n from messages
    group by tenant_id, audience_id`,
  topics: `select tenant_id, 'topics' as list, '' as scope, count(*) as n from topics group by tenant_id`,
  domains: `select tenant_id, 'domains' as list, '' as scope, count(*) as n from domains group by tenant_id`,
  routings: `
    select tenant_id, 'page_routings' as list, '' as scope, count(*) as n from page_routings group by tenant_id`,
  search: `
    select tenant_id, 'search' as list, collection || '?' || shelf as scope, count(*) as n from search_shelves
    group by tenant_id, collection, shelf`,
  events: `
    select tenant_id, 'events' as list, '' as scope, count(*) as n from events
    where subscription_id is null group by tenant_id`,
  subscriptions: `
    select tenant_id, 'webhook_subscriptions' as list, '' as scope, count(*) as n from webhook_subscriptions
    where deleted_at is null group by tenant_id`,
  deliveries: `
    select tenant_id, 'webhook_deliveries' as list, subscription_id as scope, count(*) as n from webhook_deliveries
    group by tenant_id, subscription_id`,
  sessionsOfPages: `
    select tenant_id, 'sessions_' || traffic as list, page_id as scope, count(*) as n from sessions
    group by tenant_id, traffic, page_id`,
  sessionsOfAudiences: `
    select tenant_id, 'sessions_' || traffic as list, audience_id as scope, count(*) as n from sessions
    group by tenant_id, traffic, audience_id`,
  forms: `
    select tenant_id, list, '' as scope, count(*) as n from (
      select tenant_id, case when suspected_bot = 0 then 'form_submissions' else 'form_submissions_bots' end as list
      from form_submissions
    ) sent group by tenant_id, list`,
  auditLog: `select tenant_id, 'audit_log' as list, '' as scope, count(*) as n from audit_log group by tenant_id`,
};

export interface WrongTotal {
  tenant_id: string;
  list: string;
  scope: string;
  /** What is kept, less what there is. */
  off: number;
}

/** Some of them; in one statement, so that what is written meanwhile is on both sides or on neither. */
export const wrongTotals = (db: Reader): Promise<WrongTotal[]> =>
  db.read<WrongTotal>(`
    select tenant_id, list, scope, sum(value) as off from (
      select tenant_id, list, scope, value from counters
      union all
      select tenant_id, list, scope, -n from (${Object.values(counts).join('\nunion all\n')}) counted
    ) both_sides
    group by tenant_id, list, scope having sum(value) <> 0
    order by tenant_id, list, scope limit 100`);
