// Every list of the interface. The paging suite fails when one is missing here.
import {
  accountActivity,
  accounts,
  apiKeys,
  auditLog,
  invitations,
  members,
  personActivity,
  persons,
} from './lists.accounts.ts';
import { formSubmissions, pageSubmissions, suspectedSubmissions } from './lists.forms.ts';
import {
  assets,
  audiences,
  domains,
  messages,
  pageLinks,
  pageRoutings,
  pages,
  versions,
} from './lists.pages.ts';
import { audienceSessions, botSessions, sessions } from './lists.sessions.ts';
import { staleCitations, topicEntries, topics } from './lists.topics.ts';
import { waitingDeliveries, webhookDeliveries, webhookSubscriptions } from './lists.webhooks.ts';
import type { MakeList } from './paging.ts';

/** Under the id of the operation that lists them; one may be listed in several ways. */
export const lists: Record<string, Record<string, MakeList>> = {
  listPersons: { persons },
  listAccounts: { accounts },
  listAuditLog: { 'the audit log': auditLog },
  listMembers: { members },
  listInvitations: { invitations },
  listApiKeys: { 'API keys': apiKeys },
  listAccountActivity: {
    'the activity of an account': accountActivity,
    'the activity with that of persons': personActivity('includePersonActivity=true', false),
    'the activity with deleted entries': personActivity(
      'includePersonActivity=1&includeDeleted=1',
      true,
    ),
  },
  listPages: { pages },
  searchAssets: { assets },
  listTopics: { topics },
  listTopicEntries: { 'topic entries': topicEntries },
  listStaleCitations: { 'stale citations': staleCitations },
  listDomains: { domains },
  listPageRoutings: { 'page routings': pageRoutings },
  searchPageLinks: { 'page links': pageLinks },
  listAudiences: { audiences },
  listVersions: { versions },
  listMessages: { messages },
  listSessions: { sessions, 'sessions of an audience': audienceSessions, bots: botSessions },
  listFormSubmissions: {
    'form submissions': formSubmissions,
    'form submissions of a page': pageSubmissions,
    'form submissions of suspected machines': suspectedSubmissions,
  },
  listWebhookSubscriptions: { 'webhook subscriptions': webhookSubscriptions },
  listWebhookDeliveries: {
    'webhook deliveries': webhookDeliveries,
    'webhook deliveries that wait': waitingDeliveries,
  },
};

export const everyList: Record<string, MakeList> = Object.assign({}, ...Object.values(lists));
