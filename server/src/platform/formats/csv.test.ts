import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CsvFault, csvRow, makeCsvReader } from './csv.ts';

const limits = { cellLength: 10, rowLength: 20, columns: 3 };

function read(text: string, pieces = 1): string[][] {
  const reader = makeCsvReader();
  const size = Math.max(1, Math.ceil(text.length / pieces));
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...reader.push(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

test('cells, quotes, doubled quotes, line ends of every kind and a byte order mark', () => {
  const text = '\ufeffname,note\r\n"Ada, ""A""","two\nlines"\nGrace,\r"",x';
  const rows = [
    ['name', 'note'],
    ['Ada, "A"', 'two\nlines'],
    ['Grace', ''],
    ['', 'x'],
  ];
  for (const pieces of [1, 2, 7, text.length]) assert.deepEqual(read(text, pieces), rows);
});

test('semicolons and tabs separate too, where they come first', () => {
  assert.deepEqual(read('a;b,c\n1;2,3'), [
    ['a', 'b,c'],
    ['1', '2,3'],
  ]);
  assert.deepEqual(read('a\tb\n1\t2'), [
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('what was written reads back as it was, however it is cut', () => {
  const cells = fc.array(
    fc.string().filter((text) => !/^[=+\-@\t\r;]/.test(text)),
    {
      minLength: 2,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), fc.nat(20), (rows, pieces) => {
      const header = ['first', ...(rows[0]?.slice(1) ?? [])];
      const all = [header, ...rows];
      assert.deepEqual(read(all.map(csvRow).join(''), pieces + 1), all);
    }),
  );
});

test('a cell, a row or a line of columns beyond its limit ends the reading, and says where', () => {
  const faults: [string, RegExp][] = [
    [`a,b\n${'x'.repeat(11)}`, /cell/],
    ['a,b\n"never closed', /cell|quote/],
    [`a,b\n${'xxxxxxxxx,'.repeat(3)}`, /row|columns/],
    ['a,b\n1,2,3,4', /columns/],
    ['a,b\n"1"2,3', /closing quote/],
  ];
  for (const [text, message] of faults) {
    const reader = makeCsvReader(limits);
    assert.throws(
      () => [...reader.push(text), ...reader.end()],
      (error: unknown) =>
        error instanceof CsvFault && error.row === 2 && message.test(error.message),
      text,
    );
  }
});

test('an endless quoted cell is given up at its limit, not held', () => {
  const reader = makeCsvReader(limits);
  reader.push('a,b\n"');
  assert.throws(() => {
    for (let piece = 0; piece < 100; piece++) reader.push('xxxx');
  }, CsvFault);
});

test('what a spreadsheet would run as a formula is written as text', () => {
  assert.equal(csvRow(['=1+1', '+1', '-1', '@a', 'a', -1]), "'=1+1,'+1,'-1,'@a,a,-1\r\n");
  assert.equal(csvRow(['=HYPERLINK("x","y")']), '"\'=HYPERLINK(""x"",""y"")"\r\n');
});
