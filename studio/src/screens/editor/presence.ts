// Who else is in this variant: told to the server while the editor is open, and heard by its stream.
import { Facet, type Presence } from '@facet/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { randomId } from '../../lib/browser.ts';
import { facet } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import type { Ids } from './queries.ts';

const beatMs = 15_000;
/** Selecting one block after the other is told once. */
const restMs = 400;
const clientId = tabId();

/** Of this tab, also after it was loaded again: else one would meet oneself there. */
function tabId(): string {
  const key = 'facet.tab';
  const id = sessionStorage.getItem(key) ?? randomId();
  sessionStorage.setItem(key, id);
  return id;
}

/** What it sends still arrives when the tab is closed. */
const parting = new Facet({
  baseUrl: location.origin,
  maxRetries: 0,
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
});

export const membersQuery = queryOptions({
  queryKey: ['members', 'names'],
  queryFn: async () => {
    const { items } = await facet.members.list({ limit: 200 });
    return new Map(items.map((member) => [member.memberId, member.name]));
  },
  staleTime: 5 * 60_000,
});

export type NameOf = (by: { type: string; id: string } | undefined) => string | undefined;

/** Members by name; keys are programs. */
export function useNames(): NameOf {
  const members = useQuery(membersQuery).data;
  return useCallback(
    (by) => {
      if (!by) return undefined;
      return by.type === 'member' ? members?.get(by.id) : t.editor.presence.program;
    },
    [members],
  );
}

export interface Other {
  clientId: string;
  name: string;
  /** Whose initials are shown: of oneself in another window, one's own. */
  face: string;
  componentId?: string | undefined;
}

export function usePresence(
  { pageId, audienceId }: Ids,
  componentId: string | undefined,
): { others: Other[]; hear(present: Presence[]): void } {
  const [present, setPresent] = useState<Presence[]>([]);
  const nameOf = useNames();
  const me = useMe();
  const own = 'memberId' in me ? me.memberId : undefined;

  useEffect(() => {
    const say = () =>
      facet.audiences
        .announcePresence(pageId, audienceId, { clientId, componentId: componentId ?? null })
        .then((reply) => setPresent(reply.present))
        // Out of touch: the save mark says so.
        .catch(() => {});
    const first = setTimeout(say, restMs);
    const beat = setInterval(say, beatMs);
    return () => {
      clearTimeout(first);
      clearInterval(beat);
    };
  }, [pageId, audienceId, componentId]);

  useEffect(() => {
    const leave = () =>
      void parting.audiences
        .announcePresence(pageId, audienceId, { clientId, leaving: true })
        .catch(() => {});
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [pageId, audienceId]);

  const others = useMemo(
    () =>
      present
        .filter((one) => one.clientId !== clientId)
        .map(({ clientId, by, componentId }) => {
          const face = nameOf(by) ?? t.editor.presence.somebody;
          const name = by.id === own ? t.editor.presence.you : face;
          return { clientId, name, face, componentId };
        }),
    [present, own, nameOf],
  );
  return { others, hear: setPresent };
}
