// The frame of every screen: where one is, what it is called, what can be done there.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../lib/classes.ts';
import { count } from '../lib/format.ts';
import { Icon } from './icon.tsx';

interface ScreenProps {
  title: string;
  /** The way back, from far to near. */
  trail?: { to: string; params?: Record<string, string>; label: string }[];
  /** How many there are, beside the title. */
  count?: number | undefined;
  /** Beside the title, such as a badge. */
  aside?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Without padding and scrolling of its own: for tables. */
  flush?: boolean;
  children: ReactNode;
}

export function Screen(props: ScreenProps) {
  const { title, trail = [], count: total, aside, actions, tabs, flush, children } = props;
  useEffect(() => {
    document.title = `${title} · Facet`;
  }, [title]);
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 md:px-6">
        <div className="flex min-w-0 flex-1 basis-36 items-center gap-2">
          {trail.map((step) => (
            <span
              key={step.to + step.label}
              className="flex min-w-0 items-center gap-2 text-muted max-sm:[&:not(:last-of-type)]:hidden"
            >
              <Link
                {...(step as { to: string })}
                className="truncate rounded-sm text-base hover:text-ink max-sm:p-2"
              >
                <span className="max-sm:sr-only">{step.label}</span>
                <span className="sm:hidden">
                  <Icon name="chevronLeft" />
                </span>
              </Link>
              <span className="text-faint max-sm:hidden">
                <Icon name="chevronRight" size={12} />
              </span>
            </span>
          ))}
          <h1 className="truncate text-base font-semibold">{title}</h1>
          {total !== undefined && (
            <span className="figures text-sm text-faint">{count(total)}</span>
          )}
          {aside}
        </div>
        {actions !== undefined && (
          <div className="group/actions flex items-center gap-2 max-sm:has-[input[type=search]]:w-full">
            {actions}
          </div>
        )}
      </header>
      {tabs}
      {flush ? (
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      ) : (
        <div className="thin-scroll relative min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-6 md:py-6">
          {children}
        </div>
      )}
    </div>
  );
}

export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; params?: Record<string, string>; label: string; exact?: boolean }[];
}) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen; the one that is open must be in view.
  useEffect(() => {
    const element = nav.current;
    const open = element?.querySelector<HTMLElement>('[aria-current=page]');
    if (element && open)
      element.scrollLeft = open.offsetLeft - (element.clientWidth - open.clientWidth) / 2;
  }, []);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="flex shrink-0 gap-1 overflow-x-auto [scrollbar-width:none] border-b border-line px-2 md:px-4"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to + tab.label}
          to={tab.to as '/'}
          {...(tab.params === undefined ? {} : { params: tab.params as never })}
          activeOptions={{ exact: tab.exact ?? false, includeSearch: false }}
          className="relative flex h-10 items-center px-2 text-sm whitespace-nowrap text-muted hover:text-ink pointer-coarse:h-12"
          activeProps={{
            className:
              'font-medium text-ink! after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full after:bg-ink',
          }}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

export function Card({
  title,
  note,
  actions,
  children,
  className,
  flush,
}: {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  flush?: boolean;
}) {
  return (
    <section className={classes('rounded-xl border border-line bg-surface shadow-card', className)}>
      {title !== undefined && (
        <header className="flex items-center gap-3 px-4 pt-3.5 pb-1">
          <div className="min-w-0 flex-1">
            <h2 className="text-base font-semibold">{title}</h2>
            {note !== undefined && <p className="text-xs text-muted">{note}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={flush ? 'py-1' : 'p-4 pt-3'}>{children}</div>
    </section>
  );
}

/** Rows of nothing, where rows will be. */
export function Loading({ rows = 8 }: { rows?: number }) {
  return (
    <div className="flex flex-col gap-5 p-6" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
        <div key={index} className="flex items-center gap-4">
          <div className="skeleton size-7 rounded-full!" />
          <div className="skeleton h-3" style={{ width: `${30 + ((index * 17) % 30)}%` }} />
          <div className="skeleton ms-auto h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
