// The draft for as long as the editor is open: followed, kept from a tab that closes too early, ended.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts.ts';
import { tell } from '../../parts/feedback.tsx';
import type { Content } from './content.ts';
import { type Draft, type DraftState, makeDraft } from './draft.ts';
import type { Ids } from './queries.ts';

/** What the editor begins with. */
export interface DraftStart {
  versionId: string;
  versionNumber: number;
  content: Content;
}

export function useDraft(ids: Ids, start: DraftStart): { draft: Draft; state: DraftState } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for as long as the editor is open
  const draft = useMemo(() => makeDraft(ids, start), [ids.audienceId]);
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => () => draft.close(), [draft]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.state().save === 'saving') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [draft]);
  const { merges } = state;
  useEffect(() => {
    if (merges > 0) tell(t.editor.merged);
  }, [merges]);
  return { draft, state };
}
