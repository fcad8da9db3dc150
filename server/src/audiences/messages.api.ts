import { invalidField } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Audiences } from './audiences.service.ts';
import type { Messages } from './messages.service.ts';
import { renderMessage } from './render.ts';
import { AcceptedMessage, Interrupt, Message, NewMessage } from './schemas.ts';
import type { StreamEvent, Streams } from './stream.ts';

const { route, listRoute } = endpoints<{
  audiences: Audiences;
  messages: Messages;
  streams: Streams;
}>();

const tag = 'Messages';
const base = '/v0/pages/{page_id}/audiences/{audience_id}';
const notFound = ['page_not_found', 'audience_not_found'] as const;
const selectedElementBytes = 16 * 1024;

export const sendMessage = route({
  id: 'sendMessage',
  method: 'POST',
  path: `${base}/messages`,
  status: 202,
  scope: 'draft',
  tag,
  summary: 'Send a message to an audience’s agent',
  description:
    'Queues a new version. Messages to an audience are processed one at a time, in order. ' +
    'Repeating a clientMessageId with the same text returns the first response.',
  body: NewMessage,
  reply: AcceptedMessage,
  fails: [...notFound, 'page_archived', 'audience_archived', 'client_message_reused'],
  async run({ params, body, caller, services, markReplayed }) {
    if (Buffer.byteLength(JSON.stringify(body.selectedElement ?? '')) > selectedElementBytes) {
      const detail = `must be at most ${selectedElementBytes} bytes of JSON`;
      throw invalidField('/selectedElement', 'too_long', detail);
    }
    const audience = await services.audiences.getOpen(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const { replayed, ...sent } = await services.messages.send(audience, body, caller.actor);
    if (replayed) markReplayed();
    return { accepted: true, ...sent };
  },
});

export const interruptMessage = route({
  id: 'interruptMessage',
  method: 'POST',
  path: `${base}/messages/interrupt`,
  scope: 'draft',
  tag,
  summary: 'Interrupt the agent',
  description:
    'Cancels every unprocessed version and stops the agent. `success` is false when nothing was running.',
  body: Interrupt,
  reply: Type.Object({ success: Type.Boolean() }, { title: 'Interrupted' }),
  fails: notFound,
  async run({ params, body, caller, services }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    return { success: await services.messages.interrupt(audience, body.partialText) };
  },
});

export const listMessages = listRoute({
  id: 'listMessages',
  path: `${base}/messages`,
  scope: 'read',
  tag,
  summary: 'List the messages of an audience',
  description: 'Newest first: what was asked for, and what the page agent answered.',
  item: Message,
  fails: notFound,
  async run({ params, caller, services, page }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const { items, ...rest } = await services.messages.list(audience, page);
    return { items: items.map(renderMessage), ...rest };
  },
});

export const streamAudience = route({
  id: 'streamAudience',
  method: 'GET',
  path: `${base}/stream`,
  scope: 'read',
  tag,
  summary: 'Follow an audience live',
  description:
    'Sends the server-sent events `text`, `progress`, `state` and `presence`, each with an id. Send the last id as Last-Event-ID (or lastEventId) to continue from there; without it the stream starts now. Events are kept for a day.',
  query: Exact({
    lastEventId: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,15}$', description: 'Continue after this event' }),
    ),
  }),
  replyType: 'text/event-stream',
  // Proxies must pass each event on, not gather them.
  replyHeaders: { 'x-accel-buffering': 'no' },
  fails: notFound,
  async run({ params, query, caller, services, header, untilGone }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const resume = header('last-event-id') ?? query.lastEventId ?? '';
    const after = /^\d{1,15}$/.test(resume) ? Number(resume) : audience.stream_number;
    const events = services.streams.read(caller.tenantId, audience.audience_id, after, untilGone());
    return serverSentEvents(events);
  },
});

async function* serverSentEvents(
  events: AsyncIterable<StreamEvent | undefined>,
): AsyncGenerator<string> {
  // Something at once, so that the reader knows the stream is open.
  yield ': open\n\n';
  for await (const event of events) {
    yield event === undefined
      ? ': still here\n\n'
      : `id: ${event.streamNumber}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`;
  }
}

export const messageRoutes = [sendMessage, interruptMessage, listMessages, streamAudience];
