// Puts what is known into one user message: fenced sections of data within the
// character budget, the request last.
import type { AgentChunk, AgentInput } from '../agent.ts';
import { AgentFailure } from './failure.ts';
import { type Fence, makeFence } from './fence.ts';
import { instructions, repairRequest, selectionRule } from './instructions.ts';
import { clip, fitting, makeAllowance } from './trim.ts';

export interface Prompt {
  instructions: string;
  user: string;
  /** The passages that found room: only these can be cited. */
  chunks: AgentChunk[];
  repair(faults: string[]): string;
}

const maxFieldChars = 2_000;
const maxPassageChars = 8_000;

export function makePrompt(
  input: AgentInput,
  maxChars: number,
  fence: Fence = makeFence(),
): Prompt {
  const told = instructions(fence);
  const must = essentials(input);
  const request = requestOf(input);
  const fixed = [told, ...Object.values(must), request.text, request.rule];
  const allowance = makeAllowance(maxChars - fixed.reduce((sum, text) => sum + text.length, 0));
  // Without the whole page in sight, an edit would lose what was cut.
  if (allowance.leftChars < 0) throw new AgentFailure('input_too_long');

  const text = (value: string, share: number): string => {
    const clipped = clip(value, allowance.share(share));
    allowance.spend(clipped.length);
    return clipped;
  };
  const list = <T>(items: T[], write: (item: T) => string, share: number): T[] => {
    const kept = fitting(items, write, allowance.share(share));
    allowance.spend(kept.reduce((sum, item) => sum + write(item).length + 1, 0));
    return kept;
  };

  // In the order of their worth: each takes its share of what those before it left.
  const pageContext = text(input.page.pageContext, 0.5);
  const supplementary = text(input.audience.supplementaryContext ?? '', 0.4);
  const chunks = list(input.chunks, passage, 0.6);
  const assets = list(input.assets, asset, 0.3);
  const turns = list(input.conversation.toReversed(), turn, 0.5).toReversed();
  const activity = list(input.activity, activityLine, 1);

  const sections: [name: string, data: string][] = [
    ['page', must.page],
    ['page context', pageContext],
    ['reader', must.reader],
    ['more about the reader', supplementary],
    [
      'recent activity of the reader and their company, newest first',
      lines(activity, activityLine),
    ],
    ['passages, best first', lines(chunks, passage)],
    ['assets', lines(assets, asset)],
    ['conversation so far', lines(turns, turn)],
    ['current page, a block a line', must.current],
    ['selected element', must.selected],
    ['request', request.text],
  ];
  const written = sections.filter(([, data]) => data !== '');
  return {
    instructions: told,
    user: [...written.map(([name, data]) => fence.section(name, data)), request.rule]
      .filter((part) => part !== '')
      .join('\n\n'),
    chunks,
    repair: (faults) => repairRequest(fence, faults),
  };
}

function essentials({ page, audience, person, account, current, message }: AgentInput) {
  return {
    page: JSON.stringify({
      name: page.name,
      title: page.title,
      pageType: page.pageType,
      actions: page.actions,
      headerActionId: page.headerActionId,
      logos: page.logos,
    }),
    reader: clip(
      JSON.stringify({
        audience: audience.name,
        formId: audience.actionFormId,
        formIntroduction: audience.actionFormInstructions,
        person,
        account,
      }),
      maxPassageChars,
    ),
    current: current ? lines(current.blocks, (block) => JSON.stringify(block)) : '',
    selected: message?.selectedElement ? JSON.stringify(message.selectedElement) : '',
  };
}

function requestOf({ message, current }: AgentInput): { text: string; rule: string } {
  const unasked = current
    ? 'Bring the page up to date with what is known.'
    : 'Write the first version of this page for this reader.';
  const selected = message?.selectedElement;
  return {
    text: message?.text ?? unasked,
    // Safe outside a section: the agent has checked that it is an id of the current page.
    rule: selected && current ? selectionRule(selected.componentId) : '',
  };
}

const lines = <T>(items: T[], write: (item: T) => string): string => items.map(write).join('\n');

const passage = ({ chunkId, topicName, question, text }: AgentChunk): string =>
  JSON.stringify({ chunkId, topic: topicName, question, text: clip(text, maxPassageChars) });

const asset = (item: AgentInput['assets'][number]): string =>
  clip(JSON.stringify(item), maxFieldChars);

const turn = ({ role, text }: AgentInput['conversation'][number]): string =>
  JSON.stringify({ role, text: clip(text, maxFieldChars) });

const activityLine = ({ source, type, createdAt, payload }: AgentInput['activity'][number]) =>
  clip(JSON.stringify({ createdAt, source, type, payload }), maxFieldChars);
