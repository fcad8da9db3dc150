// What the editor draws over the page: which block is meant, its tools, and where it would go. It
// lives in a shadow root, so that no style of the page reaches it.
import type {
  BlockAction,
  FrameBlock,
  FrameGuest,
  FrameLabels,
  FromFrame,
} from '../lib/frame_protocol.ts';
import { drawTools, overlayStyles } from './overlay_view.ts';

export interface Overlay {
  setBlocks(blocks: FrameBlock[], editable: boolean): void;
  setLabels(labels: FrameLabels): void;
  select(componentId: string | null, scroll: boolean): void;
  setZoom(scale: number): void;
  setGuests(guests: FrameGuest[]): void;
  /** Something beside the page's own, such as what is said of a claim. */
  add(element: HTMLElement): void;
  /** The pointer is over the studio now; a frame is not always told. */
  pointerLeft(): void;
  typing(element: HTMLElement | undefined): void;
  /** Selects the block a text is in. */
  follow(element: HTMLElement): void;
  /** Enter on a selected block. */
  onEnter(listener: (componentId: string) => void): void;
  flash(componentIds: string[]): void;
  /** Draws everything where it is now. */
  update(): void;
  owns(target: Element): boolean;
}

const blockOf = (componentId: string): HTMLElement | null =>
  document.querySelector(`[data-component-id="${CSS.escape(componentId)}"]`);

