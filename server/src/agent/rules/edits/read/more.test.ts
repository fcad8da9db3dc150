// Whoever finds that the page makes too little of something wants more of it, whatever else is said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';

const told = (message: string, home: string): string =>
  readRequests(message, home)
    .map((request) => {
      const about = 'section' in request ? request.section : '';
      return `${request.kind} ${about}${request.kind === 'move' ? ` ${request.place.where}` : ''}`;
    })
    .join('; ');

const messages: [language: string, message: string, wishes: string][] = [
  ['en', 'The training deserves more room, move it further up', 'move training up'],
  [
    'en',
    'the workshop gets buried, drop everything and come, that sells, bit higher please',
    'move workshop up',
  ],
  ['de', 'Die Garantie kommt mir zu kurz, bitte weiter nach oben', 'move Garantie up'],
  [
    'de',
    'Der Lieferdienst kommt zu kurz, jederzeit ohne Aufpreis raus, das überzeugt, gern ganz nach oben',
    'move Lieferdienst top',
  ],
  ['fr', 'La garantie passe inaperçue, mets-la en haut', 'move garantie top'],
  ['fr', 'La garantie est trop courte', 'expand garantie'],
  ['es', 'La garantía merece más, súbela y acorta los pasos', 'move garantía up; shorten pasos'],
  ['it', 'La formazione merita più spazio', 'expand formazione'],
  ['pt', 'A garantia merece mais espaço, mais acima', 'move garantia up'],
  ['nl', 'De garantie komt te weinig aan bod, mag hoger', 'move garantie up'],
  ['pl', 'Gwarancja zasługuje na więcej miejsca', 'expand Gwarancja'],
  ['ja', '保証の話が短すぎます、もっと上に', 'move 保証 up'],
  // Too long is too long, and a value is a value.
  ['de', 'Die Garantie ist zu lang', 'shorten Garantie'],
  ['en', 'The guarantee is too long, two lines are enough', 'shorten guarantee'],
  // What is not there need not go.
  ['en', 'get rid of the catering part if its still on there', 'remove catering part'],
  ['de', 'Streich den Teil zur Montage, falls der noch drauf ist', 'remove Montage section'],
  ['fr', 'Supprime la partie location, si elle y est encore', 'remove location section'],
  ['es', 'Quita lo del alquiler si sigue ahí', 'remove alquiler'],
  ['it', 'Togli il noleggio se c’è ancora', 'remove noleggio'],
  ['pt', 'Tira o aluguer se ainda lá estiver', 'remove aluguer'],
  ['nl', 'Haal de verhuur weg als die er nog op staat', 'remove verhuur'],
  ['pl', 'Usuń wynajem, jeśli jeszcze tam jest', 'remove wynajem'],
  ['ja', 'レンタルの話があれば消してください', 'remove レンタル'],
];

for (const [language, message, wishes] of messages) {
  test(`${language}: ${message}`, () => assert.equal(told(message, language), wishes));
}

test('a value for what is too short is no wish for more of it', () => {
  const kinds = readRequests('The notice is too short, make it 4 weeks').map(({ kind }) => kind);
  assert.ok(!kinds.includes('expand'));
});
