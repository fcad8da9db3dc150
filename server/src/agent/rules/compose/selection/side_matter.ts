// Lines that are no section, however they stand in a text: how it is paid and cancelled goes with the
// prices, whom to call with the closing, a question with its answer among the questions.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { tellsResults } from '../../context/tables.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief, Draft, DraftOf } from '../brief/brief.ts';
import { ofTerms } from '../texts/claim_lines.ts';
import { headingOf } from '../texts/texts.ts';
import { isPrice } from './labels.ts';

export interface SideMatter {
  terms: string[];
  contact: string[];
  asked: { question: string; answer: string }[];
}

/** What a page is made of before it is put together. */
export interface Pieces {
  blocks: Draft[];
  faq: DraftOf<'faq'> | undefined;
  closing: Draft[];
}

/** `IEC 60870-5-104` is the number of a standard. */
const phone =
  /(?<![\d.,]|(?<!\p{L})(?:IEC|ISO|EN|DIN|IEEE|ASTM|VDE|UL|BS|NF|UNI|JIS|NEN|PN)\s)\+?\d[\d ()/-]{6,18}\d(?![\d.,]*\d)/u;
const address = /[\w.+-]{1,64}@[\w-]{1,63}\.\w/;
const maxContact = 140;

/** `Questions? Call Joost: 085 555 01 44.` */
export const isContact = (text: string): boolean =>
  text.length <= maxContact &&
  !hasAmount(text) &&
  (address.test(text) || (phone.exec(text)?.[0].replace(/\D/g, '').length ?? 0) >= minDigits);
const minDigits = 8;

