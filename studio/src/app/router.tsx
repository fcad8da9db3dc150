// Every address of the studio. A screen's code and data come together, when its link is touched.
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { queries } from '../lib/facet.ts';
import { meQuery } from '../lib/session.ts';
import { Fault } from '../parts/feedback.tsx';
import { Loading } from '../parts/screen.tsx';
import { Shell } from './shell.tsx';

const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Outlet });

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { next?: string; fault?: string } => ({
    ...(typeof search.next === 'string' ? { next: search.next } : {}),
    ...(typeof search.fault === 'string' ? { fault: search.fault } : {}),
  }),
  component: lazyRouteComponent(() => import('../screens/sign-in/index.tsx'), 'SignIn'),
});

const joinRoute = createRoute({
  getParentRoute: () => root,
  path: '/join',
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  component: lazyRouteComponent(() => import('../screens/sign-in/index.tsx'), 'Join'),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (error) {
      if ((error as { status?: number }).status !== 401) throw error;
      throw redirect({ to: '/sign-in', search: { next: location.href } });
    }
  },
});

type Params = Record<string, string>;
type Preload = (client: QueryClient, params: Params) => Promise<unknown>;

/** A screen: its module has the component, and a `preload` that fetches what it shows. */
function screen<const Path extends string, M extends object>(
  path: Path,
  load: () => Promise<M>,
  name: keyof M & string,
) {
  return createRoute({
    getParentRoute: () => inside,
    path,
    component: lazyRouteComponent(load as () => Promise<Record<string, never>>, name as never),
    loader: async ({ context, params }) => {
      const { preload } = (await load()) as { preload?: Preload };
      await preload?.(context.queries, params as Params);
    },
  });
}

const tree = root.addChildren([
  signInRoute,
  joinRoute,
  inside.addChildren([
    screen('/', () => import('../screens/home/index.tsx'), 'Home'),
    screen('/pages', () => import('../screens/pages/index.tsx'), 'Pages'),
    screen('/pages/new', () => import('../screens/new-page/index.tsx'), 'NewPage'),
    screen('/pages/$pageId', () => import('../screens/page/index.tsx'), 'PageAudiences'),
    screen(
      '/pages/$pageId/audiences/$audienceId',
      () => import('../screens/editor/index.tsx'),
      'Editor',
    ),
    screen('/people', () => import('../screens/people/index.tsx'), 'People'),
    screen(
      '/pages/$pageId/analytics',
      () => import('../screens/analytics/index.tsx'),
      'PageAnalytics',
    ),
    screen(
      '/pages/$pageId/settings',
      () => import('../screens/page-settings/index.tsx'),
      'PageSettings',
    ),
    screen('/people/accounts', () => import('../screens/accounts/index.tsx'), 'Accounts'),
    screen(
      '/people/accounts/$accountId',
      () => import('../screens/account/index.tsx'),
      'AccountScreen',
    ),
    screen('/people/submissions', () => import('../screens/submissions/index.tsx'), 'Submissions'),
    screen('/people/$personId', () => import('../screens/person/index.tsx'), 'PersonScreen'),
    screen('/library', () => import('../screens/topics/index.tsx'), 'Topics'),
    screen('/library/topics/$topicId', () => import('../screens/topics/topic.tsx'), 'TopicScreen'),
    screen('/library/assets', () => import('../screens/assets/index.tsx'), 'Assets'),
    screen('/library/brands', () => import('../screens/brands/index.tsx'), 'Brands'),
    screen('/library/brands/$brandId', () => import('../screens/brands/brand.tsx'), 'BrandScreen'),
    screen('/library/routing', () => import('../screens/routing/index.tsx'), 'Routings'),
    screen('/library/domains', () => import('../screens/domains/index.tsx'), 'Domains'),
    screen('/library/links', () => import('../screens/links/index.tsx'), 'Links'),
    screen('/settings', () => import('../screens/members/index.tsx'), 'Members'),
    screen('/settings/keys', () => import('../screens/keys/index.tsx'), 'Keys'),
    screen('/settings/webhooks', () => import('../screens/webhooks/index.tsx'), 'Webhooks'),
    screen('/settings/agent', () => import('../screens/agent/index.tsx'), 'AgentSettings'),
    screen('/settings/audit', () => import('../screens/audit/index.tsx'), 'Audit'),
    screen('/settings/health', () => import('../screens/health/index.tsx'), 'Health'),
    screen('/settings/you', () => import('../screens/you/index.tsx'), 'You'),
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  basepath: '/studio',
  context: { queries },
  defaultPreload: 'intent',
  defaultPreloadDelay: 30,
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 250,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: ({ error, reset }: ErrorComponentProps) => (
    <Fault error={error} retry={reset} />
  ),
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
