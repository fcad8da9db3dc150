// The weights as they are stored: a byte each, in a file of source text, so that whatever loads the
// server's code has them.
import { bucketCount } from '../../src/claims/screen/learned/features.ts';
import type { Model } from './fit.ts';

/** The few weights beyond it are cut: they would cost all others their precision. */
const cut = 0.9999;

export function sourceOf({ weights, traits, bias }: Model): string {
  const sizes = weights.map(Math.abs).sort();
  const largest = sizes[Math.floor(bucketCount * cut)] ?? 1;
  const scale = Number((largest / 127).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  const known = [...traits].map(([trait, weight]) => `    '${trait}': ${weight.toFixed(3)},`);
  return `// Made by \`npm run train:notes\` from server/training/notes/corpus. Do not edit.
export const learned = {
  bias: ${bias.toFixed(4)},
  scale: ${scale},
  traits: {
${known.join('\n')}
  },
  weights:
    '${Buffer.from(bytes.buffer).toString('base64')}',
} as const;
`;
}
