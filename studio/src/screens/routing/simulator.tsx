// What a visitor would see at an address, and why: the server goes the same way as for a visit.
import type { PageRouting } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Badge, Fault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';

interface Visit {
  address: string;
  personId: string;
  referrer: string;
  country: string;
}

/** A path, or a whole address with its host and parameters. */
function bodyOf({ address, personId, referrer, country }: Visit) {
  const text = address.trim();
  const given = /^https?:\/\//.test(text) ? URL.parse(text) : URL.parse(text || '/', 'http://x');
  const query = Object.fromEntries(given?.searchParams ?? []);
  return {
    path: given?.pathname ?? '/',
    ...(given && given.host !== 'x' ? { host: given.host } : {}),
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(personId === '' ? {} : { personId }),
    ...(referrer.trim() === '' ? {} : { referrer: referrer.trim() }),
    ...(country.trim() === '' ? {} : { country: country.trim() }),
  };
}

const ids = /\b(pagelink|routing|audience|version|person|page)_[a-z0-9]{26}\b/g;

/** The server explains by ids; members know names. */
function inNames(detail: string, names: ReadonlyMap<string, string>): string {
  return detail.replace(
    ids,
    (id, kind: keyof typeof t.routing.things) => names.get(id) ?? t.routing.things[kind],
  );
}

interface SimulatorProps {
  routings: readonly PageRouting[];
  onClose(): void;
}

export function Simulator({ routings, onClose }: SimulatorProps) {
  const [visit, setVisit] = useState<Visit>({
    address: '',
    personId: '',
    referrer: '',
    country: '',
  });
  const people = useQuery({
    queryKey: ['people', 'simulator'],
    queryFn: async () => (await facet.persons.list({ limit: 100 })).items,
  }).data;
  const asked = useDeferredValue(visit);
  const body = bodyOf(asked);
  const found = useQuery({
    queryKey: ['simulate', body],
    queryFn: () => facet.pageLinks.simulate(body),
    enabled: asked.address.trim() !== '',
    placeholderData: (last) => last,
    retry: false,
  });
  const names = new Map([
    ...routings.flatMap(({ pageRoutingId, name, targets }) => [
      [pageRoutingId, name] as const,
      ...targets.map((target) => [target.id, target.name] as const),
    ]),
    ...(people ?? []).map(({ personId, name }) => [personId, name] as const),
    ...(found.data?.link
      ? [[found.data.link.pageLinkId, new URL(found.data.link.url).pathname] as const]
      : []),
  ]);
  const set = (name: keyof Visit) => (value: string) => setVisit({ ...visit, [name]: value });
  const seen = asked.address.trim() === '' ? undefined : found.data;
  return (
    <Sheet open onClose={onClose} title={t.routing.simulate}>
      <div className="flex flex-col gap-4">
        <Field
          label={t.routing.address}
          hint={t.routing.addressHint}
          placeholder="/go?utm_source=linkedin"
          value={visit.address}
          onChange={set('address')}
          autoFocus
        />
        <SelectField
          label={t.routing.person}
          value={visit.personId}
          onChange={set('personId')}
          choices={[
            { id: '', label: t.routing.nobody },
            ...(people ?? []).map(({ personId, name, email }) => ({
              id: personId,
              label: name,
              ...(email === null ? {} : { note: email }),
            })),
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t.routing.fields.referrerHost}
            placeholder="linkedin.com"
            value={visit.referrer}
            onChange={set('referrer')}
          />
          <Field
            label={t.routing.fields.country}
            placeholder="DE"
            value={visit.country}
            onChange={set('country')}
          />
        </div>
        {found.error && <Fault error={found.error} />}
        {seen && (
          <section aria-live="polite" className="border-t border-line pt-4">
            <p className="mb-3 flex flex-wrap items-center gap-2">
              <Badge tone={seen.status === 200 ? 'good' : 'warn'}>
                {seen.status === 200 ? t.routing.shows : t.routing.showsNothing}
              </Badge>
              {seen.arm !== null && <Badge tone="accent">{t.routing.arms[seen.arm]}</Badge>}
              {seen.link !== null && (
                <a
                  href={seen.link.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="truncate text-sm font-medium text-accent hover:underline"
                >
                  {seen.link.url.replace(/^https?:\/\//, '')}
                </a>
              )}
            </p>
            <ol className="flex flex-col">
              {seen.why.map(({ step, detail }) => (
                <li key={`${step} ${detail}`} className="relative flex gap-3 pb-3">
                  <span className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-press text-muted">
                    <Icon name="arrowDown" size={11} />
                  </span>
                  <span className="min-w-0">
                    <span className="block text-xs text-muted">{t.routing.steps[step]}</span>
                    <span className="block text-sm break-words">{inNames(detail, names)}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Sheet>
  );
}
