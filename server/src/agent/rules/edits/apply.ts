// Carries out the requests of a message, one after another, and keeps account
// of what was done and what was not, in words for the reply.

import type { PageContent } from '../../../content/content.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import type { Brief } from '../compose/brief/brief.ts';
import { asksTotals, totalsIn, totalWord } from '../compose/brief/table_totals.ts';
import { headingOf } from '../compose/texts/texts.ts';
import { sumName } from '../grammar/languages/edit_words.ts';
import { joining } from '../grammar/languages/message_words.ts';
import type { Refusal } from '../grammar/languages/request_words.ts';
import { addAbout, addText } from './change/add.ts';
import { addWhere, mentionWhere } from './change/add_where.ts';
import { answer } from './change/answer.ts';
import { bestLine, surelyMeant } from './change/best_line.ts';
import { hideButton, isButton, linkElsewhere, renameButton, showButton } from './change/buttons.ts';
import { check } from './change/check.ts';
import { correct, setDays, setHours } from './change/correct.ts';
import { echoed } from './change/echoed.ts';
import { expand } from './change/expand.ts';
import { otherHeadline } from './change/headline.ts';
import { headlineAbout } from './change/headline_about.ts';
import { keepOnly } from './change/keep_only.ts';
import { opposing } from './change/mention_held.ts';
import { merge } from './change/merge.ts';
import { moveNamed } from './change/move.ts';
import { nearestTold } from './change/nearest_told.ts';
import { newsIn } from './change/news.ts';
import { swap } from './change/order.ts';
import { remove, removeText } from './change/remove.ts';
import { replaceText } from './change/replace_text.ts';
import { focus, splitOut } from './change/sentence.ts';
import { setHeading, setHero, setText } from './change/set.ts';
import { setValue } from './change/set_value.ts';
import { shorten } from './change/shorten.ts';
import { changedIn, rewrite, undo } from './change/whole_page.ts';
import { clipped, type Edited, type Editing, not, type Outcome } from './editing.ts';
import { entriesOf } from './ground/entry.ts';
import { everyText, findSections } from './ground/find.ts';
import { withoutReasons } from './ground/reasons.ts';
import { honest, proven, really, sound, withOutcome } from './proof.ts';
import { inLanguageOf, sectionsTold } from './reply.ts';
import type { Request, RequestOf } from './requests.ts';
import { reshape } from './reshape/reshape.ts';
import { makeSums } from './sums/after.ts';
import { reckon } from './sums/asked.ts';
import { meaningPart, meaningUnmet, orSaid, partIn } from './unmet.ts';

export function applyRequests(
  brief: Brief,
  start: PageContent,
  requests: readonly Request[],
  given: Pick<Editing, 'selected' | 'previous'> = {},
): Edited {
  const earlier = changedIn(given.previous, start);
  const edited: Edited = { content: start, did: [], not: [], dictated: [], whys: [] };
  let last: string | undefined;
  let unmet: Request | undefined;
  let part: string | undefined;
  let told = 0;
  let lost: string | undefined;
  const sums = makeSums(brief, edited, given);
  const gone: string[] = [];
  const queue = [...requests];
  for (const [at, asked] of queue.entries()) {
    const request = meaningPart(meaningUnmet(asked, unmet), part, {
      ...{ blocks: edited.content.blocks, brief },
      ...(last === undefined ? {} : { last }),
    });
    if (request.told) told++;
    if (sums.granted(request)) continue;
    sums.before(request);
    const was = edited.content;
    const editing: Editing = {
      brief,
      blocks: edited.content.blocks,
      buttonTitles: edited.content.buttonTitles ?? [],
      ...given,
      ...(earlier === undefined ? {} : { earlier }),
      ...(last === undefined ? {} : { last }),
      going: queue.slice(at + 1).flatMap(goingIn),
      gone,
    };
    const first = surelyMeant(editing, request) ?? apply(editing, request, told - 1);
    const news = first.did === undefined ? toldAsNews(editing, request) : undefined;
    const found = news ?? bestLine(editing, request, orSaid(editing, request, first));
    const sought = nearestTold(editing, request, found);
    const tried = echoed(editing, request, sought);
    const applied = sound(editing, tried);
    const judged = honest(edited, proven(brief, edited, request.kind, applied, given.previous));
    const outcome = inLanguageOf(request, really(editing, request, judged));
    if (isRemoval(request.kind) && outcome.did !== undefined)
      gone.push(...takenAway(edited.content, withOutcome(edited.content, outcome), brief.language));
    edited.content = withOutcome(edited.content, outcome);
    if (outcome.blocks !== undefined) sums.changed(request, was, outcome);
    edited.dictated.push(...(outcome.dictated ?? []));
    if (outcome.did !== undefined) edited.did.push(outcome.did);
    // `Drop A, only show B and C`: with A gone, nothing else may be left to do.
    const isDone =
      request.kind === 'keepOnly' &&
      (applied.why === 'already' || applied.why === 'missing') &&
      edited.did.length > 0;
    const isSought = request.kind === 'remove' && request.too === true;
    if (outcome.not !== undefined && !isDone && !isSought) {
      edited.not.push(outcome.not);
      edited.whys.push(outcome.why ?? 'impossible');
    }
    if (outcome.why === 'unknown') edited.lost ??= request;
    if (outcome.why === 'missing' && named.has(request.kind)) lost = request.language ?? 'en';
    last = outcome.touched ?? last;
    if (request.kind !== 'remark' && request.kind !== 'unknown') {
      unmet = outcome.touched === undefined && outcome.did === undefined ? request : undefined;
      part = partIn(edited.content.blocks, applied);
    }
  }
  sums.end();
  if (lost !== undefined) edited.not.push(...sectionsTold(edited.content.blocks, lost));
  // What was refused twice for the same reason is said once.
  return { ...edited, not: [...new Set(edited.not)] };
}

