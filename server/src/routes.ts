// The whole interface, one line a room. Tests and the OpenAPI document walk this table.
import { accountRoutes } from './accounts/accounts.api.ts';
import { activityRoutes } from './activity/activity.api.ts';
import { healthRoutes } from './http/health.api.ts';
import type { Route } from './http/route.ts';
import { keyRoutes } from './keys/keys.api.ts';
import { personRoutes } from './persons/persons.api.ts';

export const routes: readonly Route[] = [
  ...personRoutes,
  ...accountRoutes,
  ...activityRoutes,
  ...keyRoutes,
  ...healthRoutes,
];
