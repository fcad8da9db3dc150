// One address, several pages: rules in order, the first that fits wins.
import type { PageRouting } from '@facet/sdk';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { urlOf } from '../../lib/addresses.ts';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty, Fault, tellFault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { EditRouting } from './edit.tsx';
import { namesOf, routingsQuery, ruleText } from './queries.ts';
import { Simulator } from './simulator.tsx';

export const preload = (client: QueryClient) => client.ensureQueryData(routingsQuery);
export const refresh = () => queries.invalidateQueries({ queryKey: ['routings'] });

export function Routings() {
  const me = useMe();
  const may = me.may('write');
  const found = useQuery(routingsQuery);
  const [editing, setEditing] = useState<PageRouting | 'new'>();
  const [trying, setTrying] = useState(false);
  const [removing, setRemoving] = useState<PageRouting>();
  const remove = useMutation({
    mutationFn: (id: string) => facet.pageRoutings.delete(id),
    onSuccess: () => {
      setRemoving(undefined);
      return refresh();
    },
    onError: tellFault,
  });
  if (found.error) return <Fault error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <Loading />;
  const { routings, pages, links } = found.data;
  const add = may && pages.length > 0 && (
    <Button look="solid" icon="plus" onPress={() => setEditing('new')}>
      {t.routing.new}
    </Button>
  );
  return (
    <Screen
      title={t.library.routing}
      tabs={<LibraryTabs />}
      actions={
        <>
          <Button icon="eye" onPress={() => setTrying(true)}>
            {t.routing.simulate}
          </Button>
          {add}
        </>
      }
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        {routings.length === 0 && (
          <Empty icon="route" title={t.routing.emptyTitle} action={add}>
            {t.routing.emptyNote}
          </Empty>
        )}
        {routings.map((routing) => {
          const names = namesOf(routing);
          const addresses = links.filter(
            ({ target }) =>
              target.targetType === 'page_routing' &&
              target.pageRoutingId === routing.pageRoutingId,
          );
          return (
            <Card
              key={routing.pageRoutingId}
              title={routing.name}
              note={
                addresses.length === 0
                  ? t.routing.noLink
                  : addresses.map((link) => urlOf(link).replace(/^https?:\/\//, '')).join(', ')
              }
              actions={
                may && (
                  <span className="flex">
                    <IconButton
                      icon="pen"
                      label={t.routing.edit(routing.name)}
                      onPress={() => setEditing(routing)}
                    />
                    <IconButton
                      icon="trash"
                      label={t.routing.remove(routing.name)}
                      onPress={() => setRemoving(routing)}
                    />
                  </span>
                )
              }
            >
              <ol className="flex flex-col">
                {routing.rules.map((rule, index) => (
                  <Line
                    // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other name
                    key={index}
                    mark={String(index + 1)}
                    when={rule.name ?? ruleText(rule)}
                    {...(rule.name === undefined ? {} : { note: ruleText(rule) })}
                    target={names(rule.target)}
                  />
                ))}
                <Line mark="·" when={t.routing.otherwise} target={names(routing.defaultTarget)} />
              </ol>
            </Card>
          );
        })}
      </div>
      {editing && (
        <EditRouting
          routing={editing === 'new' ? undefined : editing}
          pages={pages}
          onClose={() => setEditing(undefined)}
        />
      )}
      {trying && <Simulator routings={routings} onClose={() => setTrying(false)} />}
      {removing && (
        <Confirm
          open
          danger
          title={t.routing.remove(removing.name)}
          confirm={t.common.delete}
          busy={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutate(removing.pageRoutingId)}
        >
          {t.routing.removeNote}
        </Confirm>
      )}
    </Screen>
  );
}

function Line(props: { mark: string; when: string; note?: string; target: string }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-sm last:border-0">
      <span className="figures flex size-5 shrink-0 items-center justify-center rounded-full bg-press text-2xs font-semibold text-muted">
        {props.mark}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-x-3 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="block truncate">{props.when}</span>
          {props.note !== undefined && (
            <span className="block truncate text-xs text-muted">{props.note}</span>
          )}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 font-medium max-sm:mt-1 sm:max-w-[50%]">
          <span className="text-faint">
            <Icon name="arrowRight" size={14} />
          </span>
          <span className="truncate">{props.target}</span>
        </span>
      </span>
    </li>
  );
}
