// Keys for programs. The secret is shown once, when it is made.
import type { ApiKey } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { ago, day } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, Notice, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Confirm, Dialog } from '../../parts/overlay.tsx';
import { Card, Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { CopyText } from '../../parts/small.tsx';

const keysQuery = listQuery<ApiKey>(['keys'], (query) => facet.apiKeys.list(query));
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(keysQuery);

const scopes = ['read', 'draft', 'write', 'admin'] as const;
type Scope = (typeof scopes)[number];
/** What each choice grants. */
const granted: Record<Scope, Scope[]> = {
  read: ['read'],
  draft: ['read', 'draft'],
  write: ['read', 'draft', 'write'],
  admin: ['admin'],
};

/** The greatest scope says it all: it grants those before it. */
const greatest = (held: readonly Scope[]): Scope =>
  scopes.toReversed().find((scope) => held.includes(scope)) ?? 'read';

const spans = ['', '30', '90', '365'] as const;
type Span = (typeof spans)[number];

export function Keys() {
  const { rows, total, error, retry } = useList(keysQuery);
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const revoke = useMutation({
    mutationFn: (id: string) => facet.apiKeys.delete(id),
    onSuccess: () => {
      setRevoking(undefined);
      return queries.invalidateQueries({ queryKey: ['keys'] });
    },
    onError: tellFault,
  });
  const add = (
    <Button look="solid" icon="plus" onPress={() => setMaking(true)}>
      {t.keysScreen.new}
    </Button>
  );
  return (
    <Screen title={t.settings.keys} tabs={<SettingsTabs />} actions={add}>
      <div className="mx-auto max-w-3xl">
        {error !== null ? (
          <Fault error={error} retry={retry} />
        ) : total === 0 ? (
          <Empty icon="key" title={t.keysScreen.emptyTitle} action={add}>
            {t.keysScreen.emptyNote}
          </Empty>
        ) : (
          <Card flush>
            <ul className="divide-y divide-line">
              {rows.map((key) => (
                <li key={key.apiKeyId} className="flex items-center gap-3 px-4 py-3">
                  <div className="min-w-0 flex-1">
                    <p className="truncate text-sm font-medium">{key.name}</p>
                    <p className="text-xs text-muted">
                      {[
                        t.keysScreen.made(ago(key.createdAt)),
                        key.lastUsedAt === null
                          ? t.keysScreen.unused
                          : t.keysScreen.used(ago(key.lastUsedAt)),
                        ...(key.expiresAt === null ? [] : [t.members.expires(day(key.expiresAt))]),
                      ].join(' · ')}
                    </p>
                  </div>
                  <Badge>{t.keysScreen.scopes[greatest(key.scopes)]}</Badge>
                  <IconButton
                    icon="trash"
                    label={t.keysScreen.revoke}
                    onPress={() => setRevoking(key)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {making && <NewKey onClose={() => setMaking(false)} />}
      {revoking && (
        <Confirm
          open
          danger
          title={t.keysScreen.revokeTitle(revoking.name)}
          confirm={t.keysScreen.revoke}
          busy={revoke.isPending}
          onClose={() => setRevoking(undefined)}
          onConfirm={() => revoke.mutate(revoking.apiKeyId)}
        >
          {t.keysScreen.revokeNote}
        </Confirm>
      )}
    </Screen>
  );
}

function NewKey({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('read');
  const [days, setDays] = useState<Span>('');
  const make = useMutation({
    mutationFn: () =>
      facet.apiKeys.create({
        name: name.trim(),
        scopes: granted[scope],
        ...(days === ''
          ? {}
          : { expiresAt: new Date(Date.now() + Number(days) * 86_400_000).toISOString() }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys'] }),
    onError: tellFault,
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    make.mutate();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.keysScreen.new}
      footer={
        make.data ? (
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t.common.cancel}</Button>
            <Button look="solid" type="submit" form="new-key" busy={make.isPending}>
              {t.keysScreen.make}
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <div className="flex flex-col gap-3">
          <Notice tone="good" icon="check">
            {t.keysScreen.once}
          </Notice>
          <CopyText text={make.data.key} label={t.common.copy} mono />
        </div>
      ) : (
        <form id="new-key" onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={t.keysScreen.name}
            hint={t.keysScreen.nameHint}
            value={name}
            onChange={setName}
            required
            autoFocus
          />
          <SelectField
            label={t.keysScreen.may}
            value={scope}
            onChange={setScope}
            choices={scopes.map((id) => ({
              id,
              label: t.keysScreen.scopes[id],
              note: t.keysScreen.scopeNotes[id],
            }))}
          />
          <SelectField
            label={t.keysScreen.valid}
            value={days}
            onChange={setDays}
            choices={spans.map((id) => ({ id, label: t.keysScreen.spans[id] }))}
          />
        </form>
      )}
    </Dialog>
  );
}
