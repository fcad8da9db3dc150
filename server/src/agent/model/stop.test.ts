import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAgentInput, replyWith, samplePage } from '../../../test/support/agent_input.ts';
import {
  type Answer,
  type ChatServer,
  neverEnds,
  resetsAfter,
  says,
  stallsAfter,
  staysSilent,
  textPiece,
  thoughtPiece,
} from '../../../test/support/chat_server.ts';
import {
  collect,
  contentOf,
  failureOf,
  type Run,
  withAgent,
} from '../../../test/support/model_agent.ts';
import type { StartTimer } from './model.agent.ts';

const page = samplePage();
const broken = { blocks: [{ type: 'hero' }] };

const endless: [name: string, piece: string][] = [
  ['words', textPiece('word '.repeat(100))],
  ['thoughts', thoughtPiece('hm '.repeat(100))],
  ['empty events', `: ${'x'.repeat(10_000)}\n\n`],
  ['one line', 'x'.repeat(10_000)],
];
for (const [name, piece] of endless) {
  test(`a reply of ${name} without end is cut off at the budget, and the connection closed`, () =>
    withAgent(
      [neverEnds(piece)],
      async (run, server) => {
        assert.equal((await failureOf(run())).code, 'reply_too_long');
        assert.equal(await server.requests[0]?.hungUp, true);
      },
      { maxOutputTokens: 500 },
    ));
}

const slow: [name: string, answers: Answer[]][] = [
  ['does not answer', [staysSilent]],
  ['stalls in its message', [stallsAfter('I will')]],
  ['stalls in its page', [stallsAfter('Ok\n```json\n{"blocks": [')]],
  ['stalls in the repair', [says(replyWith(broken)), staysSilent]],
];
for (const [name, answers] of slow) {
  test(`an endpoint that ${name} is given up on when the time is over, and the connection closed`, async () => {
    const timers: { ms: number; end: () => void }[] = [];
    const startTimer: StartTimer = (ms, end) => {
      timers.push({ ms, end });
      return () => {};
    };
    const work = async (run: Run, server: ChatServer) => {
      const failing = failureOf(run());
      await server.arrived(answers.length);
      // One timer, whatever the number of requests: the budget is that of the run.
      assert.deepEqual(
        timers.map((timer) => timer.ms),
        [9_000],
      );
      for (const timer of timers) timer.end();
      const failure = await failing;
      assert.deepEqual([failure.code, failure.retryable], ['timed_out', false]);
      assert.equal(await server.requests.at(-1)?.hungUp, true);
    };
    await withAgent(answers, work, { timeoutMs: 9_000 }, startTimer);
  });
}

test('the time runs by the clock', () =>
  withAgent(
    [staysSilent],
    async (run) => assert.equal((await failureOf(run())).code, 'timed_out'),
    {
      timeoutMs: 20,
    },
  ));

test('an abort before the run sends nothing', () =>
  withAgent([says(replyWith(page))], async (run, server) => {
    const reason = new Error('interrupted');
    await assert.rejects(collect(run(makeAgentInput(), AbortSignal.abort(reason))), reason);
    assert.equal(server.requests.length, 0);
  }));

test('an abort while the endpoint is silent ends the run with its reason and hangs up', () =>
  withAgent([staysSilent], async (run, server) => {
    const abort = new AbortController();
    const reason = new Error('interrupted');
    const running = collect(run(makeAgentInput(), abort.signal));
    await server.arrived(1);
    abort.abort(reason);
    await assert.rejects(running, reason);
    assert.equal(await server.requests[0]?.hungUp, true);
  }));

test('an abort in mid-sentence ends the run with its reason and hangs up', () =>
  withAgent([neverEnds(textPiece('word '))], async (run, server) => {
    const abort = new AbortController();
    const reason = new Error('interrupted');
    let after = 0;
    const reading = (async () => {
      for await (const _ of run(makeAgentInput(), abort.signal)) {
        if (abort.signal.aborted) after += 1;
        abort.abort(reason);
      }
    })();
    await assert.rejects(reading, reason);
    assert.equal(after, 0);
    assert.equal(await server.requests[0]?.hungUp, true);
  }));

test('a reader that walks away takes the connection down', () =>
  withAgent([neverEnds(textPiece('word '))], async (run, server) => {
    for await (const event of run()) if (event.type === 'text') break;
    assert.equal(await server.requests[0]?.hungUp, true);
  }));

test('an abort after the page changes nothing', () =>
  withAgent([says(replyWith(page))], async (run) => {
    const abort = new AbortController();
    assert.equal(contentOf(await collect(run(makeAgentInput(), abort.signal))).length, 1);
    abort.abort();
  }));

test('a connection that is reset in mid-reply is a failure that may pass', async () => {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  await withAgent([resetsAfter('I will do', heard)], async (run) => {
    const heardBy = async function* () {
      for await (const event of run()) {
        resolve();
        yield event;
      }
    };
    const failure = await failureOf(heardBy());
    assert.deepEqual([failure.code, failure.retryable], ['endpoint_broke_off', true]);
  });
});
