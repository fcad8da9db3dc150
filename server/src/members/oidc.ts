// Signing in through another provider (OpenID Connect, code flow with PKCE). It says who somebody is, by a
// verified email; whether they are a member is decided here. Members of the domains that the operator names
// come in as viewers of the default tenant; anybody else needs an invitation first.
import type { Configuration } from 'openid-client';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { outward } from '../platform/db/scope.ts';
import type { MemberRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { normalizeEmail } from '../platform/formats/email.ts';
import type { MakeId } from '../platform/ids.ts';
import { defaultTenantSlug, type Tenants } from '../tenants/tenants.service.ts';
import { findMemberByEmail, insertMember } from './members.store.ts';
import type { SignInSteps } from './sign_in_steps.ts';
import { makeToken } from './tokens.ts';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Lower-case domains of emails that come in without an invitation. */
  domains: string[];
}

export interface Oidc {
  /** For the screen that offers it. */
  shown: { name: string; startUrl: string };
  /** Where to send the browser, and the secret that ties its return to it. */
  start(): Promise<{ url: string; secret: string }>;
  /** The member who came back; fails where there is none to be. */
  finish(returned: { search: string; secret: string | undefined }): Promise<MemberRow>;
}

export const oidcStartPath = '/studio/oidc';
export const oidcReturnPath = '/studio/oidc/return';

interface Deps {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  tenants: Tenants;
  steps: SignInSteps;
  publicUrl: string;
  settings: OidcSettings;
}

export function makeOidc(deps: Deps): Oidc {
  const { db, clock, makeId, tenants, steps, publicUrl, settings } = deps;
  const issuer = new URL(settings.issuer);
  const redirectUri = new URL(oidcReturnPath, publicUrl).href;
  // Loaded and asked with the first sign-in; a provider that was away is asked again.
  const library = () => import('openid-client');
  let known: Promise<Configuration> | undefined;

  function discover(): Promise<Configuration> {
    outward('the sign-in provider');
    known ??= library().then((client) =>
      client.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        // Plain http is for a provider on this machine, as in tests.
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      }),
    );
    known.catch(() => {
      known = undefined;
    });
    return known;
  }

  async function memberFor(email: string, name: string): Promise<MemberRow> {
    const member = await findMemberByEmail(db, email);
    if (member) return member;
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (!settings.domains.includes(domain)) throw new Failure('not_a_member');
    const row: MemberRow = {
      member_id: makeId('member'),
      tenant_id: await tenants.ensure(defaultTenantSlug),
      email,
      name,
      role: 'viewer',
      password_hash: null,
      created_at: clock.now(),
      last_seen_at: null,
    };
    // Two first sign-ins at one moment make one member.
    await insertMember(db, row);
    return (await findMemberByEmail(db, email)) ?? row;
  }

  return {
    shown: { name: issuer.host, startUrl: oidcStartPath },
    async start() {
      const client = await library();
      const provider = await discover();
      const [secret, state, nonce] = [makeToken(), client.randomState(), client.randomNonce()];
      const verifier = client.randomPKCECodeVerifier();
      await steps.begin('oidc', secret, { state, nonce, verifier });
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, secret };
    },
    async finish({ search, secret }) {
      const step = secret === undefined ? undefined : await steps.finish('oidc', secret);
      if (!step) throw new Failure('sign_in_failed', { detail: 'Start again from the studio.' });
      const client = await library();
      const tokens = await client
        .authorizationCodeGrant(await discover(), new URL(redirectUri + search), {
          expectedState: step.state ?? '',
          expectedNonce: step.nonce ?? '',
          pkceCodeVerifier: step.verifier ?? '',
          idTokenExpected: true,
        })
        .catch(() => undefined);
      const claims = tokens?.claims();
      if (!claims) throw new Failure('sign_in_failed');
      const email = typeof claims.email === 'string' ? normalizeEmail(claims.email) : undefined;
      // An address that nobody has checked proves nothing.
      if (email === undefined || claims.email_verified !== true) {
        throw new Failure('not_a_member', {
          detail: 'The provider has no verified email for you.',
        });
      }
      const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, 255) : '';
      return memberFor(email, name === '' ? email : name);
    },
  };
}
