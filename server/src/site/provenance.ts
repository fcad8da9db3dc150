// Where visits come from, as far as it speaks against a person: a network of machines, a HEAD or a fetch
// ahead of time in the same second, several pages opened at once. None of it is proof, so it only casts
// doubt: such a session counts once a hand has been seen. Kept in memory, for seconds, by network.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ConfigError } from '../platform/errors.ts';
import { type ClientAddress, isWithin, networkList } from '../platform/http/client_address.ts';
import type { Doubt } from '../sessions/traffic.ts';
import { networkOf } from './visitor_http.ts';

export interface Provenance {
  /** A request for a page; remembered when no person makes such. */
  noteRequest(request: IncomingMessage, addressOf: ClientAddress): void;
  /** What speaks against a person in this view. */
  doubtOf(view: {
    address: string;
    host: string | undefined;
    audienceId: string;
    beganAt: number;
  }): Doubt | null;
}

const sameMomentMs = 1_000;
const burstMs = 2_000;
/** A person may open two links at once; a scanner opens all of a mail. */
const burstPages = 3;
const kept = 10_000;
const openedKept = 8;
const answersKept = 1_000;

export function makeProvenance(deps: {
  clock: { now(): number };
  machineNetworks: readonly string[];
}): Provenance {
  const { clock } = deps;
  const machines = networkList(deps.machineNetworks);
  const isMachines =
    deps.machineNetworks.length === 0
      ? () => false
      : remember((address) => isWithin(machines, address));
  const fetchedAt = new Map<string, number>();
  const opened = new Map<string, Map<string, number>>();

  function isBurst(network: string, audienceId: string, beganAt: number): boolean {
    const known = opened.get(network) ?? new Map<string, number>();
    putLast(known, audienceId, beganAt, openedKept);
    putLast(opened, network, known, kept);
    let near = 0;
    for (const other of known.values()) near += Number(Math.abs(other - beganAt) <= burstMs);
    return near >= burstPages;
  }

  return {
    noteRequest(request, addressOf) {
      if (!isAhead(request)) return;
      const key = `${networkOf(addressOf(request))} ${request.headers.host}`;
      putLast(fetchedAt, key, clock.now(), kept);
    },
    doubtOf({ address, host, audienceId, beganAt }) {
      if (isMachines(address)) return 'network';
      if (isProxy(address)) return null;
      const network = networkOf(address);
      const ahead = fetchedAt.get(`${network} ${host}`);
      if (ahead !== undefined && Math.abs(beganAt - ahead) <= sameMomentMs) return 'fetched_ahead';
      return isBurst(network, audienceId, beganAt) ? 'burst' : null;
    },
  };
}

function isAhead({ method, headers }: IncomingMessage): boolean {
  if (method === 'HEAD') return true;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'];
  return purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose).slice(0, 200));
}

/** As a proxy has them that does not say whom it speaks for: everybody would be one. */
const inward = [
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
];
const isProxy = remember(
  (address) => !ipaddr.isValid(address) || inward.includes(ipaddr.process(address).range()),
);

/** The one that was put longest ago makes room. */
function putLast<V>(map: Map<string, V>, key: string, value: V, size: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= size) return;
  const [oldest = key] = map.keys();
  map.delete(oldest);
}

function remember(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= answersKept) known.clear();
    const answer = ask(text);
    known.set(text, answer);
    return answer;
  };
}

/** A network on each line; what follows a # is a remark. */
export function readNetworks(file: string | undefined): string[] {
  if (file === undefined) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError([`FACET_MACHINE_NETWORKS: ${(error as Error).message}`]);
  }
  const lines = text.split('\n').map((line) => (line.split('#')[0] ?? '').trim());
  const faulty = lines.flatMap((line, n) =>
    line === '' || isNetwork(line) ? [] : [`FACET_MACHINE_NETWORKS: line ${n + 1} is no network`],
  );
  if (faulty.length > 0) throw new ConfigError(faulty.slice(0, 10));
  return lines.filter((line) => line !== '');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
}
