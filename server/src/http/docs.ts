import type { FastifyInstance } from 'fastify';

export function serveDocs(http: FastifyInstance, document: Record<string, unknown>): void {
  const text = JSON.stringify(document);
  http.get('/openapi.json', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return text;
  });
}
