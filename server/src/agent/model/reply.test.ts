import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inPieces } from '../../../test/support/chat_server.ts';
import { makeReply } from './reply.ts';

function read(text: string, size = 3): { shown: string; document: string | undefined } {
  const reply = makeReply();
  const shown = inPieces(text, size)
    .map((piece) => reply.push(piece))
    .join('');
  assert.equal(reply.raw, text);
  return { shown, document: reply.document() };
}

const page = '{"blocks":[{"text":"a } b"}]}';
const forms: [name: string, text: string, shown: string][] = [
  ['a fenced document', `Done.\n\n\`\`\`json\n${page}\n\`\`\`\n`, 'Done.'],
  ['a fence without a language', `Done.\n\`\`\`\n${page}\n\`\`\``, 'Done.'],
  ['a fence in the middle of a line', `Done: \`\`\`json\n${page}\n\`\`\``, 'Done:'],
  ['a bare document', `Done.\n  ${page}\n`, 'Done.'],
  ['a document alone', page, ''],
  ['words after the document', `Done.\n\`\`\`json\n${page}\n\`\`\`\nAnything else?`, 'Done.'],
  ['single backticks in the message', `I set \`hero\`.\n${page}`, 'I set `hero`.'],
];
for (const [name, text, shown] of forms) {
  test(`the message and the page are told apart: ${name}`, () => {
    for (const size of [1, 2, 3, 100])
      assert.deepEqual(read(text, size), { shown, document: page });
  });
}

test('a document that runs on from the message is still found', () => {
  assert.equal(read(`Here it is: ${page}`).document, page);
});

test('a message alone holds no document', () => {
  assert.deepEqual(read('I cannot do that.'), { shown: 'I cannot do that.', document: undefined });
  assert.deepEqual(read(''), { shown: '', document: undefined });
});

test('a document that was cut off is handed on as far as it came', () => {
  assert.equal(read('Done.\n```json\n{"blocks": [').document, '{"blocks": [');
});

test('the message is shown as it comes, not when it ends', () => {
  const reply = makeReply();
  assert.equal(reply.push('I have '), 'I have');
  assert.equal(reply.push('changed'), ' changed');
  assert.equal(reply.push(' it.\n\n'), ' it.');
  assert.equal(reply.push('``'), '');
  assert.equal(reply.inDocument, false);
  assert.equal(reply.push('`json\n{'), '');
  assert.equal(reply.inDocument, true);
});

test('however a reply is cut, the same message and document are read', () => {
  const words = fc.constantFrom('Done', ' ', '\n', '`', 'ü', '.', '😀');
  const message = fc.array(words, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(message, fc.integer({ min: 1, max: 9 }), (said, size) => {
      const text = `${said}\n\`\`\`json\n${page}\n\`\`\``;
      assert.deepEqual(read(text, size), read(text, text.length));
    }),
  );
});

test('a character that comes in halves is shown whole, and what cannot be stored is not shown', () => {
  const reply = makeReply();
  assert.equal(reply.push('Done \ud83d'), 'Done');
  assert.equal(reply.push('\ude00!'), ' 😀!');
  assert.equal(reply.push(' \0\ude00.'), ' \ufffd.');
});
