import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const wishes = (notes: string, language: string): string[] =>
  readCommands(notes, language).list.map((command) =>
    'about' in command ? `${command.kind}: ${command.about}` : command.kind,
  );

const read: readonly [language: string, notes: string, wish: string][] = [
  ['en', 'Her main worry is the stairs.', 'lead: stairs'],
  ['en', 'Reassure him about the warranty.', 'lead: warranty'],
  ['en', 'They are mostly concerned about dust.', 'lead: dust'],
  ['en', 'They break, that is her worry, so put the crates right at the top.', 'lead: crates'],
  ['nl', 'Laat de stukken over boetes weg.', 'skip: boetes'],
  ['de', 'Ihr geht es vor allem um die Fahrer, weniger ums Lager.', 'lead: Fahrer'],
  ['es', 'Empuja la cata de quesos.', 'mention: cata de quesos'],
  ['fr', 'On met en avant le forfait Duo.', 'mention: forfait Duo'],
  ['en', 'She runs 7 shops so quote the chain rate.', 'mention: chain rate'],
  ['en', 'Keep the allergy list in.', 'mention: allergy list'],
  ['pt', 'A preocupação dele são as quebras.', 'lead: quebras'],
  ['en', 'Their landlord is the sore point.', 'lead: landlord'],
  ['nl', 'Ze woont alleen, dus de nachtdienst is het belangrijkst.', 'lead: nachtdienst'],
  ['de', 'Der Garten ist ihm am wichtigsten.', 'lead: Garten'],
  ['en', 'They are a team of nine, so the small van is the one to offer.', 'mention: small van'],
  ['de', 'Wichtig ist ihr die Lieferzeit.', 'lead: Lieferzeit'],
  ['de', 'Es geht ihm vor allem um den Datenschutz.', 'lead: Datenschutz'],
  ['fr', 'Ce qui compte pour lui, c’est le bruit.', 'lead: bruit'],
  ['fr', 'Rassurer sur le délai, c’est sa crainte.', 'lead: délai'],
  ['es', 'Le preocupa la humedad.', 'lead: humedad'],
  ['es', 'Ofrecer solo la tarifa de noche.', 'only: tarifa de noche'],
  ['it', 'Rassicurarla sui tempi.', 'lead: tempi'],
  ['pt', 'Tranquilizar quanto ao prazo.', 'lead: prazo'],
  ['nl', 'Stel haar gerust over de geur.', 'lead: geur'],
  ['pl', 'Zależy im przede wszystkim na ciszy.', 'lead: ciszy'],
];

test('what matters to the reader is read as what the page begins with', () => {
  for (const [language, notes, wish] of read) assert.deepEqual(wishes(notes, language), [wish]);
});

test('where the team says what to begin with, a concern stands near the top', () => {
  assert.deepEqual(wishes('Her main worry is dust. Lead with the price.', 'en'), [
    'early: dust',
    'lead: price',
  ]);
});

test('what is only told of somebody is no concern', () => {
  for (const notes of ['He knows the founder.', 'She is away in May.', 'They have two vans.'])
    assert.deepEqual(wishes(notes, 'en'), [], notes);
});
