// One request to change a sample's page, and what has to come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { faultsOf } from './checks.ts';
import { assertOthersSame, first } from './look.ts';
import { edit, sample } from './run.ts';

export interface Case {
  ask: string;
  /** The sample it is asked about; a B2B page where it does not matter. */
  of?: string;
  reply: RegExp;
  /** The only components that differ; none means that nothing changed. */
  changes?: string[];
  check?: (after: PageContent, before: PageContent) => void;
}

export const nothing: string[] = [];
export const headline = (text: string) => (after: PageContent) =>
  assert.equal(first(after, 'hero').headline, text);

export function testCases(cases: readonly Case[]): void {
  for (const { ask, of = 'b2b-software', reply, changes, check } of cases) {
    test(`asked “${ask.replaceAll('\n', ' / ').slice(0, 100)}” of ${of}`, async () => {
      const input = sample(of);
      const { before, content, text } = await edit(input, ask);
      assert.match(text, reply);
      if (changes) assertOthersSame(before, content, changes);
      if (changes?.length === 0) assert.deepEqual(content, before);
      else assert.notDeepEqual(content, before);
      check?.(content, before);
      // What the user wrote may hold any number; everything else of a sound page still holds.
      const given = { ...input, conversation: [{ role: 'user' as const, text: ask }] };
      assert.deepEqual(
        faultsOf(content, given).filter((fault) => !fault.startsWith('breaks off')),
        [],
      );
    });
  }
}
