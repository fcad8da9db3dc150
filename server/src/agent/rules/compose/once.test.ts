// What stands once and in its place: the step beside the button, what comes last, lists under a heading
// that no reader sees.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import type { AgentAction } from '../../agent.ts';
import { run } from '../testing/run.ts';

type Action = Omit<AgentAction, 'actionId' | 'purpose'>;

async function blocksOf(
  language: string,
  context: string,
  buttonTitle: string,
  others: Action[] = [],
) {
  const { input } = makeCase({
    ...{ name: 'once', language, brand: { name: 'Liftwerk' }, pageName: 'Offer', context },
    ...{ account: { name: 'Talblick eG' }, mention: [], hide: [], activity: [] },
    actions: [{ buttonTitle, actionType: 'calendar', url: 'https://c.example' }, ...others],
  });
  return (await run(input)).content.blocks;
}

const lift = `Wir erneuern Antrieb, Steuerung und Türen bestehender Aufzüge.

Ablauf
Tag 0: Aufmaß vor Ort, 2 Stunden, kostenlos
Woche 2: Festpreisangebot
Woche 11–13: Umbau, elf Arbeitstage je Aufzug
Danach: Abnahme durch die ZÜS, wir sind dabei.`;

test('the step is said once beside its button, and what comes last stands last', async () => {
  const blocks = await blocksOf('de', lift, 'Aufmaß vereinbaren');
  const closing = blocks.find(({ type }) => type === 'callToAction');
  assert.ok(closing?.type === 'callToAction');
  const both = `${closing.heading} ${closing.text ?? ''}`;
  assert.equal(both.match(/Aufmaß vor Ort/g)?.length ?? 0, 1, both);
  const timeline = blocks.find(({ type }) => type === 'timeline');
  assert.ok(timeline?.type === 'timeline');
  assert.doesNotMatch(timeline.introduction ?? '', /^Danach/);
  assert.match(JSON.stringify(timeline.items.at(-1)), /ZÜS/);
});

test('the first step is the form’s, and the buttons below it have another heading', async () => {
  const others = (['form', 'url', 'url'] as const).map((actionType, at) => ({
    ...{ buttonTitle: at === 0 ? 'Aufmaß anfragen' : `Unterlagen ${at}`, actionType },
    url: `https://c.example/${at}`,
  }));
  const blocks = await blocksOf('de', lift, 'Aufmaß vereinbaren', others);
  const headings = blocks.flatMap((block) =>
    block.type === 'form' || block.type === 'callToAction' ? [block.heading] : [],
  );
  assert.equal(headings.length, 2);
  assert.equal(new Set(headings).size, 2, headings.join(' | '));
});

test('the heading of the closing is not the button once more', async () => {
  const blocks = await blocksOf('en', 'We fit lifts in old houses.', 'Confirm the pilot start');
  const closing = blocks.find(({ type }) => type === 'callToAction');
  assert.ok(closing?.type === 'callToAction');
  assert.notEqual(closing.heading, 'Confirm the pilot start');
});

test('lines under a heading of the seller are a list, each with its topic', async () => {
  const blocks = await blocksOf(
    'de',
    'Liftwerk erneuert Aufzüge in Wohnhäusern.\n\nSäulen\nHaftung. Jeder Einsatz ist mit Foto und Messwert belegt.\nUmwelt. Der Antrieb speist Strom zurück ins Haus.\nRuhe. Im Treppenhaus wird nicht gebohrt.',
    'Termin vereinbaren',
  );
  const list = blocks.find(({ type }) => type === 'benefits');
  assert.ok(list?.type === 'benefits');
  assert.deepEqual(list.items.map(({ title }) => title).toSorted(), ['Haftung', 'Ruhe', 'Umwelt']);
  assert.notEqual(list.heading, 'Säulen');
});

test('what comes of it leads, and the line below does not say it again', async () => {
  const [hero] = await blocksOf(
    'en',
    `Ledgerline reads supplier invoices and routes exceptions to the right person, so finance teams close the month in days instead of weeks.

Implementation takes six to eight weeks.`,
    'Book a demo',
  );
  assert.ok(hero?.type === 'hero');
  assert.equal(hero.headline, 'Finance teams close the month in days instead of weeks');
  assert.match(hero.subheadline ?? '', /routes exceptions to the right person\./);
  assert.doesNotMatch(hero.subheadline ?? '', /close the month/);
});

test('whom it is for does not stand among what others have seen', async () => {
  const blocks = await blocksOf(
    'en',
    `Ledgerline reads supplier invoices.

Who we help
Finance teams at manufacturers with 200 to 5,000 employees.

Key capabilities
- Capture: reads invoices in 31 languages
- Approvals: sends exceptions to the budget owner

Results
- Bremer Castings cut its cost for each invoice from 9 minutes to 2
- Holloway Pumps closes the month in 3 days instead of 11
- Customers find 1.2% of spend in early discounts`,
    'Book a demo',
  );
  const results = blocks.find((block) => 'heading' in block && block.heading === 'Results');
  assert.doesNotMatch(JSON.stringify(results ?? {}), /Finance teams at manufacturers/);
});
