// Ctrl K: go anywhere, find any page or person, do what can be done.
import type { Person } from '@facet/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../lib/classes.ts';
import { facet } from '../lib/facet.ts';
import { applyScheme } from '../lib/scheme.ts';
import { signOut, useMe } from '../lib/session.ts';
import { chooseLanguage, language, languages, t } from '../lib/texts.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Keys } from '../parts/keys.tsx';

interface Entry {
  id: string;
  group: string;
  label: string;
  note?: string;
  icon: IconName;
  /** The keys that do the same. */
  keys?: string;
  run(): void;
}

export function Palette({ onClose }: { onClose(): void }) {
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const navigate = useNavigate();
  const me = useMe();
  const go = (to: string, params?: Record<string, string>) => () =>
    void navigate({ to, ...(params === undefined ? {} : { params }) } as never);

  const found = useFound(wanted);
  const fixed: Entry[] = [
    ...places(me.may('admin')).map(
      ([to, label, icon, keys]): Entry => ({
        ...{ id: to, group: t.palette.goTo, label, icon, run: go(to) },
        ...(keys === undefined ? {} : { keys }),
      }),
    ),
    {
      id: 'new',
      group: t.palette.actions,
      label: t.palette.newPage,
      icon: 'plus',
      keys: 'C',
      run: go('/pages/new'),
    },
    ...(['light', 'dark', 'system'] as const).map(
      (scheme): Entry => ({
        id: scheme,
        group: t.palette.actions,
        label: t.palette[scheme],
        icon: schemeIcons[scheme],
        run: () => applyScheme(scheme),
      }),
    ),
    ...languages
      .filter(({ id }) => id !== language())
      .map(
        ({ id, name }): Entry => ({
          id: `language ${id}`,
          group: t.palette.actions,
          label: t.palette.language(name),
          icon: 'globe',
          run: () => void chooseLanguage(id),
        }),
      ),
    {
      id: 'reference',
      group: t.palette.actions,
      label: t.nav.reference,
      icon: 'external',
      run: () => void open('/docs', '_blank', 'noopener'),
    },
    {
      id: 'sign out',
      group: t.palette.actions,
      label: t.nav.signOut,
      icon: 'logout',
      run: () => void signOut().then(() => navigate({ to: '/sign-in' })),
    },
  ];
  const entries =
    wanted === ''
      ? fixed
      : [
          ...matching(fixed, wanted),
          ...found.map(({ to, params, ...entry }): Entry => ({ ...entry, run: go(to, params) })),
        ];
  const current = Math.min(active, entries.length - 1);

  function choose(entry: Entry | undefined): void {
    if (!entry) return;
    onClose();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((current + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[current]);
    }
  }

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className="anim-fade fixed inset-0 z-50 flex items-start justify-center bg-black/25 p-3 pt-[12vh]"
    >
      <Modal className="anim-appear w-full max-w-xl overflow-hidden rounded-xl bg-raised shadow-raised">
        <Dialog aria-label={t.palette.title} className="outline-none">
          <div className="flex items-center gap-3 border-b border-line px-4">
            <span className="text-faint">
              <Icon name="search" size={18} />
            </span>
            <input
              autoFocus
              role="combobox"
              aria-expanded="true"
              aria-controls="palette-list"
              aria-activedescendant={entries.length > 0 ? `palette-${current}` : undefined}
              aria-label={t.palette.title}
              placeholder={t.palette.placeholder}
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
              className="h-13 w-full bg-transparent text-lg outline-none"
            />
          </div>
          <div
            id="palette-list"
            role="listbox"
            aria-label={t.palette.title}
            className="thin-scroll max-h-[50vh] overflow-y-auto p-1.5"
          >
            {entries.length === 0 && (
              <p className="px-3 py-6 text-center text-sm text-muted">{t.palette.nothing}</p>
            )}
            {withHeadings(entries, current, choose, setActive)}
          </div>
          <p className="flex gap-4 border-t border-line px-4 py-2 text-xs text-muted pointer-coarse:hidden">
            <span className="flex items-center gap-1.5">
              <Keys>↑ ↓</Keys> {t.palette.move}
            </span>
            <span className="flex items-center gap-1.5">
              <Keys>↵</Keys> {t.palette.choose}
            </span>
            <span className="flex items-center gap-1.5">
              <Keys>Esc</Keys> {t.common.close}
            </span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const schemeIcons = { light: 'sun', dark: 'moon', system: 'desktop' } as const;

/** Every screen there is. */
const places = (owner: boolean): [to: string, label: string, icon: IconName, keys?: string][] => [
  ['/', t.nav.home, 'home', 'G H'],
  ['/pages', t.nav.pages, 'pages', 'G P'],
  ['/people', t.nav.people, 'people', 'G E'],
  ['/people/accounts', t.accounts.title, 'building'],
  ['/people/submissions', t.submissions.title, 'mail'],
  ['/library', t.library.topics, 'library', 'G L'],
  ['/library/assets', t.library.assets, 'image'],
  ['/library/brands', t.library.brands, 'swatch'],
  ['/library/links', t.library.links, 'link'],
  ['/library/routing', t.library.routing, 'route'],
  ['/library/domains', t.library.domains, 'globe'],
  ['/settings', t.settings.members, 'people', 'G S'],
  ...(owner
    ? ([
        ['/settings/keys', t.settings.keys, 'key'],
        ['/settings/audit', t.settings.audit, 'history'],
        ['/settings/health', t.settings.health, 'pulse'],
      ] as [string, string, IconName][])
    : []),
  ['/settings/webhooks', t.settings.webhooks, 'hook'],
  ['/settings/agent', t.settings.agent, 'spark'],
  ['/settings/you', t.settings.you, 'settings'],
];

interface Found extends Omit<Entry, 'run'> {
  to: string;
  params?: Record<string, string>;
}

/** Of so many people the variants are listed too: whoever looks for somebody often wants their page. */
const peopleWithVariants = 2;

async function variantsOf(people: readonly Person[]): Promise<Found[]> {
  const lists = await Promise.all(
    people
      .slice(0, peopleWithVariants)
      .map(({ personId }) => facet.persons.audiences(personId, { limit: 5 })),
  );
  return lists.flatMap(({ items }) =>
    items.map(({ audienceId, pageId, effectiveName, url }) => ({
      ...{ id: audienceId, group: t.pages.variants, label: effectiveName, icon: 'pen' as const },
      ...{ note: url === null ? '' : new URL(url).pathname },
      ...{ to: '/pages/$pageId/audiences/$audienceId', params: { pageId, audienceId } },
    })),
  );
}

/** What has these words: pages, people and their variants, accounts, topics, pictures, links. */
function useFound(wanted: string): Found[] {
  const found = useQuery({
    queryKey: ['palette', wanted],
    queryFn: async (): Promise<Found[]> => {
      const query = { limit: 6, search: wanted };
      const [pages, people, accounts, topics, assets, links] = await Promise.all([
        facet.pages.list(query),
        facet.persons.list(query),
        facet.accounts.list(query),
        facet.topics.list(query),
        facet.assets.search({ limit: 6, query: wanted }),
        facet.pageLinks.search({ limit: 6, query: wanted }),
      ]);
      const variants = await variantsOf(people.items);
      return [
        ...pages.items.map(({ pageId, name }) => ({
          ...{ id: pageId, group: t.palette.pages, label: name, icon: 'pages' as const },
          ...{ to: '/pages/$pageId', params: { pageId } },
        })),
        ...people.items.map(({ personId, name, email }) => ({
          ...{ id: personId, group: t.palette.people, label: name, icon: 'people' as const },
          ...{ note: email ?? '', to: '/people/$personId', params: { personId } },
        })),
        ...variants,
        ...accounts.items.map(({ accountId, name, domain }) => ({
          id: accountId,
          group: t.accounts.title,
          label: name ?? domain ?? t.accounts.unnamed,
          ...{ note: domain ?? '', icon: 'building' as const },
          ...{ to: '/people/accounts/$accountId', params: { accountId } },
        })),
        ...topics.items.map(({ topicId, name }) => ({
          ...{ id: topicId, group: t.library.topics, label: name, icon: 'library' as const },
          ...{ to: '/library/topics/$topicId', params: { topicId } },
        })),
        ...assets.items.map(({ assetId, name }) => ({
          ...{ id: assetId, group: t.library.assets, label: name, icon: 'image' as const },
          to: '/library/assets',
        })),
        ...links.items.map(({ pageLinkId, path, targetName }) => ({
          ...{ id: pageLinkId, group: t.library.links, label: path, icon: 'link' as const },
          ...{ note: targetName ?? '', to: '/library/links' },
        })),
      ];
    },
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return wanted === '' ? [] : (found.data ?? []);
}

const limit = 40;

/** All words must be there; what begins with them comes first. */
function matching(entries: Entry[], wanted: string): Entry[] {
  const words = wanted.split(/\s+/);
  return entries
    .filter((entry) => {
      const text = `${entry.label} ${entry.note ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(wanted)) -
        Number(a.label.toLowerCase().startsWith(wanted)),
    )
    .slice(0, limit);
}

function withHeadings(
  entries: Entry[],
  current: number,
  choose: (entry: Entry) => void,
  hover: (index: number) => void,
): ReactNode[] {
  const rows: ReactNode[] = [];
  let group = '';
  for (const [index, entry] of entries.entries()) {
    if (entry.group !== group) {
      group = entry.group;
      rows.push(
        <div
          key={`${group} ${index}`}
          role="presentation"
          className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted"
        >
          {group}
        </div>,
      );
    }
    rows.push(
      // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys
      <div
        key={entry.id}
        id={`palette-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === current}
        ref={
          index === current
            ? (element) => void element?.scrollIntoView({ block: 'nearest' })
            : undefined
        }
        onClick={() => choose(entry)}
        onMouseMove={() => hover(index)}
        className={classes(
          'flex h-9 items-center gap-3 rounded-md px-2.5 text-sm pointer-coarse:h-11',
          index === current && 'bg-press',
        )}
      >
        <span className="text-muted">
          <Icon name={entry.icon} />
        </span>
        <span className="truncate">{entry.label}</span>
        {entry.note !== undefined && (
          <span className="truncate text-xs text-muted">{entry.note}</span>
        )}
        {entry.keys !== undefined && (
          <span className="ms-auto pointer-coarse:hidden">
            <Keys>{entry.keys}</Keys>
          </span>
        )}
      </div>,
    );
  }
  return rows;
}