/** These name a section: who names one that is not there is told which are. */
const named: ReadonlySet<Request['kind']> = new Set([
  'move',
  'remove',
  'shorten',
  'reshape',
] as const);

const isRemoval = (kind: Request['kind']): boolean => kind === 'remove' || kind === 'removeText';

function takenAway(before: PageContent, after: PageContent, language: string): string[] {
  const sentences = ({ blocks }: PageContent): string[] =>
    blocks.flatMap((block) => everyText(block).flatMap((text) => sentencesOf(text, language)));
  const left = new Set(sentences(after));
  return sentences(before).filter((sentence) => !left.has(sentence));
}

const goingIn = (request: Request): string[] => {
  if (request.kind === 'remove') return [request.section];
  return request.kind === 'removeText' ? [request.text] : [];
};

/** `Add the bursary, with the date`: one thing, and what is said of it. */
function addBeforeAside(editing: Editing, request: RequestOf<'addAbout'>): Outcome | undefined {
  const [topic = '', aside, more] = request.topic.split(/\s*,\s/);
  if (aside === undefined || more !== undefined || topic.length < 3) return undefined;
  if (request.heading !== undefined || inside.test(aside)) return undefined;
  const outcome = applyOnce(editing, { ...request, topic });
  return outcome.did !== undefined || outcome.why === 'already' ? outcome : undefined;
}

const inside = new RegExp(`(?:^|\\s)(?:${joining})\\s`, 'iu');

/** Where the target was told in a sentence, its beginning names it: what is called just so, else the longest that the page has. */
function apply(editing: Editing, request: Request, nth = 0): Outcome {
  const added = request.kind === 'addAbout' ? addBeforeAside(editing, request) : undefined;
  if (added) return added;
  if (request.told !== true || !('section' in request) || nth >= maxLookups) {
    return applyOnce(editing, withoutReasons(editing, request));
  }
  const [said = '', ...place] = (request.section ?? '').split(/,\s/);
  const words = said.split(/\s+/).slice(0, maxTold);
  const starts = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const names = new Set(
    editing.blocks.flatMap((block) => [
      keyOf(headingOf(block) ?? ''),
      ...entriesOf(block).map(({ name }) => keyOf(name)),
    ]),
  );
  const whole = ` ${keyOf(said)} `;
  // `We no longer do the buffet`: what is called so stands anywhere in the sentence.
  const inside = [...names].filter((name) => name.length > 3 && whole.includes(` ${name} `));
  const called = starts
    .filter((start) => keyOf(start) !== '' && names.has(keyOf(start)))
    .concat(inside.sort((a, b) => b.length - a.length).slice(0, 1));
  let first: Outcome | undefined;
  for (const start of [...called, ...starts]) {
    const section = [start, ...place].join(' ');
    const outcome = applyOnce(editing, { ...request, section } as Request);
    if (outcome.did !== undefined || outcome.why !== 'missing') return outcome;
    first ??= outcome;
  }
  return first ?? applyOnce(editing, request);
}

const maxTold = 7;
/** So many of a message are looked for word by word. */
const maxLookups = 4;

function applyOnce(editing: Editing, request: Request): Outcome {
  const { blocks, selected } = editing;
  if (selected && !blocks.some((block) => block.componentId === selected.componentId)) {
    return not(
      'The element you selected is not on this page any more, so I changed nothing else.',
      'selected',
    );
  }
  return (appliers[request.kind] as Applier<Request['kind']>)(editing, request);
}

type Applier<K extends Request['kind']> = (editing: Editing, request: RequestOf<K>) => Outcome;

