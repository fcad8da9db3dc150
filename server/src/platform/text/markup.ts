// HTML as people paste it, hostile or not, turned into the plain lines the
// context reader knows: headings, bullets, quotations, paragraphs. One pass
// over the text, whatever it holds; nothing here can be made to scan it again and again.
import { decodeHTMLStrict } from 'entities';

/** Elements whose content is not for reading. */
const unread = new Set(
  'script style template noscript iframe object svg math head canvas select'.split(' '),
);

/** What a tag means for the lines of the text; tags not named here leave nothing behind. */
const openingMarks = new Map<string, string>([
  ...named(
    'p div br section article header footer main aside nav ul ol dl dt dd tr table form hr pre address figure figcaption',
    '\n',
  ),
  ...([1, 2, 3, 4, 5, 6] as const).map((n) => [`h${n}`, `\n\n${'#'.repeat(n)} `] as const),
  ['li', '\n- '],
  ['blockquote', '\n\n> '],
  ...named('td th', ' | '),
]);
const closingMarks = new Map<string, string>([
  ...named('p div ul ol table blockquote section article h1 h2 h3 h4 h5 h6', '\n\n'),
  ...named('td th li', ''),
]);

function named(names: string, mark: string): [name: string, mark: string][] {
  return names.split(' ').map((name) => [name, mark]);
}

/** The text without tags, comments, scripts and entities; lines stay lines. */
export function stripHtml(raw: string): string {
  let text = raw;
  // An entity may spell a tag, and a tag's removal may complete an entity.
  for (let round = 0; round < 3; round++) {
    const before = text;
    if (text.includes('<')) text = stripTags(text);
    if (text.includes('&')) text = decodeEntities(text);
    if (text === before) return text;
  }
  // Nested deeper than any honest text: what still looks like markup goes.
  return text.replace(/&#?\w{1,31};/g, ' ').replace(/<(?=[a-z/!?])/gi, ' ');
}

function decodeEntities(text: string): string {
  return text.replace(
    // An ampersand escaped many times over is still one ampersand.
    /&(?:amp;|#0{0,7}38;|#x0{0,7}26;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,30}));/gi,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return namedEntity(name);
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ' ';
    },
  );
}

/** A name that means nothing, &nbsp; too, was at least a gap between words. */
function namedEntity(name: string): string {
  const escaped = `&${name};`;
  const decoded = decodeHTMLStrict(escaped);
  return decoded === escaped ? ' ' : decoded.replaceAll('\u00a0', ' ');
}

function stripTags(text: string): string {
  const kept: string[] = [];
  const tags = makeTagFinder(text);
  let at = 0;
  for (;;) {
    const tag = tags.next(at);
    if (!tag) break;
    kept.push(text.slice(at, tag.start), markOf(tag));
    at = tag.closing || !unread.has(tag.name) ? tag.end : tags.afterContent(tag);
  }
  kept.push(text.slice(at));
  return kept.join('');
}

const markOf = ({ name, closing }: Tag): string =>
  (closing ? closingMarks.get(name) : undefined) ?? openingMarks.get(name) ?? '';

interface Tag {
  start: number;
  name: string;
  closing: boolean;
  end: number;
}

const maxTagLength = 4000;

function makeTagFinder(text: string) {
  const tagStart = /<(\/?)([a-z][a-z0-9:-]{0,40})|<!--|<[!?/]/gi;
  const lower = lazily(() => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));
  // The answer holds for every start between the one it was asked for and the place found.
  const answers = new Map<string, { from: number; found: number }>();
  const find = (what: string, from: number): number => {
    const known = answers.get(what);
    if (known && known.from <= from && (known.found === -1 || from <= known.found)) {
      return known.found;
    }
    const found = lower().indexOf(what, from);
    answers.set(what, { from, found });
    return found;
  };
  return {
    next(from: number): Tag | undefined {
      tagStart.lastIndex = from;
      const found = tagStart.exec(text);
      if (!found) return undefined;
      const start = found.index;
      if (found[0] === '<!--') {
        const end = find('-->', tagStart.lastIndex);
        if (end !== -1) return { start, name: '!', closing: false, end: end + 3 };
      }
      const name = found[2]?.toLowerCase() ?? '!';
      const end = endOfTag(text, tagStart.lastIndex) ?? find('>', tagStart.lastIndex);
      // An unfinished tag: only its opening is taken away, the text behind it stays.
      const after = end === -1 || end - start > maxTagLength ? tagStart.lastIndex : end + 1;
      return { start, name, closing: found[1] === '/', end: after };
    },
    /** Past the closing tag; past the paragraph where there is none. */
    afterContent({ name, end }: Tag): number {
      const close = find(`</${name}`, end);
      if (close === -1) {
        const blank = text.indexOf('\n\n', end);
        return blank === -1 ? text.length : blank;
      }
      const closed = find('>', close);
      return closed === -1 ? text.length : closed + 1;
    },
  };
}

/** The `>` that ends a tag, not one inside a quoted attribute. */
function endOfTag(text: string, from: number): number | undefined {
  let quote = '';
  const limit = Math.min(text.length, from + 500);
  for (let at = from; at < limit; at++) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
    else if (char === '<') return undefined;
  }
  return undefined;
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
