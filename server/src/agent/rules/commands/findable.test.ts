import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const soughtIn = (notes: string, language: string): string[] =>
  readCommands(notes, language).list.flatMap((one) =>
    one.kind === 'early' && one.sought === true ? [one.about] : [],
  );

const sought: [language: string, notes: string, about: string[]][] = [
  ['en', 'She forwards this to Will so the Xero answer has to be easy to find.', ['Xero']],
  ['en', 'Make the parking easy to find, he comes by car.', ['parking']],
  ['de', 'Der Träger liest mit, deshalb muss die Laufzeit leicht zu finden sein.', ['Laufzeit']],
  ['fr', 'Il faut que le délai saute aux yeux.', ['délai']],
  ['es', 'Lo lee el gerente, así que el plazo debe ser fácil de encontrar.', ['plazo']],
  ['it', 'Quindi la garanzia deve essere facile da trovare.', ['garanzia']],
  ['pt', 'Por isso a garantia deve encontrar-se depressa.', ['garantia']],
  ['nl', 'De kosten en het contract moeten makkelijk te vinden zijn.', ['kosten', 'contract']],
  ['pl', 'Więc warunki mają być łatwe do znalezienia.', ['warunki']],
  ['ja', '部長も見るので、契約期間がすぐに見つかるようにしてください。', ['契約期間']],
];
test('what somebody is to find at once is a wish for a place near the top, and why is none', () => {
  for (const [language, notes, about] of sought)
    assert.deepEqual(soughtIn(notes, language), about, notes);
});

test('what is found easily by others is no wish', () => {
  for (const notes of ['Our office is easy to find.', 'They find the answer quickly.'])
    assert.deepEqual(soughtIn(notes, 'en'), [], notes);
});
