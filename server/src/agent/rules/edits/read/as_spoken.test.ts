// Wishes as people say them: as a question, as what should be, with a reason behind it, two in one message.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';
import type { Request } from '../requests.ts';

const told = (request: Request): string => {
  const named = 'topic' in request ? request.topic : 'text' in request ? request.text : undefined;
  const section = 'section' in request ? request.section : undefined;
  const { where = '', section: beside = '' } =
    'place' in request && request.place ? { section: '', ...request.place } : {};
  return [`${request.kind}:`, named ?? section, where, beside].filter((part) => part).join(' ');
};

const cases: [message: string, home: string, requests: string[]][] = [
  ["drop the van hire, I'll explain that one on the call", 'en', ['remove: van hire']],
  ['Nimm die Kaution raus, ich bespreche das lieber am Telefon', 'de', ['remove: Kaution']],
  ['enlevez la caution, je préfère en parler au téléphone', 'fr', ['remove: caution']],
  ['togli la cauzione, preferisco parlarne a voce', 'it', ['remove: cauzione']],
  ['usuń kaucję, wolę o tym porozmawiać przez telefon', 'pl', ['remove: kaucję']],
  ['togli la fornace che a maggio non serve', 'it', ['remove: fornace']],
  ['scrivi che a maggio non serve la fornace', 'it', ['mention: A maggio non serve la fornace.']],
  [
    'enlève les prix, je voudrais la garantie en haut',
    'fr',
    ['remove: prix', 'move: garantie top'],
  ],
  [
    '¿puede ir la parte de la garantía más arriba, justo después de los hornos?',
    'es',
    ['move: garantía section after hornos'],
  ],
  [
    'Kann der Teil zur Garantie weiter nach oben, direkt hinter die Öfen',
    'de',
    ['move: Garantie section after Öfen'],
  ],
  ["il faudrait dire aussi qu'on livre le samedi", 'fr', ['mention: On livre le samedi.']],
  [
    'habría que decir también que entregamos los sábados',
    'es',
    ['mention: Entregamos los sábados.'],
  ],
  ['er moet ook bij dat we op zaterdag leveren', 'nl', ['mention: We leveren op zaterdag.']],
  ['tell her the landlord will pay for it', 'en', ['mention: The landlord will pay for it.']],
  ['leg even uit wie de oven mag bedienen', 'nl', ['mention: wie de oven mag bedienen']],
  [
    'New headline about knowing early, and put the Saturday hours somewhere',
    'en',
    ['headlineAbout: knowing early', 'addAbout: Saturday hours'],
  ],
  [
    'el pack anual en dos líneas y ya, y añade que los catálogos también van en inglés',
    'es',
    ['shorten: pack anual', 'mention: Los catálogos también van en inglés.'],
  ],
  [
    'Can you trim the kiln part? He has one. Actually just remove it all',
    'en',
    ['remove: kiln part', 'remark: He has one'],
  ],
  [
    'the headline is too general, it should say that apprentices can join in',
    'en',
    ['headlineAbout: apprentices can join in'],
  ],
  [
    'The glazes as a section of its own, right after the start',
    'en',
    ['splitOut: glazes after start'],
  ],
  ['die Vorstellung der Firma kürzen', 'de', ['shorten: about us']],
  ['maak de uitleg aan het begin korter', 'nl', ['shorten: subheadline']],
];

for (const [message, home, requests] of cases) {
  test(message, () => assert.deepEqual(readRequests(message, home).map(told), requests));
}
