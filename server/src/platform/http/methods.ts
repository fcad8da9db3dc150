// For what is served outside the route table: a path that is there, asked for in a way it does not take.
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `allow`: what the path takes, as in the header. */
export function refuseOthers(scope: FastifyInstance, url: string, allow: string): void {
  const taken = allow.split(', ');
  scope.route({
    method: methods.filter((method) => !taken.includes(method)),
    url,
    // Before a body is read.
    onRequest: () => {
      throw new Failure('method_not_allowed', {
        detail: `This path takes ${allow}.`,
        headers: { allow },
      });
    },
    handler: () => {},
  });
}
