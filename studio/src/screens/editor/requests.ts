// What the editor asks of the server beside saving: to write, to stop, to show the page, to plan nothing.

import { randomId } from '../../lib/browser.ts';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFault } from '../../parts/feedback.tsx';
import type { Selection } from './content.ts';
import type { Draft } from './draft.ts';
import { type Ids, messagesQuery, versionQuery } from './queries.ts';

export interface Requests {
  /** Gives the version that the agent will make of it; undefined when it could not be asked. */
  send(message: string, about: Selection | undefined): Promise<string | undefined>;
  stop(partialText: string): Promise<void>;
  /** As its readers would get it, in a tab of its own. */
  openPreview(): Promise<void>;
  unschedule(versionId: string): Promise<void>;
  /** The draft says again what a version says; whether it could be had. */
  restore(versionId: string): Promise<boolean>;
}

const maxElementText = 2000;

export function makeRequests(ids: Ids, draft: Draft): Requests {
  const { pageId, audienceId } = ids;
  return {
    async send(message, about) {
      try {
        // The agent goes on from the newest version: what was typed must be in it.
        await draft.flush();
        const { versionId } = await facet.messages.send(pageId, audienceId, {
          message,
          clientMessageId: randomId(),
          ...(about
            ? {
                selectedElement: {
                  componentId: about.block.componentId,
                  ...(about.text ? { text: about.text.slice(0, maxElementText) } : {}),
                },
              }
            : {}),
        });
        draft.begin(versionId);
        void queries.invalidateQueries({ queryKey: messagesQuery(ids).queryKey });
        return versionId;
      } catch (error) {
        tellFault(error);
        return undefined;
      }
    },
    async stop(partialText) {
      await facet.messages
        .interrupt(pageId, audienceId, partialText === '' ? {} : { partialText })
        .catch(tellFault);
    },
    async openPreview() {
      // Opened by the press itself: a browser forbids it later.
      const tab = window.open('', '_blank');
      try {
        await draft.flush();
        const { previewUrl } = await facet.versions.get(pageId, audienceId, draft.state().base);
        if (tab && previewUrl !== undefined) tab.location.href = previewUrl;
      } catch (error) {
        tab?.close();
        tellFault(error);
      }
    },
    async restore(versionId) {
      try {
        const version = await queries.fetchQuery(versionQuery(ids, versionId));
        if (!version.content) return false;
        draft.change(version.content);
        tell(t.editor.versions.restored(version.versionNumber), {
          label: t.common.undo,
          run: draft.undo,
        });
        return true;
      } catch (error) {
        tellFault(error);
        return false;
      }
    },
    async unschedule(versionId) {
      try {
        await facet.versions.unschedule(pageId, audienceId, versionId);
        await queries.invalidateQueries({ queryKey: ['audience', audienceId] });
        tell(t.editor.versions.unscheduled);
      } catch (error) {
        tellFault(error);
      }
    },
  };
}
