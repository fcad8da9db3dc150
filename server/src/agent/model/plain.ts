// Content is plain text. Models slip markup in all the same; here it is taken out
// with care for what only looks like it: "5 * 3", "x < y", "> 50 %", "snake_case".
import { decodeHTMLStrict } from 'entities';

const inlineTags =
  'a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var';
const otherTags =
  'address|applet|area|article|aside|audio|base|blockquote|body|br|button|canvas|caption|center|col|colgroup|dd|details|dialog|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|img|input|legend|li|link|main|map|math|menu|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|script|section|select|slot|source|style|summary|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|ul|video|wbr';
const tag = (names: string) => new RegExp(`</?(?:${names})(?:[\\s/][^<>]*)?>`, 'gi');

/** In the order they are applied. */
const markup: [pattern: RegExp, replacement: string][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''],
  [/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' '],
  [/<!--[\s\S]*?-->/g, ''],
  [tag(inlineTags), ''],
  [tag(otherTags), ' '],
  [/^[ \t]*```.*$/gm, ''],
  [/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, ''],
  [/!?\[([^[\]\n]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
  [/\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/g, '$1'],
  [/(?<!\w)__(?=\S)([^_\n]+?)(?<=\S)__(?!\w)/g, '$1'],
  [/~~(?=\S)([^~\n]+?)(?<=\S)~~/g, '$1'],
  [/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\w*])/g, '$1'],
  [/(?<!\w)_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?!\w)/g, '$1'],
  // Before a digit these are a sign or a comparison: "- 30 %", "> 50 %", "# 1".
  [/^[ \t]*(?:#{1,6}|>|[-*+•])[ \t]+(?=[^\s\d])/gm, ''],
];

// Markup may hide in markup; each round opens one layer. Whatever is nested deeper is
// shown as the letters it is, for a page escapes all its text.
const maxLayers = 8;

export function plainText(text: string): string {
  let plain = text;
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const inner = open(plain);
    if (inner === plain) break;
    plain = inner;
  }
  return plain;
}

function open(text: string): string {
  let plain = decodeHTMLStrict(text.replaceAll('&nbsp;', ' '));
  for (const [pattern, replacement] of markup) plain = plain.replace(pattern, replacement);
  return plain
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
