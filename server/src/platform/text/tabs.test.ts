import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTabs } from './tabs.ts';

test('a sheet keeps its empty cells, and text lined up by hand its columns', () => {
  assert.equal(
    withoutTabs('A\tB\tC\nfirst\t\t3\nsecond\t2\t'),
    '| A | B | C |\n| first |  | 3 |\n| second | 2 |  |',
  );
  assert.equal(withoutTabs('A\tB\tC\nfirst\t2'), '| A | B | C |\n| first | 2 |');
  const [one = '', two = ''] = withoutTabs('Short\t\t£20\t£15\nA longer name\t£30\t£25').split(
    '\n',
  );
  assert.equal(one.indexOf('£20'), two.indexOf('£30'));
  assert.equal(one.indexOf('£15'), two.indexOf('£25'));
});

test('tabs elsewhere are a gap', () => {
  assert.equal(withoutTabs('Tel.\t0123\n\n\tset in'), 'Tel.  0123\n\n  set in');
  assert.equal(withoutTabs('a\tb\nc\td'), 'a  b\nc  d');
});
