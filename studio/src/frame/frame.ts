// The preview in the editor. It runs in a sandbox without an origin: it sees no cookie, reaches no
// API, and talks to the studio by messages alone. It is given whole pages and changes only the blocks
// that differ, so that it never reloads and never loses its place.
import type { FromFrame, ToFrame } from '../lib/frame_protocol.ts';
import { auditPage } from './audit.ts';
import { startClaims } from './claims.ts';
import { startOverlay } from './overlay.ts';
import { applyPage } from './patch.ts';
import { startTyping } from './typing.ts';

const studio = window.parent;
const send = (message: FromFrame): void => studio.postMessage(message, location.origin);

const overlay = startOverlay(send);
const typing = startTyping(send, overlay);
const claims = startClaims(send, overlay);
let waiting: Extract<ToFrame, { type: 'render' }> | undefined;

function render(message: Extract<ToFrame, { type: 'render' }>): void {
  // What waited is older than this.
  waiting = undefined;
  typing.rendering();
  // What is being typed into is left alone; it is put right when one leaves it.
  const busy = typing.componentId();
  waiting = busy === undefined ? undefined : message;
  document.documentElement.dataset.editable = String(message.editable);
  const changed = applyPage(message.html, message.scheme, busy);
  overlay.setBlocks(message.blocks, message.editable);
  if (message.flash) overlay.flash(changed);
  overlay.update();
  claims.draw();
  typing.rendered();
  if (!shown) show();
}

/** Shown when its letters are there: no page is seen in a font it does not have. */
let shown = false;
const fontsWaitMs = 500;
function show(): void {
  shown = true;
  const tell = () => {
    document.documentElement.style.removeProperty('visibility');
    send({ type: 'shown' });
  };
  void Promise.race([
    document.fonts.ready,
    new Promise((late) => setTimeout(late, fontsWaitMs)),
  ]).then(tell);
}
document.documentElement.style.visibility = 'hidden';

overlay.onEnter(typing.enter);
typing.onLeave(() => {
  if (waiting) render(waiting);
});

addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.source !== studio || event.origin !== location.origin) return;
  const message = event.data;
  switch (message.type) {
    case 'render':
      render(message);
      break;
    case 'select':
      overlay.select(message.componentId, message.scroll);
      break;
    case 'focus':
      typing.focus(message.pointer, message.caret, message.text);
      break;
    case 'labels':
      overlay.setLabels(message.labels);
      claims.setLabels(message.labels.claims);
      break;
    case 'zoom':
      overlay.setZoom(message.scale);
      break;
    case 'guests':
      overlay.setGuests(message.guests);
      break;
    case 'claims':
      claims.set(message.claims);
      break;
    case 'scroll':
      scrollTo({ top: message.top, behavior: 'instant' });
      break;
    case 'audit':
      send({ type: 'audited', faults: auditPage() });
      break;
    case 'pointerLeft':
      overlay.pointerLeft();
      break;
    case 'ping':
      send({ type: 'pong' });
      break;
  }
});

// A preview leads nowhere and sends nothing.
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener(
  'click',
  (event) => {
    if ((event.target as Element).closest('a, summary, label, button, video'))
      event.preventDefault();
  },
  true,
);
addEventListener('keydown', (event) => {
  const mod = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const forwarded =
    mod && (key === 'z' || key === 'y' || key === 'k' || key === 's' || key === 'enter');
  if (!forwarded) return;
  event.preventDefault();
  if (key === 'z' || key === 'y') typing.giveWay();
  send({ type: 'key', key: `mod+${event.shiftKey ? 'shift+' : ''}${key}` });
});
let told = 0;
addEventListener(
  'scroll',
  () => {
    cancelAnimationFrame(told);
    told = requestAnimationFrame(() => send({ type: 'scroll', top: scrollY }));
  },
  { passive: true },
);
send({ type: 'ready' });
