// Who is told what happens, and whether it arrived.
import type { WebhookSubscription } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Confirm, Dialog, FormDialog } from '../../parts/overlay.tsx';
import { Card, Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { CopyText } from '../../parts/small.tsx';
import { Deliveries } from './deliveries.tsx';

const hooksQuery = listQuery<WebhookSubscription>(['webhooks'], (query) =>
  facet.webhookSubscriptions.list(query),
);
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(hooksQuery);
const refresh = () => queries.invalidateQueries({ queryKey: ['webhooks'] });

export function Webhooks() {
  const me = useMe();
  const may = me.may('write');
  const { rows, total, error, retry } = useList(hooksQuery);
  const [making, setMaking] = useState(false);
  const [looking, setLooking] = useState<WebhookSubscription>();
  const [removing, setRemoving] = useState<WebhookSubscription>();
  const change = useMutation({
    mutationFn: ({ subscriptionId, active }: { subscriptionId: string; active: boolean }) =>
      facet.webhookSubscriptions.update(subscriptionId, { active }),
    onSuccess: refresh,
    onError: tellFault,
  });
  const test = useMutation({
    mutationFn: (id: string) => facet.webhookSubscriptions.test(id, {}),
    onSuccess: (_, id) => {
      tell(t.hooks.tested);
      setLooking(rows.find((hook) => hook.subscriptionId === id));
      return refresh();
    },
    onError: tellFault,
  });
  const remove = useMutation({
    mutationFn: (id: string) => facet.webhookSubscriptions.delete(id),
    onSuccess: () => {
      setRemoving(undefined);
      return refresh();
    },
    onError: tellFault,
  });
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setMaking(true)}>
      {t.hooks.new}
    </Button>
  );
  return (
    <Screen title={t.settings.webhooks} tabs={<SettingsTabs />} actions={add}>
      <div className="mx-auto max-w-3xl">
        {error !== null ? (
          <Fault error={error} retry={retry} />
        ) : total === 0 ? (
          <Empty icon="hook" title={t.hooks.emptyTitle} action={add}>
            {t.hooks.emptyNote}
          </Empty>
        ) : (
          <Card flush>
            <ul className="divide-y divide-line">
              {rows.map((hook) => (
                <li key={hook.subscriptionId} className="flex items-center gap-3 px-4 py-3">
                  <button
                    type="button"
                    onClick={() => setLooking(hook)}
                    className="min-w-0 flex-1 text-start"
                  >
                    <span className="block truncate text-sm font-medium hover:underline">
                      {hook.url}
                    </span>
                    <span className="block truncate text-xs text-muted">
                      {hook.events === null
                        ? t.hooks.allEvents
                        : hook.events.map((name) => t.hooks.names[name]).join(' · ')}
                    </span>
                  </button>
                  <Badge tone={stateOf(hook)}>
                    {hook.failingSince !== null && hook.active
                      ? t.hooks.failing(ago(hook.failingSince))
                      : hook.active
                        ? t.hooks.on
                        : t.hooks.off}
                  </Badge>
                  {may && (
                    <Menu
                      label={t.common.more}
                      trigger={<IconButton icon="more" label={t.common.more} />}
                      entries={[
                        [
                          {
                            id: 'look',
                            label: t.hooks.deliveries,
                            icon: 'history',
                            run: () => setLooking(hook),
                          },
                          {
                            id: 'test',
                            label: t.hooks.test,
                            icon: 'send',
                            run: () => test.mutate(hook.subscriptionId),
                          },
                          {
                            id: 'switch',
                            label: hook.active ? t.hooks.switchOff : t.hooks.switchOn,
                            icon: hook.active ? 'stop' : 'check',
                            run: () =>
                              change.mutate({
                                subscriptionId: hook.subscriptionId,
                                active: !hook.active,
                              }),
                          },
                        ],
                        [
                          {
                            id: 'remove',
                            label: t.common.delete,
                            icon: 'trash',
                            danger: true,
                            run: () => setRemoving(hook),
                          },
                        ],
                      ]}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {making && <NewHook onClose={() => setMaking(false)} />}
      {looking && <Deliveries hook={looking} onClose={() => setLooking(undefined)} />}
      {removing && (
        <Confirm
          open
          danger
          title={t.hooks.removeTitle}
          confirm={t.common.delete}
          busy={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutate(removing.subscriptionId)}
        >
          {removing.url}
        </Confirm>
      )}
    </Screen>
  );
}

/** A receiver that fails is not well, though it is switched on. */
const stateOf = (hook: WebhookSubscription) =>
  hook.active ? (hook.failingSince === null ? 'good' : 'bad') : 'plain';

type EventName = NonNullable<WebhookSubscription['events']>[number];
const eventNames = (): EventName[] => Object.keys(t.hooks.names) as EventName[];
const formats = ['standard', 'slack', 'teams'] as const;

function NewHook({ onClose }: { onClose(): void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<EventName[]>(['page.version.published', 'form.submitted']);
  const [format, setFormat] = useState<(typeof formats)[number]>('standard');
  const make = useMutation({
    mutationFn: () =>
      facet.webhookSubscriptions.create({ url: url.trim(), events, format, active: true }),
    onSuccess: refresh,
    onError: (error) => {
      if (faultOf(error, '/url') === undefined) tellFault(error);
    },
  });
  if (make.data) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.hooks.new}
        footer={
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          <Notice tone="good" icon="check">
            {t.hooks.secret}
          </Notice>
          <CopyText text={make.data.signingSecret} label={t.common.copy} mono />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t.hooks.new}
      wide
      submit={t.hooks.make}
      busy={make.isPending}
      disabled={events.length === 0}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.hooks.url}
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        fault={faultOf(make.error, '/url')}
        required
        autoFocus
      />
      <SelectField
        label={t.hooks.format}
        value={format}
        onChange={setFormat}
        choices={formats.map((id) => ({ id, ...t.hooks.formats[id] }))}
      />
      <fieldset className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">{t.hooks.events}</legend>
        {eventNames().map((name) => (
          <label
            key={name}
            className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={events.includes(name)}
              onChange={(event) =>
                setEvents(
                  event.target.checked
                    ? [...events, name]
                    : events.filter((other) => other !== name),
                )
              }
            />
            {t.hooks.names[name]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
