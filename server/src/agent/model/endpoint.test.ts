import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { replyWith, samplePage } from '../../../test/support/agent_input.ts';
import {
  type Answer,
  answers,
  endsAfter,
  redirectsTo,
  says,
  sends,
  startChatServer,
} from '../../../test/support/chat_server.ts';
import { failureOf, withAgent } from '../../../test/support/model_agent.ts';
import type { AgentFailure } from './failure.ts';

const apiKey = 'sk-very-secret';
// Providers do repeat the key and the prompt in what they say about a request.
const telling = JSON.stringify({
  error: { message: `Incorrect key ${apiKey} at vault-7 for Grace Hopper`, type: 'x' },
});

const failWith = (answer: Answer): Promise<AgentFailure> =>
  withAgent([answer], (run) => failureOf(run()), { apiKey });

function assertTellsNothing(failure: AgentFailure): void {
  assert.doesNotMatch(inspect(failure, { depth: 9, showHidden: true }), /secret|vault|Grace/);
}

const statuses: [status: number, retryable: boolean][] = [
  [307, false],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [529, true],
];
for (const [status, retryable] of statuses) {
  test(`an endpoint that answers ${status} is named by its status and nothing else`, async () => {
    const failure = await failWith(answers(status, telling));
    assert.equal(failure.message, `the model endpoint answered ${status}`);
    assert.deepEqual([failure.status, failure.retryable], [status, retryable]);
    assertTellsNothing(failure);
  });
}

const html = '<!doctype html><title>Welcome</title>';
const replies: [name: string, answer: Answer, code: string, retryable: boolean][] = [
  ['a web page', answers(200, html, 'text/html'), 'endpoint_not_streaming', false],
  [
    'a reply that is not streamed',
    answers(200, '{"choices": []}'),
    'endpoint_not_streaming',
    false,
  ],
  ['an event stream that says nothing', sends(''), 'endpoint_broke_off', true],
  ['events that are no JSON', sends(`data: ${html}\n\n`), 'endpoint_broke_off', true],
  ['events of another protocol', sends('data: {"hello": 1}\n\n'), 'endpoint_broke_off', true],
  ['no events at all', sends(html), 'endpoint_broke_off', true],
  ['a message that ends without an end', endsAfter('I will'), 'endpoint_broke_off', true],
  ['an error in mid-stream', sends(`data: ${telling}\n\n`), 'endpoint_reported_error', true],
];
for (const [name, answer, code, retryable] of replies) {
  test(`${name} fails as ${code}`, async () => {
    const failure = await failWith(answer);
    assert.deepEqual([failure.code, failure.retryable], [code, retryable]);
    assertTellsNothing(failure);
  });
}

test('an endpoint that says when to come back is taken at its word, in seconds or as a date', async () => {
  const busy =
    (after: string): Answer =>
    (response) => {
      response.writeHead(429, { 'retry-after': after, 'x-told': apiKey }).end(telling);
    };
  const seconds = await failWith(busy('7'));
  assert.deepEqual([seconds.retryAfterMs, seconds.retryable], [7000, true]);
  assertTellsNothing(seconds);
  const date = await failWith(busy(new Date(Date.now() + 3_600_000).toUTCString()));
  assert.ok((date.retryAfterMs ?? 0) > 3_000_000);
  for (const odd of ['soon', '-5', '0']) {
    assert.equal((await failWith(busy(odd))).retryAfterMs, undefined);
  }
});

test('an endpoint where nobody listens may be there later', async () => {
  const gone = await startChatServer();
  await gone.close();
  const failure = await withAgent([], (run) => failureOf(run()), { baseUrl: gone.url });
  assert.deepEqual([failure.code, failure.retryable], ['endpoint_unreachable', true]);
});

test('a redirect is not followed, so the key stays with the endpoint that was configured', async () => {
  const elsewhere = await startChatServer(says(replyWith(samplePage())));
  try {
    const failure = await failWith(redirectsTo(`${elsewhere.url}/chat/completions`));
    assert.equal(failure.status, 307);
    assert.equal(elsewhere.requests.length, 0);
  } finally {
    await elsewhere.close();
  }
});
