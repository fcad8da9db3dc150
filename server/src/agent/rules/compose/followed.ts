// Whether a page follows each instruction of the team, as it stands: nobody is told of an
// instruction that it was followed because somebody tried.
import type { Block, PageContent } from '../../../content/content.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { termsOf, wordsOf as words } from '../../../platform/text/words.ts';
import { isWrongAddress } from '../commands/address.ts';
import type { Command } from '../commands/command.ts';
import { pointsElsewhere } from '../commands/told.ts';
import { unansweredOf } from './answers/unanswered.ts';
import type { Brief } from './brief/brief.ts';
import { isKindWord, meantBy, without } from './brief/meant.ts';
import { sharing } from './brief/wishes.ts';
import {
  earlyVerdict,
  leadVerdict,
  modestVerdict,
  orderVerdict,
  piecesOf,
  standsLast,
  type Verdict,
} from './followed_places.ts';
import { isOfThose, kindVerdict, limitVerdict, priceVerdict } from './followed_prices.ts';
import { standsFirst } from './headlines/leading.ts';
import { isPutForward } from './headlines/put_forward.ts';
import { namesUnder } from './headlines/settled.ts';
import { type Enough, othersOf } from './instructions/enough.ts';
import { namesOther } from './instructions/narrowed.ts';
import { anyOf } from './instructions/narrowed_names.ts';
import { isOfOurNames } from './instructions/our_names.ts';
import { isSameSide } from './instructions/price_kinds.ts';
import { priceLimit } from './instructions/price_limit.ts';
import { isPriceList } from './instructions/price_lists.ts';
import { leastOfShort, mostOf } from './sections/finish.ts';
import { hasMarks, hasWord, lengthOf, shortLength } from './sections/form.ts';
import { isPriceWord, piecesIn, tellsOf, typeNamed } from './selection/placing.ts';
import { type Prohibition, prohibitionsOf } from './selection/prohibitions.ts';
import { isSameName } from './texts/names.ts';
import { isOfTotal, pricedAs } from './texts/price_called.ts';
import { headingOf } from './texts/texts.ts';

export type { Verdict };

export interface Judged {
  text: string;
  verdict: Verdict;
}

export function judgeCommands(brief: Brief, { blocks }: PageContent): Judged[] {
  const judged = new Map<string, Verdict>();
  // Several wishes may have been read from one clause.
  for (const command of brief.commands.list) {
    const verdict = verdictOn(brief, command, blocks);
    const before = judged.get(command.text);
    judged.set(command.text, before === undefined ? verdict : together(before, verdict));
  }
  return [...judged].map(([text, verdict]) => ({ text, verdict }));
}

/** What is still to be said, each by itself: of two in one clause the other may be there. */
export const unsaidIn = (brief: Brief, { blocks }: PageContent): string[] =>
  brief.commands.list.flatMap((command) => {
    if (command.kind !== 'mention' && command.kind !== 'early') return [];
    const verdict = verdictOn(brief, command, blocks);
    // What stands further down is on the page, and would be said twice.
    const unsaid = verdict === 'not' || (verdict === 'partly' && command.kind === 'mention');
    return unsaid ? [command.about] : [];
  });

/** One of two that was followed is a part; else the worse says how it went. */
const together = (one: Verdict, other: Verdict): Verdict => {
  const [least, most] = rank[one] < rank[other] ? [one, other] : [other, one];
  return least === 'followed' && most === 'not' ? 'partly' : most;
};
const rank: Record<Verdict, number> = { followed: 0, tone: 1, partly: 2, sum: 3, not: 4 };

