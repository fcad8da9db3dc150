// What stands on a page stands on its own, wherever its pieces were chosen: no sentence without the neighbour in its source
// that it leans on, no name with nothing below it, no text under no heading beside what is told of the house.
import type { LeftOut } from '../../../../claims/claims.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { meetsReader } from '../answers/headline_answers.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { isRest } from '../brief/proof.ts';
import { changes, leansOnOther, wordCount } from '../texts/claim_lines.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';
import { isOwn } from './gather.ts';

/** Fewer words are whole only beside others. */
const minAlone = 6;
const maxValue = 5;
/** More lines of different things are a drawer, and no section. */
const maxTogether = 5;

export function wholeOnly(brief: Brief, drafts: readonly Draft[]) {
  const leftOut: LeftOut[] = [];
  const isTorn = tornIn(brief);
  const kept: Keep = (text, least = '') => {
    const sentences = sentencesOf(text, brief.language);
    const whole = sentences.filter((one) => !isTorn(one));
    if (whole.length === sentences.length) return text;
    if (whole.length === 0 && least !== '') return least;
    for (const one of sentences)
      if (!whole.includes(one)) leftOut.push({ text: one, reason: 'fragment' });
    return joinSentences(whole, brief.language);
  };
  const drop = (text: string): void => {
    leftOut.push({ text, reason: 'unfit' });
  };
  const whole = drafts.flatMap((draft) => wholeDraft(draft, kept));
  const theirs = whole.flatMap((draft) => matters(brief, draft, drop));
  return { drafts: told(brief, theirs, drop), leftOut };
}

/** `least`: what stays where nothing would. */
type Keep = (text: string, least?: string) => string;

/** Whether a sentence lost what stood beside it in its line, and cannot do without. */
function tornIn({ source, input, language }: Brief): (sentence: string) => boolean {
  const gone = source.leftOut.filter(({ text }) => text.length > minAlone).map(({ text }) => text);
  const lines = input.page.pageContext.split('\n');
  const isGone = (text: string): boolean =>
    /\p{L}/u.test(text) && gone.some((one) => one.includes(text) || text.includes(one));
  return (sentence) => {
    if (gone.length === 0) return false;
    const line = lines.find((one) => one.includes(sentence));
    if (line === undefined) return false;
    const at = line.indexOf(sentence);
    const before = sentencesOf(line.slice(0, at), language).at(-1) ?? '';
    const after = sentencesOf(line.slice(at + sentence.length), language)[0] ?? '';
    const lost = isGone(before);
    if (!lost && !isGone(after)) return false;
    const states = isStatement(sentence, language) || !knowsVerbs(language);
    return (
      (!states && wordCount(sentence) < minAlone) || (lost && leansOnOther(sentence, language))
    );
  };
}

function wholeDraft(draft: Draft, kept: Keep): Draft[] {
  switch (draft.type) {
    case 'prose': {
      const paragraphs = draft.paragraphs.map((text) => kept(text)).filter((text) => text !== '');
      return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
    }
    case 'benefits': {
      const items = draft.items.flatMap(({ text, ...item }) => {
        const below = text === undefined ? '' : kept(text);
        return below === '' && text !== undefined
          ? []
          : [below === '' ? item : { ...item, text: below }];
      });
      const named = items.filter((item) => !isBareName(item.title, 'text' in item, items));
      return named.length === 0 ? [] : [{ ...draft, items: named }];
    }
    case 'faq': {
      // A few words are whole behind what asks for them.
      const items = draft.items.map((item) => ({
        ...item,
        answer: kept(item.answer, item.answer),
      }));
      return [{ ...draft, items }];
    }
    default:
      return [draft];
  }
}

/** `Crockery`, among entries that say something of what they name. */
const isBareName = (title: string, isTold: boolean, all: readonly object[]): boolean =>
  !isTold &&
  wordCount(title) <= 2 &&
  !/\d/.test(title) &&
  all.filter((one) => 'text' in one).length * 2 >= all.length;

