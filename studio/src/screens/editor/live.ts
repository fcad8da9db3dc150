// What happens to the audience while one looks: words as they are written, and new versions.
import type { AudienceEvent, Presence } from '@facet/sdk';
import { useEffect, useRef, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import type { Draft } from './draft.ts';
import { type Ids, versionQuery } from './queries.ts';

export interface Writing {
  versionId: string;
  text: string;
  step: string;
}

/** The stream of the audience, for as long as the editor is open. */
export function useLive(
  { pageId, audienceId }: Ids,
  draft: Draft,
  onPresence: (present: Presence[]) => void,
): { writing: Writing | undefined; begin(versionId: string): void } {
  const [writing, setWriting] = useState<Writing>();
  const over = useRef(new Set<string>());
  const told = useRef(onPresence);
  told.current = onPresence;

  useEffect(() => {
    const gone = new AbortController();
    const ids = { pageId, audienceId };
    const refresh = () => queries.invalidateQueries({ queryKey: ['audience', audienceId] });

    async function take(event: AudienceEvent): Promise<void> {
      if (event.type === 'presence') return told.current(event.data.present);
      const { versionId } = event.data;
      if (event.type === 'text') {
        const { text } = event.data;
        setWriting((now) => ({
          versionId,
          step: '',
          text: (now?.versionId === versionId ? now.text : '') + text,
        }));
      } else if (event.type === 'progress') {
        const { step } = event.data;
        setWriting((now) => ({
          versionId,
          text: now?.versionId === versionId ? now.text : '',
          step,
        }));
      } else if (event.data.status === 'queued') {
        draft.begin(versionId);
        setWriting((now) => now ?? { versionId, text: '', step: '' });
      } else {
        over.current.add(versionId);
        if (event.data.status === 'cancelled') draft.end(versionId);
        if (event.data.status === 'draft') {
          await draft.arrive(
            event.data,
            async () => (await queries.fetchQuery(versionQuery(ids, versionId))).content,
          );
        }
        await refresh();
        setWriting((now) => (now?.versionId === versionId ? undefined : now));
      }
    }

    async function follow(): Promise<void> {
      for await (const event of facet.audiences.stream(
        pageId,
        audienceId,
        {},
        { signal: gone.signal },
      )) {
        await take(event as AudienceEvent).catch(() => {});
      }
    }
    follow().catch(() => {});
    return () => gone.abort();
  }, [pageId, audienceId, draft]);

  return {
    writing,
    // Shown at once, before the stream says so; unless it is over already.
    begin(versionId) {
      if (!over.current.has(versionId))
        setWriting((now) => now ?? { versionId, text: '', step: '' });
    },
  };
}
