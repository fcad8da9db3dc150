// A link to make or to change: its address, and what it leads to.
import type { PageLink } from '@facet/sdk';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { FormDialog } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';

const targetsQuery = queryOptions({
  queryKey: ['links', 'targets'],
  queryFn: async () => {
    const [pages, routings] = await Promise.all([
      facet.pages.list({ limit: 200 }),
      facet.pageRoutings.list({ limit: 200 }),
    ]);
    return { pages: pages.items, routings: routings.items };
  },
});
const audiencesQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'audiences of links'],
    queryFn: async () => (await facet.audiences.list(pageId, { limit: 200 })).items,
    enabled: pageId !== '',
  });

type Kind = PageLink['target']['targetType'];
const kinds = ['page', 'audience', 'page_routing'] as const;

/** What a link leads to, as it is chosen. */
interface Chosen {
  kind: Kind;
  pageId: string;
  audienceId: string;
  routingId: string;
}

const chosenOf = (link: PageLink | undefined): Chosen => ({
  kind: link?.target.targetType ?? 'page',
  pageId:
    link?.target.targetType === 'page' ? link.target.pageId : (link?.targetPage?.pageId ?? ''),
  audienceId: link?.target.targetType === 'audience' ? link.target.audienceId : '',
  routingId: link?.target.targetType === 'page_routing' ? link.target.pageRoutingId : '',
});

function targetOf({ kind, pageId, audienceId, routingId }: Chosen): PageLink['target'] | undefined {
  if (kind === 'page') return pageId === '' ? undefined : { targetType: kind, pageId };
  if (kind === 'audience') return audienceId === '' ? undefined : { targetType: kind, audienceId };
  return routingId === '' ? undefined : { targetType: kind, pageRoutingId: routingId };
}

interface EditLinkProps {
  link?: PageLink | undefined;
  domains: readonly { id: string; label: string }[];
  onClose(): void;
}

export function EditLink({ link, domains, onClose }: EditLinkProps) {
  const [path, setPath] = useState(link?.path ?? '');
  const [domain, setDomain] = useState(link?.tenantDomainId ?? '');
  const [chosen, setChosen] = useState(() => chosenOf(link));
  const target = targetOf(chosen);
  const save = useMutation({
    mutationFn: async () => {
      if (!target) return;
      const wanted = {
        path: path.trim(),
        tenantDomainId: domain === '' ? null : domain,
        target,
      };
      if (link) await facet.pageLinks.update(link.pageLinkId, wanted);
      else await facet.pageLinks.create(wanted);
    },
    onSuccess: () => {
      tell(t.common.saved);
      onClose();
      return queries.invalidateQueries({ queryKey: ['links'] });
    },
    onError: (error) => {
      if (faultOf(error, '/path') === undefined) tellFault(error);
    },
  });
  return (
    <FormDialog
      title={link ? t.links.edit : t.links.new}
      submit={link ? t.common.save : t.links.make}
      busy={save.isPending}
      disabled={target === undefined || path.trim() === ''}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {domains.length > 1 && (
        <SelectField label={t.links.domain} value={domain} onChange={setDomain} choices={domains} />
      )}
      <Field
        label={t.links.path}
        value={path}
        onChange={setPath}
        placeholder="/spring"
        hint={`${domains.find(({ id }) => id === domain)?.label ?? ''}/${path.trim().replace(/^\//, '')}`}
        fault={faultOf(save.error, '/path')}
        required
        autoFocus
      />
      <Target chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

function Target({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const targets = useQuery(targetsQuery).data;
  const audiences = useQuery(audiencesQuery(chosen.kind === 'audience' ? chosen.pageId : '')).data;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t.links.leads}</legend>
      <div className="flex">
        <Segments
          label={t.links.leads}
          value={chosen.kind}
          onChange={(kind) => onChange({ ...chosen, kind })}
          choices={kinds.map((id) => ({ id, label: t.links.targets[id] }))}
        />
      </div>
      <p className="text-xs text-muted">{t.links.targetNotes[chosen.kind]}</p>
      {chosen.kind === 'page_routing' ? (
        <SelectField
          label={t.links.targets.page_routing}
          hideLabel
          value={chosen.routingId}
          onChange={(routingId) => onChange({ ...chosen, routingId })}
          choices={(targets?.routings ?? []).map((one) => ({
            id: one.pageRoutingId,
            label: one.name,
          }))}
        />
      ) : (
        <SelectField
          label={t.links.targets.page}
          hideLabel
          value={chosen.pageId}
          onChange={(pageId) => onChange({ ...chosen, pageId, audienceId: '' })}
          choices={(targets?.pages ?? []).map((page) => ({ id: page.pageId, label: page.name }))}
        />
      )}
      {chosen.kind === 'audience' && chosen.pageId !== '' && (
        <SelectField
          label={t.links.targets.audience}
          hideLabel
          value={chosen.audienceId}
          onChange={(audienceId) => onChange({ ...chosen, audienceId })}
          choices={(audiences ?? []).map((one) => ({
            id: one.audienceId,
            label: one.effectiveName,
          }))}
        />
      )}
    </fieldset>
  );
}
