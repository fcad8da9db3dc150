// What the frame, the panels and the keys say, as changes of the draft.
import type { BlockAction, FromFrame } from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { tell } from '../../parts/feedback.tsx';
import { pictureSlots } from './blocks.ts';
import { duplicated, indexOf, moved, removed, valueAt, withLine, withValue } from './content.ts';
import type { Draft } from './draft.ts';

/** Where the caret goes in a text that is about to be on the page. */
export interface Place {
  pointer: string;
  caret: number | 'all';
  text: string;
}

/** What the editor shows in answer. */
export interface Shows {
  select(componentId: string | null, text?: string): void;
  reveal(componentId: string): void;
  focus(place: Place): void;
  ask(componentId: string): void;
  add(at: number): void;
  picture(pointer: string): void;
  claim(claimId: string): void;
  audited(faults: Extract<FromFrame, { type: 'audited' }>['faults']): void;
}

export interface Editing {
  onMessage(message: FromFrame): void;
  act(componentId: string, action: BlockAction): void;
}

/** Texts a block can do without. */
const optional =
  /\/(heading|eyebrow|subheadline|text|caption|attribution|role|company|introduction|note)$/;

export function makeEditing(draft: Draft, shows: Shows): Editing {
  const now = () => draft.state().content;

  function act(componentId: string, action: BlockAction): void {
    const content = now();
    const index = indexOf(content, componentId);
    if (index === -1) return;
    if (action === 'up') draft.change(moved(content, componentId, index - 1));
    else if (action === 'down') draft.change(moved(content, componentId, index + 1));
    else if (action === 'duplicate') {
      const copy = duplicated(content, componentId);
      draft.change(copy.content);
      shows.select(copy.componentId);
      shows.reveal(copy.componentId);
    } else if (action === 'remove') {
      draft.change(removed(content, componentId));
      shows.select(null);
      tell(t.editor.removed, { label: t.common.undo, run: draft.undo });
    } else if (action === 'ask') shows.ask(componentId);
    else if (action === 'addBefore') shows.add(index);
    else if (action === 'addAfter') shows.add(index + 1);
    else if (action === 'picture') swapPicture(componentId, index);
  }

  /** The first picture that is there, else the first place for one. */
  function swapPicture(componentId: string, index: number): void {
    const block = now().blocks[index];
    const slots = block ? pictureSlots(block) : [];
    const slot = slots.find((one) => valueAt(block, one) !== undefined) ?? slots[0];
    if (slot !== undefined) shows.picture(`/blocks/${index}${slot}`);
    else shows.select(componentId);
  }

  /** Required texts cannot be empty: what was there comes back. */
  function leave(pointer: string, text: string): void {
    if (text.trim() !== '') return;
    const value = valueAt(now(), pointer);
    if (optional.test(pointer) || /\/\d+$/.test(pointer)) {
      draft.change(withValue(now(), pointer, undefined));
    } else if (typeof value === 'string' && value.trim() === '') draft.undo();
  }

  function split(pointer: string, before: string, after: string): void {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    const index = Number(pointer.slice(list.length + 1));
    const items = valueAt(now(), list) as string[];
    const halves = [before || t.samples.empty, after || t.samples.empty];
    const next = [...items.slice(0, index), ...halves, ...items.slice(index + 1)];
    shows.focus({
      pointer: `${list}/${index + 1}`,
      caret: after === '' ? 'all' : 0,
      text: halves[1] ?? '',
    });
    draft.change(withValue(now(), list, next));
  }

  /** A paragraph and the one before it become one; an empty one goes. */
  function join(pointer: string, text: string): void {
    const list = pointer.slice(0, pointer.lastIndexOf('/'));
    const index = Number(pointer.slice(list.length + 1));
    const items = valueAt(now(), list) as string[];
    const before = items[index - 1];
    if (before === undefined) return;
    const joined = text === '' ? before : `${before} ${text}`;
    shows.focus({
      pointer: `${list}/${index - 1}`,
      caret: before.length + (text === '' ? 0 : 1),
      text: joined,
    });
    draft.change(
      withValue(now(), list, [...items.slice(0, index - 1), joined, ...items.slice(index + 1)]),
    );
  }

  function press(key: string): void {
    if (key === 'mod+z') draft.undo();
    if (key === 'mod+shift+z' || key === 'mod+y') draft.redo();
    if (key === 'mod+s') void draft.flush();
    if (key === 'mod+k') dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  }

  return {
    act,
    onMessage(message) {
      switch (message.type) {
        case 'select':
          return shows.select(message.componentId, message.text);
        case 'edit': {
          const { pointer, line, text } = message;
          return draft.change(withLine(now(), pointer, line, text), pointer);
        }
        case 'leave':
          return leave(message.pointer, message.text);
        case 'split':
          return split(message.pointer, message.before, message.after);
        case 'join':
          return join(message.pointer, message.text);
        case 'move':
          return draft.change(moved(now(), message.componentId, message.to));
        case 'act':
          return act(message.componentId, message.action);
        case 'claim':
          return shows.claim(message.claimId);
        case 'audited':
          return shows.audited(message.faults);
        case 'key':
          return press(message.key);
      }
    },
  };
}
