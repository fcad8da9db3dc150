// The editor: the talk on the left, the page in the middle, its parts and its history on the right.
import type { Audience, AudienceVersionWithContent, Page } from '@facet/sdk';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queries } from '../../lib/facet.ts';
import { Fault } from '../../parts/feedback.tsx';
import type { Content } from './content.ts';
import {
  audienceQuery,
  type Ids,
  messagesQuery,
  pageQuery,
  versionQuery,
  versionsQuery,
} from './queries.ts';
import { Waiting } from './waiting.tsx';
import { Workbench } from './workbench.tsx';

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const ids = { pageId: params.pageId ?? '', audienceId: params.audienceId ?? '' };
  const [versions] = await Promise.all([
    client.fetchQuery(versionsQuery(ids)),
    client.ensureQueryData(audienceQuery(ids)),
    client.ensureQueryData(pageQuery(ids.pageId)),
    client.prefetchQuery(messagesQuery(ids)),
  ]);
  const newest = newestWithContent(versions);
  if (newest !== undefined) await client.prefetchQuery(versionQuery(ids, newest));
}

/** What one goes on with: the newest that holds something. */
const newestWithContent = (
  versions: readonly { versionId: string; status: string; becameDraftAt?: string }[],
): string | undefined => versions.find((version) => version.becameDraftAt !== undefined)?.versionId;

export function Editor() {
  const params = useParams({ strict: false }) as Ids;
  const ids: Ids = { pageId: params.pageId, audienceId: params.audienceId };
  const { audienceId } = ids;
  const page = useQuery(pageQuery(ids.pageId));
  const audience = useQuery(audienceQuery(ids));
  const versions = useQuery({
    ...versionsQuery(ids),
    // A first draft is being written: look until it is there.
    refetchInterval: (query) =>
      newestWithContent(query.state.data ?? []) === undefined ? 300 : false,
  });
  // Opened with the version that was newest then; what comes later arrives by the stream.
  const opened = useRef<{ audienceId: string; versionId: string }>(undefined);
  const newest = newestWithContent(versions.data ?? []);
  if (newest !== undefined && opened.current?.audienceId !== ids.audienceId) {
    opened.current = { audienceId: ids.audienceId, versionId: newest };
  }
  const waited = useRef(false);
  if (versions.data && newest === undefined) waited.current = true;
  useEffect(() => {
    // What the agent said of it came with it.
    if (newest !== undefined && waited.current)
      void queries.invalidateQueries({ queryKey: ['audience', audienceId] });
  }, [newest, audienceId]);
  const start =
    opened.current?.audienceId === ids.audienceId ? opened.current.versionId : undefined;
  const first = useQuery({ ...versionQuery(ids, start ?? ''), enabled: start !== undefined });
  const error = page.error ?? audience.error ?? versions.error ?? first.error;
  if (error) return <Fault error={error} retry={() => void queries.invalidateQueries()} />;
  const version = first.data;
  if (!page.data || !audience.data || !version?.content) {
    return (
      <Waiting
        ids={ids}
        name={audience.data?.effectiveName}
        page={page.data?.name}
        writing={versions.data !== undefined && start === undefined}
      />
    );
  }
  return (
    <Ready
      key={ids.audienceId}
      ids={ids}
      page={page.data}
      audience={audience.data}
      version={version}
    />
  );
}

/** Opened once: what comes later arrives by the stream. */
function Ready(props: {
  ids: Ids;
  page: Page;
  audience: Audience;
  version: AudienceVersionWithContent;
}) {
  const { version } = props;
  const content = version.content as Content;
  const { versionId, versionNumber } = version;
  return <Workbench {...props} start={{ versionId, versionNumber, content }} />;
}
