// Every table there is, by area. A row is what is stored: times are milliseconds, JSON is text.
import type { ClaimTables } from './tables/claims.ts';
import type { ExperimentTables } from './tables/experiments.ts';
import type { ImportTables } from './tables/imports.ts';
import type { LibraryTables } from './tables/library.ts';
import type { LinkTables } from './tables/links.ts';
import type { MemberTables } from './tables/members.ts';
import type { PageTables } from './tables/pages.ts';
import type { PeopleTables } from './tables/people.ts';
import type { UpkeepTables } from './tables/upkeep.ts';
import type { VisitTables } from './tables/visits.ts';
import type { WebhookTables } from './tables/webhooks.ts';

export type * from './tables/claims.ts';
export type * from './tables/experiments.ts';
export type * from './tables/imports.ts';
export type * from './tables/library.ts';
export type * from './tables/links.ts';
export type * from './tables/members.ts';
export type * from './tables/pages.ts';
export type * from './tables/people.ts';
export type * from './tables/upkeep.ts';
export type * from './tables/visits.ts';
export type * from './tables/webhooks.ts';

export interface Tables
  extends PeopleTables,
    PageTables,
    ExperimentTables,
    LibraryTables,
    ClaimTables,
    ImportTables,
    LinkTables,
    MemberTables,
    VisitTables,
    WebhookTables,
    UpkeepTables {}
