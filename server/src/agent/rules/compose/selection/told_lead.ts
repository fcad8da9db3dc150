// How well a text tells what the team wants first, and whether a page begins with it: its headline, or what it says
// first below. A sentence of the reader in small print above is no beginning.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { partsOf } from '../../commands/joined.ts';
import type { Source } from '../../context/source.ts';
import type { Brief } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { apart } from '../brief/wish_words.ts';
import { sharing } from '../brief/wishes.ts';
import { fitsOf, hitsOf } from '../brief/words_fit.ts';
import { headingOf } from '../texts/texts.ts';
import { piecesIn } from './placing.ts';

/** What says more than half of it says it. */
const surely = 0.6;
/** Of what the sources say best. */
const nearly = 0.75;
/** In other words only: moved where nothing else says as much, and never claimed. */
const alike = 0.45;
const ofBeginning = 3;

export interface Teller {
  /** From 0 to 1. */
  score(text: string): number;
  /** From here on a text tells it; nothing does where no source says enough. */
  bar: number;
  /** Only alike in meaning. */
  isVague: boolean;
}

/** The sentences, entries and rows of the sources, each with what it stands under. */
export const linesOf = ({ context, topics, questions, language }: Source): string[] => [
  ...[...context, ...topics].flatMap(({ heading = '', paragraphs, items, tables }) => [
    heading,
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)).map((one) => one),
    ...items.map(({ title, text = '' }) => `${heading} ${title} ${text}`),
    ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
  ]),
  ...questions.map(({ question, answer }) => `${question} ${answer}`),
];

export function tellerOf(brief: Brief, wish: string): Teller {
  const about = wish.replace(ofTheirs, '').replace(thing, '');
  const hits = hitsOf(apart(brief, about), brief.language, true);
  const lines = linesOf(brief.source);
  const { share } = meantBy(about, brief.language);
  const shareOf = sharing(brief, about);
  // `Bad weather` is told by `when it rains`, where no line has its words.
  const most = (text: string, fit: number): number =>
    share(text) >= 1 ? 1 : Math.max(fit, shareOf(text) > surely ? shareOf(text) : 0);
  const score = (text: string): number => most(text, fitsOf([text, ...lines], hits)[0] ?? 0);
  const scores = fitsOf(lines, hits).map((fit, at) => most(lines[at] ?? '', fit));
  const best = Math.max(0, ...scores);
  const isVague = best < surely;
  const alone = scores.filter((one) => one === best).length === 1;
  if (isVague && (best < alike || !alone)) return { score, bar: Number.POSITIVE_INFINITY, isVague };
  return { score, bar: isVague ? best : Math.max(surely, best * nearly), isVague };
}
const ofTheirs =
  /^(?:(?:her|his|their|your|ihre?[nmrs]?|seine?[nmrs]?|sa|son|ses|leurs?|sus?|il suo|la sua|seus?|suas?|haar|zijn|hun)\s)/iu;
/** `黒の話`, `受けられること`: what is spoken of stands before it. */
const thing = /の?(?:話|件|こと|点)$/u;

/** `Letters and shared care`: both are to be there. */
export function halvesOf(about: string, language: string): string[] {
  const parts =
    language === 'ja'
      ? about.split(/と(?=[\p{sc=Han}\p{sc=Katakana}])/u)
      : partsOf(about, [language, 'en']);
  return parts.length === 2 && parts.every((part) => part.length >= minHalf) ? parts : [about];
}
const minHalf = 4;

/** What a section says first, each with its heading. */
export function opensOf(block: Block): string[] {
  const heading = headingOf(block) ?? '';
  if (block.type === 'heard') {
    const [first] = block.items;
    return first ? [`${first.said} ${first.proposed}`] : [];
  }
  const pieces = block.type === 'prose' ? block.paragraphs : piecesIn(block);
  return [heading, ...pieces.slice(0, ofBeginning).map((piece) => `${heading} ${piece}`)];
}

/** Whether the headline or the section below it tells of it. */
export function tellsFirst({ score, bar }: Teller, [hero, first]: readonly Block[]): boolean {
  const texts = [
    ...(hero?.type === 'hero' ? [hero.headline] : []),
    ...(first === undefined ? [] : opensOf(first)),
  ];
  return texts.some((text) => score(text) >= bar);
}
