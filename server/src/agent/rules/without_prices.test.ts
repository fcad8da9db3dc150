import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AgentInput } from '../agent.ts';
import { barePricesOf } from './compose/texts/bare_prices.ts';
import { emptySection } from './context/reading.ts';
import { run, sample } from './testing/run.ts';

interface Case {
  language: string;
  notes: string;
  context: string;
  /** What may not be left of it. */
  gone: RegExp;
  /** What is no money, and stays. */
  stays: RegExp;
}

const cases: Case[] = [
  {
    language: 'nl',
    notes: 'Geen prijzen op de pagina.',
    context: `Wij reinigen ventilatiekanalen in scholen en zorghuizen.

Zo werken wij
- Een meting vooraf en een meting achteraf, met foto's
- De lessen gaan gewoon door

Tarieven 2026 excl. btw
| dienst | tot 20 lokalen | 21-40 | 41-80 |
| inspectie | 480 | 760 | 990 |
| reiniging | 2.150 | 3.900 | 6.450 |
| filters vervangen | 310 | 540 | 870 |
Spoedbezoek: 195 per keer. Roosters: rond 14 per stuk, vierkant 19.

Bereik: 12 monteurs in drie provincies.`,
    gone: /480|2\.150|310|195|\b14\b|\b19\b/,
    stays: /12 monteurs/,
  },
  {
    language: 'de',
    notes: 'Bitte keine Preise nennen.',
    context: `Wir stimmen und reparieren Orgeln in Kirchen und Schulen.

Leistungen
| Leistung | Dauer | Preis |
| Hauptstimmung | 2 Tage | 1.480 |
| Zwischenstimmung | 1 Tag | 620 |
| Prospekt reinigen | 3 Tage | 2.350 |
Anfahrt pauschal 85,-. Jede weitere Stunde kostet 72.

Unsere Werkstatt hat 9 Orgelbauer. Ein Bericht kommt binnen 10 Tagen.`,
    gone: /1\.480|620|2\.350|85|\b72\b/,
    stays: /9 Orgelbauer/,
  },
  {
    language: 'fr',
    notes: 'Pas de prix sur la page.',
    context: `Nous restaurons des vitraux pour les communes et les paroisses.

Tarifs en euros HT | petite baie | grande baie
Dépose | 900 | 1 700
Nettoyage | 450 | 820
Plombs neufs | 1 300 | 2 600

Notre atelier compte 7 verriers. Le devis suit sous 15 jours.`,
    gone: /\b900\b|1 700|\b450\b|1 300|2 600/,
    stays: /7 verriers/,
  },
  {
    language: 'es',
    notes: 'No poner precios.',
    context: `Limpiamos y revisamos depósitos de agua potable.

Bono anual – 1.900 €/año
Dos limpiezas, una analítica y un informe para Sanidad.

Comparativa
| | Básico 640 € | Completo 980 € |
| Analítica | no | sí |
| Informe | sí | sí |
| Vídeo interior | no | sí |

Trabajamos en 23 municipios.`,
    gone: /1\.900|640|980/,
    stays: /informe para Sanidad/,
  },
  {
    language: 'en',
    notes: 'No prices on the page.',
    context: `We sharpen and balance blades for sawmills.

What a visit has
| Blade | Teeth | Price per blade |
| Band, 4 m | 96 | 38 |
| Band, 6 m | 144 | 52 |
| Circular | 60 | 21 |
Collection is 30 each way. Blades are back within 4 days.

FAQ
Q: Do you weld broken bands?
A: Yes. A weld costs 18. It holds for the life of the band.`,
    gone: /\b38\b|\b52\b|\b21\b|\b30 each|\b18\b/,
    stays: /^(?=.*144)(?=.*4 days)(?=.*holds for the life)/s,
  },
  {
    language: 'it',
    notes: 'Niente prezzi.',
    context: `Accordiamo e noleggiamo campane per processioni.

Listino prezzi
Prova in chiesa: 120 a visita
Noleggio: 340 al giorno
Trasporto: 60

La squadra ha 5 campanari. Siamo pronti in 2 giorni.`,
    gone: /\b120\b|\b340\b|\b60\b/,
    stays: /5 campanari/,
  },
  {
    // Numbers that nobody pays, in a table and in a text.
    language: 'en',
    notes: 'No prices.',
    context: `We survey roofs from the air for housing associations.

What a flight brings
| Roof | Photos | Minutes |
| Terrace | 120 | 18 |
| Tower block | 640 | 55 |
| School | 410 | 40 |
Photos: 12 per chimney. A flight saves 900 pounds of scaffolding.

Our crew has flown 2,300 roofs.`,
    gone: /£/,
    stays: /^(?=.*640)(?=.*12 per chimney)(?=.*2,300)/s,
  },
];

const told = ({ language, notes, context }: Case): AgentInput => {
  const input = sample('robotics');
  return {
    ...input,
    language,
    page: { ...input.page, pageContext: context, logos: [] },
    brand: { name: 'Halm' } as NonNullable<AgentInput['brand']>,
    audience: { ...input.audience, supplementaryContext: notes },
    person: { ...input.person, name: 'Moira Kinnear' } as NonNullable<AgentInput['person']>,
    chunks: [],
    activity: [],
  } as AgentInput;
};

for (const one of cases)
  test(`no prices, however they are written: ${one.context.slice(0, 30)}`, async () => {
    const { content } = await run(told(one));
    const page = JSON.stringify(content?.blocks.map(({ componentId: _, ...block }) => block));
    assert.doesNotMatch(page, one.gone);
    assert.match(page, one.stays);
  });

test('a page that shows a number of the price list tells a price, and another number is none', () => {
  const list = {
    ...emptySection('Cennik'),
    paragraphs: [{ text: 'Dojazd: 90 za wizytę.' }],
    tables: [
      { columns: ['', ''], rows: [['Przegląd', '450']], kind: 'plain' as const },
      {
        columns: ['Usługa', 'Godziny', 'Cena'],
        rows: [['Montaż', '6', '980']],
        kind: 'plain' as const,
      },
    ],
  };
  const tells = barePricesOf([list]);
  for (const text of ['Przegląd 450', 'Montaż 6 980', 'Dojazd: 90 za wizytę.'])
    assert.ok(tells(text), text);
  for (const text of ['Montaż 6', 'Przegląd co 450,5 h', 'Mamy 450 klientów.'])
    assert.ok(!tells(text), text);
});
