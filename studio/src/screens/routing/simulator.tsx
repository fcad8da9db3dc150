// Where would this visit lead, and why: rule by rule.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Empty, Fault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';
import { type Names, routingsQuery, ruleText, typedOf } from './queries.ts';

const utmNames = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

interface Visit {
  address: string;
  referrer: string;
  country: string;
  accountDomain: string;
}

/** An address as the API takes it: its utm parameters by name, the others as they are. */
function factsOf({ address, referrer, country, accountDomain }: Visit) {
  const query = new URLSearchParams(
    address.includes('?') ? address.slice(address.indexOf('?')) : '',
  );
  const facts: Record<string, string> = {};
  for (const [name, field] of Object.entries(utmNames)) {
    const value = query.get(name);
    if (value !== null) facts[field] = value;
    query.delete(name);
  }
  const rest = query.toString();
  if (rest !== '') facts.query = rest;
  if (referrer.trim() !== '') facts.referrer = referrer.trim();
  if (country.trim() !== '') facts.country = country.trim();
  if (accountDomain.trim() !== '') facts.accountDomain = accountDomain.trim();
  return facts;
}

export function Simulator({ names, onClose }: { names: Names; onClose(): void }) {
  const found = useQuery(routingsQuery).data;
  const routings = found?.routings ?? [];
  const [chosen, setChosen] = useState<string>();
  const [visit, setVisit] = useState<Visit>({
    address: '',
    referrer: '',
    country: '',
    accountDomain: '',
  });
  const routing = routings.find(({ pageRoutingId }) => pageRoutingId === chosen) ?? routings[0];
  const facts = useDeferredValue(factsOf(visit));
  const decision = useQuery({
    queryKey: ['routing', routing?.pageRoutingId, 'explain', facts],
    queryFn: () => facet.pageRoutings.explain(routing?.pageRoutingId ?? '', facts),
    enabled: routing !== undefined,
    placeholderData: (last) => last,
    retry: false,
  });
  const set = (name: keyof Visit) => (value: string) => setVisit({ ...visit, [name]: value });
  if (routing === undefined)
    return (
      <Sheet open onClose={onClose} title={t.routing.simulate}>
        <Empty icon="compare" title={t.routing.emptyTitle}>
          {t.routing.emptyNote}
        </Empty>
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} title={t.routing.simulate}>
      <div className="flex flex-col gap-4">
        <SelectField
          label={t.routing.which}
          value={routing.pageRoutingId}
          onChange={setChosen}
          choices={routings.map(({ pageRoutingId, name }) => ({ id: pageRoutingId, label: name }))}
        />
        <Field
          label={t.routing.address}
          hint={t.routing.addressHint}
          placeholder="/go?utm_source=linkedin"
          value={visit.address}
          onChange={set('address')}
          autoFocus
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
          <Field
            label={t.routing.fields.accountDomain}
            placeholder="northwind.example"
            value={visit.accountDomain}
            onChange={set('accountDomain')}
          />
        </div>
        {decision.error && <Fault error={decision.error} />}
        {decision.data && (
          <section aria-live="polite" className="flex flex-col gap-3 border-t border-line pt-4">
            <p className="flex items-center gap-2 text-base">
              <span className="flex size-6 items-center justify-center rounded-full bg-good-soft text-good">
                <Icon name="arrowRight" size={14} />
              </span>
              <span className="font-semibold">{names(decision.data.target)}</span>
              <span className="text-sm text-muted">
                {decision.data.decidedBy === 'rule'
                  ? t.routing.byRule((decision.data.ruleIndex ?? 0) + 1)
                  : t.routing.by[decision.data.decidedBy]}
              </span>
            </p>
            <ol className="flex flex-col gap-2">
              {decision.data.why.map((trace) => (
                <li
                  key={trace.ruleIndex}
                  className={classes(
                    'rounded-lg border px-3 py-2 text-sm',
                    trace.outcome === 'matched' ? 'border-good bg-good-soft' : 'border-line',
                    trace.outcome === 'not_reached' && 'text-muted',
                  )}
                >
                  <span className="flex items-center gap-2">
                    <span className="flex-1 font-medium">
                      {trace.name ??
                        (routing.rules[trace.ruleIndex]
                          ? ruleText(routing.rules[trace.ruleIndex] as never)
                          : t.routing.rule(trace.ruleIndex + 1))}
                    </span>
                    <span className="text-xs text-muted">{t.routing.outcomes[trace.outcome]}</span>
                  </span>
                  {trace.conditions.map(({ condition, actual, matched }) => {
                    const { field, parameter, operator, text } = typedOf(condition);
                    const name = field === 'query' ? `?${parameter}` : t.routing.fields[field];
                    return (
                      <span
                        key={JSON.stringify(condition)}
                        className="mt-1 flex items-center gap-1.5 text-xs"
                      >
                        <span className={matched ? 'text-good' : 'text-bad'}>
                          <Icon name={matched ? 'check' : 'close'} size={12} />
                        </span>
                        {name} {t.routing.operators[operator]} {text}
                        {!matched && (
                          <span className="text-muted">
                            {t.routing.was(actual.join(', ') || t.routing.nothing)}
                          </span>
                        )}
                      </span>
                    );
                  })}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Sheet>
  );
}