/** Questions only where the page has a place for them. */
export function setAside(
  brief: Brief,
  parts: readonly Draft[][],
  asks: boolean,
): { parts: Draft[][]; side: SideMatter } {
  const side: SideMatter = { terms: [], contact: [], asked: [] };
  const colon = colonOf(brief.language);
  const left = parts.map((part) =>
    part.flatMap((draft): Draft[] => {
      if (draft.type !== 'prose') return [draft];
      const { heading } = draft;
      if (heading !== undefined && callsFor(brief, draft.paragraphs)) {
        // `Office`, and below it nothing but its number: the heading is its label.
        const label = /^[\d+(]/u.test(draft.paragraphs[0] ?? '') ? `${heading}${colon}` : '';
        side.contact.push(`${label}${draft.paragraphs[0]}`, ...draft.paragraphs.slice(1));
        return [];
      }
      // What stands around a table is part of its section.
      if (heading === undefined && part.length > 1) return [draft];
      const paragraphs = draft.paragraphs.filter(
        (text) => !isAside(brief, text, heading, side, asks),
      );
      return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
    }),
  );
  return { parts: left.filter((part) => part.length > 0), side };
}

/** `Talk to us`, and below it who answers, by which number, and what to send: nothing else is told there. */
function callsFor({ language }: Brief, paragraphs: readonly string[]): boolean {
  const text = paragraphs.join(' ');
  const [first = '', ...rest] = sentencesOf(text, language);
  return text.length <= maxCall && rest.length <= 2 && !hasAmount(text) && isContact(first);
}
const maxCall = 320;

function isAside(
  { language }: Brief,
  text: string,
  heading: string | undefined,
  side: SideMatter,
  asks: boolean,
): boolean {
  // A label of its own says whom one calls.
  const whole = heading === undefined || /[:：]/u.test(text) ? text : `${heading}: ${text}`;
  const bare = heading === undefined || text.length <= maxNumber;
  if (bare && isContact(whole))
    return isImprint(whole) || side.contact.push(ensureEnd(whole, language)) > 0;
  const [first = '', ...rest] = sentencesOf(text, language);
  // Under the author's own heading a text stands as the author wanted it.
  const terms = (ofTerms.test(first) && !hasAmount(first)) || ofPrices.test(first);
  if (heading === undefined && terms) return side.terms.push(text) > 0;
  if (asks && heading === undefined && isQuestion(first) && rest.length > 0)
    return side.asked.push({ question: first, answer: joinSentences(rest, language) }) > 0;
  return false;
}

/** `Reg. charity 1187. Tide Mill, Quay Road, Wells. info@mill.example`: where they sit, and nobody is asked to write. */
const isImprint = (text: string): boolean =>
  /,\s\p{Lu}|\d/u.test(beforeReach(text)) && /(?:\p{L}{4}\.|[·|])\s*$/u.test(beforeReach(text));
const beforeReach = (text: string): string =>
  text.slice(0, (address.exec(text) ?? phone.exec(text))?.index ?? 0);

/** `All prices are net, plus 95 € for the journey.` */
const ofPrices =
  /^(?:\p{L}{3,8}\s)?(?:prices|preise|prix|tarifs|precios|prezzi|preços|prijzen|ceny)(?!\p{L})/iu;

/** A number under its label; more is a section. */
const maxNumber = 40;
const maxNote = 500;
const maxQuestions = 8;

export function withSideMatter(brief: Brief, pieces: Pieces, side: SideMatter): Pieces {
  const { faq, numbers } = withoutNumbers(pieces.faq);
  const priced = withTerms(brief, pricesTogether(brief, { ...pieces, faq }), side.terms);
  return withContact(brief, withAsked(priced, side.asked), [...side.contact, ...numbers]);
}

const maxAsking = 20;

/** `Questions? – Call Joost: 085 555 01 44` asks nothing. */
function withoutNumbers(faq: Pieces['faq']): { faq: Pieces['faq']; numbers: string[] } {
  if (!faq) return { faq, numbers: [] };
  const isNumber = ({ question, answer }: (typeof faq.items)[number]): boolean =>
    question.length <= maxAsking && isContact(answer);
  const items = faq.items.filter((item) => !isNumber(item));
  const numbers = faq.items.filter(isNumber).map(({ question, answer }) => `${question} ${answer}`);
  return { faq: items.length === 0 ? undefined : { ...faq, items }, numbers };
}

const maxPriceLine = 320;

/** A line about prices stands below the price list, where there is one. */
function pricesTogether(brief: Brief, pieces: Pieces): Pieces {
  const list = pieces.blocks.find((block) => block.type !== 'prose' && isPriced(block));
  const lines = pieces.blocks.filter((block) => isPriced(block) && lineOf(block) !== undefined);
  const said = lines.flatMap((block) => lineOf(block) ?? []).join(' ');
  const whole = list && said !== '' ? noted(brief, list, [], said) : list;
  if (!list || whole === list) return pieces;
  const blocks = pieces.blocks
    .filter((block) => !lines.includes(block))
    .map((block) => (block === list && whole ? whole : block));
  return { ...pieces, blocks };
}

/** With its label, unless that says no more than that it is a price. */
function lineOf(block: Draft): string | undefined {
  if (block.type !== 'prose' || block.paragraphs.length !== 1) return undefined;
  const [text = ''] = block.paragraphs;
  const label = (block.heading ?? '').split(/\s+/).length > 1 ? `${block.heading}: ` : '';
  return text.length <= maxPriceLine ? `${label}${text}` : undefined;
}

/** Below the prices; without any, under their own name. */
function withTerms(brief: Brief, pieces: Pieces, terms: readonly string[]): Pieces {
  if (terms.length === 0) return pieces;
  const said = terms.join(brief.language === 'ja' ? '' : ' ');
  const at = pieces.blocks.findIndex((block) => isPriced(block) && said.length <= maxNote);
  const priced = pieces.blocks[at];
  if (priced)
    return { ...pieces, blocks: pieces.blocks.with(at, noted(brief, priced, terms, said)) };
  const own = ownSection(brief.phrases.terms, terms);
  return { ...pieces, blocks: [...pieces.blocks, own] };
}

const ownSection = (heading: string | undefined, paragraphs: readonly string[]): Draft => ({
  type: 'prose',
  chunkIds: [],
  ...(heading === undefined ? {} : { heading }),
  paragraphs: [...paragraphs],
});

const isPriced = (block: Draft): boolean =>
  block.type === 'pricing' ||
  (block.type === 'table' &&
    !tellsResults(block.columns) &&
    block.rows.some(({ cells }) => cells.some(hasAmount))) ||
  (block.type === 'prose' && isPrice(headingOf(block as Block) ?? ''));

function noted({ language }: Brief, block: Draft, terms: readonly string[], said: string): Draft {
  if (block.type === 'prose') return { ...block, paragraphs: [...block.paragraphs, ...terms] };
  if (block.type !== 'pricing' && block.type !== 'table') return block;
  const { note: above = '' } = block;
  const news = sentencesOf(said, language).filter((one) => !above.includes(withoutStop(one)));
  const note = joinSentences(above === '' ? news : [above, ...news], language);
  return note.length <= maxNote ? { ...block, note } : block;
}

function withAsked(pieces: Pieces, asked: SideMatter['asked']): Pieces {
  const { faq } = pieces;
  if (!faq || asked.length === 0) return pieces;
  return { ...pieces, faq: { ...faq, items: [...faq.items, ...asked].slice(0, maxQuestions) } };
}

/** Whom to call stands where the reader is asked to. */
function withContact(brief: Brief, pieces: Pieces, contact: readonly string[]): Pieces {
  const said = joinSentences([...contact], brief.language);
  const at = pieces.closing.findIndex(({ type }) => type === 'form' || type === 'callToAction');
  const closing = pieces.closing[at];
  if (said === '') return pieces;
  if (!closing) {
    const blocks = [...pieces.blocks, ownSection(brief.phrases.getInTouch, contact)];
    return { ...pieces, blocks };
  }
  const and = (text: string | undefined): string => (text === undefined ? said : `${text} ${said}`);
  const told: Draft | undefined =
    closing.type === 'form'
      ? { ...closing, introduction: and(closing.introduction) }
      : closing.type === 'callToAction'
        ? { ...closing, text: and(closing.text) }
        : undefined;
  return told ? { ...pieces, closing: pieces.closing.with(at, told) } : pieces;
}
