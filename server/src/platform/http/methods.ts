// 405: the path exists, the method does not.
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The Allow header of a path that takes these; HEAD goes with GET. */
export const allowedBy = (taken: readonly string[]): string =>
  methods
    .filter((method) => taken.includes(method) || (method === 'HEAD' && taken.includes('GET')))
    .join(', ');

export const methodNotAllowed = (allow: string): Failure =>
  new Failure('method_not_allowed', { detail: `This path takes ${allow}.`, headers: { allow } });

/** For paths outside the route table. `allow`: what the path takes, as in the header. */
export function refuseOthers(scope: FastifyInstance, url: string, allow: string): void {
  const taken = allow.split(', ');
  scope.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    // Before a body is read.
    onRequest: () => {
      throw methodNotAllowed(allow);
    },
    handler: () => {},
  });
}
