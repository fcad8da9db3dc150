// Members for tests: they join by a link and sign in, as people do.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CallOptions, Reply, TestServer } from './server.ts';

export const soundPassword = 'violet otter under nine ladders';

/** A browser with a cookie jar. Its requests say, as those of browsers do, that they come from the studio. */
export interface Browser {
  cookies: Map<string, string>;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
}

export function openBrowser(facet: TestServer): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, options = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await facet.call(method, path, {
        key: null,
        ...options,
        headers: {
          ...(cookie === '' ? {} : { cookie }),
          'sec-fetch-site': 'same-origin',
          ...options.headers,
        },
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return reply;
    },
  };
}

export const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';

export interface Person {
  browser: Browser;
  memberId: string;
  email: string;
}

/** The first owner, by the link that a start prints. */
export async function joinAsOwner(facet: TestServer, tenant = 'default'): Promise<Person> {
  const tenantId = await facet.services.tenants.ensure(tenant);
  const url = await facet.services.invitations.ownerLink(tenantId);
  return join(facet, url, `${randomUUID()}@example.com`);
}

/** Somebody the tenant of the key invites. */
export async function joinAs(
  facet: TestServer,
  role: string,
  options: CallOptions = {},
): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const invited = await facet.post('/v0/members/invitations', { email, role }, options);
  assert.equal(invited.status, 201, invited.text);
  return join(facet, invited.body.url, email);
}

async function join(facet: TestServer, url: string, email: string): Promise<Person> {
  const browser = openBrowser(facet);
  const body = { token: tokenOf(url), name: 'A real one', email, password: soundPassword };
  const joined = await browser.call('POST', '/studio/join', { body });
  assert.equal(joined.status, 201, joined.text);
  return { browser, memberId: joined.body.memberId, email };
}

/** A row as adding one leaves it; its private half is nowhere. */
export async function givePasskey(
  facet: TestServer,
  of: { tenantId: string; memberId: string },
): Promise<string> {
  const passkeyId = `passkey_${randomUUID()}`;
  await facet.db.sql
    .insertInto('member_passkeys')
    .values({
      passkey_id: passkeyId,
      tenant_id: of.tenantId,
      member_id: of.memberId,
      credential_id: randomUUID(),
      public_key: 'none',
      uses: 0,
      transports: '[]',
      name: 'A real one',
      created_at: 1,
      last_used_at: null,
    })
    .execute();
  return passkeyId;
}
