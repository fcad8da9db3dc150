// Claims underlined by their state. The page's own markup is left as it is: the browser paints the
// marks over ranges of its text. A click on one says what it rests on, and opens it in the studio.
import type { ClaimStatus, FrameClaim, FromFrame } from '../lib/frame_protocol.ts';
import type { Overlay } from './overlay.ts';

export interface Claims {
  set(claims: FrameClaim[]): void;
  setLabels(labels: Record<ClaimStatus, string>): void;
  /** After every change of the page. */
  draw(): void;
}

const colours: Record<ClaimStatus, string> = {
  supported: '#16a34a',
  accepted: '#2563eb',
  stale: '#d97706',
  unsupported: '#dc2626',
};
const lines: Record<ClaimStatus, string> = {
  supported: 'dotted',
  accepted: 'dashed',
  stale: 'wavy',
  unsupported: 'wavy',
};
const statuses = Object.keys(colours) as ClaimStatus[];

export function startClaims(send: (message: FromFrame) => void, overlay: Overlay): Claims {
  let claims: FrameClaim[] = [];
  let labels: Record<ClaimStatus, string> | undefined;
  let ranges: { claim: FrameClaim; range: Range }[] = [];
  let shown: string | undefined;
  // A browser without highlights shows the page as it is; the studio lists the claims beside it.
  const able = typeof Highlight === 'function' && 'highlights' in CSS;
  const style = document.createElement('style');
  style.textContent = statuses
    .map(
      (status) =>
        `::highlight(facet-${status}){text-decoration:underline ${lines[status]} ${colours[status]};text-decoration-thickness:2px;text-underline-offset:3px}`,
    )
    .join('\n');
  document.head.append(style);
  const chip = document.createElement('button');
  chip.type = 'button';
  chip.className = 'claim';
  chip.hidden = true;
  overlay.add(chip);
  chip.addEventListener('click', () => {
    if (shown !== undefined) send({ type: 'claim', claimId: shown });
    hide();
  });

  function hide(): void {
    chip.hidden = true;
    shown = undefined;
  }

  function draw(): void {
    if (!able) return;
    ranges = claims.flatMap((claim) => {
      const range = rangeOf(claim);
      return range ? [{ claim, range }] : [];
    });
    for (const status of statuses) {
      const own = ranges.filter(({ claim }) => claim.status === status);
      CSS.highlights.set(`facet-${status}`, new Highlight(...own.map(({ range }) => range)));
    }
  }

  function at(x: number, y: number) {
    return ranges.find(({ range }) =>
      [...range.getClientRects()].some(
        (rect) => x >= rect.left && x <= rect.right && y >= rect.top - 2 && y <= rect.bottom + 4,
      ),
    );
  }

  addEventListener('click', (event) => {
    if (overlay.owns(event.target as Element)) return;
    const found = at(event.clientX, event.clientY);
    if (!found || !labels) return hide();
    const { claim, range } = found;
    // Below the whole text, so that it covers none of it.
    const field = range.startContainer.parentElement?.closest('[data-field]');
    const rect = (field ?? range).getBoundingClientRect();
    shown = claim.claimId;
    chip.textContent = labels[claim.status];
    chip.style.setProperty('--dot', colours[claim.status]);
    chip.hidden = false;
    // Its own size does not shrink with the page, so its place is counted in its own measure.
    const zoom = Number.parseFloat(getComputedStyle(chip).zoom) || 1;
    const left = Math.min(
      Math.max(8, event.clientX - 20),
      innerWidth - chip.offsetWidth * zoom - 8,
    );
    chip.style.transform = `translate(${left / zoom}px, ${(rect.bottom + 6) / zoom}px)`;
  });
  addEventListener('scroll', hide, { passive: true });
  addEventListener('input', hide);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  addEventListener('blur', () => hide());

  return {
    set(next) {
      claims = next;
      hide();
      draw();
    },
    setLabels(next) {
      labels = next;
    },
    draw,
  };
}

/** The words of a claim in its field; lines of a field stand in elements of their own. */
function rangeOf({ pointer, text }: FrameClaim): Range | undefined {
  const fields = document.querySelectorAll(`[data-field="${CSS.escape(pointer)}"]`);
  for (const field of fields) {
    const nodes = textNodes(field);
    const whole = nodes.map((node) => node.data).join('');
    const start = whole.indexOf(text);
    if (start === -1) continue;
    const range = document.createRange();
    setPoint(range, 'setStart', nodes, start);
    setPoint(range, 'setEnd', nodes, start + text.length);
    return range;
  }
  return undefined;
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function setPoint(
  range: Range,
  set: 'setStart' | 'setEnd',
  nodes: readonly Text[],
  offset: number,
): void {
  let rest = offset;
  for (const node of nodes) {
    if (rest <= node.data.length) {
      range[set](node, rest);
      return;
    }
    rest -= node.data.length;
  }
}
