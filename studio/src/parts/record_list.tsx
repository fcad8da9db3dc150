// The screen of a list that is searched, imported, exported and added to: people, and accounts.
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { saveCsv } from '../lib/download.ts';
import { type listQuery, useList } from '../lib/lists.ts';
import { useMe } from '../lib/session.ts';
import { t } from '../lib/texts.ts';
import { Button, IconButton } from './button.tsx';
import { Empty, Fault, tellFault } from './feedback.tsx';
import type { IconName } from './icon.tsx';
import { SearchBox } from './inputs.tsx';
import { Menu } from './menu.tsx';
import { PeopleTabs } from './people_tabs.tsx';
import { Screen } from './screen.tsx';
import { type Column, Table } from './table.tsx';

const ImportCsv = lazy(() =>
  import('./import_csv.tsx').then((module) => ({ default: module.ImportCsv })),
);

interface RecordListProps<Row> {
  kind: 'persons' | 'accounts';
  icon: IconName;
  texts: {
    title: string;
    search: string;
    new: string;
    emptyTitle: string;
    emptyNote: string;
    noMatch: string;
  };
  query(search: string): ReturnType<typeof listQuery<Row>>;
  columns: Column<Row>[];
  idOf(row: Row): string;
  linkOf(row: Row): { to: string; params: Record<string, string> };
  /** What narrows the list down further; `narrowed` where it does. */
  filter?: ReactNode;
  narrowed?: boolean;
  /** The dialog that adds one. */
  add(onClose: () => void): ReactNode;
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { kind, texts, query, columns, idOf, linkOf, filter, narrowed = false } = props;
  const may = useMe().may('write');
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<'add' | 'import'>();
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(query(wanted));
  const close = () => setOpen(undefined);
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setOpen('add')}>
      {texts.new}
    </Button>
  );
  const exporting = () => void saveCsv(`${kind}.csv`, `/v0/${kind}`).catch(tellFault);
  return (
    <Screen
      title={texts.title}
      tabs={<PeopleTabs />}
      flush
      count={total}
      actions={
        <>
          <SearchBox value={words} onChange={setWords} label={texts.search} />
          {filter}
          <Menu
            label={t.common.more}
            trigger={<IconButton icon="more" label={t.common.more} />}
            entries={[
              [
                ...(may
                  ? [
                      {
                        id: 'import',
                        label: t.imports.titles[kind],
                        icon: 'upload' as const,
                        run: () => setOpen('import'),
                      },
                    ]
                  : []),
                {
                  id: 'export',
                  label: t.imports.export,
                  icon: 'download' as const,
                  run: exporting,
                },
              ],
            ]}
          />
          {add}
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && wanted === '' && !narrowed ? (
        <Empty
          icon={props.icon}
          title={texts.emptyTitle}
          action={
            may && (
              <>
                {add}
                <Button icon="upload" onPress={() => setOpen('import')}>
                  {t.imports.titles[kind]}
                </Button>
              </>
            )
          }
        >
          {texts.emptyNote}
        </Empty>
      ) : total === 0 ? (
        <Empty icon="search" title={texts.noMatch} />
      ) : (
        <Table
          label={texts.title}
          columns={columns}
          rows={rows}
          idOf={idOf}
          linkOf={linkOf}
          onEnd={more}
          total={total}
          rowHeight={52}
        />
      )}
      {open === 'add' && props.add(close)}
      {open === 'import' && (
        <Suspense>
          <ImportCsv kind={kind} onClose={close} />
        </Suspense>
      )}
    </Screen>
  );
}
