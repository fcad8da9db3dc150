// The built-in page agent: offline and deterministic. It selects and orders
// what the page context, the topics, the assets and the account hold, and
// carries out plain edit requests. It never states what its input does not say.
import { scheduler } from 'node:timers/promises';
import { passGate } from '../../claims/gate.ts';
import type { PageContent } from '../../content/content.ts';
import type { Agent, AgentEvent, AgentInput } from '../agent.ts';
import type { Brief } from './compose/brief/brief.ts';
import { ownWords } from './compose/brief/own_words.ts';
import { compose } from './compose/compose.ts';
import { readOrders } from './compose/instructions/too_wide.ts';
import { omissions, reportOn } from './compose/report.ts';
import { applyRequests } from './edits/apply.ts';
import type { Edited } from './edits/editing.ts';
import { obey } from './edits/obey.ts';
import { standing } from './edits/proof.ts';
import { readRequests } from './edits/read_requests.ts';
import { replyTo } from './edits/reply.ts';
import type { Request } from './edits/requests.ts';
import { withMentions } from './instructions.ts';
import { replyPhrases } from './text/phrases.ts';

export function makeRulesAgent(): Agent {
  return {
    name: 'rules',
    run: (input, signal) =>
      input.current ? edit({ ...input, current: input.current }, signal) : write(input, signal),
  };
}

async function* write(input: AgentInput, signal: AbortSignal): AsyncGenerator<AgentEvent> {
  yield step('Reading the page context');
  await checkpoint(signal);
  const brief = readOrders(input);
  yield step('Choosing what fits the reader');
  await checkpoint(signal);
  const first = compose(brief);
  const composition = withMentions(
    brief,
    first,
    (edited) => gate(brief, edited, first.content).content,
  );
  const report = reportOn(brief, composition);
  const requests = readRequests(input.message?.text ?? '', brief.language).filter(asksForMore);
  if (requests.length === 0) {
    yield* say(report, signal, '\n');
    yield { type: 'content', content: composition.content };
    return;
  }
  yield step('Making the changes asked for');
  await checkpoint(signal);
  const edited = applyRequests(brief, composition.content, requests);
  const gated = gate(brief, edited, composition.content);
  const [wrote = '', ...rest] = report;
  // What was asked in so many words comes before the rest.
  yield* say([wrote, ...replyTo(requests, edited), ...gated.said, ...rest], signal, '\n');
  yield { type: 'content', content: gated.content };
}

/** `Write a page for …` is what is being done anyway. */
const asksForMore = (request: Request): boolean => request.kind !== 'rewrite';

async function* edit(
  input: AgentInput & Required<Pick<AgentInput, 'current'>>,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent> {
  yield step('Reading the request');
  await checkpoint(signal);
  const brief: Brief = readOrders(input);
  yield step('Changing the page');
  await checkpoint(signal);
  const { current, previous, message } = input;
  const { requests, edited } = obey(brief, current, message?.text ?? '', {
    ...(message?.selectedElement ? { selected: message.selectedElement } : {}),
    ...(previous ? { previous } : {}),
  });
  const gated = gate(brief, edited, current, previous);
  yield* say([...replyTo(requests, edited), ...gated.said], signal);
  yield { type: 'content', content: gated.content };
}

/** An edit brings text to the page like any other: it passes the same gate. */
function gate(
  brief: Brief,
  { content, dictated }: Edited,
  current: PageContent,
  previous?: PageContent,
) {
  const { content: kept, leftOut } = passGate(content, {
    corpus: brief.corpus,
    current: standing(current, previous),
    own: [...ownWords(brief), ...dictated],
  });
  if (leftOut.length === 0) return { content, said: [] };
  const omitted = omissions(leftOut, replyPhrases(brief.language), brief.phrases.quotes);
  // A page without its blocks is no page: then everything stays as it was.
  const sound =
    kept.blocks.length > 0 &&
    kept.blocks.some((block) => block.type === 'hero') ===
      content.blocks.some((block) => block.type === 'hero');
  return { content: sound ? kept : current, said: omitted === undefined ? [] : [omitted] };
}

const step = (name: string): AgentEvent => ({ type: 'progress', step: name });

/** Sentence by sentence, as it would be written; of a page, each on its own line. */
async function* say(
  sentences: readonly string[],
  signal: AbortSignal,
  gap = ' ',
): AsyncGenerator<AgentEvent> {
  for (const [at, sentence] of sentences.entries()) {
    signal.throwIfAborted();
    yield { type: 'text', text: at === 0 ? sentence : `${gap}${sentence}` };
  }
  await checkpoint(signal);
}

/** Lets an interrupt in: without a turn of the event loop it could not arrive. */
async function checkpoint(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await scheduler.yield();
  signal.throwIfAborted();
}
