// What the doctor says: what stands in the way of running well, the worst first.
import type { Checkup, Tenant } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { classes } from '../../lib/classes.ts';
import { facet, queries } from '../../lib/facet.ts';
import { ago, bytes, count } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tellFault } from '../../parts/feedback.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';

const checkupQuery = queryOptions({
  queryKey: ['checkup'],
  queryFn: () => facet.checkup.get(),
});
const tenantQuery = queryOptions({ queryKey: ['tenant'], queryFn: () => facet.tenant.get() });
/** A check-up takes as long as it takes: the screen is there before. */
export function preload(client: QueryClient): Promise<unknown> {
  void client.prefetchQuery(checkupQuery);
  return client.ensureQueryData(tenantQuery);
}

type Finding = Checkup['findings'][number];
const levels: Record<Finding['level'], { icon: IconName; look: string; order: number }> = {
  fault: { icon: 'close', look: 'bg-bad-soft text-bad', order: 0 },
  warning: { icon: 'warning', look: 'bg-warn-soft text-warn', order: 1 },
  ok: { icon: 'check', look: 'bg-good-soft text-good', order: 2 },
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Told = Record<string, string | undefined>;

/** What it means for the member, in their language; the doctor's own words are for operators. */
function meaningOf({ level, about, text }: Finding): string {
  if (level !== 'ok') return (t.health.inTrouble as Told)[about] ?? sentence(text);
  // Of what is in order, the figures the doctor found.
  const size = /[\d.,]+ [KMGT]?B/.exec(text)?.[0];
  if (about === 'space' && size !== undefined) return t.health.free(size);
  if (about === 'files' && size !== undefined) return t.health.allThere(size);
  if (about === 'database') return text.replace(/, part of Node$| answers$/, '');
  return (t.health.inOrder as Told)[about] ?? sentence(text);
}

export function Health() {
  const checkup = useQuery(checkupQuery);
  const tenant = useQuery(tenantQuery);
  const again = useMutation({
    mutationFn: () => facet.checkup.get({ again: 'true' }),
    onSuccess: (next) => queries.setQueryData(checkupQuery.queryKey, next),
    onError: tellFault,
  });
  if (checkup.error) return <Fault error={checkup.error} retry={() => void checkup.refetch()} />;
  return (
    <Screen
      title={t.settings.health}
      tabs={<SettingsTabs />}
      actions={
        <Button
          icon="refresh"
          busy={again.isPending}
          isDisabled={!checkup.data}
          onPress={() => again.mutate()}
        >
          {t.health.again}
        </Button>
      }
    >
      {checkup.data && tenant.data ? (
        <Report checkup={checkup.data} tenant={tenant.data} />
      ) : (
        <Loading rows={6} />
      )}
    </Screen>
  );
}

function Report({ checkup, tenant }: { checkup: Checkup; tenant: Tenant }) {
  const { findings, checkedAt } = checkup;
  const { counts, limits } = tenant;
  const sorted = findings.toSorted((a, b) => levels[a.level].order - levels[b.level].order);
  const bad = findings.filter(({ level }) => level !== 'ok').length;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <div className="flex items-center gap-4">
        <span
          className={classes(
            'flex size-11 items-center justify-center rounded-full',
            bad === 0 ? 'bg-good-soft text-good' : 'bg-warn-soft text-warn',
          )}
        >
          <Icon name={bad === 0 ? 'check' : 'warning'} size={20} />
        </span>
        <div>
          <p className="text-lg font-semibold">
            {bad === 0 ? t.health.fine : t.health.trouble(bad)}
          </p>
          <p className="text-xs text-muted">{t.health.checked(ago(checkedAt))}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-4 rounded-xl border border-line p-4 shadow-card sm:grid-cols-5">
        {(['pages', 'audiences', 'persons', 'accounts'] as const).map((name) => (
          <div key={name}>
            <dt className="text-xs text-muted">{t.health.counts[name]}</dt>
            <dd className="figures text-xl font-semibold">{count(counts[name])}</dd>
          </div>
        ))}
        <div>
          <dt className="text-xs text-muted">{t.health.upload}</dt>
          <dd className="figures text-xl font-semibold whitespace-nowrap">
            {bytes(limits.uploadBytes)}
          </dd>
        </div>
      </dl>
      <Card flush>
        <ul className="divide-y divide-line">
          {sorted.map((finding) => (
            <li
              key={`${finding.about} ${finding.text}`}
              className="flex items-start gap-3 px-4 py-3"
            >
              <span
                className={classes(
                  'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full',
                  levels[finding.level].look,
                )}
              >
                <Icon name={levels[finding.level].icon} size={12} />
              </span>
              <span className="sr-only">{t.health.levels[finding.level]}</span>
              <span className="flex min-w-0 flex-1 max-sm:flex-col sm:gap-3">
                <span className="w-28 shrink-0 text-sm font-medium">
                  {(t.health.about as Record<string, string | undefined>)[finding.about] ??
                    finding.about}
                </span>
                <span className="min-w-0 flex-1 text-sm break-words max-sm:text-muted">
                  {meaningOf(finding)}
                  {finding.level !== 'ok' && <ForOperators finding={finding} />}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function ForOperators({ finding: { text, advice } }: { finding: Finding }) {
  return (
    <details className="mt-1 text-xs text-muted" open>
      <summary className="cursor-pointer select-none">{t.health.forOperators}</summary>
      <p lang="en" className="mt-1 rounded-md bg-sunken px-2.5 py-2">
        {sentence(text)}.{advice !== undefined && ` ${sentence(advice)}.`}
      </p>
    </details>
  );
}
