// Buttons belong to the page, and all its audiences share them. What they are called in this version
// and which of them it shows can change here, and so can the label of its form.
import type { Block, ButtonTitle } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import type { AgentAction } from '../../../agent.ts';
import {
  atStart,
  done,
  type Editing,
  givenText,
  isOutcome,
  not,
  type Outcome,
  openBlocks,
  quoted,
  targetOf,
  withBlock,
} from '../editing.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { listed } from './order.ts';

type WithActions = Extract<Block, { actionIds: string[] }>;

const hasActions = (block: Block): block is WithActions => 'actionIds' in block;
const same = (one: string, other: string): boolean =>
  keyOf(one) === keyOf(other) && keyOf(one) !== '';

const titleOf = ({ buttonTitles }: Editing, { actionId, buttonTitle }: AgentAction): string =>
  buttonTitles.find((one) => one.actionId === actionId)?.title ?? plainText(buttonTitle);

const actionsOf = ({ brief }: Editing): readonly AgentAction[] => brief.input.page.actions;

/** By its whole name. */
const actionCalled = (editing: Editing, title: string): AgentAction | undefined =>
  actionsOf(editing).find((action) => same(titleOf(editing, action), title));

/** `the brochure button`: the only one whose name has all these words. */
function actionWith(editing: Editing, words: string): AgentAction | undefined {
  const { language } = editing.brief;
  const asked = termsOf(words, language);
  const [one, more] = actionsOf(editing).filter((action) => {
    const terms = termsOf(titleOf(editing, action), language);
    return asked.length > 0 && asked.every((term) => terms.includes(term));
  });
  return more ? undefined : one;
}

export const isButton = (editing: Editing, title: string): boolean =>
  actionCalled(editing, title) !== undefined;

/** A button changes wherever it stands: in the hero, in the closing call, and below the form that it opens. */
export function renameButton(editing: Editing, { from, to }: RequestOf<'renameButton'>): Outcome {
  const given = givenText(to, 'submitLabel');
  if (!('text' in given)) return given;
  const forms = openBlocks(editing).filter((block) => block.type === 'form');
  const labelled = forms.find((block) => from !== undefined && same(block.submitLabel, from));
  const action =
    from === undefined
      ? (mainAction(editing) ?? actionOf(editing, forms[0]))
      : (actionCalled(editing, from) ?? actionWith(editing, from) ?? actionOf(editing, labelled));
  const form =
    labelled ??
    forms.find(
      (block) =>
        block.formId === action?.actionId ||
        (action && same(block.submitLabel, titleOf(editing, action))),
    ) ??
    (action || from !== undefined ? undefined : forms[0]);
  if (form) return renameForm(editing, form, action, given.text);
  // Another button of the page has that name already: then it is meant.
  const other = actionCalled(editing, given.text);
  if (action && other && action !== other) return exchange(editing, action, other);
  if (action) return renameAction(editing, action, given.text);
  const titles = actionsOf(editing).map((entry) => quoted(titleOf(editing, entry)));
  const meant =
    from === undefined ? 'I could not tell which button you mean.' : `I found no button “${from}”.`;
  const known =
    titles.length === 0 ? 'The page has no buttons.' : `Its buttons are ${listed(titles)}.`;
  return not(`${meant} ${known}`);
}

/** The one that opens a form. */
const actionOf = (
  editing: Editing,
  form: Extract<Block, { type: 'form' }> | undefined,
): AgentAction | undefined => actionsOf(editing).find(({ actionId }) => actionId === form?.formId);

/** The one that is meant by `the button`. */
function mainAction(editing: Editing): AgentAction | undefined {
  const { actions, headerActionId } = editing.brief.input.page;
  const shown = openBlocks(editing).find(
    (block) => hasActions(block) && block.actionIds.length > 0,
  );
  if (editing.selected || headerActionId === undefined) {
    return actions.find((action) => shown && shows(shown, action));
  }
  return actions.find((action) => action.actionId === headerActionId);
}

