import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import { sample } from '../../testing/run.ts';
import { readBrief } from '../brief/brief.ts';
import { beginsSurely } from './lead_fit.ts';

const page = (headline: string, subheadline: string, heading: string, text: string): Block[] =>
  [
    { type: 'hero', componentId: 'hero', chunkIds: [], headline, subheadline, actionIds: [] },
    { type: 'prose', componentId: 'prose-1', chunkIds: [], heading, paragraphs: [text] },
  ] as unknown as Block[];

/** A word in the second line of the top, or in passing, is no beginning. */
const cases: [language: string, about: string, blocks: Block[], begins: boolean][] = [
  [
    'en',
    'flame test',
    page('We hang curtains', 'We sew, clean and flame test.', 'Hire', 'Blacks for hire.'),
    false,
  ],
  ['en', 'flame test', page('A flame test takes an hour', '', 'Hire', 'Blacks for hire.'), true],
  [
    'fr',
    'bassin',
    page('Nous venons en deux heures', 'Talus, bassins, clôtures.', 'Prestation', 'Suivi.'),
    false,
  ],
  ['fr', 'essai de deux fûts', page('Pour un domaine', '', "L'essai", 'Nous venons goûter.'), true],
  [
    'de',
    'Einsatzbereitschaft',
    page('Schläuche', '', 'Tausch', 'Die Wehr ist sofort wieder einsatzbereit.'),
    true,
  ],
  [
    'ja',
    '資料が少なくても作れること',
    page('資料の棚卸し', '', 'ご負担', '事務局は二名です。'),
    false,
  ],
];

for (const [language, about, blocks, begins] of cases)
  test(`“${about}” ${begins ? 'opens' : 'does not open'} the page: ${language}`, () => {
    const brief = { ...readBrief(sample('robotics')), language };
    assert.equal(beginsSurely(brief, about, blocks), begins);
  });
