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

test('what the page is to start with is its first section, where the headline tells of something else', async () => {
  for (const [notes, told] of [
    ['Start with the service yards.', /service yards are in Falmouth/],
    ['Begin with the quay socket.', /32 A s/],
  ] as const) {
    const { hero, blocks, reply } = await shown(notes);
    assert.match(JSON.stringify([hero, blocks[1]]), told);
    assert.doesNotMatch(reply, /could not follow/);
  }
});

test('one word for another, in the singular and the plural, and what others said stays as it was', async () => {
  const { page, reply } = await shown('Call them vessels, not boats. Say wharf instead of quay.');
  assert.match(page, /spare battery|trial vessel/i);
  assert.match(page, /A trial vessel for two weeks/);
  assert.doesNotMatch(page.replaceAll('Brackwater', ''), /(?<!work)\bboats?\b(?! supplies)/);
  assert.match(page, /pontoon no longer hear us/);
  assert.match(reply, /“Call them vessels, not boats”/);
});

test('no figures of something are neither shown nor claimed to be left out while they stand', async () => {
  const { page, reply } = await shown('No fuel figures.');
  assert.doesNotMatch(page, /71%/);
  assert.match(reply, /I followed your instructions “No fuel figures”/);
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

const placeOf = (blocks: readonly object[], text: RegExp): number =>
  blocks.findIndex((block) => text.test(JSON.stringify(block)));

test('a section stands before another where that is asked for', async () => {
  const { blocks, reply } = await shown('Put how it goes before the plans.');
  assert.ok(placeOf(blocks, /Delivery with training/) < placeOf(blocks, /£1,450/));
  assert.doesNotMatch(reply, /could not follow/);
});

test('the button that the page is to end with is the first of the last section', async () => {
  const input = told('Close with the trial boat.');
  const action = (actionId: string, buttonTitle: string) => ({
    actionId,
    actionType: 'calendar' as const,
    buttonTitle,
    purpose: '',
    url: 'https://boats.example',
  });
  const actions = [action('visit', 'Book a visit'), action('trial', 'Reserve a trial boat')];
  const { content, text } = await run({ ...input, page: { ...input.page, actions } });
  const last = content?.blocks.at(-1);
  assert.deepEqual(last?.type === 'callToAction' && last.actionIds, ['trial', 'visit']);
  assert.match(JSON.stringify(last), /trial boat/);
  assert.match(text, /I followed your instructions “Close with the trial boat”/);
});

test('what is to come early stands in one of the first two sections, also where only a question has it', async () => {
  const { blocks, reply } = await shown('Mention the quay socket early, they asked twice.');
  assert.match(JSON.stringify(blocks.slice(1, 3)), /32 A (?:shore socket|socket is enough)/);
  assert.match(reply, /I followed your instructions “Mention the quay socket early”/);
});

test('customers are named nowhere, and a page has no more sections than it may', async () => {
  const { page, blocks, reply } = await shown('Don’t name customers. Keep it under six sections.');
  assert.doesNotMatch(page, /Munro|Dyce|Port Errol|Sandhaven/);
  assert.ok(blocks.length < 6);
  assert.doesNotMatch(reply, /could not follow|only in part/);
});

test('what nobody can read as a wish is named, and never claimed', async () => {
  const { reply } = await shown('Keep it to what a harbour master cares about.');
  assert.match(reply, /I could not follow “Keep it to what a harbour master cares about”/);
});

test('a forbidden matter is gone from what the reader asked, and with all that stands under its name', async () => {
  const input = told('Say nothing about grants: their adviser sees to that.');
  const { content, text } = await run({
    ...input,
    page: {
      ...input.page,
      pageContext: `${context}

Grants
The harbour fund pays up to 40% of a boat. It closes in June. We write the application.`,
    },
    activity: [
      {
        activityType: 'email',
        direction: 'from',
        occurredAt: '2026-01-12T09:00:00Z',
        payload: {
          subject: 'Boats',
          body: 'Is there a subsidy for a boat? Do we need a new quay socket?',
        },
      } as unknown as AgentInput['activity'][number],
    ],
  });
  const page = JSON.stringify(content);
  assert.doesNotMatch(page, /grant|subsid|harbour fund|closes in June|application|adviser/i);
  assert.match(page, /32 A/);
  assert.match(text, /I followed your instructions “Say nothing about grants”/);
});

test('a sentence that leans on one that went goes with it', async () => {
  const { page } = await shown('Nothing about the crane.');
  assert.doesNotMatch(page, /crane|20 tonnes/);
});

test('a page keeps to the number of words, shows its prices as a table, and says so', async () => {
  const { blocks, page, reply } = await shown(
    'Keep it under 170 words. Put the prices in a table.',
  );
  assert.ok(blocks.length < 8);
  assert.match(page, /£1,450/);
  assert.match(reply, /I followed your instructions “Keep it under 170 words”/);
  assert.doesNotMatch(reply, /could not follow/);
});

test('one word stands for another, and none that is to be avoided; quotations stay as they are', async () => {
  const { page, reply } = await shown('Say “port”, not “harbour”. No exclamation marks.');
  assert.match(page, /electric workboats to ports|chosen by ports|measured in eleven ports/i);
  assert.doesNotMatch(page, /harbours and marinas/);
  assert.match(page, /Harbour Master/);
  assert.doesNotMatch(reply, /could not follow/);
});

test('what the page is to end with is said above its last button', async () => {
  const { blocks } = await shown('Close with the trial boat for two weeks.');
  assert.match(JSON.stringify(blocks.at(-1)), /trial boat/i);
});

test('a language that the page is not in is named as not followed', async () => {
  const { reply } = await shown('Write in German.');
  assert.match(reply, /I could not follow “Write in German”/);
});

test('a section for the reader’s office or their people is for them, one for another trade is not', async () => {
  const input = told('');
  const pageContext = `Brackwater Boats supplies electric workboats.

For HR
- Licences are checked every January, without a form
- One signature for the whole crew

For employees
- Training is paid as working time
- A life jacket of their own

For fish farms
- Nets are lifted with the crane`;
  const { content } = await run({
    ...input,
    page: { ...input.page, pageContext },
    person: { ...input.person, title: 'Head of HR' } as NonNullable<AgentInput['person']>,
  });
  const page = JSON.stringify(content);
  assert.match(page, /One signature for the whole crew/);
  assert.match(page, /Training is paid as working time/);
  assert.doesNotMatch(page, /Nets are lifted/);
});

test('right below the headline, no more than so many, and start with what an early place has nothing to do with', async () => {
  const below = await shown(
    'Put the quote by Ailsa Munro right below the headline. At most two questions.',
  );
  const [, first] = below.blocks;
  assert.ok(first?.type === 'quote' && first.attribution === 'Ailsa Munro');
  assert.doesNotMatch(below.reply, /could not follow/);
  const few = await shown('No more than two benefits.');
  for (const block of few.blocks)
    assert.ok(block.type !== 'benefits' || block.items.length <= 2, JSON.stringify(block));
  assert.match(few.reply, /“No more than two benefits”/);
});

test('a customer whom a note keeps out goes from among the others', async () => {
  const input = told('');
  const { content } = await run({
    ...input,
    page: {
      ...input.page,
      pageContext: `${context}

Customers: Port Errol, Sandhaven Marina, City of Hull

Legal still has not approved the Hull logo, so leave them out for now`,
    },
  });
  const page = JSON.stringify(content);
  assert.match(page, /Port Errol, Sandhaven Marina/);
  assert.doesNotMatch(page, /City of Hull/);
});

test('a name that is left out is left out in every case, and its neighbours stay', async () => {
  const input = told('Nie wspominaj o Olivce. Użyj cytatu Agaty Wrony.');
  const { content, text } = await run({
    ...input,
    brand: { name: 'Kartonex', language: 'pl' } as NonNullable<AgentInput['brand']>,
    page: {
      ...input.page,
      pageContext: `Produkujemy opakowania z tektury dla sklepów internetowych.

Klienci: Bielan Lab, Mydlarnia Zielna, Olivka
„Reklamacje na stłuczone słoiki spadły z 40 do 3 miesięcznie.” Agata Wrona, kierowniczka logistyki, Mydlarnia Zielna

Pudełko dopasowane do produktu: o 27% mniej wypełniacza.`,
    },
  });
  const page = JSON.stringify(content);
  assert.doesNotMatch(page, /Oliv/);
  assert.match(page, /Agata Wrona/);
  assert.match(page, /Bielan Lab, Mydlarnia Zielna/);
  assert.doesNotMatch(text, /Niewykonane/);
});

test('what is taken from the sources to stand first is for this reader', async () => {
  const input = told('Put the nets right below the headline.');
  const pageContext = `${context}

For fish farms
- Nets: lifted with the crane in an hour
- Feed: barges are towed on Mondays`;
  const { content, text } = await run({ ...input, page: { ...input.page, pageContext } });
  assert.doesNotMatch(JSON.stringify(content), /lifted with the crane in an hour/);
  assert.match(text, /could not follow “Put the nets right below the headline”/);
});

test('it stays within the sections that are asked for', async () => {
  const { blocks } = await shown('Put the crane right below the headline. At most three sections.');
  assert.ok(blocks.length <= 3, blocks.map(({ type }) => type).join(', '));
});

test('it names the entry it was taken from', async () => {
  const input = told('Put the mooring lights right below the headline.');
  const chunkOf = (at: number, topic: string, text: string) => ({
    ...{ chunkId: `chunk_${at}`, entryId: `entry_${at}`, topicId: `topic_${at}` },
    ...{ topicName: topic, text },
  });
  const chunks = [
    chunkOf(1, 'Paint', 'Hulls are painted in March. The colour is free.'),
    chunkOf(2, 'Ropes', 'Ropes are 12 mm thick. They float.'),
    chunkOf(3, 'Radio', 'Radios are on channel 12. They are waterproof.'),
    chunkOf(4, 'Lamps', 'Mooring lights burn for 40 hours. They are made of brass.'),
  ] as unknown as AgentInput['chunks'];
  const pageContext = 'Brackwater Boats supplies electric workboats.\n\nWe build in Hull.';
  const { content } = await run({ ...input, chunks, page: { ...input.page, pageContext } });
  const [, first] = content.blocks;
  assert.match(JSON.stringify(first), /40 hours|brass/);
  assert.match(JSON.stringify(first), /chunk_4/);
});
