// What a model is given to write from: only what may be shown. Lines that are not
// for readers stay behind, so do notes about the reader; what they said comes as they said it.
import { screenDocument } from '../../claims/screen/document.ts';
import type { AgentInput } from '../agent.ts';
import { pageLanguage } from '../rules/context/source.ts';
import { readSaid } from '../rules/reader/said.ts';

export function fitForModel(input: AgentInput): AgentInput {
  const language = pageLanguage(input);
  const shown = (text: string): string =>
    screenDocument(text, language)
      .shown.replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  const { supplementaryContext, ...audience } = input.audience;
  return {
    ...input,
    page: { ...input.page, pageContext: shown(input.page.pageContext) },
    audience: {
      ...audience,
      // Commands look like instructions to a writer: here that is what they are.
      ...(supplementaryContext === undefined ? {} : { supplementaryContext }),
    },
    chunks: input.chunks.map((chunk) => ({ ...chunk, text: shown(chunk.text) })),
    activity: readSaid(input).map(({ sourceId, sentences }) => ({
      activityId: sourceId,
      source: 'reader',
      type: 'said',
      direction: 'from' as const,
      payload: { said: sentences.join(' ') },
      createdAt: '',
    })),
  };
}
