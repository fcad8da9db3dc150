// The API reference at /docs, the guides, the list of error codes and a search of them all. They
// work without a network: every byte comes from this process. Until somebody
// opens one of them, none of it is read, made or held.
import type { FastifyInstance } from 'fastify';
import type { DocsSite } from './docs/site.ts';

const paths = [
  '/openapi.json',
  '/llms.txt',
  '/docs/guides',
  '/docs',
  '/docs/errors',
  '/docs/icon.svg',
  '/docs/scalar.js',
] as const satisfies (keyof DocsSite)[];

export function serveDocs(http: FastifyInstance, describe: () => Record<string, unknown>): void {
  let site: Promise<DocsSite> | undefined;
  const open = (): Promise<DocsSite> => {
    site ??= import('./docs/site.ts').then(({ makeDocsSite }) => makeDocsSite(describe()));
    return site;
  };
  for (const path of paths) {
    http.get(path, async (request, reply) => (await open())[path](request, reply));
  }
  http.get<{ Params: { name: string } }>('/docs/guides/:name', async (request, reply) => {
    const answer = (await open()).guide(request.params.name);
    return answer ? answer(request, reply) : reply.callNotFound();
  });
  http.get<{ Querystring: { q?: string | string[] } }>('/docs/search', async (request, reply) => {
    const { html, type, headers } = (await open()).search(String(request.query.q ?? ''));
    return reply.headers(headers).type(type).send(html);
  });
  http.get('/docs/', (_request, reply) => reply.redirect('/docs', 308));
}
