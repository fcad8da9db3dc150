import { contentFaults, type PageContent } from '../content/content.ts';
import { isoTime } from '../platform/clock.ts';
import { Failure, fieldFault } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Audiences } from './audiences.service.ts';
import type { Proving } from './proving.ts';
import type { Publications } from './publications.service.ts';
import { renderVersion } from './render.ts';
import type { Schedule } from './schedule.ts';
import {
  AudienceVersion,
  AudienceVersionWithContent,
  NewVersion,
  PublishVersion,
} from './schemas.ts';
import type { Versions } from './versions.service.ts';

interface PreviewLinks {
  /** An address that shows the version to whoever has it, for a while. */
  make(version: {
    tenantId: string;
    pageId: string;
    audienceId: string;
    versionId: string;
  }): string;
}

const { route, listRoute } = endpoints<{
  audiences: Audiences;
  previewLinks: PreviewLinks;
  schedule: Schedule;
  proving: Proving;
  versions: Versions;
  publications: Publications;
}>();

const tag = 'Versions';
const base = '/v0/pages/{page_id}/audiences/{audience_id}/versions';
const notFound = ['page_not_found', 'audience_not_found', 'version_not_found'] as const;
const archived = ['page_archived', 'audience_archived'] as const;

export const listVersions = listRoute({
  id: 'listVersions',
  path: base,
  scope: 'read',
  tag,
  summary: 'List the versions of an audience',
  description: 'Newest first, without their content.',
  item: AudienceVersion,
  fails: ['page_not_found', 'audience_not_found'],
  async run({ params, caller, services, page }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const { items, ...rest } = await services.versions.list(audience, page);
    return { items: items.map(renderVersion), ...rest };
  },
});

export const getVersion = route({
  id: 'getVersion',
  method: 'GET',
  path: `${base}/{version_id}`,
  scope: 'read',
  tag,
  summary: 'Get a version with its content',
  description:
    'The content is what a page is rendered from. A version that is still queued has none.',
  reply: AudienceVersionWithContent,
  fails: notFound,
  async run({ params, caller, services }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const version = await services.versions.get(audience, params.version_id);
    const content = await services.versions.content(version);
    if (content === undefined) return renderVersion(version);
    const { version_id: versionId, audience_id: audienceId } = version;
    const { tenantId } = caller;
    const previewUrl = services.previewLinks.make({
      tenantId,
      pageId: audience.page_id,
      audienceId,
      versionId,
    });
    return { ...renderVersion(version), previewUrl, content };
  },
});

export const createVersion = route({
  id: 'createVersion',
  method: 'POST',
  path: base,
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Create a draft by hand',
  description:
    'The response of getVersion can be posted unchanged. With basedOnVersionId the draft is refused if a newer version was made meanwhile, so that two editors never overwrite each other.',
  body: NewVersion,
  reply: AudienceVersionWithContent,
  fails: ['page_not_found', 'audience_not_found', ...archived, 'version_outdated'],
  async run({ params, body, caller, services, markPerson }) {
    refuseFaults(body.content);
    const audience = await services.audiences.getOpen(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    markPerson(audience.person_id);
    const version = await services.versions.createDraft(
      audience,
      body.content,
      body.basedOnVersionId,
      caller.actor,
    );
    return { ...renderVersion(version), content: body.content };
  },
});

export function refuseFaults(content: PageContent): void {
  const errors = contentFaults(content).map(({ pointer, code, detail }) =>
    fieldFault(`/content${pointer}`, code, detail),
  );
  if (errors.length > 0) throw new Failure('validation_failed', { errors });
}

export const publishVersion = route({
  id: 'publishVersion',
  method: 'POST',
  path: `${base}/{version_id}/publish`,
  scope: 'write',
  tag,
  summary: 'Publish a version',
  description:
    'Retires the currently published version in the same transaction. Publish an obsolete version again to roll back. With publishAt the version is published then; until that time it keeps its status and shows publishAt. If it is refused then, failureReason says why. If the page’s `claimPolicy` is `block`, claims that no source supports are refused with 409, listed in `claims`.',
  body: PublishVersion,
  reply: AudienceVersion,
  fails: [
    ...notFound,
    ...archived,
    'version_move_refused',
    'version_without_content',
    'unsupported_claims',
    'work_too_large',
  ],
  async prepare({ params, caller, services }) {
    const { audiences, proving } = services;
    const audience = await audiences.get(caller.tenantId, params.page_id, params.audience_id);
    await proving.prepare(audience, params.version_id);
  },
  async run({ params, body, caller, services, markPerson }) {
    const audience = await services.audiences.getOpen(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    markPerson(audience.person_id);
    if (body?.publishAt !== undefined) {
      const at = Date.parse(body.publishAt);
      return renderVersion(
        await services.schedule.set(audience, params.version_id, at, caller.actor),
      );
    }
    return renderVersion(
      await services.versions.publish(audience, params.version_id, caller.actor),
    );
  },
});

export const unscheduleVersion = route({
  id: 'unscheduleVersion',
  method: 'POST',
  path: `${base}/{version_id}/unschedule`,
  scope: 'write',
  tag,
  summary: 'Take back the planned publication of a version',
  description: 'A version that is not scheduled stays as it is.',
  reply: AudienceVersion,
  fails: notFound,
  async run({ params, caller, services, markPerson }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    markPerson(audience.person_id);
    return renderVersion(await services.schedule.cancel(audience, params.version_id));
  },
});

const Publication = Type.Object(
  {
    versionId: Type.String(),
    publishedAt: Timestamp,
    unpublishedAt: Nullable(Timestamp),
    by: Nullable(Type.Object({ type: OneOf(['key', 'member', 'system']), id: Type.String() })),
  },
  { title: 'Publication' },
);

export const listPublications = listRoute({
  id: 'listPublications',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/publications',
  scope: 'read',
  tag,
  summary: 'List the publications of an audience',
  description:
    'Newest first: which version visitors got from when until when, and who published it. A version that was rolled back to is there more than once. `by` is null for publications from before it was recorded.',
  item: Publication,
  fails: ['page_not_found', 'audience_not_found'],
  async run({ params, caller, services, page }) {
    const { audiences, publications } = services;
    const audience = await audiences.get(caller.tenantId, params.page_id, params.audience_id);
    const { items, ...rest } = await publications.list(audience, page);
    return {
      items: items.map((row) => ({
        versionId: row.version_id,
        publishedAt: isoTime(Number(row.published_at)),
        unpublishedAt: row.unpublished_at === null ? null : isoTime(Number(row.unpublished_at)),
        by:
          row.by_type === null || row.by_id === null ? null : { type: row.by_type, id: row.by_id },
      })),
      ...rest,
    };
  },
});

export const archiveVersion = route({
  id: 'archiveVersion',
  method: 'POST',
  path: `${base}/{version_id}/archive`,
  scope: 'draft',
  tag,
  summary: 'Archive a version',
  description: 'Every version except the published one can be archived.',
  reply: AudienceVersion,
  fails: [...notFound, 'version_move_refused'],
  async run({ params, caller, services, markPerson }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    markPerson(audience.person_id);
    return renderVersion(await services.versions.archive(audience, params.version_id));
  },
});

export const versionRoutes = [
  listVersions,
  getVersion,
  createVersion,
  publishVersion,
  unscheduleVersion,
  listPublications,
  archiveVersion,
];
