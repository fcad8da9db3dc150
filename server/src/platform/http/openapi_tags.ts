// What the groups of operations are about, for the reference.
import type { Endpoint } from './route.ts';

const descriptions: Record<string, string> = {
  Overview: 'What needs somebody, and what happened last.',
  Pages: 'A page is written once. Its audiences are the variants that people get.',
  Audiences: 'A variant of a page, for one person or a group.',
  Versions: 'The states of a variant, from queued to published. Every one is kept.',
  Messages: 'The conversation with the page agent about a variant.',
  Assets: 'Pictures, logos, icons, videos and components that pages show.',
  Brands: 'Colours, font and logo of pages.',
  'Page links': 'The paths under which visitors reach pages and variants.',
  Domains: 'A tenant’s own host names, verified by DNS.',
  'Page routings': 'Ordered rules that choose the page or variant of a visit.',
  Analytics: 'What visitors did: sums, series and sessions.',
  Persons: 'The people that pages are for.',
  Accounts: 'The companies of those people, and what was logged about them.',
  Topics: 'What pages may say: entries that the agent writes from and answers with.',
  Webhooks: 'Subscriptions to events, and their deliveries.',
  Forms: 'What visitors sent by forms.',
  Tenant: 'The tenant the caller belongs to.',
  Imports: 'Many persons or accounts at once, from a CSV file.',
  Batches: 'Work on many audiences at once.',
  Events: 'What happened, as webhooks tell it.',
  Audit: 'Who changed what, and when.',
  Claims: 'What a version asserts, and the source it rests on.',
  Experiments: 'A hold-out group that shows what personalization is worth.',
  Privacy: 'Erasures and their receipts.',
  'API keys': 'Keys for programs, with scopes.',
  Members: 'The people who sign in to the studio, with roles.',
  Me: 'The caller: a key, or a member with sessions.',
  Studio: 'Joining, signing in and signing out, for browsers.',
  Visitors: 'What the browsers of visitors send, without a key.',
  Operations: 'Probes for the operator of the service.',
};

export const tagsOf = (routes: readonly Endpoint[]): { name: string; description: string }[] =>
  [...new Set(routes.map((route) => route.tag))].map((name) => ({
    name,
    description: descriptions[name] ?? '',
  }));
