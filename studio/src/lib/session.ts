// Who is signed in, and what they may do.
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { facet, queries } from './facet.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => facet.me.get(),
  staleTime: 5 * 60_000,
});

type Scope = 'read' | 'draft' | 'write' | 'admin';

export function useMe() {
  const { data } = useSuspenseQuery(meQuery);
  const held = data.scopes as readonly string[];
  return {
    ...data,
    may: (scope: Scope) => held.includes(scope) || held.includes('admin'),
  };
}

/** Signing in and out is not part of /v0: it makes and ends the cookie that /v0 is called with. */
async function post(
  path: string,
  method: string,
  body?: unknown,
): Promise<SignInFault | undefined> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.ok ? undefined : faultIn(response);
}

export async function faultIn(response: Response): Promise<SignInFault> {
  const problem = (await response.json().catch(() => ({}))) as Partial<SignInFault>;
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { code: problem.code ?? 'unknown', errors: problem.errors ?? [], retryAfter };
}

export interface SignInFault {
  code: string;
  errors: { pointer: string; detail: string }[];
  retryAfter: number;
}

export async function signIn(body: {
  email: string;
  password: string;
}): Promise<SignInFault | undefined> {
  const fault = await post('/studio/session', 'POST', body);
  if (!fault) queries.clear();
  return fault;
}

/** With a password, or with a passkey that was made for it. */
export async function join(body: {
  token: string;
  name: string;
  email: string;
  password?: string;
  passkey?: { name: string; credential: Record<string, unknown> };
}) {
  const fault = await post('/studio/join', 'POST', body);
  if (!fault) queries.clear();
  return fault;
}

export async function signOut(): Promise<void> {
  await post('/studio/session', 'DELETE');
  queries.clear();
}

/** What a link to join is for; looking does not use it up. */
export const joinLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['join', token],
    queryFn: async (): Promise<{ email?: string; role: string }> => {
      const response = await fetch(`/studio/invitation?token=${encodeURIComponent(token)}`);
      if (!response.ok) throw new Error('join_link_invalid');
      return response.json();
    },
    retry: false,
    staleTime: 60_000,
  });
