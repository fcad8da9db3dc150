import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeVisitContexts } from './visit_context.ts';

const contexts = makeVisitContexts('one');
const context = {
  tenantId: 'tenant_1',
  pageId: 'page_1',
  audienceId: 'audience_1',
  versionId: 'version_1',
};

test('a context that was sealed opens to what it was', () => {
  assert.deepEqual(contexts.open(contexts.seal(context)), context);
});

test('a context sealed with another secret does not open', () => {
  assert.equal(contexts.open(makeVisitContexts('two').seal(context)), undefined);
});

test('a context with any character changed does not open as another', () => {
  const sealed = contexts.seal(context);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom('a', '.', 'B', '_', ''), (at, put) => {
      const opened = contexts.open(sealed.slice(0, at) + put + sealed.slice(at + 1));
      if (opened !== undefined) assert.deepEqual(opened, context);
    }),
  );
});

test('text of any other kind does not open', () => {
  fc.assert(fc.property(fc.string(), (text) => contexts.open(text) === undefined));
  for (const text of ['', '.', '....', 'a.b.c.d.']) assert.equal(contexts.open(text), undefined);
});