function verdictOn(brief: Brief, command: Command, blocks: readonly Block[]): Verdict {
  const yes = (done: boolean): Verdict => (done ? 'followed' : 'not');
  const { language } = brief;
  switch (command.kind) {
    case 'lead':
      return leadVerdict(brief, command, blocks);
    case 'first':
      return yes(standsFirst(brief, command.about, blocks));
    case 'atMost':
      return yes(entriesOf(blocks, command.type) <= command.most);
    case 'last':
      return yes(standsLast(brief, command.about, blocks));
    case 'mention':
      return mentionVerdict(brief, command, blocks);
    case 'early':
      return earlyVerdict(brief, command, blocks);
    case 'modest':
      return modestVerdict(brief, command.about, blocks);
    case 'order':
      return orderVerdict(brief, command, blocks);
    case 'fair':
    case 'unpromised':
    case 'unnamed':
    case 'skip':
    case 'nameless':
    case 'noPricing':
      return forbiddenVerdict(brief, command, blocks);
    case 'enough':
      return enoughVerdict(brief, command, blocks);
    case 'only':
      return onlyVerdict(brief, command, blocks);
    case 'quote':
      return yes(blocks.some((block) => block.type === 'quote' && isBy(block, command.by)));
    case 'without':
      return yes(!blocks.some(({ type }) => type === command.type));
    case 'address':
      return addressVerdict(brief, command.form, blocks);
    case 'named':
      return yes(brief.addressee.called === true);
    case 'short':
      return shortVerdict(brief, command.most, blocks);
    case 'words':
      return yes(lengthOf(brief, blocks) <= command.most);
    case 'answered':
      return answeredVerdict(brief, blocks);
    case 'tabled':
      return yes(
        blocks.some(
          (block) =>
            (block.type === 'table' || block.type === 'pricing') &&
            (isPriceWord(command.about)
              ? piecesOf([block]).some(hasAmount)
              : tellsOf(brief, block, command.about) ||
                meantBy(command.about, language).share(headingOf(block) ?? '') >= 0.5),
        ),
      );
    case 'wording':
      return wordingVerdict(command, blocks);
    case 'unmarked':
      return yes(!ownPieces(blocks).some((text) => hasMarks(text, command.marks)));
    case 'language':
      return yes(command.code === language);
    case 'sum':
      return sumVerdict(command.text, blocks);
    case 'unread':
      return 'not';
    case 'tone':
      return 'tone';
  }
}

/** The sources may have worked it out: a price stands beside every figure it was asked for. */
function sumVerdict(text: string, blocks: readonly Block[]): Verdict {
  const figures = text.match(/\d[\d.,\s]*\d|\d/gu) ?? [];
  const told = (piece: string): boolean =>
    hasAmount(piece) && figures.every((figure) => piece.includes(figure));
  return figures.length > 0 && piecesOf(blocks).some(told) ? 'followed' : 'sum';
}

/** A page of few sections may be long. */
function shortVerdict(brief: Brief, most: number | undefined, blocks: readonly Block[]): Verdict {
  if (blocks.length > mostOf(brief)) return 'not';
  return most !== undefined ||
    blocks.length <= leastOfShort ||
    lengthOf(brief, blocks) <= shortLength(brief)
    ? 'followed'
    : 'partly';
}

/** The most that one section of this kind has. */
const entriesOf = (blocks: readonly Block[], type: Block['type']): number =>
  Math.max(
    0,
    ...blocks.map((block) => (block.type === type && 'items' in block ? block.items.length : 0)),
  );

/** Every text on its own; the cells of a row together. */

function mentionVerdict(
  brief: Brief,
  { about: said, forward }: Extract<Command, { kind: 'mention' }>,
  blocks: readonly Block[],
): Verdict {
  const about = withoutReader(brief, said);
  // `Put in a customer's voice` names a kind of section.
  const named = typeNamed(brief, about);
  if (blocks.some(({ type }) => type === named)) return 'followed';
  // `Show the prices`: no text calls an amount so.
  // `She pays no fee` is told by no amount.
  const priced = without.test(about) ? undefined : priceVerdict(brief, about, blocks);
  if (priced !== undefined && (forward !== true || isPriceWord(about))) return priced;
  const meant = meantBy(about, brief.language);
  const spoken = sharing(brief, about);
  // In one of its texts, with what it stands under: words from all over a section say nothing together.
  const shareIn = (list: readonly Block[]): number =>
    Math.max(
      0,
      ...list.flatMap((block) =>
        piecesIn(block).map((piece) => shareOf(`${headingOf(block) ?? ''} ${piece}`)),
      ),
    );
  // Half by its words, and the rest by what they mean: `halal food` is told by halal meals.
  const shareOf = (text: string): number =>
    meant.share(text) >= 0.5 && spoken(text) > 0.5 ? 1 : meant.share(text);
  const best = shareIn(blocks);
  if (best < 1) return best >= 0.5 ? 'partly' : 'not';
  return forward !== true || isPutForward(brief, about, blocks) ? 'followed' : 'partly';
}

/** The reader's own name is on every page. */
function withoutReader({ addressee, language }: Brief, about: string): string {
  const names = new Set(words((addressee.company ?? '').toLowerCase()));
  const rest = words(about).filter((word) => !names.has(word.toLowerCase()));
  return termsOf(rest.join(' '), language).length > 0 ? rest.join(' ') : about;
}

const maxNamed = 5;
const minWord = 5;

