// Any character there is. fast-check's own `binary` unit builds a table of all 1.1 million of them, a second in each process.
import fc from 'fast-check';

const [firstSurrogate, lastSurrogate, last] = [0xd800, 0xdfff, 0x10ffff];

export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: firstSurrogate - 1 }),
    fc.integer({ min: lastSurrogate + 1, max: last }),
  )
  .map((code) => String.fromCodePoint(code));
