import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { markFields, spanFields } from './editable.ts';
import type { RenderInput } from './input.ts';
import { renderPage } from './page.ts';
import { samples } from './samples.ts';

function editable(input: RenderInput): string {
  const marked = markFields(input.content);
  return spanFields(renderPage({ ...input, content: marked.content }), marked.lines);
}

const fieldSpan = /<span data-field="([^"]+)"(?: data-line="(\d+)")?>([^<]*)<\/span>/g;
const valueAt = (content: PageContent, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value: unknown, part) => (value as Record<string, unknown>)[part], content);
const unhyphenated = (html: string): string =>
  html.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');
const plain = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

for (const [name, input] of Object.entries(samples)) {
  test(`${name}: without its spans the editable page is the page itself, byte for byte`, () => {
    assert.equal(
      unhyphenated(editable(input)).replace(fieldSpan, (_, _pointer, _line, text) => text),
      // What is typed into has no soft hyphens and joiners: it is read back as it stands.
      unhyphenated(renderPage(input)),
    );
  });

  test(`${name}: every span names the field whose line it holds`, () => {
    const spans = [...editable(input).matchAll(fieldSpan)];
    assert.ok(spans.length > 10);
    for (const [, pointer = '', line = '0', text = ''] of spans) {
      const value = valueAt(input.content, pointer);
      assert.equal(typeof value, 'string', pointer);
      assert.equal(plain(text), String(value).split('\n')[Number(line)]?.trim(), pointer);
    }
  });
}

test('headline and paragraphs can be clicked', () => {
  const html = editable(samples.robotics);
  assert.match(html, /<h1[^>]*><span data-field="\/blocks\/0\/headline">/);
});

test('content that holds the marks itself gets no spans of its own making', () => {
  const block = { type: 'prose', componentId: 'a', chunkIds: [], paragraphs: ['a \u{f0007} b'] };
  const marked = markFields({ blocks: [block] } as PageContent);
  assert.equal(marked.lines.length, 1);
  const html = spanFields(
    renderPage({ ...samples.robotics, content: marked.content }),
    marked.lines,
  );
  assert.match(html, /<span data-field="\/blocks\/0\/paragraphs\/0">a {2}b<\/span>/);
});
