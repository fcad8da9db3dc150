// The API reference at /docs and the list of error codes at /docs/errors. Both
// work without a network: every byte comes from this process. Until somebody
// opens one of them, none of it is read, made or held.
import type { FastifyInstance } from 'fastify';
import type { DocsSite } from './docs/site.ts';

const paths: (keyof DocsSite)[] = [
  '/openapi.json',
  '/docs',
  '/docs/errors',
  '/docs/icon.svg',
  '/docs/scalar.js',
];

export function serveDocs(http: FastifyInstance, describe: () => Record<string, unknown>): void {
  let site: Promise<DocsSite> | undefined;
  const open = (): Promise<DocsSite> => {
    site ??= import('./docs/site.ts').then(({ makeDocsSite }) => makeDocsSite(describe()));
    return site;
  };
  for (const path of paths) {
    http.get(path, async (request, reply) => (await open())[path](request, reply));
  }
  http.get('/docs/', (_request, reply) => reply.redirect('/docs', 308));
}
