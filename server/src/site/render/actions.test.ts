import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../content/content.ts';
import type { RenderAction, RenderAudience, RenderInput } from './input.ts';
import { renderPage } from './page.ts';
import { parsed } from './parsed.ts';
import { samples } from './samples.ts';

const { robotics, clinic } = samples;
const hero: Block = {
  type: 'hero',
  componentId: 'h',
  chunkIds: [],
  headline: 'H',
  actionIds: ['a'],
};
const form = (componentId: string, formId: string): Block => ({
  type: 'form',
  componentId,
  chunkIds: [],
  formId,
  introduction: `About ${formId}`,
  fields: [{ name: 'email', label: 'Email', fieldType: 'email', required: true }],
  submitLabel: 'Send',
});
const ask: Block = { type: 'ask', componentId: 'q', chunkIds: [], suggestions: [] };

function pageWith(
  action: Omit<RenderAction, 'actionId' | 'buttonTitle'>,
  audience: RenderAudience = {},
  blocks: Block[] = [],
): RenderInput {
  return {
    ...robotics,
    content: { blocks: [hero, ...blocks] },
    page: {
      ...robotics.page,
      actions: [{ actionId: 'a', buttonTitle: 'Go', ...action }],
      headerActionId: 'a',
      actionCardWidgets: [],
    },
    audience,
  };
}

/** Where the button leads, from the header, the hero, the lower edge of a phone and a form's side alike. */
function hrefOf(input: RenderInput): string | undefined {
  const buttons = parsed(renderPage(input)).elements.filter(
    ({ attributes }) => attributes['data-action-id'] === 'a',
  );
  const hrefs = new Set(buttons.map(({ attributes }) => attributes.href));
  assert.ok(hrefs.size <= 1);
  assert.ok(buttons.length === 0 || buttons.length === 3 || buttons.length === 4);
  return [...hrefs][0];
}

test('a button is called as its version says, wherever it stands', () => {
  const input = pageWith({ actionType: 'url', url: 'https://x.example/' });
  const buttonTitles = [{ actionId: 'a', title: 'Come & see' }];
  const page = renderPage({ ...input, content: { ...input.content, buttonTitles } });
  assert.equal(page.split('<bdi>Come &amp; see</bdi>').length - 1, 3);
  assert.doesNotMatch(page, />Go</);
});

const cases: [RenderAction['actionType'], string | undefined, string | undefined][] = [
  ['url', 'https://x.example/', 'https://x.example/'],
  ['calendar', 'https://cal.example/x', 'https://cal.example/x'],
  ['email', 'mailto:a@x.example', 'mailto:a@x.example'],
  ['email', 'a@x.example', 'mailto:a@x.example'],
  ['phone', 'tel:+3110555', 'tel:+3110555'],
  ['phone', '+31-10-555', 'tel:+31-10-555'],
  ['form', undefined, '#f1'],
  ['ask', undefined, '#q'],
  ['url', 'javascript:alert(1)', undefined],
  ['email', 'javascript:alert(1)//@x', undefined],
  ['url', undefined, undefined],
];
for (const [actionType, url, href] of cases) {
  test(`an action of type ${actionType} with ${url} leads to ${href}`, () => {
    const action = { actionType, ...(url === undefined ? {} : { url }) };
    assert.equal(hrefOf(pageWith(action, {}, [form('f1', 'one'), ask])), href);
  });
}

test('an action without its block leads to its url, or is left out', () => {
  assert.equal(hrefOf(pageWith({ actionType: 'form' })), undefined);
  assert.equal(
    hrefOf(pageWith({ actionType: 'ask', url: 'https://x.example/' })),
    'https://x.example/',
  );
});

test("an audience's url takes the place of the header action's, if it is safe", () => {
  const action: RenderAction = {
    actionId: 'a',
    buttonTitle: 'Go',
    actionType: 'url',
    url: 'https://x.example/',
  };
  const own = 'https://own.example/';
  assert.equal(hrefOf(pageWith(action, { actionUrlOverride: own })), own);
  assert.equal(
    hrefOf(pageWith({ actionType: 'form' }, { actionUrlOverride: own }, [form('f1', 'one')])),
    own,
  );
  assert.equal(
    hrefOf(pageWith(action, { actionUrlOverride: 'javascript:0' })),
    'https://x.example/',
  );
  const other = pageWith(action, { actionUrlOverride: own });
  other.page = { ...other.page, actions: [...other.page.actions, { ...action, actionId: 'b' }] };
  assert.ok(
    !renderPage({ ...other, page: { ...other.page, headerActionId: 'b' } }).includes(
      'data-action-id="a" href="https://own',
    ),
  );
});

test("an audience's form and introduction take the place of the header action's", () => {
  const html = renderPage(clinic);
  assert.ok(html.includes('action="/_facet/forms/form_station_4b"'));
  assert.ok(!html.includes('form_allgemein'));
  assert.ok(html.includes('Herr Brandt bestätigt noch am selben Tag.'));
  assert.ok(!html.includes('Schreiben Sie uns, wann es passt.'));
});

test("an audience's form that is on the page is where the header action leads", () => {
  const input = pageWith(
    { actionType: 'form' },
    { actionFormIdOverride: 'two', actionFormInstructionsOverride: 'Just for you' },
    [form('f1', 'one'), form('f2', 'two')],
  );
  assert.equal(hrefOf(input), '#f2');
  const html = renderPage(input);
  assert.ok(html.includes('About one') && html.includes('Just for you'));
  assert.ok(!html.includes('About two'));
});

test('without a header action of type form, forms stay as they are', () => {
  const audience = { actionFormIdOverride: 'two', actionFormInstructionsOverride: 'Just for you' };
  const html = renderPage(
    pageWith({ actionType: 'url', url: 'https://x.example/' }, audience, [form('f1', 'one')]),
  );
  assert.ok(html.includes('/_facet/forms/one') && html.includes('About one'));
});
