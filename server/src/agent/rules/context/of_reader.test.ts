// What the house noted of the reader, and what a letter says of itself, is not for their page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutReader } from './of_reader.ts';
import { readText } from './read.ts';

const notes = 'The family gives up its shop in October. They think a third may be sold.';
const shownOf = (heading: string, text: string, language = 'en'): string[] => {
  const { sections, title } = readText(`Cove stores clocks.\n\n## ${heading}\n${text}`, language);
  return withoutReader(sections, ['Bell & Sons'], language, title).sections.flatMap(
    ({ paragraphs }) => paragraphs.map((one) => one.text),
  );
};

test('a section on what the reader told is no part of the page', () => {
  for (const [language, heading] of [
    ['en', 'What Bell & Sons told us'],
    ['de', 'Was Bell uns erzählt hat'],
    ['fr', 'Ce que Bell nous a dit'],
    ['es', 'Lo que nos contó Bell'],
    ['it', 'Cosa ci ha detto Bell'],
    ['pt', 'O que a Bell nos disse'],
    ['nl', 'Wat Bell ons vertelde'],
    ['pl', 'Co powiedział nam Bell'],
    ['en', 'Bell & Sons'],
  ] as const)
    assert.deepEqual(shownOf(heading, notes, language), ['Cove stores clocks.'], heading);
});

test('how things stand with the reader is no part of it either, and how they stand in the trade is', () => {
  const theirs = 'Bell has six clocks in a damp cellar. Lease until March.';
  for (const [language, heading] of [
    ['en', '1. Background'],
    ['en', 'Bell enquiry'],
    ['de', 'Ausgangslage'],
    ['fr', 'Situation actuelle'],
    ['es', 'Punto de partida'],
    ['it', 'Situazione'],
    ['pt', 'Situação atual'],
    ['nl', 'Uitgangssituatie'],
    ['pl', 'Sytuacja'],
  ] as const)
    assert.deepEqual(shownOf(heading, theirs, language), ['Cove stores clocks.'], heading);
  const trade = 'Most cellars are damp. Clocks rust there within a year.';
  assert.deepEqual(shownOf('The situation', trade).slice(1), [trade]);
});

test('what is said to the reader stays, and so does what others told', () => {
  const said = 'We pack your clocks in May. You keep the keys.';
  assert.deepEqual(shownOf('Bell & Sons', said).slice(1), [said]);
  for (const heading of ['What our drivers told us', 'What customers told us', 'What we do'])
    assert.equal(shownOf(heading, notes).length, 2, heading);
});

test('what a letter says of itself is not told', () => {
  for (const [language, line] of [
    ['en', 'Below you will find our prices.'],
    ['de', 'Im Folgenden finden Sie unsere Preise.'],
    ['fr', 'Nous vous présentons brièvement notre atelier, puis vous trouverez nos tarifs.'],
    ['es', 'A continuación encontrará nuestras tarifas.'],
    ['it', 'Le raccontiamo in breve chi siamo, poi trova i prezzi.'],
    ['pt', 'Abaixo encontra os nossos preços.'],
    ['nl', 'Hieronder vindt u onze prijzen.'],
    ['pl', 'Poniżej znajdą Państwo ceny.'],
    ['fr', 'Madame, Monsieur,'],
    ['it', 'Grazie per l’interesse.'],
  ] as const)
    assert.doesNotMatch(
      JSON.stringify(
        readText(`Cove stores clocks.\n\n## Who\n${line}\n\nWe began here.`, language),
      ),
      new RegExp(line.slice(0, 12)),
      line,
    );
  const kept = 'We present every clock in its own box. Thanks to dry rooms nothing rusts.';
  assert.match(JSON.stringify(readText(`## Who\n${kept}`, 'en')), /own box.*nothing rusts/);
});

test('below a heading for their state or their wishes nothing else is noted', () => {
  for (const [language, heading] of [
    ['en', 'Current state'],
    ['en', 'Customer wishes'],
    ['de', 'Ist'],
    ['de', 'Ist-Zustand'],
    ['de', 'Wunsch Kunde'],
    ['fr', 'État actuel'],
    ['it', 'Stato di fatto'],
    ['nl', 'Huidige situatie'],
  ] as const)
    assert.deepEqual(
      shownOf(heading, 'Six clocks in a damp cellar. Lease until March.', language),
      ['Cove stores clocks.'],
      heading,
    );
});
