// Short contexts of many trades, tidy and messy, with the lines that a good copywriter would set in large letters and those
// that nobody would.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { readBrief } from '../brief/brief.ts';
import { takeHeadline, writeHero } from './hero.ts';

interface Opening {
  language: string;
  brand: string;
  company?: string;
  context: string;
  said?: string;
  notes?: string;
  /** Any of these. */
  leads: RegExp;
  /** Stands nowhere at the top. */
  never?: RegExp;
}

const openings: Opening[] = [
  {
    language: 'en',
    brand: 'Lockmere House',
    context:
      'A Georgian house with a walled garden near Kelso.\nThe whole house is yours from Friday noon to Sunday noon.\n\nFree dates: 6–8 March, 20–22 March, 3–5 April.\nTo hold a date we take 25% of the hire.',
    said: 'We are thirty people and would like the house to ourselves.',
    leads: /^(?:The whole house is yours|A Georgian house with a walled garden)/,
    never: /6–8 March|25%/,
  },
  {
    language: 'en',
    brand: 'Ferrow Pumps',
    company: 'Dunmore Creamery',
    context:
      'From: Tim\nThe seal is swapped from the front without taking the motor off.\n\nReference: Aldby Dairy, 4 pumps since 2022. Rinsing from 58 min to 44 min because the line no longer loses prime.\n\nPayment 30 days net.',
    said: 'Our seals go every four months and each change takes half a shift.',
    leads: /^The seal is swapped from the front/,
    never: /58 min|30 days/,
  },
  {
    language: 'en',
    brand: 'Wrenfield Interiors',
    company: 'Marlow Books',
    context:
      'Quote 25-077\n\nShop fitting for Marlow Books in Bath\n\nThank you for showing us round on 4 May.\n\nThe shelves are made in our workshop and fitted in three days.\n\nOak shelves, 12 m: £6,400',
    leads: /^Shop fitting for Marlow Books in Bath$/,
    never: /Thank you for showing/,
  },
  {
    language: 'en',
    brand: 'Certwise',
    company: 'Rotadoc',
    context:
      'They are worried about: consultants who drop forty templates and leave.\n\nIf the audit fails on something I built, I fix it without charging days. I work in your own tools and bring no platform.\n\nInvoiced monthly for days worked.',
    said: 'What happens if the audit fails?',
    leads: /^(?:If the audit fails|I fix it without charging|I work in your own tools)/,
    never: /consultants who drop|Invoiced/i,
  },
  {
    language: 'en',
    brand: 'Paywren',
    company: 'Hollis & Crane',
    context:
      'On the call: Dana (HR), Will joined late.\n\nFor a live July run kick-off has to be by Monday 9 June. We move the data for you.',
    notes: 'Lead with the July run.',
    leads: /July run/,
    never: /On the call/,
  },
  {
    language: 'en',
    brand: 'Brightwater Pools',
    context:
      'Thank you for your visit on 3 March.\n\nWe repair and tile swimming pools. Parking is behind the showroom. Founded 1984, 19 people.',
    leads: /^We repair and tile swimming pools$/,
    never: /Thank you|Founded/,
  },
  {
    language: 'de',
    brand: 'Tischlerei Oswald',
    company: 'Café Lindenhof',
    context:
      'Angebot 25-031\n\nEinrichtung für das Café Lindenhof\n\nvielen Dank für das Gespräch am 4. Mai.\n\nAlle Möbel entstehen in unserer Werkstatt.\n\nZahlung: 40 % bei Auftrag.',
    leads: /^Einrichtung für das Café Lindenhof$/,
    never: /vielen Dank|40 %/i,
  },
  {
    language: 'de',
    brand: 'Kühlwerk',
    context:
      'Wir warten Kühlanlagen für Bäckereien und Metzgereien. Seit 1991, 24 Monteure.\n\nBei Störung ist nach 90 Minuten ein Monteur da.\n\nAb −30 Grad gelten andere Preise.',
    said: 'Letzten Sommer stand die Kühlung zwei Tage still, bis jemand kam.',
    leads: /^(?:Bei Störung ist nach 90 Minuten|Wir warten Kühlanlagen)/,
    never: /^Seit 1991|Ab −30/,
  },
  {
    language: 'de',
    brand: 'Schleikapitän',
    context:
      'Mit der Thea über die Förde: Seit 1974 fahren wir Gäste.\nDie Thea ist 31 Meter lang und hat zwei Decks.\nIhr legt ab, wo es euch passt.\n\nAnzahlung 20 %, Rest 14 Tage nach der Fahrt.',
    leads: /^(?:Mit der Thea über die Förde|Ihr legt ab, wo es euch passt)$/,
    never: /Anzahlung/,
  },
  {
    language: 'de',
    brand: 'Dachs Dächer',
    company: 'Hof Brandt',
    context:
      'Danach bekommen Sie einen Bericht.\n\nWir decken Scheunen und Ställe mit Blech und Ziegel.\n\nTermine: 3. März, 17. März.',
    leads: /^Wir decken Scheunen und Ställe/,
    never: /^Danach|17\. März/,
  },
  {
    language: 'fr',
    brand: 'Cabinet Morel',
    company: 'Boulangerie Astruc',
    context:
      "Proposition d'accompagnement\n\nBoulangerie Astruc – ouverture d'un second magasin à Albi\n\nMerci pour votre accueil du 14 janvier.\n\nLes bulletins sont prêts le 28.\nTarifs garantis jusqu'au 31 décembre.",
    leads: /^Boulangerie Astruc – ouverture d['’]un second magasin à Albi$/,
    never: /^Merci|Tarifs garantis/,
  },
  {
    language: 'fr',
    brand: 'Bocal',
    context:
      'Nous louons des bocaux consignés aux restaurants et aux traiteurs. On récupère le sale le lendemain.\n\nDepuis 2016, 9 salariés.\nPaiement à 30 jours.',
    leads: /^(?:Nous louons des bocaux|On récupère le sale)/,
    never: /^Depuis|30 jours/,
  },
  {
    language: 'es',
    brand: 'Helios Sur',
    context:
      'Helios Sur lleva desde 2009 instalando placas en Granada. La instalación de una vivienda se hace en dos días; los papeles los llevamos nosotros.\n\nFinanciación hasta 84 meses, TAE según perfil.',
    said: 'La última obra duró semanas. ¿Qué papeles tenemos que hacer?',
    leads:
      /^(?:La instalación de una vivienda se hace en dos días|Los papeles los llevamos nosotros)$/,
    never: /TAE|nosotros\. .*nosotros/,
  },
  {
    language: 'es',
    brand: 'Aulas Norte',
    company: 'Talleres Ibarra',
    context:
      'Formamos a mandos de taller en la propia planta. Gracias por su visita del martes.\n\nFechas: 3 de marzo, 10 de marzo, 17 de marzo.',
    leads: /^Formamos a mandos de taller/,
    never: /Gracias|10 de marzo/,
  },
  {
    language: 'it',
    brand: 'Vini Costa',
    company: 'Osteria del Faro',
    context:
      'CHI SIAMO\nDistribuiamo vino a ristoranti e alberghi in Liguria dal 1990.\n\nLA SELEZIONE PER IL FARO\n- Pigato 2023\n- Vermentino 2023\n\nDEGUSTAZIONE\nMartedì 20 maggio, ore 15–18, magazzino di Recco.\nPagamento 30 giorni fine mese.',
    leads: /^La selezione per il Faro$/,
    never: /20 maggio|30 giorni/,
  },
  {
    language: 'it',
    brand: 'Frigor',
    context:
      'Ripariamo celle frigorifere per macellerie e pescherie. Il tecnico arriva entro 3 ore.\n\nGrazie per la telefonata.\nSconto 5% sopra i 3 impianti.',
    said: 'Quando la cella si ferma perdo la merce. In quanto tempo arrivate?',
    leads: /^(?:Il tecnico arriva entro 3 ore|Ripariamo celle frigorifere)/,
    never: /Grazie|Sconto/,
  },
  {
    language: 'pt',
    brand: 'Elevar',
    company: 'Hotel Atlântico',
    context:
      'Manutenção de elevadores para o Hotel Atlântico\n\nObrigado pela visita de ontem.\n\nFazemos a manutenção de elevadores de todas as marcas.\n\nPagamento: 30 dias.',
    leads: /^(?:Manutenção de elevadores para o Hotel Atlântico|Fazemos a manutenção)/,
    never: /Obrigado|30 dias/,
  },
  {
    language: 'pt',
    brand: 'Olival Claro',
    context:
      'Colhemos e prensamos azeitona para pequenos produtores. A azeitona é prensada no mesmo dia.\n\nDesde 1998. Reserva com 20%.',
    said: 'No ano passado a azeitona ficou três dias à espera.',
    leads: /^(?:A azeitona é prensada no mesmo dia|Colhemos e prensamos azeitona)/,
    never: /Reserva com|^Desde/,
  },
  {
    language: 'nl',
    brand: 'Rietwerk',
    company: 'Hoeve Zonzicht',
    context:
      'Rieten dak voor Hoeve Zonzicht\n\nBedankt voor de rondleiding.\n\nWij leggen en herstellen rieten daken. Betaling: 40% bij aanvang.',
    leads: /^Rieten dak voor Hoeve Zonzicht$/,
    never: /Bedankt|40%/,
  },
  {
    language: 'nl',
    brand: 'Koelhulp',
    context:
      'Wij onderhouden koelcellen voor slagers. Daarna krijgt u een rapport. Sinds 1999, 14 monteurs.\n\nBinnen 2 uur staat er een monteur bij u.',
    said: 'Vorige zomer stond de koeling een dag stil.',
    leads: /^(?:Binnen 2 uur staat er een monteur|Wij onderhouden koelcellen)/,
    never: /^Daarna|^Sinds/,
  },
  {
    language: 'pl',
    brand: 'Tekturka',
    company: 'Palarnia Rano',
    context:
      'PUDEŁKA WYSYŁKOWE Z NADRUKIEM\nProdukujemy pudełka z tektury od 2005 roku. Zamówienia już od 300 sztuk.\n\nWysyła ok. 500 paczek miesięcznie, narzeka na taśmę.\n\nPłatność: 50% zaliczki.',
    leads: /^(?:Produkujemy pudełka z tektury|Pudełka wysyłkowe z nadrukiem|Zamówienia już od 300)/,
    never: /zaliczki|od 2005 roku$/,
  },
  {
    language: 'pl',
    brand: 'Czysty Dach',
    context:
      'Dziękujemy za rozmowę. Myjemy i malujemy dachy bez rusztowania.\n\nTerminy: 3 marca, 10 marca, 17 marca.',
    leads: /^Myjemy i malujemy dachy bez rusztowania$/,
    never: /Dziękujemy|10 marca/,
  },
  {
    language: 'ja',
    brand: 'みのる研修',
    company: '浜田精工株式会社',
    context:
      '現場リーダー研修 ご提案資料\n\n1.はじめに\n「教えるのは苦手」。製造業のお客様から最も多く伺うお悩みです。\n\n2.特長\n・1回3時間の半日開催のため、ラインを止めずに受講できます。\n・テキストはふりがな付きです。\n\n3.費用\nお支払いは翌月末です。',
    said: '二交替のため丸一日は出せません。ラインを止めずに受講できますか。',
    leads: /ラインを止めずに|現場リーダー研修|ふりがな付き/,
    never: /最も多く伺う|お支払い/,
  },
  {
    language: 'ja',
    brand: 'ハコビ便',
    context:
      'ハコビ便は、通販事業者の発送代行を行う会社です。2011年設立、社員40名。\n\n■特長\n・15時までのご注文は当日発送します。\n\nいつもお世話になっております。',
    said: '夕方の注文を当日に出せません。',
    leads: /^(?:15時までのご注文は当日発送します|ハコビ便は)/,
    never: /お世話になって|^2011年/,
  },
  {
    language: 'ja',
    brand: 'つばめ警備',
    context:
      '夜間は当社の警備員が巡回します。\n\nこれにより安心です。日程:3月3日、3月10日、3月17日。',
    leads: /巡回します/,
    never: /3月10日|^これにより/,
  },
];

for (const { leads, never, ...one } of openings)
  test(`the top of a page a seller would send: ${one.brand} (${one.language})`, () => {
    const { input } = makeCase({
      ...{ name: 'openings', language: one.language, brand: { name: one.brand } },
      ...{ pageName: 'Offer', context: one.context, notes: one.notes ?? '' },
      ...(one.company === undefined ? {} : { account: { name: one.company } }),
      ...{ actions: [], mention: [], hide: [], person: { name: 'Robin Vale' } },
      activity:
        one.said === undefined
          ? []
          : [{ type: 'email', direction: 'from', payload: { body: one.said } }],
    });
    const brief = readBrief(input);
    const { headline, subheadline = '' } = writeHero(brief, takeHeadline(brief));
    assert.match(headline, leads);
    if (never) {
      assert.doesNotMatch(headline, never);
      assert.doesNotMatch(subheadline, never);
    }
  });
