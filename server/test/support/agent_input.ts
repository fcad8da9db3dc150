// What an agent is given, for tests: a page with two actions, a person, two passages.
import type { AgentInput } from '../../src/agent/agent.ts';
import type { PageContent } from '../../src/content/content.ts';

export function makeAgentInput(overrides: Partial<AgentInput> = {}): AgentInput {
  return {
    page: {
      pageId: 'page_1',
      name: 'Line inspection',
      title: 'Line inspection',
      pageType: 'outbound',
      pageContext: 'Acme Vision inspects bottling lines. See https://acme.example/tour.',
      actions: [
        {
          actionId: 'action_demo',
          purpose: 'Book a demo',
          buttonTitle: 'Book a demo',
          actionType: 'url',
          url: 'https://acme.example/demo',
        },
        {
          actionId: 'action_mail',
          purpose: 'Write to us',
          buttonTitle: 'Write to us',
          actionType: 'email',
          url: 'mailto:hello@acme.example',
        },
      ],
      headerActionId: 'action_demo',
      logos: [],
    },
    audience: { audienceId: 'audience_1', name: 'Grace at Navy Bottling' },
    person: { name: 'Grace Hopper', email: 'grace@navy.example', domain: 'navy.example' },
    account: { name: 'Navy Bottling', domain: 'navy.example' },
    activity: [
      {
        source: 'crm',
        type: 'call',
        payload: { note: 'Asked about night shifts' },
        createdAt: '2026-01-02T09:00:00.000Z',
      },
    ],
    chunks: [
      { chunkId: 'chunk_speed', topicName: 'Product', text: 'Checks 1,200 bottles a minute.' },
      {
        chunkId: 'chunk_night',
        topicName: 'FAQ',
        question: 'Does it run at night?',
        text: 'Yes, without anyone present.',
      },
    ],
    assets: [{ assetId: 'asset_line', assetType: 'image', name: 'The line', tags: [] }],
    conversation: [],
    ...overrides,
  };
}

export function samplePage(): PageContent {
  return {
    blocks: [
      {
        type: 'hero',
        componentId: 'hero',
        chunkIds: [],
        headline: 'Grace, we inspect bottling lines',
        actionIds: ['action_demo'],
      },
      {
        type: 'stats',
        componentId: 'stats',
        chunkIds: ['chunk_speed'],
        items: [{ value: '1,200', label: 'bottles a minute' }],
      },
      {
        type: 'faq',
        componentId: 'faq',
        chunkIds: ['chunk_night'],
        items: [
          {
            question: 'Does it run at night?',
            answer: 'Yes, without anyone present.',
            chunkIds: ['chunk_night'],
          },
        ],
      },
    ],
  };
}

/** A reply as the model is asked to write it. */
export const replyWith = (document: unknown, message = 'I wrote the page for Grace.'): string =>
  `${message}\n\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\`\n`;
