import type { FastifyInstance } from 'fastify';

export const pagePath = '/page';
export const pageBytes = 20 * 1024;

/** A page of the same size that is always the same: no key, no hook, no database. */
export function serveConstantPage(app: FastifyInstance): void {
  const page = `<!doctype html>${'x'.repeat(pageBytes - 15)}`;
  app.get(pagePath, (_request, reply) => {
    reply.type('text/html; charset=utf-8').send(page);
  });
}
