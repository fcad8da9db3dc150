import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, blockSchemas, PageContentSchema } from '../../content/content.ts';
import { formats } from '../../platform/formats/formats.ts';
import { makeValidator } from '../../platform/http/validate.ts';
import type { RenderInput } from './input.ts';
import { renderPage } from './page.ts';
import { type Element, parsed } from './parsed.ts';
import { previewHeaders } from './preview.ts';
import { samples } from './samples.ts';

const elementsOf = (input: RenderInput) => parsed(renderPage(input)).elements;
const tagged = (elements: Element[], ...tags: string[]) =>
  elements.filter(({ tag }) => tags.includes(tag));
const { robotics, festival } = samples;

const withBlocks = (blocks: Block[]): RenderInput => ({ ...robotics, content: { blocks } });
const blockOf = (type: Block['type']): Block => {
  const block = robotics.content.blocks.find((candidate) => candidate.type === type);
  assert.ok(block, type);
  return block;
};

/** Every text a visitor is meant to read, line by line. */
function textsOf(value: unknown, key = ''): string[] {
  if (/^(type|kind|state|layout|fieldType|name|\w*[uU]rl|\w*Ids?|required)$/.test(key)) return [];
  // Drawn, and said in a word of the page's language.
  if (typeof value === 'string' && /^[✓✗–]$/.test(value)) return [];
  if (typeof value === 'string') return value.split('\n').filter((line) => line !== '');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    textsOf(member, Array.isArray(value) ? '' : name),
  );
}

test('the samples are valid content, and hold every block there is', () => {
  const check = makeValidator(formats)(PageContentSchema, 'body');
  for (const { content } of Object.values(samples)) assert.deepEqual(check(content), []);
  const all = Object.values(samples).flatMap(({ content }) => content.blocks);
  const types = new Set(all.map(({ type }) => type));
  assert.deepEqual([...types].sort(), Object.keys(blockSchemas).sort());
});

for (const [name, input] of Object.entries(samples)) {
  const html = renderPage(input);
  const { elements, errors } = parsed(html);

  test(`${name}: the document is well-formed, and the same every time`, () => {
    assert.deepEqual(errors, []);
    assert.equal(renderPage(structuredCloneOf(input)), html);
    const ids = elements.map(({ attributes }) => attributes.id).filter((id) => id !== undefined);
    assert.equal(new Set(ids).size, ids.length);
  });

  test(`${name}: one h1 comes first, and no heading skips a level`, () => {
    const levels = tagged(elements, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tag }) =>
      Number(tag.slice(1)),
    );
    assert.equal(levels[0], 1);
    assert.equal(levels.filter((level) => level === 1).length, 1);
    levels.forEach((level, index) => {
      assert.ok(level <= (levels[index - 1] ?? 0) + 1);
    });
  });

  test(`${name}: landmarks, language, and a way past the header`, () => {
    for (const tag of ['header', 'main', 'footer']) assert.equal(tagged(elements, tag).length, 1);
    assert.match(
      tagged(elements, 'html')[0]?.attributes.lang ?? '',
      /^(en|de-DE|ar|fr|ja|it|pl|nl)$/,
    );
    const main = tagged(elements, 'main')[0];
    assert.equal(tagged(elements, 'a')[0]?.attributes.href, `#${main?.attributes.id}`);
  });

  test(`${name}: every field has its label, every image its alternative`, () => {
    const labels = new Set(tagged(elements, 'label').map(({ attributes }) => attributes.for));
    for (const { attributes } of tagged(elements, 'input', 'select', 'textarea')) {
      if (attributes.type !== 'hidden') assert.ok(labels.has(attributes.id), attributes.name);
    }
    for (const { attributes } of tagged(elements, 'img')) assert.ok(attributes.alt !== undefined);
  });

  test(`${name}: a link within the page has its target`, () => {
    const ids = new Set(elements.map(({ attributes }) => attributes.id));
    for (const { attributes } of tagged(elements, 'a')) {
      if (attributes.href?.startsWith('#')) assert.ok(ids.has(attributes.href.slice(1)));
    }
  });

  test(`${name}: every block has its section, in order, and shows all its texts`, () => {
    const sections = tagged(elements, 'section');
    assert.deepEqual(
      sections.map(({ attributes }) => attributes['data-component-id']),
      input.content.blocks.map(({ componentId }) => componentId),
    );
    input.content.blocks.forEach((block, index) => {
      const section = sections[index];
      assert.equal(section?.attributes.id, block.componentId);
      const shown = shownIn(elements, section)
        .replace(/[\u00ad\u2060]/g, '')
        .replaceAll('\u00a0', ' ');
      // The audience of the clinic has an introduction of its own; a missing picture's place
      // is taken by its alternative, a shown one's alternative is an attribute.
      const overridden = input.audience.actionFormInstructionsOverride;
      const expected =
        block.type === 'form' && overridden !== undefined
          ? { ...block, introduction: overridden }
          : block;
      for (const text of textsOf(expected))
        assert.ok(shown.includes(text.replaceAll('\u00a0', ' ')), text);
    });
  });
}

