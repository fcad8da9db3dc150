import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FloorDb } from './floor.db.ts';

interface StoredPerson {
  personId: string;
  name: string;
  email: string | null;
  domain: string | null;
  slug: string;
  phoneNumber: string | null;
  linkedinProfileUrl: string | null;
  title: string | null;
  createdAt: number;
  updatedAt: number;
}

const text = { type: 'string' };
const textOrNull = { type: 'string', nullable: true };
const person = {
  type: 'object',
  properties: {
    personId: text,
    name: text,
    email: textOrNull,
    domain: textOrNull,
    slug: text,
    phoneNumber: textOrNull,
    linkedinProfileUrl: textOrNull,
    title: textOrNull,
    externalIds: { type: 'object', additionalProperties: text },
    createdAt: text,
    updatedAt: text,
  },
};
const list = { type: 'object', properties: { items: { type: 'array', items: person } } };

const columns = `person_id as "personId", tenant_id as "tenantId", name, email, domain, slug, route_key as "routeKey",
  phone_number as "phoneNumber", linkedin_profile_url as "linkedinProfileUrl", title,
  created_at as "createdAt", updated_at as "updatedAt"`;

const render = (row: StoredPerson) => ({
  personId: row.personId,
  name: row.name,
  email: row.email,
  domain: row.domain,
  slug: row.slug,
  phoneNumber: row.phoneNumber,
  linkedinProfileUrl: row.linkedinProfileUrl,
  title: row.title,
  externalIds: {},
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
});

export function servePersons(app: FastifyInstance, db: FloorDb): void {
  const find = db.one<StoredPerson>(
    `select ${columns} from persons where tenant_id = ? and person_id = ?`,
  );
  app.get<{ Params: { id: string } }>(
    '/v0/persons/:id',
    { schema: { response: { 200: person } } },
    async (request, reply) => {
      const row = await find(request.tenantId, request.params.id);
      return row === undefined ? reply.code(404).send() : render(row);
    },
  );

  const newest = db.all<StoredPerson>(
    `select ${columns} from persons where tenant_id = ? order by person_id desc limit 50`,
  );
  app.get('/v0/persons', { schema: { response: { 200: list } } }, async (request) => ({
    items: (await newest(request.tenantId)).map(render),
  }));

  const insert = db.write(
    `insert into persons (person_id, tenant_id, name, email, domain, slug, route_key,
      phone_number, linkedin_profile_url, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  app.post<{ Body: { name: string; email: string } }>(
    '/v0/persons',
    { schema: { response: { 201: person } } },
    async (request, reply) => {
      const { name, email } = request.body;
      const now = Date.now();
      const row: StoredPerson = {
        personId: `person_${randomUUID()}`,
        name,
        email,
        domain: email.slice(email.indexOf('@') + 1),
        slug: name.toLowerCase().replaceAll(' ', '-'),
        phoneNumber: null,
        linkedinProfileUrl: null,
        title: null,
        createdAt: now,
        updatedAt: now,
      };
      const { personId, domain, slug } = row;
      const routeKey = randomBytes(8).toString('hex');
      await insert(
        ...[personId, request.tenantId, name, email, domain, slug, routeKey, null, null, now, now],
      );
      reply.code(201);
      return render(row);
    },
  );
}
