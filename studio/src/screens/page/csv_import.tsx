// Hundreds of variants from one file: which column is what, what would be left out and why, then one
// after the other with a bar that says how far it is.
import { FacetError } from '@facet/sdk';
import { useRef, useState } from 'react';
import { type CsvTable, parseCsv } from '../../lib/csv.ts';
import { facet } from '../../lib/facet.ts';
import { explain } from '../../lib/faults.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SelectField } from '../../parts/select.tsx';

const fields = ['name', 'email', 'domain', 'phoneNumber', 'linkedinProfileUrl', 'context'] as const;
type FieldName = (typeof fields)[number];
type Mapping = (FieldName | 'ignore')[];
type Row = Partial<Record<FieldName, string>>;

const guesses: [RegExp, FieldName][] = [
  [/e-?mail/i, 'email'],
  [/domain|website|company url/i, 'domain'],
  [/phone|telefon|mobil/i, 'phoneNumber'],
  [/linkedin/i, 'linkedinProfileUrl'],
  [/note|notiz|context|kontext|comment/i, 'context'],
  [/name/i, 'name'],
];

function guess(header: string[]): Mapping {
  const taken = new Set<FieldName>();
  return header.map((title) => {
    const found = guesses.find(([pattern, field]) => pattern.test(title) && !taken.has(field))?.[1];
    if (!found) return 'ignore';
    taken.add(found);
    return found;
  });
}

const rowsOf = (table: CsvTable, mapping: Mapping): Row[] =>
  table.rows.map((cells) => {
    const row: Row = {};
    for (const [index, field] of mapping.entries()) {
      const value = cells[index];
      if (field !== 'ignore' && value) row[field] = value;
    }
    // Better a name made of the address than none.
    if (row.name === undefined && row.email !== undefined)
      row.name = row.email.split('@')[0] ?? row.email;
    return row;
  });

interface Outcome {
  made: number;
  faults: { row: number; reason: string }[];
}

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
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const stopped = useRef(false);
  const table = parseCsv(text);
  const rows = rowsOf(table, mapping);
  const good = rows.filter((row) => row.name !== undefined);

  function take(next: string): void {
    setText(next);
    setMapping(guess(parseCsv(next).header));
    setOutcome(undefined);
  }

  async function run(): Promise<void> {
    const faults: Outcome['faults'] = [];
    let made = 0;
    setProgress(0);
    for (const [index, row] of rows.entries()) {
      if (stopped.current) break;
      try {
        await makeOne(pageId, row);
        made += 1;
      } catch (error) {
        const { title, advice } = explain(error);
        faults.push({
          row: index + 2,
          reason: advice === undefined ? title : `${title}: ${advice}`,
        });
      }
      setProgress(index + 1);
    }
    setProgress(undefined);
    setOutcome({ made, faults });
    onDone();
  }

  if (outcome) {
    return (
      <div className="flex flex-col gap-4">
        <Notice
          tone={outcome.faults.length === 0 ? 'good' : 'warn'}
          icon={outcome.faults.length === 0 ? 'check' : 'warning'}
        >
          {t.addAudience.csvDone(outcome.made, outcome.faults.length)}
        </Notice>
        <ul className="max-h-60 overflow-y-auto text-sm text-muted">
          {outcome.faults.map((fault) => (
            <li key={fault.row}>{t.addAudience.csvBad(fault.row, fault.reason)}</li>
          ))}
        </ul>
        <div className="flex justify-end">
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <label
        className="flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed border-edge bg-sunken px-4 py-6 text-center text-sm hover:border-faint has-focus-visible:outline-2 has-focus-visible:outline-accent"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void file.text().then(take);
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
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void file.text().then(take);
          }}
        />
      </label>
      <Field
        label="CSV"
        hideLabel
        lines={4}
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
              onChange={(field) =>
                setMapping(
                  mapping.map((before, place) =>
                    place === index
                      ? field
                      : before === field && field !== 'ignore'
                        ? 'ignore'
                        : before,
                  ),
                )
              }
            />
          ))}
        </div>
      )}
      {progress !== undefined && (
        <div>
          <progress
            className="h-1.5 w-full accent-accent"
            value={progress}
            max={rows.length}
            aria-label={t.addAudience.csvProgress(progress, rows.length)}
          />
          <p className="figures text-xs text-muted">
            {t.addAudience.csvProgress(progress, rows.length)}
          </p>
        </div>
      )}
      <div className="flex items-center justify-end gap-2">
        {good.length > 0 && (
          <span className="me-auto text-sm text-muted">{t.addAudience.csvFound(good.length)}</span>
        )}
        <Button
          onPress={() => {
            stopped.current = true;
            onClose();
          }}
        >
          {t.common.cancel}
        </Button>
        <Button
          look="solid"
          isDisabled={good.length === 0}
          busy={progress !== undefined}
          onPress={() => void run()}
        >
          {t.addAudience.csvSubmit(good.length)}
        </Button>
      </div>
    </div>
  );
}

async function makeOne(pageId: string, { name, context, ...fields }: Row): Promise<void> {
  if (name === undefined) throw new Error('no name');
  const personId = await personFor({ ...fields, name });
  await facet.audiences.create(pageId, {
    personId,
    ...(context === undefined ? {} : { supplementaryContext: context }),
  });
}

/** Who is known by this email already is not made twice. */
async function personFor(fields: Row & { name: string }): Promise<string> {
  try {
    return (await facet.persons.create(fields)).personId;
  } catch (error) {
    const known = error instanceof FacetError ? error.problem.personId : undefined;
    if (typeof known === 'string') return known;
    throw error;
  }
}