const isOnPage = ({ language }: Brief, word: string, blocks: readonly Block[]): boolean =>
  word.length >= minWord && piecesOf(blocks).some(meantBy(word, language).isIn);

const sourceTexts = ({ source }: Brief): string[] => [
  ...[...source.context, ...source.topics].flatMap(
    ({ heading = '', paragraphs, items, tables }) => [
      heading,
      ...paragraphs.map(({ text }) => text),
      ...items.map(({ title, text = '' }) => `${heading} ${title} ${text}`),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ],
  ),
  ...source.questions.map(({ question, answer }) => `${question} ${answer}`),
];

/** `No Latin names`: which words are meant, nobody can tell from these. */
const kindOfWords =
  /(?<!\p{L})(?:names|terms|words|abbreviations|acronyms|jargon|namen|begriffe|fach(?:begriffe|wörter)|fremdwörter|abkürzungen|noms|termes|mots|sigles|nombres|términos|palabras|siglas|jerga|nomi|termini|parole|sigle|gergo|nomes|termos|palavras|jargão|termen|vaktermen|woorden|afkortingen|nazw|terminów|słów|skrótów|żargonu)(?!\p{L})(?! (?:of|von|der|d[eu]|des|del|di|dei|degli|do|dos|van|of)(?!\p{L}))|用語|専門語/iu;

/** Called by no name, which nobody can look for. */
const ofOthers =
  /(?<!\p{L})(?:others?|andere[nrs]?|autres?|otr[oa]s?|altr[ieoa]|outr[oa]s?|inn(?:e|ych)|competitors?|wettbewerber\p{L}*|konkurren\p{L}+|mitbewerber\p{L}*|concurrents?|competidores|competencia|concorren\p{L}+|concurrenten|konkurencj\p{L}+)(?!\p{L})|(?:ほか|他)の|他社|競合/iu;

/** No text of the page speaks of it; what nobody can have understood is not claimed. */
function forbiddenVerdict(brief: Brief, command: Command, blocks: readonly Block[]): Verdict {
  const [held] = prohibitionsOf(brief).filter((one) => one.command === command);
  if (!held) return 'not';
  if (command.kind === 'skip' && isOfOurNames(command.about))
    return namesVerdict(brief, held, blocks);
  const told = sourceTexts(brief).some(held.forbids);
  // `Leave out the other two`, `nothing on other towns`: which they are, the page does not show.
  if (
    command.kind === 'skip' &&
    (pointsElsewhere(command.about) ||
      kindOfWords.test(command.about) ||
      (!told && ofOthers.test(command.about)))
  )
    return 'partly';
  const priced =
    command.kind === 'skip' && !isPriceList(command.about)
      ? kindVerdict(brief, command.about, blocks)
      : undefined;
  if (priced !== undefined) return priced;
  // `No separate prices`: where none is known as such, those that are there may be.
  const priceKind = command.kind === 'skip' ? (pricedAs(command.about) ?? '') : '';
  if (!told && priceKind !== '' && !isOfTotal(priceKind) && piecesOf(blocks).some(hasAmount)) {
    const { share } = meantBy(priceKind, brief.language);
    if (!sourceTexts(brief).some((text) => share(text) > 0)) return 'partly';
  }
  const named =
    command.kind === 'skip'
      ? words(command.about).filter((word) => termsOf(word, brief.language).length > 0)
      : [];
  if (!told && named.length > maxNamed) return 'not';
  const spoken = blocks.filter(
    (block) =>
      held.holdsFor(block) &&
      (piecesOf([block]).some(held.forbids) || namesUnder(block, held.forbids)),
  );
  if (spoken.length === 0) {
    // Nothing was found to leave out, and one of its words is there: it may have been misread.
    const doubtful =
      !told && named.length > 1 && named.some((word) => isOnPage(brief, word, blocks));
    return doubtful ? 'partly' : 'followed';
  }
  return spoken.every(({ type }) => type === 'form' || type === 'sender') ? 'partly' : 'not';
}

/** Where nothing is called so, nobody can tell what was to go. */
function enoughVerdict(brief: Brief, command: Enough, blocks: readonly Block[]): Verdict {
  const isOther = othersOf(command, brief.source);
  if (piecesOf(blocks).some(isOther)) return 'not';
  const isThere = piecesOf(blocks).some(meantBy(command.about, brief.language).isIn);
  return sourceTexts(brief).some(isOther) && isThere ? 'followed' : 'not';
}

