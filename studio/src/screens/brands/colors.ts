// The colours a logo is made of: its pixels, sorted by hue, without what is white, black or grey.
const side = 96;

interface Bin {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

function draw(image: HTMLImageElement): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray();
  const ratio = Math.min(side / (image.naturalWidth || 1), side / (image.naturalHeight || 1));
  context.drawImage(
    image,
    0,
    0,
    (image.naturalWidth || side) * ratio,
    (image.naturalHeight || side) * ratio,
  );
  return context.getImageData(0, 0, side, side).data;
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The strongest first; empty for a logo in black and white. */
export async function colorsOf(url: string): Promise<string[]> {
  const pixels = draw(await load(url));
  const bins = new Map<number, Bin>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const high = Math.max(red, green, blue);
    const spread = high - Math.min(red, green, blue);
    if (alpha < 128 || spread < 32) continue;
    const bin = Math.round(hueOf(red, green, blue, high, spread) / 20) % 18;
    const found = bins.get(bin) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    const weight = spread / 255;
    found.weight += weight;
    found.red += red * weight;
    found.green += green * weight;
    found.blue += blue * weight;
    bins.set(bin, found);
  }
  const all = [...bins.values()].toSorted((a, b) => b.weight - a.weight);
  const least = (all[0]?.weight ?? 0) * 0.06;
  return all
    .filter(({ weight }) => weight >= least)
    .slice(0, 5)
    .map(
      ({ weight, red, green, blue }) =>
        `#${hex(red / weight)}${hex(green / weight)}${hex(blue / weight)}`,
    );
}

function hueOf(red: number, green: number, blue: number, high: number, spread: number): number {
  const turn =
    high === red
      ? ((green - blue) / spread) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return (turn * 60 + 360) % 360;
}
