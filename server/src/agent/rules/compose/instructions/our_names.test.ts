// Whoever works for the seller is named by nobody where the notes say so; a customer's own name stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfOurNames, namesOurs } from './our_names.ts';

test('the names of our people, in every language; names of things are something else', () => {
  for (const about of [
    'names of our drivers',
    'Namen unserer Monteure',
    'noms de nos techniciens',
    'nombres de nuestros técnicos',
    'nomi dei nostri istruttori',
    'nomes dos nossos técnicos',
    'namen van onze monteurs',
    'nazwisk naszych kierowców',
    '弊社のスタッフ',
  ])
    assert.ok(isOfOurNames(about), about);
  for (const about of ['names of our suppliers', 'names', 'our drivers', 'Namen von Kunden'])
    assert.ok(!isOfOurNames(about), about);
});

test('a given name is one of ours unless it is a customer’s or the brand’s', () => {
  const names = namesOurs({
    quotes: [{ text: 'Good.', attribution: 'Petra Lang', role: 'owner' }],
    product: 'Martin Roofs',
  } as never);
  assert.ok(names('Sven mended it on Sunday.'));
  assert.ok(!names('Petra told Martin Roofs about the barn.'));
});
