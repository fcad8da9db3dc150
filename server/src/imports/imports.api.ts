import { csvRow } from '../platform/formats/csv.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Imports } from './imports.service.ts';
import { Import, renderImport } from './render.ts';

const { route, listRoute } = endpoints<{ imports: Imports }>();

const NewImport = Exact(
  {
    kind: OneOf(['persons', 'accounts'], { description: 'What the rows are' }),
    mapping: Type.Optional(
      Type.String({
        maxLength: 16_000,
        description:
          'JSON object, column → field: a field of the kind, or externalIds.SYSTEM. Left out: columns that are called like a field',
        example: '{"E-mail":"email","Full name":"name","HubSpot":"externalIds.hubspot"}',
      }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({ default: false, description: 'Tells what would happen, and writes nothing' }),
    ),
  },
  { title: 'NewImport' },
);

const tag = 'Imports';

export const createImport = route({
  id: 'createImport',
  method: 'POST',
  path: '/v0/imports',
  status: 202,
  scope: 'write',
  tag,
  summary: 'Import persons or accounts from a CSV file',
  description:
    'UTF-8 with a header row. Persons are matched by email, then by external id; accounts by domain, then external id, then name. ' +
    'Rows are taken in by a job that survives a restart; those with faults are rejected and stop none of the others.',
  body: NewImport,
  upload: 'rows',
  reply: Import,
  fails: ['malformed_csv'],
  run: async ({ body, caller, services, upload }) =>
    renderImport(await services.imports.start(caller.tenantId, upload().row.file_id, body)),
});

export const listImports = listRoute({
  id: 'listImports',
  path: '/v0/imports',
  scope: 'read',
  tag,
  summary: 'List the imports',
  item: Import,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.imports.list(caller.tenantId, page);
    return { items: items.map(renderImport), ...rest };
  },
});

export const getImport = route({
  id: 'getImport',
  method: 'GET',
  path: '/v0/imports/{import_id}',
  scope: 'read',
  tag,
  summary: 'Get an import and how far it has come',
  reply: Import,
  fails: ['import_not_found'],
  run: async ({ params, caller, services }) =>
    renderImport(await services.imports.get(caller.tenantId, params.import_id)),
});

export const getRejectedRows = route({
  id: 'getRejectedRows',
  method: 'GET',
  path: '/v0/imports/{import_id}/rejected',
  scope: 'read',
  tag,
  summary: 'Get the rejected rows of an import',
  description:
    'CSV with the columns of the file and the reason in the last one. Kept for 30 days; empty but for the header where every row was taken.',
  replyType: 'text/csv',
  fails: ['import_not_found'],
  async run({ params, caller, services }) {
    const row = await services.imports.get(caller.tenantId, params.import_id);
    return rejectedRows(services.imports, caller.tenantId, row);
  },
});

async function* rejectedRows(
  imports: Imports,
  tenantId: string,
  row: { import_id: string; header: string },
): AsyncGenerator<string> {
  const header = JSON.parse(row.header) as string[];
  yield csvRow([...header, 'reason']);
  for await (const reject of imports.rejects(tenantId, row.import_id)) {
    const cells = JSON.parse(reject.cells) as string[];
    const padded = Array.from(
      { length: Math.max(header.length, cells.length) },
      (_, n) => cells[n],
    );
    yield csvRow([...padded, reject.reason]);
  }
}

export const cancelImport = route({
  id: 'cancelImport',
  method: 'POST',
  path: '/v0/imports/{import_id}/cancel',
  scope: 'write',
  tag,
  summary: 'Cancel an import',
  description: 'Rows that were taken stay; no further ones are.',
  reply: Import,
  fails: ['import_not_found', 'import_over'],
  run: async ({ params, caller, services }) =>
    renderImport(await services.imports.cancel(caller.tenantId, params.import_id)),
});

export const importRoutes = [createImport, listImports, getImport, getRejectedRows, cancelImport];
