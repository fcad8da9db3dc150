// How well requests are read that were not learnt from: by the models, and by the rules.
import { readRequests } from '../../src/agent/rules/edits/read_requests.ts';
import type { RequestModel } from '../../src/agent/rules/edits/tagged/model.ts';
import { wishesIn } from '../../src/agent/rules/edits/tagged/wishes.ts';
import type { Labelled } from './corpus.ts';
import { wishLabels } from './learn.ts';

/** What a person marked, in the words of requests. */
const asked: Readonly<Record<string, string>> = {
  subline: 'headline',
  mention: 'add',
  order: 'form',
  other: 'tone',
};
const done: Readonly<Record<string, string>> = {
  setHero: 'headline',
  headlineAbout: 'headline',
  otherHeadline: 'headline',
  setHeading: 'heading',
  setText: 'replace',
  setValue: 'replace',
  correct: 'replace',
  setHours: 'replace',
  setDays: 'replace',
  addAbout: 'add',
  addText: 'add',
  mention: 'add',
  removeText: 'remove',
  hideButton: 'remove',
  keepOnly: 'only',
  reshape: 'form',
  splitOut: 'form',
  renameButton: 'button',
  showButton: 'button',
  reckon: 'sum',
  focus: 'move',
  rewrite: 'tone',
  refuse: 'tone',
};
const idle = new Set(['why', 'if', 'keep', 'remark']);

const together = (kinds: readonly string[]): string =>
  [...new Set(kinds.filter((kind) => !idle.has(kind)))].sort().join();

export interface Read {
  example: Labelled;
  byModels: boolean;
  byRules: boolean;
}

/** Whether just the wishes of the message were found, whatever their parts. */
export function readBoth(example: Labelled, model: RequestModel): Read {
  const { text, language, words, tags } = example;
  const right = together(
    wishLabels(tags).map((label) => {
      const kind = label.replace(/^\+/u, '');
      return asked[kind] ?? kind;
    }),
  );
  const wishes = wishesIn(text, words, model).map(({ kind }) => asked[kind] ?? kind);
  const ruled = readRequests(text, language).map(({ kind }) => done[kind] ?? kind);
  return { example, byModels: together(wishes) === right, byRules: together(ruled) === right };
}
