// People of one company: a button that says which, and a list to search once it is pressed. The list is
// not made before: with hundreds of companies it would take longer than the people themselves.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { nameOf } from './queries.ts';

interface CompanyFilterProps {
  /** The domain of the company, or '' for everybody. */
  value: string;
  /** What it is called, where that is known. */
  name: string | undefined;
  onChange(domain: string): void;
}

export function CompanyFilter({ value, name, onChange }: CompanyFilterProps) {
  const [open, setOpen] = useState(false);
  const shown = value === '' ? t.people.everyCompany : (name ?? value);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        icon="filter"
        aria-label={`${t.people.columns.company}: ${shown}`}
        className={classes(value !== '' && 'border-accent! text-accent!')}
      >
        <span className="max-w-40 truncate">{shown}</span>
        <Icon name="chevronDown" size={14} />
      </Button>
      <Popover
        aria-label={t.people.columns.company}
        placement="bottom end"
        offset={4}
        className="anim-appear w-72 rounded-lg bg-raised p-1 shadow-raised"
      >
        <Companies
          value={value}
          onChoose={(domain) => {
            onChange(domain);
            setOpen(false);
          }}
        />
      </Popover>
    </DialogTrigger>
  );
}

const shownAtOnce = 50;

function Companies({ value, onChoose }: { value: string; onChoose(domain: string): void }) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = useQuery({
    queryKey: ['accounts', 'filter', wanted],
    queryFn: async () => {
      const { items } = await facet.accounts.list({
        limit: shownAtOnce,
        ...(wanted === '' ? {} : { search: wanted }),
      });
      return items.filter((one) => one.domain);
    },
    placeholderData: (before) => before,
  });
  const row = (domain: string, label: string) => (
    <li key={domain}>
      <button
        type="button"
        aria-pressed={domain === value}
        onClick={() => onChoose(domain)}
        className="flex min-h-8 w-full items-center justify-between gap-2 rounded-sm px-2 text-start text-sm hover:bg-hover focus-visible:bg-hover pointer-coarse:min-h-11"
      >
        <span className="truncate">{label}</span>
        {domain === value && (
          <span className="text-accent">
            <Icon name="check" />
          </span>
        )}
      </button>
    </li>
  );
  return (
    <>
      <div className="flex p-1 pb-2">
        <SearchBox value={words} onChange={setWords} label={t.people.searchCompanies} autoFocus />
      </div>
      <ul className="thin-scroll max-h-72 overflow-y-auto">
        {wanted === '' && row('', t.people.everyCompany)}
        {found.data?.map((one) => row(one.domain ?? '', nameOf(one)))}
        {found.data?.length === 0 && (
          <li className="px-2 py-4 text-center text-sm text-muted">{t.people.noCompany}</li>
        )}
      </ul>
    </>
  );
}
