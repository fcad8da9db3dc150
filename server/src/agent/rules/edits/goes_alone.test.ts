// What is named goes alone: the smallest piece that has it, never half of somebody's words, never what only sounds alike;
// and a value takes the place of one of its own kind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';
import { everyText } from './ground/find.ts';

const prose = (...paragraphs: string[]): object => ({ type: 'prose', heading: 'Alto', paragraphs });
const steps = (...titles: string[]): object => ({
  ...{ type: 'steps', heading: 'Start', items: titles.map((title) => ({ title })) },
});
const heard = (introduction: string): object => ({
  ...{ type: 'heard', heading: 'Anliegen', introduction },
  items: [{ said: '„Wir haben wenig Platz.“', proposed: 'Wir liefern fertig.' }],
});
const prices = (...rows: string[][]): object => ({
  ...{ type: 'table', heading: 'Preise', columns: ['', 'Preis'] },
  rows: rows.map((cells) => ({ cells })),
});

type Case = [promise: string, language: string, blocks: object[], message: string, left: string];
const cases: Case[] = [
  [
    'what stands in brackets, and not the sum before them',
    'en',
    [prose('We pay up to £2,500 against receipts (repayable if you leave early: half). No dogs.')],
    "take out the bit about paying half back, we'll put it in the contract",
    'Alto | We pay up to £2,500 against receipts. No dogs.',
  ],
  [
    'what stands in brackets',
    'de',
    [
      prose(
        'Wir zahlen bis 2.500 € gegen Beleg (bei Kündigung zur Hälfte zurückzuzahlen). Fertig.',
      ),
    ],
    'die Kündigung raus bitte',
    'Alto | Wir zahlen bis 2.500 € gegen Beleg. Fertig.',
  ],
  [
    'what stands in brackets',
    'fr',
    [prose('Le prix comprend le ménage (sauf le four, à nettoyer soi-même). Caution 200 €.')],
    'supprime le passage sur le four',
    'Alto | Le prix comprend le ménage. Caution 200 €.',
  ],
  [
    'what stands between dashes',
    'nl',
    [
      prose(
        'Wij betalen tot € 2.500 – bij vertrek betaalt u de helft terug – en de huur. De woning is klein.',
      ),
    ],
    'haal dat over de helft terugbetalen weg',
    'Alto | Wij betalen tot € 2.500 en de huur. De woning is klein.',
  ],
  [
    'the clause with the figure, and not the goal before it',
    'en',
    [
      prose(
        "90 days: phone wait under 3 min, it's 5:40 right now, and a plan for rooms. No heroics.",
      ),
    ],
    'Take out the phone wait number 5:40, the team gets touchy',
    'Alto | 90 days: phone wait under 3 min, and a plan for rooms. No heroics.',
  ],
  [
    'the sentence with the figure, and neither its section nor another',
    'en',
    [
      prose(
        'A unit in Lara costs $118,000 a year.',
        'Roughly 2,100 SKUs did not move. Space is there.',
      ),
      { ...prose('The fee is $4,000.'), heading: 'Fees' },
    ],
    'drop the bit about dead stock, the 2,100 SKUs. Grant bought half of it',
    'Alto | A unit in Lara costs $118,000 a year. | Space is there. | Fees | The fee is $4,000.',
  ],
  [
    'the sentence with the figure',
    'fr',
    [
      prose(
        'Un entrepôt coûte 118 000 € par an.',
        'Environ 2 100 références dorment. La place est là.',
      ),
    ],
    'enlève le passage sur le stock mort, les 2 100 références',
    'Alto | Un entrepôt coûte 118 000 € par an. | La place est là.',
  ],
  [
    'nothing where the name is only inside another word',
    'nl',
    [prose('Service elk jaar. Verzekering tegen diefstal, eigen risico 50 euro. Pechhulp 24/7.')],
    'haal de Zeker-optie eruit, die bespreken we later',
    'Alto | Service elk jaar. Verzekering tegen diefstal, eigen risico 50 euro. Pechhulp 24/7.',
  ],
  [
    'nothing where the name is only inside another word',
    'de',
    [prose('Versicherung gegen Diebstahl. Wartung einmal im Jahr. Reparatur inklusive.')],
    'nimm die Sicher-Option raus',
    'Alto | Versicherung gegen Diebstahl. Wartung einmal im Jahr. Reparatur inklusive.',
  ],
  [
    'the row, and nothing out of the words of the reader',
    'de',
    [
      heard(
        '„Wir haben fünf Kitas, keinen Hort. Der Caterer hört auf.“ „Am 23. April tagt der Vorstand.“',
      ),
      prices(['Kita', '4,35 €'], ['Hort', '4,85 €']),
    ],
    'Hort raus, haben sie nicht',
    'Anliegen | „Wir haben fünf Kitas, keinen Hort. Der Caterer hört auf.“ „Am 23. April tagt der Vorstand.“ | „Wir haben wenig Platz.“ | Wir liefern fertig. | Preise | Preis | Kita | 4,35 €',
  ],
  [
    'a day takes the place of a day, and the old one is gone with it',
    'en',
    [
      prose('We are 31 people. From January we start a new yawl.'),
      steps(
        'Monday 5 January, 7.30, bring boots. If you need longer, 2 Feb works too',
        'Two names',
      ),
    ],
    'Change the start date to Monday 2 February, he rang, and drop the January one',
    'Alto | We are 31 people. From January we start a new yawl. | Start | Monday 2 February, 7.30, bring boots. If you need longer, 2 Feb works too | Two names',
  ],
  [
    'a day takes the place of a day, and the old one is gone with it',
    'fr',
    [
      prose('À partir de mars, nous construisons.'),
      steps('Début : lundi 9 mars à 7 h, avec bottes'),
    ],
    'mets le début au lundi 6 avril et enlève celui de mars',
    'Alto | À partir de mars, nous construisons. | Start | Début : lundi 6 avril à 7 h, avec bottes',
  ],
  [
    'a day with the weekday that was given, and what follows from it',
    'en',
    [steps('Stock is moved on 26 April, 3 May and 10 May', 'Finish: Friday 16 May')],
    'Make it 17 May instead of 3 May - so finish becomes Friday 23 May',
    'Start | Stock is moved on 26 April, 17 May and 10 May | Finish: Friday 23 May',
  ],
  [
    'a day with the weekday that was given',
    'de',
    [prose('Ab März bauen wir.'), steps('Beginn: Montag, 9. März, 7 Uhr')],
    'Beginn bitte auf Montag 16. April ändern und den März-Termin raus',
    'Alto | Ab März bauen wir. | Start | Beginn: Montag, 16. April, 7 Uhr',
  ],
  [
    'nothing where a month alone may mean two things',
    'en',
    [
      prose('We are 31 people. From January we start a new yawl.'),
      steps('Come on Monday 5 January, 7.30, bring boots', 'Two names'),
    ],
    'drop the January one',
    'Alto | We are 31 people. From January we start a new yawl. | Start | Come on Monday 5 January, 7.30, bring boots | Two names',
  ],
];

test('what may stay is no wish of its own', async () => {
  const input = ofContext(
    'en',
    'Alto helps.\n\nGoals\nThe wait is under 3 min, today it is 5:40. No heroics.',
  );
  const { content: current } = await run(input);
  const text = 'Take out the 5:40. The goal under 3 min can stay';
  const { content, text: reply } = await run({ ...input, current, message: { text } });
  assert.doesNotMatch(reply, /found no/);
  assert.match(JSON.stringify(content), /under 3 min/);
});

for (const [promise, language, blocks, message, left] of cases) {
  test(`${promise}: ${message}`, async () => {
    const placed = blocks.map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block }));
    const hero = { type: 'hero', componentId: 'h', chunkIds: [], headline: 'Alto', actionIds: [] };
    const current = { blocks: [hero, ...placed] } as unknown as PageContent;
    const told = current.blocks.flatMap(everyText).join('\n\n');
    const input = ofContext(language, `Alto helps.\n\n${told}`);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    const said = content.blocks
      .slice(1)
      .flatMap(everyText)
      .filter((one) => one !== '');
    assert.equal(said.join(' | '), left, text);
  });
}
