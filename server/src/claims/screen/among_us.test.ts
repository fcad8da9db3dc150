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
  'Nota: al Ayuntamiento se le puede bajar hasta el 12 % si preguntan.',
  'We can stretch to 14 % if they take both halls.',
  'Denen können wir noch 6 % geben.',
  'On peut leur faire 9 % sur la deuxième salle.',
  'Dá pra dar de brinde se travar na reunião.',
  'A tarifa de 2023, que não apareça escrito.',
  'Lo del premio quitadlo de todos los folletos.',
  'Den Spruch mit Platz 1 nehmt bitte überall raus.',
  'Take that out of all the leaflets, the other firm complained.',
  'Copiei também o grupo e a lista da Nádia, está tudo misturado, desculpa.',
  'Hab euch unten alles zusammenkopiert, was zu dem Hof da ist.',
  "J'ai tout recopié en dessous, c'est un peu en vrac.",
  'Ik heb alles hieronder geplakt, het staat door elkaar.',
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
  'We can go up to 40 m with the long boom.',
  'Se puede llegar en tren hasta las 23 h.',
  'Al menor se le puede inscribir desde los 6 años.',
  'Nehmen Sie das Netz überall ab, bevor die Gäste kommen.',
  'On peut leur montrer 12 modèles en atelier.',
  'Tudo o que copiou fica guardado por 30 dias.',
  'Dá para chegar de comboio em 20 minutos.',
];

test('how far to give way, who owes, what to leave untouched and who said what in a meeting are among colleagues', () => {
  for (const sentence of notes) assert.ok(reasonToHide(sentence), sentence);
});

test('what is said to readers in the same words stays', () => {
  for (const sentence of honest) assert.equal(reasonToHide(sentence), undefined, sentence);
});
