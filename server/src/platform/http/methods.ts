// 405: the path exists, the method does not.
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';
import { fastifyPath, type Route } from './route.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The Allow header of a path that takes these; HEAD goes with GET. */
const allowedBy = (taken: readonly string[]): string =>
  methods
    .filter((method) => taken.includes(method) || (method === 'HEAD' && taken.includes('GET')))
    .join(', ');

const methodNotAllowed = (allow: string): Failure =>
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

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/{\w+}/g, '[^/]+')}$`);

/**
 * For the route table: what is wrong with a request that no route takes, if it is the method. A path such
 * as /v0/assets/search gets routes for this, or its other methods would mean /v0/assets/{asset_id}.
 */
export function refuseOtherMethods(
  http: FastifyInstance,
  served: readonly Route[],
): (url: string) => Failure | undefined {
  const paths = [...Map.groupBy(served, (route) => route.path)].map(([path, group]) => ({
    path,
    pattern: patternOf(path),
    // Beside the operations of the studio are its screens.
    allow: allowedBy([
      ...group.map((route) => route.method),
      ...(path.startsWith('/studio/') ? ['GET'] : []),
    ]),
  }));
  for (const { path, pattern, allow } of paths) {
    const isSpecial = paths.some((one) => one.pattern.test(path) && !pattern.test(one.path));
    if (isSpecial) refuseOthers(http, fastifyPath(path), allow);
  }
  return (url) => {
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const found = paths.find(({ pattern }) => pattern.test(path));
    return found && methodNotAllowed(found.allow);
  };
}
