import { keyOf } from '../../../platform/text/words.ts';
import { headingOf } from '../compose/texts.ts';
import { hideButton } from './buttons.ts';
import { removeColumn, removeFromCell } from './columns.ts';
import {
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  openBlocks,
  targetsOf,
} from './editing.ts';
import { bareTarget, stays } from './ground/called.ts';
import { entriesOf, withoutKindOf } from './ground/entry.ts';
import { stripArticles } from './ground/scope.ts';
import { keepOnly } from './keep_only.ts';
import { removeAbout, removeFewer, removePart, removeSections } from './remove_about.ts';

import { removeCalled, removeEntry, removeFrom, removeLikest, removeNth } from './remove_entry.ts';
import { priceName, removeAmounts, removePrices } from './remove_prices.ts';
import { removeText } from './remove_text.ts';
import { removeBrackets, removeMember } from './remove_words.ts';
import type { Removal, RequestOf } from './requests.ts';

const anyOf =
  /^(?:(?:any|every)(?:thing)?|all|tout|toute|alles|todo|tutto|tudo|wszystko)?\s*(?:(?:the )?(?:mentions?|references?|talk|info|text|bits?)\s+)?(?:of|to|about|on|regarding|concerning|related to|ce qui concerne|qui concerne|concernant|was mit|was|zu|lo relacionado con|lo que tenga que ver con|lo de|ciò che riguarda|quello che riguarda|o que diz respeito a|o que fala de|over|co dotyczy|o)\s+/iu;

/** What is named, and nothing that must stay. */
export function remove(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const { keep, each } = request;
  if (each && keep === undefined) return removeJoined(editing, request, each);
  const priced = keep !== undefined && priceName.test(request.section);
  const entries =
    keep === undefined
      ? undefined
      : ((priced ? removeAmounts(editing) : undefined) ??
        keepEntries(editing, request.section, keep));
  if (entries) return entries;
  const open = keep === undefined ? bySentence(editing, request.section) : editing;
  const outcome = removeOne(open, { ...request, section: bareTarget(request.section) });
  if (keep === undefined || outcome.blocks === undefined) return outcome;
  if (stays(editing.blocks, outcome.blocks, keep, editing.desk.language)) return outcome;
  const said = `“${request.section}” cannot go without “${keep}”, so I changed nothing.`;
  return not(said, 'impossible', request.section);
}

/** A name that has `and` in it goes whole; else each goes, if each is there; else what is there of them. */
function removeJoined(
  editing: Editing,
  { each: _, ...whole }: RequestOf<'remove'>,
  each: readonly Removal[],
): Outcome {
  const key = keyOf(stripArticles(whole.section));
  const isName = editing.blocks.some(
    (block) =>
      keyOf(headingOf(block) ?? '') === key ||
      entriesOf(block).some(({ name }) => keyOf(name) === key),
  );
  const outcomes: Outcome[] = [];
  let { blocks } = editing;
  for (const one of isName ? [] : each) {
    const outcome = removeAny({ ...editing, blocks }, one);
    blocks = outcome.blocks ?? blocks;
    outcomes.push(outcome);
  }
  const went = outcomes.filter(({ did }) => did !== undefined);
  if (went.length === 0) return remove(editing, whole);
  const missing = outcomes.find((outcome) => outcome.not !== undefined);
  return {
    ...done(
      blocks,
      undefined,
      went.map(({ did }) => did ?? '').join(' '),
      went.flatMap(({ about }) => about ?? []),
    ),
    ...(missing?.not === undefined
      ? {}
      : { not: missing.not, why: missing.why ?? 'missing', reasons: missing.about ?? [] }),
  };
}

function removeAny(editing: Editing, request: Removal): Outcome {
  if (request.kind === 'hideButton') return hideButton(editing, request);
  return request.kind === 'remove' ? remove(editing, request) : removeText(editing, request);
}

/** `Remove the numbers except the last one`: entries of the list that is named stay. */
function keepEntries(editing: Editing, section: string, keep: string): Outcome | undefined {
  const within = targetsOf(editing, bareTarget(section), { byNameOnly: true });
  if (isOutcome(within) || within.length !== 1) return undefined;
  const text = keep.replace(/\s(?:one|ones)$/i, '');
  const outcome = keepOnly({ ...editing, within }, { kind: 'keepOnly', text });
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'shortened' };
}

const sentenceWord = /(?:^|\s)(?:sentence|satz|phrase|frase|oración|zin|zdanie)\s/iu;

const bySentence = (editing: Editing, named: string): Editing =>
  sentenceWord.test(named) ? { ...editing, sentences: true } : editing;

/** What is named, and where a comma follows, what stands before it: the rest may be a reason. */
function removeOne(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const [bracketed] = /[(（][^()（）]{1,80}[)）]/u.exec(request.section) ?? [];
  const inBrackets = bracketed === undefined ? undefined : removeBrackets(editing, bracketed);
  if (inBrackets) return inBrackets;
  const outcome = removeNamed(editing, request);
  if (outcome.why !== 'missing') return outcome;
  const bare = request.section.replace(anyOf, '').trim();
  const [head = ''] = bare.split(/,\s|\s[-–—]\s/);
  const kindless = withoutKindOf(
    openBlocks(editing),
    stripArticles(head.trim()),
    editing.desk.language,
  );
  for (const section of new Set([bare, head.trim(), kindless])) {
    if (section === request.section || section === '') continue;
    const other = removeNamed(editing, { kind: 'remove', section });
    if (other.did !== undefined) return other;
  }
  return removeLikest(editing, head.trim(), head.trim()) ?? outcome;
}

function removeNamed(editing: Editing, { section }: RequestOf<'remove'>): Outcome {
  // Whoever says `section` means all of it; else only what is called so goes whole.
  const whole = /\b(?:sections?|blocks?|parts?)\b/i.test(section);
  if (priceName.test(section)) {
    const outcome = removePrices(editing, section);
    if (outcome) return outcome;
  }
  const member = removeMember(editing, section);
  if (member) return member;
  const piece =
    removeNth(editing, section) ?? removeEntry(editing, section) ?? removeColumn(editing, section);
  if (piece) return piece;
  const named = targetsOf(editing, section, { byNameOnly: true });
  if (!isOutcome(named)) {
    const entry = whole ? undefined : removeFrom(editing, section, named);
    return entry ?? removeSections(editing, section, named);
  }
  const found = whole ? targetsOf(editing, section) : named;
  if (!isOutcome(found)) {
    const part = removeFewer(editing, section, found);
    return part ?? removeSections(editing, section, found);
  }
  if (found.why !== 'missing') return found;
  const about = removePart(editing, section) ?? removeAbout(editing, section, found);
  if (about.did !== undefined) return about;
  return removeFromCell(editing, section) ?? removeCalled(editing, section) ?? about;
}
