// People or accounts from a file: which column is what, a dry run that says what would happen, then
// the import itself, with what was left out to take along.
import type { Import } from '@facet/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CsvTable, holdsDomains, parseCsv } from '../lib/csv.ts';
import { saveFile } from '../lib/download.ts';
import { facet, queries } from '../lib/facet.ts';
import { count } from '../lib/format.ts';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { Notice, tellFault } from './feedback.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { Dialog } from './overlay.tsx';
import { SelectField } from './select.tsx';

type Kind = 'persons' | 'accounts';
const fields = {
  persons: ['name', 'email', 'domain', 'title', 'phoneNumber', 'linkedinProfileUrl'],
  accounts: ['name', 'domain', 'industry', 'employees'],
} as const;
const guesses: [RegExp, string][] = [
  [/mail/i, 'email'],
  [/domain|website|site|url/i, 'domain'],
  [/phone|telefon|mobil/i, 'phoneNumber'],
  [/linkedin/i, 'linkedinProfileUrl'],
  [/title|role|position|funktion/i, 'title'],
  [/industry|branche/i, 'industry'],
  [/employees|size|mitarbeiter/i, 'employees'],
  [/name|firma|company/i, 'name'],
];

function guess(kind: Kind, { header, rows }: CsvTable): string[] {
  const known: readonly string[] = fields[kind];
  const taken = new Set<string>();
  return header.map((title, column) => {
    const found =
      guesses.find(
        ([pattern, field]) =>
          pattern.test(title) &&
          known.includes(field) &&
          !taken.has(field) &&
          !(field === 'name' && holdsDomains(rows, column)),
      )?.[1] ?? (holdsDomains(rows, column) && !taken.has('domain') ? 'domain' : undefined);
    if (found === undefined) return '';
    taken.add(found);
    return found;
  });
}

/** Whatever it was separated by: commas from here on, and a name for every column. */
function fileOf({ header, rows }: CsvTable): Blob {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const line = (cells: string[]) => header.map((_, at) => cell(cells[at] ?? '')).join(',');
  return new Blob([[line(header.map(columnName)), ...rows.map(line)].join('\r\n')], {
    type: 'text/csv',
  });
}
const columnName = (title: string, at: number): string => `${at + 1} ${title}`.trim();

export function ImportCsv({ kind, onClose }: { kind: Kind; onClose(): void }) {
  const [text, setText] = useState('');
  const [mapping, setMapping] = useState<string[]>([]);
  const [importId, setImportId] = useState<string>();
  const table = parseCsv(text);
  const take = (next: string) => {
    setText(next);
    setMapping(guess(kind, parseCsv(next)));
    setImportId(undefined);
  };
  const start = useMutation({
    mutationFn: (dryRun: boolean) =>
      facet.imports.create({
        file: fileOf(table),
        kind,
        dryRun,
        mapping: JSON.stringify(
          Object.fromEntries(
            table.header
              .map((title, at) => [columnName(title, at), mapping[at] ?? ''] as const)
              .filter(([, field]) => field !== ''),
          ),
        ),
      }),
    onSuccess: ({ importId: id }) => setImportId(id),
    onError: tellFault,
  });
  const progress = useQuery({
    queryKey: ['import', importId],
    queryFn: async () => {
      const found = await facet.imports.get(importId ?? '');
      if (!found.dryRun && isOver(found))
        void queries.invalidateQueries({ queryKey: [kind === 'persons' ? 'people' : 'accounts'] });
      return found;
    },
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 400),
  }).data;
  const ready = mapping.some((field) => field !== '');
  const finished = progress !== undefined && isOver(progress) && !progress.dryRun;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.imports.titles[kind]}
      note={t.imports.note}
      footer={
        finished ? (
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        ) : (
          <>
            <Button
              isDisabled={!ready}
              busy={start.isPending && start.variables}
              onPress={() => start.mutate(true)}
            >
              {t.imports.check}
            </Button>
            <Button
              look="solid"
              isDisabled={!ready}
              busy={start.isPending && !start.variables}
              onPress={() => start.mutate(false)}
            >
              {t.imports.start(table.rows.length)}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {table.rows.length === 0 && (
          <label className="flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-8 text-sm text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <Icon name="upload" size={20} />
            {t.imports.choose}
            <input
              type="file"
              accept=".csv,text/csv,text/plain"
              className="sr-only"
              onChange={(event) => void event.target.files?.[0]?.text().then(take)}
            />
          </label>
        )}
        <Field
          label={t.imports.paste}
          lines={table.rows.length === 0 ? 4 : 3}
          value={text}
          onChange={take}
          placeholder={t.imports.placeholders[kind]}
        />
        {table.rows.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2">
            {table.header.map((title, at) => (
              <SelectField
                key={columnName(title, at)}
                label={title || t.imports.column(at + 1)}
                hint={table.rows[0]?.[at] || undefined}
                value={mapping[at] ?? ''}
                onChange={(field) =>
                  setMapping(table.header.map((_, n) => (n === at ? field : (mapping[n] ?? ''))))
                }
                choices={[
                  { id: '', label: t.imports.ignore },
                  ...fields[kind].map((id) => ({
                    id: id as string,
                    label: (t.imports.fields as Record<string, string>)[id] ?? id,
                  })),
                ]}
              />
            ))}
          </div>
        )}
        {progress && <Progress found={progress} of={table.rows.length} />}
      </div>
    </Dialog>
  );
}

const isOver = ({ status }: Import): boolean => status !== 'queued' && status !== 'running';

function Progress({ found, of }: { found: Import; of: number }) {
  const { created, updated, unchanged, failed, dryRun, importId } = found;
  const done = created + updated + unchanged + failed;
  if (!isOver(found))
    return (
      <div>
        <div className="h-1.5 overflow-hidden rounded-full bg-press">
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${(done / Math.max(1, of)) * 100}%` }}
          />
        </div>
        <p role="status" className="figures mt-1 text-xs text-muted">
          {count(done)} / {count(of)}
        </p>
      </div>
    );
  const take = () =>
    void facet.imports
      .rejected(importId)
      .then(
        (rows) =>
          saveFile('rejected.csv', new Blob([rows as unknown as string], { type: 'text/csv' })),
        tellFault,
      );
  return (
    <Notice tone={failed > 0 ? 'warn' : 'good'} icon={failed > 0 ? 'warning' : 'check'}>
      <p className="font-medium">
        {dryRun
          ? t.imports.would(created, updated, unchanged)
          : t.imports.did(created, updated, unchanged)}
      </p>
      {failed > 0 && (
        <p>
          {t.imports.failed(failed)}{' '}
          <button type="button" className="font-medium underline" onClick={take}>
            {t.imports.rejected}
          </button>
        </p>
      )}
    </Notice>
  );
}
