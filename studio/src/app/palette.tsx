// Ctrl K: go anywhere, find any page or person, do what can be done.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../lib/classes.ts';
import { facet } from '../lib/facet.ts';
import { applyScheme } from '../lib/scheme.ts';
import { chooseLanguage, language, languages, t } from '../lib/texts.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

interface Entry {
  id: string;
  group: string;
  label: string;
  note?: string;
  icon: IconName;
  run(): void;
}

export function Palette({ onClose }: { onClose(): void }) {
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const navigate = useNavigate();
  const go = (to: string, params?: Record<string, string>) => () =>
    void navigate({ to, ...(params === undefined ? {} : { params }) } as never);

  const pages = useQuery({
    queryKey: ['pages', 'palette', wanted],
    queryFn: async () => (await facet.pages.list({ limit: 12, search: wanted })).items,
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['people', 'palette', wanted],
    queryFn: async () => (await facet.persons.list({ limit: 12, search: wanted })).items,
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });

  const fixed: Entry[] = [
    { id: 'home', group: t.palette.goTo, label: t.nav.home, icon: 'home', run: go('/') },
    { id: 'pages', group: t.palette.goTo, label: t.nav.pages, icon: 'pages', run: go('/pages') },
    {
      id: 'people',
      group: t.palette.goTo,
      label: t.nav.people,
      icon: 'people',
      run: go('/people'),
    },
    {
      id: 'library',
      group: t.palette.goTo,
      label: t.nav.library,
      icon: 'library',
      run: go('/library'),
    },
    {
      id: 'settings',
      group: t.palette.goTo,
      label: t.nav.settings,
      icon: 'settings',
      run: go('/settings'),
    },
    {
      id: 'new',
      group: t.palette.actions,
      label: t.palette.newPage,
      icon: 'plus',
      run: go('/pages/new'),
    },
    {
      id: 'light',
      group: t.palette.actions,
      label: t.palette.light,
      icon: 'sun',
      run: () => applyScheme('light'),
    },
    {
      id: 'dark',
      group: t.palette.actions,
      label: t.palette.dark,
      icon: 'moon',
      run: () => applyScheme('dark'),
    },
    {
      id: 'system',
      group: t.palette.actions,
      label: t.palette.system,
      icon: 'desktop',
      run: () => applyScheme('system'),
    },
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
  ];
  const found: Entry[] = [
    ...(pages.data ?? []).map(
      (page): Entry => ({
        id: page.pageId,
        group: t.palette.pages,
        label: page.name,
        icon: 'pages',
        run: go('/pages/$pageId', { pageId: page.pageId }),
      }),
    ),
    ...(people.data ?? []).map(
      (person): Entry => ({
        id: person.personId,
        group: t.palette.people,
        label: person.name,
        note: person.email ?? '',
        icon: 'people',
        run: go('/people/$personId', { personId: person.personId }),
      }),
    ),
  ];
  const entries = wanted === '' ? fixed : [...matching(fixed, wanted), ...found];
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
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
      </div>,
    );
  }
  return rows;
}
