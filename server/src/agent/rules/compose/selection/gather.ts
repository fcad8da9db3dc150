// Small sections: a line or two stand among the questions, more of them together under their own
// names, and text that no heading stands above gets one or finds its place.

import type { Block } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { emptySection } from '../../context/reading.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief, Draft, DraftOf } from '../brief/brief.ts';
import { isAkin } from '../brief/led.ts';
import { looseBlocks } from '../brief/loose.ts';
import { quotedCompanies } from '../brief/proof.ts';
import { smallFirst } from '../brief/small_first.ts';
import { wordCount } from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isStatement } from '../texts/statements.ts';
import { headingOf } from '../texts/texts.ts';
import { isPrice, isUntitled } from './labels.ts';

/** So many lines are a list of their own. */
const minTogether = 2;

/** Sections of one line stand together; one of several sentences keeps its heading and its place. */
export function gatherSmall(brief: Brief, parts: readonly Draft[][]): Draft[] {
  const lines = parts.filter((part, at) => isLine(brief, part) && isSideMatter(brief, part, at));
  // One alone finds its place beside something else.
  const folded = lines.length >= minTogether ? lines : [];
  const loose = parts.filter(isUntitled);
  const gathered = gatherTitled(brief, folded);
  // Small lines come after what they are small beside.
  const place = folded.at(-1);
  const about = looseBlocks(brief, loose.flat());
  const opens = loose[0] !== undefined && loose[0] === parts[0];
  const [first, last] = opens ? openingApart(about) : [[], about];
  const out: Draft[] = [...first];
  for (const part of parts) {
    if (loose.includes(part)) continue;
    if (!folded.includes(part)) out.push(...part);
    else if (part === place) out.push(...gathered);
  }
  return [...out, ...last];
}

const longOpening = 300;

/** A few lines about the house are nothing to open with; what was achieved is, and a whole text. */
function openingApart(blocks: readonly Draft[]): [Draft[], Draft[]] {
  const opens = (block: Draft): boolean =>
    block.type !== 'prose' || block.paragraphs.join(' ').length > longOpening;
  return [blocks.filter(opens), blocks.filter((block) => !opens(block))];
}

/** What leads stands on its own, and so does what others have seen, what is proposed and what it costs. */
const isSideMatter = (brief: Brief, part: readonly Draft[], at: number): boolean =>
  !isUntitled(part) &&
  !isProof(brief, part) &&
  !proposes.test(titleOf(part)) &&
  !isPrice(titleOf(part)) &&
  !(at === 0 && isLed(brief, part));

export const titleOf = ([only]: readonly Draft[]): string =>
  (only === undefined ? undefined : headingOf(only as Block)) ?? '';

/** What is proposed is no side matter. */
const proposes = lean(
  /(?<!\p{L})(?:propos\p{L}*|suggest\p{L}*|recommend\p{L}*|vorschlag\p{L}*|schlagen .{0,20}vor|proponemos|propuesta|proponiamo|proposta|propomos|voorstel\p{L}*|stellen .{0,10}voor|proponujemy|propozycj\p{L}+|solution|lösung|solución|soluzione|solução|oplossing|rozwiązani\p{L}+)(?!\p{L})|ご?提案/iu,
);

const loneText = 160;
const maxAnswers = 7;

/**
 * A section of one line is no section. A question stands among the questions; anything else is told with its name among
 * what no name stands above.
 */
export function placeLone(
  brief: Brief,
  blocks: readonly Draft[],
  faq: DraftOf<'faq'> | undefined,
): { blocks: Draft[]; faq: DraftOf<'faq'> | undefined } {
  let asked = faq;
  let out = [...blocks];
  for (const block of blocks) {
    const isLone = isLine(brief, [block]) && !isOwn(brief, [block]);
    if (block.type !== 'prose' || !isLone || !isSideMatter(brief, [block], 0)) continue;
    const { heading = '', chunkIds } = block;
    const text = block.paragraphs.join(' ');
    const others = out.filter((one) => one !== block);
    const own = others.find((one) => one.type === 'prose' && isOwn(brief, [one]));
    const labelled = isClause.test(heading)
      ? text
      : `${heading}${colonOf(brief.language)}${smallFirst(text, brief)}`;
    if (asked && isQuestion(heading) && asked.items.length < maxAnswers) {
      const cited = chunkIds.length === 0 ? {} : { chunkIds };
      asked = { ...asked, items: [...asked.items, { question: heading, answer: text, ...cited }] };
      out = others;
    } else if (own?.type === 'prose') {
      const told = { ...own, paragraphs: [...own.paragraphs, labelled] };
      out = others.map((one) => (one === own ? told : one));
    } else if (others.length > 0 && isValue(brief, heading, text)) {
      const name = brief.phrases.goodToKnow ?? heading;
      out = [...others, { type: 'prose', chunkIds, heading: name, paragraphs: [labelled] }];
    }
  }
  return { blocks: out, faq: asked };
}

