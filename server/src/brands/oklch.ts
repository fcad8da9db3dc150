// OKLCH: lightness, chroma and hue as the eye sees them, so that a colour can be made
// lighter or darker and stay itself. The matrices are those of Björn Ottosson's Oklab.
import type { Color } from './color.ts';

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const gamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function toOklch([red, green, blue]: Color): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, c), Math.atan2(c, a)];
}

function channelsOf([lightness, chroma, hue]: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (channels: readonly number[]): boolean =>
  channels.every((value) => value >= -0.0005 && value <= 1.0005);

/** The colour of this lightness and hue, with as much of the chroma as a screen can show. */
export function fromOklch([lightness, chroma, hue]: Oklch): Color {
  let [low, high] = [0, chroma];
  if (!isShown(channelsOf([lightness, chroma, hue]))) {
    for (let round = 0; round < 12; round += 1) {
      const middle = (low + high) / 2;
      if (isShown(channelsOf([lightness, middle, hue]))) low = middle;
      else high = middle;
    }
  } else {
    low = chroma;
  }
  const byte = (value: number) => Math.round(255 * gamma(Math.min(1, Math.max(0, value))));
  const [red, green, blue] = channelsOf([lightness, low, hue]);
  return [byte(red), byte(green), byte(blue)];
}
