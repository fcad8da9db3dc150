import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isNoFurther } from './patterns/no_further.ts';

test('what ends in a verb of telling with a `not` goes no further', () => {
  for (const sentence of [
    'Roughly one boat in nine comes back within a year, we were told not to publish that.',
    'Yes, but the insurer still has to agree, so best not to promise.',
    'The lab would prefer we didn’t name it.',
    'Die Versicherung hat uns gebeten, das nicht zu drucken.',
    'Bis zur Prüfung nicht damit werben.',
    'Zwei Maschinen stehen, muss man nicht erzählen.',
    'Le service juridique nous a demandé de ne pas l’imprimer.',
    'Chiffre tiré de cinq clients, à ne pas reprendre.',
    'El abogado nos pidió que no lo imprimiéramos.',
    'La caldera es alquilada, no hace falta contarlo.',
    'Il legale ci ha chiesto di non stamparlo.',
    'Dato di soli quattro clienti, da non diffondere.',
    'O jurídico pediu para não imprimirmos isso.',
    'É um número de quatro clientes, não convém divulgar.',
    'De jurist vroeg ons dat niet af te drukken.',
    'De oven is geleend, hoeft niemand te weten.',
    'Prawnik prosił, żeby tego nie drukować.',
    'Piec jest pożyczony, nie trzeba o tym opowiadać.',
    '法務から印刷しないよう言われている。',
    '五社だけの数字なので外には出せない。',
    'Fire certificate - expired, new one applied for, leave it off',
    'Gerücht um den Verkauf des Werks, nicht kommentieren.',
    'The lower row was moved, NOT to be talked about outside.',
    'Un cliente paga 40 menos, que no salga en ningún sitio.',
    'Un cliente paga 40 in meno, che non esca da nessuna parte.',
    'Um cliente paga menos 40, que não apareça na página.',
    'Prüfsiegel abgelaufen, neues beantragt, bitte weglassen',
    'Label expiré, demande en cours, à enlever',
    'Sello caducado, en trámite, mejor dejarlo fuera.',
    'Certificato scaduto, rinnovo chiesto, meglio lasciarlo fuori',
    'Selo caducado, pedido feito, deixar de fora',
    'Keurmerk verlopen, aangevraagd, laten we weg',
    'Certyfikat wygasł, wniosek złożony, pominąć',
  ])
    assert.ok(isNoFurther(sentence), sentence);
});

test('what is not printed, named or promised is told to readers', () => {
  for (const sentence of [
    'We ask hosts not to raise the blinds before noon.',
    'If you prefer not to be named, we leave your name off the plaque.',
    'A tenant who asked not to be named',
    'We show managers what to say and what not to say.',
    'Das können wir nicht versprechen.',
    'Auf Wunsch drucken wir den Preis nicht auf den Lieferschein.',
    'Sie müssen den Grund nicht nennen.',
    'Si vous préférez ne pas être cité, nous n’affichons pas votre nom.',
    'No publicamos fotos de menores.',
    'No hace falta decir el motivo de la baja.',
    'Non serve spiegare il motivo del reso.',
    'Não é preciso dizer o motivo da devolução.',
    'Dat kunnen wij niet beloven.',
    'U hoeft niet te zeggen waarom u stopt.',
    'Nie trzeba podawać powodu zwrotu.',
    'W pilnych sprawach proszę dzwonić, nie pisać.',
    'ご希望により価格は印刷しません。',
  ])
    assert.ok(!isNoFurther(sentence), sentence);
});

test('an answer among others goes where it ends so, or is worded as colleagues speak', () => {
  const shown = (text: string, language: string): string => screenDocument(text, language).shown;
  const asked =
    'Do you ship to Malta? Yes, weekly.\nIs there a show room? By appointment, in York.\n';
  const held = 'Can it be oiled? From spring, the supplier slipped again, best not to raise.';
  assert.equal(shown(`${asked}${held}`, 'en').trimEnd(), asked.trimEnd());
  const gefragt =
    'Liefern Sie nach Tirol? Ja, jede Woche.\nGibt es einen Ausstellungsraum? Ja, nach Anmeldung.\n';
  const offen =
    'Kann man es ölen? Eigentlich ja, aber der Chef will das nicht mehr und wir haben noch keinen Ersatz.';
  assert.ok(!shown(`${gefragt}${offen}`, 'de').includes('der Chef'));
  assert.ok(shown(`${gefragt}${offen}`, 'de').includes('nach Anmeldung'));
});

test('a bracket that says not to write it takes along what it stands behind', () => {
  for (const [language, free] of [
    ['en', 'Breakfast is free after ten (don’t print that, or they all come late).'],
    [
      'fr',
      'Le petit déjeuner est offert après dix heures (ne pas l’écrire, sinon ils viennent tard).',
    ],
    ['it', 'La colazione è gratis dopo le dieci (non scriverlo, altrimenti vengono tutti).'],
  ] as const)
    assert.doesNotMatch(
      screenDocument(`Rooms from 68 €.\n\n${free}`, language).shown,
      /\p{L}{2} (?:ten|dix|dieci)/u,
    );
});
