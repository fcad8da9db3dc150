// Hosts of one's own: what to write into DNS, and whether it is there.
import type { Domain } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Confirm, FormDialog } from '../../parts/overlay.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { CopyText } from '../../parts/small.tsx';

const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: async () => {
    const [domains, tenant] = await Promise.all([
      facet.domains.list({ limit: 200 }),
      facet.tenant.get(),
    ]);
    return { domains: domains.items, siteHost: new URL(tenant.siteUrl).host };
  },
});
export const preload = (client: QueryClient) => client.ensureQueryData(domainsQuery);
const refresh = () => queries.invalidateQueries({ queryKey: ['domains'] });

export function Domains() {
  const me = useMe();
  const found = useQuery(domainsQuery);
  const [adding, setAdding] = useState(false);
  if (found.error) return <Fault error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <Loading />;
  const { domains, siteHost } = found.data;
  const add = me.may('admin') && (
    <Button look="solid" icon="plus" onPress={() => setAdding(true)}>
      {t.domains.new}
    </Button>
  );
  return (
    <Screen title={t.library.domains} tabs={<LibraryTabs />} actions={add}>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <Card>
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">{siteHost}</p>
              <p className="text-xs text-muted">{t.domains.always}</p>
            </div>
            <Badge tone="good">{t.domains.states.verified}</Badge>
          </div>
        </Card>
        {domains.length === 0 ? (
          <Empty icon="globe" title={t.domains.emptyTitle} action={add}>
            {t.domains.emptyNote}
          </Empty>
        ) : (
          domains.map((domain) => (
            <DomainCard
              key={domain.domainId}
              domain={domain}
              siteHost={siteHost}
              may={me.may('admin')}
            />
          ))
        )}
      </div>
      {adding && <AddDomain onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function DomainCard({ domain, siteHost, may }: { domain: Domain; siteHost: string; may: boolean }) {
  const [removing, setRemoving] = useState(false);
  const verify = useMutation({
    mutationFn: () => facet.domains.verify(domain.domainId),
    onSuccess: () => {
      tell(t.domains.found(domain.domain));
      return refresh();
    },
    onError: () => void refresh(),
  });
  const remove = useMutation({
    mutationFn: () => facet.domains.delete(domain.domainId),
    onSuccess: refresh,
    onError: tellFault,
  });
  const pending = domain.status === 'pending';
  return (
    <Card>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{domain.domain}</p>
          <p className="text-xs text-muted">
            {pending
              ? domain.lastCheckedAt === null
                ? t.domains.unchecked
                : t.domains.checked(ago(domain.lastCheckedAt))
              : t.domains.since(ago(domain.verifiedAt ?? domain.updatedAt))}
          </p>
        </div>
        <Badge tone={pending ? 'warn' : 'good'}>{t.domains.states[domain.status]}</Badge>
        {may && (
          <IconButton
            icon="trash"
            label={t.domains.remove(domain.domain)}
            onPress={() => setRemoving(true)}
          />
        )}
      </div>
      {pending && (
        <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
          <ol className="flex flex-col gap-4">
            <Step number={1} title={t.domains.proveTitle} note={t.domains.proveNote}>
              <Record
                type="TXT"
                name={domain.verification.name}
                value={domain.verification.value}
              />
            </Step>
            <Step number={2} title={t.domains.pointTitle} note={t.domains.pointNote}>
              <Record type="CNAME" name={domain.domain} value={siteHost.replace(/:\d+$/, '')} />
            </Step>
          </ol>
          {verify.isError && (
            <Notice tone="warn" icon="warning">
              {t.domains.notYet}
            </Notice>
          )}
          {may && (
            <Button
              icon="refresh"
              busy={verify.isPending}
              onPress={() => verify.mutate()}
              className="self-start"
            >
              {t.domains.check}
            </Button>
          )}
        </div>
      )}
      {removing && (
        <Confirm
          open
          danger
          title={t.domains.removeTitle(domain.domain)}
          confirm={t.common.delete}
          busy={remove.isPending}
          onClose={() => setRemoving(false)}
          onConfirm={() => remove.mutate()}
        >
          {t.domains.removeNote}
        </Confirm>
      )}
    </Card>
  );
}

function Step(props: { number: number; title: string; note: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="figures mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-press text-2xs font-semibold">
        {props.number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{props.title}</p>
        <p className="mb-2 text-xs text-muted">{props.note}</p>
        {props.children}
      </div>
    </li>
  );
}

/** A line of a zone, each part to copy: providers ask for them one by one. */
function Record({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <dl className="grid gap-2 sm:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1.4fr)]">
      <div>
        <dt className="text-2xs text-muted">{t.domains.record.type}</dt>
        <dd className="py-1.5 font-mono text-xs">{type}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-2xs text-muted">{t.domains.record.name}</dt>
        <dd>
          <CopyText text={name} label={t.domains.copyName(type)} mono />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-2xs text-muted">{t.domains.record.value}</dt>
        <dd>
          <CopyText text={value} label={t.domains.copyValue(type)} mono />
        </dd>
      </div>
    </dl>
  );
}

function AddDomain({ onClose }: { onClose(): void }) {
  const [domain, setDomain] = useState('');
  const make = useMutation({
    mutationFn: () => facet.domains.create({ domain: domain.trim() }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
    onError: (error) => {
      if (faultOf(error, '/domain') === undefined) tellFault(error);
    },
  });
  return (
    <FormDialog
      title={t.domains.new}
      note={t.domains.newNote}
      submit={t.domains.new}
      busy={make.isPending}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.domains.host}
        placeholder="pages.example.com"
        value={domain}
        onChange={setDomain}
        fault={faultOf(make.error, '/domain')}
        required
        autoFocus
      />
    </FormDialog>
  );
}
