import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const shown = (text: string, language: string): string =>
  screenDocument(text, language).shown.replace(/\s+/g, ' ').trim();

test('a line that keeps all below it from readers is believed to the end, in every language', () => {
  const texts: [language: string, offer: string, line: string, kept: string][] = [
    [
      'en',
      'The hall has 2,400 m².',
      '--- from here down NOT FOR THE CLIENT ---',
      'The crack in the west wall is known.',
    ],
    ['en', 'Visits are on Friday.', 'Everything below is internal only', 'Ask for 4.20 per metre.'],
    [
      'de',
      'Die Halle hat 2.400 m².',
      '=== ab hier nur für uns ===',
      'Der Vormieter ist insolvent.',
    ],
    [
      'fr',
      'La salle est claire.',
      '---- à partir d’ici : interne ----',
      'On peut descendre à 210.',
    ],
    [
      'es',
      'La sala tiene luz.',
      '--- de aquí para abajo no es para el cliente',
      'Aceptan 190 si insiste.',
    ],
    [
      'it',
      'Il capannone ha 2.400 mq.',
      '---- da qui in giù NON PER IL CLIENTE ----',
      'Sfitto da 14 mesi.',
    ],
    [
      'pt',
      'A casa tem três quartos.',
      '--- daqui para baixo só para nós ---',
      'O dono aceita 380.',
    ],
    ['nl', 'De zaal is licht.', '--- vanaf hier niet voor de klant ---', 'De huurder is failliet.'],
    [
      'pl',
      'Hala ma 2400 m².',
      '--- wszystko poniżej tylko dla nas ---',
      'Właściciel zejdzie z ceny.',
    ],
    ['ja', '会場は明るいです。', '――ここから下は社内用――', '下限は月額22,000円です。'],
  ];
  for (const [language, offer, line, kept] of texts) {
    const page = shown(`${offer}\n\n${line}\n${kept}\n\n${kept}`, language);
    assert.equal(page, offer, line);
  }
});

test('a line that only sounds alike keeps nothing, and one that ends it is heard', () => {
  assert.match(
    shown('The rest of the internal walls is plastered.\nThe hall has 2,400 m².', 'en'),
    /2,400/,
  );
  assert.match(shown('What follows is a private tour.\nIt takes an hour.', 'en'), /an hour/);
  assert.match(
    shown(
      'We clean offices.\n--- from here on internal ---\nAsk for 12.\n--- end of internal part ---\nWe come at night.',
      'en',
    ),
    /We come at night/,
  );
});

test('lines of what is missing, the head of a mail on one line and the names of a chat in bold type stay off', () => {
  assert.equal(
    shown('Le domaine est calme.\nIl manque : photo de la salle', 'fr'),
    'Le domaine est calme.',
  );
  assert.equal(shown('The box is kraft.\nMissing: picture of the box', 'en'), 'The box is kraft.');
  assert.doesNotMatch(
    shown(
      'The box is kraft.\n\nFROM: Del Hargreave  TO: Suki   Re: Kestrel\n\nIt holds four pouches.',
      'en',
    ),
    /Hargreave|Suki/,
  );
  const facts = [
    'Each approved invoice is paid out within 24 hours of upload.',
    'The service fee is 0.9% of the invoices financed.',
    'The minimum term is 12 months, then 3 months of notice.',
  ];
  const posts = facts.map((fact, n) => `**${n === 1 ? 'Bart' : 'Rhona'}** 09:2${n} ${fact}`);
  const chat = ['**Rhona** 09:12 right, page for Yusuf', ...posts].join('\n\n');
  assert.equal(shown(chat, 'en'), facts.join(' '));
  assert.doesNotMatch(shown(chat, 'en'), /Rhona|Bart|09:/);
});
