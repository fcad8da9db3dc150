// How the editor's marks look, and the row of tools of the selected block.
import type { BlockAction, FrameLabels } from '../lib/frame_protocol.ts';

export const overlayStyles = `
:host{all:initial}
.box{position:fixed;inset:0 auto auto 0;pointer-events:none;box-sizing:border-box;z-index:2147483000}
.box[hidden]{display:none}
.hover{box-shadow:inset 0 0 0 1px #6d64f0aa}
.selected{box-shadow:inset 0 0 0 2px #5b50ea}
.typed{border-radius:4px;box-shadow:0 0 0 1.5px #5b50ea66;background:#5b50ea0d}
.guest{box-shadow:inset 0 0 0 2px #0d9488}
.guest span{position:absolute;top:0;inset-inline-start:0;zoom:var(--zoom,1);padding:3px 8px 4px;border-end-end-radius:8px;background:#0f766e;color:#fff;font:500 11px/1.2 Inter,system-ui,sans-serif}
.line{height:4px;border-radius:2px;background:#5b50ea;box-shadow:0 0 0 1.5px #fff,0 0 14px 2px #5b50ea99}
.line::before,.line::after{content:'';position:absolute;top:-4px;width:12px;height:12px;border-radius:50%;background:#5b50ea;box-shadow:0 0 0 1.5px #fff}
.line::before{inset-inline-start:-6px}
.line::after{inset-inline-end:-6px}
:host(.dragging) :is(.selected,.hover){display:none}
.flash{position:absolute;animation:flash 1.6s ease-out forwards}
@keyframes flash{0%{background:#5b50ea30;box-shadow:inset 0 0 0 2px #5b50ea}100%{background:#5b50ea00;box-shadow:inset 0 0 0 2px #5b50ea00}}
.tools{position:absolute;top:var(--shift,0px);inset-inline-end:0;display:flex;align-items:center;gap:1px;padding:3px;border-radius:10px;background:#17171a;color:#fff;box-shadow:0 0 0 1px #ffffff2e,0 6px 20px -4px #0006;font:500 12px/1 Inter,system-ui,sans-serif;pointer-events:auto;animation:in .12s ease-out;zoom:var(--zoom,1)}
@keyframes in{from{opacity:0;transform:translateY(3px)}}
.name{padding:0 8px 0 6px;white-space:nowrap;max-width:9rem;overflow:hidden;text-overflow:ellipsis}
button{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;width:28px;height:28px;border-radius:7px;cursor:pointer}
button:hover{background:#ffffff24}
button:focus-visible{outline:2px solid #9b95ff}
button[disabled]{opacity:.3;pointer-events:none}
.tools button.handle{cursor:grab;touch-action:none}
.tools button.ask{width:auto;padding:0 10px 0 8px;gap:6px;background:#5b50ea;color:#fff}
svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.add{zoom:var(--zoom,1);position:absolute;inset-inline-start:50%;margin-inline-start:-11px;width:22px;height:22px;border-radius:50%;background:#5b50ea;color:#fff;font:500 15px/1 system-ui;pointer-events:auto;box-shadow:0 2px 8px #0004}
.add:hover{background:#4a3fe0;transform:scale(1.08)}
.addBefore{top:-11px}
.addAfter{bottom:-11px}
.claim{position:fixed;inset:0 auto auto 0;z-index:2147483001;zoom:var(--zoom,1);display:flex;align-items:center;gap:6px;width:auto;height:auto;white-space:nowrap;padding:5px 10px;border-radius:8px;background:#17171a;color:#fff;font:500 12px/1.3 Inter,system-ui,sans-serif;box-shadow:0 6px 20px -4px #0006;pointer-events:auto;cursor:pointer;animation:in .12s ease-out}
.claim:hover{background:#2a2a30}
.claim[hidden]{display:none}
.claim::before{content:'';flex:none;width:8px;height:8px;border-radius:50%;background:var(--dot)}
@media (pointer:coarse){.add{inset-inline-start:28px}button{width:40px;height:40px}.name{display:none}}
@media (prefers-reduced-motion:reduce){*{animation-duration:.01ms!important}}
`;

const icons = {
  drag: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  up: 'M8 13V3.500M4 7.200l4-4 4 4',
  down: 'M8 3v9.500M4 8.800l4 4 4-4',
  ask: 'M8 2.200l1.400 4.400L13.800 8l-4.400 1.400L8 13.800 6.600 9.400 2.200 8l4.400-1.400z',
  picture: 'M2.500 3h11v10h-11zM2.800 11l3.200-3.200 2.600 2.600 1.600-1.600 3 3M10.500 6.300h.01',
  duplicate: 'M5.500 5.500V2.800h7.700v7.700h-2.700M2.800 5.500h7.700v7.700H2.800z',
  remove: 'M2.800 4.500h10.400M6.300 4.300V2.800h3.400v1.500M4.300 4.700l.6 8.500h6.200l.6-8.500',
};

interface Tools {
  label: string;
  labels: FrameLabels;
  first: boolean;
  last: boolean;
  act(action: BlockAction): void;
  drag(event: PointerEvent): void;
  /** It has one that can be swapped. */
  picture: boolean;
}

export function drawTools(wanted: Tools): HTMLElement {
  const { label, labels, first, last, act, drag } = wanted;
  const tools = document.createElement('div');
  tools.className = 'tools';
  tools.setAttribute('role', 'toolbar');
  tools.setAttribute('aria-label', label);
  const handle = tool('drag', labels.drag);
  handle.className = 'handle';
  handle.addEventListener('pointerdown', drag);
  const name = document.createElement('span');
  name.className = 'name';
  name.textContent = label;
  const up = tool('up', labels.moveUp);
  up.disabled = first;
  const down = tool('down', labels.moveDown);
  down.disabled = last;
  const ask = tool('ask', labels.ask);
  ask.className = 'ask';
  ask.append(labels.ask);
  const picture = tool('picture', labels.picture);
  const duplicate = tool('duplicate', labels.duplicate);
  const remove = tool('remove', labels.remove);
  const actions: [HTMLButtonElement, BlockAction][] = [
    [up, 'up'],
    [down, 'down'],
    [ask, 'ask'],
    [picture, 'picture'],
    [duplicate, 'duplicate'],
    [remove, 'remove'],
  ];
  for (const [button, action] of actions) button.addEventListener('click', () => act(action));
  tools.append(handle, name, ask, up, down);
  if (wanted.picture) tools.append(picture);
  tools.append(duplicate, remove);
  return tools;
}

function tool(icon: keyof typeof icons, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[icon]);
  svg.append(path);
  button.append(svg);
  return button;
}
