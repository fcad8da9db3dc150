// Colours and how well one reads on another, by the contrast ratio of WCAG 2.

export type Color = readonly [red: number, green: number, blue: number];

export const white: Color = [255, 255, 255];
export const black: Color = [0, 0, 0];

/** #rgb or #rrggbb; undefined for anything else. */
export function parseColor(text: string | undefined): Color | undefined {
  if (text === undefined || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return undefined;
  const digits = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

export function hex([red, green, blue]: Color): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** `share` of the second colour in the first; rounded, so that what is checked is what is shown. */
export function mix(first: Color, second: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(first[index] + (second[index] - first[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

export function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Of each of the 256 values a channel has: palettes ask for thousands. */
const linearOf = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const linear = (channel: number): number => linearOf[channel] ?? 0;

/** From 1 (the same) to 21 (black on white). */
export function contrast(first: Color, second: Color): number {
  const one = luminance(first) + 0.05;
  const other = luminance(second) + 0.05;
  return one > other ? one / other : other / one;
}

/** White reads better on it than black. */
export const isDark = (color: Color): boolean => strongestOn(color) === white;

export const readsOn = (color: Color, grounds: readonly Color[], ratio: number): boolean =>
  grounds.every((ground) => contrast(color, ground) >= ratio);

/** Black or white, whichever reads better: at least 4.58 on any colour there is. */
export const strongestOn = (ground: Color): Color =>
  contrast(white, ground) >= contrast(black, ground) ? white : black;

/** The colour closest to the wanted one, on the way to `sure`, that reads on every ground. */
export function readable(
  wanted: Color,
  sure: Color,
  grounds: readonly Color[],
  ratio: number,
): Color {
  for (let step = 0; step < 20; step += 1) {
    const color = mix(wanted, sure, step / 20);
    if (readsOn(color, grounds, ratio)) return color;
  }
  return sure;
}
