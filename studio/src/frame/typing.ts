// Click a text and type. A text is one line of a field of the content; every key goes to the studio.
import type { FromFrame } from '../lib/frame_protocol.ts';
import type { Overlay } from './overlay.ts';
import { forget } from './patch.ts';

export interface Typing {
  /** The block that is being typed into. */
  componentId(): string | undefined;
  /** Puts the caret there: at its start, at a place in it, or over all of it. */
  focus(pointer: string, caret?: Caret, text?: string): void;
  /** Undo and redo change what is typed into: the next page is shown there too, and the caret comes back. */
  giveWay(): void;
  /** Before every change of the page. */
  rendering(): void;
  /** After every change of the page. */
  rendered(): void;
  /** Into the first text of a block. */
  enter(componentId: string): void;
  onLeave(listener: () => void): void;
}

const isEditable = (): boolean => document.documentElement.dataset.editable === 'true';

export function startTyping(send: (message: FromFrame) => void, overlay: Overlay): Typing {
  let current: HTMLElement | undefined;
  let left = (): void => {};
  /** A text to go to as soon as it is on the page. */
  let awaited: { pointer: string; caret: Caret; text?: string | undefined } | undefined;
  let givesWay = false;

  const pointerOf = (element: HTMLElement): string => element.dataset.field ?? '';
  const lineOf = (element: HTMLElement): number => Number(element.dataset.line ?? 0);
  const textOf = (element: HTMLElement): string =>
    (element.innerText || element.textContent || '').replaceAll('\u00a0', ' ').replace(/\n$/, '');

  function start(element: HTMLElement): void {
    if (current === element) return;
    stop();
    awaited = undefined;
    current = element;
    element.contentEditable = 'plaintext-only';
    element.spellcheck = true;
    element.setAttribute('role', 'textbox');
    element.style.outline = 'none';
    overlay.typing(element);
  }

  function stop(): void {
    const element = current;
    if (!element) return;
    current = undefined;
    element.removeAttribute('contenteditable');
    element.removeAttribute('role');
    overlay.typing(undefined);
    const block = element.closest('[data-component-id]');
    if (block) forget(block);
    send({
      type: 'leave',
      pointer: pointerOf(element),
      line: lineOf(element),
      text: textOf(element),
    });
    left();
  }

  // Before the click: the browser then sets the caret where the pointer is.
  addEventListener('pointerdown', (event) => {
    if (!isEditable()) return;
    const target = event.target as Element;
    const field = target.closest<HTMLElement>('[data-field]');
    const beside = field || overlay.owns(target) ? undefined : onlyTextIn(target);
    if (field) start(field);
    else if (beside) {
      // Beside the words of a line is in the line: the caret goes to its end.
      event.preventDefault();
      focusOn(beside, textOf(beside).length);
    } else if (!overlay.owns(target)) stop();
  });
  addEventListener('focusout', (event) => {
    if (event.target === current) stop();
  });
  addEventListener('blur', () => stop());

  addEventListener('input', (event) => {
    if (event.target !== current || !current) return;
    givesWay = false;
    send({
      type: 'edit',
      pointer: pointerOf(current),
      line: lineOf(current),
      text: textOf(current),
    });
    overlay.update();
  });

  // Texts are lines: what is pasted comes without its looks, and without its breaks.
  addEventListener('paste', (event) => {
    if (!current) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    document.execCommand('insertText', false, text.replaceAll(/\s*\n\s*/g, ' '));
  });

  addEventListener('keydown', (event) => {
    const element = current;
    if (!element) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      element.blur();
      stop();
      return;
    }
    if (event.key === 'Tab') {
      const next = neighbour(element, event.shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      focusOn(next);
      return;
    }
    const paragraph = /\/paragraphs\/\d+$/.test(pointerOf(element));
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (paragraph) split(element);
      else element.blur();
    } else if (event.key === 'Backspace' && paragraph && atStart(element)) {
      event.preventDefault();
      const [pointer, text] = [pointerOf(element), textOf(element)];
      letGo(element);
      send({ type: 'join', pointer, text });
    } else if (event.key === ' ' && element.closest('summary, button')) {
      // Would press what it stands in.
      event.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  });

  /** The text before or after it on the page. */
  function neighbour(element: HTMLElement, step: number): HTMLElement | undefined {
    const all = [...document.querySelectorAll<HTMLElement>('main [data-field]')];
    return all[all.indexOf(element) + step];
  }

  /** Without telling: what becomes of its text is told otherwise. */
  function letGo(element: HTMLElement): void {
    current = undefined;
    element.removeAttribute('contenteditable');
    element.removeAttribute('role');
    overlay.typing(undefined);
    const block = element.closest('[data-component-id]');
    if (block) forget(block);
    left();
  }

  const atStart = (element: HTMLElement): boolean => {
    const selection = getSelection();
    return selection?.isCollapsed === true && caretIn(element, selection.getRangeAt(0)) === 0;
  };

  function focusOn(element: HTMLElement, caret: Caret = 0): void {
    start(element);
    element.focus({ preventScroll: true });
    const range = rangeFor(element, caret);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    element.scrollIntoView({ block: 'nearest' });
    overlay.follow(element);
  }

  function split(element: HTMLElement): void {
    const selection = getSelection();
    const text = textOf(element);
    const at =
      selection && selection.rangeCount > 0
        ? caretIn(element, selection.getRangeAt(0))
        : text.length;
    const pointer = pointerOf(element);
    letGo(element);
    send({
      type: 'split',
      pointer,
      before: text.slice(0, at).trimEnd(),
      after: text.slice(at).trimStart(),
    });
  }

  return {
    componentId: () =>
      current?.closest('[data-component-id]')?.getAttribute('data-component-id') ?? undefined,
    // Asked for together with a change of the content, so the page that has it is on its way.
    focus(pointer, caret = 0, text = undefined) {
      awaited = { pointer, caret, text };
    },
    giveWay() {
      givesWay = current !== undefined;
    },
    rendering() {
      const element = current;
      if (!givesWay || !element) return;
      givesWay = false;
      const selection = getSelection();
      const caret = selection?.rangeCount ? caretIn(element, selection.getRangeAt(0)) : 0;
      letGo(element);
      awaited = { pointer: pointerOf(element), caret };
    },
    rendered() {
      if (awaited === undefined) return;
      const { pointer, caret, text } = awaited;
      const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(pointer)}"]`);
      // An older page may come first: it has other words there, or none.
      if (!element || (text !== undefined && textOf(element).trim() !== text.trim())) return;
      awaited = undefined;
      focusOn(element, caret);
    },
    enter(componentId) {
      const block = document.querySelector(`[data-component-id="${CSS.escape(componentId)}"]`);
      const element = block?.querySelector<HTMLElement>('[data-field]');
      if (element) focusOn(element);
    },
    onLeave(listener) {
      left = listener;
    },
  };
}

/** Characters from the start, or all of it, to be typed over. */
export type Caret = number | 'all';

function rangeFor(element: HTMLElement, caret: Caret): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  if (caret === 'all') return range;
  let left = caret;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      range.setStart(node, left);
      range.collapse(true);
      return range;
    }
    left -= length;
  }
  range.collapse(false);
  return range;
}

const lines = new Set(['H1', 'H2', 'H3', 'H4', 'P', 'LI', 'DT', 'DD', 'BLOCKQUOTE', 'FIGCAPTION']);

/** The text of an element that is a line of the page, and holds no other. */
function onlyTextIn(element: Element): HTMLElement | undefined {
  if (!lines.has(element.tagName)) return undefined;
  const [first, ...more] = element.querySelectorAll<HTMLElement>('[data-field]');
  return more.length === 0 ? first : undefined;
}

function caretIn(element: HTMLElement, range: Range): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString().length;
}
