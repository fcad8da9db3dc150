// Buttons belong to the page, and all its audiences share them: their titles
// cannot change here. Which of them a version shows can, and so can the label of its form.
import type { Block } from '../../../audiences/content.ts';
import type { AgentAction } from '../../agent.ts';
import { plainText } from '../text/inline.ts';
import { keyOf } from '../text/words.ts';
import {
  atStart,
  done,
  type Editing,
  givenText,
  isOutcome,
  not,
  type Outcome,
  replaceBlock,
  targetOf,
} from './editing.ts';
import { nameOf } from './find.ts';
import { listed } from './order.ts';
import type { RequestOf } from './requests.ts';

type WithActions = Extract<Block, { actionIds: string[] }>;

const hasActions = (block: Block): block is WithActions => 'actionIds' in block;
const same = (one: string, other: string): boolean =>
  keyOf(one) === keyOf(other) && keyOf(one) !== '';

const actionCalled = ({ desk }: Editing, title: string): AgentAction | undefined =>
  desk.input.page.actions.find((action) => same(plainText(action.buttonTitle), title));

export const isButton = (editing: Editing, title: string): boolean =>
  actionCalled(editing, title) !== undefined;

const belongsToPage = (title: string): string =>
  `The button “${title}” belongs to the page and is shared by all its audiences, so I cannot rename it in this version; change its buttonTitle in the page's actions with PATCH /v0/pages/{page_id}.`;

export function renameButton(editing: Editing, { from, to }: RequestOf<'renameButton'>): Outcome {
  const given = givenText(to, 'submitLabel');
  if (!('text' in given)) return given;
  const open = openBlocks(editing);
  const forms = open.filter((block) => block.type === 'form');
  const form = from === undefined ? forms[0] : forms.find((block) => same(block.submitLabel, from));
  const action = from === undefined ? undefined : actionCalled(editing, from);
  const other = actionCalled(editing, given.text);
  if (form) {
    const changed = { ...form, submitLabel: given.text };
    const outcome = done(
      replaceBlock(editing.blocks, changed),
      changed,
      `I changed the button of the form to “${given.text}”.`,
    );
    const elsewhere = action && open.some((block) => shows(block, action));
    return elsewhere ? { ...outcome, not: belongsToPage(action.buttonTitle) } : outcome;
  }
  // Another button of the page has that name already: then it is meant.
  if (action && other) return exchange(editing, action, other);
  if (action) return not(belongsToPage(action.buttonTitle));
  const titles = editing.desk.input.page.actions.map(
    (entry) => `“${plainText(entry.buttonTitle)}”`,
  );
  if (from === undefined && titles.length === 1) {
    return not(belongsToPage(editing.desk.input.page.actions[0]?.buttonTitle ?? ''));
  }
  const known =
    titles.length === 0 ? 'The page has no buttons.' : `Its buttons are ${listed(titles)}.`;
  return not(
    from === undefined
      ? `I cannot rename the page's buttons in one version; change them with PATCH /v0/pages/{page_id}. ${known}`
      : `I found no button “${from}”. ${known}`,
  );
}

const shows = (block: Block, { actionId }: AgentAction): boolean =>
  hasActions(block) && block.actionIds.includes(actionId);

const openBlocks = ({ blocks, selected }: Editing): Block[] =>
  blocks.filter((block) => !selected || block.componentId === selected.componentId);

function exchange(editing: Editing, action: AgentAction, other: AgentAction): Outcome {
  const open = openBlocks(editing);
  const blocks = editing.blocks.map((block) => {
    if (!open.includes(block) || !hasActions(block) || !shows(block, action)) return block;
    const ids = block.actionIds.map((id) => (id === action.actionId ? other.actionId : id));
    return { ...block, actionIds: [...new Set(ids)] };
  });
  if (blocks.every((block, at) => block === editing.blocks[at])) {
    return not(`The button “${action.buttonTitle}” is not shown there.`);
  }
  return done(
    blocks,
    undefined,
    `I replaced the button “${action.buttonTitle}” with the page's button “${other.buttonTitle}”.`,
  );
}

export function hideButton(editing: Editing, { title, section }: RequestOf<'hideButton'>): Outcome {
  const action = actionCalled(editing, title);
  if (!action) return not(`I found no button “${title}” on the page.`);
  const target = section === undefined ? undefined : targetOf(editing, section);
  if (target && isOutcome(target)) return target;
  const open = target ? [target] : openBlocks(editing);
  const blocks = editing.blocks.flatMap((block) => {
    if (!open.includes(block) || !hasActions(block) || !shows(block, action)) return [block];
    const actionIds = block.actionIds.filter((id) => id !== action.actionId);
    // A call to action without any is an empty section.
    return actionIds.length === 0 && block.type === 'callToAction' ? [] : [{ ...block, actionIds }];
  });
  if (blocks.length === 0) return not('A page needs at least one section, so I left the button.');
  const unchanged =
    blocks.length === editing.blocks.length &&
    blocks.every((block, at) => block === editing.blocks[at]);
  if (unchanged) return not(`The button “${action.buttonTitle}” is not shown there.`);
  return done(
    blocks,
    undefined,
    `I took the button “${action.buttonTitle}” off this version; the page keeps it.`,
  );
}

export function showButton(editing: Editing, { title, section }: RequestOf<'showButton'>): Outcome {
  const action = actionCalled(editing, title);
  if (!action) {
    return not(
      `The page has no button “${title}”; add it to the page's actions with PATCH /v0/pages/{page_id}, and I can show it.`,
    );
  }
  const named = section === undefined && editing.selected ? 'this' : section;
  const target = named === undefined ? undefined : targetOf(editing, named);
  if (target && isOutcome(target)) return target;
  const block =
    target ??
    editing.blocks.find((entry) => entry.type === 'hero') ??
    editing.blocks.find(hasActions);
  if (!block || !hasActions(block)) return not('There is no place for a button there.');
  if (shows(block, action))
    return not(`${atStart(nameOf(block))} shows “${action.buttonTitle}” already.`);
  const changed = { ...block, actionIds: [...block.actionIds, action.actionId].slice(0, 50) };
  return done(
    replaceBlock(editing.blocks, changed),
    changed,
    `I added the button “${action.buttonTitle}” to ${nameOf(block)}.`,
  );
}
