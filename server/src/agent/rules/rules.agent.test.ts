import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRulesAgent } from './rules.agent.ts';
import { faultsOf } from './testing/checks.ts';
import { first, headings, ids } from './testing/look.ts';
import { edit, run, sample, sampleNames } from './testing/run.ts';

test('a run reports its progress, then speaks, then gives the page', async () => {
  const { events } = await run(sample('robotics'));
  const order = events.map((event) => event.type).join(' ');
  assert.match(order, /^(progress )+(text )+content$/);
});

test('the reply says for whom the page is, and what was left out and why', async () => {
  const { text } = await run(sample('robotics'));
  assert.match(text, /I wrote a page for Polar Freight with \d+ sections\./);
  assert.match(
    text,
    /I left out:\n(?:– .+\n)*– (?:a note to the writer|marked as internal): “[^”]+”/,
  );
});

test('an aborted run stops at its next step with the reason given', async () => {
  for (const steps of [0, 1, 2, 3]) {
    const controller = new AbortController();
    const reason = new Error('interrupted');
    const seen: string[] = [];
    await assert.rejects(async () => {
      if (steps === 0) controller.abort(reason);
      for await (const event of makeRulesAgent().run(sample('robotics'), controller.signal)) {
        seen.push(event.type);
        if (seen.length === steps) controller.abort(reason);
      }
    }, reason);
    assert.ok(seen.length <= Math.max(steps, 1));
    assert.ok(!seen.includes('content'));
  }
});

test('an abort that comes from outside arrives between two steps', async () => {
  const controller = new AbortController();
  setImmediate(() => controller.abort(new Error('from outside')));
  await assert.rejects(async () => {
    for await (const event of makeRulesAgent().run(sample('very-long'), controller.signal)) {
      assert.notEqual(event.type, 'content');
    }
  }, /from outside/);
});

test('a first version with a message is written, and then changed as asked', async () => {
  const input = {
    ...sample('b2b-software'),
    message: { text: 'Set the headline to "Hello" and remove the FAQ' },
  };
  const { content, text } = await run(input);
  assert.equal(first(content, 'hero').headline, 'Hello');
  assert.ok(!ids(content).includes('faq-1'));
  assert.match(text, /I wrote a page.*\nI set the headline to “Hello”\.\nI removed/);
});

test('a first message that only asks for a page steers what comes first', async () => {
  const input = sample('b2b-software');
  const { supplementaryContext: _, ...audience } = input.audience;
  const bare = { ...input, audience, activity: [] };
  const asked = {
    ...bare,
    message: { text: 'Write a page about security and encryption for them' },
  };
  assert.notEqual(headings((await run(bare)).content)[1], 'Security');
  const { content, text } = await run(asked);
  assert.equal(headings(content)[1], 'Security');
  assert.doesNotMatch(text, /did not understand/);
});

test('with nothing asked, the page stays and is given again', async () => {
  const input = sample('german');
  const page = (await run(input)).content;
  const { content, events } = await run({ ...input, current: page });
  assert.deepEqual(content, page);
  assert.equal(events.at(-1)?.type, 'content');
});

test('what other systems sent steers the page and is never printed', async () => {
  const { content } = await run(sample('hostile-html'));
  assert.doesNotMatch(JSON.stringify(content), /pwned|ignore|alert\(|DROP TABLE/i);
  const followUp = JSON.stringify((await run(sample('call-followup'))).content);
  assert.doesNotMatch(followUp, /Sceptical|Do not push/);
});

test('next steps in the notes on a call are shared, the rest of the notes is not', async () => {
  const input = sample('call-followup');
  const notes =
    'Hard to convince.\n\n## Next steps\n1. Send the offer by Friday.\n2. Meet the board.\n';
  const { content } = await run({
    ...input,
    page: { ...input.page, pageContext: 'Quayside plans service visits.' },
    audience: { ...input.audience, supplementaryContext: notes },
  });
  assert.deepEqual(
    first(content, 'plan').items.map((item) => item.title),
    ['Send the offer by Friday', 'Meet the board'],
  );
  assert.doesNotMatch(JSON.stringify(content), /Hard to convince/);
});

test('edits of any page keep it sound', async () => {
  const asks = [
    'make it shorter',
    'make the page longer',
    'remove the first section',
    'expand the first section and move it to the bottom',
    'add a section "Note: one more thing."',
  ];
  for (const name of sampleNames) {
    const input = sample(name);
    for (const ask of asks) {
      const { content } = await edit(input, ask);
      assert.deepEqual(faultsOf(content, input), [], `${ask} of ${name}`);
    }
  }
});
