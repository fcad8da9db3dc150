// Tools that make drafts and publish them.
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '../../platform/json_type.ts';
import { type Api, path, type ToolResult } from '../call.ts';
import { Id, keyFor, Optional, retryKey, tool } from '../tool.ts';
import { type AudienceReply, audiencePath, showVersion, type VersionReply } from './reading.ts';

const wait = {
  waitSeconds: Optional(
    Type.Integer({ minimum: 0, maximum: 60, description: 'For the draft; 30 if left out' }),
  ),
};
const firstPauseMs = 50;
const longestPauseMs = 1_000;

export const writeVariant = tool({
  name: 'write_variant',
  title: 'Write a variant',
  description:
    'Makes a variant of a page for a person (personId) or a group (groupName) and waits for its draft. Nothing is published.',
  input: {
    pageId: Id,
    personId: Optional(Id),
    groupName: Optional(Type.String()),
    notes: Optional(Type.String({ description: 'What the writer should know; never printed' })),
    ...wait,
    ...retryKey,
  },
  hints: { readOnly: false },
  async run(api, { pageId, personId, groupName, notes, waitSeconds, idempotencyKey }) {
    const audience = await api.call<AudienceReply>('POST', path`/v0/pages/${pageId}/audiences`, {
      body: {
        ...(personId === undefined ? {} : { personId }),
        ...(groupName === undefined ? {} : { customName: groupName }),
        ...(notes === undefined ? {} : { supplementaryContext: notes }),
      },
      idempotencyKey: keyFor(idempotencyKey, 'audience'),
    });
    const { audienceId, latestVersion } = audience;
    return waitForDraft(api, pageId, audienceId, latestVersion?.versionId ?? '', waitSeconds);
  },
});

export const askForChange = tool({
  name: 'ask_for_change',
  title: 'Ask for a change',
  description:
    'Sends a request in plain words to the page agent and waits for the new draft. Nothing is published.',
  input: {
    pageId: Id,
    audienceId: Id,
    message: Type.String(),
    componentId: Optional(Type.String({ description: 'Change this block only' })),
    ...wait,
    ...retryKey,
  },
  hints: { readOnly: false },
  async run(api, { pageId, audienceId, message, componentId, waitSeconds, idempotencyKey }) {
    const place = `${audiencePath(pageId, audienceId)}/messages`;
    const { versionId } = await api.call<{ versionId: string }>('POST', place, {
      body: {
        message,
        ...(componentId === undefined ? {} : { selectedElement: { componentId } }),
      },
      idempotencyKey: keyFor(idempotencyKey, 'message'),
    });
    return waitForDraft(api, pageId, audienceId, versionId, waitSeconds);
  },
});

async function waitForDraft(
  api: Api,
  pageId: string,
  audienceId: string,
  versionId: string,
  waitSeconds = 30,
): Promise<ToolResult> {
  const at = audiencePath(pageId, audienceId);
  const until = Date.now() + waitSeconds * 1000;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const place = `${at}/versions/${encodeURIComponent(versionId)}`;
    const { status } = await api.call<VersionReply>('GET', place);
    if (status !== 'queued') break;
    if (Date.now() >= until) {
      return {
        said: [`Version ${versionId} is still being written. Look at the variant in a while.`],
        structured: { pageId, audienceId, versionId, status },
      };
    }
    await sleep(pauseMs, undefined, { signal: api.signal });
  }
  const shown = await showVersion(api, pageId, audienceId, versionId);
  const reply = await agentReply(api, at, versionId);
  return { ...shown, data: [...(reply ?? []), ...(shown.data ?? [])] };
}

async function agentReply(api: Api, at: string, versionId: string): Promise<ToolResult['data']> {
  const { items } = await api.call<{
    items: { role: string; versionId?: string; message: string }[];
  }>('GET', `${at}/messages`, { query: { limit: 5 } });
  const said = items.find((turn) => turn.role === 'agent' && turn.versionId === versionId);
  return said ? [{ name: 'what the page agent says', text: said.message }] : [];
}

export const publish = tool({
  name: 'publish',
  title: 'Publish a version',
  description:
    'Visitors see this version at once in place of the one before. Also rolls back to an older version. Needs the scope write; ask a person first.',
  input: { pageId: Id, audienceId: Id, versionId: Id, ...retryKey },
  hints: { readOnly: false, destructive: true },
  async run(api, { pageId, audienceId, versionId, idempotencyKey }) {
    const at = audiencePath(pageId, audienceId);
    await api.call('POST', `${at}/versions/${encodeURIComponent(versionId)}/publish`, {
      idempotencyKey: keyFor(idempotencyKey, 'publish'),
    });
    const { url } = await api.call<AudienceReply>('GET', at);
    return {
      said: [
        `Version ${versionId} is published.`,
        url === null ? 'No link leads to it yet.' : `It is at ${url}`,
      ],
      structured: { pageId, audienceId, versionId, status: 'published', url },
    };
  },
});
