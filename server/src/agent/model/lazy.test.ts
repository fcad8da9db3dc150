import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';

test('the SDK is loaded when an agent is made, and of the providers only the one in use', async () => {
  const loaded = new Set<string>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'ai' || specifier.startsWith('@ai-sdk/')) loaded.add(specifier);
      return next(specifier, context);
    },
  });
  const { makeModelAgent } = await import('./model.agent.ts');
  assert.deepEqual([...loaded], []);
  await makeModelAgent({ model: 'anthropic/claude-test', apiKey: 'k' });
  hooks.deregister();
  assert.ok(loaded.has('ai'));
  assert.ok(loaded.has('@ai-sdk/anthropic'));
  for (const other of ['openai', 'google', 'openai-compatible']) {
    assert.ok(!loaded.has(`@ai-sdk/${other}`), other);
  }
});
