import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { obeying } from '../selection/obey.ts';

const meals: [language: string, notes: string, text: string][] = [
  [
    'en',
    'Leave out the part for parents.',
    '## For parents\nThey see the plan in an app.\n\n## Orders\nParents order until eight.',
  ],
  [
    'de',
    'Den Teil für Eltern weglassen.',
    '## Für Eltern\nEs gibt den Plan als App.\n\n## Bestellung\nDie Eltern bestellen bis acht.',
  ],
  [
    'fr',
    'Laisser de côté la partie pour les parents.',
    '## Pour les parents\nLe menu est dans une app.\n\n## Commande\nLes parents commandent avant huit heures.',
  ],
  [
    'nl',
    'Het stuk voor ouders weglaten.',
    '## Voor ouders\nHet menu staat in een app.\n\n## Bestellen\nDe ouders bestellen tot acht uur.',
  ],
  [
    'pl',
    'Pomiń część dla rodziców.',
    '## Dla rodziców\nJadłospis jest w app.\n\n## Zamówienia\nRodzice zamawiają do ósmej.',
  ],
];
test('the part for somebody is the section that is headed so: they are spoken of elsewhere', () => {
  for (const [language, notes, text] of meals) {
    const left = obeying(readSource(ofContext(language, text)), readCommands(notes, language));
    const told = JSON.stringify(left.context);
    assert.doesNotMatch(told, /app/i, notes);
    assert.match(told, /(?:eight|acht|huit|ósmej)/, notes);
  }
});