/** The button of a form, and with it the one that leads there, when both are called the same. */
function renameForm(
  editing: Editing,
  form: Extract<Block, { type: 'form' }>,
  action: AgentAction | undefined,
  title: string,
): Outcome {
  const changed = { ...form, submitLabel: title };
  const said = `I changed the button of the form to “${title}”.`;
  const outcome = withBlock(editing, changed, said, [title]);
  if (!action) return outcome;
  const { buttonTitles, not: reason } = renameAction(editing, action, title);
  if (buttonTitles === undefined) return { ...outcome, ...(reason ? { not: reason } : {}) };
  return { ...outcome, buttonTitles, did: `I changed the buttons to “${title}” in this version.` };
}

function renameAction(editing: Editing, action: AgentAction, title: string): Outcome {
  const { actionId } = action;
  const before = titleOf(editing, action);
  if (before === title) return not(`The button is called “${title}” already.`);
  const { selected, blocks, brief } = editing;
  const elsewhere =
    brief.input.page.headerActionId === actionId ||
    blocks.some((block) => block.componentId !== selected?.componentId && shows(block, action));
  if (selected && elsewhere) {
    const said = `Only the selected element may change, and the button “${before}” is shown elsewhere too, so I left its name.`;
    return not(said);
  }
  const renamed: ButtonTitle = { actionId, title };
  return {
    buttonTitles: [...editing.buttonTitles.filter((one) => one.actionId !== actionId), renamed],
    did: `I renamed the button “${before}” to “${title}” in this version; other versions keep its name.`,
    about: [title],
  };
}

const shows = (block: Block, { actionId }: AgentAction): boolean =>
  hasActions(block) && block.actionIds.includes(actionId);

function exchange(editing: Editing, action: AgentAction, other: AgentAction): Outcome {
  const open = openBlocks(editing);
  const blocks = editing.blocks.map((block) => {
    if (!open.includes(block) || !hasActions(block) || !shows(block, action)) return block;
    const ids = block.actionIds.map((id) => (id === action.actionId ? other.actionId : id));
    return { ...block, actionIds: [...new Set(ids)] };
  });
  if (blocks.every((block, at) => block === editing.blocks[at])) {
    return not(`The button “${titleOf(editing, action)}” is not shown there.`);
  }
  const said = `I replaced the button “${titleOf(editing, action)}” with the page's button “${titleOf(editing, other)}”.`;
  return done(blocks, undefined, said);
}

export function hideButton(editing: Editing, { title, section }: RequestOf<'hideButton'>): Outcome {
  const action = actionCalled(editing, title) ?? actionWith(editing, title);
  if (!action) return not(`I found no button “${title}” on the page.`, 'missing', title);
  const target = section === undefined ? undefined : targetOf(editing, section);
  if (target && isOutcome(target)) return target;
  const open = target ? [target] : openBlocks(editing);
  const blocks = editing.blocks.flatMap((block) => {
    if (!open.includes(block) || !hasActions(block) || !shows(block, action)) return [block];
    const actionIds = block.actionIds.filter((id) => id !== action.actionId);
    // A call to action without any is an empty section.
    return actionIds.length === 0 && block.type === 'callToAction' ? [] : [{ ...block, actionIds }];
  });
  const unchanged =
    blocks.length === editing.blocks.length &&
    blocks.every((block, at) => block === editing.blocks[at]);
  if (unchanged) return not(`The button “${titleOf(editing, action)}” is not shown there.`);
  const name = titleOf(editing, action);
  const said = `I took the button “${name}” off this version; the page keeps it.`;
  return done(blocks, undefined, said, [name]);
}

export function showButton(editing: Editing, { title, section }: RequestOf<'showButton'>): Outcome {
  const action = actionCalled(editing, title);
  if (!action) {
    const said = `The page has no button “${title}”; add it to the page's actions with PATCH /v0/pages/{page_id}, and I can show it.`;
    return not(said);
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
    return not(`${atStart(nameOf(block))} shows “${titleOf(editing, action)}” already.`);
  const changed = { ...block, actionIds: [...block.actionIds, action.actionId].slice(0, 50) };
  const said = `I added the button “${titleOf(editing, action)}” to ${nameOf(block)}.`;
  return withBlock(editing, changed, said);
}

export const linkElsewhere =
  'Where a button leads belongs to the page, and all its versions share it: change its actions with PATCH /v0/pages/{page_id}.';
