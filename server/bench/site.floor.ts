import type { FastifyInstance } from 'fastify';

export const pagePath = '/page';
/** As lean as a page of ours can be, it has about 22 KB. */
export const pageBytes = 24 * 1024;

/** A page of the same size that is always the same: no key, no hook, no database. */
export function serveConstantPage(app: FastifyInstance): void {
  const page = `<!doctype html>${'x'.repeat(pageBytes - 15)}`;
  app.get(pagePath, (_request, reply) => {
    reply.type('text/html; charset=utf-8').send(page);
  });
}
