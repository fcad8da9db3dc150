// What a model wrote, before the gate every page passes: its faults in words the
// model can act on, and what is left of the page when they stay.
import type { LeftOut, LeftOutReason } from '../../claims/claims.ts';
import { prepareSources } from '../../claims/corpus.ts';
import { passGate } from '../../claims/gate.ts';
import type { Block, PageContent } from '../../content/content.ts';
import { keyOf } from '../../platform/text/words.ts';
import type { AgentInput } from '../agent.ts';
import { omissions } from '../rules/compose/report.ts';
import { pageLanguage } from '../rules/context/source.ts';
import { readSaid } from '../rules/reader/said.ts';
import { sourcesOf } from '../rules/reader/sources.ts';
import { replyPhrases } from '../rules/text/phrases.ts';

export interface Gated {
  /** Undefined when too little is left to be a page. */
  content: PageContent | undefined;
  faults: string[];
  /** For the team: what was left out, and why. */
  report: string | undefined;
}

const maxFaults = 30;

const advice: Record<LeftOutReason, string> = {
  internal: 'is not for readers: take it out',
  instruction: 'is an instruction to a writer: take it out',
  assistant: 'speaks to an assistant: take it out',
  mail: 'is the frame of a mail: take it out',
  chat: 'is from a chat: take it out',
  title: 'is a document’s title: take it out',
  placeholder: 'is a placeholder: take it out',
  private: 'comes from notes about the reader: take it out',
  unproven: 'is not in the sources: say what they say, in their words, or take it out',
  fragment: 'is not a whole sentence',
  unfit: 'is not for this reader',
  unsure: 'may be a note: take it out',
};

export function makeGate(input: AgentInput): (content: PageContent) => Gated {
  const language = pageLanguage(input);
  const corpus = prepareSources(sourcesOf(input, readSaid(input)), language);
  const { current } = input;
  const buttonTitles = makeButtonNames(input);
  return (written) => {
    const { content, leftOut } = passGate(written, { corpus, current, grounded: true });
    const blocks = content.blocks.map((block) => withTrueSources(block, corpus.findVerbatim));
    const sound = blocks.length > 0 && hasHero(blocks) === hasHero(written.blocks);
    return {
      content: sound ? { ...buttonTitles(written), blocks } : undefined,
      faults: leftOut.slice(0, maxFaults).map(faultOf),
      report: omissions(leftOut, replyPhrases(language)),
    };
  };
}

const hasHero = (blocks: readonly Block[]): boolean => blocks.some(({ type }) => type === 'hero');

/**
 * Buttons the team renamed stay renamed, whether or not the model repeats it. It names one anew only
 * in words of the request: a name from anywhere else was not asked for.
 */
function makeButtonNames({ current, message, page }: AgentInput) {
  const actionIds = new Set(page.actions.map(({ actionId }) => actionId));
  const request = keyOf(message?.text ?? '');
  const selected = current !== undefined && message?.selectedElement !== undefined;
  return ({ buttonTitles: written = [] }: PageContent): Partial<PageContent> => {
    const asked = selected
      ? []
      : written.filter(
          ({ actionId, title }) =>
            actionIds.has(actionId) && keyOf(title) !== '' && request.includes(keyOf(title)),
        );
    const kept = (current?.buttonTitles ?? []).filter(
      ({ actionId }) => !asked.some((one) => one.actionId === actionId),
    );
    return kept.length + asked.length === 0 ? {} : { buttonTitles: [...kept, ...asked] };
  };
}

/** A span counts only if its source has it, word for word. */
function withTrueSources(block: Block, findVerbatim: (text: string) => unknown): Block {
  if (block.sources === undefined) return block;
  const { sources, ...rest } = block;
  const proven = sources.filter(
    ({ quote }) => quote !== undefined && findVerbatim(quote) !== undefined,
  );
  return (proven.length === 0 ? rest : { ...rest, sources: proven }) as Block;
}

const faultOf = ({ pointer, text, reason, claims = [] }: LeftOut): string => {
  const named = claims.map((claim) => `“${claim.text}”`).join(', ');
  return `${pointer ?? '/'} ${named === '' ? `“${text.slice(0, 120)}”` : `${named} in “${text.slice(0, 120)}”`} ${advice[reason]}`;
};
