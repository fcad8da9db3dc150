import { normalizeEmail } from '../platform/formats/email.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, ReadOnly } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Invitations } from './invitations.service.ts';
import type { Members } from './members.service.ts';
import {
  CreatedInvitation,
  Invitation,
  Member,
  MemberEmail,
  MemberName,
  Role,
  renderInvitation,
  renderMember,
} from './schemas.ts';

const { route, listRoute } = endpoints<{ invitations: Invitations; members: Members }>();

const tag = 'Members';

const NewInvitation = Exact(
  {
    email: MemberEmail,
    role: Role,
    invitationId: ReadOnly,
    url: ReadOnly,
    createdAt: ReadOnly,
    expiresAt: ReadOnly,
  },
  { title: 'NewInvitation' },
);

const MemberChange = Exact(
  {
    name: Type.Optional(MemberName),
    role: Type.Optional(Role),
    memberId: ReadOnly,
    email: ReadOnly,
    createdAt: ReadOnly,
    lastSeenAt: ReadOnly,
  },
  { title: 'MemberChange' },
);

export const listMembers = listRoute({
  id: 'listMembers',
  path: '/v0/members',
  scope: 'read',
  tag,
  summary: 'List the members',
  description: 'Newest first.',
  item: Member,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.members.list(caller.tenantId, page);
    return { items: items.map(renderMember), ...rest };
  },
});

export const getMember = route({
  id: 'getMember',
  method: 'GET',
  path: '/v0/members/{member_id}',
  scope: 'read',
  tag,
  summary: 'Get a member',
  description: 'With their role, and when they were last seen.',
  reply: Member,
  fails: ['member_not_found'],
  run: async ({ params, caller, services }) =>
    renderMember(await services.members.get(caller.tenantId, params.member_id)),
});

export const inviteMember = route({
  id: 'inviteMember',
  method: 'POST',
  path: '/v0/members/invitations',
  status: 201,
  scope: 'admin',
  tag,
  summary: 'Invite somebody to become a member',
  description:
    'The link in `url` works once, for 7 days. Facet sends no email: pass the link on. Another invitation to the same email ends the one before.',
  body: NewInvitation,
  reply: CreatedInvitation,
  fails: ['member_exists'],
  async run({ body, caller, services }) {
    const email = normalizeEmail(body.email) ?? body.email;
    const { row, url } = await services.invitations.invite(caller.tenantId, email, body.role);
    return { ...renderInvitation(row), url };
  },
});

export const listInvitations = listRoute({
  id: 'listInvitations',
  path: '/v0/members/invitations',
  scope: 'admin',
  tag,
  summary: 'List the invitations that are still open',
  description: 'Newest first. Their links are not shown again.',
  item: Invitation,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.invitations.list(caller.tenantId, page);
    return { items: items.map(renderInvitation), ...rest };
  },
});

export const revokeInvitation = route({
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/v0/members/invitations/{invitation_id}',
  status: 204,
  scope: 'admin',
  tag,
  summary: 'Revoke an invitation',
  description: 'Its link no longer works.',
  fails: ['invitation_not_found'],
  run: ({ params, caller, services }) =>
    services.invitations.revoke(caller.tenantId, params.invitation_id),
});

export const updateMember = route({
  id: 'updateMember',
  method: 'PATCH',
  path: '/v0/members/{member_id}',
  scope: 'admin',
  tag,
  summary: 'Change the name or role of a member',
  description: 'A tenant always has an owner: the last one keeps the role.',
  body: MemberChange,
  reply: Member,
  fails: ['member_not_found', 'last_owner'],
  run: async ({ params, body, caller, services }) =>
    renderMember(await services.members.change(caller.tenantId, params.member_id, body)),
});

export const removeMember = route({
  id: 'removeMember',
  method: 'DELETE',
  path: '/v0/members/{member_id}',
  status: 204,
  scope: 'admin',
  tag,
  summary: 'Remove a member',
  description: 'Ends their sessions. The last owner cannot be removed.',
  fails: ['member_not_found', 'last_owner'],
  run: ({ params, caller, services }) => services.members.remove(caller.tenantId, params.member_id),
});

export const memberRoutes = [
  listMembers,
  getMember,
  inviteMember,
  listInvitations,
  revokeInvitation,
  updateMember,
  removeMember,
];
