// Every list of the interface. The paging suite fails when one is missing here.

import {
  accountActivity,
  accounts,
  apiKeys,
  auditLog,
  erasures,
  invitations,
  members,
  personActivity,
  persons,
} from './lists.accounts.ts';
import {
  accountsNamed,
  activeAssets,
  activeAudiences,
  audiencesFound,
  audiencesOfPerson,
  logsOfPerson,
  pagesFound,
  pagesOfType,
  personsFound,
  personsOfDomain,
  topicsFound,
} from './lists.filtered.ts';
import { formSubmissions, pageSubmissions, suspectedSubmissions } from './lists.forms.ts';
import { events, imports } from './lists.imports.ts';
import {
  assets,
  audiences,
  domains,
  messages,
  pageLinks,
  pageRoutings,
  pages,
  publications,
  staleClaims,
  versions,
} from './lists.pages.ts';
import {
  audienceSessions,
  botSessions,
  flaggedSessions,
  periodSessions,
  personSessions,
  sessions,
} from './lists.sessions.ts';
import { staleCitations, topicEntries, topics } from './lists.topics.ts';
import { waitingDeliveries, webhookDeliveries, webhookSubscriptions } from './lists.webhooks.ts';
import type { MakeList } from './paging.ts';

/** Under the id of the operation that lists them; one may be listed in several ways. */
export const lists: Record<string, Record<string, MakeList>> = {
  listPersons: {
    persons,
    'persons of a domain': personsOfDomain,
    'persons found by words': personsFound,
  },
  listPersonActivity: { 'the logs of a person': logsOfPerson },
  listPersonAudiences: { 'the audiences of a person': audiencesOfPerson },
  listPersonSessions: { 'the sessions of a person': personSessions },
  listAccounts: { accounts, 'accounts of a name': accountsNamed },
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
  listImports: { imports },
  listErasures: { erasures },
  listEvents: {
    events: events('startDate=2001-01-01T00:00:00Z'),
    'events of a type': events('type=person.erased'),
  },
  listPages: { pages, 'pages of a type': pagesOfType, 'pages found by words': pagesFound },
  searchAssets: { assets },
  listAssets: { 'assets of a state': activeAssets },
  listTopics: { topics, 'topics found by words': topicsFound },
  listTopicEntries: { 'topic entries': topicEntries },
  listStaleCitations: { 'stale citations': staleCitations },
  listDomains: { domains },
  listPageRoutings: { 'page routings': pageRoutings },
  searchPageLinks: { 'page links': pageLinks },
  listAudiences: {
    audiences,
    'active audiences': activeAudiences,
    'audiences found by words': audiencesFound,
  },
  listPublications: { publications },
  listClaims: { 'stale claims': staleClaims },
  listVersions: { versions },
  listMessages: { messages },
  listSessions: {
    sessions,
    'sessions of an audience': audienceSessions,
    'sessions of a period': periodSessions,
    'sessions with a flag': flaggedSessions,
    bots: botSessions,
  },
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
