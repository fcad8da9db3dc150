// What stays while screens come and go: the navigation, the palette, the notices.
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classes } from '../lib/classes.ts';
import { useMe } from '../lib/session.ts';
import { onShortcut } from '../lib/shortcuts.ts';
import { t } from '../lib/texts.ts';
import { Toasts } from '../parts/feedback.tsx';
import { Icon, type IconName, Mark } from '../parts/icon.tsx';
import { Keys } from '../parts/keys.tsx';
import { Avatar } from '../parts/small.tsx';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));
const Shortcuts = lazy(() =>
  import('./help.tsx').then((module) => ({ default: module.Shortcuts })),
);

interface Place {
  to: string;
  label: string;
  icon: IconName;
  exact?: boolean;
}

const places = (): Place[] => [
  { to: '/', label: t.nav.home, icon: 'home', exact: true },
  { to: '/pages', label: t.nav.pages, icon: 'pages' },
  { to: '/people', label: t.nav.people, icon: 'people' },
  { to: '/library', label: t.nav.library, icon: 'library' },
  { to: '/settings', label: t.nav.settings, icon: 'settings' },
];

export function Shell() {
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();
  // The editor needs all the room there is.
  // By what is shown, not by where one is going: the navigation must not leave before the screen does.
  const alone = useRouterState({
    select: (state) => state.matches.some((match) => match.routeId.includes('/audiences/')),
  });
  useEffect(
    () =>
      onShortcut({
        'mod+k': () => setSearching(true),
        '/': () => setSearching(true),
        '?': () => setHelping(true),
        'g h': () => void navigate({ to: '/' }),
        'g p': () => void navigate({ to: '/pages' }),
        'g e': () => void navigate({ to: '/people' }),
        'g l': () => void navigate({ to: '/library' }),
        'g s': () => void navigate({ to: '/settings' }),
        c: () => void navigate({ to: '/pages/new' }),
      }),
    [navigate],
  );
  return (
    <div className="flex h-full flex-col md:flex-row">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-solid px-3 py-2 text-on-solid focus:not-sr-only focus:absolute focus:m-2"
      >
        {t.nav.skip}
      </a>
      {!alone && <Sidebar onSearch={() => setSearching(true)} onHelp={() => setHelping(true)} />}
      <main id="main" className={classes('min-h-0 min-w-0 flex-1', !alone && 'md:py-2 md:pe-2')}>
        <div
          className={classes(
            'h-full overflow-hidden bg-surface',
            !alone && 'md:rounded-xl md:border md:border-line md:shadow-card',
          )}
        >
          <Outlet />
        </div>
      </main>
      {!alone && <BottomBar onSearch={() => setSearching(true)} />}
      <Toasts />
      <Suspense>
        {searching && <Palette onClose={() => setSearching(false)} />}
        {helping && <Shortcuts onClose={() => setHelping(false)} />}
      </Suspense>
    </div>
  );
}

function Sidebar({ onSearch, onHelp }: { onSearch(): void; onHelp(): void }) {
  return (
    <nav aria-label={t.nav.label} className="hidden w-56 shrink-0 flex-col gap-0.5 p-3 md:flex">
      <div className="mb-3 flex h-8 items-center gap-2 px-2">
        <Mark />
        <span className="text-base font-semibold tracking-tight">Facet</span>
      </div>
      <AriaButton
        onPress={onSearch}
        className="mb-3 flex h-8 items-center gap-2 rounded-md border border-line bg-surface px-2 text-sm text-muted shadow-card hover:text-ink"
      >
        <Icon name="search" />
        <span className="flex-1 text-start">{t.nav.search}</span>
        <Keys>{t.keys.palette}</Keys>
      </AriaButton>
      {places().map((place) => (
        <Link
          key={place.to}
          to={place.to as '/'}
          activeOptions={{ exact: place.exact ?? false, includeSearch: false }}
          className="flex h-8 items-center gap-2.5 rounded-md px-2 text-sm text-muted transition-colors duration-75 hover:bg-hover hover:text-ink"
          activeProps={{ className: 'bg-press font-medium text-ink!' }}
        >
          <Icon name={place.icon} />
          {place.label}
        </Link>
      ))}
      <div className="mt-auto flex flex-col gap-0.5">
        <AriaButton
          onPress={onHelp}
          className="flex h-8 items-center gap-2.5 rounded-md px-2 text-sm text-muted hover:bg-hover hover:text-ink"
        >
          <Icon name="command" />
          <span className="flex-1 text-start">{t.nav.shortcuts}</span>
          <Keys>?</Keys>
        </AriaButton>
        <Account />
      </div>
    </nav>
  );
}

/** No menu here: its code would be most of what the shell weighs. */
function Account() {
  const me = useMe();
  const name = me.name ?? t.nav.key;
  return (
    <Link
      to="/settings/you"
      className="flex h-11 w-full items-center gap-2.5 rounded-md px-1.5 hover:bg-hover"
    >
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="block truncate text-xs text-muted">
          {me.role === undefined ? '' : t.roles[me.role].name}
        </span>
      </span>
    </Link>
  );
}

function BottomBar({ onSearch }: { onSearch(): void }) {
  const item =
    'flex flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted';
  return (
    <nav
      aria-label={t.nav.label}
      className="flex h-[calc(3.5rem+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places().map((place) => (
        <Link
          key={place.to}
          to={place.to as '/'}
          activeOptions={{ exact: place.exact ?? false, includeSearch: false }}
          className={item}
          activeProps={{ className: 'text-ink!' }}
        >
          <Icon name={place.icon} size={20} />
          {place.label}
        </Link>
      ))}
      <AriaButton onPress={onSearch} className={item}>
        <Icon name="search" size={20} />
        {t.nav.search}
      </AriaButton>
    </nav>
  );
}
