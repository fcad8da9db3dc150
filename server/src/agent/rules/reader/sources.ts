// Everything a page may rest on, as the gate knows it, and beside it what no page may show.
import type { Source } from '../../../claims/claims.ts';
import type { AgentInput } from '../../agent.ts';
import type { Said } from './said.ts';

export function sourcesOf(input: AgentInput, said: readonly Said[], shared = ''): Source[] {
  const { page, brand, audience, person, account, chunks, assets, activity, message } = input;
  const own = [
    brand?.name,
    ...page.actions.flatMap((action) => [action.buttonTitle, action.purpose]),
    ...page.logos.flatMap(({ title, items }) => [title, ...items.map((item) => item.altText)]),
    audience.actionFormInstructions,
  ];
  const reader = [
    person?.name,
    person?.title,
    account?.name,
    account?.industry,
    account?.employees === undefined ? undefined : String(account.employees),
    person ? undefined : audience.name,
  ];
  const asked = [
    ...input.conversation.filter((turn) => turn.role === 'user').map((turn) => turn.text),
    message?.text,
  ];
  const sources: Source[] = [
    { sourceId: page.pageId, type: 'page_context', text: page.pageContext },
    { sourceId: audience.audienceId, type: 'page_context', text: shared },
    ...chunks.map(({ chunkId, question, text }) => ({
      sourceId: chunkId,
      type: 'topic_entry' as const,
      text: question === undefined ? text : `${question}\n${text}`,
    })),
    ...said.map(({ sourceId, sentences, reported = [], agreed = [], replies = [] }) => ({
      sourceId,
      type: 'reader' as const,
      text: [
        ...sentences,
        ...reported,
        ...agreed.map(
          ({ who = '', text, date = '' }) => `“${text}” – ${who} ${date}. ${text}, ${date}.`,
        ),
        ...replies.map(({ text }) => text),
      ].join('\n'),
    })),
    { sourceId: audience.audienceId, type: 'reader', text: lines(reader) },
    ...assets.map((asset) => ({
      sourceId: asset.assetId,
      type: 'asset' as const,
      text: lines([asset.description, asset.purpose, asset.name]),
    })),
    { sourceId: 'page', type: 'page', text: lines(own) },
    { sourceId: 'request', type: 'request', text: lines(asked) },
    { sourceId: 'notes', type: 'private', text: audience.supplementaryContext ?? '' },
    ...activity
      .filter((entry) => entry.direction !== 'from')
      .map((entry, at) => ({
        sourceId: entry.activityId ?? `activity_${at}`,
        type: 'private' as const,
        text: stringsIn(entry.payload).join('\n'),
      })),
  ];
  return sources.filter(({ text }) => text.trim() !== '');
}

const lines = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join('\n');

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value.slice(0, 5000)];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.values(value)
    .slice(0, 40)
    .flatMap((inner) => stringsIn(inner, depth + 1));
}
