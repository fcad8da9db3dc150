// What the team wants the page to begin with: where the top does not tell of it, the first section does.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Brief } from '../brief/brief.ts';
import { type Led, ledBy, ledOf } from '../brief/led.ts';
import { meantBy } from '../brief/meant.ts';
import { sharing } from '../brief/wishes.ts';
import { isNamedBy } from '../sections/lead_heading.ts';
import { isOfHeadline } from '../selection/lead_place.ts';
import { entryFirst, piecesIn, tellsPrices, typeNamed } from '../selection/placing.ts';
import { headingOf } from '../texts/texts.ts';
import { beginsSurely } from './lead_fit.ts';

/** More than half of what is named may be no chance. */
const enough = 0.5;
/** All that any source knows of what is named, by its words or by what they mean. */
const wholly = 0.9;
const named = 0.5;
const fixed: ReadonlySet<Block['type']> = new Set([
  'callToAction',
  'form',
  'ask',
  'sender',
  'logos',
]);

export function ledFirst(brief: Brief, blocks: readonly Block[]): Block[] {
  const below = brief.commands.list.find((command) => command.kind === 'first')?.about;
  const about = below ?? wishOf(brief);
  const [hero, ...rest] = blocks;
  if (about === undefined || !hero) return [...blocks];
  const told = below === undefined && isTold(brief, about, piecesIn(hero));
  const story = rest.find((block) => isOfHeadline(hero, headingOf(block)));
  if (story && below === undefined) return [hero, story, ...rest.filter((one) => one !== story)];
  const headed = told ? headedFirst(brief, about, hero, rest) : undefined;
  if (headed && (headed[1] !== rest[0] || beginsSurely(brief, about, blocks))) return headed;
  const plan = ofAgreed.test(about) ? rest.find(({ type }) => type === 'plan') : undefined;
  if (plan) return [hero, plan, ...rest.filter((block) => block !== plan)];
  // `The deadline and the four steps`: where no section is about the first, the second stands there.
  const wanted = [about, ...(below === undefined ? besideOf(brief, about) : [])];
  const first = (one: string, found: Block | undefined): Block[] | undefined =>
    found && [hero, entryFirst(brief, found, one), ...rest.filter((block) => block !== found)];
  // What its words only fit best is moved where the page then begins with it.
  const surely = (one: string, made: Block[] | undefined): Block[] | undefined =>
    made && beginsSurely(brief, one, made) ? made : undefined;
  const led = wanted
    .map((one) => {
      const made = first(one, tellingMost(brief, one, rest));
      return told ? surely(one, made) : made;
    })
    .find((made) => made !== undefined);
  return led ?? headed ?? [...blocks];
}

function tellingMost(brief: Brief, about: string, rest: readonly Block[]): Block | undefined {
  const telling = tellingOf(brief, about);
  const scores = rest.map((block) => (fixed.has(block.type) ? 0 : telling(withoutNote(block))));
  const best = Math.max(0, ...scores);
  return best < wholly ? undefined : rest[scores.indexOf(best)];
}

/** What holds for a list of prices is not what the list is about. */
const withoutNote = (block: Block): Block => {
  if (block.type !== 'table' || !tellsPrices(block)) return block;
  const { note, ...bare } = block;
  return bare;
};

const besideOf = ({ commands: { list } }: Brief, about: string): string[] => {
  const wish = list.find((one) => one.kind === 'lead' && one.about === about);
  return list.flatMap((one) =>
    one.kind === 'early' && one.text === wish?.text ? [one.about] : [],
  );
};

/** Less is what the headline left of it. */
const leastTold = 40;

/** The top tells of it; a section that is headed by it goes on with it. */
function headedFirst(brief: Brief, about: string, hero: Block, rest: readonly Block[]): Block[] {
  const isNamed = isNamedBy(brief, about);
  const found = rest.find(
    (block) =>
      !fixed.has(block.type) &&
      isNamed(headingOf(block) ?? '') &&
      piecesIn(block).join('').length >= leastTold,
  );
  return found ? [hero, found, ...rest.filter((block) => block !== found)] : [hero, ...rest];
}

/** `Start with what we agreed`: the steps that were agreed say it, in other words. */
export const ofAgreed =
  /(?<!\p{L})(?:agreed|agreements?|next steps?|actions?|vereinbar\p{L}+|abgemacht\p{L}*|besprochen\p{L}*|nächsten? schritte?|convenu\p{L}*|accord|prochaines étapes|acordad\p{L}+|acordamos|quedamos|próximos pasos|concordat\p{L}+|accordi|prossimi passi|combinad\p{L}+|combinámos|próximos passos|afgesproken|afspraken|volgende stappen|ustali\p{L}+|uzgodni\p{L}+)(?!\p{L})|合意|決まった|取り決め|次のステップ/iu;

const wishOf = ({ commands }: Brief): string | undefined =>
  commands.list.find((command) => command.kind === 'lead' && command.headline !== true) &&
  commands.lead[0];

/** As much of it as any line of the sources says: of `cold buffet`, a buffet is not enough where one is cold. */
const isTold = (brief: Brief, about: string, texts: readonly string[]): boolean => {
  const text = texts.join(' ');
  const { share } = meantBy(about, brief.language);
  return sharing(brief, about)(text) > enough && share(text) >= mostTold(brief, about);
};

function mostTold({ source, language }: Brief, about: string): number {
  const { share } = meantBy(about, language);
  const lines = [...source.context, ...source.topics].flatMap(
    ({ heading = '', paragraphs, items, tables }) => [
      heading,
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
      ...items.map(({ title }) => title),
      ...tables.flatMap(({ rows }) => rows.map(([name = '']) => name)),
    ],
  );
  const best = Math.max(0, ...lines.map(share));
  // What shares half by chance says no more than what is meant in other words.
  return best < 1 ? 0 : best;
}

/** Whether the page begins with it: its top, or what stands right below. */
export function beginsWith(brief: Brief, about: string, blocks: readonly Block[]): boolean {
  const [hero] = blocks;
  return (
    (hero !== undefined && isTold(brief, about, piecesIn(hero))) ||
    standsFirst(brief, about, blocks)
  );
}

/** Whether it stands right below the headline. */
export const standsFirst = (brief: Brief, about: string, [, first]: readonly Block[]): boolean =>
  first !== undefined && tellingOf(brief, about)(first) >= wholly;

/** How much a section tells of it; under a heading that names it, all of it does. */
function tellingOf(brief: Brief, about: string): (block: Block) => number {
  const led = ledFor(brief, about);
  const shareOf = sharing(brief, about);
  const score = (text: string): number =>
    Math.max(ledBy(led, text) / 2, shareOf(text) > enough ? shareOf(text) : 0);
  const type = typeNamed(brief, about);
  return (block) => {
    if (block.type === type) return wholly;
    const heading = score(headingOf(block) ?? '');
    return Math.max(heading === 0 ? 0 : heading + named, ...piecesIn(block).map(score));
  };
}

const ledFor = (brief: Brief, about: string): Led =>
  ledOf({ ...brief, commands: { ...brief.commands, lead: [about] } });
