// Adds what was asked for where it was asked for: `the SOC 2 answer to the FAQ`, `lunch to the hero`,
// `rain in the headline`. Without a place it gets a section of its own.
import { addAbout } from './add.ts';
import { answer } from './answer.ts';
import type { Editing, Outcome } from './editing.ts';
import { scopeOf } from './ground/scope.ts';
import { headlineAbout } from './headline.ts';
import { mention } from './mention.ts';
import type { RequestOf } from './requests.ts';

export function addWhere(editing: Editing, request: RequestOf<'addAbout'>): Outcome {
  const { topic, place, heading } = request;
  const scoped = place || heading !== undefined ? undefined : scopeOf(editing.blocks, topic);
  return (scoped && addInto(editing, scoped, topic)) ?? addAbout(editing, request);
}

export function mentionWhere(editing: Editing, request: RequestOf<'mention'>): Outcome {
  const { text, section, sourced } = request;
  const scoped = section === undefined && sourced ? scopeOf(editing.blocks, text) : undefined;
  return (scoped && addInto(editing, scoped, text)) ?? mention(editing, request);
}

/** Nothing when the place takes no text: then it may be a part of the topic. */
function addInto(
  editing: Editing,
  { rest, within, member }: NonNullable<ReturnType<typeof scopeOf>>,
  whole: string,
): Outcome | undefined {
  const [block] = within;
  if (!block || rest === whole) return undefined;
  if (member === 'headline') return headlineAbout(editing, rest);
  if (block.type === 'faq') {
    return answer(editing, { kind: 'answer', question: rest, inFaq: true });
  }
  const there = { ...editing, last: block.componentId };
  const outcome = mention(there, { kind: 'mention', text: rest, section: 'it', sourced: true });
  return outcome.did === undefined && outcome.why !== 'already' ? undefined : outcome;
}
