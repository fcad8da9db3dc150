// Whose request it is, for requests that do not come by Fastify: the address of the connection, or, where
// that is a proxy we trust, the nearest address behind it that is none. The same answer as Fastify's.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type ClientAddress = (request: IncomingMessage) => string;

/** Addresses, and networks with their length after a slash. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of networks) {
    const [written = '', bits] = one.split('/');
    const address = ipaddr.parse(written).toString();
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export const isWithin = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

const hopsMax = 20;

export function makeClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = networkList(trustedProxies);
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    const header = headers['x-forwarded-for'];
    if (header === undefined) return address;
    const forwarded = String(header).split(',', hopsMax);
    while (isWithin(trusted, address) && forwarded.length > 0) {
      const next = forwarded.pop()?.trim() ?? '';
      if (next === '') break;
      address = next;
    }
    return address;
  };
}