type Prose = Draft & { type: 'prose' };

/**
 * Text under no heading, and what stands under one that says only whose page it is, is told together: no more than a few
 * lines, and for a reader who said what they want behind all that has a name of its own.
 */
function told(brief: Brief, drafts: readonly Draft[], drop: (text: string) => void): Draft[] {
  const { phrases, said } = brief;
  const isDrawer = (draft: Draft, at: number): draft is Prose =>
    draft.type === 'prose' &&
    (isOwn(brief, [draft]) || (draft.heading === undefined && !isRest(drafts, at)));
  const drawers = drafts.filter(isDrawer);
  const [first] = drawers;
  if (!first) return [...drafts];
  const meets = meetsReader(brief);
  const all = drawers.flatMap(({ paragraphs }) => paragraphs);
  // What meets the reader stays first of all, in the order in which it was written.
  const ranked =
    said.length === 0 ? all : all.toSorted((a, b) => Number(meets(b)) - Number(meets(a)));
  const kept = all.filter((text) => ranked.indexOf(text) < maxTogether);
  ranked.slice(maxTogether).forEach(drop);
  const waits = drafts.findIndex((one) => one.type === 'callToAction' && one.text === undefined);
  const begins = drafts[waits];
  // How long it takes now stands where one is asked to begin.
  if (begins?.type === 'callToAction' && all.every((text) => isWait(text, brief.language))) {
    const text = all.map((one) => ensureEnd(one, brief.language)).join(' ');
    return drafts
      .with(waits, { ...begins, text })
      .filter((one) => !(drawers as Draft[]).includes(one));
  }
  const heading = drawers.find((one) => one.heading !== undefined)?.heading ?? phrases.goodToKnow;
  const chunkIds = [...new Set(drawers.flatMap((one) => one.chunkIds))];
  const together: Draft = {
    ...first,
    chunkIds,
    ...(heading === undefined ? {} : { heading }),
    paragraphs: kept,
  };
  const others = drafts.filter((draft) => !(drawers as Draft[]).includes(draft));
  const at = said.length === 0 ? drafts.indexOf(first) : endOf(others);
  return others.toSpliced(at, 0, together);
}

/** `Current wait: 9 days`. */
const isWait = (text: string, language: string): boolean => {
  const value = /^[^:：]{3,60}[:：]\s?(.+)$/u.exec(text)?.[1] ?? '';
  return (
    value !== '' &&
    wordCount(value) <= maxValue &&
    changes.test(text) &&
    !isStatement(value, language)
  );
};

/** Before the questions and what the reader is asked to do. */
const endOf = (drafts: readonly Draft[]): number => {
  const at = drafts.findIndex(({ type }) => closing.has(type));
  return at < 0 ? drafts.length : at;
};
const closing: ReadonlySet<Draft['type']> = new Set(
  'faq ask form callToAction sender plan'.split(' ') as Draft['type'][],
);

/** Small matters, each under its own name and all under none: of them a reader gets what meets what they said. */
function matters(brief: Brief, draft: Draft, drop: (text: string) => void): Draft[] {
  if (
    draft.type !== 'benefits' ||
    draft.heading !== undefined ||
    brief.said.length === 0 ||
    draft.items.length < maxTogether
  )
    return [draft];
  const meets = meetsReader(brief);
  const isTheirs = ({ title, text = '' }: (typeof draft.items)[number]): boolean =>
    meets(`${title} ${text}`);
  const items = draft.items.filter(isTheirs);
  const labelled = draft.items.filter(({ text }) => text !== undefined).length;
  if (items.length === 0 || labelled * 2 <= draft.items.length) return [draft];
  for (const { title, text = '' } of draft.items.filter((one) => !isTheirs(one)))
    drop(`${title}: ${text}`);
  const [only, ...more] = items;
  return only?.text === undefined || more.length > 0
    ? [{ ...draft, items }]
    : [{ type: 'prose', chunkIds: draft.chunkIds, heading: only.title, paragraphs: [only.text] }];
}
