// Whole contexts, each line marked: `+` for readers, `-` not for them, `~` some of each (what is not for readers stands in
// ⟦ ⟧), `?` either way. One file for each language; `@@` begins a context.
import { readdirSync, readFileSync } from 'node:fs';
import { screenByRules } from '../../src/claims/screen/document.ts';
import { type LineSigns, signsOfLines } from '../../src/claims/screen/learned/line_signs.ts';
import { type Line, linesOf } from '../../src/claims/screen/lines.ts';
import { hiddenShares } from '../../src/claims/screen/settled_lines.ts';

export interface Marked {
  context: string;
  language: string;
  text: string;
  isNote: boolean;
  /** The share that the rules hide. */
  hidden: number;
  signs: LineSigns;
}

type Mark = '+' | '-' | '~' | '?';
interface MarkedLine {
  mark: Mark;
  text: string;
}

const folder = new URL('corpus/', import.meta.url);
const marked = /^([-+~?])\t(.*)$/u;

export function readCorpus(): Marked[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const language = file.slice(0, 2);
      const contexts = readFileSync(new URL(file, folder), 'utf8').split(/^@@ /mu).slice(1);
      return contexts.flatMap((context) => {
        const [name = '', ...lines] = context.trimEnd().split('\n');
        return examplesOf(`${language} ${name}`, language, lines.map(readLine));
      });
    });
}

function readLine(line: string): MarkedLine {
  const [, mark = '?', text = ''] = marked.exec(line) ?? [];
  return { mark: mark as Mark, text: text.replace(/[⟦⟧]/gu, '') };
}

function examplesOf(context: string, language: string, given: readonly MarkedLine[]): Marked[] {
  const { text, hidden } = screenByRules(given.map((line) => line.text).join('\n'), language);
  const lines = linesOf(text);
  const shares = hiddenShares(lines, hidden);
  const signs = signsOfLines(
    lines.map((line, at) => ({ text: line.text, hidden: shares[at] ?? 0 })),
    language,
  );
  const words = given.map((line) => ({ ...line, words: wordsOf(line.text) }));
  return lines.flatMap((line, at) => {
    const own = signs[at];
    const mark = markOf(line, words);
    return own === undefined || mark === undefined
      ? []
      : [
          {
            context,
            language,
            text: line.text,
            isNote: mark === '-',
            hidden: shares[at] ?? 0,
            signs: own,
          },
        ];
  });
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%]+/gu, ' ')
    .trim();

/** The screen joins lines that were broken: all that went into one must be marked alike. */
function markOf(
  line: Line,
  given: readonly (MarkedLine & { words: string })[],
): '+' | '-' | undefined {
  const own = wordsOf(line.text);
  if (own === '') return undefined;
  const parts = given.filter(
    ({ words }) =>
      words !== '' &&
      (words === own ||
        (words.length > 5 && own.includes(words)) ||
        (own.length > 5 && words.includes(own))),
  );
  const marks = new Set(parts.map(({ mark }) => mark));
  const [mark] = marks;
  return marks.size === 1 && (mark === '+' || mark === '-') ? mark : undefined;
}