const structuredCloneOf = ({ assetUrl, assetSize, ...rest }: RenderInput): RenderInput => ({
  ...structuredClone(rest),
  assetUrl,
  ...(assetSize === undefined ? {} : { assetSize }),
});

/** All text and all attributes within an element. */
function shownIn(elements: Element[], root: Element | undefined): string {
  assert.ok(root);
  const start = elements.indexOf(root);
  const after = elements.findIndex(({ depth }, index) => index > start && depth <= root.depth);
  const inside = elements.slice(start, after === -1 ? undefined : after);
  return [root.text, ...inside.flatMap(({ attributes }) => Object.values(attributes))].join('\n');
}

test('without a hero the page title is the h1; before a hero it is there but unseen', () => {
  const bare = tagged(elementsOf(withBlocks([blockOf('prose')])), 'h1');
  assert.deepEqual(
    bare.map(({ text }) => text),
    [robotics.page.metadata?.title],
  );
  assert.equal(bare[0]?.attributes.class, 'display');
  const late = tagged(elementsOf(withBlocks([blockOf('faq'), blockOf('hero')])), 'h1');
  assert.deepEqual(
    late.map(({ attributes }) => attributes.class),
    ['hidden'],
  );
});

test('items of a section without a heading take its level', () => {
  const { heading: _, ...steps } = { heading: '', ...blockOf('steps') } as Block & {
    heading: string;
  };
  const levels = tagged(elementsOf(withBlocks([blockOf('hero'), steps as Block])), 'h2', 'h3');
  assert.equal(levels[0]?.tag, 'h2');
  assert.equal(levels[0]?.text, 'Walk the floor');
});

test('an empty line parts paragraphs, a line end breaks the line', () => {
  const html = renderPage(
    withBlocks([
      { type: 'prose', componentId: 'p', chunkIds: [], paragraphs: ['a\nb\r\n\r\nc\n \n\n  d  '] },
    ]),
  );
  assert.ok(
    html.includes('<p dir="auto">a<br>\nb</p>\n<p dir="auto">c</p>\n<p dir="auto">d</p>\n'),
  );
});

test('a picture that cannot be found leaves its words, never a broken image', () => {
  const elements = elementsOf({ ...robotics, assetUrl: () => undefined });
  assert.deepEqual(tagged(elements, 'img'), []);
  const text = tagged(elements, 'main')[0]?.text ?? '';
  for (const words of ['Halden', 'Orrin & Sons', 'Vela Freight']) assert.ok(text.includes(words));
  const map = elementsOf(festival).find(({ attributes }) => attributes.id === 'kharita');
  assert.equal(map?.text, 'خريطة الموقع الجديد');
});

test('a form posts to its own address, with a trap for machines and the context', () => {
  const elements = elementsOf(withBlocks([blockOf('form')]));
  const form = tagged(elements, 'form')[0]?.attributes;
  assert.equal(form?.method, 'post');
  assert.equal(form?.action, '/_facet/forms/form_visit');
  const fields = tagged(elements, 'input', 'select', 'textarea').map(
    ({ attributes }) => attributes,
  );
  const trap = fields.find(({ name }) => name === 'contact.website');
  assert.equal(trap?.tabindex, '-1');
  assert.equal(fields.find(({ name }) => name === 'facet.context')?.value, robotics.context);
  assert.deepEqual(
    fields
      .filter(({ name, required }) => !name?.includes('.') && required === '')
      .map(({ name }) => name),
    ['name', 'email', 'site', 'consent'],
  );
});

test('a question is typed or chosen, and Enter sends the one typed', () => {
  const elements = elementsOf(withBlocks([blockOf('ask')]));
  assert.equal(tagged(elements, 'form')[0]?.attributes.action, '/_facet/ask');
  const buttons = tagged(elements, 'button').map(({ attributes }) => attributes);
  assert.equal(buttons[0]?.name, undefined);
  assert.deepEqual(
    buttons.slice(1).map(({ name, value }) => [name, value]),
    ['What does a pilot cost?', 'How long is the contract?', 'Does it work with our WMS?'].map(
      (text) => ['suggestion', text],
    ),
  );
});

