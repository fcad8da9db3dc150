// Words for the same thing, across languages: who writes `train` finds what says `gare`, and an English
// request finds its piece on a German page. Beginnings of words, folded; each line is one thing.
import lines from './concepts.json' with { type: 'json' };

export const concepts: readonly (readonly string[])[] = lines.map((line) => line.split(' '));
