// Waiting for the page agent, which nearly everyone does after making an audience or sending a message.
import { FacetError } from './errors.ts';
import type { VersionsResource } from './operations.gen.ts';
import { pause, type RequestOptions } from './request.ts';
import type { AudienceVersion } from './types.gen.ts';

export interface Waiting {
  /**
   * Resolves when the version is no longer queued. Without a versionId: the newest version of the
   * audience. Throws a FacetError with the code `draft_failed` if the agent failed or was interrupted.
   */
  waitForDraft(
    pageId: string,
    audienceId: string,
    versionId?: string,
    options?: RequestOptions,
  ): Promise<AudienceVersion>;
}

const firstPauseMs = 50;
const longestPauseMs = 1_000;

export const makeWaiting = (versions: VersionsResource): Waiting => ({
  async waitForDraft(pageId, audienceId, versionId, options = {}) {
    let id = versionId;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
      const version: AudienceVersion | undefined =
        id === undefined
          ? (await versions.list(pageId, audienceId, { limit: 1 }, options)).items[0]
          : await versions.get(pageId, audienceId, id, options);
      id = version?.versionId;
      if (version?.status === 'cancelled') {
        const reason = version.failureReason ?? 'it was interrupted';
        throw new FacetError(`The version was not written: ${reason}`, { code: 'draft_failed' });
      }
      if (version !== undefined && version.status !== 'queued') return version;
      await pause(pauseMs, options.signal);
    }
  },
});
