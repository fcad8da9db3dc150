// Does personalising help? Some readers see what everyone would, and the difference is measured.
import type { Experiment as Running } from '@facet/sdk';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { moment, percent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';
import { Part } from './part.tsx';

const experimentQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'experiment'],
    queryFn: async (): Promise<Running | null> => {
      const [latest] = (await facet.experiments.list(pageId)).items;
      return latest ?? null;
    },
  });

/** Groups that are live: what those who are held out can be shown. */
const groupsQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'groups'],
    queryFn: async () => {
      const { items } = await facet.audiences.list(pageId, { published: 'true', limit: 200 });
      return items.filter((audience) => audience.personId === undefined);
    },
  });

const shares = ['0.05', '0.1', '0.2', '0.5'] as const;
const metrics = ['converted', 'formSubmitted', 'engaged'] as const;

export function Experiment({ pageId, disabled }: { pageId: string; disabled: boolean }) {
  const groups = useQuery(groupsQuery(pageId)).data ?? [];
  // Without a live group there can be none.
  const running = useQuery({ ...experimentQuery(pageId), enabled: groups.length > 0 });
  const [control, setControl] = useState<string>();
  const [holdout, setHoldout] = useState<(typeof shares)[number]>('0.1');
  const [metric, setMetric] = useState<(typeof metrics)[number]>('converted');
  const [ending, setEnding] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['page', pageId, 'experiment'] });
  const controlAudienceId = control ?? groups[0]?.audienceId;
  const start = useMutation({
    mutationFn: () =>
      facet.experiments.put(pageId, {
        holdout: Number(holdout),
        controlAudienceId: controlAudienceId ?? '',
        metric,
      }),
    onSuccess: refresh,
    onError: tellFault,
  });
  const end = useMutation({
    mutationFn: () => facet.experiments.delete(pageId),
    onSuccess: () => {
      setEnding(false);
      return refresh();
    },
    onError: tellFault,
  });
  const e = t.pageSettings.experimentTexts;
  const now = running.data?.endedAt === null ? running.data : undefined;
  const nameOf = (id: string) =>
    groups.find((group) => group.audienceId === id)?.effectiveName ?? id;
  return (
    <Part id="experiment" title={t.pageSettings.experiment} note={e.note} reach="now">
      {now ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="min-w-0 flex-1">
            {e.running(percent(now.holdout), nameOf(now.controlAudienceId), moment(now.startedAt))}
            <span className="block text-xs text-muted">{e.metrics[now.metric]}</span>
          </p>
          {!disabled && <Button onPress={() => setEnding(true)}>{e.end}</Button>}
        </div>
      ) : groups.length === 0 ? (
        <p className="text-sm text-muted">{e.noGroups}</p>
      ) : (
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_1fr_auto]">
          <SelectField
            label={e.control}
            value={controlAudienceId ?? ''}
            choices={groups.map((group) => ({
              id: group.audienceId,
              label: group.effectiveName,
            }))}
            onChange={setControl}
            disabled={disabled}
          />
          <SelectField
            label={e.holdout}
            value={holdout}
            choices={shares.map((id) => ({ id, label: percent(Number(id)) }))}
            onChange={setHoldout}
            disabled={disabled}
          />
          <SelectField
            label={e.metric}
            value={metric}
            choices={metrics.map((id) => ({ id, label: e.metrics[id] }))}
            onChange={setMetric}
            disabled={disabled}
          />
          <Button isDisabled={disabled} busy={start.isPending} onPress={() => start.mutate()}>
            {e.start}
          </Button>
        </div>
      )}
      <Confirm
        open={ending}
        onClose={() => setEnding(false)}
        title={e.endTitle}
        confirm={e.end}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        {e.endNote}
      </Confirm>
    </Part>
  );
}
