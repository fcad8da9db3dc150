// Requests of people to the page agent, with what each part of them asks, for pages that are kept beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { type PageWords, rootsOf } from '../../src/agent/rules/edits/tagged/token_signs.ts';
import { type Token, tokensOf } from '../../src/agent/rules/edits/tagged/tokens.ts';

export interface Labelled {
  page: string;
  language: string;
  text: string;
  tokens: Token[];
  tags: string[];
  words: PageWords;
}

const folder = new URL('corpus/', import.meta.url);

export function readCorpus(): Labelled[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split(/^@@ /mu)
        .slice(1)
        .flatMap((page) => readPage(page)),
    );
}

function readPage(page: string): Labelled[] {
  const [name = '', ...lines] = page.trimEnd().split('\n');
  const [id = '', language = 'en'] = name.split(' | ');
  const texts = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const words: PageWords = {
    language,
    heading: rootsOf(texts('# ')),
    text: rootsOf(texts('- ')),
    sources: rootsOf(texts('~ ')),
  };
  return texts('> ').map((line) => ({ page: id, language, words, ...readLabels(line) }));
}

const label = /\{([a-z.]+): ([^{}]*)\}/gu;

function readLabels(line: string): { text: string; tokens: Token[]; tags: string[] } {
  const spans: { tag: string; start: number; end: number }[] = [];
  let text = '';
  let last = 0;
  for (const { 0: found, 1: tag = '', 2: words = '', index } of line.matchAll(label)) {
    text += line.slice(last, index);
    spans.push({ tag, start: text.length, end: text.length + words.length });
    text += words;
    last = index + found.length;
  }
  text += line.slice(last);
  const tokens = tokensOf(text);
  const tags = tokens.map(
    ({ start, end }) => spans.find((span) => start < span.end && end > span.start)?.tag ?? '-',
  );
  return { text, tokens, tags };
}
