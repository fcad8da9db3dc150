import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saysFollowed, shown } from '../../testing/instructed.ts';

const unsaid =
  /could not follow|Nicht befolgt|Pas suivie|No cumplida|Non seguita|Não seguida|Niet opgevolgd|反映できません/;

type Case = [
  language: string,
  notes: string,
  lines: string,
  stays: RegExp,
  gone: RegExp,
  reply: RegExp,
];

/** Of all prices those that the words of the instruction fit best; all others go, wherever they are told. */
const cases: Case[] = [
  [
    'en',
    'Keep prices to the studio day only.',
    'We rent rooms for recording.\n\nPrices\nStudio day, up to 10 hours: £410\nStudio half day: £260\nEngineer: £38 an hour\n\nHow it works\nYou bring the band. Parking in the yard costs £9. We make tea.',
    /We make tea.*£410/s,
    /£260|£38|£9/,
    saysFollowed,
  ],
  [
    'de',
    'Preis nur Listenpreis für die geölten Platten, keine anderen Preise.',
    'Wir bauen Tische.\n\nPreisblatt\nLeistung | Listenpreis | intern\nTischplatten geölt, Eiche, je m² | 310,00 | 260,00\nGestelle aus Stahl, je Stück | 145,00 | 120,00\nLieferung bis 50 km | 60,00 | 0\n\nWir schleifen von Hand.',
    /310,00/,
    /260,00|145,00|60,00/,
    /./,
  ],
  [
    'pt',
    'Mostrar só o preço das salas de 20 m² e 45 m².',
    'Alugamos salas.\n\nSalas e preços\nTipo | Área | até 15/10 | depois\nCabine | 8 m² | 1.190 € | 1.390 €\nSala | 20 m² | 2.140 € | 2.500 €\nSalão | 45 m² | 4.480 € | 5.150 €\n\nInclui limpeza.',
    /2\.140 €.*4\.480 €/s,
    /1\.190 €|1\.390 €/,
    saysFollowed,
  ],
  [
    'en',
    'Show the prices for age 2-6 and 7-12 only, no adult sizes.',
    'We sew rain suits.\n\nPrices\nItem | Age 2-6 | Age 7-12 | Adult\nJacket | £21.50 | £22.75 | £34.95\nTrousers | £13.00 | £14.25 | £26.50\nHat 8 | £4.25 | £4.75 | £5.50\n\nWe mend them too.',
    /£21\.50.*£22\.75.*£13\.00.*£4\.25/s,
    /£34\.95|£26\.50|£5\.50/,
    saysFollowed,
  ],
  [
    'fr',
    'Montrer les prix du contrat, pas la colonne hors contrat.',
    'Nous réparons des orgues.\n\nTarifs\nTravail | hors contrat | contrat école\nAccord | 95 € | 78 €\nVisite | 60 € | 45 €\nCorde | 31 € | 26 €\n\nNous venons à vélo.',
    /78 €.*45 €/s,
    /95 €|60 €|31 €/,
    saysFollowed,
  ],
  [
    'ja',
    '費用は120名の立食だけ載せ、他の金額は出さない。',
    '当店は宴会場を貸しています。\n\n料金\n立食パーティー 120名 3時間\t48万円\n着席 60名 2時間\t35万円\n司会\t3万円\n\n駐車場は20台あります。',
    /48万円/,
    /35万円|3万円/,
    saysFollowed,
  ],
  [
    'fr',
    'Limiter les prix à la formule du midi.',
    'Nous cuisinons pour les bureaux.\n\nTarifs\nFormule midi : 14 € par personne\nFormule soir : 27 € par personne\nVaisselle : 2 € par personne\n\nNous livrons à vélo.',
    /14 €/,
    /27 €|2 € par/,
    saysFollowed,
  ],
  [
    'en',
    'Prices are fine, give her the oak ones.',
    'We make stairs.\n\nPrices\nOak tread: £120\nPine tread: £70\nHandrail, oak: £45 a metre\nHandrail, steel: £38 a metre\n\nWe measure first.',
    /£120.*£45/s,
    /£70|£38/,
    saysFollowed,
  ],
  [
    'es',
    'Precios solo del curso de vela ligera.',
    'Enseñamos a navegar.\n\nPrecios\nCurso de vela ligera: 190 €\nCurso de crucero: 420 €\n\nPreguntas\n¿Se puede alquilar el traje? Sí, cuesta 12 € al día.',
    /190 €/,
    /420 €|12 €/,
    saysFollowed,
  ],
  // What nobody can find is no leave to show all.
  [
    'nl',
    'Alleen de prijs van het zeilkamp noemen.',
    'Wij verhuren boten.\n\nPrijzen\nKano: € 15 per uur\nRoeiboot: € 22 per uur\n\nZwemvesten zijn inbegrepen.',
    /Zwemvesten/,
    /€ 15|€ 22/,
    unsaid,
  ],
  [
    'de',
    'Preise ja, aber ohne die Zuschläge für Nacht und Feiertag.',
    'Wir bewachen Baustellen auch am Feiertag.\n\nPreise\nWachstunde: 29 Euro\nHund: 6 Euro je Stunde\nZuschlag 22 bis 6 Uhr: 25 Prozent, an Sonn- und Feiertagen 50 Prozent',
    /29 Euro/,
    /Zuschlag|50 Prozent/,
    saysFollowed,
  ],
];

for (const [language, notes, lines, stays, gone, reply] of cases)
  test(`the prices that are allowed, and no others: ${notes}`, async () => {
    const { page, reply: text } = await shown(language, notes, lines);
    assert.match(page, stays);
    assert.doesNotMatch(page, gone);
    assert.match(text, reply);
  });
