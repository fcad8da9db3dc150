// Events as chat tools take them: one sentence and a few facts. Slack's and Teams' incoming webhooks
// show what is in these bodies, and would refuse the plain event.
import type { EventRow, WebhookSubscriptionRow } from '../platform/db/tables.ts';
import { bodyOf, eventDescriptions, type WebhookEventType } from './events.ts';

export type WebhookFormat = WebhookSubscriptionRow['format'];
type SentEvent = Pick<EventRow, 'event_id' | 'tenant_id' | 'type' | 'payload' | 'created_at'>;

/** The whole body of a delivery in the format of its subscription. */
export function bodyIn(format: WebhookFormat, event: SentEvent): string {
  switch (format) {
    case 'standard':
      return bodyOf(event);
    case 'slack':
      return JSON.stringify(slackMessage(event));
    case 'teams':
      return JSON.stringify(teamsMessage(event));
  }
}

const factsMax = 12;
const valueMax = 200;

function factsOf({ payload }: SentEvent): [string, string][] {
  const { type: _, ...members } = JSON.parse(payload) as Record<string, unknown>;
  return Object.entries(members)
    .filter(([, value]) => value !== null && value !== undefined)
    .slice(0, factsMax)
    .map(([name, value]) => [name, textOf(value)]);
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > valueMax ? `${text.slice(0, valueMax - 1)}…` : text;
}

const titleOf = ({ type }: SentEvent): string =>
  eventDescriptions[type as WebhookEventType]?.summary ?? type;

/** Slack reads these three as its own marks: what visitors write must not call a channel or make a link. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackMessage(event: SentEvent): object {
  const lines = factsOf(event).map(([name, value]) => `• ${name}: ${slackText(value)}`);
  return {
    text: `${slackText(titleOf(event))} (${event.type})`,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${slackText(titleOf(event))}*` } },
      ...(lines.length === 0
        ? []
        : [{ type: 'section', text: { type: 'mrkdwn', text: lines.join('\n') } }]),
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: `${event.type} · ${event.event_id}` }],
      },
    ],
  };
}

function teamsMessage(event: SentEvent): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            {
              type: 'TextBlock',
              size: 'Medium',
              weight: 'Bolder',
              wrap: true,
              text: titleOf(event),
            },
            {
              type: 'FactSet',
              facts: factsOf(event).map(([title, value]) => ({ title, value })),
            },
            { type: 'TextBlock', isSubtle: true, text: `${event.type} · ${event.event_id}` },
          ],
        },
      },
    ],
  };
}
