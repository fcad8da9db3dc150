// Something to look at where a page opens without a picture: a drawing in the brand's own colours,
// made from its name, so that a company's pages have one hand. It means nothing and says so to
// those who listen. Colours come from the style sheet, which knows the ground it lies on.
import type { Brand, Theme } from '../../brands/brand.ts';
import { parseColor } from '../../brands/color.ts';
import { type Html, html, trusted } from './html.ts';
import { seenText } from './text.ts';

const side = 480;

/** The same numbers for the same name, each from 0 to below 1. */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

type Next = () => number;
const between = (next: Next, low: number, high: number): number =>
  Math.round(low + next() * (high - low));
const circle = (x: number, y: number, r: number, tone: string): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;

/** Rings around a point near the lower edge, with a few bodies on them. */
function orbits(next: Next): string {
  const x = between(next, 250, 400);
  const y = between(next, 330, 440);
  const radii = [64, 132, 208, 292, 384];
  const bodies = radii.slice(1).map((radius, index) => {
    const angle = Math.PI * (1.08 + next() * 0.6);
    const at = (center: number, share: number) => Math.round(center + radius * share);
    const tone = index % 2 === 0 ? 'k5' : 'k0';
    return circle(at(x, Math.cos(angle)), at(y, Math.sin(angle)), between(next, 8, 18), tone);
  });
  const rings = radii.slice(1).map((radius) => circle(x, y, radius, 'k4'));
  const discs = [384, 292, 208].map((radius) => circle(x, y, radius, 'k3'));
  return discs.join('') + rings.join('') + circle(x, y, 64, 'k0') + bodies.join('');
}

/** Layers of land, one before the other, under a low sun. */
function layers(next: Next): string {
  const sun = circle(between(next, 150, 350), between(next, 130, 190), between(next, 56, 84), 'k5');
  const waves = [210, 275, 340, 405].map((y, index) => {
    const bend = between(next, 40, 90) * (index % 2 === 0 ? 1 : -1);
    const path = `M0 ${y}C120 ${y - bend} 200 ${y + bend} 300 ${y}S430 ${y - bend} 480 ${y - bend / 3}V480H0z`;
    return `<path class="${['k3', 'k2', 'k1', 'k0'][index]}" d="${path}"/>`;
  });
  return sun + waves.join('');
}

/** Arches that stand in each other, and one beside them. */
function arches(next: Next): string {
  const left = next() < 0.5;
  const arch = (x: number, width: number, height: number, tone: string) =>
    `<path class="${tone}" d="M${x - width / 2} 480V${480 - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V480z"/>`;
  const center = left ? 190 : 290;
  const nested = [320, 236, 152, 72].map((width, index) =>
    arch(center, width, 400 - index * 84, ['k3', 'k2', 'k1', 'k0'][index] ?? 'k0'),
  );
  const beside = arch(left ? 408 : 72, 96, between(next, 130, 220), 'k5');
  return nested.join('') + beside + circle(left ? 408 : 72, between(next, 90, 150), 34, 'k2');
}

/** Discs that overlap. */
function discs(next: Next): string {
  const x = between(next, 170, 220);
  const turn = next() < 0.5 ? 1 : -1;
  const y = (share: number) => 240 + turn * share;
  return (
    circle(x, y(-50), 150, 'k1') +
    circle(x + 130, y(60), 150, 'k2') +
    circle(x + 65, y(5), 62, 'k0') +
    circle(x + 200, y(-130), 44, 'k5') +
    circle(x + 65, y(5), 230, 'k4') +
    circle(x + 65, y(5), 275, 'k4')
  );
}

/** Round-edged sheets turned about one point, and a disc on them. */
function sheets(next: Next): string {
  const x = between(next, 230, 290);
  const y = between(next, 190, 240);
  const turn = between(next, 14, 24) * (next() < 0.5 ? 1 : -1);
  const sheet = (index: number, half: number, tone: string) =>
    `<rect class="${tone}" x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" rx="${Math.round(half / 3)}" transform="rotate(${turn * index} ${x} ${y})"/>`;
  const discAt = next() < 0.5 ? x - 130 : x + 130;
  return (
    sheet(0, 290, 'k3') +
    sheet(1, 228, 'k3') +
    sheet(2, 172, 'k2') +
    sheet(3, 118, 'k1') +
    sheet(4, 66, 'k0') +
    circle(discAt, y - 120, 34, 'k5')
  );
}

