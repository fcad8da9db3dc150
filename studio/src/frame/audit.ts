// What of the page as it stands is hard to read or says nothing to those who cannot see: measured on
// the page itself, with the colours the browser came to.
import type { FrameFault } from '../lib/frame_protocol.ts';

const largePx = 24;
const largeBoldPx = 18.66;

export function auditPage(): FrameFault[] {
  return [...lowContrast(), ...withoutAlt()];
}

function lowContrast(): FrameFault[] {
  const faults: FrameFault[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('main [data-field]')) {
    const text = element.textContent?.trim() ?? '';
    const ground = groundOf(element);
    if (text === '' || !ground) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= largePx || (size >= largeBoldPx && Number(style.fontWeight) >= 700);
    const ratio = contrast(over(colourOf(style.color), ground), ground);
    if (ratio >= (large ? 3 : 4.5) - 0.05) continue;
    faults.push({
      kind: 'contrast',
      componentId: blockIdOf(element),
      text: text.slice(0, 60),
      ratio: Math.floor(ratio * 10) / 10,
    });
  }
  return faults;
}

function withoutAlt(): FrameFault[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => !image.hasAttribute('alt') && image.closest('[aria-hidden="true"]') === null)
    .map((image) => ({ kind: 'alt', componentId: blockIdOf(image), text: '' }));
}

const blockIdOf = (element: Element): string =>
  element.closest('[data-component-id]')?.getAttribute('data-component-id') ?? '';

interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Whatever way a colour is written, the browser paints it. */
function colourOf(text: string): Colour {
  if (!canvas) return { red: 0, green: 0, blue: 0, alpha: 0 };
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

/** What is behind it; undefined over a picture, where no one colour is. */
function groundOf(element: Element): Colour | undefined {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none' || at.querySelector(':scope > picture.behind'))
      return undefined;
    const colour = colourOf(style.backgroundColor);
    if (colour.alpha === 0) continue;
    layers.push(colour);
    if (colour.alpha === 1) break;
  }
  const white = { red: 255, green: 255, blue: 255, alpha: 1 };
  return layers.reduceRight((below, colour) => over(colour, below), white);
}

const over = (top: Colour, below: Colour): Colour => ({
  red: top.red * top.alpha + below.red * (1 - top.alpha),
  green: top.green * top.alpha + below.green * (1 - top.alpha),
  blue: top.blue * top.alpha + below.blue * (1 - top.alpha),
  alpha: 1,
});

function luminance({ red, green, blue }: Colour): number {
  const part = (value: number): number => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

function contrast(a: Colour, b: Colour): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
