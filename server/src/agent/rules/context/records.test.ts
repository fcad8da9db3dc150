import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const boats = `Our boats lie in the harbour of Crail.

1. THE CORMORANT, pier two
Wooden ketch, built in 1962
Berths: six, two of them below deck
Price: £240 a day
Crew: one skipper
Draught: 1.4 m
She sails best in a light wind.

2. GANNET, pier five
Berths: four
Price: £180 a day
Crew: none
`;

test('offers told by the same labels are a table each, under their own names', () => {
  const [, cormorant, gannet] = readText(boats, 'en').sections;
  assert.equal(cormorant?.heading, 'The cormorant, pier two');
  assert.deepEqual(cormorant?.tables[0]?.rows, [
    ['Berths', 'six, two of them below deck'],
    ['Price', '£240 a day'],
    ['Crew', 'one skipper'],
    ['Draught', '1.4 m'],
  ]);
  assert.deepEqual(
    cormorant?.paragraphs.map(({ text }) => text),
    ['Wooden ketch, built in 1962.', 'She sails best in a light wind.'],
  );
  assert.equal(gannet?.heading, 'Gannet, pier five');
  assert.equal(gannet?.tables[0]?.rows.length, 3);
});

test('one list of labels is no offer among others, and neither is a chat', () => {
  const chat = `Monday
Ann: when do we sail?
Ben: at nine
Cleo: fine
Ann: good

Tuesday
Ann: and today?
Ben: at ten
Cleo: right
Ben: see you`;
  assert.ok(readText(chat, 'en').sections.every(({ tables }) => tables.length === 0));
  const one = boats.slice(0, boats.indexOf('2. GANNET'));
  assert.ok(
    !readText(one, 'en').sections.some(({ heading }) => heading === 'The cormorant, pier two'),
  );
});