/** `Current wait: 9 days`: a label and what it says, without a sentence. */
const isValue = ({ language }: Brief, title: string, text: string): boolean =>
  wordCount(text) <= maxValueWords &&
  !isClause.test(title) &&
  !isQuestion(title) &&
  !isStatement(withoutStop(text), language);
const maxValueWords = 5;

/** `Why people choose it` heads a list, and labels no sentence. */
const isClause =
  /^(?:why|what|how|warum|wieso|was|wie|pourquoi|ce que|ce qui|comment|por qué|lo que|qué|cómo|perché|che cosa|cosa|come|porquê|por que|o que|como|waarom|wat|hoe|dlaczego|co|jak)\s/iu;

export const isProof = ({ source }: Brief, [only]: readonly Draft[]): boolean => {
  const heading = only === undefined ? undefined : headingOf(only as Block);
  return (
    heading !== undefined &&
    (kindOf(emptySection(heading)) === 'proof' ||
      quotedCompanies(source.quotes).some((name) => heading.includes(name)))
  );
};

const isLed = ({ commands, language }: Brief, [only]: readonly Draft[]): boolean => {
  const held = termsOf([headingOf(only as Block), ...paragraphsOf(only)].join(' '), language);
  return commands.lead
    .flatMap((text) => termsOf(text, language))
    .some((term) => held.some((other) => isAkin(term, other)));
};

const paragraphsOf = (draft: Draft | undefined): string[] =>
  draft?.type === 'prose' ? draft.paragraphs : [];

/** A name and a line; several sentences under a name are a section. */
const isLine = (brief: Brief, part: readonly Draft[]): boolean => {
  const [only] = part;
  const [text = '', ...more] = paragraphsOf(only);
  const lone = part.length === 1 && text !== '' && more.length === 0 && text.length <= loneText;
  return lone && (isOwn(brief, part) || sentencesOf(text, brief.language).length === 1);
};

/** Under a heading that says nothing but whose page it is. */
export const isOwn = ({ phrases, source }: Brief, part: readonly Draft[]): boolean =>
  [phrases.goodToKnow, source.product && phrases.about?.(source.product)].includes(titleOf(part));

function gatherTitled(brief: Brief, parts: readonly Draft[][]): Draft[] {
  const items = parts.map((part) => ({
    title: titleOf(part),
    text: part.flatMap(paragraphsOf).join(' '),
  }));
  if (items.length === 0) return [];
  const chunkIds = [...new Set(parts.flat().flatMap((draft) => draft.chunkIds))];
  const named = namedAfter(
    brief,
    items.map(({ title }) => title),
  );
  // Of more than a few, each is headed by its own title.
  const heading = named !== undefined && brief.claims.claim(named) ? named : undefined;
  return [{ type: 'benefits', chunkIds, ...(heading === undefined ? {} : { heading }), items }];
}

const maxLabelWords = 2;
const maxNamed = 48;
/** A row of three and more is no name. */
const maxJoined = 2;

/** `Delivery and warranty`: what both are about. `Good to know` would say nothing, and their own titles stand above them. */
export function namedAfter(brief: Brief, titles: readonly string[]): string | undefined {
  const short = titles.every(
    (title) => title.split(/\s+/).length <= maxLabelWords && !/[?？(（]/u.test(title),
  );
  if (!short || titles.length > maxJoined) return undefined;
  const [first = '', ...rest] = titles;
  const named = joining(brief.language).format([
    first,
    ...rest.map((title) => smallFirst(title, brief)),
  ]);
  return named.length <= maxNamed ? named : undefined;
}

const joiners = new Map<string, Intl.ListFormat>();
function joining(language: string): Intl.ListFormat {
  const known = joiners.get(language);
  if (known) return known;
  const made = new Intl.ListFormat(Intl.ListFormat.supportedLocalesOf([language]), {
    type: 'conjunction',
  });
  joiners.set(language, made);
  return made;
}
