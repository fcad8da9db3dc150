// Who may come in, and what they may do.
import type { Member } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago, day } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Fault, Notice, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Confirm, Dialog, FormDialog } from '../../parts/overlay.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { Avatar, CopyText } from '../../parts/small.tsx';

type Role = Member['role'];
const roles = ['viewer', 'editor', 'publisher', 'owner'] as const;
const roleChoices = () =>
  roles.map((id) => ({ id, label: t.roles[id].name, note: t.roles[id].note }));

const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async () => (await facet.members.list({ limit: 200 })).items,
});
const invitationsQuery = queryOptions({
  queryKey: ['members', 'invitations'],
  queryFn: async () => (await facet.invitations.list({ limit: 200 })).items,
});

export const preload = (client: QueryClient) => client.ensureQueryData(membersQuery);

export function Members() {
  const me = useMe();
  const members = useQuery(membersQuery);
  const owner = me.may('admin');
  const invitations = useQuery({ ...invitationsQuery, enabled: owner });
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Member>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['members'] });
  const change = useMutation({
    mutationFn: ({ memberId, role }: { memberId: string; role: Role }) =>
      facet.members.update(memberId, { role }),
    onSuccess: refresh,
    onError: tellFault,
  });
  const remove = useMutation({
    mutationFn: (memberId: string) => facet.members.delete(memberId),
    onSuccess: () => {
      setRemoving(undefined);
      return refresh();
    },
    onError: tellFault,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => facet.invitations.delete(id),
    onSuccess: refresh,
    onError: tellFault,
  });
  if (members.error) return <Fault error={members.error} retry={() => void members.refetch()} />;
  if (!members.data) return <Loading />;
  return (
    <Screen
      title={t.members.title}
      tabs={<SettingsTabs />}
      actions={
        owner && (
          <Button look="solid" icon="plus" onPress={() => setInviting(true)}>
            {t.members.invite}
          </Button>
        )
      }
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <Card flush>
          <ul className="divide-y divide-line">
            {members.data.map((member) => (
              <li
                key={member.memberId}
                className="flex flex-wrap items-center gap-3 px-4 py-2.5 sm:flex-nowrap"
              >
                <Avatar name={member.name} size={32} />
                <div className="min-w-0 flex-1 basis-36">
                  <p className="truncate text-sm font-medium">
                    {member.name}
                    {member.memberId === me.memberId && (
                      <span className="ms-1.5 font-normal text-muted">({t.members.you})</span>
                    )}
                  </p>
                  <p className="truncate text-xs text-muted">{member.email}</p>
                </div>
                <span className="text-xs text-muted max-sm:hidden">
                  {member.lastSeenAt === null
                    ? t.members.neverHere
                    : t.members.lastHere(ago(member.lastSeenAt))}
                </span>
                {owner ? (
                  <div className="w-32">
                    <SelectField
                      label={t.members.role}
                      hideLabel
                      value={member.role}
                      choices={roleChoices()}
                      onChange={(role) => change.mutate({ memberId: member.memberId, role })}
                    />
                  </div>
                ) : (
                  <span className="text-sm text-muted">{t.roles[member.role].name}</span>
                )}
                {owner && member.memberId !== me.memberId && (
                  <IconButton
                    icon="trash"
                    label={t.members.remove}
                    onPress={() => setRemoving(member)}
                  />
                )}
              </li>
            ))}
          </ul>
        </Card>
        {owner && (invitations.data?.length ?? 0) > 0 && (
          <Card title={t.members.open} flush>
            <ul className="divide-y divide-line">
              {invitations.data?.map((invitation) => (
                <li
                  key={invitation.invitationId}
                  className="flex items-center gap-3 px-4 py-2 text-sm"
                >
                  <span className="min-w-0 flex-1 truncate">{invitation.email}</span>
                  <span className="text-muted">{t.roles[invitation.role].name}</span>
                  <span className="text-xs text-muted">
                    {t.members.expires(day(invitation.expiresAt))}
                  </span>
                  <Button size="small" onPress={() => revoke.mutate(invitation.invitationId)}>
                    {t.members.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {inviting && (
        <Invite
          onClose={() => {
            setInviting(false);
            void refresh();
          }}
        />
      )}
      {removing && (
        <Confirm
          open
          danger
          title={t.members.removeTitle(removing.name)}
          confirm={t.members.remove}
          busy={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutate(removing.memberId)}
        >
          {t.members.removeNote}
        </Confirm>
      )}
    </Screen>
  );
}

function Invite({ onClose }: { onClose(): void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const invite = useMutation({
    mutationFn: () => facet.invitations.create({ email: email.trim(), role }),
    onError: (error) => {
      if (faultOf(error, '/email') === undefined) tellFault(error);
    },
  });
  if (invite.data) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.members.inviteTitle}
        footer={
          <Button look="solid" onPress={onClose}>
            {t.common.close}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          <Notice tone="good" icon="check">
            {t.members.linkReady(invite.data.email)}
          </Notice>
          <CopyText text={invite.data.url} label={t.common.copy} />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t.members.inviteTitle}
      note={t.members.inviteNote}
      submit={t.members.inviteSubmit}
      busy={invite.isPending}
      onSubmit={() => invite.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.members.email}
        type="email"
        value={email}
        onChange={setEmail}
        required
        autoFocus
        fault={faultOf(invite.error, '/email')}
      />
      <SelectField
        label={t.members.role}
        value={role}
        choices={roleChoices()}
        onChange={setRole}
        hint={t.roles[role].note}
      />
    </FormDialog>
  );
}
