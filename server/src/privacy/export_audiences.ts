// What was written for a person, and said about it, as JSON in pieces: it is
// read page after page, so that a long history costs no more memory than a short one.

import type { Audiences } from '../audiences/audiences.service.ts';
import type { Messages } from '../audiences/messages.service.ts';
import { ownFields, renderMessage, renderVersion } from '../audiences/render.ts';
import { AudienceVersionWithContent, audienceOwnFields, Message } from '../audiences/schemas.ts';
import type { Versions } from '../audiences/versions.service.ts';
import { isoTime } from '../platform/clock.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { AudienceRow } from '../platform/db/tables.ts';
import { Type } from '../platform/json_type.ts';

export const ExportedAudience = Type.Object(
  {
    audienceId: Type.String(),
    pageId: Type.String(),
    ...audienceOwnFields,
    versions: Type.Array(AudienceVersionWithContent),
    messages: Type.Array(Message),
  },
  { title: 'ExportedAudience' },
);

export interface ExportSource {
  audiences: Audiences;
  versions: Versions;
  messages: Messages;
}

const pageSize = 100;

/** The members of a JSON array of ExportedAudience, those of deleted pages too. */
export async function* exportAudiences(
  { audiences, versions, messages }: ExportSource,
  tenantId: string,
  personId: string,
): AsyncGenerator<string> {
  let comma = '';
  for (const audience of await audiences.ofPerson(tenantId, personId)) {
    yield `${comma}${headOf(audience)},"versions":[`;
    yield* members(
      (page) => versions.list(audience, page),
      async (row) => ({ ...renderVersion(row), content: await versions.content(row) }),
    );
    yield '],"messages":[';
    yield* members((page) => messages.list(audience, page), renderMessage);
    yield ']}';
    comma = ',';
  }
}

const headOf = (audience: AudienceRow): string =>
  JSON.stringify({
    audienceId: audience.audience_id,
    pageId: audience.page_id,
    ...ownFields(audience),
    createdAt: isoTime(audience.created_at),
  }).slice(0, -1);

/** Every row of a list, as the members of a JSON array. */
async function* members<Row>(
  list: (page: PageRequest) => Promise<PageOf<Row>>,
  render: (row: Row) => unknown,
): AsyncGenerator<string> {
  let comma = '';
  let after: string | undefined;
  do {
    const page = await list({ after, limit: pageSize });
    for (const row of page.items) {
      yield comma + JSON.stringify(await render(row));
      comma = ',';
    }
    after = page.next;
  } while (after !== undefined);
}
