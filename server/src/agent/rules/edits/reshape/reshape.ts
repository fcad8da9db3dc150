// Gives a section, or what of it was named, another form. Its words stay as they are, and none is added.
import type { Block } from '../../../../content/content.ts';
import { maxBlocks } from '../../../../platform/text/length.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { withId } from '../../compose/brief/brief.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { type Form, formedIn, lackingIn } from '../../grammar/languages/form_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import {
  atStart,
  clipped,
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
} from '../editing.ts';
import { everyText, findSections } from '../ground/find.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { sideBySide } from './compare.ts';
import { inForm } from './forms.ts';
import { spotOf } from './spot.ts';

const formOf: Partial<Record<Block['type'], Form>> = {
  ...{ benefits: 'list', cards: 'cards', steps: 'steps', table: 'table', timeline: 'timeline' },
  ...{ faq: 'faq', prose: 'prose', pricing: 'pricing', statement: 'statement' },
};

/** `The`, `all the`. */
const maxLead = 9;

export function reshape(editing: Editing, request: RequestOf<'reshape'>): Outcome {
  const { brief, blocks, selected } = editing;
  const compared =
    !selected && (request.beside || request.form === 'beside')
      ? sideBySide(editing, request)
      : undefined;
  if (compared) return compared;
  // `The three plans side by side`, of which nothing sure is told: no other list of three is meant.
  const { section } = request;
  const isCounted = valuesIn(section, brief.language).some(({ start }) => start < maxLead);
  if (
    request.beside &&
    isCounted &&
    findSections(blocks, section, { byNameOnly: true }).length === 0
  )
    return not(`I found no section “${section}” on the page.`, 'missing', section);
  const spot = spotOf(editing, request);
  if (!('block' in spot)) return spot;
  const { block, matter, head, tail } = spot;
  const name = clipped(spot.name);
  const now = formOf[block.type];
  // Tables and offers stand side by side as they are.
  const isBeside = now === 'table' || now === 'pricing';
  const form = request.form !== 'beside' ? request.form : isBeside ? now : 'cards';
  const isWhole = head.length + tail.length === 0;
  if (isWhole && now === form) return formedAlready(editing, block, request);
  const made = matter ? inForm(matter, form, brief.language) : 'form';
  if (typeof made === 'string')
    return not(lackingIn(request.language ?? 'en', made, `“${name}”`), 'told', name);
  const taken = [...blocks.filter((one) => one !== block), ...head, ...tail];
  const fresh: Block[] = [];
  for (const draft of made)
    fresh.push(withId({ ...draft, chunkIds: block.chunkIds }, [...taken, ...fresh]));
  // What is told behind the parts goes on in the text below them.
  const [end, next] = [fresh.at(-1), tail[0]];
  if (fresh.length > 1 && end?.type === 'prose' && next?.type === 'prose') {
    tail[0] = { ...next, paragraphs: [...end.paragraphs, ...next.paragraphs] };
    fresh.pop();
  }
  const after = blocks.flatMap((one) => (one === block ? [...head, ...fresh, ...tail] : [one]));
  if (after.length > maxBlocks || !fresh.every(isWithinLimits))
    return not('That text is too long for this form, so I changed nothing.', 'tooLong');
  const texts = fresh.flatMap(everyText);
  const dictated = texts.flatMap((text) => [text, ...sentencesOf(text, brief.language)]);
  const told = `I gave ${isWhole ? nameOf(block) : `“${name}”`} another form: ${form}.`;
  const own = fresh.find(({ type }) => formOf[type] === form);
  // Nothing is new but the form.
  return { ...done(after, own, told, [name]), deed: 'changed', known: true, dictated };
}

/** Where it should have something beside its form that it lacks, the reply says so. */
function formedAlready(
  { brief }: Editing,
  block: Block,
  { language: spoken = 'en', more = '' }: RequestOf<'reshape'>,
): Outcome {
  const own = termsOf(everyText(block).join(' '), brief.language);
  const lacks = termsOf(more, brief.language).some((term) => !own.some((one) => isAkin(one, term)));
  const heading = clipped(headingOf(block) ?? everyText(block)[0] ?? '');
  const name = spoken === 'en' ? atStart(nameOf(block)) : `“${heading}”`;
  return not(formedIn(spoken, name, lacks ? `“${more}”` : undefined), 'told', heading);
}
