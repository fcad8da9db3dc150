import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAgentInput, replyWith, samplePage } from '../../../test/support/agent_input.ts';
import {
  saysAsAnthropic,
  saysAsGoogle,
  saysAsOpenAI,
} from '../../../test/support/chat_dialects.ts';
import { type Answer, says, sends, startChatServer } from '../../../test/support/chat_server.ts';
import { collect, textOf } from '../../../test/support/model_agent.ts';
import { ConfigError } from '../../platform/errors.ts';
import { AgentFailure } from './failure.ts';
import { makeModelAgent } from './model.agent.ts';
import { whoServes } from './provider.ts';

const reply = replyWith(samplePage());
const protocols: {
  model: string;
  answer: Answer;
  path: string;
  header: [name: string, value: string];
}[] = [
  {
    model: 'anthropic/claude-test',
    answer: saysAsAnthropic(reply),
    path: '/v1/messages',
    header: ['x-api-key', 'sk-secret'],
  },
  {
    model: 'openai/gpt-test',
    answer: saysAsOpenAI(reply),
    path: '/v1/responses',
    header: ['authorization', 'Bearer sk-secret'],
  },
  {
    model: 'google/gemini-test',
    answer: saysAsGoogle(reply),
    path: '/v1/models/gemini-test:streamGenerateContent?alt=sse',
    header: ['x-goog-api-key', 'sk-secret'],
  },
  {
    model: 'openai-compatible/anthropic/claude-test',
    answer: says(reply),
    path: '/v1/chat/completions',
    header: ['authorization', 'Bearer sk-secret'],
  },
  {
    model: 'meta-llama/llama-test:free',
    answer: says(reply),
    path: '/v1/chat/completions',
    header: ['authorization', 'Bearer sk-secret'],
  },
];
const run = async (model: string, baseUrl: string, apiKey?: string) => {
  const agent = await makeModelAgent({ model, baseUrl, apiKey });
  return collect(agent.run(makeAgentInput(), new AbortController().signal));
};

for (const { model, answer, path, header } of protocols) {
  test(`${model} is spoken to at ${path}, in its own protocol`, async () => {
    const server = await startChatServer(answer);
    try {
      const events = await run(model, server.url, 'sk-secret');
      assert.deepEqual(events.at(-1), { type: 'content', content: samplePage() });
      assert.equal(textOf(events), 'I wrote the page for Grace.');
      assert.equal(server.requests[0]?.path, path);
      assert.equal(server.requests[0]?.headers[header[0]], header[1]);
    } finally {
      await server.close();
    }
  });
}

test('the name of the model goes to an unknown endpoint as it is given', () => {
  const baseUrl = 'http://models.example/v1';
  const modelOf = (model: string) => whoServes({ model, baseUrl }).modelId;
  assert.equal(modelOf('llama'), 'llama');
  assert.equal(modelOf('meta-llama/llama'), 'meta-llama/llama');
  assert.equal(modelOf('openai-compatible/openai/gpt'), 'openai/gpt');
});

test('a known provider is served at its own address unless another is given', () => {
  const served = whoServes({ model: 'anthropic/claude-test', apiKey: 'k' });
  assert.equal(served.baseURL, 'https://api.anthropic.com/v1');
  assert.equal(served.modelId, 'claude-test');
});

test('a model that nobody is known to serve, or a provider without a key, is refused at the start', async () => {
  await assert.rejects(makeModelAgent({ model: 'llama' }), ConfigError);
  await assert.rejects(makeModelAgent({ model: 'openai-compatible/llama' }), ConfigError);
  await assert.rejects(makeModelAgent({ model: 'anthropic/claude-test' }), ConfigError);
});

test('no key is sent where none is configured, even if a provider has a variable of its own', async (context) => {
  // biome-ignore lint/style/noProcessEnv: the point is that the provider would read it
  const env = process.env;
  env.ANTHROPIC_API_KEY = 'sk-of-someone-else';
  context.after(() => delete env.ANTHROPIC_API_KEY);
  const server = await startChatServer(saysAsAnthropic(reply), says(reply));
  try {
    await run('anthropic/claude-test', server.url);
    await run('llama', server.url);
    const [first, second] = server.requests;
    assert.equal(first?.headers['x-api-key'], '');
    assert.equal(second?.headers.authorization, undefined);
  } finally {
    await server.close();
  }
});

test('replies are not stored at OpenAI', async () => {
  const server = await startChatServer(saysAsOpenAI(reply));
  try {
    await run('openai/gpt-test', server.url, 'sk-secret');
    assert.equal(server.requests[0]?.body.store, false);
  } finally {
    await server.close();
  }
});

test('a refusal in the protocol of Anthropic is a refusal', async () => {
  const server = await startChatServer(saysAsAnthropic('I cannot.', 'refusal'));
  try {
    await assert.rejects(
      run('anthropic/claude-test', server.url, 'sk-secret'),
      (error) => error instanceof AgentFailure && error.code === 'refused',
    );
  } finally {
    await server.close();
  }
});

test('an error in mid-stream keeps the status it stands for', async () => {
  const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  const server = await startChatServer(
    sends(`event: error\ndata: ${JSON.stringify(overloaded)}\n\n`),
  );
  try {
    await assert.rejects(
      run('anthropic/claude-test', server.url, 'sk-secret'),
      (error) => error instanceof AgentFailure && error.retryable && error.status === 529,
    );
  } finally {
    await server.close();
  }
});
