// Keys that work anywhere but in a text. `g p` is one key after the other; `mod` is Ctrl, or ⌘ on a Mac.

const sequenceMs = 900;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function onShortcut(actions: Record<string, () => void>): () => void {
  let before = '';
  let beforeAt = 0;
  function onKeyDown(event: KeyboardEvent): void {
    const mod = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey) return;
    if (!mod && (isTyping(event.target) || document.querySelector('[role=dialog]'))) return;
    const key =
      (mod ? 'mod+' : '') + (mod && event.shiftKey ? 'shift+' : '') + event.key.toLowerCase();
    const recent = Date.now() - beforeAt < sequenceMs ? `${before} ${key}` : '';
    const action = actions[recent] ?? actions[key];
    before = key;
    beforeAt = Date.now();
    if (!action) return;
    event.preventDefault();
    before = '';
    action();
  }
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
