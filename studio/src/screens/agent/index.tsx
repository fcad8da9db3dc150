// Who writes the pages, within which budget, and whether it works right now.
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { count, decimal } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Fault, Notice, tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';

const agentQuery = queryOptions({ queryKey: ['agent'], queryFn: () => facet.agent.get() });
export const preload = (client: QueryClient) => client.ensureQueryData(agentQuery);

export function AgentSettings() {
  const me = useMe();
  const agent = useQuery(agentQuery);
  const run = useMutation({ mutationFn: () => facet.agent.test(), onError: tellFault });
  if (agent.error) return <Fault error={agent.error} retry={() => void agent.refetch()} />;
  const facts = agent.data;
  if (!facts) return <Loading />;
  const isModel = facts.agent === 'model';
  return (
    <Screen title={t.settings.agent} tabs={<SettingsTabs />}>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <Card>
          <div className="flex items-start gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent">
              <Icon name="spark" size={20} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
                {isModel ? facts.model : t.agent.rules}
                <Badge tone="accent">{isModel ? t.agent.modelKind : t.agent.rulesKind}</Badge>
              </p>
              <p className="mt-0.5 text-sm text-pretty text-muted">
                {isModel ? t.agent.modelNote : t.agent.rulesNote}
              </p>
              <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
                <Fact label={t.agent.time} value={`${count(facts.timeoutSeconds)} s`} />
                <Fact
                  label={t.agent.tokens}
                  value={
                    facts.maxOutputTokens === null ? t.agent.free : count(facts.maxOutputTokens)
                  }
                />
                <Fact label={t.agent.from} value={facts.servedFrom ?? t.agent.inside} />
              </dl>
            </div>
          </div>
        </Card>
        {me.may('admin') && (
          <Card title={t.agent.test} note={isModel ? t.agent.testCost : t.agent.testNote}>
            <Button icon="spark" busy={run.isPending} onPress={() => run.mutate()}>
              {t.agent.run}
            </Button>
            {run.data && (
              <div className="mt-4" aria-live="polite">
                {run.data.ok ? (
                  <Notice tone="good" icon="check">
                    <p className="font-medium">
                      {t.agent.wrote(run.data.blocks, decimal(run.data.durationMs / 1000))}
                    </p>
                    {run.data.headline !== undefined && <p>“{run.data.headline}”</p>}
                  </Notice>
                ) : (
                  <Notice tone="bad" icon="warning">
                    <p className="font-medium">{t.agent.failed}</p>
                    <p className="break-words">{run.data.detail}</p>
                  </Notice>
                )}
              </div>
            )}
          </Card>
        )}
        <Card title={t.agent.change}>
          <p className="text-sm text-muted">{t.agent.changeNote}</p>
          <pre className="thin-scroll mt-3 overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs">
            {[
              'FACET_AGENT_MODEL=anthropic/claude-sonnet-4-5',
              'FACET_AGENT_API_KEY=…',
              'FACET_AGENT_TIMEOUT=60',
              'FACET_AGENT_MAX_TOKENS=16000',
            ].join('\n')}
          </pre>
        </Card>
      </div>
    </Screen>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="figures truncate text-sm font-medium">{value}</dd>
    </div>
  );
}
