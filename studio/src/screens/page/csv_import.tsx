// Hundreds of variants from one file: which column is what, what the server would make of it, then the
// people and their variants, with a bar that says how far it is.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parseCsv } from '../../lib/csv.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SelectField } from '../../parts/select.tsx';
import { Bar } from './bar.tsx';
import { fields, guess, type Mapping, rowsOf } from './csv_rows.ts';
import { dryRun, makeVariants, type Progress, type RowFault } from './csv_run.ts';

export function CsvImport({
  pageId,
  onDone,
  onClose,
}: {
  pageId: string;
  onDone(): void;
  onClose(): void;
}) {
  const [text, setText] = useState('');
  const [mapping, setMapping] = useState<Mapping>([]);
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef(new AbortController());
  const table = parseCsv(text);
  const rows = rowsOf(table, mapping).filter((row) => row.name !== undefined);
  const check = useMutation({ mutationFn: () => dryRun(rows), onError: tellFault });
  const run = useMutation({
    mutationFn: () => makeVariants(pageId, rows, setProgress, stop.current.signal),
    onSuccess: onDone,
    onError: tellFault,
    onSettled: () => setProgress(undefined),
  });

  function take(next: string): void {
    setText(next);
    setMapping(guess(parseCsv(next)));
    check.reset();
  }
  function map(index: number, field: Mapping[number]): void {
    check.reset();
    setMapping(
      mapping.map((before, place) => {
        if (place === index) return field;
        return before === field && field !== 'ignore' ? 'ignore' : before;
      }),
    );
  }

  if (run.data) {
    const { made, faults } = run.data;
    return (
      <div className="flex flex-col gap-4">
        <Notice
          tone={faults.length === 0 ? 'good' : 'warn'}
          icon={faults.length === 0 ? 'check' : 'warning'}
        >
          {t.addAudience.csvDone(made, faults.length)}
        </Notice>
        <Faults faults={faults} />
        <div className="flex justify-end">
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        </div>
      </div>
    );
  }
  const good = rows.length - (check.data?.faults.length ?? 0);
  return (
    <div className="flex flex-col gap-4">
      {rows.length === 0 && <Drop onFile={take} />}
      <Field
        label="CSV"
        hideLabel
        lines={rows.length === 0 ? 4 : 3}
        value={text}
        onChange={take}
        placeholder={'Name,Email,Notes\nAda Lovelace,ada@example.com,Asked about routes'}
      />
      {table.rows.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {table.header.map((title, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={index}
              label={t.addAudience.csvColumn(title)}
              value={mapping[index] ?? 'ignore'}
              choices={[
                { id: 'ignore' as const, label: t.addAudience.csvIgnore },
                ...fields.map((id) => ({ id, label: t.addAudience.fields[id] })),
              ]}
              hint={table.rows[0]?.[index]}
              onChange={(field) => map(index, field)}
            />
          ))}
        </div>
      )}
      {check.isPending && <Notice>{t.addAudience.csvChecking}</Notice>}
      {check.data && !progress && (
        <>
          <Notice
            tone={check.data.faults.length === 0 ? 'good' : 'warn'}
            icon={check.data.faults.length === 0 ? 'check' : 'warning'}
          >
            {t.addAudience.csvOutcome(
              check.data.created,
              check.data.known,
              check.data.faults.length,
            )}
          </Notice>
          <Faults faults={check.data.faults} />
        </>
      )}
      {progress && (
        <Bar
          value={progress.done}
          max={progress.total}
          label={`${t.addAudience.csvSteps[progress.step]}: ${t.addAudience.csvProgress(progress.done, progress.total)}`}
        />
      )}
      <div className="flex items-center justify-end gap-2">
        {rows.length > 0 && (
          <span className="me-auto text-sm text-muted">{t.addAudience.csvFound(rows.length)}</span>
        )}
        <Button
          onPress={() => {
            stop.current.abort();
            onClose();
          }}
        >
          {t.common.cancel}
        </Button>
        {check.data ? (
          <Button
            look="solid"
            isDisabled={good === 0}
            busy={run.isPending}
            onPress={() => run.mutate()}
          >
            {t.addAudience.csvSubmit(good)}
          </Button>
        ) : (
          <Button
            look="solid"
            isDisabled={rows.length === 0}
            busy={check.isPending}
            onPress={() => check.mutate()}
          >
            {t.addAudience.csvCheck}
          </Button>
        )}
      </div>
    </div>
  );
}

function Faults({ faults }: { faults: readonly RowFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="thin-scroll max-h-40 overflow-y-auto text-sm text-muted">
      {faults.map((fault) => (
        <li key={`${fault.row} ${fault.reason}`}>
          {t.addAudience.csvBad(fault.row, fault.reason)}
        </li>
      ))}
    </ul>
  );
}

function Drop({ onFile }: { onFile(text: string): void }) {
  const take = (file: File | undefined) => {
    if (file) void file.text().then(onFile);
  };
  return (
    <label
      className="flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed border-edge bg-sunken px-4 py-6 text-center text-sm hover:border-faint has-focus-visible:outline-2 has-focus-visible:outline-accent"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <span className="text-muted">
        <Icon name="upload" size={20} />
      </span>
      <span className="font-medium">{t.addAudience.csvTitle}</span>
      <span className="text-xs text-muted">{t.addAudience.csvHint}</span>
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        className="sr-only"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </label>
  );
}
