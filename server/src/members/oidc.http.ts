// The two addresses a browser goes through: to the provider, and back. They are no part of the API:
// nobody but a browser follows them.
import type { FastifyInstance } from 'fastify';
import { Failure } from '../platform/errors.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { readCookie } from './cookies.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import { type Oidc, oidcReturnPath, oidcStartPath } from './oidc.ts';
import type { StudioCookies } from './studio_cookies.ts';

const cookieName = 'facet-oidc';

interface Deps {
  oidc: Oidc | undefined;
  memberSessions: MemberSessions;
  studioCookies: StudioCookies;
}

export function serveOidc(http: FastifyInstance, deps: Deps): void {
  const { oidc, memberSessions, studioCookies } = deps;
  if (!oidc) return;
  const secure = studioCookies.mainOrigin.startsWith('https:') ? '; Secure' : '';
  // Lax: it must come along when the provider sends the browser back.
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${oidcStartPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;

  http.get(oidcStartPath, async (_request, reply) => {
    try {
      const { url, secret } = await oidc.start();
      return await reply
        .header('set-cookie', cookie(secret, 600))
        .header('cache-control', 'no-store')
        .redirect(url, 302);
    } catch {
      return reply.header('cache-control', 'no-store').redirect(signInPath('provider_away'), 302);
    }
  });

  http.get(oidcReturnPath, async (request, reply) => {
    const { search } = new URL(request.raw.url ?? '', studioCookies.mainOrigin);
    const secret = readCookie(request.headers.cookie, cookieName);
    let cookies: string[] = [];
    let next = '/studio';
    try {
      const member = await oidc.finish({ search, secret });
      const before = studioCookies.sessionIn(request.headers.cookie);
      if (before !== undefined) await memberSessions.endByToken(before);
      const token = await memberSessions.start(member, request.headers['user-agent'] ?? '');
      cookies = studioCookies.signedIn(token, member.email);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      next = signInPath(error.code);
    }
    // A page and not a redirect: the session's cookie is SameSite=Strict, and a browser that comes from
    // the provider would not send it to where a redirect leads.
    return reply
      .headers({
        'set-cookie': [...cookies, cookie('', 0)],
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta http-equiv="refresh" content="0;url=${next}"><title>Facet</title>`,
      );
  });
  for (const path of [oidcStartPath, oidcReturnPath]) refuseOthers(http, path, 'GET, HEAD');
}

const signInPath = (fault: string): string => `/studio/sign-in?fault=${encodeURIComponent(fault)}`;
