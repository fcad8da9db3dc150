// A page of a pasted text for one reader, under the instructions of the team: what it shows, and what the team is told.
import type { AgentInput } from '../../agent.ts';
import { run, sample } from './run.ts';

export const instructed = (
  language: string,
  notes: string,
  lines: string,
  activity: AgentInput['activity'] = [],
): AgentInput => {
  const input = sample('robotics');
  return {
    ...input,
    language,
    page: { ...input.page, pageContext: lines, logos: [] },
    brand: { name: 'Halm' } as NonNullable<AgentInput['brand']>,
    audience: { ...input.audience, supplementaryContext: notes },
    person: { ...input.person, name: 'Moira Kinnear' } as NonNullable<AgentInput['person']>,
    chunks: [],
    activity,
  } as AgentInput;
};

export async function shown(language: string, notes: string, lines: string) {
  const { content, text } = await run(instructed(language, notes, lines));
  return { page: JSON.stringify(content?.blocks), reply: text };
}

/** The team is told that it was obeyed, in whatever language. */
export const saysFollowed =
  /I followed|Befolgt:|Consignes suivies|Instrucciones cumplidas|Istruzioni seguite|Instruções seguidas|Aanwijzingen opgevolgd|Wykonane|ご指示どおり/;
