// The Markdown twin: who gets it, what it says, and that it is never a visit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { makeLink, publish, toAudience } from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import { eachText } from '../claims/texts.ts';
import type { Block } from '../content/content.ts';
import { contentMarkdown } from '../content/markdown.ts';
import { samples } from './render/samples.ts';
import { wantsMarkdown } from './twin.ts';

test('Markdown is for those who name it, and a tie goes to what comes first', () => {
  const yes = ['text/markdown', 'text/markdown, text/html, */*', 'text/html;q=0.5,text/markdown'];
  const no = [
    undefined,
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/markdown;q=0',
    'text/html, text/markdown',
    'text/markdown;q=0.4, text/html',
    'text/markdown;q=x',
  ];
  for (const accept of yes) assert.equal(wantsMarkdown(accept), true, accept);
  for (const accept of no) assert.equal(wantsMarkdown(accept), false, accept);
});

test('every text of every kind of block is in its Markdown, as text', () => {
  const seen = new Set<string>();
  const unmarked = (text: string): string => text.replace(/[\\*_`#|>~[\]-]/g, ' ');
  const bare = (text: string): string => unmarked(text).replace(/\s+/g, ' ').trim();
  for (const { content, page } of Object.values(samples)) {
    const markdown = bare(contentMarkdown({ content, actions: page.actions }));
    eachText(content.blocks, (text, place) => {
      seen.add(place.blockType);
      if (place.member === 'state') return;
      assert.ok(markdown.includes(bare(text)), `${place.pointer}: ${text}`);
    });
  }
  assert.ok(seen.size >= 15, [...seen].join(' '));
});

test('text that looks like markup stays text', () => {
  const trap = '# Not a heading\n- no <b>list</b> | [x](http://evil.example) `code` 1. one';
  const blocks: Block[] = [
    { type: 'prose', componentId: 'body', chunkIds: [], paragraphs: [trap] },
  ];
  const markdown = contentMarkdown({ content: { blocks }, actions: [] });
  assert.match(markdown, /^\\# Not a heading\n\\- no \\<b\\>/);
  assert.doesNotMatch(markdown, /(?<!\\)[[`<|]/);
});

eachEngine('the Markdown twin', (engine) => {
  test('a published page has one, with sources, under the same address', async (t) => {
    const facet = await startServer(t, engine);
    const pageContext = 'Crews save 25 minutes a day. Secretly we hope for 90.';
    const actions = [
      {
        actionId: 'go',
        purpose: 'Start',
        buttonTitle: 'Start now',
        actionType: 'url',
        url: 'https://orbit.example/start',
      },
    ];
    const pageId = await makePage(facet, { pageContext, actions });
    const audience = await makeAudience(facet, undefined, pageId);
    await publish(facet, audience, [
      {
        type: 'hero',
        componentId: 'opening',
        chunkIds: [],
        headline: 'More time',
        actionIds: ['go'],
      },
      {
        type: 'prose',
        componentId: 'body',
        chunkIds: [],
        paragraphs: ['Crews save 25 minutes a day.', 'Crews are 73% happier.'],
      },
    ]);
    await makeLink(facet, '/orbit', toAudience(audience));
    const ask = (accept: string) => visit(facet.url, '/orbit', { headers: { accept } });
    const html = await ask('text/html');
    const twin = await ask('text/markdown');
    assert.equal(twin.status, 200);
    assert.equal(twin.headers['content-type'], 'text/markdown; charset=utf-8');
    assert.equal(twin.headers['cache-control'], 'private, no-store');
    assert.equal(twin.headers.vary, 'accept, accept-encoding');
    assert.match(twin.text, /^# More time\n\n\[Start now\]\(https:\/\/orbit\.example\/start\)\n\n/);
    assert.match(twin.text, /Crews are 73% happier\./);
    assert.match(twin.text, /## Sources\n\n- “25” from the page’s own material: “Crews save 25/);
    assert.doesNotMatch(twin.text, /73%.*source|Secretly|_facet/);
    assert.match(twin.text, /<http:\/\/default\.facet\.example\/orbit>\n$/);
    assert.equal((await ask('*/*')).text, html.text);
    assert.equal((await ask('text/html')).text, html.text);
    assert.equal((await visit(facet.url, '/nowhere', markdown)).status, 404);
    assert.match((await visit(facet.url, '/robots.txt', markdown)).text, /^User-agent/i);
    const { body } = await facet.get(`/v0/pages/${pageId}/sessions`);
    assert.equal(body.totalCount, 0);
  });
});

const markdown = { headers: { accept: 'text/markdown' } };