const appliers: { [K in Request['kind']]: Applier<K> } = {
  setHero,
  setHeading,
  setText: setOrMention,
  setValue,
  correct,
  setHours,
  setDays,
  merge,
  splitOut,
  replace: replaceOrRename,
  addAbout: addWhere,
  addText,
  focus,
  remove,
  removeText,
  keepOnly,
  move: moveNamed,
  reshape,
  swap,
  shorten,
  expand: expandOrAdd,
  mention: mentionWhere,
  answer,
  check,
  otherHeadline,
  headlineAbout,
  renameButton,
  hideButton,
  showButton,
  rewrite,
  reckon: reckonOrTell,
  remark: (editing, { text }) =>
    totalsTold(editing, text) ?? not(`I took “${clipped(text)}” as a remark.`, 'remark', text),
  refuse(editing, request) {
    if (request.because === 'undo' && editing.previous) return undo(editing, editing.previous);
    return not(refusals[request.because](request.text), request.because, request.text);
  },
  unknown: (editing, { text }) =>
    totalsTold(editing, text) ??
    unsaid(editing, text) ??
    not(`I did not understand “${clipped(text)}”, so I changed nothing for it.`, 'unknown', text),
};

/** `The survey is free, I promised her`: no order, and a promise that the sources do not make. */
function unsaid({ brief }: Editing, text: string): Outcome | undefined {
  const [told = ''] = text.split(/,\s/);
  return told.split(/\s+/).length < leastTold ? undefined : opposing(brief, told);
}
const leastTold = 3;

/** Whatever it was taken for and could not be: a sentence that tells a value may be news of it. */
function toldAsNews(editing: Editing, request: Request): Outcome | undefined {
  const { kind, language } = request;
  if (kind === 'unknown' && request.content === true) return undefined;
  const said = kind === 'unknown' || kind === 'remark' ? request.text : request.said;
  if (said !== undefined) return newsIn(editing, said, language);
  return kind === 'setValue' && request.section !== 'it'
    ? newsIn(editing, `${request.section} ${request.value}`, language)
    : undefined;
}

/** A sum that cannot be made may stand on the page. */
function reckonOrTell(editing: Editing, request: RequestOf<'reckon'>): Outcome {
  const made = reckon(editing, request);
  const told = made.did === undefined ? totalsTold(editing, 'the sum') : undefined;
  return told === undefined || told.why === 'missing' ? made : told;
}

/** Sums follow their prices: who asks for them is told what they are. */
function totalsTold({ blocks, brief }: Editing, text: string): Outcome | undefined {
  const totals = asksTotals(text)
    ? blocks.flatMap((block) => (block.type === 'table' ? totalsIn(block, brief.language) : []))
    : [];
  const told = totals.join('; ');
  if (told !== '') return not(`The sums of the table are: “${told}”.`, 'already', told);
  if (!asksTotals(text)) return undefined;
  // What is written out in a sentence is not reckoned anew.
  const sum = blocks
    .flatMap((block) => everyText(block).flatMap((one) => sentencesOf(one, brief.language)))
    .find((one) => sumName.test(one) && /\d/.test(one));
  const name = totalWord.exec(text)?.[0] ?? text;
  return sum === undefined
    ? not(`I found no “${name}” on the page that follows from its rows.`, 'missing', name)
    : not(`The page says: “${sum}” I did not reckon it anew.`, 'says', sum);
}

/** The name of a button is its name wherever it stands. */
function replaceOrRename(editing: Editing, request: RequestOf<'replace'>): Outcome {
  const { from, to, section } = request;
  if (section === undefined && isButton(editing, from)) {
    return renameButton(editing, { kind: 'renameButton', from, to });
  }
  return replaceText(editing, request);
}

/** `Put “only 12 left” in`: it takes the place of nothing. */
function setOrMention(editing: Editing, request: RequestOf<'setText'>): Outcome {
  const { section, value: text } = request;
  const isOpen = section === 'it' && !editing.selected && !editing.last && !editing.earlier;
  return isOpen
    ? mentionWhere(editing, { kind: 'mention', text, retold: true })
    : setText(editing, request);
}

/** What has no section yet gets one. */
function expandOrAdd(editing: Editing, request: RequestOf<'expand'>): Outcome {
  const outcome = expand(editing, request);
  const known = findSections(editing.blocks, request.section, { last: editing.last }).length > 0;
  if (known || request.section === 'page' || editing.selected) return outcome;
  const added = addAbout(editing, { kind: 'addAbout', topic: request.section });
  return added.did === undefined ? outcome : added;
}

const refusals: Record<Refusal, (text: string) => string> = {
  style: (text) =>
    `“${clipped(text)}” asks for other wording. I choose and arrange text but do not write it, so that needs a language model; or give me the new text in quotes.`,
  reader: (text) =>
    `“${clipped(text)}” asks for a page for another reader. This one is for whom it was made: create a version for that person, and I write it for them.`,
  translate: () => 'I cannot translate: that needs a language model.',
  undo: () =>
    'I only see the page as it is now. Every earlier version is kept: publish it again with POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/publish.',
  link: () => linkElsewhere,
  publish: () =>
    'I only write drafts. Publish or archive a version with the operations of the version.',
  design: () =>
    'Colours, fonts and layout come from the brand, not from the text: change them with PUT /v0/brands/{brand_id}.',
  picture: () =>
    'I cannot change pictures by request yet; I take those of the asset library whose description fits the page.',
};
