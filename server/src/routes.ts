// The whole interface, one line a room. Tests and the OpenAPI document walk this table.
import { accountRoutes } from './accounts/accounts.api.ts';
import { activityRoutes } from './activity/activity.api.ts';
import { analyticsRoutes } from './analytics/analytics.api.ts';
import { trendRoutes } from './analytics/trend.api.ts';
import { assetRoutes } from './assets/assets.api.ts';
import { audienceRoutes } from './audiences/audiences.api.ts';
import { batchRoutes } from './audiences/batches.api.ts';
import { claimRoutes } from './audiences/claims.api.ts';
import { messageRoutes } from './audiences/messages.api.ts';
import { presenceRoutes } from './audiences/presence.api.ts';
import { versionRoutes } from './audiences/versions.api.ts';
import { brandRoutes } from './brands/brands.api.ts';
import { experimentRoutes } from './experiments/experiments.api.ts';
import { formRoutes } from './forms/forms.api.ts';
import { importRoutes } from './imports/imports.api.ts';
import { keyRoutes } from './keys/keys.api.ts';
import { domainRoutes } from './links/domains.api.ts';
import { linkRoutes } from './links/links.api.ts';
import { routingRoutes } from './links/routings.api.ts';
import { auditRoutes } from './members/audit.api.ts';
import { meRoutes } from './members/me.api.ts';
import { memberRoutes } from './members/members.api.ts';
import { passkeyRoutes } from './members/passkeys.api.ts';
import { studioRoutes } from './members/studio.api.ts';
import { operationsRoutes } from './operations/operations.api.ts';
import { pageRoutes } from './pages/pages.api.ts';
import { personBatchRoutes } from './persons/batch.api.ts';
import { personRoutes } from './persons/persons.api.ts';
import { healthRoutes } from './platform/http/health.api.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import type { Endpoint, Route } from './platform/http/route.ts';
import { version } from './platform/version.ts';
import { privacyRoutes } from './privacy/privacy.api.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './sessions/sessions.api.ts';
import { asOfRoutes } from './site/as_of.api.ts';
import { brandPreviewRoutes } from './site/brand_preview.api.ts';
import { linkPreviewRoutes } from './site/link_preview.api.ts';
import { previewRoutes } from './site/previews.api.ts';
import { simulateRoutes } from './site/simulate.api.ts';
import { visitorRoutes } from './site/visitor.api.ts';
import { overviewRoutes } from './studio/overview.api.ts';
import { tenantRoutes } from './tenants/tenants.api.ts';
import { topicEntryRoutes } from './topics/entries.api.ts';
import { topicRoutes } from './topics/topics.api.ts';
import { webhookDeliveryRoutes } from './webhooks/deliveries.api.ts';
import { eventRoutes } from './webhooks/events.api.ts';
import { webhookOperations } from './webhooks/openapi.ts';
import { webhookSubscriptionRoutes } from './webhooks/subscriptions.api.ts';

export const routes: readonly Route<Services>[] = [
  ...overviewRoutes,
  ...pageRoutes,
  ...audienceRoutes,
  ...batchRoutes,
  ...versionRoutes,
  ...claimRoutes,
  ...previewRoutes,
  ...linkPreviewRoutes,
  ...asOfRoutes,
  ...simulateRoutes,
  ...messageRoutes,
  ...presenceRoutes,
  ...assetRoutes,
  ...brandRoutes,
  ...brandPreviewRoutes,
  ...linkRoutes,
  ...domainRoutes,
  ...routingRoutes,
  ...analyticsRoutes,
  ...trendRoutes,
  ...sessionRoutes,
  ...experimentRoutes,
  ...personRoutes,
  ...personBatchRoutes,
  ...importRoutes,
  ...privacyRoutes,
  ...topicRoutes,
  ...topicEntryRoutes,
  ...webhookSubscriptionRoutes,
  ...webhookDeliveryRoutes,
  ...eventRoutes,
  ...accountRoutes,
  ...activityRoutes,
  ...formRoutes,
  ...keyRoutes,
  ...tenantRoutes,
  ...memberRoutes,
  ...meRoutes,
  ...auditRoutes,
  ...studioRoutes,
  ...passkeyRoutes,
  ...operationsRoutes,
  ...healthRoutes,
];

/** What the OpenAPI document and the SDK have: the table, and what visitors send. */
export const operations: readonly Endpoint[] = [...routes, ...visitorRoutes];

export const describeInterface = () =>
  openApiDocument({ routes: operations, webhooks: webhookOperations, version });
