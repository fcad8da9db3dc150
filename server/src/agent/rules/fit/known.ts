// What is known of those a page is for, as weighted words: the notes on the
// audience weigh most, then their own name, then what they did lately.

import { termsOf, wordsOf } from '../../../platform/text/words.ts';
import type { AgentInput } from '../../agent.ts';

export interface Known {
  weights: ReadonlyMap<string, number>;
  /** A word as it was written, for saying why something was chosen. */
  written: ReadonlyMap<string, string>;
}

const maxActivities = 30;
const maxWordsPerActivity = 120;
const maxNotes = 20_000;

export function knownOf(input: AgentInput, language: string, leaveOut: readonly string[]): Known {
  const weights = new Map<string, number>();
  const written = new Map<string, string>();
  const ignored = new Set(leaveOut.flatMap((text) => termsOf(text, language)));
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      for (const term of termsOf(word, language)) {
        if (ignored.has(term) || /^\d+$/.test(term) || dull.has(term)) continue;
        // Repeating a word makes it no more than twice as important.
        weights.set(term, Math.min((weights.get(term) ?? 0) + weight, 2 * Math.max(weight, 1)));
        if (!written.has(term)) written.set(term, word);
      }
    }
  };
  const { audience, account, person, activity } = input;
  add((audience.supplementaryContext ?? '').slice(0, maxNotes), 2);
  // A first message may say what the page should turn on.
  if (!input.current) add((input.message?.text ?? '').slice(0, maxNotes), 2);
  if (!person) add(audience.name, 1.5);
  add(account?.name ?? '', 1);
  add(hostWords(account?.domain ?? person?.domain ?? ''), 1);
  for (const [age, entry] of activity.slice(0, maxActivities).entries()) {
    const words = wordsIn(entry.payload).slice(0, maxWordsPerActivity);
    add([entry.type, ...words].join(' '), 1 / (1 + age * 0.15));
  }
  return { weights, written };
}

const hostWords = (host: string): string => host.split('.').slice(0, -1).join(' ');

/** Words of every system's logs, of every site's addresses, and of every conversation. */
const dull = new Set(
  termsOf(
    'page view viewed visit visited visitor click clicked opened open submit submitted form demo request requested website site home index html www com http https utm source medium campaign session event user contact company email lead web webhook crm deal stage new closed true false null id url title name type note notes message text subject body call meeting year month week day today last next time people team thing good great big small high low want need use make get work run help way first second one two three four five many lot look ask tell say talk know think see find start try main currently already still really hand matter',
  ),
);
const dullKey =
  /(?:^|_)(?:id|ids|uuid|guid|token|key|hash|ip|email|phone|useragent|user_agent|timestamp|date|time|createdat|updatedat|owner|locale|timezone|currency|amount)$/i;

function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return wordsOf(value.slice(0, 2000));
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.entries(value)
    .slice(0, 40)
    .flatMap(([key, member]) => (dullKey.test(key) ? [] : wordsIn(member, depth + 1)));
}
