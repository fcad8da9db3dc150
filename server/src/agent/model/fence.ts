// Keeps what others wrote apart from instructions. A marker is a whole line that
// holds a code drawn anew for every run, and every line of data starts with a
// bar: data can neither know the code nor begin a line, so it cannot end its section.
import { randomBytes } from 'node:crypto';

export interface Fence {
  readonly code: string;
  section(name: string, data: string): string;
}

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

export function makeFence(code: string = randomBytes(16).toString('hex')): Fence {
  return {
    code,
    section: (name, data) =>
      [
        `[[${code} begin ${name}]]`,
        ...data.split(lineEnds).map((line) => `| ${line}`),
        `[[${code} end ${name}]]`,
      ].join('\n'),
  };
}
