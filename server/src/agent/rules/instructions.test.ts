import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AgentInput } from '../agent.ts';
import { run, sample } from './testing/run.ts';

const context = `Brackwater Boats supplies electric workboats to harbours and marinas.

Why harbours choose us
- Fuel use falls by 71%, measured in eleven harbours in 2025
- No oil in the water, no fumes at the quay
- Charging from a normal 32 A shore socket

Plans
| Plan | Boat | Monthly price | Included |
| Skiff | 5 m | £890 | insurance, servicing |
| Tender | 7 m | £1,450 | insurance, servicing, spare battery |
| Barge | 11 m | £2,900 | insurance, servicing, training |

Our service yards are in Falmouth, Hull and Oban. The Hull yard has a crane for boats up to 20 tonnes.

"The visitors on the pontoon no longer hear us." Ailsa Munro, Harbour Master, Port Errol
"We stopped buying diesel in March." Colin Dyce, Works Manager, Sandhaven Marina

How it goes
1. A visit to your harbour, half a day
2. A trial boat for two weeks
3. Delivery with training for your crew

FAQ
Q: What happens if the battery fails at sea?
A: A second bank brings the boat home at four knots, and a replacement boat is with you within 24 hours.
Q: Do we need a new quay socket?
A: No, a normal 32 A socket is enough.

The winter service costs £260 and is done in the yard.`;

const told = (supplementaryContext: string): AgentInput => {
  const input = sample('robotics');
  return {
    ...input,
    page: { ...input.page, pageContext: context, logos: [] },
    brand: { name: 'Brackwater Boats' } as NonNullable<AgentInput['brand']>,
    audience: { ...input.audience, supplementaryContext },
    person: { ...input.person, name: 'Moira Kinnear' } as NonNullable<AgentInput['person']>,
    chunks: [],
    activity: [],
  };
};

const shown = async (notes: string) => {
  const { content, text } = await run(told(notes));
  assert.ok(content);
  const [hero] = content.blocks;
  assert.ok(hero?.type === 'hero');
  return { hero, blocks: content.blocks, page: JSON.stringify(content), reply: text };
};

test('what leads is in the headline, also where a question of the sources has it', async () => {
  const { hero, reply } = await shown('Open with what happens when the battery fails.');
  assert.match(hero.headline, /^If the battery fails at sea: a second bank brings the boat home/);
  assert.match(
    reply,
    /I followed your instructions “Open with what happens when the battery fails”/,
  );
});

test('no prices are no prices: no column, no sentence, no section of them', async () => {
  const { page, blocks } = await shown('No prices.');
  assert.doesNotMatch(page, /£/);
  assert.match(page, /spare battery/);
  assert.ok(blocks.some(({ type }) => type === 'table'));
});

test('of several plans only the one that is wanted, wherever they are named', async () => {
  const { page } = await shown('Only the Tender plan. Nothing about fumes.');
  assert.doesNotMatch(page, /Skiff|Barge|£890|£2,900|fumes/);
  assert.match(page, /£1,450/);
});

test('several wishes beside what is told of the reader, which shows nowhere', async () => {
  const notes =
    'Her chairman is sceptical. Use the quote by Ailsa Munro, no FAQ, address her by first name and end with the harbour visit.';
  const { page, hero, blocks, reply } = await shown(notes);
  assert.doesNotMatch(page, /Colin Dyce|chairman|sceptical/);
  assert.match(page, /Ailsa Munro/);
  assert.ok(!blocks.some(({ type }) => type === 'faq'));
  assert.match(hero.eyebrow ?? '', /Moira(?! Kinnear)/);
  assert.match(JSON.stringify(blocks.at(-1)), /visit/i);
  assert.doesNotMatch(reply, /could not follow/);
});

test('what cannot be followed is named', async () => {
  const { reply } = await shown('Lead with the helicopter rescue. Plain words.');
  assert.match(reply, /I could not follow “Lead with the helicopter rescue”/);
  assert.match(reply, /wording stays that of the sources: “Plain words”/);
});
