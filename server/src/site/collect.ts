// Takes in what trackers send. No key: the page's own context says which audience it is about, and only
// what we rendered has one. A beacon is stored before it is answered. What is not a person is marked, and
// kept apart from those who are.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/errors.ts';
import { parseJson } from '../platform/http/json.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { makeRateWindow, type RateWindow } from '../platform/http/rate.ts';
import { makeValidator } from '../platform/http/validate.ts';
import { Beacon } from '../sessions/beacon.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { BotReason } from '../sessions/traffic.ts';
import type { VisitContexts } from '../sessions/visit_context.ts';
import type { Provenance } from './provenance.ts';

export const collectPath = '/_facet/collect';

/** Fifty clicks with all their words come to a third of this. */
const bodyLimitBytes = 64 * 1024;
const minuteMs = 60_000;
/** A tracker sends four a minute, and one for each turn of the visitor's attention. */
const perSession = { max: 120, windowMs: minuteMs };
/** By address and audience: a proxy in front of us, or of an office, has one address for many. */
const perAddress = { max: 6_000, windowMs: minuteMs };

export interface CollectDeps {
  sessions: Sessions;
  visitContexts: VisitContexts;
  clock: Clock;
  provenance: Provenance;
}

export function serveCollect(http: FastifyInstance, deps: CollectDeps): void {
  const { sessions, visitContexts, clock, provenance } = deps;
  const check = makeValidator({})(Beacon, 'body');
  const limits = [makeRateWindow(perSession, clock), makeRateWindow(perAddress, clock)] as const;
  const isBot = rememberAnswers(isbot);

  function readBeacon(body: unknown) {
    const errors = check(body);
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
    const beacon = body as Beacon;
    const visit = visitContexts.open(beacon.context);
    if (visit) return { beacon, visit };
    throw new Failure('validation_failed', {
      errors: [
        {
          in: 'body',
          pointer: '/context',
          code: 'unknown_context',
          detail: 'must come from a page of this service',
        },
      ],
    });
  }

  void http.register(async (scope) => {
    // sendBeacon calls its text plain, so that no browser asks for permission first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      async (_request: FastifyRequest, body: Buffer) => parseJson(body),
    );
    scope.post(collectPath, async (request, reply) => {
      const receivedAt = clock.now();
      const { beacon, visit } = readBeacon(request.body);
      spend(limits[0], beacon.session);
      spend(limits[1], `${request.ip} ${visit.audienceId}`);
      // Trackers of such visitors send nothing; should one all the same, it is not kept.
      if (request.headers['sec-gpc'] !== '1') {
        const doubt = provenance.doubtOf({
          address: request.ip,
          host: request.headers.host,
          audienceId: visit.audienceId,
          beganAt: receivedAt - beacon.elapsedMs,
        });
        await sessions.take({ visit, beacon, receivedAt, flag: flagOf(request, isBot), doubt });
      }
      return reply.code(204).send();
    });
    refuseOthers(scope, collectPath, 'POST');
  });
}

function spend(window: RateWindow, key: string): void {
  const { exceeded, resetSeconds } = window.spend(key);
  if (exceeded) throw new Failure('rate_limited', { retryAfterSeconds: resetSeconds });
}

function flagOf(request: FastifyRequest, isBot: (agent: string) => boolean): BotReason | null {
  const agent = request.headers['user-agent'] ?? '';
  if (agent === '' || isBot(agent)) return 'user_agent';
  const purpose = `${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`;
  return /prefetch|prerender|preview/.test(purpose) ? 'prefetch' : null;
}

const answersKept = 1_000;
/** No browser says more; a header may have sixteen thousand. */
const agentMaxLength = 1_000;

/** The list of bots is one long expression, and most visitors have one of a few hundred browsers. */
function rememberAnswers(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (whole) => {
    const text = whole.slice(0, agentMaxLength);
    const answer = known.get(text) ?? ask(text);
    if (known.size >= answersKept) known.clear();
    known.set(text, answer);
    return answer;
  };
}
