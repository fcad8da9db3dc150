import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonToHide } from './judge.ts';

const notes: readonly string[] = [
  'If they push back on the rate go down to 41 a head and stop there.',
  'Wenn der Kunde feilscht, sind 88 € das letzte Wort.',
  "S'ils insistent sur le prix, on descend à 12,40 le mètre.",
  'Si insisten con el descuento, bajamos a 7,90 la ración.',
  'Se si impuntano, chiudiamo a 310 la giornata.',
  'Se regatearem, vamos até 26 euros por cabeça.',
  'Als ze blijven zeuren over de prijs mag het voor 62.',
  'Hotels can easily add 10 % on top of that.',
  'Bei Ämtern kann man ruhig 5 % draufschlagen.',
  'The parish still owes us for the marquee.',
  'Der Verein ist uns noch zwei Rechnungen schuldig.',
  'La comparsa nos dejó a deber las luces del año pasado.',
  'Ese tema ni mencionarlo.',
  'Need new photo of the kitchen, the old one shows the former cook.',
  'Nimbus and Partner, they left us in May after the leak.',
  "We'll waive the set-up fee if they sign before Easter.",
  'De sleutelkosten schrappen we als ze voor juli tekenen.',
  'Alleen mondeling aanbieden.',
  'Nur mündlich.',
  'Il manque une photo du four.',
  'Das Thema bitte nicht anschneiden.',
  'TB thought the older boats should go first.',
  'KL to ring the harbour office about the slip.',
  'Mrs Hale asked whether dogs count as visitors.',
  'Herr Brandt fragt nach den Parkkarten.',
  'Not agreed.',
  'Next meeting 12 May.',
];
const honest: readonly string[] = [
  'If you insist on a Sunday, the visit costs 40 €.',
  'If they arrive after 10, guests pay 15 € at the night desk.',
  'Wenn Sie handeln wollen, rufen Sie uns bis 18 Uhr an.',
  'Si insiste en un color propio, son 30 € más.',
  'Add 10 % for delivery outside the city.',
  'You owe us nothing until the bees have settled.',
  'Nous vous devons une réponse sous 48 heures.',
  'GDPR asks for a contract, and we bring one.',
  'BMX to rent from 12 € a day.',
  'Marta asks every guest for allergies before the meal.',
  'We need two photos of the roof before we come.',
  'We waive the set-up fee if you sign before Easter.',
  'Guests who left us a review get a jar of honey.',
  'Agreed dates are kept, rain or shine.',
];

test('how far to give way, who owes, what to leave untouched and who said what in a meeting are among colleagues', () => {
  for (const sentence of notes) assert.ok(reasonToHide(sentence), sentence);
});

test('what is said to readers in the same words stays', () => {
  for (const sentence of honest) assert.equal(reasonToHide(sentence), undefined, sentence);
});
