import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChange } from './changes.ts';
import { readResult, readStat, type Stat } from './stats.ts';

type Row = [text: string, value: string | undefined, label?: string, note?: string];

const changed: Row[] = [
  ['Energy use fell by 58%.', '−58%', 'Energy use'],
  [
    'Brandsma Koeltransport, 38 trucks: cost per kilometre down 11% against diesel in the first year.',
    '−11%',
    'Cost per kilometre',
    'Brandsma Koeltransport, 38 trucks, against diesel in the first year',
  ],
  [
    'Harrow & Finch (61 stores, Midlands): refrigerant spend down from £412,000 to £151,000 in the first full year.',
    '£412,000 → £151,000',
    'Refrigerant spend',
    'Harrow & Finch (61 stores, Midlands), in the first full year',
  ],
  ['Der Ausschuss sinkt im Schnitt um 31 %.', '−31 %', 'Der Ausschuss'],
  ['Die Rüstzeit ist um 45 % gesunken.', '−45 %', 'Die Rüstzeit'],
  [
    'Stromverbrauch von 4.100 auf 1.750 kWh je Aufzug und Jahr.',
    '4.100 → 1.750 kWh',
    'Stromverbrauch',
    'Je Aufzug und Jahr',
  ],
  [
    'La consommation de gaz baisse de 22 % la première année.',
    '−22 %',
    'La consommation de gaz',
    'La première année',
  ],
  ['Les pannes sont passées de 14 à 3 par an.', '14 → 3', 'Les pannes', 'Par an'],
  ['El coste por viaje baja un 23 %.', '−23 %', 'El coste por viaje'],
  ['Le fermate sono scese del 40 %.', '−40 %', 'Le fermate'],
  ['O desperdício caiu 18 % em seis meses.', '−18 %', 'O desperdício', 'Em seis meses'],
  ['Het ziekteverzuim daalde met 1,2 procentpunt.', '−1,2 procentpunt', 'Het ziekteverzuim'],
  ['Complaints fell by 14 last year.', undefined],
  ['Het waterverbruik daalde met 35%.', '−35%', 'Het waterverbruik'],
  ['De wachttijd ging van 40 naar 12 minuten.', '40 → 12 minuten', 'De wachttijd'],
  ['Zużycie gazu spadło o 27%.', '−27%', 'Zużycie gazu'],
  ['切削油の購入量が平均58%削減。', '平均58%削減', '切削油の購入量'],
  ['انخفض استهلاك الطاقة بنسبة 58%', '−58%', 'استهلاك الطاقة'],
  [
    'Lakeshore Pathology cut redraws by 71% in six months.',
    '−71%',
    'Redraws',
    'Lakeshore Pathology, in six months',
  ],
  ['Möbel Brandl senkte den Verschnitt um 18 %.', '−18 %', 'Den Verschnitt', 'Möbel Brandl'],
  [
    'Mendip Care (14 homes) cut linen losses from 19% to 4% in the first year.',
    '19% → 4%',
    'Linen losses',
    'Mendip Care (14 homes), in the first year',
  ],
  ['We cut redraws by 71%.', undefined],
  // A span, a pronoun, half a thought, somebody else's subject: no figure.
  ['Delivery takes from 4 to 6 weeks.', undefined],
  ['It fell by 58%.', undefined],
  ['The store that moved first saw its spend down 20%.', undefined],
  ['Waste fell by 58% and the queue was gone.', undefined],
  ['Nothing changed in 2024.', undefined],
];

const results: Row[] = [
  ['Jedno ważenie trwa 35 sekund zamiast 3 minut', '35 sekund', 'Jedno ważenie', 'Zamiast 3 minut'],
  [
    'Median wait: 31 seconds in the last quarter',
    '31 seconds',
    'Median wait',
    'In the last quarter',
  ],
  ['Eine Prüfung dauert 12 Minuten.', '12 Minuten', 'Eine Prüfung'],
  [
    'Die Bestellung je Filiale dauert 4 statt 25 Minuten',
    '4 statt 25 Minuten',
    'Die Bestellung je Filiale',
  ],
  [
    'Fuel: 6.8% less on average over 24 months, measured on 31 vessels',
    '6.8% less',
    'Fuel',
    'On average over 24 months, measured on 31 vessels',
  ],
  ['Käserei Albtal: 1.450 m² in 13 Nächten', undefined],
  ['Pose : 25 minutes par porte', '25 minutes', 'Pose', 'Par porte'],
  ['Horas de bombeo: 310 al año', '310', 'Horas de bombeo', 'Al año'],
  ['It takes 12 minutes.', undefined],
  ['The depot is 5 streets away from here.', undefined],
];

const labelled: Row[] = [
  [
    '切削油の購入量:平均58%削減(2024年度、導入37工場の実績)',
    '平均58%削減',
    '切削油の購入量',
    '2024年度、導入37工場の実績',
  ],
  ['工具寿命: 1.3倍', '1.3倍', '工具寿命'],
  ['Stillstand: 40 % weniger', '40 % weniger', 'Stillstand'],
  ['Tempo di fermo: 12 giorni (media 2024)', '12 giorni', 'Tempo di fermo', 'Media 2024'],
];

const readers: [(text: string) => Stat | undefined, Row[]][] = [
  [readChange, changed],
  [readResult, results],
  [readStat, labelled],
];

for (const [read, rows] of readers)
  for (const [text, value, label, note] of rows)
    test(`${text} is ${value === undefined ? 'no figure' : `${value} · ${label}`}`, () => {
      const expected =
        value === undefined ? undefined : { value, label, ...(note === undefined ? {} : { note }) };
      assert.deepEqual(read(text), expected);
    });
