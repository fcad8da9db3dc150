// The draft that is being edited: what it says now, what can be undone, and what of it is safe.
// Every change is kept on this device until the server has it, so that neither a closed tab nor a
// lost connection takes anything away. Two editors never overwrite each other: the server refuses a
// draft that is not based on the newest version; both are then made one, block by block, and the
// member chooses where both changed the same block.
import { FacetConflictError, FacetConnectionError, FacetServerError } from '@facet/sdk';
import { facet } from '../../lib/facet.ts';
import { type Content, equal } from './content.ts';
import { type Clash, decided, type Merged, merge } from './merge.ts';

export type SaveState = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface DraftState {
  content: Content;
  /** The newest version the content rests on. */
  base: string;
  save: SaveState;
  /** What undo and redo would bring. */
  before: Content | undefined;
  after: Content | undefined;
  /** Counts what came from elsewhere: the preview then shows what changed. */
  arrivals: number;
  /** Counts what was made one of two drafts without a question. */
  merges: number;
  /** Blocks that somebody else changed too, for the member to choose. */
  clashes: Clash[];
  error: unknown;
}

export interface Draft {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Changes with the same `merge` in a row are one step of undo. */
  change(content: Content, merge?: string): void;
  undo(): void;
  redo(): void;
  /** The agent begins to write a version, from what is saved now. */
  begin(versionId: string): void;
  /** It came to nothing. */
  end(versionId: string): void;
  /** A version somebody else made: taken if nothing changed here, otherwise made one with it. */
  arrive(
    version: { versionId: string; versionNumber: number },
    load: () => Promise<Content | undefined>,
  ): Promise<void>;
  /** Saves now; resolves when the server has everything, or cannot be asked. */
  flush(): Promise<void>;
  resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): Promise<void>;
  close(): void;
}

interface Kept {
  content: Content;
  base: string;
  baseNumber: number;
  /** What the base holds: the two are made one from there if somebody went on meanwhile. */
  saved: Content;
}

const idleMs = 700;
const mergeMs = 1500;
const retryMs = [1000, 2000, 4000, 8000, 15_000];
const maxUndo = 200;

const keyOf = (audienceId: string): string => `facet.draft.${audienceId}`;