export function startOverlay(send: (message: FromFrame) => void): Overlay {
  const host = document.createElement('facet-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = overlayStyles;
  const hovered = box('hover');
  const chosen = box('selected');
  const typed = box('typed');
  const line = box('line');
  root.append(style, hovered, chosen, typed, line);
  document.documentElement.append(host);

  let blocks: FrameBlock[] = [];
  let editable = false;
  let labels: FrameLabels | undefined;
  let selected: string | null = null;
  let over: string | null = null;
  let typingIn: HTMLElement | undefined;
  let guests: { guest: FrameGuest; mark: HTMLElement }[] = [];
  let frame = 0;
  let zoom = 1;
  /** To be brought into view as soon as it is on the page. */
  let awaited: string | undefined;
  let entered = (_componentId: string): void => {};

  const indexOf = (componentId: string | null): number =>
    blocks.findIndex((block) => block.componentId === componentId);

  function place(element: HTMLElement, target: Element | null | undefined, grow = 0): void {
    element.hidden = !target;
    if (!target) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    element.style.transform = `translate(${left - grow}px, ${top - grow}px)`;
    element.style.width = `${width + grow * 2}px`;
    element.style.height = `${height + grow * 2}px`;
  }

  function update(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const block = selected === null ? null : blockOf(selected);
      place(hovered, over === null || over === selected ? null : blockOf(over));
      place(chosen, block);
      place(typed, typingIn?.isConnected ? typingIn : null, 4);
      for (const { guest, mark } of guests) place(mark, blockOf(guest.componentId));
      if (!block) return;
      const { top, bottom } = block.getBoundingClientRect();
      // The tools stand above the block and cover nothing of it; they stay in view while any of it is.
      const room = 42 * zoom;
      const wanted = Math.max(top - room, 6 * zoom);
      const shift = Math.min(wanted, Math.max(bottom - room, top - room)) - top;
      chosen.style.setProperty('--shift', `${shift / zoom}px`);
    });
  }

  function drawSelected(): void {
    const index = indexOf(selected);
    const block = blocks[index];
    chosen.replaceChildren();
    if (!block || !labels || !editable) return;
    chosen.append(
      drawTools({
        label: block.label,
        labels,
        first: index === 0,
        last: index === blocks.length - 1,
        act: (action) => send({ type: 'act', componentId: block.componentId, action }),
        drag: (event) => drag(block.componentId, event),
        picture: blockOf(block.componentId)?.querySelector('img, picture') != null,
      }),
      addButton('addBefore', block.componentId),
      addButton('addAfter', block.componentId),
    );
  }

  function addButton(action: BlockAction, componentId: string): HTMLElement {
    const button = document.createElement('button');
    button.className = `add ${action}`;
    button.type = 'button';
    button.textContent = '+';
    button.title = labels?.add ?? '';
    button.setAttribute('aria-label', labels?.add ?? '');
    button.addEventListener('click', () => send({ type: 'act', componentId, action }));
    return button;
  }

  function choose(componentId: string | null, text?: string): void {
    if (componentId !== selected) {
      selected = componentId;
      drawSelected();
      update();
    }
    send({ type: 'select', componentId, ...(text === undefined ? {} : { text }) });
  }

  function hover(componentId: string | null): void {
    if (componentId === over) return;
    over = componentId;
    update();
  }

  function drag(componentId: string, start: PointerEvent): void {
    const from = indexOf(componentId);
    let to = from;
    const ids = blocks.map((block) => block.componentId);
    function onMove(event: PointerEvent): void {
      if (event.clientY < 60) scrollBy(0, -14);
      if (event.clientY > innerHeight - 60) scrollBy(0, 14);
      const middles = ids.map((id) => {
        const rect = blockOf(id)?.getBoundingClientRect();
        return rect ? { middle: (rect.top + rect.bottom) / 2, rect } : undefined;
      });
      const gap = middles.findIndex((item) => item !== undefined && event.clientY < item.middle);
      const slot = gap === -1 ? ids.length : gap;
      to = slot > from ? slot - 1 : slot;
      const edge = middles[slot]?.rect.top ?? middles.at(-1)?.rect.bottom ?? 0;
      line.hidden = false;
      host.classList.add('dragging');
      line.style.transform = `translate(24px, ${edge - 2}px)`;
      line.style.width = `${innerWidth - 48}px`;
      blockOf(componentId)?.style.setProperty('opacity', '0.35');
    }
    function onEnd(event: Event): void {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('keydown', onKey, true);
      line.hidden = true;
      host.classList.remove('dragging');
      blockOf(componentId)?.style.removeProperty('opacity');
      if (event.type === 'pointerup' && to !== from) send({ type: 'move', componentId, to });
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') onEnd(event);
    }
    start.preventDefault();
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('keydown', onKey, true);
  }

  // By moves, not by what comes under a pointer that rests: the page scrolls, and it may rest elsewhere.
  addEventListener('pointermove', (event) => {
    const target = event.target as Element;
    if (editable && target !== host)
      hover(target.closest('[data-component-id]')?.getAttribute('data-component-id') ?? null);
  });
  document.documentElement.addEventListener('pointerleave', () => hover(null));
  addEventListener('pointerdown', (event) => {
    const target = event.target as Element;
    if (!editable || target === host) return;
    const block = target.closest('[data-component-id]');
    const text = target.closest('[data-field]')?.textContent ?? undefined;
    const again = block !== null && block.getAttribute('data-component-id') === selected;
    choose(block?.getAttribute('data-component-id') ?? null, text);
    // The first click selects, the next one on a picture swaps it: a slip opens nothing.
    if (block && again && target.closest('img, picture, .picture')) {
      send({ type: 'act', componentId: selected ?? '', action: 'picture' });
    }
  });
  addEventListener('keydown', (event) => {
    if (!editable || typingIn) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined && !event.altKey) {
      // From nothing selected, the first step is into the page.
      const next = blocks[selected === null ? 0 : indexOf(selected) + step];
      if (!next) return;
      event.preventDefault();
      choose(next.componentId);
      bringIntoView(blockOf(next.componentId));
      return;
    }
    if (selected === null) return;
    if (event.key === 'Enter' && event.target !== host) {
      event.preventDefault();
      // Else it would be the first key of the text it leads into.
      event.stopImmediatePropagation();
      entered(selected);
      return;
    }
    const action = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as BlockAction | undefined;
    if (event.altKey && action) {
      event.preventDefault();
      send({ type: 'act', componentId: selected, action });
    } else if (event.key === 'Escape') choose(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      send({ type: 'act', componentId: selected, action: 'remove' });
    }
  });
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  new ResizeObserver(update).observe(document.documentElement);
  document.fonts.addEventListener('loadingdone', update);

  return {
    setBlocks(next, mayEdit) {
      blocks = next;
      editable = mayEdit;
      if (awaited !== undefined && indexOf(awaited) !== -1) {
        selected = awaited;
        awaited = undefined;
        blockOf(selected)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      }
      if (indexOf(selected) === -1) selected = null;
      drawSelected();
    },
    setLabels(next) {
      labels = next;
      drawSelected();
    },
    select(componentId, scroll) {
      selected = componentId;
      drawSelected();
      update();
      if (!scroll || componentId === null) return;
      if (indexOf(componentId) === -1) awaited = componentId;
      else blockOf(componentId)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    },
    setZoom(scale) {
      zoom = 1 / scale;
      host.style.setProperty('--zoom', String(zoom));
      update();
    },
    setGuests(next) {
      for (const { mark } of guests) mark.remove();
      guests = next.map((guest) => ({ guest, mark: box('guest') }));
      for (const { guest, mark } of guests) {
        const name = document.createElement('span');
        name.textContent = guest.name;
        mark.append(name);
        root.append(mark);
      }
      update();
    },
    add: (element) => root.append(element),
    pointerLeft: () => hover(null),
    follow(element) {
      const id = element.closest('[data-component-id]')?.getAttribute('data-component-id');
      if (id != null) choose(id, element.textContent ?? undefined);
    },
    onEnter(listener) {
      entered = listener;
    },
    typing(element) {
      typingIn = element;
      update();
    },
    flash(componentIds) {
      for (const id of componentIds) flashBlock(root, blockOf(id));
      const [first] = componentIds;
      if (first !== undefined) bringIntoView(blockOf(first));
    },
    update,
    owns: (target) => target === host,
  };
}

function box(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `box ${name}`;
  element.hidden = true;
  return element;
}

function flashBlock(root: ShadowRoot, block: HTMLElement | null): void {
  if (!block) return;
  const mark = box('flash');
  mark.hidden = false;
  const { left, top, width, height } = block.getBoundingClientRect();
  mark.style.transform = `translate(${left + scrollX}px, ${top + scrollY}px)`;
  mark.style.width = `${width}px`;
  mark.style.height = `${height}px`;
  mark.addEventListener('animationend', () => mark.remove());
  root.append(mark);
}

function bringIntoView(block: HTMLElement | null): void {
  const rect = block?.getBoundingClientRect();
  if (!rect || (rect.bottom > 40 && rect.top < innerHeight - 40)) return;
  block?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
