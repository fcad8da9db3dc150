import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rootOf, rootsOf } from '../../fit/roots.ts';
import { pairsOf } from '../../testing/pairs.ts';

const alike: [language: string, words: string][] = [
  ['de', 'abholen abgeholt Abholung'],
  ['nl', 'repareert reparaties repareren'],
  ['es', 'perder pierden pérdidas'],
  ['fr', 'livrer livraison livrez'],
  ['it', 'ritirare ritiro ritiriamo'],
  ['pt', 'formar formação'],
  ['pl', 'naprawa naprawiacie'],
];
for (const [language, words] of alike)
  test(`${words}: one word (${language})`, () => {
    assert.equal(new Set(words.split(' ').map((word) => rootOf(word, language))).size, 1);
  });

test('a verb in two parts is one word with its noun', () => {
  assert.ok(rootsOf('Wir holen die Kartons am Freitag ab.', 'de').has(rootOf('Abholung', 'de')));
  assert.ok(!rootsOf('Wir holen die Kartons am Freitag.', 'de').has(rootOf('Abholung', 'de')));
});

const asked: [language: string, context: string, said: string, proposed: string][] = [
  [
    'es',
    `Cajas de alquiler para fruta

Trazabilidad: cada caja lleva RFID y en el portal se ve quién la tiene.

Tarifa
Caja plegable: 0,34 € por viaje
Fianza: 3 € por caja
Pérdidas: hasta un 2 % al año sin cargo.`,
    '¿Quién paga las cajas que se pierden?',
    'Pérdidas: hasta un 2 % al año sin cargo.',
  ],
  [
    'nl',
    `Stalfiets: leasefietsen voor medewerkers

Uw medewerkers kiezen een fiets in de winkel, u betaalt een vast bedrag per maand.

Verzekering
Diefstal en schade zijn verzekerd, met een eigen risico van € 35.

Tarieven
Stadsfiets: € 32 per maand
E-bike: € 74 per maand`,
    'En als een fiets gestolen wordt, wat betalen we dan zelf?',
    'Diefstal en schade zijn verzekerd, met een eigen risico van € 35.',
  ],
  [
    'de',
    `Aktenhof – Akten außer Haus

Wir lagern Papierakten für Kanzleien und Praxen in Kassel, klimatisiert und alarmgesichert.

Zugriff
Die angeforderte Akte liegt in vier Stunden als PDF in Ihrem Portal.

Geheimhaltung
Die Kartons tragen nur einen Strichcode, keinen Namen.`,
    'Wie rasch bekommen wir eine Akte, wenn das Gericht anruft?',
    'Die angeforderte Akte liegt in vier Stunden als PDF in Ihrem Portal.',
  ],
  [
    'pt',
    `Chama Zero: manutenção de extintores

Tratamos de tudo o que a lei pede, com um técnico fixo por cliente.

Zona
Norte e Centro, até Leiria.

Formação
Curso de evacuação de duas horas, até 20 pessoas, 380 €.

Preços
Extintor de 6 kg: 14 € por ano
Central de alarme: 240 € por ano`,
    'E quanto custa formar 15 pessoas?',
    'Curso de evacuação de duas horas, até 20 pessoas, 380 €.',
  ],
];
for (const [language, context, said, proposed] of asked)
  test(`“${said}” is told what it asks for`, async () => {
    assert.deepEqual(
      (await pairsOf(said, context, language)).map(([, told]) => told),
      [proposed],
    );
  });

test('a word of the whole offer answers nothing by itself', async () => {
  const context = `Aktenhof – Akten außer Haus

Zugriff
Die angeforderten Akten liegen in vier Stunden als PDF in Ihrem Portal.`;
  assert.deepEqual(await pairsOf('Müssen wir die Akten selbst beschriften?', context, 'de'), []);
});
