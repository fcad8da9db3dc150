// Titles on lines of their own, and what stands in front of a list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const sectionsIn = (text: string, language = 'en') =>
  readText(`Tally runs payroll for hotels.\n\n${text}`, language).sections.slice(1);

test('a title above its text is one entry with it, numbered or not', () => {
  const [plain] = sectionsIn(
    'Our rooms\nThe loft\nRoof windows, and a view of the harbour.\nThe cellar\nCool in summer. Room for 40 people.',
  );
  assert.equal(plain?.heading, 'Our rooms');
  const entries = [
    { title: 'The loft', text: 'Roof windows, and a view of the harbour.' },
    { title: 'The cellar', text: 'Cool in summer. Room for 40 people.' },
  ];
  assert.deepEqual(plain?.items, entries);
  const [counted] = sectionsIn(
    'Onze zalen\n1. De zolder\nDakramen, en uitzicht op de haven.\n2. De kelder\nKoel in de zomer. Plaats voor 40 mensen.',
    'nl',
  );
  assert.deepEqual(
    counted?.items.map(({ title, text }) => [title, text !== undefined]),
    [
      ['De zolder', true],
      ['De kelder', true],
    ],
  );
});

test('short lines of a text are no titles', () => {
  const [about] = sectionsIn(
    'How it began\nTwo brothers ran\na hotel by the sea.\nThey sold it later\nto a cousin of theirs.',
  );
  assert.equal(about?.items.length ?? 0, 0);
});

test('under a heading in capitals the first customer has a heading as the next one has', () => {
  const sections = sectionsIn(
    'OUR GUESTS\nMill Lane Choir, Ely\nThey came with 34 singers, and stayed for a week.\n\nNorth Quay Rowers, Hull\nThey train here in March, each year since 2019.',
  );
  assert.deepEqual(
    sections.map(({ heading }) => heading),
    ['Mill Lane Choir, Ely', 'North Quay Rowers, Hull'],
  );
});

test('what stands before `Results:` on its line is told, and `Results:` is not', () => {
  const [story] = sectionsIn(
    'Case study: Alder Mill\nAlder Mill grinds flour in three villages. Its books took four days a month. After a year:\n- Books closed in one day\n- No late wages',
  );
  assert.deepEqual(
    story?.paragraphs.map(({ text }) => text),
    ['Alder Mill grinds flour in three villages. Its books took four days a month.'],
  );
  assert.equal(story?.items.length, 2);
});

test('a heading above names and what is said of them, and one in capitals above the next heading, is none of their text', () => {
  const [ways, ...rest] = sectionsIn(
    'Ways to stay\nNight – breakfast included, until ten in the morning\nWeek – seven nights, and the boat for one of the days, weather permitting\nSeason – May to October\n\nTWO PLACES\n\n1. The quay\nWhere the boats land every morning at six.\n\n2. The hill\nWhere the sheep are, and the wind.',
  );
  assert.equal(ways?.heading, 'Ways to stay');
  assert.equal(ways?.items.length, 3);
  assert.ok(rest.every(({ paragraphs }) => paragraphs.every(({ text }) => !text.includes('TWO'))));
});

test('a day and a time are when something happens', () => {
  const [talks] = sectionsIn(
    'Talks\nTue 11.00 Wages on ships: who pays\nTue 14.00 Tips that are taxed\nWed 10.30 A morning with inspectors',
  );
  assert.equal(talks?.tables[0]?.kind, 'agenda');
  assert.deepEqual(talks?.tables[0]?.rows[0], ['Tue 11.00', 'Wages on ships: who pays']);
});

test('days of a month line after line are dates, whatever parts them from what happens then', () => {
  const [dates] = sectionsIn(
    'Dates for guests\n3 May rooms can be booked · 12 June the boat is cleaned · 1 July music from 8.00',
  );
  assert.deepEqual(dates?.tables[0]?.rows, [
    ['3 May', 'rooms can be booked'],
    ['12 June', 'the boat is cleaned'],
    ['1 July', 'music from 8.00'],
  ]);
});

test('the times of a day on one line are its programme', () => {
  const [days] = sectionsIn(
    'Programme\nDay 1 – 9.30 coffee; 10.00 all together; 12.30 lunch\nDay 2 – 9.00 walks; 11.00 talks; 16.00 the train',
  );
  assert.equal(days?.tables[0]?.kind, 'agenda');
  assert.deepEqual(days?.tables[0]?.rows[3], ['Day 2, 9.00', 'walks']);
});

test('data of one thing are one table below its name, whatever some of its cells hold', () => {
  const [loft, cellar] = sectionsIn(
    [
      '1. THE LOFT, Quay Road\nTop floor, 80 square metres',
      '2. THE CELLAR, Mill Lane\nLow, 40 square metres',
    ]
      .map(
        (head) =>
          `${head}\nRent: £900 a month\nHeating: £80 a month\nDeposit: £1,800\nFree: from May\nPets: yes, by agreement`,
      )
      .join('\n\n'),
  );
  assert.deepEqual(
    [loft, cellar].map((one) => [one?.heading, one?.tables.length, one?.tables[0]?.rows.length]),
    [
      ['The loft, Quay Road', 1, 5],
      ['The cellar, Mill Lane', 1, 5],
    ],
  );
});

test('words that a sentence goes on from are nobody’s', () => {
  const { quotes } = readText(
    'Der Betrieb\n\nHinweis Satz: „Die Besten am ganzen Fluss“ bitte streichen.',
    'de',
  );
  assert.deepEqual(quotes, []);
});
