import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyString } from '../../testing/checks.ts';
import { ofContext, run } from '../../testing/run.ts';

const sections = [
  ['Tuning', 'We tune once a year. The note is the same in every room.'],
  ['Moving', 'We move pianos with four people. Stairs cost nothing more.'],
  ['Storing', 'Stored pianos stand upright. The room is kept at one temperature.'],
  ['Restoring', 'We restore frames and felts. The wood stays as it is.'],
  ['Lending', 'A piano is lent for a season. It can be changed once.'],
  ['Teaching', 'We know teachers in every town. They come to your house.'],
  ['Insurance', 'Whatever we carry is insured. The policy can be read here.'],
] as const;
const context = [
  'Halm looks after pianos in schools and halls.',
  ...sections.map(([heading, text]) => `${heading}\n${text}`),
  'What we look after\n- Uprights: in classrooms\n- Grands: in halls\n- Organs: in chapels',
  'How it goes\n1. You send a picture\n2. We come and listen\n3. You get an offer',
  'Prices\n| Visit | £90 |\n| Tuning | £140 |',
  'Tools we bring\n- Lever: for the pins\n- Fork: for the note\n- Lamp: for the felt',
  'Who comes\n- Two tuners: from Perth\n- A joiner: from Fife\n- A driver: from Oban',
  'Woods we keep\n- Spruce: for boards\n- Beech: for pins\n- Maple: for bridges',
  'Lead times\n- Small repairs: 3 days\n- New strings: 10 days\n- A new frame: 25 days',
  'Voices\n“It has never sounded better.” – Ann Lowe, Head of Music, Porter School',
].join('\n\n');

test('of more sections than a page has room for the least fitting go whole, and none becomes an entry', async () => {
  const { content } = await run(ofContext('en', context));
  const page = everyString(content.blocks).join(' ');
  assert.match(page, /never sounded better/);
  for (const [heading, text] of sections) {
    const told = text.split(/(?<=\.) /).filter((sentence) => page.includes(sentence));
    assert.ok(told.length !== 1, `half of “${heading}”`);
    const own = content.blocks.some((block) => 'heading' in block && block.heading === heading);
    assert.equal(told.length === 2, own, heading);
  }
});
