// Whether a page follows each instruction of the team, as it stands: nobody is told of an
// instruction that it was followed because somebody tried.
import type { Block, PageContent } from '../../../content/content.ts';
import { wordsOf as words } from '../../../platform/text/words.ts';
import { isWrongAddress } from '../reader/address.ts';
import type { Command } from '../reader/commands.ts';
import type { Desk } from './desk.ts';
import { shortPage, wordsOf } from './finish.ts';
import { meantBy } from './meant.ts';
import { skippedBy, unquotedOf } from './obey.ts';
import { mapTexts } from './texts.ts';
import { sharing } from './wishes.ts';
import { tellsPrice } from './without_prices.ts';

export type Verdict = 'followed' | 'partly' | 'not' | 'tone';

export interface Judged {
  text: string;
  verdict: Verdict;
}

export function judgeCommands(desk: Desk, { blocks }: PageContent): Judged[] {
  const judged = new Map<string, Verdict>();
  // Several wishes may have been read from one clause: the worst says how it went.
  for (const command of desk.commands.list) {
    const verdict = verdictOn(desk, command, blocks);
    const before = judged.get(command.text);
    if (before === undefined || rank[verdict] > rank[before]) judged.set(command.text, verdict);
  }
  return [...judged].map(([text, verdict]) => ({ text, verdict }));
}

const rank: Record<Verdict, number> = { followed: 0, tone: 1, partly: 2, not: 3 };

function verdictOn(desk: Desk, command: Command, blocks: readonly Block[]): Verdict {
  const yes = (done: boolean): Verdict => (done ? 'followed' : 'not');
  const { language } = desk;
  switch (command.kind) {
    case 'lead':
      return leadVerdict(desk, command, blocks);
    case 'last':
      return yes(
        meantBy(command.about, language).share(wordsOf(desk, blocks.at(-1) as Block)) >= 0.5,
      );
    case 'mention':
      return mentionVerdict(desk, command.about, blocks);
    case 'skip': {
      const whose = unquotedOf(command.about);
      if (whose !== undefined) {
        const theirs = meantBy(whose, language);
        return yes(
          !blocks.some(
            (block) => block.type === 'quote' && theirs.isIn(piecesOf([block]).join(' ')),
          ),
        );
      }
      const meant = skippedBy(command.about, language);
      return yes(!piecesOf(blocks).some(meant.isIn));
    }
    case 'only':
      return onlyVerdict(desk, command, blocks);
    case 'quote':
      return yes(blocks.some((block) => block.type === 'quote' && isBy(block, command.by)));
    case 'without':
      return yes(!blocks.some(({ type }) => type === command.type));
    case 'address':
      return addressVerdict(desk, command.form, blocks);
    case 'named':
      return yes(desk.whom.called === true);
    case 'noPricing':
      return yes(
        !blocks.some((block) => block.type !== 'quote' && piecesOf([block]).some(tellsPrice)),
      );
    case 'short':
      return yes(blocks.length <= shortPage);
    case 'tone':
      return 'tone';
  }
}

/** Every text on its own; the cells of a row together. */
export function piecesOf(blocks: readonly Block[]): string[] {
  const pieces: string[] = [];
  for (const block of blocks) {
    if (block.type === 'table') pieces.push(...block.rows.map((row) => row.cells.join(' ')));
    if (block.type === 'pricing')
      pieces.push(
        ...block.options.map(({ title, price, unit = '' }) => `${title} ${price} ${unit}`),
      );
    mapTexts(block, (text, member) => {
      if (member !== 'cells' && block.type !== 'pricing') pieces.push(text);
      return text;
    });
  }
  return pieces;
}

function leadVerdict(
  desk: Desk,
  { about, headline }: Extract<Command, { kind: 'lead' }>,
  blocks: readonly Block[],
): Verdict {
  const shareOf = sharing(desk, about);
  const tells = (text: string): boolean => shareOf(text) > 0.5;
  const [hero, first, second] = blocks;
  if (hero?.type !== 'hero') return 'not';
  if (tells(headline ? hero.headline : `${hero.headline} ${hero.subheadline ?? ''}`))
    return 'followed';
  const below = [first, second].filter((block) => block !== undefined);
  return below.some((block) => tells(wordsOf(desk, block))) ? 'partly' : 'not';
}

function mentionVerdict(desk: Desk, about: string, blocks: readonly Block[]): Verdict {
  const meant = meantBy(about, desk.language);
  const best = Math.max(0, ...blocks.map((block) => meant.share(wordsOf(desk, block))));
  return best === 1 ? 'followed' : best >= 0.5 ? 'partly' : 'not';
}

/** What was to go is known by what went. */
function onlyVerdict(
  desk: Desk,
  { about }: Extract<Command, { kind: 'only' }>,
  blocks: readonly Block[],
): Verdict {
  const meant = meantBy(about, desk.language);
  const there = piecesOf(blocks).some((text) => meant.share(text) >= 0.5);
  const gone = desk.narrowed?.get(about);
  if (!there || gone === undefined || gone.size === 0) return 'not';
  const left = piecesOf(blocks).some((text) =>
    [...gone].some((name) => name.length > 2 && text.includes(name) && !meant.isIn(name)),
  );
  return left ? 'partly' : 'followed';
}

function addressVerdict(
  { language }: Desk,
  form: 'formal' | 'informal',
  blocks: readonly Block[],
): Verdict {
  const own = blocks.filter(({ type }) => type !== 'quote' && type !== 'heard');
  if (piecesOf(own).some((text) => isWrongAddress(text, language, form))) return 'not';
  // English has one form of address: what is formal there is the choice of words.
  return language === 'en' ? 'tone' : 'followed';
}

const isBy = (block: Extract<Block, { type: 'quote' }>, by: string): boolean => {
  const said = `${block.attribution ?? ''} ${block.role ?? ''}`;
  const held = words(said.toLowerCase());
  return said.includes(by) || words(by.toLowerCase()).every((word) => held.includes(word));
};
