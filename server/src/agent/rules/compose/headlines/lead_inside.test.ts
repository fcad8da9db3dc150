// What the team wants first, where it stands inside an entry, a step or an answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const pageOf = async (language: string, notes: string, context: string) => {
  const { input } = makeCase({
    ...{ name: 'x', language, brand: { name: 'Brand' }, pageName: 'p', pageType: 'inbound' },
    ...{ context, notes, account: { name: 'Acme' }, mention: [], hide: [] },
    actions: [{ buttonTitle: 'Go', actionType: 'calendar', url: 'https://x.example' }],
  });
  const { content } = await run(input);
  const [hero] = content.blocks;
  assert.ok(hero?.type === 'hero');
  return { content, hero };
};

const cases: [what: string, language: string, notes: string, context: string, headline: string][] =
  [
    [
      'a sentence of a step, without what stands between its commas',
      'en',
      'Lead with trading carrying on while we paint.',
      'Brand paints shop floors.\n\nHow it goes\n1. We measure the shop.\n2. Painters arrive at six and mask the shelves. Bays are painted one by one, about an hour each, so trading carries on.\n3. You get a care sheet.',
      'Bays are painted one by one, so trading carries on',
    ],
    [
      'a sentence below the phrase that names it',
      'es',
      'Empiece por la solución del tejado.',
      'Brand instala depósitos de agua en casas antiguas.\n\nDos maneras de hacerlo\n1. En el sótano. Abrimos el suelo y bajamos el depósito por la rampa. Plazo: 3 semanas.\n2. En el tejado plano. La grúa sube el depósito en una mañana. El portal queda libre durante toda la obra. Plazo: 2 semanas.',
      'La grúa sube el depósito en una mañana',
    ],
    [
      'a figure with the title that says of what it is',
      'en',
      'Lead with the fire drill time.',
      'Brand plans exits for theatres.\n\nWhat you get\n- Plan: every door on one sheet.\n- Fire drill: one whistle empties the house. Median over all houses last year: 3 minutes 40 seconds.\n- Stewards: trained up to 12 hours a year.',
      'Fire drill: 3 minutes 40 seconds, median over all houses last year',
    ],
    [
      'a label in an answer that is just what is wanted',
      'en',
      'Put the weekend course first.',
      'Brand teaches bread baking.\n\nWhen are the classes?\nDay course: Tuesdays, 9.00 to 2.00, from 8 May. Weekend course: Saturdays, 6.00 to 9.00, from 12 May. One Sunday each month at the mill.\n\nWhat does it cost?\nThe fee is £240.\n\nHow do I book?\nCome to a baking weekend in the mill.',
      'Weekend course: Saturdays, 6.00 to 9.00, from 12 May',
    ],
  ];

for (const [what, language, notes, context, headline] of cases)
  test(`“${notes}” is told by ${what}`, async () => {
    const { hero } = await pageOf(language, notes, context);
    assert.equal(hero.headline, headline);
  });

test('an answer is whole though a label of it leads: what follows would be said of another', async () => {
  const [, language, notes, context] = cases.at(-1) ?? ['', '', '', '', ''];
  const { content } = await pageOf(language, notes, context);
  const faq = content.blocks.find(({ type }) => type === 'faq');
  assert.ok(faq?.type === 'faq');
  assert.match(faq.items.map(({ answer }) => answer).join(' '), /Weekend course.* One Sunday/);
});

test('what a price is for leads nobody', async () => {
  const { hero } = await pageOf(
    'en',
    'Start with the weddings.',
    "Taking clubs out since 1971\nBrand hires out pianos and brings them.\n\nPrices\n\nSize      Day      Weekend\nUpright   £290     £420\nGrand     £380     £560\n\nTuner's supper and bed at weddings: the couple provides, or £95 a night and we sort it.\nStool and lamp (two of each): same price.\nFerries at cost.\nDeposit 20%, balance 14 days before. Cancel 28 days ahead and you get it back.",
  );
  assert.equal(hero.headline, 'Brand hires out pianos and brings them');
});

test('what heads questions stands nowhere, and no later sentence of an answer below the headline', async () => {
  const { hero } = await pageOf(
    'en',
    'Friendly.',
    'Sewing course\nQuestions people ask us\n\nWhat is it?\nA course for adults. It is known all over the county.\n\nWhen is it?\nDay course: Mondays, 9.00 to 12.00. The hours are good for parents.\n\nIs it hard?\nEvening places are harder to get than day places.',
  );
  const top = `${hero.headline} ${hero.subheadline ?? ''}`;
  assert.doesNotMatch(top, /Questions people|It is known|The hours|harder/);
});

test('where nothing tells of what is wanted first, what is wanted early leads', async () => {
  const { hero } = await pageOf(
    'en',
    'Start with the regatta. Mention the lifting gear early.',
    'Brand lends boats to clubs.\n\nBoats\nTen eights and four singles.\n\nLifting gear\nThe lifting gear takes boats of up to 90 kg out of the water.\n\nWe work in Henley.',
  );
  assert.equal(hero.headline, 'The lifting gear takes boats of up to 90 kg out of the water');
});