/** Squares, quarters and halves of discs on a grid. */
function tiles(next: Next): string {
  const size = side / 4;
  const shapes: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const x = (index % 4) * size;
    const y = Math.floor(index / 4) * size;
    const tone = `k${Math.floor(next() * 4)}`;
    const pick = next();
    const turn = Math.floor(next() * 4) * 90;
    const center = size / 2;
    const turned = (path: string) =>
      `<path class="${tone}" d="${path}" transform="translate(${x} ${y}) rotate(${turn} ${center} ${center})"/>`;
    if (pick < 0.46) shapes.push(turned(`M0 0h${size}a${size} ${size} 0 0 1-${size} ${size}z`));
    else if (pick < 0.64) shapes.push(turned(`M0 0h${size}a${center} ${center} 0 0 1-${size} 0z`));
    else if (pick < 0.8) shapes.push(circle(x + center, y + center, center, tone));
    else if (pick < 0.92)
      shapes.push(`<path class="${tone}" d="M${x} ${y}h${size}v${size}h-${size}z"/>`);
    else shapes.push(circle(x + center, y + center, size / 5, tone));
  }
  return shapes.join('');
}

/** Fine lines turned around a point, as on a banknote, with the brand's first letter in the middle. */
function rosette(next: Next, letter: string): Html {
  const count = between(next, 16, 26);
  const long = between(next, 190, 216);
  const short = between(next, 62, 128);
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="240" cy="240" rx="${long}" ry="${short}" transform="rotate(${Math.round((index * 1800) / count) / 10} 240 240)"/>`,
  );
  return html`<g class="k4">${trusted(lines.join(''))}</g><circle class="k1" cx="240" cy="240" r="64"/><text x="240" y="264" text-anchor="middle">${letter}</text>`;
}

/** A sea in fine lines, as engravers drew it, and a moon over it. */
function engraving(next: Next): string {
  const turn = next() * Math.PI * 2;
  const lines = Array.from({ length: 24 }, (_, index) => {
    const y = 96 + Math.round(index * (9 + index * 0.42));
    const swell = Math.round(7 + index * 0.7 + 5 * Math.sin(turn + index * 0.7));
    const shift = Math.round(30 * Math.sin(turn + index * 0.45));
    return `<path d="M${shift - 150} ${y}q${60 + index} -${swell} ${120 + index * 2} 0${`t${120 + index * 2} 0`.repeat(6)}"/>`;
  });
  const moon = `cx="${between(next, 150, 330)}" cy="${between(next, 175, 205)}" r="${between(next, 58, 84)}"`;
  return `<g class="k4"><circle class="k3" ${moon}/>${lines.join('')}</g>`;
}

const drawings = [orbits, layers, arches, discs, sheets];

/** By colour and the first letters of the name: enough to tell companies apart. */
export function drawingOf(theme: Theme, { name: given, colors }: Brand): Html {
  const name = seenText(given ?? '').trim();
  const next = numbersFrom(`${[...name].slice(0, 3).join('')} ${parseColor(colors?.primary)}`);
  // The first numbers of names that are nearly the same are nearly the same.
  next();
  const drawing = drawings[Math.floor(next() * drawings.length)] ?? orbits;
  if (theme === 'bold') return trusted(tiles(next));
  if (theme === 'calm') return trusted(drawing(next));
  return next() < 0.5
    ? trusted(engraving(next))
    : rosette(next, [...name][0]?.toLocaleUpperCase() ?? '');
}

export function artwork(theme: Theme, brand: Brand): Html {
  const drawn = drawingOf(theme, brand);
  return html`<div class="art" aria-hidden="true"><svg viewBox="0 0 ${side} ${side}" preserveAspectRatio="xMidYMid slice" focusable="false">${drawn}</svg></div>\n`;
}
