import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOf } from '../../testing/pairs.ts';
import { asksOfCase, asksOfMore, asksPrice } from './price_asked.ts';

const priced: [language: string, sentence: string][] = [
  ['en', 'What would that run us?'],
  ['en', 'Roughly what would one of these set us back?'],
  ['en', 'What are we talking per month?'],
  ['en', 'What would parents pay with you?'],
  ['de', 'Was wäre das ungefähr pro Kopf?'],
  ['es', '¿Y cuánto pagaríamos por los tres?'],
  ['de', 'Was käme da pro Stück raus?'],
  ['de', 'Was würde uns das kosten, wenn alles drin ist, auch die Teile?'],
  ['fr', 'Et ça tournerait autour de combien ?'],
  ['es', '¿Cuánto me cobrarían por caja?'],
  ['it', 'Che cifra devo mettere a budget?'],
  ['pt', 'Quanto é que isto me fica?'],
  ['nl', 'Wat zijn we daar ongeveer voor kwijt?'],
  ['pl', 'Po ile za kilogram?'],
  ['ja', '和紙だとおいくらになりますか。'],
];
test('what it costs is asked in many words', () => {
  for (const [language, sentence] of priced) {
    assert.ok(asksPrice(sentence, language), sentence);
    assert.ok(!asksOfMore(sentence) && !asksOfCase(sentence), sentence);
  }
});

test('what asks for no price list', () => {
  assert.ok(!asksPrice('Bringt das was beim Preis?', 'de'));
  assert.ok(!asksPrice('Scheelt dat wat in de prijs?', 'nl'));
  assert.ok(asksOfMore('その工事もそちらで見積もりしてもらえますか。'));
  assert.ok(asksOfMore('Could you also quote for the gate?'));
  assert.ok(asksOfCase('What does it cost us if your people are late?'));
  assert.ok(asksOfCase('Wat rekenen jullie als een groep ziek is?'));
  assert.ok(asksOfCase('Quanto si paga se un gruppo non viene?'));
  assert.ok(!asksOfCase('Quanto si paga al mese?'));
  assert.ok(!asksOfCase('What does it cost if we take all three?'));
});

const about = 'Pooltime brings a heated pool to your school for some weeks.';
const answerTo = async (said: string, prices: string): Promise<string> =>
  (await pairsOf(said, `${about}\n\nPrices\n${prices}`)).at(-1)?.[1] ?? '';

const weeks =
  'Weeks | Price | Pupils per day\n3 | £11,400 | 210\n4 | £14,300 | 210\n6 | £19,800 | 240';
test('a number in words is that number, and one that counts something else is none', async () => {
  const said = 'Half of my Year 6 cannot swim. So what would four weeks cost us?';
  assert.equal(await answerTo(said, weeks), '4 weeks: £14,300 (pupils per day: 210).');
});

const forklifts = `Hour of a mechanic | £65
Travel up to 30 km | £40
Travel 31 to 80 km | £90
Inspection, small truck | £120
Inspection, large truck | £160
Service contract per truck and month | £49
Hire of a small truck | £410`;
test('the distance they live at asks for no travel, unless they ask for it', async () => {
  const where = 'We are about 30 km from Leeds.';
  assert.equal(
    await answerTo(`${where} What would it cost to look after everything?`, forklifts),
    '',
  );
  assert.match(
    await answerTo(`${where} What does travel cost?`, forklifts),
    /Travel up to 30 km: £40/,
  );
});

const weights = `Weight | within 50 miles | 50 to 200 miles
up to 2 t | $1,900 | $2,600
2 to 9 t | $4,400 | $5,900
9 to 30 t | $11,500 | on request
Laser test | $850 per machine | same`;
test('a price is told with the name of its column, and a bare number is in one of the steps', async () => {
  assert.equal(
    await answerTo('What would you charge for one of 12 tonnes?', weights),
    '9 to 30 t: $11,500 (within 50 miles), on request (50 to 200 miles).',
  );
  assert.equal(await answerTo('What do you charge if your crew is standing around?', weights), '');
});

const meals =
  'Nursery | £3.70\nPrimary | £4.25\nSecondary | £4.80\nTeacher | £5.60\nDelivery is free from 20 meals, below that £9 a trip.';
test('the whole of a short table rather than one of its rows', async () => {
  assert.equal(
    await answerTo(
      'Our teacher cooks herself. The children like it. What does a meal cost per child?',
      meals,
    ),
    'Nursery: £3.70. Primary: £4.25. Secondary: £4.80. Teacher: £5.60.',
  );
});

const survey = `${about}

How it runs
First a survey of the hall: half a day, with a report. The survey costs £420 within Devon.

Prices
Pool for three weeks | £11,400
Pool for six weeks | £19,800
Cover | £310`;
test('a sentence that names what they ask the price of answers, and not the list beside it', async () => {
  for (const said of [
    'What does the survey cost?',
    'How long would a survey take and what would it cost?',
  ]) {
    const shown = (await pairsOf(said, survey)).at(-1)?.[1] ?? '';
    assert.match(shown, /The survey costs £420 within Devon/, said);
    assert.doesNotMatch(shown, /310/, said);
  }
});

const saunas = `Kesto builds saunas in gardens and repairs old ones.

Membership
takings of the club under £4k | £30
£4k - £15k | £55
over £15k | £90

Making an old stove safe
We bring an old stove up to the rules: fixed fee £310, done in a day. The club is then insured against fire.
The chimney needs a sweep as well.

Opening hours
Monday to Friday, nine to five.`;
test('a price that is asked for what the sentence before names stands with that, and in no list', async () => {
  const said =
    'Our committee is afraid the club is not insured if the old stove catches fire. Can you help with that, and what would it cost?';
  const [, answer = ''] = (await pairsOf(said, saunas)).at(-1) ?? [];
  assert.match(answer, /£310/);
  assert.doesNotMatch(answer, /£30\b|£90/);
});

test('what they take is in one of the steps', async () => {
  const said = 'The club takes about £9,000 a year. How much is the membership for us?';
  const [, answer = ''] = (await pairsOf(said, saunas)).at(-1) ?? [];
  assert.match(answer, /£55/);
  assert.doesNotMatch(answer, /£30\b|£90/);
});

const boilers = `Varmt swaps boilers.

Service
We take the old boiler along at no extra cost. We come within two days of your call.

Prices
Gas boiler, small | £1,900
Gas boiler, large | £2,700
Yearly check | £120`;
test('where the other half of the question says what it costs, no list is told', async () => {
  const [, answer = ''] =
    (await pairsOf('Do you take the old boiler along and what does that cost?', boilers)).at(-1) ??
    [];
  assert.match(answer, /no extra cost/);
  assert.doesNotMatch(answer, /£/);
});

test('who asks what it costs is told what was worked out for them, before the list of prices', async () => {
  const list = 'Basis | £890\nComfort | £1,490\nVoll | £2,180';
  const said = 'Good to talk. What does it cost us?';
  assert.equal(
    await answerTo(said, `${list}\n\nOffer\nPool | £9,000\nHeating | £2,400\nTotal | £11,400`),
    'Total: £11,400.',
  );
  assert.match(
    await answerTo(
      said,
      `${list}\n\nWays of working\n- Recommended: Comfort. First year £18,000, fixed fees.`,
    ),
    /^Recommended: Comfort/,
  );
  // What is named has a price of its own.
  assert.match(
    await answerTo(
      'What does the Comfort pool cost?',
      `${list}\n\nOffer\nPool | £9,000\nTotal | £11,400`,
    ),
    /Comfort: £1,490/,
  );
});
