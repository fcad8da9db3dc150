import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isYesOrNo, withoutYesOrNo } from '../context/questions.ts';
import { readCommands } from './commands.ts';

for (const [notes, lead] of [
  ['Start with the pilot, keep it short', 'pilot'],
  ['Warranty first.', 'Warranty'],
  ['Zuerst die Termine, dann der Rest', 'Termine'],
  ['D’abord la livraison', 'livraison'],
  ['Primero lo del hueso.', 'hueso'],
  ['Começa pelos prazos', 'prazos'],
  ['De garantie eerst, dan de rest', 'garantie'],
] as const) {
  test(`“${notes}” puts ${lead} first`, () => {
    assert.deepEqual(readCommands(notes, 'en').lead, [lead]);
  });
}

for (const [notes, wishes] of [
  ['Only the Tender plan, please.', [{ kind: 'only', about: 'Tender plan', prices: false }]],
  ['Preise nur für vier Gruppen nennen', [{ kind: 'only', about: 'vier Gruppen', prices: true }]],
  [
    'Ne montrer que la formule Complète',
    [{ kind: 'only', about: 'formule Complète', prices: false }],
  ],
  ['スタンダードプランのみ紹介', [{ kind: 'only', about: 'スタンダードプラン', prices: false }]],
  [
    'Put the date of the fair in the headline',
    [{ kind: 'lead', about: 'date of the fair', headline: true }],
  ],
  ['Prima la sicurezza, poi i costi.', [{ kind: 'order', first: 'sicurezza', second: 'costi' }]],
  ['Terminar con la prueba de nivel', [{ kind: 'last', about: 'prueba de nivel' }]],
  ['Citare Luca Ferraris', [{ kind: 'quote', by: 'Luca Ferraris' }]],
  [
    'Could you mention the crane and skip the FAQ?',
    [
      { kind: 'mention', about: 'crane' },
      { kind: 'without', type: 'faq' },
    ],
  ],
  ['Don’t mention the number of sensors', [{ kind: 'skip', about: 'number of sensors' }]],
  ['Geen prijzen en niets over Delft', [{ kind: 'noPricing' }, { kind: 'skip', about: 'Delft' }]],
  [
    'Sie-Form, sachlich, kurz',
    [{ kind: 'address', form: 'formal' }, { kind: 'tone' }, { kind: 'short' }],
  ],
  ['Address her by first name', [{ kind: 'named' }]],
  ['Her chairman is sceptical, and budget is about 40k.', []],
] as const) {
  test(`“${notes}” is read for what it asks`, () => {
    const read = readCommands(notes, 'en').list.map(({ text, ...wish }) => wish);
    assert.deepEqual(read, wishes);
  });
}

test('what is left out ends where the reason begins', () => {
  assert.deepEqual(readCommands('No trucks, they use a 3PL.', 'en').skip, ['trucks']);
});

for (const notes of ['Ne pas mettre les tarifs.', 'Don’t put prices', 'Preise nicht angeben']) {
  test(`“${notes}” is about prices`, () => assert.equal(readCommands(notes, 'en').noPricing, true));
}

test('a yes or no is told from what an answer says besides', () => {
  assert.equal(
    withoutYesOrNo('Yes, work orders open by themselves.'),
    'work orders open by themselves.',
  );
  assert.equal(withoutYesOrNo('No other firm does this.'), 'No other firm does this.');
  assert.ok(isYesOrNo('Con la anestesia no.'));
  assert.ok(!isYesOrNo('Only in Milan.'));
});