test('a language is taken as named, or guessed from the script of the text', () => {
  const root = (headline: string, lang?: string) => {
    const hero: Block = { type: 'hero', componentId: 'h', chunkIds: [], headline, actionIds: [] };
    const { lang: _, ...rest } = withBlocks([hero]);
    const html = elementsOf({ ...rest, ...(lang === undefined ? {} : { lang }) })[0];
    return [html?.attributes.lang, html?.attributes.dir];
  };
  assert.deepEqual(root('Hello'), ['en', 'ltr']);
  assert.deepEqual(root('Acme مرحبا بكم'), ['ar', 'rtl']);
  assert.deepEqual(root('שלום'), ['he', 'rtl']);
  assert.deepEqual(root('夜勤の生産性を40%向上'), ['ja', 'ltr']);
  assert.deepEqual(root('提高夜班效率'), ['zh', 'ltr']);
  assert.deepEqual(root('🎉'), ['en', 'ltr']);
  assert.deepEqual(root('Hello', 'fa-IR'), ['fa-IR', 'rtl']);
  assert.deepEqual(root('Hello', '"><script>'), ['en', 'ltr']);
});

test('scripts run only where asked for and enabled, the tracker only where it has an address', () => {
  const scripts = (input: RenderInput) => tagged(elementsOf(input), 'script');
  const [tracker, own, ...more] = scripts(robotics);
  assert.equal(tracker?.attributes.src, '/_facet/track.js');
  assert.equal(tracker?.attributes['data-context'], robotics.context);
  assert.equal(own?.text, 'window.sampleOn = true;');
  assert.deepEqual(more, []);
  assert.equal(scripts({ ...robotics, includeScripts: false }).length, 1);
  const { trackerUrl: _, ...untracked } = robotics;
  assert.deepEqual(scripts({ ...untracked, includeScripts: false }), []);
});

test('logos that the content shows under the title of a card are not shown again', () => {
  const cards = (title: string) => {
    const widget = {
      title,
      logos: [{ image: { altText: 'Vela', url: 'https://v.example/l.png' } }],
    };
    const page = { ...robotics.page, actionCardWidgets: [widget] };
    const items = [
      { altText: 'Vela', url: 'https://v.example/l.png' },
      { altText: 'Halden', url: 'https://h.example/l.png' },
    ];
    const logos: Block = { ...blockOf('logos'), type: 'logos', heading: 'Trusted by', items };
    const content = { blocks: [logos] };
    const { elements } = parsed(renderPage({ ...robotics, page, content }));
    return elements.filter(({ attributes }) => attributes.class?.startsWith('block widget')).length;
  };
  assert.equal(cards('Trusted by'), 0);
  assert.equal(cards('Where you can see it'), 1);
});

test('a page of no brand, no action and no link is still a page', () => {
  const { elements, errors } = parsed(
    renderPage({
      content: { blocks: [blockOf('quote')] },
      page: { title: 'Bare', actions: [], actionCardWidgets: [{}], scripts: [] },
      audience: {},
      personal: false,
      includeScripts: true,
      assetUrl: () => undefined,
    }),
  );
  assert.deepEqual(errors, []);
  assert.equal(tagged(elements, 'h1')[0]?.text, 'Bare');
  assert.deepEqual(tagged(elements, 'script', 'nav', 'header'), []);
});

test('a preview is a sandbox without scripts', () => {
  const policy = previewHeaders['content-security-policy'];
  assert.match(policy, /(^|; )sandbox (?!.*allow-(scripts|same-origin|top))/);
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /script-src/);
});

test('one question heads its own answer, and a list with some texts is drawn in rows', () => {
  const page = renderPage(
    withBlocks([
      blockOf('hero'),
      {
        ...{ type: 'faq', componentId: 'faq-1', chunkIds: [], heading: 'Questions' },
        items: [{ question: 'Who owns the data?', answer: 'You do.' }],
      },
      {
        ...{ type: 'benefits', componentId: 'benefits-1', chunkIds: [], heading: 'For HR' },
        items: [{ title: 'One signature', text: 'On paper or not.' }, { title: 'Live in 3 weeks' }],
      },
    ]),
  );
  assert.match(page, /<h2[^>]*>(?:<[^>]*>)*Who owns the data\?/);
  assert.doesNotMatch(page, /<details|>Questions</);
  assert.match(page, /<ul class="ticked" role="list">/);
});

test('a row of a name and its last figure alone stands out as the sum of those above', () => {
  const cells = [
    ['Carts', '6', '€40', '€240'],
    ['Fitting', '', 'in the price', ''],
    ['Together', '', '', '€240'],
    ['On request', '', '', 'free'],
  ];
  const block: Block = {
    type: 'table',
    componentId: 'prices',
    chunkIds: [],
    columns: ['Item', 'Count', 'Each', 'Amount'],
    rows: cells.map((row) => ({ cells: row })),
  };
  const rows = tagged(elementsOf(withBlocks([block])), 'tr').slice(1);
  assert.deepEqual(
    rows.map(({ attributes }) => attributes.class),
    [undefined, undefined, 'sum', undefined],
  );
});
