// Adds a quotation of the sources that the page left out, called by its speaker.
import { fold, termsOf, wordsOf } from '../../../platform/text/words.ts';
import { citing, quoteText } from '../compose/desk.ts';
import { insert } from './add.ts';
import type { Editing, Outcome } from './editing.ts';
import { findSections } from './find.ts';
import type { Place, RequestOf } from './requests.ts';
import { kindOfSection } from './section_kinds.ts';
import { quoteTerms } from './target.ts';

const voice = /(?:の声|のコメント|の言葉|の引用|さんの声|の感想)$/u;

/** Nothing when no speaker is named, unless a quotation is asked for and only one is left. */
export function addQuote(editing: Editing, topic: string, place?: Place): Outcome | undefined {
  const { blocks } = editing;
  const found = addable(editing, topic);
  if (!found) return undefined;
  const { chunkId: _, ...said } = found;
  const draft = { type: 'quote' as const, chunkIds: citing([found]), ...said };
  const quoted = blocks.findLast((block) => block.type === 'quote');
  const beside: Place | undefined = quoted && { where: 'after', section: quoted.componentId };
  // `Before the one that is there`: of quotations, that can only be one.
  const asked = place && 'section' in place ? findSections(blocks, place.section, {}) : [];
  const unnamed = place && 'section' in place && asked.length === 0 && quoted;
  const at = unnamed ? { where: place.where, section: quoted.componentId } : place;
  return insert(editing, [draft], at ?? beside, (name) => `I added ${name}.`, [found.text]);
}

/** A quotation that the page does not show, by who is quoted or what they are; `asked`: a quotation is meant. */
export function addable({ desk, blocks }: Editing, called: string, asked = false) {
  const topic = called.replace(voice, '');
  const shown = blocks.flatMap((block) => (block.type === 'quote' ? [fold(block.text)] : []));
  const open = desk.source.quotes.filter(({ text }) => !shown.includes(fold(text)));
  const asks =
    asked ||
    voice.test(called) ||
    kindOfSection(topic) === 'quote' ||
    termsOf(topic, desk.language).some((term) => quoteTerms.has(term));
  const named = open.filter(({ attribution }) => attribution && isNamed(topic, attribution));
  const about =
    asks && named.length === 0
      ? open.filter((quote) => speaksOf(desk.language, topic, quoteText(quote)))
      : [];
  const byRole =
    wordsOf(topic).length === 1
      ? open.filter(({ role }) => wordsOf(fold(role ?? '')).includes(fold(topic)))
      : [];
  const found =
    named[0] ??
    (byRole.length === 1 ? byRole[0] : undefined) ??
    about[0] ??
    (asks && kindOfSection(topic) === 'quote' ? open[0] : undefined);
  return asks || wordsOf(topic).length <= 4 ? found : undefined;
}

/** By the whole name, or by a part of it that is no small word. */
function isNamed(topic: string, speaker: string): boolean {
  const asked = new Set(wordsOf(fold(topic)));
  const names = wordsOf(fold(speaker)).filter((word) => word.length >= 3);
  // 田中さん is a part of 田中健.
  const start = /^[\p{sc=Han}]{2}/u.exec(speaker)?.[0];
  return names.some((name) => asked.has(name)) || (start !== undefined && topic.includes(start));
}

function speaksOf(language: string, topic: string, quote: string): boolean {
  const terms = new Set(termsOf(quote, language));
  const wanted = termsOf(topic, language).filter((term) => !quoteTerms.has(term));
  const whole = /[\p{sc=Han}]/u.test(topic) && quote.includes(topic);
  return whole || (wanted.length > 0 && wanted.every((term) => terms.has(term)));
}

/** `Put Tom's quote first`, of a quotation that is not on the page yet. */
export const moveOrAddQuote = (
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined => {
  const first = editing.blocks.find((block) => block.type === 'quote');
  const top = place.where === 'top' && first !== undefined;
  const at: Place = top ? { where: 'before', section: first.componentId } : place;
  const outcome = addQuote(editing, section, at);
  return outcome && { ...outcome, deed: 'added' };
};
