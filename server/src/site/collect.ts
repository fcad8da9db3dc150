// Takes in what trackers send. No key: the page's own context says which audience it is about, and only
// what we rendered has one. A beacon is stored before it is answered. What is not a person is marked, and
// kept apart from those who are. They are most of all requests, so they are answered without Fastify.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Clock } from '../platform/clock.ts';
import { errorTable, Failure } from '../platform/errors.ts';
import type { ClientAddress } from '../platform/http/client_address.ts';
import { readBody, writeEmpty, writeProblem } from '../platform/http/direct.ts';
import { parseJson } from '../platform/http/json.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import type { UnderWay } from '../platform/http/observe.ts';
import { failureOf } from '../platform/http/problem.ts';
import { makeRateWindow, makeSharedWindow, type RateWindow } from '../platform/http/rate.ts';
import type { RequestTimes } from '../platform/http/request_times.ts';
import { makeValidator } from '../platform/http/validate.ts';
import type { MakeId } from '../platform/ids.ts';
import { Beacon } from '../sessions/beacon.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { BotReason } from '../sessions/traffic.ts';
import type { VisitContexts } from '../sessions/visit_context.ts';
import type { Provenance } from './provenance.ts';

export const collectPath = '/_facet/collect';

/** Fifty clicks with all their words come to a third of this. */
const bodyLimitBytes = 64 * 1024;
/** sendBeacon calls its text plain, so that no browser asks for permission first. */
const bodyLimits = { mediaTypes: ['text/plain', 'application/json'], maxBytes: bodyLimitBytes };
const minuteMs = 60_000;
/** A tracker sends four a minute, and one for each turn of the visitor's attention. */
const perSession = { max: 120, windowMs: minuteMs };
/** By address and audience: a proxy in front of us, or of an office, has one address for many. */
const perAddress = { max: 6_000, windowMs: minuteMs };

export interface CollectDeps {
  sessions: Pick<Sessions, 'take'>;
  visitContexts: Pick<VisitContexts, 'open'>;
  clock: Clock;
  provenance: Provenance;
  addressOf: ClientAddress;
  makeId: MakeId;
  times: RequestTimes;
  /** Counts, measures and logs it. */
  begin: UnderWay['begin'];
  isDraining(): boolean;
  reportError(error: unknown, requestId: string): void;
}

export type Collect = (request: IncomingMessage, response: ServerResponse) => void;

export function makeCollect(deps: CollectDeps): Collect {
  const { sessions, visitContexts, clock, provenance } = deps;
  const check = makeValidator({})(Beacon, 'body');
  const limits = [makeSharedWindow(perSession, clock), makeRateWindow(perAddress, clock)] as const;
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

  /** Undefined where nothing is to be kept; throws what is wrong with it. */
  function take(request: IncomingMessage, body: Buffer): Promise<unknown> | undefined {
    const receivedAt = clock.now();
    const { headers } = request;
    const { beacon, visit } = readBeacon(parseJson(body));
    const address = deps.addressOf(request);
    spend(limits[0], beacon.session);
    spend(limits[1], `${address} ${visit.audienceId}`);
    // Trackers of such visitors send nothing; should one all the same, it is not kept.
    if (headers['sec-gpc'] === '1') return undefined;
    const doubt = provenance.doubtOf({
      address,
      host: headers.host,
      audienceId: visit.audienceId,
      beganAt: receivedAt - beacon.elapsedMs,
    });
    return sessions.take({ visit, beacon, receivedAt, flag: flagOf(headers, isBot), doubt });
  }

  const times = deps.times.of('POST', collectPath);

  return (request, response) => {
    const id = deps.makeId('req');
    deps.begin({ id, method: 'POST', times, isVisit: true }, response);

    function fail(error: unknown): void {
      const failure = failureOf(error);
      const ours = errorTable[failure.code].status >= 500 && failure.code !== 'draining';
      if (ours) deps.reportError(error, id);
      writeProblem(response, failure, id);
    }

    const accept = () => writeEmpty(response, 204, id);

    function done(body: Buffer): void {
      try {
        const stored = take(request, body);
        if (stored) stored.then(accept, fail);
        else accept();
      } catch (error) {
        fail(error);
      }
    }

    if (deps.isDraining()) fail(draining());
    else readBody(request, bodyLimits, { done, fail });
  };
}

const draining = (): Failure =>
  new Failure('draining', { retryAfterSeconds: 1, headers: { connection: 'close' } });

export const isCollect = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && (url === collectPath || url.startsWith(`${collectPath}?`));

/** What is not a POST comes as far as Fastify. */
export function refuseOtherThanBeacons(http: FastifyInstance): void {
  refuseOthers(http, collectPath, 'POST');
}

function spend(window: Pick<RateWindow, 'spend'>, key: string): void {
  const { exceeded, resetSeconds } = window.spend(key);
  if (exceeded) throw new Failure('rate_limited', { retryAfterSeconds: resetSeconds });
}

function flagOf(headers: IncomingHttpHeaders, isBot: (agent: string) => boolean): BotReason | null {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || isBot(agent)) return 'user_agent';
  const { 'sec-purpose': purpose, purpose: older } = headers;
  if (purpose === undefined && older === undefined) return null;
  return /prefetch|prerender|preview/.test(`${purpose} ${older}`) ? 'prefetch' : null;
}

const answersKept = 1_000;
/** No browser says more; a header may have sixteen thousand. */
const agentMaxLength = 1_000;

/** The list of bots is one long expression, and most visitors have one of a few hundred browsers. */
function rememberAnswers(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (whole) => {
    const text = whole.slice(0, agentMaxLength);
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= answersKept) known.clear();
    const answer = ask(text);
    known.set(text, answer);
    return answer;
  };
}
