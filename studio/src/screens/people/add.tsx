// Somebody new, with what is known of them.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/overlay.tsx';

const blank = {
  name: '',
  title: '',
  email: '',
  domain: '',
  phoneNumber: '',
  linkedinProfileUrl: '',
};

export function AddPerson({ onClose }: { onClose(): void }) {
  const [fields, setFields] = useState(blank);
  const set = (name: keyof typeof blank) => (value: string) =>
    setFields((before) => ({ ...before, [name]: value }));
  const create = useMutation({
    mutationFn: () =>
      facet.persons.create({
        ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== '')),
        name: fields.name.trim(),
      }),
    onSuccess: (person) => {
      void queries.invalidateQueries({ queryKey: ['people'] });
      tell(t.people.added(person.name));
      onClose();
    },
    onError: (error) => {
      if (Object.keys(blank).every((name) => faultOf(error, `/${name}`) === undefined))
        tellFault(error);
    },
  });
  const fault = (name: string) => faultOf(create.error, `/${name}`);
  return (
    <FormDialog
      title={t.people.new}
      submit={t.people.new}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.people.name}
        value={fields.name}
        onChange={set('name')}
        fault={fault('name')}
        required
        autoFocus
      />
      <Field
        label={t.imports.fields.title}
        value={fields.title}
        onChange={set('title')}
        fault={fault('title')}
      />
      <Field
        label={t.people.email}
        type="email"
        value={fields.email}
        onChange={set('email')}
        fault={fault('email')}
      />
      <Field
        label={t.people.phone}
        type="tel"
        value={fields.phoneNumber}
        onChange={set('phoneNumber')}
        fault={fault('phoneNumber')}
        hint={t.people.phoneHint}
      />
      <Field
        label={t.people.domain}
        value={fields.domain}
        onChange={set('domain')}
        fault={fault('domain')}
      />
      <Field
        label={t.people.linkedin}
        type="url"
        value={fields.linkedinProfileUrl}
        onChange={set('linkedinProfileUrl')}
        fault={fault('linkedinProfileUrl')}
      />
    </FormDialog>
  );
}
