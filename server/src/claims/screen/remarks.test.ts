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

const frames: Record<string, [above: string, below: string]> = {
  en: [
    'We fetch your machine, repair it in our workshop and bring it back.',
    'You can call us from 8 to 18.',
  ],
  de: [
    'Wir holen Ihr Gerät ab und bringen es repariert zurück.',
    'Sie erreichen uns von 8 bis 18.',
  ],
  fr: ['Nous venons chercher votre appareil et le réparons.', 'Vous nous joignez de 8 à 18 h.'],
  es: ['Recogemos su máquina y la reparamos en el taller.', 'Puede llamarnos de 8 a 18 h.'],
  it: ['Ritiriamo la vostra macchina e la ripariamo.', 'Ci potete chiamare dalle 8 alle 18.'],
  pt: ['Vamos buscar a sua máquina e reparamo-la.', 'Pode ligar-nos das 8 às 18 horas.'],
  nl: ['Wij halen uw machine op en herstellen haar.', 'U kunt ons bellen van 8 tot 18 uur.'],
  pl: ['Odbieramy urządzenie i naprawiamy je w warsztacie.', 'Prosimy dzwonić od 8 do 18.'],
  ja: ['お客様の機械を工場で修理してお届けします。', '8時から18時までお電話ください。'],
};
const shownOf = (line: string, language: string): string => {
  const [above, below] = frames[language] ?? ['', ''];
  const left = screenDocument(`${above}\n\n${line}\n\n${below}`, language).shown;
  return left.replace(above, '').replace(below, '').replace(/\s+/g, ' ').trim();
};

test('what is claimed of somebody waits for their leave, and goes with the remark that says so', () => {
  const waiting: [language: string, line: string][] = [
    ['en', 'Alder Parts: disputes from 70 to 12 a month. [quote still with their legal]'],
    ['en', 'Case: Holt Brewery, cans from 3 to 5 per second (their lawyer is looking at it)'],
    ['en', 'Case Dunvale Mills: two lines converted in 2025 - can we name them?'],
    ['de', 'Stadtwerke Brunn: 18 % weniger Ausfälle (Zitat liegt noch bei deren Rechtsabteilung)'],
    ['fr', "Aussi : Mairie de Sorgues, 12 écoles équipées - pas sûr qu'on puisse s'en servir"],
    ['es', 'También: Bodegas Tena, 12 almacenes en un mes - no sé si lo podemos usar'],
    ['it', 'Molino Conti: scarti dal 6 al 2 % in un anno. [citazione ancora dal loro legale]'],
    ['pt', 'Padaria Lusa: desperdício reduzido a metade. [citação ainda com o jurídico deles]'],
    ['nl', 'Ook: Hotel De Duinen, 12% minder was - weet niet of we het mogen gebruiken'],
    ['pl', 'Piekarnia Zdrój: zwroty mniejsze o połowę. [cytat jeszcze u ich prawników]'],
    ['ja', '山田製パン様:廃棄を三割削減。[引用は先方の法務で確認中]'],
  ];
  for (const [language, line] of waiting) assert.equal(shownOf(line, language), '', line);
});

test('why something is written down, and what is still to be done, goes without what it hangs on', () => {
  const hanging: [language: string, line: string, left: string][] = [
    [
      'en',
      'Sheets are credited the same day - came up THREE times on the visit',
      'Sheets are credited the same day',
    ],
    [
      'en',
      'The driver takes the cages away, 72 cm wide so they fit a door - measure the basement one first pls',
      'The driver takes the cages away, 72 cm wide so they fit a door',
    ],
    [
      'de',
      'Leihgerät während der Reparatur - das ist ihm am wichtigsten',
      'Leihgerät während der Reparatur',
    ],
    [
      'de',
      'Die Hotline ist von 6 bis 22 Uhr besetzt (ab 18 Uhr Callcenter, nicht sagen)',
      'Die Hotline ist von 6 bis 22 Uhr besetzt',
    ],
    [
      'es',
      'Un solo número de teléfono. Salió TRES veces en la visita.',
      'Un solo número de teléfono.',
    ],
    [
      'nl',
      'Leenapparaat tijdens de reparatie – vroeg hij drie keer naar',
      'Leenapparaat tijdens de reparatie',
    ],
    [
      'en',
      'Use the one from Moira if there is room: "I stopped counting towels in November." Moira Tansley, owner, Gull Rock',
      '"I stopped counting towels in November." Moira Tansley, owner, Gull Rock',
    ],
  ];
  for (const [language, line, left] of hanging) assert.equal(shownOf(line, language), left);
});

test('what is not to be written, is struck or belongs on another page is for those who write', () => {
  const lines: [language: string, line: string][] = [
    ['en', 'Do not write that delivery is free.'],
    ['en', 'Quayline Logistics: high turnover - another page'],
    ['de', 'Vorlage nicht verändern.'],
    ['de', 'Förderung? Bearbeitet Fr. Lünemann, noch'],
    ['de', 'Kalkwerk Sölden: anderes Thema'],
    ['fr', "N'écrivez pas que la livraison est gratuite."],
    ['es', 'No escribáis que el envío es gratis.'],
    ['it', 'Non scrivete che il trasporto è gratuito.'],
    ['pt', 'FICHA 4 - Costa da Caparica T2, retirada, já tem proposta. Apagar'],
    ['nl', 'Van Elst Transport: leuke case, alleen voor logistiek'],
    ['pl', 'Nie piszcie, że dostawa jest bezpłatna.'],
  ];
  for (const [language, line] of lines) assert.equal(shownOf(line, language), '', line);
});

test('the least that is sold, sums, steps and what must be said are for the reader', () => {
  const offered: [language: string, line: string][] = [
    ['en', 'Stand space, floor price £245/m², minimum 9 m².'],
    ['en', 'The lowest price is for weekday mornings: £45 an hour.'],
    ['en', 'If income stays below 20% we would go down to two groups a year, not close.'],
    ['en', 'Please do not write on the labels, the ink runs.'],
    ['de', 'Mindestpreis je Auftrag: 95 € netto.'],
    ['de', 'Brutto 3.400 € -> netto rund 58,70 € im Monat.'],
    ['de', 'Der Betrieb spart rund 475 €. (Beispielrechnung, keine Steuerberatung!)'],
    ['es', 'El precio mínimo por pedido es de 60 €.'],
    ['it', "Il prezzo minimo d'ordine è di 80 € + IVA."],
    ['pt', 'Visita -> proposta por escrito -> reserva (3.000 €) -> escritura 45 a 60 dias depois.'],
    ['nl', 'De minimumprijs per levering is € 65.'],
    ['pl', 'Cena minimalna zamówienia to 200 zł netto.'],
    ['ja', '判定が分かれる箇所は「要確認」として図面に示します。'],
  ];
  for (const [language, line] of offered) assert.equal(shownOf(line, language), line);
  const list =
    'Sheet 1.32\nTowel 0.41\n\nNotes to list\n1) Hire: 12 months, then 3 months notice.\n2) No deposit.';
  assert.equal(screenDocument(list, 'en').hidden.length, 0);
  const days = '5. 日程\n現地調査 11月16日(月)\n予備日 11月19日(木)\n報告書の提出 12月11日(金)';
  assert.equal(screenDocument(days, 'ja').hidden.length, 0);
  const print = screenDocument(
    '6. Questions\nWho looks after us? Simon Hale.\n\n7. Small print - must be on page\nThe value of investments can go down as well as up.',
    'en',
  );
  assert.deepEqual(
    print.hidden.map(({ text }) => text),
    ['- must be on page'],
  );
});
