// New variants: for a person, for a group, or for everyone in a CSV file.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { Avatar } from '../../parts/small.tsx';
import { CsvImport } from './csv_import.tsx';

type Way = 'person' | 'group' | 'csv';

export function AddAudiences({ pageId, onClose }: { pageId: string; onClose(): void }) {
  const [way, setWay] = useState<Way>('person');
  const ways: Way[] = useMe().may('write') ? ['person', 'group', 'csv'] : ['person', 'group'];
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['page', pageId] });
    void queries.invalidateQueries({ queryKey: ['people'] });
  };
  return (
    <Dialog open onClose={onClose} title={t.addAudience.title} wide={way === 'csv'}>
      <div className="mb-4 flex">
        <Segments
          label={t.addAudience.title}
          value={way}
          onChange={setWay}
          choices={ways.map((id) => ({
            id,
            label: t.addAudience.tabs[id],
          }))}
        />
      </div>
      {way === 'csv' ? (
        <CsvImport pageId={pageId} onDone={refresh} onClose={onClose} />
      ) : (
        <One way={way} pageId={pageId} onDone={refresh} onClose={onClose} />
      )}
    </Dialog>
  );
}

function One({
  way,
  pageId,
  onDone,
  onClose,
}: {
  way: 'person' | 'group';
  pageId: string;
  onDone(): void;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [context, setContext] = useState('');
  const [known, setKnown] = useState<{ personId: string; name: string }>();
  const wanted = useDeferredValue(name.trim().toLowerCase());
  const people = useQuery({
    queryKey: ['people', 'choice', wanted],
    queryFn: async () => (await facet.persons.list({ limit: 4, search: wanted })).items,
    enabled: way === 'person' && wanted.length > 1,
  });
  const matches = known || wanted.length < 2 ? [] : (people.data ?? []);

  const create = useMutation({
    mutationFn: async () => {
      const supplementaryContext =
        context.trim() === '' ? {} : { supplementaryContext: context.trim() };
      if (way === 'group')
        return facet.audiences.create(pageId, { customName: name.trim(), ...supplementaryContext });
      const person =
        known ??
        (await facet.persons.create({
          name: name.trim(),
          ...(email.trim() === '' ? {} : { email: email.trim() }),
        }));
      return facet.audiences.create(pageId, { personId: person.personId, ...supplementaryContext });
    },
    onSuccess: (audience) => {
      onDone();
      onClose();
      void navigate({
        to: '/pages/$pageId/audiences/$audienceId',
        params: { pageId, audienceId: audience.audienceId },
      });
    },
    onError: tellFault,
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== '') create.mutate();
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <Field
          label={way === 'person' ? t.addAudience.person : t.addAudience.groupName}
          hint={way === 'person' ? t.addAudience.personHint : t.addAudience.groupHint}
          value={name}
          onChange={(value) => {
            setName(value);
            setKnown(undefined);
          }}
          required
          autoFocus
        />
        {matches.length > 0 && (
          <ul className="mt-1 rounded-lg border border-line bg-raised p-1 shadow-card">
            {matches.map((person) => (
              <li key={person.personId}>
                <button
                  type="button"
                  className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-start text-sm hover:bg-hover"
                  onClick={() => {
                    setKnown(person);
                    setName(person.name);
                    setEmail(person.email ?? '');
                  }}
                >
                  <Avatar name={person.name} size={22} />
                  <span className="truncate">{person.name}</span>
                  <span className="truncate text-xs text-muted">{person.email}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {way === 'person' && !known && (
        <Field
          label={`${t.addAudience.email} (${t.common.optional})`}
          type="email"
          value={email}
          onChange={setEmail}
        />
      )}
      <Field
        label={`${t.addAudience.context} (${t.common.optional})`}
        hint={t.addAudience.contextHint}
        lines={4}
        value={context}
        onChange={setContext}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="solid" busy={create.isPending}>
          {t.addAudience.submit}
        </Button>
      </div>
    </form>
  );
}
