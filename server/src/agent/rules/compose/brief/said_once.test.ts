import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { first } from '../../testing/look.ts';
import { run } from '../../testing/run.ts';

const context = `Harlow Skips rents out skips and takes the waste away.

Why builders call us
- Delivery on the next working day anywhere in Kent
- Permits for the road are ours to arrange
- Every load is sorted, and 92% of it is recycled
- One invoice a month for all sites`;

test('what answers the reader does not stand in a list again', async () => {
  const { input } = makeCase({
    ...{
      name: 'skips',
      language: 'en',
      brand: { name: 'Harlow Skips' },
      pageName: 'Skips',
      context,
    },
    person: { name: 'Ruth Penfold' },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: { body: 'Who arranges the permits for the road?' },
      },
    ],
    ...{ mention: [], hide: [] },
  });
  const { content } = await run(input);
  assert.match(first(content, 'heard').items[0]?.proposed ?? '', /^Permits for the road/);
  const listed = first(content, 'benefits').items.map(({ title }) => title);
  assert.ok(listed.length >= 2);
  assert.ok(listed.every((title) => !title.startsWith('Permits')));
});
