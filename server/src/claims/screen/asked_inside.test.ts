import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { askedInside } from './patterns/asked_inside.ts';

const shown = (text: string, language: string): string => screenDocument(text, language).shown;

test('whether something may be said is asked among colleagues, and so is how they are doing', () => {
  for (const question of [
    'Can we say the roof is fireproof?',
    'Are we still short of drivers in May?',
    'Dürfen wir das Dach als feuerfest behaupten und schreiben?',
    'Sind wir im Mai schon ausgebucht?',
    'Peut-on dire que le toit est ignifuge ?',
    '¿Podemos decir que el tejado es ignífugo?',
    'Possiamo scrivere che il tetto è ignifugo?',
    'Podemos dizer que o telhado é à prova de fogo?',
    'Mogen we dit dak brandveilig noemen en zo schrijven?',
    'Możemy napisać, że dach jest ognioodporny?',
    '耐火と書いていいですか',
  ])
    assert.ok(askedInside.test(question), question);
});

test('readers ask what can be printed, brought and paid', () => {
  for (const question of [
    'Can we print our logo on the box?',
    'Are we covered in May?',
    'Dürfen wir den Hund mitbringen?',
    'Peut-on payer par carte ?',
    '¿Podemos llevar comida?',
    'Mogen we zelf drank meenemen?',
  ])
    assert.ok(!askedInside.test(question), question);
});

test('a yes or no to a colleague goes with the question, what answers a reader stays', () => {
  const mail =
    'What we do\nWe thatch barns and boathouses.\n\n> Can we say thatch never burns?\nNo!! Reed is treated, that is all.\n\n> How soon could we start?\nWithin six weeks of your order.\n';
  const left = shown(mail, 'en');
  assert.ok(!left.includes('never burns') && !left.includes('Reed is treated'), left);
  assert.ok(left.includes('Within six weeks of your order.'), left);
});
