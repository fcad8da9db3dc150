import type { Account } from '@facet/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { Avatar } from '../../parts/small.tsx';

interface MergeProps {
  account: Account;
  onClose(): void;
  onMerged(intoAccountId: string): void;
}

/** Two accounts of one company become one. Which one stays is chosen here. */
export function Merge({ account, onClose, onMerged }: MergeProps) {
  const [words, setWords] = useState('');
  const [into, setInto] = useState<Account>();
  const wanted = useDeferredValue(words.trim());
  const found = useQuery({
    queryKey: ['accounts', 'merge', wanted],
    queryFn: async () =>
      (await facet.accounts.list({ limit: 12, ...(wanted === '' ? {} : { search: wanted }) }))
        .items,
    placeholderData: (last) => last,
  });
  const merge = useMutation({
    mutationFn: (target: Account) =>
      facet.accounts.merge(account.accountId, { intoAccountId: target.accountId }),
    onSuccess: (_, target) => onMerged(target.accountId),
    onError: tellFault,
  });
  const name = (one: Account) => one.name ?? one.domain ?? t.accounts.unnamed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.accounts.mergeTitle(name(account))}
      note={t.accounts.mergeNote}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="danger"
            isDisabled={into === undefined}
            busy={merge.isPending}
            onPress={() => into && merge.mutate(into)}
          >
            {into === undefined ? t.accounts.merge : t.accounts.mergeInto(name(into))}
          </Button>
        </>
      }
    >
      <div className="flex sm:*:w-full">
        <SearchBox value={words} onChange={setWords} label={t.accounts.search} />
      </div>
      <ul className="mt-3 flex flex-col gap-1">
        {found.data
          ?.filter(({ accountId }) => accountId !== account.accountId)
          .map((one) => (
            <li key={one.accountId}>
              <button
                type="button"
                aria-pressed={into?.accountId === one.accountId}
                onClick={() => setInto(one)}
                className={classes(
                  'flex w-full items-center gap-3 rounded-lg border px-3 py-2 text-start hover:bg-hover',
                  into?.accountId === one.accountId
                    ? 'border-accent bg-accent-soft'
                    : 'border-transparent',
                )}
              >
                <Avatar name={name(one)} square />
                <span className="min-w-0">
                  <span className="block truncate text-sm font-medium">{name(one)}</span>
                  <span className="block truncate text-xs text-muted">{one.domain}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
