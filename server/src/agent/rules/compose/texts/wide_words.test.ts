// Japanese pages: words are found without spaces between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { edit, run } from '../../testing/run.ts';
import { wideWords } from './wide_words.ts';

const context = `ヒノキ清掃 医院向け清掃サービス

■概要
ヒノキ清掃は、医院を専門とする清掃会社です。関東で210施設と契約しています。

■特長
・診療が終わったあと、夜間や早朝に作業します。
・担当者が休むときは、代わりのスタッフが必ず伺います。
・ごみ箱の容器は毎週交換します。

■料金(税別・月額)
100㎡まで 週3回 48,000円
100〜200㎡ 週3回 76,000円
200㎡以上 お見積り

■お客様の声
「朝には写真が届くので、確認の手間がなくなりました。」 みずき歯科 院長 大島 恵`;

const inputFor = (body: string, notes?: string) =>
  makeCase({
    ...{ name: 'ja', language: 'ja', pageName: '医院', context, mention: [], hide: [] },
    person: { name: '佐々木 真理', email: 's@aoba.example' },
    ...(notes === undefined ? {} : { notes }),
    activity: body === '' ? [] : [{ type: 'email', direction: 'from', payload: { body } }],
  }).input;

test('words are nouns, and what is inflected by the letters before its ending', () => {
  assert.deepEqual(wideWords('診療時間外に作業していただけますか。'), ['診療', '作業']);
  assert.deepEqual(wideWords('担当の方が休まれた場合は'), ['担当', '休']);
  assert.deepEqual(wideWords('Nothing of the kind'), []);
});

test('questions are answered by words in another form, and by the row of their number', async () => {
  const { content } = await run(
    inputFor(`次の点を教えてください。
1. 150㎡で週3回の場合、月額はいくらでしょうか。
2. 診療時間外に作業していただけますか。
3. 担当の方が休まれた場合はどうなりますか。
4. 窓の外側も拭いていただけますか。`),
  );
  const heard = content.blocks.find((block) => block.type === 'heard');
  assert.deepEqual(
    heard?.items.map(({ proposed }) => proposed),
    [
      '100〜200㎡：週3回、76,000円（税別・月額）。',
      '診療が終わったあと、夜間や早朝に作業します。',
      '担当者が休むときは、代わりのスタッフが必ず伺います。',
    ],
  );
});

test('lines that a space parts are a price list, and who is named behind words said them', async () => {
  const { content } = await run(inputFor('', 'お客様の声は一番最後に置いてください。'));
  const table = content.blocks.find((block) => block.type === 'table');
  assert.deepEqual(table?.rows.at(-1)?.cells, ['200㎡以上', 'お見積り']);
  const last = content.blocks.at(-1);
  assert.equal(last?.type === 'quote' && last.attribution, '大島 恵');
});

test('a headline is shortened by its polite ending, and a table is removed by its subject', async () => {
  const input = inputFor('');
  const { content, before } = await edit(input, '料金の表を削除してください');
  assert.equal(
    content.blocks.some((block) => block.type === 'table'),
    false,
  );
  const hero = { ...before.blocks[0], headline: '関東の医院へ毎朝お届けしています' };
  const current = { ...before, blocks: [hero, ...before.blocks.slice(1)] } as typeof before;
  const shorter = await edit(input, '見出しを短くしてください', { current });
  const [top] = shorter.content.blocks;
  assert.equal(top?.type === 'hero' && top.headline, '関東の医院へ毎朝お届け');
});

test('a mark opens the sentence that follows it', () => {
  assert.deepEqual(sentencesOf('最後に置く。「補助金」は使わない。', 'ja'), [
    '最後に置く。',
    '「補助金」は使わない。',
  ]);
});
