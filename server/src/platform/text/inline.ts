// One line of text as a reader sees it: no markup, no invisible characters,
// single spaces. Every text that reaches a page has been through here.
import { stripHtml } from './markup.ts';
import { withoutTabs } from './tabs.ts';

/** Control characters, direction overrides and zero-width marks; joiners stay, emoji and Persian need them. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

export function plainText(raw: string): string {
  // Invisible marks first: one inside a tag would hide it from what follows.
  const text = stripHtml(oneLine(raw.isWellFormed() ? raw : raw.toWellFormed()));
  return oneLine(/[\\`*_~[\]#>|&<]/.test(text) ? stripMarkdown(text) : text);
}

function oneLine(text: string): string {
  // Most lines are plain already.
  if (/^[\x20-\x7e]*$/.test(text)) {
    return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim();
  }
  return text
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Several lines as one text, each without its marks. */
export const plainParagraph = (raw: string): string =>
  visibleLines(raw)
    .map(plainText)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join(' ');

/** The same for a whole document: its lines stay. */
export const visibleLines = (raw: string): string[] =>
  stripHtml(
    withoutTabs(
      (raw.isWellFormed() ? raw : raw.toWellFormed()).replace(
        /\r\n?|[\u2028\u2029\v\f\u0085]/g,
        '\n',
      ),
    )
      // Patterns look at a run of blanks from each of its ends; no column is wider than this.
      .replace(/ {65,}/g, ' '.repeat(64))
      .replace(invisible, (char) => (char === '\n' ? '\n' : '')),
  ).split('\n');

function stripMarkdown(raw: string): string {
  let text = raw
    .replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1')
    .replace(/!\[[^[\]]{0,300}\]\((?:[^()]|\([^()]{0,200}\)){0,2000}\)/g, '')
    .replace(/\[([^[\]]{1,300})\]\((?:[^()]|\([^()]{0,200}\)){0,2000}\)/g, '$1')
    .replace(/\[([^[\]]{1,300})\]\[[^[\]]{0,100}\]/g, '$1')
    .replace(/\[\^[^[\]]{1,20}\]/g, '')
    .replace(/(\*{2,3}|_{2,3}|~~|`{1,3})([^*_~`\n]{1,500})\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500})\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,500})_(?![\p{L}\p{N}_])/gu, '$1');
  // Taking one mark away may bring two others together.
  for (let round = 0; round < 4; round++) {
    const before = text;
    text = stripHtml(text)
      .replace(/\*{2,}|_{2,}|~~+|`|\]\(/g, ' ')
      .replace(/^(?:["']?\/?>|\||[*+]\s|#{1,6}\s|\s)+/, '');
    if (text === before) return text;
  }
  return text.replace(/[*_~`[\]<>#]|&(?=#?\w)/g, ' ');
}
