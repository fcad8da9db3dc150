// Adds a section that is asked for by its kind: the form, the prices, the steps, the logos.
import type { BlockType } from '../../../content/content.ts';
import { makeClaims } from '../compose/claims.ts';
import { formBlock } from '../compose/closing.ts';
import type { Draft } from '../compose/desk.ts';
import { roomy } from '../compose/lists.ts';
import { logoBlocks } from '../compose/proof.ts';
import { sectionBlocks } from '../compose/sections.ts';
import { headingOf } from '../compose/texts.ts';
import { insert } from './add.ts';
import { deskFor, type Editing, not, type Outcome } from './editing.ts';
import { stripArticles } from './ground/scope.ts';
import type { RequestOf } from './requests.ts';
import { kindOfSection } from './section_kinds.ts';
import { nameOf } from './section_name.ts';

/** As the sources have them; a kind that is nowhere in them is left to the words of the topic. */
const fromSources: readonly BlockType[] = [
  'steps',
  'stats',
  'pricing',
  'table',
  'timeline',
  'plan',
];

export function addKind(
  editing: Editing,
  { topic, place }: RequestOf<'addAbout'>,
): Outcome | undefined {
  const kind = kindOfSection(stripArticles(topic));
  if (kind === undefined) return undefined;
  const draft = draftOf(editing, kind);
  const there = editing.blocks.find(({ type }) => type === kind);
  if (there && (kind === 'form' || kind === 'logos' || draft)) {
    const said = `The page has it already: ${nameOf(there)}.`;
    return not(said, 'already', headingOf(there) ?? topic);
  }
  if (!draft && kind === 'form') {
    return not(
      'The page has no form to show: add an action of the type form with PATCH /v0/pages/{page_id}, and I can add it.',
      'noForm',
    );
  }
  return draft && insert(editing, [draft], place, (name) => `I added ${name}.`);
}

function draftOf(editing: Editing, kind: BlockType): Draft | undefined {
  const desk = deskFor(editing);
  if (kind === 'form') return formBlock(desk);
  if (kind === 'logos') return logoBlocks(desk)[0];
  if (!fromSources.includes(kind)) return undefined;
  const alike = kind === 'pricing' || kind === 'table' ? ['pricing', 'table'] : [kind];
  // What the page says in other words may stand here once more: it was asked for.
  const fresh = { ...desk, claims: makeClaims(desk.language) };
  return [...desk.source.context, ...desk.source.topics]
    .flatMap((section) => sectionBlocks(fresh, section, roomy))
    .find(({ type }) => alike.includes(type));
}
