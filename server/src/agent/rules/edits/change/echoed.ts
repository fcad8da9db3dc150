// A sentence may stand at the top of the page and once more in its section: what becomes of one becomes of the other.
import type { Block } from '../../../../content/content.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { mapTexts, textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { type Editing, isWithinLimits, type Outcome } from '../editing.ts';
import type { Request } from '../requests.ts';
import { headlineWithout, heroOf } from './headline.ts';

const kinds: ReadonlySet<Request['kind']> = new Set([
  'remove',
  'removeText',
  'setValue',
  'correct',
  'replace',
  'setHours',
  'setDays',
]);
/** So long a text is said twice, and does not only happen to be alike. */
const leastWords = 4;

export function echoed(editing: Editing, request: Request, outcome: Outcome): Outcome {
  if (outcome.blocks === undefined || editing.selected || !kinds.has(request.kind)) return outcome;
  const { language } = editing.brief;
  const before = new Map(editing.blocks.map((block) => [block.componentId, block]));
  const isChanged = (block: Block): boolean => before.get(block.componentId) !== block;
  const became = new Map<string, string>();
  for (const block of outcome.blocks) {
    const was = before.get(block.componentId);
    if (was === undefined || was === block || was.type === 'hero') continue;
    for (const [key, text] of changedIn(was, block, language)) became.set(key, text);
  }
  if (became.size === 0) return outcome;
  let blocks: readonly Block[] = outcome.blocks.flatMap((block) =>
    isChanged(block) || block.type === 'quote' || block.type === 'hero'
      ? [block]
      : echoIn(block, became, language),
  );
  const hero = heroOf({ ...editing, blocks });
  const said = hero && became.get(keyOf(hero.headline));
  if (hero && said !== undefined) {
    const told = keyOf(hero.headline);
    const other = { ...hero, headline: withoutStop(said) };
    blocks =
      said === ''
        ? (headlineWithout(
            { ...editing, blocks },
            (line) => keyOf(line) === told || became.get(keyOf(line)) === '',
          )?.blocks ?? blocks)
        : blocks.map((block) => (block === hero && isWithinLimits(other) ? other : block));
  }
  return withoutKept({
    ...outcome,
    blocks: blocks.flatMap((block) => belowHeadline(block, became, language)),
  });
}

/** The reply does not tell that a text is still there which went with the other. */
function withoutKept(outcome: Outcome): Outcome {
  const { not: _, why, reasons = [], ...gone } = outcome;
  if (why !== 'kept' || reasons.length === 0) return outcome;
  const page = keyOf((outcome.blocks ?? []).flatMap(textsOf).join(' '));
  return reasons.some((text) => page.includes(keyOf(text))) ? outcome : gone;
}

/** By the sentence as it was: as it is now, or nothing. */
function changedIn(was: Block, block: Block, language: string): [key: string, text: string][] {
  const said = (one: Block): string[] =>
    textsOf(one).flatMap((text) => sentencesOf(text, language));
  const [old, now] = [said(was), said(block)];
  const [kept, had] = [new Set(now.map(keyOf)), new Set(old.map(keyOf))];
  const lost = old.filter((text) => !kept.has(keyOf(text)));
  const gained = now.filter((text) => !had.has(keyOf(text)));
  if (gained.length > 0 && gained.length !== lost.length) return [];
  return lost
    .map((text, at): [string, string] => [text, gained[at] ?? ''])
    .flatMap(([text, next]) => [
      ...(text.split(/\s+/).length >= leastWords ? [[text, next] as const] : []),
      ...clausesChanged(text, next, language),
    ])
    .map(([text, next]) => [keyOf(text), next]);
}

/** `Linen lasts ten seasons; cotton, four`: at the top, each half may be a sentence of its own. */
function clausesChanged(text: string, next: string, language: string): [string, string][] {
  const [old, now] = [text, next].map((one) => (one === '' ? [] : one.split(/[;；]\s?/u)));
  if (!old || !now || old.length < 2) return [];
  const kept = new Set(now.map(keyOf));
  return old.flatMap((clause, at): [string, string][] => {
    if (kept.has(keyOf(clause)) || clause.split(/\s+/).length < leastInClause) return [];
    const became = now.length === old.length ? (now[at] ?? '') : '';
    return [[clause, became === '' ? '' : ensureEnd(capitalised(became), language)]];
  });
}
const leastInClause = 3;

/** What a block can do without, or what takes its entry along. Figures, rows and dates stay as they are. */
const mayGo: Partial<Record<Block['type'], readonly string[]>> = {
  prose: ['paragraphs'],
  benefits: ['title', 'text'],
  steps: ['title', 'text'],
  faq: ['answer'],
  heard: ['proposed'],
};

/** What the reader said stays as they said it. */
function echoIn(block: Block, became: ReadonlyMap<string, string>, language: string): Block[] {
  let isHit = false;
  const changed = mapTexts(block, (text, member) => {
    if (member === 'said' || member === 'introduction' || member === 'heading') return text;
    const sentences = sentencesOf(text, language);
    if (!sentences.some((one) => became.has(keyOf(one)))) return text;
    isHit = true;
    const left = sentences.map((one) => became.get(keyOf(one)) ?? one).filter((one) => one !== '');
    if (left.length > 0) return joinSentences(left, language);
    return mayGo[block.type]?.includes(member) === true ? undefined : text;
  });
  if (!isHit) return [block];
  const whole = withoutEmpty(changed);
  if (whole === undefined) return [];
  return [isWithinLimits(whole) ? whole : block];
}

/** An answer that is gone takes its question along; nothing where no other is left. */
function withoutEmpty(block: Block): Block | undefined {
  if (block.type === 'heard') {
    const items = block.items.filter(({ proposed }) => proposed !== undefined);
    return items.length === 0 ? undefined : { ...block, items };
  }
  if (block.type === 'faq') {
    const items = block.items.filter(({ answer }) => answer !== undefined);
    return items.length === 0 ? undefined : { ...block, items };
  }
  if (block.type === 'prose') return block.paragraphs.length === 0 ? undefined : block;
  if (block.type === 'benefits' || block.type === 'steps') {
    const items = block.items.filter(({ title }) => title !== undefined);
    return items.length === 0 ? undefined : { ...block, items };
  }
  return block;
}

function belowHeadline(
  block: Block,
  became: ReadonlyMap<string, string>,
  language: string,
): Block[] {
  if (block.type !== 'hero' || block.subheadline === undefined) return [block];
  const { subheadline, ...rest } = block;
  const sentences = sentencesOf(subheadline, language);
  if (!sentences.some((one) => became.has(keyOf(one)))) return [block];
  const left = sentences.map((one) => became.get(keyOf(one)) ?? one).filter((one) => one !== '');
  return [left.length === 0 ? rest : { ...rest, subheadline: joinSentences(left, language) }];
}
