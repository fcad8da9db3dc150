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
  ['Prima la sicurezza, poi i costi.', 'sicurezza'],
  ['Começa pelos prazos', 'prazos'],
  ['De garantie eerst, dan de rest', 'garantie'],
] as const) {
  test(`“${notes}” puts ${lead} first`, () => {
    assert.deepEqual(readCommands(notes, 'en').lead, [lead]);
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
