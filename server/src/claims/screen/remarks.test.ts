import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { judgedIn } from './doubtful.ts';

/** What is left of a text for readers. */
function leftOf(text: string, language: string): string {
  const screened = screenDocument(text, language);
  const left = [...screened.shown];
  for (const { start, end } of judgedIn(screened, language, []).doubtful)
    left.fill(' ', start, end);
  return left.join('');
}

const list: Record<string, string> = {
  en: 'What it costs\nSmall hall, per evening: £140\nLarge hall, per evening: £260\nKitchen: £45\n',
  de: 'Preise\nKleiner Saal, je Abend: 140 €\nGroßer Saal, je Abend: 260 €\nKüche: 45 €\n',
  fr: 'Tarifs\nPetite salle, la soirée : 140 €\nGrande salle, la soirée : 260 €\nCuisine : 45 €\n',
  es: 'Precios\nSala pequeña, por noche: 140 €\nSala grande, por noche: 260 €\nCocina: 45 €\n',
  it: 'Prezzi\nSala piccola, a serata: 140 €\nSala grande, a serata: 260 €\nCucina: 45 €\n',
  pt: 'Preços\nSala pequena, por noite: 140 €\nSala grande, por noite: 260 €\nCozinha: 45 €\n',
  nl: 'Prijzen\nKleine zaal, per avond: € 140\nGrote zaal, per avond: € 260\nKeuken: € 45\n',
  pl: 'Ceny\nMała sala, za wieczór: 140 zł\nDuża sala, za wieczór: 260 zł\nKuchnia: 45 zł\n',
  ja: '料金\n小ホール 1晩：14,000円\n大ホール 1晩：26,000円\n厨房：4,500円\n',
};

test('how low a price may go, and whom one asks before, is for those who sell', () => {
  const limits: [language: string, said: string][] = [
    ['en', '(Ruth: never go below £220 for the large one, ask me first)'],
    ['en', 'Do not go lower than £120 for anybody.'],
    ['de', 'Beim großen Saal bitte nicht unter 220 Euro gehen.'],
    ['de', 'Rabatt nur nach Rücksprache mit Frau Tillmann.'],
    ['fr', 'Ne jamais descendre en dessous de 220 €.'],
    ['es', 'No bajar de 220 €, ni para asociaciones.'],
    ['it', 'Non scendere mai sotto i 220 €.'],
    ['pt', 'Só com aval da Dra. Lurdes.'],
    ['nl', 'Niet onder de 220 euro gaan, ook niet voor vrienden.'],
    ['pl', 'Nie schodzić poniżej 220 zł.'],
    ['ja', '専務の了承があれば2割まで可。'],
  ];
  for (const [language, said] of limits)
    assert.ok(!leftOf(`${list[language]}${said}\n`, language).includes(said), said);
});

test('what colleagues say behind a price goes, and the price stays', () => {
  const said: [language: string, price: string, remark: string][] = [
    ['en', 'Chairs: £2', ' (Tom lets the choir have them for nothing, keep quiet)'],
    ['en', 'Chairs: £2', ' // we pay 1.40 for these ourselves, so no deals'],
    ['de', 'Stühle: 2 €', ' → kosten uns selber 1,40, da ist nichts drin'],
    ['fr', 'Chaises : 2 €', ' (au comité des fêtes on les laisse à un euro depuis toujours)'],
    ['it', 'Sedie: 2 €', ' {alla parrocchia le diamo sempre gratis da anni}'],
  ];
  for (const [language, price, remark] of said) {
    const left = leftOf(`${list[language]}${price}${remark}\n`, language);
    assert.ok(left.includes(price.slice(0, 6)), left);
    assert.ok(!left.includes(remark.slice(4)), left);
  }
});

test('a line begun small between lines begun large was jotted down', () => {
  const text = `${list.en}We open the doors an hour before you begin.\nthe boiler still trips twice a week if anyone asks\nDogs are welcome in the garden.\n`;
  const left = leftOf(text, 'en');
  assert.ok(!left.includes('boiler'), left);
  assert.ok(left.includes('Dogs are welcome'), left);
});

test('a mail from one colleague to another is theirs, up to the next heading', () => {
  const text = `${list.en}\n--- mail Ruth to Colin, 12th ---\nCan you tell the band we have no piano stool.\nHeating is fine again.\n\n--- Garden ---\nThe garden holds eighty people.\n`;
  const left = leftOf(text, 'en');
  assert.ok(!left.includes('piano stool') && !left.includes('Heating is fine'), left);
  assert.ok(left.includes('The garden holds eighty people.'), left);
});

test('limits, conditions and consent that are told to readers stay', () => {
  const told: [language: string, said: string][] = [
    ['en', 'Please do not store the boxes below 5 °C.'],
    ['en', 'Pets only with the written consent of your landlord.'],
    ['de', 'Bitte nicht unter 5 °C lagern.'],
    ['de', 'Haustiere nur mit Zustimmung des Vermieters.'],
    ['fr', 'Les mineurs uniquement avec l’accord des parents.'],
    ['en', 'Chairs: £2 per evening (delivered and collected)'],
    ['nl', 'Stoelen: € 2 per stuk (minimaal tien stuks)'],
  ];
  for (const [language, said] of told)
    assert.ok(leftOf(`${list[language]}${said}\n`, language).includes(said), said);
});

test('what a bracket lists or explains is part of the offer', () => {
  const said: [language: string, line: string, inner: string][] = [
    ['en', '1. Send us your old ledger (paper, Excel, a photo, anything goes)', 'paper, Excel'],
    [
      'en',
      'Large hall, per evening: £260\n  (the deposit counts towards it)',
      'the deposit counts',
    ],
    ['de', '2. Unterlagen mitbringen (Ausweis, Foto, Antrag, alles in Kopie)', 'Ausweis, Foto'],
    ['fr', 'Buffet : 18 €\n  (salades de saison, quiche du jour, fromages)', 'quiche du jour'],
    ['pl', '3. Badanie w przychodni (dowód, zdjęcie, wynik mamy od ręki)', 'dowód, zdjęcie'],
  ];
  for (const [language, line, inner] of said)
    assert.ok(leftOf(`${list[language]}${line}\n`, language).includes(inner), line);
});

test('in a programme the name of a colleague goes, and what happens then stays', () => {
  const day =
    'Team: Ivo, Marta\n\nThe day\n9.15 coffee and a welcome (Ivo, 15 min)\n10.00 first walk in groups of eight\n12.30 lunch at the mill\n\nIvo: boots for the second group?\nMarta: ordered\n';
  const left = leftOf(day, 'en');
  assert.ok(left.includes('9.15 coffee and a welcome'), left);
});
