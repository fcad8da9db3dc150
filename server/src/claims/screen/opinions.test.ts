// What a colleague thinks the page should say is not for its readers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const intro =
  'We fit stairlifts in Kent. Every lift is serviced once a year by the fitter who put it in.\n\n';
const shownOf = (language: string, line: string): string =>
  screenDocument(`${intro}${line}\n`, language).shown.slice(intro.length).trim();

test('what one of the team thinks that we should say stays inside', () => {
  for (const [language, line] of [
    ['en', "RC thinks we should stress that agents aren't regulated and we are."],
    ['en', 'Maud wants us to lead with the guarantee, which is five years.'],
    ['de', 'Petra meint, wir sollten die Garantie von fünf Jahren betonen.'],
    ['fr', 'Solange pense qu’on devrait parler de la garantie de cinq ans.'],
    ['es', 'Nuria cree que deberíamos destacar la garantía de cinco años.'],
    ['it', 'Fabio dice che dovremmo parlare della garanzia di cinque anni.'],
    ['pt', 'Rui acha que devíamos falar da garantia de cinco anos.'],
    ['nl', 'Joris vindt dat we de garantie van vijf jaar moeten noemen.'],
    ['pl', 'Marek uważa, że powinniśmy podkreślić pięć lat gwarancji.'],
    ['ja', '佐藤さんは5年保証を前面に出すべきだと言っています。'],
  ] as const)
    assert.equal(shownOf(language, line), '', line);
});

test('what the house does and what customers say is told', () => {
  for (const [language, line] of [
    ['en', 'Clients say we are on time, nine times in ten.'],
    ['en', 'The inspector says you must have it checked every year.'],
    ['en', '"Ann told us we should have called years ago." Jane Doe, Hythe'],
    ['de', 'Wir meinen, dass eine Wartung im Jahr reicht.'],
    ['fr', 'La norme dit que nous devons contrôler chaque appareil.'],
    ['nl', 'De keuring zegt dat elke lift veilig is.'],
  ] as const)
    assert.equal(shownOf(language, line), line);
});
