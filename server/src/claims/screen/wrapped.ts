// Paragraphs that were broken at a width, and into which somebody wrote a note between two of their lines. The note
// is set below its paragraph before anything is judged: half a sentence begun small looks like a note, and is none.
// The text keeps its length.
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { linesOf, startsUnit } from './lines.ts';
import { ended, isSmall, wordsIn } from './shape.ts';
import { likenessIn, tellingIn } from './voice.ts';

const maxWidth = 110;
const minWords = 5;
const minLength = 30;
/** From these odds on a line between the others is a note, and nothing of the paragraph; behind a note in brackets it takes more. */
const noteLike = { alone: 1, behindBracket: 3 };
const maxNotes = 2;
const maxLines = 12;

const columns = /[|\t]|\S\s{2,}\S|\.{3,}/u;
const aside = /^\s*[([（【].{10,400}[)\]）】]\s*$/u;

const runs = (line: string): boolean =>
  line.length <= maxWidth && !startsUnit.test(line) && !columns.test(line) && !aside.test(line);

const isOpen = (line: string): boolean =>
  line.trim().length >= minLength &&
  wordsIn(line) >= minWords &&
  !ended.test(line) &&
  !/-\s*$/.test(line);

/** A whole sentence, and another that is begun. */
const breaksOffInside = (line: string, language: string): boolean =>
  /\p{Ll}{3}[.!?]["”»)]?\s+["“„«¿¡]?\p{Lu}/u.test(line) && sentenceSpans(line, language).length > 1;

/** `… and look after the`: no line for itself ends with such a word. */
const leading: Record<string, string> = {
  en: 'a an the and of with from our your their',
  de: 'der die das den dem des ein eine einen einem einer und oder von mit zum zur im für unser unsere unseren ihre ihren',
  fr: 'le la les un une des du de au aux et à avec pour par sur sous dans leur leurs nos notre vos votre ses',
  es: 'el la los las un una de del al y con para por en su sus nuestro nuestra nuestros nuestras',
  it: 'il lo la i gli le un una di del della dei delle al alla ai e con per dal dalla nel nella sul sulla',
  pt: 'o a os as um uma de do da dos das ao à aos e com para por em no na nos nas pelo pela seu sua',
  nl: 'de het een van en met voor uit bij uw onze hun',
  pl: 'i oraz z ze w we na do od dla przy pod nad po',
};

const leadsOn = (line: string, language: string): boolean => {
  const last = /(?<!\p{L})(\p{Ll}{1,9})\s*$/u.exec(line)?.[1];
  return last !== undefined && (leading[language] ?? '').split(' ').includes(last);
};

/** Goes on in small letters, or with a noun or a name where a word leads to one. */
const follows = (line: string, above: string, language: string): boolean =>
  isSmall(line) ||
  (leadsOn(above, language) && /^\p{Lu}\p{L}/u.test(line) && !/^[^:：]{1,40}[:：]/u.test(line));

/** Half a sentence at its end: a note says what it has to say on its line. */
const goesFurther = (line: string, language: string): boolean =>
  isOpen(line) && (breaksOffInside(line, language) || leadsOn(line, language));

interface Paragraph {
  own: string[];
  /** What stood between its lines. */
  notes: string[];
}

/** With the notes inside wrapped paragraphs below them; lines stay as wide as they were. */
export const withNotesBelow = (text: string, language: string): string =>
  mended(text, language, ({ own, notes }) => (notes.length === 0 ? undefined : [...own, ...notes]));

/** With the lines of wrapped paragraphs put together, where the text as a whole has no width. */
export const withParagraphs = (text: string, language: string): string =>
  mended(text, language, ({ own, notes }) => [own.join(' '), ...notes]);

function mended(
  text: string,
  language: string,
  setDown: (paragraph: Paragraph) => string[] | undefined,
): string {
  const lines = text.split('\n');
  // Hardly any text needs it.
  let likeness: ((line: string) => number) | undefined;
  const likenessOf = (line: string): number => {
    likeness ??= likenessIn(tellingIn(linesOf(text), language), language);
    return likeness(line);
  };
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const found = paragraphAt(lines, at, language, likenessOf);
    const put = found && setDown(found);
    if (found && put) {
      written.push(...put);
      at += found.own.length + found.notes.length - 1;
    } else written.push(lines[at] ?? '');
  }
  return written.join('\n');
}

function paragraphAt(
  lines: readonly string[],
  first: number,
  language: string,
  likenessOf: (line: string) => number,
): Paragraph | undefined {
  const begun = lines[first] ?? '';
  if (isSmall(begun) || !runs(begun) || !isOpen(begun)) return undefined;
  const own = [begun];
  const notes: string[] = [];
  let between: string[] = [];
  for (const line of lines.slice(first + 1, first + maxLines)) {
    const above = own.at(-1) ?? '';
    if (between.length > maxNotes || !isOpen(above)) break;
    const limit = between.some((note) => aside.test(note)) ? 'behindBracket' : 'alone';
    if (aside.test(line)) between.push(line);
    else if (!runs(line) || !follows(line, above, language)) break;
    else if (likenessOf(line) >= noteLike[limit] && !goesFurther(line, language))
      between.push(line);
    else {
      own.push(line);
      notes.push(...between);
      between = [];
    }
  }
  const wrapped =
    own.slice(0, -1).some((line) => breaksOffInside(line, language)) || leadsOn(begun, language);
  return own.length > 1 && wrapped ? { own, notes } : undefined;
}
