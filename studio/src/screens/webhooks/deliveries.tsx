// What was sent to one receiver, and what it answered.
import type { WebhookSubscription } from '@facet/sdk';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { facet, queries } from '../../lib/facet.ts';
import { moment } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Fault, tellFault } from '../../parts/feedback.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { Loading } from '../../parts/screen.tsx';

const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async () => (await facet.webhookDeliveries.list(id, { limit: 50 })).items,
    refetchInterval: 5000,
  });

const toneOf = (status: string) =>
  status === 'delivered' || status === 'succeeded' ? 'good' : status === 'failed' ? 'bad' : 'warn';

export function Deliveries({ hook, onClose }: { hook: WebhookSubscription; onClose(): void }) {
  const deliveries = useQuery(deliveriesQuery(hook.subscriptionId));
  const again = useMutation({
    mutationFn: (id: string) => facet.webhookDeliveries.redeliver(hook.subscriptionId, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks', hook.subscriptionId] }),
    onError: tellFault,
  });
  return (
    <Sheet open onClose={onClose} title={t.hooks.deliveries}>
      <p className="mb-4 text-sm break-all text-muted">{hook.url}</p>
      {deliveries.error && <Fault error={deliveries.error} />}
      {deliveries.isPending && <Loading />}
      {deliveries.data?.length === 0 && (
        <p className="py-8 text-center text-sm text-muted">{t.hooks.none}</p>
      )}
      <ul className="divide-y divide-line">
        {deliveries.data?.map((delivery) => (
          <li key={delivery.deliveryId} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="truncate font-mono text-xs">{delivery.type ?? t.hooks.forgotten}</p>
              <p className="text-xs text-muted">{moment(delivery.createdAt)}</p>
            </div>
            <Badge tone={toneOf(delivery.status)}>
              {(t.hooks.statuses as Record<string, string | undefined>)[delivery.status] ??
                delivery.status}
            </Badge>
            <Button size="small" onPress={() => again.mutate(delivery.deliveryId)}>
              {t.hooks.again}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
