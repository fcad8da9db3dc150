// Two models read a request: which words belong to which wish, then which part of its wish each word is.

import type { RequestModel } from '../../src/agent/rules/edits/tagged/model.ts';
import { partSigns, wishSigns } from '../../src/agent/rules/edits/tagged/token_signs.ts';
import type { Labelled } from './corpus.ts';
import { learnField } from './field.ts';

export function learn(given: readonly Labelled[]): RequestModel {
  const wishes = learnField(
    given.map(({ tokens, words, tags }) => ({
      signs: wishSigns(tokens, words),
      labels: wishLabels(tags),
    })),
    (before, label) => label.startsWith('+') || before?.replace(/^\+/u, '') === label,
  );
  const parts = learnField(
    given.map(({ tokens, words, tags }) => ({
      signs: partSigns(
        tokens,
        words,
        wishLabels(tags).map((label) => label.replace(/^\+/u, '')),
      ),
      labels: tags.map((tag) => tag.split('.')[1] ?? '-'),
    })),
  );
  return { wishes, parts };
}

/** The wish that each word belongs to; `+` where it begins. What stands between two wishes begins the second. */
export function wishLabels(tags: readonly string[]): string[] {
  const wishes = tags.map((tag) => (tag === '-' ? undefined : tag.split('.')[0]));
  const labels: string[] = [];
  let last: string | undefined;
  for (const [at, wish] of wishes.entries()) {
    const own = wish ?? wishes.slice(at).find((one) => one !== undefined) ?? last ?? 'why';
    labels.push(own === last ? own : `+${own}`);
    last = own;
  }
  return labels;
}
