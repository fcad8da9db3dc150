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

const portrait = (wall: string, coat: string, skin: string, hair: string) =>
  svg(
    `<rect width="400" height="400" fill="${wall}"/><path d="M60 400c0-90 60-140 140-140s140 50 140 140z" fill="${coat}"/><circle cx="200" cy="160" r="92" fill="${hair}"/><path d="M170 220h60v50a30 30 0 0 1-60 0z" fill="${skin}"/><ellipse cx="200" cy="172" rx="64" ry="76" fill="${skin}"/><path d="M128 160c10-70 134-80 146 4-40-8-60-26-74-44-14 24-40 38-72 40z" fill="${hair}"/>`,
    '400 400',
  );

const assets: Record<string, string> = {
  asset_warehouse: scene('#dfe6ff', '#ffd9a8', ['#9fb1ff', '#6076e8', '#2b3990']),
  asset_line: scene('#ffe9dc', '#ff9f73', ['#e5b3a0', '#a86d78', '#4d3a5e']),
  asset_night: scene('#101a3c', '#e9e3c4', ['#2f4485', '#22336a', '#16224a']),
  asset_halden: logo('Halden'),
  asset_orrin: logo('Orrin &amp; Sons'),
  asset_vela: logo('Vela Freight'),
  asset_norvik: logo('Norvik'),
  asset_ingrid: portrait('#e9ded2', '#2f3a4a', '#e5b99b', '#6b4a2f'),
  asset_priya: portrait('#d7e4df', '#0f5c4d', '#b98262', '#1f1a17'),
  asset_cabinet: scene('#e8f1f0', '#fdf0d8', ['#bcd8d6', '#7fb3b3', '#2f7f86']),
  asset_salle: scene('#f4ede2', '#fff7e6', ['#dcc9ae', '#b99e78', '#6d5a40']),
  asset_fauteuil: scene('#e2ecf2', '#ffffff', ['#b9cedb', '#86a8bd', '#45687f']),
  asset_accueil: scene('#efe6ea', '#ffe9d0', ['#d6bcc6', '#a98293', '#5f4150']),
};
export const assetUrl = (assetId: string): string | undefined =>
  Object.hasOwn(assets, assetId) ? assets[assetId] : undefined;

/** What a block is called, resting on no topic. */
export const about = (componentId: string) => ({ componentId, chunkIds: [] });
