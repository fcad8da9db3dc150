// What was sent to one receiver: every try, and what it answered.
import type { WebhookDelivery, WebhookSubscription } from '@facet/sdk';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { ago, count, moment } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Fault, tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { Loading } from '../../parts/screen.tsx';

const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async () => (await facet.webhookDeliveries.list(id, { limit: 50 })).items,
    refetchInterval: 5000,
  });

const tones = { waiting: 'warn', delivered: 'good', failed: 'bad', cancelled: 'plain' } as const;

/** In words where there are any: a test has none. */
const eventText = (type: string | null): string =>
  type === null
    ? t.hooks.forgotten
    : ((t.hooks.names as Record<string, string | undefined>)[type] ?? type);

export function Deliveries({ hook, onClose }: { hook: WebhookSubscription; onClose(): void }) {
  const deliveries = useQuery(deliveriesQuery(hook.subscriptionId));
  const [open, setOpen] = useState<string>();
  const may = useMe().may('write');
  const refresh = () => queries.invalidateQueries({ queryKey: ['webhooks', hook.subscriptionId] });
  const test = useMutation({
    mutationFn: () => facet.webhookSubscriptions.test(hook.subscriptionId, {}),
    onSuccess: refresh,
    onError: tellFault,
  });
  const again = useMutation({
    mutationFn: (id: string) => facet.webhookDeliveries.redeliver(hook.subscriptionId, id),
    onSuccess: refresh,
    onError: tellFault,
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.hooks.deliveries}
      {...(may
        ? {
            footer: (
              <Button icon="send" busy={test.isPending} onPress={() => test.mutate()}>
                {t.hooks.test}
              </Button>
            ),
          }
        : {})}
    >
      <p className="mb-4 text-sm break-all text-muted">{hook.url}</p>
      {deliveries.error && <Fault error={deliveries.error} />}
      {deliveries.isPending && <Loading />}
      {deliveries.data?.length === 0 && (
        <p className="py-8 text-center text-sm text-muted">{t.hooks.none}</p>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line empty:border-0">
        {deliveries.data?.map((delivery) => (
          <li key={delivery.deliveryId}>
            <button
              type="button"
              aria-expanded={open === delivery.deliveryId}
              onClick={() =>
                setOpen(open === delivery.deliveryId ? undefined : delivery.deliveryId)
              }
              className="flex w-full items-center gap-3 px-3 py-2.5 text-start hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">
                  {eventText(delivery.type)}
                </span>
                <span className="block text-xs text-muted">{ago(delivery.createdAt)}</span>
              </span>
              <Badge tone={tones[delivery.status]}>{t.hooks.statuses[delivery.status]}</Badge>
              <span className="text-faint">
                <Icon
                  name={open === delivery.deliveryId ? 'chevronDown' : 'chevronRight'}
                  size={14}
                />
              </span>
            </button>
            {open === delivery.deliveryId && (
              <Tries
                hook={hook}
                delivery={delivery}
                busy={again.isPending}
                {...(may ? { onAgain: () => again.mutate(delivery.deliveryId) } : {})}
              />
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface TriesProps {
  hook: WebhookSubscription;
  delivery: WebhookDelivery;
  busy: boolean;
  onAgain?: () => void;
}

function Tries({ hook, delivery, busy, onAgain }: TriesProps) {
  const whole = useQuery({
    queryKey: ['webhooks', hook.subscriptionId, delivery.deliveryId],
    queryFn: () => facet.webhookDeliveries.get(hook.subscriptionId, delivery.deliveryId),
  }).data;
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-sunken px-3 py-3">
      <ol className="flex flex-col gap-1 text-xs">
        {delivery.attempts.map((attempt) => (
          <li key={attempt.number} className="figures flex flex-wrap gap-x-2">
            <time dateTime={attempt.startedAt} className="text-muted">
              {moment(attempt.startedAt)}
            </time>
            <span className="font-medium">
              {attempt.status === null ? t.hooks.noAnswer : t.hooks.answered(attempt.status)}
            </span>
            <span className="text-muted">{t.hooks.took(count(attempt.latencyMs))}</span>
            {attempt.error !== null && (
              <span className="w-full break-words text-bad">{attempt.error}</span>
            )}
          </li>
        ))}
        {delivery.nextAttemptAt !== null && (
          <li className="text-muted">{t.hooks.next(moment(delivery.nextAttemptAt))}</li>
        )}
      </ol>
      {whole?.event != null && (
        <pre className="thin-scroll max-h-56 overflow-auto rounded-md border border-line bg-surface p-2.5 text-2xs">
          {JSON.stringify(whole.event, null, 2)}
        </pre>
      )}
      {onAgain !== undefined && (
        <div className="flex">
          <Button size="small" icon="refresh" busy={busy} onPress={onAgain}>
            {t.hooks.again}
          </Button>
        </div>
      )}
    </div>
  );
}
