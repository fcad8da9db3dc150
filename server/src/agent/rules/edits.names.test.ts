// Names that hold a number, amounts that are written in words and figures, and what is only half on the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { byId } from './testing/look.ts';
import { edit, sample, samplePage } from './testing/run.ts';

const page = samplePage('models');

const cells = (content: PageContent, id: string): string[][] => {
  const block = byId(content, id);
  return block.type === 'table' ? block.rows.map((row) => row.cells) : [];
};

test('the number of a name stays, and the price beside it changes', async () => {
  const { content } = await edit(sample('b2b-software'), 'Il prezzo della RP-250 è 61.900 €', {
    current: page,
  });
  assert.deepEqual(cells(content, 'prices')[1], ['RP-250', 'fino a 250 mm', '61.900 €']);
  assert.deepEqual(cells(content, 'prices')[0], cells(page, 'prices')[0]);
});

test('9万8千円 is one amount', async () => {
  const { content } = await edit(sample('b2b-software'), '月額を9万5千円に変更してください', {
    current: page,
  });
  assert.deepEqual(cells(content, 'monthly'), [
    ['初期費用', '180万円'],
    ['月額', '1ラインあたり9万5千円'],
  ]);
});

test('what is only half on the page takes nothing else with it', async () => {
  const { content, text } = await edit(
    sample('b2b-software'),
    'Quite la parte de la rotura de sondas',
    { current: page },
  );
  assert.deepEqual(content, page);
  assert.match(text, /rotura de sondas/);
});
