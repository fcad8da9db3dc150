// What the demo needs of the service; the composition root has it all.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Assets } from '../assets/assets.service.ts';
import type { Files } from '../assets/files.service.ts';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Messages } from '../audiences/messages.service.ts';
import type { Proving } from '../audiences/proving.ts';
import type { Versions } from '../audiences/versions.service.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { Experiments } from '../experiments/experiments.service.ts';
import type { Claims } from '../claims/claims.service.ts';
import type { Forms } from '../forms/forms.service.ts';
import type { Keys } from '../keys/keys.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { VisitContexts } from '../sessions/visit_context.ts';
import type { Answers } from '../site/answers.ts';
import type { VisitorSite } from '../site/site.service.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import type { Entries } from '../topics/entries.service.ts';
import type { Topics } from '../topics/topics.service.ts';

export interface DemoServices {
  accounts: Accounts;
  answers: Answers;
  assets: Assets;
  audiences: Audiences;
  brands: Brands;
  experiments: Experiments;
  claims: Claims;
  files: Files;
  forms: Forms;
  keys: Keys;
  links: Links;
  messages: Messages;
  pages: Pages;
  persons: Persons;
  proving: Proving;
  sessions: Sessions;
  site: VisitorSite;
  tenants: Tenants;
  topicEntries: Entries;
  topics: Topics;
  versions: Versions;
  visitContexts: VisitContexts;
}
