// The way out: connections that are kept alive and lead to checked addresses only.
// A name is resolved once for each connection, its addresses are checked, and one
// of those very addresses is dialled, so a name that changes its mind gains nothing.
import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import type { PortRange } from './addresses.ts';
import { addressOf, isAllowedPort, isPublicAddress, portOf } from './addresses.ts';

/** Every address of a host name. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'ADDRESS_REFUSED';
}

class PortRefused extends Error {
  override readonly name = 'PortRefused';
  readonly code = 'PORT_REFUSED';
}

const connectTimeoutMs = 10_000;
const resolverTimeoutMs = 3_000;
const keepAliveMs = 30_000;

export async function openAgent(options: {
  allowPrivate: boolean;
  ports: PortRange[] | undefined;
  resolveHost: ResolveHost;
}): Promise<Agent> {
  const { allowPrivate, ports, resolveHost } = options;
  // With the first delivery: it costs 30 MB and a tenth of a second.
  const { Agent, buildConnector } = await import('undici');
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);

  const lookup: LookupFunction = (hostname, wanted, callback) => {
    resolveHost(hostname).then(
      (found) => {
        const allowed = found
          .filter(isAllowed)
          .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
          .filter(({ family }) => !wanted.family || family === wanted.family);
        const [first] = allowed;
        if (!first) callback(refusal(hostname), '', 0);
        else if (wanted.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

  const dial = buildConnector({ lookup, timeout: connectTimeoutMs });
  return new Agent({
    connect(target, callback) {
      // An address needs no lookup, so the check above would never see it.
      const address = addressOf(target.hostname);
      if (address !== undefined && !isAllowed(address)) callback(refusal(address), null);
      // The setting may have changed since the subscription was made.
      else if (!isAllowedPort(portOf(target), ports)) callback(new PortRefused(), null);
      else dial(target, callback);
    },
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
  });
}

const refusal = (host: string): AddressRefused =>
  new AddressRefused(`${host} leads to no public address`);

/**
 * By DNS, without the few threads that the system's own lookup shares with everything else:
 * names whose servers hang would hold them all. What DNS does not know may be in the hosts file.
 */
export const resolveHost: ResolveHost = async (hostname) => {
  const resolver = new Resolver({ timeout: resolverTimeoutMs, tries: 2 });
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  const failed = answers.filter((answer) => answer.status === 'rejected');
  const timedOut = failed.find(({ reason }) => reason.code === 'ETIMEOUT');
  if (timedOut) throw timedOut.reason;
  return (await systemLookup(hostname, { all: true })).map(({ address }) => address);
};
