import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../../test/support/amounts.ts';
import { anyCharacter } from '../../../test/support/characters.ts';
import type { RenderInput } from './input.ts';
import { renderPage } from './page.ts';
import { parsed, shapeOf } from './parsed.ts';
import { samples } from './samples.ts';

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)' autofocus='",
  '" onmouseover="alert(1)" x="',
  '</title><script>alert(1)</script>',
  '</textarea></select></style></section><svg onload=alert(1)>',
  '<!--',
  '-->',
  ']]><![CDATA[',
  '&lt;script&gt;',
  '&#x3c;script&#x3e;',
  '&quot; onclick=alert(1) &quot;',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  "#{alert(1)} $& $1 $` $'",
  '`onload=alert(1)`',
  '\u2028\u2029\u202e\u0000',
  '\n\n<p>\n</p>\r\n\r\n<b>',
];
const hostile = fc.oneof(
  fc.constantFrom(...payloads),
  fc.array(fc.constantFrom(...payloads), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...'<>"\'`&=/;!-# \n\rax'), maxLength: 40 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);

// What is looked up, chosen from a list, or checked as an address is not free text.
const kept =
  /^(type|fieldType|kind|theme|state|layout|email|phone|actionType|lang|\w*[uU]rl|\w*[aA]ssetId|\w*[fF]ileId|\w*Color)$/;

/** The same input with every free text, and every id, put through `change`. */
function withTexts<T>(value: T, change: (text: string) => string, key = ''): T {
  if (typeof value === 'string') return (kept.test(key) ? value : change(value)) as T;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, key)) as T;
  if (typeof value !== 'object' || value === null || key === 'colors') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withTexts(member, change, name)]),
  ) as T;
}

/** Signs beside titles are drawings of our own, chosen by words of the title. */
const shapeWithoutSigns = (page: string): string[] =>
  shapeOf(page).filter((line) => !/ (?:svg aria-hidden class viewBox|path d)$/.test(line));

for (const [name, sample] of Object.entries(samples)) {
  // The tenant's scripts are code by intent, and guessing the language reads the text.
  const input: RenderInput = { ...sample, lang: 'en', includeScripts: false };

  test(`${name}: a text, whatever it holds, adds no element and no attribute`, () => {
    fc.assert(
      fc.property(hostile, (payload) => {
        // As many words of the same length: what fits beside the headline depends on them.
        const harmless = payload.replace(/[<>"'`&]/gu, '·');
        assert.deepEqual(
          shapeWithoutSigns(renderPage(withTexts(input, (text) => `${text}x${payload}`))),
          shapeWithoutSigns(renderPage(withTexts(input, (text) => `${text}x${harmless}`))),
        );
      }),
      { ...drawn(26), examples: payloads.map((payload): [string] => [payload]) },
    );
  });

  test(`${name}: a hostile text is shown as it was written`, () => {
    for (const payload of payloads.filter((text) => !/[\s\0]/.test(text))) {
      const { elements } = parsed(renderPage(withTexts(input, (text) => `${text}${payload}`)));
      const heading = elements.find(({ tag }) => tag === 'h1');
      assert.ok(heading?.text.endsWith(payload), payload);
    }
  });
}

test('a brand cannot break out of the style sheet', () => {
  const family = fc.oneof(
    hostile,
    fc.constantFrom('Inter</style><script>', 'a";}body{display:none}/*', 'url(//x)', '\\22'),
  );
  const plain: RenderInput = { ...samples.clinic, brand: {} };
  // Fonts that come along are named in the head; which they are is the brand's to say.
  const shapeBut = (page: string) => shapeOf(page).filter((line) => !line.includes(' link as'));
  const shape = shapeBut(renderPage(plain));
  fc.assert(
    fc.property(family, hostile, (font, color) => {
      const brand = {
        fontFamily: font,
        headingFontFamily: font,
        colors: { primary: color, accent: color, background: color, text: color },
      };
      const html = renderPage({ ...plain, brand });
      assert.deepEqual(shapeBut(html), shape);
      const style = parsed(html).elements.find(({ tag }) => tag === 'style');
      assert.doesNotMatch(
        style?.text ?? '<',
        /[<\\]|url\((?!"\/_facet\/fonts\/[\w-]+\.woff2\?v=[\d.]+"\))/,
      );
    }),
  );
});

test('a font is named with letters of any script, and with nothing that could say more', () => {
  const fontOf = (fontFamily: string) =>
    /--font:(.*?)system-ui/.exec(renderPage({ ...samples.clinic, brand: { fontFamily } }))?.[1];
  assert.equal(fontOf('Źródło Sans 3'), '"Źródło Sans 3",');
  for (const family of ['a"b', 'a,b', 'a;b', 'a{b', 'a\\b', 'a\nb', ' a', '']) {
    assert.equal(fontOf(family), '"Figtree","Figtree stand-in",', JSON.stringify(family));
  }
});