/** Not every name is known as one: where none was found to leave out, one may be left. */
function namesVerdict(
  { source }: Brief,
  { forbids, holdsFor }: Prohibition,
  blocks: readonly Block[],
): Verdict {
  if (blocks.some((block) => holdsFor(block) && piecesOf([block]).some(forbids))) return 'not';
  return source.quotes.some(({ text }) => forbids(text)) ? 'followed' : 'partly';
}

/** What was to go is known by what went; with no entries beside it, only its presence can be seen. */
function onlyVerdict(
  brief: Brief,
  command: Extract<Command, { kind: 'only' }>,
  blocks: readonly Block[],
): Verdict {
  const { about, within } = command;
  const limit = priceLimit(brief.source, command);
  if (limit) return limitVerdict(limit, blocks);
  const meant = anyOf(about, brief.language);
  // `The Group plan` is on the page where plans are, and not wherever a group is named.
  const isOption = words(about).some((word) => isKindWord(word, brief.language));
  const pieces = piecesOf(
    blocks.filter((block) =>
      within === undefined
        ? block.type !== 'quote' && (!isOption || sideBySide.has(block.type))
        : isList(block),
    ),
  );
  const gone = brief.narrowed?.get(about);
  const names = blocks.flatMap((block) => (block.type === 'table' ? block.columns : []));
  const held = meant.parts.filter((part) => {
    const { share } = meantBy(part, brief.language);
    return (
      [...pieces, ...names].some((text) => share(text) >= 0.5) ||
      names.some((name) => isSameSide(name, part, brief.language))
    );
  });
  if (command.prices && isOfThose(blocks, meant)) return 'followed';
  if (held.length === 0 || gone === undefined || gone.size === 0) return 'not';
  if (held.length < meant.parts.length) return 'partly';
  const isOther = (name: string): boolean => gone.has(name) && !meant.isJust(name);
  return names.some(isOther) || pieces.some(namesOther(gone, command, brief.language))
    ? 'partly'
    : 'followed';
}

/** Where plans and options stand. */
const sideBySide: ReadonlySet<Block['type']> = new Set(['table', 'pricing', 'benefits', 'cards']);

/** Where entries stand side by side. */
const isList = ({ type }: Block): boolean =>
  type === 'table' ||
  type === 'pricing' ||
  type === 'benefits' ||
  type === 'cards' ||
  type === 'stats' ||
  type === 'prose';

const ownPieces = (blocks: readonly Block[]): string[] =>
  piecesOf(blocks.filter(({ type }) => type !== 'quote' && type !== 'heard' && type !== 'logos'));

/** The answers stand right below the top, and none is missing. */
function answeredVerdict(brief: Brief, blocks: readonly Block[]): Verdict {
  const at = blocks.findIndex(({ type }) => type === 'heard');
  if (at !== 1) return 'not';
  return unansweredOf(brief, { blocks: [...blocks] }).length === 0 ? 'followed' : 'partly';
}

function wordingVerdict(
  { use, avoid, headline }: Extract<Command, { kind: 'wording' }>,
  blocks: readonly Block[],
): Verdict {
  const said =
    headline === true
      ? blocks.flatMap((block) => (block.type === 'hero' ? [block.headline] : []))
      : ownPieces(blocks);
  if (avoid !== undefined && said.some((text) => hasWord(text, avoid))) return 'not';
  if (avoid !== undefined || use === undefined) return 'followed';
  return said.some((text) => hasWord(text, use)) ? 'followed' : 'not';
}

function addressVerdict(
  { language }: Brief,
  form: 'formal' | 'informal',
  blocks: readonly Block[],
): Verdict {
  const answers = blocks.flatMap((block) =>
    block.type === 'heard' ? block.items.map(({ proposed }) => proposed) : [],
  );
  const texts = [...ownPieces(blocks), ...answers];
  if (texts.some((text) => isWrongAddress(text, language, form))) return 'not';
  // The sources' own sentences end as they end.
  if (language === 'ja' && form === 'formal' && texts.some((text) => plainEnding.test(text)))
    return 'partly';
  // English has one form of address: what is formal there is the choice of words.
  return language === 'en' ? 'tone' : 'followed';
}

const isBy = (block: Extract<Block, { type: 'quote' }>, by: string): boolean => {
  const said = `${block.attribution ?? ''} ${block.role ?? ''}`;
  const held = words(said.toLowerCase());
  return (
    said.includes(by) ||
    words(by.toLowerCase()).every((word) => held.some((other) => isSameName(word, other)))
  );
};
const plainEnding = /(?:だ|である|する|した|ない|った|いる|ある|なる|れる|れた)(?:。|$)/u;
