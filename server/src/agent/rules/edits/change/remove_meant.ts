// Takes away what is called otherwise on the page; where it is not clear what would go, it is said where it stands.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { textsIn } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { type Editing, type Outcome, openBlocks, perhaps, several, withLeft } from '../editing.ts';
import { clearly, enough, nameOfPiece, opening, pieceAbout } from '../ground/about.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { sharing } from '../ground/ranking.ts';
import { bareTarget } from '../ground/scope.ts';
import { isAkin } from '../ground/target.ts';
import type { Removal } from '../requests.ts';
import { headlineWithout } from './headline.ts';
import { pieceGoes, stories } from './remove_whole.ts';

/** What goes must have so much of what was named, in its words: what means the same may be meant to stay. */
const sure = 0.65;
/** With less in its words, asking back for a whole sentence would only puzzle. */
const likely = 0.4;
const fewWords = 5;

export function removeMeant(editing: Editing, named: string): Outcome | undefined {
  if (editing.selected) return undefined;
  const topic = bareTarget(named.replace(/ section$/, ''));
  const { one, several: rivals, literal, shared, ...found } = pieceAbout(editing, topic);
  if (rivals.length > 0) return several(rivals.slice(0, maxRivals).map(nameOfPiece));
  // A text of many figures does not go for one of them.
  const speaks = (text: string): boolean =>
    shared(text) >= sure && figuresIn(text) <= Math.max(fewFigures, figuresIn(topic) * 2);
  // A figure alone is no name to ask back with.
  if (found.perhaps && /\p{L}/u.test(nameOfPiece(found.perhaps)))
    return perhaps(nameOfPiece(found.perhaps));
  if (!one) {
    const opens = opening(editing, topic);
    const other = headlineWithout(editing, (line) => opens(line).literal >= sure);
    return other ?? sentenceGoes(editing, topic);
  }
  const { language } = editing.brief;
  const isQuote = one.block.type === 'quote';
  // A sentence with the figure that was named is no name of its paragraph.
  const isFigured = one.block.type === 'prose' && /\d/.test(topic);
  const isWhole =
    isQuote ||
    (shared(one.name) >= enough && !isFigured) ||
    sentencesOf(one.whole, language).length === 1;
  const isSure = literal >= sure && (!isWhole || speaks(`${one.name} ${one.whole}`));
  const goes = isWhole && (one.at !== -1 || isQuote);
  const gone = isSure && goes ? pieceGoes(editing, one) : sentenceGoes(editing, topic);
  // A section that speaks of more than it does not go for it.
  if (!gone && !/\p{L}/u.test(nameOfPiece(one))) return undefined;
  const isCalled = nameOfPiece(one).split(' ').length <= fewWords;
  return gone ?? (literal >= likely || isCalled ? perhaps(nameOfPiece(one)) : undefined);
}

/** The smallest piece that has what is named: one sentence of the page, by its words or its figure, clearly before all others. */
function sentenceGoes(editing: Editing, named: string): Outcome | undefined {
  const { language, source } = editing.brief;
  // `The history of the tannery`: what kind of piece it is called.
  const topic = named
    .split(/(?<=['’])|\s+/u)
    .filter((word) => !termsOf(word, language).some((term) => stories.has(term)))
    .join(' ');
  const open = openBlocks(editing).filter(({ type }) => type !== 'quote' && type !== 'heard');
  const sentences = [
    ...new Set(
      open.flatMap((block) => textsOf(block).flatMap((text) => sentencesOf(text, language))),
    ),
  ];
  const share = sharing(sentences, topic, language, [...textsIn(source)]);
  const [best, next] = sentences
    .map((text) => ({ text, literal: share(text).literal }))
    .sort((a, b) => b.literal - a.literal);
  if (!best || best.literal < enough || (next && next.literal * clearly > best.literal))
    return undefined;
  // `The insurer` is nothing that insurance is spoken of in.
  const own = termsOf(best.text, language);
  const terms = termsOf(topic, language);
  // Nor is `SOC 2` whatever has a 2 in it.
  const worded = terms.filter((term) => /\p{L}/u.test(term));
  const isNamed = (term: string): boolean => own.some((other) => isAkin(term, other));
  if (!(worded.length > 0 ? worded : terms).some(isNamed)) return undefined;
  // Where else it stands, it goes as well.
  for (const block of open) {
    const left = withoutPieces(block, (piece) => piece === best.text, language);
    if (left) return withLeft(editing, block, left.block, `I removed “${best.text}”.`, left.gone);
  }
  return undefined;
}

/** `The hire of a screen and a fridge`: where one sentence tells of both, that one is meant, and no other that names either. */
export function tellingOfAll(editing: Editing, each: readonly Removal[]): Block[] | undefined {
  const { language } = editing.brief;
  const named = each.flatMap((one) =>
    one.kind === 'remove' && one.aside !== true ? [termsOf(one.section, language)] : [],
  );
  const open = openBlocks(editing).filter(({ type }) => type !== 'hero' && type !== 'heard');
  const told = open.flatMap((block) =>
    textsOf(block).flatMap((text) => sentencesOf(text, language)),
  );
  const has = (sentence: string): boolean => {
    const own = termsOf(sentence, language);
    return named.flat().every((term) => own.some((other) => isAkin(term, other)));
  };
  return named.length === each.length && told.some(has) ? open : undefined;
}

const maxRivals = 4;
const fewFigures = 3;
const figuresIn = (text: string): number => new Set(text.match(/\d+/g)).size;