export function makeDraft(
  ids: { pageId: string; audienceId: string },
  version: { versionId: string; versionNumber: number; content: Content },
): Draft {
  const { pageId, audienceId } = ids;
  const listeners = new Set<() => void>();
  const past: Content[] = [];
  const future: Content[] = [];
  let state: DraftState = {
    content: version.content,
    base: version.versionId,
    save: 'saved',
    before: undefined,
    after: undefined,
    arrivals: 0,
    merges: 0,
    clashes: [],
    error: undefined,
  };
  let baseNumber = version.versionNumber;
  let savedContent = version.content;
  let lastMerge = { key: '', at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  let failures = 0;
  let open: (Merged & { theirs: Content }) | undefined;
  /** What the agent is writing, and what it set out from: changes by hand go on from there too. */
  const awaited = new Set<string>();
  let ancestor: Content | undefined;

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next, before: past.at(-1), after: future.at(-1) };
    for (const listener of listeners) listener();
  }

  function keep(): void {
    const kept: Kept = {
      content: state.content,
      base: state.base,
      baseNumber,
      saved: savedContent,
    };
    try {
      localStorage.setItem(keyOf(audienceId), JSON.stringify(kept));
    } catch {
      // No room or no permission: the server is asked all the same.
    }
  }

  function show(content: Content): void {
    const dirty = !equal(content, savedContent);
    set({ content, save: state.save === 'conflict' ? 'conflict' : dirty ? 'dirty' : 'saved' });
    if (dirty) {
      keep();
      later(idleMs);
    } else localStorage.removeItem(keyOf(audienceId));
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (saving) await saving;
    if (state.save === 'conflict' || equal(state.content, savedContent)) return;
    saving = save().finally(() => {
      saving = undefined;
    });
    await saving;
    if (state.save === 'dirty') await flush();
  }

  async function save(): Promise<void> {
    const { content, base } = state;
    set({ save: 'saving' });
    try {
      const made = await facet.versions.create(pageId, audienceId, {
        content,
        basedOnVersionId: base,
      });
      failures = 0;
      savedContent = content;
      const clean = equal(state.content, content);
      baseNumber = made.versionNumber;
      set({ base: made.versionId, save: clean ? 'saved' : 'dirty', error: undefined });
      if (clean) localStorage.removeItem(keyOf(audienceId));
      else keep();
    } catch (error) {
      await failed(error);
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (error instanceof FacetConflictError && error.code === 'version_outdated') {
      await catchUp(String(error.problem.versionId ?? '')).catch(failed);
    } else if (error instanceof FacetConnectionError || error instanceof FacetServerError) {
      set({ save: 'offline', error });
      later(retryMs[Math.min(failures, retryMs.length - 1)] ?? 1000);
      failures += 1;
    } else set({ save: 'refused', error });
  }

  /** The server has a newer version than the one this draft rests on. */
  async function catchUp(versionId: string): Promise<void> {
    const { content, versionNumber } = await facet.versions.get(pageId, audienceId, versionId);
    // Still being written: what is here goes first, and the two are made one when it comes.
    if (content === undefined) {
      baseNumber = versionNumber;
      set({ base: versionId, save: 'dirty' });
    } else join({ versionId, versionNumber }, content);
  }

  function join(theirs: { versionId: string; versionNumber: number }, content: Content): void {
    const from = awaited.has(theirs.versionId) ? ancestor : undefined;
    const merged = merge(from ?? savedContent, state.content, content);
    clearTimeout(timer);
    if (theirs.versionNumber > baseNumber) {
      baseNumber = theirs.versionNumber;
      savedContent = content;
      set({ base: theirs.versionId });
    }
    if (merged.clashes.length > 0) {
      open = { ...merged, theirs: content };
      set({ save: 'conflict', clashes: merged.clashes });
      return;
    }
    settle(merged.content);
    set({ merges: state.merges + 1 });
  }

  /** Goes on with what became of both. */
  function settle(content: Content): void {
    past.push(state.content);
    future.length = 0;
    lastMerge = { key: '', at: 0 };
    set({ save: 'dirty', clashes: [], arrivals: state.arrivals + 1 });
    show(content);
  }

  function take(versionId: string, content: Content): void {
    past.push(state.content);
    future.length = 0;
    savedContent = content;
    lastMerge = { key: '', at: 0 };
    set({
      content,
      base: versionId,
      save: 'saved',
      arrivals: state.arrivals + 1,
      error: undefined,
    });
    localStorage.removeItem(keyOf(audienceId));
  }

  /** What a closed tab or a lost connection left behind. */
  function recover(): void {
    const text = localStorage.getItem(keyOf(audienceId));
    if (text === null) return;
    const kept = JSON.parse(text) as Partial<Kept>;
    const { content, base, saved } = kept;
    if (!content || !base || !saved || equal(content, version.content)) {
      localStorage.removeItem(keyOf(audienceId));
    } else {
      past.push(version.content);
      // Based on what it was based on: if somebody went on meanwhile, the server says so.
      savedContent = saved;
      baseNumber = kept.baseNumber ?? 0;
      set({ content, base, save: 'dirty' });
      later(0);
    }
  }

  const online = () => void flush();
  addEventListener('online', online);
  recover();

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(content, merge = '') {
      if (equal(content, state.content)) return;
      const now = Date.now();
      const merges = merge !== '' && lastMerge.key === merge && now - lastMerge.at < mergeMs;
      if (!merges) past.push(state.content);
      if (past.length > maxUndo) past.shift();
      lastMerge = { key: merge, at: now };
      future.length = 0;
      show(content);
    },
    undo() {
      const before = past.pop();
      if (!before) return;
      future.push(state.content);
      lastMerge = { key: '', at: 0 };
      show(before);
    },
    redo() {
      const next = future.pop();
      if (!next) return;
      past.push(state.content);
      lastMerge = { key: '', at: 0 };
      show(next);
    },
    begin(versionId) {
      if (awaited.size === 0) ancestor = savedContent;
      awaited.add(versionId);
    },
    end(versionId) {
      awaited.delete(versionId);
    },
    async arrive({ versionId, versionNumber }, load) {
      // Our own save may be told to us before it is answered.
      if (saving) await saving;
      if (versionId === state.base) return;
      // Begun before this draft's own beginnings: it is in the versions, and no news.
      if (versionNumber < baseNumber && !awaited.has(versionId)) return;
      const content = await load();
      if (content === undefined || versionId === state.base) return;
      if (equal(state.content, savedContent) && versionNumber > baseNumber) {
        baseNumber = versionNumber;
        take(versionId, content);
      } else join({ versionId, versionNumber }, content);
      // The next one that waits goes on from this one.
      if (awaited.delete(versionId)) ancestor = content;
    },
    flush,
    async resolve(choices) {
      if (!open) return;
      const content = decided(open, choices);
      open = undefined;
      settle(content);
      await flush();
    },
    close() {
      clearTimeout(timer);
      removeEventListener('online', online);
      if (state.save === 'dirty') void flush();
    },
  };
}
