import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../platform/errors.ts';
import { blocksOf, type EntryContent } from './plain.ts';

const textOf = (type: EntryContent['type'], content: string): string[] =>
  blocksOf({ type, content }).map((block) => block.text);

test('plain text is cut at empty lines, and spaces are made single', () => {
  assert.deepEqual(textOf('text', ' One  line\nand\tanother \r\n \r\n\n Two\u0007 <b> \n\n'), [
    'One line\nand another',
    'Two <b>',
  ]);
  assert.deepEqual(textOf('text', ' \n\n\t'), []);
});

test('markup is read as a reader sees it', () => {
  const html = `<h2>Plans &amp; prices</h2><p>From <b>10</b>&nbsp;€<br>a month
    and <a href="https://x.example">seat</a>.</p>
    <ul><li>Fast</li><li>Sa<i>fe</i></li></ul>
    <table><tr><th>Plan</th><th>Seats</th></tr><tr><td>Small</td><td>5</td></tr></table>
    loose<div>in<div>side</div>after</div>`;
  assert.deepEqual(blocksOf({ type: 'html', content: html }), [
    { text: 'Plans & prices', heading: true },
    { text: 'From 10 €\na month and seat.', heading: false },
    { text: 'Fast\nSafe', heading: false },
    { text: 'Plan Seats\nSmall 5', heading: false },
    { text: 'loose', heading: false },
    { text: 'in', heading: false },
    { text: 'side', heading: false },
    { text: 'after', heading: false },
  ]);
});

test('markdown is read as a reader sees it', () => {
  const content =
    '# Plans\n\nFrom **10 €** a [month](https://x.example).\n\n- Fast\n- Safe\n\n```\nlet a = 1 < 2\n```\n\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  assert.deepEqual(blocksOf({ type: 'markdown', content }), [
    { text: 'Plans', heading: true },
    { text: 'From 10 € a month.', heading: false },
    { text: 'Fast\nSafe', heading: false },
    { text: 'let a = 1 < 2', heading: false },
    { text: 'quoted', heading: false },
    { text: 'a b\n1 2', heading: false },
  ]);
});

test('what a browser would run, load or hide is no text, however it is written', () => {
  const hidden = [
    '<script>BAD</script>',
    '<SCRIPT type=x>BAD</SCRIPT >',
    '<script>BAD',
    '<style>BAD{}</style>',
    '<!-- BAD -->',
    '<!-- > BAD --!>',
    '<noscript>BAD</noscript>',
    '<template><p>BAD</p></template>',
    '<iframe srcdoc="BAD">BAD</iframe>',
    '<svg><title>BAD</title><style>BAD</style><text>BAD</text></svg>',
    '<math><mtext>BAD</mtext></math>',
    '<object data="BAD">BAD</object>',
    '<video>BAD</video>',
    '<select><option>BAD</select>',
    '<textarea>BAD</textarea>',
    '<title>BAD</title>',
    '<img alt="BAD" onerror="BAD">',
    '<p title="BAD" data-x="BAD"></p>',
    '<svg><script>BAD</script></svg>',
  ];
  for (const html of hidden) {
    for (const type of ['html', 'markdown'] as const) {
      const text = textOf(type, `<p>before</p>\n\n${html}`).join(' ');
      assert.doesNotMatch(text, /BAD/, `${type}: ${html}`);
      assert.match(text, /before/);
    }
  }
});

test('an entity is its character once: text that shows markup stays text', () => {
  assert.deepEqual(textOf('html', '<p>&lt;script&gt;x&lt;/script&gt; &amp;amp;</p>'), [
    '<script>x</script> &amp;',
  ]);
});

const isTooLarge = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'work_too_large';

test('markup of any shape is read, or refused for its size', () => {
  const pieces = ['<b>', '<div>', '<table><tr><td>', '<p><b><i>', '</p>', '> ', '- ', '[', '*a '];
  for (const piece of pieces) {
    for (const type of ['html', 'markdown'] as const) {
      try {
        textOf(type, piece.repeat(20_000 / piece.length));
      } catch (error) {
        assert.ok(isTooLarge(error), String(error));
      }
    }
    assert.match(textOf('html', `${piece.repeat(100)} end`).join(' '), /end/);
  }
});

// On the code before, this took all memory there was.
test('formatting that is left open cannot multiply into every paragraph', () => {
  const open = Array.from({ length: 1_500 }, (_, n) => `<b a=${n}>`).join('');
  assert.throws(() => textOf('html', open + '<p>x'.repeat(6_000)), isTooLarge);
  assert.throws(() => textOf('html', '<div>'.repeat(30_000)), isTooLarge);
  const long = '<h2>Title</h2><p>Some <b>bold</b> and <a href=x>linked</a> words.</p>\n';
  assert.equal(textOf('html', long.repeat(3_000)).length, 6_000);
});
