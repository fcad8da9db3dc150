// What somebody said is a quotation; a claim that colleagues speak of is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotesInside } from './quotes_inside.ts';

const spokenOf: [language: string, text: string][] = [
  ['en', '"never scratched one piano yet" – Gareth\'s words, there was the Yamaha'],
  ['en', 'UKCA + CE. don\'t say "prevents tinnitus", legal went mad last time'],
  ['de', '"die beste Wäsche im ganzen Land" – Toni, das haben wir nie geprüft'],
  ['fr', '« le plus ancien atelier de France » – Solange, on ne peut pas le prouver'],
  ['it', '"il tessuto che non si macchia mai" – dice il fornitore, noi non l\'abbiamo provato'],
  ['nl', '"het sterkste touw van heel Nederland" – Wout, kunnen we niet hardmaken'],
  ['es', 'Nuria: "somos los líderes nacionales del sector", Julián no quiere'],
];
const said: [language: string, text: string, speaker: string][] = [
  ['en', '"Best thing we bought this year" – Owen Pryce, head teacher', 'Owen Pryce'],
  ['de', '„Sonntagabend um zehn war jemand da.“ – Resi, Schützenverein Aldersbach', 'Resi'],
  ['fr', '« Ils sont venus un dimanche. » – Mme Roche, maire de Blesle', 'Mme Roche'],
  ['es', '«Llegaron en media hora.» – una clienta de Cuenca', 'una clienta de Cuenca'],
  ['nl', '“Touw dat niet rafelt.” – Anneke de Vries, speeltuin De Bongerd', 'Anneke de Vries'],
];

test('a claim that is only spoken of is nobody’s quotation', () => {
  for (const [language, text] of spokenOf)
    assert.deepEqual(quotesInside(text, language).quotes, [], text);
});

test('what a customer said keeps its speaker', () => {
  for (const [language, text, speaker] of said)
    assert.equal(quotesInside(text, language).quotes[0]?.attribution, speaker, text);
});
