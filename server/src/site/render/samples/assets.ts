// Pictures of the samples, drawn here so that looking at them needs no network.

const svg = (body: string, size: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>`)}`;

const hill = (y: number, fill: string) =>
  `<path d="M0 ${y}C160 ${y - 110} 300 ${y + 60} 470 ${y - 40}S720 ${y - 90} 800 ${y - 20}V600H0z" fill="${fill}"/>`;
const scene = (sky: string, sun: string, [far, middle, near]: [string, string, string]) =>
  svg(
    `<rect width="800" height="600" fill="${sky}"/><circle cx="560" cy="210" r="110" fill="${sun}"/>${hill(380, far)}${hill(460, middle)}${hill(550, near)}`,
    '800 600',
  );
const logo = (name: string) =>
  svg(
    `<text x="0" y="29" font-family="sans-serif" font-size="26" font-weight="700" fill="#30343c">${name}</text>`,
    `${name.length * 15} 40`,
  );

const assets: Record<string, string> = {
  asset_warehouse: scene('#dfe6ff', '#ffd9a8', ['#9fb1ff', '#6076e8', '#2b3990']),
  asset_line: scene('#ffe9dc', '#ff9f73', ['#e5b3a0', '#a86d78', '#4d3a5e']),
  asset_night: scene('#101a3c', '#e9e3c4', ['#2f4485', '#22336a', '#16224a']),
  asset_halden: logo('Halden'),
  asset_orrin: logo('Orrin &amp; Sons'),
  asset_vela: logo('Vela Freight'),
};
export const assetUrl = (assetId: string): string | undefined =>
  Object.hasOwn(assets, assetId) ? assets[assetId] : undefined;

/** What a block is called, resting on no topic. */
export const about = (componentId: string) => ({ componentId, chunkIds: [] });
