// The weights as they are stored: two bytes each, in a file of source text, so that whatever loads the
// server's code has them.
import type { Model } from './fit.ts';

const most = 32_767;

export function sourceOf({ weights, traits, bias }: Model): string {
  const largest = weights.reduce((size, weight) => Math.max(size, Math.abs(weight)), 0);
  const scale = Number((largest / most).toPrecision(6));
  const steps = Int16Array.from(weights, (weight) =>
    Math.max(-most, Math.min(most, Math.round(weight / scale))),
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
    '${Buffer.from(steps.buffer).toString('base64')}',
} as const;
`;
}
