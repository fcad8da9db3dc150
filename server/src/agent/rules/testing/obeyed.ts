// One wish in every language, asked of one page whose names are the same in all of them.
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { assertOthersSame } from './look.ts';
import { edit, sample } from './run.ts';
import asked from './wishes.json' with { type: 'json' };

/** By what they promise, in every language. */
export const wishes: Record<string, Partial<Record<string, string>>> = asked;

/** `changes` are the only blocks that differ; `more` finds those that are new. */
export const obeyedOn =
  (page: PageContent, more: (after: PageContent) => string[] = () => []) =>
  (
    promise: string,
    changes: string[],
    check: (after: PageContent, reply: string) => void,
    current = page,
    wish = promise,
  ): void => {
    for (const [language, text = ''] of Object.entries(wishes[wish] ?? {})) {
      test(`${promise}: ${language}`, async () => {
        const { content, text: reply } = await edit(sample('b2b-software'), text, { current });
        assertOthersSame(current, content, [...changes, ...more(content)]);
        check(content, reply);
      });
    }
  };
