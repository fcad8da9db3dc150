// Who is calling, before the body is read: the key, or the session of a member's browser; the
// limiter for wrong keys, the scope of the route, and the caller's own rate limit.
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../errors.ts';
import type { RateWindow } from './rate.ts';
import { provenanceOf } from './same_origin.ts';
import { allows, type Caller, type Scope } from './scopes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/**
 * An address that keeps guessing is told to wait. A right key from there still works, but no longer
 * at once: past the limit, keys that are not known yet are looked up a few at a time, each after a pause.
 */
export const wrongKeyLimit = { max: 200, windowMs: 60_000 };
const pauseMs = 500;
const pausedAtOnce = 32;

/** Members who are signed in, by their cookie. */
export interface BrowserSessions {
  tokenIn(cookies: string | undefined): string | undefined;
  /** With the cookie to send again, when the session was prolonged. */
  find(token: string): Promise<{ caller: Caller; setCookie: string | undefined } | undefined>;
  mainOrigin: string;
}

export interface KeyLookup {
  /** Without a wait, for keys that were found a moment ago. */
  findCached(presented: string): Caller | undefined;
  find(presented: string): Promise<Caller | undefined>;
}

export interface AuthDeps {
  keys: KeyLookup;
  browsers: BrowserSessions;
  wrongKeys: RateWindow;
  perKey: RateWindow | undefined;
}

export function makeAuthenticate({ keys, browsers, wrongKeys, perKey }: AuthDeps) {
  let paused = 0;

  return (scope: Scope | 'any', andScope: Scope | 'any' = 'any') => {
    const mayCall = ({ scopes }: Caller) => allows(scopes, scope) && allows(scopes, andScope);
    const authenticate = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const presented = request.headers['x-api-key'];
      const caller =
        typeof presented === 'string' && presented !== ''
          ? (keys.findCached(presented) ?? (await findKey(request, presented)))
          : await findMember(request, reply);
      request.caller = caller;
      if (!mayCall(caller)) {
        const who = caller.actor.type === 'member' ? 'your role' : 'the key';
        throw new Failure('scope_missing', {
          detail: `This operation needs the scope ${andScope === 'any' ? scope : `${scope} and ${andScope}`}; ${who} has ${caller.scopes.join(', ')}.`,
        });
      }
      if (perKey) spend(perKey, caller.actor.id, reply);
    };
    return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
      // Nearly every request: a key that is trusted and allowed, without waiting for a promise.
      const presented = request.headers['x-api-key'];
      const caller = typeof presented === 'string' ? keys.findCached(presented) : undefined;
      if (caller && !perKey && mayCall(caller)) {
        request.caller = caller;
        done();
        return;
      }
      authenticate(request, reply).then(() => done(), done);
    };
  };

  async function findMember(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const { headers, method } = request;
    const token = browsers.tokenIn(headers.cookie);
    if (token === undefined) {
      throw new Failure('key_missing', { detail: 'Send the API key in the x-api-key header.' });
    }
    const provenance = provenanceOf(headers, browsers.mainOrigin);
    const reads = method === 'GET' || method === 'HEAD';
    if (provenance === 'other' || (provenance === 'unknown' && !reads)) {
      throw new Failure('cross_site_request', {
        detail: 'A request with the session cookie must come from the studio itself.',
      });
    }
    const found = await browsers.find(token);
    if (!found) throw new Failure('session_ended', { detail: 'Sign in again.' });
    if (found.setCookie !== undefined) reply.header('set-cookie', found.setCookie);
    return found.caller;
  }

  async function findKey(request: FastifyRequest, presented: string): Promise<Caller> {
    const waitSeconds = wrongKeys.exhausted(request.ip);
    if (waitSeconds !== undefined) await pause(waitSeconds);
    const caller = await keys.find(presented);
    if (caller) return caller;
    if (waitSeconds !== undefined) {
      throw new Failure('too_many_wrong_keys', { retryAfterSeconds: waitSeconds });
    }
    wrongKeys.spend(request.ip);
    throw new Failure('key_invalid', { detail: 'The key is unknown, expired or revoked.' });
  }

  async function pause(waitSeconds: number): Promise<void> {
    if (paused >= pausedAtOnce) {
      throw new Failure('too_many_wrong_keys', { retryAfterSeconds: waitSeconds });
    }
    paused += 1;
    await delay(pauseMs);
    paused -= 1;
  }
}

function spend(window: RateWindow, callerId: string, reply: FastifyReply): void {
  const state = window.spend(callerId);
  reply.header('ratelimit-limit', String(window.max));
  reply.header('ratelimit-remaining', String(state.remaining));
  reply.header('ratelimit-reset', String(state.resetSeconds));
  if (state.exceeded) {
    throw new Failure('rate_limited', {
      detail: `This caller may make ${window.max} requests per ${window.windowMs / 1000} s.`,
      retryAfterSeconds: state.resetSeconds,
    });
  }
}
