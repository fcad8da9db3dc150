// A thing named loosely is the piece that has most of it: by forms of its words, parts of compounds, numbers; an exact
// name wins, a number that the page lacks names nothing, and where two are close nothing is chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import { readBrief } from '../../compose/brief/brief.ts';
import { ofContext } from '../../testing/run.ts';
import type { Editing } from '../editing.ts';
import { nameOfPiece, pieceAbout } from './about.ts';

const page = (paragraphs: string[], entries: [string, string][], pair: [string, string]): Block[] =>
  [
    { type: 'hero', componentId: 'hero', headline: 'Alma', chunkIds: [], actionIds: [] },
    { type: 'heard', componentId: 'heard', heading: 'Beta', chunkIds: [] },
    { type: 'prose', componentId: 'prose', heading: 'Gamma', chunkIds: [], paragraphs },
    { type: 'benefits', componentId: 'list', heading: 'Delta', chunkIds: [] },
  ].map((block) =>
    block.type === 'heard'
      ? { ...block, items: [{ said: pair[0], proposed: pair[1] }] }
      : block.type === 'benefits'
        ? { ...block, items: entries.map(([title, text]) => ({ title, text })) }
        : block,
  ) as unknown as Block[];

const pages: Record<string, Block[]> = {
  en: page(
    ['Kilns are fired twice a week.', 'Complaints fell from 31% to 12% in a year.'],
    [
      ['Glazing', 'Your glaze appears evenly. Tiles dry overnight.'],
      ['Delivery', 'We drive on Fridays.'],
    ],
    ['What if a tile breaks?', 'A refund comes within a week.'],
  ),
  nl: page(
    ['Gemiddelde bezetting: 71 procent.', 'De oven brandt op vrijdag.'],
    [['Verzekering', 'Schade melden wij zelf.']],
    ['Wat kost het?', 'Dat hangt af van de oven.'],
  ),
  de: page(
    ['Eigene Paletten verleihen wir vier Wochen.', 'In der Regel liefern wir freitags.'],
    [['Versicherung', 'Schäden melden wir selbst.']],
    ['Was kostet das?', 'Das hängt vom Ofen ab.'],
  ),
};

const cases: [language: string, topic: string, found: RegExp | undefined][] = [
  ['en', '31 to 12 percent thing', /^Complaints/],
  ['en', '45 percent thing', undefined],
  ['en', 'refunds', /tile breaks/],
  ['en', 'glazing', /^Glazing/],
  ['en', 'kiln firing', /^Kilns/],
  ['en', 'leased vans', undefined],
  ['nl', 'bezettingscijfers', /^Gemiddelde/],
  ['nl', 'verzekering', /^Verzekering/],
  ['de', 'Verleih der Paletten', /^Eigene/],
  ['de', 'Stimme vom Pastor', undefined],
];

for (const [language, topic, found] of cases) {
  test(`${language}: ${topic}`, () => {
    const brief = readBrief(ofContext(language, 'Alma.'));
    const { one } = pieceAbout(
      { brief, blocks: pages[language] ?? [], buttonTitles: [] } as Editing,
      topic,
    );
    if (found) assert.match(one ? nameOfPiece(one) : '', found);
    else assert.equal(one, undefined);
  });
}
