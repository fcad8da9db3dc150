// What is known of a person or an account, to look at and to change.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { faultOf } from '../lib/faults.ts';
import { day } from '../lib/format.ts';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { tell, tellFault } from './feedback.tsx';
import { Field } from './field.tsx';
import { Card } from './screen.tsx';

interface RecordFormProps<Name extends string> {
  labels: Record<Name, string>;
  record: Partial<Record<NoInfer<Name>, string | number | null>>;
  createdAt: string;
  externalIds: Record<string, string>;
  may: boolean;
  /** Given what was changed; an emptied field is null. */
  save(changes: Partial<Record<NoInfer<Name>, string | null>>): Promise<unknown>;
  onSaved(): Promise<unknown>;
}

export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { labels, record, may } = props;
  const names = Object.keys(labels) as Name[];
  const [changed, setChanged] = useState<Partial<Record<Name, string>>>({});
  const save = useMutation({
    mutationFn: () =>
      props.save(
        Object.fromEntries(
          names.flatMap((name) => {
            const value = changed[name]?.trim();
            return value === undefined ? [] : [[name, value === '' ? null : value]];
          }),
        ) as Partial<Record<Name, string | null>>,
      ),
    onSuccess: () => {
      tell(t.common.saved);
      return props.onSaved();
    },
    onError: (error) => {
      if (names.every((name) => faultOf(error, `/${name}`) === undefined)) tellFault(error);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  const ids = Object.entries(props.externalIds);
  return (
    <Card title={t.person.details} note={t.person.since(day(props.createdAt))}>
      <form onSubmit={submit} className="flex flex-col gap-3.5">
        {names.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            value={changed[name] ?? String(record[name] ?? '')}
            onChange={(value) => setChanged({ ...changed, [name]: value })}
            fault={faultOf(save.error, `/${name}`)}
            disabled={!may}
          />
        ))}
        {ids.length > 0 && (
          <dl className="flex flex-col gap-1 border-t border-line pt-3 text-xs">
            {ids.map(([system, id]) => (
              <div key={system} className="flex justify-between gap-3">
                <dt className="text-muted">{t.person.idIn(system)}</dt>
                <dd className="min-w-0 truncate font-mono">{id}</dd>
              </div>
            ))}
          </dl>
        )}
        {may && (
          <div className="flex justify-end">
            <Button
              type="submit"
              look="solid"
              busy={save.isPending}
              isDisabled={Object.keys(changed).length === 0}
            >
              {t.common.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
