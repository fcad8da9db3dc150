// Lists of people, accounts and keys, for the paging suite.
import { randomUUID } from 'node:crypto';
import { joinAs } from './members.ts';
import { client, type MakeList } from './paging.ts';

export const erasures: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  return {
    path: '/v0/erasures',
    idOf: (item) => item.erasureId,
    async add() {
      const { personId } = await made('/v0/persons', { name: 'Ada' });
      const { headers } = await facet.call('DELETE', `/v0/persons/${personId}`, { key });
      return headers.get('erasure-receipt') ?? '';
    },
  };
};

export const persons: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/persons',
    idOf: (item) => item.personId,
    add: async () => (await made('/v0/persons', { name: 'One of many' })).personId,
    async remove(id) {
      await gone(`/v0/persons/${id}`);
      return false;
    },
  };
};

export const accounts: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  let count = 0;
  return {
    path: '/v0/accounts',
    idOf: (item) => item.accountId,
    async add() {
      const log = { source: 'test', payload: {}, domain: `company${count++}.example` };
      return (await made('/v0/account_logs', log)).accountId;
    },
  };
};

export const apiKeys: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/api_keys',
    idOf: (item) => item.apiKeyId,
    add: async () => (await made('/v0/api_keys', { name: 'a key', scopes: ['read'] })).apiKeyId,
    async remove(id) {
      await gone(`/v0/api_keys/${id}`);
      return false;
    },
  };
};

/** A log and the activity made of it share the last part of their ids. */
const activityIdOf = (logId: string): string => logId.replace(/^[a-z]+_/, 'activity_');

export const accountActivity: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const log = { source: 'test', payload: {}, domain: 'company.example' };
  const { accountId } = await made('/v0/account_logs', log);
  const person = await made('/v0/persons', { name: 'Seen', email: 'seen@company.example' });
  return {
    path: `/v0/accounts/${accountId}/activity`,
    idOf: (item) => item.activityId,
    async add() {
      const { accountLogId } = await made('/v0/account_logs', log);
      // Beside each row one that this list must not show.
      await made('/v0/person_logs', { source: 'test', payload: {}, personId: person.personId });
      return activityIdOf(accountLogId);
    },
  };
};

/** Each row is the log of a person of its own; erasing that person deletes it. */
export const personActivity =
  (filters: string, listedWhenDeleted: boolean): MakeList =>
  async (facet, key) => {
    const { made, gone } = client(facet, key);
    const log = { source: 'test', payload: {} };
    const { accountId } = await made('/v0/account_logs', log);
    const personOf = new Map<string, string>();
    return {
      path: `/v0/accounts/${accountId}/activity?${filters}`,
      idOf: (item) => item.activityId,
      async add() {
        const { personId } = await made('/v0/persons', { name: 'One of many' });
        const written = await made('/v0/person_logs', { ...log, personId, accountId });
        const id = activityIdOf(written.personLogId);
        personOf.set(id, personId);
        return id;
      },
      async remove(id) {
        await gone(`/v0/persons/${personOf.get(id)}`);
        return listedWhenDeleted;
      },
    };
  };

export const invitations: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  let count = 0;
  return {
    path: '/v0/members/invitations',
    idOf: (item) => item.invitationId,
    async add() {
      const body = { email: `${randomUUID()}-${count++}@example.com`, role: 'viewer' };
      return (await made('/v0/members/invitations', body)).invitationId;
    },
    async remove(id) {
      await gone(`/v0/members/invitations/${id}`);
      return false;
    },
  };
};

export const members: MakeList = async (facet, key) => {
  const { gone } = client(facet, key);
  return {
    path: '/v0/members',
    idOf: (item) => item.memberId,
    add: async () => (await joinAs(facet, 'viewer', { key })).memberId,
    async remove(id) {
      await gone(`/v0/members/${id}`);
      return false;
    },
  };
};

export const auditLog: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  return {
    path: '/v0/audit_log',
    idOf: (item) => item.auditId,
    async add() {
      await made('/v0/topics', { name: 'One of many' });
      await facet.services.audit.flush();
      const { body } = await facet.get('/v0/audit_log?limit=1', { key });
      return body.items[0].auditId;
    },
  };
};
