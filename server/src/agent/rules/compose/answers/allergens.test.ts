import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesAllergens } from './allergens.ts';

test('an answer about one food is none for whoever must not eat another', () => {
  for (const [said, answer] of [
    ['5 veggie, 1 coeliac', 'We do not use any nuts on pasta night.'],
    ['Zwei Kinder haben eine Nussallergie', 'Wir kochen auch glutenfrei.'],
    ['un invité est cœliaque', 'Le menu végétarien change chaque semaine.'],
    ['uno es intolerante a la lactosa y otro celíaco', 'Hay platos sin gluten.'],
  ] as const)
    assert.ok(!namesAllergens(said, answer), said);
  for (const [said, answer] of [
    ['1 coeliac', 'Gluten-free flour is in use, with pots of its own.'],
    ['a third of us are vegan', 'Vegan menus are cooked every day.'],
    ['Allergie gegen Erdnuss', 'Nüsse verwenden wir nicht.'],
  ] as const)
    assert.ok(namesAllergens(said, answer), said);
});
