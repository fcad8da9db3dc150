// What the reader said and what is proposed to it, for the tests of the pairs.
import { makeCase } from '../../../eval/case.ts';
import { run } from './run.ts';

export const lifts = `Upward renews lifts in blocks of flats, one lift at a time.

Prices
Size | per lift | set-up
up to 10 | £4,200 | £450
11–50 | £3,400 | £900

The city pays up to £30,000 for lifts from before 1990. We file the application.

Questions
Do residents have to move out? No.
Who tells the residents? We do: a letter four weeks before.
Can you work at night? Yes, with a permit.
Does it void the insurance? No. All three insurers have confirmed it in writing.
What if it is windy? We come back on the next calm day.`;

/** The pairs of a page for one who wrote `body`. */
export const pairsOf = async (
  body: string,
  context = lifts,
  language = 'en',
): Promise<[said: string, proposed: string][]> => {
  const { input } = makeCase({
    ...{ name: 'lifts', language, brand: { name: 'Upward' }, pageName: 'x', context },
    ...{ actions: [], person: { name: 'Denise Achebe' }, mention: [], hide: [] },
    activity: [{ type: 'email', direction: 'from', payload: { body } }],
  });
  const { content } = await run(input);
  const heard = content.blocks.find((block) => block.type === 'heard');
  return heard?.type === 'heard' ? heard.items.map(({ said, proposed }) => [said, proposed]) : [];
};
